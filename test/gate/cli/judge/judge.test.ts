import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report, ReportFinding } from '../../../../src/gate/report/report.ts';
import { createReport } from '../../../../src/gate/report/report.ts';
import { reportFileIn } from '../../../report-file.ts';
import { type Files, git, makeRepository, writeFiles } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../../shared/sarif/make.ts';
import { baseOf, detectedDaysAgo, evidence as evidenceOf, finding } from '../../policy/evidence.ts';
import { render } from '../../report/render.ts';
import { parseLog } from '../../report/runner-parser.ts';
import { sampleFinding, sampleReport } from '../../report/sample.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/sarif');
const fixture = (name: string) => readFileSync(join(fixtures, `${name}.sarif`), 'utf8');

interface Run {
  files?: Files;
  /** Committed before the others are written. */
  committed?: Files;
  env?: Record<string, string>;
  /** Variables that name files of the folder. */
  paths?: Record<string, string>;
  /** Its `origin` is itself. */
  isPushed?: boolean;
}

async function run(argv: string[], { files = {}, committed = {}, env = {}, paths = {}, isPushed = false }: Run = {}) {
  const cwd = makeRepository(committed);
  if (isPushed) git(cwd, ['remote', 'add', 'origin', `file://${cwd}`]);
  const head = git(cwd, ['rev-parse', 'HEAD']);
  for (const [path, text] of Object.entries(files))
    writeFiles(cwd, { [path]: typeof text === 'string' ? text.replaceAll('{head}', head) : text });
  const named = Object.entries({ RUNNER_TEMP: 'temp', ...paths }).map(([name, path]) => [name, join(cwd, path)]);
  const place = { env: { ...Object.fromEntries(named), ...env }, folder: cwd, now: new Date('2026-05-01T00:00:00Z') };
  const ended = await playCommand(['judge', ...argv], place);
  const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
  const reportFile = existsSync(join(cwd, 'temp')) ? reportFileIn(join(cwd, 'temp')) : undefined;
  const reportText = reportFile === undefined ? undefined : readFileSync(reportFile, 'utf8');
  return { ...ended, report: reportText && JSON.parse(reportText), reportText: reportText ?? '', read };
}

