/** The same findings as a service, a scanner and a SARIF file state them: one on a changed line, and others that were there before. */

import { renderBaseline } from '../../src/gate/policy/baseline.ts';
import { runEngines } from '../../src/scanners/run-engines.ts';
import { installations } from '../../src/shared/installation.ts';
import { readScannerRun, type ScannerRun } from '../../src/shared/sarif/program-run.ts';
import { documentOf, statement } from '../gate/policy/vex/documents.ts';
import { completed, earlierTime, type Script, seenTime, violation } from '../scripted-service.ts';
import { finding } from '../service/embedded.ts';
import { type Files, never, type TreeEngine, type TreeResult } from '../service/temporary-repository.ts';
import { locationOf, resultOf, sarifOf } from '../shared/sarif/make.ts';

type EngineFinding = TreeResult['findings'][number];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const advisory = {
  cves: ['CVE-2021-23337'],
  ids: ['CVE-2021-23337'],
  purl: 'pkg:npm/lodash@4.17.15',
  fix: 'available' as const,
  fixed_version: '4.17.21',
  fixed_at: daysAgo(2),
  published_at: daysAgo(2),
};

const languages = [
  { language: 'JavaScript', files: 3, looked_at: 3 },
  { language: 'Erlang', files: 1, looked_at: 0 },
];

const lists = [
  violation({ violation_id: 'vio_new', file_path: 'src/new.js', line_number: 2, cvss_score: 8.1, epss_score: 1.5 }),
  violation({
    ...{ violation_id: 'vio_old', file_path: 'src/old.js', line_number: 1, severity: 'MEDIUM', title: 'Weak hash' },
    first_detected: earlierTime,
  }),
  violation({
    ...{
      violation_id: 'vio_lodash',
      type: 'SCA',
      title: 'Prototype pollution in lodash',
      file_path: 'package-lock.json',
    },
    ...{ severity: 'LOW', cvss_score: null, epss_score: null, first_detected: seenTime },
    advisory: { ...advisory, fixed_at: '2026-05-31T10:00:00.000Z' },
  }),
];

export const script: Partial<Script> = {
  polls: [{ ...completed({ high: 1, medium: 1, low: 1 }), languages }],
  lists: [lists],
};

export const clean: Partial<Script> = { polls: [completed()], lists: [[]] };

const lodash: NonNullable<ScannerRun['packages']>[number] = {
  ...{ ecosystem: 'npm', name: 'lodash', version: '4.17.15', purl: advisory.purl, file: 'package-lock.json' },
};

/** What the embedded scanners find. */
const scannedFindings = [
  finding({ filePath: 'src/new.js', line: 2, fingerprint: 'new', cvss: 8.1 }),
  finding({ filePath: 'src/old.js', line: 1, severity: 'MEDIUM', title: 'Weak hash', fingerprint: 'old' }),
  withoutScore({
    ...{ type: 'SCA', title: 'Prototype pollution in lodash', severity: 'LOW', filePath: 'package-lock.json' },
    ...{ fingerprint: 'lodash', advisory },
  }),
];

/**
 * What the embedded scanners write: everything is of the head, and all but the first finding of what it is compared with, for which
 * only some scanners are asked.
 */
export async function scannedRuns(only: object | undefined): Promise<ScannerRun[]> {
  const engines = createEngines(only === undefined ? scannedFindings : scannedFindings.slice(1));
  const using = engines.filter(({ name }) => only === undefined || Object.hasOwn(only, name));
  const runs = await runEngines(using, { root: '/', files: [] }, { signal: never });
  return (JSON.parse(JSON.stringify(runs)) as unknown[]).map(readScannerRun);
}

function createEngines(findings: readonly EngineFinding[]): TreeEngine[] {
  return installations.map(({ name, scanType }, index) => {
    const type = { sast: 'SAST', sca: 'SCA', secrets: 'SECRET', iac: 'IAC' }[scanType];
    // Of those that look for the same, the first finds it.
    const isFirst = installations.findIndex((each) => each.scanType === scanType) === index;
    const result: TreeResult = {
      findings: findings.filter((each) => isFirst && each.type === type),
      ...{ coverage: 'covered', diagnostics: [], lookedAt: ['src/new.js', 'src/old.js'] },
      ...(type === 'SCA' && { packages: [lodash] }),
    };
    return { name, scanType, scan: async () => result };
  });
}

function withoutScore(change: Partial<EngineFinding>): EngineFinding {
  const { cvss: _, line: __, ...rest } = finding(change);
  return rest;
}

const found = [
  resultOf({
    ...{ ruleId: 'CWE-89', level: 'error', locations: [locationOf('src/new.js', 2)] },
    properties: { 'security-severity': '8.1' },
  }),
  resultOf({ level: 'warning', locations: [locationOf('src/old.js', 1)], message: { text: 'Weak hash' } }),
  resultOf({
    ruleId: 'CVE-2021-23337',
    level: 'note',
    message: { text: 'Prototype pollution in lodash' },
    locations: [locationOf('package-lock.json', 1)],
    properties: { purl: advisory.purl, fixedVersion: advisory.fixed_version },
  }),
];

/** Of the branch `main`. */
export const main: Files = {
  'README.md': 'A shop\n',
  'src/old.js': 'md5(y)\n',
  'package-lock.json': '{}\n',
  '.github/CODEOWNERS': '* @acme/team\n',
  'lenient.yml': 'fail-on-severity: critical\n',
  'kev.yml': 'fail-on-severity: none\nrules:\n  - name: exploited\n    match: { kev: true, type: [sca] }\n',
  'fixable.yml': 'fail-on-severity: none\nrules:\n  - name: fixable\n    match: { fixable: true, type: [sca] }\n',
  'vex.yml': 'fail-on-severity: low\nfail-on-types: [sca]\nvex: excuses.json\n',
  'excuses.json': documentOf([statement()], { timestamp: daysAgo(10) }),
  'none.json': renderBaseline({ repository: 'github.com/acme/shop', branch: 'main', entries: [] }),
};

/** Of a branch with another policy. */
export const other: Files = { '.github/scan-gate.yml': 'fail-on-severity: critical\n' };

/** Of the branch that is judged. */
export const feature: Files = {
  'src/new.js': 'one()\nquery(x)\n',
  'tool.erl': '-module(tool).\n',
};

/** What lies in the workspace and is not committed. */
export const written: Files = {
  'found.sarif': sarifOf({ results: found }),
  'none.sarif': sarifOf({ results: [] }),
  'lenient-here.yml': 'fail-on-severity: critical\n',
  'kev-now.json': catalog(daysAgo(1), 'CVE-2021-23337'),
  'kev-other.json': catalog(daysAgo(20), 'CVE-2020-0001'),
};

function catalog(released: string, cve: string): string {
  const vulnerabilities = [{ cveID: cve }];
  return JSON.stringify({ catalogVersion: '2026.06.01', dateReleased: released, count: 1, vulnerabilities });
}
