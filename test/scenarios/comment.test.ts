/** The built `scan-gate comment` in a workflow on issue_comment: who is heard, what is done, and what a comment can reach. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileCategories } from '../fixtures/hostile/corpus.ts';
import { userObject } from '../github/objects.ts';
import { type Request, startTestGithub, type TestGithub } from '../github/server.ts';
import { completed, type Script, type ScriptedService, startScripted, violation } from '../scripted-service.ts';
import { expectNoKey, expectOnlyOwnCommands } from './expect-end.ts';
import { type Ended, runAction, runCommand, timeScales } from './run-action.ts';
import {
  apiKey,
  type Checkout,
  copyCheckout,
  type Embedded,
  gitAnswer,
  makeCheckout,
  pullRequest,
  startEmbedded,
  startGithub,
} from './world.ts';

const bad = 'export function price(text) {\n  return eval(text);\n}\n';
const reviewer = { login: 'reviewer', id: 2 };
const author = { login: 'author', id: 1 };
const reason = 'The text comes from our own price table, see src/pricing.js';
const allowed = ['--allow-suppress-command'];

let checkout: Checkout;
const open: { stop(): unknown }[] = [];

beforeAll(() => {
  const original = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/pricing.js': bad } });
  checkout = copyCheckout(original, 'acme/shop');
});
afterAll(async () => {
  for (const each of open.splice(0)) await each.stop();
});

interface Scene {
  body?: string;
  flags?: string[];
  /** What the payload says of the comment, beyond its text. */
  comment?: object;
  payload?: object;
  isPublic?: boolean;
  permission?: string;
  pull?: object;
  committer?: object;
  /** Who started the run. */
  starter?: string;
}

const commentId = 99;

/** A GitHub with one pull request, of `feature` into `main`; reactions go into `reactions`. */
async function startHub(scene: Scene, reactions: string[]): Promise<TestGithub> {
  const { main = '', feature = '' } = checkout.heads;
  const git = await startGithub(checkout, { pulls: { 7: { base: main, head: feature } } });
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: feature, lines: { 'src/pricing.js': [[1, 3]] } } } },
    otherwise: (request) => peopleAnswer(scene, request, reactions) ?? gitAnswer(git, request),
  });
  open.push(github);
  return github;
}

function peopleAnswer(scene: Scene, { operation, path, body }: Request, reactions: string[]) {
  const { main, feature: sha } = checkout.heads;
  const { permission = 'write', committer = author } = scene;
  const repo = { id: 412345678, full_name: 'acme/shop' };
  const ok = (answer: unknown) => ({ status: 200, body: answer });
  switch (operation) {
    case 'GET /repos/{owner}/{repo}/pulls/{pull_number}': {
      const sides = { head: { ref: 'feature', sha, repo }, base: { ref: 'main', sha: main, repo } };
      return ok({ number: 7, state: 'open', user: author, commits: 1, ...sides, ...scene.pull });
    }
    case 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits':
      return ok([{ sha, commit: { message: 'Price' }, author, committer }]);
    case 'GET /repos/{owner}/{repo}/collaborators/{username}/permission': {
      const user = { ...userObject({ login: reviewer.login, kind: 'person' }), ...reviewer, role_name: permission };
      return ok({ permission, role_name: permission, user });
    }
    case 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}':
      return ok({ id: commentId, body: scene.body ?? '', user: reviewer, created_at: new Date().toISOString() });
    case 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions': {
      const content = String(body?.content);
      if (path.includes(`/comments/${commentId}/`)) reactions.push(content);
      const user = userObject({ login: 'github-actions[bot]', kind: 'app' });
      return { status: 201, body: { id: 1, node_id: 'R_1', user, content, created_at: '2026-06-01T12:00:00Z' } };
    }
    default:
      return undefined;
  }
}

interface Service {
  baseUrl: string;
  apiKey: string;
}

