import { describe, expect, it } from 'vitest';
import { type BaseScan, baseOf, changesOf, type NamedRule, type Policy } from '../gate/policy/evidence.ts';
import type { ScanDetail, ViolationDetail } from '../gate/story/sources/service/answered.ts';
import { at, high, run, type Said, scan, several, suppressed, verdict } from './collect-run.ts';

describe('what is collected', () => {
  it('is one look, and a total 2 s later, when the scan found nothing', async () => {
    const { calls, judgement } = await run({ scans: [scan({})], list: () => [] });
    expect([judgement.verdict, calls]).toEqual(['passed', ['list', 'list']]);
  });

  it('is one page and its details when that settles it', async () => {
    const { calls, judgement } = await run({ list: () => [high('v')] });
    expect([judgement.verdict, calls]).toEqual(['failed', ['list', 'detail v', 'scans']]);
  });

  it('is the list twice, 5 s apart, and its total before a finding is let off', async () => {
    const { lists, judgement } = await run({ list: () => [high('v', suppressed)] });
    expect([judgement.verdict, lists]).toEqual(['passed', ['all', 'all', 'total of all']]);
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
    const details = () => [high('w', suppressed)];
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

  it.each<[string, string, Said]>([
    [
      'the more open status',
      'UNKNOWN',
      { scans: [scan({ high: 1 })], list: () => [high('v', { ...suppressed, last_seen: at(10) })] },
    ],
    [
      'the worse severity',
      'OPEN',
      {
        scans: [scan({ high: 1, low: 1 })],
        list: () => [high('v', { severity: 'LOW', last_seen: at(10) }), high('w', suppressed)],
      },
    ],
  ])('keeps %s that its detail has when the list is read again and says less', async (_, open, said) => {
    const others = [scan({}, { started_at: at(-5), completed_at: at(20) })];
    const details = () => [high('v', { last_seen: at(10) }), high('w', suppressed)];
    const { judgement, evidence } = await run({ ...said, others, details });
    expect(judgement.verdict).not.toBe('passed');
    expect(evidence.findings[0]).toMatchObject({ id: 'v', status: open, severity: 'HIGH' });
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
    const { evidence, says } = await run({ list: () => [high('v')], details: milder });
    expect(evidence.findings).toMatchObject([{ severity: 'HIGH', status: 'UNKNOWN', label: 'seen' }]);
    expect(says).toEqual([]);
    const worse = () => [high('v', { severity: 'CRITICAL', status: 'OPEN' })];
    const { evidence: other } = await run({ list: () => [high('v', suppressed)], details: worse });
    expect(other.findings).toMatchObject([{ severity: 'CRITICAL', status: 'UNKNOWN' }]);
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
    ['one that starts after it ended', [scan({}, { started_at: at(-60), completed_at: at(-90) })], 'maybe'],
    ['one that does not say when it was created', [scan({}, { created_at: null })], 'maybe'],
    [
      'more than can be looked at',
      Array.from({ length: 201 }, () => scan({}, { started_at: at(-90), completed_at: at(-60) })),
      'maybe',
    ],
  ])('%s: %#', async (_, others, label) => {
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

describe('a total that says that there are violations of unknown severity', () => {
  it('is believed to be wrong only when the whole list stands again without them', async () => {
    const known = several(7, { last_seen: at(-60) });
    const { judgement, notes, says, evidence } = await run({
      scans: [scan({})],
      list: () => known,
      pageSize: 2,
      listViolations: ({ severity, limit }) =>
        severity === undefined || limit !== 1 ? undefined : { items: [], page: 1, total: 2 },
    });
    expect(judgement.verdict).toBe('passed');
    expect([notes, says.length, evidence.unknownSeverities]).toEqual([[], 1, 'listed']);
  });

  it('is noted where it is right', async () => {
    const { judgement, notes } = await run({ scans: [scan({})], list: () => [high('odd', { severity: 'BLOCKER' })] });
    expect([judgement.verdict, notes]).toEqual([
      'failed',
      ['The repository has violations of a severity that is not documented: each counts as CRITICAL'],
    ]);
  });

  const odd = (fields = {}) => high('odd', { severity: 'BLOCKER', ...fields });
  it.each<[string, Partial<Said>, string]>([
    ['that is listed late', {}, 'failed'],
    ['that is listed late behind the first page', { pageSize: 1 }, 'failed'],
    ['that is listed late and is of another branch', { details: () => [odd({ last_seen: at(-60) })] }, 'passed'],
  ])('is looked for again before a pass: a violation %s', async (_, said, expected) => {
    const known = several(5, { last_seen: at(-60) });
    const list = (ms: number) => (ms < 1500 ? known : [...known, odd()]);
    const details = () => [...known, odd()];
    expect(await verdict({ scans: [scan({})], list, details, ...said })).toBe(expected);
  });

  it('is taken for none where only what has a documented severity has come meanwhile', async () => {
    const known = several(3, { last_seen: at(-60) });
    const list = (ms: number) => (ms < 1500 ? known : [...known, high('late', { last_seen: at(-60) })]);
    expect(await run({ scans: [scan({})], list })).toMatchObject({ judgement: { verdict: 'passed' }, says: [] });
  });

  it('is not asked for where one page holds everything, and nothing is noted', async () => {
    const list = () => several(3, { last_seen: at(-60) });
    const { lists, notes, evidence } = await run({ scans: [scan({})], list });
    expect([lists, notes, evidence.unknownSeverities]).toEqual([['all', 'total of all'], [], 'listed']);
  });
});

describe('a list that cannot be trusted', () => {
  it('ends the run when every page is the first', async () => {
    const listViolations: Said['listViolations'] = ({ limit }) =>
      limit === 1 ? undefined : { items: [high('v')], page: 1, total: 2 };
    await expect(run({ list: () => [high('v'), high('w')], listViolations })).rejects.toThrow('page 1 when page 2');
  });
});

describe('a record that comes twice', () => {
  it('is open and of the worse severity when the list stands', async () => {
    const pages = [
      [high('v', { severity: 'MEDIUM' }), high('x')],
      [high('v', { status: 'FIXED' }), high('y')],
    ];
    const listViolations: Said['listViolations'] = ({ limit, page = 1 }) =>
      limit === 1 ? undefined : { items: pages[page - 1], page, total: 3 };
    const said = { scans: [scan({ high: 3 })], list: () => pages.flat(), listViolations };
    const { evidence } = await run({ ...said, policy: { failOnSeverity: 'NONE' }, details: () => [] });
    expect(evidence.lists.HIGH?.stands).toBe(true);
    expect(evidence.findings.find(({ id }) => id === 'v')).toMatchObject({ status: 'UNKNOWN', severity: 'HIGH' });
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
    const scans = [scan({}, { diagnostics: [{ engine: 'javascript', message: 'cannot parse', file_path: 'a.js' }] })];
    expect(await verdict({ scans, list: () => [], changes: changesOf(['a.js']) })).toBe('inconclusive');
    expect(await verdict({ scans, list: () => [], changes: changesOf(['b.js']) })).toBe('passed');
  });

  const compared = (count: number, list: Said['list']): Said => ({
    scans: [scan({ high: count })],
    list,
    policy: { scope: 'auto' },
    changes: changesOf(['a.js']),
    base: baseOf({ HIGH: count }),
  });
  const known = (count: number) => several(count, { file_path: 'b.js', first_detected: at(-9_000_000) });

  it('find a new finding among any number of old ones, in the place of one that is gone', async () => {
    const exchanged = [...known(300), high('new', { file_path: 'b.js' })];
    const { judgement, notes } = await run(compared(301, () => exchanged));
    expect([judgement.verdict, notes]).toEqual(['failed', []]);
  });

  it.each([
    [2000, 'passed', []],
    [2001, 'inconclusive', ['2001 findings need their details, but only 2000 are read: the others are unclear']],
  ])('are compared by the details of %i findings: %s', async (count, expected, noted) => {
    const all = known(count);
    const { judgement, notes } = await run(compared(count, () => all));
    expect([judgement.verdict, [...new Set(notes)]]).toEqual([expected, noted]);
  });

  it('ask for what the base counted before only when more is counted now', async () => {
    const said = compared(2, () => known(2));
    expect((await run(said)).calls).not.toContain('earlier base');
    const grown = { ...said, base: baseOf({ HIGH: 1 }) };
    const { calls, judgement } = await run(grown);
    expect([judgement.verdict, calls.includes('earlier base')]).toEqual(['failed', true]);
    expect(await verdict({ ...grown, earlierBase: baseOf({ HIGH: 2 }, 9) })).toBe('passed');
  });

  it('ask what ran beside the base’s scan only when something was first detected then', async () => {
    const base = baseOf({ HIGH: 1 });
    const { others: _, ...unlooked } = base as NonNullable<typeof base>;
    const first = (ms: number) => [
      high('v', { file_path: 'b.js', first_detected: new Date((base?.completedAt ?? 0) + ms).toISOString() }),
    ];
    const said = (ms: number, besideBase: Said['besideBase'] = []): Said => ({
      ...compared(1, () => first(ms)),
      base: unlooked,
      besideBase,
    });
    const before = await run(said(-600_000));
    expect([before.judgement.verdict, before.calls.includes('beside base')]).toEqual(['passed', false]);
    const during = await run(said(-1000));
    expect([during.judgement.verdict, during.calls.includes('beside base')]).toEqual(['passed', true]);
    const another = { startedAt: undefined, completedAt: undefined };
    expect(await verdict(said(-1000, [another]))).toBe('inconclusive');
  });

  const baseScan = baseOf({ HIGH: 1 }) as BaseScan;
  const { others: _others, ...unlooked } = baseScan;
  it.each<[string, number | null, BaseScan | undefined, boolean]>([
    ['from its start', -60_000, unlooked, true],
    ['not before it', -60_001, unlooked, false],
    ['to its end and a little more', 5000, unlooked, true],
    ['not after that', 5001, unlooked, false],
    ['not again', 0, baseScan, false],
    ['not where nobody knows when it began', 0, { ...unlooked, startedAt: undefined }, false],
    ['not where nobody knows when it ended', 0, { ...unlooked, completedAt: undefined }, false],
    ['not without a first detection', null, unlooked, false],
    ['not without a base', 0, undefined, false],
  ])('ask what ran beside the base’s scan %s', async (_, ms, base, isAsked) => {
    const first_detected = ms === null ? null : new Date((baseScan.completedAt ?? 0) + ms).toISOString();
    const { calls } = await run({ ...compared(1, () => [high('v', { file_path: 'b.js', first_detected })]), base });
    expect([calls.includes('detail v'), calls.includes('beside base')]).toEqual([true, isAsked]);
  });

  it('ask nothing of what ran beside the base’s scan without a detail', async () => {
    const list = () => [high('v', { file_path: 'b.js' })];
    const { calls } = await run({ ...compared(1, list), base: unlooked, details: () => [] });
    expect([calls.includes('detail v'), calls.includes('beside base')]).toEqual([true, false]);
  });

  it.each<[Policy['scope'], string[]]>([
    ['scan', []],
    ['repository', []],
    ['new', []],
    ['changed', ['changes']],
    ['changed-lines', ['changes']],
    ['auto', ['changes', 'base']],
  ])('that scope %s asks for are %j', async (scope, expected) => {
    const { calls } = await run({ list: () => [high('v')], policy: { scope } });
    expect(calls.filter((call) => call === 'changes' || call === 'base')).toEqual(expected);
  });
});

describe('a list of several pages without unknown severities', () => {
  const low = (id: string) => high(id, { severity: 'LOW' });
  const totals = ['total of critical,high', 'total of medium,low,info', 'total of all'];
  const old = several(6, { severity: 'MEDIUM', last_seen: at(-60) }, 'm');

  it('is listed only for the severities that the open rules ask about, twice, and for what is shown, beside the look', async () => {
    const list = () => [low('l1'), low('l2'), high('v', suppressed), ...old];
    const { judgement, evidence, lists } = await run({ scans: [scan({ high: 1, low: 2 })], list, pageSize: 2 });
    expect(judgement.verdict).toBe('passed');
    expect(lists).toEqual(['all', 'critical,high', 'low', ...totals, 'critical,high', 'total of all']);
    expect(evidence.unknownSeverities).toBe('none');
    const settled = { stands: true, settled: true };
    expect(evidence.lists).toEqual({ CRITICAL: settled, HIGH: settled, LOW: { stands: true, settled: false } });
    expect(evidence.findings.map(({ id }) => id).sort()).toEqual(['l1', 'l2', 'v']);
  });

  it('settles nothing while it keeps changing', async () => {
    const list = (ms: number) => [
      low('l1'),
      low('l2'),
      high('v', suppressed),
      high(`w${Math.floor(ms / 1000)}`, suppressed),
    ];
    expect(await verdict({ list, pageSize: 2 })).toBe('inconclusive');
  });
});

describe('reading a list again', () => {
  const line = 'The list does not match the counts of the scan yet: reading the list again in 5 s';

  it('is said each time, and done four times at most', async () => {
    const restless = (ms: number) => [high('v', suppressed), high(`w${Math.floor(ms / 1000)}`, suppressed)];
    const { says, evidence } = await run({ list: restless });
    expect(says).toEqual([line, line, line, line]);
    expect(evidence.unknownSeverities).toBe('unread');
  });

  it.each<[string, Partial<ViolationDetail> | undefined, string]>([
    ['still counts as it did, when it is milder now', { severity: 'LOW' }, 'failed'],
    ['counts no more, when it is gone', undefined, 'passed'],
  ])('asks for what the list holds no more: it %s', async (_, milder, expected) => {
    const later = () => [high('v', suppressed), ...(milder === undefined ? [] : [high('w', milder)])];
    const pad = several(2, { severity: 'INFO', last_seen: at(-60) }, 'p');
    const list = (ms: number) => [
      ...pad,
      ...(ms < 3000 ? [high('v', suppressed), high('w', { last_seen: null })] : later()),
    ];
    const said: Said = { list, details: (ms) => [...pad, ...(ms < 3000 ? [] : later())], vanishing: true, pageSize: 1 };
    expect(await verdict(said)).toBe(expected);
  });

  it('reads no detail again that says that this scan saw the finding', async () => {
    const { calls, says } = await run({ list: () => [high('v', suppressed)] });
    expect(calls).toEqual(['list', 'detail v', 'scans', 'list', 'list']);
    expect(says).toEqual([line]);
  });

  it('reads each detail once again that says that this scan did not', async () => {
    const elsewhere = several(10, { last_seen: at(-60) }, 'e');
    const { calls, judgement } = await run({ list: () => [high('v', suppressed), ...elsewhere] });
    expect(judgement.verdict).toBe('passed');
    for (const id of ['e0', 'e9']) expect(calls.filter((call) => call === `detail ${id}`)).toHaveLength(2);
  });

  it('settles nothing when a label has become another', async () => {
    const lastSeen = (ms: number) => (ms < 4000 ? null : at(ms < 10_500 ? -60 : 5));
    const list = () => [high('v'), high('w', suppressed)];
    const details = (ms: number) => [high('v', { last_seen: lastSeen(ms) }), high('w', suppressed)];
    expect(await verdict({ list, details })).toBe('failed');
  });

  it('settles although another scan sees meanwhile what is of another severity', async () => {
    const low = (lastSeen: string) => high('l', { severity: 'LOW', last_seen: lastSeen });
    // The list stands in the fourth round alone, when the details of what is shown have been read.
    const list = (ms: number) => [
      high('v', { ...suppressed, line_number: Math.min(3, Math.floor(ms / 5000)) }),
      low(''),
    ];
    const details = (ms: number) => [high('v', suppressed), low(ms < 18_000 ? at(-60) : at(100))];
    expect(await verdict({ scans: [scan({ high: 1, low: 1 })], list, details })).toBe('passed');
  });

  it('keeps the worst severity that any of the lists has stated', async () => {
    const list = (ms: number) => [
      high('v', { severity: ms < 3000 ? 'HIGH' : 'LOW', last_seen: null, first_detected: null }),
      high('w', suppressed),
    ];
    expect(await verdict({ list })).toBe('inconclusive');
  });

  it('lists everything once a filter has let through a severity that no total showed', async () => {
    const lows = Array.from({ length: 5 }, (_, index) => high(`l${index}`, { severity: 'LOW', last_seen: at(-60) }));
    const hidden = high('y', { severity: 'BLOCKER' });
    const shown = high('x', { severity: 'BLOCKER', last_seen: at(-60) });
    const all = [...lows, high('v', suppressed), shown, hidden];
    let isTold = false;
    const { judgement, evidence } = await run({
      list: () => all,
      pageSize: 1,
      listViolations({ severity, limit, page = 1 }) {
        if (severity === 'critical,high' && limit !== 1) {
          isTold = true;
          return { items: page === 1 ? [high('v', suppressed)] : page === 2 ? [shown] : [], page, total: 2 };
        }
        const counted = severity === undefined ? 6 : severity === 'critical,high' ? 1 : 5;
        if (limit === 1) return { items: [], page: 1, total: counted };
        if (isTold) return undefined;
        return { items: [lows[0]], page: 1, total: 6 };
      },
    });
    expect([judgement.verdict, evidence.findings.some(({ id }) => id === 'y')]).toEqual(['failed', true]);
  });

  it('reads the detail of what has come, although it is marked FIXED', async () => {
    const list = (ms: number) => [high('v', suppressed), ...(ms > 4000 ? [high('late', { status: 'FIXED' })] : [])];
    expect(await verdict({ list })).toBe('failed');
  });
});

describe('the details that decide', () => {
  const read = async (said: Said) => {
    const { calls } = await run(said);
    return calls.filter((call) => call.startsWith('detail ')).map((call) => call.slice('detail '.length));
  };

  it('are of the smaller group first: the suppressed or the open', async () => {
    const [open, closed] = [several(10, {}, 'o'), several(3, suppressed, 's')];
    const fewClosed = await read({ scans: [scan({ high: 12 })], list: () => [...open, ...closed] });
    expect(fewClosed.slice(0, 8)).toEqual(['s0', 's1', 's2', 'o0', 'o1', 'o2', 'o3', 'o4']);
    const [few, most] = [several(2, {}, 'o'), several(10, suppressed, 's')];
    const fewOpen = await read({ scans: [scan({ high: 12 })], list: () => [...most, ...few] });
    expect(fewOpen.slice(0, 4)).toEqual(['o0', 'o1', 's0', 's1']);
  });

  it('are also of a finding that is marked FIXED: this scan may have seen it', async () => {
    expect(await verdict({ list: () => [high('v', { status: 'FIXED' })] })).toBe('failed');
  });

  it('are read eight at once, and once it is decided no more of them than are shown', async () => {
    const { groups, judgement } = await run({ scans: [scan({ high: 70 })], list: () => several(70) });
    expect(judgement.verdict).toBe('failed');
    // Of the eight that decided, two are not among the fifty that are shown.
    expect(groups).toEqual([0, 8, 44]);
  });

  const silent = { last_seen: null, first_detected: null };
  it.each<[string, (index: number) => Partial<ViolationDetail>, number[]]>([
    ['says nothing: the others are left', () => silent, [8]],
    ['says when it was last seen', () => ({ ...silent, last_seen: at(5) }), [8, 8, 8, 6]],
    ['says when it was first detected', () => ({ ...silent, first_detected: at(5) }), [8, 8, 8, 6]],
    ['says its CWE', () => ({ ...silent, cwe: 'CWE-79' }), [8, 8, 8, 6]],
    ['says something in one of eight', (index) => (index % 8 === 7 ? {} : silent), [8, 8, 8, 6]],
  ])('are read on or left when the first of them %s', async (_, fields, expected) => {
    const list = () => several(30, suppressed).map((item, index) => ({ ...item, ...fields(index) }));
    const { groups } = await run({ scans: [scan({ high: 30 })], list });
    expect(groups.slice(1, groups.indexOf(0, 1))).toEqual(expected);
  });

  const rule = (match: NamedRule['match']): NamedRule => ({ name: 'r', match, allow: 0, effect: 'block' });
  it.each<[string, Partial<Policy>, boolean]>([
    ['severities', { failOnSeverity: 'HIGH' }, false],
    ['a CVSS', { failOnCvss: 7 }, true],
    ['an EPSS', { failOnEpss: 5 }, true],
    ['weaknesses', { rules: [rule({ cwe: ['CWE-79'] })] }, false],
    [
      'weaknesses, and a CVSS besides',
      { rules: [rule({ cwe: ['CWE-79'] }), rule({ cwe: ['CWE-79'], cvss: 7 })] },
      true,
    ],
    ['what can be fixed', { rules: [rule({ fixable: true })] }, true],
    ['what is known to be exploited', { rules: [rule({ kev: true })] }, true],
    ['an age', { rules: [rule({ age: 30 })] }, false],
    ['a grace', { newAdvisoryGrace: { HIGH: 7 } }, true],
    ['a grace for nothing', { newAdvisoryGrace: {} }, false],
  ])('that say nothing are read on where a policy asks for %s: %j: %s', async (_, policy, isNews) => {
    const list = () => several(30, { ...suppressed, ...silent });
    const { groups } = await run({ scans: [scan({ high: 30 })], list, policy });
    expect(groups.slice(1, groups.indexOf(0, 1))).toEqual(isNews ? [8, 8, 8, 6] : [8]);
  });

  it.each([
    [2000, 'passed'],
    [2001, 'inconclusive'],
  ])('are 2000 at most: %i suppressed findings, and the run is %s', async (count, expected) => {
    const items = several(count, suppressed);
    const { judgement, groups } = await run({ scans: [scan({ high: count })], list: () => items });
    expect(judgement.verdict).toBe(expected);
    const details = groups.slice(groups.findIndex((size) => size > 0));
    const beforeSecondList = details.slice(0, details.indexOf(0));
    expect(beforeSecondList.reduce((sum, size) => sum + size, 0)).toBe(2000);
  });
});

describe('what list and detail say of one violation', () => {
  const merged = async (listed: Partial<ViolationDetail>, detail: Partial<ViolationDetail>) => {
    const scans = [scan({ high: 1, critical: 1, low: 1 }, { started_at: null })];
    const said = { scans, list: () => [high('v', listed)], details: () => [high('v', detail)] };
    return (await run(said)).evidence.findings;
  };

  it.each([
    ['OPEN', 'ACCEPTED_RISK', 'UNKNOWN'],
    ['FALSE_POSITIVE', 'OPEN', 'UNKNOWN'],
    ['OPEN', 'REOPENED', 'UNKNOWN'],
    ['ACCEPTED_RISK', 'FALSE_POSITIVE', 'UNKNOWN'],
    ['FIXED', 'FALSE_POSITIVE', 'UNKNOWN'],
    ['ACCEPTED_RISK', 'IGNORED', 'ACCEPTED_RISK'],
    [null, 'FALSE_POSITIVE', 'FALSE_POSITIVE'],
    ['ACCEPTED_RISK', undefined, 'ACCEPTED_RISK'],
  ])('is an unknown status, which is open, when both state one: %s and %s are %s', async (a, b, status) => {
    expect(await merged({ status: a }, { status: b })).toMatchObject([{ status }]);
  });

  it.each([
    ['HIGH', 'LOW', 'HIGH', true],
    ['LOW', 'HIGH', 'HIGH', true],
    ['BLOCKER', 'CRITICAL', 'CRITICAL', false],
    ['HIGH', 'BLOCKER', 'CRITICAL', false],
    [null, 'HIGH', 'HIGH', true],
    ['LOW', null, 'LOW', true],
    [null, null, 'CRITICAL', false],
  ])('is the worse severity, and an unknown one stays unknown: %s and %s are %s', async (a, b, severity, known) => {
    expect(await merged({ severity: a }, { severity: b })).toMatchObject([{ severity, severityKnown: known }]);
  });
});

describe('a detail must be read again', () => {
  it.each<[string, Partial<ViolationDetail>, Partial<ScanDetail>, boolean]>([
    ['not if this scan saw the finding', { last_seen: at(5) }, {}, false],
    ['if only another scan saw the finding', { last_seen: at(-5) }, {}, true],
    ['if it has no time', { last_seen: null }, {}, true],
    ['if it has no time, and our end is unknown too', { last_seen: null }, { completed_at: null }, true],
    ['if nobody knows when our scan ran', { last_seen: at(5) }, { started_at: null, completed_at: null }, true],
    ['not if it bears our end', { last_seen: at(10) }, {}, false],
    ['if it bears our end, but the finding is marked FIXED', { last_seen: at(10), status: 'FIXED' }, {}, true],
  ])('%s', async (_, fields, own, expected) => {
    // Another scan ran until after ours.
    const others = [scan({}, { started_at: at(8), completed_at: at(20) })];
    const { calls, lists } = await run({
      ...{ scans: [scan({ high: 2 }, own)], others, list: () => [high('v', { ...suppressed, ...fields })] },
    });
    expect(lists.length).toBeGreaterThan(1);
    expect(calls.filter((call) => call === 'detail v').length > 1).toBe(expected);
  });
});

describe('the scans that a collection begins with', () => {
  const begun = async (...scans: Partial<ScanDetail>[]) => (await run({ scans, list: () => [] })).evidence;

  it('began when the first of them did, if all of them say', async () => {
    const [early, silent] = [{ started_at: at(0) }, { started_at: null }];
    const late = { started_at: at(20), completed_at: at(30) };
    expect((await begun(late, early)).startedAt).toBe(Date.parse(at(0)));
    expect((await begun(early, silent)).startedAt).toBeUndefined();
  });

  it('found the most that one of them counts, of what all of them count', async () => {
    const fields = { violations: { critical: 0, high: 2, low: 1 } };
    expect((await begun(scan({ high: 1, low: 4 }), fields)).counts).toEqual({ CRITICAL: 0, HIGH: 2, LOW: 4 });
    expect((await begun(scan({}), {})).counts).toEqual({});
  });

  it.each<[string, Partial<ScanDetail>[], object | undefined]>([
    ['what none of them says is not known', [{}, {}], undefined],
    ['one alone is believed', [{ coverage: { sast: 'partly covered' } }], { sast: 'partly covered' }],
    ['one that says nothing changes nothing', [{}, { coverage: { sast: 'covered' } }], { sast: 'covered' }],
    [
      'the least of each type counts, and a type that one of them leaves out is not covered',
      [
        { coverage: { sast: 'covered', sca: 'covered', iac: 'covered' } },
        { coverage: { sast: 'partly covered', secrets: 'partly covered', iac: 'covered' } },
      ],
      { sast: 'partly covered', sca: 'not covered', secrets: 'not covered', iac: 'covered' },
    ],
  ])('cover the least: %s', async (_, scans, coverage) => {
    expect((await begun(...scans)).coverage).toEqual(coverage);
  });

  it('skipped what any of them skipped', async () => {
    const diagnostics = (engine: string) => ({ diagnostics: [{ engine, message: 'cannot parse' }] });
    const evidence = await begun(diagnostics('a'), {}, diagnostics('b'));
    expect(evidence.diagnostics.map(({ engine }) => engine)).toEqual(['a', 'b']);
  });

  it('keep what is known of the other severities when some have settled', async () => {
    // Another scan saw the HIGH before, and ours is seen to have seen it only by the second look.
    const list = (ms: number) => [
      high('c', { ...suppressed, severity: 'CRITICAL' }),
      high('v', { ...suppressed, last_seen: ms < 3000 ? at(-60) : at(5) }),
      ...several(40, { severity: 'LOW' }, 'l'),
    ];
    const { evidence, judgement } = await run({ scans: [scan({ critical: 1, high: 1, low: 40 })], list, pageSize: 10 });
    expect([judgement.verdict, evidence.lists]).toMatchObject([
      'passed',
      { CRITICAL: { settled: true }, HIGH: { settled: true }, LOW: { settled: false } },
    ]);
  });
});
