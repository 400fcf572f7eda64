/**
 * The repositories of the store. They are registered at each start, keep their settings, and include counts of open
 * violations.
 */

import type { ExpressionBuilder, Selectable } from 'kysely';
import { type repositoryStatuses, severityFilters } from '../../shared/api/words.ts';
import type { Database } from './database.ts';
import { containsIgnoringCase, type Listed, type Paging, readPage, sortAscending, sortDescending } from './database.ts';
import { sql } from './kysely.ts';
import { announceConnected } from './outbox.ts';
import { createRecordId, type Schema, type SeverityCounts } from './schema.ts';

/** With the numbers of its open violations. */
export type RepositoryRecord = Selectable<Schema['repositories']> & SeverityCounts;

type NewRepository = Pick<RepositoryRecord, 'path' | 'name' | 'vcsUrl' | 'defaultBranch'>;

export interface RepositoryFilter {
  organizationId?: string | undefined;
  /** A part of the name, ignoring case. */
  search?: string | undefined;
  provider?: string | undefined;
  /** By default only active ones: one that is no longer served could have the same URL as an active one. */
  status?: (typeof repositoryStatuses)[number] | undefined;
  sortBy?: 'name' | 'createdAt' | 'updatedAt' | 'lastScanAt' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

export function createRepositoryTable(database: Database) {
  return {
    /** All others become inactive. A known path keeps its identifier. Returned in the given order. */
    register: (organizationId: string, repositories: readonly NewRepository[]) =>
      database.transaction(async (transaction) => {
        await transaction.write
          .updateTable('repositories')
          .set({ status: 'inactive' })
          .where('status', '=', 'active')
          .where('isAdded', '=', false)
          .execute();
        for (const repository of repositories) await upsertRepository(transaction, organizationId, repository);
        const paths = repositories.map(({ path }) => path);
        const records =
          paths.length === 0 ? [] : await selectCounted(transaction).where('r.path', 'in', paths).execute();
        return paths.flatMap((path) => records.find((record) => record.path === path) ?? []);
      }),
    /**
     * Adds a repository that every start serves until it is archived. An archived one becomes active again. Returns its
     * identifier.
     */
    add: (organizationId: string, { remoteUrl, ...repository }: NewRepository & { remoteUrl: string | null }) =>
      database.transaction(async (transaction) => {
        const id = await upsertRepository(transaction, organizationId, repository);
        await transaction.write
          .updateTable('repositories')
          .set({ isAdded: true, remoteUrl, status: 'active' })
          .where('id', '=', id)
          .execute();
        return id;
      }),
    /** Whether it existed and was not archived yet. */
    archive: async (organizationId: string, id: string) => {
      const { numUpdatedRows } = await database.write
        .updateTable('repositories')
        .set({ status: 'archived', updatedAt: await database.tick() })
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .where('status', '<>', 'archived')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** The active repositories whose branches are watched. With an identifier, only that one. */
    watched: (id?: string) =>
      selectActive(database)
        .where((each) => each.or([each('r.autoScanOnPush', '=', true), each('r.autoScanOnPr', '=', true)]))
        .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
        .execute(),
    /** The added repositories of every organization, except archived ones. */
    added: () => selectActive(database).where('r.isAdded', '=', true).execute(),
    /** With an organization: only one of its own. */
    find: (id: string, organizationId?: string) =>
      selectCounted(database)
        .where('r.id', '=', id)
        .$if(organizationId !== undefined, (query) => query.where('r.organizationId', '=', organizationId ?? ''))
        .executeTakeFirst(),
    list: (filter: RepositoryFilter, paging: Paging) => listRepositoryPage(database, filter, paging),
    update: async (
      id: string,
      settings: { autoScanOnPush?: boolean | undefined; autoScanOnPr?: boolean | undefined },
    ) => {
      await database.write
        .updateTable('repositories')
        .set({ ...settings, updatedAt: await database.tick() })
        .where('id', '=', id)
        .execute();
    },
  };
}

function selectCounted({ read }: Database) {
  return read
    .selectFrom('repositories as r')
    .leftJoin('violationCounts as c', (join) => join.onRef('c.repositoryId', '=', 'r.id').on('c.status', '=', 'OPEN'))
    .groupBy('r.id')
    .selectAll('r')
    .select(
      severityFilters.map((word, rank) =>
        sql<number>`cast(coalesce(sum(c.n) filter (where c.severity_rank = ${rank}), 0) as bigint)`.as(word),
      ),
    );
}

/** Oldest first. */
function selectActive(database: Database) {
  return selectCounted(database).where('r.status', '=', 'active').orderBy('r.createdAt').orderBy('r.id');
}

async function upsertRepository(
  database: Database,
  organizationId: string,
  repository: NewRepository,
): Promise<string> {
  const { path, name, vcsUrl, defaultBranch } = repository;
  const updatedAt = await database.tick();
  // The URL may be in any of git's forms, including a local path.
  const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
  const vcsProvider = hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
  const described = { name, vcsUrl, vcsProvider, defaultBranch, updatedAt };
  const id = createRecordId('repo');
  const stored = await database.write
    .insertInto('repositories')
    .values({ id, organizationId, path, ...described, status: 'active', createdAt: updatedAt })
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

function listRepositoryPage(
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
  const count = database.read
    .selectFrom('repositories as r')
    .where(conditions)
    .select(({ fn }) => fn.countAll<number>().as('total'));
  return readPage(paging, count, (limit, offset) =>
    selectCounted(database)
      .where((each) => conditions(each as unknown as Parameters<typeof conditions>[0]))
      .orderBy(
        ({ fn, ref }) => (sortBy === 'name' ? fn<string>('lower', ['r.name']) : ref(`r.${sortBy}`)),
        isAscending ? sortAscending : sortDescending,
      )
      .orderBy('r.id', isAscending ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset),
  );
}

/** The interface names "four provider identifiers" without spelling them. `git` means any other host. */
export const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'] as const;
const hosts: readonly (readonly [pattern: RegExp, provider: (typeof providers)[number]])[] = [
  [/(^|\.)github\./, 'github'],
  [/(^|\.)gitlab\./, 'gitlab'],
  [/(^|\.)bitbucket\./, 'bitbucket'],
  [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];