/** Comments, as the reviewer unless the scene says otherwise, on a hub that may be there already. */
async function comment(scene: Scene, service: Service, github: TestGithub): Promise<Ended> {
  const repository = { id: 412345678, full_name: 'acme/shop', default_branch: 'main', private: !scene.isPublic };
  const user = { ...reviewer, type: 'User' };
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: { url: 'https://api.github.com/repos/acme/shop/pulls/7' } },
    comment: { id: commentId, body: scene.body ?? '/scan-gate recheck', user, ...scene.comment },
    repository,
    ...scene.payload,
  };
  const ended = await runCommand(['comment', '--scope', 'scan', ...(scene.flags ?? [])], {
    event: {
      name: 'issue_comment',
      payload,
      env: {
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: checkout.heads.main ?? '',
        GITHUB_TRIGGERING_ACTOR: scene.starter ?? reviewer.login,
      },
    },
    apiUrl: github.apiUrl,
    env: {
      SCAN_GATE_BASE_URL: service.baseUrl,
      SCAN_GATE_API_KEY: service.apiKey,
      SCAN_GATE_GITHUB_TOKEN: github.token,
      SCAN_GATE_TIME_SCALE: timeScales.embedded,
    },
  });
  expect(github.complaints).toEqual([]);
  expect(ended.stderr).toBe('');
  expectOnlyOwnCommands(ended);
  expectNoKey(ended, service.apiKey);
  return ended;
}

interface Played {
  ended: Ended;
  github: TestGithub;
  service: ScriptedService;
  /** What was answered. */
  replies: string[];
  reactions: string[];
  /** What was sent to suppress something, in order. */
  suppressions: unknown[];
}

/** One comment, with a service that says what the script tells it to. */
async function play(scene: Scene = {}, script: Partial<Script> = found()): Promise<Played> {
  const reactions: string[] = [];
  const service = await startScripted(script);
  open.push(service);
  const github = await startHub(scene, reactions);
  const ended = await comment(scene, { baseUrl: service.baseUrl, apiKey }, github);
  const suppressions = service.asked.filter(({ path }) => path.endsWith('/suppress')).map(({ body }) => body);
  return { ended, github, service, replies: repliesOn(github), reactions, suppressions };
}

function repliesOn({ store }: TestGithub): string[] {
  const marker = `<!-- scan-gate-command:${commentId} -->\n`;
  expect(store.comments.filter(({ body }) => !body.startsWith(marker))).toEqual([]);
  return store.comments.map(({ body }) => body.slice(marker.length));
}

const writesOf = ({ github }: Played) => github.asked.filter(({ method }) => method !== 'GET').map(({ path }) => path);

/** A service whose last scan of the pull request's head found one HIGH, and that follows a suppression. */
function found(): Partial<Script> {
  const high = violation({ violation_id: 'vio_1', file_path: 'src/pricing.js', line_number: 2 });
  const identity = {
    scan_id: 'scan_1',
    repository_id: 'repo_1',
    branch: 'feature',
    commit_sha: checkout.heads.feature,
  };
  return {
    scans: [{ ...completed({ high: 1 }), ...identity }],
    lists: [[high]],
    fault({ method, path }) {
      if (method !== 'POST' || path !== '/violations/vio_1/suppress') return undefined;
      high.status = 'ACCEPTED_RISK';
      return { status: 200, body: { success: true, data: {} } };
    },
  };
}

