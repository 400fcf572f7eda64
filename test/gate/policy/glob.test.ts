import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { compilePathGlob } from '../../../src/gate/policy/path-matching.ts';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import { costRatio, measured } from '../../cost.ts';
import { propertyRuns } from '../../model/runs.ts';

/** Why a policy file may not have it. */
function problemOf(glob: string): string | undefined {
  const text = JSON.stringify({ exceptions: [{ path: glob, reason: 'Only the test rig', expires: '2027-01-01' }] });
  try {
    parsePolicyFile(text, 'a file');
  } catch (error) {
    return (error as Error).message.split('\n').find((line) => line.includes('path: '));
  }
  return undefined;
}

const asKnown = (glob: string) => picomatch(glob, { dot: true, nonegate: true, noextglob: true, windows: false });

describe('a glob', () => {
  it.each<[string, string, boolean]>([
    ['src/*.js', 'src/a.js', true],
    ['src/*.js', 'src/a/b.js', false],
    ['src/**', 'src', true],
    ['src/**', 'src/a/b/c', true],
    ['src/**', 'srcs/a', false],
    ['**/a.js', 'a.js', true],
    ['**/test/**/*.js', 'a/test/b/c/d.js', true],
    ['**', '.git/config', true],
    ['*', '.env', true],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['[a-c][^x]', 'bz', true],
    ['[a-c][^x]', 'bx', false],
    ['[a', '[a', true],
    ['{src,test/{unit,deep}}/**', 'test/deep/a', true],
    ['{src,test/{unit,deep}}/**', 'test/other/a', false],
    ['a{b}c', 'a{b}c', true],
    ['a{b,', 'a{b,', true],
    ['\\*.js', '*.js', true],
    ['\\*.js', 'a.js', false],
    ['app/(shop)/[id]/*', 'app/(shop)/i/a', true],
    ['a+(b)', 'a+(b)', true],
    ['', 'a', false],
    ['', '', true],
    ['*', '', false],
    ['?', '', false],
    ['a/*', 'a/', false],
    ['a/b', 'a//b', false],
    ['ab*/**', 'abc', false],
    ['ab*/**', 'abc/d', true],
    ['*/**', 'a', false],
    ['***.js', 'a.js', true],
    ['a**b', 'axyb', true],
    ['a\\', 'a\\', true],
    ['\\\\a', '\\a', true],
  ])('%j and %j: %s', (glob, path, expected) => {
    expect(compilePathGlob(glob)(path)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['[a]', 'a', ']b['],
    ['[]a]', ']a', '[b'],
    ['[^]a]', '[b', ']a'],
    ['[a-]', 'a-', 'b'],
    ['[-c]', '-c', 'ab'],
    ['[a-c]', 'abc', '-d'],
    ['[a-c-e]', 'abc-e', 'd'],
    ['[a-cx-z]', 'abcxyz', 'dw-'],
    ['[abc]', 'abc', '-'],
    ['[a.c]', 'a.c', 'b'],
    ['[.-a-c]', '.0a-c', 'b'],
    ['[c-a]', '', 'abc-'],
    ['[^a-c]', 'd-', 'abc'],
    ['[!a-c]', 'd-!', 'abc'],
    ['[!]a]', '[b', ']a'],
    ['[!!]', 'a^', '!'],
    ['[a!]', 'a!', 'b'],
    ['[\\!a]', 'a!\\', 'b'],
    ['[^^]', 'a', '^'],
    ['[\n-a]', '\nA', 'b'],
  ])('%j fits each letter of %j and none of %j', (glob, fitting, others) => {
    const isMatch = compilePathGlob(glob);
    expect([...fitting, ...others].filter(isMatch).join('')).toBe(fitting);
  });

  it.each<[string, string[], string[]]>([
    ['{a,b}{c,d}', ['ac', 'ad', 'bc', 'bd'], ['{a,b}c', 'a{c,d}']],
    ['{a,{b,c}}x', ['ax', 'bx', 'cx'], ['{b,c}x']],
    ['{{a,b},c}', ['a', 'b', 'c'], ['{a,b}']],
    ['{a{b}c,d}', ['a{b}c', 'd'], ['abc']],
    ['{{a,b}', ['{a', '{b'], ['{{a,b}']],
    ['{a,b}}', ['a}', 'b}'], ['{a,b}}']],
    ['}{a,b}', ['}a', '}b'], ['}{a,b}']],
    ['a}b', ['a}b'], ['ab', 'a', 'b']],
    ['a},b', ['a},b'], ['a', 'b']],
    ['{a},b', ['{a},b'], ['{a}', 'b']],
    ['{a\\,b}', ['{a,b}'], ['a', 'b']],
    ['\\{a,b}', ['{a,b}'], ['a', '{a']],
    ['{a,b\\}', ['{a,b}'], ['a', 'b']],
    ['x{,y}', ['x', 'xy'], ['x,y']],
    ['{a,b', ['{a,b'], ['a']],
  ])('%j fits %j and none of %j', (glob, fitting, others) => {
    expect([...fitting, ...others].filter(compilePathGlob(glob))).toEqual(fitting);
  });

  const word = fc.constantFrom(
    'a',
    'b',
    'ab',
    '.a',
    '*',
    '?',
    'a*',
    '*b',
    '*a*',
    '[ab]',
    '[^a]',
    '[!a]',
    '{a,b}',
    '{a,b*}x',
  );
  const segment = fc.oneof(
    word,
    fc.tuple(word, word).map((two) => two.join('')),
    fc.constant('**'),
  );
  const glob = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
  const name = fc.stringMatching(/^[ab.x]{1,4}$/).filter((part) => !/^\.{1,2}$/.test(part));
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

  it('fits what picomatch fits', () => {
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        // Two stars beside other letters are one.
        fc.pre(!/[^/]\*\*|\*\*[^/]/.test(pattern));
        const known = asKnown(pattern.replaceAll('[!', '[^'));
        expect([pattern, text, compilePathGlob(pattern)(text)]).toEqual([pattern, text, known(text)]);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it.each<[string, (length: number) => string]>([
    ['*_*_*_*_*_*.js', (length) => '_'.repeat(length)],
    ['*a*b*a*b*c', (length) => 'ab'.repeat(length / 2)],
    ['**/a/**/b/**/c/**/d', (length) => 'a/b/c/'.repeat(length / 6)],
    ['{**/,}{**/,}{**/,}{**/,}x', (length) => 'a/'.repeat(length / 2)],
    ['[^x]*[^x]*[^x]*[^x]*y', (length) => 'z'.repeat(length)],
  ])('%s takes time that grows with the path', measured, (glob, pathOf) => {
    const isMatch = compilePathGlob(glob);
    const [short, long] = [pathOf(3000), pathOf(30_000)];
    const ratio = costRatio(
      () => isMatch(short),
      () => isMatch(long),
    );
    expect(ratio).toBeLessThan(40);
  });

  const numbered = (count: number, letter: string) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
  it.each<[string, string, boolean]>([
    ['a thousand choices', `{${numbered(1000, 'x').join(',')}}`, true],
    ['one more', `{${numbered(1001, 'x').join(',')}}`, false],
    ['a thousand in two levels', `{${numbered(500, 'x').join(',')},{${numbered(500, 'y').join(',')}}}`, true],
    ['one more in two levels', `{${numbered(500, 'x').join(',')},{${numbered(501, 'y').join(',')}}}`, false],
  ])('of %s fits them or itself alone', (_, choices, fits) => {
    const isMatch = compilePathGlob(choices);
    expect([isMatch('x499'), isMatch(choices)]).toEqual([fits, !fits]);
  });

  it.each<[string, string, string | undefined]>([
    ['braces', '{a,b}', undefined],
    ['braces without a choice', '{a}', undefined],
    ['an open brace', 'a{b', 'has an unclosed {; write \\{ for a literal brace'],
    ['an open brace behind a closed one', 'a}{b', 'has an unclosed {; write \\{ for a literal brace'],
    ['an open brace around others', '{a,{b,c}', 'has an unclosed {; write \\{ for a literal brace'],
    ['an open brace before what is escaped', 'app/{a/\\[id\\]', 'has an unclosed {; write \\{ for a literal brace'],
    ['a brace that closes nothing', '}{a,b}}', undefined],
    ['an escaped brace', '\\{a', undefined],
    ['no braces', 'src/**', undefined],
    ['a thousand choices', 'a{0,1,2,3,4,5,6,7,8,9}'.repeat(3), undefined],
    [
      'more',
      `${'{0,1,2,3,4,5,6,7,8,9}'.repeat(2)}{0,1,2,3,4,5,6,7,8,9,10}`,
      'has braces that expand to more than 1000 globs',
    ],
  ])('with %s has its problem said', (_, given, problem) => {
    if (problem === undefined) expect(problemOf(given)).toBeUndefined();
    else expect(problemOf(given)).toContain(` ${problem}`);
  });

  it('of more choices than a person writes fits none of them', () => {
    const isMatch = compilePathGlob('{a,b}'.repeat(40));
    expect(isMatch('a'.repeat(40))).toBe(false);
    expect(isMatch('{a,b}'.repeat(40))).toBe(true);
    expect(compilePathGlob(`\\{${'{a,b}'.repeat(40)}`)(`{${'{a,b}'.repeat(40)}`)).toBe(true);
  });
});
