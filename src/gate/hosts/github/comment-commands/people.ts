/**
 * Decides who may use commands, from what GitHub says about the commenter and the authors of the pull request, and
 * checks that a comment still says what its author commanded.
 */

import * as z from 'zod';
import { dayMs } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import type { Environment } from '../../system.ts';
import type { GithubClient } from '../client.ts';
import { readRefusalStatus } from '../problems.ts';
import type { CommandComment, Person } from './commands.ts';

/** GitHub shows `ghost` for every deleted account, so this login identifies nobody. */
const person = z.looseObject({
  login: z.string().refine((login) => login.toLowerCase() !== 'ghost'),
  id: z.number().int(),
  type: z.string().nullish().catch(undefined),
});
const pullShape = z.looseObject({
  state: z.string(),
  user: person.nullish().catch(undefined),
  commits: z.number().int(),
  head: z.looseObject({ ref: z.string(), sha: z.string() }),
});
export type Pull = z.infer<typeof pullShape>;

export function readPull(client: GithubClient, number: number): Promise<Pull> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  return client.call({ route, parameters: { pull_number: number }, shape: pullShape });
}

const permissionShape = z.looseObject({
  permission: z.string(),
  role_name: z.string().nullish(),
  user: person.nullish().catch(undefined),
});

/** `write`: may push. `member`: may read what outsiders cannot, or may triage. `outsider`: everybody else. */
export type Access = 'write' | 'member' | 'outsider';

/**
 * Asks GitHub's permission API, because `author_association` does not include private members and teams. Throws
 * GateError.
 */
export async function readAccess(client: GithubClient, { login, id }: Person, isPublic: boolean): Promise<Access> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  try {
    const response = await client.call({ route, parameters: { username: login }, shape: permissionShape });
    // Another account may have taken over the login since the comment.
    if (response.user?.id !== id) return 'outsider';
    if (['admin', 'maintain', 'write'].includes(response.permission)) return 'write';
    if (response.role_name === 'triage') return 'member';
    return response.permission === 'read' && !isPublic ? 'member' : 'outsider';
  } catch (error) {
    if (readRefusalStatus(error) === 404) return 'outsider';
    throw error;
  }
}

const commitShape = z.looseObject({
  sha: z.string(),
  commit: z.looseObject({
    message: z.string(),
    verification: z.looseObject({ verified: z.boolean() }).nullish().catch(undefined),
  }),
  author: z.unknown(),
  committer: z.unknown(),
});

/**
 * Why the commenter may be one of the authors of the pull request, as a sentence without a full stop. Undefined when it
 * is proven that they are not. The GitHub server's own no-reply addresses identify co-authors. Throws GateError when the
 * commits cannot be read.
 */
export async function findInvolvement(
  client: GithubClient,
  number: number,
  pull: Pull,
  commenter: Person,
  host: string = 'github.com',
): Promise<string | undefined> {
  if (!pull.user) return 'the author of the pull request is not known';
  if (isSame(pull.user, commenter)) return 'you are the author of the pull request';
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
  const commits = await client.list({ route, parameters: { pull_number: number }, shape: z.array(commitShape) });
  // GitHub lists at most 250 commits of a pull request.
  if (commits.length !== pull.commits) return `only ${commits.length} of ${pull.commits} commits could be read`;
  if (!commits.some(({ sha }) => sha === pull.head.sha)) return 'the pull request has moved on';
  for (const commit of commits) {
    const people = listCommitPeople(commit, host);
    if (people === undefined) return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
    if (people.some((each) => isSame(each, commenter))) return 'you are among those who wrote the commits';
  }
  const unverified = commits.filter(({ commit }) => commit.verification?.verified !== true);
  const [first] = unverified;
  if (first === undefined) return undefined;
  const doubt = `the author of commit ${first.sha.slice(0, 12)} is not verified`;
  const hasBot = isBot(pull.user) || unverified.some((each) => (listCommitPeople(each, host) ?? []).some(isBot));
  if (hasBot) return `a bot wrote it, which you may have started, and ${doubt}`;
  const pushers = await readPushers(client, pull.head.ref);
  if (pushers === undefined) return undefined;
  if (pushers.length >= mostPushes) return `its branch has ${mostPushes} pushes or more, and ${doubt}`;
  if (pushers.some((each) => isSame(each, commenter))) return `you pushed to its branch, and ${doubt}`;
  return pushers.some(isBot) ? `a bot pushed to its branch, which you may have started, and ${doubt}` : undefined;
}

const pushes = z.array(z.looseObject({ actor: z.unknown() }));
/** One page. Further pages need the response header, and a pull request branch rarely has so many pushes. */
const mostPushes = 100;

