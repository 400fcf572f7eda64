/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport, type Transport } from '../api/http.ts';
import { maskLine } from '../ci/github/runner.ts';
import { createLog, type Log } from '../ci/log.ts';
import { asGateError, GateError } from '../errors.ts';
import { type GateInput, type GateResult, runGate } from '../gate.ts';
import { githubDeps } from '../github-place.ts';
import { exitCodeOf } from '../policy/exit-code.ts';
import { type Cancellation, clockFor, type Environment, proxySettings, version, watchSignals } from '../process.ts';
import { newReport, withError } from '../report/draft.ts';
import type { Report } from '../report/report.ts';
import type { FlagReading } from '../settings/flags.ts';
import { mergeReadings, type Reading, readEnvironment, readSettings } from '../settings/reading.ts';
import type { Settings } from '../settings/settings.ts';
import { isLoopback } from '../settings/values.ts';
import { type GithubTarget, type Place, publish } from '../surfaces/publish.ts';

export interface RunRequest {
  flags: FlagReading;
  env: Environment;
  cwd: string;
  workerUrl: URL;
}

export interface StageRequest {
  request: RunRequest;
  settings: Settings;
  transport: Transport;
}

/** What one kind of run (embedded or not) brings to the gate; `end` stops what it started. */
export interface Stage extends Pick<GateInput, 'settings' | 'context' | 'surroundings'> {
  /** Lines about the place, before the story. */
  opening: string[];
  end(): Promise<void>;
}

export async function run(request: RunRequest): Promise<number> {
  const readsCommands = request.env.GITHUB_ACTIONS === 'true';
  const log = createLog({
    write: (line) => process.stdout.write(line),
    readsCommands,
    columns: terminalOf(request.env),
  });
  const cancellation = watchSignals();
  let settings: Settings | undefined;
  let report: Report;
  let github: GithubTarget | undefined;
  let transport: Transport | undefined;
  try {
    settings = await readRunSettings(request, log);
    transport = createTransport({ proxy: proxySettings(request.env) });
    const result = await gate({ request, settings, log, cancellation, transport });
    ({ report, settings } = result);
    github = githubTarget(request, result, transport, cancellation);
  } catch (error) {
    report = refused(asGateError(error, 'CONFIG'), settings);
  }
  report = { ...report, exitCode: cancellation.exitCode() ?? report.exitCode };
  const final = await publish(report, settings ?? {}, placeOf(request, log, readsCommands, github));
  await transport?.close();
  cancellation.end();
  return cancellation.exitCode() ?? final.exitCode;
}

/** The terminal at which somebody sits; a CI system may pretend to have one, and would keep every frame. */
function terminalOf(env: Environment): (() => number) | undefined {
  if (!process.stdout.isTTY || env.CI || env.GITHUB_ACTIONS || env.TERM === 'dumb') return undefined;
  return () => process.stdout.columns || 80;
}

/**
 * A workflow of ours, with a commit to show something on; that of an embedded run is the checkout's, which may be a merge
 * that nobody looks at.
 */
function githubTarget(
  { env, flags }: RunRequest,
  { context, settings, changes }: GateResult,
  transport: Transport,
  cancellation: Cancellation,
): GithubTarget | undefined {
  const isOurs = context.system === 'github' && context.refusal === undefined && !flags.switches.has('embedded');
  if (!isOurs || settings.githubToken === undefined) return undefined;
  return { deps: githubDeps({ context, settings, env, transport }, cancellation.signal), opened: undefined, changes };
}

/** The settings of flags, standard input and variables; masks the secrets first, then says who is speaking. */
export async function readRunSettings({ env, flags }: RunRequest, log: Log): Promise<Settings> {
  const reading = mergeReadings(flags, await keyFromInput(flags), readEnvironment(env));
  for (const name of ['api-key', 'github-token'] as const) {
    const secret = reading.given[name]?.value.trim();
    if (secret) log.command(maskLine(secret));
  }
  log.line(`Scan Gate ${version}`);
  return readCommandSettings(reading, flags);
}

async function keyFromInput(flags: FlagReading): Promise<Reading> {
  if (!flags.switches.has('api-key-stdin')) return { given: {}, problems: [] };
  const value = (await text(process.stdin)).trim();
  if (value === '') return { given: {}, problems: ['--api-key-stdin: standard input is empty'] };
  return { given: { 'api-key': { value, source: 'flag' } }, problems: [] };
}

/** An address that passes for one until the embedded service has its own. */
const pendingUrl = 'http://127.0.0.1/api/v1';

function readCommandSettings(reading: Reading, flags: FlagReading): Settings {
  const problems = [...reading.problems];
  const extra = flags.positionals.slice(flags.switches.has('embedded') ? 2 : 1);
  if (extra.length > 0) problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
  if (!flags.switches.has('embedded')) {
    try {
      return readSettings(reading.given, problems);
    } catch (error) {
      throw reading.given['base-url'] ? error : withEmbeddedHint(error);
    }
  }
  for (const name of ['base-url', 'repository-id', 'branch', 'scan-id'] as const) {
    if (flags.given[name]) problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
  }
  const { 'repository-id': _, branch: __, 'scan-id': ___, ...given } = reading.given;
  return readSettings({ ...given, 'base-url': { value: pendingUrl, source: 'default' } }, problems);
}

function withEmbeddedHint(error: unknown): GateError {
  const { code, message, reason } = asGateError(error);
  return new GateError(code, message, {
    cause: error,
    reason,
    hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
  });
}

export interface GateRequest {
  request: RunRequest;
  settings: Settings;
  log: Log;
  cancellation: Cancellation;
  transport: Transport;
  wantsEverything?: boolean;
}

/** Runs the gate on its stage, and ends what the stage started. */
export async function gate({
  request,
  settings,
  log,
  cancellation,
  transport,
  ...wishes
}: GateRequest): Promise<GateResult> {
  const { env, flags } = request;
  let stage: Stage | undefined;
  try {
    if (flags.switches.has('embedded')) {
      const { embeddedStage } = await import('./embedded-stage.ts');
      stage = await embeddedStage({ request, settings, transport });
    } else {
      const { remoteStage } = await import('./remote-stage.ts');
      stage = await remoteStage({ request, settings, transport });
    }
    for (const line of stage.opening) log.line(line);
    return await runGate({
      settings: stage.settings,
      context: stage.context,
      surroundings: stage.surroundings,
      version,
      transport,
      clock: clockFor(env, isLoopback(stage.settings.baseUrl)),
      cancel: cancellation.signal,
      now: new Date(),
      ...wishes,
      story: { say: log.line, note: (line) => log.line(`Note: ${line}`), live: log.live },
    });
  } finally {
    await stage?.end();
  }
}

function refused(error: GateError, settings: Settings | undefined): Report {
  const report = withError({ ...newReport(version), enforced: !(settings?.warnOnly ?? false) }, error);
  const leniency = settings ?? { warnOnly: false, onInconclusive: {} };
  return { ...report, exitCode: exitCodeOf(report.verdict, report.reason, leniency) };
}

function placeOf({ env, cwd }: RunRequest, log: Log, readsCommands: boolean, github: GithubTarget | undefined): Place {
  return {
    log,
    folder: cwd,
    defaultReportFile: join(env.RUNNER_TEMP ?? tmpdir(), 'scan-gate', 'report.json'),
    outputsFile: readsCommands ? env.GITHUB_OUTPUT : undefined,
    summaryFile: readsCommands ? env.GITHUB_STEP_SUMMARY : undefined,
    readsCommands,
    github,
  };
}
