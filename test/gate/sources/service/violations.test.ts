import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import {
  checkTotals,
  hasSameContent,
  hasUnknownNews,
  sweepViolations,
} from '../../../../src/gate/sources/service/violations.ts';
import { readListItem } from '../../../../src/policy/finding.ts';
import type { Severity } from '../../../../src/severity.ts';
import type { ViolationItem } from '../../../api/answered.ts';

interface Query {
  severity?: string;
  page?: number;
  limit?: number;
}

const item = (id: string, severity = 'HIGH', fields: Partial<ViolationItem> = {}): ViolationItem => ({
  violation_id: id,
  severity,
  status: 'OPEN',
  type: 'SAST',
  file_path: 'a.js',
  ...fields,
});

/** A run against a service that shows what `listFilesAt` says at each pause, two items a page, and answers the filter honestly. */
function against(listAt: (pauses: number) => ViolationItem[], odd?: (query: Query, pauses: number) => unknown) {
  const queries: string[] = [];
  const pauses: number[] = [];
  const client = {
    listViolations: async (query: Query) => {
      queries.push(`${query.severity ?? 'all'} page ${query.page ?? '-'} of ${query.limit}`);
      const strange = odd?.(query, pauses.length);
      if (strange !== undefined) return strange;
      const wanted = query.severity?.split(',');
      const all = listAt(pauses.length).filter(({ severity }) => wanted?.includes(`${severity}`.toLowerCase()) ?? true);
      const size = Math.min(query.limit ?? 20, 2);
      const page = query.page ?? 1;
      return { items: all.slice((page - 1) * size, page * size), page, total: all.length };
    },
  } as unknown as Client;
  const clock = { now: () => 0, scale: 1, patience: 1, sleep: async (ms: number) => void pauses.push(ms) };
  const run = { client, budget: { clock, signal: new AbortController().signal } } as unknown as Parameters<
    typeof sweepViolations
  >[0];
  return { run, queries, pauses };
}

const known = [item('a'), item('b', 'LOW'), item('c', 'CRITICAL')];

describe('the list', () => {
  it.each<[readonly Severity[] | undefined, string, string[]]>([
    [['CRITICAL', 'HIGH'], 'critical,high', ['a', 'c']],
    [['LOW'], 'low', ['b']],
    [undefined, 'all', ['a', 'b', 'c']],
  ])('of %s is asked for as %s', async (wanted, words, ids) => {
    const { run, queries } = against(() => known);
    const list = await sweepViolations(run, 'repo_1', wanted);
    expect(list).toMatchObject({ stands: true, total: ids.length });
    expect(list.items.map(({ id }) => id)).toEqual(ids);
    expect(new Set(queries.map((query) => query.split(' ')[0]))).toEqual(new Set([words]));
    expect(queries[0]).toBe(`${words} page 1 of 100`);
  });

  const letsThrough = (stray: ViolationItem) =>
    against(
      () => [],
      () => ({ items: [item('a'), stray], page: 1, total: 2 }),
    );

  it.each<[string, ViolationItem]>([
    ['an unknown severity', item('x', 'BLOCKER')],
    ['no severity', item('x', 'HIGH', { severity: null })],
    ['the same severity in lower case', item('x', 'high')],
  ])('holds what the filter lets through: %s, which counts as CRITICAL', async (_, stray) => {
    const { items } = await sweepViolations(letsThrough(stray).run, 'repo_1', ['HIGH']);
    expect(items.map(({ severity, severityKnown }) => [severity, severityKnown])).toEqual([
      ['HIGH', true],
      ['CRITICAL', false],
    ]);
  });

  it('ends the run when the filter lets through a documented severity that was not asked for', async () => {
    const word = 'LOW';
    const { run } = letsThrough(item('x', word));
    await expect(sweepViolations(run, 'repo_1', ['CRITICAL', 'HIGH'])).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: `Asked for violations of CRITICAL, HIGH, the service answered one of severity ${word}`,
      hint: 'The service does not honor the documented severity filter, so its lists cannot be trusted.',
    });
  });
});

describe('the total, read once more', () => {
  const looked = { total: 3, findings: known.map(readListItem) };
  const answered = (totals: readonly number[]) => {
    let asked = 0;
    return against(
      () => known,
      ({ limit }) => (limit === 1 ? { items: known.slice(0, 1), page: 1, total: totals[asked++] ?? 3 } : undefined),
    );
  };

  it('is no news where it is the same', async () => {
    expect(await hasUnknownNews(answered([3]).run, 'repo_1', looked)).toBe(false);
  });

  it('ends the run where it is less than what is listed, twice: then it is one of the page', async () => {
    await expect(hasUnknownNews(answered([1, 3, 1]).run, 'repo_1', looked)).rejects.toThrow(
      'The service lists 3 violations, but asked for one it states a total of 1',
    );
  });

  it('may have been less before others came', async () => {
    expect(await hasUnknownNews(answered([2, 3, 3]).run, 'repo_1', { ...looked, total: 1 })).toBe(false);
  });
});

