/** Which findings the statements of a team excuse, and which they do not. */
import { describe, expect, it } from 'vitest';
import type { Advisory } from '../../../src/policy/advisory.ts';
import { formatClaim } from '../../../src/policy/exception-terms.ts';
import { reviewExceptions } from '../../../src/policy/exceptions.ts';
import type { Finding } from '../../../src/policy/finding.ts';
import { judgeEvidence } from '../../../src/policy/judge.ts';
import { createVexExceptions } from '../../../src/policy/vex/claims.ts';
import {
  isExcusedByClaim,
  type VexClaim,
  type VexProduct,
  type VexStatement,
} from '../../../src/policy/vex/statement.ts';
import { parseVex } from '../../../src/settings/vex-document.ts';
import { atHigh, detectedDaysAgo, exceptionFor, finding, found } from '../evidence.ts';
import { documentOf, type GivenStatement, lodash, statement } from './documents.ts';

const now = new Date('2026-06-01T12:00:00Z');
const today = '2026-06-01';

/** `pkg:github/acme/shop` is this repository, `…@v1` one of its versions, and `pkg:github/acme/web` another one. */
const owners: Readonly<Record<string, VexProduct['owner']>> = {
  'pkg:github/acme/shop': 'this',
  'pkg:github/acme/shop@v1': 'maybe',
  'pkg:github/acme/web': 'no',
};

function statementsOf(...given: GivenStatement[]): VexStatement[] {
  const read = parseVex(documentOf(given.map(statement)), { name: 'vex.json', path: 'vex.json', now });
  return read.map((each) => ({
    ...each,
    products: each.products.map((product) => ({ ...product, owner: owners[product.names[0] ?? ''] ?? 'unlisted' })),
  }));
}

const exceptionsOf = (...given: GivenStatement[]) => createVexExceptions(statementsOf(...given), 90).exceptions;

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
  ])('%s', (_, given, each, verdict) => {
    expect(judgeEvidence(found(each), { ...atHigh, exceptions: exceptionsOf(...given), today }).verdict).toBe(verdict);
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
  ])('not: %s', (_, given, each) => {
    expect(judgeEvidence(found(each), { ...atHigh, exceptions: exceptionsOf(...given), today }).verdict).toBe('failed');
  });

  it('on its last day', () => {
    const [exception] = exceptionsOf({ timestamp: '2026-03-03T23:00:00Z' });
    expect(exception).toMatchObject({
      expires: today,
      owner: 'team-shop',
      reason: 'not affected, vulnerable code not in execute path',
    });
    expect(exceptionFor(sca(), exception ? [exception] : [], today).answer).toBe('yes');
  });

  it('nothing yet where the detail was not read', () => {
    const cover = (fields: Partial<Finding>, ...given: GivenStatement[]) =>
      exceptionFor(finding({ detail: undefined, ...fields }), exceptionsOf(...given), today).answer;
    expect(cover({ type: 'SCA' }, {})).toBe('unknown');
    expect(
      cover({ type: undefined }, {}, { ...action, timestamp: later, products: [{ '@id': 'pkg:npm/lodash' }] }),
    ).toBe('unknown');
    expect(cover({ type: 'SAST' }, {})).toBe('no');
  });
});

describe('a claim', () => {
  const claimOf = (...given: GivenStatement[]) => exceptionsOf(...given)[0]?.vex as VexClaim;
  const unread = (fields: Partial<Finding> = {}) => finding({ type: 'SCA', detail: undefined, ...fields });
  const ofShop = { names: ['v1'], products: [{ '@id': shop }] };
  const web = { '@id': 'pkg:github/acme/web', subcomponents: [{ '@id': lodash }] };
  const version = { '@id': 'pkg:github/acme/shop@v1', subcomponents: [{ '@id': lodash }] };

  it.each<[string, VexClaim, Finding, string]>([
    ['excuses what it names', claimOf({}), sca(), 'yes'],
    ['may be about one of two that are found', claimOf({}), sca({ ids: ['CVE-2021-23337', 'CVE-1'] }), 'unknown'],
    ['is not about another vulnerability', claimOf({}), sca({ ids: ['CVE-1'] }), 'no'],
    ['may be about what was not read', claimOf({}), unread(), 'unknown'],
    ['is not about code, read or not', claimOf({}), unread({ type: 'SAST' }), 'no'],
    [
      'may be about a product without a package',
      claimOf({ products: [{ '@id': 'https://a.example' }] }),
      sca(),
      'unknown',
    ],
    ['may be about another version of this repository', claimOf({ products: [version] }), sca(), 'unknown'],
    ['is not about another repository', claimOf({ products: [web] }), sca(), 'no'],
    [
      'excuses what has no advisory by its own name',
      claimOf(ofShop),
      unread({ id: 'v1', detail: detectedDaysAgo(1) }),
      'yes',
    ],
    [
      'may be taken back of what was not read',
      claimOf(ofShop, { ...action, ...ofShop, products: inShop(lodash), timestamp: later }),
      unread({ id: 'v1' }),
      'unknown',
    ],
    [
      'is taken back of nothing that it is not about',
      claimOf({}, { ...action, ...ofShop, timestamp: later }),
      unread({ id: 'v1', type: 'SAST' }),
      'no',
    ],
  ])('%s', (_, claim, each, answer) => expect(isExcusedByClaim(claim, each)).toBe(answer));

  it.each<[string, GivenStatement, string]>([
    ['what is not affected', {}, 'not affected, vulnerable code not in execute path'],
    [
      'what its author says',
      { impact_statement: 'Never called.' },
      'not affected, vulnerable code not in execute path: Never called.',
    ],
    ['what is fixed', { status: 'fixed', justification: undefined }, 'fixed'],
  ])('has as its reason %s', (_, given, reason) => expect(exceptionsOf(given)[0]?.reason).toBe(reason));
});

