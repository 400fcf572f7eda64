/**
 * Checks whether the service is reachable, accepts the key, and knows this repository. Tests the assumptions about it, as
 * far as reading requests can.
 */

import {
  type AssumptionName,
  type Assumptions,
  assumptionNames,
  assumptions,
} from '../../../shared/api/assumptions.ts';
import { scanTypes, violationStatusFilters } from '../../../shared/api/words.ts';
import { formatSeconds } from '../../../shared/clock.ts';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { invalidProxy, readProxySettings } from '../../../shared/http/http.ts';
import { code, prose } from '../../../shared/prose.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { createNoKeyError } from '../../story/guards.ts';
import { type Client, newKeyHint } from '../../story/sources/service/client.ts';
import { type Check, type DoctorContext, type DoctorFinding, reportNotTried, reportOk } from './doctor-context.ts';

export async function checkService({ service, settings, session }: DoctorContext): Promise<DoctorFinding> {
  const { origin } = new URL(settings.baseUrl);
  const { status, version, services = {} } = await service.health();
  const parts = Object.entries(services).map(([name, state]) => `${name}: ${state}`);
  const ill = [...(status === 'healthy' ? [] : [`it is ${status}`]), ...parts.filter((part) => !part.endsWith(': up'))];
  const details = [...parts, ...formatProxies(session.env)];
  if (ill.length === 0) {
    return reportOk(`${origin} is healthy${version === undefined ? '' : `, version ${version}`}`, details);
  }
  throw new GateError('UNAVAILABLE', `${origin} answers, and reports: ${ill.join(', ')}`, {
    hint: 'Ask the operators of the service.',
  });
}

/** The proxy of a request depends on all of these variables. */
function formatProxies(env: DoctorContext['session']['env']): string[] {
  const { httpProxy, httpsProxy, noProxy } = readProxySettings(env);
  const stripCredentials = (address: string) => {
    if (address === invalidProxy) return 'not a valid address';
    return address === '' ? '' : new URL(address).origin;
  };
  const named = {
    HTTPS_PROXY: stripCredentials(httpsProxy),
    HTTP_PROXY: stripCredentials(httpProxy),
    NO_PROXY: noProxy,
  };
  return Object.entries(named).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}

export async function checkKey({ service, settings }: DoctorContext): Promise<DoctorFinding> {
  if (settings.apiKey === undefined) throw createNoKeyError();
  if (await isUnreachable(service)) return reportNotTried('the service was not reached');
  const refused = (why: string) =>
    new GateError('AUTH', `The service refused the API key: GET /cli/auth/validate ${why}`, { hint: newKeyHint });
  const { valid, user, permissions } = await service.key().catch((error: unknown) => {
    // For this call 401 has only one meaning.
    throw toGateError(error).status === 401 ? refused('answered 401') : error;
  });
  if (!valid) throw refused('says that it is not valid');
  const stated = permissions?.length ? [`permissions that the service states: ${permissions.join(', ')}`] : [];
  return reportOk(user?.name ? `valid, of ${user.name}` : 'valid', stated);
}

export async function checkRepository({ service, settings }: DoctorContext): Promise<DoctorFinding> {
  const { name, repository_id: id, vcs_url: address } = await service.repository();
  const isCompared = settings.repositoryId === undefined || !settings.allowForeignRepository;
  const compared = isCompared ? [] : ['allow-foreign-repository is on: its address was not compared'];
  return reportOk(`${name} (${id}), ${address ?? 'no address stated'}`, compared);
}

/** Checks what a run reads of a scan. Only a scan would show whether the key may start one. */
export async function checkAccess({ service }: DoctorContext): Promise<DoctorFinding> {
  const found = await service.repository().catch(() => undefined);
  if (found === undefined) return reportNotTried('no repository to read them from');
  const client = await service.client();
  const { repository_id } = found;
  const scans = await client.listScans({ repository_id, limit: 1 });
  const violations = await client.listViolations({ repository_id, limit: 1 });
  return reportOk(`${pluralize(scans.total, 'scan')} and ${pluralize(violations.total, 'finding')} can be read`);
}

/** A larger difference is not a slow response. It makes the ages of findings and exceptions wrong. */
const maxClockSkewMs = 60_000;

export async function checkClock({ service, isConnected }: DoctorContext): Promise<DoctorFinding> {
  if (!isConnected) return reportNotTried('no service to compare this machine with');
  await service.health().catch(() => {});
  const aheadMs = await service.client().then(
    (client) => client.serverAheadMs(),
    () => undefined,
  );
  if (aheadMs === undefined) return reportNotTried('no answer of the service states the time');
  if (Math.abs(aheadMs) <= maxClockSkewMs) return reportOk('in sync with the service');
  const [skew, way] = [formatSeconds(Math.abs(aheadMs)), aheadMs > 0 ? 'behind' : 'ahead of'];
  throw new GateError('CONFIG', `This machine's clock is ${skew} ${way} the service's`, {
    hint: 'Set the clock that is wrong: exceptions, the age of findings and certificates depend on it.',
  });
}

