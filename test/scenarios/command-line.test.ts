import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { git, makeFolder, writeFiles } from '../service/temporary-repository.ts';
import { expectEnd, expectNoKey, expectOnlyOwnCommands } from './expect-end.ts';
import { type CommandRun, type Ended, runCommand, runReported } from './run-action.ts';
import {
  apiKey,
  type Checkout,
  type Embedded,
  fixtureEvent,
  makeCheckout,
  pullRequest,
  push,
  startEmbedded,
  startGithub,
} from './world.ts';

const bad = 'export function price(text) {\n  return eval(text);\n}\n';

let checkout: Checkout;
beforeAll(() => {
  checkout = makeCheckout({ 'README.md': 'A shop\n' }, { 'feature/bad': { 'src/pricing.js': bad } });
});

function cloneAt(ref: string, ...flags: string[]): string {
  const path = join(makeFolder(), 'clone');
  git(checkout.path, ['clone', '--quiet', '--branch', ref, checkout.path, path]);
  if (flags.length > 0) git(path, flags);
  return path;
}

/** What a run tells outside a CI system: no command, no outputs, and a report unless a setting is wrong. */
function expectLocalEnd(ended: Ended, verdict: string, reason: string, code: number): void {
  const log = `${ended.stdout}\n${ended.stderr}`;
  expect({ code: ended.code, verdict: ended.report?.verdict, reason: ended.report?.reason }, log).toEqual({
    code,
    ...(reason === 'settings' ? { verdict: undefined, reason: undefined } : { verdict, reason }),
  });
  expect(log.includes('Inconclusive: ') || verdict !== 'inconclusive', log).toBe(true);
  expect(ended.commands).toEqual([]);
  expect(ended.outputs).toEqual({});
  expect(/^✔ /m.test(ended.stdout), ended.stdout).toBe(verdict === 'passed');
}

describe.concurrent('scan-gate run --embedded', () => {
  it.each<[string, string, string, number]>([
    ['passes', 'main', 'passed', 0],
    ['fails on', 'feature/bad', 'failed', 1],
  ])('%s a checkout of %s', async (_, branch, verdict, code) => {
    const ended = await runCommand(['run', '--embedded', cloneAt(branch)]);
    expectLocalEnd(ended, verdict, code === 0 ? 'clean' : 'violations', code);
    expect(ended.report).toMatchObject({ branch, head_sha: checkout.heads[branch] });
    expect(ended.stdout.includes('src/pricing.js:2')).toBe(code === 1);
  });

  it('scans the current folder when no path is given', async () => {
    const ended = await runCommand(['run', '--embedded', '--fail-on-severity=none'], { cwd: cloneAt('feature/bad') });
    expectLocalEnd(ended, 'passed', 'clean', 0);
    expect(ended.outputs).toEqual({});
  });

  it('scans the commit of a detached HEAD', async () => {
    const path = cloneAt('feature/bad', 'checkout', '--quiet', '--detach');
    const ended = await runCommand(['run', '--embedded', path]);
    expectLocalEnd(ended, 'failed', 'violations', 1);
    expect(ended.report.head_sha).toBe(checkout.heads['feature/bad']);
  });

  it('scans what is committed, and says that changes are not', async () => {
    const path = cloneAt('main');
    writeFiles(path, { 'src/pricing.js': bad });
    const ended = await runCommand(['run', '--embedded', path]);
    expectLocalEnd(ended, 'passed', 'clean', 0);
    expect(ended.stdout).toContain('Changes that are not committed are not scanned');
  });

  it.each<[string, () => string, string]>([
    ['a folder that is no checkout', makeFolder, 'is not a git checkout'],
    ['a repository without a commit', () => emptyRepository(), 'has no commit to scan'],
    ['a folder that does not exist', () => join(makeFolder(), 'gone'), 'gone'],
  ])('is inconclusive in %s', async (_, make, message) => {
    const ended = await runCommand(['run', '--embedded', make()]);
    expect(ended.code, ended.stdout).toBe(2);
    expect(ended.report?.verdict).not.toBe('passed');
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain(message);
    expect(ended.stdout).not.toContain('✔');
  });

  const ends = { passed: ['clean', 0], failed: ['violations', 1], inconclusive: ['evidence', 2] } as const;
  it.each<[string, string[], keyof typeof ends]>([
    ["passes by what changed against origin's default branch", ['remote', 'set-head', 'origin', 'debt'], 'passed'],
    ['fails by what changed against another default branch', ['remote', 'set-head', 'origin', 'main'], 'failed'],
    ['passes by what changed where there is no remote', ['remote', 'remove', 'origin'], 'passed'],
    [
      'is undecided where origin does not say which one that is',
      ['remote', 'set-head', 'origin', '--delete'],
      'inconclusive',
    ],
  ])('%s', async (_, flags, verdict) => {
    const shop = makeCheckout({ 'README.md': 'A shop\n' }, { debt: { 'a.js': bad }, feature: { 'b.js': 'one();\n' } });
    const path = join(makeFolder(), 'clone');
    git(shop.path, ['clone', '--quiet', '--branch=feature', shop.path, path]);
    git(path, ['branch', 'main', 'origin/debt']);
    git(path, flags);
    const ended = await runCommand(['run', '--embedded', '--scope=changed', path]);
    const [reason, code] = ends[verdict];
    expectLocalEnd(ended, verdict, reason, code);
  });

  it('does not take settings that make no sense with it', async () => {
    const flags = ['--branch=main', '--scan-id=scan_1', '--base-url=https://scanner.example.com/api/v1'];
    const ended = await runCommand(['run', '--embedded', cloneAt('main'), ...flags]);
    expectLocalEnd(ended, 'inconclusive', 'settings', 2);
    for (const name of ['--branch', '--scan-id', '--base-url']) expect(ended.stdout).toContain(name);
  });
});

