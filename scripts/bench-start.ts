/**
 * How long a run takes from its start to its first request, and how much memory it takes in all, over `node -e 0`.
 * With `--against DIR`, a `dist/` of another build, both run side by side, in turns, so that a busy machine is as busy for either.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startScripted } from '../test/scripted-service.ts';
import { optionOf, roundsOf } from './bench-options.ts';
import { startLoopbackGithub } from './loopback-github.ts';
import { standBefore } from './request-watch.ts';
import { type Figure, figureOf, median, quantile } from './statistics.ts';

const usualRounds = 25;
const branch = 'main';

interface Place {
  folder: string;
  checkout: string;
  sha: string;
  serviceUrl: string;
  githubUrl: string;
  stop(): Promise<void>;
}

interface Subject {
  name: string;
  args: string[];
  env: (place: Place, front: Front) => Record<string, string>;
}

interface Sample {
  ms: number;
  /** Time that processors worked for it, on which other load of the machine has less effect. */
  cpuMs: number | undefined;
  /** The most memory until the first request, and in all; undefined for what sends nothing. */
  firstMb?: number | undefined;
  peakMb: number | undefined;
}

interface Row {
  what: string;
  'ms, median': number;
  'ms, middle half': string;
  'ratio to node -e 0': string;
  'CPU ms, median': string;
  'MB at the first request, median': string;
  'MB over node -e 0': string;
  'peak MB, median': string;
}

/** Stands before the services, and sees when the first request comes. */
interface Front {
  service: string;
  github: string;
}

export async function benchStart(args: readonly string[]): Promise<Row[]> {
  const samples = await measureBuilds({ rounds: roundsOf(args, usualRounds), against: optionOf(args, '--against') });
  const base = { ms: median((samples.get(nothing) ?? []).map(({ ms }) => ms)), mb: peakOfNothing() };
  return [...samples].map(([name, each]) => rowOf(name, each, base));
}

const nothing = 'node -e 0';

/** The same of this build alone, as ratios with what they are to reach. */
export async function startFigures(args: readonly string[]): Promise<Figure[]> {
  const samples = await measureBuilds({ rounds: roundsOf(args, usualRounds), against: undefined });
  const base = median((samples.get(nothing) ?? []).map(({ ms }) => ms));
  const emptyMb = peakOfNothing();
  return [...samples].slice(1).flatMap(([name, each]) => {
    const what = name.split(',')[0];
    const first = what === 'action' ? ['6.5', '2.0'] : ['–', '–'];
    const [times, peaks] = [each.map(({ ms }) => ms / base), each.flatMap(({ firstMb = 0 }) => firstMb / emptyMb)];
    return [
      figureOf(`${what}: start to first request over node -e 0`, times, { first: first[0] ?? '', toReach: '≤ 3.0' }),
      figureOf(`${what}: memory at the first request over node -e 0`, peaks, {
        first: first[1] ?? '',
        toReach: '≤ 1.6',
      }),
    ];
  });
}

function peakOfNothing(): number {
  const tell = 'process.stdout.write(String(process.resourceUsage().maxRSS / 1024))';
  return Number(execFileSync(process.execPath, ['-e', tell], { encoding: 'utf8' }));
}

interface Measured {
  rounds: number;
  /** The `dist` of another build. */
  against: string | undefined;
}

async function measureBuilds({ rounds, against }: Measured): Promise<Map<string, Sample[]>> {
  const builds = [['this build', join(import.meta.dirname, '../dist')]];
  if (against !== undefined) builds.push(['other build', resolve(against)]);
  const subjects = builds.flatMap(([name = '', dist = '']) => [
    { name: `action, ${name}`, args: [join(dist, 'index.js')], env: actionEnvironment },
    { name: `run, ${name}`, args: runArguments(join(dist, 'cli/index.js')), env: commandEnvironment },
  ]);
  const place = await makePlace();
  const samples = new Map<string, Sample[]>([[nothing, []], ...subjects.map(({ name }) => [name, []] as [string, []])]);
  try {
    for (let round = 0; round < rounds; round++) {
      samples.get(nothing)?.push(await measureNothing());
      for (const subject of subjects) samples.get(subject.name)?.push(await measure(subject, place));
    }
  } finally {
    await place.stop();
  }
  return samples;
}

/** As on a laptop, which a run without a terminal has to say; an older build knows no such flag. */
function runArguments(command: string): string[] {
  const help = execFileSync(process.execPath, [command, 'run', '--help'], { encoding: 'utf8' });
  return [command, 'run', '--branch', branch, ...(help.includes('--local') ? ['--local'] : [])];
}

