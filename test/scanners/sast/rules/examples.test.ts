import { describe, expect, it, test } from 'vitest';
import { weaknesses } from '../../../../src/scanners/sast/rules/registry.ts';
import { sastEngine } from '../../../../src/scanners/sast/sast.ts';
import { makeTree } from '../../../service/temporary-repository.ts';
import { listExamples } from './examples.ts';

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
async function reported(id: string, code: string) {
  const { findings, diagnostics } = await sastEngine.scan(makeTree({ 'source.tsx': code }));
  expect(diagnostics).toEqual([]);
  return findings.flatMap(({ description, severity }) =>
    description.endsWith(` Found by scan-gate: ${id}.`) ? [severity] : [],
  );
}

const examples = new Map(listed);

describe.each(weaknesses)('$id', ({ id }) => {
  const { good, bad } = examples.get(id) ?? { good: [], bad: [] };

  it.each([...good])('leaves %s alone', async (code) => {
    expect(await reported(id, code)).toEqual([]);
  });

  it.each([...bad])('reports %s', async (code, severity) => {
    expect(await reported(id, code)).toEqual([severity]);
  });
});
