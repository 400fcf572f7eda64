/** What a command is asked to run, and what one kind of run (embedded or not) is about. */

import type { FlagReading } from '../settings/flags.ts';
import type { GateInput } from '../steps/progress.ts';
import type { Call } from './command.ts';

export type RunFlags = FlagReading<{
  embedded?: true;
  'api-key-stdin'?: true;
  json?: true;
  local?: true;
}>;
export type RunRequest = Call<RunFlags>;

/** What one kind of run (embedded or not) is about; `end` stops what it started. */
export interface Target extends Pick<GateInput, 'settings' | 'context' | 'comparison' | 'readTree'> {
  /** As far as anybody knows; the context's is one that can be trusted. */
  defaultBranch: string | undefined;
  /** Lines about what is judged, before the story. */
  opening: string[];
  end(): Promise<void>;
}
