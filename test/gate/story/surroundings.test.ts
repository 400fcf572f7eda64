import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { buildContextHints, createRepositoryReader } from '../../../src/gate/story/repository-access.ts';
import { createBudget } from '../../../src/shared/clock.ts';
import { GateError } from '../../../src/shared/errors.ts';
import type { HttpOutcome, HttpRequest } from '../../../src/shared/http/http.ts';
import { eventClock, setUp } from '../../github/set-up.ts';
import { makeFolder } from '../../service/temporary-repository.ts';

type Sources = RunContext['sources'];
type HeadSource = NonNullable<Sources['head']>;
type DiffSource = NonNullable<Sources['diff']>;

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);

/** A branch that left the commit, by GitHub's clock so many seconds from now, and came back a second later. */
async function around(leftInSeconds: number, head: HeadSource, pushedSecondsAgo?: number) {
  const timestamp = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const entry = (before: string, after: string, seconds: number) => ({
    ...{ id: 1, node_id: 'A', ref: 'refs/heads/feature', activity_type: 'force_push', actor: null },
    ...{ before, after, timestamp: timestamp(seconds) },
  });
  const activity = [entry(other, sha, leftInSeconds + 1), entry(sha, other, leftInSeconds)];
  const object = { type: 'commit', sha, url: 'https://x' };
  const { access, stop } = await setUp({
    otherwise: ({ operation }) => {
      if (operation.endsWith('/activity')) return { status: 200, body: activity };
      return { status: 200, body: { ref: 'refs/heads/feature', node_id: 'R', url: 'https://x', object } };
    },
  });
  const budget = createBudget(access.clock, 60_000, access.cancel);
  onTestFinished(async () => {
    await stop();
    budget.end();
  });
  const pushedByMs = pushedSecondsAgo === undefined ? undefined : Date.now() - pushedSecondsAgo * 1000;
  const context = { sources: { head, pushedByMs } } as RunContext;
  return createRepositoryReader(context, { github: access, transport: access.transport, budget, folder: '/' });
}

const github: HeadSource = { kind: 'github', branch: 'feature' };

describe('whether the branch left the commit', () => {
  it.each([
    ['after the first look', 30, true],
    ['long before it', -60, false],
  ])('%s: %s seconds from now: %s', async (_, seconds, expected) => {
    const { readHead, hasLeft } = await around(seconds, github);
    await readHead();
    expect(await hasLeft(sha, 'first look')).toBe(expected);
  });

  it.each([
    ['after the push', 120, true],
    ['before it', 30, false],
  ])('is asked since the push where that counts: %s: %s', async (_, pushedSecondsAgo, expected) => {
    const { readHead, hasLeft } = await around(-60, github, pushedSecondsAgo);
    await readHead();
    expect(await hasLeft(sha, 'push')).toBe(expected);
  });

  it('is not known before the first look, without the time of the push, and of a checkout', async () => {
    const { readHead, hasLeft } = await around(30, github);
    expect(await hasLeft(sha, 'first look')).toBeUndefined();
    await readHead();
    expect(await hasLeft(sha, 'push')).toBeUndefined();
    const held = await around(30, { kind: 'checkout', path: '.' }, 0);
    expect(await held.hasLeft(sha, 'first look')).toBeUndefined();
    expect(await held.hasLeft(sha, 'push')).toBeUndefined();
  });
});

const nothing = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };

interface Scripted {
  waits?: number[];
  sources?: Partial<Sources>;
  /** The body that an address answers with, or a failure; undefined: 404. */
  answers?: (path: string, asked: string[]) => unknown;
  /** How far the clock of whoever answers is ahead; undefined: it does not say. */
  aheadMs?: number;
}

/** What a run would know whose every request is answered here, and what it asked for. */
function scripted({ sources, answers = () => undefined, aheadMs, waits = [] }: Scripted) {
  const asked: string[] = [];
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpOutcome> => {
    const { host, pathname } = request.url;
    const path = host === 'api.github.com' ? pathname.replace('/repos/', '') : `${host}${pathname}`;
    const body = answers(path, asked);
    asked.push(path);
    requests.push(request);
    if (body instanceof Error) return { ...failure, message: body.message, cause: body };
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { message: 'Not Found' });
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (aheadMs !== undefined) headers.date = new Date(Date.now() + aheadMs).toUTCString();
    return { kind: 'answer', status: body === undefined ? 404 : 200, header: (name) => headers[name], text };
  };
  const transport = { send, close: async () => {} };
  const budget = createBudget(eventClock(waits), 600_000, new AbortController().signal);
  onTestFinished(() => budget.end());
  const github = { apiUrl: 'https://api.github.com', repository: 'acme/shop', token: 'token' };
  const context = { sources: { ...nothing, ...sources } } as RunContext;
  return { around: createRepositoryReader(context, { github, transport, budget, folder: '/' }), asked, requests };
}

