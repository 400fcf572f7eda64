/** Where a pipeline gets the gate from: a release, a clone, or the archive that `--from` names. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { create } from 'tar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillPipeline } from '../../../../src/gate/cli/init/init.ts';
import { recipes } from '../../../../src/gate/cli/init/recipes.ts';
import { createClock } from '../../../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../../../../src/shared/http/http.ts';
import { expectRefusal } from '../../../refusal.ts';
import {
  git,
  mainCommit,
  makeFolder,
  makeRepository,
  never,
  writeFiles,
} from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

type SourceSearch = Parameters<typeof fillPipeline>[1];

/** The pipeline of a system that installs the gate, or of GitHub, which names the action. */
const fill = (id: 'gitlab' | 'github', search: SourceSearch) => {
  const system = { id, name: id, recipe: recipes[id] };
  const choices = { system, baseUrl: undefined, severity: 'high', comment: undefined, defaultBranch: 'main' };
  return fillPipeline(choices, search, undefined);
};
const findGateSource = async (search: SourceSearch) => (await fill('gitlab', search)).gate;
const findActionPin = async (search: SourceSearch) => (await fill('github', search)).pin;

type Reply = { status?: number; location?: string; text?: string | Buffer } | { failure: string };

/** Answers by address; anything else is as on a machine without a network. */
function answering(replies: Record<string, Reply>): { transport: Transport; asked: HttpRequest[] } {
  const asked: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpOutcome> => {
    asked.push(request);
    const reply = replies[request.url.href] ?? { failure: 'ENOTFOUND' };
    if ('failure' in reply)
      return { kind: 'failure', unsent: true, permanent: false, message: reply.failure, cause: undefined };
    const { status = 200, location, text = '' } = reply;
    return {
      kind: 'answer',
      status,
      header: (name) => (name === 'location' ? location : undefined),
      text: Buffer.from(text).toString('latin1'),
    };
  };
  return { transport: { send, close: async () => {} }, asked };
}

const releases = 'https://github.com/scan-gate/scan-gate/releases/download/v0.1.0';
const commitUrl = 'https://api.github.com/repos/scan-gate/scan-gate/commits/v0.1.0';
const [packageSum, aloneSum] = ['a'.repeat(64), 'b'.repeat(64)];
const sums = `${packageSum}  scan-gate-0.1.0.tgz\n${aloneSum}  scan-gate-cli-0.1.0.tar.gz\n`;

function search(replies: Record<string, Reply>, given: Partial<SourceSearch> = {}) {
  const { transport, asked } = answering(replies);
  const home = join(makeClone(), 'dist/bundle');
  const whole: SourceSearch = {
    ...{ transport: async () => transport, clock: createClock(), cancel: never, home, isEmbedded: true },
    ...given,
  };
  return { ...whole, asked };
}

/** Of the gate itself. */
function makeClone(origin?: string): string {
  const folder = makeRepository({ 'package.json': '{ "name": "scan-gate" }\n', 'dist/bundle/index.js': '' });
  if (origin !== undefined) git(folder, ['remote', 'add', 'origin', origin]);
  return folder;
}

async function refusal(asked: Promise<unknown>): Promise<string> {
  const error = await expectRefusal(asked);
  return `${error.code}: ${error.message}\n${error.hint ?? ''}`;
}

