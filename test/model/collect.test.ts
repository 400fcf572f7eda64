import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import { type ListSource, sweepUntilStanding } from '../../src/api/pages.ts';
import type { ScanDetail, ViolationDetail, ViolationItem } from '../../src/api/schemas.ts';
import { createBudget } from '../../src/clock.ts';
import { GateError } from '../../src/errors.ts';
import type { Baseline } from '../../src/policy/baseline.ts';
import type { Changes } from '../../src/policy/changes.ts';
import type { BaseScan } from '../../src/policy/evidence.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type Collected, collect } from '../../src/steps/collect.ts';
import type { Run } from '../../src/steps/run.ts';
import { violationSource } from '../../src/steps/violations.ts';
import { atHigh, baseOf, changesOf } from '../policy/evidence.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** What the service says, as a function of the virtual time since the run began. */
interface Said {
  scans?: Partial<ScanDetail>[];
  /** The other scans of the repository. */
  others?: Partial<ScanDetail>[];
  list(ms: number): Partial<ViolationDetail>[];
  details?(ms: number): Partial<ViolationDetail>[];
  /** What it answers for a violation that is not among the details. */
  stranger?: Partial<ViolationDetail>;
  /** Whether other scans and violations without details are gone when they are read. */
  vanishing?: boolean;
  pageSize?: number;
  policy?: Partial<Policy>;
  changes?: Changes | undefined;
  base?: BaseScan | undefined;
  baseline?: Baseline | undefined;
  /** Instead of an honest answer. */
  listViolations?: (query: { severity?: string; page?: number; limit?: number }, ms: number) => unknown;
}

interface Ran extends Collected {
  calls: string[];
}

const at = (second: number) => new Date(Date.parse('2026-06-01T10:00:00.500Z') + second * 1000).toISOString();
const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
const scan = (counts: object, fields: Partial<ScanDetail> = {}): Partial<ScanDetail> => ({
  violations: { ...none, ...counts },
  ...fields,
});
const high = (id: string, fields: Partial<ViolationDetail> = {}): Partial<ViolationDetail> => ({
  violation_id: id,
  severity: 'HIGH',
  status: 'OPEN',
  type: 'SAST',
  title: id,
  file_path: 'a.js',
  first_detected: at(5),
  last_seen: at(5),
  ...fields,
});

/** The judged scan runs from second 0 to second 10. */
async function run(said: Said): Promise<Ran> {
  const clock = createVirtualClock(0);
  const budget = createBudget(clock, 600_000, new AbortController().signal);
  const calls: string[] = [];
  const scans = (said.scans ?? [scan({ high: 1 })]).map((fields, index) => fullScan(`own_${index}`, fields));
  const others = (said.others ?? []).map((fields, index) => fullScan(`other_${index}`, fields));
  const answer = async <T>(name: string, make: () => T): Promise<T> => {
    calls.push(name);
    await clock.sleep(100, budget.signal);
    return make();
  };
  const listed = (query: { severity?: string; page?: number; limit?: number }) => {
    const odd = said.listViolations?.(query, clock.now());
    if (odd !== undefined) return odd;
    const wanted = query.severity?.split(',');
    const all = said
      .list(clock.now())
      .filter(({ severity }) => wanted?.includes(String(severity).toLowerCase()) ?? true);
    const size = Math.min(query.limit ?? 20, said.pageSize ?? 100);
    const page = query.page ?? 1;
    return { items: all.slice((page - 1) * size, page * size), page, total: all.length };
  };
  const client = {
    listViolations: (query: object) => answer('list', () => listed(query)),
    getViolation: ({ violation_id: id }: { violation_id: string }) =>
      answer(`detail ${id}`, () => {
        const details = said.details?.(clock.now()) ?? said.list(clock.now());
        const found = details.find(({ violation_id }) => violation_id === id);
        if (found === undefined && said.vanishing) throw new GateError('NOT_FOUND', `no violation ${id}`);
        return found ?? said.stranger ?? { violation_id: 'another' };
      }),
    listScans: () =>
      answer('scans', () => ({ items: [...others, ...scans], page: 1, total: others.length + scans.length })),
    getScan: ({ scan_id: id }: { scan_id: string }) =>
      answer(`scan ${id}`, () => {
        if (said.vanishing) throw new GateError('NOT_FOUND', `no scan ${id}`);
        return others.find(({ scan_id }) => scan_id === id);
      }),
  } as unknown as Client;
  try {
    const collected = await collect(
      { client, budget, story: { say() {}, note() {} } },
      {
        repositoryId: 'repo_1',
        scans,
        policy: { ...atHigh, ...said.policy },
        baseline: said.baseline,
        readChanges: async () => said.changes,
        readBase: async () => said.base,
      },
    );
    return { ...collected, calls };
  } finally {
    budget.end();
  }
}

