import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderSummary } from '../../../../src/gate/report/summary/summary.ts';
import { hostileStrings } from '../../../fixtures/hostile/corpus.ts';
import { userObject } from '../../../github/objects.ts';
import {
  type Fault,
  type Request,
  startTestGithub,
  type TestGithub,
  type TestGithubOptions,
} from '../../../github/server.ts';
import {
  completed,
  error,
  type Script,
  type ScriptedService,
  startScripted,
  violation,
} from '../../../scripted-service.ts';
import { type Played as PlayedSession, playCommand } from '../../../session.ts';
import { sampleReport } from '../../report/sample.ts';

const head = '4f1c2d3e4b5a69788776655443322110ffeeddcc';
const mainSha = '00112233445566778899aabbccddeeff00112233';
const reviewer = { login: 'reviewer', id: 2 };
const author = { login: 'author', id: 1 };
const reason = 'The query runs on a constant table name, see src/db.js';

interface Account {
  login: string;
  id: number;
  type?: string;
}

interface Scene {
  body?: string;
  argv?: string[];
  /** The payload, beyond the comment's text. */
  payload?: object;
  isPublic?: boolean;
  permission?: string;
  /** The name of the role, where it is not that of the permission. */
  role?: string;
  /** Whom GitHub has under the commenter's login now. */
  permittedId?: number;
  pull?: object;
  commits?: object[];
  /** Who pushed to the branch, or what the list of them is answered with. */
  pushers?: readonly (Account | null)[] | number;
  script?: Partial<Script>;
  github?: TestGithubOptions;
  env?: Record<string, string>;
  /** The comment as GitHub has it when the run reads it again; null where it is gone. */
  comment?: object | null;
}

interface Played extends PlayedSession {
  github: TestGithub;
  service: ScriptedService;
  /** What was answered. */
  replies: string[];
  reactions: string[];
}

/** A scan of the pull request's head with one HIGH that blocks. */
function blocked(fields: object = {}): Partial<Script> {
  return { scans: [scan()], lists: [[violation({ violation_id: 'vio_1', ...fields })]] };
}

function scan(fields: object = {}): Record<string, unknown> {
  const identity = { scan_id: 'scan_1', repository_id: 'repo_1', branch: 'feature', commit_sha: head };
  return { ...completed({ high: 1 }), ...identity, ...fields };
}

/** The service as `blocked`, following a suppression. */
function obedient(status = 'ACCEPTED_RISK'): Partial<Script> {
  const found = violation({ violation_id: 'vio_1' });
  return {
    scans: [scan()],
    lists: [[found]],
    fault({ method, path }) {
      if (method !== 'POST' || path !== '/violations/vio_1/suppress') return undefined;
      found.status = status;
      return { status: 200, body: { success: true, data: {} } };
    },
  };
}

async function play(scene: Scene = {}): Promise<Played> {
  const reactions: string[] = [];
  const github = await startTestGithub({
    ...scene.github,
    otherwise: (request) => answerOf(scene, request, reactions),
  });
  const service = await startScripted(scene.script ?? blocked());
  onTestFinished(async () => {
    await github.stop();
    await service.stop();
  });
  const path = join(mkdtempSync(join(tmpdir(), 'scan-gate-comment-')), 'event.json');
  writeFileSync(path, JSON.stringify(payloadOf(scene)));
  const argv = ['--scope', 'scan', ...(scene.argv ?? [])];
  const ended = await playCommand(['comment', ...argv], {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'issue_comment',
      GITHUB_EVENT_PATH: path,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_ACTOR: reviewer.login,
      GITHUB_TRIGGERING_ACTOR: reviewer.login,
      SCAN_GATE_BASE_URL: service.baseUrl,
      SCAN_GATE_API_KEY: 'sg_key_never_to_be_seen',
      SCAN_GATE_GITHUB_TOKEN: github.token,
      SCAN_GATE_TIME_SCALE: '100',
      ...scene.env,
    },
    now: new Date('2026-06-01T12:00:00Z'),
  });
  const complaints = github.complaints;
  expect(complaints).toEqual([]);
  const replies = github.store.comments.map(({ body }) => body).filter((body) => body.includes('scan-gate-command'));
  return { ...ended, github, service, replies, reactions };
}

function payloadOf({ body = '/scan-gate recheck', payload = {}, isPublic = false }: Scene): object {
  return {
    action: 'created',
    issue: { number: 7, pull_request: { url: 'x' } },
    comment: { id: 99, body, user: { ...reviewer, type: 'User' }, author_association: 'NONE' },
    repository: ownRepository(isPublic),
    ...payload,
  };
}

