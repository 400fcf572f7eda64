/** Gitea and Forgejo: the status of the commit, and the comment of a gate on a pull request, edited in place. */

import * as z from 'zod';
import { GateError } from '../../../shared/errors.ts';
import { toSafeRepositoryUrl, toSafeSha } from '../../../shared/shown/location.ts';
import { hasJudged } from '../../policy/verdict.ts';
import { giteaMarkdown, renderNote } from '../../report/note.ts';
import type { Report } from '../../report/report.ts';
import { formatSentence, getShownVerdict } from '../../report/sentence/sentence.ts';
import {
  checkHostHead,
  chooseText,
  describeRival,
  findRival,
  formatRunComment,
  markUrl,
  rivalsNote,
} from '../../surfaces/other-runs.ts';
import { deleteDuplicate, mayBeginNote } from '../../surfaces/platform.ts';
import type { PlatformShowing, PlatformSurface } from '../../surfaces/surface.ts';
import { formatGateKey, formatGateName } from '../github/identity.ts';
import { readActionsVariables } from '../github/system.ts';
import { type Environment, type PlatformEndpoint, parsePullNumber, readVariableText } from '../system.ts';

const status = z.looseObject({
  id: z.number().int(),
  context: z.string().nullish(),
  target_url: z.string().nullish(),
  description: z.string().nullish(),
  /** The state, in a list. */
  status: z.string().nullish(),
});
const comment = z.looseObject({
  id: z.number().int(),
  body: z.string(),
  user: z.looseObject({ id: z.number().int() }).nullish(),
});
const pullRequest = z.looseObject({ head: z.looseObject({ sha: z.string() }).nullish() });
const user = z.looseObject({ id: z.number().int() });

export const giteaStatus: PlatformSurface = {
  kind: 'platform',
  name: 'The status of the commit',
  system: 'gitea',
  shows: 'in Gitea and Forgejo: a status of the commit',
  settings: ['category'],
  grant: 'Give the job the permission "contents: write", or set GITEA_TOKEN to a token with the scope write:repository',
  degrades: 'a warning',
  findPlace: findGiteaRepository,
  authorize: authorizeGitea,
  isWanted: ({ report }) => hasJudged(report.reason) && toSafeSha(report.headSha) !== undefined,
  async write({ client, place, report, settings, gate }) {
    const event = report.pullRequest === undefined ? report.event : undefined;
    const context = formatGateName(settings.category, event);
    const path = `${place.path}/statuses/${report.headSha}`;
    const query = { sort: 'recentupdate' };
    const read = () => client.call({ method: 'GET', path, query, shape: z.array(status) }).catch(() => []);
    const listed = gate.attempt === undefined ? [] : await read();
    const theirs = listed.find((each) => each.context === context);
    const rival = findRival(theirs?.target_url, gate);
    const [state, text, url] = rival?.isWorse
      ? [theirs?.status ?? 'failure', theirs?.description ?? '', theirs?.target_url]
      : [chooseState(report), formatSentence(report), toSafeRepositoryUrl(place.pageUrl)];
    const link = markUrl(url ?? undefined, gate, rival);
    const body = {
      context,
      state,
      description: rival === undefined || text.includes(rivalsNote) ? text : `${text}. ${rivalsNote}`,
      ...(link !== undefined && { target_url: link }),
    };
    // The latest status of a context counts, so sending it twice is harmless.
    await client.call({ method: 'POST', path, body, shape: status });
    return {
      lines: [`The status of the commit was set to ${body.state}`],
      warnings: describeRival(rival, giteaStatus.name),
    };
  },
};

/** Only a passed run is a success. If the step passes despite another verdict, the state is a warning. */
function chooseState(report: Report): 'success' | 'failure' | 'error' | 'warning' {
  const shown = getShownVerdict(report);
  if (shown === 'passed') return 'success';
  if (shown === 'failed') return 'failure';
  return report.exitCode === 0 ? 'warning' : 'error';
}

