import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { pythonEngine } from '../../../src/scanners/python/python.ts';
import { makeTree } from '../../service/temporary-repository.ts';
import type { PatternExamples } from './examples/example.ts';
import { goExamples } from './examples/go.ts';
import { javaExamples } from './examples/java.ts';
import { phpExamples } from './examples/php.ts';
import { pythonExamples } from './examples/python.ts';
import { pythonSettings } from './examples/python-settings.ts';

const examples: readonly PatternExamples[] = [
  ...[...phpExamples, ...javaExamples, ...goExamples, ...pythonExamples],
  ...pythonSettings.map((one) => ({ ...one, isWhole: true })),
];
const folder = join(import.meta.dirname, '../../../src/scanners/patterns/rules');
const languages = new Map(Object.entries({ php: 'PHP', java: 'Java', go: 'Go', python: 'Python' }));
/** All rules that are written, in the list or not. */
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => {
    const [, rules = ''] = readFileSync(join(folder, path), 'utf8').split(': PatternRules = {');
    const found = rules.matchAll(/^ {2}'?([\w-]+)'?: \{$/gm);
    return [...found].map(([, weakness = '']) => ({
      weakness,
      language: languages.get(path.replace(/[./].*$/, '')) ?? '',
    }));
  })
  // It only says what templates get.
  .filter(({ weakness }) => weakness !== 'rendered');
const keyOf = ({ language, weakness }: { language: string; weakness: string }) => `${language} ${weakness}`;

describe('the rules', () => {
  test('are one for each language and weakness, seventeen for a language at most, and fifty for Python', () => {
    expect(new Set(written.map(keyOf)).size).toBe(written.length);
    for (const [language, rules] of Map.groupBy(written, (each) => each.language))
      expect(rules.length).toBeLessThanOrEqual(language === 'Python' ? 50 : 17);
  });

  test('have examples of what they report and of what they leave alone, and no other rule has some', () => {
    const complete = examples.filter(({ good, bad }) => good.length > 0 && bad.length > 0);
    expect([...new Set(complete.map(keyOf))].sort()).toEqual(written.map(keyOf).sort());
  });
});

const wholeFile: Readonly<Record<PatternExamples['language'], (code: string) => string>> = {
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
  Python: (code) =>
    /^(?:@|(?:async def|def|class|import|from|[A-Z]+ =) )/.test(code)
      ? `${code}\n`
      : `def view(request):\n${code.replaceAll(/^/gm, '    ')}\n`,
};

const extensions = { PHP: 'php', Java: 'java', Go: 'go', Python: 'py' };
const cases = examples.flatMap(({ language, good, bad, isWhole }) =>
  [...good, ...bad.map(([code]) => code)].map((code) => ({ language, code, isWhole })),
);
const places = new Map(
  cases.map(({ language, code }, index) => [`${language} ${code}`, `${index}/a.${extensions[language]}`]),
);
const placeOf = ({ language }: Pick<PatternExamples, 'language'>, code: string) => places.get(`${language} ${code}`);
const texts = cases.map((each) => [
  placeOf(each, each.code),
  each.isWhole ? each.code : wholeFile[each.language](each.code),
]);
/** Of all examples together: to load what reads a language takes most of the time. */
const tree = makeTree(Object.fromEntries(texts));
const scans = { pattern: patternEngine.scan(tree), python: pythonEngine.scan(tree) };

/** The severities of what one rule reports in code without faults. */
async function reported(example: PatternExamples, code: string): Promise<string[]> {
  const { findings, lookedAt, diagnostics } = await (example.language === 'Python' ? scans.python : scans.pattern);
  const place = placeOf(example, code);
  expect(lookedAt).toContain(place);
  expect(diagnostics.filter(({ file_path: path }) => path === place)).toEqual([]);
  const words = ` ${example.language} ${example.weakness}.`;
  const own = findings.filter(({ filePath, description }) => filePath === place && description.endsWith(words));
  return own.map(({ severity }) => severity);
}

describe.each(examples)('$language $weakness', (example) => {
  it.each(example.good)('leaves %s alone', async (code) => {
    expect(await reported(example, code)).toEqual([]);
  });

  it.each(example.bad)('reports %s', async (code, severity) => {
    expect(await reported(example, code)).toEqual([severity]);
  });
});
