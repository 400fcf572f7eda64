/** Kills processes of a cluster while scans run, and looks whether what was promised holds. */
import { setTimeout as delay } from 'node:timers/promises';
import { formatSpecId } from './repositories.ts';
import type { Scene } from './scene.ts';

/** When a process is killed: a worker while its scanner runs, before its findings are committed, or at any time; or a service. */
type Moment = 'scan' | 'merge' | 'any' | 'service';

const moments: readonly Moment[] = ['scan', 'merge', 'any', 'service'];

export interface FaultTable {
  kills: number;
  killed: Record<Moment, number>;
  /** Scans that were answered with success. */
  acknowledged: number;
  completed: number;
  failed: number;
  findings: number;
  events: number;
  /** Arrivals beyond the first of an event. */
  repeated: number;
  /** What was promised and did not hold. */
  broken: string[];
}

/** A function that draws the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pollMs = 50;

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await delay(pollMs);
}

/** Halfway the database restarts, and after three quarters all connections are lost. */
export async function runFaults(scene: Scene, kills: number): Promise<FaultTable> {
  const { specs, requestScan, query } = scene;
  await Promise.all(specs.map(requestScan));
  const random = createRandom(34);
  const killed: FaultTable['killed'] = { scan: 0, merge: 0, any: 0, service: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = moments[kill % moments.length] ?? 'any';
    killed[moment] += 1;
    await (moment === 'merge' ? killInMerge(scene) : killAt(scene, { moment, random, kill, kills }));
  }
  // A worker that could not give its scan back, without a connection, has it until its lease ends.
  await query(`UPDATE scans SET lease_until = '' WHERE status = 'SCANNING'`);
  await waitUntil(async () => (await scene.countUnfinished()) === 0);
  const broken = await checkScans(scene);
  await requestLostScans(scene);
  await waitUntil(async () => (await query(`SELECT seq FROM deliveries WHERE status = 'waiting'`)).length === 0);
  const [findings, events] = [await checkFindings(scene), await checkEvents(scene)];
  const statuses = await query<{ status: string }>('SELECT status FROM scans');
  const count = (wanted: string) => statuses.filter(({ status }) => status === wanted).length;
  return {
    ...{ kills, killed, acknowledged: scene.requested.size, completed: count('COMPLETED'), failed: count('FAILED') },
    ...{ findings: findings.count, events: events.count, repeated: events.repeated },
    broken: [...scene.crashes, ...broken, ...findings.broken, ...events.broken],
  };
}

interface Kill {
  moment: Exclude<Moment, 'merge'>;
  random: () => number;
  kill: number;
  kills: number;
}