function fullScan(id: string, fields: Partial<ScanDetail>): ScanDetail {
  return {
    scan_id: id,
    repository_id: 'repo_1',
    branch: 'feature',
    status: 'COMPLETED',
    created_at: at(-1),
    started_at: at(0),
    completed_at: at(10),
    ...fields,
  };
}

const verdict = async (said: Said) => (await run(said)).judgement.verdict;
const suppressed = { status: 'FALSE_POSITIVE' } as const;

describe('what is collected', () => {
  it('is one look when the scan found nothing', async () => {
    const { calls, judgement } = await run({ scans: [scan({})], list: () => [] });
    expect([judgement.verdict, calls]).toEqual(['passed', ['list']]);
  });

  it('is one page and its details when that settles it', async () => {
    const { calls, judgement } = await run({ list: () => [high('v')] });
    expect([judgement.verdict, calls]).toEqual(['failed', ['list', 'scans', 'detail v']]);
  });

  it('is the list twice, 5 s apart, before a finding is let off', async () => {
    const { calls, judgement } = await run({ list: () => [high('v', suppressed)] });
    expect(judgement.verdict).toBe('passed');
    expect(calls.filter((call) => call === 'list')).toHaveLength(2);
  });

  it('is read on until it agrees with itself', async () => {
    const late = (ms: number) => [high('v', suppressed), ...(ms > 4000 ? [high('late')] : [])];
    expect(await verdict({ list: late })).toBe('failed');
    const restless = (ms: number) => [high('v', suppressed), high(`w${Math.floor(ms / 1000)}`, suppressed)];
    expect(await verdict({ list: restless })).toBe('inconclusive');
  });

  it('lets nothing off whose status keeps changing', async () => {
    const untimed = { last_seen: null, first_detected: null };
    const list = (ms: number) => [high('v', { ...untimed, ...(Math.floor(ms / 5200) % 2 === 0 ? {} : suppressed) })];
    expect(await verdict({ list })).not.toBe('passed');
  });

  it('counts a status that changes within 5 s', async () => {
    const opened = (ms: number) => [high('v', ms > 3000 ? {} : suppressed)];
    expect(await verdict({ list: opened })).toBe('failed');
  });
});

