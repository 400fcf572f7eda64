import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { platform } from 'node:process';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ProcessEntry } from '../../../../src/gate/run/session.ts';
import { makeProgram } from '../../../scanners/programs/scan.ts';
import { error, healthy, repository, type Script, startScripted } from '../../../scripted-service.ts';
import { startEmbedded, testKey } from '../../../service/embedded.ts';
import { commit, type Files, git, makeFolder, makeRepository } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

const key = 'sgk_0123456789abcdef';
const file = '.github/scan-gate.yml';

afterEach(async () => {
  vi.unstubAllEnvs();
});

interface Clone {
  folder: string;
  url: string;
}

/** A clone of a repository that a service may know by its address. */
function makeClone(files: Files = {}): Clone {
  const origin = makeRepository({ 'README.md': 'A shop\n', ...files });
  const folder = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, folder]);
  return { folder, url: `file://${origin}` };
}

let shared: Clone | undefined;

/** A copy of one clone, for tests that leave its origin as it is. */
function copyClone(): Clone {
  shared ??= makeClone();
  const folder = join(makeFolder(), 'clone');
  cpSync(shared.folder, folder, { recursive: true });
  return { folder, url: shared.url };
}

interface Seen {
  code: number;
  printed: string;
  /** What failed, for people. */
  told: string;
  /** State and text of each check, by its id. */
  checks: Record<string, { state: string; text: string }>;
  settings: Record<string, { value: string; from: string }>;
}

async function look(folder: string, argv: string[] = [], given: Partial<ProcessEntry> = {}): Promise<Seen> {
  const env = { SCAN_GATE_TIME_SCALE: '1000', ...given.env };
  const { code, printed, complained } = await playCommand(['doctor', '--json', ...argv], { folder, ...given, env });
  expect(complained).toBe('');
  expect(printed).not.toContain(key);
  const { checks, settings, ok } = JSON.parse(printed);
  expect(ok).toBe(code === 0);
  const byId = checks.map(({ id, state, message, hint, details }: Record<string, string>) => [
    id,
    { state, text: [message, ...(details ?? []), hint].join('\n') },
  ]);
  const told = JSON.stringify(checks.filter((each: { state: string }) => each.state === 'failed'));
  return { code, printed, told, settings, checks: Object.fromEntries(byId) };
}

/** With a service that knows the clone. */
async function lookWith(
  script: Partial<Script>,
  argv: string[] = [],
  given: Partial<ProcessEntry> = {},
): Promise<Seen> {
  const { folder, url } = copyClone();
  const service = await startScripted({ repositories: [{ ...repository, vcs_url: url }], ...script });
  onTestFinished(() => service.stop());
  const env = { SCAN_GATE_API_KEY: key, ...given.env };
  return look(folder, [`--base-url=${service.baseUrl}`, ...argv], { ...given, env });
}

function statesOf({ checks }: Seen, state: string): string[] {
  return Object.keys(checks).filter((id) => checks[id]?.state === state);
}

const untried = ['start-scan', 'token'];

