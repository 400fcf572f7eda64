import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type LoadOctokit, loadActionOctokit, loadRestOctokit } from '../../../../src/gate/hosts/github/client.ts';
import { createGithubReader, type GithubReader } from '../../../../src/gate/hosts/github/reader.ts';
import { createBudget } from '../../../../src/shared/clock.ts';
import type { HttpRequest, Transport } from '../../../../src/shared/http/http.ts';
import { type Fault, secondaryLimit, type TestGithubOptions } from '../../../github/server.ts';
import { accessTo, eventClock, setUp } from '../../../github/set-up.ts';
import { expectRefusal } from '../../../refusal.ts';

const octokits: [name: string, load: LoadOctokit][] = [
  ['@octokit/rest', loadRestOctokit],
  ['@actions/github', loadActionOctokit],
];
let loadOctokit: LoadOctokit;

interface World {
  reader: GithubReader;
  /** Waits of the clock in its own milliseconds, in order. */
  waits: number[];
  said: string[];
  asked(): number;
}

const base = 'b'.repeat(40);
const sha = '4f1c2d3e4b5a69788776655443322110ffeeddcc';
const unknownCommits = { base: undefined, headSha: undefined };
const event = { base: { branch: 'main', sha: base }, headSha: sha };

/** A reader of a branch at `sha`, on a clock that takes no time. */
async function world(fault: Required<TestGithubOptions>['fault'], budgetMs = 1_800_000): Promise<World> {
  const head = {
    ref: 'refs/heads/main',
    node_id: 'R',
    url: 'https://x',
    object: { type: 'commit', sha, url: 'https://x' },
  };
  const { github, access, waits, stop } = await setUp({
    fault,
    otherwise: ({ operation }) => (operation.endsWith('/git/ref/{ref}') ? { status: 200, body: head } : undefined),
  });
  const budget = createBudget(access.clock, budgetMs, access.cancel);
  onTestFinished(async () => {
    await stop();
    budget.end();
  });
  const said: string[] = [];
  const reader = createGithubReader({ ...access, loadOctokit, budget, onWait: (line) => said.push(line) });
  return { reader, waits, said, asked: () => github.asked.length };
}

const once = (fault: Fault) => (_: unknown, count: number) => (count === 1 ? fault : undefined);

const date = new Date('2031-05-05T00:00:00Z');
const exhausted = (seconds: number) => ({
  date: date.toUTCString(),
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(date.getTime() / 1000 + seconds),
});
const primary = 'API rate limit exceeded for installation ID 1.';

describe.each(octokits)('a rate limit while reading over %s', (_, load) => {
  beforeEach(() => {
    loadOctokit = load;
  });

  it.each([
    ['retry-after of a 403', { ...secondaryLimit, headers: { 'retry-after': '7' } }, 7000],
    ['retry-after of a 429', { kind: 'answer', status: 429, headers: { 'retry-after': '3' } }, 3000],
    ['the reset of a 403', { kind: 'answer', status: 403, message: 'Forbidden', headers: exhausted(42) }, 42_000],
    ['the reset of a 429', { kind: 'answer', status: 429, headers: exhausted(1200) }, 1_200_000],
    ['a 429 without a word', { kind: 'answer', status: 429 }, 60_000],
    ['a secondary limit without a time', secondaryLimit, 60_000],
    ['a primary limit without a time', { kind: 'answer', status: 403, message: primary }, 60_000],
  ] satisfies [string, Fault, number][])('is waited for as it asks: %s', async (_, fault, waited) => {
    const { reader, waits, said, asked } = await world(once(fault));
    expect(await reader.branchHead('main')).toBe(sha);
    expect(waits).toEqual([waited]);
    expect(said).toEqual([expect.stringContaining("GitHub's rate limit is reached; trying again in ")]);
    expect(asked()).toBe(2);
  });

  it.each([
    ['retry-after', { ...secondaryLimit, headers: { 'retry-after': '3600' } }, 'it ends in 60 min'],
    ['the reset', { kind: 'answer', status: 403, message: primary, headers: exhausted(2525) }, 'it ends in 42 min 5 s'],
  ] satisfies [string, Fault, string][])('that ends too late fails at once: %s', async (_, fault, end) => {
    const { reader, waits, asked } = await world(() => fault);
    const { code, message, hint } = await expectRefusal(reader.branchHead('main'));
    expect({ code, message }).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(`GitHub's rate limit .*${end}`),
    });
    expect(hint).not.toContain('permission');
    expect(waits).toEqual([]);
    expect(asked()).toBe(1);
  });

  it('without a time is waited for twice as long each time, as long as there is time', async () => {
    const { reader, waits } = await world(() => secondaryLimit, 300_000);
    const { code, message, hint } = await expectRefusal(reader.branchHead('main'));
    expect(waits).toEqual([60_000, 120_000]);
    expect({ code, message }).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('does not say when it ends'),
    });
    expect(hint).not.toContain('permission');
  });

  it('is no failed attempt: the attempts after it are as many as without it', async () => {
    const limit = { ...secondaryLimit, headers: { 'retry-after': '1' } };
    const { reader, asked } = await world((_, count) => (count <= 6 ? limit : { kind: 'answer', status: 503 }));
    expect(await expectRefusal(reader.branchHead('main'))).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(asked()).toBe(11);
  });
});

