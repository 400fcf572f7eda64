/**
 * A review with comments on the lines that a pull request changes. Its earlier comments are updated, never repeated.
 */
import * as z from 'zod';
import { GateError, toGateError } from '../../../../shared/errors.ts';
import { type Severity, severities } from '../../../../shared/severity.ts';
import { formatStepLocation, toSafeLine, toSafeRelativePath, toSafeSha } from '../../../../shared/shown/location.ts';
import {
  escapeMarkdown,
  formatMarkdownBlock,
  formatMarkdownCode,
  neutralizeLine,
} from '../../../../shared/shown/neutral.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import { getDescription, getRemediation, listDataSteps } from '../../../../shared/text/finding-texts.ts';
import { type Changes, normalizePath } from '../../../policy/changes.ts';
import { openDispositions } from '../../../report/list-findings.ts';
import type { Report, ReportFinding } from '../../../report/report.ts';
import { formatSentence, sentenceLimit } from '../../../report/sentence/sentence.ts';
import { classifyFinding, formatSeverityName, listFacts, rankFindings } from '../../../report/wording.ts';
import {
  checkGithubHead,
  chooseText,
  describeRival,
  findRival,
  formatRunComment,
  type Rival,
} from '../../../surfaces/other-runs.ts';
import type { GithubShowing, GithubSurface, Showing, Written } from '../../../surfaces/surface.ts';
import { writeOnce } from '../client.ts';
import { filterOwn, formatCommentKey } from '../identity.ts';
import { chooseMissingOutcome, hashViolationId, mapFindingsByKey } from './comment/comment.ts';

/** More comments would flood the reader with mail. The others are counted. */
const maxComments = 100;

const reviewComment = z.looseObject({
  id: z.number().int(),
  body: z.string(),
  user: z.looseObject({ login: z.string() }).nullish(),
  pull_request_review_id: z.number().int().nullish(),
});
const reviewAnswer = z.looseObject({ id: z.number().int(), html_url: z.string().nullish() });

export const review: GithubSurface = {
  kind: 'github',
  name: 'The review',
  shows: 'one review with comments on the lines that the pull request changes',
  settings: ['annotations', 'max-annotations', 'category'],
  permission: 'pull-requests: write',
  degrades: 'workflow commands, and a warning',
  isWanted: ({ report, settings }) =>
    settings.annotations === 'review' &&
    report.reason !== 'cancelled' &&
    report.pullRequest !== undefined &&
    report.headSha !== undefined,
  async write(showing) {
    const { changes } = showing.github;
    if (changes === undefined) throw new GateError('PUBLISH', 'what the pull request changes is not known');
    const { isOther, lines } = await checkGithubHead(showing, review.name);
    if (isOther) return { lines };
    const written = await writeReview(showing, changes);
    return { lines: [...lines, ...written.lines], warnings: written.warnings, isMarked: true };
  },
};

/**
 * Returns log lines about findings without a comment. Throws GateError, with status 422 if GitHub refused one of the
 * lines and therefore the whole review.
 */
async function writeReview(showing: GithubShowing, changes: Changes): Promise<Pick<Written, 'lines' | 'warnings'>> {
  const { chosen, elsewhere, total } = chooseComments(showing, changes);
  const old = await findReviewComments(showing);
  const marked = chooseMarked(showing, old, chosen);
  const problems = await updateComments(showing, old, chosen, marked);
  const known = new Set(old.map(({ key }) => key));
  const added = chosen.filter(({ key }) => !known.has(key));
  if (added[0] !== undefined && marked === undefined)
    added[0] = { ...added[0], body: addRunMark(showing, added[0].body) };
  if (added.length > 0) await submitReview(showing, added, total - chosen.length);
  const warnings = describeRival(marked?.rival, review.name);
  if (chosen.length === total) return { lines: problems, warnings };
  const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : '';
  const counts = `${chosen.length} of ${total} open findings are commented on${cause}; the report file has all of them`;
  return { lines: [...problems, counts], warnings };
}

interface LineComment {
  key: string;
  path: string;
  line: number;
  body: string;
}

/**
 * The worst first, with the number of open findings that are on no line of the diff, and that of all open findings,
 * including those that must not be named.
 */
function chooseComments(showing: GithubShowing, changes: Changes) {
  const { client, report, settings } = showing;
  const placed: { finding: ReportFinding; place: { path: string; line: number } }[] = [];
  let total = 0;
  for (const finding of rankFindings(report.findings)) {
    if (!openDispositions.includes(classifyFinding(finding))) continue;
    total += 1;
    const place = locateInDiff(finding, changes);
    if (place !== undefined) placed.push({ finding, place });
  }
  const named = placed.filter(({ finding }) => finding.disclosed);
  const most = Math.min(settings.maxAnnotations, maxComments);
  const chosen = named.slice(0, most).map(({ finding, place }): LineComment => {
    const key = hashViolationId(finding.id);
    const marker = buildMarker(showing, { key, severity: finding.severity, state: 'open' });
    return { key, ...place, body: client.redact(`${marker}\n${renderComment(report, finding)}`) };
  });
  return { chosen, elsewhere: total - placed.length, total };
}

