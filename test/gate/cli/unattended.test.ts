/** Runs without a terminal and without a CI system, such as a git hook, a script or a coding agent: they end with a verdict. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commit, type Files, git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const file = '.github/scan-gate.yml';

/** The results are outside the checkout, as a tracked file of results is refused. */
function sarif(level: 'note' | 'warning' | 'error'): string {
  const folder = makeFolder();
  const location = { physicalLocation: { artifactLocation: { uri: 'a.js' }, region: { startLine: 1 } } };
  const result = { ruleId: 'x', level, message: { text: 'A finding' }, locations: [location] };
  const text = JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [result] }] });
  writeFiles(folder, { 'x.sarif': text });
  return join(folder, 'x.sarif');
}

const source: Files = { 'a.js': 'export const a = 1;\n' };
const loose = 'fail-on-severity: none\n';
const strict = 'fail-on-severity: low\n';
const exceptsAll = 'exceptions:\n  - { path: "**", reason: Known and harmless, expires: 2026-12-01 }\n';

function repository(policy?: string): string {
  return makeRepository({ ...source, ...(policy !== undefined && { [file]: policy }) });
}

function cloneOf(origin: string): string {
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, path]);
  return path;
}

function changed(path: string, ...steps: (string[] | Files)[]): string {
  for (const step of steps) {
    if (Array.isArray(step)) git(path, step);
    else writeFiles(path, step);
  }
  return path;
}

/** A clone whose origin went away. */
function offline(policy?: string): string {
  const origin = repository(policy);
  const path = cloneOf(origin);
  rmSync(origin, { recursive: true, force: true });
  return path;
}

function worktree(path: string): string {
  const folder = join(makeFolder(), 'tree');
  git(path, ['worktree', 'add', '--quiet', '-b', 'other', folder]);
  return folder;
}

function submodule(): string {
  const [outer, inner] = [makeRepository({ 'b.js': 'x\n' }), repository(loose)];
  git(outer, ['-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', inner, 'part']);
  git(outer, ['commit', '--quiet', '--message', 'part']);
  return join(outer, 'part');
}

const defaultsJudge = 'the built-in defaults apply';

interface Given {
  flags?: string[];
  level?: 'note' | 'warning' | 'error';
  env?: Record<string, string>;
}

function judged(folder: string, { flags = [], level = 'error', env = {} }: Given = {}) {
  const argv = ['judge', '--sarif', sarif(level), '--verbose', ...flags];
  return playCommand(argv, { folder, hasTerminal: false, env });
}

