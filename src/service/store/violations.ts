/** The violations of the store, listed by severity, and suppressed with a reason. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type SeverityFilter, severityFilters } from '../../shared/api/words.ts';
import { announceFixed } from './announcements.ts';
import { adjustCount, lockViolations, recountViolations } from './counts.ts';
import type { Database } from './database.ts';
import { sql } from './kysely.ts';
import { fixBranch } from './merge.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { Schema, ViolationRecord, ViolationStatus } from './schema.ts';

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
    /** `by`: the name of a key. */
    reason: { justification: string; by: string },
  ): Promise<void>;
}

export function createViolationTable(database: Database): ViolationTable {
  return {
    find: (id, organizationId) =>
      database.read
        .selectFrom('violations')
        .selectAll()
        .where('id', '=', id)
        .$if(organizationId !== undefined, (query) =>
          query.where('repositoryId', 'in', (own) =>
            own
              .selectFrom('repositories')
              .select('id')
              .where('organizationId', '=', organizationId ?? ''),
          ),
        )
        .executeTakeFirst(),
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
        const reason = { justification, suppressedBy: by, suppressedAt: await transaction.tick() };
        const { write } = transaction;
        const own = write.selectFrom('violations').where('id', '=', id);
        const owner = await own.select('repositoryId').executeTakeFirst();
        if (owner === undefined) return;
        await lockViolations(transaction, owner.repositoryId);
        const before = await own.select(['repositoryId', 'status', 'severityRank', 'type']).executeTakeFirstOrThrow();
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
  return readPage(paging, {
    count: () =>
      read
        .selectFrom('violationCounts')
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
            .orderBy('severityRank')
            .orderBy('id')
            .limit(limit)
            .offset(offset),
        )
        .orderBy('severityRank')
        .orderBy('id')
        .execute(),
  });
}

/** What the table of counts also has. */
type ListExpressions = ExpressionBuilder<Schema, 'violations'>;

/** For one repository as a value that is known before the list is read, so that the list is read in its order. */
function listOwnership(
  row: ListExpressions,
  organizationId: string | undefined,
  repositoryId: string | undefined,
): Expression<SqlBool>[] {
  if (organizationId === undefined) return repositoryId === undefined ? [] : [row('repositoryId', '=', repositoryId)];
  const own = row.selectFrom('repositories').select('id').where('organizationId', '=', organizationId);
  return repositoryId === undefined
    ? [row('repositoryId', 'in', own)]
    : [row('repositoryId', '=', own.where('id', '=', repositoryId))];
}

/** As a range, in which an index has the order of the list. */
function listRankConditions(row: ListExpressions, ranks: readonly number[]): Expression<SqlBool>[] {
  const [first = 0, last = -1] = [ranks[0], ranks.at(-1)];
  return [
    row('severityRank', '>=', first),
    row('severityRank', '<=', last),
    ...(last - first + 1 === ranks.length ? [] : [row('severityRank', 'in', ranks)]),
  ];
}

/** Who suppressed it, when, and why. The status and these columns are written together. */
export function readSuppression({ status, justification, suppressedBy: by, suppressedAt: at }: ViolationRecord) {
  const isSuppressed = status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';
  return isSuppressed && justification !== null && by !== null && at !== null ? { justification, by, at } : undefined;
}