export const giteaComment: PlatformSurface = {
  kind: 'platform',
  name: 'The comment on the pull request',
  system: 'gitea',
  shows: 'in Gitea and Forgejo: one comment on the pull request, edited in place',
  settings: ['comment-summary-in-pr', 'category'],
  grant:
    'Give the job the permission "pull-requests: write", or set GITEA_TOKEN to a token with the scopes write:issue and read:user',
  degrades: 'a warning',
  findPlace: (env) => (findGiteaPullRequest(env) === undefined ? undefined : findGiteaRepository(env)),
  authorize: authorizeGitea,
  // The job always has a token, so as on GitHub the setting alone decides about the comment.
  isWanted: ({ report, settings }) => hasJudged(report.reason) && settings.commentSummaryInPr !== 'never',
  async write(showing) {
    const { client, place, report, settings, env, gate } = showing;
    const marker = `<!-- ${formatGateKey(settings.category)} -->`;
    const number = findGiteaPullRequest(env);
    const list = `${place.path}/issues/${number}/comments`;
    const [existing, ...others] = await findOwnComments(showing, list, marker);
    if (existing === undefined && !mayBeginNote(showing)) return {};
    const call = { path: `${place.path}/pulls/${number}`, shape: pullRequest };
    const head = await checkHostHead(showing, giteaComment.name, call, (pull) => pull.head?.sha);
    if (head.isOther) return { lines: head.lines };
    const { category } = settings;
    const note = renderNote(report, { markdown: giteaMarkdown, category, pageUrl: place.pageUrl });
    const rival = findRival(existing?.body.split('\n', 1)[0], gate);
    const body = { body: chooseText(rival, `${marker}${formatRunComment(gate)}\n${note}`, existing?.body ?? '') };
    const getCommentPath = ({ id }: { id: number }) => `${place.path}/issues/comments/${id}`;
    if (existing === undefined) await client.call({ method: 'POST', path: list, body, shape: comment, isOnce: true });
    else await client.call({ method: 'PATCH', path: getCommentPath(existing), body, shape: z.unknown() });
    // Two parallel runs may each have created a comment.
    for (const each of others) await deleteDuplicate(showing, getCommentPath(each));
    const lines = [...head.lines, 'The comment on the pull request was written'];
    return { lines, warnings: describeRival(rival, giteaComment.name) };
  },
};

/** The repository in the API that the job's own variables name. */
function findGiteaRepository(env: Environment): PlatformEndpoint | undefined {
  const [owner, name, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const server = readVariableText(env.GITHUB_SERVER_URL)?.replace(/\/+$/, '');
  const baseUrl = readVariableText(env.GITHUB_API_URL)?.replace(/\/+$/, '') ?? (server && `${server}/api/v1`);
  if (!owner || !name || more.length > 0 || !baseUrl) return undefined;
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  return { baseUrl, path, pageUrl: readActionsVariables(env).runUrl };
}

/** The number of the pull request that is built. Undefined when there is none. */
function findGiteaPullRequest(env: Environment): number | undefined {
  return parsePullNumber(env.GITHUB_REF);
}

/** A job may have a token of github.com under the same name, for another purpose. */
function authorizeGitea(token: string): Record<string, string> {
  if (/^(?:gh[a-z]_|github_pat_)/.test(token))
    throw new GateError('PUBLISH', 'GITHUB_TOKEN is a token of github.com; set GITEA_TOKEN to one of this server');
  return { authorization: `token ${token}` };
}

/** The bot that owns the job tokens in Gitea and Forgejo. */
const actionsUser = { id: -2 };

/**
 * Oldest first, all on one page. Anybody can write the marker, and a token may edit comments of others, so the author
 * must be its owner.
 */
async function findOwnComments({ client }: PlatformShowing, path: string, marker: string) {
  const all = await client.call({ method: 'GET', path, shape: z.array(comment) });
  const marked = all.filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return [];
  const byBot = marked.filter((each) => each.user?.id === actionsUser.id);
  const self = await client.call({ method: 'GET', path: '/user', shape: user }).catch((error: unknown) => {
    // A job token may not ask for its own identity. With another token, an additional comment in every run would be
    // worse than none.
    const isRefused = error instanceof GateError && [401, 403, 404].includes(error.status ?? 0);
    if (!isRefused || byBot.length === 0) throw error;
    return actionsUser;
  });
  return marked.filter((each) => each.user?.id === self.id);
}