/** As a line that is not wrapped. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('without a trusted place the defaults judge', () => {
  const fail = 1;
  it.each<[string, () => string, number, string]>([
    ['a fresh repository with one commit', () => repository(), fail, defaultsJudge],
    ['a detached head', () => changed(repository(), ['checkout', '--quiet', '--detach']), fail, defaultsJudge],
    ['a branch', () => changed(repository(), ['switch', '--quiet', '--create', 'topic']), fail, defaultsJudge],
    ['a worktree', () => worktree(repository()), fail, defaultsJudge],
    ['an origin that went away', () => offline(), fail, defaultsJudge],
    [
      'an origin without network',
      () => changed(repository(), ['remote', 'add', 'origin', 'https://127.0.0.1:1/a/b.git']),
      ...([fail, defaultsJudge] as const),
    ],
    [
      'an origin that is empty',
      () => changed(repository(), ['remote', 'add', 'origin', changed(makeFolder(), ['init', '--quiet', '--bare'])]),
      ...([fail, defaultsJudge] as const),
    ],
    ['a remote of another name', () => changed(offline(), ['remote', 'rename', 'origin', 'up']), fail, defaultsJudge],
    ['a folder below the top', () => join(changed(repository(), { 'sub/b.js': 'x' }), 'sub'), fail, defaultsJudge],
    ['a folder that is no checkout', () => makeFolder(), fail, defaultsJudge],
    ['a repository without a commit', () => changed(makeFolder(), ['init', '--quiet']), fail, defaultsJudge],
    ['a submodule', () => submodule(), fail, defaultsJudge],
    ['a file that loosens', () => repository(loose), fail, `may only tighten; ignored: fail-on-severity=none`],
    ['a file that loosens, offline', () => offline(loose), fail, `may only tighten; ignored: fail-on-severity=none`],
    ['a file that excepts', () => repository(exceptsAll), fail, 'may only tighten; ignored:'],
    ['a file that excludes paths', () => repository('ignore-paths: ["a.js"]\n'), fail, 'ignored:'],
    [
      'a file that loosens and is not committed',
      () => changed(repository(), { [file]: loose }),
      ...([fail, `${file} is not committed: only committed policy is read`] as const),
    ],
    [
      'a file in the root that is not committed',
      () => changed(repository(), { '.scan-gate.yml': loose }),
      ...([fail, '.scan-gate.yml is not committed: only committed policy is read'] as const),
    ],
    [
      'a change of the file that is not committed',
      () => changed(repository(strict), { [file]: loose }),
      ...([fail, `${file} has changes that are not committed: only committed policy is read`] as const),
    ],
    ['changes that are not committed', () => changed(repository(), { 'a.js': 'new\n' }), fail, defaultsJudge],
  ])('in %s', async (_, make, code, words) => {
    const ended = await judged(make());
    expect(ended.code, ended.printed).toBe(code);
    expect(plain(ended.printed)).toContain(words);
    expect(plain(ended.printed)).toContain(defaultsJudge);
  });

  it('and what is below their limit passes', async () => {
    const ended = await judged(repository(), { level: 'warning' });
    expect(ended.code, ended.printed).toBe(0);
  });

  it('but a committed file that tightens applies', async () => {
    for (const folder of [repository(strict), offline(strict)]) {
      const ended = await judged(folder, { level: 'warning' });
      expect(ended.code, ended.printed).toBe(1);
      expect(plain(ended.printed)).toContain(`tightens: fail-on-severity=low`);
    }
  });

  it('but a file that config-file names tightens too, and must be there', async () => {
    const folder = makeRepository({ ...source, 'gate.yml': strict });
    const named = await judged(folder, { level: 'warning', flags: ['--config-file', 'gate.yml'] });
    expect(named.code, named.printed).toBe(1);
    const absent = await judged(folder, { flags: ['--config-file', 'none.yml'] });
    expect(absent.code, absent.printed).toBe(2);
  });

  it('and a scan of the commit ends with a verdict', async () => {
    const [clean, hole] = [repository(loose), makeRepository({ 'a.js': 'export const a = (text) => eval(text);\n' })];
    for (const [folder, code] of [
      [clean, 0],
      [hole, 1],
    ] as const) {
      vi.stubEnv('GIT_DIR', join(clean, '.git'));
      vi.stubEnv('GIT_INDEX_FILE', join(clean, '.git/index'));
      const ended = await playCommand(['run', '--embedded', folder, '--verbose', '--fail-on-severity', 'low'], {
        ...{ folder, hasTerminal: false },
      });
      vi.unstubAllEnvs();
      expect(ended.code, ended.printed).toBe(code);
      expect(plain(ended.printed)).toContain(defaultsJudge);
    }
  });
});

describe('what still keeps a run without a terminal from a verdict', () => {
  it.each<[string, () => string, Given]>([
    ['a policy-ref that cannot be read', () => repository(), { flags: ['--policy-ref', 'rules'] }],
    ['a committed file that is no policy', () => repository('fail-on-severity: sometimes\n'), {}],
    ['a file under a name that is not read', () => makeRepository({ '.github/scan-gate.yaml': strict }), {}],
    ['a CI system, whatever it is', () => repository(), { env: { CI: 'true' } }],
  ])('%s', async (_, make, given) => {
    const ended = await judged(make(), given);
    expect(ended.code, ended.printed).toBe(2);
    expect(plain(ended.printed)).not.toContain(defaultsJudge);
  });

  it.each([
    ['of wrong content', 'fail-on-severity: sometimes\n'],
    ['that is no text', Buffer.from([0xff, 0xfe, 0x00])],
  ])('is a policy file of the default branch %s', async (_, content) => {
    const path = cloneOf(makeRepository({ ...source, [file]: content }));
    git(path, ['switch', '--quiet', '--create', 'topic']);
    git(path, ['rm', '--quiet', file]);
    git(path, ['commit', '--quiet', '--message', 'none']);
    const ended = await judged(path);
    expect(ended.code, ended.printed).toBe(2);
  });
});

describe('where origin answers', () => {
  it('its default branch judges, and nothing is said of defaults', async () => {
    const path = cloneOf(repository(strict));
    git(path, ['switch', '--quiet', '--create', 'topic']);
    commit(path, { [file]: loose });
    const ended = await judged(path, { level: 'warning', flags: ['--scope', 'scan'] });
    expect(ended.code, ended.printed).toBe(1);
    expect(plain(ended.printed)).not.toContain(defaultsJudge);
  });

  it('and --local judges by the file of the checkout alone', async () => {
    const ended = await judged(repository(loose), { flags: ['--local'] });
    expect(ended.code, ended.printed).toBe(0);
    expect(plain(ended.printed)).not.toContain(defaultsJudge);
  });
});