function emptyRepository(): string {
  const path = makeFolder();
  git(path, ['init', '--quiet']);
  return path;
}

describe.concurrent('scan-gate run --embedded where no terminal shows it', () => {
  function weakened(): string {
    const shop = makeCheckout(
      { 'src/pricing.js': bad, '.github/scan-gate.yml': 'fail-on-severity: high\n' },
      { weak: { '.github/scan-gate.yml': 'fail-on-severity: none\n' } },
    );
    const path = join(makeFolder(), 'clone');
    git(shop.path, ['clone', '--quiet', '--branch', 'weak', `file://${shop.path}`, path]);
    return path;
  }
  const flags = ['--scope=scan'];

  it('is held to the policy of the default branch', async () => {
    const ended = await runCommand(['run', '--embedded', weakened(), ...flags], { isLocal: false });
    expectLocalEnd(ended, 'failed', 'violations', 1);
    expect(ended.stdout).toContain('Not in a terminal or a CI system, so the stricter pull-request rules apply.');
  });

  it('is a laptop when --local says so', async () => {
    const ended = await runCommand(['run', '--embedded', weakened(), ...flags]);
    expectLocalEnd(ended, 'passed', 'clean', 0);
    expect(ended.stdout).not.toContain('No terminal');
  });

  it('is no laptop in a CI system, whatever --local says', async () => {
    const ended = await runCommand(['run', '--embedded', weakened(), '--local'], { env: { DRONE: 'true' } });
    expectLocalEnd(ended, 'inconclusive', 'settings', 2);
  });
});

