/** Which findings the statements of a team excuse, and which they do not. */
import { describe, expect, it } from 'vitest';
import { judged } from '../../report/judged-reports.ts';
import {
  type Advisory,
  atHigh,
  detectedDaysAgo,
  type Finding,
  finding,
  found,
  isExcepted,
  verdictOf,
} from '../evidence.ts';
import { documentOf, type GivenStatement, loadVex, lodash, statement } from './documents.ts';

const today = '2026-06-01';

/** `pkg:github/acme/shop` is this repository, `…@v1` one of its versions, and `pkg:github/acme/web` another one. */
const read = (...given: GivenStatement[]) => loadVex(documentOf(given.map(statement)));
const exceptionsOf = async (...given: GivenStatement[]) => (await read(...given)).exceptions;

const advisory = (fields: Partial<Advisory>): Advisory => ({
  ...{ cves: [], fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined },
  ...fields,
});
const sca = (fields: Partial<Advisory> = {}, others: Partial<Finding> = {}): Finding =>
  finding({
    type: 'SCA',
    detail: { ...detectedDaysAgo(1), advisory: advisory({ ids: ['CVE-2021-23337'], purl: lodash, ...fields }) },
    ...others,
  });
const shop = 'pkg:github/acme/shop';
const inShop = (part: string) => [{ '@id': shop, subcomponents: [{ '@id': part }] }];
const action = { status: 'affected', justification: undefined, action_statement: 'Update.' };
const later = '2026-05-25T00:00:00Z';
const investigated = { status: 'under_investigation', justification: undefined };

