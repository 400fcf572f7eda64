/** Starts runs of a build against services on this machine, as in a workflow and as a command. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLoopbackGithub } from '../loopback-github.ts';

export const branch = 'main';
const apiKey = 'sk-bench-0123456789';

/** A checkout with one commit, and a fake GitHub for it. */
export interface BenchSite {
  folder: string;
  checkout: string;
  sha: string;
  githubUrl: string;
  stop(): Promise<void>;
}

export async function createBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  const runGit = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: checkout,
      encoding: 'utf8',
    }).trim();
  runGit('init', '--quiet', '--initial-branch', branch);
  writeFileSync(join(checkout, 'README.md'), 'A shop\n');
  runGit('add', '.');
  runGit('commit', '--quiet', '--message', 'Begin');
  runGit('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
  const github = await startLoopbackGithub({ path: checkout, repository: 'acme/shop' });
  return {
    folder,
    checkout,
    sha: runGit('rev-parse', 'HEAD'),
    githubUrl: github.apiUrl,
    async stop() {
      await github.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The variables with which a runner starts the action on a push, including the usual token. */
export function buildActionEnvironment(site: BenchSite, service: string): Record<string, string> {
  const work = mkdtempSync(join(site.folder, 'run-'));
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(work, name), '');
  mkdirSync(join(work, 'temp'));
  const ref = `refs/heads/${branch}`;
  const repository = { id: 1, full_name: 'acme/shop', private: true, default_branch: branch };
  const event = { ref, before: '0'.repeat(40), after: site.sha, deleted: false, repository };
  writeFileSync(join(work, 'event.json'), JSON.stringify(event));
  return {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_GLOBAL: devNull,
    SCAN_GATE_TIME_SCALE: '200',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: join(work, 'event.json'),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: branch,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: site.sha,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: site.githubUrl,
    GITHUB_OUTPUT: join(work, 'output'),
    GITHUB_STEP_SUMMARY: join(work, 'summary'),
    GITHUB_STATE: join(work, 'state'),
    GITHUB_WORKSPACE: work,
    RUNNER_TEMP: join(work, 'temp'),
    'INPUT_BASE-URL': service,
    'INPUT_API-KEY': apiKey,
    'INPUT_GITHUB-TOKEN': 'ghs_bench',
  };
}

/** The variables on a laptop. */
export function buildCommandEnvironment(service: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_GLOBAL: devNull,
    SCAN_GATE_BASE_URL: service,
    SCAN_GATE_API_KEY: apiKey,
    SCAN_GATE_REPOSITORY_ID: 'repo_1',
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
  };
}

export function buildCommandArguments(dist: string, ...flags: string[]): string[] {
  return [join(dist, 'cli/index.js'), 'run', '--branch', branch, '--scope', 'scan', '--local', ...flags];
}

export interface BenchRun {
  args: readonly string[];
  env: Record<string, string>;
  cwd: string;
}

/** Rejects unless the gate passed or failed, because any other result measures nothing. */
export async function runToEnd({ args, env, cwd }: BenchRun): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data));
  const code = await new Promise<number | null>((end) => child.once('close', end));
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${code}:\n${Buffer.concat(printed)}`);
}
