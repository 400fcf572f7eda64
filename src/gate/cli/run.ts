/** `scan-gate run`: the gate on the command line, against a service or with the embedded scanners. */
import { resolve } from 'node:path';
import { GateError } from '../../shared/errors.ts';
import { createWriteAccess } from '../hosts/github/surfaces/access.ts';
import { type GateRunRequest, runOverTarget } from '../run/gate-run.ts';
import type { Session } from '../run/session.ts';
import type { FlagReading } from '../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings, type SettingsReading } from '../settings/reading.ts';
import { listSecretNames, type Settings } from '../settings/settings.ts';
import type { GateResult } from '../story/gate.ts';
import type { Call } from './command.ts';

export type RunFlags = FlagReading<{
  embedded?: true;
  'api-key-stdin'?: true;
  json?: true;
  local?: true;
  worktree?: true;
  staged?: true;
}>;
export type RunRequest = Call<RunFlags>;

export async function runGateCommand(request: RunRequest): Promise<undefined> {
  const { session, flags } = request;
  if (flags.own.json) reserveOutputForReport(session);
  const reportFacts = session.startReport();
  const settings = await readRunSettings(request);
  reportFacts.settings = settings;
  if (flags.own.embedded) reportFacts.report = { ...reportFacts.report, origin: 'embedded' };
  const result = await runRequestedGate({ request, settings });
  reportFacts.report = result.report;
  reportFacts.settings = result.settings;
  const { context, changes } = result;
  const isOurs = context.system === 'github' && context.refusal === undefined;
  // An embedded run judges the checkout, which may be a test merge that nobody views.
  if (!isOurs || flags.own.embedded || result.settings.githubToken === undefined) return;
  const access = await createWriteAccess(session, context, result.settings);
  reportFacts.github = { access, checkRun: undefined, changes };
}

/** The values from flags, standard input and variables. Masks the secrets before anything else is printed. */
export async function readGivenSettings({
  session,
  flags,
}: Pick<RunRequest, 'session' | 'flags'>): Promise<SettingsReading> {
  const typed: SettingsReading = { given: {}, problems: [] };
  if (flags.own['api-key-stdin'] !== undefined) {
    const value = (await session.readInput()).trim();
    if (value === '') typed.problems.push('--api-key-stdin: standard input is empty');
    else typed.given['api-key'] = { value, source: 'flag' };
  }
  const reading = mergeReadings(flags, typed, readEnvironment(session.env));
  // A secret from standard input is not yet masked by the workflow. With `--json` the output streams are reserved.
  for (const { value, source } of listSecretNames().flatMap((name) => reading.given[name] ?? []))
    session.mask(value, source === 'flag' && !flags.own.json);
  return reading;
}

export async function readRunSettings(request: RunRequest): Promise<Settings> {
  const reading = await readGivenSettings(request);
  const { own, positionals } = request.flags;
  const problems = [...reading.problems];
  const extra = positionals.slice(own.embedded ? 1 : 0);
  if (extra.length > 0) problems.push(`unexpected arguments: ${JSON.stringify(extra.join(' '))}`);
  const kinds = uncommittedKinds.filter((kind) => own[kind]);
  if (kinds.length > 1) problems.push('--worktree and --staged: use only one of them');
  if (!own.embedded) {
    for (const kind of kinds) problems.push(`--${kind} scans on this machine: add --embedded`);
    if (reading.given['base-url'] === undefined)
      problems.push('base-url is missing: name a service, or scan a checkout here with scan-gate run --embedded');
    return readSettings(reading.given, problems);
  }
  const given = { ...reading.given };
  for (const name of ['base-url', 'repository-id', 'branch', 'scan-id', 'wait'] as const) {
    if (request.flags.given[name])
      problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
    if (name !== 'wait') delete given[name];
  }
  return readSettings(given, problems);
}

const uncommittedKinds = ['worktree', 'staged'] as const;

/** Runs the gate as the flags say: over a checkout on this machine, or over a service's scan. */
export async function runRequestedGate({
  request,
  settings,
  ...asked
}: Pick<GateRunRequest, 'settings' | 'check' | 'wantsEverything'> & { request: RunRequest }): Promise<GateResult> {
  const { session, flags, scannersUrl } = request;
  // Everything that the scan found, whatever scope the policy file sets.
  const everything = { ...settings, scope: 'scan' as const, sources: { ...settings.sources, scope: 'flag' as const } };
  const judged = asked.wantsEverything ? everything : settings;
  const { local, embedded } = flags.own;
  const folder = resolve(session.folder, flags.positionals[0] ?? '.');
  const uncommitted = uncommittedKinds.find((kind) => flags.own[kind]);
  return runOverTarget({
    ...asked,
    settings: judged,
    session,
    local,
    checkout: embedded && { folder, scannersUrl, uncommitted },
  });
}

/**
 * For `--json`: standard output contains only the report, and the log goes to standard error. Throws GateError CONFIG in
 * a workflow, because the runner reads commands from that stream.
 */
export function reserveOutputForReport({ log, runner, complain }: Session): void {
  if (runner !== undefined) {
    throw new GateError(
      'CONFIG',
      '--json does not go with a GitHub workflow, where standard output is for the runner',
      {
        reason: 'settings',
        hint: 'Have the report written to a file: --output json=report.json.',
      },
    );
  }
  log.moveTo(complain);
}
