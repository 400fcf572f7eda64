/** Writes the events for webhooks into the outbox, in the transaction of the change itself. */
import type { EventData } from '../webhooks/payloads.ts';
import type { Database } from './database.ts';
import type { Merged } from './merge.ts';
import { recordEvents, type ServiceEvent } from './outbox.ts';

async function findRepositoryOwner({ write }: Database, repositoryId: string) {
  const owner = await write
    .selectFrom('repositories')
    .select(['organizationId', 'name as repository'])
    .where('id', '=', repositoryId)
    .executeTakeFirst();
  return owner ?? { organizationId: '', repository: '' };
}

interface EndedScan {
  id: string;
  repositoryId: string;
  branch: string | null;
}

type Changes = Pick<Merged, 'appeared' | 'fixed'>;

export async function announceCompleted(
  database: Database,
  scan: EndedScan,
  { counts, ...changes }: Changes & Pick<Merged, 'counts'>,
): Promise<void> {
  const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
  const { critical, high, medium, low } = counts;
  const violations = { critical, high, medium, low };
  const completed = { scan_id: scan.id, repository, status: 'COMPLETED', violations } as const;
  await recordEvents(database, organizationId, async function* () {
    yield [{ event: 'scan.completed', data: completed }];
    yield* buildChangeEvents(database, scan, changes);
  });
}

/** Without a scan: a branch was deleted, and with it the violations that only it had. */
export async function announceFixed(database: Database, repositoryId: string, fixed: readonly string[]): Promise<void> {
  const scan = { id: '', repositoryId, branch: null };
  const { organizationId } = await findRepositoryOwner(database, repositoryId);
  await recordEvents(database, organizationId, () =>
    buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }),
  );
}

export async function announceFailed(database: Database, scan: EndedScan, error: string): Promise<void> {
  const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
  const data = { scan_id: scan.id, repository, status: 'FAILED', error } as const;
  await recordEvents(database, organizationId, async function* () {
    yield [{ event: 'scan.failed', data }];
  });
}

export async function announceConnected(database: Database, repositoryId: string): Promise<void> {
  const row = await database.write
    .selectFrom('repositories')
    .selectAll()
    .where('id', '=', repositoryId)
    .executeTakeFirstOrThrow();
  const data = {
    ...{ repository_id: row.id, repository: row.name, vcs_url: row.vcsUrl },
    ...{ vcs_provider: row.vcsProvider, default_branch: row.defaultBranch },
  };
  await recordEvents(database, row.organizationId, async function* () {
    yield [{ event: 'repository.connected', data }];
  });
}

/** The number of violations that are read at once. */
const batchSize = 500;

async function* buildChangeEvents(
  database: Database,
  scan: EndedScan,
  { appeared, fixed }: Changes,
): AsyncGenerator<ServiceEvent[]> {
  const { repository } = await findRepositoryOwner(database, scan.repositoryId);
  const changes = [
    ...appeared.map((id) => ({ event: 'violation.created', id }) as const),
    ...fixed.map((id) => ({ event: 'violation.fixed', id }) as const),
  ];
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    const ids = batch.map(({ id }) => id);
    const data = await readAnnouncedViolations(database, ids, { ...scan, repository });
    yield batch.map(({ event, id }) => {
      const found = data.get(id);
      if (found === undefined) throw new Error(`violation ${id} is gone`);
      return { event, data: found };
    });
  }
}

/** No description and no code, because a webhook sends data out of the service. */
async function readAnnouncedViolations(
  { write }: Database,
  ids: readonly string[],
  scan: EndedScan & { repository: string },
): Promise<ReadonlyMap<string, EventData<'violation.created'>>> {
  const rows = await write
    .selectFrom('violations')
    .select(['id', 'title', 'severity', 'type', 'status', 'filePath', 'lineNumber', 'firstDetected'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, title, severity, type, status, ...row }) => {
      const data = {
        ...{ violation_id: id, repository: scan.repository, repository_id: scan.repositoryId },
        ...{ scan_id: scan.id === '' ? null : scan.id, branch: scan.branch, title, severity, type, status },
        ...{ file_path: row.filePath === '' ? null : row.filePath, line_number: row.lineNumber },
        first_detected: row.firstDetected,
      };
      return [id, data];
    }),
  );
}