const failure = { kind: 'failure', unsent: false, permanent: false } as const;
const refOf = (ref: string, at = sha) => ({ ref, object: { sha: at } });
const policyAt = (text: string) => (path: string) => {
  if (path.includes('/commits/')) return { sha: path.endsWith('main') ? other : sha };
  return path.endsWith('.yml') ? text : undefined;
};

describe('what a run can read around it', () => {
  it('is nothing where its context names no source', async () => {
    const { around, asked } = scripted({});
    const policies = (['trusted', 'head'] as const).map((place) => around.readPolicyFile(place, 'gate.yml'));
    const branch = [around.readHead(), around.hasTag(), around.hasLeft(sha, 'push'), around.readAtCommitSinceMs(sha)];
    const diff = [around.changedFiles(), around.commits(), around.readMergeBaseMs(), around.readBase()];
    const answers = await Promise.all([...policies, ...branch, ...diff, around.readHeadFile('a.js')]);
    expect(answers).toEqual(answers.map(() => undefined));
    expect(around.pushedByMs()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is whether a tag has the name of the branch', async () => {
    const tagged = scripted({ sources: { head: github }, answers: () => refOf('refs/tags/feature') });
    expect(await tagged.around.hasTag()).toBe(true);
    expect(tagged.asked).toEqual(['acme/shop/git/ref/tags/feature']);
    expect(await scripted({ sources: { head: github } }).around.hasTag()).toBe(false);
  });

  it('is the policy of the trusted place, and that of the judged commit', async () => {
    const sources: Partial<Sources> = {
      trustedPolicy: { kind: 'github', ref: 'heads/main' },
      judgedPolicy: { kind: 'github', ref: sha },
    };
    const { around, asked } = scripted({ sources, answers: policyAt('scope: scan') });
    expect(await around.readPolicyFile('trusted', 'gate.yml')).toEqual({
      text: 'scope: scan',
      at: 'main at bbbbbbbbbbbb',
    });
    expect(await around.readPolicyFile('head', 'gate.yml')).toEqual({
      text: 'scope: scan',
      at: 'commit aaaaaaaaaaaa',
    });
    expect(await around.readPolicyFile('head', 'gone.txt')).toBeUndefined();
    expect(asked.slice(0, 2)).toEqual(['acme/shop/commits/heads/main', 'acme/shop/contents/gate.yml']);
  });

  it('is no policy of a judged commit that nothing names', async () => {
    const sources: Partial<Sources> = { trustedPolicy: { kind: 'github', ref: 'heads/main' } };
    const { around, asked } = scripted({ sources, answers: policyAt('scope: scan') });
    expect(await around.readPolicyFile('head', 'gate.yml')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is a policy of another repository', async () => {
    const { around, asked } = scripted({ answers: policyAt('scope: scan') });
    expect(await around.readCentralFile('acme/policies', 'gate.yml', 'heads/main')).toMatchObject({
      text: 'scope: scan',
    });
    expect(asked).toEqual(['acme/policies/commits/heads/main', 'acme/policies/contents/gate.yml']);
  });

  it('is the text at an address, in plain JSON', async () => {
    const { around, requests } = scripted({
      answers: (path) => (path === 'kev.example.com/a.json' ? '{}' : undefined),
    });
    expect(await around.readAddress(new URL('https://kev.example.com/a.json'))).toBe('{}');
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', 'accept-encoding': 'identity' });
    await expect(around.readAddress(new URL('https://kev.example.com/b.json'))).rejects.toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'kev.example.com answered 404' },
    });
    const cut = new Error('the connection was reset');
    const broken = scripted({ answers: () => cut });
    await expect(broken.around.readAddress(new URL('https://kev.example.com/a.json'))).rejects.toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'the connection was reset', cause: cut },
    });
  });

  it.each<[string, number | undefined, number | undefined, boolean, number | undefined]>([
    ['by a clock that is ahead', 1_000_000, 600_000, true, 400_000],
    ['by a clock that nobody knows yet', 1_000_000, 600_000, false, undefined],
    ['by a clock that is not told', 1_000_000, undefined, true, undefined],
    ['never, as far as anybody says', undefined, 600_000, true, undefined],
  ])('is when the commit was pushed, %s', async (_, pushedByMs, aheadMs, hasAsked, expected) => {
    const answers = () => refOf('refs/heads/feature');
    const { around } = scripted({
      sources: { head: github, pushedByMs },
      answers,
      ...(aheadMs !== undefined && { aheadMs }),
    });
    if (hasAsked) await around.readHead();
    const told = around.pushedByMs();
    expect(told === undefined ? undefined : Math.round(told / 10_000) * 10_000).toBe(expected);
  });

  it.each<[string, number | undefined, number, boolean | undefined]>([
    ['by a clock that is ahead', 3_600_000, 3_590_000, false],
    ['by a clock that is ahead, later', 3_600_000, 3_610_000, true],
    ['not by a clock that is not told', undefined, 3_610_000, undefined],
  ])('is whether the branch has left since the first look, %s', async (_, aheadMs, leftMs, expected) => {
    const timestamp = new Date(Date.now() + leftMs).toISOString();
    const answers = (path: string) =>
      path.endsWith('/activity') ? [{ before: sha, timestamp }] : refOf('refs/heads/feature');
    const { around } = scripted({ sources: { head: github }, answers, ...(aheadMs !== undefined && { aheadMs }) });
    await around.readHead();
    expect(await around.hasLeft(sha, 'first look')).toBe(expected);
  });
});