describe('without --from, a pipeline installs', () => {
  it.each([
    [true, 'package', 'scan-gate-0.1.0.tgz', packageSum],
    [false, 'alone', 'scan-gate-cli-0.1.0.tar.gz', aloneSum],
  ])('the release by SHA256SUMS, where scanners are wanted (%s) the %s', async (isEmbedded, holds, file, sha256) => {
    const found = await findGateSource(search({ [`${releases}/SHA256SUMS`]: { text: sums } }, { isEmbedded }));
    expect(found).toEqual({ kind: 'url', url: `${releases}/${file}`, sha256, holds });
  });

  it('the release behind redirects to addresses of https, which get no credentials', async () => {
    const stored = 'https://release-assets.example/1?sig=x';
    const { asked, ...made } = search({
      [`${releases}/SHA256SUMS`]: { status: 302, location: stored },
      [stored]: { text: sums },
    });
    expect(await findGateSource(made)).toMatchObject({ sha256: packageSum });
    expect(asked.map(({ headers }) => Object.keys(headers))).toEqual([['user-agent'], ['user-agent']]);
  });

  it.each<[string, Reply]>([
    ['is not published', { status: 404 }],
    ['cannot be asked', { failure: 'ENOTFOUND' }],
    ['leads to an address without encryption', { status: 302, location: 'http://release.example/sums' }],
    ['leads to an address with a password', { status: 302, location: 'https://a:b@release.example/sums' }],
    ['leads in a circle', { status: 302, location: `${releases}/SHA256SUMS` }],
    ['does not name the archive', { text: `${packageSum}  other.tgz\n` }],
    ['is cut', { text: `${packageSum.slice(1)}  scan-gate-0.1.0.tgz\n` }],
  ])('a clone at the running commit, where the release %s', async (_, reply) => {
    const made = search({ [`${releases}/SHA256SUMS`]: reply });
    const commit = mainCommit(join(made.home, '../..'));
    const url = 'https://github.com/scan-gate/scan-gate.git';
    expect(await findGateSource(made)).toEqual({ kind: 'clone', url, commit, isPushed: false });
  });

  it.each([
    ['https://me:secret@git.acme.test/tools/scan-gate.git', 'https://git.acme.test/tools/scan-gate.git'],
    ['git@github.com:acme/scan-gate.git', 'https://github.com/acme/scan-gate.git'],
    ['/mnt/clones/scan-gate', 'https://github.com/scan-gate/scan-gate.git'],
  ])('the clone whose origin is %s from %s', async (origin, url) => {
    expect(await findGateSource(search({}, { home: makeClone(origin) }))).toMatchObject({ kind: 'clone', url });
  });

  it('a clone whose commit was pushed only where a branch of its own origin has it', async () => {
    const at = (clone: string) => findGateSource(search({}, { home: join(clone, 'dist/bundle') }));
    const clone = makeClone('https://git.acme.test/tools/scan-gate.git');
    expect(await at(clone)).toMatchObject({ isPushed: false });
    git(clone, ['update-ref', 'refs/remotes/origin/main', 'HEAD']);
    expect(await at(clone)).toMatchObject({ isPushed: true });
    git(clone, ['commit', '--quiet', '--allow-empty', '--message=Mine']);
    expect(await at(clone)).toMatchObject({ isPushed: false, commit: mainCommit(clone) });
    git(clone, ['update-ref', 'refs/heads/main', 'HEAD~1']);
    git(clone, ['remote', 'set-url', 'origin', '/mnt/clones/scan-gate']);
    expect(await at(clone)).toMatchObject({ url: 'https://github.com/scan-gate/scan-gate.git', isPushed: false });
  });

  it('nothing where there is neither a release nor a clone, and says what to do', async () => {
    const installed = join(makeRepository({ 'package.json': '{ "name": "shop" }\n' }), 'node_modules/scan-gate/dist');
    mkdirSync(installed, { recursive: true });
    for (const home of [installed, makeFolder()]) {
      const told = await refusal(findGateSource(search({}, { home })));
      expect(told).toMatch(/^CONFIG: The checksum of Scan Gate 0\.1\.0 is unknown: .* could not be asked: ENOTFOUND\n/);
      expect(told).toContain('init --from URL|FILE');
    }
  });
});

describe('a workflow of GitHub names', () => {
  it('the commit of the release', async () => {
    const commit = 'c'.repeat(40);
    const made = search({ [commitUrl]: { text: `${commit}` } });
    expect(await findActionPin(made)).toEqual({ action: 'scan-gate/scan-gate', ref: `${commit} # v0.1.0` });
    expect(made.asked[0]?.headers.accept).toBe('application/vnd.github.sha');
  });

  it.each<[string | undefined, string]>([
    [undefined, 'scan-gate/scan-gate'],
    ['https://github.com/acme/scan-gate', 'acme/scan-gate'],
    ['https://git.acme.test/tools/scan-gate', 'scan-gate/scan-gate'],
  ])('the running commit of a clone of %s as %s', async (origin, action) => {
    const home = makeClone(origin);
    const made = search({ [commitUrl]: { text: '{"message":"Not Found"}' } }, { home });
    const ref = `${mainCommit(home)} # 0.1.0, not released`;
    const doubt = `Push ${mainCommit(home)} to https://github.com/${action}.git: jobs install Scan Gate at that commit`;
    expect(await findActionPin(made)).toEqual({ action, ref, doubt: expect.stringContaining(doubt) });
    git(home.replace(/\/dist.*$/, ''), ['update-ref', 'refs/remotes/origin/main', 'HEAD']);
    const isThere = origin?.startsWith('https://github.com/') === true;
    expect((await findActionPin(made))?.doubt === undefined).toBe(isThere);
  });

  it('the version alone where nothing says its commit', async () => {
    expect(await findActionPin(search({}, { home: makeFolder() }))).toMatchObject({
      ref: 'v1',
      doubt: expect.stringMatching(/^Replace v1 in the workflow by a full commit: v1 moves with every release/),
    });
  });
});

/** An archive as a release has it. */
async function makeArchive(paths: readonly string[]): Promise<string> {
  const folder = makeFolder();
  writeFiles(folder, Object.fromEntries(paths.map((path) => [path, `${path}\n`.repeat(200)])));
  const file = join(folder, 'gate.tgz');
  await create({ file, cwd: folder, gzip: true }, [...new Set(paths.map((path) => path.split('/')[0] ?? ''))]);
  return file;
}