function rowOf(what: string, samples: readonly Sample[], base: { ms: number; mb: number }): Row {
  const times = samples.map(({ ms }) => ms);
  return {
    what,
    'ms, median': Math.round(median(times)),
    'ms, middle half': `${Math.round(quantile(times, 0.25))}–${Math.round(quantile(times, 0.75))}`,
    'ratio to node -e 0': (median(times) / base.ms).toFixed(2),
    'CPU ms, median': medianText(samples.map(({ cpuMs }) => cpuMs)),
    'MB at the first request, median': medianText(samples.map(({ firstMb }) => firstMb)),
    'MB over node -e 0': medianText(
      samples.map(({ firstMb }) => firstMb && firstMb / base.mb),
      2,
    ),
    'peak MB, median': medianText(samples.map(({ peakMb }) => peakMb)),
  };
}

/** Empty where nothing could be measured. */
function medianText(values: readonly (number | undefined)[], digits = 0): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '' : median(known).toFixed(digits);
}

/** A repository with an origin, a service in which nothing is found, and its GitHub. */
export async function makePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const checkout = join(folder, 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgsign=false'];
  git('init', '--quiet', `--initial-branch=${branch}`, checkout);
  git('-C', checkout, ...identity, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
  git('clone', '--quiet', '--bare', checkout, 'origin.git');
  git('-C', checkout, 'remote', 'add', 'origin', join(folder, 'origin.git'));
  const service = await startScripted();
  const github = await startLoopbackGithub({ path: checkout, repository: 'acme/shop' });
  return {
    folder,
    checkout,
    sha: git('-C', checkout, 'rev-parse', 'HEAD'),
    serviceUrl: service.baseUrl,
    githubUrl: github.apiUrl,
    stop: async () => {
      await Promise.all([service.stop(), github.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function baseEnvironment({ folder }: Place): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    TMPDIR: folder,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    SCAN_GATE_TIME_SCALE: '200',
  };
}

export function actionEnvironment(place: Place, front: Front): Record<string, string> {
  const work = mkdtempSync(join(place.folder, 'action-'));
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(work, name), '');
  mkdirSync(join(work, 'temp'));
  const repository = { full_name: 'acme/shop', id: 1, private: true, default_branch: branch };
  const payload = { ref: `refs/heads/${branch}`, after: place.sha, deleted: false, repository };
  writeFileSync(join(work, 'event.json'), JSON.stringify(payload));
  return {
    ...baseEnvironment(place),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: join(work, 'event.json'),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REF: `refs/heads/${branch}`,
    GITHUB_REF_NAME: branch,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: place.sha,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: front.github,
    GITHUB_OUTPUT: join(work, 'output'),
    GITHUB_STEP_SUMMARY: join(work, 'summary'),
    GITHUB_STATE: join(work, 'state'),
    GITHUB_WORKSPACE: work,
    RUNNER_TEMP: join(work, 'temp'),
    'INPUT_BASE-URL': front.service,
    'INPUT_API-KEY': 'sk-bench-0123456789',
    'INPUT_GITHUB-TOKEN': 'ghs_bench',
  };
}

function commandEnvironment(place: Place, front: Front): Record<string, string> {
  return {
    ...baseEnvironment(place),
    SCAN_GATE_BASE_URL: front.service,
    SCAN_GATE_API_KEY: 'sk-bench-0123456789',
    SCAN_GATE_REPOSITORY_ID: 'repo_1',
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
  };
}

async function measureNothing(): Promise<Sample> {
  const start = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((end) => child.once('close', end));
  return { ms: performance.now() - start, cpuMs: undefined, peakMb: undefined };
}

/** Throws when the run sends nothing: then there is nothing to compare. */
async function measure(subject: Subject, place: Place): Promise<Sample> {
  let pid: number | undefined;
  let firstMs: number | undefined;
  let cpuMs: number | undefined;
  let firstMb: number | undefined;
  let peakMb: number | undefined;
  const onRequest = () => {
    firstMs ??= performance.now();
    if (pid === undefined) return;
    cpuMs ??= cpuOf(pid);
    firstMb ??= peakOf(pid);
    peakMb = peakOf(pid) ?? peakMb;
  };
  const servers = await Promise.all([place.serviceUrl, place.githubUrl].map((url) => standBefore(url, onRequest)));
  const [service, github] = servers.map(({ url }) => url) as [string, string];
  const env = subject.env(place, { service, github });
  const startMs = performance.now();
  const child = spawn(process.execPath, subject.args, { cwd: place.checkout, env, stdio: ['pipe', 'pipe', 'pipe'] });
  pid = child.pid;
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data));
  child.stdin.end();
  await new Promise((end) => child.once('close', end));
  for (const { stop } of servers) stop();
  if (firstMs === undefined) throw new Error(`${subject.name} sent no request:\n${Buffer.concat(printed)}`);
  return { ms: firstMs - startMs, cpuMs, firstMb, peakMb };
}

/** The most memory that a process has held so far; undefined where the system does not tell. */
function peakOf(pid: number): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak) / 1024;
  } catch {
    return undefined;
  }
}

/** What all threads of a process have used of the processors. */
function cpuOf(pid: number): number | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`);
    return threads.reduce((sum, path) => sum + Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6, 0);
  } catch {
    return undefined;
  }
}
