/** The findings of one severity, as a rule sees them: what may block, what surely does, and what bounds the number. */

import { type Severity, severities } from '../severity.ts';
import { type Answer, both, not } from './answer.ts';
import { contradictionIn, type Evidence, isOpen, isSuppressed, type ListState } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';

/** How many block, at least and at most. */
export interface Bounds {
  lo: number;
  hi: number;
}

export interface Slice {
  severity: Severity;
  /** A(s); undefined when the scan does not state it. */
  counted: number | undefined;
  findings: readonly Finding[];
  list: ListState | undefined;
  /** Why the list bounds nothing; undefined when it does (above A without settling). */
  distrust: string | undefined;
}

/** The findings of unknown severity: they enter as CRITICAL, and A says nothing about them. */
export interface UnknownSlice {
  findings: readonly Finding[];
  isRead: boolean;
}

export interface Slices {
  known: ReadonlyMap<Severity, Slice>;
  unknown: UnknownSlice;
}

/** Cuts the evidence by severity, once for all rules. */
export function sliceEvidence(evidence: Evidence): Slices {
  const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) =>
    severityKnown ? severity : 'unknown',
  );
  const slices = severities.map((severity) => sliceOf(evidence, severity, bySeverity.get(severity) ?? []));
  const unknown = bySeverity.get('unknown') ?? [];
  return {
    known: new Map(slices.map((slice) => [slice.severity, slice])),
    unknown: { findings: unknown, isRead: isUnknownRead(evidence, unknown) },
  };
}

/** No count of the scan stands behind them: what lets one off must have settled. */
function isUnknownRead({ unknownSeverities, lists }: Evidence, findings: readonly Finding[]): boolean {
  if (unknownSeverities === 'unread') return false;
  return findings.length === 0 || lists.CRITICAL?.settled === true;
}

function sliceOf(evidence: Evidence, severity: Severity, findings: readonly Finding[]): Slice {
  const slice: Slice = {
    severity,
    counted: evidence.counts[severity],
    findings,
    list: evidence.lists[severity],
    distrust: distrustOf(evidence, severity, findings),
  };
  return isSettled(slice) ? { ...slice, findings: withOwnByCount(slice) } : slice;
}

/** Where the scan counts as many as there are that may be its own, suppressed ones too, each of them is. */
function withOwnByCount({ counted, findings }: Slice): readonly Finding[] {
  const isCandidate = (finding: Finding) => finding.label !== 'elsewhere' && (isOpen(finding) || isSuppressed(finding));
  if (countFindings(findings, isCandidate) !== counted) return findings;
  return findings.map((finding) =>
    finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding,
  );
}

function distrustOf(evidence: Evidence, severity: Severity, findings: readonly Finding[]): string | undefined {
  const list = evidence.lists[severity];
  if (evidence.counts[severity] === undefined) return `the scan states no count of ${severity.toLowerCase()}`;
  if (list === undefined) return 'the list was not read';
  if (!list.stands) return 'the list kept changing while it was read';
  const gap = contradictionIn(evidence, severity, findings);
  const word = severity.toLowerCase();
  return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}

/** What a rule asks of one finding. */
export interface Question {
  /** Whether the finding is the rule's, in the scope. */
  matches(finding: Finding): Answer;
  /** Whether an exception covers it. */
  isExcepted(finding: Finding): Answer;
}

/** Whether it blocks, were it of this scan. */
export function blocks(finding: Finding, question: Question): Answer {
  if (!isOpen(finding)) return 'no';
  // Most findings are none of a rule's: to look through the exceptions for them would be in vain.
  const matches = question.matches(finding);
  return matches === 'no' ? 'no' : both(matches, not(question.isExcepted(finding)));
}

/** Of these findings: how many surely block and are of this scan, and how many may. */
export function tally(findings: readonly Finding[], question: Question): Bounds {
  let lo = 0;
  let hi = 0;
  for (const finding of findings) {
    if (finding.label === 'elsewhere') continue;
    const verdict = blocks(finding, question);
    if (verdict === 'no') continue;
    hi += 1;
    if (verdict === 'yes' && finding.label === 'seen') lo += 1;
  }
  return { lo, hi };
}

/**
 * The bounds of what `scan` counts in one severity. At least: what surely blocks, and once the list has settled what the
 * scan counts and nothing in the list explains otherwise.
 */
export function scanBounds(slice: Slice, question: Question): Bounds {
  const counted = slice.counted ?? Number.POSITIVE_INFINITY;
  const listed = tally(slice.findings, question);
  const lo = Math.max(listed.lo, isSettled(slice) ? floorOf(slice, question) : 0);
  return { lo, hi: Math.max(lo, ceilingOf(slice, question, { listed: listed.hi, counted })) };
}

/** The list stood again, and holds what the scan counts. */
export function isSettled({ list, distrust }: Slice): boolean {
  return distrust === undefined && list?.settled === true;
}

/**
 * What the scan counts, and once the list has settled the smaller of two: what the list shows, and what is left of the
 * scan's count when the findings are taken off that are proven to be its own and not to block.
 */
function ceilingOf(slice: Slice, question: Question, { listed, counted }: { listed: number; counted: number }): number {
  return isSettled(slice) ? Math.min(listed, counted - harmlessOwn(slice, question).length) : counted;
}

/** What the scan surely counts and what surely does not block; nothing of it before the list has settled. */
export function harmlessOwn(slice: Slice, question: Question): Finding[] {
  if (!isSettled(slice)) return [];
  return slice.findings.filter(
    (finding) => finding.label === 'seen' && finding.status === 'OPEN' && blocks(finding, question) === 'no',
  );
}

/** A less everything in the list that could explain it without blocking: suppressed, excepted or beside the question. */
function floorOf({ counted = 0, findings }: Slice, question: Question): number {
  const explained = countFindings(
    findings,
    (finding) =>
      finding.label !== 'elsewhere' &&
      (isSuppressed(finding) || (isOpen(finding) && blocks(finding, question) !== 'yes')),
  );
  return Math.max(0, counted - explained);
}

/** The bounds of findings of unknown severity; nothing bounds them where they were not read. */
export function unknownBounds({ findings, isRead }: UnknownSlice, question: Question): Bounds {
  const listed = tally(findings, question);
  return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}