describe('judge --sarif', () => {
  it.each<[tool: string, verdict: string, code: number, blocking: number]>([
    ['semgrep', 'failed', 1, 2],
    ['codeql', 'failed', 1, 2],
    ['trivy', 'failed', 1, 3],
    ['gitleaks', 'failed', 1, 2],
    ['checkov', 'failed', 1, 2],
    ['osv-scanner', 'failed', 1, 1],
    ['zizmor', 'passed', 0, 0],
    ['eslint', 'failed', 1, 1],
    ['snyk', 'failed', 1, 1],
    ['scan-gate', 'failed', 1, 1],
  ])('judges %s: %s', async (tool, verdict, code, blocking) => {
    const ended = await run(['--sarif', 'a.sarif'], { files: { 'a.sarif': fixture(tool) } });
    expect(ended.report).toMatchObject({ verdict, exit_code: code, scope: 'scan' });
    expect(ended.code).toBe(code);
    const blocks = ended.report.findings.filter(({ effect }: { effect: string }) => effect === 'blocks');
    expect(blocks).toHaveLength(blocking);
    expect(ended.report.scan.counts.critical + ended.report.scan.counts.high).toBe(blocking);
  });

  const twoHigh = sarifOf({
    results: [resultOf({ level: 'error' }), resultOf({ level: 'error', locations: [locationOf('test/b.js', 1)] })],
  });

  it.each<[string, string[], number]>([
    ['by the severity', ['--fail-on-severity', 'critical'], 0],
    ['by a threshold that holds', ['--threshold', 'high=2'], 0],
    ['by a threshold that does not', ['--threshold', 'high=1'], 1],
    ['by type', ['--fail-on-types', 'sast'], 1],
    ['by a type that the scanner does not look for', ['--fail-on-types', 'sca'], 2],
    ['as the declared type', ['--fail-on-types', 'sca', '--type', 'sca'], 1],
    ['by a score that the file does not state', ['--fail-on-severity', 'none', '--fail-on-cvss', '9'], 0],
    ['by a time that the file does not state', ['--fail-on-severity', 'none', '--max-age', 'high=30d'], 2],
    ['without enforcing it', ['--warn-only'], 0],
    ['by a baseline that nothing names', ['--scope', 'new'], 2],
    ['by the scope of the repository', ['--scope', 'repository'], 1],
    ['by what changed, where that is not known', ['--scope', 'changed'], 1],
  ])('judges %s', async (_, flags, code) => {
    expect((await run(['--sarif', 'a.sarif', ...flags], { files: { 'a.sarif': twoHigh } })).code).toBe(code);
  });

  const exceptions = `exceptions:
  - path: src/**
    reason: rewritten next month
    expires: 2026-06-01
  - path: test/**
    reason: never shipped to anybody
    expires: 2026-04-01
`;

  it('applies the exceptions of a policy file, and expires them', async () => {
    const files = { 'a.sarif': twoHigh, 'policy.yml': exceptions };
    const { report, code } = await run(['--sarif', 'a.sarif', '--policy', 'policy.yml'], { files });
    expect(code).toBe(1);
    expect(report.policy.source).toBe('policy.yml of this machine');
    expect(report.exceptions).toMatchObject({ used: [{ path: 'src/**' }], expired: [{ path: 'test/**' }] });
    expect(report.rules[0]).toMatchObject({ lo: 1, hi: 1 });
  });

  it('reads no address for a policy file of this machine', async () => {
    const files = { 'a.sarif': twoHigh, 'policy.yml': 'rules: [{ name: known, match: { kev: true } }]\n' };
    const args = ['--sarif', 'a.sarif', '--policy', 'policy.yml', '--kev-file', 'https://kev.example.com/kev.json'];
    expect((await run(args, { files })).printed).toContain('Addresses cannot be read here');
  });

  it('judges by the policy of the checkout when none is named', async () => {
    const committed = { '.github/scan-gate.yml': 'fail-on-severity: critical\n' };
    const { report, code } = await run(['--sarif', 'a.sarif'], { files: { 'a.sarif': twoHigh }, committed });
    expect([code, report.policy.settings['fail-on-severity']]).toEqual([0, 'critical']);
  });

  it.each<[string, string, number, string]>([
    ['is misspelled', 'paths: [Lib/**]', 2, 'paths: "Lib/**" matches no file of this commit; did you mean "lib/**"?'],
    ['is the name of a folder', 'paths: [lib]', 0, 'Nothing blocks'],
    ['is about what is not there, in a rule', 'rules: [{name: pay, match: {path: libs}}]', 1, 'matches no file'],
    ['ignores a folder by its name', 'ignore-paths: [lib]', 2, 'write "lib/" or "lib/**"'],
  ])('holds a pattern against the files of the commit: one that %s', async (_, policy, expected, words) => {
    const committed = { '.github/scan-gate.yml': `${policy}\n`, 'lib/b.js': 'export {};\n' };
    const { code, printed } = await run(['--sarif', 'a.sarif'], { files: { 'a.sarif': twoHigh }, committed });
    expect(code, printed).toBe(expected);
    expect(printed).toContain(words);
  });

  it('judges several files together, and the same content once', async () => {
    const files = { 'a.sarif': fixture('gitleaks'), 'b.sarif': fixture('gitleaks'), 'c.sarif': fixture('checkov') };
    const { report, printed } = await run(['--sarif', 'a.sarif', 'b.sarif', '--sarif=c.sarif'], { files });
    expect(report.findings).toHaveLength(5);
    expect(printed).toContain('b.sarif is identical to a.sarif, and is counted once');
  });

  it('counts the same finding of two folders twice', async () => {
    const files = { 'a.sarif': twoHigh, 'b.sarif': `${twoHigh} ` };
    const { report } = await run(['--sarif', 'a.sarif', 'b.sarif'], { files });
    expect(report.rules[0].lo).toBe(4);
    expect(new Set(report.findings.map(({ violation_id }: { violation_id: string }) => violation_id)).size).toBe(4);
  });

  it('accepts what was accepted outside the code, and not what a comment in it accepts', async () => {
    const suppressed = (kind: string) => resultOf({ level: 'error', suppressions: [{ kind }] });
    const of = (kind: string) => ({ files: { 'a.sarif': sarifOf({ results: [suppressed(kind)] }) } });
    const outside = await run(['--sarif', 'a.sarif'], of('external'));
    expect([outside.code, outside.report.findings[0].status]).toEqual([0, 'ACCEPTED_RISK']);
    const inside = await run(['--sarif', 'a.sarif'], of('inSource'));
    expect([inside.code, inside.report.findings[0].status]).toEqual([1, 'OPEN']);
    expect(inside.printed).toContain('1 finding suppressed only in the source counts');
  });

  it('counts a level that nobody knows as CRITICAL', async () => {
    const files = { 'a.sarif': sarifOf({ results: [resultOf({ level: 'dire' })] }) };
    const { code, report } = await run(['--sarif', 'a.sarif', '--fail-on-severity', 'critical'], { files });
    expect([code, report.findings[0].severity_known]).toEqual([1, false]);
  });

  it.each<[string, Files, RegExp]>([
    ['a file that is not there', {}, /a\.sarif could not be read \(ENOENT\)/],
    ['a file without results', { 'a.sarif': '{"version":"2.1.0","runs":[{}]}' }, /a\.sarif cannot be judged: run 1/],
    ['an empty file', { 'a.sarif': '' }, /it is empty/],
    [
      'a scan that failed',
      { 'a.sarif': sarifOf({ invocations: [{ executionSuccessful: false }] }) },
      /did not succeed/,
    ],
  ])('is inconclusive for %s', async (_, files, message) => {
    const { code, read } = await run(['--sarif', 'a.sarif', '--output', 'json=report.json'], { files });
    const report = JSON.parse(read('report.json'));
    expect([code, report.verdict, report.reason]).toEqual([2, 'inconclusive', 'scan-failed']);
    expect(report.message).toMatch(message);
  });

  it('writes the files of a run, and no secret', async () => {
    const files = { 'a.sarif': fixture('gitleaks') };
    const { read, printed, reportText } = await run(['--sarif', 'a.sarif', '--output', 'sarif=out.sarif'], { files });
    const text = read('out.sarif');
    expect(JSON.parse(text).runs[0].results).toHaveLength(2);
    expect(text + reportText + printed).not.toContain('not-a-real');
  });

  it('annotates, summarizes and sets outputs in a workflow whose token reads nothing', async () => {
    const closed = await serveGithub({});
    const event = JSON.stringify({
      ref: 'refs/heads/main',
      after: '{head}',
      repository: { private: true, default_branch: 'main' },
    });
    const { code, printed, read } = await run(['--sarif', 'a.sarif'], {
      files: { 'a.sarif': fixture('codeql'), 'event.json': event, outputs: '', summary: '' },
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'push',
        GITHUB_API_URL: closed.apiUrl,
      },
      paths: { GITHUB_EVENT_PATH: 'event.json', GITHUB_OUTPUT: 'outputs', GITHUB_STEP_SUMMARY: 'summary' },
      isPushed: true,
    });
    closed.stop();
    expect(code, printed).toBe(1);
    expect(parseLog(printed)).toContainEqual(
      expect.objectContaining({
        name: 'error',
        properties: expect.objectContaining({ file: 'src/app.js', line: '21' }),
      }),
    );
    expect(read('summary')).toContain('Database query built from user-controlled sources');
    expect(read('outputs')).toMatch(/verdict<<.*\nfailed\n/);
  });

  /** A finding in a file that the pull request does not change against its base. */
  async function judgePull(base: string, argv: string[], fields: object = {}, filename = 'src/other.js') {
    const [headSha, baseSha] = ['a'.repeat(40), 'b'.repeat(40)];
    const github = await serveGithub({
      'commits/heads/main': { sha: baseSha },
      'git/ref/heads/main': { object: { sha: baseSha } },
      [`compare/${baseSha}...${headSha}`]: { files: [{ filename, additions: 0, deletions: 1 }] },
    });
    const repository = { id: 1, full_name: 'acme/shop', private: true, default_branch: 'main' };
    const sides = { head: { ref: 'feature', sha: headSha, repo: repository }, base: { ref: base, sha: baseSha } };
    const event = JSON.stringify({ repository, pull_request: { number: 7, ...sides } });
    const ended = await run(['--sarif', 'a.sarif', ...argv], {
      files: { 'a.sarif': sarifOf({ results: [resultOf({ level: 'error', ...fields })] }), 'event.json': event },
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_API_URL: github.apiUrl,
      },
      paths: { GITHUB_EVENT_PATH: 'event.json' },
    });
    github.stop();
    return ended;
  }

  it.each(['auto', 'changed', 'changed-lines'])(
    'compares with main under %s, also for a base of one’s own',
    async (scope) => {
      for (const base of ['main', 'mine']) {
        const { code, report } = await judgePull(base, ['--scope', scope]);
        expect([code, report.verdict]).toEqual([0, 'passed']);
      }
      const changed = await judgePull('mine', ['--scope', scope], {}, 'src/a.js');
      expect([changed.code, changed.report.verdict]).toEqual([1, 'failed']);
    },
  );

  it('believes no suppression against a base of one’s own, where nothing says what is changed', async () => {
    const suppressed = { suppressions: [{ kind: 'external', status: 'accepted', justification: 'Not reachable' }] };
    const judged = (base: string) => judgePull(base, ['--scope', 'scan'], suppressed);
    const [main, mine] = [await judged('main'), await judged('mine')];
    expect([main.code, mine.code]).toEqual([0, 1]);
  });
});

