/** A typical failing pull request as a `Report`, for every test that renders one. */
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { code, prose } from '../../../src/shared/prose.ts';
import { severities } from '../../../src/shared/severity.ts';
import type { FindingDetail } from '../policy/evidence.ts';

export const sampleSha = '4f1c2d3e4b5a69788776655443322110ffeeddcc';

export const sampleDetail: FindingDetail = {
  description: 'The user name is put into the query as it came, so that a visitor can read other rows.',
  cwe: 'CWE-89',
  codeSnippet: "db.query('SELECT * FROM users WHERE name = ' + name)",
  remediation: 'Pass the name as a parameter:\n\n    db.query("SELECT * FROM users WHERE name = $1", [name])',
  firstDetected: Date.parse('2026-03-02T10:00:05Z'),
  lastSeen: Date.parse('2026-03-02T10:00:05Z'),
};

export const samplePath: FindingDetail['dataPath'] = [
  { file_path: 'src/http/search.ts', line: 7, code: 'const name = request.query.name' },
  { file_path: 'src/http/search.ts', line: 9, code: 'findUser(name)' },
  { file_path: 'src/db/users.ts', line: 42, code: sampleDetail.codeSnippet },
];

/** An open HIGH of type SAST that blocks and may be named. */
export function sampleFinding(overrides: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id: 'vio_01HQ8Z6E3T',
    title: 'SQL injection in user lookup',
    severity: 'HIGH',
    severityKnown: true,
    type: 'SAST',
    status: 'OPEN',
    cvss: 8.8,
    epss: 12.4,
    filePath: 'src/db/users.ts',
    line: 42,
    label: 'seen',
    firstSeen: true,
    detail: sampleDetail,
    effect: 'blocks',
    disclosed: true,
    exception: undefined,
    ...overrides,
  };
}

/** Two findings that block, one that may, and the team's old debt. */
export function sampleFindings(): ReportFinding[] {
  const old = { firstSeen: false, effect: 'none', epss: undefined } as const;
  return [
    sampleFinding({ id: 'vio_01HQ8Z6E01', severity: 'CRITICAL', cvss: 9.8 }),
    sampleFinding({
      id: 'vio_01HQ8Z6E02',
      title: 'AWS access key in source',
      type: 'SECRET',
      filePath: 'config/deploy.ts',
      line: 7,
      cvss: undefined,
      epss: undefined,
      detail: { ...sampleDetail, cwe: 'CWE-798', remediation: 'Revoke the key, then read it from the environment.' },
    }),
    sampleFinding({
      id: 'vio_01HQ8Z6E03',
      title: 'Prototype pollution in lodash 4.17.15',
      type: 'SCA',
      filePath: 'package-lock.json',
      line: undefined,
      cvss: 7.4,
      label: 'maybe',
      firstSeen: undefined,
      effect: 'may block',
      detail: { ...sampleDetail, cwe: 'CWE-1321', remediation: 'Upgrade lodash to 4.17.21.' },
    }),
    sampleFinding({
      ...old,
      id: 'vio_01HQ8Z6E04',
      title: 'Container runs as root',
      severity: 'MEDIUM',
      type: 'IAC',
      filePath: 'deploy/Dockerfile',
      line: 3,
      cvss: undefined,
      detail: undefined,
    }),
    sampleFinding({
      ...old,
      id: 'vio_01HQ8Z6E05',
      title: 'Weak hash (MD5) for cache keys',
      severity: 'LOW',
      filePath: 'src/cache/[region]/keys.ts',
      line: 18,
      cvss: 3.1,
      detail: { ...sampleDetail, cwe: 'CWE-328', remediation: undefined },
    }),
    sampleFinding({
      ...old,
      id: 'vio_01HQ8Z6E06',
      title: 'Regular expression may backtrack',
      status: 'ACCEPTED_RISK',
      filePath: 'src/parse.ts',
      line: 110,
      cvss: 5.3,
    }),
  ];
}

/** Every severity was listed, and the scan counts nothing that the lists do not hold: what may be uploaded to code scanning. */
export function listedWhole(): Partial<Report> {
  const { scan } = sampleReport();
  return { listedSeverities: [...severities], scan: scan && { ...scan, counts: {} } };
}

function compareByWorst(a: ReportFinding, b: ReportFinding): number {
  const rank = ({ effect, severity }: ReportFinding) =>
    ['blocks', 'may block', 'none'].indexOf(effect) * severities.length + severities.indexOf(severity);
  const [ownPath, otherPath] = [a, b].map(({ filePath = '\u{10ffff}' }) => filePath) as [string, string];
  return (
    rank(a) - rank(b) ||
    (b.cvss ?? -1) - (a.cvss ?? -1) ||
    (b.epss ?? -1) - (a.epss ?? -1) ||
    Number(ownPath > otherPath) - Number(ownPath < otherPath) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    Number(a.id > b.id) - Number(a.id < b.id)
  );
}

