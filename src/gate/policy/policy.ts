/** The requirements of a team as plain data, read from the settings and the policy file. */

import type { ViolationType } from '../../shared/api/words.ts';
import type { InclusionPolicy } from './part.ts';
import type { RulePolicy } from './rules/registry.ts';
import type { ScopePolicy } from './scopes/scope.ts';
import type { UncoveredPolicy } from './uncovered.ts';
import type { Justification, VexClaim } from './vex.ts';

export const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const;
export type Scope = (typeof scopes)[number];

/** Accepts findings until a day. At least one criterion is given, and all given criteria must match. */
export interface Exception {
  violationId?: string | undefined;
  /** `CWE-<number>`. */
  cwe?: string | undefined;
  type?: ViolationType | undefined;
  /** A glob that the file's path must match. */
  path?: string | undefined;
  title?: string | undefined;
  /** An OpenVEX statement. It excludes other criteria. */
  vex?: VexClaim | undefined;
  /** Why the covered findings are no problem, as an OpenVEX justification. */
  justification?: Justification | undefined;
  reason: string;
  /** The last valid day, `YYYY-MM-DD`. */
  expires: string;
  owner?: string | undefined;
}

/** What the rules require, each declared in its own file, and what applies to all of them. */
export interface Policy extends RulePolicy, ScopePolicy, UncoveredPolicy, InclusionPolicy {
  /** Globs: a pull request that changes only these files needs no scan. */
  skipWhen?: readonly string[] | undefined;
  /**
   * Types that the scan must cover although more can block: those that a trusted policy named before it was tightened.
   */
  coverTypes?: readonly ViolationType[] | undefined;
  /** `auto` here means the comparison with the base branch. Without one, it was resolved to `scan`. */
  scope: Scope;
  exceptions: readonly Exception[];
  /** The day of the run, `YYYY-MM-DD` in UTC. It decides which exceptions have expired. */
  today: string;
}

/** Two versions merged into one. The second may only make the first stricter. */
export interface Comparison<Value> {
  value: Value;
  /** What the second version tightened, such as `fail-on-severity=low`. */
  tightened: string[];
  /** Values of the second version that were ignored because they would block less, in the same form. */
  ignored: string[];
}
