/** The store of the embedded service: all persistent data, in one SQLite database. */
import { openDatabase } from './database.ts';
import type { Role } from './database-file.ts';
import { type KeyTable, keyTable } from './keys.ts';
import { type OrganizationTable, organizationTable } from './organizations.ts';
import { type OutboxTable, outboxTable } from './outbox.ts';
import { type SeenRefs, seenRefs } from './refs.ts';
import { type RepositoryTable, repositoryTable } from './repositories.ts';
import { type ScanTable, scanTable } from './scans.ts';
import { type ViolationTable, violationTable } from './violations.ts';
import { type WebhookTable, webhookTable } from './webhooks.ts';

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
  role?: Role | undefined;
  /** False: only an existing file. */
  mayMake?: boolean | undefined;
  now?: (() => Date) | undefined;
}

/** Opens or creates the database. A scan that a crash interrupted becomes FAILED, because its result is unknown. */
export function openStore(options: StoreOptions): Store {
  const { file, role = 'service', mayMake = true, now = () => new Date() } = options;
  const database = openDatabase({ file, role, mayMake, now });
  const scans = scanTable(database);
  if (role === 'service') scans.failUnfinished('interrupted by a restart');
  return {
    organizations: organizationTable(database),
    keys: keyTable(database),
    repositories: repositoryTable(database),
    scans,
    violations: violationTable(database),
    webhooks: webhookTable(database),
    outbox: outboxTable(database),
    refs: seenRefs(database),
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
