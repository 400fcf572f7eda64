import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import type { ScanLanguage } from '../story/sources/service/answered.ts';
import { atHigh, type Changes, changesOf as changing, type Evidence, evidence, type Policy } from './evidence.ts';

const language = (name: string, files: number, lookedAt = 0, more: Partial<ScanLanguage> = {}): ScanLanguage => ({
  language: name,
  files,
  looked_at: lookedAt,
  ...more,
});
const changesOf = (...paths: string[]): Changes => changing(paths);
/** What is said of files that nobody looked at, and whether no pass is left. */
function findUncovered(scanned: Partial<Evidence>, policy: Partial<Policy> = {}) {
  const { verdict, uncovered } = judgeEvidence(evidence({}, [], scanned), { ...atHigh, ...policy });
  return uncovered === undefined ? undefined : { text: uncovered, isFault: verdict === 'inconclusive' };
}
const python = [language('JavaScript', 4, 4), language('Python', 3)];

describe('files that nobody looked at', () => {
  it.each<[string, ScanLanguage[], string | undefined, boolean]>([
    ['none', [language('JavaScript', 9, 9)], undefined, false],
    ['no program at all', [], undefined, false],
    ['all of them', [language('Python', 196)], '196 Python files were not scanned', true],
    ['one', [language('Python', 1)], '1 Python file was not scanned', true],
    ['less than half', python, '3 Python files were not scanned', false],
    ['just half', [language('JavaScript', 3, 3), language('Python', 3)], '3 Python files were not scanned', false],
    ['more than half', [language('JavaScript', 2, 2), language('Python', 3)], '3 Python files were not scanned', true],
    ['some of a language', [language('JavaScript', 9, 7)], '2 JavaScript files were not scanned', false],
    ['most of a language', [language('JavaScript', 9, 2)], '7 JavaScript files were not scanned', true],
    [
      'several languages',
      [language('Go', 2), language('Python', 5), language('C', 1), language('PHP', 4)],
      '5 Python, 4 PHP, 2 Go and 1 other files were not scanned',
      true,
    ],
    ['a language with a name of its own', [language('<b>x</b>', 2)], '2 other files were not scanned', true],
    ['numbers that cannot be', [language('Python', 2, 9)], undefined, false],
  ])('%s', (_, languages, text, isFault) => {
    const found = findUncovered({ languages });
    expect(found).toEqual(text === undefined ? undefined : { text, isFault });
  });

  it.each<[string, string[], string | undefined, boolean]>([
    ['what is covered', ['a.js', 'b.ts.js'], undefined, false],
    ['what is not', ['a.py'], '1 Python file was not scanned', true],
    ['both, the smaller part not', ['a.js', 'b.js', 'c.py'], '1 Python file was not scanned', false],
    ['both, the larger part not', ['a.js', 'b.py', 'c.py'], '2 Python files were not scanned', true],
    [
      'data, markup, builds and shells',
      ['a.json', 'a.html', 'Makefile', 'a.sh', 'a.tf', 'README.md'],
      undefined,
      false,
    ],
    ['vendored files', ['vendor/a.py', 'a_pb2.py'], undefined, false],
    ['a language that the scan does not know of', ['a.go'], '1 Go file was not scanned', true],
    ['a file that was skipped', ['skipped.js'], '1 JavaScript file was not scanned', true],
    ['a file that its first line tells', ['tool'], '1 Ruby file was not scanned', true],
    ['nothing', [], undefined, false],
  ])('of a change that touches %s', (_, paths, text, isFault) => {
    const languages = [...python, language('Ruby', 1, 0, { unnamed: ['tool'] })];
    const diagnostics = [{ engine: 'javascript', message: 'x', file_path: 'skipped.js' }];
    const found = findUncovered({ languages, changes: changesOf(...paths), diagnostics });
    expect(found).toEqual(text === undefined ? undefined : { text, isFault });
  });

  it('of a change leave out what is gone, and are all files where the change is not whole', () => {
    const changes: Changes = { files: new Map([['a.py', { lines: undefined, isGone: true }]]), isComplete: true };
    expect(findUncovered({ languages: python, changes })).toBeUndefined();
    const cut = { ...changesOf('a.js'), isComplete: false };
    expect(findUncovered({ languages: python, changes: cut })?.text).toContain('3 Python');
  });

  it.each<[object, string | undefined, boolean]>([
    [{ uncovered: 'note' }, '3 Python files were not scanned', false],
    [{ uncovered: 'auto' }, '3 Python files were not scanned', true],
    [{ uncovered: 'inconclusive' }, '3 Python files were not scanned', true],
    [{ acceptUncovered: ['python'] }, undefined, false],
    [{ acceptUncovered: ['Go'] }, '3 Python files were not scanned', true],
    [{ failOnTypes: ['SECRET', 'SCA'] }, undefined, false],
    [{ failOnTypes: ['SAST'] }, '3 Python files were not scanned', true],
    [{ failOnTypes: ['AGENTIC_SAST'] }, '3 Python files were not scanned', true],
    [{ failOnTypes: ['SCA', 'SAST'] }, '3 Python files were not scanned', true],
  ])('under %j', (policy, text, isFault) => {
    const languages = [language('JavaScript', 1, 1), language('Python', 3)];
    const found = findUncovered({ languages }, policy);
    expect(found).toEqual(text === undefined ? undefined : { text, isFault });
  });

  it('below the half are inconclusive only where that is asked for', () => {
    const few = { languages: python };
    expect(findUncovered(few, { uncovered: 'inconclusive' })?.isFault).toBe(true);
    expect(findUncovered(few)?.isFault).toBe(false);
  });
});

describe('a judgement', () => {
  const clean = evidence({}, []);

  it('of a pass without coverage is inconclusive, and says why', () => {
    const judged = judgeEvidence({ ...clean, languages: [language('Python', 196)] }, atHigh);
    expect(judged).toMatchObject({
      verdict: 'inconclusive',
      reason: 'not-covered',
      doubt: '196 Python files were not scanned; that is more than half of the source files',
    });
  });

  it('of a pass under a policy that wants all looked at says no more than how many', () => {
    const judged = judgeEvidence(
      { ...clean, languages: [language('Python', 196)] },
      { ...atHigh, uncovered: 'inconclusive' },
    );
    expect(judged.doubt).toBe('196 Python files were not scanned');
  });

  it('names languages of which no file was scanned', () => {
    const languages = [language('Python', 5, 4), language('Ruby', 2)];
    const judged = judgeEvidence({ ...clean, languages }, { ...atHigh, uncovered: 'inconclusive' });
    expect(judged.unscanned).toEqual(['Ruby']);
  });

  it('that passes or fails counts what nobody looked at', () => {
    const passed = judgeEvidence({ ...clean, languages: python }, atHigh);
    expect(passed).toMatchObject({ verdict: 'passed', uncovered: '3 Python files were not scanned' });
    expect(judgeEvidence(clean, atHigh)).not.toHaveProperty('uncovered');
  });
});
