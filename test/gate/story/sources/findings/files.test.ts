import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commit,
  type Files,
  git,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../../../service/temporary-repository.ts';
import { playCommand } from '../../../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../../../shared/sarif/make.ts';

const quiet = sarifOf({ results: [] });
const high = sarifOf({ results: [resultOf({ level: 'error' })] });

async function judge(cwd: string, argv: string[], env: Record<string, string> = {}) {
  const place = { env: { RUNNER_TEMP: join(cwd, 'temp'), ...env }, folder: cwd, now: new Date('2026-05-01T00:00:00Z') };
  return playCommand(['judge', ...argv], place);
}

function withFiles(files: Files, committed: Files = { 'src/a.js': '' }): string {
  const cwd = makeRepository(committed);
  writeFiles(cwd, files);
  return cwd;
}

describe('the files of judge --sarif', () => {
  it.each<[string, string[], Files, number]>([
    ['a pattern', ['--sarif', 'out/*.sarif'], { 'out/a.sarif': quiet, 'out/b.sarif': high }, 1],
    ['a deep pattern', ['--sarif', '**/*.sarif'], { 'out/deep/b.sarif': high }, 1],
    ['a choice', ['--sarif', 'out/{a,b}.sarif'], { 'out/a.sarif': quiet, 'out/b.sarif': high }, 1],
    ['a file whose name looks like a pattern', ['--sarif', 'a[1].sarif'], { 'a[1].sarif': high, 'a1.sarif': quiet }, 1],
    ['a pattern that matches nothing', ['--sarif', 'out/*.sarif'], {}, 2],
    ['a pattern that matches a folder alone', ['--sarif', 'ou*'], { 'out/a.txt': '' }, 2],
    ['one pattern of two that matches nothing', ['--sarif', '*.sarif', 'none/*.sarif'], { 'a.sarif': quiet }, 2],
    ['a file that is not there', ['--sarif', 'a.sarif'], {}, 2],
    ['a file that is cut short', ['--sarif', 'a.sarif'], { 'a.sarif': high.slice(0, -9) }, 2],
    ['an empty file', ['--sarif', 'a.sarif'], { 'a.sarif': '' }, 2],
    ['no run', ['--sarif', 'a.sarif'], { 'a.sarif': '{"version":"2.1.0","runs":[]}' }, 2],
    ['UTF-16', ['--sarif', 'a.sarif'], { 'a.sarif': Buffer.from(`\ufeff${high}`, 'utf16le') }, 1],
    ['a byte order mark', ['--sarif', 'a.sarif'], { 'a.sarif': `\ufeff${high}` }, 1],
    [
      'a result without a place',
      ['--sarif', 'a.sarif'],
      { 'a.sarif': sarifOf({ results: [resultOf({ level: 'error', locations: [] })] }) },
      1,
    ],
  ])('are read as %s', async (_, argv, files, code) => {
    const ended = await judge(withFiles(files), argv);
    expect(ended.code, ended.printed).toBe(code);
  });

  it.each<[string, (cwd: string) => string]>([
    ['tracked', () => 'a.sarif'],
    ['changed since', (cwd) => replace(cwd, 'a.sarif', high)],
    ['named in another way', () => './src/../a.sarif'],
    ['found by a pattern', () => '*.sarif'],
    ['linked to', (cwd) => link(cwd, 'a.sarif', 'out.sarif')],
    ['in a folder that is linked to', (cwd) => `${link(cwd, 'deep', 'out')}/b.sarif`],
    ['in a folder', () => 'deep/b.sarif'],
    ['in a submodule', submodule],
  ])('are refused when they are %s', async (_, nameIn) => {
    const cwd = withFiles({}, { 'a.sarif': quiet, 'deep/b.sarif': quiet });
    const ended = await judge(cwd, ['--sarif', nameIn(cwd)]);
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('is part of the judged commit: its author wrote it');
  });

  it.each<[string, (cwd: string) => string]>([
    ['beside the checkout', () => join(makeRepository({ 'b.sarif': quiet }), 'b.sarif')],
    ['within it', (cwd) => nested(cwd, { 'b.sarif': quiet })],
    ['behind a link', (cwd) => linkTo(cwd, join(makeRepository({ 'b.sarif': quiet }), 'b.sarif'))],
    ['changed since', () => replace(makeRepository({ 'b.sarif': quiet }), 'b.sarif', high)],
  ])('are refused when another repository tracks them, %s, and say so', async (_, nameIn) => {
    const cwd = withFiles({}, { 'src/a.js': '' });
    const ended = await judge(cwd, ['--sarif', nameIn(cwd)]);
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('is tracked in another repository (');
    expect(ended.printed).toMatch(/Inconclusive: a SARIF file is tracked in another repository$/m);
    expect(ended.printed).not.toMatch(/commit that is judged|the scan failed/);
  });

  it.each<[string, (cwd: string, file: string) => string]>([
    ['by its name', (_, file) => file],
    ['behind a link', linkTo],
  ])('are refused when a repository tracks them and nothing is judged by git, %s', async (_, nameIn) => {
    const cwd = makeFolder();
    const ended = await judge(cwd, ['--sarif', nameIn(cwd, join(makeRepository({ 'a/b.sarif': quiet }), 'a/b.sarif'))]);
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('is tracked in another repository (');
  });

  it.each<[string, (cwd: string) => string, RegExp]>([
    ['tracked', () => 'a.sarif', /a SARIF file is part of the judged commit$/m],
    ['not there', () => 'none.sarif', /a SARIF file could not be read$/m],
    ['matched by no pattern', () => 'none/*.sarif', /there is no SARIF file$/m],
    ['no SARIF', (cwd) => replace(cwd, 'new.sarif', '{}'), /a SARIF file cannot be judged$/m],
    ['cut short', (cwd) => replace(cwd, 'new.sarif', high.slice(0, -9)), /a SARIF file cannot be judged$/m],
    [
      'of another commit',
      (cwd) =>
        replace(cwd, 'new.sarif', sarifOf({ results: [], versionControlProvenance: [{ revisionId: 'f'.repeat(40) }] })),
      /a SARIF file is of another commit$/m,
    ],
    [
      'of a scan that failed',
      (cwd) => replace(cwd, 'new.sarif', sarifOf({ results: [], invocations: [{ executionSuccessful: false }] })),
      /the scan of a SARIF file failed$/m,
    ],
  ])('say in the sentence what is wrong with them: %s', async (_, nameIn, sentence) => {
    const cwd = withFiles({}, { 'a.sarif': quiet });
    const ended = await judge(cwd, ['--sarif', nameIn(cwd)]);
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toMatch(sentence);
  });

  it.each<[string, (cwd: string) => string]>([
    ['not tracked', (cwd) => replace(cwd, 'new.sarif', quiet)],
    ['ignored', (cwd) => replace(cwd, 'out/new.sarif', quiet)],
    ['outside', () => replace(makeFolder(), 'new.sarif', quiet)],
  ])('are read when they are %s', async (_, nameIn) => {
    const cwd = withFiles({}, { 'src/a.js': '', '.gitignore': 'out/\n' });
    const ended = await judge(cwd, ['--sarif', nameIn(cwd)]);
    expect(ended.code, ended.printed).toBe(0);
  });
});

