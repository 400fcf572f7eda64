/** How many findings block, at least and at most (design section 3): the bounds that every rule compares with its limit. */
import { contradictions, type Evidence, isOpen, isSuppressed } from './evidence.ts';
import type { Finding, Severity } from './finding.ts';

/** The findings that a rule is about. */
export interface Matcher {
  /** The severities that it can match; A bounds it from above by these. */
  severities: readonly Severity[];
  matches(finding: Finding): boolean;
  /** True when nothing but the severity decides: then A also bounds it from below. */
  severitiesOnly: boolean;
}

export interface Interval {
  lo: number;
  hi: number;
  /** The bound from the scan's counts; Infinity where a count is missing. */
  counted: number;
  /** The bound from the list; undefined when the list cannot be used. */
  listed: number | undefined;
  /** Why the list cannot be used. */
  distrust: string | undefined;
}

/** Bounds the number of blocking findings; lo ≤ hi unless the evidence contradicts itself, and then hi is no bound. */
export function boundsOf(evidence: Evidence, matcher: Matcher): Interval {
  const mine = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && matcher.matches(finding));
  const open = mine.filter(isOpen);
  const seen = open.filter((finding) => finding.label === 'seen').length;
  const counted = countedBound(evidence, matcher, open);
  const distrust = distrustOf(evidence, matcher, open.length < counted);
  const lo = Math.max(seen, countedFloor(evidence, matcher, mine));
  const listed = distrust === undefined ? open.length : undefined;
  const hi = Number.isFinite(counted) ? Math.min(counted, listed ?? Number.POSITIVE_INFINITY) : counted;
  return { lo, hi: Math.max(lo, hi), counted, listed, distrust };
}

/** A(s) summed, plus what A does not count: open findings of unknown severity, which enter as CRITICAL. */
function countedBound(evidence: Evidence, matcher: Matcher, open: readonly Finding[]): number {
  let sum = 0;
  for (const severity of matcher.severities) sum += evidence.counts[severity] ?? Number.POSITIVE_INFINITY;
  if (!matcher.severities.includes('CRITICAL')) return sum;
  if (evidence.unknownSeverities === 'unread') return Number.POSITIVE_INFINITY;
  return sum + open.filter((finding) => !finding.severityKnown).length;
}

/** A(s) less everything in B of that severity that could explain it, where the list can be believed. */
function countedFloor(evidence: Evidence, matcher: Matcher, mine: readonly Finding[]): number {
  if (!matcher.severitiesOnly || standsFault(evidence, matcher) !== undefined) return 0;
  let sum = 0;
  for (const severity of matcher.severities) {
    const explained = mine.filter((finding) => finding.severity === severity && isSuppressed(finding)).length;
    sum += Math.max(0, (evidence.counts[severity] ?? 0) - explained);
  }
  return sum;
}

function distrustOf(evidence: Evidence, matcher: Matcher, bringsDown: boolean): string | undefined {
  const fault = standsFault(evidence, matcher);
  if (fault !== undefined) return fault;
  const unsettled = bringsDown && matcher.severities.some((severity) => !evidence.lists[severity]?.settled);
  return unsettled ? 'the list has not settled' : undefined;
}

function standsFault(evidence: Evidence, matcher: Matcher): string | undefined {
  const { lists } = evidence;
  if (matcher.severities.some((severity) => lists[severity] === undefined)) return 'the list was not read';
  if (matcher.severities.some((severity) => !lists[severity]?.stands))
    return 'the list kept changing while it was read';
  const [first] = contradictions(evidence, matcher.severities);
  if (first === undefined) return undefined;
  return `the scan counts ${first.counted} ${first.severity}, the list shows ${first.listed}`;
}
