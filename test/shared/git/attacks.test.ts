/** What a branch, a step before or a repository's own configuration would have git run; none of it may be. */
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import { readLocalDiff } from '../../../src/gate/hosts/diff.ts';
import { findCheckout, readOriginUrl, resolveHead } from '../../../src/shared/git/checkout.ts';
import { exportCommit } from '../../../src/shared/git/export.ts';
import { hasUncommitted } from '../../../src/shared/git/work-tree.ts';
import {
  commit,
  git,
  headCommit,
  makeFolder,
  makeRepository,
  never,
  writeFiles,
} from '../../service/temporary-repository.ts';
import { changesOf, headOf, policyAt, policyOf } from './access.ts';

let canary: string;
/** A program that leaves a trace; what it is given is of no interest. */
let trap: string;

beforeEach(() => {
  const folder = realpathSync(makeFolder());
  canary = join(folder, 'canary');
  trap = join(folder, 'trap');
  writeFileSync(trap, `#!/bin/sh\necho "$0" >> ${canary}\ncat >/dev/null 2>&1\nexit 1\n`, { mode: 0o755 });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const expectNothingRun = () => expect(existsSync(canary) ? readFileSync(canary, 'utf8') : 'nothing').toBe('nothing');

/** Every setting that names a program, as a repository could hold it. */
function hostileSettings(): Record<string, string> {
  return {
    'core.fsmonitor': trap,
    'core.hooksPath': join(trap, '..'),
    'core.sshCommand': trap,
    'core.gitProxy': trap,
    'core.pager': trap,
    'core.editor': trap,
    'core.askPass': trap,
    'core.alternateRefsCommand': trap,
    'sequence.editor': trap,
    'diff.external': trap,
    'diff.trap.command': trap,
    'diff.trap.textconv': trap,
    'filter.trap.clean': trap,
    'filter.trap.smudge': trap,
    'filter.trap.process': trap,
    'filter.trap.required': 'true',
    'gpg.program': trap,
    'log.showSignature': 'true',
    'interactive.diffFilter': trap,
    'alias.rev-parse': `!${trap}`,
    'alias.ls-tree': `!${trap}`,
    'remote.origin.uploadpack': trap,
    'remote.origin.receivepack': trap,
    'uploadpack.packObjectsHook': trap,
    'pager.diff': trap,
    'pager.config': trap,
    'protocol.ext.allow': 'always',
    'protocol.allow': 'always',
    'trace2.normalTarget': canary,
    'maintenance.auto': 'true',
    'gc.auto': '1',
  };
}

function configure(path: string, settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) git(path, ['config', name, value]);
}

/** A checkout with an origin, at a commit beyond it. */
function makeClone(): { path: string; origin: string; base: string; head: string } {
  const origin = makeRepository({ 'a.txt': 'a\n', 'policy.yml': 'x: 1\n' });
  const path = join(realpathSync(makeFolder()), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, path]);
  const base = git(path, ['rev-parse', 'HEAD']);
  const head = commit(path, { 'a.txt': 'b\n', '.gitattributes': '* filter=trap diff=trap\n' });
  return { path, origin, base, head };
}

/** What a run of an unknown CI system knows of a folder. */
function readFolder(folder: string) {
  const judged = { kind: 'folder', named: undefined } as const;
  const hints = { judged, policy: { ref: undefined, isCentral: false } };
  return readContext({ variables: { CI: 'true' }, folder, isAttended: false }, hints);
}

/** Everything that the gate asks of a checkout. */
async function readAll(path: string, { base, head }: { base: string; head: string }) {
  const place = { path, signal: never };
  const destination = join(makeFolder(), 'tree');
  mkdirSync(destination);
  const { headSha, sources } = await readFolder(path);
  return {
    isCheckout: sources.head?.kind === 'checkout',
    found: await findCheckout(place),
    head: await resolveHead(place),
    sha: headSha,
    origin: await readOriginUrl(place),
    policy: (await policyAt(path, head))?.text,
    files: (await exportCommit({ path, sha: head, destination, signal: never })).files.map((file) => file.path),
    changed: (await readLocalDiff(path, base, head))?.files.map((file) => file.path),
    isDirty: await hasUncommitted(path),
    main: await headOf(path),
  };
}