function ownRepository(isPublic: boolean) {
  return { id: 1, full_name: 'acme/shop', default_branch: 'main', private: !isPublic };
}

function answerOf(scene: Scene, { operation, path, body }: Request, reactions: string[]) {
  const ok = (answer: unknown) => ({ status: 200, body: answer });
  const repo = { id: 1, full_name: 'acme/shop' };
  switch (operation) {
    case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
      return ok({
        number: 7,
        state: 'open',
        user: author,
        commits: scene.commits?.length ?? 1,
        head: { ref: 'feature', sha: head, repo },
        base: { ref: 'main', sha: mainSha, repo },
        ...scene.pull,
      });
    case 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits':
      return ok(scene.commits ?? [{ sha: head, commit: { message: 'Add' }, author, committer: author }]);
    case 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files':
      return ok([]);
    case 'GET /repos/{owner}/{repo}/collaborators/{username}/permission': {
      const permission = scene.permission ?? 'write';
      const role_name = scene.role ?? permission;
      const user = { ...accountOf({ ...reviewer, id: scene.permittedId ?? reviewer.id }), role_name };
      return ok({ permission, role_name, user });
    }
    case 'GET /repos/{owner}/{repo}/activity': {
      const { pushers } = scene;
      if (typeof pushers === 'number') return { status: pushers, body: { message: 'refused' } };
      return pushers && ok(pushers.map((pusher) => pushOf(pusher)));
    }
    case 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}': {
      if (scene.comment === null) return { status: 404, body: { message: 'Not Found' } };
      const created_at = '2026-06-01T11:58:00Z';
      return ok({ id: 99, body: scene.body ?? '', user: reviewer, created_at, ...scene.comment });
    }
    case 'GET /repos/{owner}/{repo}/git/ref/{ref}':
      return ok({ ref: 'refs/heads/feature', object: { type: 'commit', sha: head } });
    case 'GET /repos/{owner}/{repo}/commits/{ref}':
      return path.endsWith('/heads/main') || path.endsWith(head)
        ? ok({ sha: path.endsWith(head) ? head : mainSha })
        : { status: 404, body: { message: 'Not Found' } };
    case 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions': {
      const content = String(body?.content);
      if (path.includes('/comments/99/')) reactions.push(content);
      const user = userObject({ login: 'github-actions[bot]', kind: 'app' });
      return { status: 201, body: { id: 1, node_id: 'R_1', user, content, created_at: '2026-06-01T12:00:00Z' } };
    }
    default:
      return undefined;
  }
}

const accountOf = ({ login, id, type = 'User' }: Account) => ({
  ...userObject({ login, kind: 'person' }),
  ...{ id, type },
});

const pushOf = (actor: Account | null) => ({
  ...{ id: 1, node_id: 'A', ref: 'refs/heads/feature', activity_type: 'push', actor: actor && accountOf(actor) },
  ...{ before: mainSha, after: head, timestamp: '2026-06-01T10:00:00Z' },
});

const writes = ({ github }: Played) => github.asked.filter(({ method }) => method !== 'GET').length;
const suppressions = ({ service }: Played) => service.asked.filter(({ path }) => path.endsWith('/suppress'));

