/** What is asked beside what decides: rules that only warn, and what the surroundings are asked for. */
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../../../src/shared/errors.ts';
import { at, high, type Ran, run, type Said, scan } from '../../../../model/collect-run.ts';
import type { NamedRule } from '../../../policy/evidence.ts';

const rule = (fields: Partial<NamedRule> = {}): NamedRule => ({
  name: 'a rule',
  match: { severity: ['LOW'], cwe: ['CWE-79'] },
  allow: 0,
  effect: 'warn',
  ...fields,
});
const low = high('v', { severity: 'LOW', cwe: 'CWE-79' });
/** The list leaves out what the detail states. */
const { cwe: _, ...listed } = low;
const said = (rules: NamedRule[], more: Partial<Said> = {}): Said => ({
  scans: [scan({ low: 1 })],
  list: () => [listed],
  details: () => [low],
  policy: { rules },
  ...more,
});
const warned = ({ judgement }: Ran) => judgement.warnings.map(({ verdict }) => verdict);

describe('rules that only warn', () => {
  it('are decided by what is read on the side', async () => {
    const ran = await run(said([rule()]));
    expect([ran.judgement.verdict, warned(ran), [...ran.judgement.findings]]).toEqual([
      'passed',
      ['failed'],
      [['v', { warnedBy: ['a rule'] }]],
    ]);
  });

  it('are decided beside one that blocks', async () => {
    const blocks = rule({ name: 'another', match: { severity: ['CRITICAL'] }, effect: 'block' });
    expect(warned(await run(said([blocks, rule()])))).toEqual(['failed']);
    expect(warned(await run(said([blocks])))).toEqual([]);
  });

  it('change no verdict when they cannot be read, which is said', async () => {
    const listViolations = ({ severity, limit }: { severity?: string; limit?: number }) => {
      if (limit !== 1 && severity?.includes('low')) throw new GateError('UNAVAILABLE', 'no list');
      return undefined;
    };
    const many = Array.from({ length: 400 }, (_, index) => ({ ...listed, violation_id: `v${index}` }));
    const ran = await run(
      said([rule()], { scans: [scan({ low: 400 })], list: () => many, pageSize: 100, listViolations }),
    );
    expect([ran.judgement.verdict, warned(ran)]).toEqual(['passed', ['inconclusive']]);
    expect(ran.notes).toEqual(expect.arrayContaining(['Not all rules that warn could be decided: no list']));
  });
});

/** More than are shown, so that the last of them is read for the rule alone. */
const many = Array.from({ length: 60 }, (_, index) => ({
  ...listed,
  violation_id: `v${index}`,
  cvss_score: 60 - index,
}));

describe('what only the side looks into', () => {
  const details = () => many.map((each, index) => ({ ...each, cwe: index === 59 ? 'CWE-79' : 'CWE-20' }));

  it('are the details on which a warning hangs', async () => {
    const ran = await run(said([rule()], { scans: [scan({ low: 60 })], list: () => many, details }));
    expect([ran.judgement.verdict, warned(ran), [...ran.judgement.findings]]).toEqual([
      'passed',
      ['failed'],
      [['v59', { warnedBy: ['a rule'] }]],
    ]);
  });

  it('is nothing where no rule warns', async () => {
    const blocks = rule({ match: { severity: ['CRITICAL'] }, effect: 'block' });
    const { calls } = await run(said([blocks], { scans: [scan({ low: 60 })], list: () => many, details }));
    expect(calls.filter((call) => call.startsWith('detail'))).toHaveLength(50);
  });
});

