import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportFileIn } from '../../../../report-file.ts';
import {
  commit,
  type Files,
  git,
  mainCommit,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../../../service/temporary-repository.ts';
import { playCommand } from '../../../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../../../shared/sarif/make.ts';

type Fields = Record<string, unknown>;

/** A HIGH with its code in the file. */
function high(path: string, line: number, code: string, fields: Fields = {}): Fields {
  const { physicalLocation } = locationOf(path, line) as { physicalLocation: Fields };
  const region = { startLine: line, snippet: { text: code } };
  return resultOf({ level: 'error', locations: [{ physicalLocation: { ...physicalLocation, region } }], ...fields });
}

/** A HIGH of which the file shows no code. */
const bare = (path: string, line: number, fields: Fields = {}) =>
  resultOf({ level: 'error', locations: [locationOf(path, line)], ...fields });

const of = (results: readonly Fields[], run: Fields = {}) => sarifOf({ results, ...run });
const at = (revisionId: string) => ({ versionControlProvenance: [{ revisionId }] });

interface Place {
  cwd: string;
  /** Where the branch left `main`. */
  left: string;
  head: string;
}

const committed = { 'src/a.js': 'one();\neval(x);\n', 'src/b.js': 'eval(y);\n' };

let clone = '';

/** Made once, then copied: no test changes its origin. */
function copyClone(): string {
  if (clone === '') {
    const origin = makeRepository(committed);
    clone = join(makeFolder(), 'clone');
    git(origin, ['clone', '--quiet', origin, clone]);
    git(clone, ['switch', '--quiet', '--create', 'topic']);
  }
  const copy = makeFolder();
  cpSync(clone, copy, { recursive: true });
  return copy;
}

/** A clone whose branch changes this against origin's `main`. */
function proposal(change: Files = { 'README.md': 'new\n' }, moved?: [string, string]): Place {
  const cwd = copyClone();
  const left = mainCommit(cwd);
  if (moved !== undefined) {
    mkdirSync(dirname(join(cwd, moved[1])), { recursive: true });
    git(cwd, ['mv', ...moved]);
  }
  return { cwd, left, head: commit(cwd, change) };
}

async function judge({ cwd }: Pick<Place, 'cwd'>, files: Record<string, string>, ...more: string[]) {
  writeFiles(cwd, files);
  const temp = makeFolder();
  const flags = ['--sarif', 'a.sarif', '--base-sarif', 'base.sarif', ...more];
  const place = { env: { RUNNER_TEMP: temp }, folder: cwd, now: new Date('2026-05-01T00:00:00Z') };
  const ended = await playCommand(['judge', ...flags], place);
  const report = reportFileIn(temp);
  return { ...ended, report: report === undefined ? undefined : JSON.parse(readFileSync(report, 'utf8')) };
}

const oldEval = high('src/a.js', 2, 'eval(x);');

describe('judge --sarif with --base-sarif', () => {
  it.each<[string, number, Fields[], Fields[], Files?]>([
    ['holds what the base holds', 0, [oldEval], [oldEval]],
    ['holds it on another line', 0, [high('src/a.js', 9, 'eval(x);')], [oldEval], { 'src/a.js': '\n\neval(x);\n' }],
    ['holds it in another form', 0, [high('src/a.js', 2, '  eval(x);\n')], [oldEval], { 'src/a.js': 'eval(x);\n' }],
    ['holds less', 0, [], [oldEval]],
    ['holds more', 1, [oldEval, high('src/b.js', 1, 'eval(y);')], [oldEval], { 'src/b.js': 'eval(y);//\n' }],
    ['holds it twice', 1, [oldEval, oldEval], [oldEval], { 'src/a.js': 'eval(x);eval(x);\n' }],
    ['holds it in another file', 1, [high('src/c.js', 1, 'eval(x);')], [oldEval], { 'src/c.js': 'eval(x);\n' }],
    ['holds other code', 1, [high('src/a.js', 2, 'eval(z);')], [oldEval], { 'src/a.js': 'one();\neval(z);\n' }],
    ['holds another rule', 1, [{ ...oldEval, ruleId: 'other' }], [oldEval], { 'src/a.js': 'eval(x);\n' }],
    [
      'holds what its tool knows again elsewhere',
      0,
      [high('src/c.js', 1, 'eval(q);', { fingerprints: { 'v1/id': 'abcdef0123' } })],
      [{ ...oldEval, fingerprints: { 'v1/id': 'abcdef0123' } }],
    ],
    [
      'holds it, and its base suppresses it',
      0,
      [oldEval],
      [{ ...oldEval, suppressions: [{ kind: 'external', status: 'accepted' }] }],
    ],
    ['does not have it any more since the base', 1, [oldEval], [{ ...oldEval, baselineState: 'absent' }]],
  ])('judges what %s: %i', async (_, code, now, before, change) => {
    const place = proposal(change);
    const ended = await judge(place, { 'a.sarif': of(now), 'base.sarif': of(before) });
    expect(ended.code, ended.printed).toBe(code);
    expect(ended.report).toMatchObject({ scope: 'auto' });
  });

  it.each<[string, number, Fields[], Files]>([
    ['nothing that it holds changed', 0, [oldEval], {}],
    ['a line beside it changed', 0, [oldEval], { 'src/a.js': 'two();\neval(x);\n' }],
    ['its line is new', 2, [oldEval, high('src/b.js', 2, 'eval(q);')], { 'src/b.js': 'eval(y);\neval(q);\n' }],
    ['its file is new', 2, [high('src/c.js', 1, 'eval(q);')], { 'src/c.js': 'eval(q);\n' }],
    ['it names no line of a changed file', 2, [resultOf({ level: 'error' })], { 'src/a.js': 'eval(x);\n' }],
  ])('takes no copy of the judged file for the base: %s', async (_, code, results, change) => {
    const ended = await judge(proposal(change), { 'a.sarif': of(results), 'base.sarif': of(results) });
    expect(ended.code, ended.printed).toBe(code);
  });

  it('compares what scanners in containers saw, files of the base that are gone included', async () => {
    const mounted = (path: string) => high(`/github/workspace/${path}`, 1, 'eval(x);');
    const elsewhere = (path: string) => high(`/home/me/shop/${path}`, 1, 'eval(x);');
    for (const at of [mounted, elsewhere]) {
      const place = proposal({ 'src/c.js': 'one();\n' }, ['src/b.js', 'src/d.js']);
      const files = {
        'a.sarif': of([at('src/a.js'), at('src/d.js')]),
        'base.sarif': of([at('src/a.js'), at('src/b.js')]),
      };
      const ended = await judge(place, files);
      expect(ended.code, ended.printed).toBe(0);
    }
  });

  it('knows a finding again whose file was renamed, once', async () => {
    const moved = (path: string) => high(path, 2, 'eval(x);');
    const renamed = proposal(undefined, ['src/a.js', 'lib/a.js']);
    const files = { 'a.sarif': of([moved('lib/a.js')]), 'base.sarif': of([oldEval], at(renamed.left)) };
    expect((await judge(renamed, files)).code).toBe(0);
    const twice = { ...files, 'a.sarif': of([moved('lib/a.js'), moved('lib/b.js')]) };
    const copied = proposal({ 'lib/b.js': committed['src/a.js'] }, ['src/a.js', 'lib/a.js']);
    expect((await judge(copied, twice)).code).toBe(1);
  });

  it('names in the report what is new, and what it was compared with', async () => {
    const place = proposal({ 'src/b.js': 'eval(y); //\n' });
    const now = of([oldEval, high('src/b.js', 1, 'eval(y);')]);
    const { report, printed } = await judge(place, { 'a.sarif': now, 'base.sarif': of([oldEval], at(place.left)) });
    const news = report.findings.map((each: Fields) => [each.file_path, each.first_seen]);
    expect(news.sort()).toEqual([
      ['src/a.js', false],
      ['src/b.js', true],
    ]);
    expect(printed).toContain(`Compared with base.sarif, of main at ${place.left.slice(0, 12)}`);
    expect(report.notes.join('\n')).toContain('Compared with base.sarif');
  });

  const rules = 'findings that only newer rules report count as new';
  it.each<[string, [string, string], [string, string], string | undefined]>([
    ['an older version', ['1.90.0', ''], ['1.50.0', ''], `made by Semgrep OSS 1.50.0 (here 1.90.0): ${rules}`],
    [
      'a scan of long ago',
      ['1', '2026-11-20T08:00:00Z'],
      ['1', '2026-06-01T08:00:00.000Z'],
      `172 days earlier: ${rules}`,
    ],
    [
      'both',
      ['2', '2026-11-20T08:00:00Z'],
      ['1', '2026-11-01T08:00:00Z'],
      `19 days earlier, by Semgrep OSS 1 (here 2): ${rules}`,
    ],
    ['a scan of this week', ['1', '2026-11-20T08:00:00Z'], ['1', '2026-11-14T08:00:00Z'], undefined],
    ['a time without a zone', ['1', '2026-11-20T08:00:00'], ['1', '2026-06-01T08:00:00'], undefined],
    ['a later scan', ['1', '2026-06-01T08:00:00Z'], ['1', '2026-11-20T08:00:00Z'], undefined],
  ])('says how old the base is: %s', async (_, [version, end], [baseVersion, baseEnd], note) => {
    const place = proposal({ 'src/b.js': 'eval(y); //\n' });
    const dated = (text: string, stated: string, endTimeUtc: string) => {
      const log = JSON.parse(text);
      for (const run of log.runs) {
        run.tool.driver.version = stated;
        if (endTimeUtc !== '') run.invocations = [{ executionSuccessful: true, endTimeUtc }];
      }
      return JSON.stringify(log);
    };
    const { report } = await judge(place, {
      'a.sarif': dated(of([oldEval]), version, end),
      'base.sarif': dated(of([oldEval], at(place.left)), baseVersion, baseEnd),
    });
    const notes = report.notes.join('\n');
    if (note === undefined) expect(notes).not.toContain('The files of the base');
    else expect(notes).toContain(note);
  });
});

describe('a finding of which the file shows no code', () => {
  const certain = (place: Place) => at(place.left);

  it.each<[string, number, Files, Fields[], Fields[]]>([
    ['stands in a file that is not changed', 0, {}, [bare('src/a.js', 2)], [bare('src/a.js', 2)]],
    ['moved', 0, { 'src/a.js': '\n\none();\neval(x);\n' }, [bare('src/a.js', 4)], [bare('src/a.js', 2)]],
    [
      'took the place of another',
      1,
      { 'src/a.js': 'one();\neval(z);\n' },
      [bare('src/a.js', 2)],
      [bare('src/a.js', 2)],
    ],
    ['says where no line is', 0, { 'src/a.js': 'x\n' }, [bareFile('src/a.js')], [bareFile('src/a.js')]],
  ])('is known again by the code itself when it %s: %i', async (_, code, change, now, before) => {
    const place = proposal({ 'README.md': 'new\n', ...change });
    const ended = await judge(place, { 'a.sarif': of(now), 'base.sarif': of(before, certain(place)) });
    expect(ended.code, ended.printed).toBe(code);
  });

  it('is doubtful when it replaced another, and the commit of the base is unknown', async () => {
    const place = proposal({ 'src/a.js': 'one();\neval(z);\n' });
    const ended = await judge(place, { 'a.sarif': of([bare('src/a.js', 2)]), 'base.sarif': of([bare('src/a.js', 2)]) });
    expect(ended.report).toMatchObject({ verdict: 'inconclusive' });
  });

  it('is known again when it moved in any file whose text the commits have, and in no other', async () => {
    const mebibyte = 1024 * 1024;
    const line = 'eval(x);\n';
    const texts: Record<string, string | Buffer> = {
      'a.js': line,
      'b c/ä.js': 'eval(y);\n',
      'same.js': line,
      'last.js': 'eval(z);\n\n',
      'full.js': line.padEnd(mebibyte - 1, 'x'),
      'large.js': line.padEnd(mebibyte, 'x'),
      'binary.js': Buffer.from([0x65, 0xff, 0x0a]),
      'two\nlines.js': line,
    };
    const cwd = makeFolder();
    git(cwd, ['clone', '--quiet', makeRepository(texts), '.']);
    git(cwd, ['switch', '--quiet', '--create', 'topic']);
    const left = mainCommit(cwd);
    const moved = Object.entries(texts).map(([path, text]) => [
      path,
      Buffer.concat([Buffer.from('\n'), Buffer.from(text)]),
    ]);
    commit(cwd, Object.fromEntries(moved));
    const paths = [...Object.keys(texts), 'b c'];
    const on = (number: number) => paths.map((path) => bare(encodeURI(path), number));
    const { report } = await judge({ cwd }, { 'a.sarif': of(on(2)), 'base.sarif': of(on(1), at(left)) });
    const unknown = report.findings.filter(({ effect }: Fields) => effect !== 'none');
    expect(unknown.map(({ file_path: path }: Fields) => path).sort()).toEqual([
      ...['b c', 'binary.js', 'large.js', null],
    ]);
  });

  function bareFile(path: string): Fields {
    return resultOf({ level: 'error', locations: [locationOf(path)] });
  }
});

describe('the files of --base-sarif', () => {
  const empty = of([]);

  it.each<[string, (place: Place) => string, string]>([
    ['of the judged commit', ({ head }) => of([], at(head)), 'is not a commit of main'],
    ['of no commit of the base', () => of([], at('main')), 'is not a commit of main'],
    ['cut short', () => empty.slice(0, -4), 'is not JSON'],
    ['empty', () => '', 'is empty'],
    ['of no run', () => '{"version":"2.1.0","runs":[]}', 'contains no run'],
    ['failed', () => of([], { invocations: [{ executionSuccessful: false }] }), 'did not succeed'],
    ['of files elsewhere', () => of([high('../base/src/a.js', 2, 'eval(x);')]), 'are not of this repository'],
  ])('are refused when they are %s', async (_, text, why) => {
    const place = proposal();
    const ended = await judge(place, { 'a.sarif': of([oldEval]), 'base.sarif': text(place) });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain(why);
  });

  it('are refused when they are of a folder of the checkout', async () => {
    const place = proposal();
    const before = of([high('base/src/a.js', 2, 'eval(x);')], at(place.left));
    const ended = await judge(place, { 'a.sarif': of([oldEval]), 'base.sarif': before });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('are not of this repository');
  });

  it('are refused when an earlier commit of the branch made them', async () => {
    const place = proposal({ 'src/a.js': 'eval(bad);\n' });
    commit(place.cwd, { 'README.md': 'more\n' });
    const ended = await judge(place, { 'a.sarif': of([oldEval]), 'base.sarif': of([oldEval], at(place.head)) });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('is not a commit of main');
  });

  it('are refused when the branch brings them, by whatever name', async () => {
    const place = proposal({ 'base.sarif': of([oldEval]) });
    expect((await judge(place, { 'a.sarif': of([oldEval]) })).printed).toContain(
      'is part of the judged commit: its author wrote it',
    );
    const linked = proposal({ 'old.sarif': of([oldEval]) });
    symlinkSync('old.sarif', join(linked.cwd, 'base.sarif'));
    expect((await judge(linked, { 'a.sarif': of([oldEval]) })).printed).toContain(
      'is part of the judged commit: its author wrote it',
    );
  });

  it('are refused when they are what is judged', async () => {
    const { cwd } = proposal();
    symlinkSync('a.sarif', join(cwd, 'base.sarif'));
    const ended = await judge({ cwd }, { 'a.sarif': of([oldEval]) });
    expect(ended.code, ended.printed).toBe(2);
    expect(ended.printed).toContain('cannot be its own base');
  });

  it.each<[string, Fields, string]>([
    ['another tool', { tool: { driver: { name: 'CodeQL' } } }, 'src/b.js'],
    [
      'a tool that could not read the file',
      {
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              { level: 'warning', message: { text: 'Syntax error' }, locations: [locationOf('src/b.js')] },
            ],
          },
        ],
      },
      'src/b.js',
    ],
  ])('leave open what %s did not see', async (_, run, path) => {
    const place = proposal({ 'src/b.js': 'eval(y); //\n' });
    const files = { 'a.sarif': of([high(path, 1, 'eval(y);')]), 'base.sarif': of([], run) };
    expect((await judge(place, files)).report).toMatchObject({ verdict: 'inconclusive' });
  });

  it('are of a commit that the checkout need not hold, and then it is said', async () => {
    const { cwd } = proposal();
    const shallow = join(makeFolder(), 'clone');
    git(cwd, ['clone', '--quiet', '--depth=1', '--branch=topic', `file://${cwd}`, shallow]);
    git(shallow, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main']);
    const files = { 'a.sarif': of([oldEval]), 'base.sarif': of([oldEval], at('f'.repeat(40))) };
    const ended = await judge({ cwd: shallow }, files);
    expect(ended.report.notes.join()).toContain('whose commit is not in this checkout');
    expect(ended.code, ended.printed).toBe(0);
    const own = { ...files, 'base.sarif': of([oldEval], at(git(shallow, ['rev-parse', 'HEAD']))) };
    expect((await judge({ cwd: shallow }, own)).printed).toContain('which is not a commit of main');
  });

  it.each([
    ['another scope', ['--scope', 'scan'], 'this is judged as scan'],
    ['the default branch', [], 'this is judged as scan'],
  ])('are not compared under %s', async (name, flags, why) => {
    const place = proposal();
    if (name === 'the default branch') git(place.cwd, ['switch', '--quiet', 'main']);
    const ended = await judge(place, { 'a.sarif': of([oldEval]), 'base.sarif': of([oldEval]) }, ...flags);
    expect(ended.code, ended.printed).toBe(1);
    expect(ended.printed).toContain(why);
  });

  it('go with --sarif alone', async () => {
    const ended = await playCommand(['judge', '--report', 'r.json', '--base-sarif', 'b.sarif'], {
      folder: makeFolder(),
    });
    expect(ended.code).toBe(2);
    expect(ended.complained).toContain('--base-sarif goes with --sarif');
  });
});