describe('two lists', () => {
  it.each<[string, ViolationItem[], boolean]>([
    ['in another order', [known[2], known[0], known[1]] as ViolationItem[], true],
    ['without one', known.slice(1), false],
    ['with another severity', [item('a', 'LOW'), ...known.slice(1)], false],
    ['with another status', [item('a', 'HIGH', { status: 'FIXED' }), ...known.slice(1)], false],
    ['with another type', [item('a', 'HIGH', { type: 'SCA' }), ...known.slice(1)], false],
    ['with another file', [item('a', 'HIGH', { file_path: 'b.js' }), ...known.slice(1)], false],
    ['with another line', [item('a', 'HIGH', { line_number: 3 }), ...known.slice(1)], false],
  ])('%s have the same content: %#', (_, other, isSame) => {
    expect(hasSameContent(known.map(readListItem), other.map(readListItem))).toBe(isSame);
  });
});

describe('the first look at a list of up to three pages', () => {
  const total = 'critical,high,medium,low,info page - of 1';
  const read = (pages: number) => Array.from({ length: pages }, (_, index) => `all page ${index + 1} of 100`);
  const lookedAt = async (list: ViolationItem[], odd?: Parameters<typeof against>[1]) => {
    const { run, queries } = against(() => list, odd);
    const { list: found, unknownSeverities } = await checkTotals(run, 'repo_1');
    return { ids: found?.items.map(({ id }) => id), unknownSeverities, queries };
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

  it.each<[string, ViolationItem[], Parameters<typeof against>[1]]>([
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
  const lookQueries = [
    'all page 1 of 100',
    'critical,high page - of 1',
    'medium,low,info page - of 1',
    'all page - of 1',
  ];
  const hidden = [...long, item('x', 'BLOCKER')];
  const isTotal = ({ limit }: Query) => limit === 1;

  it('knows by four totals that every severity is documented', async () => {
    const { run, queries, pauses } = against(() => long);
    expect(await checkTotals(run, 'repo_1')).toEqual({ list: undefined, unknownSeverities: 'none', total: 7 });
    expect([queries, pauses]).toEqual([lookQueries, []]);
  });

  it.each<[string, number]>([
    ['before its first page came, where the scan counts more than three pages', 301],
    ['after its first page came, where the scan counts fewer', 300],
  ])('begins other lists %s', async (_, counted) => {
    const { run, queries } = against(() => long);
    const { client } = run;
    let answered = 0;
    const listViolations: Client['listViolations'] = async (query) => {
      const page = await client.listViolations(query);
      answered += 1;
      return page;
    };
    const begun: number[] = [];
    const begin = () => void begun.push(answered);
    await checkTotals({ ...run, client: { ...client, listViolations } }, 'repo_1', { counted, begin });
    expect(begun).toEqual([counted > 300 ? 0 : 1]);
    expect(queries).toEqual(lookQueries);
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
    const { run, pauses } = against(() => list, odd);
    const look = await checkTotals(run, 'repo_1');
    expect([look.unknownSeverities, look.list?.items.length, pauses]).toEqual([
      'unread',
      8,
      Array.from({ length: seconds }, () => 1000),
    ]);
  });

  it('looks again while the list grows, and is content when it stands', async () => {
    const { run, pauses } = against(
      () => long,
      (query, pause) =>
        pause === 0 && isTotal(query) && query.severity === undefined ? { items: [], page: 1, total: 9 } : undefined,
    );
    expect(await checkTotals(run, 'repo_1')).toEqual({ list: undefined, unknownSeverities: 'none', total: 7 });
    expect(pauses).toEqual([1000]);
  });

  it('takes a list that never stops growing for one of unknown severities', async () => {
    const { run, pauses } = against(
      () => long,
      (query) => (isTotal(query) && query.severity === undefined ? { items: [], page: 1, total: 9 } : undefined),
    );
    expect((await checkTotals(run, 'repo_1')).unknownSeverities).toBe('unread');
    expect(pauses).toHaveLength(2);
  });
});

it('a short list that keeps changing while it is read shows nothing for certain', async () => {
  let reads = 0;
  const { run } = against(
    () => known,
    ({ limit, page }) => {
      if (limit === 1) return { items: [], page: 1, total: known.length };
      reads += 1;
      const [first = item('a'), second = item('b')] = known;
      return { items: page === 1 ? [first, second] : [item(`new ${reads}`), first], page, total: 3 };
    },
  );
  const { list, unknownSeverities, total } = await checkTotals(run, 'repo_1');
  expect([list?.stands, unknownSeverities, total]).toEqual([false, 'unread', 3]);
});
