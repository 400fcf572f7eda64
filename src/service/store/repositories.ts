/**
 * The repositories of the store. They are registered at each start, keep their settings, and include counts of open
 * violations.
 */
import { type repositoryStatuses, type SeverityFilter, severityFilters } from '../../api/words.ts';
import { announceConnected } from './announcements.ts';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import { buildWhere, type Listed, type Paging, readPage } from './page.ts';

export type RepositoryStatus = (typeof repositoryStatuses)[number];

export interface RepositoryRecord {
  id: string;
  organizationId: string;
  path: string;
  name: string;
  vcsUrl: string;
  provider: string;
  defaultBranch: string;
  status: RepositoryStatus;
  autoScanOnPush: boolean;
  autoScanOnPr: boolean;
  /** The URL from which a clone that the service owns is fetched. */
  remoteUrl: string | null;
  /** When the latest completed scan ended. */
  lastScanAt: string | null;
  createdAt: string;
  /** Open violations by severity. */
  open: Record<SeverityFilter, number>;
}

export type NewRepository = Pick<RepositoryRecord, 'path' | 'name' | 'vcsUrl' | 'provider' | 'defaultBranch'>;

export interface RepositoryFilter {
  organizationId?: string | undefined;
  /** A part of the name, ignoring case. */
  search?: string | undefined;
  provider?: string | undefined;
  /** By default only active ones: one that is no longer served could have the same URL as an active one. */
  status?: RepositoryStatus | undefined;
  sortBy?: 'name' | 'createdAt' | 'updatedAt' | 'lastScanAt' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

export interface RepositoryTable {
  /** All others become inactive. A known path keeps its identifier. Returned in the given order. */
  register(organizationId: string, repositories: readonly NewRepository[]): Promise<RepositoryRecord[]>;
  /**
   * Adds a repository that every start serves until it is archived. An archived one becomes active again. Returns its
   * identifier.
   */
  add(organizationId: string, repository: NewRepository & { remoteUrl: string | null }): Promise<string>;
  /** Whether it existed and was not archived yet. */
  archive(organizationId: string, id: string): Promise<boolean>;
  /** The active repositories whose branches are watched. With an identifier, only that one. */
  watched(id?: string): Promise<RepositoryRecord[]>;
  /** The added repositories of every organization, except archived ones. */
  added(): Promise<RepositoryRecord[]>;
  /** With an organization: only one of its own. */
  find(id: string, organizationId?: string): Promise<RepositoryRecord | undefined>;
  list(filter: RepositoryFilter, paging: Paging): Promise<Listed<RepositoryRecord>>;
  update(
    id: string,
    settings: { autoScanOnPush?: boolean | undefined; autoScanOnPr?: boolean | undefined },
  ): Promise<void>;
}

interface RepositoryRow {
  id: string;
  organization_id: string;
  path: string;
  name: string;
  vcs_url: string;
  vcs_provider: string;
  default_branch: string;
  status: RepositoryStatus;
  auto_scan_on_push: number;
  auto_scan_on_pr: number;
  remote_url: string | null;
  last_scan_at: string | null;
  created_at: string;
}

type CountedRow = RepositoryRow & Record<SeverityFilter, number>;

const counts = severityFilters.map((word) => `count(*) FILTER (WHERE v.severity = '${word.toUpperCase()}') AS ${word}`);
const select = `r.*, ${counts.join(', ')}`;
const from = `FROM repositories r LEFT JOIN violations v ON v.repository_id = r.id AND v.status = 'OPEN'`;
const group = 'GROUP BY r.id';

const sortColumns = {
  name: 'r.name COLLATE NOCASE',
  createdAt: 'r.created_at',
  updatedAt: 'r.updated_at',
  lastScanAt: 'r.last_scan_at',
} as const;

export function createRepositoryTable(database: Database): RepositoryTable {
  return {
    register: (organizationId, repositories) =>
      database.transaction(async (transaction) => {
        await transaction.run(`UPDATE repositories SET status = 'inactive' WHERE status = 'active' AND is_added = 0`);
        for (const repository of repositories) await upsertRepository(transaction, organizationId, repository);
        return findEach(
          transaction,
          'path',
          repositories.map(({ path }) => path),
        );
      }),
    find: async (id, organizationId) => {
      const [found] = await findEach(database, 'id', [id]);
      return organizationId === undefined || found?.organizationId === organizationId ? found : undefined;
    },
    ...createAdditions(database),
    list: (filter, paging) => listRepositoryPage(database, filter, paging),
    update: async (id, settings) => {
      const sql = `UPDATE repositories SET auto_scan_on_push = coalesce(?, auto_scan_on_push),
        auto_scan_on_pr = coalesce(?, auto_scan_on_pr), updated_at = ? WHERE id = ?`;
      const flags = [settings.autoScanOnPush, settings.autoScanOnPr].map(toFlag);
      await database.run(sql, ...flags, await database.tick(), id);
    },
  };
}

/** The repositories with these values, in their order. */
async function findEach(
  database: Database,
  column: 'id' | 'path',
  values: readonly string[],
): Promise<RepositoryRecord[]> {
  const found: RepositoryRecord[] = [];
  for (const value of values) {
    const row = await database.get<CountedRow>(`SELECT ${select} ${from} WHERE r.${column} = ? ${group}`, value);
    if (row !== undefined) found.push(toRepositoryRecord(row));
  }
  return found;
}

/** The operations for repositories that `repos add` added, and for watched ones. */
function createAdditions(database: Database): Pick<RepositoryTable, 'add' | 'archive' | 'watched' | 'added'> {
  return {
    add: (organizationId, { remoteUrl, ...repository }) =>
      database.transaction(async (transaction) => {
        const id = await upsertRepository(transaction, organizationId, repository);
        await transaction.run(
          `UPDATE repositories SET is_added = 1, remote_url = ?, status = 'active' WHERE id = ?`,
          remoteUrl,
          id,
        );
        return id;
      }),
    archive: async (organizationId, id) => {
      const sql = `UPDATE repositories SET status = 'archived', updated_at = ?
        WHERE id = ? AND organization_id = ? AND status <> 'archived'`;
      return (await database.run(sql, await database.tick(), id, organizationId)) === 1;
    },
    watched: async (id) => {
      const sql = `SELECT id FROM repositories WHERE status = 'active' AND (auto_scan_on_push = 1 OR auto_scan_on_pr = 1)
        AND id = coalesce(?, id)`;
      const rows = await database.all<{ id: string }>(sql, id ?? null);
      return findEach(
        database,
        'id',
        rows.map((row) => row.id),
      );
    },
    added: async () => {
      const sql = `SELECT id FROM repositories WHERE is_added = 1 AND status = 'active' ORDER BY rowid`;
      const rows = await database.all<{ id: string }>(sql);
      return findEach(
        database,
        'id',
        rows.map((row) => row.id),
      );
    },
  };
}

async function upsertRepository(
  database: Database,
  organizationId: string,
  repository: NewRepository,
): Promise<string> {
  const { path, name, vcsUrl, provider, defaultBranch } = repository;
  const time = await database.tick();
  const sql = `
    INSERT INTO repositories
      (id, organization_id, path, name, vcs_url, vcs_provider, default_branch, status, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'active', ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, vcs_url = excluded.vcs_url,
      status = CASE status WHEN 'archived' THEN 'archived' ELSE 'active' END,
      vcs_provider = excluded.vcs_provider, default_branch = excluded.default_branch, updated_at = excluded.updated_at`;
  const texts = [path, name, vcsUrl, provider, defaultBranch];
  const id = createRecordId('repo');
  const stored = await database.get<{ id: string }>(`${sql} RETURNING id`, id, organizationId, ...texts, time, time);
  if (stored?.id === id) await announceConnected(database, id);
  return stored?.id ?? id;
}

async function listRepositoryPage(
  database: Database,
  filter: RepositoryFilter,
  paging: Paging,
): Promise<Listed<RepositoryRecord>> {
  const condition = buildWhere([
    ['r.status = ?', filter.status ?? 'active'],
    filter.organizationId === undefined ? undefined : ['r.organization_id = ?', filter.organizationId],
    filter.provider === undefined ? undefined : ['r.vcs_provider = ?', filter.provider],
    filter.search === undefined ? undefined : ['instr(lower(r.name), lower(?)) > 0', filter.search],
  ]);
  const field = filter.sortBy ?? 'name';
  const direction = (filter.sortOrder ?? (field === 'name' ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const query = {
    select,
    source: `${from} ${condition.sql}`,
    order: `${group} ORDER BY ${sortColumns[field]} ${direction}, r.id ${direction}`,
    values: condition.values,
    count: 'DISTINCT r.id',
  };
  const { items, total } = await readPage<CountedRow>(database, query, paging);
  return { items: items.map(toRepositoryRecord), total };
}

function toFlag(value: boolean | undefined): number | null {
  return value === undefined ? null : Number(value);
}

function toRepositoryRecord(row: CountedRow): RepositoryRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    path: row.path,
    name: row.name,
    vcsUrl: row.vcs_url,
    provider: row.vcs_provider,
    defaultBranch: row.default_branch,
    status: row.status,
    autoScanOnPush: row.auto_scan_on_push === 1,
    autoScanOnPr: row.auto_scan_on_pr === 1,
    remoteUrl: row.remote_url,
    lastScanAt: row.last_scan_at,
    createdAt: row.created_at,
    open: { critical: row.critical, high: row.high, medium: row.medium, low: row.low, info: row.info },
  };
}
