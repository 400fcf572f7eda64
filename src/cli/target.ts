/** The flags and the call of a command that runs the gate. */

import type { FlagReading } from '../settings/flags.ts';
import type { Call } from './command.ts';

export type RunFlags = FlagReading<{
  embedded?: true;
  'api-key-stdin'?: true;
  json?: true;
  local?: true;
  worktree?: true;
  staged?: true;
}>;
export type RunRequest = Call<RunFlags>;
