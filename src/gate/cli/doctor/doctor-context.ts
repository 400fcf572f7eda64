/**
 * One check of `scan-gate doctor`, its result, and the data that checks use. Each item is read once, when the first check
 * needs it, with the steps that a run takes.
 */

import type { Assumptions } from '../../../shared/api/assumptions.ts';
import type { EndpointResult } from '../../../shared/api/endpoints.ts';
import type { RepositoryDetail } from '../../../shared/api/schemas.ts';
import { type Budget, limitTime } from '../../../shared/clock.ts';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { hasScanners } from '../../../shared/installation.ts';
import { runOnce } from '../../../shared/once.ts';
import type { Prose } from '../../../shared/prose.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import { readContext } from '../../hosts/context/read-context.ts';
import { silentLog } from '../../hosts/log.ts';
import { readScanned } from '../../run/embedded.ts';
import { openService } from '../../run/gate-run.ts';
import { createRunEnvironment } from '../../run/place.ts';
import type { Session } from '../../run/session.ts';
import { type Given, readSettings, readText, type SettingsReading } from '../../settings/reading.ts';
import type { SettingName, Settings } from '../../settings/settings.ts';
import { createReading } from '../../story/gate.ts';
import { type LoadedPolicy, loadPolicy } from '../../story/policy/load.ts';
import { buildContextHints, type RepositoryReader } from '../../story/repository-access.ts';
import type { Client } from '../../story/sources/service/client.ts';
import { buildWantedRepository, resolveRepository } from '../../story/sources/service/resolve.ts';

interface ReadSettings {
  settings: Settings;
  /** Everything that is wrong with the given settings. */
  fault: GateError | undefined;
  /** Whether a service is named with a usable URL. */
  isConnected: boolean;
}

export interface DoctorContext extends ReadSettings {
  session: Session;
  /** Whether a person watches, or a flag says so. */
  isAttended: boolean;
  /** Whether the scanners are installed, and not only the gate. */
  hasScanners: boolean;
  /** The scanners' program. */
  scannersUrl: URL;
  /** What a run in this folder would be about. */
  context(): Promise<RunContext>;
  reader(): Promise<RepositoryReader>;
  policy(): Promise<LoadedPolicy>;
  /** The service that `base-url` names. */
  service: {
    health(): Promise<EndpointResult<'getHealth'>>;
    key(): Promise<EndpointResult<'validateKey'>>;
    repository(): Promise<RepositoryDetail>;
    /** With the assumptions of the settings, or with others. */
    client(assume?: Assumptions): Promise<Client>;
  };
}

const limitMs = 60_000;

/** One wrong setting does not stop the other checks. */
export function readAsFarAsPossible({ given, problems }: SettingsReading): ReadSettings {
  const readable = Object.fromEntries(
    Object.entries(given).filter(
      ([name, { value }]) => readText(name as SettingName, value.trim()).complaints.length === 0,
    ),
  ) as Given;
  const { 'base-url': _, 'scan-id': __, ...others } = readable;
  let fault: GateError | undefined;
  for (const attempt of [given, readable]) {
    try {
      const settings = readSettings(attempt, attempt === given ? problems : []);
      return { settings, fault, isConnected: attempt['base-url'] !== undefined };
    } catch (error) {
      fault ??= toGateError(error, 'CONFIG');
    }
  }
  // The remaining settings cannot contradict each other.
  return { settings: readSettings(others), fault, isConnected: false };
}

/** Passes the data to `use`, and ends what was started for it when `use` ends. */
export async function withDoctorContext<T>(
  session: Session,
  read: ReadSettings,
  flags: { local?: true },
  scannersUrl: URL,
  use: (examined: DoctorContext) => Promise<T>,
): Promise<T> {
  const { settings, isConnected } = read;
  const environment = createRunEnvironment(session, flags);
  const clock = session.clock(isConnected ? settings.baseUrl : undefined);
  const budgets: Budget[] = [];
  const createBudget = () => {
    const timeoutMs = Math.min(limitMs, settings.timeoutSeconds * 1000);
    const timeIsOver = () =>
      new GateError('UNAVAILABLE', 'There was no answer in time', {
        hint: 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
      });
    const budget = limitTime({ clock, timeoutMs, cancel: session.cancel, timeIsOver });
    budgets.push(budget);
    return budget;
  };
  const readJudged = (judged: Parameters<typeof buildContextHints>[1]) =>
    readContext(environment, buildContextHints(settings, judged));
  // With a service a branch is judged; without one, the commit that is checked out.
  const context = runOnce(async () =>
    isConnected
      ? readJudged({ kind: 'branch', named: settings.branch })
      : (await readScanned(environment, settings)).context,
  );
  const openRepository = async (here: RunContext) => (await createReading(session, settings, here))(createBudget());
  const policy = runOnce(async () => {
    // When nothing says what to scan, the policy of the folder can still be read.
    const here = await context().catch(() => readJudged({ kind: 'folder', named: undefined }));
    const reader = await openRepository(here);
    return loadPolicy({ settings, context: here, reader, log: silentLog, now: session.now });
  });
  const client = runOnce(() => openService(session, settings, createBudget()));
  const service: DoctorContext['service'] = {
    client: (assume) =>
      assume === undefined ? client() : openService(session, { ...settings, assume }, createBudget()),
    health: runOnce(async () => (await client()).getHealth({})),
    key: runOnce(async () => (await client()).validateKey({})),
    repository: runOnce(async () =>
      resolveRepository(await client(), buildWantedRepository(settings, await context())),
    ),
  };
  const reader = runOnce(async () => openRepository(await context()));
  try {
    const { isAttended } = environment;
    const scanners = { hasScanners: hasScanners(scannersUrl), scannersUrl };
    return await use({ session, isAttended, ...scanners, ...read, context, reader, policy, service });
  } finally {
    for (const budget of budgets) budget.end();
  }
}

export const states = ['ok', 'failed', 'not tried'] as const;

export interface DoctorFinding {
  state: (typeof states)[number];
  /** One sentence, without a full stop. */
  message: string;
  /** What the user can do about it. */
  hint?: Prose | undefined;
  /** Further observations, one line each. */
  details?: readonly string[] | undefined;
}

export interface Check {
  /** For programs; never changes. */
  id: string;
  /** For people. */
  name: string;
  /** It is only tried with a service, or with a service that accepts the key. */
  needs?: 'service' | 'key';
  look(examined: DoctorContext): Promise<DoctorFinding>;
}

export function reportOk(message: string, details: readonly string[] = []): DoctorFinding {
  return { state: 'ok', message, details };
}

export function reportNotTried(message: string, hint?: Prose): DoctorFinding {
  return { state: 'not tried', message, hint };
}
