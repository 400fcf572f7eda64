/**
 * Runs the action with and without a service, and the command line, as a GitHub runner does, on a pull request with the example
 * application; reads back through GitHub's API what they have shown; and compares it with `expected.json`, which a test
 * holds against a fake GitHub. Writes the log, what was shown and the differences of each into a folder.
 *
 * `.github/workflows/self-test.yml` starts it on every kind of runner, with these variables:
 * PULL_REQUEST (its number), CHECKOUT (a clone with its head checked out), RUNNER_LABEL, RESULTS (a folder for the files),
 * and GITHUB_TOKEN.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandFile, prepareStep, readOutputs, runAndCollect, startDemoService } from '../demo/run.ts';
import { type GithubAccess, type PullRequest, readPull, readShown, readText } from './read-back.ts';

interface SelfTest {
  access: GithubAccess;
  serverUrl: string;
  pullRequest: number;
  /** A clone with the head of the pull request checked out. */
  checkout: string;
  /** Tells runners apart: part of the category of each run. */
  runner: string;
  results: string;
  /** The folder with the `dist` of the action. */
  home: string;
  /** Time between two readings, because GitHub shows alerts a little later than it takes them. */
  waitMs: number;
}

export interface Tried {
  name: string;
  differences: string[];
}

interface Way {
  name: string;
  args: readonly string[];
  /** Inputs of an action, settings of the command line. */
  settings: Record<string, string>;
}

export const expectedFile = join(import.meta.dirname, 'expected.json');
const outputNames = ['verdict', 'reason', 'blocking-count', 'failed-rules', 'critical-count', 'high-count'];

/** What is given to all three, so that all three must show the same. */
const common = {
  scope: 'scan',
  disclose: 'all',
  annotations: 'check-run',
  'comment-summary-in-pr': 'always',
  'upload-sarif': 'true',
};

export async function runSelfTest(test: SelfTest): Promise<Tried[]> {
  const pull = await readPull(test.access, test.pullRequest);
  const path = cloneBranches(test.checkout, pull);
  const { repository } = test.access;
  const subject = { path, repository, serverUrl: test.serverUrl, event: '', payload: {}, env: {}, pulls: {} };
  const service = await startDemoService(subject);
  try {
    const checkout = { path: test.checkout, advisories: 'none' };
    const action = [join(test.home, 'dist/index.js')];
    const tried: Tried[] = [];
    const served = { 'base-url': service.baseUrl, 'api-key': service.apiKey };
    const ways: Way[] = [
      { name: 'action', args: action, settings: served },
      { name: 'checkout-action', args: action, settings: checkout },
      { name: 'command-line', args: [commandFile, 'run'], settings: served },
    ];
    const secrets = [service.apiKey, test.access.token];
    // The embedded command line is not among them: it writes nothing to GitHub.
    // One after the other, as the steps of a job.
    for (const way of ways) tried.push(await tryWay({ ...test, secrets }, pull, way));
    return tried;
  } finally {
    service.stop();
  }
}

/** One line for each value that only one of them has. Lists of texts are compared as sets. */
export function findDifferences(expected: unknown, found: unknown): string[] {
  const [left, right] = [listValues(expected), listValues(found)];
  return [
    ...left.filter((line) => !right.includes(line)).map((line) => `missing ${line}`),
    ...right.filter((line) => !left.includes(line)).map((line) => `unexpected ${line}`),
  ];
}

/** `summary.places[]: "a.js:3"` */
function listValues(value: unknown, path = ''): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [`${path}: ${JSON.stringify(value)}`];
  return entries.flatMap(([name, each]) => {
    const isText = Array.isArray(value) && typeof each === 'string';
    return listValues(each, isText ? `${path}[]` : path === '' ? name : `${path}.${name}`);
  });
}

/** The service scans branches by name, and the checkout may have its head detached. */
function cloneBranches(checkout: string, { head, base }: PullRequest): string {
  const path = join(mkdtempSync(join(tmpdir(), 'scan-gate-self-test-')), 'repository.git');
  execFileSync('git', ['clone', '--quiet', '--bare', checkout, path]);
  for (const { ref, sha } of [base, head]) execFileSync('git', ['-C', path, 'update-ref', `refs/heads/${ref}`, sha]);
  return path;
}

