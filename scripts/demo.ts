/**
 * Runs the built action as a runner would, on real input: the embedded service with its scanners over a real checkout.
 * Without a path: the example application, in a pull request. With one: that checkout's commit, as a push.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startLoopbackGithub } from './loopback-github.ts';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'scan-gate-demo-'));

interface Subject {
  path: string;
  repository: string;
  serverUrl: string;
  event: string;
  payload: object;
  env: Record<string, string>;
  pulls: Record<number, { base: string; head: string }>;
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...author },
  }).trim();
}

const author = {
  GIT_AUTHOR_NAME: 'Shop',
  GIT_AUTHOR_EMAIL: 'shop@example.com',
  GIT_COMMITTER_NAME: 'Shop',
  GIT_COMMITTER_EMAIL: 'shop@example.com',
};

function tryGit(cwd: string, ...args: string[]): string | undefined {
  try {
    return git(cwd, ...args);
  } catch {
    return undefined;
  }
}

/** The example with a history: a base on main, and a branch with everything that the pull request adds. */
function exampleSubject(): Subject {
  const path = join(work, 'shop');
  cpSync(join(root, 'examples/shop'), path, { recursive: true });
  git(work, 'init', '--quiet', '--initial-branch=main', path);
  git(path, 'remote', 'add', 'origin', 'https://github.com/example/shop.git');
  git(path, 'add', 'README.md', 'package.json');
  git(path, 'commit', '--quiet', '--message', 'Start the shop');
  const base = git(path, 'rev-parse', 'HEAD');
  git(path, 'switch', '--quiet', '--create', 'feature/checkout');
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message', 'Add search, export and checkout');
  const head = git(path, 'rev-parse', 'HEAD');
  const repository = { full_name: 'example/shop', id: 1, private: true, default_branch: 'main' };
  return {
    path,
    repository: repository.full_name,
    serverUrl: 'https://github.com',
    event: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 7,
      repository,
      pull_request: {
        number: 7,
        head: { ref: 'feature/checkout', sha: head, repo: repository },
        base: { ref: 'main', sha: base, repo: repository },
      },
    },
    env: {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: head,
      GITHUB_HEAD_REF: 'feature/checkout',
      GITHUB_BASE_REF: 'main',
    },
    pulls: { 7: { base, head } },
  };
}

function checkoutSubject(given: string): Subject {
  const top = tryGit(given, 'rev-parse', '--show-toplevel') ?? given;
  const head = tryGit(top, 'rev-parse', '--verify', 'HEAD^{commit}');
  if (head === undefined) throw new Error(`${given} is not a git checkout with a commit`);
  const current = tryGit(top, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const branch = current ?? `detached-${head.slice(0, 12)}`;
  const path = current === undefined ? namedClone(top, branch, head) : top;
  const origin = /^(?:https:\/\/|git@|ssh:\/\/git@)([\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    tryGit(top, 'remote', 'get-url', 'origin') ?? '',
  );
  const repository = origin?.[2] ?? `local/${basename(top).replaceAll(/[^\w.-]/g, '-')}`;
  return {
    path,
    repository,
    serverUrl: `https://${origin?.[1] ?? 'github.example'}`,
    event: 'push',
    payload: {
      ref: `refs/heads/${branch}`,
      after: head,
      deleted: false,
      repository: { full_name: repository, id: 1, private: true, default_branch: branch },
    },
    env: { GITHUB_REF: `refs/heads/${branch}`, GITHUB_REF_NAME: branch, GITHUB_REF_TYPE: 'branch', GITHUB_SHA: head },
    pulls: {},
  };
}

/** A detached commit has no branch to scan: it gets one in a clone that shares its objects. */
function namedClone(top: string, branch: string, head: string): string {
  const path = join(work, 'checkout.git');
  git(work, 'clone', '--quiet', '--bare', '--shared', top, path);
  git(path, 'update-ref', `refs/heads/${branch}`, head);
  return path;
}

interface Service {
  baseUrl: string;
  apiKey: string;
  stop(): void;
}

function startService(subject: Subject): Promise<Service> {
  const url = `${subject.serverUrl}/${subject.repository}`;
  const child = spawn(
    process.execPath,
    [join(root, 'dist/cli/index.js'), 'serve', '--json', '--repo', subject.path, '--vcs-url', url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((fulfil, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    createInterface({ input: child.stdout }).once('line', (line) =>
      fulfil({ ...JSON.parse(line), stop: () => child.kill() }),
    );
  });
}

interface Ended {
  code: number;
  log: string[];
}

function runAction(env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'dist/index.js')], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      if (!line.startsWith('::')) process.stdout.write(`  ${line}\n`);
    });
  }
  return new Promise((fulfil) => child.once('close', (code) => fulfil({ code: code ?? -1, log })));
}

