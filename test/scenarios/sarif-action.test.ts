/** The built action over SARIF files: judged as a scan is, and shown in the same places. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub } from '../github/server.ts';
import { commit, git, makeFolder, writeFiles } from '../service/temporary-repository.ts';
import { locationOf, resultOf, sarifOf } from '../shared/sarif/make.ts';
import { expectEnd } from './expect-end.ts';
import { type Ended, runAction } from './run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, startGithub } from './world.ts';

let checkout: Checkout;
let known: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

beforeAll(async () => {
  const branches = { feature: { 'src/new.js': 'one()\neval(x)\n' } };
  checkout = makeCheckout({ 'README.md': 'A shop\n', 'src/old.js': 'eval(y)\n' }, branches);
  const pull = { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' };
  known = await startGithub(checkout, { pulls: { 7: pull } });
});
afterAll(async () => {
  for (const github of open) await github.stop();
});

const high = (path: string, line: number) => resultOf({ level: 'error', locations: [locationOf(path, line)] });
const fresh = high('src/new.js', 2);
const old = high('src/old.js', 1);

/** What the action sees: a workspace with the branch, and files that a scanner wrote in the same job. */
async function judge(files: Record<string, string>, inputs: Record<string, string>, base?: string) {
  const workspace = join(makeFolder(), 'work');
  git(checkout.path, ['clone', '--quiet', `file://${checkout.path}`, workspace]);
  git(workspace, ['checkout', '--quiet', '--detach', checkout.heads.feature ?? '']);
  git(workspace, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
  writeFiles(workspace, files);
  return judgeIn(workspace, inputs, base);
}

/** `base` is the branch that the pull request goes into by the time somebody asks. */
async function judgeIn(workspace: string, inputs: Record<string, string>, base = 'main') {
  const lines: [number, number][] = [[1, 2]];
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: checkout.heads.feature ?? '', lines: { 'src/new.js': lines } } } },
    otherwise: (request) =>
      request.operation === 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
        ? { status: 200, body: { base: { ref: base }, head: { sha: checkout.heads.feature } } }
        : gitAnswer(known, request),
  });
  open.push(github);
  const ended = await runAction({
    event: pullRequest('feature', checkout),
    apiUrl: github.apiUrl,
    env: { GITHUB_WORKSPACE: workspace },
    inputs: { 'github-token': github.token, ...inputs },
  });
  expect(github.complaints).toEqual([]);
  return { ended, github };
}

const end = (verdict: 'passed' | 'failed' | 'inconclusive', reason: string, code: number) => ({
  ...{ verdict, reason, code },
  key: 'no key is there to be found',
});
const messageOf = ({ report }: Ended) => report.message as string;

