/**
 * The findings of one severity as a rule and a scope count them: what may block, what certainly does, and the lower and
 * upper bound of their number.
 */

import { type Severity, severities } from '../../shared/severity.ts';
import { type Evidence, findCountContradiction, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';
import { andTernary, negateTernary, type Ternary } from './ternary.ts';

/** The lower and upper bound of the number of blocking findings. */
export interface Bounds {
  lo: number;
  hi: number;
}

export interface Slice {
  severity: Severity;
  /** A(s). Undefined if the scan does not state it. */
  counted: number | undefined;
  findings: readonly Finding[];
  list: Evidence['lists'][Severity];
  /** Why the list is no bound. Undefined if it is one (above A even before it has settled). */
  distrust: string | undefined;
}

/** The findings of unknown severity. They count as CRITICAL, and A does not include them. */
interface UnknownSlice {
  findings: readonly Finding[];
  isRead: boolean;
}

/** Splits the evidence by severity, once for all rules. */
export function sliceEvidence(evidence: Evidence): {
  known: ReadonlyMap<Severity, Slice>;
  unknown: UnknownSlice;
} {
  const bySeverity = Map.groupBy(evidence.findings, ({ severity, severityKnown }) =>
    severityKnown ? severity : 'unknown',
  );
  const slices = severities.map((severity) => createSlice(evidence, severity, bySeverity.get(severity) ?? []));
  const unknown = bySeverity.get('unknown') ?? [];
  return {
    known: new Map(slices.map((slice) => [slice.severity, slice])),
    unknown: {
      findings: unknown,
      // The scan has no count of them, so a list that lets one off must have settled.
      isRead:
        evidence.unknownSeverities !== 'unread' && (unknown.length === 0 || evidence.lists.CRITICAL?.settled === true),
    },
  };
}

function createSlice(evidence: Evidence, severity: Severity, findings: readonly Finding[]): Slice {
  const slice: Slice = {
    severity,
    counted: evidence.counts[severity],
    findings,
    list: evidence.lists[severity],
    distrust: explainListDistrust(evidence, severity, findings),
  };
  const isCandidate = (finding: Finding) => finding.label !== 'elsewhere' && (isOpen(finding) || isSuppressed(finding));
  if (!isSettled(slice) || countFindings(findings, isCandidate) !== slice.counted) return slice;
  // If the scan counts exactly as many as may belong to it, suppressed ones included, then all of them do.
  const seen = findings.map(
    (finding): Finding => (finding.label !== 'seen' && isCandidate(finding) ? { ...finding, label: 'seen' } : finding),
  );
  return { ...slice, findings: seen };
}

function explainListDistrust(evidence: Evidence, severity: Severity, findings: readonly Finding[]): string | undefined {
  const list = evidence.lists[severity];
  if (evidence.counts[severity] === undefined) return `the scan states no count of ${severity.toLowerCase()}`;
  if (list === undefined) return 'the list was not read';
  if (!list.stands) return 'the list kept changing while it was read';
  const gap = findCountContradiction(evidence, severity, findings);
  const word = severity.toLowerCase();
  return gap === undefined ? undefined : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}

/** What a rule asks about one finding. */
export interface Question {
  /** Whether the rule and the scope match the finding. */
  matches(finding: Finding): Ternary;
  /** Whether an exception covers it. */
  isExcepted(finding: Finding): Ternary;
}

/** Whether the finding blocks, if it belongs to this scan. */
export function isBlockingFinding(finding: Finding, question: Question): Ternary {
  if (!isOpen(finding)) return 'no';
  // Most findings do not match a rule, so the exceptions are searched only for those that do.
  const matches = question.matches(finding);
  return matches === 'no' ? 'no' : andTernary(matches, negateTernary(question.isExcepted(finding)));
}

/** Counts the findings that certainly block and belong to this scan, and those that may. */
function countBlocking(findings: readonly Finding[], question: Question): Bounds {
  let lo = 0;
  let hi = 0;
  for (const finding of findings) {
    if (finding.label === 'elsewhere') continue;
    const verdict = isBlockingFinding(finding, question);
    if (verdict === 'no') continue;
    hi += 1;
    if (verdict === 'yes' && finding.label === 'seen') lo += 1;
  }
  return { lo, hi };
}

/**
 * The bounds that `scan` counts in one severity. The lower bound is what certainly blocks and, once the list has
 * settled, what the scan counts beyond everything in the list that explains it otherwise.
 */
export function boundScanFindings(slice: Slice, question: Question): Bounds {
  const counted = slice.counted ?? Number.POSITIVE_INFINITY;
  const listed = countBlocking(slice.findings, question);
  const lo = Math.max(listed.lo, isSettled(slice) ? computeLowerBound(slice, question) : 0);
  // Once the list has settled, the smaller of two numbers: what it shows, and the scan's count minus the findings that
  // are proven to belong to it and not to block.
  const hi = isSettled(slice) ? Math.min(listed.hi, counted - listHarmlessFindings(slice, question).length) : counted;
  return { lo, hi: Math.max(lo, hi) };
}

/** Whether the list was read twice with the same result and includes what the scan counts. */
export function isSettled({ list, distrust }: Slice): boolean {
  return distrust === undefined && list?.settled === true;
}

/** Findings that the scan certainly counts and that certainly do not block. Empty before the list has settled. */
export function listHarmlessFindings(slice: Slice, question: Question): Finding[] {
  if (!isSettled(slice)) return [];
  return slice.findings.filter(
    (finding) => finding.label === 'seen' && finding.status === 'OPEN' && isBlockingFinding(finding, question) === 'no',
  );
}

/**
 * A minus every listed finding that could explain it without blocking: suppressed, excepted, or not matched by the
 * rule.
 */
function computeLowerBound({ counted = 0, findings }: Slice, question: Question): number {
  const explained = countFindings(
    findings,
    (finding) =>
      finding.label !== 'elsewhere' &&
      (isSuppressed(finding) || (isOpen(finding) && isBlockingFinding(finding, question) !== 'yes')),
  );
  return Math.max(0, counted - explained);
}

/** The bounds of findings of unknown severity. Without having read them, there is no upper bound. */
export function boundUnknownFindings({ findings, isRead }: UnknownSlice, question: Question): Bounds {
  const listed = countBlocking(findings, question);
  return isRead ? listed : { lo: listed.lo, hi: Number.POSITIVE_INFINITY };
}

export interface ScopeJudge {
  /** Whether the finding is in scope, if it belongs to this scan. */
  includes(finding: Finding): Ternary;
  known(slice: Slice, question: Question): Bounds;
  unknown(slice: UnknownSlice, question: Question): Bounds;
  /** Whether the scope leaves the finding to another run, if it belongs to this scan. */
  isLeft?(finding: Finding): boolean;
  /** Whether the base is known to have it too. */
  isOld?(finding: Finding): boolean;
  /** Whether it is proven not to be in the base. */
  novelty?(finding: Finding): Ternary;
  /** For the line of reasoning: `found by this scan`. */
  phrase: string;
}

export const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const;
export type Scope = (typeof scopes)[number];

/** What to do about a finding in a file that a pull request does not touch. */
export const untouchedWords = ['note', 'block'] as const;

/** Creates the scope for one set of evidence. */
export type ScopeKind = (evidence: Evidence, policy: { untouched: (typeof untouchedWords)[number] }) => ScopeJudge;

/** The question with one more condition. */
export function addCondition(question: Question, includes: (finding: Finding) => Ternary): Question {
  return {
    isExcepted: question.isExcepted,
    matches(finding) {
      const first = includes(finding);
      if (first === 'no') return 'no';
      const second = question.matches(finding);
      return second === 'no' ? 'no' : first === 'unknown' ? 'unknown' : second;
    },
  };
}
