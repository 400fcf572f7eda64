/** A file of another repository, by its address: over every way that git has, with the job's own way in, and nothing else. */
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GateError } from '../../../src/shared/errors.ts';
import { expectRefusal } from '../../refusal.ts';
import { commit, copyOnce, git, gitAll, makeFolder, never, writeFiles } from '../../service/temporary-repository.ts';
import { accessTo } from '../../shared/git/access.ts';
import { type GitServer, startGitServer } from '../../shared/git/http-backend.ts';

const secret = 'hunter2';
const authorization = `Basic ${Buffer.from(`job:${secret}`).toString('base64')}`;
const policy = 'gates/policy.yml';

let root: string;
/** A bare repository below the root, and two commits of it. */
let bare: string;
let first: string;
let last: string;
let server: GitServer;

beforeAll(async () => {
  root = realpathSync(makeFolder());
  const seed = realpathSync(makeFolder());
  git(seed, ['init', '--quiet', '--initial-branch=main']);
  first = commit(seed, { [policy]: 'scope: scan\n' });
  gitAll(seed, [
    ['tag', 'v1'],
    ['tag', '--annotate', '--message=Second', 'v2'],
    ['tag', 'both'],
    ['tag', 'tree', 'HEAD^{tree}'],
    ['branch', 'both'],
  ]);
  symlinkSync(policy, join(seed, 'link.yml'));
  last = commit(seed, {
    [policy]: 'scope: auto\n',
    'large.yml': 'a'.repeat(2 ** 20 + 1),
    'binary.yml': Buffer.from([0xff]),
  });
  bare = join(root, 'policies.git');
  git(seed, ['clone', '--quiet', '--bare', seed, bare]);
  git(bare, ['config', 'uploadpack.allowFilter', 'true']);
  server = await startGitServer(root, authorization);
});

afterAll(() => server.stop());

