/**
 * The action without a service, as it is downloaded: one run of the build, and others that are played here, after an npm that links what is
 * installed or a real one that installs one package from a registry on loopback. All packages are really installed by
 * test/self-test/run.test.ts, and here in `npm run test:long`.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../github/server.ts';
import { isLong } from '../model/runs.ts';
import { completed, type ScriptedService, startScripted, violation } from '../scripted-service.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { cloneCheckout, copyDownload, lockFile, openRegistry } from './embedded-download.ts';
import { expectEnd } from './expect-end.ts';
import type { Registry } from './registry.ts';
import { type Ended, type GithubEvent, isBuilt, type Run, runDownloadedAction } from './run-action.ts';
import {
  type Checkout,
  fromFork,
  gitAnswer,
  makeCheckout,
  pullRequest,
  push,
  runScripted,
  startGithub,
} from './world.ts';

const root = join(import.meta.dirname, '../..');
const bad = 'export function price(text) {\n  return eval(text);\n}\n';

let home: string;
/** As `home`, with a single package in its lock file. */
let small: string;
/** A folder with an npm that links the packages of this project. */
let linking: string;
let registry: Registry;
let checkout: Checkout;
/** The same with a policy on its default branch, which one branch softens. */
let governed: Checkout;
let service: ScriptedService;
const open: TestGithub[] = [];

beforeAll(async () => {
  home = copyDownload();
  if (isLong) registry = await openRegistry(home);
  small = makeSmall();
  registry ??= await openRegistry(small);
  // A real npm would leave its compiled code in the temporary folder.
  linking = makePrograms({
    npm: `#!/bin/sh\n[ "$NODE_DISABLE_COMPILE_CACHE" = 1 ] && exec ln -s '${join(root, 'node_modules')}' node_modules\n`,
  });
  const clean = { 'README.md': 'A shop\n', 'src/price.js': 'export const price = (a, b) => a + b;\n' };
  checkout = makeCheckout(clean, { feature: { 'src/pricing.js': bad } });
  const policy = { '.github/scan-gate.yml': 'fallback: embedded\non-inconclusive: { fork: warn, no-key: warn }\n' };
  const softer = { '.github/scan-gate.yml': 'fail-on-severity: none\nwarn-only: true\n', 'src/pricing.js': bad };
  governed = makeCheckout({ ...clean, ...policy }, { feature: { 'src/pricing.js': bad }, softer });
  service = await startScripted();
});
afterAll(async () => {
  await registry?.stop();
  await service.stop();
  for (const github of open) await github.stop();
});

const cloned = (sha: string, options?: { isMerge?: boolean }) => cloneCheckout(checkout, sha, options);

async function startFull(options: TestGithubOptions = {}, from = checkout, branch = 'feature'): Promise<TestGithub> {
  const headSha = from.heads[branch] ?? '';
  const known = await startGithub(from, { pulls: { 7: { base: from.heads.main ?? '', head: headSha } } });
  const store = { pulls: { 7: { headSha, lines: { 'src/pricing.js': [[1, 3]] as [number, number][] } } } };
  const github = await startTestGithub({ ...options, store, otherwise: (request) => gitAnswer(known, request) });
  open.push(github);
  return github;
}

interface Here extends Partial<Run> {
  workspace: string;
  event: GithubEvent;
  github: TestGithub;
  from?: string;
}

function run({ workspace, github, from = home, ...rest }: Here): Promise<Ended> {
  return runDownloadedAction({
    ...{ home: from, apiUrl: github.apiUrl, isAlone: true },
    ...rest,
    inputs: { 'github-token': github.token, ...rest.inputs },
    env: {
      GITHUB_WORKSPACE: workspace,
      HOME: makeFolder(),
      npm_config_registry: registry.url,
      PATH: `${linking}${delimiter}${process.env.PATH}`,
      SECRET_OF_THE_JOB: 'hush',
      ...rest.env,
    },
  });
}

const end = (verdict: 'passed' | 'failed' | 'inconclusive', reason: string, code: number) => ({
  ...{ verdict, reason, code },
  key: 'no key is there to be found',
});

