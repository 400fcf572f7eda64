/**
 * The store of the embedded service: all persistent data, in a SQLite file or in PostgreSQL. Handlers see that of one
 * organization, in which records of others do not exist.
 */

import type { Database, Paging } from './database.ts';
import { hasCurrentTables } from './kysely.ts';
import { createKeyTable, createOrganizationTable, createSessionTable, createWebhookTable } from './organizations.ts';
import { createOutboxTable } from './outbox.ts';
import { checkDatabaseName, inspectPostgres, isPostgresAddress, openPostgres } from './postgres.ts';
import { createRepositoryTable, type RepositoryFilter } from './repositories.ts';
import { createRequestBuckets, type RequestBuckets } from './request-buckets.ts';
import { createScanTable, type RequestedScan, type ScanFilter } from './scans.ts';
import type { ViolationRecord } from './schema.ts';
import type { DatabaseRole } from './sqlite.ts';
import { type InspectedDatabase, inspectSqlite, openSqlite } from './sqlite.ts';
import { createViolationTable, type ViolationFilter } from './violations.ts';

type Tables = ReturnType<typeof createTables>;

export interface Store extends Tables {
  /** All of it or nothing. The work must use the tables that it is passed. */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Whether other processes may work with the database. */
  isShared: boolean;
  /** Calls back when there may be new work. Returns how to end that. */
  listen(call: () => void): Promise<() => Promise<void>>;
  /** Limits of requests that all processes share. */
  requestBuckets: RequestBuckets;
  /** Whether the database responds. */
  isUp(): Promise<boolean>;
  /** Whether its tables are still those of this version: another process may have brought them to a newer one. */
  isCurrent(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens or creates the database. A scan that a crash interrupted becomes FAILED, because its result is unknown. */
export async function openStore(options: {
  /** A path, `:memory:`, or the address of a PostgreSQL database. */
  file: string;
  /** Default: service. */
  role?: DatabaseRole | undefined;
  /** False: only an existing file. */
  mayMake?: boolean | undefined;
  now?: (() => Date) | undefined;
}): Promise<Store> {
  const { file, role = 'service', mayMake = true, now } = options;
  checkDatabaseName(file);
  const isShared = isPostgresAddress(file);
  const database = isShared ? await openPostgres(file, mayMake, now) : await openSqlite({ file, role, mayMake, now });
  const tables = createTables(database);
  // The file belongs to this service alone: nobody works on these scans and deliveries any more.
  if (!isShared && role === 'service') {
    await tables.scans.failUnfinished('interrupted by a restart');
    await tables.outbox.releaseAll();
  }
  return {
    ...tables,
    ...{ isShared, listen: database.listen, requestBuckets: createRequestBuckets(database) },
    transaction: (work) => database.transaction((transaction) => work(createTables(transaction))),
    isUp: async () => {
      try {
        await database.read.selectFrom('organizations').select('id').limit(1).execute();
        return true;
      } catch {
        return false;
      }
    },
    // Nobody else changes the tables of a file that is served.
    isCurrent: async () => !isShared || (await hasCurrentTables(database.read)),
    close: database.close,
  };
}

/** Examines a database as a start would find it, without changing it. Throws CONFIG when a start could not use it. */
export async function inspectDatabase(name: string): Promise<InspectedDatabase> {
  checkDatabaseName(name);
  return isPostgresAddress(name) ? inspectPostgres(name) : inspectSqlite(name);
}

function createTables(database: Database) {
  return {
    organizations: createOrganizationTable(database),
    keys: createKeyTable(database),
    repositories: createRepositoryTable(database),
    scans: createScanTable(database),
    violations: createViolationTable(database),
    webhooks: createWebhookTable(database),
    outbox: createOutboxTable(database),
    refs: createSeenRefs(database),
    sessions: createSessionTable(database),
  };
}

function createSeenRefs(database: Database) {
  const setSeen = async (id: string, seen: boolean) => {
    await database.write.updateTable('repositories').set({ refsSeen: seen }).where('id', '=', id).execute();
  };
  return {
    /** Undefined when the repository was never checked. */
    of: async (repositoryId: string): Promise<ReadonlyMap<string, string> | undefined> => {
      const { read } = database;
      const repository = read.selectFrom('repositories').select('refsSeen').where('id', '=', repositoryId);
      if ((await repository.executeTakeFirst())?.refsSeen !== true) return undefined;
      const seen = read.selectFrom('seenRefs').select(['ref', 'sha']).where('repositoryId', '=', repositoryId);
      return new Map((await seen.execute()).map(({ ref, sha }) => [ref, sha]));
    },
    note: async (repositoryId: string, ref: string, sha: string) => {
      await database.write
        .insertInto('seenRefs')
        .values({ repositoryId, ref, sha })
        .onConflict((conflict) => conflict.columns(['repositoryId', 'ref']).doUpdateSet({ sha }))
        .execute();
    },
    forget: async (id: string, ref: string) => {
      await database.write.deleteFrom('seenRefs').where('repositoryId', '=', id).where('ref', '=', ref).execute();
    },
    /** From now on a different commit counts as moved. */
    begin: (repositoryId: string) => setSeen(repositoryId, true),
    /** Treats the repository as never checked. */
    end: async (repositoryId: string) => {
      await database.write.deleteFrom('seenRefs').where('repositoryId', '=', repositoryId).execute();
      await setSeen(repositoryId, false);
    },
  };
}

type Own<Filter> = Omit<Filter, 'organizationId'>;

export type OwnStore = ReturnType<typeof createOwnStore>;

/** Changing a record of another organization throws, so a handler reads the record first. */
export function createOwnStore(store: Store, organizationId: string) {
  const { repositories, scans, violations, refs } = store;
  const requireOwn = (found: unknown) => {
    if (found === undefined) throw new Error('the record is not of this organization');
  };
  const requireRepository = async (id: string) => requireOwn(await repositories.find(id, organizationId));
  return {
    organization: () => store.organizations.find(organizationId),
    repositories: {
      find: (id: string) => repositories.find(id, organizationId),
      list: (filter: Own<RepositoryFilter>, paging: Paging) => repositories.list({ ...filter, organizationId }, paging),
      async update(...[id, settings]: Parameters<Tables['repositories']['update']>) {
        await requireRepository(id);
        await repositories.update(id, settings);
      },
      /** Treats its branches as never seen. */
      async forgetRefs(id: string) {
        await requireRepository(id);
        await refs.end(id);
      },
    },
    scans: {
      find: (id: string) => scans.find(id, organizationId),
      list: (filter: Own<ScanFilter>, paging: Paging) => scans.list({ ...filter, organizationId }, paging),
      branches: (repositoryId: string, limit: number) => scans.branches(repositoryId, organizationId, limit),
      /** Undefined when no more scan of this organization may wait. */
      async create(scan: RequestedScan, maxUnfinished: number) {
        await requireRepository(scan.repositoryId);
        return scans.createWithRoom(scan, { organizationId, maxUnfinished });
      },
      unfinished: (before?: string) => scans.unfinished(organizationId, before),
    },
    violations: {
      find: (id: string) => violations.find(id, organizationId),
      list: (filter: Own<ViolationFilter>, paging: Paging) => violations.list({ ...filter, organizationId }, paging),
      countOpen: () => violations.countOpen(organizationId),
      async places(violation: ViolationRecord) {
        requireOwn(await violations.find(violation.id, organizationId));
        return violations.places(violation);
      },
      async suppress(...[id, status, reason]: Parameters<Tables['violations']['suppress']>) {
        requireOwn(await violations.find(id, organizationId));
        await violations.suppress(id, status, reason);
      },
    },
  };
}
