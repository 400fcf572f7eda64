/**
 * What people see of whole runs of the built action, case by case, kept as files that can be read: the comment, the summary, the
 * check run and the log. `npm run bench -- words` prints how many words each takes, beside another build's.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub } from '../github/server.ts';
import { foreignPartsOf } from '../report/own-markdown.ts';
import {
  baseScan,
  completed,
  earlierTime,
  noCounts,
  type Script,
  type Violation,
  violation,
} from '../scripted-service.ts';
import { type Ended, timeScales } from './run-action.ts';
import { steady } from './steady.ts';
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

declare module 'vitest' {
  interface TaskMeta {
    /** What a case costs its reader. */
    words?: Record<string, number>;
  }
}

let checkout: Checkout;
let git: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

beforeAll(async () => {
  await quietPlace();
  const main = { 'src/old.js': 'old()\n', '.github/CODEOWNERS': codeOwners };
  checkout = makeCheckout(main, { feature: { 'src/app.js': 'one()\ntwo()\nthree()\n' } });
  git = await startGithub(checkout, {
    pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } },
  });
});
afterAll(async () => {
  for (const github of open) await github.stop();
});

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

interface Case {
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
    inputs: { owners: 'true', scope: 'scan', 'sarif-file': 'scan-gate.sarif' },
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
const cases: Record<string, Case> = {
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
  'time-out': { script: { polls: [{ status: 'SCANNING' }] }, inputs: { 'timeout-seconds': '1800' } },
  'scan that failed and was started once more': {
    script: {
      scans: [baseScan({})],
      fault: ({ path }) =>
        path === '/scans/scan_new_1' ? { status: 200, body: { ...firstScan, ...failedScan } } : undefined,
    },
    inputs: { 'retry-failed-scan': 'true' },
  },
  'scan that failed twice': {
    script: { polls: [{ status: 'SCANNING' }, failedScan] },
    inputs: { 'retry-failed-scan': 'true' },
  },
  'scan that the service had started': {
    script: {
      scans: [baseScan({}), autoScan()],
      fault: ({ path }, count) =>
        path === '/scans/scan_auto' ? { status: 200, body: autoScan(count > 1 && completed()) } : undefined,
    },
    inputs: { 'adopt-running-scan': 'true' },
  },
  'key refused': { script: { fault: () => ({ status: 401, body: { success: false } }) } },
  'not waited': { script: {}, inputs: { wait: 'false' } },
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

interface Seen {
  ended: Ended;
  github: TestGithub;
  calls: string[];
}

async function see({ script, inputs = {}, isPrivate = true, isFork = false }: Case): Promise<Seen> {
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: checkout.heads.feature ?? '', lines: { 'src/app.js': [[1, 3]] } } } },
    otherwise: (request) => gitAnswer(git, request),
  });
  open.push(github);
  const { ended, service } = await runScripted(script, {
    event: isFork ? fromFork(pullRequest('feature', checkout)) : pullRequest('feature', checkout, { isPrivate }),
    apiUrl: github.apiUrl,
    env: { SCAN_GATE_TIME_SCALE: timeScales.scripted, GITHUB_RUN_ID: '1' },
    inputs: {
      'github-token': github.token,
      'repository-id': 'repo_1',
      'comment-summary-in-pr': 'always',
      'html-file': 'scan-gate.html',
      'timeout-seconds': '1800',
      ...inputs,
    },
  });
  return { ended, github, calls: service.calls() };
}