describe.concurrent('the action over SARIF files', () => {
  it('fails on what a pattern finds, in check run, comment, summary and outputs', async () => {
    const files = { 'results/a.sarif': sarifOf({ results: [fresh] }) };
    const inputs = { sarif: 'results/*.sarif', 'comment-summary-in-pr': 'always' };
    const { ended, github } = await judge(files, inputs);
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.outputs).toMatchObject({ 'blocking-count': '1', 'high-count': '1' });
    expect(github.store.checkRuns).toEqual([
      expect.objectContaining({ headSha: checkout.heads.feature, status: 'completed', conclusion: 'failure' }),
    ]);
    const [annotation] = github.store.checkRuns.flatMap(({ annotations }) => annotations);
    expect(annotation).toMatchObject({ path: 'src/new.js', start_line: 2 });
    expect(github.store.comments.map(({ body }) => body)).toEqual([expect.stringContaining(ended.report.sentence)]);
  });

  it('counts only what the files of the base do not hold', async () => {
    const files = {
      'a.sarif': sarifOf({ results: [old] }),
      'base.sarif': sarifOf({ results: [{ ...old, properties: { of: 'base' } }] }),
    };
    const { ended } = await judge(files, { sarif: 'a.sarif', 'base-sarif': 'base.sarif' });
    expectEnd(ended, end('passed', 'clean', 0));
  });

  // The paths of scanners in containers. `/src/new.js` is either `new.js` or `src/new.js`: only the second one exists.
  it.each<[string, string, number]>([
    ['/github/workspace/', '', 1],
    ['file:///__w/shop/shop/', '', 1],
    ['D:/a/shop/shop/', '', 1],
    ['../../', 'path/', 1],
    ['/', '', 1],
    ['/work/', '', 1],
    ['/home/me/shop/', '', 1],
    ['/github/workspace/node_modules/', '', 2],
  ])('finds the files of a scan in %s%s', async (mount, folder, code) => {
    const both = [high(`${mount}${folder}src/new.js`, 2), high(`${mount}${folder}src/old.js`, 1)];
    const { ended } = await judge({ 'a.sarif': sarifOf({ results: both }) }, { sarif: 'a.sarif' });
    expectEnd(ended, code === 1 ? end('failed', 'violations', 1) : end('inconclusive', 'evidence', 2));
    if (code === 2) expect(ended.stdout).toContain('Have the scanner write paths from the root of the repository.');
    if (code === 1) expect(ended.outputs).toMatchObject({ 'blocking-count': '1', 'high-count': '2' });
    const clean = await judge({ 'a.sarif': sarifOf({ results: both.slice(1) }) }, { sarif: 'a.sarif' });
    // A single path in a folder that nobody knows stays unknown.
    expect(clean.ended.code).toBe(code === 2 || mount.startsWith('/home/me') ? 2 : 0);
  });

  it('passes nothing that it compared with a base which is no longer the pull request’s own', async () => {
    const files = { 'a.sarif': sarifOf({ results: [old] }) };
    const { ended } = await judge(files, { sarif: 'a.sarif' }, 'mine');
    expectEnd(ended, end('inconclusive', 'moved', 2));
    expect(messageOf(ended)).toContain('The pull request went into main and now goes into mine');
  });

  it('takes several names, one a line, and what they are said to look for', async () => {
    const files = { 'a.sarif': sarifOf({ results: [] }), 'b c.sarif': sarifOf({ results: [fresh] }) };
    const inputs = { sarif: 'a.sarif\nb c.sarif\n', 'sarif-type': 'sast', 'fail-on-types': 'sca' };
    const { ended } = await judge(files, inputs);
    expect(ended.report.scan.coverage).toMatchObject({ sast: 'covered', sca: 'not covered' });
    expectEnd(ended, end('inconclusive', 'not-covered', 2));
  });

  it('passes nothing where the scanner wrote no file', async () => {
    const { ended } = await judge({}, { sarif: 'results/*.sarif' });
    expectEnd(ended, end('inconclusive', 'scan-failed', 2));
    expect(messageOf(ended)).toContain('No file matches results/*.sarif');
  });

  it('believes no file that the pull request itself brings', async () => {
    const { ended } = await judge({}, { sarif: 'a.sarif' });
    expect(messageOf(ended)).toContain('a.sarif could not be read');
    const workspace = join(makeFolder(), 'work');
    git(checkout.path, ['clone', '--quiet', `file://${checkout.path}`, workspace]);
    commit(workspace, { 'a.sarif': sarifOf({ results: [] }) });
    const tracked = await judgeIn(workspace, { sarif: 'a.sarif' });
    expect(tracked.ended.code).toBe(2);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a service is, too',
      { sarif: 'a.sarif', 'base-url': 'https://scanner.example.com/api/v1' },
      /^base-url and sarif are both given, and findings come from one: remove the other$/,
    ],
    [
      'a scan of a service is, too',
      { sarif: 'a.sarif', 'scan-id': 'scan_1' },
      /^scan-id goes with base-url, which is /,
    ],
    ['a key is, too', { sarif: 'a.sarif', 'api-key': 'sk-1' }, /^api-key goes with base-url, which is not given/],
    ['the base alone is', { 'base-sarif': 'a.sarif' }, /base-sarif goes with sarif/],
    [
      'the type is none',
      { sarif: 'a.sarif', 'sarif-type': 'dast' },
      /^sarif-type: "dast" is not sast, sca, secret or iac/,
    ],
  ])('names the sources where %s', async (_, inputs, message) => {
    const { ended } = await judge({ 'a.sarif': sarifOf({ results: [] }) }, inputs);
    expectEnd(ended, end('inconclusive', 'settings', 2));
    expect(messageOf(ended)).toMatch(message);
  });
});
