/** One run of the action or of a command: what it works with, how it is cut off, where its report is shown, and how it ends. */

import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { isLoopback } from './api/confidential.ts';
import { createTransport, type Transport } from './api/http.ts';
import { proxySettings } from './api/proxy.ts';
import { withoutSecrets } from './api/secret-forms.ts';
import { watchedTransport } from './api/watched-transport.ts';
import { createRunner, maskCommand, type Runner } from './ci/github/runner.ts';
import { createLog, type Log, linesToMask, wantsColour } from './ci/log.ts';
import { azure } from './ci/systems/azure.ts';
import { ciSystems } from './ci/systems/registry.ts';
import type { CiSystem, Environment } from './ci/systems/system.ts';
import { type Clock, clockFor, createClock } from './clock.ts';
import { asGateError, GateError, inconclusiveReasons } from './errors.ts';
import { type RunLog, runLogOf } from './gate/run.ts';
import {
  type Ending,
  type ExitCode,
  exitCodeOf,
  type JudgedVerdict,
  type Signal,
  signals,
} from './policy/exit-code.ts';
import { reasonOf } from './policy/reason.ts';
import { plainText } from './prose.ts';
import { writeAzureCommand } from './report/azure/command.ts';
import { newReport, withError } from './report/draft.ts';
import { neutralBlock } from './report/neutral.ts';
import type { Report } from './report/report.ts';
import { defaultSettings } from './settings/defaults.ts';
import { variableName } from './settings/reading.ts';
import { type Settings, secretNames } from './settings/settings.ts';
import type { GithubTarget } from './surfaces/surface.ts';
import { leaveUndecided } from './surfaces/undecided.ts';

export const version = '0.1.0';

/** What cuts a run off from outside. */
export interface Interruptions {
  signal(name: Signal): void;
  /** An error that nobody caught, and a wait for something that will never come. */
  fault(error: unknown): void;
  /** Standard output that can no longer be written, but for a reader who has seen enough. */
  lostOutput(): void;
}

/** The process as its entry hands it over. */
export interface Entry {
  env: Environment;
  /** Relative paths of files are below it. */
  folder: string;
  /** Where what is not named may be left. */
  temporaryFolder: string;
  now: Date;
  /** To standard output. */
  write(text: string): void;
  /** To standard error. */
  complain(text: string): void;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Whether any of the three streams is a terminal. */
  hasTerminal: boolean;
  /** Columns of the terminal that somebody looks at; undefined where there is none. */
  columns?: (() => number) | undefined;
  /** Whether colours are wanted. */
  hasColour?: boolean | undefined;
  /** That of a workflow. */
  openRunner?: (() => Promise<Runner>) | undefined;
  /** Whether the runner hears of every secret, as from an action. */
  masksAll?: boolean | undefined;
  /** Reports interruptions until the function that it returns is called. */
  watch(interruptions: Interruptions): () => void;
  /** Ends the process at once. */
  exit(code: ExitCode): void;
}

/** A report in the making: an error that ends the story loses nothing of it. */
export interface RunReport {
  report: Report;
  /** Undefined until they were read; with what the policy file says as soon as that was read. */
  settings: Settings | undefined;
  github: GithubTarget | undefined;
}

export interface Session extends Omit<Entry, 'columns' | 'hasColour' | 'openRunner' | 'masksAll' | 'watch' | 'exit'> {
  log: Log;
  runner: Runner | undefined;
  /** The log as the steps of a run write to it. */
  runLog: RunLog;
  /** Aborted with a GateError CANCELLED by a signal, and with the fault by one that nobody caught. */
  cancel: AbortSignal;
  /**
   * Before anything else is printed: even a malformed secret must not be readable. From then on nothing that is printed
   * holds it. The runner hears of it in the action, and of a value that is no secret of the workflow yet (`isNew`).
   */
  mask(secret: string | undefined, isNew?: boolean): void;
  /** The one transport of the run. Throws GateError CONFIG when a proxy's variable holds no address. */
  transport(): Promise<Transport>;
  /** Loads what sends requests while something else is waited for; what is wrong with it is told to whoever asks for it. */
  warmUp(): void;
  /** SCAN_GATE_TIME_SCALE, for tests, counts only where the service is on this machine. */
  clock(baseUrl?: string): Clock;
  /** From here on the run has a report, which is shown however the run ends. */
  startReport(): RunReport;
  /** Waits for the signal that is the ordinary end of this run. */
  untilStopped(): Promise<void>;
}