describe('the action without a service', () => {
  it('installs its scanners, fails a pull request, and shows it at its head where the merge is checked out', async () => {
    const github = await startFull();
    const sha = checkout.heads.feature ?? '';
    const workspace = cloned(sha, { isMerge: true });
    const merge = git(workspace, ['rev-parse', 'HEAD']);
    const event = pullRequest('feature', checkout);
    const ended = await run({
      ...{ workspace, github, inputs: { 'comment-summary-in-pr': 'always' }, isBuilt: true },
      event: { ...event, env: { ...event.env, GITHUB_SHA: merge } },
      ...(isLong && { env: { PATH: process.env.PATH ?? '' } }),
    });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.report).toMatchObject({ head_sha: merge, pull_request: 7 });
    expect(ended.outputs).toMatchObject({ 'blocking-count': '1', 'new-count': '1' });
    if (isLong) expect(registry.asked).toContain('eslint-scope');
    const [checkRun] = github.store.checkRuns;
    expect(checkRun).toMatchObject({ headSha: sha, status: 'completed', conclusion: 'failure' });
    // Where the post part would find the check run.
    expect(ended.files.state).toMatch(new RegExp(`^check_run_head<<.*\\n${sha}\\n`, 'm'));
    expect(github.store.comments.map(({ body }) => body)).toEqual([expect.stringContaining('1 new high finding')]);
    expect(github.complaints).toEqual([]);
  });

  it('installs from the registry of the job, and runs with what was installed', async () => {
    const github = await startFull();
    const env = { PATH: process.env.PATH ?? '' };
    const ended = await run({
      workspace: cloned(checkout.heads.main ?? ''),
      github,
      event: push('main', checkout),
      // The scanners' own processes need all packages.
      from: isBuilt() ? home : small,
      env,
    });
    expectEnd(ended, end('passed', 'clean', 0));
    expect(registry.asked).toContain('smol-toml');
  });

  // test/inputs/actions.test.ts gives this input to the action in the process of the tests.
  it.runIf(isLong)('comments on the lines that a pull request changes', async () => {
    const github = await startFull();
    const workspace = cloned(checkout.heads.feature ?? '');
    const event = pullRequest('feature', checkout);
    const ended = await run({ workspace, github, event, inputs: { annotations: 'review' } });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(github.store.reviewComments.map(({ path, line }) => `${path}:${line}`)).toEqual(['src/pricing.js:2']);
  });

  it("passes a fork's clean pull request by the default branch's policy, with a token that may only read", async () => {
    const github = await startFull({ missing: ['checks', 'pull-requests', 'security-events'] });
    const clean = makeFork({ 'src/total.js': 'export const total = (a, b) => a * b;\n' });
    const ended = await run({ ...clean, github });
    expectEnd(ended, end('passed', 'clean', 0));
    expect(ended.report.policy.source).not.toContain('fork');
    expect([github.store.checkRuns, github.store.comments]).toEqual([[], []]);
  });

  it('judges a merge group', async () => {
    const github = await startFull();
    const ended = await run({ workspace: cloned(checkout.heads.feature ?? ''), github, event: queued(checkout) });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(github.store.checkRuns).toMatchObject([{ name: 'Scan Gate (merge_group)', conclusion: 'failure' }]);
  });

  it('says what is wrong where npm is missing, and runs nothing from the workspace', async () => {
    const github = await startFull();
    const workspace = cloned(checkout.heads.main ?? '');
    const npm = `#!/bin/sh\ntouch ${join(workspace, 'was-run')}\n`;
    const planted = makePrograms({ npm }, join(workspace, 'bin'));
    const programs = makeFolder();
    for (const name of ['git', 'node'])
      symlinkSync(name === 'node' ? process.execPath : pathOf('git'), join(programs, name));
    const ended = await run({
      ...{ workspace, github, event: push('main', checkout) },
      env: { PATH: `${planted}:${programs}` },
    });
    expectEnd(ended, end('inconclusive', 'scan-failed', 2));
    expect(ended.report.message).toContain('npm was not found on the PATH; not looked for in');
    expect(ended.stdout).toContain('actions/setup-node');
    expect(existsSync(join(workspace, 'was-run'))).toBe(false);
  });

  it('starts npm without scripts of packages, and with nothing of the job', async () => {
    const github = await startFull();
    const workspace = cloned(checkout.heads.main ?? '');
    const record = join(makeFolder(), 'record');
    const programs = makePrograms({ npm: `#!/bin/sh\n{ echo "$@"; pwd; env; } > ${record}\n` });
    const ended = await run({
      ...{ workspace, github, event: push('main', checkout) },
      env: { PATH: `${programs}:${process.env.PATH}` },
    });
    // npm that installs nothing and says that all is well, as under dry-run=true.
    expectEnd(ended, end('inconclusive', 'scan-failed', 2));
    expect(ended.report.message).toMatch(/npm reported no error, but (\d+) of \1 packages are missing/);
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('such as dry-run');
    const [args = '', folder = '', ...env] = readFileSync(record, 'utf8').split('\n');
    expect(args.split(' ')).toEqual(
      expect.arrayContaining([
        'ci',
        '--ignore-scripts',
        '--no-bin-links',
        '--no-audit',
        '--no-fund',
        '--no-workspaces',
      ]),
    );
    expect(folder).toMatch(/\/temp\/scan-gate-scanners-\w{6}$/);
    expect(env.join('\n')).not.toMatch(/hush|INPUT_|ghs_|GITHUB_TOKEN/);
  });

  it('accepts nothing that has another hash than the lock says', async () => {
    const github = await startFull();
    const lock = join(small, lockFile);
    const zeros = `sha512-${Buffer.alloc(64).toString('base64')}`;
    const text = readFileSync(lock, 'utf8');
    writeFileSync(lock, text.replace(/("integrity": ")[^"]*/, `$1${zeros}`));
    const workspace = cloned(checkout.heads.main ?? '');
    const env = { PATH: process.env.PATH ?? '' };
    const ended = await run({ workspace, github, event: push('main', checkout), from: small, env });
    writeFileSync(lock, text);
    expectEnd(ended, end('inconclusive', 'scan-failed', 2));
    expect(ended.report.message).toMatch(/^The scanners could not be installed: .*integrity/i);
  });

  it('says so on the pull request too where no registry answers', async () => {
    const github = await startFull();
    const sha = checkout.heads.feature ?? '';
    const workspace = cloned(sha);
    const env = { npm_config_registry: 'http://127.0.0.1:1/', PATH: process.env.PATH ?? '' };
    const userconfig = join(makeFolder(), '.npmrc');
    writeFileSync(userconfig, 'fetch-retries=0\n');
    const ended = await run({
      ...{ workspace, github, event: pullRequest('feature', checkout), inputs: { 'comment-summary-in-pr': 'always' } },
      from: small,
      env: { ...env, NPM_CONFIG_USERCONFIG: userconfig },
    });
    expectEnd(ended, end('inconclusive', 'scan-failed', 2));
    expect(ended.report).toMatchObject({ head_sha: sha, pull_request: 7 });
    const { checkRuns, comments } = github.store;
    expect(checkRuns).toMatchObject([{ headSha: sha, status: 'completed', conclusion: 'failure' }]);
    expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('could not be installed')]);
    expect(ended.report.message).toMatch(/^The scanners could not be installed: npm ended with 1/);
  });
});

