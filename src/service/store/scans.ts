/** The scans of the store and their states: PENDING, SCANNING, then COMPLETED or FAILED, which are final. */
import type { SqlBool } from 'kysely';
import type { ScanType } from '../../shared/api/words.ts';
import type { ScanResult } from '../../shared/scan/scan-result.ts';
import { type ClaimNumbers, claimScans, giveBack, recoverLost, renewLease, startScan } from './claims.ts';
import type { Database } from './database.ts';
import { listOwnership, type Paging, readPage, sortAscending, sortDescending } from './database.ts';
import { sql } from './kysely.ts';
import { lockViolations, type Merged, mergeFindings, recountViolations } from './merge.ts';
import { announceCompleted, announceFailed } from './outbox.ts';
import { createRecordId, type ScanRecord, type ScanStatus } from './schema.ts';

export interface ScanFilter {
  organizationId?: string | undefined;
  repositoryId?: string | undefined;
  branch?: string | undefined;
  status?: ScanStatus | undefined;
  /** Excludes completed scans that did not search for this type. All other scans search for all types. */
  scanType?: ScanType | undefined;
  sortBy?: 'startedAt' | 'completedAt' | 'status' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

export type RequestedScan = Pick<ScanRecord, 'repositoryId' | 'branch' | 'commitSha'>;

interface QueueRoom {
  organizationId: string;
  /** Of all organizations. */
  maxUnfinished: number;
}

/** Scans of one commit that a worker has. */
export interface ClaimedScans {
  scans: ScanRecord[];
  claim: ClaimNumbers;
  /** Whether the worker still has them. If not, their results are worth nothing. */
  renew(): Promise<boolean>;
  /** They wait again. */
  giveBack(): Promise<void>;
}

const sortColumns = { created: 'seq', startedAt: 'startedAt', completedAt: 'completedAt', status: 'status' } as const;

export type ListedScan = Awaited<ReturnType<typeof listScanPage>>['items'][number];

export function createScanTable(database: Database) {
  return {
    create: (scan: RequestedScan) => createScan(database, scan),
    /**
     * Undefined when no more scan of this organization may wait. Every organization has an equal share of the waiting
     * scans.
     */
    createWithRoom: (scan: RequestedScan, room: QueueRoom) =>
      database.transaction(async (transaction) => {
        await transaction.lockQueue();
        return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
      }),
    /**
     * Like `createWithRoom`, but only when the branch's newest scan is of another commit. `known` when it is not: another
     * process has seen the same change.
     */
    createForChange: (scan: RequestedScan, room: QueueRoom) =>
      database.transaction(async (transaction) => {
        await transaction.lockQueue();
        if ((await readLatestCommit(transaction, scan)) === scan.commitSha) return 'known';
        return (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined;
      }),
    /** With an organization: only one of its own. */
    find: (id: string, organizationId?: string) =>
      database.read
        .selectFrom('scans')
        .selectAll()
        .where('id', '=', id)
        .where((scan) => scan.and(listOwnership(organizationId)))
        .executeTakeFirst(),
    list: (filter: ScanFilter, paging: Paging) => listScanPage(database, filter, paging),
    /** The branches of a repository, by the time of their latest scans. */
    branches: async (repositoryId: string, organizationId: string, limit: number) => {
      const rows = await database.read
        .selectFrom('scans')
        .select('branch')
        .where('repositoryId', '=', repositoryId)
        .where((scan) => scan.and(listOwnership(organizationId)))
        .groupBy('branch')
        .orderBy(({ fn }) => fn.max('seq'), 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ branch }) => branch);
    },
    /** PENDING to SCANNING. */
    start: async (id: string) => {
      if (!(await startScan(database, id))) throw createStateError(id);
    },
    /** Takes the next scans from the queue and starts them. Undefined when nothing may start now. */
    claim: async (): Promise<ClaimedScans | undefined> => {
      const ids = await claimScans(database);
      if (ids === undefined) return undefined;
      const claimed = database.write.selectFrom('scans').selectAll().where('id', 'in', ids).orderBy('seq');
      const scans = await claimed.execute();
      const claim: ClaimNumbers = new Map(scans.map(({ id, claims }) => [id, claims]));
      return {
        ...{ scans, claim },
        renew: async () => !database.isShared || renewLease(database, ids, claim),
        giveBack: () => giveBack(database, ids, claim),
      };
    },
    /** Scans whose workers have died wait again, or FAIL when that has happened before. */
    recoverLost: () => recoverLost(database, failScanRow),
    /**
     * Changes SCANNING to COMPLETED and merges the findings, in one transaction. Throws when another worker has the scan
     * since.
     */
    complete: (id: string, result: ScanResult, claim?: ClaimNumbers) => completeScan(database, id, claim, result),
    /**
     * Changes PENDING or SCANNING to FAILED, and returns whether it did. A scan that has ended stays unchanged; with a
     * claim, so does one that waits again or that another worker has.
     */
    fail: (id: string, error: string, claim?: ClaimNumbers) =>
      database.transaction((transaction) => failScanRow(transaction, id, error, claim)),
    /** Changes every unfinished scan to FAILED. Returns their identifiers. */
    failUnfinished: (error: string) =>
      database.transaction(async (transaction) => {
        const unfinished = await transaction.write
          .selectFrom('scans')
          .select('id')
          .where('status', 'in', unfinishedStatuses)
          .orderBy('seq')
          .execute();
        for (const { id } of unfinished) await failScanRow(transaction, id, error);
        return unfinished.map(({ id }) => id);
      }),
    /** The number of PENDING and SCANNING scans; with an organization, only its own. `before`: requested before then. */
    unfinished: (organizationId?: string, before?: string) => countUnfinished(database, organizationId, before),
  };
}