beforeEach(() => {
  const home = realpathSync(makeFolder());
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', home);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The checkout of a job, with what its configuration says. */
function makeJob(configuration: Record<string, string> = {}): string {
  const path = realpathSync(copyOnce('empty-repository', (folder) => git(folder, ['init', '--quiet'])));
  for (const [name, value] of Object.entries(configuration)) git(path, ['config', name, value]);
  return path;
}

const read = (address: string, ref = 'main', { path = policy, folder = makeJob(), signal = never } = {}) =>
  accessTo({}, { folder, cancel: signal }).readCentralFile(address, path, ref);

const local = () => `file://${bare}`;
const short = (sha: string) => sha.slice(0, 12);

describe('a ref', () => {
  it.each<[string, string, () => string]>([
    ['main', 'scope: auto\n', () => `main at ${short(last)}`],
    ['heads/main', 'scope: auto\n', () => `main at ${short(last)}`],
    ['refs/heads/main', 'scope: auto\n', () => `main at ${short(last)}`],
    ['v1', 'scope: scan\n', () => `v1 at ${short(first)}`],
    ['v2', 'scope: scan\n', () => `v2 at ${short(first)}`],
    ['tags/both', 'scope: scan\n', () => `both at ${short(first)}`],
    ['heads/both', 'scope: scan\n', () => `both at ${short(first)}`],
  ])('%s is read at the commit that it names', async (ref, text, at) => {
    expect(await read(local(), ref)).toEqual({ text, at: at() });
  });

  it('is the full SHA of a commit, of any age', async () => {
    expect(await read(local(), first)).toEqual({ text: 'scope: scan\n', at: `commit ${short(first)}` });
    expect((await read(local(), last))?.text).toBe('scope: auto\n');
  });

  it('is of one commit for all that is read of it, wherever the branch goes meanwhile', async () => {
    const moving = join(root, 'moving.git');
    git(root, ['clone', '--quiet', '--bare', bare, moving]);
    const { readCentralFile } = accessTo({}, { folder: makeJob() });
    const before = await readCentralFile(`file://${moving}`, policy, 'main');
    git(moving, ['update-ref', 'refs/heads/main', first]);
    expect(await readCentralFile(`file://${moving}`, policy, 'main')).toEqual(before);
    expect((await read(`file://${moving}`))?.text).toBe('scope: scan\n');
  });

  it.each<[string, string, Partial<GateError>]>([
    ['is not there', 'nope', { code: 'NOT_FOUND', message: 'there is no branch or tag nope' }],
    ['is of another kind', 'tags/main', { code: 'NOT_FOUND', message: 'there is no branch or tag tags/main' }],
    ['is a branch and a tag', 'both', { code: 'CONFIG', hint: 'Write heads/both or tags/both.' }],
    ['is a tag of something else', 'tree', { code: 'NOT_FOUND', message: 'tree is not a commit there' }],
    ['is the short SHA of a commit', 'f'.repeat(12), { code: 'NOT_FOUND' }],
    ['is a SHA that the repository does not have', 'f'.repeat(40), { code: 'NOT_FOUND' }],
  ])('that %s is an error', async (_, ref, error) => {
    expect(await expectRefusal(read(local(), ref))).toMatchObject(error);
  });
});

describe('a path', () => {
  it('that the commit does not have is none', async () => {
    expect(await read(local(), 'main', { path: 'gates/none.yml' })).toBeUndefined();
    expect(await read(local(), 'v1', { path: 'large.yml' })).toBeUndefined();
    expect(await read(local(), 'main', { path: 'link.yml/policy.yml' })).toBeUndefined();
  });

  it('of a symbolic link is said to be one, and not followed', async () => {
    expect(await read(local(), 'main', { path: 'link.yml' })).toMatchObject({ text: policy, isLink: true });
  });

  it.each([
    ['a folder', 'gates', 'gates is not a file at commit'],
    ['too large', 'large.yml', /^large.yml of commit \w+ has more than 1024 KiB$/],
    ['not text', 'binary.yml', 'is not UTF-8'],
  ])('that is %s is an error that says so', async (_, path, message) => {
    const error = await expectRefusal(read(local(), 'main', { path }));
    expect(error.message).toEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    );
  });

  it('of a submodule is an error', async () => {
    const outer = realpathSync(makeFolder());
    git(outer, ['init', '--quiet', '--initial-branch=main']);
    git(outer, ['update-index', '--add', '--cacheinfo', `160000,${first},gates`]);
    git(outer, ['commit', '--quiet', '--message=Submodule']);
    expect((await expectRefusal(read(`file://${outer}`, 'main', { path: 'gates' }))).message).toContain(
      'gates is not a file at commit',
    );
    expect(await read(`file://${outer}`)).toBeUndefined();
  });
});

describe('over http', () => {
  const header = (address: string) => ({ [`http.${address}/.extraheader`]: `AUTHORIZATION: ${authorization}` });
  const url = () => `${server.address}/policies.git`;

  it.each<[string, () => Parameters<typeof makeJob>[0]]>([
    ['the header that the checkout keeps', () => header(server.address)],
    [
      'a credential helper of the checkout',
      () => ({ 'credential.helper': `!f() { echo username=job; echo password=${secret}; }; f` }),
    ],
    [
      'an address that the checkout rewrites',
      () => ({ [`url.${server.address.replace('//', `//job:${secret}@`)}.insteadOf`]: server.address }),
    ],
    [
      'the variables of the job',
      () => {
        vi.stubEnv('GIT_CONFIG_COUNT', '1');
        vi.stubEnv('GIT_CONFIG_KEY_0', `http.${server.address}/.extraheader`);
        vi.stubEnv('GIT_CONFIG_VALUE_0', `AUTHORIZATION: ${authorization}`);
        return {};
      },
    ],
  ])('it is reached by %s', async (_, configuration) => {
    expect((await read(url(), 'v1', { folder: makeJob(configuration()) }))?.text).toBe('scope: scan\n');
  });

  it('it is reached by the variables of the job where there is no checkout', async () => {
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `http.${server.address}/.extraheader`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', `AUTHORIZATION: ${authorization}`);
    expect((await read(url(), first, { folder: realpathSync(makeFolder()) }))?.text).toBe('scope: scan\n');
  });

  it.each(['in a checkout', 'in a folder without one'])(
    'no configuration that a branch could bring lets it in, %s',
    async (kind) => {
      const folder = kind === 'in a checkout' ? makeJob() : realpathSync(makeFolder());
      const file = join(folder, 'git.config');
      writeFileSync(file, `[http "${server.address}/"]\n\textraheader = "AUTHORIZATION: ${authorization}"\n`);
      vi.stubEnv('GIT_CONFIG_GLOBAL', file);
      expect((await expectRefusal(read(url(), 'main', { folder }))).code).toBe('UNAVAILABLE');
    },
  );

  it('a refusal is an error that says why and what to do, without what the configuration holds', async () => {
    const wrong = server.address.replace('//', '//job:wr0ng@wr0ng@');
    const error = await expectRefusal(
      read(url(), 'main', { folder: makeJob({ [`url.${wrong}.insteadOf`]: server.address }) }),
    );
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('git could not read the repository'),
    });
    expect(JSON.stringify([error.message, error.hint])).not.toContain('wr0ng');
    expect(error.hint).toContain('git ls-remote');
  });

  it('leaves the checkout and the folder for temporary files as they were', async () => {
    const temporary = realpathSync(makeFolder());
    vi.stubEnv('TMPDIR', temporary);
    const folder = makeJob(header(server.address));
    const before = readdirSync(folder, { recursive: true }).toSorted();
    await read(url(), 'main', { folder });
    await expectRefusal(read(url(), 'nope', { folder }));
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
  });

  it('files alone are enough, as an old server gives them', async () => {
    git(bare, ['repack', '--quiet', '-a', '-d']);
    git(bare, ['update-server-info']);
    const dumb = await serveFiles();
    try {
      expect((await read(`${dumb.address}/policies.git`, 'v1'))?.text).toBe('scope: scan\n');
      expect((await read(`${dumb.address}/policies.git`, first))?.text).toBe('scope: scan\n');
      expect((await expectRefusal(read(`${dumb.address}/policies.git`, 'f'.repeat(40)))).code).toBe('NOT_FOUND');
    } finally {
      dumb.server.close();
    }
  });

  /** The root as plain files. */
  async function serveFiles(): Promise<{ server: Server; address: string }> {
    const files = createServer((request, response) => {
      const file = join(root, new URL(request.url ?? '/', 'http://x').pathname);
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    return { server: files, address: `http://127.0.0.1:${(files.address() as AddressInfo).port}` };
  }

  it('a host that sends without end is left when it has sent too much', async () => {
    const pack = Buffer.alloc(64 * 1024);
    const temporary = realpathSync(makeFolder());
    vi.stubEnv('TMPDIR', temporary);
    /** As if it had sent all but a little before. */
    const fill = () => {
      const folder = readdirSync(temporary, { recursive: true, encoding: 'utf8' }).find((path) =>
        /objects.pack$/.test(path),
      );
      const file = join(temporary, folder ?? '', 'sent');
      writeFileSync(file, '');
      truncateSync(file, 256 * 1024 * 1024 - 1024);
    };
    const flood = createServer((request, response) => {
      if (request.url === '/x.git/info/refs?service=git-upload-pack')
        return response.end(`${first}\trefs/heads/main\n`);
      if (request.url === '/x.git/HEAD') return response.end('ref: refs/heads/main\n');
      if (request.url === '/x.git/objects/info/packs') return response.end(`P pack-${first}.pack\n`);
      if (!request.url?.endsWith('.idx')) return response.writeHead(404).end();
      fill();
      const send = () =>
        response.destroyed || (response.write(pack) ? setImmediate(send) : response.once('drain', send));
      return send();
    });
    await new Promise<void>((done) => flood.listen(0, '127.0.0.1', done));
    try {
      const { port } = flood.address() as AddressInfo;
      const error = await expectRefusal(read(`http://127.0.0.1:${port}/x.git`));
      expect(error).toMatchObject({ code: 'UNAVAILABLE', message: 'the repository has more than 256 MiB to fetch' });
    } finally {
      flood.close();
      flood.closeAllConnections();
    }
  });

  it('a host that says nothing is left when its time is over', async () => {
    const { silent, port, stop } = await startSilent();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = once(silent, 'connection');
    try {
      const reading = expectRefusal(read(`http://127.0.0.1:${port}/x.git`));
      await asked;
      vi.advanceTimersByTime(119_999);
      expect(await Promise.race([reading, setImmediate('no end yet')])).toBe('no end yet');
      vi.advanceTimersByTime(1);
      expect(await reading).toMatchObject({
        ...{ code: 'UNAVAILABLE', message: 'the repository did not answer within 120 s' },
      });
    } finally {
      vi.useRealTimers();
      stop();
    }
  });

  async function startSilent() {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const stop = () => {
      silent.close();
      silent.closeAllConnections();
    };
    return { silent, port: (silent.address() as AddressInfo).port, stop };
  }

  it('ends with the run that waits for it', async () => {
    const { silent, port, stop } = await startSilent();
    const over = new GateError('SCAN_TIMEOUT', 'The time limit is over');
    const end = new AbortController();
    silent.once('connection', () => end.abort(over));
    try {
      await expect(read(`http://127.0.0.1:${port}/x.git`, 'main', { signal: end.signal })).rejects.toBe(over);
    } finally {
      stop();
    }
  });
});

describe('over ssh', () => {
  it.each([
    ['ssh://git@host.example', (path: string) => path],
    ['git@host.example:', (path: string) => path.slice(1)],
  ])("it is asked by the job's own command: %s", async (host, pathOf) => {
    const folder = realpathSync(makeFolder());
    const trace = join(folder, 'trace');
    const ssh = join(folder, 'ssh');
    writeFileSync(ssh, `#!/bin/sh\necho "$@" >> ${trace}\ncd /\nfor last; do :; done\neval "$last"\n`, { mode: 0o755 });
    vi.stubEnv('GIT_SSH_COMMAND', `${ssh} -i deploy-key`);
    expect((await read(`${host}${pathOf(bare)}`, 'v1'))?.text).toBe('scope: scan\n');
    expect(readFileSync(trace, 'utf8')).toMatch(/-i deploy-key.* git@host\.example git-upload-pack/);
  });

  it('no program of the checkout connects', async () => {
    const trace = join(realpathSync(makeFolder()), 'trace');
    const folder = makeJob({ 'core.sshCommand': `touch ${trace};`, 'core.gitProxy': `touch ${trace};` });
    vi.stubEnv('GIT_SSH_COMMAND', 'false');
    expect((await expectRefusal(read('git@host.example:policies.git', 'main', { folder }))).code).toBe('UNAVAILABLE');
    expect(existsSync(trace)).toBe(false);
  });
});

describe('an address', () => {
  it('that leads into the checkout is refused, by a link too', async () => {
    const folder = makeJob();
    const inside = join(folder, 'policies.git');
    git(bare, ['clone', '--quiet', '--bare', bare, inside]);
    const outside = join(realpathSync(makeFolder()), 'link.git');
    symlinkSync(inside, outside);
    mkdirSync(join(folder, 'src'));
    for (const address of [inside, outside, folder])
      expect(await expectRefusal(read(`file://${address}`, 'main', { folder: join(folder, 'src') }))).toMatchObject({
        ...{ code: 'CONFIG', message: 'it is in the checkout, where a branch could change it' },
      });
  });

  it.each([
    ['a program', (trace: string) => `ext::sh -c touch% ${trace}`],
    ['another program', (trace: string) => `ext://sh -c touch% ${trace}`],
    ['a protocol without proof', () => 'git://127.0.0.1:1/policies.git'],
  ])('that the configuration turns into %s is not asked', async (_, other) => {
    const trace = join(realpathSync(makeFolder()), 'trace');
    const folder = makeJob({
      [`url.${other(trace)}.insteadOf`]: 'https://git.example.com/',
      'protocol.ext.allow': 'always',
    });
    const error = await expectRefusal(read('https://git.example.com/', 'main', { folder }));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/transport '\w+' not allowed/) });
    expect(existsSync(trace)).toBe(false);
  });

  it('of a repository with hooks, filters and attributes runs none of them', async () => {
    const hostile = realpathSync(makeFolder());
    const trace = join(realpathSync(makeFolder()), 'trace');
    git(hostile, ['init', '--quiet', '--initial-branch=main']);
    writeFiles(hostile, { '.git/hooks/post-checkout': `#!/bin/sh\ntouch ${trace}\n` });
    git(hostile, ['config', 'filter.x.smudge', `touch ${trace}`]);
    git(hostile, ['config', 'uploadpack.packObjectsHook', `touch ${trace};`]);
    commit(hostile, { '.gitattributes': '* filter=x\n', [policy]: 'scope: scan\n' });
    expect((await read(`file://${hostile}`))?.text).toBe('scope: scan\n');
    expect(existsSync(trace)).toBe(false);
  });

  it('of a repository that names its objects by SHA-256 is read as well', async () => {
    const modern = realpathSync(makeFolder());
    git(modern, ['init', '--quiet', '--object-format=sha256', '--initial-branch=main']);
    const sha = commit(modern, { [policy]: 'scope: scan\n' });
    expect(await read(`file://${modern}`)).toEqual({ text: 'scope: scan\n', at: `main at ${short(sha)}` });
    expect((await read(`file://${modern}`, sha))?.text).toBe('scope: scan\n');
  });
});