describe('comment: who is heard', () => {
  it.each<[string, Scene, string]>([
    ['an edited comment', { payload: { action: 'edited' } }, 'the comment was edited, not created'],
    ['talk', { body: 'Nice work' }, 'the first line of the comment is not a /scan-gate command'],
    ['a comment on an issue', { payload: { issue: { number: 7 } } }, 'the comment is on an issue'],
  ])('ignores %s without a request', async (_, scene, why) => {
    const played = await play(scene);
    expect(played).toMatchObject({ code: 0, replies: [] });
    expect(played.printed).toContain(`Ignored: ${why}`);
    expect(played.github.asked).toEqual([]);
    expect(played.service.asked).toEqual([]);
  });

  it.each<[string, Scene, string]>([
    ['an outsider', { permission: 'read', isPublic: true }, 'reviewer has only the access that anyone has'],
    ['a person without access', { permission: 'none' }, 'reviewer has only the access that anyone has'],
    [
      'somebody else who has the login by now',
      { permission: 'admin', permittedId: 3 },
      'reviewer has only the access that anyone has',
    ],
    [
      'a login that nobody has by now',
      { github: { fault: ({ operation }) => (operation.endsWith('/permission') ? notFound : undefined) } },
      'reviewer has only the access that anyone has',
    ],
    [
      'a pull request from a fork',
      { pull: { head: { ref: 'feature', sha: head, repo: { id: 2, full_name: 'eve/shop' } } } },
      'the pull request comes from a fork',
    ],
    ['a fork that is gone', { pull: { head: { ref: 'feature', sha: head, repo: null } } }, 'comes from a fork'],
  ])('ignores %s in silence', async (_, scene, why) => {
    for (const body of ['/scan-gate recheck', '/scan-gate why vio_1', `/scan-gate suppress vio_1 ${reason}`]) {
      const played = await play({ ...scene, body, argv: ['--allow-suppress-command'] });
      expect(played).toMatchObject({ code: 0, replies: [], reactions: [] });
      expect(played.printed).toContain(why);
      expect(writes(played)).toBe(0);
      expect(played.service.asked).toEqual([]);
    }
  });

  it('runs nowhere but in a workflow on issue_comment, and with a token and a key', async () => {
    for (const [scene, words] of [
      [{ env: { GITHUB_EVENT_NAME: 'pull_request' } }, 'runs only in a GitHub workflow'],
      [{ env: { SCAN_GATE_GITHUB_TOKEN: '' } }, 'github-token is missing'],
      [{ env: { SCAN_GATE_API_KEY: '' } }, 'api-key is missing'],
      [{ argv: ['--scan-id', 'scan_9', 'extra'] }, '--scan-id does not go with comment'],
    ] as const) {
      const { code, complained } = await play({ ...scene, argv: [...('argv' in scene ? scene.argv : [])] });
      expect({ code, complained }).toEqual({ code: 2, complained: expect.stringContaining(words) });
    }
  });

  it('lists the commands for one that it does not know', async () => {
    const { code, replies, service } = await play({ body: '/scan-gate frobnicate <img src=x>' });
    expect(code).toBe(0);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toContain('Not understood: not a command. The commands are');
    expect(replies[0]).not.toContain('<img');
    expect(service.asked).toEqual([]);
  });
});