/** Knows what is below the repository's address, and nothing else. */
async function serveGithub(known: Record<string, object>) {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.replace(/\?.*$/, '').replace('/repos/acme/shop/', ''));
    const answer = known[path];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** A dependency's finding that was detected yesterday. */
const newAdvisory = evidenceOf({ HIGH: 1 }, [finding({ type: 'SCA', detail: detectedDaysAgo(1) })]);

/** The file of a run that saw this. */
function saved(evidence: NonNullable<Report['evidence']>, more: Partial<Report> = {}): string {
  const { scan } = sampleReport();
  const seen = scan && { ...scan, counts: evidence.counts, coverage: undefined, diagnostics: [] };
  const base = evidence.base && { ...evidence.base, scanId: 'b' };
  return render('json', sampleReport({ findings: [], pullRequest: undefined, scan: seen, evidence, base, ...more }));
}

async function rejudged(report: string, policy = '{}') {
  const files = { 'r.json': report, 'policy.yml': policy };
  const { printed } = await run(['--report', 'r.json', '--json', '--policy', 'policy.yml'], { files });
  return JSON.parse(printed).reports[0];
}

describe('judge --report', () => {
  const report = (path: string, argv: string[], files: Files) =>
    run(['--sarif', 'a.sarif', ...argv], { files }).then(({ reportText }) => ({
      [path]: reportText,
    }));

  async function threeReports(): Promise<Files> {
    const high = { 'a.sarif': fixture('codeql') };
    const low = { 'a.sarif': fixture('zizmor') };
    return {
      ...(await report('1.json', [], high)),
      ...(await report('2.json', ['--fail-on-severity', 'none'], high)),
      ...(await report('3.json', [], low)),
      '4.json': render('json', createReport('0.1.0')),
    };
  }

  it('says what the policy would have decided, then and now', async () => {
    const files = await threeReports();
    const argv = ['--report', '1.json', '2.json', '3.json', '4.json', '--fail-on-severity', 'medium'];
    const { code, printed } = await run(argv, { files });
    expect(code).toBe(1);
    expect(printed.split('\n')).toEqual([
      'Policy: the command line',
      expect.stringMatching(/^1\.json: main at \w{12}, failed then and now$/),
      '  2 critical, high or medium found by this scan (1 critical, 1 high)',
      expect.stringMatching(/^2\.json: main at \w{12}, passed then, fails now$/),
      '  2 critical, high or medium found by this scan (1 critical, 1 high)',
      '  + critical Hard-coded credentials (src/app.js:30) would block',
      '  + high Database query built from user-controlled sources (src/app.js:21) would block',
      expect.stringMatching(/^3\.json: main at \w{12}, passed then, fails now$/),
      '  1 critical, high or medium found by this scan (1 medium)',
      '  + medium credential persistence through GitHub Actions artifacts (.github/workflows/ci.yml:14) would block',
      '4.json: inconclusive then and now',
      '  the run saved no evidence: The run has not started',
      'This policy would have blocked 3 of the last 4 reports (1 inconclusive); 1 was blocked then',
      '',
    ]);
  });

  it('says before its last line where the time went, with --verbose', async () => {
    const argv = ['--report', '3.json', '--verbose'];
    const { printed } = await run(argv, { files: await threeReports() });
    const seconds = / +\d+\.\d s$/.source;
    expect(printed.split('\n').slice(-7)).toEqual([
      '▸ Where the time went',
      ...['collect', 'prepare', 'judge', 'in all'].map((phase) => expect.stringMatching(`^  ${phase}${seconds}`)),
      'This policy would have blocked 0 of 1 report; none was blocked then',
      '',
    ]);
  });

  it.each<[string, string[], number]>([
    ['1.json', ['--fail-on-severity', 'none'], 0],
    ['1.json', [], 1],
    ['3.json', [], 0],
    ['4.json', [], 2],
    ['4.json', ['--on-inconclusive', 'warn'], 2],
    ['1.json', ['--warn-only'], 0],
    ['1.json', ['--policy', 'policy.yml'], 0],
  ])('ends by the worst: %s %j is %i', async (file, flags, code) => {
    const files = { ...(await threeReports()), 'policy.yml': 'threshold: { critical: 5, high: 5 }\n' };
    expect((await run(['--report', file, ...flags], { files })).code).toBe(code);
  });

  it.each([
    ['moved', 'inconclusive', 'moved'],
    ['publish', 'inconclusive', 'publish'],
    ['evidence', 'passed', 'clean'],
  ])('keeps a doubt about the scan, which no policy lifts: %s', async (reason, ...would) => {
    const { would_be } = await rejudged(
      saved(evidenceOf({}, []), { verdict: 'inconclusive', reason } as Partial<Report>),
    );
    expect([would_be.verdict, would_be.reason]).toEqual(would);
  });

  it.each<[string, string, string]>([
    ['the default branch has', saved(newAdvisory), 'passed'],
    ['a pull request has not', saved(newAdvisory, { pullRequest: 7 }), 'failed'],
    ['what was compared with a base has not', saved({ ...newAdvisory, base: baseOf({}) }), 'failed'],
    [
      'what names its changes has not',
      saved({ ...newAdvisory, changes: { files: new Map(), isComplete: true } }),
      'failed',
    ],
  ])('a grace for new advisories %s', async (_, report, expected) => {
    const { would_be } = await rejudged(report, 'scope: scan\nnew-advisory-grace: { high: 7d }\n');
    expect(would_be.verdict).toBe(expected);
  });
});

