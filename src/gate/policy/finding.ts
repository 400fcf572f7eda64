/** A violation as the policy sees it. The service's values are interpreted once, and every unknown is explicit. */

import type { DataStep, AdvisoryRecord as Stated, ViolationDetail, ViolationItem } from '../../shared/api/schemas.ts';
import { type ViolationType, violationStatuses, violationTypes } from '../../shared/api/words.ts';
import { type Severity, severities } from '../../shared/severity.ts';
import { shortenDataPath } from '../../shared/text/data-path.ts';
import { normalizeId } from '../../shared/text/finding-texts.ts';
import { parseTime, type Span, stampSlackMs, type Zone } from './times.ts';

export type Status = (typeof violationStatuses)[number] | 'UNKNOWN';

/**
 * Whether this scan found the violation (design, "Evidence"). `seen`: it did. `elsewhere`: the violation was last seen
 * before the scan began. `maybe`: there are no usable times.
 */
export const labels = ['seen', 'maybe', 'elsewhere'] as const;

/** Facts about a violation on which two sources can disagree. */
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
  /** The way of data to it. Undefined if no source states one. */
  dataPath?: readonly DataStep[] | undefined;
  remediation: string | undefined;
  /** Server times in milliseconds since the epoch. */
  firstDetected: number | undefined;
  lastSeen: number | undefined;
  /** Undefined if no source states one. */
  advisory?: Advisory | undefined;
}

export interface Finding {
  id: string;
  title: string;
  /** An unknown or missing severity counts as CRITICAL; `severityKnown` tells the difference. */
  severity: Severity;
  severityKnown: boolean;
  /** Undefined if unknown: then it counts as every type. */
  type: ViolationType | undefined;
  status: Status;
  /** 0 to 10. */
  cvss: number | undefined;
  /** Percent, 0 to 100. */
  epss: number | undefined;
  filePath: string | undefined;
  line: number | undefined;
  label: (typeof labels)[number];
  /** True if this scan was the first to see it. Undefined if the times do not tell. */
  firstSeen: boolean | undefined;
  /** Undefined until the detail was read. */
  detail: FindingDetail | undefined;
  /**
   * Facts that are stated but still unknown: the value is undocumented, or two sources disagree. No later source makes
   * them known. Facts that are only missing are not listed here.
   */
  unclear?: readonly Fact[] | undefined;
}

export function isUnclear({ unclear }: Pick<Finding, 'unclear'>, ...facts: readonly Fact[]): boolean {
  return unclear !== undefined && facts.some((fact) => unclear.includes(fact));
}

/** When the judged scan ran, and when other scans of the repository ran. */
export interface ScanWindow extends Span {
  others: readonly Span[];
  /** How the scan writes its times. Times in another notation cannot be compared with them. */
  zone?: Zone | undefined;
  /** The latest moment that a service time can name. Undefined if not known. */
  latestMs?: number | undefined;
}

export const untitled = 'Untitled violation';

/**
 * "Filter values for status are open, fixed, ignored, false_positive": the filter uses another word for ACCEPTED_RISK
 * than the records do.
 */
const statusSynonyms = new Map<unknown, Status>([['IGNORED', 'ACCEPTED_RISK']]);

const nothingUnclear: readonly Fact[] = [];

/** The upper ends of both scales. */
const [cvssTop, epssTop] = [10, 100];

/** Reads a list item. It has no detail, so the label stays `maybe`. */
export function readListItem(item: ViolationItem): Finding {
  const severity = matchWord(severities, item.severity);
  const type = matchWord(violationTypes, item.type);
  const status = matchWord(violationStatuses, item.status) ?? statusSynonyms.get(item.status);
  const number = item.line_number ?? 0;
  const line = Number.isInteger(number) && number >= 1 ? number : undefined;
  let unclear = nothingUnclear;
  const note = (fact: Fact, stated: unknown, known: unknown) => {
    if (stated && known === undefined) unclear = [...unclear, fact];
  };
  note('severity', item.severity, severity);
  note('type', item.type, type);
  note('status', item.status, status);
  note('line', item.line_number, line);
  // A negative score is a way to say that there is none. A score above the maximum is on an unknown scale.
  note('cvss', (item.cvss_score ?? 0) > cvssTop, undefined);
  note('epss', (item.epss_score ?? 0) > epssTop, undefined);
  return {
    id: item.violation_id,
    title: item.title ?? untitled,
    severity: severity ?? 'CRITICAL',
    severityKnown: severity !== undefined,
    type,
    status: status ?? 'UNKNOWN',
    cvss: readScore(item.cvss_score, cvssTop),
    epss: readScore(item.epss_score, epssTop),
    filePath: item.file_path || undefined,
    line,
    label: 'maybe',
    firstSeen: undefined,
    detail: undefined,
    unclear,
  };
}

