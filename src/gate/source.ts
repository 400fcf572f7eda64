/** The port behind which a run's evidence comes from: a service's scan, SARIF files, or a saved report. */
import type { RunContext } from '../ci/context/context.ts';
import type { GateError, InconclusiveReason } from '../errors.ts';
import type { Baseline } from '../policy/baseline.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Prose } from '../prose.ts';
import type { Report } from '../report/report.ts';
import type { HeadState } from './guards.ts';
import type { Progress } from './progress.ts';

/** What the evidence is collected for. */
export interface CollectRequest {
  policy: Policy;
  baseline: Baseline | undefined;
  /** False where the author of a proposal may have chosen its base: then nothing is left out because the base holds it. */
  mayNarrow: boolean;
  /** What the pull request changes; read at most once. */
  readChanges: () => Promise<Changes | undefined>;
}

export interface Collected {
  evidence: Evidence;
  judgement: Judgement;
  /** The policy as it was judged by: `auto` becomes another scope where there is nothing to compare with. */
  policy: Policy;
}

/** Why a pass is taken back. */
export interface PassDoubt {
  reason: InconclusiveReason;
  message: string;
  hint: Prose | undefined;
}

/** Made for one run. What it learns for the report goes into `progress.report`, so that an error loses nothing. */
export interface EvidenceSource {
  /** Of the service that is asked, such as `https://scanner.example.com`; undefined where none is. */
  readonly serviceOrigin: string | undefined;
  /** Whether it is somewhere else than this process: only then does the report speak of a service. */
  readonly isRemote: boolean;
  /** Whether it states paths from the root of the repository. */
  readonly hasFullPaths: boolean;
  /** Whether it starts a scan that a change may not need (`skip-when`). */
  readonly startsScan: boolean;
  /** Whether it knows the baseline itself: then none is read that the settings do not name. */
  readonly hasBaseline?: boolean;
  /** Why it cannot compare with the base, as a note. */
  readonly missingBase?: string | undefined;
  /** What the run is about, as far as only the source can say. */
  locate(progress: Progress): Promise<RunContext>;
  /** Why it can be asked nothing. */
  refuse?(progress: Progress): GateError | undefined;
  /**
   * Asks for what must be known before anything starts, beside the reading of the policy, which `isRead` waits for. Gives
   * where the branch stands.
   */
  open(progress: Progress, isRead: Promise<unknown>): Promise<HeadState>;
  /** The paths of the judged commit's files; undefined when they cannot be read. */
  readTree?(): Promise<ReadonlySet<string> | undefined>;
  /** Starts the scan and waits for it, or reads and checks the files. False when the run was asked not to wait. */
  start(progress: Progress): Promise<boolean>;
  /** Only as far as it can change the verdict or will be shown. */
  collect(progress: Progress, request: CollectRequest): Promise<Collected>;
  /** All that there is, for who asked for it. */
  collectEverything?(): Promise<Evidence>;
  /** Why a pass does not stand: the evidence may be of another commit, or its own run did not end well. */
  checkPass(): Promise<PassDoubt | undefined>;
  /** By the clock of whoever scans, ms since the epoch. */
  serverTimeMs?(): number | undefined;
  /** Requests sent, by endpoint. */
  requests?(): Report['requests'];
}
