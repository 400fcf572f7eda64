/** An OpenVEX document is read as its specification and its schema say, or refused with the place of every mistake. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { toGateError } from '../../../src/shared/errors.ts';
import { documentOf, loadVex, statement } from '../policy/vex/documents.ts';

/** How many statements of it are read. */
const count = async (text: string) => Number(/ of (\d+) statement/.exec((await loadVex(text)).notes[0] ?? '')?.[1]);
const affected = { status: 'affected', justification: undefined };

async function refusalOf(text: string): Promise<string> {
  try {
    await loadVex(text);
  } catch (error) {
    const { code, reason, message, hint } = toGateError(error);
    expect({ code, reason, hint }).toMatchObject({
      code: 'CONFIG',
      reason: 'settings',
      hint: expect.stringContaining('openvex'),
    });
    return message;
  }
  expect.fail('nothing was refused');
}

const ajv = new Ajv2020({ strict: false, formats: { iri: (text: string) => /^[a-z][\w+.-]*:\S+$/i.test(text) } });
addFormats.default(ajv);
const isValid = ajv.compile(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/openvex-0.2.0.json'), 'utf8')) as object,
);

/** Of the official schema each of them is a text like any other. */
const faultyPurls: [string, string][] = [
  ['pkg:npm/lodash@', 'has an empty version'],
  ['pkg:npm/lodash@?arch=x86_64', 'has an empty version'],
  ['pkg:npm/lodash@#lib', 'has an empty version'],
  ['pkg:npm/lodash@%20', 'has an empty version'],
  ['pkg:npm/lodash@%00', 'has an empty version'],
  ['pkg:npm/%40babel/core@', 'has an empty version'],
  ['PKG:NPM/lodash@', 'has an empty version'],
  ['pkg:npm/lodash@@', 'has an @ in its name'],
  ['pkg:npm/lodash@@4', 'has an @ in its name'],
  ['pkg:npm/lodash@4/17', 'has an @ in its name'],
  ['pkg:npm/@4.17.15', 'has no name of a package'],
  ['pkg:npm/@', 'has no name of a package'],
  ['pkg:npm/@babel', 'has no name of a package'],
  ['pkg:npm/%20@1', 'has no name of a package'],
  ['pkg:npm/lodash@4?arch=', 'has a qualifier without a value'],
  ['pkg:npm/lodash@4?arch', 'has a qualifier without a value'],
  ['pkg:npm/lodash@4?', 'has a qualifier without a value'],
  ['pkg:npm/lodash@4?=x', 'has a qualifier without a value'],
  ['pkg:npm/lodash@4?arch=%20', 'has a qualifier without a value'],
  ['pkg:npm/lodash@4?arch=a&ARCH=b', 'has a qualifier twice'],
  ['pkg:npm/lodash@4#', 'has an empty subpath'],
  ['pkg:npm/lo dash@4', 'is not a package URL'],
  ['pkg:npm/lo%dash@4', 'is not a package URL'],
  ['pkg:npm', 'is not a package URL'],
  ['pkg:', 'is not a package URL'],
];

