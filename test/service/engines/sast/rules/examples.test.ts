/** Every rule's own examples: what it reports, and what it leaves alone. */
import { describe, expect, it, test } from 'vitest';
import { createLinter, loadLintLibraries } from '../../../../../src/service/engines/sast/linter.ts';
import { installedFor } from '../../../../../src/service/engines/sast/rules/installed.ts';
import { weaknesses } from '../../../../../src/service/engines/sast/rules/registry.ts';
import { readReport, severityOf, type Weakness } from '../../../../../src/service/engines/sast/rules/weakness.ts';

const libraries = await loadLintLibraries();
const lint = createLinter(libraries, { root: '', links: new Map() });

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

describe('rules of plugins', () => {
  it.each([
    ['crypto.pseudoRandomBytes(3)', 'security/detect-pseudoRandomBytes'],
    ['new Buffer(size)', 'security/detect-new-buffer'],
    ['new \\u0042uffer(size)', 'security/detect-new-buffer'],
    ['a.writeInt32LE(value, offset, true)', 'security/detect-buffer-noassert'],
    ['express.csrf(); express.methodOverride()', 'security/detect-no-csrf-before-method-override'],
  ])('report %s', (code, rule) => {
    expect(lint('a.js', '.js', code).reports.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it('run over every text with a name that they look for', () => {
    const rule: object = libraries.plugins.security.rules?.['detect-buffer-noassert'] ?? {};
    const { meta } = rule as { meta: { __methodsToCheck: Record<string, string[]> } };
    const names = Object.values(meta.__methodsToCheck).flat();
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(installedFor(`a.${name}(1)`)).toEqual(['security/detect-buffer-noassert']);
  });
});
