import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commit, type Files, git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../shared/sarif/make.ts';

type Fields = Record<string, unknown>;

const high = (path: string, fields: Fields = {}): Fields =>
  resultOf({ level: 'error', locations: [locationOf(path, 1)], ...fields });
const of = (results: readonly Fields[], run: Fields = {}) => sarifOf({ results, ...run });
const baselineFile = '.github/scan-gate-baseline.json';

/** A repository whose remote says that `main` is its default branch. */
function makeClone({
  files = { 'src/a.js': 'x\n' } as Files,
  remote = 'https://github.com/acme/shop.git',
} = {}): string {
  const path = makeRepository(files);
  if (remote !== '') git(path, ['remote', 'add', 'origin', remote]);
  git(path, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main']);
  return path;
}

/** A clone of the latest commit, and what GitLab says in it of a pipeline of `main`. */
function pipeline() {
  const origin = makeClone({ remote: '' });
  const folder = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, folder]);
  const env = {
    ...{ CI: 'true', GITLAB_CI: 'true', CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' },
    ...{ CI_PROJECT_URL: 'https://gitlab.example/acme/shop', CI_COMMIT_SHA: git(folder, ['rev-parse', 'HEAD']) },
  };
  return { origin, folder, env };
}

async function write(folder: string, files: Record<string, string>, argv: readonly string[] = [], env: Fields = {}) {
  writeFiles(folder, files);
  const given = argv.length > 0 ? argv : ['--sarif', ...Object.keys(files)];
  const ended = await playCommand(['baseline', 'write', ...given], { folder, env: env as Record<string, string> });
  const path = join(folder, baselineFile);
  const written = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  return { ...ended, written };
}

