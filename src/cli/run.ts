/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */
import { asGateError, GateError } from '../errors.ts';
import { type GateInput, type GateResult, runGate } from '../gate.ts';
import { githubDeps } from '../github-place.ts';
import { type Session, version } from '../session.ts';
import type { FlagReading } from '../settings/flags.ts';
import { mergeReadings, type Reading, readEnvironment, readSettings } from '../settings/reading.ts';
import type { Settings } from '../settings/settings.ts';
import type { GithubTarget } from '../surfaces/publish.ts';

export interface RunRequest {
  session: Session;
  flags: FlagReading;
  workerUrl: URL;
}

export interface StageRequest {
  request: RunRequest;
  settings: Settings;
}

/** What one kind of run (embedded or not) brings to the gate; `end` stops what it started. */
export interface Stage extends Pick<GateInput, 'settings' | 'context' | 'surroundings'> {
  /** Lines about the place, before the story. */
  opening: string[];
  end(): Promise<void>;
}

export async function run(request: RunRequest): Promise<undefined> {
  const known = request.session.startReport();
  known.settings = await readRunSettings(request);
  const result = await gate({ request, settings: known.settings });
  known.report = result.report;
  known.settings = result.settings;
  known.github = await githubTarget(request, result);
}

/**
 * A workflow of ours, with a commit to show something on; that of an embedded run is the checkout's, which may be a merge
 * that nobody looks at.
 */
async function githubTarget(
  { session, flags }: RunRequest,
  { context, settings, changes }: GateResult,
): Promise<GithubTarget | undefined> {
  const isOurs = context.system === 'github' && context.refusal === undefined && !flags.switches.has('embedded');
  if (!isOurs || settings.githubToken === undefined) return undefined;
  const place = { context, settings, env: session.env, transport: await session.transport() };
  const deps = githubDeps(place, { cancel: session.cancel, clock: session.clock(settings.baseUrl) });
  return { deps, opened: undefined, changes };
}

/** The settings of flags, standard input and variables; masks the secrets first, then says who is speaking. */
export async function readRunSettings({ session, flags }: RunRequest): Promise<Settings> {
  const reading = mergeReadings(flags, await keyFromInput(session, flags), readEnvironment(session.env));
  session.mask(reading.given['api-key']?.value);
  session.mask(reading.given['github-token']?.value);
  session.log.line(`Scan Gate ${version}`);
  return readCommandSettings(reading, flags);
}

async function keyFromInput({ readInput }: Session, flags: FlagReading): Promise<Reading> {
  if (!flags.switches.has('api-key-stdin')) return { given: {}, problems: [] };
  const value = (await readInput()).trim();
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
  wantsEverything?: boolean;
}

/** Runs the gate on its stage, and ends what the stage started. */
export async function gate({ request, settings, ...wishes }: GateRequest): Promise<GateResult> {
  const { session, flags } = request;
  let stage: Stage | undefined;
  try {
    if (flags.switches.has('embedded')) {
      const { embeddedStage } = await import('./embedded-stage.ts');
      stage = await embeddedStage({ request, settings });
    } else {
      const { remoteStage } = await import('./remote-stage.ts');
      stage = await remoteStage({ request, settings });
    }
    for (const line of stage.opening) session.log.line(line);
    return await runGate({
      settings: stage.settings,
      context: stage.context,
      surroundings: stage.surroundings,
      version,
      transport: await session.transport(),
      clock: session.clock(stage.settings.baseUrl),
      cancel: session.cancel,
      now: session.now,
      ...wishes,
      story: session.voice,
    });
  } finally {
    await stage?.end();
  }
}
