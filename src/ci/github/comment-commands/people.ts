/** Who may command: what GitHub says about a commenter, and about those who wrote a pull request. */
import * as z from 'zod';
import { GateError } from '../../../errors.ts';
import type { GithubClient } from '../client.ts';
import { refusedWith } from '../problems.ts';
import type { Person } from './commands.ts';

/** GitHub puts `ghost` in the place of everybody whose account is gone: that is nobody in particular. */
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

/** `write`: may push; `member`: reads what outsiders cannot, or triages; `outsider`: everybody else. */
export type Access = 'write' | 'member' | 'outsider';

/** By GitHub's own word: `author_association` does not know private members and teams. Throws GateError. */
export async function readAccess(client: GithubClient, { login, id }: Person, isPublic: boolean): Promise<Access> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  try {
    const answer = await client.call({ route, parameters: { username: login }, shape: permissionShape });
    // The login may have gone to somebody else since the comment.
    if (answer.user?.id !== id) return 'outsider';
    if (['admin', 'maintain', 'write'].includes(answer.permission)) return 'write';
    if (answer.role_name === 'triage') return 'member';
    return answer.permission === 'read' && !isPublic ? 'member' : 'outsider';
  } catch (error) {
    if (refusedWith(error) === 404) return 'outsider';
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
type Commit = z.infer<typeof commitShape>;

export interface Involved {
  number: number;
  pull: Pull;
  commenter: Person;
  /** Of the GitHub server: its own no-reply addresses say who a co-author is. */
  host?: string | undefined;
}

/**
 * Why the commenter cannot be taken for somebody other than those who wrote the pull request, as a sentence without a
 * final stop; undefined when that is proven. Throws GateError when the commits cannot be read.
 */
export async function involvementOf(
  client: GithubClient,
  { number, pull, commenter, host = 'github.com' }: Involved,
): Promise<string | undefined> {
  if (!pull.user) return 'the author of the pull request is not known';
  if (isSame(pull.user, commenter)) return 'you are the author of the pull request';
  const commits = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
      parameters: { pull_number: number },
      shape: z.array(commitShape),
    },
    (page) => page,
  );
  // GitHub lists 250 commits of a pull request at most.
  if (commits.length !== pull.commits) return `only ${commits.length} of ${pull.commits} commits could be read`;
  if (!commits.some(({ sha }) => sha === pull.head.sha)) return 'the pull request has moved on';
  for (const commit of commits) {
    const people = peopleOf(commit, host);
    if (people === undefined) return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
    if (people.some((each) => isSame(each, commenter))) return 'you are among those who wrote the commits';
  }
  const unverified = commits.filter(({ commit }) => commit.verification?.verified !== true);
  const [first] = unverified;
  if (first === undefined) return undefined;
  const doubt = `who wrote commit ${first.sha.slice(0, 12)} is not verified`;
  const hasBot = isBot(pull.user) || unverified.some((each) => (peopleOf(each, host) ?? []).some(isBot));
  if (hasBot) return `a bot wrote it, which you may have started, and ${doubt}`;
  const pushers = await readPushers(client, pull.head.ref);
  if (pushers === undefined) return undefined;
  if (pushers.length >= mostPushes) return `its branch has ${mostPushes} pushes or more, and ${doubt}`;
  if (pushers.some((each) => isSame(each, commenter))) return `you pushed to its branch, and ${doubt}`;
  return pushers.some(isBot) ? `a bot pushed to its branch, which you may have started, and ${doubt}` : undefined;
}

const pushes = z.array(z.looseObject({ actor: z.unknown() }));
/** One page. Further ones need the answer's header, and a branch of a pull request seldom has so many. */
const mostPushes = 100;

/**
 * Anybody can write another name into a commit that is not signed, and nobody into GitHub's list of who pushed: such a commit may
 * be of whoever pushed to the branch. Where the token may not read the list (undefined), an unsigned commit counts as written by the
 * author of the pull request and by those whom it names: most teams sign nothing, and could use the command never otherwise.
 */
async function readPushers(client: GithubClient, branch: string): Promise<Partial<Account>[] | undefined> {
  const route = 'GET /repos/{owner}/{repo}/activity';
  const parameters = { ref: `refs/heads/${branch}`, per_page: mostPushes };
  try {
    const listed = await client.call({ route, parameters, shape: pushes });
    // A push of nobody whom GitHub knows any more says nothing of the commenter.
    return listed.map(({ actor }) => person.safeParse(actor).data ?? {});
  } catch (error) {
    const status = refusedWith(error);
    if (status === 403 || status === 404) return undefined;
    throw error;
  }
}

type Account = z.infer<typeof person>;

/** By id or by login: the login of a renamed account may have gone to somebody else, which is then a reason to refuse. */
function isSame(a: Partial<Person>, b: Person): boolean {
  return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}

/** Whoever may start a bot chooses what it commits. */
function isBot({ type, login = '' }: Partial<Account>): boolean {
  return type === 'Bot' || /\[bot\]$/i.test(login);
}

/** Author, committer and co-authors; undefined when one of them is nobody that GitHub knows. */
function peopleOf({ author, committer, commit }: Commit, host: string): Partial<Account>[] | undefined {
  const known = [author, committer].map((each) => person.safeParse(each).data);
  const people: (Partial<Account> | undefined)[] = [...known, ...coAuthorsOf(commit.message, host)];
  return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}

/** Only GitHub's own addresses say who they are of: `123+octocat@users.noreply.github.com`. */
function coAuthorsOf(message: string, host: string): (Partial<Account> | undefined)[] {
  return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
    const [, id, login = '', server = ''] = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.([^<>@\s]+)>/i.exec(text) ?? [];
    if (login === '' || !isOwnServer(server.toLowerCase(), host.toLowerCase())) return undefined;
    return id === undefined ? { login } : { login, id: Number(id) };
  });
}

/** An id of github.com says nothing on another server; which address an Enterprise Server gives is its own setting. */
function isOwnServer(server: string, host: string): boolean {
  return (server === 'github.com') === (host === 'github.com');
}

/** Throws GateError PUBLISH when the token may not even read the pull request. */
export function explained(error: unknown): unknown {
  const status = refusedWith(error);
  if (status !== 403 && status !== 404) return error;
  return new GateError('PUBLISH', (error as GateError).message, {
    cause: error,
    status,
    hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
  });
}
