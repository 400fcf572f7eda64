/** The store of the embedded service: all persistent data, in one SQLite database. */
import { openDatabase } from './database.ts';
import type { DatabaseRole } from './database-file.ts';
import { createKeyTable, type KeyTable } from './keys.ts';
import { createOrganizationTable, type OrganizationTable } from './organizations.ts';
import { createOutboxTable, type OutboxTable } from './outbox.ts';
import { createSeenRefs, type SeenRefs } from './refs.ts';
import { createRepositoryTable, type RepositoryTable } from './repositories.ts';
import { createScanTable, type ScanTable } from './scans.ts';
import { createViolationTable, type ViolationTable } from './violations.ts';
import { createWebhookTable, type WebhookTable } from './webhooks.ts';

export interface Store {
  organizations: OrganizationTable;
  keys: KeyTable;
  repositories: RepositoryTable;
  scans: ScanTable;
  violations: ViolationTable;
  webhooks: WebhookTable;
  outbox: OutboxTable;
  refs: SeenRefs;
  /** All of it or nothing. */
  transaction<T>(work: () => T): T;
  /** Whether the database responds. */
  isUp(): boolean;
  close(): void;
}

export interface StoreOptions {
  /** A path, or `:memory:`. */
  file: string;
  /** Default: service. */
  role?: DatabaseRole | undefined;
  /** False: only an existing file. */
  mayMake?: boolean | undefined;
  now?: (() => Date) | undefined;
}

/** Opens or creates the database. A scan that a crash interrupted becomes FAILED, because its result is unknown. */
export function openStore(options: StoreOptions): Store {
  const { file, role = 'service', mayMake = true, now = () => new Date() } = options;
  const database = openDatabase({ file, role, mayMake, now });
  const scans = createScanTable(database);
  if (role === 'service') scans.failUnfinished('interrupted by a restart');
  return {
    organizations: createOrganizationTable(database),
    keys: createKeyTable(database),
    repositories: createRepositoryTable(database),
    scans,
    violations: createViolationTable(database),
    webhooks: createWebhookTable(database),
    outbox: createOutboxTable(database),
    refs: createSeenRefs(database),
    transaction: database.transaction,
    isUp: () => {
      try {
        return database.get('SELECT count(*) AS n FROM organizations') !== undefined;
      } catch {
        return false;
      }
    },
    close: database.close,
  };
}
