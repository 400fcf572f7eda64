/** Which findings a policy includes: those in its part of the repository, without the ignored ones. */
import { type Answer, answer, both, not } from './answer.ts';
import type { Finding } from './finding.ts';
import { type GraceEvidence, type GracePolicy, graceOf, hasGrace } from './grace.ts';
import { countingMatcher, type PlacesPolicy, placeMatcher } from './places.ts';

export interface PartPolicy extends GracePolicy, PlacesPolicy {
  /** Globs: only findings that match are judged. */
  paths?: readonly string[] | undefined;
  /** Globs: findings that match do not count. */
  ignorePaths?: readonly string[] | undefined;
}

/** Why a finding does not count. */
export type LeftOut = 'in an ignored path' | 'in another part of the repository' | `in its grace until ${string}`;

/** Whether the policy excludes anything. */
export function isPartial(policy: PartPolicy): boolean {
  return policy.paths !== undefined || policy.ignorePaths !== undefined || hasGrace(policy);
}

/** Undefined for a finding that counts or may count: a finding is excluded only if this is proven. */
export function leftOutBy(policy: PartPolicy, finding: Finding, evidence: GraceEvidence): LeftOut | undefined {
  const { paths, ignorePaths } = policy;
  if (ignorePaths !== undefined && placeMatcher(ignorePaths)(finding) === 'yes') return 'in an ignored path';
  if (paths !== undefined && countingMatcher(paths, policy)(finding) === 'no')
    return 'in another part of the repository';
  const grace = graceOf(policy, finding, evidence);
  return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}

/** Whether the policy includes the finding. Unknown if it may be in another part. */
export function isInPart(policy: PartPolicy, finding: Finding, evidence: GraceEvidence): Answer {
  const counts = answer(leftOutBy(policy, finding, evidence) === undefined);
  const isOver = not(graceOf(policy, finding, evidence).answer);
  return both(counts, isOver, policy.paths === undefined ? 'yes' : countingMatcher(policy.paths, policy)(finding));
}