describe.each(octokits)('a refusal while reading over %s', (_, load) => {
  beforeEach(() => {
    loadOctokit = load;
  });

  it.each([
    ['a permission that is missing', 403, 'Resource not accessible by integration', {}],
    [
      'a 403 with requests left',
      403,
      'Forbidden',
      { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': '1900000000' },
    ],
    ['a token that is wrong', 401, 'Bad credentials', {}, 'Check github-token'],
    ['single sign-on', 403, 'Resource protected by organization SAML enforcement.', {}, 'single sign-on'],
  ])('gives the advice for %s', async (_, status, message, headers, advice = 'permission "contents: read"') => {
    const { reader, waits, asked } = await world(() => ({ kind: 'answer', status, message, headers }));
    const error = await expectRefusal(reader.branchHead('main'));
    expect(error).toMatchObject({ code: 'AUTH', status, hint: expect.stringContaining(advice) });
    expect(waits).toEqual([]);
    expect(asked()).toBe(1);
  });

  it('gives no advice by the text of a failure of GitHub itself', async () => {
    const { reader } = await world(() => ({ kind: 'answer', status: 500, message: 'SAML enforcement' }));
    const error = await expectRefusal(reader.branchHead('main'));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', hint: expect.not.stringContaining('single sign-on') });
  });
});

describe.each(octokits)('what is read over %s', (_, load) => {
  /** GitHub as a table from paths to texts, and what it was asked for. */
  function readerOf(
    answers: Record<string, string>,
    { type = 'application/json; charset=utf-8', token = 'ghs_1' } = {},
  ) {
    const asked: HttpRequest[] = [];
    const transport: Transport = {
      async send(request) {
        asked.push(request);
        const text = answers[request.url.pathname.replace('/repos/acme/shop/', '')];
        const header = (name: string) => (name === 'content-type' ? type : undefined);
        const message = JSON.stringify({ message: 'Not Found' });
        return { kind: 'answer', status: text === undefined ? 404 : 200, header, text: text ?? message };
      },
      close: async () => {},
    };
    const access = accessTo({ token: token === '' ? undefined : token, loadOctokit: load, transport });
    const budget = createBudget(access.clock, 60_000, access.cancel);
    onTestFinished(() => budget.end());
    return { reader: createGithubReader({ ...access, budget }), asked };
  }

  const commit = JSON.stringify({ sha });

  it('is of the commit that the first file of the branch was of, wherever the branch goes', async () => {
    const answers = { 'commits/heads/main': commit, 'contents/a.yml': 'a', 'contents/b.yml': 'b' };
    const { reader, asked } = readerOf(answers);
    await reader.fileText('a.yml', 'heads/main');
    answers['commits/heads/main'] = JSON.stringify({ sha: base });
    await reader.fileText('b.yml', 'heads/main');
    const refs = asked.filter(({ url }) => url.pathname.includes('/contents/')).map(({ url }) => url.search);
    expect(refs).toEqual([`?ref=${sha}`, `?ref=${sha}`]);
  });

  it.each([
    'application/json; charset=utf-8',
    'application/vnd.github.raw+json',
    'text/plain',
    'application/octet-stream',
  ])('is a file as it is, whatever it holds: %s', async (type) => {
    const text = '{"a": 12345678901234567890,\r\n "b": "é"}\n';
    const { reader, asked } = readerOf({ [`commits/${sha}`]: commit, 'contents/policy.json': text }, { type });
    expect(await reader.fileText('policy.json', sha)).toMatchObject({ text });
    expect(asked.at(-1)?.headers.accept).toBe('application/vnd.github.raw+json');
  });

  it('is asked for by the very name', async () => {
    const name = 'a b/c#d?e%2Ff/{g}:h+é';
    const encoded = 'a%20b/c%23d%3Fe%252Ff/%7Bg%7D%3Ah%2B%C3%A9';
    const answers = {
      [`git/ref/heads/${encoded}`]: JSON.stringify({ object: { sha } }),
      [`commits/heads/${encoded}`]: commit,
      [`contents/${encoded}`]: 'text',
    };
    const { reader, asked } = readerOf(answers);
    expect(await reader.branchHead(name)).toBe(sha);
    expect(await reader.fileText(name, `heads/${name}`)).toMatchObject({ text: 'text' });
    expect(asked.map(({ url }) => url.search)).toEqual(['', '', `?ref=${sha}`]);
  });

  it('is a patch of many megabytes too', async () => {
    const patch = `@@ -0,0 +1 @@\n+${'\\"\n'.repeat(4_000_000)}`;
    const { reader } = readerOf({ 'pulls/7/files': JSON.stringify([{ filename: 'a', patch }]) });
    const { files, isComplete } = await reader.changedFiles(7, unknownCommits);
    expect(isComplete).toBe(true);
    expect(files[0]?.patch).toHaveLength(patch.length);
  });

  it('is all of three thousand files, and no more is asked for', async () => {
    const page = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ filename: `f${index}` })));
    const { reader, asked } = readerOf({ 'pulls/7/files': page });
    const { files, isComplete } = await reader.changedFiles(7, unknownCommits);
    expect({ count: files.length, isComplete, asked: asked.length }).toEqual({
      count: 3000,
      isComplete: false,
      asked: 31,
    });
  });

  it('is what lies between the commits of the event', async () => {
    const { reader, asked } = readerOf({
      [`compare/${base}...${sha}`]: JSON.stringify({ files: [{ filename: 'a.js' }] }),
      'pulls/7/files': '[]',
    });
    const { files, isComplete } = await reader.changedFiles(7, event);
    expect([files.map(({ path }) => path), isComplete, asked.length]).toEqual([['a.js'], true, 1]);
  });

  const many = Array.from({ length: 300 }, (_, index) => ({ filename: `f${index}` }));
  const pull = (fields: object) =>
    JSON.stringify({ base: { ref: 'main' }, head: { sha }, changed_files: 99, ...fields });
  const page = (from: number) => JSON.stringify(many.slice(from, from + 99));
  it.each<[string, Record<string, string>, boolean]>([
    ['complete where the list is still of this base and head', { 'pulls/7': pull({}) }, true],
    [
      'complete where the list holds all that the comparison does',
      {
        'pulls/7': pull({}),
        [`compare/${base}...${sha}`]: JSON.stringify({
          files: many.map((_, index) => ({ filename: `f${index % 99}` })),
        }),
      },
      true,
    ],
    ['incomplete after a retarget', { 'pulls/7': pull({ base: { ref: 'mine' } }) }, false],
    ['incomplete after a push', { 'pulls/7': pull({ head: { sha: base } }) }, false],
    ['incomplete where GitHub counts more', { 'pulls/7': pull({ changed_files: 100 }) }, false],
    [
      'incomplete where the list lacks what the comparison holds',
      { 'pulls/7': pull({}), [`compare/${base}...${sha}`]: JSON.stringify({ files: many }) },
      false,
    ],
  ])('is %s, where a comparison does not hold all', async (_, answers, expected) => {
    const { reader } = readerOf({ 'pulls/7/files': page(0), ...answers });
    expect((await reader.changedFiles(7, event)).isComplete).toBe(expected);
  });

  it('says of each file how many lines its patch must hold, and whether it is gone: patches are cut', async () => {
    const patch = '@@ -1,1 +1,2 @@\n a\n+b';
    const cut = { filename: 'a.js', status: 'modified', additions: 9, deletions: 1, patch };
    const gone = { filename: 'b.js', status: 'removed', additions: 0, deletions: 4 };
    const renamed = { filename: 'd.js', status: 'renamed', previous_filename: 'c.js', additions: 0, deletions: 0 };
    const { reader } = readerOf({ [`compare/${base}...${sha}`]: JSON.stringify({ files: [cut, gone, renamed] }) });
    expect((await reader.comparedFiles(base, sha)).files).toEqual([
      { path: 'a.js', previousPath: undefined, patch, additions: 9, deletions: 1, isRemoved: false },
      { path: 'b.js', previousPath: undefined, patch: undefined, additions: 0, deletions: 4, isRemoved: true },
      {
        ...{ path: 'd.js', previousPath: 'c.js', patch: undefined, additions: 0, deletions: 0, isRemoved: false },
        isOnlyRenamed: true,
      },
    ]);
  });

  const rename = {
    filename: 'd.js',
    status: 'renamed',
    previous_filename: 'c.js',
    additions: 0,
    deletions: 0,
    changes: 0,
  };
  it.each<[string, object, boolean]>([
    ['a new name alone', {}, true],
    ['a new name alone, of a server that does not count changes', { changes: undefined }, true],
    ['a new name alone, with an empty patch', { patch: '' }, true],
    ['a line that is added', { additions: 1, changes: 1 }, false],
    ['a line that is removed', { deletions: 1, changes: 1 }, false],
    ['changes that nobody divides', { changes: 2 }, false],
    ['a patch without numbers', { patch: '@@ -1,1 +1,1 @@\n-a\n+b' }, false],
    ['no numbers', { additions: undefined, deletions: undefined, changes: undefined }, false],
    ['no old name', { previous_filename: undefined }, false],
    ['a copy', { status: 'copied' }, false],
    ['another mode or content', { status: 'changed' }, false],
  ])('knows a file of which only the name changed by its numbers: %s', async (_, fields, expected) => {
    const files = [{ ...rename, ...fields }];
    const { reader } = readerOf({ [`compare/${base}...${sha}`]: JSON.stringify({ files }) });
    const [file] = (await reader.comparedFiles(base, sha)).files;
    expect(file?.isOnlyRenamed ?? false).toBe(expected);
  });

  describe('of each commit', () => {
    const first = '1'.repeat(40);
    const listed = (...commits: [sha: string, ...parents: string[]][]) => ({
      total_commits: commits.length,
      commits: commits.map(([sha, ...parents]) => ({ sha, parents: parents.map((parent) => ({ sha: parent })) })),
    });
    const filesOf = (sha: string, ...names: string[]) =>
      JSON.stringify({ sha, files: names.map((filename) => ({ filename })) });
    const two = listed([first, base], [sha, first]);

    async function commitsOf(list: object, answers: Record<string, string> = {}) {
      const { reader, asked } = readerOf({
        [`compare/${base}...${sha}`]: JSON.stringify(list),
        [`commits/${first}`]: filesOf(first, 'src/a.js'),
        [`commits/${sha}`]: filesOf(sha, 'docs/a.md', 'docs/b.md'),
        ...answers,
      });
      const commits: [string, ...(readonly string[])[]][] = [];
      for await (const { sha: name, against } of reader.commitDiffs(base, sha))
        commits.push([
          name,
          ...against.map(({ files, isComplete }) => [...files.map(({ path }) => path), ...(isComplete ? [] : ['…'])]),
        ]);
      return { commits, asked };
    }

    it('is read from the latest to the first', async () => {
      const { commits, asked } = await commitsOf(two);
      expect(commits).toEqual([
        [sha, ['docs/a.md', 'docs/b.md']],
        [first, ['src/a.js']],
      ]);
      expect(asked).toHaveLength(3);
    });

    it('is read against each parent of a merge', async () => {
      const merged = '2'.repeat(40);
      const answers = { [`compare/${merged}...${sha}`]: JSON.stringify({ files: [{ filename: 'docs/b.md' }] }) };
      const { commits } = await commitsOf(listed([first, base], [sha, first, merged]), answers);
      expect(commits[0]).toEqual([sha, ['docs/a.md', 'docs/b.md'], ['docs/b.md']]);
    });

    it('is incomplete where a commit has more files than GitHub lists', async () => {
      const names = Array.from({ length: 300 }, (_, index) => `docs/${index}.md`);
      const { commits } = await commitsOf(listed([sha, base]), { [`commits/${sha}`]: filesOf(sha, ...names) });
      expect(commits[0]?.[1]).toContain('…');
    });

    it.each<[string, object, Record<string, string>?]>([
      ['are more than the list holds', { ...two, total_commits: 3 }],
      ['are more than are read', { ...two, total_commits: 251 }],
      ['are fewer than the list holds', { ...two, total_commits: 1 }],
      ['are not counted', { commits: two.commits }],
      ['are not listed', { total_commits: 2 }],
      ['end with another one', listed([sha, first], [first, base])],
      ['are none', listed()],
      ['have no parents', { total_commits: 1, commits: [{ sha }] }],
      ['have no list of files', two, { [`commits/${first}`]: JSON.stringify({ sha: first }) }],
      ['are answered by others', two, { [`commits/${first}`]: filesOf(sha, 'docs/a.md') }],
      ['are answered with a page to log in', two, { [`commits/${first}`]: '<html>log in</html>' }],
      ['have a merge whose other side cannot be read', listed([first, base], [sha, first, '2'.repeat(40)])],
    ])('throws where the commits %s', async (_, list, answers) => {
      await expect(commitsOf(list, answers)).rejects.toMatchObject({
        code: expect.stringMatching('PROTOCOL|NOT_FOUND'),
      });
    });
  });

  it('is the branch into which a pull request goes now', async () => {
    const { reader } = readerOf({ 'pulls/7': JSON.stringify({ base: { ref: 'mine' }, head: { sha } }) });
    expect(await reader.baseBranch(7)).toBe('mine');
    expect(await expectRefusal(reader.baseBranch(8))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not told by a comparison without files', async () => {
    const { reader } = readerOf({ [`compare/${base}...${sha}`]: '{"status":"diverged"}' });
    expect(await expectRefusal(reader.comparedFiles(base, sha))).toMatchObject({ code: 'PROTOCOL' });
  });

  it('is incomplete in a comparison of three hundred', async () => {
    const { reader } = readerOf({ [`compare/${base}...${sha}`]: JSON.stringify({ files: many }) });
    expect((await reader.comparedFiles(base, sha)).isComplete).toBe(false);
  });

  it.each([
    ['ghs_1', 'token ghs_1'],
    ['', undefined],
  ])('is read with the token %j', async (token, authorization) => {
    const { reader, asked } = readerOf({ 'git/ref/heads/main': JSON.stringify({ object: { sha } }) }, { token });
    await reader.branchHead('main');
    expect(asked[0]?.headers.authorization).toBe(authorization);
  });

  it.each(['<html>log in</html>', '[]', '', `${'['.repeat(100)}${']'.repeat(100)}`])(
    'is nothing else than what was asked for: %j',
    async (text) => {
      const { reader } = readerOf({ 'git/ref/heads/main': text });
      expect(await expectRefusal(reader.branchHead('main'))).toMatchObject({ code: 'PROTOCOL' });
    },
  );
});

