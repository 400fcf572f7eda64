/** The comment of a gate on a pull request. It is found by its marker and author, and edited in place. */

import * as z from 'zod';
import { severityWords } from '../../../../../shared/severity.ts';
import { escapeMarkdown, formatMarkdownCode } from '../../../../../shared/shown/neutral.ts';
import { pluralize } from '../../../../../shared/text/amounts.ts';
import { hasJudged } from '../../../../policy/verdict.ts';
import { countBytes, fitSummary } from '../../../../report/budget.ts';
import { renderFold } from '../../../../report/summary/decision.ts';
import { renderSummary } from '../../../../report/summary/summary.ts';
import { checkGithubHead } from '../../../../surfaces/pull-head.ts';
import { chooseText, describeRival, findRival, formatRunComment } from '../../../../surfaces/rivals.ts';
import type { GithubShowing, GithubSurface, Showing, Written } from '../../../../surfaces/surface.ts';
import { writeOnce } from '../../client.ts';
import { formatCommentKey } from '../../identity.ts';
import { compareWithMemory, readMemory, rememberFindings, renderMemory, type SettledFinding } from './memory.ts';

/** GitHub accepts 65,536 characters. Text of this many bytes never has more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;

const commentAnswer = z.looseObject({
  id: z.number().int(),
  html_url: z.string().nullish(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string() }).nullish(),
});
type Comment = z.infer<typeof commentAnswer>;

export const comment: GithubSurface = {
  kind: 'github',
  name: 'The comment',
  shows: 'one comment on the pull request, edited in place',
  settings: ['comment-summary-in-pr', 'category', 'disclose'],
  permission: 'pull-requests: write',
  degrades: 'a warning',
  isWanted: isCommentWanted,
  write: writeComment,
};

/** Writes no comment where there is none and nothing failed. Throws GateError. */
async function writeComment(showing: GithubShowing): Promise<Partial<Written>> {
  const { report, settings, client } = showing;
  const [existing, ...others] = await findOwnComments(showing);
  const isSilent = settings.commentSummaryInPr === 'on-failure' && report.verdict === 'passed';
  if (existing === undefined && isSilent) return {};
  const { isOther, lines } = await checkGithubHead(showing, comment.name);
  if (isOther) return { lines };
  if (existing === undefined) return { commentUrl: await createComment(showing), lines };
  const before = existing.body ?? '';
  const rival = findRival(before.split('\n', 1)[0], showing.gate);
  // What another gate of this attempt has found is not resolved.
  const body = chooseText(rival, renderBody(showing, rival === undefined ? before : ''), before);
  const updated = await client.call({
    route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    parameters: { comment_id: existing.id, body },
    shape: commentAnswer,
  });
  // Two parallel runs may each have created a comment.
  for (const { id } of others) {
    await client.call({
      route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
      parameters: { comment_id: id },
      shape: z.unknown(),
    });
  }
  return { commentUrl: updated.html_url ?? undefined, lines, warnings: describeRival(rival, comment.name) };
}

function isCommentWanted({ report, settings }: Showing): boolean {
  if (settings.commentSummaryInPr === 'never' || report.pullRequest === undefined) return false;
  return hasJudged(report.reason);
}

function buildMarker({ settings, report }: Showing): string {
  return `<!-- ${formatCommentKey(settings.category, report.isFallback)} -->`;
}

/** Oldest first. Anybody can write the marker, so the author must be us. */
async function findOwnComments(showing: GithubShowing): Promise<Comment[]> {
  const { client, report } = showing;
  const marker = buildMarker(showing);
  const all = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: { issue_number: report.pullRequest },
      shape: z.array(commentAnswer),
    },
    (page) => page,
  );
  const marked = all.filter(({ body }) => body?.startsWith(marker));
  if (marked.length === 0) return [];
  const self = (await client.viewer()).toLowerCase();
  return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}

async function createComment(showing: GithubShowing): Promise<string | undefined> {
  const { client, report } = showing;
  const create = () =>
    client.call({
      route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: { issue_number: report.pullRequest, body: renderBody(showing, '') },
      shape: commentAnswer,
      isOnce: true,
    });
  const written = await writeOnce(client, create, async () => (await findOwnComments(showing))[0]);
  return written.html_url ?? undefined;
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
  const markdown = breakMarkers(
    client.redact(
      renderSummary(report, { maxBytes, allFindingsUrl: runUrl, isWhole: false, category: settings.category }),
    ),
  );
  return [`${head}\n${fitSummary(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}

/** Untrusted text in a fenced block is not escaped, and must not be read as our record. */
function breakMarkers(markdown: string): string {
  return markdown.replaceAll('<!--', '<! --');
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
