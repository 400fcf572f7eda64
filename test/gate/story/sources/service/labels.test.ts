/** Which findings are of the judged scan, while another scan is about to write over what it saw. */
import { describe, expect, it } from 'vitest';
import { at, high, run, type Said, scan, several } from '../../../../model/collect-run.ts';
import type { NamedRule } from '../../../policy/evidence.ts';
import type { ViolationDetail } from './answered.ts';

const running = scan({}, { status: 'SCANNING', started_at: at(-5), completed_at: null });
const ended = scan({}, { started_at: at(-90), completed_at: at(-80) });
const ofCode: NamedRule = {
  name: 'code',
  match: { severity: ['HIGH'], type: ['SAST'] },
  allow: 0,
  effect: 'block',
};
const policy = { failOnSeverity: 'NONE' as const, rules: [ofCode] };

/** The end of the judged scan, and that of the one that ran beside it. */
const [own, foreign] = [at(10), at(12)];
/** What was last seen long ago, and from that second on by the scan that ran beside ours. */
const seenAgain = (id: string, second: number, ms: number, before = at(-60)) =>
  high(id, { last_seen: ms < second * 1000 ? before : foreign });
/** In no rule, and found by both scans. */
const settings = (ms: number, second: number): Partial<ViolationDetail>[] =>
  ['s', 't'].map((id) => high(id, { type: 'IAC', last_seen: ms < second * 1000 ? own : foreign }));

const detailsAsked = (calls: readonly string[], id: string) => calls.filter((call) => call === `detail ${id}`).length;

describe('while another scan runs', () => {
  const said = (details: Said['list'], count: number, others = [running]): Said => ({
    scans: [scan({ high: count })],
    list: details,
    details,
    others,
    policy,
  });

  it('what no rule asks about is read at once, for it explains what ours counts', async () => {
    const details = (ms: number) => [...settings(ms, 2), seenAgain('v', 2, ms)];
    const { judgement, evidence } = await run(said(details, 2));
    expect(judgement.verdict).toBe('passed');
    expect(evidence.findings.map(({ id, label }) => `${id} ${label}`)).toEqual(['s seen', 't seen', 'v maybe']);
  });

  it('the same passes nothing that the count leaves room for', async () => {
    const details = (ms: number) => [...settings(ms, 2), seenAgain('v', 2, ms)];
    expect((await run(said(details, 3))).judgement.verdict).toBe('failed');
    const doubtful = (ms: number) => [...details(ms), { ...seenAgain('w', 2, ms), type: 'IAC' }];
    expect((await run(said(doubtful, 3))).judgement.verdict).toBe('inconclusive');
  });

  it('a detail that lags is looked at again before it is written over', async () => {
    const lagging = (ms: number) => (ms < 1500 ? at(-60) : own);
    const details = (ms: number) => [
      ...settings(ms, 3.5),
      high('v', { last_seen: ms < 3500 ? lagging(ms) : foreign }),
      seenAgain('w', 3.5, ms),
    ];
    const { judgement, evidence } = await run(said(details, 3));
    expect(judgement.verdict).toBe('failed');
    expect(evidence.findings.find(({ id }) => id === 'v')?.label).toBe('seen');
  });

  it('nothing is looked at in between where the count is explained', async () => {
    const details = (ms: number) => [...settings(ms, 900), seenAgain('v', 900, ms)];
    const { calls } = await run(said(details, 2));
    expect(detailsAsked(calls, 'v')).toBe(2);
  });

  it('no more are looked at than can be read in that time', async () => {
    const details = () => [...settings(0, 900), ...several(33, { last_seen: at(-60) })];
    const { calls, judgement } = await run(said(details, 3));
    expect([judgement.verdict, detailsAsked(calls, 'v0')]).toEqual(['inconclusive', 5]);
  });
});

it('nothing is read in between where no other scan runs', async () => {
  const details = () => [...settings(0, 900), high('v', { last_seen: at(-60) })];
  const { calls, judgement } = await run({
    scans: [scan({ high: 2 })],
    list: details,
    details,
    others: [ended],
    policy,
  });
  expect([judgement.verdict, detailsAsked(calls, 'v')]).toEqual(['passed', 2]);
});

describe('what the base is compared with', () => {
  const auto: Said = {
    list: () => [high('v')],
    policy: { scope: 'auto' },
    changes: undefined,
    base: undefined,
  };

  it('is asked for beside the lists where the counts leave something open', async () => {
    const { calls } = await run(auto);
    expect(calls.slice(0, 3).sort()).toEqual(['base', 'changes', 'list']);
    expect(calls.filter((call) => call === 'base')).toHaveLength(1);
  });

  it('is not asked for where they leave nothing open', async () => {
    const { calls } = await run({ ...auto, scans: [scan({ low: 3 })], list: () => [] });
    expect(calls).not.toContain('base');
  });
});