describe.concurrent('a comment that is heard', () => {
  it('/scan-gate why: is answered and reacted to, and changes nothing', async () => {
    const { ended, replies, reactions, github } = await play({ body: '/scan-gate why vio_1' });
    expect(ended.code, ended.stdout).toBe(0);
    expect(reactions).toEqual(['+1']);
    expect(replies).toEqual([expect.stringContaining('`vio_1` **blocks**')]);
    expect(replies[0]).toContain('HIGH: **SQL injection** in `src/pricing.js:2`');
    expect(github.store.checkRuns).toEqual([]);
  });

  it('/scan-gate why: says that there is no such violation', async () => {
    const { ended, replies, reactions } = await play({ body: '/scan-gate why vio_9' });
    expect(ended.code).toBe(0);
    expect(reactions).toEqual(['confused']);
    expect(replies).toEqual([expect.stringContaining('no violation `vio_9`')]);
  });

  it('/scan-gate recheck: judges the last scan of the commit again, without a new one', async () => {
    const played = await play();
    const { ended, replies, reactions, service, github } = played;
    expect(ended.code, ended.stdout).toBe(0);
    expect(reactions).toEqual(['+1']);
    expect(replies).toEqual([
      expect.stringMatching(/^Judged scan `scan_1` .* again\. \*\*1 high finding blocks this pull request\.\*\*/),
    ]);
    expect(github.store.checkRuns).toMatchObject([
      { headSha: checkout.heads.feature, status: 'completed', conclusion: 'failure' },
    ]);
    expect(service.calls()).not.toContain('POST /scans');
  });

  it('/scan-gate suppress: sends it once, reads it back, answers, and judges again', async () => {
    const body = `/scan-gate suppress vio_1 ${reason}`;
    const { ended, replies, reactions, suppressions, service, github } = await play({ body, flags: allowed });
    expect(ended.code, ended.stdout).toBe(0);
    const by = 'suppressed by reviewer in https://github.com/acme/shop/pull/7';
    expect(suppressions).toEqual([{ justification: `${reason} (${by})` }]);
    const calls = service.calls();
    expect(calls.lastIndexOf('GET /violations/vio_1')).toBeGreaterThan(
      calls.indexOf('POST /violations/vio_1/suppress'),
    );
    expect(reactions).toEqual(['+1']);
    expect(replies).toEqual([
      expect.stringMatching(/^Suppressed `vio_1` .* accepted risk\.\n\n.*\*\*No findings\.\*\*/),
    ]);
    expect(github.store.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('is answered in the same reply when its run is repeated', async () => {
    const service = await startScripted(found());
    open.push(service);
    const github = await startHub({}, []);
    const scene = { body: '/scan-gate recheck' };
    await comment(scene, { baseUrl: service.baseUrl, apiKey }, github);
    await comment(scene, { baseUrl: service.baseUrl, apiKey }, github);
    expect(repliesOn(github)).toHaveLength(1);
    expect(github.store.checkRuns).toHaveLength(1);
  });
});

describe.concurrent('/scan-gate suppress is refused', () => {
  it.each<[string, Scene, string]>([
    ['where the setting is off', { flags: [] }, 'It is off.'],
    ['for the author of the pull request', { pull: { user: reviewer } }, 'you are the author'],
    ['for a committer', { committer: reviewer }, 'you are among those who wrote the commits'],
    ['for people who may not write', { permission: 'read' }, 'Only people with write access'],
    ['in a run that somebody else started', { starter: 'colleague' }, 'started by someone else'],
    ['for no reason', { body: '/scan-gate suppress vio_1' }, 'The reason is not specific enough'],
  ])('%s', async (_, scene, why) => {
    const body = `/scan-gate suppress vio_1 ${reason}`;
    const { ended, replies, reactions, suppressions, github } = await play({ body, flags: allowed, ...scene });
    expect(ended.code, ended.stdout).toBe(0);
    expect(replies).toEqual([expect.stringMatching(/^Not suppressed\. /)]);
    expect(replies[0]).toContain(why);
    expect(reactions).toEqual(['confused']);
    expect(suppressions).toEqual([]);
    expect(github.store.checkRuns).toEqual([]);
  });
});

describe.concurrent('a comment that is ignored', () => {
  const fork = { head: { ref: 'feature', sha: 'f'.repeat(40), repo: { id: 7, full_name: 'mona/shop' } } };
  it.each<[string, Scene, string]>([
    ['of a bot', { comment: { user: { login: 'helper[bot]', id: 5, type: 'Bot' } } }, 'not made by a person'],
    ['that an app made for a person', { comment: { performed_via_github_app: { id: 3 } } }, 'not made by a person'],
    ['on a pull request from a fork', { pull: fork }, 'comes from a fork'],
    ['of an outsider', { permission: 'read', isPublic: true }, 'has only the access that anyone has'],
    ['of somebody without access', { permission: 'none' }, 'has only the access that anyone has'],
    ['on an issue', { payload: { issue: { number: 7 } } }, 'on an issue'],
    ['that was edited', { payload: { action: 'edited' } }, 'was edited, not created'],
  ])('%s', async (_, scene, why) => {
    for (const body of ['/scan-gate recheck', `/scan-gate suppress vio_1 ${reason}`]) {
      const played = await play({ ...scene, body, flags: allowed });
      expect(played.ended.code, played.ended.stdout).toBe(0);
      expect(played.ended.stdout).toContain(why);
      expect(writesOf(played)).toEqual([]);
      expect(played.service.asked).toEqual([]);
    }
  });
});

describe.concurrent('the text of a comment', () => {
  const shell = ['$(touch owned)', '`touch owned`', '; touch owned', "' | touch owned #", `\${{ env.X }}`];
  const texts = [...shell, ...hostileCategories.commands].filter((text) => text.length < 500);
  const first = `${reason} ${texts.slice(0, 8).join(' ')}`;

  it.each(['/scan-gate why', '/scan-gate suppress vio_1', '/scan-gate', '/scan-gate recheck'])(
    'is mere text behind %s',
    async (command) => {
      for (const text of [texts.join(' '), `${first}\n${texts.join('\n')}`]) {
        const { ended, replies } = await play({ body: `${command} ${text}`, flags: allowed });
        expect(ended.code, ended.stdout).toBe(0);
        expect(Object.keys(ended.files).filter((name) => name.includes('owned'))).toEqual([]);
        expect({ outputs: ended.outputs, summary: ended.summary }).toEqual({ outputs: {}, summary: '' });
        expect(replies).toHaveLength(1);
        expect(replies[0]).not.toMatch(/::|##\[|touch owned|\$\{\{/);
      }
    },
  );

  it('reaches a service only as the justification that somebody gave', async () => {
    const text = `${reason} ::error::owned $(touch owned)`;
    const { ended, suppressions, service } = await play({ body: `/scan-gate suppress vio_1 ${text}`, flags: allowed });
    expect(ended.code, ended.stdout).toBe(0);
    expect(suppressions).toHaveLength(1);
    const others = service.asked.filter(({ path }) => !path.endsWith('/suppress'));
    expect(JSON.stringify(others.map(({ path, body, query }) => [path, body, String(query)]))).not.toContain('owned');
  });
});

describe('with the embedded service', () => {
  let service: Embedded;
  beforeAll(async () => {
    service = await startEmbedded('--repo', checkout.path);
  });

  it('a pull request that fails passes once its finding is suppressed', async () => {
    const scene: Scene = { flags: allowed };
    const github = await startHub(scene, []);
    const access = { 'base-url': service.baseUrl, 'api-key': service.apiKey };
    const failed = await runAction({
      event: pullRequest('feature', checkout),
      apiUrl: github.apiUrl,
      inputs: { ...access, 'github-token': github.token, scope: 'scan' },
    });
    expect(failed.outputs, failed.stdout).toMatchObject({ verdict: 'failed', 'blocking-count': '1' });
    expect(github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    const id: string = failed.report.findings[0].violation_id;
    const suppressed = await comment(
      Object.assign(scene, { body: `/scan-gate suppress ${id} ${reason}` }),
      service,
      github,
    );
    expect(suppressed.code, suppressed.stdout).toBe(0);
    expect(repliesOn(github)).toEqual([expect.stringMatching(/^Suppressed .*\n\n.*\*\*No findings\.\*\*/)]);
    expect(github.store.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });
});
