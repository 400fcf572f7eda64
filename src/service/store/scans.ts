/** The scans of the store and their states: PENDING, SCANNING, then COMPLETED or FAILED, which are final. */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../../api/schemas.ts';
import type { ScanType, SeverityFilter, scanStatuses } from '../../api/words.ts';
import type { ScanResult } from '../scan-result.ts';
import { announceCompleted, announceFailed, type EndedScan } from './announcements.ts';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import { type Merged, mergeFindings } from './merge.ts';
import { belongsToOrganization, buildWhere, type Listed, type Paging, readPage } from './page.ts';

export type ScanStatus = (typeof scanStatuses)[number];
export type SeverityCounts = Record<SeverityFilter, number>;

export interface ScanRecord {
  id: string;
  repositoryId: string;
  branch: string;
  commitSha: string;
  status: ScanStatus;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  /** Why it is FAILED. */
  error: string | null;
  /** The following fields are only set for a COMPLETED scan. */
  counts: SeverityCounts | null;
  coverage: Coverage | null;
  diagnostics: ScanDiagnostic[] | null;
  languages: ScanLanguage[] | null;
}

export interface ScanFilter {
  organizationId?: string | undefined;
  repositoryId?: string | undefined;
  status?: ScanStatus | undefined;
  /** Excludes completed scans that did not search for this type. All other scans search for all types. */
  scanType?: ScanType | undefined;
  sortBy?: 'startedAt' | 'completedAt' | 'status' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

export type RequestedScan = Pick<ScanRecord, 'repositoryId' | 'branch' | 'commitSha'>;

export interface QueueRoom {
  organizationId: string;
  /** Of all organizations. */
  maxUnfinished: number;
}

export interface ScanTable {
  create(scan: RequestedScan): Promise<ScanRecord>;
  /**
   * Undefined when no more scan of this organization may wait. Every organization has an equal share of the waiting
   * scans.
   */
  createWithRoom(scan: RequestedScan, room: QueueRoom): Promise<ScanRecord | undefined>;
  /** With an organization: only one of its own. */
  find(id: string, organizationId?: string): Promise<ScanRecord | undefined>;
  list(filter: ScanFilter, paging: Paging): Promise<Listed<ScanRecord>>;
  /** PENDING to SCANNING. */
  start(id: string): Promise<void>;
  /** Changes SCANNING to COMPLETED and merges the findings, in one transaction. */
  complete(id: string, result: ScanResult): Promise<Merged>;
  /** Changes PENDING or SCANNING to FAILED. A scan that has ended stays unchanged. */
  fail(id: string, error: string): Promise<void>;
  /** Changes every unfinished scan to FAILED. Returns their number. */
  failUnfinished(error: string): Promise<number>;
  /** The commit of the newest scan of a branch, whatever its status. */
  latestCommit(repositoryId: string, branch: string): Promise<string | undefined>;
  /** The number of PENDING and SCANNING scans; with an organization, only its own. */
  unfinished(organizationId?: string): Promise<number>;
}

interface ScanRow {
  id: string;
  repository_id: string;
  branch: string;
  commit_sha: string;
  status: ScanStatus;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
  error: string | null;
  counts: string | null;
  coverage: string | null;
  diagnostics: string | null;
  languages: string | null;
}

const sortColumns = { created: 'seq', startedAt: 'started_at', completedAt: 'completed_at', status: 'status' } as const;

export function createScanTable(database: Database): ScanTable {
  const findScan = async (id: string, organizationId?: string): Promise<ScanRecord | undefined> => {
    const { sql, values } = buildWhere([['id = ?', id], belongsToOrganization(organizationId)]);
    const row = await database.get<ScanRow>(`SELECT * FROM scans ${sql}`, ...values);
    return row === undefined ? undefined : toScanRecord(row);
  };
  return {
    create: (scan) => createScan(database, scan),
    createWithRoom: (scan, room) =>
      database.transaction(async (transaction) =>
        (await hasRoom(transaction, room)) ? createScan(transaction, scan) : undefined,
      ),
    find: findScan,
    list: (filter, paging) => listScanPage(database, filter, paging),
    start: async (id) => {
      const sql = `UPDATE scans SET status = 'SCANNING', started_at = ? WHERE id = ? AND status = 'PENDING'`;
      expectOne(await database.run(sql, await database.tick(), id), id);
    },
    complete: (id, result) => completeScan(database, id, result),
    fail: (id, error) => database.transaction((transaction) => failScanRow(transaction, id, error)),
    failUnfinished: (error) =>
      database.transaction(async (transaction) => {
        const sql = `SELECT id FROM scans WHERE status IN ('PENDING', 'SCANNING') ORDER BY seq`;
        const unfinished = await transaction.all<{ id: string }>(sql);
        for (const { id } of unfinished) await failScanRow(transaction, id, error);
        return unfinished.length;
      }),
    latestCommit: async (repositoryId, branch) => {
      const sql =
        'SELECT commit_sha AS sha FROM scans WHERE repository_id = ? AND branch = ? ORDER BY seq DESC LIMIT 1';
      return (await database.get<{ sha: string }>(sql, repositoryId, branch))?.sha;
    },
    unfinished: (organizationId) => countUnfinished(database, organizationId),
  };
}

async function hasRoom(database: Database, { organizationId, maxUnfinished }: QueueRoom): Promise<boolean> {
  if ((await countUnfinished(database)) >= maxUnfinished) return false;
  const sql = 'SELECT count(DISTINCT organization_id) AS n FROM repositories';
  const organizations = Math.max(1, (await database.get<{ n: number }>(sql))?.n ?? 1);
  const own = await countUnfinished(database, organizationId);
  return own < Math.max(1, Math.floor(maxUnfinished / organizations));
}

async function countUnfinished(database: Database, organizationId?: string): Promise<number> {
  const { sql, values } = buildWhere([[`status IN ('PENDING', ?)`, 'SCANNING'], belongsToOrganization(organizationId)]);
  return (await database.get<{ n: number }>(`SELECT count(*) AS n FROM scans ${sql}`, ...values))?.n ?? 0;
}

async function failScanRow(database: Database, id: string, error: string): Promise<void> {
  const sql = `UPDATE scans SET status = 'FAILED', error = ?, completed_at = ?
    WHERE id = ? AND status IN ('PENDING', 'SCANNING') RETURNING id, repository_id AS repositoryId, branch`;
  const scan = await database.get<EndedScan>(sql, error, await database.tick(), id);
  if (scan !== undefined) await announceFailed(database, scan, error);
}

async function createScan(database: Database, scan: RequestedScan): Promise<ScanRecord> {
  const id = createRecordId('scan');
  const createdAt = await database.tick();
  const sql = `INSERT INTO scans (id, repository_id, branch, commit_sha, status, created_at)
    VALUES (?, ?, ?, ?, 'PENDING', ?)`;
  await database.run(sql, id, scan.repositoryId, scan.branch, scan.commitSha, createdAt);
  const times = { createdAt, startedAt: null, completedAt: null };
  const unknown = { error: null, counts: null, coverage: null, diagnostics: null, languages: null };
  return { id, ...scan, status: 'PENDING', ...times, ...unknown };
}

function completeScan(outer: Database, id: string, result: ScanResult): Promise<Merged> {
  return outer.transaction(async (database) => {
    const scan = await database.get<ScanRow>(`SELECT * FROM scans WHERE id = ? AND status = 'SCANNING'`, id);
    expectOne(scan === undefined ? 0 : 1, id);
    const { repository_id: repositoryId, branch } = scan as ScanRow;
    const time = await database.tick();
    const merged = await mergeFindings(database, { repositoryId, branch, time, result });
    const sql = `UPDATE scans SET status = 'COMPLETED', completed_at = ?, counts = ?, coverage = ?, diagnostics = ?, languages = ?
      WHERE id = ?`;
    const { coverage, diagnostics, languages } = result;
    const texts = [merged.counts, coverage, diagnostics, languages].map((value) => JSON.stringify(value));
    await database.run(sql, time, ...texts, id);
    await database.run(
      'UPDATE repositories SET last_scan_at = ?, updated_at = ? WHERE id = ?',
      time,
      time,
      repositoryId,
    );
    await announceCompleted(database, { id, repositoryId, branch }, merged);
    return merged;
  });
}

function expectOne(changed: number, id: string): void {
  if (changed !== 1) throw new Error(`scan ${id} is not in the state that this step starts from`);
}

async function listScanPage(database: Database, filter: ScanFilter, paging: Paging): Promise<Listed<ScanRecord>> {
  const type = filter.scanType;
  const condition = buildWhere([
    belongsToOrganization(filter.organizationId),
    filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
    filter.status === undefined ? undefined : ['status = ?', filter.status],
    type === undefined
      ? undefined
      : [`(coverage IS NULL OR coalesce(json_extract(coverage, ?), 'not covered') <> 'not covered')`, `$.${type}`],
  ]);
  const direction = filter.sortOrder === 'asc' ? 'ASC' : 'DESC';
  const column = sortColumns[filter.sortBy ?? 'created'];
  const query = {
    select: '*',
    source: `FROM scans ${condition.sql}`,
    order: `ORDER BY ${column} ${direction}, seq ${direction}`,
    values: condition.values,
  };
  const { items, total } = await readPage<ScanRow>(database, query, paging);
  return { items: items.map(toScanRecord), total };
}

function toScanRecord(row: ScanRow): ScanRecord {
  return {
    id: row.id,
    repositoryId: row.repository_id,
    branch: row.branch,
    commitSha: row.commit_sha,
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    error: row.error,
    counts: parseColumn<SeverityCounts>(row.counts),
    coverage: parseColumn<Coverage>(row.coverage),
    diagnostics: parseColumn<ScanDiagnostic[]>(row.diagnostics),
    languages: parseColumn<ScanLanguage[]>(row.languages),
  };
}

function parseColumn<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
