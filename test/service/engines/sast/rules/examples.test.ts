/** Every rule's own examples: what it reports, and what it leaves alone. */
import { describe, expect, it, test } from 'vitest';
import { createLinter, loadLintLibraries } from '../../../../../src/service/engines/sast/linter.ts';
import { weaknesses } from '../../../../../src/service/engines/sast/rules/registry.ts';
import { readReport, severityOf, type Weakness } from '../../../../../src/service/engines/sast/rules/weakness.ts';

const lint = createLinter(await loadLintLibraries(), { root: '', links: new Map() });

describe('the rules', () => {
  test('have names and words of their own', () => {
    expect(new Set(weaknesses.map(({ id }) => id)).size).toBe(weaknesses.length);
    for (const { id, good, bad } of weaknesses)
      expect({ id, good: good.length > 0, bad: bad.length > 0 }).toEqual({ id, good: true, bad: true });
  });
});

/** The severities of what one rule reports. */
function reported(weakness: Weakness, code: string) {
  const { reports, problem } = lint('source.tsx', '.tsx', code);
  expect(problem).toBeUndefined();
  const own = reports.filter(({ ruleId }) => ruleId === `scan-gate/${weakness.id}`);
  return own.map(({ message }) => {
    const { level, variant } = readReport(message);
    return severityOf({ ...weakness, ...weakness.variants?.[variant] }, level);
  });
}

describe.each(weaknesses)('$id', (weakness) => {
  it.each([...weakness.good])('leaves %s alone', (code) => {
    expect(reported(weakness, code)).toEqual([]);
  });

  it.each([...weakness.bad])('reports %s', (code, severity) => {
    expect(reported(weakness, code)).toEqual([severity]);
  });
});
