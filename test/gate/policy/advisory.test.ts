import { describe, expect, it } from 'vitest';
import { readDetailedFinding } from '../../../src/gate/policy/finding.ts';
import { mergeStatements } from '../../../src/gate/policy/statements.ts';
import { type Advisory, detectedDaysAgo, finding } from './evidence.ts';

type Stated = Parameters<typeof readDetailedFinding>[0]['advisory'];
type Clock = Pick<NonNullable<Parameters<typeof readDetailedFinding>[1]>, 'zone' | 'latestMs'>;

const readAdvisory = (advisory: Stated, clock: Clock = {}) =>
  readDetailedFinding({ violation_id: 'v1', advisory } as Parameters<typeof readDetailedFinding>[0], {
    startedAt: undefined,
    completedAt: undefined,
    others: [],
    ...clock,
  }).detail?.advisory;

/** What two reads of the details of one violation say of it. */
function mergeAdvisories(...several: [Advisory | undefined, Advisory | undefined]) {
  const [a, b] = several.map((each) =>
    finding({ id: 'v', detail: { ...detectedDaysAgo(1), ...(each && { advisory: each }) } }),
  );
  return a && b && mergeStatements(a, b).detail?.advisory;
}

const nothing = { cves: [], fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined };
const advisory = (fields: Partial<Advisory>): Advisory => ({ ...nothing, ...fields });
const day = Date.parse('2026-06-01T00:00:00Z');

describe('an advisory', () => {
  it('has the names that are stated, CVEs among them, each once and sorted', () => {
    const stated = {
      cves: ['CVE-2024-2000', 'cve-2024-1000'],
      ids: [' ghsa-AAAA-bbbb-CCCC ', 'acme-ghsa-1', 'CVE-2024-1000'],
    };
    expect(readAdvisory(stated)).toEqual({
      ...nothing,
      cves: ['CVE-2024-1000', 'CVE-2024-2000'],
      ids: ['ACME-GHSA-1', 'CVE-2024-1000', 'CVE-2024-2000', 'GHSA-aaaa-bbbb-cccc'],
    });
  });

  it('states no names and no package where nobody does', () => {
    expect(readAdvisory({ fix: 'none' })).toStrictEqual({ ...nothing, fix: 'none' });
    expect(readAdvisory({ purl: 'pkg:npm/a@1' })).toStrictEqual({ ...nothing, purl: 'pkg:npm/a@1' });
    expect(readAdvisory(undefined)).toBeUndefined();
    expect(readAdvisory({})?.cves).toEqual([]);
  });

  it('has its CVEs as words of what is stated', () => {
    const cves = ['cve-2024-1000, CVE-2023-99999 and XCVE-2024-1000 CVE-24-1', 'x CVE-2023-99999'];
    expect(readAdvisory({ cves })?.cves).toEqual(['CVE-2023-99999', 'CVE-2024-1000']);
  });

  it.each<[string, Clock | undefined, number | undefined]>([
    ['known', undefined, day],
    ['known where the clock allows it', { latestMs: day - 5000 }, day],
    ['unknown where it is in the future', { latestMs: day - 5001 }, undefined],
    ['unknown where the scan writes its own without a zone', { zone: 'none' }, undefined],
  ])('has a time that is %s', (_, clock, expected) => {
    const read = readAdvisory({ fixed_at: '2026-06-01T00:00:00Z', published_at: '2026-06-01' }, clock);
    expect([read?.fixedAt, read?.publishedAt]).toEqual([expected, undefined]);
  });
});

describe('two advisories of one violation', () => {
  const both = (a: Partial<Advisory>, b: Partial<Advisory>) => mergeAdvisories(advisory(a), advisory(b));

  it.each<[string, Partial<Advisory>, Partial<Advisory>, Partial<Advisory>]>([
    ['have the names of both', { ids: ['B', 'A'] }, { ids: ['C', 'A'] }, { ids: ['A', 'B', 'C'] }],
    ['have the CVEs of one without names', { ids: ['X'] }, { cves: ['C'] }, { cves: ['C'], ids: ['C', 'X'] }],
    ['have the CVEs of the other, too', { cves: ['C'] }, { ids: ['X'] }, { cves: ['C'], ids: ['C', 'X'] }],
    ['name no names where neither does', { cves: ['B'] }, { cves: ['A', 'B'] }, { cves: ['A', 'B'] }],
    ['have the package that both state', { purl: 'p' }, { purl: 'p' }, { purl: 'p' }],
    ['have no package where they differ', { purl: 'p' }, { purl: 'q' }, {}],
    ['can be fixed where one says so', { fix: 'none' }, { fix: 'available' }, { fix: 'available' }],
    ['can be fixed where the other says so', { fix: 'available' }, {}, { fix: 'available' }],
    ['cannot be fixed where both say so', { fix: 'none' }, { fix: 'none' }, { fix: 'none' }],
    ['may be fixed where one says nothing', { fix: 'none' }, {}, {}],
    ['have the version that both state', { fixedVersion: '1' }, { fixedVersion: '1' }, { fixedVersion: '1' }],
    ['have no version where they differ', { fixedVersion: '1' }, { fixedVersion: '2' }, {}],
    [
      'have the earlier times',
      { fixedAt: 1, publishedAt: 4 },
      { fixedAt: 2, publishedAt: 3 },
      { fixedAt: 1, publishedAt: 3 },
    ],
    ['have no time that only one states', { fixedAt: 1 }, { publishedAt: 3 }, {}],
  ])('%s', (_, a, b, expected) => expect(both(a, b)).toStrictEqual({ purl: undefined, ...nothing, ...expected }));

  it.each([
    [undefined, advisory({ fix: 'none', purl: 'p', fixedAt: 1, publishedAt: 2 })],
    [advisory({ fix: 'none', purl: 'p', fixedAt: 1, publishedAt: 2 }), undefined],
  ])('excuse nothing that only one of them states', (a, b) => {
    expect(mergeAdvisories(a, b)).toEqual({ ...nothing, purl: undefined, publishedAt: 2 });
  });

  it('keep a fix that only one states, and are none where there is none', () => {
    expect(mergeAdvisories(advisory({ fix: 'available' }), undefined)?.fix).toBe('available');
    expect(mergeAdvisories(undefined, undefined)).toBeUndefined();
  });
});