describe('baseline write --sarif', () => {
  it('holds the open findings of all files, and none that its scanner says is accepted', async () => {
    const accepted = { suppressions: [{ kind: 'external', status: 'accepted' }] };
    const ended = await write(makeClone(), {
      'a.sarif': of([high('src/a.js'), high('src/b.js', accepted)]),
      'b.sarif': of([high('src/c.js', { level: 'note' })]),
    });
    expect(ended.code, ended.printed).toBe(0);
    expect(ended.written).toMatchObject({ format_version: 1, repository: 'github.com/acme/shop', branch: 'main' });
    const places = ended.written.findings.map((each: Fields) => [each.file_path, each.severity]);
    expect(places.sort()).toEqual([
      ['src/a.js', 'HIGH'],
      ['src/c.js', 'LOW'],
    ]);
    expect(ended.printed).toContain('2 known findings on main');
  });

  it('answers programs, and takes patterns and a type', async () => {
    const folder = makeClone();
    writeFiles(folder, { 'out/a.sarif': of([high('src/a.js')]) });
    const argv = ['--sarif', 'out/*.sarif', '--type', 'sast', '--json', '--baseline-file', 'b.json'];
    const { printed } = await write(folder, {}, argv);
    expect(JSON.parse(printed)).toMatchObject({ branch: 'main', findings: 1, file: join(folder, 'b.json') });
  });

  it('is made again where the last one is not committed yet', async () => {
    const folder = makeClone();
    const files = { 'a.sarif': of([high('src/a.js')]) };
    const first = await write(folder, files);
    expect((await write(folder, files)).written).toEqual(first.written);
  });

  it.each<[string, string, string]>([
    ['is cut', of([high('src/a.js')]).slice(0, -4), 'is not JSON'],
    ['is empty', '', 'is empty'],
    ['contains no run', '{"version":"2.1.0","runs":[]}', 'contains no run'],
    ['failed', of([], { invocations: [{ executionSuccessful: false }] }), 'did not succeed'],
    [
      'did not run to its end',
      of([high('src/a.js')], {
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [{ level: 'error', message: { text: 'No memory' } }],
          },
        ],
      }),
      'did not complete: No memory',
    ],
    ['is of another commit', of([], { versionControlProvenance: [{ revisionId: 'f'.repeat(40) }] }), 'another commit'],
    ['is of another folder', of([high('../elsewhere/a.js')]), 'are not of this repository'],
    ['found something in code that is not committed', of([high('src/new.js')]), 'such as src/new.js'],
  ])('is not made of a file that %s', async (_, text, why) => {
    const folder = makeClone();
    writeFiles(folder, { 'src/new.js': 'eval(x)\n' });
    const ended = await write(folder, { 'a.sarif': text });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('Nothing was written');
    expect(ended.printed).toContain(why);
    expect(ended.written).toBeUndefined();
  });

  it('is not made of code that was changed since the commit, also in a folder of the repository', async () => {
    const top = makeClone({ files: { 'app/src/a.js': 'x\n' } });
    writeFiles(top, { 'app/src/a.js': 'eval(x)\n' });
    const { printed, code } = await write(join(top, 'app'), { 'a.sarif': of([high('src/a.js')]) });
    expect({ code, isTold: printed.includes('1 finding lies in files that are not committed') }).toEqual({
      code: 2,
      isTold: true,
    });
  });

  it('is not made of a file that the branch brings', async () => {
    const folder = makeClone({ files: { 'a.sarif': of([]) } });
    expect((await write(folder, {}, ['--sarif', 'a.sarif'])).printed).toContain('a.sarif is part of the judged commit');
  });

  it.each<[string, (folder: string) => void, string]>([
    ['another branch', (folder) => git(folder, ['switch', '--quiet', '--create', 'topic']), 'topic is not the default'],
    [
      'a repository without an address',
      (folder) => git(folder, ['remote', 'remove', 'origin']),
      'The repository is unknown',
    ],
  ])('is not made of %s', async (_, change, why) => {
    const folder = makeClone();
    commit(folder, { 'src/b.js': 'y\n' });
    change(folder);
    const ended = await write(folder, { 'a.sarif': of([high('src/a.js')]) });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain(why);
    expect(ended.written).toBeUndefined();
  });

  it.each<[string, number, Fields, string]>([
    ['is made of the default branch', 0, {}, '1 known finding on main'],
    [
      'is not made of a pull request, whatever the name of its branch',
      2,
      {
        CI_MERGE_REQUEST_IID: '7',
        CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'main',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      },
      'It is not proven that main is at',
    ],
  ])('in a pipeline it %s', async (_, code, more, why) => {
    const { folder, env } = pipeline();
    const ended = await write(folder, { 'a.sarif': of([high('src/a.js')]) }, [], { ...env, ...more });
    expect(ended.code, ended.printed).toBe(code);
    expect(ended.printed).toContain(why);
  });

  it.each<[string, number, string]>([
    ['its own commit', 0, '1 known finding on main'],
    ['another commit', 2, 'The checkout is at'],
  ])('in a workflow of the default branch with a checkout of %s', async (which, code, why) => {
    const { folder } = pipeline();
    const GITHUB_SHA = git(folder, ['rev-parse', 'HEAD']);
    if (which === 'another commit') commit(folder, { 'src/b.js': 'y\n' });
    const payload = { ref: 'refs/heads/main', after: GITHUB_SHA };
    const own = { id: 1, full_name: 'acme/shop', private: true, default_branch: 'main' };
    const event = join(makeFolder(), 'event.json');
    writeFileSync(event, JSON.stringify({ ...payload, repository: own }));
    const env = {
      ...{ GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: event, GITHUB_SHA },
      ...{ GITHUB_REF: 'refs/heads/main', GITHUB_REPOSITORY: 'acme/shop', GITHUB_SERVER_URL: 'https://github.com' },
    };
    const ended = await write(folder, { 'a.sarif': of([high('src/a.js')]) }, [], env);
    expect(ended.code, ended.printed).toBe(code);
    expect(ended.printed).toContain(why);
  });

  it('is not made of an earlier commit of the default branch in a pipeline', async () => {
    const { origin, folder, env } = pipeline();
    commit(origin, { 'src/b.js': 'y\n' });
    const ended = await write(folder, { 'a.sarif': of([high('src/a.js')]) }, [], env);
    expect(ended.printed).toContain('It is not proven that main is at');
    expect(ended.written).toBeUndefined();
  });

  it('is not made outside a checkout', async () => {
    const ended = await write(makeFolder(), { 'a.sarif': of([]) });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.written).toBeUndefined();
  });

  it.each([
    [['--sarif', 'a.sarif', '--embedded'], '--embedded does not go with --sarif'],
    [['--sarif', 'a.sarif', '--base-url', 'https://a.example/api/v1'], '--base-url does not go with --sarif'],
    [['--sarif', 'a.sarif', '--api-key-stdin'], '--api-key-stdin does not go with --sarif'],
    [['--type', 'sast'], '--type goes with --sarif'],
  ])('refuses %j', async (argv, why) => {
    const ended = await write(makeClone(), { 'a.sarif': of([]) }, argv);
    expect(ended.code).toBe(2);
    expect(ended.printed).toContain(why);
  });

  it('goes with no other word of baseline', async () => {
    const ended = await playCommand(['baseline', 'show', '--sarif', 'a.sarif'], { folder: makeClone() });
    expect({ code: ended.code, isTold: ended.complained.includes('--sarif goes with baseline write') }).toEqual({
      code: 2,
      isTold: true,
    });
  });
});
