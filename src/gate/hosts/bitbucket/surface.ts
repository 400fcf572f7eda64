/** Bitbucket: a comment on the pull request, and a report with annotations on the commit in Code Insights. */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { GateError } from '../../../shared/errors.ts';
import { severities, severityNames } from '../../../shared/severity.ts';
import { toSafePageUrl, toSafeRepositoryUrl, toSafeSha } from '../../../shared/shown/location.ts';
import { neutralizeBlock, truncate } from '../../../shared/shown/neutral.ts';
import { hasJudged } from '../../policy/verdict.ts';
import { type Annotation, createAnnotations, formatOmittedLine } from '../../report/annotations.ts';
import { bitbucketMarkdown, formatHeadingEnding, renderNote } from '../../report/note.ts';
import { countBlockingFindings, countOpen } from '../../report/numbers.ts';
import type { ReportFinding } from '../../report/report.ts';
import { formatSentence, getShownVerdict } from '../../report/sentence/sentence.ts';
import { checkHostHead, chooseText, describeRival, findRival, markUrl, type Rival } from '../../surfaces/other-runs.ts';
import { deleteDuplicate, mayBeginNote } from '../../surfaces/platform.ts';
import type { PlatformShowing, PlatformSurface } from '../../surfaces/surface.ts';
import { formatGateName, formatRunKey } from '../github/identity.ts';
import { findBitbucketCommits, findBitbucketPullRequest } from './system.ts';

const comment = z.looseObject({
  id: z.number().int(),
  content: z.looseObject({ raw: z.string().nullish() }),
  user: z.looseObject({ uuid: z.string().nullish(), type: z.string().nullish() }).nullish(),
  deleted: z.boolean().nullish(),
  inline: z.unknown().optional(),
  parent: z.unknown().optional(),
});
const pullRequest = z.looseObject({
  source: z.looseObject({ commit: z.looseObject({ hash: z.string() }).nullish() }).nullish(),
});
type Comment = z.infer<typeof comment>;

/** Maximum number of authors for which the edit is tried. */
const maxAuthors = 20;

/** It is found by the end of its heading and edited in place. */
export const bitbucketComment: PlatformSurface = {
  kind: 'platform',
  name: 'The comment on the pull request',
  system: 'bitbucket',
  shows: 'in Bitbucket: one comment on the pull request, edited in place, when `SCAN_GATE_BITBUCKET_TOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant:
    'SCAN_GATE_BITBUCKET_TOKEN has to be an access token of the repository with the scopes Repositories: Read and Pull requests: Write',
  degrades: 'a warning',
  findPlace: findBitbucketPullRequest,
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { client, place, report, settings, gate } = showing;
    // Bitbucket has no HTML and may drop a hidden marker, so the heading itself identifies the comment.
    const page = toSafePageUrl(place.pageUrl);
    const run = page === undefined || gate.attempt === undefined ? '' : ` · [run](${markUrl(page, gate)})`;
    const { category } = settings;
    const options = { markdown: bitbucketMarkdown, category, signature, run, pageUrl: place.pageUrl };
    const raw = renderNote(report, options);
    const all = await listPages(showing, `${place.path}/comments`, comment);
    const marked = all.filter((each) => hasHeadingEnding(each, formatHeadingEnding(options)));
    if (marked.length === 0 && !mayBeginNote(showing)) return {};
    const call = { path: place.path, shape: pullRequest };
    const getSha = (pull: z.infer<typeof pullRequest>) => pull.source?.commit?.hash;
    const { isOther, lines } = await checkHostHead(showing, bitbucketComment.name, call, getSha);
    if (isOther) return { lines };
    const written = { lines: [...lines, 'The comment on the pull request was written'] };
    const updated = await updateOwnComment(showing, marked, (before) => {
      const rival = findRival(before.split(/\r?\n/, 1)[0], gate);
      return { rival, raw: chooseText(rival, raw, before) };
    });
    if (updated !== undefined) return { ...written, warnings: describeRival(updated.rival, bitbucketComment.name) };
    if (!mayBeginNote(showing)) return {};
    const body = { content: { raw } };
    await client.call({ method: 'POST', path: `${place.path}/comments`, body, shape: comment, isOnce: true });
    return written;
  },
};

const signature = ' · *Scan Gate*';

function hasHeadingEnding({ content, deleted, inline, parent }: Comment, ending: string): boolean {
  const [heading = ''] = (content.raw ?? '').split(/\r?\n/, 1);
  const isPlain = !deleted && inline == null && parent == null;
  return isPlain && heading.startsWith('### ') && heading.trimEnd().endsWith(ending);
}

