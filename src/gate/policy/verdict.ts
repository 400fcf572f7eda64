/** The verdict of a run, its parts, and the exit code that follows (design, promise 1). */

import type { ViolationType } from '../../shared/api/words.ts';
import {
  type ErrorCode,
  type GateError,
  type InconclusiveReason,
  inconclusiveReasons,
  isInconclusive,
} from '../../shared/errors.ts';
import type { Severity } from '../../shared/severity.ts';

/** Worst first: one failed rule fails a run, and one inconclusive rule keeps it from passing. */
export const verdicts = ['failed', 'inconclusive', 'passed'] as const;
export type Verdict = (typeof verdicts)[number];

/** The worst of several verdicts. Passed if there are none. */
export function pickWorstVerdict(several: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}

/** The output `reason`: `clean` when passed, `violations` when failed, else why it could not decide. */
export type Reason = 'clean' | 'violations' | InconclusiveReason;

/** Whether the run says anything about findings. A cancelled run, or one that did not wait, does not. */
export function hasJudged(reason: Reason): boolean {
  return reason !== 'cancelled' && reason !== 'not-waited';
}

/** What a rule asks, in parts that every surface can put into plain words. */
export type RuleQuestion =
  | { kind: 'severity'; floor: Severity }
  | { kind: 'threshold'; severity: Severity; type: ViolationType | undefined }
  | { kind: 'cvss' | 'epss'; least: number }
  | { kind: 'age'; severity: Severity; days: number }
  /** A named rule of the policy file. */
  | { kind: 'match'; severities: readonly Severity[] };

/** Findings by severity. Those of unknown severity are counted separately. */
export type SeverityTally = Partial<Record<Severity | 'UNKNOWN', number>>;

export interface RuleResult {
  /** The setting as written: `fail-on-severity=high`, `threshold high=5`. */
  rule: string;
  verdict: Verdict;
  /** Lower and upper bound of the blocking findings. `hi` is Infinity if there is no upper bound. */
  lo: number;
  hi: number;
  limit: number;
  /** One line of reasoning for people. */
  line: string;
  /** What would make it pass. */
  remedy: string;
  asks?: RuleQuestion | undefined;
  /**
   * Counts of the findings that can be named: those proven to block, individually or as a whole, and those that may
   * block.
   */
  named?: { blocks: SeverityTally; mayBlock: SeverityTally } | undefined;
  /** Findings without the score that the rule needs, which the policy ignores. */
  unscored?: number | undefined;
}

/** The proven number of findings that violate a rule, by the counts or by named findings. */
export function countProven({ lo, named }: Pick<RuleResult, 'lo' | 'named'>): number {
  return Math.max(
    lo,
    Object.values(named?.blocks ?? {}).reduce((sum, count) => sum + count, 0),
  );
}

/** Why a finding does not count. */
export type ExclusionReason =
  | 'in an ignored path'
  | 'in another part of the repository'
  | `in its grace until ${string}`;

/** What one finding means for the verdict. */
export type Effect = 'blocks' | 'may block' | 'none';

/** What a judgement says about one finding. Most findings lack most of it. */
export interface JudgedFinding {
  /** Missing if it has none. */
  effect?: Effect | undefined;
  /** Names of the rules that it violates or may violate. */
  brokenRules?: readonly string[] | undefined;
  /** Names of the rules that warn about it. */
  warnedBy?: readonly string[] | undefined;
  /** Why the policy excludes it, if it is open. */
  leftOut?: ExclusionReason | undefined;
  /** Whether the base has it, if this is proven. */
  novelty?: 'new' | 'old' | undefined;
  /** The change cannot have introduced it, and it is left to the default branch's run. */
  isLeft?: boolean | undefined;
}

export interface Judgement {
  verdict: Verdict;
  reason: Reason;
  rules: RuleResult[];
  /** Results of rules that only warn. They do not change the verdict. */
  warnings: RuleResult[];
  /** By id. Nothing is said about a finding without an entry. */
  findings: ReadonlyMap<string, JudgedFinding>;
  /** Why a pass would prove nothing, if that is the reason. */
  doubt?: string | undefined;
  unscanned?: readonly string[] | undefined;
  /** Source files that were not scanned, as half a sentence. */
  uncovered?: string | undefined;
}

const reasonsByCode: Record<ErrorCode, InconclusiveReason> = {
  CONFIG: 'settings',
  AUTH: 'auth',
  NOT_FOUND: 'not-found',
  RATE_LIMITED: 'rate-limited',
  UNAVAILABLE: 'unavailable',
  SCAN_FAILED: 'scan-failed',
  SCAN_TIMEOUT: 'timeout',
  PROTOCOL: 'protocol',
  PUBLISH: 'publish',
  CANCELLED: 'cancelled',
};

/** The value of the output `reason` for an error. */
export function getReason(error: GateError): InconclusiveReason {
  return error.reason ?? reasonsByCode[error.code];
}

export const exitCodes = {
  0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
  1: 'failed: at least one finding is proven to block',
  2: 'inconclusive: nothing is proven; wrong settings included',
  129: 'canceled because the terminal or session ended (SIGHUP)',
  130: 'canceled by an interrupt (SIGINT)',
  131: 'canceled by a request to quit (SIGQUIT)',
  143: 'canceled by a request to end (SIGTERM)',
} as const;

export type ExitCode = keyof typeof exitCodes;
export type Signal = keyof typeof signalCodes;

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;
export const signals = Object.keys(signalCodes) as Signal[];

/** Whether a verdict fails the step. */
export interface Enforcement {
  /** Exit 0 whatever the verdict, except for wrong settings. */
  warnOnly: boolean;
  onInconclusive: Readonly<Partial<Record<InconclusiveReason, 'fail' | 'warn'>>>;
}

export interface JudgedVerdict {
  verdict: Verdict;
  reason: Reason;
}

/** Everything that can determine the exit code. */
export interface RunEnding {
  /** Empty if nothing was to be judged. A failure takes precedence over an inconclusive verdict. */
  judged: readonly JudgedVerdict[];
  /** Undefined if the settings could not be read: then no outcome is softened. */
  settings?: Enforcement | undefined;
  /** Number of requested files that could not be written. */
  fileErrors?: number | undefined;
  /** The signal that ended the run. */
  signal?: Signal | undefined;
}

export function computeExitCode({ judged, settings, fileErrors = 0, signal }: RunEnding): ExitCode {
  if (signal !== undefined) return signalCodes[signal];
  const codes = judged.map((each) => computeVerdictCode(each, settings));
  if (codes.includes(1)) return 1;
  return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}

function computeVerdictCode({ verdict, reason }: JudgedVerdict, settings: Enforcement | undefined): 0 | 1 | 2 {
  if (verdict === 'passed') return 0;
  const isOpen = isInconclusive(reason);
  const effect = isOpen ? inconclusiveReasons[reason].effect : 'fails';
  if (effect === 'always fails') return 2;
  if (settings?.warnOnly) return 0;
  if (verdict === 'failed') return 1;
  return effect === 'passes' || (isOpen && settings?.onInconclusive[reason] === 'warn') ? 0 : 2;
}