/** Its findings are worst first, as in every report. */
export function sampleReport({ findings = sampleFindings(), ...overrides }: Partial<Report> = {}): Report {
  return {
    formatVersion: 1,
    tool: { name: 'scan-gate', version: '1.0.0' },
    origin: 'service',
    verdict: 'failed',
    reason: 'violations',
    message: '2 critical or high found by this scan (1 critical, 2 high)',
    hint: 'Fix them, or suppress them in the service with a reason, and push again.',
    exitCode: 1,
    enforced: true,
    serviceOrigin: 'https://scanner.example.com',
    repository: { id: 'repo_7', name: 'shop', vcsUrl: 'https://github.com/acme/shop.git' },
    repositoryUrl: 'https://github.com/acme/shop',
    branch: 'feature/search',
    headSha: sampleSha,
    baseSha: '00112233445566778899aabbccddeeff00112233',
    event: 'pull_request',
    pullRequest: 128,
    scan: {
      id: 'scan_01HQ8Z5K9P',
      status: 'COMPLETED',
      branch: 'feature/search',
      createdAt: '2026-03-02T10:00:00Z',
      startedAt: '2026-03-02T10:00:03Z',
      completedAt: '2026-03-02T10:02:10Z',
      counts: { CRITICAL: 1, HIGH: 2, MEDIUM: 1, LOW: 1, INFO: 14 },
      coverage: { sast: 'covered', sca: 'partly covered', secrets: 'covered', iac: 'covered' },
      diagnostics: [{ engine: 'sast', message: 'could not be parsed', file_path: 'src/legacy/menu.js' }],
    },
    policy: {
      source: 'acme/shop/.github/scan-gate.yml@main',
      sha256: 'a3f5c1d20e9b4876a3f5c1d20e9b4876a3f5c1d20e9b4876a3f5c1d20e9b4876',
      settings: { 'fail-on-severity': 'high', scope: 'auto', threshold: 'medium=5' },
    },
    scope: 'scan',
    base: undefined,
    exceptions: undefined,
    rules: [
      {
        rule: 'fail-on-severity=high',
        verdict: 'failed',
        lo: 2,
        hi: 3,
        limit: 0,
        line: '2 critical or high found by this scan (1 critical, 2 high)',
        remedy: 'Fix the critical or high findings, or suppress them in the service with a reason.',
        asks: { kind: 'severity', floor: 'HIGH' },
        named: { blocks: { CRITICAL: 1, HIGH: 1 }, mayBlock: { HIGH: 1 } },
      },
      {
        rule: 'threshold medium=5',
        verdict: 'passed',
        lo: 1,
        hi: 1,
        limit: 5,
        line: '1 medium found by this scan, 5 allowed',
        remedy: 'Bring the medium findings down to 5.',
        asks: { kind: 'threshold', severity: 'MEDIUM', type: undefined },
        named: { blocks: {}, mayBlock: {} },
      },
    ],
    findings: findings.toSorted(compareByWorst),
    elsewhereCount: 41,
    listedSeverities: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
    notes: ['The base branch main was last scanned 3 h ago, as scan_01HQ8YQ0AA.'],
    requests: { 'GET /repositories/{id}': 1, 'POST /scans': 1, 'GET /scans/{id}': 9, 'GET /violations': 5 },
    durationMs: 131_400,
    ...overrides,
  };
}

/** What a stranger wrote, by the kind of field. */
export interface ForeignTexts {
  /** Titles, messages, names, branches, ids: whatever is one line. */
  line: string;
  /** Descriptions, remediation and code. */
  block: string;
  path: string;
  weakness: string;
}

/** A report in which the text stands wherever a stranger could have written. */
export function hostileReport(text: string): Report {
  return foreignReport({ line: text, block: text, path: text, weakness: text });
}

/** A report of findings of every standing in which all that can be foreign is. */
export function foreignReport(texts: ForeignTexts): Report {
  const { line } = texts;
  const sample = sampleReport();
  return {
    ...sample,
    message: line,
    hint: prose`${line}${code(line)} ${line} ${code(line)}${line}`,
    repository: { id: line, name: line, vcsUrl: line },
    repositoryUrl: line,
    branch: line,
    headSha: line,
    baseSha: line,
    event: line,
    scan: {
      ...(sample.scan as NonNullable<Report['scan']>),
      id: line,
      status: line,
      branch: line,
      createdAt: line,
      startedAt: line,
      completedAt: line,
      diagnostics: [{ engine: line, message: line, file_path: texts.path }],
    },
    policy: { source: line, sha256: line, settings: { [line]: line } },
    base: { scanId: line, branch: line, counts: { CRITICAL: 1, HIGH: 1, MEDIUM: 1, LOW: 3 } },
    exceptions: foreignExceptions(texts),
    rules: [{ rule: line, verdict: 'failed', lo: 1, hi: Number.POSITIVE_INFINITY, limit: 0, line, remedy: line }],
    findings: foreignFindings(texts),
    notes: [line],
    requests: { [line]: 1 },
  };
}

function foreignExceptions({ line, path }: ForeignTexts): NonNullable<Report['exceptions']> {
  const exception = { violationId: line, title: line, path, reason: line, owner: line, expires: '2026-03-10' };
  return {
    used: [{ exception, ids: [line] }],
    expiring: [exception],
    expired: [{ ...exception, owner: undefined }],
    unmatched: [{ ...exception, path: undefined }],
  };
}

function foreignFindings({ line, block, path, weakness }: ForeignTexts): ReportFinding[] {
  const finding = (overrides: Partial<ReportFinding>) =>
    sampleFinding({
      title: line,
      filePath: path,
      detail: {
        ...{ ...sampleDetail, description: block, cwe: weakness, codeSnippet: block, remediation: block },
        dataPath: [path, line, 'src/plain.ts', 'src/other.ts'].map((each) => ({
          file_path: each,
          line: 1,
          code: block,
        })),
      },
      ...overrides,
    });
  const exception = { title: line, path, reason: line, expires: '2026-03-10', owner: line };
  return [
    finding({ id: `${line}1`, owners: [line, line] }),
    finding({ id: `${line}2`, owners: [], effect: 'may block', label: 'maybe', type: undefined, severityKnown: false }),
    finding({ id: `${line}3`, effect: 'none', type: 'SECRET' }),
    finding({ id: `${line}4`, effect: 'none', status: 'FALSE_POSITIVE' }),
    finding({ id: `${line}5`, effect: 'none', filePath: 'src/plain.ts' }),
    finding({ id: `${line}6`, effect: 'none', exception }),
  ];
}
