import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAdvisoryLibraries } from '../../../src/scanners/sca/advisories.ts';
import { extractLiterals } from '../../../src/scanners/sca/literals.ts';

const { retire, data } = await loadAdvisoryLibraries();
const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data))) as Record<
  string,
  { extractors: { filecontent?: string[] } }
>;
const patterns = [...new Set(Object.values(repository).flatMap(({ extractors }) => extractors.filecontent ?? []))];

/** Some that it matches, without what looks around or back; undefined for a few patterns that fast-check does not read. */
function textsOf(pattern: string): string[] | undefined {
  const plain = pattern.replaceAll(/\(\?<?[!=](?:\[(?:\\.|[^\]])*\]|\\.|[^)\\])*\)|\\b|\\[1-9]/g, '');
  try {
    return fc.sample(fc.stringMatching(new RegExp(`^(?:${plain})$`)), 20);
  } catch {
    return undefined;
  }
}

describe('the literals of a regular expression', () => {
  test.each<[string, string[]]>([
    ['abc', ['abc']],
    ['abcd?efg', ['abc', 'efg']],
    ['abcd*?efg', ['abc', 'efg']],
    ['abcd+efg', ['abcd', 'efg']],
    ['abcd{0,2}efg', ['abc', 'efg']],
    ['abc{def', ['abc{def']],
    ['abc|def', []],
    ['abc(?:d|e(f))ghi', ['abc', 'ghi']],
    ['abc(def)?ghi', ['abc', 'ghi']],
    ['abc[)d]+ghi', ['abc', 'ghi']],
    ['(?=abc)def(?!ghi)', ['def']],
    ['a.bcd', ['bcd']],
    ['^abc$', ['abc']],
    [String.raw`/\*! abc\.def\/`, ['/*! abc.def/']],
    [String.raw`abc\sdef\bghi\1jkl`, ['abc', 'def', 'ghi', 'jkl']],
    [String.raw`abc\x64efg\u0041bcd\cAefg\u{61}hij`, ['abc', 'efg', 'bcd', 'efg', 'hij']],
    [String.raw`\(abc\|def\)`, ['(abc|def)']],
    ['abc\ndef', ['abc', 'def']],
    ['abcédef', ['abc', 'def']],
    ['', []],
  ])('of %j are %j', (source, literals) => expect(extractLiterals(source)).toEqual(literals));

  test('stand in every text that a pattern for a library matches', () => {
    const searched = patterns.map((pattern) => [pattern, extractLiterals(new RegExp(pattern).source)] as const);
    expect(searched.filter(([, literals]) => literals.length > 0).length / searched.length).toBeGreaterThan(0.9);
    const tried = searched.flatMap(([pattern, literals]) => ({ texts: textsOf(pattern) ?? [], literals }));
    expect(tried.filter(({ texts }) => texts.length > 0).length / searched.length).toBeGreaterThan(0.9);
    for (const { texts, literals } of tried)
      for (const text of texts) for (const literal of literals) expect(text).toContain(literal);
  });
});
