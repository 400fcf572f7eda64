/** Runs of the built action whose texts people see: what a service says, the inputs, and everything that is shown. */
import { startTestGithub, type TestGithub } from '../github/server.ts';
import {
  type Asked,
  baseScan,
  completed,
  earlierTime,
  noCounts,
  type Script,
  type Violation,
  violation,
} from '../scripted-service.ts';
import { type Ended, timeScales } from './run-action.ts';
import {
  type Checkout,
  fromFork,
  gitAnswer,
  makeCheckout,
  pullRequest,
  quietPlace,
  runScripted,
  startGithub,
} from './world.ts';

let checkout: Checkout;
let git: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

/** Makes the repository and its GitHub, once before all runs of a file. */
export async function openPlace(): Promise<void> {
  await quietPlace();
  const main = { 'src/old.js': 'old()\n', '.github/CODEOWNERS': codeOwners };
  checkout = makeCheckout({ ...main, ...policies }, { feature: { 'src/app.js': 'one()\ntwo()\nthree()\n' } });
  git = await startGithub(checkout, {
    pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } },
  });
}

/** What only a policy file says, one file each. */
const policies = {
  'owners.yml': 'owners: true\n',
  'retry.yml': 'scan: { retry-failed: true }\n',
  'adopt.yml': 'scan: { adopt-running: true }\n',
};

export async function closePlace(): Promise<void> {
  for (const github of open) await github.stop();
}

/** The last line that fits decides; the first gives all else to nobody. */
const codeOwners = '*\nsrc/app.js @acme/shop\n/src/pay/ @acme/payments @mona\n';

const findings: Partial<Violation>[] = [
  { title: 'SQL injection in findOrder', remediation: 'Bind the value as a parameter. Never build queries from text.' },
  {
    title: 'Hard-coded AWS access key',
    type: 'SECRET',
    cwe: 'CWE-798',
    cvss_score: null,
    epss_score: null,
    line_number: 2,
    remediation: 'Revoke the key at the provider, then read it from the environment.',
  },
  {
    title: 'Path traversal in the download handler',
    cwe: 'CWE-22',
    line_number: 3,
    remediation: 'Resolve the path and check that it stays inside the folder.',
  },
];
const fresh = () => findings.map((each, index) => named(index, { file_path: 'src/app.js', line_number: 1, ...each }));

/** Ids that are the same in every run. */
function named(index: number, fields: Partial<Violation>): Violation {
  return violation({ violation_id: `vio_${String(index).padStart(3, '0')}`, ...fields });
}

const debtCounts = { high: 2, medium: 5, low: 3 };
const severitiesOfDebt = ['HIGH', 'HIGH', ...Array(5).fill('MEDIUM'), ...Array(3).fill('LOW')];
const debt = () =>
  severitiesOfDebt.map((severity, index) =>
    named(100 + index, {
      severity,
      title: `Old finding ${index + 1}`,
      file_path: 'src/old.js',
      line_number: index + 1,
      first_detected: earlierTime,
    }),
  );

export interface Case {
  script: Partial<Script>;
  inputs?: Record<string, string>;
  isPrivate?: boolean;
  isFork?: boolean;
}

/** One finding in each of these files, of a team that asks whose they are. */
function ofOwners(...paths: string[]): Case {
  const list = fresh()
    .slice(0, paths.length)
    .map((each, index) => ({ ...each, file_path: paths[index] ?? '' }));
  return {
    script: { polls: [completed({ high: paths.length })], lists: [list] },
    inputs: { 'config-file': 'owners.yml', scope: 'scan', reports: 'html=scan-gate.html,sarif=scan-gate.sarif' },
  };
}