describe.concurrent('scan-gate run --embedded in a GitHub workflow', () => {
  it('gates the commit of a push, on all surfaces of the workflow', async () => {
    const { apiUrl } = await startGithub(checkout);
    const ended = await runCommand(['run', '--embedded', cloneAt('feature/bad')], {
      event: push('feature/bad', checkout),
      apiUrl,
    });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    const placed = ended.commands.filter(({ properties }) => properties.file !== undefined);
    expect(placed.map(({ name, properties }) => [name, properties.file, properties.line])).toEqual([
      ['error', 'src/pricing.js', '2'],
    ]);
  });

  it('gates a pull request without any key', async () => {
    const { main = '', 'feature/bad': head = '' } = checkout.heads;
    const { apiUrl } = await startGithub(checkout, { pulls: { 7: { base: main, head } } });
    const event = pullRequest('feature/bad', checkout);
    const ended = await runCommand(['run', '--embedded', cloneAt('feature/bad')], { event, apiUrl });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it.each<[string, (event: Checkout) => ReturnType<typeof push>]>([
    ['push', (place) => push('feature/bad', place)],
    ['pull request', (place) => pullRequest('feature/bad', place)],
  ])('does not gate another commit than the one of the %s', async (_, eventOf) => {
    const { apiUrl } = await startGithub(checkout);
    const ended = await runCommand(['run', '--embedded', cloneAt('main')], { event: eventOf(checkout), apiUrl });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'moved', code: 2 });
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('but the event is about another commit');
    expect(ended.stdout).toContain('Check out the commit of the event');
  });

  it('refuses an event file that it cannot read', async () => {
    const event = { ...push('main', checkout), payload: '{"ref": ' };
    const ended = await runCommand(['run', '--embedded', cloneAt('main')], { event, apiUrl: 'http://127.0.0.1:9' });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'wrong-ref', code: 2 });
  });
});

describe.concurrent('scan-gate run --embedded on a bare clone', () => {
  it('scans it where it is named', async () => {
    const bare = join(makeFolder(), 'shop.git');
    git(checkout.path, ['clone', '--quiet', '--bare', '--branch', 'feature/bad', checkout.path, bare]);
    const ended = await runCommand(['run', '--embedded', bare]);
    expectLocalEnd(ended, 'failed', 'violations', 1);
    expect(ended.report).toMatchObject({ branch: 'feature/bad', head_sha: checkout.heads['feature/bad'] });
  });

  it('is no checkout whose branch a service could scan', async () => {
    const bare = makeFolder();
    git(checkout.path, ['clone', '--quiet', '--bare', checkout.path, bare]);
    const ended = await runReported(['run', '--base-url=http://127.0.0.1:9/api/v1'], {
      cwd: bare,
      env: { SCAN_GATE_API_KEY: apiKey },
    });
    expectLocalEnd(ended, 'inconclusive', 'policy', 2);
    expect(ended.stdout).toMatch(/it is a bare clone, which\s+has no\s+checkout/);
  });
});