/**
 * Edits our comment if there is one. Undefined if there is none. An access token cannot ask for its own identity
 * (https://jira.atlassian.com/browse/BCLOUD-23528), but only the author may edit a comment, so the first comment of
 * each author is tried, those of apps first. Throws GateError PUBLISH if authors are left: a new comment would then be
 * added by every run.
 */
async function updateOwnComment(
  showing: PlatformShowing,
  marked: readonly Comment[],
  write: (before: string) => { rival: Rival | undefined; raw: string },
): Promise<{ rival: Rival | undefined } | undefined> {
  const { client, place } = showing;
  const byAuthor = [...Map.groupBy(marked, ({ user }) => user?.uuid).values()];
  const authors = byAuthor.toSorted((a, b) => Number(isOfApp(b)) - Number(isOfApp(a)));
  const path = ({ id }: Comment) => `${place.path}/comments/${id}`;
  for (const [first, ...others] of authors.slice(0, maxAuthors)) {
    if (first === undefined) continue;
    const { rival, raw } = write(first.content.raw ?? '');
    try {
      await client.call({ method: 'PUT', path: path(first), body: { content: { raw } }, shape: comment });
    } catch (error) {
      if (error instanceof GateError && (error.status === 403 || error.status === 404)) continue;
      throw error;
    }
    // Two parallel runs may each have created a comment.
    for (const each of others) await deleteDuplicate(showing, path(each));
    return { rival };
  }
  if (authors.length > maxAuthors)
    throw new GateError('PUBLISH', `more than ${maxAuthors} other authors have written comments with its heading`);
  return undefined;
}

/** Bitbucket shows an access token as an app. */
function isOfApp([first]: readonly Comment[]): boolean {
  return first?.user?.type === 'app_user';
}

const pageSize = 100;
/** More is not a plausible list of one pull request or report. */
const maxPages = 50;

/** Only the page number is taken from the URL of the next page; the URL is not followed. Throws GateError PUBLISH. */
async function listPages<T>({ client }: PlatformShowing, path: string, item: z.ZodType<T>): Promise<T[]> {
  const shape = z.looseObject({ values: z.array(item), next: z.string().nullish() });
  const items: T[] = [];
  let page: string | undefined = '1';
  for (let count = 0; page !== undefined && count < maxPages; count += 1) {
    const query = { pagelen: String(pageSize), page };
    const answer: z.infer<typeof shape> = await client.call({ method: 'GET', path, query, shape });
    items.push(...answer.values);
    const { next } = answer;
    page = next && URL.canParse(next) ? (new URL(next).searchParams.get('page') ?? undefined) : undefined;
  }
  if (page !== undefined) throw new GateError('PUBLISH', `GET ${path} has more than ${maxPages * pageSize} entries`);
  return items;
}

/** https://developer.atlassian.com/cloud/bitbucket/rest/api-group-reports/ */
const batchSize = 100;
const maxAnnotations = 1000;
const summaryLength = 450;
const detailsLength = 2000;

export const bitbucketReport: PlatformSurface = {
  kind: 'platform',
  name: 'The report in Code Insights',
  system: 'bitbucket',
  shows: 'in Bitbucket: a report on the commit in Code Insights, with annotations; it needs no token in a step',
  settings: ['annotations', 'max-annotations', 'category'],
  grant:
    'Set SCAN_GATE_BITBUCKET_TOKEN to an access token of the repository with the scopes Repositories: Read and Pull requests: Write',
  degrades: 'a warning',
  findPlace: findBitbucketCommits,
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  isWanted: ({ report: { reason, headSha } }) => hasJudged(reason) && toSafeSha(headSha) !== undefined,
  async write(showing) {
    const { client, place, report, settings, gate } = showing;
    const event = report.pullRequest === undefined ? report.event : undefined;
    const path = `${place.path}/${report.headSha}/reports/${hashKey(formatRunKey(settings.category, event))}`;
    const existing =
      gate.attempt === undefined
        ? undefined
        : await client.call({ method: 'GET', path, shape: listedReport }).catch(() => undefined);
    const rival = findRival(existing?.link, gate);
    const warnings = describeRival(rival, bitbucketReport.name);
    if (existing !== undefined && rival?.isWorse) {
      const details = chooseText(rival, '', existing.details ?? '');
      const link = markUrl(existing.link ?? undefined, gate, rival);
      await client.call({ method: 'PUT', path, body: { ...existing, details, link }, shape: z.unknown() });
      return { warnings };
    }
    const { chosen, leftOut } = chooseAnnotations(showing);
    // The report first: it is updated in place, so the commit is never without the result of a run.
    const body = renderReport(showing, { title: formatGateName(settings.category, event), leftOut, rival });
    await client.call({ method: 'PUT', path, body, shape: z.unknown() });
    const ids = new Set(chosen.map(({ external_id }) => external_id));
    const isClean = await deleteStaleAnnotations(showing, `${path}/annotations`, ids);
    for (let from = 0; from < chosen.length; from += batchSize) {
      const batch = chosen.slice(from, from + batchSize);
      await client.call({ method: 'POST', path: `${path}/annotations`, body: batch, shape: z.unknown() });
    }
    const counted = chosen.length === 1 ? '1 annotation' : `${chosen.length} annotations`;
    const lines = [
      `The report in Code Insights was written, with ${counted}`,
      ...(leftOut === undefined ? [] : [leftOut]),
      ...(isClean ? [] : ['Annotations of an earlier run on this commit may still be shown in Code Insights']),
    ];
    return { lines, warnings };
  },
};