/**
 * GitHub accepts comments only on lines of the diff, and the changed lines of the new side are certainly among them.
 */
function locateInDiff(finding: ReportFinding, changes: Changes): { path: string; line: number } | undefined {
  const path = toSafeRelativePath(finding.filePath === undefined ? undefined : normalizePath(finding.filePath));
  const line = toSafeLine(finding.line);
  if (path === undefined || line === undefined) return undefined;
  const isChanged = changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last);
  return isChanged === true ? { path, line } : undefined;
}

interface ReviewMarker {
  key: string;
  severity: Severity;
  state: 'open' | 'settled';
}

function buildMarker({ settings, report }: Showing, { key, severity, state }: ReviewMarker): string {
  return `<!-- ${formatCommentKey(settings.category, report.isFallback)}:${key}:${severity}:${state} -->`;
}

const markerParts = z.tuple([z.string().regex(/^[0-9a-f]{16}$/), z.enum(severities), z.enum(['open', 'settled'])]);

function readMarker({ settings, report }: Showing, body: string): ReviewMarker | undefined {
  const prefix = `<!-- ${formatCommentKey(settings.category, report.isFallback)}:`;
  const end = body.indexOf(' -->');
  if (!body.startsWith(prefix) || end < 0) return undefined;
  const parts = markerParts.safeParse(body.slice(prefix.length, end).split(':'));
  if (!parts.success) return undefined;
  const [key, severity, state] = parts.data;
  return { key, severity, state };
}

type OwnComment = ReviewMarker & { id: number; body: string; reviewId: number | undefined };

async function findReviewComments(showing: GithubShowing): Promise<OwnComment[]> {
  const { client, report } = showing;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
  const parameters = { pull_number: report.pullRequest };
  const all = await client.list({ route, parameters, shape: z.array(reviewComment) });
  const marked = all.flatMap(({ id, body, user, pull_request_review_id: reviewId }) => {
    const marker = readMarker(showing, body);
    return marker === undefined ? [] : [{ ...marker, id, body, user, reviewId: reviewId ?? undefined }];
  });
  return filterOwn(client, marked);
}

/** One comment of a review bears the mark of the run, so that another gate of its attempt settles nothing. */
function chooseMarked(
  showing: GithubShowing,
  old: readonly OwnComment[],
  chosen: readonly LineComment[],
): { id: number; rival: Rival | undefined } | undefined {
  const gate = showing.gate;
  const byRivals = old.flatMap(({ id, body }) => {
    const rival = findRival(body.split('\n', 1)[0], gate);
    return rival === undefined ? [] : [{ id, rival }];
  });
  const [first] = byRivals.toSorted((a, b) => Number(b.rival.isWorse) - Number(a.rival.isWorse));
  if (first !== undefined || gate.attempt === undefined) return first;
  const wanted = new Set(chosen.map(({ key }) => key));
  const own = old.find(({ key }) => wanted.has(key)) ?? old.find(({ state }) => state === 'open');
  return own && { id: own.id, rival: undefined };
}

/** After the other marks in the first line, in place of that of an earlier run. */
function addRunMark(showing: GithubShowing, body: string): string {
  return body.replace(/^(<!-- [^\n]*? -->)(?:<!-- scan-gate-run:[^\n]*? -->)?/, `$1${formatRunComment(showing.gate)}`);
}

/**
 * Updates the comments of earlier runs: still open, open again, or settled. What another gate of this attempt may have
 * found is not settled. The text of a review is updated when one of its comments is. Returns log lines about texts that
 * could not be.
 */
async function updateComments(
  showing: GithubShowing,
  old: readonly OwnComment[],
  chosen: readonly LineComment[],
  marked: ReturnType<typeof chooseMarked>,
): Promise<string[]> {
  const { client, report } = showing;
  const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
  const current = mapFindingsByKey(report, new Set(old.map(({ key }) => key)));
  const reviews = new Map<number, { isChanged: boolean; isOpen: boolean }>();
  for (const comment of old) {
    const settled =
      marked?.rival === undefined ? describeSettled(report, current.get(comment.key), comment) : undefined;
    const marker = buildMarker(showing, { ...comment, state: 'settled' });
    const text = wanted.get(comment.key) ?? (settled === undefined ? undefined : `${marker}\n${settled}`);
    const isMarked = comment.id === marked?.id;
    const body = isMarked ? chooseText(marked.rival, addRunMark(showing, text ?? comment.body), comment.body) : text;
    const isSame =
      comment.state === 'settled' && !isMarked
        ? !wanted.has(comment.key)
        : normalizeBody(comment.body) === normalizeBody(body ?? '');
    const isChanged = body !== undefined && !isSame;
    if (comment.reviewId !== undefined) {
      const before = reviews.get(comment.reviewId);
      const isOpen = comment.state === 'open' ? settled === undefined : wanted.has(comment.key);
      reviews.set(comment.reviewId, {
        isChanged: before?.isChanged || isChanged,
        isOpen: before?.isOpen || isOpen,
      });
    }
    if (!isChanged) continue;
    await client.call({
      route: 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
      parameters: { comment_id: comment.id, body: client.redact(body) },
      shape: reviewComment,
    });
  }
  return updateReviews(showing, reviews);
}

