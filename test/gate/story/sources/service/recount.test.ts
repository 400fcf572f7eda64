import { describe, expect, it } from 'vitest';
import { at, high, run, type Said, scan, suppressed } from '../../../../model/collect-run.ts';
import type { BaseScan, Changes } from '../../../policy/evidence.ts';
import type { ScanDetail } from './answered.ts';

const zero = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
const counts = (numbers: object) => ({ violations: { ...zero, ...numbers } });

describe('the counts of a scan', () => {
  it('are read once more before a pass, 2 s after the scan was seen to have ended', async () => {
    const { judgement, recounts, calls } = await run({ scans: [scan({})], list: () => [] });
    expect([judgement.verdict, recounts, calls]).toEqual(['passed', [2100], ['list', 'list']]);
  });

  it('are not waited for where the lists took longer', async () => {
    const suppressed = () => [high('v', { status: 'FALSE_POSITIVE' })];
    const { judgement, recounts, says } = await run({ list: suppressed });
    expect([judgement.verdict, recounts.length, says.length]).toEqual(['passed', 1, 1]);
    expect(recounts[0]).toBeLessThan(5800);
  });

  it.each<[string, Said]>([
    ['a fail', { list: () => [high('v')] }],
    ['an inconclusive run', { scans: [scan({ high: 2 })], list: () => [] }],
  ])('are not read again before %s', async (_, said) => {
    expect((await run(said)).recounts).toEqual([]);
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['the zeros become others', counts({ high: 1 })],
    ['one is no longer stated', { violations: { critical: 0, medium: 0, low: 0, info: 0 } }],
    ['none is stated any more', { violations: null }],
  ])('begin again when they change: %s', async (_, later) => {
    const { judgement, says } = await run({
      scans: [scan({})],
      list: () => [],
      recount: (ms) => (ms < 1000 ? {} : later),
    });
    expect(judgement.verdict).toBe('inconclusive');
    expect(says[0]).toBe('What the scan found has changed since it ended: judging it again');
  });

  it('fail when what they count at last is listed', async () => {
    const { judgement, scans } = await run({
      scans: [scan({})],
      list: (ms) => (ms < 1000 ? [] : [high('v')]),
      recount: () => counts({ high: 1 }),
    });
    expect([judgement.verdict, scans[0]?.violations?.high]).toEqual(['failed', 1]);
  });

  it('pass when those that stand hold nothing that blocks', async () => {
    const { judgement, recounts } = await run({
      scans: [scan({})],
      list: () => [],
      recount: (ms) => counts({ low: ms < 1000 ? 0 : 3 }),
    });
    expect([judgement.verdict, recounts]).toEqual(['passed', [2100, 4200]]);
  });

  it('do not pass while they keep changing', async () => {
    const said: Said = { scans: [scan({})], list: () => [], recount: (ms) => counts({ low: Math.round(ms) }) };
    await expect(run(said)).rejects.toMatchObject({ code: 'PROTOCOL', reason: 'evidence' });
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['runs again', { status: 'SCANNING' }],
    ['failed after all', { status: 'FAILED' }],
    ['is one of another branch', { branch: 'other' }],
    ['is one of another repository', { repository_id: 'repo_2' }],
    ['is another one', { scan_id: 'another' }],
  ])('end the run when the scan %s', async (_, later) => {
    await expect(run({ scans: [scan({})], list: () => [], recount: () => later })).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: `Scan own_0 was COMPLETED, but now its status is ${later.status ?? 'COMPLETED'}`,
      hint: 'Check the scan in the service, then run the gate again.',
    });
  });

  it('are the same in another order, and where a time is left out instead of null', async () => {
    const { violations } = counts({});
    const inReverse = Object.fromEntries(Object.entries(violations).reverse());
    const { judgement, says } = await run({
      scans: [scan({}, { completed_at: null })],
      list: () => [],
      recount: () => ({ violations: inReverse, completed_at: undefined }),
    });
    expect([judgement.verdict, says]).toEqual(['passed', []]);
  });
});

it.each<[string, object, boolean]>([
  ['the same', {}, true],
  ['null for what was not there', { error: null }, true],
  ['another begin', { started_at: '2026-06-01T10:00:01Z' }, false],
  ['no begin any more', { started_at: null }, false],
  ['another end', { completed_at: '2026-06-01T10:00:09Z' }, false],
  ['a later moment of the end', { completed_at: '2026-06-01T10:00:12.500Z' }, false],
  ['the counts in another order', { violations: { info: 0, low: 0, medium: 0, high: 0, critical: 0 } }, true],
])('a scan that says %s says the same: %s', async (_, later, expected) => {
  const { says } = await run({
    scans: [scan({}, { started_at: '2026-06-01T10:00:00Z' })],
    list: () => [],
    recount: () => later,
  });
  expect(says).toEqual(expected ? [] : ['What the scan found has changed since it ended: judging it again']);
});

describe('a list that does not settle it yet', () => {
  const explained = () => [high('v', suppressed)];
  const base: BaseScan = { scanId: 'base', branch: 'main', counts: { HIGH: 0 }, completedAt: 0 };
  const changes: Changes = { files: new Map(), isComplete: true };
  const onProposal: Partial<Said> = { policy: { scope: 'auto' }, base, changes };

  it.each<[string, Said, number]>([
    ['came', { list: explained }, 5100],
    ['came, however long the diff and the base took', { list: explained, ...onProposal, surroundingsMs: 2000 }, 5100],
    ['came, even where they took longer', { list: explained, ...onProposal, surroundingsMs: 9000 }, 9100],
    [
      'came and a detail that lets a finding off was read',
      { list: () => [...explained(), high('w', { last_seen: at(-60) })] },
      5200,
    ],
  ])('is read again 5 s after it %s', async (_, said, againMs) => {
    const { listedMs, judgement } = await run(said);
    expect([judgement.verdict, listedMs]).toEqual(['passed', [0, againMs]]);
  });

  it.each<[string, Said]>([
    ['something blocks for certain', { list: () => [high('v')] }],
    ['the scan counts nothing', { scans: [scan({})], list: () => [high('v', { last_seen: at(-60) })] }],
    ['what is not sure only shows', { scans: [scan({ low: 2 })], list: () => [high('l', { severity: 'LOW' })] }],
  ])('is not read again where %s', async (_, said) => {
    const { listedMs, says } = await run(said);
    expect([listedMs.length, says]).toEqual([1, []]);
  });

  it('says when it is read again', async () => {
    const line = 'The list does not match the counts of the scan yet: reading the list again';
    expect((await run({ list: explained })).says).toEqual([`${line} in 5 s`]);
    expect((await run({ list: explained, ...onProposal, surroundingsMs: 1000 })).says).toEqual([`${line} in 4 s`]);
    expect((await run({ list: explained, ...onProposal, surroundingsMs: 9000 })).says).toEqual([`${line} now`]);
  });
});