const expected = ({ path, origin, base, head }: ReturnType<typeof makeClone>) => ({
  isCheckout: true,
  found: { path, isBare: false },
  head,
  sha: head,
  origin: `file://${origin}`,
  policy: 'x: 1\n',
  files: ['.gitattributes', 'a.txt', 'policy.yml'],
  changed: ['.gitattributes', 'a.txt'],
  isDirty: false,
  main: base,
});

describe('a repository that names programs', () => {
  it('has none of them run', async () => {
    const clone = makeClone();
    configure(clone.path, hostileSettings());
    // A file that seems to be changed is compared, which is what filters are run for.
    writeFiles(clone.path, { 'a.txt': 'b\n' });
    expect(await readAll(clone.path, clone)).toEqual(expected(clone));
    expectNothingRun();
  });

  it('has none of them run when a branch is fetched', async () => {
    const clone = makeClone();
    configure(clone.path, hostileSettings());
    const later = commit(clone.origin, { 'policy.yml': 'x: 2\n' });
    expect(await policyOf(clone.path)).toEqual({ text: 'x: 2\n', at: `main at ${later.slice(0, 12)}` });
    expect(await changesOf(clone.path, clone.head)).toEqual(['.gitattributes', 'a.txt']);
    expect(await headOf(clone.path)).toBe(later);
    expectNothingRun();
    expect(git(clone.path, ['for-each-ref', '--format=%(objectname)', 'refs/remotes/origin/main'])).toBe(clone.base);
    expect(existsSync(join(clone.path, '.git/FETCH_HEAD'))).toBe(false);
  });

  it.each<[string, (program: string) => Record<string, string>]>([
    ['ext::', (program) => ({ 'remote.origin.url': `ext::${program} %S`, 'protocol.ext.allow': 'always' })],
    ['ext:: behind a short form', (program) => ({ [`url.ext::${program} .insteadOf`]: 'file://' })],
    ['fd::', () => ({ 'remote.origin.url': 'fd::0,1/x' })],
    ['a helper of its own', () => ({ 'remote.origin.vcs': 'trap' })],
    ['an option in place of a host', (program) => ({ 'remote.origin.url': `ssh://-oProxyCommand=${program}/x` })],
    [
      'ssh, with a command of the repository',
      (program) => ({ 'remote.origin.url': 'ssh://127.0.0.1:1/x', 'core.sshCommand': program }),
    ],
  ])('is not asked by %s', async (_, settings) => {
    const { path, base } = makeClone();
    configure(path, settings(trap));
    const answer = await headOf(path).catch(({ code }) => code);
    // The remote that is named by its own helper is reached by its address instead.
    expect(answer).toBe(_ === 'a helper of its own' ? base : 'UNAVAILABLE');
    expectNothingRun();
  });

  it('sees no file of the work tree that a filter would have to read', async () => {
    const { path } = makeClone();
    configure(path, hostileSettings());
    writeFiles(path, { 'a.txt': 'changed, and longer\n' });
    expect(await hasUncommitted(path)).toBe(true);
    git(path, ['config', 'filter.a=b.clean', trap]);
    expect(await hasUncommitted(path)).toBe(false);
    expectNothingRun();
  });

  it('has no attribute of the branch hide what a file changes', async () => {
    const clone = makeClone();
    const head = commit(clone.path, { '.gitattributes': '*.txt -diff\n' });
    git(clone.path, ['config', 'core.worktree', clone.path]);
    const diff = await readLocalDiff(clone.path, clone.base, head);
    expect(diff?.files.find((file) => file.path === 'a.txt')?.patch).toContain('+b');
  });

  it('does not stand in for another work tree', async () => {
    const clone = makeClone();
    git(clone.path, ['config', 'core.worktree', makeRepository({ 'clean.txt': '' })]);
    expect(await findCheckout({ path: clone.path, signal: never })).toEqual({ path: clone.path, isBare: false });
  });
});

