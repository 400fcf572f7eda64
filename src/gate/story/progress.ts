/** The state of a running gate: its input, its tools, and what it has learned so far. */

import type { Budget, Clock, Stopwatch } from '../../shared/clock.ts';
import type { Transport } from '../../shared/http/http.ts';
import type { RunContext } from '../hosts/context/context.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Report } from '../report/report.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import type { NamedPolicy } from './policy/layers.ts';
import type { LoadedPolicy } from './policy/load.ts';
import type { RepositoryReader } from './repository-access.ts';
import type { RunLog } from './run.ts';

/** The environment of a run. */
export interface GateEnvironment {
  context: RunContext;
  version: string;
  transport: Transport;
  clock: Clock;
  /** Aborted with a GateError CANCELLED if the run is cancelled. */
  cancel: AbortSignal;
  /** Wall clock time. Exceptions expire by its date. */
  now: Date;
  log: RunLog;
  /** A policy file on this machine that applies without a trusted version. */
  policyFile?: NamedPolicy | undefined;
  /** A policy that was read before, for several runs. */
  loaded?: LoadedPolicy | undefined;
  /**
   * Leaves the check run open for a later run, which judges this scan (`wait: false`). Resolves to false if nothing can
   * be left open; the run then waits. Undefined on the command line, where there is no check run.
   */
  leavePending?: ((scanId: string) => Promise<boolean>) | undefined;
  /** Creates the reader of the repository, limited by the run's time budget. */
  openReader: (budget: Budget, say: RunLog['say']) => RepositoryReader;
}

/** The report is extended step by step, so that an error loses nothing. */
export interface Progress {
  environment: GateEnvironment;
  /** The environment's context, completed by the source of the evidence. */
  context: RunContext;
  budget: Budget;
  log: RunLog;
  reader: RepositoryReader;
  report: Report;
  /** The settings completed from the policy file. Until it is read, those of the step. */
  settings: RunSettings;
  /** As it was read. Its scope is resolved later. */
  policy: Policy | undefined;
  evidence: Evidence | undefined;
  judgement: Judgement | undefined;
  changes: Changes | undefined;
  loadPolicy(): Promise<LoadedPolicy>;
  /** What the pull request changes. Read at most once. Undefined if it cannot be read. */
  readChanges: () => Promise<Changes | undefined>;
  stopwatch: Stopwatch;
}
