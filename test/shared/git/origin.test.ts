/** How honest checkouts reach their origin: with what runners and users set up, and without changing the checkout. */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import { findCheckout, resolveHead } from '../../../src/shared/git/checkout.ts';
import { hasUncommitted } from '../../../src/shared/git/work-tree.ts';
import {
  commit,
  commitTo,
  copyOnce,
  git,
  headCommit,
  mainCommit,
  makeFolder,
  makeRepository,
  never,
  writeFiles,
} from '../../service/temporary-repository.ts';
import { changesOf, headOf, policyAt, policyOf } from './access.ts';
import { type GitServer, startGitServer } from './http-backend.ts';

const authorization = `Basic ${Buffer.from('x-access-token:secret').toString('base64')}`;

/** git's own HTTP service, for those who say the password. */
let server: GitServer;
let root: string;
let address: string;

beforeAll(async () => {
  root = realpathSync(makeFolder());
  server = await startGitServer(root, authorization);
  address = server.address;
});

afterAll(() => {
  server.stop();
});

beforeEach(() => {
  const home = realpathSync(makeFolder());
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const home = () => process.env.HOME ?? '';
const noAnswer = { code: 'UNAVAILABLE', message: 'git could not read origin' };

interface World {
  /** A clone that is at a commit of a branch of its own. */
  path: string;
  origin: string;
  url: string;
  base: string;
  head: string;
}

let count = 0;

/** A repository behind the service, a clone of it whose origin is there, and a commit that only the clone has. */
function makeWorld(clone: string[] = []): World {
  count += 1;
  const made = realpathSync(copyOnce(`world-of-origin${clone.join('')}`, (folder) => cloneSeed(folder, clone)));
  const [origin, path] = [join(root, `shop-${count}.git`), join(made, 'clone')];
  renameSync(join(made, 'origin.git'), origin);
  const url = `${address}/shop-${count}.git`;
  git(path, ['remote', 'set-url', 'origin', url]);
  return { path, origin, url, base: mainCommit(path), head: headCommit(path) };
}

function cloneSeed(folder: string, flags: readonly string[]): void {
  const seed = makeRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
  commit(seed, { 'policy.yml': 'x: 1\n' });
  const [origin, path] = [join(folder, 'origin.git'), join(folder, 'clone')];
  git(seed, ['clone', '--quiet', '--bare', seed, origin]);
  git(origin, ['config', 'uploadpack.allowFilter', 'true']);
  git(seed, ['clone', '--quiet', ...flags, `file://${origin}`, path]);
  git(path, ['switch', '--quiet', '--create', 'feature']);
  commit(path, { 'a.txt': 'changed\n' });
}

/** The default branch goes on, as it does while a proposal is built. */
const goOn = ({ origin }: World): string => commitTo(origin, 'main', { 'policy.yml': 'x: 2\n' });

const extraHeader = `AUTHORIZATION: ${authorization}`;

function writeConfig(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

const helper = '!f() { echo username=x-access-token; echo password=secret; }; f';

/** How runners and users let git in. */
const ways: [string, (world: World) => void][] = [
  [
    'the header that a checkout action keeps in the repository',
    ({ path }) => git(path, ['config', `http.${address}/.extraheader`, extraHeader]),
  ],
  [
    'a file that the repository includes for itself alone',
    ({ path }) => {
      const file = writeConfig(join(home(), 'job'), `[http "${address}/"]\n\textraheader = "${extraHeader}"\n`);
      git(path, ['config', `includeIf.gitdir:${join(path, '.git')}.path`, file]);
    },
  ],
  [
    'a file that the repository includes, which rewrites the address',
    ({ path }) => {
      const full = address.replace('//', '//x-access-token:secret@');
      git(path, [
        'config',
        'include.path',
        writeConfig(join(home(), 'job'), `[url "${full}"]\n\tinsteadOf = ${address}\n`),
      ]);
    },
  ],
  [
    'the address',
    ({ path, url }) => git(path, ['remote', 'set-url', 'origin', url.replace('//', '//x-access-token:secret@')]),
  ],
  ['a credential helper of the repository', ({ path }) => git(path, ['config', 'credential.helper', helper])],
  [
    'a credential helper of the user',
    () => writeConfig(join(home(), '.gitconfig'), `[credential "${address}"]\n\thelper = "${helper}"\n`),
  ],
  [
    'a configuration of the user for this folder alone',
    ({ path }) => {
      const file = writeConfig(join(home(), 'work'), `[credential]\n\thelper = "${helper}"\n`);
      writeConfig(join(home(), '.gitconfig'), `[includeIf "gitdir:${path}/"]\n\tpath = ${file}\n`);
    },
  ],
  [
    'stored passwords',
    () => {
      writeConfig(join(home(), '.git-credentials'), `${address.replace('//', '//x-access-token:secret@')}\n`);
      writeConfig(join(home(), '.gitconfig'), '[credential]\n\thelper = store\n');
    },
  ],
  ['.netrc', () => writeConfig(join(home(), '.netrc'), 'machine 127.0.0.1 login x-access-token password secret\n')],
  [
    'the configuration that the job gives by variables',
    () => {
      vi.stubEnv('GIT_CONFIG_COUNT', '2');
      vi.stubEnv('GIT_CONFIG_KEY_0', `http.${address}/.extraheader`);
      vi.stubEnv('GIT_CONFIG_VALUE_0', extraHeader);
      vi.stubEnv('GIT_CONFIG_KEY_1', 'core.fsmonitor');
      vi.stubEnv('GIT_CONFIG_VALUE_1', 'false');
    },
  ],
  [
    'a configuration of the user that the job names',
    () => {
      const file = writeConfig(join(home(), 'job'), `[http "${address}/"]\n\textraheader = "${extraHeader}"\n`);
      vi.stubEnv('GIT_CONFIG_GLOBAL', file);
    },
  ],
  [
    "the job's token, which GitLab's helper reads from its variable",
    ({ path }) => {
      vi.stubEnv('CI_JOB_TOKEN', 'secret');
      const text = '!f() { echo username=x-access-token; echo "password=$CI_JOB_TOKEN"; }; f';
      git(path, ['config', 'credential.helper', text]);
    },
  ],
];

describe('origin', () => {
  it('is not read without a way in', async () => {
    await expect(headOf(makeWorld().path)).rejects.toMatchObject(noAnswer);
  });

  it.each(ways)('is reached by %s', async (_, prepare) => {
    const world = makeWorld();
    prepare(world);
    expect(await headOf(world.path)).toBe(world.base);
    const later = goOn(world);
    expect(await policyOf(world.path)).toEqual({ text: 'x: 2\n', at: `main at ${later.slice(0, 12)}` });
  });
});

describe('an origin that redirects to another host', () => {
  it.each<[string, boolean, (url: string) => [name: string, value: string][]]>([
    ['a header for all hosts', false, () => [['http.extraheader', extraHeader]]],
    ['a header for the host', false, (from) => [[`http.${from}/.extraheader`, extraHeader]]],
    [
      'a header, and redirects that are asked for',
      false,
      (from) => [
        ['http.extraheader', extraHeader],
        ['http.followRedirects', 'true'],
        [`http.${from}.followRedirects`, 'true'],
      ],
    ],
    ['nothing', true, () => []],
    ['a header for another host', true, () => [['http.https://dev.example.com/.extraheader', extraHeader]]],
  ])('gets there with %s: %s, and never with the header', async (_, isFollowed, configure) => {
    const got: (string | undefined)[] = [];
    const there = await listenOnLoopback(
      createServer((request, response) => {
        got.push(request.headers.authorization);
        response.writeHead(404).end();
      }),
    );
    const here = await listenOnLoopback(
      createServer((request, response) => {
        response.writeHead(302, { location: `${there.origin}${request.url}` }).end();
      }),
    );
    const { path } = makeWorld();
    git(path, ['remote', 'set-url', 'origin', `${here.origin}/shop.git`]);
    const [first, ...rest] = configure(here.origin);
    if (first !== undefined) git(path, ['config', ...first]);
    // As the user or the job has it.
    const text = rest.map(([name, value]) => ['config', '--file', join(home(), '.gitconfig'), name, value]);
    for (const one of text) git(path, one);
    await expect(headOf(path)).rejects.toMatchObject(noAnswer);
    expect(got).toEqual(isFollowed ? [undefined] : []);
    here.stop();
    there.stop();
  });
});

describe('what origin says', () => {
  it('is also its default branch, and that a branch is not there', async () => {
    const world = makeWorld();
    git(world.path, ['config', `http.${address}/.extraheader`, extraHeader]);
    await expect(headOf(world.path, 'gone')).rejects.toMatchObject({ code: 'NOT_FOUND', hint: 'Push the branch.' });
    const standing = async () => {
      const environment = { variables: { CI: 'true' }, folder: world.path, isAttended: false };
      const judged = { kind: 'folder', named: undefined } as const;
      const { defaultBranch, trust } = await readContext(environment, {
        judged,
        policy: { ref: undefined, isCentral: false },
      });
      return [defaultBranch, trust];
    };
    expect(await standing()).toEqual(['main', 'proposal']);
    git(world.path, ['checkout', '--quiet', '--detach', world.base]);
    expect(await standing()).toEqual(['main', 'own']);
    goOn(world);
    expect(await standing()).toEqual(['main', 'proposal']);
  });
});

describe('the ssh command', () => {
  /** Stands in for ssh: runs what it is told to on this machine, and leaves a trace. */
  function sshAs(name: string): { file: string; trace: string } {
    const folder = realpathSync(makeFolder());
    const [file, trace] = [join(folder, name), join(folder, 'trace')];
    writeFileSync(file, `#!/bin/sh\necho "$@" >> ${trace}\nfor last; do :; done\neval "$last"\n`, { mode: 0o755 });
    return { file, trace };
  }

  function overSsh(): World {
    const world = makeWorld();
    git(world.path, ['remote', 'set-url', 'origin', `ssh://host.example${world.origin}`]);
    return world;
  }

  it("is the user's own, for this folder too", async () => {
    const world = overSsh();
    const { file, trace } = sshAs('work-ssh');
    const work = writeConfig(join(home(), 'work'), `[core]\n\tsshCommand = ${file}\n`);
    writeConfig(join(home(), '.gitconfig'), `[includeIf "gitdir:${world.path}/"]\n\tpath = ${work}\n`);
    expect(await headOf(world.path)).toBe(world.base);
    expect(readFileSync(trace, 'utf8')).toContain('host.example');
  });

  it.each<[string, (file: string) => void]>([
    ['GIT_SSH_COMMAND', (file) => vi.stubEnv('GIT_SSH_COMMAND', `${file} -o IdentitiesOnly=yes`)],
    ['GIT_SSH', (file) => vi.stubEnv('GIT_SSH', file)],
    [
      'GIT_CONFIG_COUNT',
      (file) => {
        vi.stubEnv('GIT_CONFIG_COUNT', '1');
        vi.stubEnv('GIT_CONFIG_KEY_0', 'core.sshCommand');
        vi.stubEnv('GIT_CONFIG_VALUE_0', file);
      },
    ],
  ])("is the job's own by %s, whatever the repository does", async (_, set) => {
    const world = overSsh();
    const { file, trace } = sshAs('deploy-ssh');
    const own = sshAs('of-the-repository');
    git(world.path, ['config', 'core.sshCommand', own.file]);
    set(file);
    expect(await headOf(world.path)).toBe(world.base);
    expect(readFileSync(trace, 'utf8')).toContain('host.example');
    expect(existsSync(own.trace)).toBe(false);
  });

  it.each(['inside', 'relative'])('is not taken from a configuration file of the branch: %s', async (kind) => {
    const world = overSsh();
    const own = sshAs('of-the-branch');
    const file = writeConfig(join(world.path, 'git.config'), `[core]\n\tsshCommand = ${own.file}\n`);
    vi.stubEnv('GIT_CONFIG_GLOBAL', kind === 'inside' ? file : 'git.config');
    await expect(headOf(world.path)).rejects.toMatchObject(noAnswer);
    expect(existsSync(own.trace)).toBe(false);
  });

  it('is ssh of the PATH where the user names none, whatever the repository does', async () => {
    const world = overSsh();
    const { file, trace } = sshAs('ssh');
    const own = sshAs('of-the-repository');
    git(world.path, ['config', 'core.sshCommand', own.file]);
    vi.stubEnv('PATH', `${join(file, '..')}:${process.env.PATH}`);
    expect(await headOf(world.path)).toBe(world.base);
    expect(existsSync(trace)).toBe(true);
    expect(existsSync(own.trace)).toBe(false);
  });
});

describe('a checkout that is not a plain clone', () => {
  const enter = ({ path }: Pick<World, 'path'>) => git(path, ['config', `http.${address}/.extraheader`, extraHeader]);

  it('is a linked worktree', async () => {
    const world = makeWorld();
    enter(world);
    const linked = join(realpathSync(makeFolder()), 'linked');
    git(world.path, ['worktree', 'add', '--quiet', '--detach', linked]);
    const place = { path: join(linked, '.'), signal: never };
    expect(await findCheckout(place)).toEqual({ path: linked, isBare: false });
    expect(await resolveHead(place)).toBe(world.head);
    goOn(world);
    expect(await policyOf(linked)).toMatchObject({ text: 'x: 2\n' });
    expect(await changesOf(linked, world.head)).toEqual(['a.txt']);
    expect(await hasUncommitted(linked)).toBe(false);
    writeFiles(linked, { 'new.txt': '' });
    expect(await hasUncommitted(linked)).toBe(true);
  });

  it('is a submodule', async () => {
    const world = makeWorld();
    const outer = realpathSync(makeRepository({ 'x.txt': '' }));
    git(outer, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${world.origin}`, 'sub']);
    const path = join(outer, 'sub');
    expect(readFileSync(join(path, '.git'), 'utf8')).toContain('gitdir: ../.git/modules/sub');
    git(path, ['remote', 'set-url', 'origin', world.url]);
    enter({ path });
    expect(await findCheckout({ path, signal: never })).toEqual({ path, isBare: false });
    expect(await resolveHead({ path, signal: never })).toBe(world.base);
    goOn(world);
    expect(await policyOf(path)).toMatchObject({ text: 'x: 2\n' });
    expect(await hasUncommitted(path)).toBe(false);
  });

  it('is shallow, and stays so', async () => {
    const world = makeWorld(['--depth=1']);
    enter(world);
    goOn(world);
    const before = git(world.path, ['rev-list', '--all', '--count']);
    expect(await policyOf(world.path)).toMatchObject({ text: 'x: 2\n' });
    expect(await changesOf(world.path, world.head)).toEqual(['a.txt']);
    expect(git(world.path, ['rev-list', '--all', '--count'])).toBe(before);
    expect(git(world.path, ['rev-parse', 'refs/remotes/origin/main'])).toBe(world.base);
  });

  it('borrows its objects from a mirror of this machine', async () => {
    const mirror = realpathSync(makeFolder());
    const world = makeWorld();
    git(mirror, ['clone', '--quiet', '--mirror', world.origin, '.']);
    const path = join(realpathSync(makeFolder()), 'clone');
    git(mirror, ['clone', '--quiet', '--reference', mirror, `file://${world.origin}`, path]);
    expect(existsSync(join(path, '.git/objects/info/alternates'))).toBe(true);
    git(path, ['remote', 'set-url', 'origin', world.url]);
    enter({ path });
    const head = commit(path, { 'b.txt': 'changed\n' });
    goOn(world);
    expect(await policyOf(path)).toMatchObject({ text: 'x: 2\n' });
    expect(await changesOf(path, head)).toEqual(['b.txt']);
  });

  it('is a partial clone, of which what is missing is fetched and not kept', async () => {
    const world = makeWorld(['--filter=blob:none', '--no-checkout']);
    enter(world);
    const missing = () => git(world.path, ['rev-list', '--objects', '--missing=print', '--all']).match(/^\?/gm)?.length;
    const before = missing();
    expect(before).toBeGreaterThan(0);
    expect((await policyAt(world.path, world.base))?.text).toBe('x: 1\n');
    expect(await changesOf(world.path, world.head)).toContain('a.txt');
    goOn(world);
    expect(await policyOf(world.path)).toMatchObject({ text: 'x: 2\n' });
    expect(missing()).toBe(before);
  });

  it('has an origin that is a folder beside it', async () => {
    const world = makeWorld();
    const beside = join(world.path, '..', 'origin.git');
    git(world.path, ['clone', '--quiet', '--bare', world.origin, beside]);
    git(world.path, ['remote', 'set-url', 'origin', '../origin.git']);
    expect(await headOf(world.path)).toBe(world.base);
    git(world.path, ['remote', 'remove', 'origin']);
    await expect(headOf(world.path)).rejects.toMatchObject(noAnswer);
  });

  it('names its objects by SHA-256', async () => {
    const origin = makeFolder();
    git(origin, ['init', '--quiet', '--object-format=sha256', '--initial-branch=main']);
    commit(origin, { 'policy.yml': 'x: 1\n' });
    const path = join(realpathSync(makeFolder()), 'clone');
    git(origin, ['clone', '--quiet', `file://${origin}`, path]);
    const head = commit(path, { 'a.txt': '' });
    const later = commit(origin, { 'policy.yml': 'x: 2\n' });
    expect(await headOf(path)).toBe(later);
    expect(await policyOf(path)).toMatchObject({ text: 'x: 2\n' });
    expect(await changesOf(path, head)).toEqual(['a.txt']);
  });

  it('leaves nothing in the folder for temporary files', async () => {
    const world = makeWorld();
    enter(world);
    const temporary = realpathSync(makeFolder());
    mkdirSync(join(temporary, 'x'));
    goOn(world);
    vi.stubEnv('TMPDIR', join(temporary, 'x'));
    expect(await policyOf(world.path)).toMatchObject({ text: 'x: 2\n' });
    expect(readdirSync(join(temporary, 'x'))).toEqual([]);
  });
});
