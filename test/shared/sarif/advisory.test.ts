import { describe, expect, it } from 'vitest';
import { read } from './make.ts';

/** What a result of rule `r` says. */
function recordOf(tool: string, result: Record<string, unknown>, rule: unknown) {
  const driver = {
    name: tool,
    rules: [
      typeof rule === 'object'
        ? { id: 'r', ...rule, ...(typeof result.ruleId === 'string' && { id: result.ruleId }) }
        : rule,
    ],
  };
  const { findings } = read([{ ruleIndex: 0, message: { text: 'a' }, ...result }], { tool: { driver } });
  return findings[0]?.advisory;
}

const trivy = (fixed: string) => ({
  help: {
    text: `Vulnerability CVE-2024-12345\nSeverity: HIGH\nPackage: a\nInstalled Version: 1.0.0\nFixed Version:${fixed}\nLink: [x](y)`,
  },
});

describe('a result of a scanner of packages', () => {
  it.each<[string, string, Record<string, unknown>, unknown, object | undefined]>([
    ['says nothing', 'x', {}, {}, undefined],
    [
      'names CVEs where names stand',
      'x',
      { ruleId: '[HIGH] CVE-2024-12345' },
      { id: 'r', properties: { tags: ['CVE-2021-44228', 'security'] } },
      { cves: ['CVE-2021-44228', 'CVE-2024-12345'] },
    ],
    [
      'has names of other databases, and a package',
      'osv-scanner',
      { message: { text: "Package 'a@1.2.3' is vulnerable to 'x'." }, properties: { purl: 'pkg:npm/a@1.2.3' } },
      { id: 'CVE-2024-12345', deprecatedIds: ['CVE-2024-12345', 'GHSA-35jh-r3h4-6jhm'] },
      { cves: ['CVE-2024-12345'], ids: ['CVE-2024-12345', 'GHSA-35jh-r3h4-6jhm'], purl: 'pkg:npm/a@1.2.3' },
    ],
    ['names none in its prose', 'x', { message: { text: 'like CVE-2021-44228' } }, { id: 'r' }, undefined],
    ['has a fixed version by Trivy', 'Trivy', {}, trivy(' 1.2.3'), { fix: 'available', fixed_version: '1.2.3' }],
    ['has none by Trivy', 'Trivy', {}, trivy(''), { fix: 'none' }],
    ['is not believed in Trivy’s form by another tool', 'x', {}, trivy(''), undefined],
    ['has fixes', 'x', { fixes: [{}] }, {}, { fix: 'available' }],
    [
      'has a fixed version',
      'x',
      { properties: { fixedVersion: '2.0.0' } },
      {},
      { fix: 'available', fixed_version: '2.0.0' },
    ],
    ['has no fixed versions', 'x', { properties: { fixed_versions: [] } }, {}, { fix: 'none' }],
    ['is not fixable', 'x', { properties: { fixAvailable: false } }, {}, { fix: 'none' }],
    ['has a state that is none', 'x', {}, { properties: { fixState: 'wont-fix' } }, { fix: 'none' }],
    ['has a state that nobody knows', 'x', {}, { properties: { fixState: 'perhaps' } }, undefined],
    [
      'says it in two ways',
      'x',
      { properties: { fixAvailable: false, fixedVersion: '2.0.0' } },
      {},
      { fix: 'available', fixed_version: '2.0.0' },
    ],
    [
      'says when',
      'x',
      { properties: { fixedAt: '2026-05-20T10:00:00Z' } },
      { properties: { publishedDate: '2026-05-01T10:00:00Z' } },
      { published_at: '2026-05-01T10:00:00Z', fixed_at: '2026-05-20T10:00:00Z' },
    ],
    [
      'holds what is no text',
      'x',
      { ruleId: 5, properties: { cve: {}, fixedVersion: 5, published: [] } },
      7,
      undefined,
    ],
  ])('%s', (_, tool, result, rule, expected) => expect(recordOf(tool, result, rule)).toEqual(expected));
});

it.each([
  ['CVE-2021-23337-lodash', ['CVE-2021-23337']],
  ['[MEDIUM] cve-2019-1549', ['CVE-2019-1549']],
  ['ghsa-35JH-r3h4-6jhm and GO-2024-1234', ['GHSA-35jh-r3h4-6jhm', 'GO-2024-1234']],
  [
    'SNYK-JS-LODASH-567746, PYSEC-2021-1, DSA-2024-1234-12',
    ['DSA-2024-1234-12', 'PYSEC-2021-1', 'SNYK-JS-LODASH-567746'],
  ],
  ['see USN-6000-12, twice: USN-6000-12', ['USN-6000-12']],
  ['XCVE-2021-23337 CVE-21-1 GHSA-1111-2222', []],
])('the name of a vulnerability is found in %s', (ruleId, expected) => {
  const { ids, cves } = recordOf('x', { ruleId }, { id: 'r' }) ?? {};
  expect(ids ?? cves ?? []).toEqual(expected);
});
