import { describe, expect, it, test } from 'vitest';
import type { PatternLanguage } from '../../../src/languages/languages.ts';
import { loadGrammars } from '../../../src/scanners/patterns/pattern-file.ts';
import { patternRules } from '../../../src/scanners/patterns/rules/registry.ts';
import type { PatternExamples } from './examples/example.ts';
import { goExamples } from './examples/go.ts';
import { javaExamples } from './examples/java.ts';
import { phpExamples } from './examples/php.ts';

const load = await loadGrammars();
const examples: readonly PatternExamples[] = [...phpExamples, ...javaExamples, ...goExamples];
const keyOf = ({ language, weakness }: { language: string; weakness: string }) => `${language} ${weakness}`;

describe('the rules', () => {
  test('are one for each language and weakness, thirteen for a language at most', () => {
    expect(new Set(patternRules.map(keyOf)).size).toBe(patternRules.length);
    for (const [, rules] of Map.groupBy(patternRules, ({ language }) => language))
      expect(rules.length).toBeLessThanOrEqual(13);
  });

  test('have examples of what they report and of what they leave alone, and no other rule has some', () => {
    const complete = examples.filter(({ good, bad }) => good.length > 0 && bad.length > 0);
    expect(complete.map(keyOf).sort()).toEqual(patternRules.map(keyOf).sort());
  });
});

const wholeFile: Readonly<Record<PatternLanguage, (code: string) => string>> = {
  PHP: (code) => (code.startsWith('<') ? code : `<?php ${code}`),
  Java: (code) => {
    if (/^(?:class|import) /.test(code)) return code;
    const isMethod = /^(?:@|private |void |byte|double m)/.test(code);
    return `class A { ${isMethod ? code : `void m() { ${code} }`} }`;
  },
  Go: (code) => {
    const body = /^(?:func|import) /.test(code) ? code : `func h(w http.ResponseWriter, r *http.Request) {\n${code}\n}`;
    return `package a\n${body}\n`;
  },
};

/** The severities of what one rule reports in code without faults. */
async function reported({ language, weakness }: PatternExamples, code: string): Promise<string[]> {
  const text = wholeFile[language](code);
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