describe('a late answer of GitHub about the head', () => {
  const left = { before: sha, timestamp: new Date(Date.now() + 3_600_000).toISOString() };
  /** What GitHub answers in turn, a SHA or 404; the last answer stays. `activity` undefined may not be read. */
  async function read(looks: number, answers: (string | 404)[], activity?: object[]) {
    let turn = 0;
    const given = scripted({
      sources: { head: github },
      aheadMs: 0,
      answers(path) {
        if (path.endsWith('/activity')) return activity;
        const answer = answers[Math.min(turn++, answers.length - 1)] ?? 404;
        return answer === 404 ? undefined : refOf('refs/heads/feature', answer);
      },
    });
    const seen: unknown[] = [];
    for (let look = 0; look < looks; look++)
      seen.push(await given.around.readHead(sha).catch(({ code }: GateError) => code));
    return { seen, turns: turn };
  }

  it.each<[string, (string | 404)[], unknown, number]>([
    ['the right commit', [sha], sha, 1],
    ['the old commit once', [other, sha], sha, 2],
    ['the old commit for a while', [other, other, other, other, sha], sha, 5],
    ['404 once', [404, sha], sha, 2],
    ['404, the old commit, and then the right one', [404, other, sha], sha, 3],
    ['another commit for more than 10 s', [other], other, 5],
    ['404 for more than 10 s', [404], 'NOT_FOUND', 5],
  ])('is waited for before it is believed: %s', async (_, answers, expected, turns) => {
    expect(await read(1, answers)).toEqual({ seen: [expected], turns });
  });

  it('is waited for once in a run', async () => {
    expect(await read(3, [other])).toEqual({ seen: [other, other, other], turns: 7 });
  });

  it('is waited for by reads side by side as long as by one', async () => {
    const slept: number[] = [];
    const { around } = scripted({ sources: { head: github }, waits: slept });
    const reading = Array.from({ length: 3 }, () => around.readHead(sha).catch(({ code }: GateError) => code));
    expect(await Promise.all(reading)).toEqual(Array(3).fill('NOT_FOUND'));
    expect(Math.min(...slept)).toBeGreaterThan(0);
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
  });

  it.each<[string, object[] | undefined, string]>([
    ['shows that it stayed', [], sha],
    ['shows that it left', [left], other],
    ['may not be read', undefined, other],
  ])(
    'is no excuse once the branch was seen at the commit, unless its activity list says so: it %s',
    async (_, list, second) => {
      expect((await read(2, [sha, other, sha], list)).seen).toEqual([sha, second]);
    },
  );

  it('does not hide a commit or a comparison that GitHub does not have yet', async () => {
    const late = (found: unknown) => (_: string, asked: string[]) => (asked.length < 2 ? undefined : found);
    const compared = { files: [] };
    const diff: DiffSource = { kind: 'comparison', baseSha: other, baseBranch: 'main', headSha: sha };
    expect(await scripted({ sources: { diff }, answers: late(compared) }).around.changedFiles()).toMatchObject({
      isComplete: true,
    });
    const judgedPolicy = { kind: 'github', ref: sha } as const;
    const { around } = scripted({ sources: { judgedPolicy }, answers: late({ sha }) });
    expect(await around.readHeadFile('a.js')).toMatchObject({ text: JSON.stringify({ sha }) });
  });
});