describe('the statements of a team', () => {
  it('that excuse nothing are no exceptions, and lack nothing', () => {
    const none = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
    const [affected] = statementsOf(action);
    expect(createVexExceptions(statementsOf(action, investigated), 90)).toEqual(none);
    expect(
      createVexExceptions(affected ? [{ ...affected, justification: 'component_not_present' }] : [], 90).exceptions,
    ).toEqual([]);
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
  ])('are replaced by a later one about %s', (_, given, other, replaced) => {
    expect(createVexExceptions(statementsOf(given, { ...other, timestamp: later }), 90)).toMatchObject({ replaced });
  });

  it('of one time replace none of each other', () => {
    expect(createVexExceptions(statementsOf({}, {}), 90)).toMatchObject({ replaced: 0, exceptions: [{}, {}] });
  });

  it('name products that nobody calls ours, sorted, and none of another repository', () => {
    const of = (name: string) => ({ '@id': name, subcomponents: [{ '@id': lodash }] });
    const products = [of('pkg:oci/b'), of('pkg:github/acme/web'), of('pkg:oci/a')];
    expect(createVexExceptions(statementsOf({ products }), 90).unlisted).toEqual(['pkg:oci/a', 'pkg:oci/b']);
  });

  it('take back by all names of a vulnerability, sorted', () => {
    const [exception] = createVexExceptions(statementsOf({}, { ...action, names: ['CVE-2', 'CVE-1'] }), 90).exceptions;
    expect(exception?.vex?.rivals.all.map(({ ids }) => ids)).toEqual([['CVE-1', 'CVE-2']]);
  });

  it('say the same in any order', () => {
    const given = statementsOf({}, { ...action, timestamp: later }, { names: ['CVE-2020-8203'] });
    const texts = (statements: VexStatement[]) =>
      createVexExceptions(statements, 90).exceptions.map(({ vex }) => vex && formatClaim(vex));
    expect(texts(given.toReversed()).toReversed()).toEqual(texts(given));
  });

  it('are counted: what a later one replaces, what has no justification, whose products are not known', () => {
    const given = statementsOf(
      {},
      { timestamp: later },
      { names: ['CVE-1'], justification: undefined, impact_statement: 'Trust me.' },
      { names: ['CVE-2'], products: [{ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': lodash }] }] },
    );
    const { exceptions, replaced, unjustified, unlisted } = createVexExceptions(given, 90);
    expect(exceptions.map(({ vex }) => vex && formatClaim(vex))).toEqual([
      'CVE-2021-23337 in pkg:npm/lodash@4.17.15 (vex.json, statement 2)',
      'CVE-2 in pkg:npm/lodash@4.17.15 of pkg:oci/shop (vex.json, statement 4)',
    ]);
    expect({ replaced, unjustified: unjustified.map(({ place }) => place), unlisted }).toEqual({
      replaced: 1,
      unjustified: ['vex.json, statement 3'],
      unlisted: ['pkg:oci/shop'],
    });
  });

  it('are used, not used, or of a finding that does not say enough', () => {
    const [used, unused, unclear] = [{}, { names: ['CVE-2020-8203'] }, { names: ['CVE-2019-1'] }];
    const review = reviewExceptions(
      [sca({}, { id: 'f1' }), sca({ ids: ['CVE-2019-1'], purl: undefined })],
      exceptionsOf(used, unused, unclear),
      today,
    );
    expect(review.used.map(({ ids }) => ids)).toEqual([['f1']]);
    expect(review.unmatched.map(({ vex }) => vex?.names[0])).toEqual(['CVE-2020-8203']);
    expect(review.unclear?.map(({ vex }) => vex?.names[0])).toEqual(['CVE-2019-1']);
  });

  it('of two that excuse, the one that holds longest does', () => {
    const exceptions = exceptionsOf({ products: [{ '@id': 'pkg:npm/lodash' }] }, { timestamp: later });
    expect(exceptionFor(sca(), exceptions, today).exception?.expires).toBe('2026-08-23');
  });
});
