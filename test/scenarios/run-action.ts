/**
 * Runs the action or the command line in a folder of its own, as a runner would, and reads all that it leaves: in this process, or, with
 * SCENARIOS=dist and where a run asks for it, the built files.
 */
import { spawn } from 'node:child_process';
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
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { findCiMark } from '../../src/gate/hosts/registry.ts';
import { type Signal, signals } from '../../src/gate/policy/verdict.ts';
import { afterFile } from '../after-file.ts';
import { type ParsedCommand, parseLog } from '../gate/report/runner-parser.ts';
import { reportFileIn } from '../report-file.ts';
import { type Played, playAction, playCommand, type TestEntry } from '../session.ts';

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

/** A run that has not ended. */
export interface Running {
  kill(signal: NodeJS.Signals): boolean;
}

/** How a run takes place. */
interface Way {
  /** The build that runs; by default the one under test. */
  dist?: string | undefined;
  /** A process of the build, also where other runs are played in this process. */
  isBuilt?: boolean | undefined;
  /** Sees the run when it has begun, and what it has printed so far. */
  watch?: ((running: Running, printed: string) => unknown) | undefined;
  /** Its variables and its folder are this process's own while it is played here: no other run may take place beside it. */
  isAlone?: boolean | undefined;
}

export interface Run extends Way {
  /** By the names of action.yml. What is not written here, the runner sets to its default. */
  inputs?: Record<string, string>;
  event: GithubEvent;
  apiUrl: string;
  env?: Record<string, string>;
}

export interface CommandRun extends Way {
  cwd?: string;
  env?: Record<string, string>;
  /** Standard input; null leaves it open. */
  input?: string | null;
  /** With an event it runs in a GitHub workflow. */
  event?: GithubEvent;
  apiUrl?: string;
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

/** Runs the action of a copy of this project's parts once; `home` holds `dist`. */
export function runDownloadedAction({ home, ...run }: Run & { home: string }): Promise<Ended> {
  return runEntry(join(home, 'dist/index.js'), run);
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
  const dist = pathToFileURL(`${dirname(entry)}/`);
  const env = {
    ...baseEnvironment(join(folder, 'temp')),
    ...githubEnvironment(folder, run.event, run.apiUrl),
    ...nameInputs(run.inputs, {
      isOtherBuild: run.dist !== undefined || process.env.SCAN_GATE_TESTED_DIST !== undefined,
    }),
    ...run.env,
  };
  const place = { run, folder, env, cwd: join(folder, 'work') };
  if (isInProcess(run)) return playHere(place, (given) => playAction(dist, env, given));
  return execute({ args: [entry], ...place });
}

/** The variables that the runner sets: for every declared input what the step has, else its default, else an empty text. */
export function nameInputs(inputs: Record<string, string> = {}, { isOtherBuild = false } = {}): Record<string, string> {
  const file = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8'));
  const declared = Object.entries(file.inputs as Record<string, { default?: string }>);
  const defaults = declared.map(([name, { default: text = '' }]) => [name, text.startsWith('$') ? '' : text]);
  // Another build declares other inputs.
  const all = Object.entries<string>({ ...(!isOtherBuild && Object.fromEntries(defaults)), ...inputs });
  return Object.fromEntries(all.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
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
  const all = [...args, ...(isLaptop ? ['--local'] : [])];
  const place = { run, folder, cwd, env };
  if (isInProcess(run)) {
    const input = run.input === null ? new Promise<never>(() => {}) : Promise.resolve(run.input ?? '');
    const temporaryFolder = join(folder, 'temp');
    const entry = { env, folder: cwd, temporaryFolder, now: new Date(), hasTerminal: false, readInput: () => input };
    return playHere(place, (given) => playCommand(all, { ...entry, ...given }));
  }
  return execute({ args: [join(run.dist ?? testedDist, 'cli/index.js'), ...all], ...place, input: run.input });
}

/** With a report that is asked for: a run that judged nothing keeps none by itself if a name or path may be mistyped. */
export async function runReported(args: readonly string[], run: CommandRun = {}): Promise<Ended> {
  const path = join(makeFolder(), 'report.json');
  const ended = await runCommand([...args, `--output=json=${path}`], run);
  return { ...ended, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
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

interface Place {
  run: Way;
  folder: string;
  cwd: string;
  env: Record<string, string>;
}

interface Execution extends Place {
  args: string[];
  input?: string | null | undefined;
}

async function execute({ args, run: { watch }, folder, cwd, env, input }: Execution): Promise<Ended> {
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
  watch?.(child, '');
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...printed, ...readFolder(folder, printed), durationMs: performance.now() - startedMs };
}

/** Whether every run is a process of the build. */
export const isBuilt = (): boolean => process.env.SCENARIOS === 'dist';

const isInProcess = ({ dist, isBuilt: isProcess = isBuilt() }: Way): boolean => dist === undefined && !isProcess;

async function playHere(place: Place, play: (given: Partial<TestEntry>) => Promise<Played>): Promise<Ended> {
  const startedMs = performance.now();
  const restore = place.run.isAlone ? takeProcess(place) : () => {};
  try {
    const {
      code,
      printed: stdout,
      complained: stderr,
    } = await play(place.run.watch ? watchPlayed(place.run.watch) : {});
    const printed = { stdout, stderr };
    return { code, ...printed, ...readFolder(place.folder, printed), durationMs: performance.now() - startedMs };
  } finally {
    restore();
  }
}

/** Makes the variables and the folder of the run those of this process. */
function takeProcess({ env, cwd }: Place): () => void {
  const before = { env: { ...process.env }, cwd: process.cwd() };
  Object.assign(process.env, env);
  process.chdir(cwd);
  return () => {
    process.chdir(before.cwd);
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before.env);
  };
}

/** What a run that is played here prints, and its interruption as by a signal to its process. */
export function watchPlayed(watch: NonNullable<Way['watch']>): Partial<TestEntry> {
  const output = { printed: '', complained: '' };
  let interrupt: TestEntry['interrupt'] | undefined;
  const running: Running = {
    kill(name) {
      const signal = signals.find((each) => each === name) satisfies Signal | undefined;
      if (signal === undefined) throw new Error(`${name} ends a process: give the run isBuilt`);
      // A process hears of a signal after what it does just now.
      setImmediate(() => interrupt?.signal(signal));
      return true;
    },
  };
  return {
    output,
    write(text) {
      output.printed += text;
      watch(running, output.printed);
    },
    complain(text) {
      output.complained += text;
    },
    watch(interruptions) {
      interrupt = interruptions;
      watch(running, '');
      return () => {};
    },
  };
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

/** Without what npm installed there. */
function readTree(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((path) => path !== join(folder, 'event.json'));
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules') return [];
    const found = statSync(path);
    if (found.isDirectory()) return listFiles(path);
    return found.isFile() ? [path] : [];
  });
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
