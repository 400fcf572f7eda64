/** A violation as the policy sees it: the service's words read once, with every unknown made visible. */
import type { ViolationDetail, ViolationItem } from '../api/schemas.ts';
import { violationStatuses, violationTypes } from '../api/words.ts';
import { type Severity, severities } from '../severity.ts';
import { type Advisory, readAdvisory } from './advisory.ts';
import { parseTime, type Span, stampSlackMs, type Zone } from './times.ts';

export type ViolationType = (typeof violationTypes)[number];
export type Status = (typeof violationStatuses)[number] | 'UNKNOWN';

/**
 * Whether this scan found the violation (design, "Evidence"): `seen` by it; `elsewhere`, last seen before it began;
 * `maybe`, when no usable times say which.
 */
export const labels = ['seen', 'maybe', 'elsewhere'] as const;
export type Label = (typeof labels)[number];

/** What a source states of a violation, and another source may state differently. */
export const facts = [
  'severity',
  'title',
  'type',
  'status',
  'filePath',
  'line',
  'cvss',
  'epss',
  'cwe',
  'firstDetected',
] as const;
export type Fact = (typeof facts)[number];

export interface FindingDetail {
  description: string | undefined;
  cwe: string | undefined;
  codeSnippet: string | undefined;
  remediation: string | undefined;
  /** Server times in milliseconds since the epoch. */
  firstDetected: number | undefined;
  lastSeen: number | undefined;
  /** Undefined: nobody says anything of one. */
  advisory?: Advisory | undefined;
}

export interface Finding {
  id: string;
  title: string;
  /** An unknown or missing severity counts as CRITICAL; `severityKnown` says which it is. */
  severity: Severity;
  severityKnown: boolean;
  /** Undefined: unknown, counts as every type. */
  type: ViolationType | undefined;
  status: Status;
  /** 0 to 10. */
  cvss: number | undefined;
  /** Percent, 0 to 100. */
  epss: number | undefined;
  filePath: string | undefined;
  line: number | undefined;
  label: Label;
  /** True when this scan is the first that saw it; undefined when the times do not say. */
  firstSeen: boolean | undefined;
  /** Undefined until the detail was read. */
  detail: FindingDetail | undefined;
  /**
   * Stated, and yet unknown: in a word that nobody documents, or differently by two sources. No later source makes it known;
   * a fact that is only missing is not among them.
   */
  unclear?: readonly Fact[] | undefined;
}

export function isUnclear({ unclear }: Pick<Finding, 'unclear'>, ...facts: readonly Fact[]): boolean {
  return unclear !== undefined && facts.some((fact) => unclear.includes(fact));
}

/** The time in which the judged scan ran, and those in which other scans of the repository ran. */
export interface ScanWindow extends Span {
  others: readonly Span[];
  /** How the scan writes its times; those that are written otherwise cannot be compared with them. */
  zone?: Zone | undefined;
  /** The latest moment that a time of the service can name; undefined: nobody knows. */
  latestMs?: number | undefined;
}

export const untitled = 'Untitled violation';

/** "Filter values for status are open, fixed, ignored, false_positive": the one of four that the records call otherwise. */
const statusSynonyms = new Map<unknown, Status>([['IGNORED', 'ACCEPTED_RISK']]);

/** One for all of them. */
const nothingUnclear: readonly Fact[] = [];

/** The ends of both scales. */
const [cvssTop, epssTop] = [10, 100];

/** A finding from a list item: without a detail, and so without a label that says whose it is. */
export function readListItem(item: ViolationItem): Finding {
  const severity = wordOf(severities, item.severity);
  const type = wordOf(violationTypes, item.type);
  const status = wordOf(violationStatuses, item.status) ?? statusSynonyms.get(item.status);
  const line = lineOf(item.line_number);
  let unclear = nothingUnclear;
  const note = (fact: Fact, stated: unknown, known: unknown) => {
    if (stated && known === undefined) unclear = [...unclear, fact];
  };
  note('severity', item.severity, severity);
  note('type', item.type, type);
  note('status', item.status, status);
  note('line', item.line_number, line);
  // Less than nothing is a way to say that there is no score; more than all is one, on nobody knows which scale.
  note('cvss', (item.cvss_score ?? 0) > cvssTop, undefined);
  note('epss', (item.epss_score ?? 0) > epssTop, undefined);
  return {
    id: item.violation_id,
    title: item.title ?? untitled,
    severity: severity ?? 'CRITICAL',
    severityKnown: severity !== undefined,
    type,
    status: status ?? 'UNKNOWN',
    cvss: scoreOf(item.cvss_score, cvssTop),
    epss: scoreOf(item.epss_score, epssTop),
    filePath: item.file_path || undefined,
    line,
    label: 'maybe',
    firstSeen: undefined,
    detail: undefined,
    unclear,
  };
}

