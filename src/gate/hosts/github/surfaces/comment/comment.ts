/** The comment of a gate on a pull request. It is found by its marker and author, and edited in place. */

import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { attempt } from '../../../../../shared/errors.ts';
import { type Severity, severities, severityWords } from '../../../../../shared/severity.ts';
import { formatLocation } from '../../../../../shared/shown/location.ts';
import { escapeMarkdown, formatMarkdownCode, neutralizeLine } from '../../../../../shared/shown/neutral.ts';
import { pluralize } from '../../../../../shared/text/amounts.ts';
import { hasJudged } from '../../../../policy/verdict.ts';
import type { Report, ReportFinding } from '../../../../report/report.ts';
import { countBytes, fitSummary, renderFold } from '../../../../report/summary/decision.ts';
import { renderSummary } from '../../../../report/summary/summary.ts';
import { classifyFinding, type Disposition, rankFindings } from '../../../../report/wording.ts';
import {
  checkGithubHead,
  chooseText,
  describeRival,
  findRival,
  formatRunComment,
} from '../../../../surfaces/other-runs.ts';
import type { GithubShowing, GithubSurface, Showing } from '../../../../surfaces/surface.ts';
import { createComment, findOwnComments, formatCommentKey, updateComment } from '../../identity.ts';

/** GitHub accepts 65,536 characters. Text of this many bytes never has more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;

export const comment: GithubSurface = {
  kind: 'github',
  name: 'The comment',
  shows: 'one comment on the pull request, edited in place',
  settings: ['comment-summary-in-pr', 'category', 'disclose'],
  permission: 'pull-requests: write',
  degrades: 'a warning',
  isWanted: ({ report, settings }) =>
    settings.commentSummaryInPr !== 'never' && report.pullRequest !== undefined && hasJudged(report.reason),
  /** Writes no comment where there is none and nothing failed. */
  async write(showing) {
    const { report, settings, client } = showing;
    const marker = buildMarker(showing);
    const [existing, ...others] = await findOwnComments(client, report.pullRequest, marker);
    const isSilent = settings.commentSummaryInPr === 'on-failure' && report.verdict === 'passed';
    if (existing === undefined && isSilent) return {};
    const { isOther, lines } = await checkGithubHead(showing, comment.name);
    if (isOther) return { lines };
    if (existing === undefined) {
      const created = await createComment(client, report.pullRequest, renderBody(showing, ''), marker);
      return { commentUrl: created.html_url ?? undefined, lines };
    }
    const before = existing.body ?? '';
    const rival = findRival(before.split('\n', 1)[0], showing.gate);
    // What another gate of this attempt has found is not resolved.
    const body = chooseText(rival, renderBody(showing, rival === undefined ? before : ''), before);
    const updated = await updateComment(client, existing.id, body);
    // Two parallel runs may each have created a comment.
    const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
    for (const { id } of others) await client.call({ route, parameters: { comment_id: id }, shape: z.unknown() });
    return { commentUrl: updated.html_url ?? undefined, lines, warnings: describeRival(rival, comment.name) };
  },
};

function buildMarker({ settings, report }: Showing): string {
  return `<!-- ${formatCommentKey(settings.category, report.isFallback)} -->`;
}

/** The marker, the summary, what was fixed since, and a hidden record of what is open now. */
function renderBody(showing: GithubShowing, previous: string): string {
  const { client, report, settings, github } = showing;
  const { runUrl } = github.access;
  const before = readMemory(previous);
  const { settled, unsure } = compareWithMemory(report, before);
  const head = `${buildMarker(showing)}${formatRunComment(showing.gate)}`;
  const fixed = renderFixedSection(settled, settings.disclose !== 'counts');
  const memory = renderMemory([...rememberFindings(report, client.redact), ...unsure]);
  const tail = [fixed, memory].filter((part) => part !== '').map((part) => client.redact(part));
  const maxBytes = bodyBytes - countBytes([head, ...tail].join('\n\n')) - 8;
  // Readers of the page cannot open a path on the runner.
  const options = { maxBytes, allFindingsUrl: runUrl, isWhole: false, category: settings.category };
  // Untrusted text in a fenced block is not escaped, and must not be read as our record.
  const markdown = client.redact(renderSummary(report, options)).replaceAll('<!--', '<! --');
  return [`${head}\n${fitSummary(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}

function renderFixedSection(settled: readonly SettledFinding[], mayName: boolean): string {
  if (settled.length === 0) return '';
  const heading = `${pluralize(settled.length, 'finding')} resolved since the last comment`;
  if (!mayName) return `${heading}.`;
  const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
    const where = place === '' ? '' : ` in ${formatMarkdownCode(place, 120)}`;
    return `- ${outcome}: ${severityWords[severity]} · ${escapeMarkdown(title, 100) || 'Untitled'}${where}`;
  });
  const more = settled.length - items.length;
  if (more > 0) items.push(`- … and ${more} more`);
  return renderFold(heading, items.join('\n'));
}

/**
 * An entry of the record that is hidden in a comment, so that the next run can tell what was fixed. Maintainers can edit
 * a comment, so everything read back is checked, bounded and treated as untrusted text.
 */
export interface RememberedFinding {
  /** Hash of the violation's id. */
  key: string;
  severity: Severity;
  title: string;
  place: string;
}

interface SettledFinding extends RememberedFinding {
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
function rememberFindings(report: Report, redact: (text: string) => string): RememberedFinding[] {
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
function compareWithMemory(
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
