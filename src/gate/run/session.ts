/**
 * One run of the action or of a command: its tools, how it can be interrupted, where its report is shown, and how it
 * ends.
 */

import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { removeSecrets } from '../../shared/api/secret-forms.ts';
import { type Clock, createClock, createScaledClock } from '../../shared/clock.ts';
import { GateError, inconclusiveReasons, toGateError } from '../../shared/errors.ts';
import { isLoopback } from '../../shared/http/confidential.ts';
import { createLoggingTransport, createTransport, readProxySettings, type Transport } from '../../shared/http/http.ts';
import { toPlainText } from '../../shared/prose.ts';
import { neutralizeBlock } from '../../shared/shown/neutral.ts';
import { writeAzureCommand } from '../hosts/azure/formats/command.ts';
import { azure } from '../hosts/azure/system.ts';
import { createRunner, formatMaskCommand, type Runner } from '../hosts/github/runner.ts';
import { createLog, type Log, listLinesToMask, type RunLog, wantsColour } from '../hosts/log.ts';
import { ciSystems } from '../hosts/registry.ts';
import type { CiSystem, Environment } from '../hosts/system.ts';
import {
  computeExitCode,
  type ExitCode,
  getReason,
  type JudgedVerdict,
  type RunEnding,
  type Signal,
  signals,
} from '../policy/verdict.ts';
import type { OutputName } from '../report/outputs.ts';
import { addError, createReport, type Report } from '../report/report.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import { createDefaultSettings, getVariableName } from '../settings/reading.ts';
import { listSecretNames } from '../settings/settings.ts';
import type { RunSession } from '../story/source.ts';
import type { GithubTarget } from '../surfaces/surface.ts';

export const version = '0.1.0';

/** Interruptions from outside. */
export interface Interruptions {
  signal(name: Signal): void;
  /** An uncaught error, or a wait for something that will never happen. */
  fault(error: unknown): void;
  /** Standard output can no longer be written, for another reason than a reader that stopped reading. */
  lostOutput(): void;
}

/** The process, as its entry describes it. */
export interface ProcessEntry extends Pick<RunSession, 'env' | 'folder' | 'now' | 'loadOctokit'> {
  /** Folder for files without a given path. */
  temporaryFolder: string;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes to standard error. */
  complain(text: string): void;
  /** Reads all of standard input. */
  readInput(): Promise<string>;
  /** Whether any of the three streams is a terminal. */
  hasTerminal: boolean;
  /** Columns of the terminal. Undefined if nobody is watching one. */
  columns?: (() => number) | undefined;
  /** Whether colors are wanted. */
  hasColour?: boolean | undefined;
  /** Set in a workflow. */
  openRunner?: (() => Promise<Runner>) | undefined;
  /** Whether the runner masks every secret, as in an action. */
  masksAll?: boolean | undefined;
  /** Reports interruptions until the returned function is called. */
  watch(interruptions: Interruptions): () => void;
  /** Ends the process at once. */
  exit(code: ExitCode): void;
}

/** A report under construction. An error that ends the run loses none of it. */
export interface RunReport {
  report: Report;
  /** Undefined until they were read. Completed from the policy file as soon as that was read. */
  settings: RunSettings | undefined;
  github: GithubTarget | undefined;
}

export interface Session
  extends RunSession,
    Pick<ProcessEntry, 'temporaryFolder' | 'write' | 'complain' | 'readInput' | 'hasTerminal'> {
  log: Log;
  runner: Runner | undefined;
  /**
   * Call before anything else is printed: even a malformed secret must not be readable. Nothing that is printed later
   * contains it. The runner is told about it in the action, and if it is not yet a secret of the workflow (`isNewAgainstBase`).
   */
  mask(secret: string | undefined, isNew?: boolean): void;
  /** From here on the run has a report, which is shown however the run ends. */
  startReport(): RunReport;
  /** Waits for the signal that ends this run normally. */
  untilStopped(): Promise<void>;
}

