/**
 * The data that the checks use. Each item is read once, when the first check needs it, with the steps that a run takes.
 */

import type { Assumptions } from '../../api/assumptions.ts';
import { type Client, createClient } from '../../api/client.ts';
import type { EndpointResult } from '../../api/endpoints.ts';
import type { RepositoryDetail } from '../../api/schemas.ts';
import type { RunContext } from '../../ci/context/context.ts';
import type { RunEnvironment } from '../../ci/context/hints.ts';
import { readContext } from '../../ci/context/read-context.ts';
import { createGithubAccess } from '../../ci/github/access.ts';
import { type Budget, limitTime } from '../../clock.ts';
import { GateError } from '../../errors.ts';
import { type LoadedPolicy, loadPolicy } from '../../gate/policy.ts';
import { buildContextHints, createRepositoryAccess, type RepositoryAccess } from '../../gate/repository-access.ts';
import type { RunLog } from '../../gate/run.ts';
import { buildWantedRepository, resolveRepository } from '../../gate/sources/service/resolve.ts';
import type { Run } from '../../gate/sources/service/run.ts';
import { runOnce } from '../../once.ts';
import { readScanned } from '../../runs/embedded.ts';
import { createRunEnvironment } from '../../runs/run-environment.ts';
import { type Session, version } from '../../session.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ReadSettings } from './settings.ts';

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
  repositoryAccess(): Promise<RepositoryAccess>;
  policy(): Promise<LoadedPolicy>;
  service: ServiceProbe;
}

/** The service that `base-url` names. */
interface ServiceProbe {
  health(): Promise<EndpointResult<'getHealth'>>;
  key(): Promise<EndpointResult<'validateKey'>>;
  repository(): Promise<RepositoryDetail>;
  /** With the assumptions of the settings, or with others. */
  client(assume?: Assumptions): Promise<Client>;
}

const limitMs = 60_000;
const silent: RunLog = { say: () => {}, note: () => {} };

/** Passes the data to `use`, and ends what was started for it when `use` ends. */
export async function withDoctorContext<T>(
  session: Session,
  {
    read,
    flags,
    ...scanners
  }: { read: ReadSettings; flags: { local?: true } } & Pick<DoctorContext, 'hasScanners' | 'scannersUrl'>,
  use: (examined: DoctorContext) => Promise<T>,
): Promise<T> {
  const environment = createRunEnvironment(session, flags);
  const clock = session.clock(read.isConnected ? read.settings.baseUrl : undefined);
  const budgets: Budget[] = [];
  const createBudget = () => {
    const timeoutMs = Math.min(limitMs, read.settings.timeoutSeconds * 1000);
    const budget = limitTime({ clock, timeoutMs, cancel: session.cancel, timeIsOver: createTimeoutError });
    budgets.push(budget);
    return budget;
  };
  const context = runOnce(() => readDoctorContext(environment, read));
  const openSurroundings = runOnce(async () =>
    createDoctorSurroundings(session, await context(), read, createBudget()),
  );
  const policy = runOnce(() => readDoctorPolicy(session, environment, read, context, createBudget));
  const run = runOnce(() => createDoctorRun(session, read.settings, createBudget()));
  try {
    const { isAttended } = environment;
    const createRun = (assume: Assumptions) => createDoctorRun(session, { ...read.settings, assume }, createBudget());
    const service = createServiceProbe(run, createRun, read.settings, context);
    return await use({
      session,
      isAttended,
      ...scanners,
      ...read,
      context,
      repositoryAccess: openSurroundings,
      policy,
      service,
    });
  } finally {
    for (const budget of budgets) budget.end();
  }
}

function createTimeoutError(): GateError {
  return new GateError('UNAVAILABLE', 'There was no answer in time', {
    hint: 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
  });
}

/** With a service a branch is judged; without one, the commit that is checked out. */
async function readDoctorContext(
  environment: RunEnvironment,
  { isConnected, settings }: ReadSettings,
): Promise<RunContext> {
  if (isConnected)
    return readContext(environment, buildContextHints(settings, { kind: 'branch', named: settings.branch }));
  return (await readScanned(environment, settings)).context;
}

async function createDoctorSurroundings(
  session: Session,
  context: RunContext,
  read: ReadSettings,
  budget: Budget,
): Promise<RepositoryAccess> {
  const github = createGithubAccess(session.env, read.settings.githubToken);
  return createRepositoryAccess(context, {
    github,
    transport: await session.transport(),
    budget,
    folder: session.folder,
  });
}

/** When nothing says what to scan, the policy of the folder can still be read. */
async function readDoctorPolicy(
  session: Session,
  environment: RunEnvironment,
  read: ReadSettings,
  context: () => Promise<RunContext>,
  createBudget: () => Budget,
): Promise<LoadedPolicy> {
  const { settings } = read;
  const readFolderContext = () =>
    readContext(environment, buildContextHints(settings, { kind: 'folder', named: undefined }));
  const here = await context().catch(readFolderContext);
  const repositoryAccess = await createDoctorSurroundings(session, here, read, createBudget());
  return loadPolicy({ settings, context: here, repositoryAccess, log: silent, now: session.now });
}

async function createDoctorRun(session: Session, settings: Settings, budget: Budget): Promise<Run> {
  const { baseUrl, apiKey = '', assume } = settings;
  const transport = await session.transport();
  const userAgent = `scan-gate/${version}`;
  const client = createClient({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: session.log.line });
  return { client, budget, log: silent };
}

function createServiceProbe(
  run: () => Promise<Run>,
  createRun: (assume: Assumptions) => Promise<Run>,
  settings: Settings,
  context: () => Promise<RunContext>,
): ServiceProbe {
  const openClient = async (assume?: Assumptions) => (await (assume === undefined ? run() : createRun(assume))).client;
  return {
    client: openClient,
    health: runOnce(async () => (await openClient()).getHealth({})),
    key: runOnce(async () => (await openClient()).validateKey({})),
    repository: runOnce(async () => resolveRepository(await run(), buildWantedRepository(settings, await context()))),
  };
}
