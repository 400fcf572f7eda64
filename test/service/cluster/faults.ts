/** Kills processes of a cluster while scans run, and looks whether what was promised holds. */
import { setTimeout as delay } from 'node:timers/promises';
import { formatSpecId } from './repositories.ts';
import type { Scene } from './scene.ts';

export interface FaultTable {
  kills: number;
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

const pollMs = 100;

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await delay(pollMs);
}

/** Halfway the database restarts, and after three quarters all connections are lost. */
export async function runFaults(scene: Scene, kills: number): Promise<FaultTable> {
  const { specs, requestScan, query, readNotes } = scene;
  await Promise.all(specs.map(requestScan));
  const random = createRandom(34);
  for (let kill = 0, seen = 0; kill < kills; kill += 1) {
    // After the next line of the record: in the middle of a scan, or of the merge after it.
    await waitUntil(async () => {
      if (readNotes().length > seen) return true;
      if ((await scene.countUnfinished()) === 0) await Promise.all(specs.map(requestScan));
      return false;
    });
    seen = readNotes().length;
    await delay(random() * 300);
    if (kill === Math.floor(kills / 2)) await scene.server.restart();
    if (kill === Math.floor((kills * 3) / 4)) {
      await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'scan-gate'`);
    }
    const last = scene.processes.findIndex(({ child }) => child.pid === readNotes().at(-1)?.worker);
    await replaceProcess(scene, kill % 4 === 3 || last < 0 ? kill % 2 : last);
  }
  await waitUntil(async () => (await scene.countUnfinished()) === 0);
  const broken = await checkScans(scene);
  await requestLostScans(scene);
  await waitUntil(async () => (await query(`SELECT seq FROM deliveries WHERE status = 'waiting'`)).length === 0);
  const [findings, events] = [await checkFindings(scene), await checkEvents(scene)];
  const statuses = await query<{ status: string }>('SELECT status FROM scans');
  const count = (wanted: string) => statuses.filter(({ status }) => status === wanted).length;
  return {
    ...{ kills, acknowledged: scene.requested.size, completed: count('COMPLETED'), failed: count('FAILED') },
    ...{ findings: findings.count, events: events.count, repeated: events.repeated },
    broken: [...broken, ...findings.broken, ...events.broken],
  };
}

/** A new process takes the place of the killed one, whose leases end at once: their time passes. */
async function replaceProcess({ processes, start, query, readNotes }: Scene, index: number): Promise<void> {
  const old = processes[index];
  if (old === undefined) throw new Error('there is no such process');
  await old.kill();
  processes[index] = start(old.role);
  const begun = readNotes().filter(({ word, worker }) => word === 'begun' && worker === old.child.pid);
  const branches = begun.map(({ id }) => id);
  await query(`UPDATE scans SET lease_until = '' WHERE status = 'SCANNING' AND branch = ANY($1)`, [branches]);
  await query('UPDATE webhooks SET lease_until = NULL');
}

interface ScanRow {
  id: string;
  branch: string;
  status: string;
  counts: string | null;
  error: string | null;
}

/** What was acknowledged is there, and nothing is COMPLETED that was not. */
async function checkScans({ query, readNotes, requested, specs }: Scene): Promise<string[]> {
  const scans = await query<ScanRow>('SELECT * FROM scans');
  const stored = new Set(scans.map(({ id }) => id));
  const ended = new Set(readNotes().flatMap(({ word, id }) => (word === 'ended' ? id : [])));
  const counts = new Map(specs.map((spec) => [formatSpecId(spec), spec.count]));
  const sum = (text: string) => Object.values(JSON.parse(text) as Record<string, number>).reduce((a, n) => a + n, 0);
  return [
    ...[...requested.keys()].filter((id) => !stored.has(id)).map((id) => `scan ${id} was acknowledged and is lost`),
    ...scans.flatMap(({ id, branch, status, counts: text, error }) => {
      if (status === 'FAILED') return error?.startsWith('interrupted') ? [] : [`scan ${id} is FAILED: ${error}`];
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