function replace(cwd: string, name: string, text: string): string {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), text);
  return join(cwd, name);
}

function link(cwd: string, target: string, name: string): string {
  symlinkSync(target, join(cwd, name));
  return name;
}

function submodule(cwd: string): string {
  const inner = makeRepository({ 'inner.sarif': quiet });
  git(cwd, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'module']);
  commit(cwd, {});
  return 'module/inner.sarif';
}

describe('the commit that a SARIF file says it is of', () => {
  const of = (...revisions: (string | undefined)[]) =>
    sarifOf({ results: [], versionControlProvenance: revisions.map((revisionId) => ({ revisionId })) });

  it.each<[string, (sha: string) => string, number]>([
    ['the judged one', (sha) => of(sha), 0],
    ['its beginning', (sha) => of(sha.slice(0, 7)), 0],
    ['in capital letters', (sha) => of(sha.toUpperCase()), 0],
    ['not given', () => of(undefined), 0],
    ['one of several', (sha) => of('f'.repeat(40), sha), 0],
    ['another one', () => of('f'.repeat(40)), 2],
    ['too short to tell', (sha) => of(sha.slice(0, 4)), 2],
    ['more than the judged one', (sha) => of(`${sha}0`), 2],
    ['a branch', () => of('main'), 2],
    [
      'right in one run and wrong in another',
      (sha) =>
        sarifOf(
          {},
          {
            runs: [sha, 'f'.repeat(40)].map((revisionId) => ({
              tool: { driver: { name: 'Semgrep' } },
              results: [],
              versionControlProvenance: [{ revisionId }],
            })),
          },
        ),
      2,
    ],
  ])('%s', async (_, text, code) => {
    const cwd = makeRepository({ 'src/a.js': '' });
    writeFiles(cwd, { 'a.sarif': text(git(cwd, ['rev-parse', 'HEAD'])) });
    const ended = await judge(cwd, ['--sarif', 'a.sarif']);
    expect(ended.code, ended.printed).toBe(code);
    if (code === 2) expect(ended.printed).toContain('is of another commit');
  });
});