/** The commit of the newest scan of a branch, whatever its status. */
async function readLatestCommit(
  { read }: Database,
  { repositoryId, branch }: Pick<RequestedScan, 'repositoryId' | 'branch'>,
): Promise<string | undefined> {
  const latest = await read
    .selectFrom('scans')
    .select('commitSha')
    .where('repositoryId', '=', repositoryId)
    .where('branch', '=', branch)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.commitSha;
}

const unfinishedStatuses = ['PENDING', 'SCANNING'] as const;

async function hasRoom(database: Database, { organizationId, maxUnfinished }: QueueRoom): Promise<boolean> {
  if ((await countUnfinished(database)) >= maxUnfinished) return false;
  const counted = await database.read
    .selectFrom('repositories')
    .select(({ fn }) => fn.count<number>('organizationId').distinct().as('n'))
    .executeTakeFirst();
  const organizations = Math.max(1, counted?.n ?? 1);
  const own = await countUnfinished(database, organizationId);
  return own < Math.max(1, Math.floor(maxUnfinished / organizations));
}

async function countUnfinished({ read }: Database, organizationId?: string, before?: string): Promise<number> {
  const { n } = await read
    .selectFrom('scans')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', 'in', unfinishedStatuses)
    .where((scan) => scan.and(listOwnership(organizationId)))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return n;
}

async function failScanRow(database: Database, id: string, error: string, claim?: ClaimNumbers): Promise<boolean> {
  const time = await database.tick();
  const scan = await database.write
    .updateTable('scans')
    .set({ status: 'FAILED', error, completedAt: time })
    .where('id', '=', id)
    .where('status', 'in', claim === undefined ? unfinishedStatuses : ['SCANNING' as const])
    .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0))
    .returning(['id', 'repositoryId', 'branch'])
    .executeTakeFirst();
  if (scan === undefined) return false;
  await announceFailed(database, scan, error);
  await database.notify();
  return true;
}

async function createScan(database: Database, scan: RequestedScan): Promise<ScanRecord> {
  const createdAt = await database.tick();
  const created = await database.write
    .insertInto('scans')
    .values({ ...scan, id: createRecordId('scan'), status: 'PENDING', createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  await database.notify();
  return created;
}

function completeScan(
  outer: Database,
  id: string,
  claim: ClaimNumbers | undefined,
  result: ScanResult,
): Promise<Merged> {
  return outer.transaction(async (database) => {
    const { write } = database;
    const own = write
      .selectFrom('scans')
      .select(['repositoryId', 'branch'])
      .where('id', '=', id)
      .where('status', '=', 'SCANNING')
      .$if(claim !== undefined, (query) => query.where('claims', '=', claim?.get(id) ?? 0));
    const scan = await database.lockRows(own, 'scans').executeTakeFirst();
    if (scan === undefined) throw createStateError(id);
    // Two merges into one repository would each take the other's findings for gone.
    await lockViolations(database, scan.repositoryId);
    const time = await database.tick();
    const merged = await mergeFindings(database, { ...scan, time, result });
    const { coverage, diagnostics, languages } = result;
    await write
      .updateTable('scans')
      .set({ status: 'COMPLETED', completedAt: time, counts: merged.counts, coverage, diagnostics, languages })
      .where('id', '=', id)
      .execute();
    await write
      .updateTable('repositories')
      .set({ lastScanAt: time, updatedAt: time })
      .where('id', '=', scan.repositoryId)
      .execute();
    await recountViolations(database, scan.repositoryId);
    await announceCompleted(database, { id, ...scan }, merged);
    await database.notify();
    return merged;
  });
}

function createStateError(id: string): Error {
  return new Error(`scan ${id} is not in the state that this step starts from`);
}

/** What lists show of a scan. Its coverage and diagnostics may be long. */
const listedColumns = [
  ...(['id', 'repositoryId', 'branch', 'commitSha', 'status', 'createdAt', 'startedAt'] as const),
  ...(['completedAt', 'error', 'counts'] as const),
] as const;

function listScanPage(
  { read }: Database,
  { organizationId, repositoryId, branch, status, scanType, sortBy, sortOrder }: ScanFilter,
  paging: Paging,
) {
  const filtered = read.selectFrom('scans').where((scan) =>
    scan.and([
      ...listOwnership(organizationId),
      ...(repositoryId === undefined ? [] : [scan('repositoryId', '=', repositoryId)]),
      ...(branch === undefined ? [] : [scan('branch', '=', branch)]),
      ...(status === undefined ? [] : [scan('status', '=', status)]),
      ...(scanType === undefined
        ? []
        : [
            scan.or([
              scan('coverage', 'is', null),
              // A completed scan looked for a type if its coverage, a JSON text without spaces, says one of these.
              ...['covered', 'partly covered'].map(
                (coverage) =>
                  sql<SqlBool>`coverage like ${`%${JSON.stringify(scanType)}:${JSON.stringify(coverage)}%`}`,
              ),
            ]),
          ]),
    ]),
  );
  const isAscending = sortOrder === 'asc';
  const count = filtered.select(({ fn }) => fn.countAll<number>().as('total'));
  return readPage(paging, count, (limit, offset) =>
    filtered
      .select(listedColumns)
      .select(({ selectFrom }) =>
        selectFrom('repositories as r')
          .select('r.name')
          .whereRef('r.id', '=', 'scans.repositoryId')
          .$asScalar()
          .$notNull()
          .as('repository'),
      )
      .orderBy(sortColumns[sortBy ?? 'created'], isAscending ? sortAscending : sortDescending)
      .orderBy('seq', isAscending ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset),
  );
}
