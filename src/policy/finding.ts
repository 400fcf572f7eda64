/** A violation as the policy sees it: the service's words read once, with every unknown made visible. */
import {
  severityWords,
  type ViolationDetail,
  type ViolationItem,
  violationStatuses,
  violationTypes,
} from '../api/schemas.ts';

/** Worst first; the order of every ranking. */
export const severities = severityWords;
export type Severity = (typeof severities)[number];
export type ViolationType = (typeof violationTypes)[number];
export type Status = (typeof violationStatuses)[number] | 'UNKNOWN';

/**
 * Whether this scan found the violation (design, "Evidence"): `seen` by it; `elsewhere`, last seen before it began;
 * `maybe`, when no usable times say which.
 */
export type Label = 'seen' | 'maybe' | 'elsewhere';

export interface FindingDetail {
  description: string | undefined;
  cwe: string | undefined;
  codeSnippet: string | undefined;
  remediation: string | undefined;
  /** Server times in milliseconds since the epoch. */
  firstDetected: number | undefined;
  lastSeen: number | undefined;
}

export interface Finding {
  id: string;
  title: string;
  /** An unknown or missing severity counts as CRITICAL; `severityKnown` tells. */
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
}

/** The time in which the judged scan ran, and those in which other scans of the repository ran (server times, ms). */
export interface ScanWindow {
  startedAt: number | undefined;
  completedAt: number | undefined;
  others: readonly { startedAt: number | undefined; completedAt: number | undefined }[];
}

/** A finding from a list item (no label yet) or, when the answer is a detail and the window is known, a labelled one. */
export function readFinding(answer: ViolationItem | ViolationDetail, window?: ScanWindow): Finding {
  const severity = wordOf(severities, answer.severity);
  const detail = readDetail(answer);
  return {
    id: answer.violation_id,
    title: answer.title ?? 'Untitled violation',
    severity: severity ?? 'CRITICAL',
    severityKnown: severity !== undefined,
    type: wordOf(violationTypes, answer.type),
    status: wordOf(violationStatuses, answer.status) ?? 'UNKNOWN',
    cvss: answer.cvss_score ?? undefined,
    epss: answer.epss_score ?? undefined,
    filePath: answer.file_path ?? undefined,
    line: lineOf(answer.line_number),
    label: labelOf(detail, window),
    firstSeen: firstSeenBy(detail, window),
    detail,
  };
}

function wordOf<T extends string>(words: readonly T[], word: string | null | undefined): T | undefined {
  return words.find((known) => known === word);
}

function lineOf(value: number | null | undefined): number | undefined {
  return value !== null && value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}

function readDetail(answer: ViolationItem | ViolationDetail): FindingDetail | undefined {
  if (!('last_seen' in answer || 'description' in answer || 'first_detected' in answer)) return undefined;
  const detail = answer as ViolationDetail;
  return {
    description: detail.description ?? undefined,
    cwe: detail.cwe ?? undefined,
    codeSnippet: detail.code_snippet ?? undefined,
    remediation: detail.remediation ?? undefined,
    firstDetected: parseTime(detail.first_detected),
    lastSeen: parseTime(detail.last_seen),
  };
}

/** Milliseconds since the epoch; undefined for what is missing, no time at all, or without a zone (its offset is unknown). */
export function parseTime(value: string | null | undefined): number | undefined {
  if (!value || !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

function labelOf(detail: FindingDetail | undefined, window: ScanWindow | undefined): Label {
  const lastSeen = detail?.lastSeen;
  const startedAt = window?.startedAt;
  if (lastSeen === undefined || window === undefined || startedAt === undefined) return 'maybe';
  if (lastSeen < startedAt) return 'elsewhere';
  const end = Math.max(window.completedAt ?? Number.POSITIVE_INFINITY, lastSeen);
  const overlapped = window.others.some(
    (other) =>
      (other.startedAt ?? Number.NEGATIVE_INFINITY) <= end &&
      (other.completedAt ?? Number.POSITIVE_INFINITY) >= startedAt,
  );
  return overlapped ? 'maybe' : 'seen';
}

function firstSeenBy(detail: FindingDetail | undefined, window: ScanWindow | undefined): boolean | undefined {
  if (detail?.firstDetected === undefined || window?.startedAt === undefined) return undefined;
  return detail.firstDetected >= window.startedAt;
}
