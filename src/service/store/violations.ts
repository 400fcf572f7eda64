/** The violations of the store, listed by severity, and suppressed with a reason. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type SeverityFilter, severityFilters, type violationTypes } from '../../api/words.ts';
import type { severities } from '../../severity.ts';
import { announceFixed } from './announcements.ts';
import { adjustCount, lockViolations, recountViolations } from './counts.ts';
import type { Database } from './database.ts';
import { sql } from './kysely.ts';
import { fixBranch } from './merge.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { Schema, ViolationRow, ViolationStatus } from './schema.ts';

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
  /** As JSON. */
  dataPath: string | null;
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
  /** Name of the key. */
  by: string;
  at: string;
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
        await lockViolations(transaction, repositoryId);
        const fixed = await fixBranch(transaction, repositoryId, branch);
        await recountViolations(transaction, repositoryId);
        await announceFixed(transaction, repositoryId, fixed);
      }),
    suppress: (id, status, { justification, by }) =>
      database.transaction(async (transaction) => {
        const reason = { justification, suppressed_by: by, suppressed_at: await transaction.tick() };
        const { write } = transaction;
        const own = write.selectFrom('violations').where('id', '=', id);
        const owner = await own.select('repository_id').executeTakeFirst();
        if (owner === undefined) return;
        await lockViolations(transaction, owner.repository_id);
        const before = await own.select(['repository_id', 'status', 'severity_rank', 'type']).executeTakeFirstOrThrow();
        await write
          .updateTable('violations')
          .set({ status, ...reason })
          .where('id', '=', id)
          .execute();
        await adjustCount(transaction, before, -1);
        await adjustCount(transaction, { ...before, status }, 1);
      }),
  };
}

async function listViolationPage(
  { read }: Database,
  { organizationId, repositoryId, status, severities }: ViolationFilter,
  paging: Paging,
): Promise<Listed<ViolationRecord>> {
  const ranks = severities && severityFilters.flatMap((word, rank) => (severities.includes(word) ? rank : []));
  const listConditions = (row: ListExpressions) => [
    ...listOwnership(row, organizationId, repositoryId),
    ...(status === undefined ? [] : [row('status', '=', status)]),
    ...(ranks === undefined ? [] : listRankConditions(row, ranks)),
  ];
  const { items, total } = await readPage(paging, {
    count: () =>
      read
        .selectFrom('violation_counts')
        .select(sql<number>`CAST(coalesce(sum(n), 0) AS bigint)`.as('n'))
        .where((row) => row.and(listConditions(row as unknown as ListExpressions)))
        .executeTakeFirstOrThrow(),
    list: (limit, offset) =>
      read
        .selectFrom('violations')
        .selectAll()
        // Of the rows of earlier pages only the index is read.
        .where('id', 'in', (query) =>
          query
            .selectFrom('violations')
            .select('id')
            .where((row) => row.and(listConditions(row)))
            .orderBy('severity_rank')
            .orderBy('id')
            .limit(limit)
            .offset(offset),
        )
        .orderBy('severity_rank')
        .orderBy('id')
        .execute(),
  });
  return { items: items.map(toViolationRecord), total };
}

/** What the table of counts also has. */
type ListExpressions = ExpressionBuilder<Schema, 'violations'>;

/** For one repository as a value that is known before the list is read, so that the list is read in its order. */
function listOwnership(
  row: ListExpressions,
  organizationId: string | undefined,
  repositoryId: string | undefined,
): Expression<SqlBool>[] {
  if (organizationId === undefined) return repositoryId === undefined ? [] : [row('repository_id', '=', repositoryId)];
  const own = row.selectFrom('repositories').select('id').where('organization_id', '=', organizationId);
  return repositoryId === undefined
    ? [row('repository_id', 'in', own)]
    : [row('repository_id', '=', own.where('id', '=', repositoryId))];
}

/** As a range, in which an index has the order of the list. */
function listRankConditions(row: ListExpressions, ranks: readonly number[]): Expression<SqlBool>[] {
  const [first = 0, last = -1] = [ranks[0], ranks.at(-1)];
  return [
    row('severity_rank', '>=', first),
    row('severity_rank', '<=', last),
    ...(last - first + 1 === ranks.length ? [] : [row('severity_rank', 'in', ranks)]),
  ];
}

/** The status and its columns are written together. */
function readSuppression({ status, justification, suppressed_by: by, suppressed_at: at }: ViolationRow) {
  const isSuppressed = status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';
  return isSuppressed && justification !== null && by !== null && at !== null ? { justification, by, at } : undefined;
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
    dataPath: row.data_path,
    suppression: readSuppression(row),
    firstDetected: row.first_detected,
    lastSeen: row.last_seen,
    advisory: row.advisory,
  };
}
