/** The store of the embedded service: all persistent data, in a SQLite file or in PostgreSQL. */
import type { Database } from './database.ts';
import type { DatabaseRole } from './database-file.ts';
import { createKeyTable } from './keys.ts';
import { hasCurrentTables } from './migrations.ts';
import { createOrganizationTable } from './organizations.ts';
import { createOutboxTable } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { checkDatabaseName, isPostgresAddress } from './postgres-address.ts';
import { createRepositoryTable } from './repositories.ts';
import { createRequestBuckets, type RequestBuckets } from './request-buckets.ts';
import { createScanTable } from './scans.ts';
import { createSessionTable } from './sessions.ts';
import { openSqlite } from './sqlite.ts';
import { createViolationTable } from './violations.ts';
import { createWebhookTable } from './webhooks.ts';

export type Tables = ReturnType<typeof createTables>;

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

interface StoreOptions {
  /** A path, `:memory:`, or the address of a PostgreSQL database. */
  file: string;
  /** Default: service. */
  role?: DatabaseRole | undefined;
  /** False: only an existing file. */
  mayMake?: boolean | undefined;
  now?: (() => Date) | undefined;
}

/** Opens or creates the database. A scan that a crash interrupted becomes FAILED, because its result is unknown. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { file, role = 'service', mayMake = true, now } = options;
  checkDatabaseName(file);
  const isShared = isPostgresAddress(file);
  const database = isShared
    ? await openPostgres({ address: file, mayMake, now })
    : await openSqlite({ file, role, mayMake, now });
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
