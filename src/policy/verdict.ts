/** What a run ends in: the verdict, and what it is made of (design, promise 1). */
import type { InconclusiveReason } from '../errors.ts';
import type { Severity } from '../severity.ts';
import type { ViolationType } from './finding.ts';
import type { LeftOut } from './part.ts';

/** Worst first: one rule that is broken fails a run, and one that is open keeps it from passing. */
export const verdicts = ['failed', 'inconclusive', 'passed'] as const;
export type Verdict = (typeof verdicts)[number];

/** The worst of several; passed when there are none. */
export function worstVerdict(several: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}

/** The output `reason`: `clean` when passed, `violations` when failed, else why it could not decide. */
export type Reason = 'clean' | 'violations' | InconclusiveReason;

/** Whether the run says anything about findings: one that was cancelled, or not waited for, does not. */
export function hasJudged(reason: Reason): boolean {
  return reason !== 'cancelled' && reason !== 'not-waited';
}

/** What a rule asks, in parts, so that every surface can say it in plain words. */
export type Ask =
  | { kind: 'severity'; floor: Severity }
  | { kind: 'threshold'; severity: Severity; type: ViolationType | undefined }
  | { kind: 'cvss' | 'epss'; least: number }
  | { kind: 'age'; severity: Severity; days: number }
  /** A rule that the policy file names. */
  | { kind: 'match'; severities: readonly Severity[] };

/** Findings by severity; what has none that is known is counted by itself. */
export type Tally = Partial<Record<Severity | 'UNKNOWN', number>>;

export interface RuleResult {
  /** The setting as it stands: `fail-on-severity=high`, `threshold high=5`. */
  rule: string;
  verdict: Verdict;
  /** Blocking findings, at least and at most; `hi` is Infinity when nothing bounds it. */
  lo: number;
  hi: number;
  limit: number;
  /** One line of reasoning for people. */
  line: string;
  /** What would make it pass. */
  remedy: string;
  asks?: Ask | undefined;
  /** Of the findings that can be named: what it proves to block, one by one or as all that there are, and what may block. */
  named?: { blocks: Tally; mayBlock: Tally } | undefined;
  /** Findings without the score that it asks for, which the policy leaves out. */
  unscored?: number | undefined;
}

/** How many findings break a rule, as far as that is proven: by the numbers, or by name. */
export function provenCount({ lo, named }: Pick<RuleResult, 'lo' | 'named'>): number {
  return Math.max(lo, tallySum(named?.blocks ?? {}));
}

function tallySum(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** What one finding means for the verdict. */
export type Effect = 'blocks' | 'may block' | 'none';

/** How a finding stands to the base; nothing where no scan or list of the base says it. */
export interface News {
  /** Undefined: not proven. */
  novelty: 'new' | 'old' | undefined;
  /** The scope leaves it to the default branch's own run. */
  isLeft: boolean;
}

export interface Judgement {
  verdict: Verdict;
  reason: Reason;
  rules: RuleResult[];
  /** Rules that only warn: what they came to changes no verdict. */
  warnings: RuleResult[];
  /** By the id of a finding, the names of the rules that warn of it. */
  warned: ReadonlyMap<string, readonly string[]>;
  /** By the id of a finding that blocks or may block, the names of the rules through which it does. */
  broken: ReadonlyMap<string, readonly string[]>;
  /** The effect of each finding by id; a finding that is not in the map has none. */
  effects: ReadonlyMap<string, Effect>;
  /** By id. */
  news: ReadonlyMap<string, News>;
  /** Why a pass would be worth nothing, when that is the reason. */
  doubt?: string | undefined;
  /** By id, the open findings that the policy is not about. */
  leftOut: ReadonlyMap<string, LeftOut>;
  /** Source files that nobody looked at, as half a sentence. */
  uncovered?: string | undefined;
}