const firstScan = { scan_id: 'scan_new_1', repository_id: 'repo_1', branch: 'feature' };
const autoScan = (fields: object | false = {}) => ({
  ...firstScan,
  ...{ scan_id: 'scan_auto', status: 'SCANNING', commit_sha: checkout?.heads.feature },
  ...fields,
});
const failedScan = { status: 'FAILED', error: 'no runner was free' };
const clean = { ...noCounts, ...debtCounts };
export const cases: Record<string, Case> = {
  '3 new findings': {
    script: {
      polls: [completed({ ...clean, high: 5 })],
      lists: [[...fresh(), ...debt()]],
      scans: [baseScan(debtCounts)],
    },
  },
  'clean with old debt': { script: { polls: [completed(clean)], lists: [debt()], scans: [baseScan(debtCounts)] } },
  'zero findings': { script: { scans: [baseScan({})] } },
  '312 findings, a comment that is cut': {
    script: {
      polls: [completed({ high: 312 })],
      lists: [
        Array.from({ length: 312 }, (_, index) =>
          named(index, { title: `Finding ${index + 1}`, file_path: 'src/app.js', line_number: (index % 3) + 1 }),
        ),
      ],
      scans: [baseScan({})],
    },
  },
  threshold: {
    script: { polls: [completed({ high: 3 })], lists: [fresh()], scans: [baseScan({})] },
    inputs: { threshold: 'high=2', scope: 'scan' },
  },
  'within a threshold': {
    script: { polls: [completed({ high: 3 })], lists: [fresh()], scans: [baseScan({})] },
    inputs: { threshold: 'high=20', scope: 'scan' },
  },
  scores: {
    script: {
      polls: [completed({ high: 2 })],
      lists: [
        fresh()
          .slice(0, 2)
          .map((each, index) => ({ ...each, type: 'SCA', cvss_score: 9.1 + index / 10 })),
      ],
      scans: [baseScan({})],
    },
    inputs: { 'fail-on-severity': 'none', 'fail-on-cvss': '9', scope: 'scan' },
  },
  age: {
    script: {
      polls: [completed({ high: 1 })],
      lists: [[{ ...fresh()[0], first_detected: '2026-01-05T10:00:00.000Z' } as Violation]],
    },
    inputs: { 'fail-on-severity': 'none', 'max-age': 'high=30d', scope: 'scan' },
  },
  'warn-only': {
    script: { polls: [completed({ high: 3 })], lists: [fresh()], scans: [baseScan({})] },
    inputs: { 'warn-only': 'true' },
  },
  'numbers alone': {
    script: {
      polls: [completed({ high: 5 })],
      lists: [Array.from({ length: 5 }, (_, index) => named(index, { file_path: 'src/old.js', first_detected: null }))],
      scans: [baseScan({ high: 2 })],
    },
  },
  timeout: { script: { polls: [{ status: 'SCANNING' }] }, inputs: { 'timeout-seconds': '1800' } },
  'scan that failed and was started once more': {
    script: {
      scans: [baseScan({})],
      fault: ({ path }) =>
        path === '/scans/scan_new_1' ? { status: 200, body: { ...firstScan, ...failedScan } } : undefined,
    },
    inputs: { 'config-file': 'retry.yml' },
  },
  'scan that failed twice': {
    script: { polls: [{ status: 'SCANNING' }, failedScan] },
    inputs: { 'config-file': 'retry.yml' },
  },
  'scan that the service had started': {
    script: {
      scans: [baseScan({}), autoScan()],
      fault: ({ path }, count) =>
        path === '/scans/scan_auto' ? { status: 200, body: autoScan(count > 1 && completed()) } : undefined,
    },
    inputs: { 'config-file': 'adopt.yml' },
  },
  'key refused': { script: { fault: () => ({ status: 401, body: { success: false } }) } },
  'not waited': { script: { polls: [{ status: 'SCANNING' }] }, inputs: { wait: 'false' } },
  'inconclusive between two numbers': {
    script: { polls: [completed({ high: 3 })], lists: [[named(1, { last_seen: null, file_path: 'src/app.js' })]] },
    inputs: { scope: 'scan' },
  },
  'public repository': {
    script: {
      polls: [completed({ ...clean, high: 5 })],
      lists: [[...fresh(), ...debt()]],
      scans: [baseScan({})],
    },
    inputs: { scope: 'scan' },
    isPrivate: false,
  },
  'one of several gates': {
    script: { polls: [completed({ high: 3 })], lists: [fresh()], scans: [baseScan({})] },
    inputs: { category: 'backend' },
  },
  'vulnerable packages': {
    script: {
      polls: [completed({ high: 3 })],
      lists: [
        ['4.7.7', '4.0.14', '4.3.0'].map((version, index) =>
          named(index, {
            type: 'SCA',
            title: `handlebars 4.0.11: Prototype pollution, part ${index + 1} (CVE-2019-101026${index})`,
            file_path: 'package-lock.json',
            line_number: null,
            remediation: `Upgrade handlebars from 4.0.11 to ${version} or later.`,
          }),
        ),
      ],
    },
    inputs: { scope: 'scan' },
  },
  'findings of several owners': ofOwners('src/app.js', 'src/pay/card.js', 'lib/path.js'),
  'findings of one owner': ofOwners('src/app.js'),
  fork: { script: {}, isFork: true },
  'two wrong settings': { script: {}, inputs: { 'fail-on-severity': 'hihg', wait: 'maybe' } },
};

export interface Seen {
  ended: Ended;
  github: TestGithub;
  calls: string[];
  asked: readonly Asked[];
}

/** `dist`: the build that runs; by default the one under test. */
export async function see(
  { script, inputs = {}, isPrivate = true, isFork = false }: Case,
  { dist, timeScale = timeScales.scripted }: { dist?: string; timeScale?: string } = {},
): Promise<Seen> {
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: checkout.heads.feature ?? '', lines: { 'src/app.js': [[1, 3]] } } } },
    otherwise: (request) => gitAnswer(git, request),
  });
  open.push(github);
  const { ended, service } = await runScripted(script, {
    event: isFork ? fromFork(pullRequest('feature', checkout)) : pullRequest('feature', checkout, { isPrivate }),
    apiUrl: github.apiUrl,
    dist,
    env: { SCAN_GATE_TIME_SCALE: timeScale, GITHUB_RUN_ID: '1' },
    inputs: {
      'github-token': github.token,
      'repository-id': 'repo_1',
      'comment-summary-in-pr': 'always',
      reports: 'html=scan-gate.html',
      'timeout-seconds': '1800',
      ...inputs,
    },
  });
  return { ended, github, calls: service.calls(), asked: service.asked };
}
