/** The policies to copy, each by what it decides. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import { separatePolicy } from '../../../src/gate/settings/policy-settings.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { toCamelCase } from '../../../src/gate/settings/settings.ts';
import { detectedDaysAgo, type Finding, finding, found, many, type Policy } from './evidence.ts';
import { loadOwners } from './owners.ts';

const folder = join(import.meta.dirname, '../../../examples/policies');
const base = readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } });

/** As a run of the default branch has it. */
function policyIn(name: string): Policy {
  const { settings, exceptions, rules, paths, ignorePaths, skipWhen } = parsePolicyFile(
    readFileSync(join(folder, name), 'utf8'),
    name,
  );
  const given = Object.fromEntries(Object.entries(settings).map(([key, value]) => [toCamelCase(key), value]));
  const { policy } = separatePolicy({ ...base, ...given }, exceptions, '2026-06-01', rules);
  return { ...policy, scope: 'scan', paths, ignorePaths, skipWhen };
}

const aged = (days: number, fields: Partial<Finding> = {}) => finding({ detail: detectedDaysAgo(days), ...fields });
const catalog = { cves: new Set(['CVE-2021-44228']), released: '2026-06-01', isStale: false };
const owners = loadOwners('/pay/ @acme/payments\n/web/ @acme/web\n/infra/ @acme/platform\n');
const exploited = {
  type: 'SCA',
  severity: 'LOW',
  detail: {
    ...detectedDaysAgo(1),
    advisory: {
      cves: ['CVE-2021-44228'],
      fix: undefined,
      fixedVersion: undefined,
      fixedAt: undefined,
      publishedAt: undefined,
    },
  },
} as const;

const rows: [file: string, what: string, findings: Finding[], verdict: string][] = [
  ['start.yml', 'a high finding', [aged(1)], 'failed'],
  ['start.yml', 'a medium one', [aged(1, { severity: 'MEDIUM' })], 'passed'],
  ['strict.yml', 'a medium finding', [aged(1, { severity: 'MEDIUM', cvss: 5 })], 'failed'],
  ['strict.yml', 'a low one', [aged(1, { severity: 'LOW', cvss: 2 })], 'passed'],
  ['strict.yml', 'a low one of last year', [aged(200, { severity: 'LOW', cvss: 2 })], 'failed'],
  ['team-with-debt.yml', 'five high findings', [1, 2, 3, 4, 5].map((days) => aged(days)), 'passed'],
  ['team-with-debt.yml', 'an old one', [aged(61)], 'failed'],
  ['central.yml', 'a critical finding', [aged(1, { severity: 'CRITICAL' })], 'failed'],
  ['central.yml', 'configuration, which it leaves to others', [aged(1, { type: 'IAC' })], 'passed'],
  [
    'regulated.yml',
    'a medium finding where money is moved',
    [aged(1, { severity: 'MEDIUM', filePath: 'src/billing/a.js' })],
    'failed',
  ],
  ['regulated.yml', 'a medium one elsewhere', [aged(1, { severity: 'MEDIUM', filePath: 'src/a.js' })], 'passed'],
  [
    'regulated.yml',
    'a medium one elsewhere, for too long',
    [aged(31, { severity: 'MEDIUM', filePath: 'src/a.js' })],
    'failed',
  ],
  ['regulated.yml', 'what is exploited, however low', [finding(exploited)], 'failed'],
  ['regulated.yml', 'a credential of no severity', [aged(1, { type: 'SECRET', severity: 'INFO' })], 'failed'],
  ['ratchet.yml', 'five high findings in own code', many(5, { detail: detectedDaysAgo(20) }), 'passed'],
  ['ratchet.yml', 'six', many(6, { detail: detectedDaysAgo(20) }), 'failed'],
  ['ratchet.yml', 'an advisory of yesterday', [aged(1, { type: 'SCA', severity: 'CRITICAL' })], 'passed'],
  ['ratchet.yml', 'an advisory of last week', [aged(7, { type: 'SCA', severity: 'CRITICAL' })], 'failed'],
  ['monorepo.yml', 'a high finding in its part', [aged(1, { filePath: 'services/api/a.js' })], 'failed'],
  ['monorepo.yml', 'one in another part', [aged(1, { filePath: 'services/web/a.js' })], 'passed'],
  ['monorepo.yml', 'one of nowhere', [aged(1, { filePath: undefined })], 'inconclusive'],
  ['monorepo.yml', 'one in a fixture', [aged(1, { filePath: 'services/api/fixtures/a.js' })], 'passed'],
  [
    'monorepo-owners.yml',
    'a medium finding of a team that asks for more',
    [aged(1, { severity: 'MEDIUM', filePath: 'pay/a.js' })],
    'failed',
  ],
  [
    'monorepo-owners.yml',
    'a medium one of another team',
    [aged(1, { severity: 'MEDIUM', filePath: 'web/a.js' })],
    'passed',
  ],
  ['monorepo-owners.yml', 'a high one of a team that is warned', [aged(1, { filePath: 'web/a.js' })], 'passed'],
  ['monorepo-owners.yml', 'a high one that nobody owns', [aged(1, { filePath: 'a.js' })], 'failed'],
  [
    'monorepo-owners.yml',
    'five high ones where five are allowed',
    many(5, { filePath: 'infra/a.tf', detail: detectedDaysAgo(1) }),
    'passed',
  ],
  ['open-source.yml', 'a high finding', [aged(1)], 'failed'],
  [
    'open-source.yml',
    'a medium dependency, which it warns of',
    [aged(1, { type: 'SCA', severity: 'MEDIUM' })],
    'passed',
  ],
];

describe('the policy to copy', () => {
  it.each(rows)('%s judges %s', async (file, _, findings, verdict) => {
    const codeOwners = await owners;
    expect(judgeEvidence(found(...findings), { ...policyIn(file), catalog, codeOwners }).verdict).toBe(verdict);
  });

  it('is tried, whichever it is', () => {
    expect([...new Set(rows.map(([file]) => file))].sort()).toEqual(readdirSync(folder).sort());
  });

  it('warns where it says so', () => {
    const given = found(aged(1, { type: 'SCA', severity: 'MEDIUM' }));
    expect(judgeEvidence(given, policyIn('open-source.yml')).warnings).toMatchObject([{ verdict: 'failed' }]);
  });
});