describe('comment: recheck', () => {
  it('judges the last scan of the head again and renews its check run', async () => {
    const played = await play();
    expect(played.code).toBe(0);
    expect(played.service.calls()).not.toContain('POST /scans');
    expect(played.github.store.checkRuns).toMatchObject([
      { name: 'Scan Gate', headSha: head, status: 'completed', conclusion: 'failure' },
    ]);
    expect(played.replies).toHaveLength(1);
    expect(played.replies[0]).toContain(
      'Judged scan `scan_1` of commit `4f1c2d3e4b5a` again. **1 high finding blocks this pull request.**',
    );
    expect(played.replies[0]).toContain('- `fail-on-severity=high` (failed): ');
    expect(played.replies[0]).toMatch(/The \[check run\]\(https:\S+\) is updated\./);
  });

  it('takes the newest scan of the branch, and a scan that the check run of the commit names', async () => {
    const older = scan({ scan_id: 'scan_0', created_at: '2026-05-01T10:00:00.000Z' });
    const other = scan({ scan_id: 'scan_2', branch: 'main', created_at: '2026-06-02T10:00:00.000Z' });
    const unnamed = scan({ commit_sha: undefined });
    const script = { ...blocked(), scans: [older, unnamed, other] };
    const { scan: sample } = sampleReport();
    const judged = (id: string) => renderSummary(sampleReport({ scan: sample && { ...sample, id } }));
    const checkRun = (text: string) => ({
      ...{ id: 5, name: 'Scan Gate', headSha: head, externalId: 'scan-gate:', app: 'github-actions' },
      ...{ status: 'completed', conclusion: 'failure', title: 'Failed', text: null, detailsUrl: null, annotations: [] },
      summary: text,
    });
    const named = await play({ script, github: { store: { checkRuns: [checkRun(judged('scan_1'))], nextId: 10 } } });
    expect(named.replies[0]).toContain('Judged scan `scan_1`');
    const lie = `${judged('scan_1')}${judged('scan_0')}`;
    const unknown = await play({ script, github: { store: { checkRuns: [checkRun(lie)], nextId: 10 } } });
    expect(unknown.replies[0]).toContain('`scan_1`, cannot be matched to commit `4f1c2d3e4b5a`');
    expect(unknown.replies[0]).toContain('Re-run the workflow of the gate on this commit');
    expect(unknown.github.store.checkRuns).toMatchObject([{ conclusion: 'failure', title: 'Failed' }]);
  });

  it.each<[string, string | null, string[], boolean]>([
    ['of its pull request', 'scan-gate:web@1782000000000', ['--category', 'web'], true],
    ['of a push', 'scan-gate:web:push@1782000000000', ['--category', 'web'], true],
    ['of a category whose name begins alike', 'scan-gate:web-shop@1782000000000', ['--category', 'web'], false],
    ['of a push of such a category', 'scan-gate:web-shop:push@1782000000000', ['--category', 'web'], false],
    ['of no category', 'scan-gate:@1782000000000', ['--category', 'web'], false],
    ['of no external id', null, [], false],
  ])('takes the scan that a check run of its category names: one %s', async (_, externalId, argv, isOwn) => {
    const { scan: sample } = sampleReport();
    const run = {
      ...{ id: 5, name: 'Gate', headSha: head, externalId: externalId as string, app: 'github-actions' },
      ...{ status: 'completed', conclusion: 'failure', title: 'Failed', text: null, detailsUrl: null, annotations: [] },
      summary: renderSummary(sampleReport({ scan: sample && { ...sample, id: 'scan_1' } })),
    };
    const script = { ...blocked(), scans: [scan({ commit_sha: undefined })] };
    const { replies } = await play({ script, argv, github: { store: { checkRuns: [run], nextId: 10 } } });
    expect(replies[0]).toContain(isOwn ? 'Judged scan `scan_1`' : '`scan_1`, cannot be matched to commit');
  });

  it.each<[string, Partial<Script>, string]>([
    ['of another commit', { scans: [scan({ commit_sha: mainSha })] }, 'cannot be matched to commit'],
    ['of no branch of ours', { scans: [scan({ branch: 'main' })] }, 'There is no completed scan of `feature`'],
    ['that failed', { scans: [scan({ status: 'FAILED' })] }, 'There is no completed scan of `feature`'],
  ])('cannot judge a scan %s', async (_, script, why) => {
    const played = await play({ script });
    expect(played.code).toBe(0);
    expect(played.replies).toEqual([expect.stringContaining(why)]);
    expect(played.github.store.checkRuns).toEqual([]);
  });

  it('says what went wrong, and answers a repeated run in the same reply', async () => {
    const fault: Script['fault'] = ({ path }) =>
      path === '/scans'
        ? { status: 403, body: error('INSUFFICIENT_SCOPE', 'needs [scope](https://evil.example)') }
        : undefined;
    const comments = [
      { id: 3, number: 7, author: { login: 'eve', kind: 'person' as const }, body: '<!-- scan-gate-command:99 --> me' },
      {
        ...{ id: 4, number: 7, author: { login: 'github-actions[bot]', kind: 'app' as const } },
        body: '<!-- scan-gate-command:99 -->\nearlier',
      },
    ];
    const played = await play({ script: { ...blocked(), fault }, github: { store: { comments, nextId: 10 } } });
    expect(played.code).toBe(2);
    expect(played.replies).toHaveLength(2);
    expect(played.replies[0]).toBe('<!-- scan-gate-command:99 --> me');
    expect(played.replies[1]).toContain('That could not be done: GET /scans failed');
    expect(micromark(played.replies[1] ?? '', { extensions: [gfm()], htmlExtensions: [gfmHtml()] })).not.toContain(
      '<a',
    );
    expect(played.replies[1]).not.toContain('sg_key_never_to_be_seen');
  });

  it('names the permission when GitHub refuses to be read or written', async () => {
    const played = await play({ github: { missing: ['pull-requests'] } });
    expect(played.code).toBe(2);
    expect(played.printed).toContain('Give the job the permissions "pull-requests: write"');
  });
});

