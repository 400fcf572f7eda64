/** A run of the gate in a session: on a service's scan, on a checkout that is scanned on this machine, or on SARIF files. */

import { type Budget, createBudget } from '../../shared/clock.ts';
import { describeContext, type RunContext } from '../hosts/context/context.ts';
import type { RunLog } from '../hosts/log.ts';
import type { Settings } from '../settings/settings.ts';
import { createReading, type GateResult, judgeWith } from '../story/gate.ts';
import type { NamedPolicy } from '../story/policy/layers.ts';
import { type LoadedPolicy, loadNamedPolicy } from '../story/policy/load.ts';
import type { RepositoryReader } from '../story/repository-access.ts';
import { createSarifSource } from '../story/sources/findings/sarif.ts';
import type { SarifRequest } from '../story/sources/findings/sarif-files.ts';
import { type Client, createClient } from '../story/sources/service/client.ts';
import { createServiceSource } from '../story/sources/service/source.ts';
import { type Checkout, createEmbeddedTarget, type RunTarget } from './embedded.ts';
import { describePlace, describeUnattended, readRunContext } from './place.ts';
import { type Session, version } from './session.ts';

export interface GateRunRequest {
  session: Session;
  settings: Settings;
  /** Undefined: the service of `base-url` is used. */
  checkout: Checkout | undefined;
  local?: true | undefined;
  /** Called before anything is scanned. Throws to prevent the scan. */
  check?: ((target: RunTarget) => void | Promise<void>) | undefined;
  /** All findings are wanted, whatever decides the verdict. */
  wantsEverything?: boolean | undefined;
}

/** Runs the gate on its target, and stops what was started for it. */
export async function runOverTarget(request: GateRunRequest): Promise<GateResult> {
  const { session, settings, checkout } = request;
  const target = await createTarget(request);
  try {
    await request.check?.(target);
    const { context, source } = target;
    const place =
      context.uncommitted === undefined
        ? await describePlace(checkout?.folder ?? session.folder, settings, context)
        : describeUnattended(context);
    const [about = '', ...rest] = [...target.opening, ...place];
    for (const line of [`Scan Gate ${version} · ${about}`, ...rest]) session.log.line(line);
    return await judgeWith(session, settings, { context, source, checkout: checkout?.folder });
  } finally {
    await target.end();
  }
}

async function createTarget(request: GateRunRequest): Promise<RunTarget> {
  const { session, settings, checkout, local, wantsEverything } = request;
  if (checkout !== undefined) return createEmbeddedTarget(session, settings, checkout, local, wantsEverything);
  const context = await readRunContext(session, settings, { kind: 'branch', named: settings.branch }, { local });
  const source = createServiceSource(settings, { wantsEverything });
  const opening = [describeContext(context, settings.baseUrl)];
  return { context, source, defaultBranch: context.defaultBranch, opening, end: async () => {} };
}

/** Judges all files that scanners of this job have written together. */
export async function runOverSarif(
  request: SarifRequest & {
    session: Session;
    settings: Settings;
    policyFile?: NamedPolicy | undefined;
    local?: true | undefined;
    /** Called with the context before anything is read. */
    found?: ((context: RunContext) => Promise<void>) | undefined;
  },
): Promise<GateResult> {
  const { session, settings, policyFile, local } = request;
  session.log.line(`Scan Gate ${version} · SARIF`);
  const context = await readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  await request.found?.(context);
  const place =
    policyFile === undefined ? await describePlace(session.folder, settings, context) : describeUnattended(context);
  for (const line of place) session.log.line(line);
  return judgeWith(session, settings, { context, source: createSarifSource(request, session), policyFile });
}

/** Reads the policy of a run and passes it to `use`, with the reader of the repository, which ends when `use` ends. */
export async function withPolicy<T>(
  session: Session,
  settings: Settings,
  context: RunContext,
  {
    log,
    policyFile,
    timeoutMs = settings.timeoutSeconds * 1000,
    use,
  }: {
    log: RunLog;
    policyFile?: NamedPolicy | undefined;
    timeoutMs?: number;
    use: (loaded: LoadedPolicy, reader: RepositoryReader) => T | Promise<T>;
  },
): Promise<T> {
  const open = await createReading(session, settings, context);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const reader = open(budget);
    const request = { settings, context, reader, log, now: session.now };
    return await use(await loadNamedPolicy(request, policyFile), reader);
  } finally {
    budget.end();
  }
}

/** The client of the service that the settings name. */
export async function openService(
  session: Session,
  { baseUrl, apiKey = '', assume }: Pick<Settings, 'baseUrl' | 'apiKey' | 'assume'>,
  budget: Budget,
): Promise<Client> {
  const transport = await session.transport();
  const userAgent = `scan-gate/${version}`;
  return createClient({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: session.log.line });
}
