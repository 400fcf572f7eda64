import { describe, expect, it } from 'vitest';
import type { PlatformSurface } from '../../../../src/gate/surfaces/surface.ts';
import { inconclusiveReport, passedReport } from '../../../github/set-up.ts';
import { sampleReport, sampleSha } from '../../report/sample.ts';
import { type Answer, type Asked, type Scene, startDescribed, writeScene } from '../../surfaces/described-server.ts';
import { surfaceNamed } from '../../surfaces/named.ts';

const giteaStatus = surfaceNamed('platform', 'The status of the commit');
const giteaComment = surfaceNamed('platform', 'The comment on the pull request', 'gitea');

const token = 'job-hush';
const old = '<!-- scan-gate: -->\n### ❌ old';
const bot = -2;

interface Comment {
  id: number;
  body: string;
  user: { id: number };
}

interface World {
  comments?: Comment[];
  /** Who owns the token; undefined: it may not ask. */
  self?: number;
  instead?(asked: Asked): Answer | undefined;
}

/** Gitea and Forgejo as far as the gate uses them. */
async function startGitea({ comments = [], self, instead = () => undefined }: World = {}) {
  const statuses = new Map<string, Record<string, unknown>>();
  const owner = { id: self ?? bot };
  const answer = (asked: Asked): Answer => {
    const { method, path, headers } = asked;
    const { body, ...status } = (asked.body ?? {}) as { body?: string; context?: string };
    const other = instead(asked);
    if (other !== undefined) return other;
    if (headers.authorization !== `token ${token}`) return { status: 401, body: { message: 'token is required' } };
    if (path === '/user') return self === undefined ? { status: 403, body: {} } : { status: 200, body: owner };
    if (path.includes('/statuses/')) {
      if (method === 'GET') return { status: 200, body: [...statuses.values()].map((each, id) => ({ id, ...each })) };
      statuses.set(String(status.context), status);
      return { status: 201, body: { id: statuses.size } };
    }
    if (method === 'GET') return { status: 200, body: comments };
    if (method === 'POST') {
      comments.push({ id: comments.length + 1, body: body ?? '', user: owner });
      return { status: 201, body: comments.at(-1) };
    }
    const comment = comments.find(({ id }) => id === Number(path.split('/').at(-1)));
    if (comment === undefined) return { status: 404, body: {} };
    if (method === 'DELETE') comments.splice(comments.indexOf(comment), 1);
    else comment.body = body ?? '';
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: comment };
  };
  return { ...(await startDescribed({ edition: 'forgejo', base: '/api/v1', answer })), comments, statuses };
}

type Gitea = Awaited<ReturnType<typeof startGitea>>;

async function write(surface: PlatformSurface, { origin, problems }: Gitea, scene: Partial<Scene> = {}) {
  const { env, settings, ...more } = scene;
  const own = {
    GITEA_ACTIONS: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `${origin}/api/v1`,
    GITHUB_SERVER_URL: 'https://gitea.example',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '99',
    GITHUB_REF: 'refs/pull/7/head',
    GITHUB_HEAD_REF: 'feature',
    GITHUB_TOKEN: token,
  };
  const said = await writeScene({
    ...{ surface, report: sampleReport(), origin, secrets: [token], ...more },
    env: { ...own, ...env },
    settings: { commentSummaryInPr: 'on-failure', ...settings },
  });
  expect(problems).toEqual([]);
  return said;
}

const limited = { status: 429, body: { message: 'too many requests' } };

/** Several runs one after the other, as they are recorded; `look` shows what stands then. */
async function recordRuns(surface: PlatformSurface, look: (gitea: Gitea) => unknown): Promise<string> {
  let isLimited = false;
  const gitea = await startGitea({ instead: () => (isLimited ? limited : undefined) });
  const told: string[] = [];
  const run = async (name: string, scene: Partial<Scene> = {}) => {
    const from = gitea.conversation.length;
    const said = await write(surface, gitea, scene);
    told.push(`${name}\n${gitea.conversation.slice(from).join('\n')}\nlog: ${said}`, `there:\n${look(gitea)}`);
  };
  await run('First run');
  await run('Second run', { report: inconclusiveReport() });
  await run('Passing run', { report: passedReport() });
  await run('Refused token', { env: { GITHUB_TOKEN: 'another' } });
  isLimited = true;
  await run('Limit of requests reached');
  return `${told.join('\n\n')}\n`;
}

