/** Reports of any size for the tests of the page. */
import type { Report, ReportFinding } from '../../../../src/gate/report/report.ts';
import { severities } from '../../../../src/shared/severity.ts';
import { render } from '../render.ts';
import { sampleDetail, sampleFinding, sampleReport } from '../sample.ts';

const types = ['SAST', 'SCA', 'SECRET', 'IAC', 'AGENTIC_SAST', undefined] as const;
const titles = ['SQL injection in user lookup', 'AWS access key in source', 'Prototype pollution', 'Open redirect'];

/** Findings of every severity, type and label; the first six block, the next three may. */
export function manyFindings(count: number): ReportFinding[] {
  return Array.from({ length: count }, (_, index) => {
    const severity = severities[Math.floor((index / count) * 5)] ?? 'INFO';
    return sampleFinding({
      id: `vio_${String(index).padStart(6, '0')}`,
      title: `${titles[index % 4]} (${index})`,
      severity,
      type: types[index % 6],
      filePath: `src/${['db', 'api', 'web'][index % 3]}/module-${index % 97}.ts`,
      line: 1 + ((index * 7) % 900),
      cvss: index % 4 === 0 ? undefined : Math.round(100 - (90 * index) / count) / 10,
      epss: index % 3 === 0 ? undefined : ((index * 37) % 1000) / 10,
      effect: index < 6 ? 'blocks' : index < 9 ? 'may block' : 'none',
      label: index % 5 === 0 ? 'maybe' : 'seen',
      firstSeen: index % 3 === 0,
      status: index % 17 === 16 ? 'ACCEPTED_RISK' : 'OPEN',
      disclosed: index % 2 === 0,
      detail: { ...sampleDetail, codeSnippet: `const name = query.name;\ndb.query('SELECT ' + name); // ${index}` },
    });
  });
}

/** Vulnerabilities: three of one package, of which one alone is critical; two of another that do not block; one alone. */
export const packageFindings: ReportFinding[] = [
  vulnerability('lodash 4.17.15: Prototype pollution', { id: 'lodash-1', cvss: 7.4 }),
  vulnerability('Command injection in lodash 4.17.15', { id: 'lodash-2', severity: 'CRITICAL', cvss: 9.1 }),
  vulnerability('lodash 4.17.15: Slow regular expression', { id: 'lodash-3', severity: 'MEDIUM', cvss: 5.3 }),
  vulnerability('minimist 0.0.8: Prototype pollution', { id: 'minimist-1', effect: 'none', severity: 'LOW' }),
  vulnerability('minimist 0.0.8: Prototype pollution again', { id: 'minimist-2', effect: 'none', severity: 'LOW' }),
  vulnerability('left-pad 1.0.0: Withdrawn', { id: 'left-pad-1', severity: 'HIGH' }),
];

function vulnerability(title: string, overrides: Partial<ReportFinding>): ReportFinding {
  const remediation = 'Upgrade to 4.17.21 or later.';
  const detail = { ...sampleDetail, remediation, codeSnippet: undefined };
  return sampleFinding({ type: 'SCA', filePath: 'package-lock.json', line: undefined, title, detail, ...overrides });
}

const expiring = {
  cwe: 'CWE-328',
  path: 'src/cache/**',
  reason: 'only cache keys',
  expires: '2026-03-10',
  owner: 'team-a',
};
const expired = { violationId: 'vio_000020', reason: 'behind the VPN', expires: '2026-02-01' };

/** A report in which every section has something to say. */
export function fullReport(count: number, overrides: Partial<Report> = {}): Report {
  return sampleReport({
    findings: manyFindings(count),
    base: { scanId: 'scan_01HQ8YQ0AA', branch: 'main', counts: { CRITICAL: 0, HIGH: 1, MEDIUM: 3, LOW: 1 } },
    exceptions: {
      used: [{ exception: expiring, ids: ['vio_1', 'vio_2'] }],
      expiring: [expiring],
      expired: [expired],
      unmatched: [],
    },
    ...overrides,
  });
}

/** The script and the style that every page has. */
export function readOwnTexts(): { script: string; style: string } {
  const page = render('html', sampleReport());
  const between = (start: string, end: string) => page.slice(page.indexOf(start) + start.length, page.lastIndexOf(end));
  return { script: between('<script type="module">', '</script>'), style: between('<style>', '</style>') };
}