describe('the diff of a run', () => {
  const compared = {
    files: [{ filename: 'src/a.js', patch: '@@ -1 +1 @@\n-a\n+b', additions: 1, deletions: 1 }],
    merge_base_commit: { commit: { committer: { date: '2026-06-01T10:00:00Z' } } },
  };
  const comparison: DiffSource = { kind: 'comparison', baseSha: other, baseBranch: 'main', headSha: sha };
  const path = `acme/shop/compare/${other}...${sha}`;

  it('is read once, for its files and for the commit where it begins', async () => {
    const { around, asked } = scripted({ sources: { diff: comparison }, answers: () => compared });
    expect(await around.readMergeBaseMs()).toBe(Date.parse('2026-06-01T10:00:00Z'));
    const changes = await around.changedFiles();
    expect([...(changes?.files ?? [])]).toEqual([['src/a.js', { lines: [[1, 1]] }]]);
    expect(asked.map(decodeURIComponent)).toEqual([path]);
  });

  it('is that of the commit at which the branch was first found, if the event names none', async () => {
    const diff: DiffSource = { ...comparison, headSha: undefined };
    const head = { kind: 'github', branch: 'feature' } as const;
    const answers = (asked: string, before: string[]) =>
      asked.includes('/git/') ? refOf('refs/heads/feature', before.length === 0 ? sha : other) : compared;
    const { around, asked } = scripted({ sources: { head, diff }, answers });
    await around.readHead();
    await around.readHead();
    expect((await around.changedFiles())?.isComplete).toBe(true);
    expect(decodeURIComponent(asked.at(-1) ?? '')).toBe(path);
  });

  it('is that of the pull request', async () => {
    const diff: DiffSource = { kind: 'pull-request', number: 7, base: { branch: 'main', sha: other }, headSha: sha };
    const pull = { base: { ref: 'main' }, head: { sha }, changed_files: 1 };
    const answers = (asked: string) => {
      if (asked.includes('/compare/')) return undefined;
      return asked.endsWith('/files') ? compared.files : pull;
    };
    const { around } = scripted({ sources: { diff }, answers });
    expect([...((await around.changedFiles())?.files.keys() ?? [])]).toEqual(['src/a.js']);
    expect(await around.readMergeBaseMs()).toBeUndefined();
  });

  it('is read again where it could not be read', async () => {
    const answers = (_: string, asked: string[]) => (asked.length < 5 ? undefined : compared);
    const { around, asked } = scripted({ sources: { diff: comparison }, answers });
    await expect(around.changedFiles()).rejects.toThrow(GateError);
    expect((await around.changedFiles())?.isComplete).toBe(true);
    expect(asked).toHaveLength(6);
  });

  it('may not be known, and then nothing of it is', async () => {
    const diff: DiffSource = { kind: 'default-branch', path: makeFolder(), headSha: sha, alone: undefined };
    const { around } = scripted({ sources: { diff } });
    expect(await around.changedFiles()).toBeUndefined();
    expect(await around.readMergeBaseMs()).toBeUndefined();
  });
});

describe('what the settings say of the place', () => {
  const judged = { kind: 'folder', named: undefined } as const;
  it.each([
    [{ 'config-file': 'acme/policies/gate.yml@v1' }, { ref: undefined, isCentral: true }],
    [
      { 'config-file': 'gate.yml', 'policy-ref': 'release' },
      { ref: 'release', isCentral: false },
    ],
    [{}, { ref: undefined, isCentral: false }],
  ])('%j: %j', (settings, policy) => {
    const given = { 'base-url': 'https://scanner.example.com/v1', ...settings };
    const entries = Object.entries(given).map(([name, value]) => [name, { value, source: 'input' as const }]);
    expect(buildContextHints(readSettings(Object.fromEntries(entries)), judged)).toEqual({ judged, policy });
  });
});
