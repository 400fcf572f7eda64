/** The violations of the store, listed by severity, and suppressed with a reason. */
import { type SeverityFilter, severityFilters, type violationTypes } from '../../api/words.ts';
import type { severities } from '../../severity.ts';
import { announceFixed } from './announcements.ts';
import type { Database } from './database.ts';
import { fixBranch } from './merge.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { ViolationRow, ViolationStatus } from './schema.ts';

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

export function createViolationTable(database: Database): ViolationTable {
  return {
    find: async (id, organizationId) => {
      const row = await database.read
        .selectFrom('violations')
        .selectAll()
        .where('id', '=', id)
        .$if(organizationId !== undefined, (query) =>
          query.where('repository_id', 'in', (own) =>
            own
              .selectFrom('repositories')
              .select('id')
              .where('organization_id', '=', organizationId ?? ''),
          ),
        )
        .executeTakeFirst();
      return row === undefined ? undefined : toViolationRecord(row);
    },
    list: (filter, paging) => listViolationPage(database, filter, paging),
    leaveBranch: (repositoryId, branch) =>
      database.transaction(async (transaction) => {
        const fixed = await fixBranch(transaction, repositoryId, branch);
        await announceFixed(transaction, repositoryId, fixed);
      }),
    suppress: async (id, status, { justification, by }) => {
      const reason = { justification, suppressed_by: by, suppressed_at: await database.tick() };
      await database.write
        .updateTable('violations')
        .set({ status, ...reason })
        .where('id', '=', id)
        .execute();
    },
  };
}

async function listViolationPage(
  { read }: Database,
  { organizationId, repositoryId, status, severities }: ViolationFilter,
  paging: Paging,
): Promise<Listed<ViolationRecord>> {
  // In the order of the table, so that each set of severities gives the same statement.
  const words = severityFilters.filter((word) => severities?.includes(word)).map((word) => word.toUpperCase());
  const filtered = read
    .selectFrom('violations')
    .where((violation) =>
      violation.and([
        ...(organizationId === undefined
          ? []
          : [
              violation(
                'repository_id',
                'in',
                violation.selectFrom('repositories').select('id').where('organization_id', '=', organizationId),
              ),
            ]),
        ...(repositoryId === undefined ? [] : [violation('repository_id', '=', repositoryId)]),
        ...(status === undefined ? [] : [violation('status', '=', status)]),
        ...(severities === undefined ? [] : [violation('severity', 'in', words as ViolationRow['severity'][])]),
      ]),
    );
  const { items, total } = await readPage(paging, {
    count: () => filtered.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    list: (limit, offset) =>
      filtered.selectAll().orderBy('severity_rank').orderBy('id').limit(limit).offset(offset).execute(),
  });
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
