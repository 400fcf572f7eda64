/**
 * Runs the action or the command line in a folder of its own, as a runner would, and reads all that it leaves: in this process, or, with
 * SCENARIOS=dist and where a run is looked at from outside, the built files.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serviceAction } from '../../src/action/service.ts';
import { findCiMark } from '../../src/ci/systems/registry.ts';
import { afterFile } from '../after-file.ts';
import { type ParsedCommand, parseLog } from '../report/runner-parser.ts';
import { reportFileIn } from '../report-file.ts';
import { type Played, playAction, playCommand } from '../session.ts';

/** Another build's, where words are compared. */
const testedDist = process.env.SCAN_GATE_TESTED_DIST ?? join(import.meta.dirname, '../../dist');
export const actionFile = join(testedDist, 'index.js');
export const commandFile = join(testedDist, 'cli/index.js');

/** How much shorter waits are, which counts only because the services are on loopback: less where real work is waited for. */
export const timeScales = { scripted: '200', embedded: '10' } as const;
/** Nothing but a run that never ends is ended. */
const endMs = 540_000;

export interface GithubEvent {
  name: string;
  /** Written to the event file: text as it is, anything else as JSON. */
  payload: unknown;
  env?: Record<string, string>;
}

export interface Run {
  /** By the names of action.yml. */
  inputs?: Record<string, string>;
  event: GithubEvent;
  apiUrl: string;
  env?: Record<string, string>;
  /** The build that runs; by default the one under test. */
  dist?: string | undefined;
  /** Sees the child while it runs, and what it has printed so far. */
  watch?: (child: ChildProcess, printed: string) => void;
}

export interface CommandRun {
  cwd?: string;
  env?: Record<string, string>;
  /** Standard input; null leaves it open. */
  input?: string | null;
  /** With an event it runs in a GitHub workflow. */
  event?: GithubEvent;
  apiUrl?: string;
  dist?: string | undefined;
  watch?: Run['watch'] | undefined;
  /** False: no `--local`, as if somebody ran it where no terminal shows it. */
  isLocal?: boolean;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** What the runner acts on, in both streams. */
  commands: ParsedCommand[];
  /** GITHUB_OUTPUT as the runner reads it. */
  outputs: Record<string, string>;
  summary: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in a report
  report: any;
  // biome-ignore lint/suspicious/noExplicitAny: and in a SARIF log
  sarif: any;
  /** All that the run wrote, by path below its folder. */
  files: Record<string, string>;
  durationMs: number;
}

/** Runs `dist/index.js` once. */
export function runAction(run: Run): Promise<Ended> {
  return runEntry(join(run.dist ?? testedDist, 'index.js'), run);
}

/** Runs the embedded action of a copy of this project's parts once; `home` holds `dist` and `embedded`. */
export function runEmbeddedAction({ home, ...run }: Run & { home: string }): Promise<Ended> {
  return runEntry(join(home, 'dist/embedded/index.js'), run);
}

/** Runs the action's `post` part once, with what the main part kept for it. */
export function runPost({ state, ...run }: Run & { state: Record<string, string> }): Promise<Ended> {
  const kept = Object.fromEntries(
    Object.entries({ part: 'post', ...state }).map(([name, value]) => [`STATE_${name}`, value]),
  );
  return runEntry(actionFile, { ...run, env: { ...kept, ...run.env } });
}

async function runEntry(entry: string, run: Run): Promise<Ended> {
  const folder = makeFolder();
  const inputs = Object.entries(run.inputs ?? {}).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const env = {
    ...baseEnvironment(join(folder, 'temp')),
    ...githubEnvironment(folder, run.event, run.apiUrl),
    ...Object.fromEntries(inputs),
    ...run.env,
  };
  const { watch } = run;
  const cwd = join(folder, 'work');
  if (isInProcess(run) && entry === actionFile) return playHere(folder, () => playAction(serviceAction, env));
  return execute({ args: [entry], folder, cwd, env, watch });
}

const localCommands = ['run', 'judge', 'explain', 'baseline'];