describe('the status of a commit in Gitea and Forgejo', () => {
  it('is set on every run', async () => {
    const look = ({ statuses }: Gitea) => JSON.stringify([...statuses.values()], null, 2);
    const told = await recordRuns(giteaStatus, look);
    await expect(told).toMatchFileSnapshot('../../surfaces/conversations/gitea-status.txt');
  });

  it.each<[string, Scene['report'], string]>([
    ['passed', passedReport(), 'success'],
    ['failed', sampleReport(), 'failure'],
    ['inconclusive', inconclusiveReport(), 'error'],
    ['passed without its files', passedReport({ exitCode: 2 }), 'error'],
    ['failed, not enforced', sampleReport({ exitCode: 0, enforced: false }), 'warning'],
    ['inconclusive, let through', inconclusiveReport({ exitCode: 0 }), 'warning'],
  ])('of a run that %s', async (_, report, state) => {
    const gitea = await startGitea();
    expect(await write(giteaStatus, gitea, { report })).toBe(`The status of the commit was set to ${state}`);
    expect([...gitea.statuses.values()].map((status) => status.state)).toEqual([state]);
  });

  it('is one of each category and event, on the commit that was judged', async () => {
    const gitea = await startGitea();
    await write(giteaStatus, gitea, { settings: { category: 'web' } });
    const push = { ...sampleReport({ event: 'branch' }), pullRequest: undefined };
    await write(giteaStatus, gitea, { report: push, env: { GITHUB_REF: 'refs/heads/main' } });
    expect([...gitea.statuses.keys()]).toEqual(['Scan Gate (web)', 'Scan Gate (branch)']);
    expect(gitea.asked.map(({ path }) => path)).toEqual(Array(2).fill(`/repos/acme/shop/statuses/${sampleSha}`));
  });
});

describe('the comment on a pull request of Gitea and Forgejo', () => {
  it('is written, edited in place, and one line once the run passes', async () => {
    const told = await recordRuns(giteaComment, ({ comments }) => comments.map(({ body }) => body).join('\n---\n'));
    await expect(told).toMatchFileSnapshot('../../surfaces/conversations/gitea-comment.txt');
  });

  it('is written only where the setting asks for it, because a job has a token anyway', async () => {
    const gitea = await startGitea();
    expect(await write(giteaComment, gitea, { settings: { commentSummaryInPr: 'never' } })).toBe('');
    expect(gitea.asked).toEqual([]);
  });

  it('does not begin with a run that passed, unless it is asked for always', async () => {
    const gitea = await startGitea();
    expect(await write(giteaComment, gitea, { report: passedReport() })).toBe('');
    await write(giteaComment, gitea, { report: passedReport(), settings: { commentSummaryInPr: 'always' } });
    expect(gitea.comments).toHaveLength(1);
  });

  it.each([
    ['the token of a job', undefined, bot],
    ['a token of somebody', 5, 5],
  ])('is one of each category, and none of somebody else, with %s', async (_, self, author) => {
    const of = (id: number, by: number, body = old) => ({ id, body, user: { id: by } });
    const comments = [
      of(1, 3),
      of(2, author, '<!-- scan-gate:web -->\nx'),
      of(3, author),
      of(4, author),
      of(5, author, `> ${old}`),
    ];
    const gitea = await startGitea({ comments, ...(self !== undefined && { self }) });
    await write(giteaComment, gitea);
    expect(comments.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    expect(comments.filter(({ body }) => body.includes('critical')).map(({ id }) => id)).toEqual([3]);
  });

  it('begins no further one with a token that may not ask whose it is', async () => {
    const gitea = await startGitea({ comments: [{ id: 1, body: old, user: { id: 5 } }] });
    expect(await write(giteaComment, gitea)).toContain('GET /user answered 403. Give the job the permission');
    expect(gitea.comments).toHaveLength(1);
  });

  it('takes GITEA_TOKEN before that of the job, and no token of github.com', async () => {
    const gitea = await startGitea();
    await write(giteaComment, gitea, { env: { GITEA_TOKEN: token, GITHUB_TOKEN: 'another' } });
    expect(gitea.comments).toHaveLength(1);
    const before = gitea.asked.length;
    for (const foreign of ['ghp_aaaaaaaaaaaaaaaaaaaa', 'ghs_a', 'gho_a', 'github_pat_11ABCDEFG0']) {
      const said = await write(giteaComment, gitea, { env: { GITHUB_TOKEN: foreign } });
      expect(said, foreign).toContain('GITHUB_TOKEN is a token of github.com; set GITEA_TOKEN');
    }
    expect(gitea.asked).toHaveLength(before);
  });

  it('says it in a line, not as a warning, where the token of a fork may not write', async () => {
    const gitea = await startGitea({ instead: () => ({ status: 403, body: {} }) });
    const report = inconclusiveReport({ reason: 'fork' });
    const said = await write(giteaComment, gitea, { report });
    expect(said).toBe('The comment on the pull request is not written: the token of a fork may not write (403)');
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['GitHub itself', { GITEA_ACTIONS: undefined }, ''],
    ['a push', { GITHUB_REF: 'refs/heads/main' }, ''],
    [
      'no token',
      { GITHUB_TOKEN: undefined },
      'is not written: GITEA_TOKEN, FORGEJO_TOKEN and GITHUB_TOKEN are not set; pull requests from forks get no token',
    ],
    ['an address that others can overhear', { GITHUB_API_URL: 'http://gitea.example/api/v1' }, 'start with https://'],
  ])('asks for nothing with %s', async (_, env, words) => {
    const gitea = await startGitea();
    expect(await write(giteaComment, gitea, { env })).toContain(words);
    expect(gitea.asked).toEqual([]);
  });
});