describe('comment: why', () => {
  const why = (scene: Scene) => play({ body: '/scan-gate why vio_1', ...scene });

  it('says why a violation blocks', async () => {
    const { code, replies, github } = await why({});
    expect(code).toBe(0);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toContain('`vio_1` **blocks**: it is new in this scan, and a failed rule counts it.');
    expect(replies[0]).toContain('HIGH: **SQL injection** in `src/db.js:12` (SAST, CWE-89, score 8.1, EPSS 1.5 %)');
    expect(replies[0]).toContain('A query is built from user input.');
    expect(replies[0]).toContain('Use parameters.');
    expect(replies[0]).toContain('- `fail-on-severity=high` (failed): ');
    expect(replies[0]).not.toContain('db.query');
    expect(github.store.checkRuns).toEqual([]);
  });

  it.each<[string, Scene, string]>([
    [
      'a suppressed one',
      { script: blocked({ status: 'FALSE_POSITIVE' }) },
      'it is suppressed in the service (false positive)',
    ],
    [
      'one of another branch',
      {
        script: {
          ...blocked({ last_seen: '2026-05-01T10:00:00Z' }),
          scans: [scan({ violations: completed().violations })],
        },
      },
      'it was last seen before this scan began',
    ],
    ['one that no rule asks about', { argv: ['--fail-on-severity', 'critical'] }, '**does not block**: '],
  ])('says why %s does not', async (_, scene, words) => {
    const { replies } = await why(scene);
    expect(replies[0]).toContain('`vio_1` **does not block**: ');
    expect(replies[0]).toContain(words);
  });

  it('repeats no text of a secret', async () => {
    const text = { description: 'AKIA-DESCRIPTION', code_snippet: 'AKIA-SNIPPET', remediation: 'AKIA-REMEDY' };
    const { replies } = await why({ script: blocked({ type: 'SECRET', title: 'AWS key', ...text }) });
    expect(replies[0]).toContain('HIGH: **AWS key**');
    expect(replies[0]).not.toContain('AKIA');
  });

  it('names nothing where outsiders read and the finding is of the backlog', async () => {
    const { replies } = await why({ isPublic: true });
    expect(replies[0]).toContain('`vio_1` **blocks**');
    expect(replies[0]).toContain('Details are not shown here');
    expect(replies[0]).not.toMatch(/SQL injection|src\/db|user input/);
  });

  it('says the same of a violation that does not exist and of one of another repository', async () => {
    const missing = await why({ script: { ...blocked(), lists: [[]] } });
    const foreign = violation({ violation_id: 'vio_1', title: 'Not for your eyes' });
    const fault: Script['fault'] = ({ path }) =>
      path === '/violations/vio_1' ? { status: 200, body: foreign } : undefined;
    const hidden = await why({ script: { ...blocked(), lists: [[]], fault } });
    expect(missing.replies).toEqual([expect.stringContaining('This repository has no violation `vio_1`')]);
    expect(hidden.replies).toEqual(missing.replies);
  });

  it('keeps foreign text harmless', async () => {
    for (const text of hostileStrings.filter((_, index) => index % 20 === 0)) {
      const fields = { title: text, description: text, remediation: text, file_path: text, cwe: text };
      const { replies, printed } = await why({ script: blocked(fields) });
      expect(replies).toHaveLength(1);
      const html = micromark(
        replies[0]?.replace(/^<!--.*-->\n/, '').replaceAll(/<\/?sub>|<span>\$<\/span>/g, '') ?? '',
        {
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
        },
      );
      expect(html).not.toMatch(/<(?:a|img|h\d|table|input)\b/);
      expect(printed).not.toMatch(/^\s*::(?!add-mask::)/m);
    }
  });
});

const notFound: Fault = { kind: 'answer', status: 404 };

/** No right any more when it is asked for again. */
function goneOnSecond({ operation }: Request, count: number): Fault | undefined {
  return operation.endsWith('/permission') && count === 2 ? notFound : undefined;
}

