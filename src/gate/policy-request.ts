/** What the reading of a policy works from. */
import type { RunContext } from '../ci/context/context.ts';
import type { PolicyFile } from '../settings/policy-file.ts';
import type { Settings } from '../settings/settings.ts';
import type { RunLog } from './run.ts';
import type { Surroundings } from './surroundings.ts';

/** A policy file that somebody names on their own machine. */
export interface NamedPolicy {
  path: string;
  /** As the user wrote it. */
  name: string;
}

export interface PolicyRequest {
  settings: Settings;
  context: RunContext;
  around: Surroundings;
  log: RunLog;
  now: Date;
}

/** A policy file that was read: `name` says which and of which commit. */
export interface Layer {
  file: PolicyFile;
  /** From the root of its repository; of a central one with its repository. */
  path: string;
  text: string;
  name: string;
}
