/**
 * Which findings a policy includes: those in its part of the repository, without the ignored ones, and without
 * dependency findings in their grace period.
 */

import { dayMs } from '../../shared/clock.ts';
import type { Severity } from '../../shared/severity.ts';
import type { Evidence } from './evidence.ts';
import { type Finding, isUnclear } from './finding.ts';
import { createCountingMatcher, createPathMatcher, type PathPolicy } from './path-matching.ts';
import { andTernary, negateTernary, type Ternary, toTernary } from './ternary.ts';

interface GracePolicy {
  /**
   * Days after the advisory's publication or the first detection for which a dependency finding on the default branch
   * does not count, by severity.
   */
  newAdvisoryGrace?: Readonly<Partial<Record<Severity, number>>> | undefined;
}

type GraceEvidence = Pick<Evidence, 'startedAt'>;

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

export function hasGrace({ newAdvisoryGrace }: GracePolicy): boolean {
  return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}

/**
 * The earlier of the two times counts. Without either of them, or without the time of the scan, there is no grace.
 * `lastDay` is the last day, `YYYY-MM-DD` in UTC, that lies at least partly in the grace period.
 */
function computeGrace(
  { newAdvisoryGrace }: GracePolicy,
  finding: Finding,
  { startedAt }: GraceEvidence,
): { answer: Ternary; lastDay?: string } {
  const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : undefined;
  if (days === undefined || days === 0 || finding.type !== 'SCA' || isUnclear(finding, 'severity', 'type'))
    return { answer: 'no' };
  if (finding.detail === undefined) return { answer: 'unknown' };
  const { firstDetected, advisory } = finding.detail;
  const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== undefined);
  const endMs = Math.min(...known) + days * dayMs;
  if (startedAt === undefined || known.length === 0 || isUnclear(finding, 'firstDetected') || startedAt >= endMs)
    return { answer: 'no' };
  return { answer: 'yes', lastDay: new Date(endMs - 1).toISOString().slice(0, 10) };
}
