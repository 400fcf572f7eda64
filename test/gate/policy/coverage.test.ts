import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { installations } from '../../../src/shared/installation.ts';
import { atHigh, changesOf, type Evidence, evidence, type Policy, type ViolationType } from './evidence.ts';

const introducedOpen = 'This change introduces packages that were not looked up: ';
const knownOpen = 'As before this change, packages were not looked up: ';
const notLookedUpWords = 'Packages not looked up: ';
const otherRegistry = 'This change brings in packages from another registry: ';

const covered = { sast: 'covered', sca: 'covered', secrets: 'covered', iac: 'covered' } as const;

function fault(more: Partial<Evidence>, failOnTypes?: ViolationType[]): string | undefined {
  return judgeEvidence(evidence({}, [], more), { ...atHigh, failOnTypes, scope: 'auto' }).doubt;
}

describe('coverageFault', () => {
  it.each<[string, Evidence['coverage'], ViolationType[] | undefined]>([
    ['the service does not say what it covered', undefined, ['IAC']],
    ['everything is covered', covered, ['SAST', 'SCA', 'SECRET', 'IAC', 'AGENTIC_SAST']],
    ['one type is covered', { sast: 'not covered', secrets: 'covered' }, undefined],
    ['a type is partly covered', { sca: 'partly covered' }, ['SCA']],
    ['a type that no rule names is not covered', { ...covered, iac: 'not covered' }, ['SAST']],
  ])('finds no fault when %s', (_, coverage, failOnTypes) => {
    expect(fault({ coverage }, failOnTypes)).toBeUndefined();
  });

  it.each<[string, Evidence['coverage'], ViolationType[] | undefined, string]>([
    [
      'the scan covers no finding type',
      { sast: 'not covered', sca: 'not covered' },
      undefined,
      'the scan covers no finding type',
    ],
    ['a named type is not covered', { ...covered, iac: 'not covered' }, ['SAST', 'IAC'], 'fail-on-types names IAC'],
    [
      'secrets, by their other name, are not covered',
      { ...covered, secrets: 'not covered' },
      ['SECRET'],
      'names SECRET',
    ],
    ['the service says nothing about the type', { sast: 'covered' }, ['IAC'], 'names IAC'],
    [
      'two named types are not covered',
      { sast: 'covered', iac: 'not covered' },
      ['IAC', 'SAST', 'SCA'],
      'fail-on-types names IAC, SCA, which',
    ],
    ['packages are not covered', { ...covered, sca: 'not covered' }, ['SCA'], 'names SCA'],
    [
      'the agent’s findings would come from a scan that is not covered',
      { ...covered, sast: 'not covered' },
      ['AGENTIC_SAST'],
      'names AGENTIC_SAST',
    ],
  ])('finds one when %s', (_, coverage, failOnTypes, words) => {
    expect(fault({ coverage }, failOnTypes)).toContain(words);
  });

  it('finds one when scanners failed, each named once', () => {
    const failed = (engine: string) => ({ engine, message: 'killed', failed: true });
    const others = [
      { engine: 'npm', message: 'no lock file' },
      { ...failed('retire'), failed: false },
    ];
    expect(fault({ diagnostics: [...others, failed('javascript'), failed('ruff'), failed('javascript')] })).toBe(
      'the scanner javascript, ruff failed, so its findings are missing',
    );
    expect(fault({ diagnostics: others })).toBeUndefined();
  });

  it('finds one when a source of advisories failed, on a pull request only for the files that it changes', () => {
    const failed = { engine: 'advisories', message: 'Packages not looked up: a host answered 503', failed: true };
    const diagnostics = [{ ...failed, file_path: 'go.mod' }];
    const words =
      'the packages of go.mod could not be looked up. Run again later, or name another source in advisories';
    expect(fault({ diagnostics })).toBe(words);
    expect(fault({ diagnostics }, ['SAST'])).toBeUndefined();
    expect(fault({ diagnostics, changes: changesOf(['go.mod']) })).toBe(words);
    expect(fault({ diagnostics, changes: changesOf(['README.md']) })).toBeUndefined();
    expect(fault({ diagnostics, changes: changesOf([], false) })).toBe(words);
    const given = evidence({}, [], { diagnostics, changes: changesOf(['README.md']) });
    for (const scope of ['scan', 'repository', 'new'] as const)
      expect(judgeEvidence(given, { ...atHigh, scope, baseline: undefined } as Policy).doubt).toBe(words);
    expect(fault({ diagnostics: diagnostics.map((each) => ({ ...each, failed: false })) })).toBeUndefined();
    expect(fault({ diagnostics: [failed] })).toContain('the scanner advisories failed');
  });

  it.each<[string, string, Partial<Evidence>, boolean]>([
    ['is introduced', introducedOpen, { changes: changesOf(['other.txt']) }, true],
    ['is introduced, in a changed lock', introducedOpen, { changes: changesOf(['go.mod']) }, true],
    ['was asked for and not compared with a base', notLookedUpWords, { changes: changesOf(['go.mod']) }, true],
    ['was asked for, in a lock that is left alone', notLookedUpWords, { changes: changesOf(['a.ts']) }, false],
    ['was asked for, where nothing is proposed', notLookedUpWords, { changes: undefined }, false],
    ['was there before', knownOpen, { changes: changesOf(['go.mod']) }, false],
  ])('judges a package that no source knows and that %s', (_, words, more, isFound) => {
    const path = words === knownOpen ? {} : { file_path: 'go.mod' };
    const diagnostics = [{ engine: 'advisories', message: `${words}odd (1: a)`, ...path }];
    const found = 'the change introduces packages in go.mod that no source of advisories knows';
    expect(fault({ diagnostics, ...more })).toBe(isFound ? found : undefined);
    expect(fault({ diagnostics, ...more }, ['SAST'])).toBeUndefined();
  });

  it('says of packages from another registry how to accept them', () => {
    const message = `${otherRegistry}comes from npm.acme.test (1: a 1.0.0)`;
    const diagnostics = [{ engine: 'advisories', message, file_path: 'yarn.lock' }];
    const found =
      'the change brings in packages in yarn.lock from another registry. If they are your own, name them in advisories-private';
    for (const changes of [changesOf(['yarn.lock']), changesOf(['other.txt'])]) {
      expect(fault({ diagnostics, changes })).toBe(found);
      expect(fault({ diagnostics, changes }, ['SAST'])).toBeUndefined();
    }
  });

  const skipped = (...paths: string[]) => [{ engine: 'javascript', message: 'cannot parse', file_paths: paths }];
  it('finds one when a file that changes was skipped, in whatever spelling', () => {
    const changes = changesOf(['src/a.js', 'src/b.js']);
    const one = [{ engine: 'javascript', message: 'cannot parse', file_path: './src/a.js' }];
    expect(fault({ changes, diagnostics: one })).toBe(
      'the pull request changes ./src/a.js, which a scanner skipped or could not read',
    );
    expect(fault({ changes, diagnostics: skipped('src/c.js', 'src/b.js') })).toContain('changes src/b.js, which');
    expect(fault({ changes, diagnostics: skipped('src/c.js') })).toBeUndefined();
    expect(fault({ changes, diagnostics: [{ engine: 'npm', message: 'no lock file' }] })).toBeUndefined();
    expect(fault({ changes: changesOf(['src/a.js'], false), diagnostics: skipped('src/c.js') })).toContain('src/c.js');
    expect(fault({ changes: undefined, diagnostics: skipped('src/a.js') })).toBeUndefined();
  });

  it.each([
    ['/home/me/shop/src/a.js', true],
    ['file:///home/me/shop/src/a.js', true],
    ['C:\\shop\\src\\a.js', true],
    ['SRC/a.js', true],
    ['vendor/src/a.js', false],
    ['a.js', false],
  ])('takes %s for src/a.js, which changes: %s', (path, isFound) => {
    const found = fault({ changes: changesOf(['src/a.js']), diagnostics: skipped(path) });
    expect(found !== undefined).toBe(isFound);
  });

  it('takes any file that was skipped for a changed one when the list of changes was cut, and none that nobody named', () => {
    const changes = changesOf([], false);
    expect(fault({ changes, diagnostics: [{ engine: 'npm', message: 'no lock file' }] })).toBeUndefined();
    expect(fault({ changes, diagnostics: [{ engine: 'javascript', message: 'x', file_path: 'b.js' }] })).toBe(
      'the pull request changes b.js, which a scanner skipped or could not read',
    );
    expect(fault({ changes, diagnostics: skipped('b.js', 'a.js') })).toContain('changes a.js, b.js, which');
  });

  it('names three files and counts the rest, each once', () => {
    const three = ['c.js', 'a.js', 'b.js'];
    expect(fault({ changes: changesOf(three), diagnostics: skipped(...three) })).toContain(
      'changes a.js, b.js, c.js, which',
    );
    const paths = ['e.js', 'd.js', 'c.js', 'b.js', 'a.js', 'a.js'];
    expect(fault({ changes: changesOf(paths), diagnostics: skipped(...paths) })).toContain(
      'a.js, b.js, c.js and 2 more',
    );
  });
});

