/**
 * A review with comments on the lines that a pull request changes. Its earlier comments are updated, never repeated.
 */
import * as z from 'zod';
import { keyOf } from '../ci/github/identity.ts';
import { isAmbiguous } from '../ci/github/problems.ts';
import { GateError } from '../errors.ts';
import { type Changes, normalPath } from '../policy/changes.ts';
import { markdownBlock, markdownCode, markdownText } from '../report/neutral.ts';
import { safeLine, safeRelativePath, safeSha } from '../report/place.ts';
import type { Report, ReportFinding } from '../report/report.ts';
import { sentenceLimit, sentenceOf } from '../report/sentence/sentence.ts';
import type { Standing } from '../report/standings.ts';
import { plural } from '../report/tally.ts';
import { descriptionOf, factsOf, rankedFindings, remediationOf, severityName, standingOf } from '../report/wording.ts';
import { type Severity, severities } from '../severity.ts';
import { findingsByKey, outcomeOfMissing, violationKey } from './comment/memory.ts';
import type { GithubShowing, GithubSurface } from './surface.ts';

/** More comments would flood the reader with mail. The others are counted. */
const maxComments = 100;
const settleMs = 2000;

const reviewComment = z.looseObject({
  id: z.number().int(),
  body: z.string(),
  user: z.looseObject({ login: z.string() }).nullish(),
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
    return { lines: await writeReview(showing, changes), isMarked: true };
  },
};

/**
 * Returns log lines about findings without a comment. Throws GateError, with status 422 if GitHub refused one of the
 * lines and therefore the whole review.
 */
export async function writeReview(showing: GithubShowing, changes: Changes): Promise<string[]> {
  const { chosen, elsewhere, total } = chooseComments(showing, changes);
  const old = await ownComments(showing);
  await refresh(showing, old, chosen);
  const known = new Set(old.map(({ key }) => key));
  const added = chosen.filter(({ key }) => !known.has(key));
  if (added.length > 0) await submit(showing, added, total - chosen.length);
  if (chosen.length === total) return [];
  const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : '';
  return [`${chosen.length} of ${total} open findings are commented on${cause}; the report file has all of them`];
}

interface LineComment {
  key: string;
  path: string;
  line: number;
  body: string;
}

interface Chosen {
  /** Worst first. */
  chosen: LineComment[];
  /** Open findings that are on no line of the diff. */
  elsewhere: number;
  /** All open findings, including those that must not be named. */
  total: number;
}

function chooseComments({ client, report, settings }: GithubShowing, changes: Changes): Chosen {
  const placed: { finding: ReportFinding; place: { path: string; line: number } }[] = [];
  let total = 0;
  for (const finding of rankedFindings(report.findings)) {
    if (!openStandings.includes(standingOf(finding))) continue;
    total += 1;
    const place = placeInDiff(finding, changes);
    if (place !== undefined) placed.push({ finding, place });
  }
  const named = placed.filter(({ finding }) => finding.disclosed);
  const chosen = named.slice(0, Math.min(settings.maxAnnotations, maxComments)).map(({ finding, place }) => {
    const key = violationKey(finding.id);
    const marker = markerOf(settings.category, { key, severity: finding.severity, state: 'open' });
    return { key, ...place, body: client.redact(`${marker}\n${textOf(report, finding)}`) };
  });
  return { chosen, elsewhere: total - placed.length, total };
}

const openStandings: readonly Standing[] = ['blocks', 'may block', 'open'];

/**
 * GitHub accepts comments only on lines of the diff, and the changed lines of the new side are certainly among them.
 */
function placeInDiff(finding: ReportFinding, changes: Changes): { path: string; line: number } | undefined {
  const path = safeRelativePath(finding.filePath === undefined ? undefined : normalPath(finding.filePath));
  const line = safeLine(finding.line);
  if (path === undefined || line === undefined) return undefined;
  const isChanged = changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last);
  return isChanged === true ? { path, line } : undefined;
}

interface Marker {
  key: string;
  severity: Severity;
  state: 'open' | 'settled';
}

function markerOf(category: string | undefined, { key, severity, state }: Marker): string {
  return `<!-- ${keyOf(category)}:${key}:${severity}:${state} -->`;
}

const markerParts = z.tuple([z.string().regex(/^[0-9a-f]{16}$/), z.enum(severities), z.enum(['open', 'settled'])]);