describe('whose a finding is', () => {
  it('is read again 5 s later where it lets the finding off', async () => {
    const said = {
      scans: [scan({ high: 2 })],
      list: () => [high('v'), high('w', suppressed), high('x', suppressed)],
      policy: { exceptions: [{ violationId: 'x', reason: 'known', expires: '2027-01-01' }] },
    };
    const lagging = (ms: number) => said.list().map((item) => ({ ...item, last_seen: at(ms < 4500 ? -60 : 5) }));
    expect(await verdict({ ...said, details: lagging })).toBe('failed');
  });

  it('needs a whole agreement: a label that changes at the second look is looked at a third time', async () => {
    const times = [-60, -60, 5];
    const list = () => [high('v'), high('w', suppressed)];
    const details = (ms: number) =>
      list().map((item) => ({ ...item, last_seen: at(times[Math.floor(ms / 5300)] ?? 5) }));
    expect(await verdict({ list, details })).not.toBe('passed');
  });

  it('is not known from a detail of another violation', async () => {
    const { evidence } = await run({ list: () => [high('v')], details: () => [] });
    expect(evidence.findings).toMatchObject([{ id: 'v', label: 'maybe', detail: undefined }]);
  });

  it('is not let off by a detail of another violation', async () => {
    const list = () => [high('v'), high('w', suppressed)];
    const details = () => [{ violation_id: 'w', last_seen: at(5), status: 'FALSE_POSITIVE' }];
    const stranger = { violation_id: 'another', severity: 'HIGH', last_seen: at(-60) };
    expect(await verdict({ list, details, stranger })).toBe('inconclusive');
  });

  it('stays unknown when its detail is gone', async () => {
    const said: Said = { list: () => [high('v'), high('w', suppressed)], details: () => [], vanishing: true };
    const { judgement, evidence } = await run(said);
    expect(judgement.verdict).toBe('inconclusive');
    expect(evidence.findings.map(({ label, detail }) => [label, detail])).toEqual([
      ['maybe', undefined],
      ['maybe', undefined],
    ]);
  });

  it('is decided by the worse severity and the more open status of list and detail', async () => {
    const accepted = () => [high('v', { status: 'ACCEPTED_RISK', last_seen: null })];
    expect(await verdict({ list: () => [high('v')], details: accepted })).toBe('failed');
    const list = () => [high('v'), high('w', suppressed)];
    const milder = () => list().map((item) => ({ ...item, severity: 'LOW' }));
    expect(await verdict({ list, details: milder })).toBe('failed');
  });

  it('keeps the worse severity and the more open status of list and detail', async () => {
    const milder = () => [high('v', { severity: 'LOW', status: 'ACCEPTED_RISK' })];
    const { evidence } = await run({ list: () => [high('v')], details: milder });
    expect(evidence.findings).toMatchObject([{ severity: 'HIGH', status: 'OPEN', label: 'seen' }]);
    const worse = () => [high('v', { severity: 'CRITICAL', status: 'OPEN' })];
    const { evidence: other } = await run({ list: () => [high('v', suppressed)], details: worse });
    expect(other.findings).toMatchObject([{ severity: 'CRITICAL', status: 'OPEN' }]);
  });

  it('is learned from a service that stamps with the end of a scan', async () => {
    const others = [scan({}, { started_at: at(-5), completed_at: at(6) })];
    const list = () => [
      high('a', { last_seen: at(10), file_path: 'b.js' }),
      high('b', { last_seen: at(10), file_path: 'b.js' }),
      high('c', { last_seen: at(6) }),
    ];
    const said = {
      scans: [scan({ high: 2 })],
      others,
      list,
      policy: { scope: 'changed' as const },
      changes: changesOf(['a.js']),
    };
    const { judgement, evidence } = await run(said);
    expect(evidence.findings.map(({ label }) => label)).toEqual(['seen', 'seen', 'elsewhere']);
    expect(judgement.verdict).toBe('passed');
  });

  it.each<[string, Partial<ScanDetail>[], Partial<ViolationDetail>[]]>([
    ['one time alone is the end of a scan', [scan({}, { completed_at: at(6) })], [high('a', { last_seen: at(10) })]],
    [
      'one time is no end of a scan',
      [scan({}, { completed_at: at(6) })],
      [high('a', { last_seen: at(10) }), high('b', { last_seen: at(6) }), high('c', { last_seen: at(7) })],
    ],
    [
      'no time is the end of our own scan',
      [scan({}, { completed_at: at(6) })],
      [high('a', { last_seen: at(6) }), high('b', { last_seen: at(6) })],
    ],
  ])('is not learned when %s', async (_, others, items) => {
    const beside = [...others, scan({}, { completed_at: at(20) })];
    const { evidence } = await run({ scans: [scan({ high: 9 })], others: beside, list: () => items });
    expect(new Set(evidence.findings.map(({ label }) => label))).toEqual(new Set(['maybe']));
  });

  it('is not learned from times without milliseconds, which meet by accident', async () => {
    const whole = (second: number) => at(second).replace('.500', '.000');
    const scans = [scan({ high: 9 }, { started_at: whole(0), completed_at: whole(10) })];
    const others = [scan({}, { started_at: whole(-5), completed_at: whole(20) })];
    const items = ['a', 'b', 'c'].map((id) => high(id, { last_seen: whole(10) }));
    const { evidence } = await run({ scans, others, list: () => items });
    expect(new Set(evidence.findings.map(({ label }) => label))).toEqual(new Set(['maybe']));
  });

  it('is never certain for what two scans ended with at once', async () => {
    const others = [scan({}, { started_at: at(-5), completed_at: at(10) })];
    const items = ['a', 'b', 'c'].map((id) => high(id, { last_seen: at(10) }));
    const { evidence } = await run({ scans: [scan({ high: 9 })], others, list: () => items });
    expect(new Set(evidence.findings.map(({ label }) => label))).toEqual(new Set(['maybe']));
  });
});

