/** The input for reading a policy. */
import type { RunContext } from '../hosts/context/context.ts';
import type { PolicyFile } from '../settings/policy-file.ts';
import type { Settings } from '../settings/settings.ts';
import type { RepositoryReader } from './repository-access.ts';
import type { RunLog } from './run.ts';

/** A policy file that a user names on their own machine. */
export interface NamedPolicy {
  path: string;
  /** As the user wrote it. */
  name: string;
}

export interface PolicyRequest {
  settings: Settings;
  context: RunContext;
  reader: RepositoryReader;
  log: RunLog;
  now: Date;
}

/** A policy file that was read. `name` states the file and its commit. */
export interface PolicyLayer {
  file: PolicyFile;
  /** From the root of its repository. For a central policy, with its repository. */
  path: string;
  text: string;
  name: string;
}
