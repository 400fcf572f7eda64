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

function findRepositoryOwner(database: Database, repositoryId: string): RepositoryOwner {
  return database.get<RepositoryOwner>(ownerSql, repositoryId) ?? { organizationId: '', repository: '' };
}

export interface EndedScan {
  id: string;
  repositoryId: string;
  branch: string | null;
}

type Changes = Pick<Merged, 'appeared' | 'fixed'>;

export function announceCompleted(
  database: Database,
  scan: EndedScan,
  { counts, ...changes }: Changes & { counts: Record<SeverityFilter, number> },
): void {
  const { organizationId, repository } = findRepositoryOwner(database, scan.repositoryId);
  const { critical, high, medium, low } = counts;
  const violations = { critical, high, medium, low };
  recordEvents(database, organizationId, () => [
    { event: 'scan.completed', data: { scan_id: scan.id, repository, status: 'COMPLETED', violations } },
    ...buildChangeEvents(database, scan, changes),
  ]);
}

/** Without a scan: a branch was deleted, and with it the violations that only it had. */
export function announceFixed(database: Database, repositoryId: string, fixed: readonly string[]): void {
  const scan = { id: '', repositoryId, branch: null };
  const { organizationId } = findRepositoryOwner(database, repositoryId);
  recordEvents(database, organizationId, () => buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }));
}

export function announceFailed(database: Database, scan: EndedScan, error: string): void {
  const { organizationId, repository } = findRepositoryOwner(database, scan.repositoryId);
  const data = { scan_id: scan.id, repository, status: 'FAILED', error } as const;
  recordEvents(database, organizationId, () => [{ event: 'scan.failed', data }]);
}

const repositorySql = `SELECT id AS repository_id, name AS repository, vcs_url, vcs_provider, default_branch
  FROM repositories WHERE id = ?`;

export function announceConnected(database: Database, repositoryId: string): void {
  const data = database.get<EventData<'repository.connected'>>(repositorySql, repositoryId);
  const { organizationId } = findRepositoryOwner(database, repositoryId);
  // A database row has no prototype; the copy has its fields in the order of the statement.
  recordEvents(database, organizationId, () => (data ? [{ event: 'repository.connected', data: { ...data } }] : []));
}

function buildChangeEvents(database: Database, scan: EndedScan, { appeared, fixed }: Changes): ServiceEvent[] {
  const { repository } = findRepositoryOwner(database, scan.repositoryId);
  const readViolationData = (id: string) => readAnnouncedViolation(database, id, { ...scan, repository });
  return [
    ...appeared.map((id): ServiceEvent => ({ event: 'violation.created', data: readViolationData(id) })),
    ...fixed.map((id): ServiceEvent => ({ event: 'violation.fixed', data: readViolationData(id) })),
  ];
}

type ViolationData = EventData<'violation.created'>;
type AnnouncedViolation = Pick<
  ViolationData,
  'title' | 'severity' | 'type' | 'status' | 'line_number' | 'first_detected'
>;

const violationSql = `SELECT title, severity, type, status, file_path, line_number, first_detected
  FROM violations WHERE id = ?`;

/** No description and no code, because a webhook sends data out of the service. */
function readAnnouncedViolation(
  database: Database,
  id: string,
  scan: EndedScan & { repository: string },
): ViolationData {
  const row = database.get<AnnouncedViolation & { file_path: string }>(violationSql, id);
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