/** So many times that are all the exact end of a scan are no accident. */
const tellingTimes = 2;

/**
 * The window as it labels these findings. A service that stamps what a scan saw with the scan's end shows it: every time
 * within the window is, to the millisecond, the end of a known scan, and some are the end of ours. Then ours saw what bears its
 * own end, and nothing else.
 */
export function sharpenedWindow(window: ScanWindow, findings: readonly Finding[]): ScanWindow {
  const { startedAt, completedAt, others } = window;
  if (startedAt === undefined || completedAt === undefined || completedAt % 1000 === 0) return window;
  const times = findings
    .map(({ detail }) => detail?.lastSeen)
    .filter((time) => time !== undefined && time >= startedAt && time <= completedAt);
  const ends = new Set([completedAt, ...others.map((other) => other.completedAt)]);
  if (times.length < tellingTimes || !times.includes(completedAt) || !times.every((time) => ends.has(time)))
    return window;
  return {
    startedAt: completedAt,
    completedAt,
    others: others
      .filter((other) => other.completedAt === completedAt)
      .map(() => ({ startedAt: completedAt, completedAt })),
  };
}

/** The finding as the window labels it; one without a detail has no label of its own. */
export function relabelled(finding: Finding, window: ScanWindow | undefined): Finding {
  if (finding.detail === undefined) return finding;
  const label = labelOf(finding.detail, window);
  return label === finding.label ? finding : { ...finding, label };
}

/** A finding from a violation's detail, labelled by when the scan ran. */
export function readDetailedFinding(answer: ViolationDetail, window: ScanWindow | undefined): Finding {
  const detail = readDetail(answer, window);
  return { ...readListItem(answer), label: labelOf(detail, window), firstSeen: firstSeenBy(detail, window), detail };
}

function wordOf<T extends string>(words: readonly T[], word: string | null | undefined): T | undefined {
  return words.includes(word as T) ? (word as T) : undefined;
}

/** What lies beyond the scale is no score. */
function scoreOf(value: number | null | undefined, most: number): number | undefined {
  return value !== null && value !== undefined && value >= 0 && value <= most ? value : undefined;
}

function lineOf(value: number | null | undefined): number | undefined {
  return value !== null && value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}

function readDetail(answer: ViolationDetail, window: ScanWindow | undefined): FindingDetail {
  const firstDetected = parseTime(answer.first_detected, window?.zone);
  // Nothing is detected in the future: when it was is unknown.
  const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + stampSlackMs;
  return {
    description: answer.description ?? undefined,
    cwe: answer.cwe ?? undefined,
    codeSnippet: answer.code_snippet ?? undefined,
    remediation: answer.remediation ?? undefined,
    firstDetected: isFuture ? undefined : firstDetected,
    lastSeen: parseTime(answer.last_seen, window?.zone),
    ...(answer.advisory && { advisory: readAdvisory(answer.advisory, window) }),
  };
}

/** `seen` is a proof: last seen while this scan ran, at a moment when no other did. */
function labelOf(detail: FindingDetail, window: ScanWindow | undefined): Label {
  const { lastSeen } = detail;
  if (lastSeen === undefined || window?.startedAt === undefined || window.completedAt === undefined) return 'maybe';
  if (lastSeen < window.startedAt) return 'elsewhere';
  if (lastSeen > window.completedAt) return 'maybe';
  return window.others.some((other) => mayHaveRun(other, lastSeen)) ? 'maybe' : 'seen';
}

/** Whether a scan may have run at that moment, or have stamped what it saw with it. */
export function mayHaveRun({ startedAt, completedAt }: Span, moment: number): boolean {
  const start = startedAt ?? Number.NEGATIVE_INFINITY;
  const end = completedAt ?? Number.POSITIVE_INFINITY;
  return start <= moment && moment <= end + stampSlackMs;
}

function firstSeenBy(detail: FindingDetail, window: ScanWindow | undefined): boolean | undefined {
  if (detail.firstDetected === undefined || window?.startedAt === undefined) return undefined;
  return detail.firstDetected >= window.startedAt;
}

/** Whether a finding may be of the scan with these counts: where the scan counts none of its severity, only proof says so. */
export function isOfScan(finding: Finding, counts: Partial<Record<Severity, number>>): boolean {
  if (finding.label !== 'maybe') return finding.label === 'seen';
  return !finding.severityKnown || counts[finding.severity] !== 0;
}

/** How many of the findings fit. */
export function countFindings(findings: Iterable<Finding>, fits: (finding: Finding) => boolean): number {
  let count = 0;
  for (const finding of findings) if (fits(finding)) count += 1;
  return count;
}