describe('several scans of one branch', () => {
  it('count as the worst of them', async () => {
    expect(await verdict({ scans: [scan({ high: 1 }), scan({})], list: () => [high('v')] })).toBe('failed');
    const oneSilent = [scan({}), { violations: { critical: 0, medium: 0, low: 0, info: 0 } }];
    expect(await verdict({ scans: oneSilent, list: () => [] })).toBe('inconclusive');
  });

  it('saw what was last seen from the first start to the last end', async () => {
    const scans = [
      scan({ high: 1 }, { started_at: at(20), completed_at: at(30) }),
      scan({ high: 1 }, { started_at: at(0), completed_at: at(10) }),
    ];
    for (const second of [3, 25]) {
      expect(await verdict({ scans, list: () => [high('v', { last_seen: at(second) })] })).toBe('failed');
    }
  });

  it('prove nothing by times when one of them does not say when it ran', async () => {
    const scans = [scan({ high: 1 }), scan({ high: 1 }, { started_at: null })];
    const { evidence } = await run({ scans, list: () => [high('v', { last_seen: at(-60) })] });
    expect(evidence.findings).toMatchObject([{ label: 'maybe' }]);
  });
});

describe('other scans', () => {
  const labelBeside = async (others: Partial<ScanDetail>[]) =>
    (await run({ scans: [scan({ high: 2 })], others, list: () => [high('v')] })).evidence.findings[0]?.label;

  it.each<[string, Partial<ScanDetail>[], string]>([
    ['one that ended long before', [scan({}, { started_at: at(-90), completed_at: at(-60) })], 'seen'],
    [
      'one that ended moments before, and may still be writing',
      [scan({}, { started_at: at(-90), completed_at: at(1) })],
      'maybe',
    ],
    ['one that began after it was seen', [scan({}, { started_at: at(6), completed_at: at(30) })], 'seen'],
    ['one that ran when it was seen', [scan({}, { started_at: at(4), completed_at: at(30) })], 'maybe'],
    ['one that is still running', [scan({}, { started_at: at(4), completed_at: null, status: 'SCANNING' })], 'maybe'],
    ['one that does not say when', [scan({}, { started_at: null, completed_at: null })], 'maybe'],
    ['one that has not begun', [scan({}, { started_at: null, completed_at: null, status: 'PENDING' })], 'seen'],
    ['one that does not say when it was created', [scan({}, { created_at: null })], 'maybe'],
    [
      'more than can be looked at',
      Array.from({ length: 61 }, () => scan({}, { started_at: at(-90), completed_at: at(-60) })),
      'maybe',
    ],
  ])('%s: the finding is %s', async (_, others, label) => {
    expect(await labelBeside(others)).toBe(label);
  });
});

