/** Entry of the GitHub Action: reads the runner's world once, runs the gate, shows the report, sets the exit code. */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transport } from './api/http.ts';
import type { RunContext } from './ci/context.ts';
import { readGithubContext } from './ci/github/event.ts';
import { createGithubReader } from './ci/github/reader.ts';
import { maskLine } from './ci/github/runner.ts';
import { createLog, type Log } from './ci/log.ts';
import type { Budget } from './clock.ts';
import { asGateError, GateError } from './errors.ts';
import { runGate } from './gate.ts';
import { exitCodeOf } from './policy/exit-code.ts';
import { clockFor, type Environment, proxySettings, version, watchSignals } from './process.ts';
import { type Place, publish } from './publish.ts';
import { newReport, withError } from './report/draft.ts';
import type { Report } from './report/report.ts';
import type { Settings } from './settings.ts';
import { readActionInputs, readSettings } from './settings-reading.ts';
import { isLoopback } from './settings-values.ts';
import { configFilePath, type Surroundings } from './steps/guards.ts';

async function main(env: Environment): Promise<void> {
  const log = createLog({ write: (text) => process.stdout.write(text), readsCommands: true });
  maskSecrets(env, log);
  log.line(`Scan Gate ${version}`);
  const cancellation = watchSignals();
  let settings: Settings | undefined;
  let report: Report;
  try {
    const { given, problems } = readActionInputs(env);
    settings = readSettings(given, problems);
    report = await gate(settings, env, log, cancellation.signal);
  } catch (error) {
    report = refused(asGateError(error, 'CONFIG'), settings);
  }
  report = { ...report, exitCode: cancellation.exitCode() ?? report.exitCode };
  const final = await publish(report, settings ?? {}, placeOf(env, log));
  cancellation.end();
  process.exitCode = cancellation.exitCode() ?? final.exitCode;
}

/** First of all, before anything can be printed: even a malformed secret must not be readable. */
function maskSecrets(env: Environment, log: Log): void {
  for (const secret of [env['INPUT_API-KEY'], env['INPUT_GITHUB-TOKEN']]) {
    for (const line of new Set([secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)])) {
      if (line?.trim()) log.command(maskLine(line));
    }
  }
}

/** A run that was refused before it began: wrong settings, a fork, a tag. */
function refused(error: GateError, settings: Settings | undefined): Report {
  const report = withError({ ...newReport(version), enforced: !(settings?.warnOnly ?? false) }, error);
  const leniency = settings ?? { warnOnly: false, onInconclusive: {} };
  return { ...report, exitCode: exitCodeOf(report.verdict, report.reason, leniency) };
}

async function gate(settings: Settings, env: Environment, log: Log, cancel: AbortSignal): Promise<Report> {
  const context = readGithubContext({ env, event: await readEvent(env), branch: settings.branch });
  log.line(describe(context));
  const transport = createTransport({ proxy: proxySettings(env) });
  try {
    return await runGate({
      settings,
      context,
      version,
      transport,
      clock: clockFor(env, isLoopback(settings.baseUrl)),
      cancel,
      story: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
      surroundings: (budget) => surroundings(context, settings, env, transport, budget),
    });
  } finally {
    await transport.close();
  }
}

function describe(context: RunContext): string {
  const commit = context.headSha === undefined ? '' : ` at ${context.headSha.slice(0, 12)}`;
  const pull = context.pullRequest === undefined ? '' : `Pull request #${context.pullRequest}: `;
  const into = context.baseBranch === undefined ? '' : ` into ${context.baseBranch}`;
  return `${pull}${context.branch}${commit}${into} (${context.event ?? 'no event'})`;
}

async function readEvent(env: Environment): Promise<unknown> {
  const path = env.GITHUB_EVENT_PATH;
  if (!path) throw notOnGithub('GITHUB_EVENT_PATH is not set');
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw notOnGithub(`the event file cannot be read (${(error as Error).message})`, error);
  }
}

function notOnGithub(why: string, cause?: unknown): GateError {
  return new GateError('CONFIG', `Nothing says which commit to gate: ${why}`, {
    cause,
    reason: 'wrong-ref',
    hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
  });
}

function surroundings(
  context: RunContext,
  settings: Settings,
  env: Environment,
  transport: Transport,
  budget: Budget,
): Surroundings {
  const github = createGithubReader({
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token: settings.githubToken,
    transport,
    budget,
  });
  const { pullRequest, headSha, defaultBranch, event } = context;
  const isProposal = pullRequest !== undefined || event === 'merge_group';
  const policyRef = !isProposal && headSha !== undefined ? headSha : `heads/${defaultBranch ?? context.branch}`;
  return {
    readHead: () => github.branchHead(context.branch),
    hasConfigFile: () => github.fileExists(configFilePath, policyRef),
    changedFiles: pullRequest === undefined ? undefined : () => github.changedFiles(pullRequest),
  };
}

function placeOf(env: Environment, log: Log): Place {
  return {
    log,
    folder: env.GITHUB_WORKSPACE ?? process.cwd(),
    defaultReportFile: join(env.RUNNER_TEMP ?? tmpdir(), 'scan-gate', 'report.json'),
    outputsFile: env.GITHUB_OUTPUT,
    summaryFile: env.GITHUB_STEP_SUMMARY,
    readsCommands: true,
  };
}

await main(process.env);
