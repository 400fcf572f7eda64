/** The cost of reading, judging and writing many findings: the time of a whole run, and its peak memory. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed, type Script, seenTime, startScripted } from '../../test/scripted-service.ts';
import { createFigure, type Figure, measureInTurns, type Options } from './figures.ts';
import { apiKey, runToEnd } from './run.ts';

const loads = [
  { count: 100_000, goal: '≤ 350' },
  { count: 200_000, goal: '≤ 600' },
] as const;

const severities = ['HIGH', 'MEDIUM', 'MEDIUM', 'MEDIUM', 'LOW', 'LOW', 'LOW', 'LOW', 'LOW', 'LOW'];
const types = ['SAST', 'SCA', 'SECRET', 'IAC'];

export async function measureFindings({ rounds = 3, builds }: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { count, goal } of loads) {
    const costs = await measureInTurns(builds, rounds, (dist) => measureReports(dist, count));
    const what = `${count.toLocaleString('en-US')} findings, JSON + SARIF + HTML`;
    const peaksMb = costs.map((each) => each.map(({ peakMb }) => peakMb));
    const seconds = costs.map((each) => each.map((cost) => cost.seconds));
    figures.push(createFigure(`${what}: peak MB`, peaksMb, { goal, digits: 0 }));
    figures.push(createFigure(`${what}: seconds`, seconds, { digits: 1 }));
  }
  return figures;
}

const detail = {
  description: 'A value from a request is put into a query as it is. '.repeat(8),
  cwe: 'CWE-89',
  code_snippet: 'db.query("select * from orders where id = " + request.query.id)\n'.repeat(3),
  remediation: 'Bind the value as a parameter. '.repeat(4),
  first_detected: seenTime,
  last_seen: seenTime,
};

/** It answers for the findings itself: the script would filter all of them again for each page. */
function startBulkService(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    violation_id: `5f0e8c1a-7b1d-4c7e-9a52-${String(index).padStart(12, '0')}`,
    title: `Untrusted value reaches a query in handler ${index % 997}`,
    severity: severities[index % severities.length] ?? 'LOW',
    cvss_score: ((index * 7) % 100) / 10,
    epss_score: ((index * 13) % 1000) / 10,
    type: types[index % types.length],
    status: 'OPEN',
    file_path: `packages/service-${index % 89}/src/handlers/handler-${index % 997}.ts`,
    line_number: 1 + (index % 700),
  }));
  const bySeverity = Map.groupBy(items, ({ severity }) => severity.toLowerCase());
  const counts = Object.fromEntries([...bySeverity].map(([name, list]) => [name, list.length]));
  const fault: Script['fault'] = ({ path, query }) => {
    if (!path.startsWith('/violations')) return undefined;
    if (path !== '/violations') return { status: 200, body: { ...items[Number(path.slice(-12))], ...detail } };
    const wanted = query.get('severity')?.split(',');
    const list = wanted === undefined ? items : wanted.flatMap((name) => bySeverity.get(name) ?? []);
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)];
    const violations = list.slice((page - 1) * limit, page * limit);
    return { status: 200, body: { violations, pagination: { page, total: list.length } } };
  };
  return startScripted({ polls: [completed(counts)], fault });
}

/** Writes the peak memory of the process at its end. */
const tellPeak = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS / 1024)));`;

/** On a laptop. */
async function measureReports(dist: string, count: number): Promise<{ seconds: number; peakMb: number }> {
  const cwd = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const service = await startBulkService(count);
  try {
    const peakFile = join(cwd, 'peak');
    const env = {
      PATH: process.env.PATH ?? '',
      GIT_CONFIG_GLOBAL: devNull,
      SCAN_GATE_BASE_URL: service.baseUrl,
      SCAN_GATE_API_KEY: apiKey,
      SCAN_GATE_REPOSITORY_ID: 'repo_1',
      SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
      SCAN_GATE_TIME_SCALE: '200',
      PEAK_FILE: peakFile,
    };
    const watch = ['--import', `data:text/javascript,${encodeURIComponent(tellPeak)}`];
    const run = [join(dist, 'cli/index.js'), 'run', '--branch', 'main', '--scope', 'scan', '--local'];
    const outputs = ['json', 'sarif', 'html'].flatMap((name) => ['--output', `${name}=${join(cwd, `report.${name}`)}`]);
    const seconds = await runToEnd([...watch, ...run, ...outputs], env, cwd);
    return { seconds, peakMb: Number(readFileSync(peakFile, 'utf8')) };
  } finally {
    await service.stop();
    rmSync(cwd, { recursive: true, force: true });
  }
}
