/** Writes the events for webhooks into the outbox, in the transaction of the change itself. */
import type { SeverityFilter } from '../../api/words.ts';
import type { EventData } from '../webhooks/payloads.ts';
import type { Database } from './database.ts';
import type { Merged } from './merge.ts';
import { recordEvents, type ServiceEvent } from './outbox.ts';

interface RepositoryOwner {
  organizationId: string;
  repository: string;
}

const ownerSql = 'SELECT organization_id AS organizationId, name AS repository FROM repositories WHERE id = ?';

async function findRepositoryOwner(database: Database, repositoryId: string): Promise<RepositoryOwner> {
  return (await database.get<RepositoryOwner>(ownerSql, repositoryId)) ?? { organizationId: '', repository: '' };
}

export interface EndedScan {
  id: string;
  repositoryId: string;
  branch: string | null;
}

type Changes = Pick<Merged, 'appeared' | 'fixed'>;

export async function announceCompleted(
  database: Database,
  scan: EndedScan,
  { counts, ...changes }: Changes & { counts: Record<SeverityFilter, number> },
): Promise<void> {
  const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
  const { critical, high, medium, low } = counts;
  const violations = { critical, high, medium, low };
  await recordEvents(database, organizationId, async () => [
    { event: 'scan.completed', data: { scan_id: scan.id, repository, status: 'COMPLETED', violations } },
    ...(await buildChangeEvents(database, scan, changes)),
  ]);
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
  await recordEvents(database, organizationId, async () => [{ event: 'scan.failed', data }]);
}

const repositorySql = `SELECT id AS repository_id, name AS repository, vcs_url, vcs_provider, default_branch
  FROM repositories WHERE id = ?`;

export async function announceConnected(database: Database, repositoryId: string): Promise<void> {
  const data = await database.get<EventData<'repository.connected'>>(repositorySql, repositoryId);
  const { organizationId } = await findRepositoryOwner(database, repositoryId);
  // A database row has no prototype; the copy has its fields in the order of the statement.
  await recordEvents(database, organizationId, async () =>
    data ? [{ event: 'repository.connected', data: { ...data } }] : [],
  );
}

async function buildChangeEvents(
  database: Database,
  scan: EndedScan,
  { appeared, fixed }: Changes,
): Promise<ServiceEvent[]> {
  const { repository } = await findRepositoryOwner(database, scan.repositoryId);
  const readViolationData = (id: string) => readAnnouncedViolation(database, id, { ...scan, repository });
  const events: ServiceEvent[] = [];
  for (const id of appeared) events.push({ event: 'violation.created', data: await readViolationData(id) });
  for (const id of fixed) events.push({ event: 'violation.fixed', data: await readViolationData(id) });
  return events;
}

type ViolationData = EventData<'violation.created'>;
type AnnouncedViolation = Pick<
  ViolationData,
  'title' | 'severity' | 'type' | 'status' | 'line_number' | 'first_detected'
>;

const violationSql = `SELECT title, severity, type, status, file_path, line_number, first_detected
  FROM violations WHERE id = ?`;

/** No description and no code, because a webhook sends data out of the service. */
async function readAnnouncedViolation(
  database: Database,
  id: string,
  scan: EndedScan & { repository: string },
): Promise<ViolationData> {
  const row = await database.get<AnnouncedViolation & { file_path: string }>(violationSql, id);
  if (row === undefined) throw new Error(`violation ${id} is gone`);
  return {
    violation_id: id,
    repository: scan.repository,
    repository_id: scan.repositoryId,
    scan_id: scan.id === '' ? null : scan.id,
    branch: scan.branch,
    title: row.title,
    severity: row.severity,
    type: row.type,
    status: row.status,
    file_path: row.file_path === '' ? null : row.file_path,
    line_number: row.line_number,
    first_detected: row.first_detected,
  };
}