describe('what a proposal suppresses', () => {
  const accepted = (fields: Record<string, unknown>) => sarifOf({ results: [resultOf({ level: 'error', ...fields })] });
  const external = [{ kind: 'external', status: 'accepted' }];

  it.each<[string, string, number]>([
    ['in a file that it does not change', accepted({ suppressions: external }), 0],
    ['in a file that it changes', accepted({ suppressions: external, locations: [locationOf('src/new.js', 1)] }), 1],
    [
      'from a file that it changes',
      accepted({ suppressions: [{ ...external[0], location: locationOf('src/new.js', 1) }] }),
      1,
    ],
    [
      'at one of several places that it changes',
      accepted({ suppressions: external, locations: [locationOf('src/a.js', 1), locationOf('src/new.js', 1)] }),
      1,
    ],
    ['nowhere', accepted({ suppressions: external, locations: [] }), 1],
  ])('counts as it should when it is %s', async (_, text, code) => {
    const cwd = proposal({ 'src/new.js': 'new();\n' });
    writeFiles(cwd, { 'a.sarif': text });
    const ended = await judge(cwd, ['--sarif', 'a.sarif', '--scope', 'scan']);
    expect(ended.code, ended.printed).toBe(code);
  });

  it.each<[string, string[], number]>([
    ['the first place is changed', ['src/new.js', 'src/a.js'], 1],
    ['another place is changed', ['src/a.js', 'src/new.js'], 1],
    ['no place is changed', ['src/a.js', 'src/b.js'], 0],
  ])('counts under the scope changed when %s', async (_, places, code) => {
    const cwd = proposal({ 'src/new.js': 'new();\n' });
    writeFiles(cwd, { 'a.sarif': accepted({ locations: places.map((place) => locationOf(place, 1)) }) });
    for (const scope of ['changed', 'changed-lines']) {
      const ended = await judge(cwd, ['--sarif', 'a.sarif', '--scope', scope]);
      expect(ended.code, ended.printed).toBe(code);
    }
  });
});

describe('a finding with two places in one file that the branch changes', () => {
  it.each<[string, number[], number]>([
    ['the second of them is on a changed line', [1, 3], 1],
    ['the first of them is', [3, 1], 1],
    ['neither is', [1, 1], 0],
  ])('counts under the scope changed-lines only when one of them is on a changed line: %s', async (_, lines, code) => {
    const cwd = proposal({ 'src/a.js': 'a();\ntwo();\nthree();\n' });
    const locations = lines.map((line) => locationOf('src/a.js', line));
    writeFiles(cwd, { 'a.sarif': sarifOf({ results: [resultOf({ level: 'error', locations })] }) });
    const ended = await judge(cwd, ['--sarif', 'a.sarif', '--scope', 'changed-lines']);
    expect(ended.code, ended.printed).toBe(code);
  });
});

/** A clone whose branch changes these files against origin's `main`. */
function proposal(files: Files): string {
  const origin = makeRepository({ 'src/a.js': 'a();\n', 'src/b.js': 'b();\n' });
  const cwd = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, cwd]);
  git(cwd, ['switch', '--quiet', '--create', 'topic']);
  commit(cwd, files);
  return cwd;
}

/** Another repository in a folder of the checkout, which is no submodule. */
function nested(cwd: string, files: Files): string {
  git(makeRepository(files), ['clone', '--quiet', '.', join(cwd, 'policies')]);
  return `policies/${Object.keys(files)[0]}`;
}

function linkTo(cwd: string, target: string): string {
  symlinkSync(target, join(cwd, 'linked.sarif'));
  return 'linked.sarif';
}
