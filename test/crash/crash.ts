/** Kills a service at random moments, with merges and deliveries under way, and looks at what it had promised. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { startReceiver } from '../service/webhooks/receiver.ts';

export interface CrashTable {
  kills: number;
  /** Scans and settings that were answered with success. */
  acknowledged: number;
  completed: number;
  failed: number;
  events: number;
  /** Arrivals beyond the first of an event. */
  repeated: number;
  /** What was promised and did not hold. */
  broken: string[];
}

interface Started {
  child: ReturnType<typeof spawn>;
  call(path: string, method?: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>;
  repository: string;
}

async function start(database: string, receiver: string, round: number): Promise<Started> {
  const args = [join(import.meta.dirname, 'service.ts'), database, receiver, String(round)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { baseUrl, repository } = JSON.parse(line);
  const headers = { 'X-API-Key': 'crash-key-0123456789', 'Content-Type': 'application/json' };
  return {
    child,
    repository,
    call: async (path, method = 'GET', body) => {
      const answer = await fetch(`${baseUrl}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
  };
}

/** Asks for scans and changes the setting until the service is gone; notes what was answered with success. */
async function load({ call, repository }: Started, scans: Set<string>): Promise<boolean | undefined> {
  let setting: boolean | undefined;
  for (let round = 0; ; round += 1) {
    try {
      const { status, body } = await call('/scans', 'POST', { repository_id: repository });
      if (status === 201) scans.add(String(body.scan_id));
      const wanted = round % 2 === 0;
      setting = undefined;
      const patched = await call(`/repositories/${repository}`, 'PATCH', { auto_scan_on_pr: wanted });
      if (patched.status === 200) setting = wanted;
    } catch {
      return setting;
    }
  }
}

export async function crash(kills: number, random: () => number): Promise<CrashTable> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-crash-'));
  const database = join(folder, 'gate.db');
  const receiver = await startReceiver();
  const [scans, broken] = [new Set<string>(), [] as string[]];
  for (let kill = 1; kill <= kills; kill += 1) {
    const started = await start(database, receiver.url, kill);
    const loading = load(started, scans);
    await delay(random() * 600);
    started.child.kill('SIGKILL');
    await once(started.child, 'exit');
    const setting = await loading;
    broken.push(...brokenIn(database, scans, setting).map((what) => `kill ${kill}: ${what}`));
  }
  const table = await settled({ database, receiver, scans });
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
  return { kills, ...table, broken: [...broken, ...table.broken] };
}

interface ScanRow {
  id: string;
  status: string;
  completed_at: string | null;
  counts: string | null;
}

/** Directly after a kill: the file is whole, what was acknowledged is in it, and each COMPLETED scan is whole with its event. */
function brokenIn(database: string, scans: ReadonlySet<string>, setting: boolean | undefined): string[] {
  const connection = new DatabaseSync(database);
  const all = <T>(sql: string) => connection.prepare(sql).all() as unknown as T[];
  const [check] = all<{ quick_check: string }>('PRAGMA quick_check');
  const rows = all<ScanRow>('SELECT id, status, completed_at, counts FROM scans');
  const known = new Set(rows.map(({ id }) => id));
  const told = new Set(
    all<{ body: string }>(`SELECT body FROM events WHERE event LIKE 'scan.%'`).map(
      ({ body }) => JSON.parse(body).data.scan_id,
    ),
  );
  const [repository] = all<{ pr: number }>('SELECT auto_scan_on_pr AS pr FROM repositories');
  connection.close();
  const ended = rows.filter(({ status }) => status === 'COMPLETED' || status === 'FAILED');
  return [
    ...(check?.quick_check === 'ok' ? [] : [`the database is damaged: ${check?.quick_check}`]),
    ...[...scans].filter((id) => !known.has(id)).map((id) => `scan ${id} was acknowledged and is lost`),
    ...ended.filter(({ id }) => !told.has(id)).map(({ id }) => `scan ${id} ended without its event`),
    ...rows
      .filter(
        ({ status, completed_at, counts }) =>
          (status === 'COMPLETED') !== (counts !== null) || (status === 'COMPLETED' && completed_at === null),
      )
      .map(({ id, status }) => `scan ${id} is ${status} and half written`),
    ...(setting === undefined || repository?.pr === Number(setting) ? [] : ['an acknowledged setting is lost']),
  ];
}

interface Aftermath {
  database: string;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  scans: ReadonlySet<string>;
}

/** A last start delivers what is left; then every event has arrived, and no scan is unfinished. */
async function settled({ database, receiver, scans }: Aftermath): Promise<Omit<CrashTable, 'kills'>> {
  const last = await start(database, receiver.url, 0);
  const connection = new DatabaseSync(database, { timeout: 5_000 });
  const count = (sql: string) => (connection.prepare(sql).get() as { n: number }).n;
  const waiting = () => count(`SELECT count(*) AS n FROM deliveries WHERE status = 'waiting'`);
  while (waiting() > 0) await delay(100);
  last.child.kill('SIGKILL');
  await once(last.child, 'exit');
  const ids = connection.prepare('SELECT id FROM events').all() as { id: string }[];
  const arrivals = receiver.received.map(({ headers }) => String(headers['x-scan-gate-event-id']));
  const arrived = new Set(arrivals);
  const unfinished = count(`SELECT count(*) AS n FROM scans WHERE status IN ('PENDING', 'SCANNING')`);
  const table = {
    acknowledged: scans.size,
    completed: count(`SELECT count(*) AS n FROM scans WHERE status = 'COMPLETED'`),
    failed: count(`SELECT count(*) AS n FROM scans WHERE status = 'FAILED'`),
    events: ids.length,
    repeated: arrivals.length - arrived.size,
    broken: [
      ...ids.filter(({ id }) => !arrived.has(id)).map(({ id }) => `event ${id} never arrived`),
      ...(unfinished === 0 ? [] : [`${unfinished} scans are neither COMPLETED nor FAILED`]),
    ],
  };
  connection.close();
  return table;
}

/** `node test/crash/crash.ts [KILLS]` prints the table. */
if (import.meta.main) {
  const table = await crash(Number(process.argv[2] ?? 100), Math.random);
  process.stdout.write(`${JSON.stringify(table, null, 2)}\n`);
  process.exitCode = table.broken.length === 0 ? 0 : 1;
}