/** What a story without a report has judged; undefined when there was nothing to judge. */
export type Outcome = Pick<Ending, 'judged' | 'settings'> | undefined;
export type Story = (session: Session) => Promise<Outcome>;

/** Of a command that could not do what it was asked to; the settings soften nothing. */
export const notDone: Outcome = { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] };

/** Time for a story to end by itself after a signal, and for the process to end whatever happens. */
const graceMs = 2500;
const cancelMs = 4500;
/** Time for the output to leave before what the run left behind is ended with the process. */
const flushMs = 200;

/** Runs the story from its first line to the exit code. Never throws. */
export async function withSession(entry: Entry, story: Story): Promise<ExitCode> {
  const run = begin(entry, await entry.openRunner?.());
  let outcome: Outcome;
  let error: GateError | undefined;
  try {
    outcome = await Promise.race([story(run.session), run.cutOff]);
  } catch (thrown) {
    error = run.state.isStopExpected && run.state.signal !== undefined ? undefined : asGateError(thrown, 'CONFIG');
  }
  const ending = run.state.report === undefined ? plainEnding(run, outcome, error) : await shownEnding(run, error);
  await run.state.transport?.then((transport) => transport.close()).catch(() => {});
  // What was printed last may have failed to be written.
  await setImmediate();
  const code = exitCodeOf(lastEnding(run, ending));
  run.stopWatching();
  // Whatever was cut off may keep the process waiting.
  if (run.session.cancel.aborted) setTimeout(() => entry.exit(code), flushMs).unref();
  return code;
}

interface State {
  transport?: Promise<Transport>;
  report?: RunReport;
  signal?: Signal;
  fault?: GateError;
  isStopExpected: boolean;
  lostOutputs: number;
  clock: Clock;
}

interface Run {
  entry: Entry;
  session: Session;
  /** The text without the secrets. */
  clean(text: string): string;
  state: State;
  /** Rejects when a signal was not obeyed in time, and at a fault that nobody caught. */
  cutOff: Promise<never>;
  stopWatching(): void;
}

function begin(entry: Entry, opened: Runner | undefined): Run {
  const { env, folder, temporaryFolder, hasTerminal, now, readInput, columns } = entry;
  const secrets = new Set(secretVariables().flatMap((name) => linesToMask(env[name])));
  const clean = (text: string) => withoutSecrets(text, [...secrets]);
  const write = (text: string) => entry.write(clean(text));
  const complain = (text: string) => entry.complain(clean(text));
  const runner = opened && withoutSecretsIn(opened, clean);
  const log = createLog({ write, runner, columns, hasColour: entry.hasColour });
  const state: State = { isStopExpected: false, lostOutputs: 0, clock: createClock() };
  const cancel = new AbortController();
  const { promise: cutOff, stopWatching } = watch(entry, state, cancel);
  const session: Session = {
    ...{ env, folder, temporaryFolder, hasTerminal, now, write, complain, readInput, log, runner },
    cancel: cancel.signal,
    runLog: runLogOf(log, () => state.report !== undefined),
    mask(secret, isNew = entry.masksAll ?? false) {
      for (const line of linesToMask(secret)) {
        secrets.add(line);
        if (!isNew) continue;
        runner?.mask(line);
        // Its agent reads commands on both streams, and standard output goes to files and other programs.
        if (azure.isHere(env)) entry.complain(`${writeAzureCommand({ name: 'task.setsecret', data: line })}\n`);
      }
    },
    transport: () => (state.transport ??= openTransport(env).then((opened) => watchedTransport(opened, log))),
    warmUp: () => void session.transport().catch(() => {}),
    clock(baseUrl) {
      state.clock = clockFor(env.SCAN_GATE_TIME_SCALE, baseUrl !== undefined && isLoopback(new URL(baseUrl)));
      return state.clock;
    },
    startReport() {
      leaveUndecided(runner);
      state.report ??= { report: newReport(version), settings: undefined, github: undefined };
      return state.report;
    },
    async untilStopped() {
      state.isStopExpected = true;
      if (cancel.signal.aborted) return;
      await new Promise((resolve) => cancel.signal.addEventListener('abort', resolve, { once: true }));
    },
  };
  return { entry, session, clean, state, cutOff, stopWatching };
}

