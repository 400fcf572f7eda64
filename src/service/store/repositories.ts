/**
 * The repositories of the store. They are registered at each start, keep their settings, and include counts of open
 * violations.
 */

import type { ExpressionBuilder, Selectable } from 'kysely';
import { severityFilters } from '../../shared/api/words.ts';
import { announceConnected } from './announcements.ts';
import type { Database } from './database.ts';
import { containsIgnoringCase, sortAscending, sortDescending } from './expressions.ts';
import { createRecordId } from './identifiers.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { RepositoryStatus, Schema, SeverityCounts } from './schema.ts';

/** With the numbers of its open violations. */
export type RepositoryRecord = Selectable<Schema['repositories']> & SeverityCounts;

type NewRepository = Pick<RepositoryRecord, 'path' | 'name' | 'vcsUrl' | 'vcsProvider' | 'defaultBranch'>;

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
          .where('isAdded', '=', false)
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
    update: async (id, settings) => {
      await database.write
        .updateTable('repositories')
        .set({ ...settings, updatedAt: await database.tick() })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** With the numbers of open violations. */
function selectCounted({ read }: Database) {
  return read
    .selectFrom('repositories as r')
    .leftJoin('violations as v', (join) => join.onRef('v.repositoryId', '=', 'r.id').on('v.status', '=', 'OPEN'))
    .groupBy('r.id')
    .selectAll('r')
    .select(({ fn }) =>
      severityFilters.map((word) =>
        fn
          .count<number>('v.id')
          .filterWhere('v.severity', '=', word.toUpperCase() as Uppercase<typeof word>)
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
  return selectCounted(database).where(`r.${column}`, 'in', values).execute();
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
          .set({ isAdded: true, remoteUrl, status: 'active' })
          .where('id', '=', id)
          .execute();
        return id;
      }),
    archive: async (organizationId, id) => {
      const { numUpdatedRows } = await database.write
        .updateTable('repositories')
        .set({ status: 'archived', updatedAt: await database.tick() })
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .where('status', '<>', 'archived')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    watched: (id) =>
      selectCounted(database)
        .where('r.status', '=', 'active')
        .where((each) => each.or([each('r.autoScanOnPush', '=', true), each('r.autoScanOnPr', '=', true)]))
        .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
        .orderBy('r.createdAt')
        .orderBy('r.id')
        .execute(),
    added: () =>
      selectCounted(database)
        .where('r.isAdded', '=', true)
        .where('r.status', '=', 'active')
        .orderBy('r.createdAt')
        .orderBy('r.id')
        .execute(),
  };
}

async function upsertRepository(
  database: Database,
  organizationId: string,
  repository: NewRepository,
): Promise<string> {
  const { path, ...described } = { ...repository, updatedAt: await database.tick() };
  const id = createRecordId('repo');
  const stored = await database.write
    .insertInto('repositories')
    .values({ id, organizationId, path, ...described, status: 'active', createdAt: described.updatedAt })
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
  createdAt: 'r.createdAt',
  updatedAt: 'r.updatedAt',
  lastScanAt: 'r.lastScanAt',
} as const;

async function listRepositoryPage(
  database: Database,
  filter: RepositoryFilter,
  paging: Paging,
): Promise<Listed<RepositoryRecord>> {
  const { status = 'active', organizationId, provider, search, sortBy = 'name' } = filter;
  const isAscending = (filter.sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc';
  const conditions = (each: ExpressionBuilder<Schema & { r: Schema['repositories'] }, 'r'>) =>
    each.and([
      each('r.status', '=', status),
      ...(organizationId === undefined ? [] : [each('r.organizationId', '=', organizationId)]),
      ...(provider === undefined ? [] : [each('r.vcsProvider', '=', provider)]),
      ...(search === undefined ? [] : [containsIgnoringCase(each.ref('r.name'), search)]),
    ]);
  return readPage(paging, {
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
}