/** This many times that exactly equal the end of a scan cannot be a coincidence. */
const minStampedTimes = 2;

/**
 * Narrows the window if the findings show that the service stamps them with the end of the scan. Then every time within
 * the window equals, to the millisecond, the end of a scan, and some equal the end of ours. Our scan saw exactly the
 * findings with its own end.
 */
export function sharpenWindow(window: ScanWindow, findings: readonly Finding[]): ScanWindow {
  const { startedAt, completedAt, others } = window;
  if (startedAt === undefined || completedAt === undefined || completedAt % 1000 === 0) return window;
  const times = findings
    .map(({ detail }) => detail?.lastSeen)
    .filter((time) => time !== undefined && time >= startedAt && time <= completedAt);
  const ends = new Set([completedAt, ...others.map((other) => other.completedAt)]);
  if (times.length < minStampedTimes || !times.includes(completedAt) || !times.every((time) => ends.has(time)))
    return window;
  return {
    startedAt: completedAt,
    completedAt,
    others: others
      .filter((other) => other.completedAt === completedAt)
      .map(() => ({ startedAt: completedAt, completedAt })),
  };
}

/** Labels the finding by the window. A finding without a detail keeps its label. */
export function relabelFinding(finding: Finding, window: ScanWindow | undefined): Finding {
  if (finding.detail === undefined) return finding;
  const label = computeLabel(finding.detail, window);
  return label === finding.label ? finding : { ...finding, label };
}

/** Reads a violation's detail and labels it by the time of the scan. */
export function readDetailedFinding(answer: ViolationDetail, window: ScanWindow | undefined): Finding {
  const detail = readDetail(answer, window);
  return {
    ...readListItem(answer),
    label: computeLabel(detail, window),
    firstSeen:
      detail.firstDetected === undefined || window?.startedAt === undefined
        ? undefined
        : detail.firstDetected >= window.startedAt,
    detail,
  };
}

function matchWord<T extends string>(words: readonly T[], word: string | null | undefined): T | undefined {
  return words.includes(word as T) ? (word as T) : undefined;
}

/** A value outside the scale is not a score. */
function readScore(value: number | null | undefined, most: number): number | undefined {
  return value !== null && value !== undefined && value >= 0 && value <= most ? value : undefined;
}

function readDetail(answer: ViolationDetail, window: ScanWindow | undefined): FindingDetail {
  const firstDetected = parseTime(answer.first_detected, window?.zone);
  // A detection in the future is impossible, so its time is unknown.
  const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + stampSlackMs;
  return {
    description: answer.description ?? undefined,
    cwe: answer.cwe ?? undefined,
    codeSnippet: answer.code_snippet ?? undefined,
    dataPath: answer.data_path && shortenDataPath(answer.data_path),
    remediation: answer.remediation ?? undefined,
    firstDetected: isFuture ? undefined : firstDetected,
    lastSeen: parseTime(answer.last_seen, window?.zone),
    ...(answer.advisory && { advisory: readAdvisory(answer.advisory, window) }),
  };
}

/** `seen` is proof: the finding was last seen while this scan ran and no other scan did. */
function computeLabel(detail: FindingDetail, window: ScanWindow | undefined): Finding['label'] {
  const { lastSeen } = detail;
  if (lastSeen === undefined || window?.startedAt === undefined || window.completedAt === undefined) return 'maybe';
  if (lastSeen < window.startedAt) return 'elsewhere';
  if (lastSeen > window.completedAt) return 'maybe';
  return window.others.some((other) => mayHaveRunAt(other, lastSeen)) ? 'maybe' : 'seen';
}

