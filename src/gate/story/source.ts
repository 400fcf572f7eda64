/**
 * What a run of the gate works with: its session and environment, its progress, and the source of its evidence: a service's
 * scan, findings at hand, or a saved report.
 */

import type { Budget, Clock, Stopwatch } from '../../shared/clock.ts';
import type { GateError, InconclusiveReason } from '../../shared/errors.ts';
import type { Transport } from '../../shared/http/http.ts';
import type { Prose } from '../../shared/prose.ts';
import type { RunContext } from '../hosts/context/context.ts';
import type { LoadOctokit } from '../hosts/github/client.ts';
import type { RunLog } from '../hosts/log.ts';
import type { Environment } from '../hosts/system.ts';
import type { Baseline } from '../policy/baseline.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence, FindingOrigin } from '../policy/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Report, Uncompared } from '../report/report.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import type { HeadState } from './guards.ts';
import type { NamedPolicy } from './policy/layers.ts';
import type { LoadedPolicy } from './policy/load.ts';
import type { RepositoryReader } from './repository-access.ts';

/** What a session gives to everything that runs in it. */
export interface RunSession {
  /** Of the gate. */
  version: string;
  env: Environment;
  /** Relative paths of files are resolved against this folder. */
  folder: string;
  /** When the run began, by the wall clock. */
  now: Date;
  /** By default that of the command line. */
  loadOctokit?: LoadOctokit | undefined;
  /** The log for the steps of a run. */
  runLog: RunLog;
  /** Aborted with a GateError CANCELLED by a signal, or with the error if it was not caught. */
  cancel: AbortSignal;
  /** The transport of the run, through the proxies that the machine's variables name. */
  transport(): Promise<Transport>;
  /** SCAN_GATE_TIME_SCALE, for tests, has an effect only if the service, or GitHub without one, is on this machine. */
  clock(baseUrl?: string): Clock;
}

/** The environment of a run. */
export interface GateEnvironment extends Pick<RunSession, 'cancel' | 'now'> {
  context: RunContext;
  version: string;
  transport: Transport;
  clock: Clock;
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

/** What the evidence is collected for. */
export interface CollectRequest {
  policy: Policy;
  baseline: Baseline | undefined;
  /**
   * False if the author of a pull request may have chosen its base: then nothing is excused because the base has it.
   */
  mayNarrow: boolean;
  /** What the pull request changes. Read at most once. */
  readChanges: () => Promise<Changes | undefined>;
}

export interface Collected {
  evidence: Evidence;
  judgement: Judgement;
  /** The policy that was applied. `auto` becomes another scope if there is nothing to compare with. */
  policy: Policy;
}

/** Why a pass is withdrawn if the branch was not at the commit all the time, as far as is known. */
export function doubtPass(
  head: HeadState | undefined,
): { reason: InconclusiveReason; brief?: string; message: string; hint: Prose | undefined } | undefined {
  if (head === undefined || head.kind === 'same') return undefined;
  const message = `${head.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
  return { reason: head.reason ?? 'moved', message, hint: head.hint, brief: head.brief };
}

/** Created for one run. It writes what it learns to `progress.report`, so that an error loses nothing. */
export interface EvidenceSource {
  /** Origin of the service, such as `https://scanner.example.com`. Undefined if there is none. */
  readonly serviceOrigin: string | undefined;
  /** Who found the findings. The scanners of this machine state all paths from the root of the repository. */
  readonly origin: FindingOrigin;
  /** Whether it starts a scan that a change may not need (`skip-when`). */
  readonly startsScan: boolean;
  /** Whether it has the baseline itself. Then only a baseline that the settings name is read. */
  readonly hasBaseline?: boolean;
  /** Why it cannot compare with the base of that context. */
  missingBase?: ((context: RunContext) => Uncompared | undefined) | undefined;
  /** Completes the context with what only the source knows. */
  locate(progress: Progress): Promise<RunContext>;
  /** Why the source cannot be used. */
  refuse?(progress: Progress): GateError | undefined;
  /**
   * Requests what must be known before anything starts, while the policy is being read. `isConsulted` resolves when the
   * policy was read. Returns whether the branch has moved.
   */
  open(progress: Progress, isRead: Promise<unknown>): Promise<HeadState>;
  /** The paths of the judged commit's files. Undefined if they cannot be read. */
  readTree?(): Promise<ReadonlySet<string> | undefined>;
  /** The messages of the change's commits, if a scan would search them. Undefined if they cannot be read. */
  readMessages?: (() => Promise<readonly string[] | undefined>) | undefined;
  /** Starts the scan and waits for it, or reads and checks the files. False if the run was asked not to wait. */
  start(progress: Progress): Promise<boolean>;
  /** Reads only what can change the verdict or will be shown. */
  collect(progress: Progress, request: CollectRequest): Promise<Collected>;
  /** Reads everything, for callers that need it. */
  collectEverything?(): Promise<Evidence>;
  /** Why a pass is withdrawn: the evidence may be of another commit, or its own run did not end properly. */
  checkPass(progress: Progress): Promise<ReturnType<typeof doubtPass>>;
  /** The scanner's clock, ms since the epoch. */
  serverTimeMs?(): number | undefined;
  /** Number of requests sent, by endpoint. */
  requests?(): Report['requests'];
}