/** Secrets of the gate and credentials of the CI systems that it reads: nothing that is printed holds one. */
const secretVariables = () => [
  ...secretNames().map(variableName),
  ...ciSystems.flatMap((system: CiSystem) => system.token ?? []),
  ...['GITHUB_TOKEN', 'GH_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ...[
    'SCAN_GATE_HOOK_SECRET',
    'CI_JOB_TOKEN',
    'SYSTEM_ACCESSTOKEN',
    'BUILDKITE_AGENT_ACCESS_TOKEN',
    'NODE_AUTH_TOKEN',
    'NPM_TOKEN',
  ],
];

function withoutSecretsIn(runner: Runner, clean: (text: string) => string): Runner {
  return {
    ...runner,
    annotate: ({ title, message, ...place }) =>
      runner.annotate({
        ...place,
        title: clean(title),
        message: clean(message),
        ...(place.file !== undefined && { file: clean(place.file) }),
      }),
    startGroup: (title) => runner.startGroup(clean(title)),
    setOutputs:
      runner.setOutputs &&
      ((values) =>
        runner.setOutputs?.(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)])))),
    addSummary: runner.addSummary && ((markdown) => runner.addSummary?.(clean(markdown)) ?? Promise.resolve(true)),
  };
}

function watch(entry: Entry, state: State, cancel: AbortController) {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const stopWatching = entry.watch({
    signal(name) {
      state.signal ??= name;
      const error = new GateError('CANCELLED', `Cancelled by ${name}`);
      setTimeout(() => reject(error), graceMs * state.clock.patience).unref();
      setTimeout(
        () => entry.exit(exitCodeOf(lastEnding({ state }, { judged: [] }))),
        cancelMs * state.clock.patience,
      ).unref();
      cancel.abort(error);
    },
    fault(thrown) {
      state.fault ??= asGateError(thrown, 'CONFIG');
      reject(state.fault);
      cancel.abort(state.fault);
    },
    lostOutput() {
      state.lostOutputs += 1;
    },
  });
  return { promise, stopWatching };
}

async function openTransport(env: Environment): Promise<Transport> {
  return createTransport({ proxy: proxySettings(env) });
}

/** A run without a report says in one place what went wrong. */
function plainEnding(run: Run, outcome: Outcome, error: GateError | undefined): Ending {
  if (error === undefined) return outcome ?? { judged: [] };
  const { message, reason, hint = reason && inconclusiveReasons[reason].hint } = error;
  run.session.complain(`${neutralBlock(`scan-gate: ${message}\n${plainText(hint ?? '')}`)}\n`);
  return { judged: [{ verdict: 'inconclusive', reason: reasonOf(error) }] };
}

/** Shows the report on every surface; what goes wrong on GitHub changes neither the verdict nor the other surfaces. */
async function shownEnding(run: Run, error: GateError | undefined): Promise<Ending> {
  const { settings, github, ...known } = { ...(run.state.report as RunReport) };
  const report = {
    ...(error === undefined ? known.report : withError(known.report, error)),
    enforced: !settings?.warnOnly,
  };
  const fileErrors =
    (github && (await show(run, { report, settings, github }))) ??
    (await show(run, { report, settings, github: undefined }));
  await closeCheckRun(run.session.log, github);
  const faults: JudgedVerdict[] = fileErrors === undefined ? [{ verdict: 'inconclusive', reason: 'internal' }] : [];
  return { judged: [report, ...faults], settings, fileErrors };
}