async function killAt(scene: Scene, { moment, random, kill, kills }: Kill): Promise<void> {
  await waitForNote(scene, moment === 'scan' ? ['begun'] : ['begun', 'ended']);
  if (moment !== 'scan') await delay(random() * 300);
  if (kill === Math.floor(kills / 2)) await scene.server.restart();
  if (kill === Math.floor((kills * 3) / 4)) {
    await scene.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'scan-gate'`);
  }
  const last = findWorker(scene, scene.readNotes().at(-1)?.worker);
  await replaceProcess(scene, moment === 'service' || last < 0 ? kill % 2 : last);
}

/** Nobody can write events, which come last in a merge: a worker has written all findings, and has to wait. */
async function killInMerge(scene: Scene): Promise<void> {
  let unlock = await scene.lockEvents();
  let merging = -1;
  await waitForWork(scene, async () => {
    const waiting = await scene.query(`SELECT pid FROM pg_locks WHERE relation = 'events'::regclass AND NOT granted`);
    if (waiting.length === 0) return false;
    merging = await findMerging(scene);
    if (merging >= 0) return true;
    // Only workers wait that end the scans of dead ones, and take none meanwhile: they may continue.
    await unlock();
    unlock = await scene.lockEvents();
    return false;
  });
  await replaceProcess(scene, merging, unlock);
}

/** The worker whose scanner has ended and whose scan is not committed. */
async function findMerging({ processes, query, readNotes }: Scene): Promise<number> {
  const scanning = await query<ScanRow>(`SELECT * FROM scans WHERE status = 'SCANNING'`);
  return processes.findIndex(({ child }) => {
    const last = readNotes().findLast(({ worker }) => worker === child.pid);
    return last?.word === 'ended' && scanning.some(({ branch }) => branch === last.id);
  });
}

const findWorker = ({ processes }: Scene, pid: number | undefined): number =>
  processes.findIndex(({ child }) => child.pid === pid);

/** Waits for a next line of the record that says one of the words. */
async function waitForNote(scene: Scene, words: readonly string[]): Promise<void> {
  const seen = scene.readNotes().length;
  await waitForWork(scene, () => scene.readNotes().some(({ word }, at) => at >= seen && words.includes(word)));
}

/** When nothing is left to scan, everything is requested again. */
async function waitForWork(
  { countUnfinished, specs, requestScan }: Scene,
  isTrue: () => Promise<boolean> | boolean,
): Promise<void> {
  await waitUntil(async () => {
    if (await isTrue()) return true;
    if ((await countUnfinished()) === 0) await Promise.all(specs.map(requestScan));
    return false;
  });
}

/** A new process takes the place of the killed one, whose leases end at once: their time passes. */
async function replaceProcess(
  { processes, startAt, query, readNotes }: Scene,
  index: number,
  afterKill: () => Promise<void> = async () => undefined,
): Promise<void> {
  await processes[index]?.kill();
  await afterKill();
  startAt(index);
  const held = processes.map(({ child }) =>
    readNotes().findLast(({ word, worker }) => word === 'begun' && worker === child.pid),
  );
  const branches = held.flatMap((note) => note?.id ?? []);
  await query(`UPDATE scans SET lease_until = '' WHERE status = 'SCANNING' AND branch <> ALL($1)`, [branches]);
  await query('UPDATE webhooks SET lease_until = NULL');
}

interface ScanRow {
  id: string;
  branch: string;
  status: string;
  counts: string | null;
  error: string | null;
}

/** A scan is tried twice: killing its worker, or taking the database away from it, makes it FAILED the second time. */
const isInterrupted = ({ error }: ScanRow): boolean => /^interrupted/.test(error ?? '');

/** What was acknowledged is there, and nothing is COMPLETED that was not. */
async function checkScans({ query, readNotes, requested, specs }: Scene): Promise<string[]> {
  const scans = await query<ScanRow>('SELECT * FROM scans');
  const stored = new Set(scans.map(({ id }) => id));
  const ended = new Set(readNotes().flatMap(({ word, id }) => (word === 'ended' ? id : [])));
  const counts = new Map(specs.map((spec) => [formatSpecId(spec), spec.count]));
  const sum = (text: string) => Object.values(JSON.parse(text) as Record<string, number>).reduce((a, n) => a + n, 0);
  return [
    ...[...requested.keys()].filter((id) => !stored.has(id)).map((id) => `scan ${id} was acknowledged and is lost`),
    ...scans.flatMap((scan) => {
      const { id, branch, status, counts: text, error } = scan;
      if (status === 'FAILED') return isInterrupted(scan) ? [] : [`scan ${id} is FAILED: ${error}`];
      if (!ended.has(branch)) return [`scan ${id} is ${status}, and no scanner has ended`];
      return sum(text ?? '{}') === counts.get(branch) ? [] : [`scan ${id} counts ${text}`];
    }),
  ];
}

/** A scan whose workers died twice is FAILED, and can be requested again. */
async function requestLostScans({ query, specs, requestScan, countUnfinished }: Scene): Promise<void> {
  const scans = await query<ScanRow>('SELECT * FROM scans ORDER BY seq');
  const latest = new Map(scans.map(({ branch, status }) => [branch, status]));
  const lost = specs.filter((spec) => latest.get(formatSpecId(spec)) !== 'COMPLETED');
  await Promise.all(lost.map(requestScan));
  await waitUntil(async () => (await countUnfinished()) === 0);
}

/** Every branch has the findings of its latest scan, each once, and the lists name their number. */
async function checkFindings({
  query,
  specs,
  call,
  getRepositoryId,
}: Scene): Promise<{ count: number; broken: string[] }> {
  const rows = await query<{ branch: string; n: number }>(
    `SELECT b.branch, count(DISTINCT (v.type, v.fingerprint))::int AS n
      FROM violation_branches b JOIN violations v ON v.id = b.violation_id WHERE v.status = 'OPEN' GROUP BY b.branch`,
  );
  const found = new Map(rows.map(({ branch, n }) => [branch, n]));
  const totals = await query<{ id: string; n: number }>(
    'SELECT repository_id AS id, count(*)::int AS n FROM violations GROUP BY repository_id',
  );
  const broken: string[] = [];
  for (const spec of specs) {
    const branch = formatSpecId(spec);
    if (found.get(branch) !== spec.count) broken.push(`${branch} has ${found.get(branch)} of ${spec.count} findings`);
    const repository = getRepositoryId(spec);
    const total = totals.find(({ id }) => id === repository)?.n;
    const { pagination } = await call(spec, `/violations?repository_id=${repository}&limit=1`);
    if (pagination.total !== total) broken.push(`${branch} lists ${pagination.total} of ${total} violations`);
  }
  return { count: totals.reduce((sum, { n }) => sum + n, 0), broken };
}

/** Every event has arrived, and there is one for each scan that ended. */
async function checkEvents({ query, receiver }: Scene) {
  const events = await query<{ id: string; event: string; body: string }>('SELECT * FROM events');
  const arrivals = receiver.received.map(({ headers }) => String(headers['x-scan-gate-event-id']));
  const arrived = new Set(arrivals);
  const ends = events.filter(({ event }) => event.startsWith('scan.'));
  const told = Map.groupBy(ends, ({ body }) => JSON.parse(body).data.scan_id as string);
  const scans = await query<{ id: string }>('SELECT id FROM scans');
  const broken = [
    ...events.filter(({ id }) => !arrived.has(id)).map(({ id }) => `event ${id} never arrived`),
    ...scans
      .filter(({ id }) => told.get(id)?.length !== 1)
      .map(({ id }) => `scan ${id} has ${told.get(id)?.length ?? 0} events of its end`),
  ];
  return { count: events.length, repeated: arrivals.length - arrived.size, broken };
}
