import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../../src/gate/policy/judge.ts';
import {
  atHigh,
  type BaseScan,
  baseOf,
  changesOf,
  dayMs,
  detectedDaysAgo,
  type Evidence,
  evidence,
  type Finding,
  finding,
  noCounts,
  type Policy,
  scanStart,
  verdictOf,
  without,
} from '../evidence.ts';

const maybe = { label: 'maybe' } as const;
const suppressed = { status: 'ACCEPTED_RISK' } as const;
const infinite = Number.POSITIVE_INFINITY;
/** How far the service’s times of one event may lie apart. */
const stampSlackMs = 5000;
const inAuto: Policy = { ...atHigh, failOnSeverity: 'INFO', scope: 'auto', untouched: 'note' };
const bounds = (given: Evidence) => {
  const [rule] = judgeEvidence(given, { ...atHigh, scope: 'auto' }).rules;
  return [rule?.lo, rule?.hi];
};
const known = {
  base: 'main',
  old: new Set(['old']),
  doubtful: new Set(['doubtful']),
  counts: { ...noCounts, HIGH: 1 },
};
const changes = changesOf(['b.js']);

describe('auto leaves to the default branch', () => {
  const lock = { type: 'SCA', filePath: 'yarn.lock' } as const;

  it.each<[string, Partial<Evidence>, Partial<Finding>, string]>([
    ['nothing that the same scanner did not find in the base', { known }, { ...lock, id: 'new' }, 'yes'],
    ['what the base may hold and the change leaves as it is', { known }, { ...lock, id: 'doubtful' }, 'no'],
    ['no secret of the branch’s history', { known }, { id: 'new', type: 'SECRET', filePath: 'gone.yml' }, 'yes'],
    ['no template that other files changed', { known }, { id: 'new', type: 'IAC', filePath: 'a.yaml' }, 'yes'],
    ['nothing old', { known: { ...known, counts: noCounts } }, { ...lock, id: 'old' }, 'no'],
    ['by numbers, what the change leaves as it is', {}, lock, 'no'],
    ['by numbers, perhaps a secret', {}, { type: 'SECRET', filePath: 'a.yml' }, 'unknown'],
    [
      'by numbers, a secret in a file that is there',
      { held: new Map([['a.yml', true]]) },
      { type: 'SECRET', filePath: 'a.yml' },
      'no',
    ],
    [
      'by numbers, no secret in a file that is gone',
      { held: new Map([['a.yml', false]]) },
      { type: 'SECRET', filePath: 'a.yml' },
      'yes',
    ],
  ])('%s', (_, more, fields, expected) => {
    const fresh = finding({ ...fields, detail: detectedDaysAgo(0), firstSeen: true });
    const base = baseOf({ HIGH: 0 });
    const verdict = verdictOf(evidence({ HIGH: 1 }, [fresh], { base, changes, ...more }), inAuto);
    expect({ failed: 'yes', passed: 'no', inconclusive: 'unknown' }[verdict]).toBe(expected);
  });
});

describe('a finding is newer than the base’s scan', () => {
  const start = scanStart - 2 * dayMs;
  const end = start + 60_123;
  const base: BaseScan = { ...baseOf({}), startedAt: start, completedAt: end, others: [] } as BaseScan;
  const beside = { startedAt: start, completedAt: end + 50 };
  const first = (firstDetected: number, fields: Partial<Finding> = {}): Partial<Finding> => ({
    ...fields,
    detail: { ...detectedDaysAgo(0), firstDetected },
  });
  const ours = { firstSeen: true };

  it.each<[string, Partial<Finding>, Partial<BaseScan>, string]>([
    ['not before that began', first(start - 1), {}, 'no'],
    ['not as it began, alone', first(start), {}, 'no'],
    ['perhaps as it began, while nobody looked for others', first(start), { others: undefined }, 'unknown'],
    ['not while it ran alone', first(end + stampSlackMs), {}, 'no'],
    ['after its end', first(end + stampSlackMs + 1), {}, 'yes'],
    ['perhaps beside another scan', first(end - 1), { others: [beside] }, 'unknown'],
    ['not at its very end', first(end), { others: [beside] }, 'no'],
    ['perhaps at the end of two', first(end), { others: [{ ...beside, completedAt: end }] }, 'unknown'],
    ['perhaps at that of two of three', first(end), { others: [{ ...beside, completedAt: end }, beside] }, 'unknown'],
    [
      'perhaps in the second in which it ended',
      first(end - 123),
      { completedAt: end - 123, others: [beside] },
      'unknown',
    ],
    ['where ours saw it first', first(end, ours), {}, 'yes'],
    [
      'perhaps where ours saw it first, and began before that ended',
      first(end, ours),
      { completedAt: scanStart },
      'unknown',
    ],
    ['perhaps where nobody knows when that began', first(end), { startedAt: undefined }, 'unknown'],
    ['perhaps where nobody knows when that ended', first(end), { completedAt: undefined }, 'unknown'],
    ['perhaps where it may be of another scan', first(start - 1, maybe), {}, 'unknown'],
  ])('%s', (_, fields, scan, expected) => {
    const given = finding(fields);
    const { findings } = judgeEvidence(evidence({}, [given], { base: { ...base, ...scan } }), inAuto);
    const novelty = findings.get(given.id)?.novelty;
    expect(novelty === undefined ? 'unknown' : { new: 'yes', old: 'no' }[novelty]).toBe(expected);
  });
});

describe('auto counts', () => {
  const there = { filePath: 'x.js' };
  const old = { ...there, detail: detectedDaysAgo(9) };
  const fresh = { ...there, detail: detectedDaysAgo(1) };
  const hidden = (fields: Partial<Finding>) => finding({ ...fields, ...suppressed });

  it.each<[string, Evidence, [number, number]]>([
    [
      'no bound by ids where the scan states none',
      { ...evidence({}, [finding()], { known, changes }), counts: without('HIGH') },
      [1, infinite],
    ],
    [
      'no bound by numbers where the scan states none',
      { ...evidence({}, [], { base: baseOf({}), changes }), counts: without('HIGH') },
      [0, infinite],
    ],
    ['none for sure without a base', evidence({ HIGH: 1 }, [finding(there)], { changes }), [0, 1]],
    [
      'no growth that a suppressed one may have made, unless it is proven to be ours',
      evidence(
        { HIGH: 3 },
        [finding(old), hidden(fresh), hidden({ ...fresh, ...maybe }), hidden({ ...old, ...maybe })],
        { base: baseOf({ HIGH: 2 }), changes },
      ),
      [0, 1],
    ],
    [
      'no growth that a suppressed one made, whatever another scan found',
      evidence({ HIGH: 2 }, [finding(old), hidden(fresh), finding({ ...old, label: 'elsewhere' })], {
        base: baseOf({ HIGH: 1 }),
        changes,
      }),
      [0, 0],
    ],
  ])('%s', (_, given, expected) => expect(bounds(given)).toEqual(expected));
});
