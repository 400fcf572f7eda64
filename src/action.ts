/** Entry of the GitHub Action: reads the runner's world once, runs the gate, shows the report, sets the exit code. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transport } from './api/http.ts';
import { saveState } from './ci/github/runner.ts';
import { createLog, type Log } from './ci/log.ts';
import { formatSeconds } from './clock.ts';
import { asGateError, type GateError } from './errors.ts';
import { type GateResult, runGate } from './gate.ts';
import {
  describeContext,
  type GithubPlace,
  githubContext,
  githubDeps,
  githubSurroundings,
  maskSecrets,
  openState,
} from './github-place.ts';
import { exitCodeOf } from './policy/exit-code.ts';
import { clockFor, type Environment, proxySettings, version, watchSignals } from './process.ts';
import { newReport, withError } from './report/draft.ts';
import type { Report } from './report/report.ts';
import { readActionInputs, readSettings } from './settings/reading.ts';
import type { Settings } from './settings/settings.ts';
import { isLoopback } from './settings/values.ts';
import type { GithubDeps, OpenedCheckRun } from './surfaces/github.ts';
import { type GithubTarget, type Place, publish } from './surfaces/publish.ts';

async function main(env: Environment): Promise<void> {
  const log = createLog({ write: (text) => process.stdout.write(text), readsCommands: true });
  maskSecrets(env, log);
  log.line(`Scan Gate ${version}`);
  const cancellation = watchSignals();
  let transport: Transport | undefined;
  let settings: Settings | undefined;
  let github: GithubTarget | undefined;
  let report: Report;
  try {
    const { given, problems } = readActionInputs(env);
    settings = readSettings(given, problems);
    transport = createTransport({ proxy: proxySettings(env) });
    const context = await githubContext(env, settings.branch);
    log.line(describeContext(context));
    const place = { context, settings, env, transport };
    const deps = githubDeps(place, cancellation.signal);
    const opening = openCheck(place, deps);
    const result = await gate(place, log, cancellation.signal);
    ({ report, settings } = result);
    if (context.refusal === undefined) github = { deps, opened: await opening, changes: result.changes };
  } catch (error) {
    report = refused(asGateError(error, 'CONFIG'), settings);
  }
  report = { ...report, exitCode: cancellation.exitCode() ?? report.exitCode };
  const final = await publish(report, settings ?? {}, placeOf(env, log, github));
  if (github?.opened !== undefined && env.GITHUB_STATE)
    await saveState(env.GITHUB_STATE, openState, '').catch(() => {});
  await transport?.close();
  cancellation.end();
  process.exitCode = cancellation.exitCode() ?? final.exitCode;
}

/** Shows the gate at work while it is, and lets the `post` part close what a killed run leaves open. */
async function openCheck(place: GithubPlace, deps: GithubDeps): Promise<OpenedCheckRun | undefined> {
  const { context, settings, env } = place;
  if (context.headSha === undefined || !['auto', 'check-run'].includes(settings.annotations)) return undefined;
  const { openCheckRun } = await import('./surfaces/github.ts');
  const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1000)}.`;
  const opened = await openCheckRun({ headSha: context.headSha, category: settings.category, text }, deps);
  if (opened !== undefined && env.GITHUB_STATE)
    await saveState(env.GITHUB_STATE, openState, String(opened.id)).catch(() => {});
  return opened;
}

/** A run that was refused before it began: wrong settings, an event that cannot be read. */
function refused(error: GateError, settings: Settings | undefined): Report {
  const report = withError({ ...newReport(version), enforced: !(settings?.warnOnly ?? false) }, error);
  const leniency = settings ?? { warnOnly: false, onInconclusive: {} };
  return { ...report, exitCode: exitCodeOf(report.verdict, report.reason, leniency) };
}

function gate({ context, settings, env, transport }: GithubPlace, log: Log, cancel: AbortSignal): Promise<GateResult> {
  return runGate({
    settings,
    context,
    version,
    transport,
    clock: clockFor(env, isLoopback(settings.baseUrl)),
    cancel,
    now: new Date(),
    story: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
    surroundings: (budget, onWait) => githubSurroundings({ context, settings, env, transport }, { budget, onWait }),
  });
}

function placeOf(env: Environment, log: Log, github: GithubTarget | undefined): Place {
  return {
    log,
    folder: env.GITHUB_WORKSPACE ?? process.cwd(),
    defaultReportFile: join(env.RUNNER_TEMP ?? tmpdir(), 'scan-gate', 'report.json'),
    outputsFile: env.GITHUB_OUTPUT,
    summaryFile: env.GITHUB_STEP_SUMMARY,
    readsCommands: true,
    github,
  };
}

await main(process.env);
