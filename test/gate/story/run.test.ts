import { expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { play } from '../../session.ts';
import { runOver } from './judged-run.ts';

const refusal = new GateError('CONFIG', 'From a fork', { reason: 'fork' });
const context = {
  ...{ repositoryUrl: 'https://github.com/acme/shop', event: 'push', branch: 'feature', headSha: 'a'.repeat(40) },
  ...{ base: { branch: 'main', sha: 'b'.repeat(40) }, change: { number: 7 }, refusal: undefined },
} as RunContext;

it('a report is about the place of its run, and of one that is refused only about where it ran', async () => {
  const { repositoryUrl, event, branch, headSha, base } = context;
  const placeOf = async (fields: Partial<RunContext> = {}) =>
    (await runOver({ context: { ...context, ...fields }, policy: { scope: 'scan' } })).report;
  expect(await placeOf()).toMatchObject({
    ...{ repositoryUrl, event, branch, headSha, baseSha: base?.sha, pullRequest: 7 },
  });
  expect(await placeOf({ base: undefined, change: undefined })).toMatchObject({
    ...{ branch, baseSha: undefined, pullRequest: undefined },
  });
  const refused = await placeOf({ refusal });
  expect(refused).toMatchObject({ repositoryUrl, event, reason: 'fork' });
  for (const name of ['branch', 'headSha', 'baseSha', 'pullRequest'] as const) expect(refused[name]).toBeUndefined();
});

it('notes are kept in the report, and told', async () => {
  const { report, told } = await runOver({ files: new Set(['.github/Scan-Gate.yml']) });
  const note = '.github/Scan-Gate.yml is not read: the policy file is .github/scan-gate.yml; rename it';
  expect([report.notes, told].map((lines) => lines.filter((line) => line === note))).toEqual([[note], [note]]);
});

it.each([
  ['normal', false, ['say', 'Note: note']],
  ['normal', true, ['say']],
  ['verbose', false, ['say', 'detail', 'Note: note']],
  ['verbose', true, ['say', 'detail', 'Note: note']],
] as const)('a log that is %s says, with a report to come: %s, %j', async (level, hasReport, expected) => {
  let isLive = false;
  const { printed } = await play(async ({ log, runLog, startReport }) => {
    log.level = level;
    if (hasReport) startReport();
    runLog.say('say');
    runLog.detail?.('detail');
    runLog.note('note');
    isLive = runLog.live === log.live;
    return undefined;
  });
  expect(isLive).toBe(true);
  const lines = printed.split('\n').filter((line) => /say|detail|note/.test(line));
  expect(lines).toEqual(expected);
});