/** Every word that is read before anything is unfolded. */
function visibleWords(markdown: string): string[] {
  return markdown
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<details>\s*<summary>([\s\S]*?)<\/summary>[\s\S]*?<\/details>/g, ' $1 ')
    .replaceAll(/\]\([^)\s]*\)/g, ' ')
    .replaceAll(/<[^>]*>|[#|*`[\]]|&\S+;/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
}

function wordsOf({ ended, github, calls }: Seen) {
  const comment = visibleWords(github.store.comments[0]?.body ?? '');
  const first = comment.findIndex((_, index) =>
    /^(?:SQL injection|Finding 1\b)/.test(comment.slice(index, index + 2).join(' ')),
  );
  const lines = ended.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::'));
  return {
    'before the first finding': Math.max(0, first),
    'in the comment': comment.length,
    'in the summary': visibleWords(ended.summary).length,
    annotations: github.store.checkRuns.reduce((sum, run) => sum + run.annotations.length, 0),
    'requests to the service': calls.length,
    'requests to GitHub': github.asked.length,
    'lines of the log': lines.length,
    'of them not folded': lines.length - foldedLines(ended.stdout),
  };
}

function foldedLines(log: string): number {
  const groups = log.match(/^::group::[\s\S]*?^::endgroup::/gm) ?? [];
  return groups.flatMap((group) => group.split('\n')).filter((line) => line !== '' && !line.startsWith('::')).length;
}

describe.concurrent('what people see of', () => {
  it.for(Object.entries(cases))('%s', async ([name, given], { expect }) => {
    const seen = await see(given);
    const { ended, github } = seen;
    const [run] = github.store.checkRuns;
    const file = (end: string) => `seen/${name.replaceAll(/[ ,]+/g, '-')}.${end}`;
    const shown = {
      'summary.md': ended.summary,
      'comment.md': github.store.comments[0]?.body ?? 'No comment.\n',
      'check-run.md': run === undefined ? 'No check run.\n' : `# ${run.title}\n\n${run.summary}\n${run.text ?? ''}`,
      'log.txt': ended.stdout,
    };
    for (const [end, text] of Object.entries(shown)) await expect(steady(text)).toMatchFileSnapshot(file(end));
    for (const text of [ended.summary, ...github.store.comments.map(({ body }) => body)])
      expect(foreignPartsOf(text)).toEqual([]);
    expect(ended.stdout).not.toMatch(/\d ms\b/);
  });

  it('costs words', async ({ task }) => {
    task.meta.words = {};
    for (const name of ['3 new findings', 'clean with old debt', 'zero findings'] as const) {
      const given = cases[name];
      if (given === undefined) continue;
      const words = wordsOf(await see(given));
      for (const [what, count] of Object.entries(words)) task.meta.words[`${name}: ${what}`] = count;
    }
  });
});

describe('owners', () => {
  const ownersOf = (result: { properties: { owners?: string[] } }) => result.properties.owners;

  it('stand in the page, where it can be filtered by them, in SARIF and in the report', async () => {
    const { ended } = await see(cases['findings of several owners'] as Case);
    const page = ended.files['work/scan-gate.html'] ?? '';
    for (const owned of ['owned by @acme/shop', 'owned by @acme/payments @mona', 'owned by nobody'])
      expect(page).toContain(owned);
    const choices = /<select id="owner">([\s\S]*?)<\/select>/.exec(page)?.[1];
    expect(choices?.replaceAll(/<[^>]*>/g, '·')).toBe(
      '·Any owner··@acme/payments (1)··@acme/shop (1)··@mona (1)··Nobody (1)·',
    );
    const expected = [[], ['@acme/shop'], ['@acme/payments', '@mona']];
    expect(ended.sarif.runs[0].results.map(ownersOf)).toEqual(expected);
    expect(ended.report.findings.map(({ owners }: { owners: string[] }) => owners)).toEqual(expected);
    // Each beside what blocks, and where there are several.
    expect(ended.summary).toContain('| Finding | Where | Owner |');
  });

  it('are no column where all findings are of one', async () => {
    const { ended, github } = await see(cases['findings of one owner'] as Case);
    expect(ended.stdout).toContain('owned by @acme/shop');
    expect(ended.summary + github.store.comments[0]?.body).not.toContain('| Owner');
  });

  it('stand nowhere when nobody asks for them', async () => {
    const { inputs, ...given } = cases['findings of several owners'] as Case;
    const { ended, github } = await see({ ...given, inputs: { ...inputs, owners: 'false' } });
    const shown = [...Object.values(ended.files), ended.stdout, ended.summary, github.store.comments[0]?.body];
    expect(shown.join('\n')).not.toContain('@acme/payments');
  });
});

describe('the words of a run', () => {
  it('are few: the first finding within twelve, three findings within 120, a clean one within 20', async () => {
    const failed = wordsOf(await see(cases['3 new findings'] as Case));
    expect(failed['before the first finding']).toBeLessThanOrEqual(12);
    expect(failed['in the comment']).toBeLessThanOrEqual(120);
    const passed = wordsOf(await see(cases['clean with old debt'] as Case));
    expect(passed['in the comment']).toBeLessThanOrEqual(22);
    expect(passed.annotations).toBe(0);
    expect(passed['of them not folded']).toBeLessThanOrEqual(6);
  });
});