describe('what another policy makes of findings', () => {
  const of = (id: string, severity: 'CRITICAL' | 'HIGH' | 'LOW', more: Partial<ReportFinding> = {}) =>
    sampleFinding({ id, severity, title: `Finding ${id}`, filePath: 'a.js', line: 1, effect: 'none', ...more });

  /** The lines of its findings. */
  async function changes(findings: ReportFinding[], counts: Record<string, number>): Promise<string[]> {
    const files = { 'r.json': saved(evidenceOf(counts, findings), { findings }) };
    const { printed } = await run(['--report', 'r.json', '--scope=scan'], { files });
    return printed.split('\n').filter((line) => /^ {2}(?:[+-]|and) /.test(line));
  }

  it('is nothing where nothing changes', async () => {
    const findings = [of('a', 'LOW'), of('b', 'HIGH', { effect: 'blocks' })];
    expect(await changes(findings, { HIGH: 1, LOW: 1 })).toEqual([]);
  });

  it('is said with what would block first, and of that the worst', async () => {
    const findings = [
      ...[of('a', 'LOW', { effect: 'blocks' }), of('b', 'HIGH'), of('c', 'CRITICAL')],
      ...[of('d', 'HIGH', { effect: 'may block' }), of('e', 'LOW', { effect: 'may block' })],
    ];
    expect(await changes(findings, { CRITICAL: 1, HIGH: 2, LOW: 2 })).toEqual([
      '  + critical Finding c (a.js:1) would block',
      '  + high Finding b (a.js:1) would block',
      '  + high Finding d (a.js:1) would block',
      '  - low Finding a (a.js:1) would no longer block',
      '  - low Finding e (a.js:1) could no longer block',
    ]);
  });

  it('counts what is too much to show', async () => {
    const many = Array.from({ length: 13 }, (_, index) => of(`f${index}`, 'HIGH', { label: 'maybe' }));
    const lines = await changes(many, { HIGH: 1 });
    expect(lines).toHaveLength(11);
    expect(lines.at(0)).toMatch(/ might block$/);
    expect(lines.at(-1)).toBe('  and 3 other findings');
  });
});

