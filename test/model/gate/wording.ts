/** How the modelled service words what it knows, its oddities included: scans, counts, items and details as JSON texts. */

import { type Project, timeText, type Weakness } from './project.ts';
import type { Record } from './records.ts';
import { isTouched, type ModelledScan } from './service.ts';

/** Its times, and the fields that a service adds. */
export function scanFields(project: Project, scan: ModelledScan, nowMs: number): { [field: string]: unknown } {
  const { odd } = project.habits;
  const isOurs = scan.branch === project.branch;
  const { startMs, endMs } = wordedSpan(project, scan, isOurs);
  const isOver = nowMs >= scan.endMs;
  return {
    created_at: stamp(project, scan.createdMs),
    ...(nowMs < scan.startMs || startMs === undefined ? {} : { started_at: stamp(project, startMs) }),
    ...(!isOver || endMs === undefined ? {} : { completed_at: stamp(project, endMs) }),
    ...(odd.has('null in fields of its own')
      ? { error: null, commit_sha: null, diagnostics: null, coverage: 0.87 }
      : {}),
    ...commitField(project, scan),
  };
}

function wordedSpan({ habits: { odd } }: Project, scan: ModelledScan, isOurs: boolean) {
  const { startMs, endMs } = scan;
  if (isOurs && odd.has('the scan starts after it ends')) return { startMs: endMs, endMs: startMs };
  if (isOurs && odd.has('the scan ends in the future')) return { startMs, endMs: endMs + 3600_000 };
  if (isOurs && odd.has('the scan has no end')) return { startMs, endMs: undefined };
  if (isOurs && odd.has('the scan has no start')) return { startMs: undefined, endMs };
  if (!isOurs && odd.has('base scans have no end')) return { startMs, endMs: undefined };
  return { startMs, endMs };
}

/** On the default branch the merge base is the head: a service that names it whatever it scanned is believed by anybody. */
function commitField({ habits: { odd }, mergeBaseSha, headSha }: Project, { sha }: ModelledScan): object {
  const otherSha = mergeBaseSha === headSha ? 'c'.repeat(40) : mergeBaseSha;
  if (odd.has('the scan names another commit')) return { commit_sha: otherSha };
  return odd.has('the scan names its commit') ? { commit_sha: sha?.slice(0, 10).toUpperCase() } : {};
}

/** A time as this service writes it. */
export function stamp({ habits: { odd } }: Project, ms: number): string {
  return odd.has('times without a zone') ? timeText(ms).slice(0, -1) : timeText(ms);
}

const known = ['critical', 'high', 'medium', 'low', 'info'];

/** What a scan says that it found. */
export function countsText(project: Project, scan: ModelledScan, nowMs: number): string {
  const { odd } = project.habits;
  const counts: { [key: string]: unknown } = Object.fromEntries(known.map((key) => [key, 0]));
  for (const index of scan.found) {
    const { severity, suppressed } = project.weaknesses[index] as Weakness;
    const key = severity.toLowerCase();
    if (suppressed !== undefined && !project.habits.countsSuppressed) continue;
    if (known.includes(key) || odd.has('a count beyond the five')) counts[key] = Number(counts[key] ?? 0) + 1;
  }
  if (odd.has('counts come late') && nowMs < scan.endMs + 1900) for (const key of known) counts[key] = 0;
  return oddCounts(project, counts);
}

function oddCounts({ habits: { odd } }: Project, counts: { [key: string]: unknown }): string {
  const high = counts.high;
  if (odd.has('null counts')) return 'null';
  if (odd.has('counts in another case')) return JSON.stringify({ ...counts, high: 0, High: high });
  if (odd.has('counts in strings')) return JSON.stringify({ ...counts, high: String(high) });
  if (odd.has('a count beyond what numbers hold'))
    return JSON.stringify(counts).replace(`"high":${high}`, '"high":1e300');
  if (odd.has('a count is missing')) return JSON.stringify({ ...counts, high: undefined });
  const text = JSON.stringify(counts);
  return odd.has('a count stated twice') ? text.replace('}', ',"high":0,"critical":0}') : text;
}

/** The total of a list that holds so many, of which a page shows at most so many. */
export function listTotal({ habits: { odd } }: Project, count: number, size: number): number {
  if (odd.has('a total of zero')) return 0;
  if (odd.has('a total that is too small')) return Math.min(count, 7);
  return odd.has('a total of one page') ? Math.min(count, size) : count;
}

/** An item of the list. */
export function itemText(project: Project, weakness: Weakness, status: string): string {
  const { odd } = project.habits;
  const isOdd = isTouched(project, weakness.id);
  const { id, title, severity, type, cvss, epss, filePath, line } = weakness;
  const fields = {
    violation_id: id,
    title,
    severity: isOdd && odd.has('milder severity in the list') ? 'LOW' : severity,
    type: isOdd && odd.has('another type in the list') ? 'SCA' : type,
    status,
    cvss_score: isOdd && odd.has('milder score in the list') ? 0.1 : odd.has('no score in the list') ? null : cvss,
    epss_score:
      epss === undefined || odd.has('no score in the list')
        ? null
        : isOdd && odd.has('milder score in the list')
          ? 0.01
          : epss,
    file_path: isOdd && odd.has('another path in the list') ? 'docs/other.md' : filePath,
    line_number: line,
  };
  const text = JSON.stringify(fields);
  return isOdd && odd.has('a severity stated twice') ? `${text.slice(0, -1)},"severity":"INFO"}` : text;
}

/** The CVE in a field of the service's own, the rest as the embedded service says it. */
function advisoryFields(project: Project, { advisory }: Weakness): object {
  if (advisory === undefined) return {};
  const { cve, ghsa, purl, fix, fixedMs, publishedMs } = advisory;
  const timeOf = (ms: number | undefined) => (ms === undefined ? undefined : stamp(project, ms));
  const ids = ghsa === undefined ? undefined : [ghsa];
  const stated = { ids, purl, fix, fixed_at: timeOf(fixedMs), published_at: timeOf(publishedMs) };
  return { cve: cve ?? null, advisory: stated };
}

export function detailText(project: Project, { weakness, status, firstDetectedMs, lastSeenMs }: Record): string {
  const { odd } = project.habits;
  const isOdd = isTouched(project, weakness.id);
  const { id, title, severity, type, cvss, epss, filePath, line, cwe } = weakness;
  return JSON.stringify({
    violation_id: id,
    title,
    severity: isOdd && odd.has('milder severity in the detail') ? 'LOW' : severity,
    type,
    status,
    cvss_score: isOdd && odd.has('milder score in the detail') ? 0.1 : cvss,
    epss_score: isOdd && epss !== undefined && odd.has('milder score in the detail') ? 0.01 : epss,
    file_path: filePath,
    line_number: line,
    ...advisoryFields(project, weakness),
    cwe,
    first_detected: stamp(project, firstDetectedMs),
    last_seen: stamp(project, lastSeenMs),
  });
}
