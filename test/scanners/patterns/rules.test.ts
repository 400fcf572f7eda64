import { describe, expect, it, test } from 'vitest';
import { loadGrammars } from '../../../src/scanners/patterns/pattern-file.ts';
import { patternRules } from '../../../src/scanners/patterns/rules/registry.ts';
import type { PatternExamples } from './examples/example.ts';
import { phpExamples } from './examples/php.ts';

const load = await loadGrammars();
const examples: readonly PatternExamples[] = [...phpExamples];
const keyOf = ({ language, weakness }: { language: string; weakness: string }) => `${language} ${weakness}`;

describe('the rules', () => {
  test('are one for each language and weakness, twelve for a language at most', () => {
    expect(new Set(patternRules.map(keyOf)).size).toBe(patternRules.length);
    for (const [, rules] of Map.groupBy(patternRules, ({ language }) => language))
      expect(rules.length).toBeLessThanOrEqual(12);
  });

  test('have examples of what they report and of what they leave alone, and no other rule has some', () => {
    const complete = examples.filter(({ good, bad }) => good.length > 0 && bad.length > 0);
    expect(complete.map(keyOf).sort()).toEqual(patternRules.map(keyOf).sort());
  });
});

/** The severities of what one rule reports in code without faults. */
async function reported({ language, weakness }: PatternExamples, code: string): Promise<string[]> {
  const text = language === 'PHP' && !code.startsWith('<') ? `<?php ${code}` : code;
  const { hits, broken } = (await load(language))(text);
  expect(broken).toBeUndefined();
  return hits.filter(({ rule }) => rule.weakness === weakness).map(({ severity }) => severity);
}

describe.each(examples)('$language $weakness', (example) => {
  it.each(example.good)('leaves %s alone', async (code) => {
    expect(await reported(example, code)).toEqual([]);
  });

  it.each(example.bad)('reports %s', async (code, severity) => {
    expect(await reported(example, code)).toEqual([severity]);
  });
});
