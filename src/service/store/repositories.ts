/**
 * The repositories of the store. They are registered at each start, keep their settings, and include counts of open
 * violations.
 */

import type { ExpressionBuilder, Selectable } from 'kysely';
import { type SeverityFilter, severityFilters } from '../../api/words.ts';
import { announceConnected } from './announcements.ts';
import type { Database } from './database.ts';
import { containsIgnoringCase, sortAscending, sortDescending } from './expressions.ts';
import { createRecordId } from './identifiers.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { RepositoryRow, RepositoryStatus, Schema, ViolationRow } from './schema.ts';

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

type NewRepository = Pick<RepositoryRecord, 'path' | 'name' | 'vcsUrl' | 'provider' | 'defaultBranch'>;

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

export function createRepositoryTable(database: Database): RepositoryTable {
  return {
    register: (organizationId, repositories) =>
      database.transaction(async (transaction) => {
        await transaction.write
          .updateTable('repositories')
          .set({ status: 'inactive' })
          .where('status', '=', 'active')
          .where('is_added', '=', 0)
          .execute();
        for (const repository of repositories) await upsertRepository(transaction, organizationId, repository);
        const paths = repositories.map(({ path }) => path);
        return orderBy(await readRecords(transaction, 'path', paths), paths, ({ path }) => path);
      }),
    find: async (id, organizationId) => {
      const [found] = await readRecords(database, 'id', [id]);
      return organizationId === undefined || found?.organizationId === organizationId ? found : undefined;
    },
    ...createAdditions(database),
    list: (filter, paging) => listRepositoryPage(database, filter, paging),
    update: async (id, { autoScanOnPush, autoScanOnPr }) => {
      await database.write
        .updateTable('repositories')
        .set({
          ...(autoScanOnPush !== undefined && { auto_scan_on_push: Number(autoScanOnPush) }),
          ...(autoScanOnPr !== undefined && { auto_scan_on_pr: Number(autoScanOnPr) }),
          updated_at: await database.tick(),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** With the numbers of open violations. */
function selectCounted({ read }: Database) {
  return read
    .selectFrom('repositories as r')
    .leftJoin('violations as v', (join) => join.onRef('v.repository_id', '=', 'r.id').on('v.status', '=', 'OPEN'))
    .groupBy('r.id')
    .selectAll('r')
    .select(({ fn }) =>
      severityFilters.map((word) =>
        fn
          .count<number>('v.id')
          .filterWhere('v.severity', '=', word.toUpperCase() as ViolationRow['severity'])
          .as(word),
      ),
    );
}

async function readRecords(
  database: Database,
  column: 'id' | 'path',
  values: readonly string[],
): Promise<RepositoryRecord[]> {
  if (values.length === 0) return [];
  const rows = await selectCounted(database).where(`r.${column}`, 'in', values).execute();
  return rows.map(toRepositoryRecord);
}

function orderBy<Item>(items: readonly Item[], keys: readonly string[], getKey: (item: Item) => string): Item[] {
  const byKey = new Map(items.map((item) => [getKey(item), item]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** The operations for repositories that `repos add` added, and for watched ones. */
function createAdditions(database: Database): Pick<RepositoryTable, 'add' | 'archive' | 'watched' | 'added'> {
  return {
    add: (organizationId, { remoteUrl, ...repository }) =>
      database.transaction(async (transaction) => {
        const id = await upsertRepository(transaction, organizationId, repository);
        await transaction.write
          .updateTable('repositories')
          .set({ is_added: 1, remote_url: remoteUrl, status: 'active' })
          .where('id', '=', id)
          .execute();
        return id;
      }),
    archive: async (organizationId, id) => {
      const { numUpdatedRows } = await database.write
        .updateTable('repositories')
        .set({ status: 'archived', updated_at: await database.tick() })
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .where('status', '<>', 'archived')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    watched: async (id) => {
      const rows = await selectCounted(database)
        .where('r.status', '=', 'active')
        .where((each) => each.or([each('r.auto_scan_on_push', '=', 1), each('r.auto_scan_on_pr', '=', 1)]))
        .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
        .orderBy('r.created_at')
        .orderBy('r.id')
        .execute();
      return rows.map(toRepositoryRecord);
    },
    added: async () => {
      const rows = await selectCounted(database)
        .where('r.is_added', '=', 1)
        .where('r.status', '=', 'active')
        .orderBy('r.created_at')
        .orderBy('r.id')
        .execute();
      return rows.map(toRepositoryRecord);
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
  const id = createRecordId('repo');
  const described = { name, vcs_url: vcsUrl, vcs_provider: provider, default_branch: defaultBranch, updated_at: time };
  const stored = await database.write
    .insertInto('repositories')
    .values({ id, organization_id: organizationId, path, ...described, status: 'active', created_at: time })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((row) => ({
        ...described,
        status: row
          .case()
          .when('repositories.status', '=', 'archived')
          .then('archived' as const)
          .else('active' as const)
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (stored.id === id) await announceConnected(database, id);
  return stored.id;
}

const sortColumns = {
  createdAt: 'r.created_at',
  updatedAt: 'r.updated_at',
  lastScanAt: 'r.last_scan_at',
} as const;

async function listRepositoryPage(
  database: Database,
  filter: RepositoryFilter,
  paging: Paging,
): Promise<Listed<RepositoryRecord>> {
  const { status = 'active', organizationId, provider, search, sortBy = 'name' } = filter;
  const isAscending = (filter.sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc';
  const conditions = (each: ExpressionBuilder<Schema & { r: RepositoryRow }, 'r'>) =>
    each.and([
      each('r.status', '=', status),
      ...(organizationId === undefined ? [] : [each('r.organization_id', '=', organizationId)]),
      ...(provider === undefined ? [] : [each('r.vcs_provider', '=', provider)]),
      ...(search === undefined ? [] : [containsIgnoringCase(each.ref('r.name'), search)]),
    ]);
  const { items, total } = await readPage(paging, {
    count: () =>
      database.read
        .selectFrom('repositories as r')
        .where(conditions)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    list: (limit, offset) =>
      selectCounted(database)
        .where((each) => conditions(each as unknown as Parameters<typeof conditions>[0]))
        .orderBy(
          ({ fn, ref }) => (sortBy === 'name' ? fn<string>('lower', ['r.name']) : ref(sortColumns[sortBy])),
          isAscending ? sortAscending : sortDescending,
        )
        .orderBy('r.id', isAscending ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  });
  return { items: items.map(toRepositoryRecord), total };
}

type CountedRow = Selectable<RepositoryRow> & Record<SeverityFilter, number>;

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