describe('what is read again before it lets a finding off', () => {
  const excepted = { id: 'v', reason: 'Known and harmless', expires: '2026-12-01' };
  const policy = { exceptions: [{ ...excepted, violationId: 'v' }] };
  const waited = async (more: Partial<Said>) => {
    const ran = await run({ scans: [scan({ high: 1 })], list: () => [high('v')], policy: { ...policy }, ...more });
    expect(ran.judgement.verdict).toBe('passed');
    return { ms: Math.max(...ran.listedMs) - Math.min(...ran.listedMs), lists: ran.lists.length };
  };

  it('is read 5 s later from a service elsewhere, whose lists may lag', async () => {
    expect((await waited({})).ms).toBeGreaterThanOrEqual(5000);
  });

  it('stays settled while a rule that only warns has another severity read again', async () => {
    const exceptions = [{ ...excepted, path: 'a.js' }];
    const rules = (['HIGH', 'LOW'] as const).map((name) => rule({ name, match: { severity: [name] } }));
    const scans = [scan({ high: 1, low: 60 })];
    const ran = await run({ scans, list: () => [high('v'), ...many], pageSize: 10, policy: { exceptions, rules } });
    expect([ran.judgement.verdict, warned(ran)]).toEqual(['passed', ['passed', 'passed']]);
  });

  it('is no pass where the two readings differ', async () => {
    let reads = 0;
    const list = () => (++reads % 2 === 0 ? [high('v')] : [high('v'), high('w')]);
    const { judgement } = await run({ scans: [scan({ high: 1 })], list, policy });
    expect(judgement.verdict).not.toBe('passed');
  });
});

describe('what is listed', () => {
  const all = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
  it.each([
    [true, all],
    [false, ['LOW']],
  ])('for a surface that must hold all that stands (%s): %j', async (listsAll, expected) => {
    const { evidence } = await run(said([], { scans: [scan({ low: 60 })], list: () => many, pageSize: 10, listsAll }));
    expect(all.filter((severity) => evidence.lists[severity as 'LOW'] !== undefined)).toEqual(expected);
  });
});

it('a run that is cancelled while something is read to be shown is over, whatever its verdict is', async () => {
  const cancel = new AbortController();
  const over = new GateError('CANCELLED', 'stop');
  const listViolations = ({ severity, limit }: { severity?: string; limit?: number }) => {
    if (limit === 1 || severity === undefined || !severity.includes('low')) return undefined;
    cancel.abort(over);
    throw new GateError('UNAVAILABLE', '503');
  };
  const list = () => [high('v'), ...many];
  const scans = [scan({ high: 1, low: 60 })];
  await expect(run({ scans, list, pageSize: 10, listViolations, cancel })).rejects.toBe(over);
});

it('a scan whose counts keep changing is not judged', async () => {
  let counts = 0;
  const recount = () => ({ violations: { critical: 0, high: 0, medium: 0, low: ++counts, info: 0 } });
  await expect(run({ scans: [scan({})], list: () => [], recount })).rejects.toMatchObject({
    ...{ code: 'PROTOCOL', reason: 'evidence', hint: 'Run the gate again in a minute.' },
    message: 'What the scan found keeps changing although it has COMPLETED',
  });
});

describe('the surroundings', () => {
  const changes = { files: new Map([['b.js', { lines: undefined }]]), isComplete: true };
  const base = (count: number) => ({
    ...{
      scanId: 'scan_base',
      branch: 'main',
      startedAt: Date.parse(at(-90)),
      completedAt: Date.parse(at(-60)),
      others: [],
    },
    counts: { CRITICAL: 0, HIGH: count, MEDIUM: 0, LOW: 0, INFO: 0 },
  });
  const auto = (count: number): Said => ({
    list: () => [high('v')],
    policy: { scope: 'auto' },
    changes,
    base: base(count),
  });

  it('are asked for an earlier scan of the base only where the scan counts more than the latest', async () => {
    const asked = async (count: number) => (await run(auto(count))).calls.filter((call) => /base|changes/.test(call));
    expect(await asked(0)).toContain('earlier base');
    expect(await asked(1)).not.toContain('earlier base');
  });

  it('are everything that the scan found where there is no scan of the base', async () => {
    const { policy, judgement } = await run({ ...auto(0), base: undefined });
    expect([policy.scope, judgement.verdict]).toEqual(['scan', 'failed']);
  });

  it('are not asked for where nothing is open', async () => {
    const { calls } = await run({
      scans: [scan({})],
      list: () => [],
      policy: { scope: 'auto' },
      changes,
      base: base(0),
    });
    expect(calls.filter((call) => /base|changes/.test(call))).toEqual([]);
  });

  it('are asked for what changed where the scan says of which languages it read files', async () => {
    const languages = [{ language: 'Go', files: 3, read: 0 }];
    const { calls } = await run({ scans: [scan({}, { languages } as never)], list: () => [], changes });
    expect(calls).toContain('changes');
  });
});
