/** Runs the action once between peers that go wrong as they are told, and keeps every byte of what came of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Identity } from './peer/certificates.ts';
import type { Fault } from './peer/faults.ts';
import { baseSha, type GithubState, githubTruth, headSha, newGithub } from './peer/github.ts';
import { newService, type ServiceState, serviceTruth, type World } from './peer/service.ts';
import { type Asked, type Exchange, type Peer, startPeer, type Truth } from './peer/wire.ts';

/** Whatever is not plain in a URL, in JSON or in base64 would show an echo in another form. */
export const apiKey = 'sk/canary+7f3a9c2e"51b8&d0';
export const token = 'ghs_canary4e1d8b7a2c9f';

const actionFile = join(import.meta.dirname, '../../dist/index.js');
/** Nothing but a run that never ends is ended. */
const endMs = 300_000;

export type ServerName = 'service' | 'github';

export interface States {
  service: ServiceState;
  github: GithubState;
}

export interface Play {
  world: World;
  /** What goes wrong with this request; undefined: nothing. */
  fault?: (asked: Asked & { server: ServerName; child: ChildProcess }, states: States) => Fault | undefined;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  /** A file that takes the place of its standard output. */
  stdout?: number;
  /** What starts it, before Node's own arguments. */
  wrapper?: string[];
  /** Sees the child once it runs. */
  watch?: (child: ChildProcess) => void;
  /** The service speaks TLS, as this. */
  tls?: Identity;
  /** Its base URL, where that is not where it listens. */
  baseUrl?: (port: number) => string;
  /** Runs something else than the built action. */
  start?: (env: Record<string, string>, folder: string) => Promise<Ended>;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Played extends Ended {
  /** By path below the run's folder. */
  files: Record<string, string>;
  outputs: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in a report
  report: any;
  asked: { service: Asked[]; github: Asked[] };
  service: ServiceState;
  github: GithubState;
}

export async function play(given: Play): Promise<Played> {
  const state = { service: newService(given.world), github: newGithub('fail-on-severity: high\n') };
  let child: ChildProcess | undefined;
  const answer = (server: ServerName, truth: (asked: Asked) => Truth) => (exchange: Omit<Exchange, 'truth'>) => {
    const { asked } = exchange;
    const whole = { ...exchange, truth: () => truth(asked) };
    const fault = given.fault?.({ ...asked, server, child: child as ChildProcess }, state);
    if (fault === undefined) exchange.send(whole.truth());
    else fault.spoil(whole);
  };
  const truths = {
    service: (asked: Asked) => serviceTruth(state.service, asked),
    github: (asked: Asked) => githubTruth(state.github, asked),
  };
  const service = await startPeer(answer('service', truths.service), given.tls);
  const github = await startPeer(answer('github', truths.github));
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-fault-'));
  try {
    const watch = (started: ChildProcess) => {
      child = started;
      given.watch?.(started);
    };
    const env = prepare(given, folder, { service, github });
    const ended = await (given.start?.(env, folder) ?? run({ ...given, watch }, folder, env));
    const files = readTree(folder);
    // Each run makes a folder of its own for it.
    const [name = ''] = Object.keys(files).filter((path) => /^temp\/scan-gate-report-\w+\/report\.json$/.test(path));
    const text = files[name] ?? '';
    const asked = { service: service.asked, github: github.asked };
    const report = text === '' ? undefined : JSON.parse(text);
    return { ...ended, ...state, files, outputs: outputsOf(files.output ?? ''), report, asked };
  } finally {
    await Promise.all([service.stop(), github.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the files of a runner, and returns its variables. */
function prepare(given: Play, folder: string, peers: { service: Peer; github: Peer }): Record<string, string> {
  for (const name of ['work', 'temp']) mkdirSync(join(folder, name));
  for (const name of ['output', 'state', 'summary.md']) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'event.json'), JSON.stringify(pullRequest));
  const inputs = {
    'base-url': given.baseUrl?.(peers.service.port) ?? `http://127.0.0.1:${peers.service.port}/api/v1`,
    'api-key': apiKey,
    'github-token': token,
    'timeout-seconds': '600',
    'comment-summary-in-pr': 'always',
    reports: 'sarif=scan-gate.sarif,html=scan-gate.html',
    scope: 'scan',
    ...given.inputs,
  };
  return {
    ...environmentOf(folder, `http://127.0.0.1:${peers.github.port}`),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...given.env,
  };
}

function run(given: Play, folder: string, env: Record<string, string>): Promise<Ended> {
  const [program = process.execPath, ...args] = [...(given.wrapper ?? []), process.execPath, actionFile];
  const child = spawn(program, args, {
    cwd: join(folder, 'work'),
    env,
    stdio: ['ignore', given.stdout ?? 'pipe', 'pipe'],
    timeout: endMs,
  });
  const printed = { stdout: '', stderr: '' };
  const keep = (name: keyof typeof printed, text: string) => {
    printed[name] += text;
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => keep('stdout', text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => keep('stderr', text));
  given.watch?.(child);
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...printed }));
  });
}

const repository = { id: 412345678, full_name: 'acme/shop', private: true, default_branch: 'main' };
const side = (ref: string, sha: string) => ({ ref, sha, repo: repository });
const pullRequest = {
  action: 'synchronize',
  number: 7,
  repository,
  pull_request: { number: 7, head: side('feature', headSha), base: side('main', baseSha) },
};

function environmentOf(folder: string, apiUrl: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    TMPDIR: join(folder, 'temp'),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_SHA: 'e'.repeat(40),
    GITHUB_HEAD_REF: 'feature',
    GITHUB_BASE_REF: 'main',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: apiUrl,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_WORKSPACE: join(folder, 'work'),
    RUNNER_TEMP: join(folder, 'temp'),
    SCAN_GATE_TIME_SCALE: '1000',
  };
}

function readTree(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const files = paths.filter((path) => statSync(path).isFile() && path !== join(folder, 'event.json'));
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

/** `name<<delimiter` blocks, the last of a name. */
function outputsOf(text: string): Record<string, string> {
  const blocks = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']) => [name, value]));
}
