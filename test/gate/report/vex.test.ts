/** What was decided here, as a document that the official schema, and the gate itself, read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { anySign } from '../../any-sign.ts';
import { propertyRuns } from '../../model/runs.ts';
import { type Advisory, exception, isExcepted } from '../policy/evidence.ts';
import { loadVex, lodash } from '../policy/vex/documents.ts';
import { render } from './render.ts';
import { sampleDetail, sampleFinding, sampleReport, sampleSha } from './sample.ts';

const ajv = new Ajv2020({ strict: false, formats: { iri: (text: string) => URL.canParse(text) } });
addFormats.default(ajv);
const isValid = ajv.compile(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/openvex-0.2.0.json'), 'utf8')) as object,
);

interface Written {
  [field: string]: unknown;
  statements: {
    vulnerability: { name: string };
    products: { '@id': string; subcomponents?: object[] }[];
    status: string;
  }[];
}

function written(findings: readonly ReportFinding[], fields: Partial<Report> = {}): Written {
  const document = JSON.parse(render('vex', sampleReport({ findings, ...fields }))) as Written;
  expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true);
  return document;
}

const said = (...findings: readonly ReportFinding[]) =>
  written(findings).statements.map(({ products, ...statement }) => statement);

const none = { cves: [], fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined };
const sca = (fields: Partial<ReportFinding> = {}, advisory: Partial<Advisory> = {}) =>
  sampleFinding({
    ...{ type: 'SCA', effect: 'none', title: 'Prototype pollution' },
    detail: {
      ...sampleDetail,
      advisory: { ...none, ids: ['CVE-2021-23337', 'GHSA-35jh-r3h4-6jhm'], purl: lodash, ...advisory },
    },
    ...fields,
  });
const justification = 'vulnerable_code_not_in_execute_path';
const accepted = exception({ path: 'test/**', reason: 'Only the test rig', expires: '2027-06-01', owner: 'team-shop' });
const vulnerability = { name: 'CVE-2021-23337', aliases: ['GHSA-35jh-r3h4-6jhm'] };
const action = { status: 'affected', action_statement: 'Accepted until 2027-06-01 by team-shop: Only the test rig' };

describe('a document of what was decided', () => {
  it('is of the commit, says so once, and holds what is needed', () => {
    const excepted = sca({ exception: accepted });
    const document = written([excepted, sca({ id: 'v2', exception: accepted }, { purl: 'pkg:npm/lodash@4.17.4' })]);
    expect(document).toEqual({
      '@context': 'https://openvex.dev/ns/v0.2.0',
      '@id': expect.stringMatching(/^https:\/\/openvex\.dev\/docs\/public\/vex-[0-9a-f]{64}$/),
      author: 'https://github.com/acme',
      timestamp: '2026-03-02T10:02:10.000Z',
      version: 1,
      tooling: expect.stringMatching(/^scan-gate /),
      statements: [
        {
          vulnerability,
          products: [
            {
              '@id': `pkg:github/acme/shop@${sampleSha}`,
              subcomponents: [{ '@id': lodash }, { '@id': 'pkg:npm/lodash@4.17.4' }],
            },
          ],
          ...action,
        },
      ],
    });
  });

  const code = { vulnerability: { name: 'v1', description: 'Prototype pollution' } };
  const vexed = {
    names: [],
    ids: [],
    products: [],
    rivals: { all: [], byName: new Map() },
    author: 'x',
    timeMs: 0,
    place: 'vex.json, statement 1',
  };
  it.each<[string, ReportFinding, object]>([
    ['what is accepted is affected', sca({ exception: accepted }), { vulnerability, ...action }],
    [
      'what the team says is not affected is not',
      sca({ exception: { ...accepted, justification } }),
      { vulnerability, status: 'not_affected', justification, impact_statement: 'Only the test rig' },
    ],
    [
      'what a statement says is said again',
      sca({
        exception: { ...accepted, vex: { ...vexed, status: 'not_affected', justification, text: 'Not built in.' } },
      }),
      { vulnerability, status: 'not_affected', justification, impact_statement: 'Not built in.' },
    ],
    [
      'what is fixed is',
      sca({
        exception: { ...accepted, vex: { ...vexed, status: 'fixed', justification: undefined, text: undefined } },
      }),
      { vulnerability, status: 'fixed' },
    ],
    [
      'a false positive is not affected',
      sca({ status: 'FALSE_POSITIVE' }),
      { vulnerability, status: 'not_affected', impact_statement: 'Marked as false positive at the service.' },
    ],
    [
      'an accepted risk is affected',
      sca({ status: 'ACCEPTED_RISK' }),
      { vulnerability, status: 'affected', action_statement: 'Marked as accepted risk at the service.' },
    ],
    [
      'code bears the name of its finding',
      sca({ id: 'v1', type: 'SAST', detail: sampleDetail, exception: accepted }),
      { ...code, ...action },
    ],
  ])('%s', (_, finding, expected) => expect(said(finding)).toEqual([expected]));

  it.each([
    ['shop', 'shop'],
    ['', 'repository'],
  ])('names its product after the repository where that has no address: %j', (name, product) => {
    const repository = { id: 'r', name, vcsUrl: undefined };
    const { statements } = written([sca({ exception: accepted })], { repositoryUrl: undefined, repository });
    expect(statements[0]?.products[0]?.['@id']).toBe(`pkg:generic/${product}@${sampleSha}`);
  });

  it('has a statement for each of several CVEs', () => {
    const found = said(sca({ exception: accepted }, { ids: ['CVE-2021-1', 'CVE-2021-2', 'GHSA-35jh-r3h4-6jhm'] }));
    expect(found.map((each) => each.vulnerability)).toEqual([{ name: 'CVE-2021-1' }, { name: 'CVE-2021-2' }]);
  });

  it.each<[string, ReportFinding]>([
    ['blocks', sca({ id: 'v2', effect: 'blocks' })],
    ['is open', sca({ id: 'v2' })],
    ['is accepted', sca({ id: 'v2', exception: accepted })],
    ['does not say its package', sca({ id: 'v2' }, { purl: undefined })],
  ])('clears nothing that elsewhere %s', (_, other) => {
    const cleared = sca({ exception: { ...accepted, justification } });
    const false_ = sca({ id: 'v3', status: 'FALSE_POSITIVE' });
    expect(said(cleared, false_, other).map(({ status }) => status)).not.toContain('not_affected');
    expect(said(cleared, false_).map(({ status }) => status)).toEqual(['not_affected', 'not_affected']);
  });

  it('clears beside another package, another vulnerability, and what is fixed', () => {
    const others = [
      sca({ id: 'v2' }, { purl: 'pkg:npm/lodash@4.17.4' }),
      sca({ id: 'v3' }, { ids: ['CVE-2020-8203'] }),
      sca({ id: 'v4', status: 'FIXED' }),
    ];
    expect(said(sca({ exception: { ...accepted, justification } }), ...others).map(({ status }) => status)).toEqual([
      'not_affected',
    ]);
  });

  it('is none where nothing was decided', () => {
    const findings = [sca(), sca({ effect: 'blocks' }), sca({ status: 'FIXED' })];
    expect(render('vex', sampleReport({ findings }))).toBe('');
  });

  it('is the same in any order, and another one for another decision', () => {
    const findings = [
      sca({ exception: accepted }),
      sca({ id: 'v2', status: 'ACCEPTED_RISK' }),
      sca({ id: 'v3', detail: undefined, exception: accepted }),
    ];
    const [one, other] = [written(findings), written(findings.toReversed())];
    expect(other).toEqual(one);
    expect(written(findings.slice(1))['@id']).not.toBe(one['@id']);
  });

  it.each([
    ['https://gitlab.com/acme/shop', `pkg:gitlab/acme/shop@${sampleSha}`],
    ['https://git.acme.dev/a/b/shop', `pkg:generic/git.acme.dev/a/b/shop@${sampleSha}`],
    [undefined, /^pkg:generic\/[^/@]+@/],
  ])('of %s is about %s', (repositoryUrl, product) => {
    const [id] = written([sca({ exception: accepted })], { repositoryUrl }).statements.flatMap((each) =>
      each.products.map((one) => one['@id']),
    );
    if (typeof product === 'string') expect(id).toBe(product);
    else expect(id).toMatch(product);
  });

  it('has the day of the run where the service’s time is none', () => {
    const { scan } = sampleReport();
    const report = { scan: scan && { ...scan, completedAt: 'soon' }, today: '2026-03-02' };
    expect(written([sca({ exception: accepted })], report).timestamp).toBe('2026-03-02T00:00:00.000Z');
  });

  it('excuses the same findings when a policy names it', async () => {
    const finding = sca({ exception: { ...accepted, justification } });
    const text = render('vex', sampleReport({ findings: [finding] }));
    const { exceptions } = await loadVex(text, sampleSha);
    const [excused, other] = [finding, sca({}, { ids: ['CVE-2020-8203'] })];
    expect([excused, other].map((each) => isExcepted(each, exceptions, '2026-05-31'))).toEqual(['yes', 'no']);
  });

  it('names each alias once', () => {
    const twice = sca({ exception: accepted }, { ids: ['OSV-1', 'GHSA-aaaa-bbbb-cccc', 'OSV-1', 'OSV-1'] });
    expect(written([twice]).statements[0]?.vulnerability).toEqual({ name: 'OSV-1', aliases: ['GHSA-aaaa-bbbb-cccc'] });
  });

  it('is valid, whatever the findings say', () => {
    const text = fc.string({ unit: anySign, minLength: 1 });
    const given = fc.record({ id: text, title: text, reason: text, owner: text, ids: fc.array(text), purl: text });
    fc.assert(
      fc.property(fc.array(given, { minLength: 1 }), (all) => {
        written(
          all.map(({ id, title, reason, owner, ids, purl }) =>
            sca({ id, title, exception: { ...accepted, reason, owner } }, { ids, purl }),
          ),
        );
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