function acted(action: string): GithubEvent {
  const event = pullRequest('feature', checkout);
  return { ...event, payload: { ...(event.payload as object), action } };
}

/** What Dependabot started: its runs get its own secrets, and a token that may only read unless the workflow says more. */
function byDependabot({ env, ...event }: GithubEvent): GithubEvent {
  return { ...event, env: { ...env, GITHUB_ACTOR: 'dependabot[bot]' } };
}

function queued({ heads: { main = '', feature = '' }, repository: name }: Checkout): GithubEvent {
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${main}`;
  const { repository } = pullRequest('feature', checkout).payload as { repository: object };
  return {
    name: 'merge_group',
    payload: {
      ...{ action: 'checks_requested', repository },
      merge_group: { head_ref: ref, head_sha: feature, base_ref: 'refs/heads/main', base_sha: main },
    },
    env: { GITHUB_REPOSITORY: name, GITHUB_REF: ref, GITHUB_SHA: feature },
  };
}

describe('the fallback of the action with a service', () => {
  const readOnly: TestGithubOptions = { missing: ['checks', 'pull-requests', 'security-events'] };
  /** As a step has them whose secret does not exist in this run. */
  const withService = (inputs: Record<string, string> = {}) => ({
    'base-url': service.baseUrl,
    'api-key': '',
    ...inputs,
  });
  const fallback = { fallback: 'embedded' };

  it('judges a fork by the scanners of the action, and says so in its sentence and first', async () => {
    const github = await startFull(readOnly);
    const clean = makeFork({ 'src/total.js': 'export const total = (a, b) => a * b;\n' });
    const ended = await run({ ...clean, github, inputs: withService(fallback), isBuilt: true });
    expectEnd(ended, end('passed', 'clean', 0));
    expect(ended.report.sentence).toMatch(/ \(by the built-in scanners\)$/);
    expect(ended.stdout.split('\n').find((line) => !line.startsWith('::'))).toMatch(/^Scan Gate .*, scanned here$/);
    expect([github.store.checkRuns, github.store.comments, service.asked]).toEqual([[], [], []]);
  });

  it.each<[string, string]>([
    ['a fork', 'feature'],
    ['a fork that softens the policy', 'softer'],
  ])('is chosen by the policy of the default branch, which judges %s', async (_, branch) => {
    const github = await startFull(readOnly, governed, branch);
    const workspace = cloneCheckout(governed, governed.heads[branch] ?? '');
    const event = fromFork(pullRequest(branch, governed));
    const ended = await run({ workspace, github, event, inputs: withService() });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.report.sentence).toBe('1 new high finding blocks this pull request (by the built-in scanners)');
    expect(ended.report.policy.source).toContain('.github/scan-gate.yml of main at ');
  });

  it('judges Dependabot, beside what the service said of the same commit', async () => {
    const github = await startFull();
    const headSha = checkout.heads.feature ?? '';
    const workspace = cloned(headSha);
    const event = pullRequest('feature', checkout);
    const script = { polls: [completed({ high: 1 })], lists: [[violation()]] };
    const shown = { 'comment-summary-in-pr': 'always', 'upload-sarif': 'true' };
    const inputs = { 'github-token': github.token, ...shown };
    const asked = await runScripted(script, { event, apiUrl: github.apiUrl, inputs });
    expect(asked.ended.code).toBe(1);
    const [before] = structuredClone(github.store.checkRuns);
    const [comment] = structuredClone(github.store.comments);
    const uploads = github.store.uploads.length;
    const own = withService({ ...fallback, ...shown });
    const ended = await run({ workspace, github, event: byDependabot(event), inputs: own });
    expect([comment?.body, github.store.comments.length]).toEqual([github.store.comments[0]?.body, 2]);
    expect([uploads, github.store.uploads.length]).toEqual([1, 1]);
    expect(ended.stdout).toContain('Code scanning alerts are unchanged');
    expectEnd(ended, end('failed', 'violations', 1));
    const [first, second, ...others] = github.store.checkRuns;
    expect([first, others]).toEqual([before, []]);
    expect(first).toMatchObject({ name: 'Scan Gate', externalId: expect.stringMatching(/^scan-gate:@/) });
    const other = { name: 'Scan Gate (fallback)', externalId: expect.stringMatching(/^scan-gate::fallback@/) };
    expect(second).toMatchObject({ headSha, status: 'completed', conclusion: 'failure', ...other });
    // Where the post part would find it.
    expect(ended.files.state).toMatch(/^check_run_kind<<.*\nfallback\n/m);
  });

  it('is not asked where Dependabot has a key of its own', async () => {
    const github = await startFull();
    const event = byDependabot(pullRequest('feature', checkout));
    const { ended, service: own } = await runScripted(
      {},
      {
        ...{ event, apiUrl: github.apiUrl, inputs: { 'github-token': github.token, ...fallback } },
      },
    );
    expect(ended.outputs.verdict, ended.stdout).toBe('passed');
    expect(own.calls()).toContain('POST /scans');
  });

  it.each<[string, () => GithubEvent]>([
    ['a push', () => push('feature', checkout)],
    ['a pull request', () => pullRequest('feature', checkout)],
    ['a pull request that a person had Dependabot reopen', () => byDependabot(acted('reopened'))],
    ['a merge group', () => queued(checkout)],
    ['a merge group that Dependabot seems to have started', () => byDependabot(queued(checkout))],
  ])('never judges %s whose key is missing', async (_, event) => {
    const github = await startFull();
    const workspace = cloned(checkout.heads.feature ?? '');
    const ended = await run({ workspace, github, event: event(), inputs: withService(fallback) });
    expectEnd(ended, end('inconclusive', 'no-key', 2));
    expect(service.asked).toEqual([]);
  });

  it.each<[string, Record<string, string>, (event: GithubEvent) => GithubEvent]>([
    ['no policy or input chooses it', {}, (event) => event],
    ['the input takes it back', { fallback: 'none' }, (event) => event],
    ['the run has the key, and so has secrets', { ...fallback, 'api-key': 'sk-scenario' }, (event) => event],
    ['the event gets secrets', fallback, (event) => ({ ...event, name: 'pull_request_target' })],
  ])('leaves a fork undecided where %s', async (_, inputs, change) => {
    const isGoverned = inputs.fallback === 'none';
    const from = isGoverned ? governed : checkout;
    const github = await startFull(readOnly, from);
    const workspace = cloneCheckout(from, from.heads.feature ?? '');
    const event = change(fromFork(pullRequest('feature', from)));
    const ended = await run({ workspace, github, event, inputs: withService(inputs) });
    expectEnd(ended, end('inconclusive', 'fork', isGoverned ? 0 : 2));
    expect(service.asked).toEqual([]);
  });

  it('is undecided without a checkout, whatever the policy lets pass', async () => {
    const github = await startFull(readOnly, governed);
    const event = fromFork(pullRequest('feature', governed));
    const ended = await run({ workspace: makeFolder(), github, event, inputs: withService() });
    expectEnd(ended, end('inconclusive', 'settings', 2));
    expect(ended.report.message).toContain('Not scanned: fallback: embedded needs a checkout: ');
    expect(ended.report.hint).toContain('actions/checkout');
  });

  it('is undecided where the checkout is of another commit', async () => {
    const github = await startFull(readOnly, governed);
    const workspace = cloneCheckout(governed, governed.heads.main ?? '');
    const ended = await run({
      workspace,
      github,
      event: fromFork(pullRequest('feature', governed)),
      inputs: withService(),
    });
    expectEnd(ended, end('inconclusive', 'moved', 2));
  });
});

/** A folder of programs. */
function makePrograms(programs: Record<string, string>, folder = makeFolder()): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  return folder;
}

function makeSmall(): string {
  const folder = makeFolder();
  cpSync(home, folder, { recursive: true });
  const path = join(folder, lockFile);
  const { packages, ...lock } = JSON.parse(readFileSync(path, 'utf8'));
  const needed = 'node_modules/smol-toml';
  const dependencies = { [basename(needed)]: packages[needed].version };
  const own = { name: 'scanners', version: '1.0.0', dependencies };
  const { dependencies: _, ...alone } = packages[needed];
  writeFileSync(path, JSON.stringify({ ...lock, packages: { '': own, [needed]: alone } }, null, 2));
  return folder;
}

function pathOf(name: string): string {
  const folders = (process.env.PATH ?? '').split(':');
  const folder = folders.find((each) => existsSync(join(each, name))) ?? dirname(process.execPath);
  return join(folder, name);
}

/** A fork's pull request, whose head only the fork has. */
function makeFork(files: Record<string, string>): { workspace: string; event: GithubEvent } {
  const workspace = cloned(checkout.heads.main ?? '');
  for (const [path, text] of Object.entries(files)) writeFileSync(join(workspace, path), text);
  git(workspace, ['add', '--all']);
  git(workspace, ['commit', '--quiet', '-m', 'A total']);
  const sha = git(workspace, ['rev-parse', 'HEAD']);
  git(checkout.path, ['fetch', '--quiet', workspace, sha]);
  const heads = { ...checkout.heads, total: sha };
  return { workspace, event: fromFork(pullRequest('total', { ...checkout, heads })) };
}
