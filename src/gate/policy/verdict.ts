/** The verdict of a run and its parts (design, promise 1). */

import type { ViolationType } from '../../shared/api/words.ts';
import type { InconclusiveReason } from '../../shared/errors.ts';
import type { Severity } from '../../shared/severity.ts';
import type { ExclusionReason } from './part.ts';

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
  return Math.max(lo, sumTally(named?.blocks ?? {}));
}

function sumTally(tally: SeverityTally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** What one finding means for the verdict. */
export type Effect = 'blocks' | 'may block' | 'none';

/** How a finding relates to the base. Missing if no scan or list of the base tells. */
export interface BaseRelation {
  /** Undefined if not proven. */
  novelty: 'new' | 'old' | undefined;
  /** The scope leaves it to the default branch's own run. */
  isLeft: boolean;
}

export interface Judgement {
  verdict: Verdict;
  reason: Reason;
  rules: RuleResult[];
  /** Results of rules that only warn. They do not change the verdict. */
  warnings: RuleResult[];
  /** By finding id: the names of the rules that warn about it. */
  warned: ReadonlyMap<string, readonly string[]>;
  /** By id of a finding that blocks or may block: the names of the rules that it violates. */
  broken: ReadonlyMap<string, readonly string[]>;
  /** By finding id. A finding without an entry has no effect. */
  effects: ReadonlyMap<string, Effect>;
  /** By finding id. */
  news: ReadonlyMap<string, BaseRelation>;
  /** Why a pass would prove nothing, if that is the reason. */
  doubt?: string | undefined;
  /** By finding id: the open findings that the policy excludes. */
  leftOut: ReadonlyMap<string, ExclusionReason>;
  unscanned?: readonly string[] | undefined;
  /** Source files that were not scanned, as half a sentence. */
  uncovered?: string | undefined;
}
