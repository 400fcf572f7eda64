import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/shared/errors.ts';
import type { Policy } from '../gate/policy/evidence.ts';
import { at, high, run, runEverything, type Said, scan, several, suppressed } from './collect-run.ts';

const atCritical: Partial<Policy> = { failOnSeverity: 'CRITICAL' };
const totals = ['total of critical,high', 'total of medium,low,info', 'total of all'];
const detailsOf = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('detail ')).map((call) => call.slice('detail '.length));

describe('what is read to be shown, when the verdict is there', () => {
  const low = (id: string, cvss = 0) => high(id, { severity: 'LOW', cvss_score: cvss });

  it('is the list of what the scan found, and of no other severity', async () => {
    const medium = high('m', { severity: 'MEDIUM' });
    const old = several(5, { severity: 'MEDIUM', last_seen: at(-60) });
    const { lists, judgement, evidence } = await run({
      scans: [{ violations: { critical: 0, high: 1, low: 1, info: 0 } }],
      list: () => [medium, high('h'), low('l'), ...old],
      pageSize: 2,
      policy: atCritical,
    });
    expect(judgement.verdict).toBe('passed');
    // What will be shown is listed beside the totals; before a pass the total is read once more, for severities that nobody names.
    expect(lists).toEqual(['all', 'high,low', ...totals, 'total of all']);
    expect(evidence.findings.map(({ id }) => id)).toEqual(['h', 'l']);
  });

  it('is the details of the worst, first', async () => {
    const { calls, judgement } = await run({
      scans: [scan({ high: 2, low: 3 })],
      list: () => [
        low('l2', 2),
        low('l3', 3),
        high('h5', { cvss_score: 5 }),
        low('l1', 1),
        high('h9', { cvss_score: 9 }),
      ],
      policy: atCritical,
    });
    expect(judgement.verdict).toBe('passed');
    expect(detailsOf(calls)).toEqual(['h9', 'h5', 'l3', 'l2', 'l1']);
  });

  it('is no detail of what is fixed, nor of a severity of which the scan found nothing', async () => {
    const list = () => [high('h'), low('l'), { ...low('fixed'), status: 'FIXED' }];
    const { calls } = await run({ scans: [scan({ low: 2 })], list, policy: atCritical });
    expect(detailsOf(calls)).toEqual(['l']);
  });

  it('is asked for at most 200 times when details are gone', async () => {
    const { calls, judgement } = await run({
      scans: [scan({ high: 8 })],
      list: () => several(8),
      details: () => [],
      vanishing: true,
      policy: atCritical,
    });
    expect(judgement.verdict).toBe('passed');
    expect(detailsOf(calls).length).toBeLessThanOrEqual(200);
  });

  const refuse = () => {
    throw new GateError('UNAVAILABLE', 'the service is down');
  };

  it('is left out with a note when a list cannot be read', async () => {
    const { judgement, notes } = await run({
      scans: [scan({ high: 7 })],
      list: () => several(7),
      pageSize: 2,
      policy: atCritical,
      listViolations: ({ severity }) => (severity === 'high' ? refuse() : undefined),
    });
    expect([judgement.verdict, notes]).toEqual(['passed', ['Not all findings could be listed: the service is down']]);
  });

  it('is left out with a note when a detail cannot be read', async () => {
    const said: Said = { list: () => [high('v')], details: refuse, policy: atCritical };
    const { judgement, notes } = await run(said);
    expect([judgement.verdict, notes]).toEqual(['passed', ['Not all details could be read: the service is down']]);
  });

  it('does not outlive the run', async () => {
    const cancel = new AbortController();
    const details = () => {
      cancel.abort(new GateError('CANCELLED', 'the run was canceled'));
      return refuse();
    };
    const said: Said = { list: () => [high('v')], details, policy: atCritical, cancel };
    await expect(run(said)).rejects.toThrow('the run was canceled');
  });
});

describe('everything', () => {
  const settled = { stands: true, settled: true };
  const unsettled = { stands: true, settled: false };
  const ofAll = (state: object) => ({ CRITICAL: state, HIGH: state, MEDIUM: state, LOW: state, INFO: state });

  it('is the whole list twice, 5 s apart, and every detail once', async () => {
    let [firstMs, lastMs] = [Number.NaN, Number.NaN];
    const list = (ms: number) => {
      firstMs = Number.isNaN(firstMs) ? ms : firstMs;
      lastMs = ms;
      return [...several(8), high('s', suppressed), high('l', { severity: 'LOW' })];
    };
    const details = () => list(lastMs);
    const { evidence, lists, groups } = await runEverything({ list, details });
    expect([evidence.unknownSeverities, evidence.lists]).toEqual(['listed', ofAll(settled)]);
    expect(evidence.findings.map(({ id, detail }) => [id, detail === undefined])).toHaveLength(10);
    expect(evidence.findings.every(({ detail }) => detail !== undefined)).toBe(true);
    expect([lists, groups]).toEqual([
      ['all', 'all'],
      [0, 8, 2, 0],
    ]);
    expect(lastMs - firstMs).toBeGreaterThanOrEqual(5000);
  });

  it('includes the second look at what another scan saw', async () => {
    const list = () => [high('v', { last_seen: at(-60) })];
    const details = (ms: number) => [high('v', { last_seen: at(ms < 4500 ? -60 : 5) })];
    const { evidence } = await runEverything({ list, details });
    expect(evidence.findings).toMatchObject([{ label: 'seen' }]);
  });

  it('kept changing when the second list is another', async () => {
    const { evidence } = await runEverything({ list: (ms) => [high('v'), ...(ms > 4000 ? [high('late')] : [])] });
    expect(evidence.lists).toEqual(ofAll(unsettled));
    expect(evidence.findings.map(({ id, label }) => [id, label])).toEqual([
      ['v', 'seen'],
      ['late', 'seen'],
    ]);
  });

  it('kept changing when the list never stands', async () => {
    const { evidence } = await runEverything({
      list: () => [high('v')],
      listViolations: ({ page = 1 }) => ({ items: page === 1 ? [high('v')] : [], page, total: 2 }),
    });
    expect([evidence.unknownSeverities, evidence.lists]).toEqual(['unread', ofAll({ stands: false, settled: false })]);
  });
});
