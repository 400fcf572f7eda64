/** How the violations are listed, and what their totals show. */
import { describe, expect, it } from 'vitest';
import { at, run, type Said, scan } from '../../../../model/collect-run.ts';
import type { ViolationItem } from './answered.ts';

type Query = Parameters<NonNullable<Said['listViolations']>>[0];

const item = (id: string, severity = 'HIGH', fields: Partial<ViolationItem> = {}): ViolationItem => ({
  violation_id: id,
  severity,
  status: 'OPEN',
  type: 'SAST',
  file_path: 'a.js',
  ...fields,
});

interface Against extends Partial<Said> {
  counts?: object;
  odd?: (query: Query, ms: number) => unknown;
}

/** A run against a service that shows what the list holds, two items a page, and answers the filter honestly. */
async function against(list: (ms: number) => ViolationItem[], { odd, counts = {}, ...more }: Against = {}) {
  const asked: { text: string; ms: number }[] = [];
  const details = (ms: number) => list(ms).map((each) => ({ ...each, first_detected: at(5), last_seen: at(5) }));
  const listViolations = (query: Query, ms: number) => {
    const text = `${query.severity ?? 'all'} page ${query.page ?? '-'} of ${query.limit}`;
    // Every answer takes 100 ms.
    asked.push({ text, ms: ms - 100 });
    return odd?.(query, ms);
  };
  const ran = await run({ scans: [scan(counts)], list, details, pageSize: 2, listViolations, ...more });
  const { findings, unknownSeverities, lists } = ran.evidence;
  return {
    ...ran,
    ids: findings.map(({ id }) => id),
    unknownSeverities,
    lists,
    asked,
    queries: asked.map(({ text }) => text),
  };
}

const known = [item('a'), item('b', 'LOW'), item('c', 'CRITICAL')];
const counted = { critical: 1, high: 1, low: 1 };
const milder = Array.from({ length: 6 }, (_, index) => item(`m${index}`, 'LOW'));

describe('the list', () => {
  it('of all is asked for as a whole where it is short', async () => {
    const { queries, ids } = await against(() => known, { counts: counted });
    expect([queries[0], ids]).toEqual(['all page 1 of 100', ['a', 'b', 'c']]);
  });

  it('of some severities is asked for by their names where it is long', async () => {
    const { queries, evidence } = await against(() => [...known, ...milder], { counts: { ...counted, low: 7 } });
    expect(queries.filter((query) => query.endsWith('page 1 of 100'))).toEqual([
      ...['all page 1 of 100', 'critical,high page 1 of 100', 'low page 1 of 100'],
    ]);
    const idsOf = (severity: string) => evidence.findings.filter((each) => each.severity === severity).length;
    expect(['CRITICAL', 'HIGH', 'LOW'].map(idsOf)).toEqual([1, 1, 7]);
  });

  const lettingThrough = (stray: ViolationItem) =>
    against(() => [item('a'), ...milder], {
      counts: { high: 1, low: 6 },
      odd: ({ severity, limit }) =>
        severity === 'critical,high' && limit !== 1 ? { items: [item('a'), stray], page: 1, total: 2 } : undefined,
    });

  it.each<[string, ViolationItem]>([
    ['an unknown severity', item('x', 'BLOCKER')],
    ['no severity', item('x', 'HIGH', { severity: null })],
    ['the same severity in lower case', item('x', 'high')],
  ])('holds what the filter lets through: %s, which counts as CRITICAL', async (_, stray) => {
    const { evidence } = await lettingThrough(stray);
    const found = evidence.findings.filter(({ id }) => id === 'a' || id === 'x');
    expect(found.map(({ severity, severityKnown }) => [severity, severityKnown])).toEqual([
      ['HIGH', true],
      ['CRITICAL', false],
    ]);
  });

  it('ends the run when the filter lets through a documented severity that was not asked for', async () => {
    await expect(lettingThrough(item('x', 'LOW'))).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: 'Asked for violations of CRITICAL, HIGH, the service answered one of severity LOW',
      hint: 'The service does not honor the documented severity filter, so its lists cannot be trusted.',
    });
  });
});