describe('the types that the base wants covered', () => {
  const of = (fields: Partial<Policy>) => ({
    policy: { ...atHigh, ...fields },
    enforcement: { warnOnly: false, onInconclusive: {} },
  });
  it.each<[ViolationType[] | undefined, ViolationType[] | undefined, ViolationType[] | undefined, unknown]>([
    [undefined, undefined, ['SAST'], undefined],
    [undefined, ['SAST'], ['SAST', 'SCA'], undefined],
    [undefined, ['SAST', 'SCA'], ['SAST'], undefined],
    [undefined, ['SAST'], undefined, ['SAST']],
    [['IAC'], undefined, undefined, ['IAC']],
    [['IAC'], ['SAST'], ['IAC', 'SAST'], undefined],
  ])('are, by its own list %j or the types %j that block, for %j: %j', (coverTypes, before, failOnTypes, expected) => {
    const { policy } = tighten(of({ coverTypes, failOnTypes: before }), of({ failOnTypes })).value;
    expect(policy.coverTypes).toEqual(expected);
  });
});

describe('what scanners say of changed files', () => {
  const lock = (path: string, message = 'Dependencies of Python: not looked up') => ({
    engine: 'retire',
    message,
    file_path: path,
  });
  const unread = { engine: 'javascript', message: 'Analysis stopped early: x', file_path: 'src/a.js' };
  const changed = ['requirements.txt', 'go.mod', 'web/pnpm-lock.yaml', 'src/a.js', 'vendor/b.js'];
  const judged = (diagnostics: Evidence['diagnostics'], policy: Partial<Policy> = {}) => {
    const given = evidence({}, [], { changes: changesOf(changed), diagnostics });
    const { doubt, uncovered } = judgeEvidence(given, { ...atHigh, scope: 'auto', ...policy });
    return { fault: doubt, text: uncovered };
  };
  const pnpm = lock('web/pnpm-lock.yaml', 'Lock file of pnpm: not read, its packages were not looked up');

  it.each([
    ['requirements.txt', [lock('requirements.txt')], '1 dependency file was not looked up'],
    ['go.mod', [lock('go.mod', 'Dependencies of Go: not looked up')], '1 dependency file was not looked up'],
    ['a lock of pnpm', [pnpm], '1 dependency file was not looked up'],
    ['several', [lock('requirements.txt'), lock('go.mod'), pnpm], '3 dependency files were not looked up'],
    ['one that is not changed', [lock('other/go.mod')], undefined],
  ])('counts %s, and passes', (_, diagnostics, text) => {
    expect(judged(diagnostics)).toEqual({ fault: undefined, text });
  });

  it.each<[string, Partial<Policy>]>([
    ['uncovered: inconclusive', { uncovered: 'inconclusive' }],
    ['sca is named', { failOnTypes: ['SCA', 'SAST'] }],
  ])('is no pass with %s', (_, policy) => {
    expect(judged([lock('requirements.txt')], policy).fault).toContain('requirements.txt');
  });

  it.each<[string, Evidence['diagnostics'][number], Partial<Policy>]>([
    ['a type that cannot block', unread, { failOnTypes: ['SECRET'] }],
    ['a file outside paths', unread, { paths: ['web/**'], hasFullPaths: true }],
    ['a file below ignore-paths', { ...unread, file_path: 'vendor/b.js' }, { ignorePaths: ['vendor/**'] }],
    ['a file that is not changed', { ...unread, file_path: 'src/c.js' }, {}],
    ['no file', { engine: 'javascript', message: 'x' }, {}],
  ])('lets a diagnostic pass about %s', (_, diagnostic, policy) => {
    expect(judged([diagnostic], policy).fault).toBeUndefined();
  });

  it.each<[string, Evidence['diagnostics'][number], Partial<Policy>]>([
    ['a changed file', unread, {}],
    ['a changed file of a type that can block', unread, { failOnTypes: ['SAST'] }],
    ['a changed file inside paths', unread, { paths: ['src/**'] }],
    ['a changed file beside ignore-paths', unread, { ignorePaths: ['vendor/**'] }],
    ['a changed file by a scanner that nobody knows', { ...unread, engine: 'other' }, { failOnTypes: ['SECRET'] }],
    ['a lock that could not be read', lock('requirements.txt', 'Not valid JSON'), {}],
    ['a changed file that data flow did not reach', { ...unread, message: 'Data flow was too long' }, {}],
  ])('lets none pass about %s', (_, diagnostic, policy) => {
    expect(judged([diagnostic], policy).fault).toContain('a scanner skipped or could not read');
  });

  it.each([
    ...installations.map(({ name, scanType }) => [name, scanType] as const),
    // What looks packages up speaks for itself.
    ['advisories', 'sca'] as const,
  ])('knows the embedded scanner %s, for %s', (engine, scanType) => {
    const types = { sast: 'SAST', sca: 'SCA', secrets: 'SECRET', iac: 'IAC' } as const;
    const blocking = Object.values(types).filter(
      (type) => judged([{ ...unread, engine }], { failOnTypes: [type] }).fault,
    );
    expect(blocking).toEqual([types[scanType]]);
  });
});