describe('what happened to a branch', () => {
  const startMs = Date.parse('2026-06-01T12:00:00Z');
  const entry = (before: string, seconds: number, after = base) => ({
    ...{
      id: seconds,
      node_id: 'A',
      before,
      after,
      ref: 'refs/heads/feature/a',
      activity_type: 'force_push',
      actor: null,
    },
    timestamp: new Date(startMs + seconds * 1000).toISOString().replace('.000Z', 'Z'),
  });

  async function hasLeft(entries: readonly object[]) {
    const { github, access, stop } = await setUp({
      otherwise: ({ operation, query }) => {
        if (operation !== 'GET /repos/{owner}/{repo}/activity') return undefined;
        expect([...query]).toEqual([
          ['ref', 'refs/heads/feature/a'],
          ['per_page', '100'],
        ]);
        return { status: 200, body: entries };
      },
    });
    const budget = createBudget(access.clock, 60_000, access.cancel);
    onTestFinished(async () => {
      await stop();
      budget.end();
    });
    const reader = createGithubReader({ ...access, loadOctokit: loadRestOctokit, budget });
    const left = await reader.hasLeft({ branch: 'feature/a', sha, sinceMs: startMs });
    expect(github.complaints).toEqual([]);
    return left;
  }

  const crowd = (seconds: number) => Array.from({ length: 100 }, () => entry(base, seconds));
  it.each<[string, boolean, object[]]>([
    ['nothing', false, []],
    ['the push of the commit', false, [entry(base, -30, sha)]],
    ['a move from the commit and back, before the run', false, [entry(base, -20, sha), entry(sha, -40)]],
    ['a move from the commit and back', true, [entry(base, 5, sha), entry(sha, 3)]],
    ['its deletion, and another creation', true, [entry('0'.repeat(40), 5, sha), entry(sha, 3, '0'.repeat(40))]],
    ['a move in the second in which the run began', true, [entry(base, 1, sha), entry(sha, -1)]],
    ['a move at a time that cannot be read', true, [{ ...entry(sha, 0), timestamp: '2026-06-01T23:59:60Z' }]],
    ['more during the run than one page shows', true, crowd(4)],
    ['as much before the run', false, crowd(-40)],
  ])('is %s: it left the commit: %s', async (_, expected, entries) => {
    expect(await hasLeft(entries)).toBe(expected);
  });

  it('is not told to every token, and by every server', async () => {
    for (const status of [403, 404]) {
      const { reader } = await world(() => ({ kind: 'answer', status }));
      loadOctokit = loadRestOctokit;
      await expect(reader.hasLeft({ branch: 'feature/a', sha, sinceMs: startMs })).rejects.toMatchObject({ status });
    }
  });
});

describe('a tag of the branch’s name', () => {
  const loading = (tagged: string | undefined) =>
    createGithubReader({
      ...accessTo({
        transport: {
          async send() {
            const body = { ref: tagged, object: { sha } };
            const headers: Record<string, string> = { 'content-type': 'application/json' };
            return { kind: 'answer', status: 200, header: (name) => headers[name], text: JSON.stringify(body) };
          },
          async close() {},
        },
      }),
      budget: createBudget(eventClock([]), 60_000, new AbortController().signal),
    });

  it.each([
    ['refs/tags/feature', true],
    [undefined, true],
    ['refs/tags/feature-2', false],
    ['refs/heads/feature', false],
  ])('is one where GitHub answers with %s: %s', async (ref, expected) => {
    expect(await loading(ref).hasTag('feature')).toBe(expected);
  });
});