describe('the total, read once more before a pass', () => {
  const three = milder.slice(0, 3);
  const answering = (totals: readonly number[], list = (_: number) => three) => {
    let looks = 0;
    const odd = ({ limit, severity }: Query) =>
      limit === 1 && severity === undefined ? { items: [], page: 1, total: totals[looks++] ?? 3 } : undefined;
    return against(list, { counts: { low: 3 }, odd });
  };

  it('is no news where it is the same', async () => {
    const { judgement, queries, says } = await answering([3]);
    expect([judgement.verdict, queries.at(-1), says]).toEqual(['passed', 'all page - of 1', []]);
    expect(queries.filter((query) => query === 'all page 1 of 100')).toHaveLength(1);
  });

  it('ends the run where it is less than what is listed, twice: then it is one of the page', async () => {
    await expect(answering([1, 1])).rejects.toThrow(
      'The service lists 3 violations, but asked for one it states a total of 1',
    );
  });

  it('may have been less before others came', async () => {
    const { judgement, says } = await answering([2, 3], (ms) => (ms < 1000 ? three.slice(0, 1) : three));
    expect([judgement.verdict, says]).toEqual(['passed', []]);
  });
});

describe('two lists, 5 s apart', () => {
  const excused = { status: 'FALSE_POSITIVE' } as const;
  const [first, second, third] = [item('a', 'HIGH', excused), item('b', 'LOW'), item('c', 'CRITICAL', excused)];
  const others = [second, third];
  it.each<[string, ViolationItem[], boolean]>([
    ['in another order', [third, first, second], true],
    ['without one', others, false],
    ['with another severity', [item('a', 'LOW', excused), ...others], false],
    ['with another status', [item('a', 'HIGH', { status: 'FIXED' }), ...others], false],
    ['with another type', [{ ...first, type: 'SCA' }, ...others], false],
    ['with another file', [{ ...first, file_path: 'b.js' }, ...others], false],
    ['with another line', [{ ...first, line_number: 3 }, ...others], false],
  ])('%s have the same content: %#', async (_, later, isSame) => {
    const list = (ms: number) => (ms < 4000 ? [first, second, third] : later);
    const { lists, listedMs } = await against(list, { counts: counted, pageSize: 100 });
    expect(listedMs.length === 2 && lists.HIGH?.settled).toBe(isSame);
  });
});

describe('the first look at a list of up to three pages', () => {
  const total = 'critical,high,medium,low,info page - of 1';
  const read = (pages: number) => Array.from({ length: pages }, (_, index) => `all page ${index + 1} of 100`);
  const lookedAt = async (list: ViolationItem[], odd?: Against['odd']) => {
    const { ids, unknownSeverities, queries } = await against(() => list, { counts: counted, ...(odd && { odd }) });
    return { ids, unknownSeverities, queries };
  };
  const totalIs = (said: number) => (query: Query) =>
    query.limit === 1 ? { items: [], page: 1, total: said } : undefined;

  it('reads it, and of more than one page its total', async () => {
    expect(await lookedAt([item('a', 'BLOCKER')])).toEqual({
      ids: ['a'],
      unknownSeverities: 'listed',
      queries: read(1),
    });
    expect(await lookedAt(known)).toEqual({
      ids: ['a', 'b', 'c'],
      unknownSeverities: 'listed',
      queries: [...read(2), total],
    });
    expect((await lookedAt([...known, item('d'), item('e'), item('f')])).queries).toEqual([...read(3), total]);
  });

  it.each<[string, ViolationItem[], Against['odd']]>([
    ['holds an unknown severity', [...known, item('x', 'BLOCKER')], undefined],
    ['holds an unknown severity that every filter lets through', [...known, item('x', 'BLOCKER')], totalIs(4)],
    ['is longer than its total', known, totalIs(2)],
    ['is shorter than its total', known, totalIs(4)],
  ])('has it read again where it %s', async (_, list, odd) => {
    expect(await lookedAt(list, odd)).toMatchObject({
      ids: list.map((each) => each.violation_id),
      unknownSeverities: 'unread',
    });
  });
});

