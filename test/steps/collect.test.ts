/** What is asked beside what decides: rules that only warn, and what the surroundings are asked for. */
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/errors.ts';
import type { NamedRule } from '../../src/policy/rules/named.ts';
import { at, high, type Ran, run, type Said, scan } from '../model/collect-run.ts';

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
    expect([ran.judgement.verdict, warned(ran), [...ran.judgement.warned]]).toEqual([
      'passed',
      ['failed'],
      [['v', ['a rule']]],
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
