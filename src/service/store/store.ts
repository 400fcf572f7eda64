/** The embedded service's store: everything that outlives a request, in one SQLite database. */
import { openDatabase } from './database.ts';
import { newIdentifier } from './identifiers.ts';
import { type KeyTable, keyTable } from './keys.ts';
import { type RepositoryTable, repositoryTable } from './repositories.ts';
import { type ScanTable, scanTable } from './scans.ts';
import { type ViolationTable, violationTable } from './violations.ts';

export interface OrganizationRecord {
  id: string;
  name: string;
  slug: string;
  createdAt: string;
  updatedAt: string;
}

export interface Store {
  /** The one organization that all records belong to. */
  organization: OrganizationRecord;
  keys: KeyTable;
  repositories: RepositoryTable;
  scans: ScanTable;
  violations: ViolationTable;
  /** Whether the database answers. */
  isUp(): boolean;
  close(): void;
}

export interface StoreOptions {
  /** A path, or `:memory:`. */
  file: string;
  now?: () => Date;
}

/** Opens or makes the database. A scan that a crash cut off becomes FAILED: nobody knows what it would have found. */
export function openStore({ file, now = () => new Date() }: StoreOptions): Store {
  const database = openDatabase(file, now);
  const scans = scanTable(database);
  scans.failUnfinished('interrupted by a restart');
  return {
    organization: readOrganization(),
    keys: keyTable(database),
    repositories: repositoryTable(database),
    scans,
    violations: violationTable(database),
    isUp: () => {
      try {
        return database.get('SELECT 1 FROM organization') !== undefined;
      } catch {
        return false;
      }
    },
    close: database.close,
  };

  function readOrganization(): OrganizationRecord {
    const time = database.tick();
    const sql = `INSERT INTO organization (id, name, slug, created_at, updated_at)
      SELECT ?, 'Local', 'local', ?, ? WHERE NOT EXISTS (SELECT 1 FROM organization)`;
    database.run(sql, newIdentifier('org'), time, time);
    const select = 'SELECT id, name, slug, created_at AS createdAt, updated_at AS updatedAt FROM organization';
    return database.get<OrganizationRecord>(select) as OrganizationRecord;
  }
}