describe('comment: suppress', () => {
  const body = `/scan-gate suppress vio_1 ${reason}`;
  const argv = ['--allow-suppress-command'];
  const ask = (scene: Scene) => play({ body, argv, script: obedient(), ...scene });

  it('suppresses, reads back, reacts, replies once and judges again', async () => {
    const played = await ask({});
    expect(played).toMatchObject({ code: 0, reactions: ['+1'] });
    expect(suppressions(played).map((asked) => asked.body)).toEqual([
      { justification: `${reason} (suppressed by reviewer in https://github.com/acme/shop/pull/7)` },
    ]);
    expect(played.replies).toHaveLength(1);
    expect(played.replies[0]).toContain(
      'Suppressed `vio_1` at the service, for all branches; it now counts as an accepted risk.',
    );
    expect(played.replies[0]).toContain('**No findings.**');
    expect(played.github.store.checkRuns).toMatchObject([{ headSha: head, conclusion: 'success' }]);
  });

  it.each<[string, Scene, string]>([
    ['where it is not allowed', { argv: [] }, 'It is off.'],
    ['for somebody without write access', { permission: 'read' }, 'Only people with write access'],
    [
      'for somebody who triages in public',
      { permission: 'read', role: 'triage', isPublic: true },
      'Only people with write access',
    ],
    ['on a closed pull request', { pull: { state: 'closed' } }, 'The pull request is closed.'],
    ['without a reason', { body: '/scan-gate suppress vio_1' }, 'fewer than 20 characters'],
    [
      'for an empty phrase',
      { body: '/scan-gate suppress vio_1 this is a false positive!' },
      'does not say what in the code',
    ],
    [
      'of nothing that is ours',
      { body: `/scan-gate suppress vio_9 ${reason}` },
      'This repository has no violation `vio_9`',
    ],
    ['twice', { script: blocked({ status: 'ACCEPTED_RISK' }) }, 'is suppressed already (accepted risk)'],
    [
      'of what the scan of this pull request did not see',
      { script: blocked({ last_seen: '2026-07-01T10:00:00Z' }) },
      'It is not proven that the last scan of this pull request has seen `vio_1`',
    ],
  ])('refuses %s', async (_, scene, why) => {
    const played = await ask(scene);
    expect(suppressions(played)).toEqual([]);
    expect(played).toMatchObject({ code: 0, reactions: ['confused'] });
    expect(played.replies).toEqual([expect.stringContaining(why)]);
    expect(played.replies[0]).toContain('Not suppressed.');
    expect(played.github.store.checkRuns).toEqual([]);
  });

  const other = 'reviewer2';
  const edited = `/scan-gate suppress vio_2 ${reason}`;
  it.each<[string, Scene, string]>([
    [
      'in a run that somebody else started again',
      { env: { GITHUB_TRIGGERING_ACTOR: other } },
      'started by someone else',
    ],
    [
      'in a later attempt of somebody else',
      { env: { GITHUB_TRIGGERING_ACTOR: other, GITHUB_RUN_ATTEMPT: '3' } },
      'started by someone else',
    ],
    [
      'in a later attempt of nobody who is known',
      { env: { GITHUB_TRIGGERING_ACTOR: '', GITHUB_RUN_ATTEMPT: '2' } },
      'it is not known who started this run',
    ],
    [
      'where nothing says who started the run',
      { env: { GITHUB_TRIGGERING_ACTOR: '', GITHUB_ACTOR: '' } },
      'it is not known who started this run',
    ],
    ['by a comment that is gone', { comment: null }, 'it was deleted'],
    ['by a comment that was edited', { comment: { body: edited } }, 'it was edited'],
    ['by a comment that was emptied', { comment: { body: null } }, 'it was edited'],
    ['by a comment below whose command something was added', { comment: { body: `${body}\n` } }, 'it was edited'],
    ['by a comment of somebody else', { comment: { user: { login: 'reviewer', id: 5 } } }, 'its author has changed'],
    ['by a comment of an account that is gone', { comment: { user: null } }, 'its author has changed'],
    ['by an old comment', { comment: { created_at: '2026-05-30T11:00:00Z' } }, 'within the last 24 hours'],
    ['by a comment of no time', { comment: { created_at: 'yesterday' } }, 'within the last 24 hours'],
  ])('refuses %s', async (_, scene, why) => {
    const played = await ask(scene);
    expect(suppressions(played)).toEqual([]);
    expect(played).toMatchObject({ code: 0, reactions: ['confused'] });
    expect(played.replies).toEqual([expect.stringContaining(why)]);
  });

  it.each<[string, Scene]>([
    ['of an administrator', { permission: 'admin' }],
    ['of a maintainer', { permission: 'write', role: 'maintain' }],
    ['in a run that its author started again', { env: { GITHUB_RUN_ATTEMPT: '2' } }],
    ['of a login in another case', { env: { GITHUB_TRIGGERING_ACTOR: 'Reviewer' } }],
    ['on a server that does not say who started a first attempt', { env: { GITHUB_TRIGGERING_ACTOR: '' } }],
    ['of an author whose name changed', { comment: { user: { login: 'reviewer-new', id: reviewer.id } } }],
    ['on a machine whose clock is late', { comment: { created_at: '2026-06-01T13:00:00Z' } }],
  ])('obeys a comment %s', async (_, scene) => {
    expect(await ask(scene)).toMatchObject({ code: 0, reactions: ['+1'] });
  });

  it('lets others start again what suppresses nothing', async () => {
    const played = await play({ comment: null, env: { GITHUB_TRIGGERING_ACTOR: other, GITHUB_RUN_ATTEMPT: '2' } });
    expect(played.replies[0]).toContain('Judged scan `scan_1`');
  });

  it('reads the comment again when it writes', async () => {
    const fault = ({ operation }: Request, count: number): Fault | undefined =>
      operation === 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}' && count === 2
        ? { kind: 'answer', status: 404 }
        : undefined;
    const played = await ask({ github: { fault } });
    expect(suppressions(played)).toEqual([]);
    expect(played.replies).toEqual([expect.stringContaining('it was deleted')]);
  });

  it('reads the right again when it writes', async () => {
    const played = await ask({ github: { fault: goneOnSecond } });
    expect(suppressions(played)).toEqual([]);
    expect(played.replies).toEqual([expect.stringContaining('Only people with write access')]);
  });

  it('suppresses nothing when the pull request has moved on meanwhile', async () => {
    const later = 'd'.repeat(40);
    let readings = 0;
    const pull = {
      get head() {
        readings += 1;
        return { ref: 'feature', sha: readings === 1 ? head : later, repo: { id: 1, full_name: 'acme/shop' } };
      },
    };
    const commits = [head, later].map((sha) => ({ sha, commit: { message: 'x' }, author, committer: author }));
    const played = await ask({ pull, commits });
    expect(suppressions(played)).toEqual([]);
    expect(played.replies).toEqual([expect.stringContaining('The pull request has moved on')]);
  });

  it('says so when the violation stays open', async () => {
    const played = await ask({ script: obedient('OPEN') });
    expect(played).toMatchObject({ code: 0, reactions: ['confused'] });
    expect(played.replies[0]).toContain('which still says that it is open');
    expect(played.github.store.checkRuns).toEqual([]);
  });

  it('sends once, and reads back what an answer that was lost has done', async () => {
    const script = obedient();
    const follow = script.fault;
    const lost: Script['fault'] = (asked, count) => (follow?.(asked, count) === undefined ? undefined : 'reset');
    const played = await ask({ script: { ...script, fault: lost } });
    expect(suppressions(played)).toHaveLength(1);
    expect(played).toMatchObject({ code: 0, reactions: ['+1'] });
  });
});

