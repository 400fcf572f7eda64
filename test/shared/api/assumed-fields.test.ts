import { describe, expect, it } from 'vitest';
import { readDetailedFinding } from '../../../src/gate/policy/finding.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import { answer, clientOf } from '../../gate/story/sources/service/answered.ts';
import { gate } from '../../scripted-gate.ts';
import { completed, violation } from '../../scripted-service.ts';

/** `fields`: what a violation states beside its id, as JSON. */
async function cvesOf(fields: object | string, field = 'cve'): Promise<readonly string[] | undefined> {
  const text = typeof fields === 'string' ? fields : JSON.stringify(fields);
  const body = `{"violation_id":"vio_1"${text === '{}' ? '' : ','}${text.slice(1)}`;
  const assume = { ...createDefaultSettings().assume, 'cve-field': field };
  const detail = await clientOf(() => answer(body), { assume }).client.getViolation({ violation_id: 'vio_1' });
  return readDetailedFinding(detail, undefined).detail?.advisory?.cves;
}

describe('the field that cve-field names', () => {
  it.each<[string, object | string, readonly string[] | undefined]>([
    ['a text', { cve: 'CVE-2021-44228' }, ['CVE-2021-44228']],
    ['a text of several', { cve: 'cve-2021-44228, CVE-2021-45046' }, ['CVE-2021-44228', 'CVE-2021-45046']],
    ['a list', { cve: ['CVE-2021-45046', 'CVE-2021-44228'] }, ['CVE-2021-44228', 'CVE-2021-45046']],
    ['another name of it', { cve: 'GHSA-jfh8-c2jp-5v3q' }, []],
    ['an empty list', { cve: [] }, []],
    ['null', { cve: null }, undefined],
    ['nothing', {}, undefined],
    ['a list that holds something else', { cve: ['CVE-2021-44228', { id: 'CVE-2021-45046' }] }, undefined],
    ['what is stated twice', '{"cve":"CVE-2021-44228","cve":"CVE-2021-44228"}', undefined],
    [
      'more than the advisory',
      { cve: 'CVE-2021-44228', advisory: { cves: ['CVE-2020-1111'] } },
      ['CVE-2020-1111', 'CVE-2021-44228'],
    ],
  ])('holds %s', async (_, fields, expected) => {
    expect(await cvesOf(fields)).toEqual(expected);
  });

  it.each(['', 'constructor', '__proto__', 'cves'])('is not another one (%s)', async (field) => {
    expect(await cvesOf({ cve: 'CVE-2021-44228' }, field)).toBeUndefined();
  });
});

describe('kev: true at a service', () => {
  const catalog = JSON.stringify({
    dateReleased: '2026-06-01T00:00:00Z',
    vulnerabilities: [{ cveID: 'CVE-2021-44228' }],
  });
  const policy = 'fail-on-severity: none\nrules:\n  - { name: exploited, match: { kev: true } }\n';
  const around = {
    readHead: async () => 'a'.repeat(40),
    readAddress: async () => catalog,
    readPolicyFile: async (_: unknown, path: string) =>
      path === '.github/scan-gate.yml' ? { text: policy, at: 'main' } : undefined,
  };

  it.each<[string, string, Record<string, unknown>, string]>([
    ['fails on what is in the catalog', 'cve-field=cve', { cve: 'CVE-2021-44228' }, 'failed'],
    ['passes what is not', 'cve-field=cve', { cve: 'CVE-2020-1111' }, 'passed'],
    ['is undecided where the field names none', 'cve-field=cve', { cve: null }, 'inconclusive'],
    ['is undecided where another field is named', 'cve-field=cves', { cve: 'CVE-2020-1111' }, 'inconclusive'],
    ['is undecided where none is named', '', { cve: 'CVE-2020-1111' }, 'inconclusive'],
  ])('%s', async (_, assume, fields, verdict) => {
    const settings = { assume, 'kev-file': 'https://kev.example.com/kev.json' };
    const script = { polls: [completed({ high: 1 })], lists: [[violation({ type: 'SCA', ...fields })]] };
    expect((await gate(script, { settings, around })).report).toMatchObject({ verdict });
  });
});