/** The files that could not be written; undefined, said in the log, when a fault of our own ended it. */
async function show(run: Run, { report, settings, github }: RunReport): Promise<number | undefined> {
  const exitCode = (fileErrors: number) => exitCodeOf(lastEnding(run, { judged: [report], settings, fileErrors }));
  try {
    // What writes reports and speaks to GitHub is not needed before there is something to show.
    const { publish } = await import('./surfaces/publish.ts');
    const { env, folder, log, runner, transport, cancel, now: startedAt } = run.session;
    const temporaryFolder = env.RUNNER_TEMP ?? run.session.temporaryFolder;
    const remote = { env, transport, clock: run.state.clock, cancel, redact: run.clean };
    const local = { log, folder, startedAt, temporaryFolder, runner, env, exitCode, redact: run.clean };
    const targets = { ...local, github, remote };
    return (await publish({ ...report, exitCode: exitCode(0) }, settings ?? defaultSettings(), targets)).fileErrors;
  } catch (thrown) {
    run.session.log.line(`Warning: the results could not be shown: ${asGateError(thrown).message}`);
    return undefined;
  }
}

/** One that publishing did not come to would hold up the pull request. */
async function closeCheckRun(log: Log, github: GithubTarget | undefined): Promise<void> {
  const closing = async () => github?.checkRun?.close('The run ended before it came to a verdict.');
  const warning = await closing().catch((thrown: unknown) => asGateError(thrown).message);
  if (warning !== undefined) log.line(`Warning: ${warning}`);
}

/** With what came from outside, up to now. */
function lastEnding({ state }: Pick<Run, 'state'>, { judged, settings, fileErrors = 0 }: Ending): Ending {
  const faults = state.fault === undefined ? [] : [{ verdict: 'inconclusive', reason: reasonOf(state.fault) } as const];
  return {
    judged: [...judged, ...faults],
    settings,
    fileErrors: fileErrors + state.lostOutputs,
    signal: state.isStopExpected ? undefined : state.signal,
  };
}

/** This process, for the entries. */
export function processEntry(): Entry {
  const { env, stdout } = process;
  // A run that ends without a word has decided nothing.
  process.exitCode = 2;
  return {
    env,
    folder: process.cwd(),
    temporaryFolder: tmpdir(),
    now: new Date(),
    write: (text) => stdout.write(text),
    complain: (text) => process.stderr.write(text),
    // The streams of a process are made when they are first looked at.
    readInput: async () => text(process.stdin),
    hasTerminal: [0, 1, 2].some((descriptor) => isatty(descriptor)),
    // A CI system may pretend to have a terminal, and would keep every frame.
    columns:
      stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== 'dumb' ? () => stdout.columns || 80 : undefined,
    hasColour: wantsColour(env, stdout.isTTY),
    openRunner: env.GITHUB_ACTIONS === 'true' ? () => openCommandLineRunner(env) : undefined,
    watch: watchProcess,
    exit: (code) => process.exit(code),
  };
}

/** Standard output of a command goes to files and other programs: the runner reads masks on standard error as well. */
async function openCommandLineRunner(env: Environment): Promise<Runner> {
  return { ...createRunner(env), mask: (line) => void process.stderr.write(maskCommand(line)) };
}

function watchProcess({ signal, fault, lostOutput }: Interruptions): () => void {
  const empty = () => fault(new Error('nothing was left to wait for'));
  // The listener stays: a reader who has seen enough (`| head`) is no fault, however late.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code !== 'EPIPE' && lostOutput());
  process.stderr.on('error', () => {});
  // Windows has no SIGQUIT to listen to.
  const heard = signals.filter((name) => process.platform !== 'win32' || name !== 'SIGQUIT');
  for (const name of heard) process.on(name, signal);
  process.on('uncaughtException', fault).on('beforeExit', empty);
  return () => {
    for (const name of heard) process.off(name, signal);
    process.off('uncaughtException', fault).off('beforeExit', empty);
  };
}