async function tryWay(test: SelfTest & { secrets: string[] }, pull: PullRequest, way: Way): Promise<Tried> {
  const category = `${test.runner}-${way.name}`;
  const folder = join(test.results, category);
  mkdirSync(folder, { recursive: true });
  const ended = await startRun(test, pull, { way, folder, category });
  const blobUrl = `${test.serverUrl}/${test.access.repository}/blob/${pull.head.sha}/`;
  const expected = JSON.parse(readFileSync(expectedFile, 'utf8'));
  let shown = {};
  let differences: string[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    if (attempt > 0) await setTimeout(test.waitMs);
    shown = { ...ended, summary: readText(ended.summary, { category, blobUrl }) };
    try {
      shown = { ...shown, ...(await readShown(test.access, pull, { category, blobUrl })) };
      differences = findDifferences(expected, shown);
    } catch (error) {
      const { message, status, request } = error as Error & { status?: number; request?: { url: string } };
      differences = [`GitHub could not be read: ${request?.url} was answered with ${status}: ${message}`];
    }
    if (differences.length === 0) break;
  }
  writeFileSync(join(folder, 'shown.json'), `${JSON.stringify(shown, null, 2)}\n`);
  writeFileSync(join(folder, 'differences.txt'), differences.map((line) => `${line}\n`).join(''));
  return { name: category, differences };
}

async function startRun(
  test: SelfTest & { secrets: string[] },
  pull: PullRequest,
  { way, folder, category }: { way: Way; folder: string; category: string },
) {
  const { repository, apiUrl, token } = test.access;
  const settings = { ...common, ...way.settings, category, 'github-token': token };
  const isAction = way.name !== 'command-line';
  const { folder: work, env } = prepareStep({
    subject: {
      ...{ repository, serverUrl: test.serverUrl, event: 'pull_request', payload: describeEvent(test, pull) },
      env: {
        CI: 'true',
        GITHUB_REF: `refs/pull/${pull.number}/merge`,
        GITHUB_SHA: pull.head.sha,
        GITHUB_HEAD_REF: pull.head.ref,
        GITHUB_BASE_REF: pull.base.ref,
        GITHUB_WORKSPACE: test.checkout,
        ...(isAction ? {} : nameVariables(settings)),
      },
    },
    // The scanners are installed below it, so it is not among the results.
    work: mkdtempSync(join(tmpdir(), 'scan-gate-self-test-')),
    inputs: isAction ? settings : {},
    apiUrl,
  });
  const options = { cwd: test.checkout, env: { ...process.env, ...env } };
  const { code, log } = await runAndCollect(way.args, options, () => {});
  const shownLog = log.filter((line) => !line.startsWith('::add-mask::')).join('\n');
  writeFileSync(join(folder, 'log.txt'), hide(shownLog, test.secrets));
  const summary = readFileSync(join(work, 'summary.md'), 'utf8');
  writeFileSync(join(folder, 'summary.md'), hide(summary, test.secrets));
  const outputs = readOutputs(readFileSync(join(work, 'output'), 'utf8'));
  return {
    exitCode: code,
    outputs: Object.fromEntries(outputNames.map((name) => [name, outputs[name] ?? ''])),
    summary,
    // How many secrets the log shows other than as a mask.
    secretsInLog: test.secrets.filter((secret) => shownLog.includes(secret)).length,
  };
}

/** The log becomes an artifact. */
function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

function describeEvent({ access }: SelfTest, pull: PullRequest): object {
  const { repo } = pull.base as { repo?: object };
  return {
    action: 'synchronize',
    number: pull.number,
    repository: repo ?? { full_name: access.repository },
    pull_request: pull,
  };
}

/** As the command line reads them. */
function nameVariables(settings: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(settings).map(([name, value]) => [
    `SCAN_GATE_${name.toUpperCase().replaceAll('-', '_')}`,
    value,
  ]);
  return Object.fromEntries(named);
}

function requireVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

if (import.meta.main) {
  const tried = await runSelfTest({
    access: {
      apiUrl: requireVariable('GITHUB_API_URL'),
      token: requireVariable('GITHUB_TOKEN'),
      repository: requireVariable('GITHUB_REPOSITORY'),
    },
    serverUrl: requireVariable('GITHUB_SERVER_URL'),
    pullRequest: Number(requireVariable('PULL_REQUEST')),
    checkout: resolve(requireVariable('CHECKOUT')),
    runner: requireVariable('RUNNER_LABEL'),
    results: resolve(requireVariable('RESULTS')),
    home: join(import.meta.dirname, '../..'),
    waitMs: 10_000,
  });
  for (const { name, differences } of tried) {
    process.stdout.write(`${differences.length === 0 ? '✔' : '✖'} ${name}\n`);
    for (const line of differences) process.stdout.write(`    ${line}\n`);
  }
  if (tried.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
}
