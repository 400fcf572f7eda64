/** What holds for every run, however it ends. */
import { expect } from 'vitest';
import { outputNames } from '../../src/report/outputs.ts';
import type { Ended } from './run-action.ts';
import { apiKey } from './world.ts';

const titles = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const;
export const ownCommands = ['add-mask', 'error', 'warning', 'notice'];

interface End {
  verdict: keyof typeof titles;
  reason: string;
  code: number;
  key?: string;
}

/** The verdict on every surface, all outputs, only our own commands, and the key nowhere but in its mask. */
export function expectEnd(ended: Ended, { verdict, reason, code, key = apiKey }: End): void {
  const log = `${ended.stdout}\n${ended.stderr}`;
  expect({ ...pick(ended), code: ended.code }, log).toEqual({ verdict, reason, code });
  expect(Object.keys(ended.outputs).toSorted(), log).toEqual(outputNames.toSorted());
  expect(ended.report, log).toMatchObject({ verdict, reason });
  expect(ended.summary).toContain(`## ${titles[verdict]} Scan Gate: ${verdict}`);
  expect(ended.stderr).toBe('');
  expect(ended.stdout.includes('✔ Passed')).toBe(verdict === 'passed');
  expectOnlyOwnCommands(ended);
  expectNoKey(ended, key);
}

function pick({ outputs }: Ended): Pick<End, 'verdict' | 'reason'> {
  return { verdict: outputs.verdict as End['verdict'], reason: outputs.reason ?? '' };
}

export function expectOnlyOwnCommands({ commands }: Ended): void {
  const foreign = commands.filter(({ name, version }) => version !== 2 || !ownCommands.includes(name));
  expect(foreign).toEqual([]);
}

/** The key stands in the line that has it masked, and in nothing else that the run printed or wrote. */
export function expectNoKey(ended: Ended, key: string): void {
  const printed = ended.stdout.split('\n').filter((line) => line !== `::add-mask::${key}`);
  const texts = { stdout: printed.join('\n'), stderr: ended.stderr, ...ended.files };
  const leaking = Object.entries(texts).flatMap(([name, text]) => (text.includes(key) ? [name] : []));
  expect(leaking, 'places that hold the key').toEqual([]);
}

/** Commands by name, in the order of the log. */
export function commandNames({ commands }: Ended): string[] {
  return commands.map(({ name }) => name);
}

/** One error that holds the message and the way out, on the log, the page of the run, the summary and the report. */
export function expectRefusal(ended: Ended, reason: string, fragments: readonly string[]): void {
  expectEnd(ended, { verdict: 'inconclusive', reason, code: 2 });
  expect(commandNames(ended).filter((name) => name !== 'add-mask')).toEqual(['error']);
  const shown = ended.commands.find(({ name }) => name === 'error')?.data ?? '';
  for (const fragment of fragments) expect(shown).toContain(fragment);
  expect(ended.report.hint, 'the way out').toMatch(/\w+/);
  expect(shown).toContain(ended.report.hint);
  expect(`${ended.stdout}${ended.summary}`).not.toMatch(/[✔✅]/u);
}