const whole = ['package/LICENSE', 'package/dist/cli/index.js', 'package/package.json'];
const alone = ['scan-gate/bundle/index.js', 'scan-gate/cli/index.js'];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Answers with an archive on this machine, which may be asked without encryption. */
async function serve(bytes: Buffer): Promise<string> {
  const server = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tools/gate.tgz`;
}

describe('--from takes', () => {
  /** No release and no address of other machines can be asked for. */
  const env = { HTTPS_PROXY: 'http://127.0.0.1:9' };
  const init = (from: string, argv: string[] = [], folder = makeRepository({ 'README.md': 'A shop\n' })) =>
    playCommand(['init', '--print', '--ci=gitlab', `--from=${from}`, ...argv], { folder, env });
  const service = ['--base-url=https://scan.acme.test/api/v1'];
  const sumOf = (path: string) => sha256(readFileSync(path));

  it.each([
    ['the npm package', whole, '/dist/cli/index.js'],
    ['the gate alone', alone, 'gate/cli/index.js'],
  ])('a file by its checksum: %s', async (_, paths, program) => {
    const path = await makeArchive(paths);
    const { code, printed } = await init(path, service);
    expect(code).toBe(0);
    expect(printed).toContain(`cp "${path}" "$gate/gate.tgz"`);
    expect(printed).toContain(`echo "${sumOf(path)}  $gate/gate.tgz"`);
    expect(printed).toContain(program);
  });

  it('a file of the checkout by its path there, however it is named', async () => {
    const folder = makeRepository({ 'tools/a.md': '' });
    const path = await makeArchive(whole);
    cpSync(path, join(folder, 'tools/gate.tgz'));
    for (const [from, place] of [
      ['gate.tgz', join(folder, 'tools')],
      [join(folder, 'tools/gate.tgz'), folder],
    ] as const)
      expect((await init(from, [], place)).printed).toContain('cp "tools/gate.tgz" "$gate/gate.tgz"');
  });

  it('an address, which it downloads', async () => {
    const path = await makeArchive(whole);
    const url = await serve(readFileSync(path));
    const { printed } = await init(url);
    expect(printed).toMatch(new RegExp(`curl .*"${url}"`));
    expect(printed).toContain(`echo "${sumOf(path)}  $gate/gate.tgz"`);
  });

  it.each<[string, string]>([
    ['https://me:secret@tools.acme.test/gate.tgz', 'do not put a secret into'],
    ['https://tools.acme.test/gate.tgz?token=secret', 'do not put a secret into'],
    ['https://tools.acme.test/$(id).tgz', 'cannot be written into a pipeline'],
    ['http://tools.acme.test/gate.tgz', 'not an https address'],
    ['ftp://tools.acme.test/gate.tgz', 'cannot be written into a pipeline'],
    ['https://tools.acme.test/gate.tgz', 'tools.acme.test could not be asked: '],
    ['/no/such/gate.tgz', '--from: /no/such/gate.tgz could not be read (ENOENT)'],
    ['/', 'could not be read (EISDIR)'],
    ['gate"; rm -rf ~; ".tgz', 'Rename the file'],
    ["gate'.tgz", 'Rename the file'],
    ['-rf', '--from: -rf could not be read'],
  ])('nothing from %s', async (from, words) => {
    const { code, printed, complained } = await init(from);
    expect([code, printed]).toEqual([2, '']);
    expect(complained).toContain(words);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a page of a login', async () => Buffer.from('<!doctype html><title>Sign in</title>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['another archive', async () => readFileSync(await makeArchive(['other/index.js']))],
    ['half an archive', async () => readFileSync(await makeArchive(whole)).subarray(0, 60)],
  ])('no archive of the gate in %s', async (_, bytes) => {
    const url = await serve(await bytes());
    const { code, complained } = await init(url);
    expect([code, complained]).toEqual([2, expect.stringContaining(`--from: ${url} is not an archive of Scan Gate\n`)]);
  });

  it('not the gate alone where the job scans by itself', async () => {
    const { code, complained } = await init(await makeArchive(alone));
    expect(code).toBe(2);
    expect(complained).toContain('is only the gate, without scanners\nGive the npm package (scan-gate-0.1.0.tgz)');
  });

  it('not a file that is larger than an archive may be', async () => {
    const path = join(makeFolder(), 'gate.tgz');
    writeFileSync(path, '');
    truncateSync(path, 16 * 1024 * 1024 + 1);
    expect((await init(path)).complained).toContain('could not be read (too large)');
    truncateSync(path, 16 * 1024 * 1024);
    expect((await init(path)).complained).toContain('is not an archive of Scan Gate');
  });

  it('a file through a link, for the reader owns the machine', async () => {
    const link = join(makeFolder(), 'gate.tgz');
    symlinkSync(await makeArchive(whole), link);
    expect((await init(link)).printed).toContain(`cp "${link}"`);
  });
});