/** Why what a check needs is missing. Undefined if nothing is. */
export async function checkNeeds(
  needs: Check['needs'],
  { isConnected, fault, service }: DoctorContext,
): Promise<DoctorFinding | undefined> {
  if (needs === undefined) return undefined;
  if (!isConnected && fault !== undefined) return reportNotTried('no service can be asked with these settings');
  if (!isConnected)
    return reportNotTried('base-url is not set', 'Without a service, scan here: scan-gate run --embedded .');
  if (needs === 'service') return undefined;
  if (await isUnreachable(service)) return reportNotTried('the service was not reached');
  const isValid = await service.key().then(
    ({ valid }) => valid,
    () => false,
  );
  return isValid ? undefined : reportNotTried('the key was not accepted');
}

/** A service that responds at all can be asked further questions. */
async function isUnreachable({ health }: DoctorContext['service']): Promise<boolean> {
  return health().then(
    () => false,
    (error: unknown) => {
      const { code, status } = toGateError(error);
      return status === undefined && code !== 'PROTOCOL';
    },
  );
}

/** The result of testing one assumption. */
type Test = { proven: string } | { unknown: string };

interface Subject {
  assume: Assumptions;
  /** A client that uses this name instead. */
  createClient(name: AssumptionName, value: string): Promise<Client>;
  repositoryId: string;
}

/** Other names that services use. The assumed name is tried first. */
const otherNames: Readonly<Partial<Record<AssumptionName, readonly string[]>>> = {
  'status-parameter': ['status', 'state', 'statuses'],
  'scan-type-parameter': ['scan_type', 'scanType', 'type'],
  'provider-parameter': ['provider', 'vcs_provider', 'vcs'],
  'sort-field-parameter': ['sortBy', 'sort_by', 'sort', 'orderBy', 'order_by'],
  'sort-order-parameter': ['sortOrder', 'sort_order', 'order', 'direction'],
};

const tests: Readonly<Record<AssumptionName, (subject: Subject) => Promise<Test>>> = {
  'retry-after-unit': async () => ({ unknown: 'only an answer 429 shows it' }),
  'status-parameter': (subject) =>
    testNames(subject, 'status-parameter', (client) =>
      compareTotals(
        (filter) => client.listViolations({ repository_id: subject.repositoryId, limit: 1, ...filter }),
        violationStatusFilters.map((status) => ({ status })),
      ),
    ),
  'scan-type-parameter': (subject) =>
    testNames(subject, 'scan-type-parameter', (client) =>
      compareTotals(
        (filter) => client.listScans({ repository_id: subject.repositoryId, limit: 1, ...filter }),
        scanTypes.map((scanType) => ({ scanType })),
      ),
    ),
  // Whether no repository has a provider that does not exist.
  'provider-parameter': (subject) =>
    testNames(subject, 'provider-parameter', async (client) => {
      const { total } = await client.listRepositories({ limit: 1 });
      if (total === 0) return undefined;
      return (await client.listRepositories({ limit: 1, provider: 'scan-gate-doctor' })).total === 0;
    }),
  'sort-field-parameter': (subject) =>
    testNames(subject, 'sort-field-parameter', (client) => compareFields(client, subject.repositoryId)),
  'sort-order-parameter': (subject) =>
    testNames(subject, 'sort-order-parameter', (client) => compareOrders(client, subject.repositoryId)),
  'cve-field': findCveField,
};

export async function checkAssumptions({ service, settings }: DoctorContext): Promise<DoctorFinding> {
  const found = await service.repository().catch(() => undefined);
  if (found === undefined) return reportNotTried('there is no repository to test assumptions with');
  const { assume } = settings;
  const createClient = (name: AssumptionName, value: string) => service.client({ ...assume, [name]: value });
  const subject: Subject = { assume, createClient, repositoryId: found.repository_id };
  const results: [AssumptionName, Test][] = [];
  for (const name of assumptionNames)
    results.push([name, await tests[name](subject).catch((error) => ({ unknown: toGateError(error).message }))]);
  return describeResults(results, assume);
}

