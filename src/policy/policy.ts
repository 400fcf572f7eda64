/** What a team asks of its code: plain data, read from the settings and the config file. */
import type { ViolationType } from './finding.ts';
import type { PartPolicy } from './part.ts';
import type { RulePolicy } from './rules/registry.ts';
import type { ScopePolicy } from './scopes/scope.ts';
import type { UncoveredPolicy } from './uncovered.ts';
import type { Claim, Justification } from './vex/statement.ts';

export const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const;
export type Scope = (typeof scopes)[number];

/** Accepts findings until a day. All criteria that are given must match; at least one is. */
export interface Exception {
  violationId?: string | undefined;
  /** `CWE-<number>`. */
  cwe?: string | undefined;
  type?: ViolationType | undefined;
  /** A glob over the file's path. */
  path?: string | undefined;
  title?: string | undefined;
  /** What an OpenVEX statement says; beside it there are no other criteria. */
  vex?: Claim | undefined;
  /** Why what it covers is no problem, in a word of OpenVEX. */
  justification?: Justification | undefined;
  reason: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  expires: string;
  owner?: string | undefined;
}

/** What the rules ask for, each in its own file, and what holds for all of them. */
export interface Policy extends RulePolicy, ScopePolicy, UncoveredPolicy, PartPolicy {
  /** Globs: a pull request that changes nothing else needs no scan. */
  skipWhen?: readonly string[] | undefined;
  /** Types that the scan must cover although more can block: what a trusted policy named before it was tightened. */
  coverTypes?: readonly ViolationType[] | undefined;
  /** `auto` here means the comparison with the base branch; where there is none it has become `scan`. */
  scope: Scope;
  exceptions: readonly Exception[];
  /** The day of the run, `YYYY-MM-DD` in UTC: exceptions end by it. */
  today: string;
}

/** Two versions as one, where the second may only make the first stricter. */
export interface Comparison<Value> {
  value: Value;
  /** What the second version made stricter, as `fail-on-severity=low`. */
  tightened: string[];
  /** What the second version holds that would have blocked less, in the same form. */
  ignored: string[];
}