describe('scan-gate run against a service elsewhere', () => {
  let bare: string;
  let service: Embedded;
  beforeAll(async () => {
    bare = join(makeFolder(), 'shop.git');
    git(checkout.path, ['clone', '--quiet', '--bare', checkout.path, bare]);
    service = await startEmbedded('--repo', bare, '--vcs-url', `file://${bare}`);
  });

  function work(branch: string): string {
    const path = join(makeFolder(), 'work');
    git(bare, ['clone', '--quiet', '--branch', branch, `file://${bare}`, path]);
    return path;
  }

  const run = (flags: string[], given: CommandRun) =>
    runCommand(['run', `--base-url=${service.baseUrl}`, ...flags], given);
  const runWithReport = (flags: string[], given: CommandRun) =>
    runReported(['run', `--base-url=${service.baseUrl}`, ...flags], given);

  it('takes the key from its variable, and passes', async () => {
    const ended = await run([], { cwd: work('main'), env: { SCAN_GATE_API_KEY: service.apiKey } });
    expectLocalEnd(ended, 'passed', 'clean', 0);
    expect(ended.report).toMatchObject({ branch: 'main', head_sha: checkout.heads.main });
    expect(ended.stdout).not.toContain(service.apiKey);
    expectNoKey(ended, service.apiKey);
  });

  it('takes the key from standard input, and fails on a HIGH', async () => {
    const ended = await run(['--api-key-stdin'], { cwd: work('feature/bad'), input: `${service.apiKey}\n` });
    expectLocalEnd(ended, 'failed', 'violations', 1);
    expect(ended.stdout).toContain('src/pricing.js:2');
    expectNoKey(ended, service.apiKey);
  });

  it('ends in the workflow of a fork as the policy file of the default branch says', async () => {
    const shop = makeCheckout({ '.github/scan-gate.yml': 'on-inconclusive: fork=warn\n' });
    const { apiUrl } = await startGithub(shop);
    const event = fixtureEvent('pull-request-fork', 'pull_request');
    const ended = await run([], { event, apiUrl, env: { SCAN_GATE_API_KEY: service.apiKey } });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'fork', code: 0, key: service.apiKey });
    expect(ended.report.requests).toEqual({});
  });

  it('does not gate a commit that was not pushed', async () => {
    const cwd = work('main');
    git(cwd, ['commit', '--quiet', '--allow-empty', '--message=Later']);
    const ended = await run([], { cwd, env: { SCAN_GATE_API_KEY: service.apiKey } });
    expectLocalEnd(ended, 'inconclusive', 'moved', 2);
    expect(ended.report.requests).not.toHaveProperty('startScan');
  });

  it('does not gate a branch that origin does not have', async () => {
    const ended = await runWithReport(['--branch=gone'], {
      cwd: work('main'),
      env: { SCAN_GATE_API_KEY: service.apiKey },
    });
    expectLocalEnd(ended, 'inconclusive', 'not-found', 2);
    expect(ended.report.requests).not.toHaveProperty('startScan');
  });

  it('gates a branch that is not checked out at the commit where origin has it', async () => {
    const ended = await run(['--branch=feature/bad'], {
      cwd: work('main'),
      env: { SCAN_GATE_API_KEY: service.apiKey },
    });
    expectLocalEnd(ended, 'failed', 'violations', 1);
    expect(ended.report).toMatchObject({ branch: 'feature/bad', head_sha: checkout.heads['feature/bad'] });
  });

  it('scans nothing without a key, with an empty standard input, or with the key in a flag', async () => {
    const cwd = work('main');
    const [none, empty, flag] = await Promise.all([
      run([], { cwd }),
      run(['--api-key-stdin'], { cwd, input: '' }),
      run([`--api-key=${apiKey}`], { cwd }),
    ]);
    expectLocalEnd(none as Ended, 'inconclusive', 'no-key', 2);
    expectLocalEnd(empty as Ended, 'inconclusive', 'settings', 2);
    expectLocalEnd(flag as Ended, 'inconclusive', 'settings', 2);
    expect(flag?.stdout).toContain('SCAN_GATE_API_KEY');
    expectNoKey(flag as Ended, apiKey);
  });

  it('names a branch that is missing at the remote', async () => {
    const cwd = work('main');
    git(cwd, ['switch', '--quiet', '--create', 'feature/local']);
    const ended = await runWithReport([], { cwd, env: { SCAN_GATE_API_KEY: service.apiKey } });
    expectLocalEnd(ended, 'inconclusive', 'not-found', 2);
    expect(ended.stdout).toContain('feature/local');
  });
});

describe.concurrent('scan-gate', () => {
  it.each([[['--help']], [['-h']], [['run', '--help']], [['serve', '--help']]])(
    'shows its help on %j',
    async (args) => {
      const ended = await runCommand(args);
      expect(ended.code).toBe(0);
      expect(ended.stderr).toBe('');
      expect(ended.stdout).toMatch(/^(?:Scan Gate [\d.]+: .*\n\n)?Usage: scan-gate /);
      expect(Math.max(...ended.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    },
  );

  it('shows its version, that of the package', async () => {
    const ended = await runCommand(['--version']);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each<[string, string[], string]>([
    ['an unknown command', ['scan'], '"scan" is not a command'],
    ['an unknown command that acts', ['x\n::error::owned'], 'is not a command'],
    ['an unknown command that acts in a line', ['##[error]owned'], 'is not a command'],
  ])('exits 2 for %s, and names those that there are', async (_, args, message) => {
    const ended = await runCommand(args);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toBe('');
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).toContain('The commands are run, judge');
    expectOnlyOwnCommands(ended);
    expect(ended.commands).toEqual([]);
  });

  it('lists all that is wrong with the flags, and never shows what may be a secret', async () => {
    const ended = await runCommand(['run', '--api-kye', apiKey, '--fail-on-severity=hihg', '--wait=maybe']);
    expectLocalEnd(ended, 'inconclusive', 'settings', 2);
    for (const text of ['--api-kye', '--fail-on-severity', '--wait', 'base-url is missing', 'run --embedded']) {
      expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain(text);
    }
    expectNoKey(ended, apiKey);
  });
});