function describeResults(results: readonly [AssumptionName, Test][], assume: Assumptions): DoctorFinding {
  const proven = results.flatMap(([name, test]) => ('proven' in test ? [{ name, value: test.proven }] : []));
  const wrong = proven.filter(({ name, value }) => value !== assume[name]);
  const details = results.map(([name, test]) =>
    'proven' in test ? `${name}=${test.proven}: tested` : `${name}: unknown, ${test.unknown}`,
  );
  if (proven.length === 0) return { ...reportNotTried('no assumption about the service could be tested'), details };
  const count = `${proven.length} of ${results.length} assumptions about the service could be tested`;
  if (wrong.length === 0) return reportOk(`${count}; all are correct`, details);
  const line = [...assumptionNames]
    .flatMap((name) => {
      const value = wrong.find((each) => each.name === name)?.value ?? assume[name];
      return value === assumptions[name].default ? [] : [`${name}=${value}`];
    })
    .join(' ');
  return {
    state: 'failed',
    message: `${count}; ${wrong.length === 1 ? '1 is' : `${wrong.length} are`} wrong`,
    hint: prose`Set this: ${code(`assume: ${line}`)}`,
    details,
  };
}

/** The first name that the service uses. A service that ignores or refuses a name does not use it. */
async function testNames(
  { assume, createClient }: Subject,
  name: AssumptionName,
  isUsed: (client: Client) => Promise<boolean | undefined>,
): Promise<Test> {
  const names = [...new Set([assume[name], ...(otherNames[name] ?? [])])];
  for (const value of names) {
    const used = await isUsed(await createClient(name, value)).catch(() => false);
    if (used === undefined) return { unknown: 'there are too few records to test it with' };
    if (used) return { proven: value };
  }
  return { unknown: `none of ${names.join(', ')} changes the answer` };
}

/** Whether any filter changes the number of records. Undefined without records, or if they changed meanwhile. */
async function compareTotals<Filter extends object>(
  read: (filter: Filter | object) => Promise<{ total: number }>,
  filters: readonly Filter[],
): Promise<boolean | undefined> {
  const before = (await read({})).total;
  if (before === 0) return undefined;
  const totals: number[] = [];
  for (const filter of filters) totals.push((await read(filter)).total);
  if ((await read({})).total !== before) return undefined;
  const isFiltered = totals.every((total) => total <= before) && totals.some((total) => total < before);
  return isFiltered && totals.some((total) => total > 0);
}

async function readOrder(
  client: Client,
  repository_id: string,
  sorting: Pick<Parameters<Client['listScans']>[0], 'sortBy' | 'sortOrder'>,
): Promise<string[]> {
  const { items } = await client.listScans({ repository_id, limit: 50, ...sorting });
  return items.map(({ scan_id: id }) => id);
}

/** Whether ascending differs from descending. Undefined for fewer than two scans, or if the order is not stable. */
async function compareOrders(client: Client, repositoryId: string): Promise<boolean | undefined> {
  const up = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'asc' });
  if (up.length < 2) return undefined;
  const down = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'desc' });
  const again = await readOrder(client, repositoryId, { sortBy: 'startedAt', sortOrder: 'asc' });
  return again.join() === up.join() ? up.join() !== down.join() : undefined;
}

/** Whether two fields give two orders. Undefined for fewer than two scans. */
async function compareFields(client: Client, repositoryId: string): Promise<boolean | undefined> {
  const orders = new Set<string>();
  const fields = ['startedAt', 'completedAt', 'status'] as const;
  for (const sortBy of [...fields, ...fields]) {
    const ids = await readOrder(client, repositoryId, { sortBy, sortOrder: 'asc' });
    if (ids.length < 2) return undefined;
    orders.add(ids.join());
  }
  return orders.size > 1 && orders.size <= fields.length;
}

/** Maximum number of dependency violations that are read. */
const readMost = 5;

/** The field of a dependency violation that contains only CVE names. */
async function findCveField({ assume, createClient, repositoryId }: Subject): Promise<Test> {
  const client = await createClient('cve-field', assume['cve-field']);
  const { items } = await client.listViolations({ repository_id: repositoryId, limit: 100 });
  const packages = items.filter(({ type }) => type === 'SCA').slice(0, readMost);
  if (packages.length === 0) return { unknown: 'there is no violation of a dependency to read it from' };
  for (const { violation_id: id } of packages) {
    const fields = Object.entries(await client.getViolation({ violation_id: id }));
    const field = fields.find(([, value]) => {
      const texts = [value].flat();
      return (
        texts.length > 0 && texts.every((text) => /^CVE-\d{4}-\d{4,}$/i.test(typeof text === 'string' ? text : ''))
      );
    })?.[0];
    if (field !== undefined) return { proven: field };
  }
  return { unknown: 'no field of a dependency’s violation contains a CVE' };
}