/** What a run without a report has judged. Undefined if there was nothing to judge. */
export type StoryOutcome = Pick<RunEnding, 'judged' | 'settings'> | undefined;
export type Story = (session: Session) => Promise<StoryOutcome>;

/** The outcome of a command that could not do its task. The settings do not soften it. */
export const notDoneOutcome: StoryOutcome = { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] };

/** Time for a run to end by itself after a signal, and for the process to end in any case. */
const graceMs = 2500;
const cancelMs = 4500;
/** Time for the output to be written before the process ends. */
const flushMs = 200;

/** Runs the story from its first line to the exit code. Never throws. */
export async function withSession(entry: ProcessEntry, story: Story): Promise<ExitCode> {
  const run = beginRun(entry, await entry.openRunner?.());
  let outcome: StoryOutcome;
  let error: GateError | undefined;
  try {
    outcome = await Promise.race([story(run.session), run.cutOff]);
  } catch (thrown) {
    error = run.state.isStopExpected && run.state.signal !== undefined ? undefined : toGateError(thrown, 'CONFIG');
  }
  const ending =
    run.state.report === undefined ? endWithoutReport(run, outcome, error) : await endWithReport(run, error);
  await run.state.transport?.then((transport) => transport.close()).catch(() => {});
  // Writing the last output may have failed.
  await setImmediate();
  const code = computeExitCode(completeEnding(run, ending));
  run.stopWatching();
  // Interrupted work may keep the process alive.
  if (run.session.cancel.aborted) setTimeout(() => entry.exit(code), flushMs).unref();
  return code;
}

interface SessionState {
  transport?: Promise<Transport>;
  report?: RunReport;
  signal?: Signal;
  fault?: GateError;
  isStopExpected: boolean;
  lostOutputs: number;
  clock: Clock;
}

interface SessionRun {
  entry: ProcessEntry;
  session: Session;
  /** The text without the secrets. */
  clean(text: string): string;
  state: SessionState;
  /** Rejects if a signal was not obeyed in time, and at an uncaught error. */
  cutOff: Promise<never>;
  stopWatching(): void;
}