/** Short enough for a URL, and the same in every run. */
function hashKey(key: string): string {
  return `scan-gate-${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;
}

/** What is written again where it stays. */
const listedReport = z.object({
  title: z.string(),
  details: z.string().nullish(),
  report_type: z.string().nullish(),
  reporter: z.string().nullish(),
  link: z.string().nullish(),
  result: z.string().nullish(),
  data: z.array(z.unknown()).nullish(),
});

const listedAnnotation = z.looseObject({ external_id: z.string().nullish() });
/** Each is a request of its own. */
const maxDeletions = 200;

/**
 * Deletes annotations of an earlier run on the commit that this run does not write. Returns false if some may be left.
 * A proxy that does not list or delete them does not stop the report.
 */
async function deleteStaleAnnotations(
  showing: PlatformShowing,
  path: string,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  try {
    const there = await listPages(showing, path, listedAnnotation);
    const stale = there.flatMap(({ external_id }) => (external_id && !ids.has(external_id) ? [external_id] : []));
    for (const id of stale.slice(0, maxDeletions)) await deleteDuplicate(showing, `${path}/${encodeURIComponent(id)}`);
    return stale.length <= maxDeletions;
  } catch (error) {
    const status = error instanceof GateError ? (error.status ?? 500) : 500;
    if (status >= 500 || status === 429) throw error;
    return false;
  }
}

function chooseAnnotations({ report, settings }: PlatformShowing) {
  if (settings.annotations === 'none') return { chosen: [], leftOut: undefined };
  const max = Math.min(settings.maxAnnotations, maxAnnotations);
  const set = createAnnotations(report, { max, maxPerLevel: Number.POSITIVE_INFINITY });
  const all = set.annotations.map((each) => renderAnnotation(each, set.findings.get(each.violationId)));
  const chosen = [...new Map(all.map((each) => [each.external_id, each])).values()];
  return { chosen, leftOut: formatOmittedLine(report, set) };
}

/** Bitbucket has no INFO. */
const severityWords = { CRITICAL: 'CRITICAL', HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW', INFO: 'LOW' } as const;

function renderAnnotation(
  { level, title, message, file, line, violationId }: Annotation,
  finding: ReportFinding | undefined,
) {
  const severity = finding?.severityKnown ? severityWords[finding.severity] : undefined;
  return {
    external_id: hashKey(JSON.stringify([violationId, file, line])),
    annotation_type: 'VULNERABILITY',
    summary: truncate(title, summaryLength),
    details: truncate(message, detailsLength),
    ...(severity !== undefined && { severity }),
    ...(level === 'error' && { result: 'FAILED' }),
    ...(file !== undefined && { path: file }),
    ...(file !== undefined && line !== undefined && { line }),
  };
}

function renderReport(
  { report, place, gate }: PlatformShowing,
  { title, leftOut, rival }: { title: string; leftOut: string | undefined; rival: Rival | undefined },
) {
  const why = report.verdict === 'inconclusive' ? `${report.message}.` : '';
  const details = [formatSentence(report), why, leftOut ?? ''].filter((part) => part !== '').join('\n');
  // A report is neither passed nor failed if the step passes despite another verdict.
  const isPassed = getShownVerdict(report) === 'passed';
  const result = isPassed ? 'PASSED' : report.exitCode === 0 ? undefined : 'FAILED';
  const open = countOpen(report);
  const counts = severities.flatMap((severity) =>
    open[severity] === undefined ? [] : [{ title: `${severityNames[severity]}, open`, value: open[severity] }],
  );
  const values = [{ title: 'Findings that block', value: countBlockingFindings(report) }, ...counts];
  const link = markUrl(toSafeRepositoryUrl(place.pageUrl), gate, rival);
  return {
    title,
    details: chooseText(rival, neutralizeBlock(details, detailsLength - 200), ''),
    report_type: 'SECURITY',
    reporter: 'Scan Gate',
    ...(link !== undefined && { link }),
    ...(result !== undefined && { result }),
    // At most ten.
    data: values.map((each) => ({ ...each, type: 'NUMBER' })),
  };
}