function title(text: string): void {
  process.stdout.write(`\n── ${text} ${'─'.repeat(Math.max(0, 94 - text.length))}\n`);
}

async function demo(subject: Subject): Promise<void> {
  const files = Object.fromEntries(
    ['event.json', 'output', 'state', 'summary.md'].map((name) => [name, join(work, name)]),
  );
  for (const path of Object.values(files)) writeFileSync(path, '');
  writeFileSync(join(work, 'event.json'), JSON.stringify(subject.payload));
  mkdirSync(join(work, 'temp'));
  const service = await startService(subject);
  const github = await startLoopbackGithub(subject);
  try {
    title('Log');
    const ended = await runAction({
      PATH: process.env.PATH ?? '',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: subject.event,
      GITHUB_EVENT_PATH: join(work, 'event.json'),
      GITHUB_REPOSITORY: subject.repository,
      GITHUB_SERVER_URL: subject.serverUrl,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_OUTPUT: join(work, 'output'),
      GITHUB_STEP_SUMMARY: join(work, 'summary.md'),
      GITHUB_STATE: join(work, 'state'),
      GITHUB_WORKSPACE: work,
      RUNNER_TEMP: join(work, 'temp'),
      ...subject.env,
      'INPUT_BASE-URL': service.baseUrl,
      'INPUT_API-KEY': service.apiKey,
      'INPUT_SARIF-FILE': 'scan-gate.sarif',
    });
    show(ended);
  } finally {
    service.stop();
    await github.stop();
  }
}

function show({ code, log }: Ended): void {
  title('Annotations, as the runner reads them from the log');
  const annotations = log.filter((line) => /^::(?:error|warning|notice)[ :]/.test(line));
  for (const line of annotations) process.stdout.write(`  ${line.length > 160 ? `${line.slice(0, 159)}…` : line}\n`);
  if (annotations.length === 0) process.stdout.write('  none\n');
  title('Outputs');
  const outputs = readOutputs(readFileSync(join(work, 'output'), 'utf8'));
  for (const [name, value] of Object.entries(outputs)) process.stdout.write(`  ${name.padEnd(15)} ${value}\n`);
  title('Job summary');
  process.stdout.write(readFileSync(join(work, 'summary.md'), 'utf8'));
  title('What the step ends with');
  const report = JSON.parse(readFileSync(outputs['report-file'] ?? '', 'utf8')) as { message: string };
  process.stdout.write(`  exit code ${code}: ${outputs.verdict} (${outputs.reason}): ${report.message}\n`);
  if (!existsSync(outputs['sarif-file'] ?? '') || outputs.verdict === 'inconclusive') process.exitCode = 1;
}

function readOutputs(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([\w-]+)<<(\S+)\n(.*)\n\2$/gm)].map(([, name, , value]) => [name, value]),
  );
}

const [given] = process.argv.slice(2);
try {
  const subject = given === undefined ? exampleSubject() : checkoutSubject(resolve(process.env.INIT_CWD ?? '.', given));
  const what =
    given === undefined ? 'the example application (examples/shop), in a pull request' : `${subject.path}, as a push`;
  process.stdout.write(`Scan Gate demo: the built action against the embedded service, over ${what}\n`);
  await demo(subject);
} catch (error) {
  process.stderr.write(`demo: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