describe('another scan that is gone', () => {
  it('may have run at any time', async () => {
    const others = [scan({}, { started_at: at(-90), completed_at: at(-60) })];
    const said: Said = { scans: [scan({ high: 2 })], others, list: () => [high('v')], vanishing: true };
    expect((await run(said)).evidence.findings[0]?.label).toBe('maybe');
  });
});

describe('violations of unknown severity', () => {
  const odd = (id: string, fields: Partial<ViolationDetail> = {}) => high(id, { severity: 'BLOCKER', ...fields });
  const clean = [scan({})];

  it('are found behind the first page, and block', async () => {
    const list = () => [high('a', { last_seen: at(-60) }), high('b', { last_seen: at(-60) }), odd('c')];
    expect(await verdict({ scans: clean, list, pageSize: 2 })).toBe('failed');
  });

  it('are not hidden by a violation that appears between two totals', async () => {
    const before = ['a', 'b'].map((id) => high(id, { last_seen: at(-60) }));
    const list = (ms: number) => [...before, odd('c'), ...(ms > 150 ? [high('d', { last_seen: at(20) })] : [])];
    expect(await verdict({ scans: clean, list, pageSize: 2 })).toBe('failed');
  });

  it('of another branch let a run pass only when they are so 5 s later', async () => {
    const list = () => [odd('c', { last_seen: at(-60) })];
    const { judgement, calls } = await run({ scans: clean, list });
    expect(judgement.verdict).toBe('passed');
    expect(calls.filter((call) => call === 'list').length).toBeGreaterThan(1);
    const details = (ms: number) => [odd('c', { last_seen: at(ms < 4500 ? -60 : 5) })];
    expect(await verdict({ scans: clean, list, details })).toBe('failed');
  });

  it('that come while the list is read again block', async () => {
    const list = (ms: number) => [high('v', suppressed), ...(ms > 3000 ? [odd('c')] : [])];
    expect(await verdict({ list })).toBe('failed');
  });

  it('block although one moved to an earlier page while the pages were read', async () => {
    const known = ['a', 'b', 'd'].map((id) => high(id, { last_seen: at(-60) }));
    const [a, b, d] = known as [Partial<ViolationDetail>, Partial<ViolationDetail>, Partial<ViolationDetail>];
    const list = (ms: number) => (ms > 2750 ? [b, odd('c'), d] : [a, b, odd('c')]);
    expect(await verdict({ scans: clean, list, pageSize: 2 })).toBe('failed');
  });

  it('are not gone because a list that keeps changing lacks them', async () => {
    let reads = 0;
    const said: Said = {
      scans: clean,
      list: () => [odd('c', { last_seen: at(-60) })],
      policy: { failOnSeverity: 'CRITICAL' },
      listViolations: ({ page = 1 }, ms) => {
        if (ms < 3000) return undefined;
        reads += 1;
        return { items: page === 1 ? [high('h')] : [], page, total: 2 + (reads % 2) };
      },
    };
    expect(await verdict(said)).toBe('inconclusive');
  });

  it('keep a run from passing while several pages hold them and keep changing', async () => {
    const list = (ms: number) => [
      odd('a', { last_seen: at(-60) }),
      high(`h${Math.floor(ms / 250)}`, { last_seen: at(-60) }),
      high('x', { last_seen: at(-60) }),
    ];
    expect(await verdict({ scans: clean, list, pageSize: 1 })).toBe('inconclusive');
  });
});