function beginRun(entry: ProcessEntry, opened: Runner | undefined): SessionRun {
  const { env, folder, temporaryFolder, hasTerminal, now, readInput, columns, loadOctokit } = entry;
  const secrets = new Set(listSecretVariables().flatMap((name) => listLinesToMask(env[name])));
  const clean = (text: string) => removeSecrets(text, [...secrets]);
  const write = (text: string) => entry.write(clean(text));
  const complain = (text: string) => entry.complain(clean(text));
  const runner = opened && redactRunner(opened, clean);
  const log = createLog({ write, runner, columns, hasColour: entry.hasColour, redact: clean });
  const state: SessionState = { isStopExpected: false, lostOutputs: 0, clock: createClock() };
  const cancel = new AbortController();
  const { cutOff, stopWatching } = watchInterruptions(entry, state, cancel);
  const session: Session = {
    ...{
      version,
      env,
      folder,
      temporaryFolder,
      hasTerminal,
      now,
      write,
      complain,
      readInput,
      log,
      runner,
      loadOctokit,
    },
    cancel: cancel.signal,
    runLog: createRunLog(log, () => state.report !== undefined),
    mask(secret, isNew = entry.masksAll ?? false) {
      for (const line of listLinesToMask(secret)) {
        secrets.add(line);
        if (!isNew) continue;
        runner?.mask(line);
        // The Azure agent reads commands on both streams, and standard output goes to files and other programs.
        if (azure.isHere(env)) entry.complain(`${writeAzureCommand({ name: 'task.setsecret', data: line })}\n`);
      }
    },
    transport: () => (state.transport ??= openTransport(env).then((opened) => createLoggingTransport(opened, log))),
    clock(baseUrl) {
      const address = URL.parse(baseUrl ?? env.GITHUB_API_URL ?? '');
      state.clock = createScaledClock(env.SCAN_GATE_TIME_SCALE, address !== null && isLoopback(address));
      return state.clock;
    },
    startReport() {
      presetUndecidedOutputs(runner);
      state.report ??= { report: createReport(version), settings: undefined, github: undefined };
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

/** The report shows the notes of a run, so the log prints them once, folded. */
function createRunLog(log: Log, hasReport: () => boolean): RunLog {
  const detail = (line: string) => {
    if (log.level === 'verbose') log.line(line);
  };
  const note = (line: string) => (hasReport() ? detail : log.line)(`Note: ${line}`);
  return { say: log.line, detail, note, live: log.live };
}

/** Secrets of the gate and credentials of CI systems. Nothing that is printed contains one. */
const listSecretVariables = () => [
  ...listSecretNames().map(getVariableName),
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

function redactRunner(runner: Runner, clean: (text: string) => string): Runner {
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

function watchInterruptions(entry: ProcessEntry, state: SessionState, cancel: AbortController) {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const stopWatching = entry.watch({
    signal(name) {
      state.signal ??= name;
      const error = new GateError('CANCELLED', `Canceled by ${name}`);
      setTimeout(() => reject(error), graceMs * state.clock.patience).unref();
      setTimeout(
        () => entry.exit(computeExitCode(completeEnding({ state }, { judged: [] }))),
        cancelMs * state.clock.patience,
      ).unref();
      cancel.abort(error);
    },
    fault(thrown) {
      state.fault ??= toGateError(thrown, 'CONFIG');
      reject(state.fault);
      cancel.abort(state.fault);
    },
    lostOutput() {
      state.lostOutputs += 1;
    },
  });
  return { cutOff: promise, stopWatching };
}

async function openTransport(env: Environment): Promise<Transport> {
  return createTransport({ proxy: readProxySettings(env) });
}

/** A run without a report prints its error in one place. */
function endWithoutReport(run: SessionRun, outcome: StoryOutcome, error: GateError | undefined): RunEnding {
  if (error === undefined) return outcome ?? { judged: [] };
  const { message, reason, hint = reason && inconclusiveReasons[reason].hint } = error;
  run.session.complain(`${neutralizeBlock(run.clean(`scan-gate: ${message}\n${toPlainText(hint ?? '')}`))}\n`);
  return { judged: [{ verdict: 'inconclusive', reason: getReason(error) }] };
}

/** Shows the report on every surface. A failure on GitHub affects neither the verdict nor the other surfaces. */
async function endWithReport(run: SessionRun, error: GateError | undefined): Promise<RunEnding> {
  const { settings, github, ...known } = { ...(run.state.report as RunReport) };
  const report = {
    ...(error === undefined ? known.report : addError(known.report, error)),
    enforced: !settings?.warnOnly,
  };
  const fileErrors =
    (github && (await showReport(run, { report, settings, github }))) ??
    (await showReport(run, { report, settings, github: undefined }));
  const faults: JudgedVerdict[] = fileErrors === undefined ? [{ verdict: 'inconclusive', reason: 'internal' }] : [];
  const text =
    fileErrors === undefined
      ? 'The run is inconclusive: its result could not be shown.'
      : `The run ended as ${report.verdict}, but its result could not be written here. Its log has it.`;
  await closeCheckRun(run.session.log, github, text);
  return { judged: [report, ...faults], settings, fileErrors };
}

/** Number of files that could not be written. Undefined, with a log line, if an internal error ended it. */
async function showReport(run: SessionRun, { report, settings, github }: RunReport): Promise<number | undefined> {
  const exitCode = (fileErrors: number) =>
    computeExitCode(completeEnding(run, { judged: [report], settings, fileErrors }));
  try {
    // The code that writes reports and uses GitHub is loaded only when there is something to show.
    const { publish } = await import('../surfaces/publish.ts');
    const { env, folder, log, runner, transport, cancel, now } = run.session;
    const temporaryFolder = env.RUNNER_TEMP ?? run.session.temporaryFolder;
    const remote = { env, transport, clock: run.state.clock, cancel, redact: run.clean };
    const local = { log, folder, startedAt: now, temporaryFolder, runner, env, exitCode, redact: run.clean };
    const targets = { ...local, github, remote };
    return (await publish({ ...report, exitCode: exitCode(0) }, settings ?? createDefaultSettings(), targets))
      .fileErrors;
  } catch (thrown) {
    run.session.log.line(`Warning: the results could not be shown: ${toGateError(thrown).message}`);
    return undefined;
  }
}

/** A check run that publishing did not reach would block the pull request. */
async function closeCheckRun(log: Log, github: GithubTarget | undefined, text: string): Promise<void> {
  const closing = async () => github?.checkRun?.close(text);
  const warning = await closing().catch((thrown: unknown) => toGateError(thrown).message);
  if (warning !== undefined) log.line(`Warning: ${warning}`);
}

/** Adds signals and errors from outside up to now. */
function completeEnding(
  { state }: Pick<SessionRun, 'state'>,
  { judged, settings, fileErrors = 0 }: RunEnding,
): RunEnding {
  const faults =
    state.fault === undefined ? [] : [{ verdict: 'inconclusive', reason: getReason(state.fault) } as const];
  return {
    judged: [...judged, ...faults],
    settings,
    fileErrors: fileErrors + state.lostOutputs,
    signal: state.isStopExpected ? undefined : state.signal,
  };
}

/** This process, for the entries. */
export function createProcessEntry(): ProcessEntry {
  const { env, stdout } = process;
  // A run that ends without setting a code has decided nothing.
  process.exitCode = 2;
  return {
    env,
    folder: process.cwd(),
    temporaryFolder: tmpdir(),
    now: new Date(),
    write: (text) => stdout.write(text),
    complain: (text) => process.stderr.write(text),
    // Node.js creates the streams of a process on first access.
    readInput: async () => text(process.stdin),
    hasTerminal: [0, 1, 2].some((descriptor) => isatty(descriptor)),
    // A CI system may simulate a terminal, and would keep every frame.
    columns:
      stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== 'dumb' ? () => stdout.columns || 80 : undefined,
    hasColour: wantsColour(env, stdout.isTTY),
    // Standard output of a command goes to files and other programs, and the runner reads masks on standard error too.
    openRunner:
      env.GITHUB_ACTIONS === 'true'
        ? async () => ({ ...createRunner(env), mask: (line) => void process.stderr.write(formatMaskCommand(line)) })
        : undefined,
    watch: watchProcess,
    exit: (code) => process.exit(code),
  };
}

function watchProcess({ signal, fault, lostOutput }: Interruptions): () => void {
  const empty = () => fault(new Error('the run had nothing left to do'));
  // The listener stays: a reader that stopped reading (`| head`) is not an error, however late.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code !== 'EPIPE' && lostOutput());
  process.stderr.on('error', () => {});
  // Windows has no SIGQUIT.
  const heard = signals.filter((name) => process.platform !== 'win32' || name !== 'SIGQUIT');
  for (const name of heard) process.on(name, signal);
  process.on('uncaughtException', fault).on('beforeExit', empty);
  return () => {
    for (const name of heard) process.off(name, signal);
    process.off('uncaughtException', fault).off('beforeExit', empty);
  };
}

/**
 * The outputs until the run has ended, set at the start: the runner keeps the last value of a name, and a killed run
 * writes no more.
 */
function presetUndecidedOutputs(runner: Runner | undefined): void {
  const undecided = { verdict: 'inconclusive', reason: 'cancelled' } satisfies Partial<Record<OutputName, string>>;
  try {
    runner?.setOutputs?.(undecided);
  } catch {
    // The error is reported at the end of the run.
  }
}
