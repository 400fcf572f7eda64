/**
 * The data that the checks use. Each item is read once, when the first check needs it, with the steps that a run takes.
 */

import type { Assumptions } from '../../api/assumptions.ts';
import { type Client, createClient } from '../../api/client.ts';
import type { EndpointAnswer } from '../../api/endpoints.ts';
import type { RepositoryDetail } from '../../api/schemas.ts';
import type { RunContext } from '../../ci/context/context.ts';
import type { RunEnvironment } from '../../ci/context/hints.ts';
import { readContext } from '../../ci/context/read-context.ts';
import { githubAccess } from '../../ci/github/access.ts';
import { type Budget, limitTime } from '../../clock.ts';
import { GateError } from '../../errors.ts';
import { type LoadedPolicy, loadPolicy } from '../../gate/policy.ts';
import type { RunLog } from '../../gate/run.ts';
import { resolveRepository, wantedRepository } from '../../gate/sources/service/resolve.ts';
import type { Run } from '../../gate/sources/service/run.ts';
import { contextHints, createSurroundings, type Surroundings } from '../../gate/surroundings.ts';
import { once } from '../../once.ts';
import { readScanned } from '../../runs/embedded.ts';
import { placeOf } from '../../runs/place.ts';
import { type Session, version } from '../../session.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ReadSettings } from './settings.ts';

export interface Examined extends ReadSettings {
  session: Session;
  /** Whether a person watches, or a flag says so. */
  isAttended: boolean;
  /** Whether the scanners are installed, and not only the gate. */
  hasScanners: boolean;
  /** What a run in this folder would be about. */
  context(): Promise<RunContext>;
  around(): Promise<Surroundings>;
  policy(): Promise<LoadedPolicy>;
  service: Service;
}

/** The service that `base-url` names. */
interface Service {
  health(): Promise<EndpointAnswer<'getHealth'>>;
  key(): Promise<EndpointAnswer<'validateKey'>>;
  repository(): Promise<RepositoryDetail>;
  /** With the assumptions of the settings, or with others. */
  client(assume?: Assumptions): Promise<Client>;
}

const limitMs = 60_000;
const silent: RunLog = { say: () => {}, note: () => {} };

/** Passes the data to `use`, and ends what was started for it when `use` ends. */
export async function withExamined<T>(
  session: Session,
  { read, flags, hasScanners }: { read: ReadSettings; flags: { local?: true }; hasScanners: boolean },
  use: (examined: Examined) => Promise<T>,
): Promise<T> {
  const place = placeOf(session, flags);
  const clock = session.clock(read.isConnected ? read.settings.baseUrl : undefined);
  const budgets: Budget[] = [];
  const newBudget = () => {
    const timeoutMs = Math.min(limitMs, read.settings.timeoutSeconds * 1000);
    const budget = limitTime({ clock, timeoutMs, cancel: session.cancel, timeIsOver });
    budgets.push(budget);
    return budget;
  };
  const context = once(() => contextOf(place, read));
  const around = once(async () => surroundingsOf(session, { context: await context(), read, budget: newBudget() }));
  const policy = once(() => policyOf(session, { place, read, context, newBudget }));
  const run = once(() => runOf(session, read.settings, newBudget()));
  try {
    const { isAttended } = place;
    const createRun = (assume: Assumptions) => runOf(session, { ...read.settings, assume }, newBudget());
    const service = serviceOf({ run, createRun, settings: read.settings, context });
    return await use({ session, isAttended, hasScanners, ...read, context, around, policy, service });
  } finally {
    for (const budget of budgets) budget.end();
  }
}

function timeIsOver(): GateError {
  return new GateError('UNAVAILABLE', 'There was no answer in time', {
    hint: 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
  });
}

/** With a service a branch is judged; without one, the commit that is checked out. */
async function contextOf(place: RunEnvironment, { isConnected, settings }: ReadSettings): Promise<RunContext> {
  if (isConnected) return readContext(place, contextHints(settings, { kind: 'branch', named: settings.branch }));
  return (await readScanned(place, settings)).context;
}

interface Around {
  context: RunContext;
  read: ReadSettings;
  budget: Budget;
}

async function surroundingsOf(session: Session, { context, read, budget }: Around): Promise<Surroundings> {
  const github = githubAccess(session.env, read.settings.githubToken);
  return createSurroundings(context, { github, transport: await session.transport(), budget, folder: session.folder });
}

interface PolicyPlace {
  place: RunEnvironment;
  read: ReadSettings;
  context(): Promise<RunContext>;
  newBudget(): Budget;
}

/** When nothing says what to scan, the policy of the folder can still be read. */
async function policyOf(session: Session, { place, read, context, newBudget }: PolicyPlace): Promise<LoadedPolicy> {
  const { settings } = read;
  const inFolder = () => readContext(place, contextHints(settings, { kind: 'folder', named: undefined }));
  const here = await context().catch(inFolder);
  const around = await surroundingsOf(session, { context: here, read, budget: newBudget() });
  return loadPolicy({ settings, context: here, around, log: silent, now: session.now });
}

async function runOf(session: Session, settings: Settings, budget: Budget): Promise<Run> {
  const { baseUrl, apiKey = '', assume } = settings;
  const transport = await session.transport();
  const userAgent = `scan-gate/${version}`;
  const client = createClient({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: session.log.line });
  return { client, budget, log: silent };
}

interface ServiceParts {
  run(): Promise<Run>;
  createRun(assume: Assumptions): Promise<Run>;
  settings: Settings;
  context(): Promise<RunContext>;
}

function serviceOf({ run, createRun, settings, context }: ServiceParts): Service {
  const client = async (assume?: Assumptions) => (await (assume === undefined ? run() : createRun(assume))).client;
  return {
    client,
    health: once(async () => (await client()).getHealth({})),
    key: once(async () => (await client()).validateKey({})),
    repository: once(async () => resolveRepository(await run(), wantedRepository(settings, await context()))),
  };
}