describe('doctor', () => {
  it('finds all in order where a run would work', async () => {
    const seen = await lookWith({});
    expect([seen.code, statesOf(seen, 'failed')], seen.told).toEqual([0, []]);
    expect(statesOf(seen, 'not tried')).toEqual(['assumptions', 'ci', 'languages', ...untried]);
    expect(seen.checks.service?.text).toContain('is healthy, version 1.0.0');
    expect(seen.checks.repository?.text).toMatch(/^shop \(repo_1\), file:/);
    expect(seen.checks.access?.text).toBe('0 scans and 0 findings can be read\n');
    expect(seen.checks.branch?.text).toMatch(/^main at [0-9a-f]{12}/);
    expect(seen.settings['api-key']).toEqual({ value: 'set', from: 'SCAN_GATE_API_KEY' });
    expect(seen.settings['base-url']?.from).toBe('--base-url');
  });

  it('starts no scan, and writes nothing', async () => {
    const { folder, url } = makeClone();
    const service = await startScripted({ repositories: [{ ...repository, vcs_url: url }] });
    onTestFinished(() => service.stop());
    await look(folder, [`--base-url=${service.baseUrl}`], { env: { SCAN_GATE_API_KEY: key } });
    expect(service.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(git(folder, ['status', '--porcelain', '--ignored'])).toBe('');
  });

  it('needs no account', async () => {
    const seen = await look(makeRepository({ 'a.js': '1' }));
    expect([seen.code, statesOf(seen, 'failed')], seen.told).toEqual([0, []]);
    expect(statesOf(seen, 'not tried')).toEqual([
      'service',
      'key',
      'repository',
      'access',
      'assumptions',
      'clock',
      'ci',
      ...untried,
    ]);
    expect(seen.checks['scanner-sast-ruff']?.text).toMatch(/^ruff covers Python.*\n@astral-sh\/ruff-wasm-nodejs 0\./);
    expect(seen.checks['scanner-sast']?.text).toMatch(
      /^javascript covers JavaScript and TypeScript.*\n@babel\/parser 8\./,
    );
    expect(seen.checks.git?.text).toContain('(not from the checkout)');
  });

  it.skipIf(platform === 'win32')(
    'lists the programs that could scan, with path, version and whether the policy names them',
    async () => {
      const bandit = makeProgram('bandit', 'exit 9', '1.8.3');
      const trivy = makeProgram('trivy', 'exit 9', '0.60.0');
      const path = makeRepository({ 'a.js': '1', '.github/scan-gate.yml': 'scanners: [builtin, bandit>=1.8]\n' });
      vi.stubEnv(
        'PATH',
        [bandit, trivy]
          .map((each) => join(each, '..'))
          .concat(process.env.PATH ?? '')
          .join(':'),
      );
      const { programs } = (await look(path, ['--local'])).checks;
      expect(programs?.state).toBe('ok');
      expect(programs?.text).toContain(`bandit 1.8.3, ${bandit}, named in the policy\n`);
      expect(programs?.text).toContain(`trivy 0.60.0, ${trivy}\n`);
    },
  );

  it.skipIf(platform === 'win32').each([
    ['too old', '1.7.9', 'bandit 1.7.9 is too old. Install 1.8 or newer'],
    ['missing', undefined, 'gosec was not found on the PATH'],
  ])('fails for a program in the policy that is %s', async (_, version, said) => {
    const program = version === undefined ? 'gosec' : 'bandit>=1.8';
    const path = makeRepository({ 'a.js': '1', '.github/scan-gate.yml': `scanners: [builtin, ${program}]\n` });
    const own = version === undefined ? [] : [join(makeProgram('bandit', 'exit 9', version), '..')];
    vi.stubEnv('PATH', [...own, process.env.PATH ?? ''].join(':'));
    const { code, checks } = await look(path, ['--local']);
    expect([code, checks.programs?.state]).toEqual([2, 'failed']);
    expect(checks.programs?.text).toContain(said);
  });

  it.each<[string, Record<string, string>, string, string]>([
    [
      'GitLab without its token',
      {},
      'not tried',
      'SCAN_GATE_GITLAB_TOKEN is not set: GitLab CI shows the result only in the log',
    ],
    [
      'GitLab with its token',
      { SCAN_GATE_GITLAB_TOKEN: 'glpat-1' },
      'ok',
      'SCAN_GATE_GITLAB_TOKEN is set; the API does not report what it may',
    ],
  ])('says of %s what is missing there, and names the branch that is built', async (_, more, state, words) => {
    const { folder } = makeClone();
    const sha = git(folder, ['rev-parse', 'HEAD']);
    git(folder, ['checkout', '--quiet', '--detach']);
    const built = { CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: sha, CI_DEFAULT_BRANCH: 'main' };
    const seen = await look(folder, [], { env: { GITLAB_CI: 'true', ...built, ...more } });
    expect(seen.checks.token?.state).toBe(state);
    expect(seen.checks.token?.text).toContain(words);
    expect(seen.checks.branch?.text).toMatch(/^main at [0-9a-f]{12}/);
    expect(seen.printed).not.toContain('glpat-1');
  });

  it('prints a line for each check, what to do, and a last line', async () => {
    const { folder } = makeClone();
    const { code, printed } = await playCommand(['doctor', '--base-url', 'http://127.0.0.1:1/api/v1'], {
      folder,
      env: { SCAN_GATE_TIME_SCALE: '1000' },
    });
    const lines = printed.split('\n');
    expect(code).toBe(2);
    expect(lines.find((line) => line.startsWith('✔ Node.js'))).toContain(process.versions.node);
    expect(printed).toMatch(/✖ API key +Not scanned: no API key\n +Set `api-key` from a secret/);
    expect(printed).toMatch(/– Repository +the service was not reached\n/);
    expect(lines.at(-2)).toBe('✖ 2 of 23 checks failed: Service, API key');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('prints the last line alone with --quiet', async () => {
    const { printed } = await playCommand(['doctor', '--quiet'], { folder: makeRepository() });
    expect(printed).toBe('✔ Everything that could be checked is fine\n');
  });
});

describe('of the policy the doctor', () => {
  it('says where each value comes from: flag, variable, policy file', async () => {
    const folder = makeRepository({ [file]: 'fail-on-severity: medium\n' });
    const seen = await look(folder, ['--scope=scan'], { env: { SCAN_GATE_THRESHOLD: 'low=5' } });
    expect(seen.checks.settings?.text).toContain('3 given');
    expect(seen.checks.settings?.text).toContain('threshold low=5 (SCAN_GATE_THRESHOLD)');
    expect(seen.checks.settings?.text).toContain('scope scan (--scope)');
    expect(seen.checks.settings?.text).toMatch(
      /fail-on-severity medium \(\.github\/scan-gate\.yml of commit [0-9a-f]{12}\)/,
    );
    expect(seen.settings['max-annotations']?.from).toBe('default');
    expect(seen.checks.policy?.text).toContain(file);
  });

  it('says where the policy file is, or would be', async () => {
    const root = await look(makeRepository({ '.scan-gate.yml': 'scope: scan\n' }));
    expect(root.checks.policy?.text).toMatch(/^\.scan-gate\.yml of commit [0-9a-f]{12}\n/);
    expect(root.checks.policy?.text).not.toContain('there is no policy file');
    const none = makeRepository();
    git(none, ['remote', 'add', 'origin', 'https://gitlab.com/acme/shop.git']);
    expect((await look(none)).checks.policy?.text).toContain('there is no policy file; it would be .scan-gate.yml on');
  });

  it('says which commit of a central policy counts', async () => {
    const policies = makeRepository({ 'gate.yml': 'fail-on-severity: low\n' });
    const sha = git(policies, ['rev-parse', 'HEAD']).slice(0, 12);
    const seen = await look(makeRepository(), [`--config-file=file://${policies}//gate.yml@main`]);
    expect(seen.checks.policy?.text).toContain(`file://${policies}//gate.yml of main at ${sha}`);
    const lost = await look(makeRepository(), [`--config-file=file://${policies}//gate.yml@v9`]);
    expect([lost.code, lost.checks.policy?.state]).toEqual([2, 'failed']);
    expect(lost.checks.policy?.text).toContain('there is no branch or tag v9');
  });

  it.each<[string, Record<string, string>, string[], string, string]>([
    ['a file that is wrong', { [file]: 'scope: nope' }, [], 'policy', 'line 1, column 8'],
    ['a file of the wrong name', { '.github/scan-gate.yaml': 'scope: scan' }, [], 'policy', 'is not read'],
    ['two files', { [file]: 'scope: scan', '.scan-gate.yml': 'scope: scan' }, [], 'policy', 'are both in commit'],
    ['a file that is not there', {}, ['--config-file=p.yml'], 'policy', 'config-file names it'],
    ['a setting that is wrong', {}, ['--scope=nope'], 'settings', '--scope: "nope" is not'],
    ['a setting that is not there', {}, ['--scpoe=scan'], 'settings', 'did you mean --scope?'],
    ['two settings that exclude each other', {}, ['--scan-id=x', '--no-wait'], 'settings', 'leaves nothing to do'],
    ['what is not expected', {}, ['here'], 'settings', 'unexpected argument: "here"'],
  ])('finds %s', async (_, files, argv, id, words) => {
    const seen = await look(makeRepository(files), argv);
    expect([seen.code, statesOf(seen, 'failed')], seen.told).toEqual([2, [id]]);
    expect(seen.checks[id]?.text).toContain(words);
  });

  it('goes on where a setting is wrong, without asking a service by it', async () => {
    const seen = await look(makeRepository(), ['--base-url=http://scanner.example.com/api/v1', '--scope=nope']);
    expect(statesOf(seen, 'failed'), seen.told).toEqual(['settings']);
    expect(seen.checks.settings?.text).toContain('--scope: "nope" is not');
    expect(seen.checks.service).toEqual({ state: 'not tried', text: 'no service can be asked with these settings\n' });
  });
});

describe('of the service the doctor', () => {
  const hour = 3_600_000;
  const dated = (aheadMs: number) => ({ date: () => new Date(Date.now() + aheadMs).toUTCString() });
  const refuse = (path: string, status: number, code: string): Partial<Script> => ({
    fault: (asked) => (asked.path === path ? { status, body: error(code, 'no') } : undefined),
  });
  const says = (data: object): Partial<Script> => ({
    fault: ({ path }) => (path === '/health' ? { status: 200, body: { success: true, data } } : undefined),
  });

  it.each<[string, Partial<Script>, string[], string[], string]>([
    ['another key', refuse('/cli/auth/validate', 401, 'UNAUTHORIZED'), [], ['key'], 'The service refused the API key'],
    [
      'a key that has ended',
      { fault: ({ path }) => (path.endsWith('/validate') ? { status: 200, body: { valid: false } } : undefined) },
      [],
      ['key'],
      'not valid',
    ],
    [
      'a service with a fault',
      refuse('/health', 503, 'SERVICE_UNAVAILABLE'),
      [],
      ['service'],
      'the service answered 503',
    ],
    ['a service that is ill', says({ ...healthy, services: { database: 'down' } }), [], ['service'], 'database: down'],
    ['a service that is half there', says({ ...healthy, status: 'degraded' }), [], ['service'], 'it is degraded'],
    ['what is no service', { fault: () => ({ status: 200, body: '<html>' }) }, [], ['service', 'key'], 'GET /health'],
    [
      'a redirect',
      { fault: () => ({ status: 302, headers: { location: 'https://login.example.com/x?y' } }) },
      [],
      ['service', 'key'],
      'redirects (302) to https://login.example.com, which is never followed',
    ],
    ['an address of something else', refuse('/health', 404, 'NOT_FOUND'), [], ['service'], 'not found (404'],
    ['a clock that is behind', dated(2 * hour), [], ['clock'], "behind the service's"],
    ['a clock that is ahead', dated(-hour), [], ['clock'], "ahead of the service's"],
    ['an unknown repository', { repositories: [] }, [], ['repository'], 'No repository at the service has the address'],
    [
      'another repository',
      { repositories: [repository] },
      ['--repository-id=repo_1'],
      ['repository'],
      'this repository is',
    ],
    ['a wrong id', {}, ['--repository-id=repo_9'], ['repository'], 'repository-id repo_9 does not exist'],
    ['a key that may not read findings', refuse('/violations', 403, 'FORBIDDEN'), [], ['access'], 'violation:read'],
  ])('finds %s', async (_, script, argv, failed, words) => {
    const seen = await lookWith(script, argv);
    expect([seen.code, statesOf(seen, 'failed')], seen.told).toEqual([2, failed]);
    expect(seen.checks[failed[0] ?? '']?.text).toContain(words);
    const later = ['key', 'repository', 'access'].slice(failed.includes('key') ? 1 : 3);
    for (const id of later) expect(seen.checks[id]?.state).toBe('not tried');
  });

  it.each([30_000, -30_000])('takes a clock that differs by %d ms for right', async (aheadMs) => {
    expect((await lookWith(dated(aheadMs))).checks.clock?.state).toBe('ok');
  });

  it('finds that nobody listens, and asks no more', async () => {
    const seen = await look(copyClone().folder, ['--base-url=http://127.0.0.1:1/api/v1'], {
      env: { SCAN_GATE_API_KEY: key },
    });
    expect(statesOf(seen, 'failed')).toEqual(['service']);
    expect(seen.checks.service?.text).toMatch(/the connection was refused[\s\S]*HTTPS_PROXY/);
    expect(['key', 'repository', 'access', 'clock'].map((id) => seen.checks[id]?.state)).toEqual(
      Array(4).fill('not tried'),
    );
  });

  it('finds that the certificate is of a private authority', async () => {
    const tls = join(import.meta.dirname, '../../../fixtures/tls');
    const read = (name: string) => readFileSync(join(tls, name));
    const server = createServer({ key: read('loopback.key'), cert: read('loopback.pem') });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const seen = await look(copyClone().folder, [`--base-url=https://127.0.0.1:${port}/api/v1`]);
    expect(seen.checks.service).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
  });

  it('finds no host of the name', async () => {
    const seen = await look(copyClone().folder, ['--base-url=https://scanner.invalid/api/v1', '--timeout-seconds=60']);
    expect(seen.checks.service?.state).toBe('failed');
    expect(seen.checks.service?.text).toMatch(
      /GET \/health failed: the host name (?:is unknown|could not be looked up)/,
    );
  });

  it('shows the proxies of the machine, and no password of one', async () => {
    const wrong = await lookWith({}, [], { env: { HTTPS_PROXY: 'hush hush', HTTP_PROXY: 'proxy:3128' } });
    expect(wrong.checks.service?.text).toContain('HTTPS_PROXY: not a valid address\nHTTP_PROXY: http://proxy:3128');
    expect(wrong.printed).not.toContain('hush');
    const right = await lookWith({}, [], {
      env: { HTTPS_PROXY: 'http://me:hush@proxy.test:3128', NO_PROXY: 'a.test' },
    });
    expect(right.checks.service?.text).toContain('HTTPS_PROXY: http://proxy.test:3128\nNO_PROXY: a.test');
    expect(right.printed).not.toContain('hush');
  });

  it('finds a key with too few scopes by what it really may', async () => {
    const { service } = await startEmbedded({ scopes: ['repository:read', 'violation:read'] });
    onTestFinished(() => service.stop());
    const folder = makeRepository();
    git(folder, ['remote', 'add', 'origin', 'https://github.com/acme/web']);
    const seen = await look(folder, [`--base-url=${service.baseUrl}`], { env: { SCAN_GATE_API_KEY: testKey } });
    expect(seen.printed).not.toContain(testKey);
    expect(seen.checks.key?.text).toContain('permissions that the service states: read:repositories');
    expect(seen.checks.access).toMatchObject({ state: 'failed', text: expect.stringContaining('scan:read') });
  });

  it('finds the key on standard input', async () => {
    const { folder, url } = makeClone();
    const service = await startScripted({ repositories: [{ ...repository, vcs_url: url }] });
    onTestFinished(() => service.stop());
    const seen = await look(folder, [`--base-url=${service.baseUrl}`, '--api-key-stdin'], {
      readInput: async () => `${key}\n`,
    });
    expect(seen.code, seen.told).toBe(0);
    expect(
      service.asked.filter(({ path }) => path !== '/health').map(({ headers }) => headers['x-api-key']),
    ).not.toContain(undefined);
  });

  it('makes what the service says harmless', async () => {
    const user = { name: '::error::x\u001b[31m', id: '1', email: 'a@b.test' };
    const script: Partial<Script> = {
      fault: ({ path }) =>
        path.endsWith('/validate') ? { status: 200, body: { success: true, data: { valid: true, user } } } : undefined,
    };
    const { folder, url } = makeClone();
    const service = await startScripted({ repositories: [{ ...repository, vcs_url: url }], ...script });
    onTestFinished(() => service.stop());
    const { printed } = await playCommand(['doctor', `--base-url=${service.baseUrl}`], {
      folder,
      env: { SCAN_GATE_API_KEY: key },
    });
    expect(printed).toContain('valid, of ::error::x␛[31m');
    expect(printed).not.toMatch(/^\s*::/m);
  });
});

describe('of the place the doctor', () => {
  it('finds a branch that stands elsewhere at its origin', async () => {
    const { folder, url } = makeClone();
    const service = await startScripted({ repositories: [{ ...repository, vcs_url: url }] });
    onTestFinished(() => service.stop());
    commit(folder, { 'new.js': '1' });
    const given = { env: { SCAN_GATE_API_KEY: key } };
    const moved = await look(folder, [`--base-url=${service.baseUrl}`], given);
    expect([statesOf(moved, 'failed'), moved.checks.branch?.text]).toEqual([
      ['branch'],
      expect.stringContaining('main moved from'),
    ]);
    git(folder, ['switch', '--quiet', '--create', 'mine']);
    const unpushed = await look(folder, [`--base-url=${service.baseUrl}`], given);
    expect(unpushed.checks.branch).toMatchObject({ state: 'failed', text: expect.stringContaining('Push the branch') });
    git(folder, ['switch', '--quiet', '--detach']);
    const detached = await look(folder, [`--base-url=${service.baseUrl}`], given);
    expect(detached.checks.branch).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Set the branch with --branch'),
    });
    expect(detached.checks.policy?.state).toBe('ok');
  });

  it.each<[string, () => string, string[], string]>([
    ['a folder that is no checkout', makeFolder, ['branch'], 'is not a git checkout'],
    ['a repository without a commit', emptyRepository, ['policy', 'branch'], 'has no commit to scan'],
  ])('finds %s', async (_, make, failed, words) => {
    const seen = await look(make());
    expect([seen.code, statesOf(seen, 'failed')], seen.told).toEqual([2, failed]);
    expect(seen.checks.branch?.text).toContain(words);
  });

  it('finds the CI system and what it says, and a fork', async () => {
    const env = {
      CI: 'true',
      GITLAB_CI: 'true',
      CI_DEFAULT_BRANCH: 'main',
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_PROJECT_ID: '1',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
      CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature',
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    };
    const seen = await lookWith({}, [], { env });
    expect(seen.checks.ci).toMatchObject({ state: 'ok', text: expect.stringMatching(/^GitLab CI\n/) });
    expect(seen.checks.ci?.text).toContain('branch: feature (variables)');
    expect(seen.checks.ci?.text).toContain('fork: yes (variables)');
    expect(seen.checks.ci?.text).toContain('the whole history: GIT_DEPTH: 0');
    expect(seen.checks.ci?.text).toContain('pull request: 7 (variables)');
    expect(seen.checks.branch).toMatchObject({ state: 'failed', text: expect.stringContaining('from a fork') });
  });

  it.each<[Record<string, string>, boolean, string, string]>([
    [{ CI: 'true' }, true, 'ok', 'an unknown CI system (CI is set)'],
    [{ CI: 'true' }, true, 'ok', 'unknown: event'],
    [
      { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/x' },
      true,
      'ok',
      'GitHub Actions\nevent: push',
    ],
    [{}, true, 'not tried', 'none: your own machine'],
    [{}, false, 'not tried', 'add --local'],
  ])('finds what %j with a terminal (%s) is', async (env, hasTerminal, state, words) => {
    const seen = await look(makeRepository(), [], { env, hasTerminal });
    expect(seen.checks.ci).toMatchObject({ state, text: expect.stringContaining(words) });
  });

  it('finds that git lies in the checkout alone', async () => {
    const folder = makeRepository();
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'git'), '#!/bin/sh\necho git version 2.99\n');
    chmodSync(join(bin, 'git'), 0o755);
    vi.stubEnv('PATH', bin);
    const seen = await look(folder);
    expect(seen.checks.git).toMatchObject({ state: 'failed', text: expect.stringContaining('(in the checkout)') });
  });
});

function emptyRepository(): string {
  const folder = makeFolder();
  git(folder, ['init', '--quiet']);
  return folder;
}
