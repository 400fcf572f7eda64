/** One run of the gate on its way: what it was given, what it works with, and what it has learnt so far. */
import type { Transport } from '../api/http.ts';
import type { RunContext } from '../ci/context/context.ts';
import type { Budget, Clock, Stopwatch } from '../clock.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Report } from '../report/report.ts';
import type { Settings } from '../settings/settings.ts';
import type { LoadedPolicy } from './policy.ts';
import type { NamedPolicy } from './policy-request.ts';
import type { RunLog } from './run.ts';
import type { Surroundings } from './surroundings.ts';

/** Where a run takes place. */
export interface GateEnvironment {
  context: RunContext;
  version: string;
  transport: Transport;
  clock: Clock;
  /** Aborted with a GateError CANCELLED when the run is cancelled. */
  cancel: AbortSignal;
  /** The wall clock: exceptions end by its date. */
  now: Date;
  log: RunLog;
  /** A policy file of this machine, judged by as it is. */
  policyFile?: NamedPolicy | undefined;
  /** The policy, where it was read before: for several runs. */
  loaded?: LoadedPolicy | undefined;
  /** How the run reads where it runs, within the run's budget of time. */
  surroundings: (budget: Budget, say: RunLog['say']) => Surroundings;
}

/** The report of a run grows with what it learns, so that an error loses nothing. */
export interface Progress {
  environment: GateEnvironment;
  /** The environment's, with what the source of the evidence adds. */
  context: RunContext;
  budget: Budget;
  log: RunLog;
  around: Surroundings;
  report: Report;
  /** The settings with what the policy file says; the step's own until it was read. */
  settings: Settings;
  evidence: Evidence | undefined;
  judgement: Judgement | undefined;
  changes: Changes | undefined;
  /** What the pull request changes; read at most once, and undefined where it cannot be read. */
  readChanges: () => Promise<Changes | undefined>;
  stopwatch: Stopwatch;
}
