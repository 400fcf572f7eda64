/**
 * The queue of scans, from which one process or several take their work. Organizations take turns, and the scans of one
 * organization run in the order of their requests. Two scans of one repository never run at the same time, because their
 * findings could not be distinguished by time. Waiting scans of the same commit are one piece of work.
 */
import type { Database } from './database.ts';

/** A worker that has died gives its scans back after this time. It renews its lease three times as often. */
export const scanLeaseMs = 60_000;

/** A scan is tried again once after its worker has died. */
const maxClaims = 2;

/** The identifiers of at least one scan. Undefined when nothing may start now. In SQLite, with one process, there is no lease. */
export function claimScans(outer: Database): Promise<string[] | undefined> {
  return outer.transaction(async (database) => {
    const next = await lockNextRepository(database);
    if (next === undefined) return undefined;
    const { repositoryId, branch, commitSha, organizationId } = next;
    const waiting = await database.write
      .selectFrom('scans')
      .select('id')
      .where('status', '=', 'PENDING')
      .where('repositoryId', '=', repositoryId)
      .where('branch', '=', branch)
      .where('commitSha', '=', commitSha)
      .orderBy('seq')
      .execute();
    for (const { id } of waiting) await startScan(database, id);
    const turn = { turnAt: await database.tick() };
    await database.write.updateTable('organizations').set(turn).where('id', '=', organizationId).execute();
    return waiting.length === 0 ? undefined : waiting.map(({ id }) => id);
  });
}

/**
 * The next scan's repository, locked. Its lock alone does not say that nothing is scanned in it: another process may
 * have started a scan since this statement began. So that is looked up again.
 */
async function lockNextRepository(database: Database) {
  const { write } = database;
  const waiting = write
    .selectFrom('scans as s')
    .innerJoin('repositories as r', 'r.id', 's.repositoryId')
    .innerJoin('organizations as o', 'o.id', 'r.organizationId')
    .select(['s.repositoryId', 's.branch', 's.commitSha', 'r.organizationId'])
    .where('s.status', '=', 'PENDING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scans as other')
            .select('other.id')
            .whereRef('other.repositoryId', '=', 's.repositoryId')
            .where('other.status', '=', 'SCANNING'),
        ),
      ),
    )
    .orderBy('o.turnAt', (order) => order.asc().nullsFirst())
    .orderBy('s.seq')
    .limit(1);
  const next = await database.skipLocked(waiting, 'r').executeTakeFirst();
  if (next === undefined) return undefined;
  const running = await write
    .selectFrom('scans')
    .select('id')
    .where('repositoryId', '=', next.repositoryId)
    .where('status', '=', 'SCANNING')
    .limit(1)
    .executeTakeFirst();
  return running === undefined ? next : undefined;
}

/** PENDING to SCANNING. Returns whether it was PENDING. */
export async function startScan(database: Database, id: string): Promise<boolean> {
  const time = await database.tick();
  const { numUpdatedRows } = await database.write
    .updateTable('scans')
    .set({ status: 'SCANNING', startedAt: time, leaseUntil: database.isShared ? addLease(time) : null })
    .set(({ eb }) => ({ claims: eb('claims', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function addLease(time: string): string {
  return new Date(Date.parse(time) + scanLeaseMs).toISOString();
}

/** Whether the worker still has all of these scans. */
export async function renewLease(database: Database, ids: readonly string[], claims: ClaimNumbers): Promise<boolean> {
  const leaseUntil = addLease(await database.tick());
  for (const id of ids) {
    const { numUpdatedRows } = await database.write
      .updateTable('scans')
      .set({ leaseUntil })
      .where('id', '=', id)
      .where('status', '=', 'SCANNING')
      .where('claims', '=', claims.get(id) ?? 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

/** How often each scan was claimed, this time included. */
export type ClaimNumbers = ReadonlyMap<string, number>;

/** Whether scans that were interrupted may be tried again. */
export function canTryAgain(claims: ClaimNumbers): boolean {
  return Math.max(...claims.values()) < maxClaims;
}

/** SCANNING to PENDING: a worker that is stopped gives its scans back. */
export async function giveBack(database: Database, ids: readonly string[], claims: ClaimNumbers): Promise<void> {
  for (const id of ids) {
    await database.write
      .updateTable('scans')
      .set({ status: 'PENDING', startedAt: null, leaseUntil: null })
      .where('id', '=', id)
      .where('status', '=', 'SCANNING')
      .where('claims', '=', claims.get(id) ?? 0)
      .execute();
  }
  await database.notify();
}

/** Scans whose workers have died wait again (`returned`), or FAIL when that has happened before. */
export async function recoverLost(
  outer: Database,
  fail: (database: Database, id: string, error: string) => Promise<boolean>,
) {
  const time = await outer.tick();
  const lost = await outer.read
    .selectFrom('scans')
    .select('id')
    .where('status', '=', 'SCANNING')
    .where('leaseUntil', '<', time)
    .execute();
  const recovered: Record<'returned' | 'failed', string[]> = { returned: [], failed: [] };
  for (const { id } of lost) {
    await outer.transaction(async (database) => {
      const expired = database.write
        .selectFrom('scans')
        .select('claims')
        .where('id', '=', id)
        .where('status', '=', 'SCANNING')
        .where('leaseUntil', '<', time);
      const scan = await database.skipLocked(expired, 'scans').executeTakeFirst();
      if (scan === undefined) return;
      const isLast = scan.claims >= maxClaims;
      recovered[isLast ? 'failed' : 'returned'].push(id);
      if (isLast) await fail(database, id, 'interrupted: its worker stopped without a result, twice');
      else {
        const waiting = { status: 'PENDING', startedAt: null, leaseUntil: null } as const;
        await database.write.updateTable('scans').set(waiting).where('id', '=', id).execute();
      }
    });
  }
  if (lost.length > 0) await outer.notify();
  return recovered;
}