/** Runs `dist/cli/index.js` once. */
export async function runCommand(args: readonly string[], run: CommandRun = {}): Promise<Ended> {
  const folder = makeFolder();
  const github = run.event === undefined ? {} : githubEnvironment(folder, run.event, run.apiUrl ?? '');
  const env = { ...baseEnvironment(join(folder, 'temp')), ...github, ...run.env };
  const cwd = run.cwd ?? join(folder, 'work');
  // A child has no terminal, and stands for a laptop's run all the same.
  const isLaptop = run.isLocal !== false && findCiMark(env) === undefined && localCommands.includes(args[0] ?? '');
  const local = isLaptop ? ['--local'] : [];
  if (isInProcess(run) && run.input !== null) {
    const temporaryFolder = join(folder, 'temp');
    const place = {
      env,
      folder: cwd,
      temporaryFolder,
      now: new Date(),
      hasTerminal: false,
      readInput: async () => run.input ?? '',
    };
    return playHere(folder, () => playCommand([...args, ...local], place));
  }
  return execute({
    args: [join(run.dist ?? testedDist, 'cli/index.js'), ...args, ...local],
    folder,
    cwd,
    env,
    input: run.input,
    watch: run.watch,
  });
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'r-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['work', 'temp']) mkdirSync(join(folder, name));
  return folder;
}

/** All that a child inherits. */
export function baseEnvironment(temporaryFolder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    TMPDIR: temporaryFolder,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    SCAN_GATE_TIME_SCALE: timeScales.embedded,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  };
}

function githubEnvironment(folder: string, event: GithubEvent, apiUrl: string): Record<string, string> {
  const { payload } = event;
  for (const name of ['output', 'state', 'summary.md']) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'event.json'), typeof payload === 'string' ? payload : JSON.stringify(payload));
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: apiUrl,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_WORKSPACE: join(folder, 'work'),
    RUNNER_TEMP: join(folder, 'temp'),
    ...event.env,
  };
}

interface Execution {
  args: string[];
  folder: string;
  cwd: string;
  env: Record<string, string>;
  input?: string | null | undefined;
  watch?: Run['watch'] | undefined;
}

async function execute({ args, folder, cwd, env, input, watch }: Execution): Promise<Ended> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], timeout: endMs });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      watch?.(child, printed.stdout);
    });
  }
  child.stdin.on('error', () => {});
  if (input !== null) child.stdin.end(input ?? '');
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...printed, ...readFolder(folder, printed), durationMs: performance.now() - startedMs };
}

/** Whether every run is a process of the build. */
export const isBuilt = (): boolean => process.env.SCENARIOS === 'dist';

/** Programs are found by this process's own PATH. */
function isInProcess({ dist, watch, env }: Pick<CommandRun, 'dist' | 'watch' | 'env'>): boolean {
  const isPlain = dist === undefined && watch === undefined && env?.PATH === undefined;
  return !isBuilt() && isPlain;
}

async function playHere(folder: string, play: () => Promise<Played>): Promise<Ended> {
  const startedMs = performance.now();
  const { code, printed: stdout, complained: stderr } = await play();
  const printed = { stdout, stderr };
  return { code, ...printed, ...readFolder(folder, printed), durationMs: performance.now() - startedMs };
}

type Left = Pick<Ended, 'commands' | 'outputs' | 'summary' | 'report' | 'sarif' | 'files'>;

function readFolder(folder: string, printed: { stdout: string; stderr: string }): Left {
  const files = readTree(folder);
  const outputs = readOutputs(files.output ?? '');
  const read = (path: string) => (path !== '' && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
  return {
    commands: [...parseLog(printed.stdout), ...parseLog(printed.stderr)],
    outputs,
    summary: files['summary.md'] ?? '',
    report: read(outputs['report-file'] ?? reportFileIn(join(folder, 'temp')) ?? ''),
    sarif: read(outputs['sarif-file'] ?? join(folder, 'work/scan-gate.sarif')),
    files,
  };
}

function readTree(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const files = paths.filter((path) => statSync(path).isFile() && path !== join(folder, 'event.json'));
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

/** Reads `name<<delimiter` blocks as the runner does, the last of a name; anything else between them is an error, as it is there. */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n').reverse();
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    if (line === '') continue;
    const [, name, delimiter] = /^([^=<]+)<<(\S+)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`not an output: ${line}`);
    const value: string[] = [];
    for (line = lines.pop(); line !== delimiter; line = lines.pop()) {
      if (line === undefined) throw new Error(`the output ${name} has no end`);
      value.push(line);
    }
    outputs[name] = value.join('\n');
  }
  return outputs;
}
