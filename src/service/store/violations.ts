/** The violations of the store, listed by severity, and suppressed with a reason. */
import { type SeverityFilter, severityFilters, type violationStatuses, type violationTypes } from '../../api/words.ts';
import type { severities } from '../../severity.ts';
import { announceFixed } from './announcements.ts';
import type { Database } from './database.ts';
import { fixBranch } from './merge.ts';
import { belongsToOrganization, buildWhere, type Listed, type Paging, readPage } from './page.ts';

export type ViolationStatus = (typeof violationStatuses)[number];

export interface ViolationRecord {
  id: string;
  repositoryId: string;
  type: (typeof violationTypes)[number];
  severity: (typeof severities)[number];
  status: ViolationStatus;
  title: string;
  description: string;
  remediation: string;
  cwe: string | null;
  cvssScore: number | null;
  /** In percent. */
  epssScore: number | null;
  filePath: string;
  line: number | null;
  codeSnippet: string | null;
  /** Undefined when it is not suppressed. */
  suppression: Suppression | undefined;
  firstDetected: string;
  lastSeen: string;
  /** The engine's details as JSON. */
  advisory: string | null;
}

/** Who suppressed it, when, and why. */
interface Suppression {
  justification: string;
  /** Name of the key. Null when an earlier version did not store it. */
  by: string | null;
  at: string | null;
}

export interface ViolationFilter {
  organizationId?: string | undefined;
  repositoryId?: string | undefined;
  severities?: readonly SeverityFilter[] | undefined;
  status?: ViolationStatus | undefined;
}

export interface ViolationTable {
  /** Sets the violations that only a deleted branch had to FIXED. */
  leaveBranch(repositoryId: string, branch: string): Promise<void>;
  /** With an organization: only one of its own. */
  find(id: string, organizationId?: string): Promise<ViolationRecord | undefined>;
  /** Ordered by severity, then by identifier. A scan between two pages does not change this order. */
  list(filter: ViolationFilter, paging: Paging): Promise<Listed<ViolationRecord>>;
  suppress(
    id: string,
    status: 'FALSE_POSITIVE' | 'ACCEPTED_RISK',
    reason: Pick<Suppression, 'justification' | 'by'>,
  ): Promise<void>;
}

interface ViolationRow {
  id: string;
  repository_id: string;
  type: ViolationRecord['type'];
  severity: ViolationRecord['severity'];
  status: ViolationStatus;
  title: string;
  description: string;
  remediation: string;
  cwe: string | null;
  cvss_score: number | null;
  epss_score: number | null;
  file_path: string;
  line_number: number | null;
  code_snippet: string | null;
  justification: string | null;
  suppressed_by: string | null;
  suppressed_at: string | null;
  first_detected: string;
  last_seen: string;
  advisory: string | null;
}

export function createViolationTable(database: Database): ViolationTable {
  return {
    find: async (id, organizationId) => {
      const { sql, values } = buildWhere([['id = ?', id], belongsToOrganization(organizationId)]);
      const row = await database.get<ViolationRow>(`SELECT * FROM violations ${sql}`, ...values);
      return row === undefined ? undefined : toViolationRecord(row);
    },
    list: (filter, paging) => listViolationPage(database, filter, paging),
    leaveBranch: (repositoryId, branch) =>
      database.transaction(async (transaction) => {
        const fixed = await fixBranch(transaction, repositoryId, branch);
        await announceFixed(transaction, repositoryId, fixed);
      }),
    suppress: async (id, status, { justification, by }) => {
      const sql = `UPDATE violations SET status = ?, justification = ?, suppressed_by = ?, suppressed_at = ? WHERE id = ?`;
      await database.run(sql, status, justification, by, await database.tick(), id);
    },
  };
}

async function listViolationPage(
  database: Database,
  filter: ViolationFilter,
  paging: Paging,
): Promise<Listed<ViolationRecord>> {
  // In the order of the table, so that each set of severities gives the same statement.
  const severities = severityFilters.filter((word) => filter.severities?.includes(word));
  const condition = buildWhere([
    belongsToOrganization(filter.organizationId),
    filter.repositoryId === undefined ? undefined : ['repository_id = ?', filter.repositoryId],
    filter.status === undefined ? undefined : ['status = ?', filter.status],
    filter.severities === undefined
      ? undefined
      : [`severity IN (${severities.map(() => '?').join(', ')})`, ...severities.map((word) => word.toUpperCase())],
  ]);
  const query = {
    select: '*',
    source: `FROM violations ${condition.sql}`,
    order: 'ORDER BY severity_rank, id',
    values: condition.values,
  };
  const { items, total } = await readPage<ViolationRow>(database, query, paging);
  return { items: items.map(toViolationRecord), total };
}

function readSuppression({
  status,
  justification,
  suppressed_by: by,
  suppressed_at: at,
}: ViolationRow): Suppression | undefined {
  return status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK'
    ? { justification: justification ?? '', by, at }
    : undefined;
}

function toViolationRecord(row: ViolationRow): ViolationRecord {
  return {
    id: row.id,
    repositoryId: row.repository_id,
    type: row.type,
    severity: row.severity,
    status: row.status,
    title: row.title,
    description: row.description,
    remediation: row.remediation,
    cwe: row.cwe,
    cvssScore: row.cvss_score,
    epssScore: row.epss_score,
    filePath: row.file_path,
    line: row.line_number,
    codeSnippet: row.code_snippet,
    suppression: readSuppression(row),
    firstDetected: row.first_detected,
    lastSeen: row.last_seen,
    advisory: row.advisory,
  };
}