/** Without it, a review would keep the number of findings that blocked when it was written. */
async function updateReviews(
  { client, report }: GithubShowing,
  reviews: ReadonlyMap<number, { isChanged: boolean; isOpen: boolean }>,
): Promise<string[]> {
  const sha = toSafeSha(report.headSha);
  const resolved = `✅ Everything in this review is resolved${sha === undefined ? '' : ` at ${sha.slice(0, 7)}`}.`;
  for (const [id, { isChanged, isOpen }] of reviews) {
    if (!isChanged) continue;
    const body = isOpen ? formatLead(report) : resolved;
    try {
      await client.call({
        route: 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
        parameters: { pull_number: report.pullRequest, review_id: id, body: client.redact(body) },
        shape: reviewAnswer,
      });
    } catch (error) {
      return [`The text of an earlier review could not be updated: ${neutralizeLine(toGateError(error).message, 300)}`];
    }
  }
  return [];
}

function formatLead(report: Report): string {
  return `**${escapeMarkdown(formatSentence(report), sentenceLimit)}.**`;
}

function normalizeBody(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** What happened to the finding. Undefined if it is open or this run cannot tell. */
function describeSettled(
  report: Report,
  finding: ReportFinding | undefined,
  { severity }: ReviewMarker,
): string | undefined {
  const sha = toSafeSha(report.headSha);
  const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
  if (finding === undefined) {
    return chooseMissingOutcome(report, severity) === 'Fixed' ? `✅ **Fixed**: no longer found${at}.` : undefined;
  }
  const standing = classifyFinding(finding);
  if (openDispositions.includes(standing)) return undefined;
  return standing === 'fixed' ? `✅ **Fixed**${at}.` : `✅ **Settled**: ${standing}.`;
}

function renderComment(report: Report, finding: ReportFinding): string {
  const remediation = getRemediation(finding);
  const description = getDescription(finding);
  const effect =
    finding.effect === 'none' ? 'does not block' : `${finding.effect}${report.enforced ? '' : ' (not enforced)'}`;
  const parts = [
    `**${formatSeverityName(finding)}: ${escapeMarkdown(finding.title, 200) || 'Untitled'}**`,
    escapeMarkdown([effect, ...listFacts(finding)].join(' · ')),
    description === undefined ? '' : formatMarkdownBlock(description, 2000),
    formatDataPath(finding),
    remediation === undefined ? '' : `**How to fix**\n\n${formatMarkdownBlock(remediation, 2000)}`,
    `<sub>Scan Gate · violation ${formatMarkdownCode(finding.id, 100)}</sub>`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A longer list is folded. */
const openSteps = 3;

function formatDataPath(finding: ReportFinding): string {
  const steps = listDataSteps(finding).map(
    (step) => `1. ${formatMarkdownCode(formatStepLocation(step))} ${formatMarkdownCode(step.code ?? '')}`,
  );
  if (steps.length === 0) return '';
  const [before, after] =
    steps.length > openSteps
      ? [`<details><summary>Path of the data (${steps.length} steps)</summary>`, '\n\n</details>']
      : ['**Path of the data**', ''];
  return `${before}\n\n${steps.join('\n')}${after}`;
}

async function submitReview(showing: GithubShowing, added: readonly LineComment[], othersCount: number): Promise<void> {
  const { client, report, github } = showing;
  const { runUrl } = github.access;
  const page = runUrl === undefined ? 'the summary of the run' : `[the summary of the run](${runUrl})`;
  const others = othersCount === 0 ? '' : ` ${pluralize(othersCount, 'open finding')} more: see ${page}.`;
  const post = () =>
    client.call({
      route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
      parameters: {
        pull_number: report.pullRequest,
        commit_id: github.shownSha ?? report.headSha,
        event: 'COMMENT',
        body: client.redact(`${formatLead(report)}${others}`),
        comments: added.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
      },
      shape: reviewAnswer,
      isOnce: true,
    });
  await writeOnce<unknown>(client, post, async () => {
    const written = new Set((await findReviewComments(showing)).map(({ key }) => key));
    return added.every(({ key }) => written.has(key)) ? written : undefined;
  });
}
