/** Which findings a policy includes: those in its part of the repository, without the ignored ones. */

import type { Finding } from './finding.ts';
import { computeGrace, type GraceEvidence, type GracePolicy, hasGrace } from './grace.ts';
import { createCountingMatcher, createPathMatcher, type PathPolicy } from './path-matching.ts';
import { andTernary, negateTernary, type Ternary, toTernary } from './ternary.ts';

export interface InclusionPolicy extends GracePolicy, PathPolicy {
  /** Globs: only findings that match are judged. */
  paths?: readonly string[] | undefined;
  /** Globs: findings that match do not count. */
  ignorePaths?: readonly string[] | undefined;
}

/** Why a finding does not count. */
export type ExclusionReason =
  | 'in an ignored path'
  | 'in another part of the repository'
  | `in its grace until ${string}`;

/** Whether the policy excludes anything. */
export function excludesFindings(policy: InclusionPolicy): boolean {
  return policy.paths !== undefined || policy.ignorePaths !== undefined || hasGrace(policy);
}

/** Undefined for a finding that counts or may count: a finding is excluded only if this is proven. */
export function findExclusionReason(
  policy: InclusionPolicy,
  finding: Finding,
  evidence: GraceEvidence,
): ExclusionReason | undefined {
  const { paths, ignorePaths } = policy;
  if (ignorePaths !== undefined && createPathMatcher(ignorePaths)(finding) === 'yes') return 'in an ignored path';
  if (paths !== undefined && createCountingMatcher(paths, policy)(finding) === 'no')
    return 'in another part of the repository';
  const grace = computeGrace(policy, finding, evidence);
  return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}

/** Whether the policy includes the finding. Unknown if it may be in another part. */
export function isIncluded(policy: InclusionPolicy, finding: Finding, evidence: GraceEvidence): Ternary {
  const counts = toTernary(findExclusionReason(policy, finding, evidence) === undefined);
  const isOver = negateTernary(computeGrace(policy, finding, evidence).answer);
  return andTernary(
    counts,
    isOver,
    policy.paths === undefined ? 'yes' : createCountingMatcher(policy.paths, policy)(finding),
  );
}