/** Whether a scan may have been running at that moment, or may have stamped its findings with it. */
export function mayHaveRunAt({ startedAt, completedAt }: Span, moment: number): boolean {
  const start = startedAt ?? Number.NEGATIVE_INFINITY;
  const end = completedAt ?? Number.POSITIVE_INFINITY;
  return start <= moment && moment <= end + stampSlackMs;
}

/**
 * Whether a finding may belong to the scan with these counts. If the scan counts none of its severity, only the label
 * `seen` proves it.
 */
export function mayBelongToScan(finding: Finding, counts: Partial<Record<Severity, number>>): boolean {
  if (finding.label !== 'maybe') return finding.label === 'seen';
  return !finding.severityKnown || counts[finding.severity] !== 0;
}

/** Counts the findings that pass the test. */
export function countFindings(findings: Iterable<Finding>, fits: (finding: Finding) => boolean): number {
  let count = 0;
  for (const finding of findings) if (fits(finding)) count += 1;
  return count;
}

/** The weaknesses that a finding states, as `CWE-79`. Undefined until the detail was read. */
export function extractWeaknesses({ detail }: Pick<Finding, 'detail'>): ReadonlySet<string> | undefined {
  if (detail === undefined) return undefined;
  return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}

export interface Advisory {
  /** `CVE-2024-12345`, sorted. */
  cves: readonly string[];
  /** All names of the vulnerability, CVEs included, sorted. Undefined if only the CVEs are known. */
  ids?: readonly string[] | undefined;
  /** The package and its version as a package URL. Undefined if no source states it. */
  purl?: string | undefined;
  /** Undefined if no source states it. */
  fix: 'available' | 'none' | undefined;
  fixedVersion: string | undefined;
  /** When the fixed version and the advisory were published, in ms since the epoch. */
  fixedAt: number | undefined;
  publishedAt: number | undefined;
}

/** A time in the future, or one that cannot be compared with the scan's times, counts as unknown. */
export function readAdvisory(
  stated: Stated,
  { zone, latestMs = Number.POSITIVE_INFINITY }: { zone?: Zone | undefined; latestMs?: number | undefined } = {},
) {
  const parseAdvisoryTime = (text: string | undefined) => {
    const time = zone === 'none' ? undefined : parseTime(text);
    return time !== undefined && time <= latestMs + stampSlackMs ? time : undefined;
  };
  const text = stated.cves?.join(' ') ?? '';
  const found = [...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`);
  const cves = sortUnique(found);
  return {
    cves,
    ...(stated.ids && { ids: sortUnique([...cves, ...stated.ids.map(normalizeId)]) }),
    ...(stated.purl !== undefined && { purl: stated.purl }),
    fix: stated.fix,
    fixedVersion: stated.fixed_version,
    fixedAt: parseAdvisoryTime(stated.fixed_at),
    publishedAt: parseAdvisoryTime(stated.published_at),
  } satisfies Advisory;
}

function sortUnique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/**
 * Merges what two reads state about one advisory. A fact that keeps the finding counted wins; a fact that would excuse
 * it must be stated by both.
 */
export function mergeAdvisories(a: Advisory | undefined, b: Advisory | undefined): Advisory | undefined {
  if (a === undefined || b === undefined) return dropExcusingFacts(a ?? b);
  const ids = (a.ids ?? b.ids) ? sortUnique([...(a.ids ?? a.cves), ...(b.ids ?? b.cves)]) : undefined;
  return {
    cves: sortUnique([...a.cves, ...b.cves]),
    ...(ids && { ids }),
    purl: a.purl === b.purl ? a.purl : undefined,
    fix: a.fix === b.fix ? a.fix : a.fix === 'available' || b.fix === 'available' ? 'available' : undefined,
    fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : undefined,
    fixedAt: pickEarlierTime(a.fixedAt, b.fixedAt),
    publishedAt: pickEarlierTime(a.publishedAt, b.publishedAt),
  };
}

function dropExcusingFacts(advisory: Advisory | undefined): Advisory | undefined {
  if (advisory === undefined) return undefined;
  const { fix, ...others } = advisory;
  return { ...others, purl: undefined, fix: fix === 'none' ? undefined : fix, fixedAt: undefined };
}

/** If one of the two times is missing, the event may be longer ago than the other time says. */
function pickEarlierTime(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}