describe('comment: suppress, for somebody who may have written the pull request', () => {
  const commit = (fields: object = {}, message = 'Add') => ({
    ...{ sha: head, commit: { message }, author, committer: { login: 'web-flow', id: 9 } },
    ...fields,
  });
  const signed = (verified: unknown) => commit({ commit: { message: 'Add', verification: { verified } } });

  /** Why it is refused. Undefined where it is obeyed. */
  async function refusalOf(commits: object[], scene: Scene = {}): Promise<string | undefined> {
    const body = `/scan-gate suppress vio_1 ${reason}`;
    const given = { commits, pushers: [author], script: obedient(), argv: ['--allow-suppress-command'] };
    const played = await play({ body, ...given, ...scene });
    const { reactions, replies } = played;
    const refused = /^Not suppressed\. Someone who did not write the pull request must do it: (.*)\.$/m.exec(
      replies[0] ?? '',
    )?.[1];
    expect([suppressions(played).length, reactions]).toEqual(refused === undefined ? [1, ['+1']] : [0, ['confused']]);
    return refused;
  }

  it.each<[string, object[], Scene]>([
    ['did not write it', [commit()], {}],
    ['did not help', [commit({}, 'Add\n\nCo-authored-by: A <1+author@users.noreply.github.com>')], {}],
    [
      'did not help, by an address of the server itself',
      [commit({}, 'x\nCo-authored-by: A <1+author@users.noreply.github.acme.dev>')],
      {
        env: { GITHUB_SERVER_URL: 'https://github.acme.dev' },
        argv: ['--allow-suppress-command', '--repository-id', 'repo_1', '--allow-foreign-repository'],
      },
    ],
    ['did not push what is not signed', [commit()], { pushers: [author, { login: 'other', id: 7 }] }],
    ['merged into it what its authors signed', [signed(true)], { pushers: [reviewer] }],
    ['may be anybody, where somebody pushed who is gone', [commit()], { pushers: [null] }],
    ['pushed none of 99', [commit()], { pushers: Array(99).fill(author) }],
    ['need not be looked for where all is signed', [signed(true)], { pushers: Array(100).fill(author) }],
    ['may have started a bot that pushed what is signed', [signed(true)], { pushers: [{ login: 'ci[bot]', id: 8 }] }],
    [
      'may have started a bot that signs what it writes',
      [{ ...signed(true), author: { login: 'release', id: 8, type: 'Bot' } }],
      { pushers: [{ login: 'release', id: 8, type: 'Bot' }] },
    ],
    [
      'may have started the bot that opened it and signed all',
      [signed(true)],
      { pull: { user: { login: 'release', id: 8, type: 'Bot' } } },
    ],
    ['is not named, where who pushed is refused with 403', [commit()], { pushers: 403 }],
    ['is not named, where who pushed is refused with 404', [commit()], { pushers: 404 }],
  ])('obeys one who %s', async (_, commits, scene) => {
    expect(await refusalOf(commits, scene)).toBeUndefined();
  });

  const short = head.slice(0, 12);
  const unknown = `the people behind commit ${short} are not all known to GitHub`;
  const among = 'you are among those who wrote the commits';
  const unsigned = `the author of commit ${short} is not verified`;
  const pushedToo = `you pushed to its branch, and ${unsigned}`;
  const bot = { login: 'release', id: 8, type: 'Bot' };
  const botPushed = `a bot pushed to its branch, which you may have started, and ${unsigned}`;
  const botWrote = `a bot wrote it, which you may have started, and ${unsigned}`;
  it.each<[string, object[], Scene, string]>([
    ['the author', [commit()], { pull: { user: reviewer } }, 'you are the author of the pull request'],
    ['a ghost as author', [commit()], { pull: { user: null } }, 'the author of the pull request is not known'],
    ['an author of a commit', [commit({ author: { login: 'reviewer', id: 5 } })], {}, among],
    ['a committer', [commit({ committer: reviewer })], {}, among],
    ['a co-author', [commit({}, 'x\nCo-Authored-By: R <reviewer@users.noreply.github.com>')], {}, among],
    ['a co-author by number', [commit({}, 'x\nCo-authored-by: R <2+old@users.noreply.github.com>')], {}, among],
    ['a co-author by mail', [commit({}, 'x\nCo-authored-by: R <r@example.com>')], {}, unknown],
    ['a co-author of another server', [commit({}, 'x\nCo-authored-by: R <3+r@users.noreply.acme.dev>')], {}, unknown],
    [
      'a co-author of github.com on another server',
      [commit({}, 'x\nCo-authored-by: R <3+r@users.noreply.github.com>')],
      { env: { GITHUB_SERVER_URL: 'https://github.acme.dev' } },
      unknown,
    ],
    ['an author whose account is gone', [commit({ author: { login: 'ghost', id: 10137 } })], {}, unknown],
    ['an author of their number under another name', [commit({ author: { login: 'old', id: 2 } })], {}, among],
    ['a commit of nobody', [commit({ author: null })], {}, unknown],
    ['a commit by an empty object', [commit({ author: {} })], {}, unknown],
    ['a committer whom nobody knows', [commit({ committer: null })], {}, unknown],
    ['more commits than are listed', [commit()], { pull: { commits: 251 } }, 'only 1 of 251 commits could be read'],
    ['another head', [commit({ sha: mainSha })], {}, 'the pull request has moved on'],
    ['a push of what is not signed', [commit()], { pushers: [author, reviewer] }, pushedToo],
    ['a push of what nobody who is known signed', [signed(false)], { pushers: [reviewer] }, pushedToo],
    ['a push of what is signed in a way that cannot be read', [signed('yes')], { pushers: [reviewer] }, pushedToo],
    [
      'a push of one that is not signed among others',
      [{ ...signed(true), sha: mainSha }, commit()],
      { pushers: [reviewer] },
      pushedToo,
    ],
    ['a push under an earlier name', [commit()], { pushers: [{ login: 'old', id: 2 }] }, pushedToo],
    [
      'pushes before those that are listed',
      [commit()],
      { pushers: Array(100).fill(author) },
      `its branch has 100 pushes or more, and ${unsigned}`,
    ],
    ['a bot that pushed', [commit()], { pushers: [{ login: 'ci', id: 8, type: 'Bot' }] }, botPushed],
    ['a bot of that name', [commit()], { pushers: [{ login: 'github-actions[bot]', id: 8 }] }, botPushed],
    ['a bot that wrote one commit', [commit({ author: bot })], {}, botWrote],
    ['a bot that committed', [commit({ committer: bot })], {}, botWrote],
    ['a bot that helped', [commit({}, 'x\nCo-authored-by: b <8+b[bot]@users.noreply.github.com>')], {}, botWrote],
    ['a bot that opened it', [commit()], { pull: { user: bot } }, botWrote],
    ['a bot by name that opened it', [commit()], { pull: { user: { login: 'dependabot[bot]', id: 8 } } }, botWrote],
    ['their name, where who pushed is refused', [commit({ author: reviewer })], { pushers: 403 }, among],
  ])('refuses with %s', async (_, commits, scene, why) => {
    expect(await refusalOf(commits, scene)).toBe(why);
  });

  it('cannot be done while nobody can ask who pushed', async () => {
    const scene = { commits: [commit()], pushers: 422, script: obedient(), argv: ['--allow-suppress-command'] };
    const played = await play({ body: `/scan-gate suppress vio_1 ${reason}`, ...scene });
    expect(suppressions(played)).toEqual([]);
    expect(played).toMatchObject({ code: 2, replies: [expect.stringContaining('That could not be done: ')] });
  });
});
