/** One run of the gate on its way: what it was given, what it works with, and what it has learnt so far. */
import type { Transport } from '../api/http.ts';
import type { RunContext } from '../ci/context/context.ts';
import type { Budget, Clock, Stopwatch } from '../clock.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Report } from '../report/report.ts';
import type { Settings } from '../settings/settings.ts';
import type { HeadWatch } from './head-watch.ts';
import type { Run, RunLog } from './run.ts';
import type { BaseComparison } from './scope.ts';
import type { Surroundings } from './surroundings.ts';

export interface GateInput {
  settings: Settings;
  context: RunContext;
  version: string;
  transport: Transport;
  clock: Clock;
  /** Aborted with a GateError CANCELLED when the run is cancelled. */
  cancel: AbortSignal;
  /** The wall clock: exceptions end by its date. */
  now: Date;
  log: RunLog;
  /** Every list and every detail is read, whatever the verdict needs: for a baseline. */
  wantsEverything?: boolean;
  /** The scan that `scan-id` names is known to hold the commit. */
  isScanProven?: boolean;
  comparison?: BaseComparison | undefined;
  /** The paths of the judged commit's files, where the run has the commit; resolves to undefined when they cannot be read. */
  readTree?: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
  /** How the run reads where it runs, within the run's budget of time. */
  surroundings: (budget: Budget, say: RunLog['say']) => Surroundings;
}

/** The report of a run grows with what it learns, so that an error loses nothing. */
export interface Progress {
  input: GateInput;
  run: Run;
  around: Surroundings;
  report: Report;
  /** The settings with what the policy file says; the step's own until it was read. */
  settings: Settings;
  evidence: Evidence | undefined;
  changes: Changes | undefined;
  head: HeadWatch;
  stopwatch: Stopwatch;
}
