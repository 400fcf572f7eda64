/**
 * The record of findings that is hidden in a comment, so that the next run can tell what was fixed. Maintainers can
 * edit a comment, so everything read back is checked, bounded and treated as untrusted text.
 */

import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { attempt } from '../../../../../shared/errors.ts';
import { type Severity, severities } from '../../../../../shared/severity.ts';
import { formatLocation } from '../../../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../../../shared/shown/neutral.ts';
import type { Report, ReportFinding } from '../../../../report/report.ts';
import { classifyFinding, type Disposition, rankFindings } from '../../../../report/wording.ts';

export interface RememberedFinding {
  /** Hash of the violation's id. */
  key: string;
  severity: Severity;
  title: string;
  place: string;
}

export interface SettledFinding extends RememberedFinding {
  outcome: 'Fixed' | 'Accepted' | 'Suppressed';
}

const maxEntries = 100;
const maxMarkerLength = 9000;
const maxInflatedBytes = 64 * 1024;

const entry = z.tuple([
  z.string().regex(/^[0-9a-f]{16}$/),
  z.enum(severities),
  z.string().max(200),
  z.string().max(200),
]);
const memory = z.array(entry).max(maxEntries);

/** Identifies a violation without revealing which one it is. */
export function hashViolationId(violationId: string): string {
  return createHash('sha256').update(violationId).digest('hex').slice(0, 16);
}

/** Only the requested findings. */
export function mapFindingsByKey({ findings }: Report, keys: ReadonlySet<string>): ReadonlyMap<string, ReportFinding> {
  const found = new Map<string, ReportFinding>();
  for (const finding of keys.size === 0 ? [] : findings) {
    const key = hashViolationId(finding.id);
    if (keys.has(key)) found.set(key, finding);
  }
  return found;
}

/**
 * The worst open findings that may be named. `redact` removes secrets first, because packed text cannot be redacted
 * later.
 */
export function rememberFindings(report: Report, redact: (text: string) => string): RememberedFinding[] {
  const worst: ReportFinding[] = [];
  for (const finding of rankFindings(report.findings)) {
    if (worst.length === maxEntries) break;
    if (finding.disclosed && ['blocks', 'may block', 'open'].includes(classifyFinding(finding))) worst.push(finding);
  }
  return worst.map((finding) => ({
    key: hashViolationId(finding.id),
    severity: finding.severity,
    title: neutralizeLine(redact(finding.title), 80).trim(),
    place: redact(formatLocation(finding, 100) ?? ''),
  }));
}

/** As many as fit, as an HTML comment. */
export function renderMemory(remembered: readonly RememberedFinding[]): string {
  const entries = remembered
    .slice(0, maxEntries)
    .map(({ key, severity, title, place }) => [key, severity, title, place]);
  for (let count = entries.length; count > 0; count = Math.floor(count * 0.8)) {
    const data = deflateRawSync(JSON.stringify(entries.slice(0, count))).toString('base64');
    const marker = `<!-- scan-gate-memory:${data} -->`;
    if (marker.length <= maxMarkerLength) return marker;
  }
  return '';
}

/** The record in the comment. Empty if the comment was edited in a way that does not fit. */
export function readMemory(body: string): RememberedFinding[] {
  const data = /\n<!-- scan-gate-memory:([\w+/=]{1,9000}) -->\s*$/.exec(body)?.[1];
  if (data === undefined) return [];
  return (
    attempt(() => {
      const text = inflateRawSync(Buffer.from(data, 'base64'), { maxOutputLength: maxInflatedBytes }).toString('utf8');
      return memory
        .parse(JSON.parse(text))
        .map(([key, severity, title, location]) => ({ key, severity, title, place: location }));
    }) ?? []
  );
}

const outcomes: Partial<Record<Disposition, SettledFinding['outcome']>> = {
  fixed: 'Fixed',
  accepted: 'Accepted',
  suppressed: 'Suppressed',
};

/**
 * What happened to earlier findings: the settled ones, and those that this run cannot judge, because it was
 * inconclusive or did not read the list of that severity. Findings that are still open are in neither list.
 */
export function compareWithMemory(
  report: Report,
  before: readonly RememberedFinding[],
): { settled: SettledFinding[]; unsure: RememberedFinding[] } {
  const current = mapFindingsByKey(report, new Set(before.map(({ key }) => key)));
  const settled: SettledFinding[] = [];
  const unsure: RememberedFinding[] = [];
  for (const each of before) {
    const finding = current.get(each.key);
    const outcome =
      finding === undefined
        ? chooseMissingOutcome(report, each.severity)
        : (outcomes[classifyFinding(finding)] ?? 'stands');
    if (outcome === 'unsure') unsure.push(each);
    else if (outcome !== 'stands') settled.push({ ...each, outcome });
  }
  return { settled, unsure };
}

/** A finding that is in no list is fixed only if the list was read or the scan counts none. */
export function chooseMissingOutcome(report: Report, severity: Severity): 'Fixed' | 'unsure' {
  if (report.verdict === 'inconclusive') return 'unsure';
  const isKnown = report.listedSeverities.includes(severity) || report.scan?.counts[severity] === 0;
  return isKnown ? 'Fixed' : 'unsure';
}