describe('judge', () => {
  it.each<[string, string[], RegExp]>([
    ['nothing', [], /either --report FILE or --sarif FILE/],
    ['both', ['--report', 'a', '--sarif', 'b'], /either --report FILE or --sarif FILE/],
    ['no file', ['--report'], /--report needs a value/],
    ['a flag for a file', ['--sarif', '--type', 'sca'], /--sarif needs a value/],
    ['a type that is none', ['--sarif', 'a', '--type', 'dast'], /--type: "dast" is not sast, sca, secret or iac/],
    ['a type of reports', ['--report', 'a', '--type', 'sca'], /--type goes with --sarif/],
    ['two policies', ['--report', 'a', '--policy', 'b', '--policy', 'c'], /--policy is given twice/],
    ['a policy and a config file', ['--report', 'a', '--policy', 'b', '--config-file', 'c'], /exclude each other/],
    ['a setting of scans', ['--sarif', 'a', '--branch', 'main'], /--branch does not go with judge$/m],
    ['a surface of reports', ['--report', 'a', '--output', 'json=b'], /--output does not go with judge --report/],
    ['a switch of run', ['--sarif', 'a', '--embedded'], /--embedded does not go with judge/],
    [
      'a flag that is none',
      ['--sarif', 'a', '--fail-on-severty', 'low'],
      /is not a flag; did you mean --fail-on-severity/,
    ],
    ['a policy that is not there', ['--report', 'r.json', '--policy', 'p.yml'], /p\.yml could not be read \(ENOENT\)/],
    ['a report that is not there', ['--report', 'x.json'], /x\.json could not be read \(ENOENT\)/],
    ['a report that is none', ['--report', 'none.json'], /none\.json cannot be judged/],
  ])('refuses %s', async (_, argv, message) => {
    const files = { 'r.json': render('json', createReport('0.1.0')), 'none.json': '{}' };
    const { code, printed, complained } = await run(argv, { files });
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toMatch(message);
  });

  it('ignores what the environment says of scans', async () => {
    const env = { SCAN_GATE_BASE_URL: 'nonsense', SCAN_GATE_BRANCH: 'x', SCAN_GATE_REPORTS: 'json=y.json' };
    const files = { 'r.json': render('json', createReport('0.1.0')) };
    expect((await run(['--report', 'r.json'], { files, env })).code).toBe(2);
  });

  it('explains itself', async () => {
    expect((await run(['--help'])).printed).toContain('--sarif FILE');
  });
});