/** A bare repository in the tree of a branch, which a runner then checks out. */
function withBrought(name: string, settings: Record<string, string>) {
  const clone = makeClone();
  const bare = makeRepository({ 'hidden.txt': 'clean\n' });
  git(bare, ['clone', '--quiet', '--bare', bare, join(clone.path, name)]);
  configure(join(clone.path, name), settings);
  // git keeps no empty folder, and takes one with a file for its own all the same.
  writeFiles(join(clone.path, name), { 'refs/heads/.keep': '', 'objects/.keep': '', 'run.sh': '#!/bin/sh\n' });
  const head = commit(clone.path, {});
  return { ...clone, head, folder: join(clone.path, name) };
}

describe('a bare repository that a branch brings', () => {
  it('is not a repository for the gate: the one around it is', async () => {
    const brought = withBrought('app', { ...hostileSettings(), 'core.bare': 'true' });
    const read = await readAll(brought.folder, brought);
    expect(read).toMatchObject({ found: { path: brought.path, isBare: false }, head: brought.head, sha: brought.head });
    expect(read.files).toContain('app/HEAD');
    expectNothingRun();
  });

  it.each(['app/objects', 'app/refs/heads'])('is none below it, either: %s', async (below) => {
    const brought = withBrought('app', hostileSettings());
    const place = { path: join(brought.path, below), signal: never };
    expect(await findCheckout(place)).toEqual({ path: brought.path, isBare: false });
    expect(await resolveHead(place)).toBe(brought.head);
    expectNothingRun();
  });

  it('has no work tree elsewhere', async () => {
    const elsewhere = makeRepository({ 'clean.txt': '' });
    const brought = withBrought('app', { 'core.bare': 'false', 'core.worktree': elsewhere });
    expect(await findCheckout({ path: brought.folder, signal: never })).toEqual({ path: brought.path, isBare: false });
  });

  it('is none when it is the top of the branch', async () => {
    const clone = makeClone();
    writeFiles(clone.path, { HEAD: 'ref: refs/heads/x\n', 'objects/.keep': '', 'refs/.keep': '' });
    writeFiles(clone.path, { config: `[core]\n\tfsmonitor = ${trap}\n\trepositoryformatversion = 0\n` });
    const head = commit(clone.path, {});
    expect(await resolveHead({ path: clone.path, signal: never })).toBe(head);
    expectNothingRun();
  });

  it('is none when it is committed and missing from the index', async () => {
    const brought = withBrought('app', hostileSettings());
    git(brought.path, ['rm', '-r', '--quiet', '--cached', 'app']);
    expect(await resolveHead({ path: brought.folder, signal: never })).toBe(brought.head);
  });

  it('is one where somebody else made it, in a checkout or not', async () => {
    const { path } = makeClone();
    const mirror = join(path, 'mirror.git');
    git(path, ['clone', '--quiet', '--bare', makeRepository({ 'b.txt': 'b' }), mirror]);
    expect(await findCheckout({ path: mirror, signal: never })).toEqual({ path: mirror, isBare: true });
    expect((await readFolder(makeFolder())).sources.head).toBeUndefined();
  });

  it('is no checkout', async () => {
    const bare = makeFolder();
    git(bare, ['init', '--quiet', '--bare']);
    await expect(readFolder(bare)).rejects.toMatchObject({ code: 'CONFIG', reason: 'policy' });
  });

  it('says its address and nothing of how it is reached', async () => {
    const bare = realpathSync(makeFolder());
    git(bare, ['clone', '--quiet', '--bare', makeClone().origin, '.']);
    configure(bare, { 'remote.origin.url': 'https://127.0.0.1:1/x', 'credential.helper': `!${trap}` });
    await expect(headOf(bare)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expectNothingRun();
  });
});

describe('variables that a step before could have set', () => {
  const hostile = (): Record<string, string> => ({
    GIT_DIR: makeRepository({ 'other.txt': '' }),
    GIT_WORK_TREE: makeFolder(),
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'core.fsmonitor',
    GIT_CONFIG_VALUE_0: trap,
    GIT_CONFIG_KEY_1: 'core.sshCommand',
    GIT_CONFIG_VALUE_1: trap,
    GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${trap}'`,
    GIT_SSH_COMMAND: trap,
    GIT_SSH: trap,
    GIT_ASKPASS: trap,
    SSH_ASKPASS: trap,
    GIT_EXTERNAL_DIFF: trap,
    GIT_PAGER: trap,
    GIT_EDITOR: trap,
    GIT_PROXY_COMMAND: trap,
    GIT_TRACE: canary,
    GIT_TRACE2: canary,
    GIT_EXEC_PATH: join(trap, '..'),
    GIT_TEMPLATE_DIR: join(trap, '..'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: makeFolder(),
    GIT_OBJECT_DIRECTORY: makeFolder(),
    GIT_NAMESPACE: 'x',
    GIT_CEILING_DIRECTORIES: '/',
    NODE_OPTIONS: '--no-warnings',
  });

  it('say nothing to git', async () => {
    const clone = makeClone();
    for (const [name, value] of Object.entries(hostile())) vi.stubEnv(name, value);
    const read = await readAll(clone.path, clone);
    vi.unstubAllEnvs();
    expect(read).toEqual(expected(clone));
    expectNothingRun();
  });
});

const realGit = () =>
  join((process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'git'))) ?? '', 'git');

