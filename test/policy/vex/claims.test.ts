/** Which findings the statements of a team excuse, and which they do not. */
import { describe, expect, it } from 'vitest';
import type { Advisory } from '../../../src/policy/advisory.ts';
import { claimText } from '../../../src/policy/exception-terms.ts';
import { exceptionFor, reviewExceptions } from '../../../src/policy/exceptions.ts';
import type { Finding } from '../../../src/policy/finding.ts';
import { judge } from '../../../src/policy/judge.ts';
import { excusesOf } from '../../../src/policy/vex/claims.ts';
import type { Product, Statement } from '../../../src/policy/vex/statement.ts';
import { parseVex } from '../../../src/settings/vex-document.ts';
import { atHigh, detectedDaysAgo, finding, found } from '../evidence.ts';
import { documentOf, type GivenStatement, lodash, statement } from './documents.ts';

const now = new Date('2026-06-01T12:00:00Z');
const today = '2026-06-01';

/** `pkg:github/acme/shop` is this repository, `…@v1` one of its versions, and `pkg:github/acme/web` another one. */
const owners: Readonly<Record<string, Product['owner']>> = {
  'pkg:github/acme/shop': 'this',
  'pkg:github/acme/shop@v1': 'maybe',
  'pkg:github/acme/web': 'no',
};

function statementsOf(...given: GivenStatement[]): Statement[] {
  const read = parseVex(documentOf(given.map(statement)), { name: 'vex.json', path: 'vex.json', now });
  return read.map((each) => ({
    ...each,
    products: each.products.map((product) => ({ ...product, owner: owners[product.names[0] ?? ''] ?? 'unlisted' })),
  }));
}

const exceptionsOf = (...given: GivenStatement[]) => excusesOf(statementsOf(...given), 90).exceptions;

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
    expect(judge(found(each), { ...atHigh, exceptions: exceptionsOf(...given), today }).verdict).toBe(verdict);
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
    expect(judge(found(each), { ...atHigh, exceptions: exceptionsOf(...given), today }).verdict).toBe('failed');
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

describe('the statements of a team', () => {
  it('say the same in any order', () => {
    const given = statementsOf({}, { ...action, timestamp: later }, { names: ['CVE-2020-8203'] });
    const texts = (statements: Statement[]) =>
      excusesOf(statements, 90).exceptions.map(({ vex }) => vex && claimText(vex));
    expect(texts(given.toReversed()).toReversed()).toEqual(texts(given));
  });

  it('are counted: what a later one replaces, what has no justification, whose products are not known', () => {
    const given = statementsOf(
      {},
      { timestamp: later },
      { names: ['CVE-1'], justification: undefined, impact_statement: 'Trust me.' },
      { names: ['CVE-2'], products: [{ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': lodash }] }] },
    );
    const { exceptions, replaced, unjustified, unlisted } = excusesOf(given, 90);
    expect(exceptions.map(({ vex }) => vex && claimText(vex))).toEqual([
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
