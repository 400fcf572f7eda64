/**
 * `new-advisory-grace`: on the default branch, a dependency finding does not count for some days after it was
 * published.
 */

import type { Severity } from '../../shared/severity.ts';
import type { Evidence } from './evidence.ts';
import { type Finding, isUnclear } from './finding.ts';
import type { Ternary } from './ternary.ts';

const dayMs = 24 * 3600 * 1000;

export interface GracePolicy {
  /** Days after the advisory's publication or the first detection, by severity. */
  newAdvisoryGrace?: Readonly<Partial<Record<Severity, number>>> | undefined;
}

export type GraceEvidence = Pick<Evidence, 'startedAt'>;

interface GraceResult {
  answer: Ternary;
  /** `YYYY-MM-DD` in UTC: the last day that lies at least partly in the grace period. */
  lastDay?: string;
}

export function hasGrace({ newAdvisoryGrace }: GracePolicy): boolean {
  return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}

/** The earlier of the two times counts. Without either of them, or without the time of the scan, there is no grace. */
export function computeGrace(
  { newAdvisoryGrace }: GracePolicy,
  finding: Finding,
  { startedAt }: GraceEvidence,
): GraceResult {
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
