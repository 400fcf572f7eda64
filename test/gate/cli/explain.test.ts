import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLoopbackGithub } from '../../../scripts/loopback-github.ts';
import { commit, git, makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const file = '.github/scan-gate.yml';
const now = new Date('2026-06-01T12:00:00Z');

async function run(folder: string, argv: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const { code, printed, complained } = await playCommand(['explain', ...argv], { folder, env, now });
  expect(code, complained).toBe(0);
  return printed;
}

async function expectRefused(folder: string, argv: string[], words: string): Promise<void> {
  const { code, printed, complained } = await playCommand(['explain', ...argv], { folder, now });
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained).toContain(words);
}

const policy = `
fail-on-severity: medium
exceptions:
  - { cwe: 79, path: test/**, reason: Only the test rig, expires: 2026-06-11, owner: team-shop }
  - { type: sca, title: "::error::x", path: lock/**, reason: Replaced in spring, expires: 2026-05-31 }
  - { violation_id: v1, reason: Replaced in autumn, expires: 2026-06-01 }
  - { violation_id: v2, reason: Replaced in autumn, expires: 2027-06-01 }
`;

describe('explain', () => {
  it('shows every setting with the place that it comes from, without a service', async () => {
    const path = makeRepository({ [file]: policy });
    const sha = git(path, ['rev-parse', 'HEAD']).slice(0, 12);
    const lines = (await run(path, ['--scope=scan'], { SCAN_GATE_THRESHOLD: 'low=5' })).split('\n');
    expect(lines[0]).toBe(`Policy: the command line, the environment and ${file} of commit ${sha}`);
    expect(lines[1]).toMatch(/^sha256: [0-9a-f]{64}$/);
    const row = (name: string) =>
      lines
        .find((line) => line.startsWith(`  ${name} `))
        ?.trim()
        .split(/ {2,}/);
    expect(row('fail-on-severity')).toEqual(['fail-on-severity', 'medium', `${file} of commit ${sha}`]);
    expect(row('scope')).toEqual(['scope', 'scan', '--scope']);
    expect(row('threshold')).toEqual(['threshold', 'low=5', 'SCAN_GATE_THRESHOLD']);
    expect(row('base-url')).toEqual(['base-url', 'not set', 'default']);
    expect(row('disclose')).toEqual(['disclose', 'auto', 'default']);
    expect(lines.slice(lines.indexOf('Exceptions:'))).toEqual([
      'Exceptions:',
      '  CWE-79 in test/**: until 2026-06-11 (ends in 10 days), team-shop: Only the test rig',
      '  sca "::error::x" in lock/**: until 2026-05-31 (expired, no longer applies): Replaced in spring',
      '  violation v1: until 2026-06-01 (ends today): Replaced in autumn',
      '  violation v2: until 2027-06-01 (active): Replaced in autumn',
      '',
    ]);
  });

  it('reads the policy of the root, and a central one of another repository, in a job of GitLab', async () => {
    const origin = makeRepository({ '.scan-gate.yml': 'fail-on-cvss: 8\n' });
    const policies = makeRepository({ 'gate.yml': 'fail-on-epss: 10%\n' });
    const folder = makeFolder();
    git(folder, ['clone', '--quiet', `file://${origin}`, '.']);
    git(folder, ['switch', '--quiet', '--create', 'feature']);
    const head = commit(folder, { '.github/scan-gate.yml': 'fail-on-cvss: 7\nfail-on-severity: none\n' });
    git(folder, ['push', '--quiet', 'origin', 'feature']);
    const env = {
      ...{ GITLAB_CI: 'true', CI: 'true', CI_COMMIT_BRANCH: 'feature', CI_COMMIT_SHA: head, CI_DEFAULT_BRANCH: 'main' },
      SCAN_GATE_CONFIG_FILE: `file://${policies}//gate.yml@main`,
    };
    const { policy: read, settings, notes } = JSON.parse(await run(folder, ['--json'], env));
    const at = (path: string) => `main at ${git(path, ['rev-parse', 'main']).slice(0, 12)}`;
    const central = `file://${policies}//gate.yml of ${at(policies)}`;
    const own = `.scan-gate.yml of ${at(origin)}`;
    expect(read.source).toBe(`${central}, ${own} and ${file} of commit ${head.slice(0, 12)}`);
    expect(settings).toMatchObject({ 'fail-on-cvss': { value: '7' }, 'fail-on-severity': { value: 'high' } });
    expect(settings['fail-on-epss']).toEqual({ value: '10%', from: central });
    expect(notes.join('\n')).toContain('would both be on the default branch after the merge');
  });

  it('is read by programs with --json', async () => {
    const path = makeRepository({ [file]: policy });
    const explained = JSON.parse(await run(path, ['--json', '--base-url', 'https://scanner.example.com/api/v1']));
    expect(explained.settings['base-url']).toEqual({ value: 'https://scanner.example.com/api/v1', from: '--base-url' });
    expect(explained.exceptions).toMatchObject([
      { cwe: 'CWE-79', state: 'ends in 10 days' },
      { type: 'SCA', state: 'expired, no longer applies' },
      { violationId: 'v1' },
      { violationId: 'v2', state: 'active' },
    ]);
    expect(explained.policy.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('never shows a secret', async () => {
    const printed = await run(makeRepository(), [], { SCAN_GATE_API_KEY: 'hush', SCAN_GATE_GITHUB_TOKEN: 'hush' });
    expect(printed).not.toContain('hush');
    expect(printed).toMatch(/api-key +set +SCAN_GATE_API_KEY/);
  });

  it('works at a commit, and where there is no checkout', async () => {
    const path = makeRepository({ [file]: 'scope: scan' });
    git(path, ['switch', '--quiet', '--detach']);
    expect(await run(path)).toMatch(/scope +scan +\.github/);
    expect(await run(makeFolder())).toContain('Policy: the defaults\n');
  });

  it('in a workflow on a pull request shows the policy of the default branch', async () => {
    const path = makeRepository({ [file]: 'fail-on-severity: low' });
    git(path, ['remote', 'add', 'origin', 'https://github.com/acme/shop.git']);
    git(path, ['switch', '--quiet', '--create', 'feature']);
    const head = commit(path, { [file]: 'fail-on-severity: none' });
    const github = await startLoopbackGithub({ path, repository: 'acme/shop' });
    onTestFinished(() => github.stop());
    const sides = { head: { sha: head, ref: 'feature' }, base: { sha: git(path, ['rev-parse', 'main']), ref: 'main' } };
    const event = { pull_request: { number: 7, ...sides }, repository: { default_branch: 'main' } };
    const eventFile = join(makeFolder(), 'event.json');
    writeFileSync(eventFile, JSON.stringify(event));
    const printed = await run(path, [], {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: github.apiUrl,
    });
    expect(printed).toMatch(/fail-on-severity +low +\.github\/scan-gate\.yml of main at/);
    expect(printed).toContain('may only tighten; ignored: fail-on-severity=none');
  });

  it.each([
    [['--scope=nope'], 'scope'],
    [['--embedded'], '--embedded does not go with explain'],
    [['here'], 'unexpected argument: "here"'],
  ])('refuses %j as a run would', async (argv, words) => {
    await expectRefused(makeRepository(), argv, words);
  });

  it('refuses a wrong file as a run would', async () => {
    await expectRefused(makeRepository({ [file]: 'scope: nope' }), [], 'line 1, column 8');
  });
});