describe('a statement excuses', () => {
  it.each<[string, GivenStatement[], Finding, 'passed' | 'failed' | 'inconclusive']>([
    ['the package that it names', [{}], sca(), 'passed'],
    ['every version of one', [{ products: [{ '@id': 'pkg:npm/lodash' }] }], sca(), 'passed'],
    ['by an alias', [{ names: ['GHSA-35jh-r3h4-6jhm', 'CVE-2021-23337'] }], sca(), 'passed'],
    ['in any case of letters', [{ names: ['cve-2021-23337'] }], sca(), 'passed'],
    ['what is fixed', [{ status: 'fixed', justification: undefined }], sca(), 'passed'],
    [
      'by identifiers',
      [{ products: [{ '@id': 'https://example.com/x', identifiers: { purl: lodash } }] }],
      sca(),
      'passed',
    ],
    ['one of several products', [{ products: [{ '@id': 'pkg:npm/a' }, { '@id': lodash }] }], sca(), 'passed'],
    ['a part of this repository', [{ products: inShop(lodash) }], sca(), 'passed'],
    ['all of this repository', [{ products: [{ '@id': shop }] }], sca({ purl: undefined }), 'passed'],
    ['a finding by its own name', [{ names: ['v1'], products: [{ '@id': shop }] }], finding({ id: 'v1' }), 'passed'],
    [
      'a finding of which all CVEs are named',
      [{ names: ['CVE-2021-1', 'CVE-2021-2'] }],
      sca({ ids: ['CVE-2021-1', 'CVE-2021-2'] }),
      'passed',
    ],
    [
      'by one database’s name of all of it',
      [{ names: ['GHSA-35jh-r3h4-6jhm'] }],
      sca({ ids: ['CVE-2021-1', 'CVE-2021-2', 'GHSA-35jh-r3h4-6jhm'] }),
      'passed',
    ],
    ['again, when it was looked into earlier', [investigated, { timestamp: later }], sca(), 'passed'],
    [
      'beside a later one of another package',
      [{}, { ...action, timestamp: later, products: [{ '@id': 'pkg:npm/a' }] }],
      sca(),
      'passed',
    ],
    [
      'beside a later one of another version',
      [{}, { ...action, timestamp: later, products: [{ '@id': 'pkg:npm/lodash@1.0.0' }] }],
      sca(),
      'passed',
    ],
    [
      'beside a later one of another vulnerability',
      [{}, { ...action, timestamp: later, names: ['CVE-2020-8203'] }],
      sca(),
      'passed',
    ],
  ])('%s', async (_, given, each, verdict) => {
    const exceptions = await exceptionsOf(...given);
    expect(verdictOf(found(each), { ...atHigh, exceptions, today })).toBe(verdict);
  });

  it.each<[string, GivenStatement[], Finding]>([
    ['another version', [{ products: [{ '@id': 'pkg:npm/lodash@4.17.16' }] }], sca()],
    ['another package', [{ products: [{ '@id': 'pkg:npm/lodash-es' }] }], sca()],
    ['another vulnerability', [{ names: ['CVE-2020-8203'] }], sca()],
    ['half of a finding', [{}], sca({ ids: ['CVE-2021-23337', 'CVE-2020-8203'] })],
    ['a finding without a package', [{}], sca({ purl: undefined })],
    ['a finding without a version', [{ products: [{ '@id': 'pkg:npm/lodash' }] }], sca({ purl: 'pkg:npm/lodash' })],
    ['a finding without a name', [{}], sca({ ids: [] })],
    [
      'a finding of which nothing is known',
      [{ products: [{ '@id': shop }] }],
      finding({ type: 'SCA', detail: detectedDaysAgo(1) }),
    ],
    ['code', [{ products: [{ '@id': shop }] }], finding({ detail: detectedDaysAgo(1) })],
    [
      'a part of another repository',
      [{ products: [{ '@id': 'pkg:github/acme/web', subcomponents: [{ '@id': lodash }] }] }],
      sca(),
    ],
    [
      'a part of another version',
      [{ products: [{ '@id': 'pkg:github/acme/shop@v1', subcomponents: [{ '@id': lodash }] }] }],
      sca(),
    ],
    [
      'a part of what nobody calls ours',
      [{ products: [{ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': lodash }] }] }],
      sca(),
    ],
    ['another part of this repository', [{ products: inShop('pkg:npm/a') }], sca()],
    [
      'a package for one of its parts',
      [{ products: [{ '@id': lodash, subcomponents: [{ '@id': 'pkg:npm/a' }] }] }],
      sca(),
    ],
    [
      'what is later affected by a name that others say is the same',
      [
        { ...investigated, timestamp: '2026-01-01T00:00:00Z', names: ['CVE-2021-23337', 'A-2'] },
        { ...investigated, timestamp: '2026-01-01T00:00:00Z', names: ['A-3', 'A-4'] },
        { ...investigated, timestamp: '2026-01-01T00:00:00Z', names: ['A-2', 'A-3'] },
        {},
        { ...action, timestamp: later, names: ['A-4'] },
      ],
      sca(),
    ],
    ['what is looked into', [investigated], sca()],
    ['what is affected', [action], sca()],
    ['without a justification', [{ justification: undefined, impact_statement: 'Trust me.' }], sca()],
    ['what is later affected', [{}, { ...action, timestamp: later }], sca()],
    [
      'what is later affected in all versions',
      [{}, { ...action, timestamp: later, products: [{ '@id': 'pkg:npm/lodash' }] }],
      sca(),
    ],
    [
      'what is later looked into in this repository',
      [{}, { ...investigated, timestamp: later, products: inShop('pkg:npm/lodash') }],
      sca(),
    ],
    ['what another statement of the same time does not', [{}, investigated], sca()],
    [
      'what a later one may be about',
      [{}, { ...action, timestamp: later, products: [{ '@id': 'pkg:oci/x', subcomponents: [{ '@id': lodash }] }] }],
      sca(),
    ],
    [
      'what is later affected by another name',
      [
        { names: ['CVE-2021-23337', 'GHSA-35jh-r3h4-6jhm'] },
        { ...action, timestamp: later, names: ['GHSA-35jh-r3h4-6jhm'] },
      ],
      sca(),
    ],
    [
      'what is later affected by the finding’s other name',
      [{}, { ...action, timestamp: later, names: ['GHSA-35jh-r3h4-6jhm'] }],
      sca({ ids: ['CVE-2021-23337', 'GHSA-35jh-r3h4-6jhm'] }),
    ],
    ['after its last day', [{ timestamp: '2026-03-02T23:00:00Z' }], sca()],
  ])('not: %s', async (_, given, each) => {
    const exceptions = await exceptionsOf(...given);
    expect(verdictOf(found(each), { ...atHigh, exceptions, today })).toBe('failed');
  });

  it('on its last day', async () => {
    const [exception] = await exceptionsOf({ timestamp: '2026-03-03T23:00:00Z' });
    expect(exception).toMatchObject({
      expires: today,
      owner: 'team-shop',
      reason: 'not affected, vulnerable code not in execute path',
    });
    expect(isExcepted(sca(), exception ? [exception] : [], today)).toBe('yes');
  });

  it('and concerns a change on its last day where the finding is, but no other finding', async () => {
    const exceptions = await exceptionsOf({ timestamp: '2026-03-03T23:00:00Z' });
    const changes = { files: new Map([['package-lock.json', { lines: undefined }]]), isComplete: true };
    const inLock = { filePath: 'package-lock.json' };
    const ending = (each: Finding) => judged({ ...found(each), changes }, { ...atHigh, exceptions, today }).ending;
    expect(ending(sca({}, inLock))).toEqual(exceptions);
    const others = [sca({ ids: ['CVE-1'] }, inLock), finding({ ...inLock, type: 'SAST', detail: detectedDaysAgo(1) })];
    expect(others.map(ending)).toEqual([[], []]);
  });

  it('nothing yet where the detail was not read', async () => {
    const cover = async (fields: Partial<Finding>, ...given: GivenStatement[]) =>
      isExcepted(finding({ detail: undefined, ...fields }), await exceptionsOf(...given), today);
    expect(await cover({ type: 'SCA' }, {})).toBe('unknown');
    expect(
      await cover({ type: undefined }, {}, { ...action, timestamp: later, products: [{ '@id': 'pkg:npm/lodash' }] }),
    ).toBe('unknown');
    expect(await cover({ type: 'SAST' }, {})).toBe('no');
  });
});

describe('a claim', () => {
  /** What the report says of the statement. */
  async function answerOf(given: GivenStatement[], each: Finding): Promise<string | undefined> {
    const exceptions = (await exceptionsOf(...given)).slice(0, 1);
    const {
      used = [],
      unclear = [],
      unmatched = [],
    } = judged(found(each), { ...atHigh, exceptions, today }).exceptions ?? {};
    expect([used, unclear, unmatched].flat()).toHaveLength(1);
    return used.length > 0 ? 'yes' : unclear.length > 0 ? 'unknown' : 'no';
  }
  const unread = (fields: Partial<Finding> = {}) => finding({ type: 'SCA', detail: undefined, ...fields });
  const ofShop = { names: ['v1'], products: [{ '@id': shop }] };
  const web = { '@id': 'pkg:github/acme/web', subcomponents: [{ '@id': lodash }] };
  const version = { '@id': 'pkg:github/acme/shop@v1', subcomponents: [{ '@id': lodash }] };

  it.each<[string, GivenStatement[], Finding, string]>([
    ['excuses what it names', [{}], sca(), 'yes'],
    ['may be about one of two that are found', [{}], sca({ ids: ['CVE-2021-23337', 'CVE-1'] }), 'unknown'],
    ['is not about another vulnerability', [{}], sca({ ids: ['CVE-1'] }), 'no'],
    ['may be about what was not read', [{}], unread(), 'unknown'],
    ['is not about code, read or not', [{}], unread({ type: 'SAST' }), 'no'],
    ['may be about a product without a package', [{ products: [{ '@id': 'https://a.example' }] }], sca(), 'unknown'],
    ['may be about another version of this repository', [{ products: [version] }], sca(), 'unknown'],
    ['is not about another repository', [{ products: [web] }], sca(), 'no'],
    ['excuses what has no advisory by its own name', [ofShop], unread({ id: 'v1', detail: detectedDaysAgo(1) }), 'yes'],
    [
      'may be taken back of what was not read',
      [ofShop, { ...action, ...ofShop, products: inShop(lodash), timestamp: later }],
      unread({ id: 'v1' }),
      'unknown',
    ],
    [
      'is taken back of nothing that it is not about',
      [{}, { ...action, ...ofShop, timestamp: later }],
      unread({ id: 'v1', type: 'SAST' }),
      'no',
    ],
  ])('%s', async (_, given, each, answer) => expect(await answerOf(given, each)).toBe(answer));

  it.each<[string, GivenStatement, string]>([
    ['what is not affected', {}, 'not affected, vulnerable code not in execute path'],
    [
      'what its author says',
      { impact_statement: 'Never called.' },
      'not affected, vulnerable code not in execute path: Never called.',
    ],
    ['what is fixed', { status: 'fixed', justification: undefined }, 'fixed'],
  ])('has as its reason %s', async (_, given, reason) => {
    expect((await exceptionsOf(given))[0]?.reason).toBe(reason);
  });
});

describe('the statements of a team', () => {
  const noted = (words: string) => `OpenVEX: ${words}: vex.json of main at 1a2b3c4d5e6f`;

  it('that excuse nothing are no exceptions, and lack nothing', async () => {
    expect(await read(action, { ...investigated, justification: 'component_not_present' })).toEqual({
      exceptions: [],
      notes: [noted('0 of 2 statements can excuse findings')],
    });
  });

  const parts = (...names: string[]) => [{ '@id': shop, subcomponents: names.map((name) => ({ '@id': name })) }];
  const address = (name: string, ...purl: string[]) => ({
    '@id': name,
    ...(purl[0] && { identifiers: { purl: purl[0] } }),
  });
  it.each<[string, GivenStatement, GivenStatement, number]>([
    ['all of it', { products: parts('pkg:npm/a', 'pkg:npm/b') }, { products: parts('pkg:npm/b', 'pkg:npm/a') }, 1],
    [
      'a package that is written otherwise',
      { products: [{ '@id': 'pkg:npm/@a/b' }] },
      { products: [{ '@id': 'pkg:npm/%40a/b' }] },
      1,
    ],
    ['one of its names alone', { names: ['CVE-1', 'CVE-2'] }, { names: ['CVE-2'] }, 0],
    [
      'one of its products alone',
      { products: [{ '@id': 'pkg:npm/a' }, { '@id': 'pkg:npm/b' }] },
      { products: [{ '@id': 'pkg:npm/b' }] },
      0,
    ],
    [
      'a package with its names in another order',
      { products: [address('pkg:npm/a', 'pkg:npm/b')] },
      { products: [address('pkg:npm/b', 'pkg:npm/a')] },
      1,
    ],
    [
      'names that are no packages in another order',
      { products: [{ '@id': 'https://a.example', identifiers: { cpe23: 'cpe:2.3:a:a:b' } }] },
      { products: [{ '@id': 'cpe:2.3:a:a:b', identifiers: { cpe23: 'https://a.example' } }] },
      1,
    ],
    [
      'another product without a package',
      { products: [address('https://a.example')] },
      { products: [address('https://b.example')] },
      0,
    ],
    [
      'a product with another name beside its package',
      { products: [address('https://a.example', lodash)] },
      { products: [address('https://b.example', lodash)] },
      0,
    ],
  ])('are replaced by a later one about %s', async (_, given, other, replaced) => {
    const { exceptions, notes } = await read(given, { ...other, timestamp: later });
    expect(exceptions).toHaveLength(2 - replaced);
    expect(notes[0]?.includes('1 more was replaced by later ones')).toBe(replaced === 1);
  });

  it('of one time replace none of each other', async () => {
    const { exceptions, notes } = await read({}, {});
    expect(exceptions).toHaveLength(2);
    expect(notes).toEqual([noted('2 of 2 statements can excuse findings')]);
  });

  it('name products that nobody calls ours, sorted, and none of another repository', async () => {
    const of = (name: string) => ({ '@id': name, subcomponents: [{ '@id': lodash }] });
    const products = [of('pkg:oci/b'), of('pkg:github/acme/web'), of('pkg:oci/a')];
    expect((await read({ products })).notes[1]).toMatch(/excuse nothing: pkg:oci\/a, pkg:oci\/b$/);
  });

  it('take back by all names of a vulnerability, sorted', async () => {
    const [exception] = await exceptionsOf({}, { ...action, names: ['CVE-2', 'CVE-1'] });
    expect(exception?.vex?.rivals.all.map(({ ids }) => ids)).toEqual([['CVE-1', 'CVE-2']]);
  });

  it('say the same in any order', async () => {
    const given = [{}, { ...action, timestamp: later }, { names: ['CVE-2020-8203'] }];
    const namesOf = async (...several: GivenStatement[]) =>
      (await exceptionsOf(...several)).map(({ vex }) => vex?.names[0]);
    expect((await namesOf(...given.toReversed())).toReversed()).toEqual(await namesOf(...given));
  });

  it('are counted: what a later one replaces, what has no justification, whose products are not known', async () => {
    const { exceptions, notes } = await read(
      {},
      { timestamp: later },
      { names: ['CVE-1'], justification: undefined, impact_statement: 'Trust me.' },
      { names: ['CVE-2'], products: [{ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': lodash }] }] },
    );
    expect(exceptions.map(({ vex }) => vex && [vex.names[0], vex.place])).toEqual([
      ['CVE-2021-23337', 'vex.json, statement 2'],
      ['CVE-2', 'vex.json, statement 4'],
    ]);
    expect(notes).toEqual([
      noted('2 of 4 statements can excuse findings; 1 more was replaced by later ones'),
      expect.stringMatching(/ without a justification excuses nothing: CVE-1 \(vex\.json, statement 3\)$/),
      expect.stringMatching(/ excuse nothing: pkg:oci\/shop$/),
    ]);
  });

  it('are used, not used, or of a finding that does not say enough', async () => {
    const [used, unused, unclear] = [{}, { names: ['CVE-2020-8203'] }, { names: ['CVE-2019-1'] }];
    const exceptions = await exceptionsOf(used, unused, unclear);
    const given = found(sca({}, { id: 'f1' }), sca({ ids: ['CVE-2019-1'], purl: undefined }));
    const review = judged(given, { ...atHigh, exceptions, today }).exceptions;
    expect(review?.used.map(({ ids }) => ids)).toEqual([['f1']]);
    expect(review?.unmatched.map(({ vex }) => vex?.names[0])).toEqual(['CVE-2020-8203']);
    expect(review?.unclear?.map(({ vex }) => vex?.names[0])).toEqual(['CVE-2019-1']);
  });

  it('of two that excuse, the one that holds longest does', async () => {
    const exceptions = await exceptionsOf({ products: [{ '@id': 'pkg:npm/lodash' }] }, { timestamp: later });
    const [only] = judged(found(sca()), { ...atHigh, exceptions, today }).findings;
    expect(only?.exception?.expires).toBe('2026-08-23');
  });
});
