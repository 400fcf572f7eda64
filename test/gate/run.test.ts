import { expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import type { Log } from '../../src/ci/log.ts';
import { GateError } from '../../src/errors.ts';
import { summarizeContext } from '../../src/gate/report-context.ts';
import { collectNotes, createRunLog } from '../../src/gate/run.ts';

const refusal = new GateError('CONFIG', 'From a fork', { reason: 'fork' });
const context = {
  ...{ repositoryUrl: 'https://github.com/acme/shop', event: 'push', branch: 'feature', headSha: 'a'.repeat(40) },
  ...{ base: { branch: 'main', sha: 'b'.repeat(40) }, change: { number: 7 }, refusal: undefined },
} as RunContext;

it('a report is about the place of its run, and of one that is refused only about where it ran', () => {
  const { repositoryUrl, event, branch, headSha, base } = context;
  expect(summarizeContext(context)).toEqual({
    ...{ repositoryUrl, event, branch, headSha, baseSha: base?.sha, pullRequest: 7 },
  });
  expect(summarizeContext({ ...context, base: undefined, change: undefined })).toMatchObject({
    ...{ baseSha: undefined, pullRequest: undefined },
  });
  expect(summarizeContext({ ...context, refusal })).toEqual({ repositoryUrl, event });
});

it('notes are kept, and told', () => {
  const [kept, told, said]: [string[], string[], string[]] = [[], [], []];
  const log = collectNotes({ say: (line) => said.push(line), note: (line) => told.push(line) }, kept);
  log.note('one');
  log.say('two');
  expect([kept, told, said]).toEqual([['one'], ['one'], ['two']]);
});

it.each([
  ['normal', false, ['say', 'Note: note']],
  ['normal', true, ['say']],
  ['verbose', false, ['say', 'detail', 'Note: note']],
  ['verbose', true, ['say', 'detail', 'Note: note']],
] as const)('a log that is %s says, with a report to come: %s, %j', (level, hasReport, expected) => {
  const lines: unknown[] = [];
  const live = () => () => {};
  const log = { level, live, line: (text: unknown) => lines.push(text) } as unknown as Log;
  const run = createRunLog(log, () => hasReport);
  run.say('say');
  run.detail?.('detail');
  run.note('note');
  expect(lines).toEqual(expected);
  expect(run.live).toBe(live);
});