describe('a document', () => {
  it('has its statements with the times of the document, or their own', async () => {
    const given = [
      statement({ names: ['CVE-2021-23337', 'GHSA-35jh-r3h4-6jhm'] }),
      statement({
        timestamp: '2026-05-01T00:00:00+02:00',
        status: 'fixed',
        justification: undefined,
        status_notes: ' Patched ',
      }),
      statement({ timestamp: '2026-05-01T00:00:00Z', last_updated: '2026-05-25T00:00:00.123456789Z' }),
      statement({ timestamp: '2026-05-01T00:00:00Z', last_updated: '2026-04-01T00:00:00Z' }),
    ];
    const named = given.map((each, index) => ({ ...each, vulnerability: { name: `CVE-${index}` } }));
    const claims = (await loadVex(documentOf(named))).exceptions.flatMap(({ vex }) => vex ?? []);
    expect(claims.map(({ timeMs }) => new Date(timeMs).toISOString())).toEqual([
      '2026-05-20T10:00:00.000Z',
      '2026-04-30T22:00:00.000Z',
      '2026-05-25T00:00:00.123Z',
      '2026-05-01T00:00:00.000Z',
    ]);
    expect(claims[1]).toMatchObject({
      status: 'fixed',
      text: 'Patched',
      author: 'team-shop',
      place: 'vex.json, statement 2',
    });
  });

  it('names products by @id and identifiers, with their parts', async () => {
    const product = {
      '@id': 'pkg:oci/shop',
      identifiers: { purl: 'pkg:oci/shop@1', cpe23: 'cpe:2.3:a:b:c:1' },
      hashes: { 'sha-256': 'ab' },
      subcomponents: [{ '@id': 'https://example.com/x' }],
    };
    const { exceptions } = await loadVex(documentOf([statement({ products: [product] })]));
    expect(exceptions[0]?.vex?.products).toEqual([
      {
        owner: 'unlisted',
        names: ['pkg:oci/shop', 'pkg:oci/shop@1', 'cpe:2.3:a:b:c:1'],
        purls: [expect.objectContaining({ name: 'shop' }), expect.objectContaining({ name: 'shop', version: '1' })],
        parts: [{ names: ['https://example.com/x'], purls: [] }],
      },
    ]);
  });

  /** What the official schema lets through, and the specification does not. */
  const specification = new Set([
    'no products',
    'products that are empty',
    'another version of the format',
    'a time of the future',
    'an empty name',
  ]);

  it.each<[string, string, string[]]>([
    ['no JSON', '{', ['it is not JSON']],
    [
      'another file',
      '{}',
      [
        '@context is missing',
        '@id is missing',
        'author is missing',
        'timestamp is missing',
        'version is missing',
        'statements is missing',
      ],
    ],
    ['a list', '[]', ['the document is']],
    ['nothing', '', ['it is empty']],
    ['no statement', documentOf([]), ['statements is empty']],
    [
      'another version of the format',
      documentOf([statement()], { '@context': 'https://openvex.dev/ns' }),
      ['@context "https://openvex.dev/ns" is not https://openvex.dev/ns/v0.2.0'],
    ],
    [
      'a status that is none',
      documentOf([statement(), statement({ status: 'fixd' })]),
      ['line 29, column 17: statement 2: status "fixd" is not not_affected, affected, fixed or under_investigation'],
    ],
    [
      'a justification that is none',
      documentOf([statement({ justification: 'trust me' })]),
      ['statement 1: justification "trust me" is not component_not_present'],
    ],
    [
      'no reason at all',
      documentOf([statement({ justification: undefined })]),
      ['statement 1 says not_affected without a justification'],
    ],
    ['nothing to do', documentOf([statement(affected)]), ['statement 1 says affected without an action_statement']],
    [
      'no products',
      documentOf([statement({ products: undefined as never }), { ...statement(), products: undefined }]),
      ['statement 2: products is missing'],
    ],
    ['products that are empty', documentOf([statement({ products: [] })]), ['statement 1: products is empty']],
    [
      'a product that names nothing',
      documentOf([statement({ products: [{ hashes: { md5: 'a' } }] })]),
      ['statement 1: products[0] names nothing'],
    ],
    ['an empty name', documentOf([statement({ names: [''] })]), ['statement 1: vulnerability.name is empty']],
    ['a key that nobody knows', documentOf([statement({ until: '2027' })]), ['statement 1: "until" is not known here']],
    [
      'a time that is none',
      documentOf([statement({ timestamp: 'May' })]),
      ['statement 1: timestamp "May" is not a time such as'],
    ],
    [
      'a time of the future',
      documentOf([statement({ timestamp: '2026-06-03T00:00:00Z' })]),
      ['statement 1: "2026-06-03T00:00:00Z" is in the future'],
    ],
    ['a version below 1', documentOf([statement()], { version: 0 }), ['version is wrong']],
  ])('with %s is refused', async (what, text, words) => {
    const message = await refusalOf(text);
    expect(message).toContain('vex.json of main at 1a2b3c4d5e6f');
    for (const each of words) expect(message).toContain(each);
    if (text.startsWith('{"') || text.startsWith('{\n'))
      expect(isValid(JSON.parse(text)), what).toBe(specification.has(what));
  });

  const places: [string, (purl: string) => object, string][] = [
    ['the name of a product', (purl) => ({ '@id': purl }), 'products[0].@id'],
    ['an identifier', (purl) => ({ identifiers: { purl } }), 'products[0].identifiers.purl'],
    [
      'a part of a product',
      (purl) => ({ '@id': 'pkg:oci/shop', subcomponents: [{ '@id': purl }] }),
      'products[0].subcomponents[0].@id',
    ],
  ];

  it.each(places)('with a faulty package URL as %s is refused', async (_, product, location) => {
    for (const [purl, words] of faultyPurls)
      expect(await refusalOf(documentOf([statement({ products: [product(purl)] as never })]))).toContain(
        `statement 1: ${location} ${JSON.stringify(purl)} ${words}`,
      );
  });

  it('with another name than a package URL is read, but not as an identifier of that kind', async () => {
    const named = (product: object) => documentOf([statement({ products: [product] as never })]);
    expect(await count(named({ '@id': 'https://example.com/lodash@' }))).toBe(1);
    expect(await refusalOf(named({ identifiers: { purl: 'lodash@4.17.15' } }))).toContain('is not a package URL');
  });

  it.each([
    'pkg:npm/lodash',
    'pkg:npm/lodash@4.17.15',
    'pkg:npm/%40babel/core@7.0.0',
    'pkg:npm/@babel/core@7.0.0',
    'pkg:npm/@babel/core',
    'pkg:oci/shop@sha256:abc?repository_url=registry.example.com/shop',
    'pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie',
    'pkg:golang/google.golang.org/genproto@v1#googleapis/api',
    'pkg:maven/org.apache.logging.log4j/log4j-core@2.17.1?type=jar',
    'pkg:generic/openssl@1.1.10g?download_url=https://example.com/a=b.tar.gz&checksum=sha256:de4d',
    'pkg:github/acme/shop@v1.2.3',
  ])('with %s is read', async (purl) => {
    const text = documentOf([statement({ products: [{ '@id': purl, identifiers: { purl } }] as never })]);
    expect(await count(text)).toBe(1);
  });

  it('with a key that stands twice is refused', async () => {
    expect(await refusalOf(documentOf([statement()]).replace('"status"', '"status": "fixed", "status"'))).toContain(
      'statement 1: status is stated twice',
    );
  });

  it('that is very long is refused', async () => {
    expect(await refusalOf(documentOf([statement({ impact_statement: 'x'.repeat(1_100_000) })]))).toContain(
      'larger than 1024 KiB',
    );
  });

  it.each([
    ['a statement', [statement()]],
    ['an impact statement alone', [statement({ justification: undefined, impact_statement: 'Not built in.' })]],
    ['what is affected', [statement({ ...affected, action_statement: 'Update.' })]],
    ['what is looked into', [statement({ status: 'under_investigation', justification: undefined })]],
  ])('with %s is read, and is what the official schema asks for', async (_, statements) => {
    const text = documentOf(statements);
    expect(await count(text)).toBe(1);
    expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
  });

  it('tells mistakes in lines that are indented by tabs', async () => {
    const text = JSON.stringify(JSON.parse(documentOf([statement({ status: 'fixd' })])), null, '\t');
    expect(await refusalOf(text)).toContain('statement 1: status "fixd"');
  });
});