/**
 * Anybody can write another name into an unsigned commit, but nobody can change GitHub's list of who pushed: an
 * unsigned commit may belong to anyone who pushed to the branch. If the token may not read that list (undefined), an
 * unsigned commit counts as written by the author of the pull request and by the people it names. Otherwise teams that
 * do not sign commits could never use the command.
 */
async function readPushers(client: GithubClient, branch: string): Promise<Partial<Account>[] | undefined> {
  const route = 'GET /repos/{owner}/{repo}/activity';
  const parameters = { ref: `refs/heads/${branch}`, per_page: mostPushes };
  try {
    const listed = await client.call({ route, parameters, shape: pushes });
    // A push by a deleted account says nothing about the commenter.
    return listed.map(({ actor }) => person.safeParse(actor).data ?? {});
  } catch (error) {
    const status = readRefusalStatus(error);
    if (status === 403 || status === 404) return undefined;
    throw error;
  }
}

type Account = z.infer<typeof person>;

/**
 * Compares the id or the login. Another account may have taken over the login of a renamed account; that is then a
 * reason to refuse.
 */
function isSame(a: Partial<Person>, b: Person): boolean {
  return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}

/** A person who can start a bot chooses what it commits. */
function isBot({ type, login = '' }: Partial<Account>): boolean {
  return type === 'Bot' || /\[bot\]$/i.test(login);
}

/** Author, committer and co-authors. Undefined when GitHub does not know one of them. */
function listCommitPeople(
  { author, committer, commit }: z.infer<typeof commitShape>,
  host: string,
): Partial<Account>[] | undefined {
  const knownAccounts = [author, committer].map((each) => person.safeParse(each).data);
  const people: (Partial<Account> | undefined)[] = [...knownAccounts, ...parseCoAuthors(commit.message, host)];
  return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}

/** Only GitHub's own addresses identify their owner: `123+octocat@users.noreply.github.com`. */
function parseCoAuthors(message: string, host: string): (Partial<Account> | undefined)[] {
  return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
    const [, id, login = '', server = ''] = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.([^<>@\s]+)>/i.exec(text) ?? [];
    // An id from github.com means nothing on another server. An Enterprise Server configures its no-reply address itself.
    const isOwnServer = (server.toLowerCase() === 'github.com') === (host.toLowerCase() === 'github.com');
    if (login === '' || !isOwnServer) return undefined;
    return id === undefined ? { login } : { login, id: Number(id) };
  });
}

/** Returns GateError PUBLISH when the token may not even read the pull request. */
export function explainReadError(error: unknown): unknown {
  const status = readRefusalStatus(error);
  if (status !== 403 && status !== 404) return error;
  return new GateError('PUBLISH', (error as GateError).message, {
    cause: error,
    status,
    hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
  });
}

/**
 * Why this run does not act for the commenter. Undefined when it does. A re-run keeps its event and GITHUB_ACTOR; only
 * GITHUB_TRIGGERING_ACTOR names the person who started it again. On a GitHub Enterprise Server without that variable,
 * only the first attempt counts.
 */
export function findStartObjection(env: Environment, { login }: Person): string | undefined {
  const starter = env.GITHUB_TRIGGERING_ACTOR || (env.GITHUB_RUN_ATTEMPT === '1' ? env.GITHUB_ACTOR : undefined);
  if (!starter) return 'it is not known who started this run';
  return starter.toLowerCase() === login.toLowerCase() ? undefined : 'this run was started by someone else';
}

const commentShape = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string(), id: z.number().int() }).nullish(),
  created_at: z.string(),
});

/** After a day the comment may be about other code. The same tolerance allows for clock differences. */
const longestMs = dayMs;

/**
 * Why the comment is no longer a valid command. Undefined when it still exists, unchanged, recent and by the same
 * author. Throws GateError.
 */
export async function findCommentObjection(
  client: GithubClient,
  { commentId, body, commenter }: Pick<CommandComment, 'commentId' | 'body' | 'commenter'>,
  now: Date,
): Promise<string | undefined> {
  const comment = await readCommentNow(client, commentId);
  if (comment === undefined) return 'it was deleted';
  if (comment.id !== commentId || (comment.body ?? '') !== body) return 'it was edited';
  if (comment.user?.id !== commenter.id) return 'its author has changed';
  const ageMs = Math.abs(now.getTime() - Date.parse(comment.created_at));
  return ageMs <= longestMs ? undefined : 'it was not written within the last 24 hours';
}

async function readCommentNow(
  client: GithubClient,
  commentId: number,
): Promise<z.infer<typeof commentShape> | undefined> {
  const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
  try {
    return await client.call({ route, parameters: { comment_id: commentId }, shape: commentShape });
  } catch (error) {
    const status = readRefusalStatus(error);
    if (status === 404 || status === 410) return undefined;
    throw error;
  }
}
