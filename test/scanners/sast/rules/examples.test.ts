import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sastEngine } from '../../../../src/scanners/sast/sast.ts';
import { makeTree } from '../../../service/temporary-repository.ts';
import { listExamples } from './examples.ts';

const listed = await listExamples();
const folder = join(import.meta.dirname, '../../../../src/scanners/sast/rules');
/** The ids of all rules that are written, in the list or not. */
const written = readdirSync(folder).flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2,4}id: '([\w-]+)',$/gm)].map(([, id = '']) => id),
);

describe('the rules', () => {
  test('have names of their own', () => {
    expect(written.length).toBeGreaterThan(40);
    expect(new Set(written).size).toBe(written.length);
  });

  test('have an example each of what they report and of what they leave alone, and no other rule has one', () => {
    const complete = listed.filter(([, { good, bad }]) => good.length > 0 && bad.length > 0);
    expect(complete.map(([id]) => id).sort()).toEqual(written.toSorted());
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

describe.each(listed)('%s', (id, { good, bad }) => {
  it.each([...good])('leaves %s alone', async (code) => {
    expect(await reported(id, code)).toEqual([]);
  });

  it.each([...bad])('reports %s', async (code, severity) => {
    expect(await reported(id, code)).toEqual([severity]);
  });
});
