/** Tests the assumptions about the service, as far as reading requests can. */

import {
  type AssumptionName,
  type Assumptions,
  assumptionNames,
  assumptions,
} from '../../../../shared/api/assumptions.ts';
import { scanTypes, violationStatusFilters } from '../../../../shared/api/words.ts';
import { toGateError } from '../../../../shared/errors.ts';
import { code, prose } from '../../../../shared/prose.ts';
import type { DoctorContext } from '../doctor-context.ts';
import { type DoctorFinding, reportNotTried, reportOk } from '../doctor-context.ts';

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
    testNames(subject, 'status-parameter', (client) => compareTotals(listViolations(client, subject.repositoryId))),
  'scan-type-parameter': (subject) =>
    testNames(subject, 'scan-type-parameter', (client) => compareTotals(listScans(client, subject.repositoryId))),
  'provider-parameter': (subject) => testNames(subject, 'provider-parameter', refusesProvider),
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
  for (const name of assumptionNames) results.push([name, await tests[name](subject).catch(describeFault)]);
  return describeResults(results, assume);
}

function describeFault(error: unknown): Test {
  return { unknown: toGateError(error).message };
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

interface Totals {
  all(): Promise<number>;
  each: readonly (() => Promise<number>)[];
}

/** Whether the filter changes the number of records. Undefined without records, or if they changed meanwhile. */
async function compareTotals({ all, each }: Totals): Promise<boolean | undefined> {
  const before = await all();
  if (before === 0) return undefined;
  const totals: number[] = [];
  for (const read of each) totals.push(await read());
  if ((await all()) !== before) return undefined;
  const isFiltered = totals.every((total) => total <= before) && totals.some((total) => total < before);
  return isFiltered && totals.some((total) => total > 0);
}

function listViolations(client: Client, repository_id: string): Totals {
  const read = async (more: object) => (await client.listViolations({ repository_id, limit: 1, ...more })).total;
  return { all: () => read({}), each: violationStatusFilters.map((status) => () => read({ status })) };
}

function listScans(client: Client, repository_id: string): Totals {
  const read = async (more: object) => (await client.listScans({ repository_id, limit: 1, ...more })).total;
  return { all: () => read({}), each: scanTypes.map((scanType) => () => read({ scanType })) };
}

/** A name that no provider has. */
const noProvider = 'scan-gate-doctor';

/** Whether no repository has this provider. Undefined if there is no repository at all. */
async function refusesProvider(client: Client): Promise<boolean | undefined> {
  const { total } = await client.listRepositories({ limit: 1 });
  if (total === 0) return undefined;
  return (await client.listRepositories({ limit: 1, provider: noProvider })).total === 0;
}

type Sorting = Pick<Parameters<Client['listScans']>[0], 'sortBy' | 'sortOrder'>;

async function readOrder(client: Client, repository_id: string, sorting: Sorting): Promise<string[]> {
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

const cveName = /^CVE-\d{4}-\d{4,}$/i;
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
    const field = fields.find(([, value]) => isCveText(value))?.[0];
    if (field !== undefined) return { proven: field };
  }
  return { unknown: 'no field of a dependency’s violation contains a CVE' };
}

function isCveText(value: unknown): boolean {
  const texts = Array.isArray(value) ? value : [value];
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && cveName.test(text));
}
