/** The interface for the source of a run's evidence: a service's scan, findings at hand, or a saved report. */
import type { GateError, InconclusiveReason } from '../../shared/errors.ts';
import type { Prose } from '../../shared/prose.ts';
import type { RunContext } from '../hosts/context/context.ts';
import type { Baseline } from '../policy/baseline.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence, FindingOrigin } from '../policy/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Report, Uncompared } from '../report/report.ts';
import type { HeadState } from './guards.ts';
import type { Progress } from './progress.ts';

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

/** Why a pass is withdrawn. */
interface PassDoubt {
  reason: InconclusiveReason;
  brief?: string;
  message: string;
  hint: Prose | undefined;
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
  checkPass(): Promise<PassDoubt | undefined>;
  /** The scanner's clock, ms since the epoch. */
  serverTimeMs?(): number | undefined;
  /** Number of requests sent, by endpoint. */
  requests?(): Report['requests'];
}