describe('a list that cannot be trusted', () => {
  it('ends the run when it ignores the filter', async () => {
    const all = [high('v'), high('w', { severity: 'LOW' })];
    const said: Said = {
      list: () => all,
      pageSize: 1,
      listViolations: ({ severity, page = 1, limit = 20 }) => {
        if (severity === undefined || limit === 1) return undefined;
        return { items: all.slice(page - 1, page), page, total: 2 };
      },
    };
    await expect(run(said)).rejects.toThrow('does not honour|answered one of severity LOW'.split('|')[1]);
  });

  it('ends the run when every page is the first', async () => {
    const listViolations: Said['listViolations'] = ({ limit }) =>
      limit === 1 ? undefined : { items: [high('v')], page: 1, total: 2 };
    await expect(run({ list: () => [high('v'), high('w')], listViolations })).rejects.toThrow('page 1 when page 2');
  });
});

describe('a record that comes twice', () => {
  const source = violationSource({} as Run, 'repo_1', undefined);
  const item = (fields: Partial<ViolationDetail>) => high('v', fields) as ViolationItem;

  it('is the open one, and then the worse one', () => {
    const [open, fixed, low] = [item({}), item({ status: 'FIXED', severity: 'CRITICAL' }), item({ severity: 'LOW' })];
    for (const [a, b] of [
      [open, fixed],
      [fixed, open],
      [open, low],
      [low, open],
    ] as const)
      expect(source.worse(a, b)).toBe(open);
  });

  it('counts as such when the list stands', async () => {
    const [first, second] = [
      [item({}), high('x')],
      [item({ status: 'FIXED' }), high('y')],
    ];
    const pages: ListSource<ViolationItem> = {
      ...source,
      read: async (page) => ({ items: (page === 1 ? first : second) as ViolationItem[], page, total: 3 }),
    };
    const sweep = await sweepUntilStanding(pages);
    expect(sweep.stands).toBe(true);
    expect(sweep.items.find(({ violation_id }) => violation_id === 'v')).toMatchObject({ status: 'OPEN' });
  });
});

describe('the surroundings', () => {
  const old = high('old', { file_path: 'b.js', first_detected: at(-9_000_000), last_seen: at(5) });

  it('are read only when they matter', async () => {
    let reads = 0;
    const changes = changesOf(['a.js']);
    const said = { scans: [scan({})], list: () => [], policy: { scope: 'changed' as const } };
    Object.defineProperty(said, 'changes', {
      get() {
        reads += 1;
        return changes;
      },
    });
    expect(await verdict(said)).toBe('passed');
    expect(reads).toBe(0);
  });

  it('make auto a scan when there is no base to compare with', async () => {
    const said: Said = { list: () => [old], policy: { scope: 'auto' }, changes: changesOf(['a.js']) };
    const alone = await run(said);
    expect([alone.judgement.verdict, alone.policy.scope]).toEqual(['failed', 'scan']);
    const beside = await run({ ...said, base: baseOf({ HIGH: 1 }) });
    expect([beside.judgement.verdict, beside.policy.scope]).toEqual(['passed', 'auto']);
  });

  it('show when a scanner skipped a file that changes, although nothing was found', async () => {
    const scans = [scan({}, { diagnostics: [{ engine: 'eslint', message: 'cannot parse', file_path: 'a.js' }] })];
    expect(await verdict({ scans, list: () => [], changes: changesOf(['a.js']) })).toBe('inconclusive');
    expect(await verdict({ scans, list: () => [], changes: changesOf(['b.js']) })).toBe('passed');
  });

  it('leave times out where more than 200 details would have to be read', async () => {
    const many = Array.from({ length: 201 }, (_, index) =>
      high(`v${index}`, { file_path: 'b.js', first_detected: at(-9_000_000) }),
    );
    const said: Said = {
      scans: [scan({ high: 201 })],
      list: () => many,
      policy: { scope: 'auto' },
      changes: changesOf(['a.js']),
      base: baseOf({ HIGH: 201 }),
    };
    const { evidence, judgement } = await run(said);
    expect([judgement.verdict, evidence.comparesTimes]).toEqual(['passed', false]);
  });
});
