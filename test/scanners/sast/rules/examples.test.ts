import { describe, expect, it, test } from 'vitest';
import { createLinter, loadLintLibraries } from '../../../../src/scanners/sast/linter.ts';
import { weaknesses } from '../../../../src/scanners/sast/rules/registry.ts';
import { getSeverity, parseReport, type Weakness } from '../../../../src/scanners/sast/rules/weakness.ts';
import { listExamples } from './examples.ts';

const lint = createLinter(await loadLintLibraries(), { root: '', links: new Map() });

const listed = await listExamples();

describe('the rules', () => {
  test('have names of their own', () => {
    expect(new Set(weaknesses.map(({ id }) => id)).size).toBe(weaknesses.length);
  });

  test('have an example each of what they report and of what they leave alone, and no other rule has one', () => {
    const complete = listed.filter(([, { good, bad }]) => good.length > 0 && bad.length > 0);
    expect(complete.map(([id]) => id).sort()).toEqual(weaknesses.map(({ id }) => id).sort());
  });
});

/** The severities of what one rule reports. */
function reported(weakness: Weakness, code: string) {
  const { reports, problem } = lint('source.tsx', '.tsx', code);
  expect(problem).toBeUndefined();
  const own = reports.filter(({ ruleId }) => ruleId === `scan-gate/${weakness.id}`);
  return own.map(({ message }) => {
    const { level, variant } = parseReport(message);
    return getSeverity({ ...weakness, ...weakness.variants?.[variant] }, level);
  });
}

const examples = new Map(listed);

describe.each(weaknesses)('$id', (weakness) => {
  const { good, bad } = examples.get(weakness.id) ?? { good: [], bad: [] };

  it.each([...good])('leaves %s alone', (code) => {
    expect(reported(weakness, code)).toEqual([]);
  });

  it.each([...bad])('reports %s', (code, severity) => {
    expect(reported(weakness, code)).toEqual([severity]);
  });
});
