/** What holds for every run, however it ends. */
import { expect } from 'vitest';
import { outputNames } from '../../src/gate/report/outputs.ts';
import type { Ended } from './run-action.ts';
import { apiKey } from './world.ts';

const icons = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const;
const marks = { passed: '✔', failed: '✖', inconclusive: '!' } as const;
export const ownCommands = ['add-mask', 'error', 'warning', 'notice', 'group', 'endgroup'];

interface End {
  verdict: keyof typeof icons;
  reason: string;
  code: number;
  key?: string;
}

/** The verdict and its one sentence on every surface, all outputs, only our own commands, and the key nowhere but in its mask. */
export function expectEnd(ended: Ended, { verdict, reason, code, key = apiKey }: End): void {
  const log = `${ended.stdout}\n${ended.stderr}`;
  expect({ ...pick(ended), code: ended.code }, log).toEqual({ verdict, reason, code });
  expect(Object.keys(ended.outputs).toSorted(), log).toEqual(outputNames.toSorted());
  expect(ended.report, log).toMatchObject({ verdict, reason });
  expect(ended.stderr).toBe('');
  expectSentence(ended, (verdict === 'passed') === (code === 0) ? verdict : 'inconclusive');
  expectOnlyOwnCommands(ended);
  expectNoKey(ended, key);
}

/** The heading of the summary, the last line of the log, and of a step that fails its one error. */
function expectSentence({ report, summary, stdout, commands, code }: Ended, shown: keyof typeof icons): void {
  const { sentence } = report;
  // Words that Markdown would make something of stand in code.
  expect(summary.replaceAll(/[`\\]|&#8203;/g, '').startsWith(`### ${icons[shown]} ${sentence}\n`), summary).toBe(true);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`${marks[shown]} ${sentence}`);
  const own = commands.filter(({ name, properties }) => name === 'error' && properties.title === 'Scan Gate');
  expect(own.map(({ data }) => data)).toEqual(code === 0 ? [] : [sentence]);
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

/** Commands by name, in the order of the log; without what folds them. */
export function commandNames({ commands }: Ended): string[] {
  return commands.map(({ name }) => name).filter((name) => !name.endsWith('group'));
}

/** One error, and the message and the way out in the log and the report. */
export function expectRefusal(ended: Ended, reason: string, fragments: readonly string[]): void {
  expectEnd(ended, { verdict: 'inconclusive', reason, code: 2 });
  expect(commandNames(ended).filter((name) => name !== 'add-mask')).toEqual(['error']);
  const shown = ended.stdout.replaceAll(/\s+/g, ' ');
  for (const fragment of fragments) expect(shown).toContain(fragment.replaceAll(/\s+/g, ' '));
  expect(ended.report.hint, 'the way out').toMatch(/\w+/);
  expect(shown).toContain(ended.report.hint.replaceAll(/\s+/g, ' '));
  expect(`${ended.stdout}${ended.summary}`).not.toMatch(/[✔✅]/u);
}