describe('a checkout of somebody else', () => {
  it('is read, and its origin is not asked: its helpers would run', async () => {
    const clone = makeClone();
    const folder = makeFolder();
    const wary = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${realGit()} "$@"\n`;
    writeFileSync(join(folder, 'git'), wary, { mode: 0o755 });
    vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
    expect(await resolveHead({ path: clone.path, signal: never })).toBe(clone.head);
    expect((await policyAt(clone.path, clone.head))?.text).toBe('x: 1\n');
    await expect(headOf(clone.path)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(readFolder(clone.path)).rejects.toMatchObject({
      code: 'CONFIG',
      hint: expect.stringContaining('safe.directory'),
    });
  });
});

describe('programs of the checkout', () => {
  /** The real git behind a name of its own, which writes down its variables. */
  function honestGit(): { folder: string; log: string } {
    const folder = realpathSync(makeFolder());
    const log = join(folder, 'log');
    writeFileSync(join(folder, 'git'), `#!/bin/sh\nenv >> ${log}\nexec ${realGit()} "$@"\n`, { mode: 0o755 });
    return { folder, log };
  }

  it('are not run for a submodule in it', async () => {
    const { path, origin } = makeClone();
    git(path, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${origin}`, 'sub']);
    writeFiles(path, { git: readFileSync(trap) });
    chmodSync(join(path, 'git'), 0o755);
    vi.stubEnv('PATH', [path, process.env.PATH].join(delimiter));
    await expect(readFolder(join(path, 'sub'))).rejects.toMatchObject({ reason: 'foreign-repository' });
    expect((await readFolder(path)).headSha).toBe(headCommit(path));
    expect(await headOf(join(path, 'sub'))).toBe(headCommit(origin));
    expectNothingRun();
  });

  it('are not run, and the one that is gets no key or token', async () => {
    const clone = makeClone();
    const { folder, log } = honestGit();
    for (const name of ['git', 'app/git', 'node_modules/.bin/git', 'bin/ssh']) {
      writeFiles(clone.path, { [name]: readFileSync(trap) });
      chmodSync(join(clone.path, name), 0o755);
    }
    const head = commit(clone.path, {});
    const brought = ['', '.', 'node_modules/.bin', 'node_modules/.bin', '', 'app', 'bin'].map((name) =>
      name === '' ? '' : join(clone.path, name),
    );
    vi.stubEnv('PATH', [...brought, '.', folder, process.env.PATH].join(delimiter));
    for (const name of ['SCAN_GATE_API_KEY', 'INPUT_API-KEY', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'GIT_X']) {
      vi.stubEnv(name, `secret of ${name}`);
    }
    expect(await readAll(clone.path, { ...clone, head })).toMatchObject({
      head,
      main: clone.base,
    });
    vi.unstubAllEnvs();
    expectNothingRun();
    const told = readFileSync(log, 'utf8');
    expect(told).toContain('GIT_TERMINAL_PROMPT=0');
    expect(told).not.toContain('secret of');
    expect(told.match(/^PATH=.*$/gm)?.filter((line) => line.includes(clone.path))).toEqual([]);
  });
});