describe('the first look at a longer list', () => {
  const long = Array.from({ length: 7 }, (_, index) => item(`v${index}`, index % 2 === 0 ? 'HIGH' : 'LOW'));
  const counts = { high: 4, low: 3 };
  const hidden = [...long, item('x', 'BLOCKER')];
  const isTotal = ({ limit }: Query) => limit === 1;
  const lookedAt = async (list: ViolationItem[], odd?: Against['odd']) => {
    const ran = await against(() => list, { counts, ...(odd && { odd }) });
    const firstPages = ran.asked.filter(({ text }) => text === 'all page 1 of 100').map(({ ms }) => ms);
    // The lists of single severities are asked for meanwhile.
    const looks = ran.asked.filter(({ text }) => text.startsWith('all ') || text.endsWith(' of 1'));
    return { ...ran, firstPages, looks };
  };

  it('knows by four totals that every severity is documented', async () => {
    const { unknownSeverities, looks } = await lookedAt(long);
    expect([unknownSeverities, looks]).toEqual([
      'none',
      [
        { text: 'all page 1 of 100', ms: 0 },
        { text: 'critical,high page - of 1', ms: 100 },
        { text: 'medium,low,info page - of 1', ms: 100 },
        { text: 'all page - of 1', ms: 200 },
      ],
    ]);
  });

  it.each<[string, number, number]>([
    ['before its first page came, where the scan counts more than three pages', 301, 0],
    ['after its first page came, where the scan counts fewer', 300, 100],
  ])('begins other lists %s', async (_, all, ms) => {
    const { asked } = await against(() => long, { counts: { high: 4, low: all - 4 } });
    expect(asked.filter(({ text }) => text === 'critical,high page 1 of 100')[0]?.ms).toBe(ms);
  });

  it.each<[string, ViolationItem[], (query: Query) => unknown, number]>([
    ['behind the first page', hidden, () => undefined, 2],
    ['on the first page', [item('x', 'BLOCKER'), ...long], () => undefined, 0],
    ['on the first page, as none', [item('x', 'HIGH', { severity: null }), ...long], () => undefined, 0],
    [
      'that every filter lets through',
      hidden,
      (query) => (isTotal(query) ? { items: [], page: 1, total: query.severity === undefined ? 8 : 5 } : undefined),
      2,
    ],
  ])('reads it all when it holds an unknown severity %s', async (_, list, odd, seconds) => {
    const { unknownSeverities, ids, firstPages } = await lookedAt(list, odd);
    expect([unknownSeverities, ids.length, firstPages.length]).toEqual(['unread', 8, seconds + 2]);
    expect(Math.floor((firstPages.at(-1) ?? 0) / 1000)).toBe(seconds);
  });

  it('looks again while the list grows, and is content when it stands', async () => {
    const { unknownSeverities, firstPages } = await lookedAt(long, (query, ms) =>
      ms < 1000 && isTotal(query) && query.severity === undefined ? { items: [], page: 1, total: 9 } : undefined,
    );
    expect([unknownSeverities, firstPages]).toEqual(['none', [0, 1300]]);
  });

  it('takes a list that never stops growing for one of unknown severities', async () => {
    const { unknownSeverities, firstPages } = await lookedAt(long, (query) =>
      isTotal(query) && query.severity === undefined ? { items: [], page: 1, total: 9 } : undefined,
    );
    expect([unknownSeverities, firstPages.length]).toEqual(['unread', 4]);
  });
});

it('a short list that keeps changing while it is read shows nothing for certain', async () => {
  let reads = 0;
  const odd = ({ limit, page }: Query) => {
    if (limit === 1) return { items: [], page: 1, total: known.length };
    reads += 1;
    const [first = item('a'), second = item('b')] = known;
    return { items: page === 1 ? [first, second] : [item(`new ${reads}`), first], page, total: 3 };
  };
  const { lists, unknownSeverities } = await against(() => known, { counts: { high: 2 }, odd });
  expect([lists.HIGH?.stands, unknownSeverities]).toEqual([false, 'unread']);
});