function readMarker(category: string | undefined, body: string): Marker | undefined {
  const prefix = `<!-- ${keyOf(category)}:`;
  const end = body.indexOf(' -->');
  if (!body.startsWith(prefix) || end < 0) return undefined;
  const parts = markerParts.safeParse(body.slice(prefix.length, end).split(':'));
  if (!parts.success) return undefined;
  const [key, severity, state] = parts.data;
  return { key, severity, state };
}

type OwnComment = Marker & { id: number; body: string };

async function ownComments({ client, report, settings }: GithubShowing): Promise<OwnComment[]> {
  const all = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
      parameters: { pull_number: report.pullRequest },
      shape: z.array(reviewComment),
    },
    (page) => page,
  );
  const marked = all.flatMap(({ id, body, user }) => {
    const marker = readMarker(settings.category, body);
    return marker === undefined ? [] : [{ ...marker, id, body, user }];
  });
  if (marked.length === 0) return [];
  const self = (await client.viewer()).toLowerCase();
  return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}

/** Updates the comments of earlier runs: still open, open again, or settled. */
async function refresh(
  showing: GithubShowing,
  old: readonly OwnComment[],
  chosen: readonly LineComment[],
): Promise<void> {
  const { client, report, settings } = showing;
  const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
  const current = findingsByKey(report, new Set(old.map(({ key }) => key)));
  for (const comment of old) {
    const settled = settledText(report, current.get(comment.key), comment);
    const marker = markerOf(settings.category, { ...comment, state: 'settled' });
    const body = wanted.get(comment.key) ?? (settled === undefined ? undefined : `${marker}\n${settled}`);
    const isSame = comment.state === 'settled' ? !wanted.has(comment.key) : plain(comment.body) === plain(body ?? '');
    if (body === undefined || isSame) continue;
    await client.call({
      route: 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
      parameters: { comment_id: comment.id, body: client.redact(body) },
      shape: reviewComment,
    });
  }
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** What happened to the finding. Undefined if it is open or this run cannot tell. */
function settledText(report: Report, finding: ReportFinding | undefined, { severity }: Marker): string | undefined {
  const sha = safeSha(report.headSha);
  const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
  if (finding === undefined) {
    return outcomeOfMissing(report, severity) === 'Fixed' ? `✅ **Fixed**: not found any more${at}.` : undefined;
  }
  const standing = standingOf(finding);
  if (openStandings.includes(standing)) return undefined;
  return standing === 'fixed' ? `✅ **Fixed**${at}.` : `✅ **Settled**: ${standing}.`;
}

function textOf(report: Report, finding: ReportFinding): string {
  const remediation = remediationOf(finding);
  const description = descriptionOf(finding);
  const parts = [
    `**${severityName(finding)}: ${markdownText(finding.title, 200) || 'Untitled'}**`,
    markdownText([...effectWords(report, finding), ...factsOf(finding)].join(' · ')),
    description === undefined ? '' : markdownBlock(description, 2000),
    remediation === undefined ? '' : `**How to fix**\n\n${markdownBlock(remediation, 2000)}`,
    `<sub>Scan Gate · violation ${markdownCode(finding.id, 100)}</sub>`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function effectWords({ enforced }: Report, { effect }: ReportFinding): string[] {
  if (effect === 'none') return ['does not block'];
  return [`${effect}${enforced ? '' : ' (not enforced)'}`];
}

async function submit(showing: GithubShowing, added: readonly LineComment[], othersCount: number): Promise<void> {
  const { client, report, github } = showing;
  const { runUrl } = github.access;
  const page = runUrl === undefined ? 'the summary of the run' : `[the summary of the run](${runUrl})`;
  const others = othersCount === 0 ? '' : ` ${plural(othersCount, 'open finding')} more: see ${page}.`;
  const lead = `**${markdownText(sentenceOf(report), sentenceLimit)}.**`;
  const post = () =>
    client.call({
      route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
      parameters: {
        pull_number: report.pullRequest,
        commit_id: github.shownSha ?? report.headSha,
        event: 'COMMENT',
        body: client.redact(`${lead}${others}`),
        comments: added.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
      },
      shape: reviewAnswer,
      isOnce: true,
    });
  try {
    await post();
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    await client.sleep(settleMs);
    const written = new Set((await ownComments(showing)).map(({ key }) => key));
    if (!added.every(({ key }) => written.has(key))) await post();
  }
}
