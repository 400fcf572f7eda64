/** The violations of the store, listed by severity, and suppressed with a reason. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type SeverityFilter, severityFilters, type ViolationType } from '../../shared/api/words.ts';
import type { Database } from './database.ts';
import { containsIgnoringCase, type Listed, listOwnership, type Paging, readPage } from './database.ts';
import { sql } from './kysely.ts';
import { adjustCount, fixBranch, lockViolations, recountViolations } from './merge.ts';
import { announceFixed } from './outbox.ts';
import type { Schema, SeverityCounts, ViolationRecord, ViolationStatus } from './schema.ts';

export interface ViolationFilter {
  organizationId?: string | undefined;
  repositoryId?: string | undefined;
  severities?: readonly SeverityFilter[] | undefined;
  status?: ViolationStatus | undefined;
  type?: ViolationType | undefined;
  /** Only what the latest scan of this branch found. */
  branch?: string | undefined;
  /** Each of these words must be in the title, the path, the weakness or the identifier. */
  words?: readonly string[] | undefined;
}

/** A violation as a row of a list. */
export interface ListedViolation extends ViolationRecord {
  /** The repository's name. */
  repository: string;
}

/** The scan that last saw a violation, and the branches that have it. */
export type ViolationPlaces = Awaited<ReturnType<typeof findPlaces>>;

export function createViolationTable(database: Database) {
  return {
    /** With an organization: only one of its own. */
    find: (id: string, organizationId?: string) =>
      database.read
        .selectFrom('violations')
        .selectAll()
        .where('id', '=', id)
        .where((row) => row.and(listOwnership(organizationId)))
        .executeTakeFirst(),
    /** Ordered by severity, then by identifier. A scan between two pages does not change this order. */
    list: (filter: ViolationFilter, paging: Paging) => listViolationPage(database, filter, paging),
    /** Open violations of the organization's active repositories, by severity. */
    countOpen: (organizationId: string) => countOpen(database, organizationId),
    places: (violation: ViolationRecord) => findPlaces(database, violation),
    /** Sets the violations that only a deleted branch had to FIXED. */
    leaveBranch: (repositoryId: string, branch: string) =>
      database.transaction(async (transaction) => {
        await lockViolations(transaction, repositoryId);
        const fixed = await fixBranch(transaction, repositoryId, branch);
        await recountViolations(transaction, repositoryId);
        await announceFixed(transaction, repositoryId, fixed);
      }),
    /** `by`: the name of a key. */
    suppress: (
      id: string,
      status: 'FALSE_POSITIVE' | 'ACCEPTED_RISK',
      { justification, by }: { justification: string; by: string },
    ) =>
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

/** What the table of counts also has. */
type CountedExpressions = ExpressionBuilder<Schema, 'violations' | 'violationCounts'>;

function listViolationPage(
  { read }: Database,
  { organizationId, repositoryId, severities, status, type, branch, words = [] }: ViolationFilter,
  paging: Paging,
): Promise<Listed<ListedViolation>> {
  const ranks = severities && severityFilters.flatMap((word, rank) => (severities.includes(word) ? rank : []));
  const isSearch = branch !== undefined || words.length > 0;
  // A search reads all rows anyway.
  const inAnyOrder = sql<SqlBool>`repository_id in (select id from repositories where organization_id = ${organizationId})`;
  const countedConditions = (row: CountedExpressions) => [
    ...(isSearch && organizationId !== undefined ? [inAnyOrder] : listOwnership(organizationId)),
    ...(repositoryId === undefined ? [] : [row('repositoryId', '=', repositoryId)]),
    ...(status === undefined ? [] : [row('status', '=', status)]),
    ...(type === undefined ? [] : [row('type', '=', type)]),
    ...(ranks === undefined ? [] : listRankConditions(row, ranks)),
  ];
  const texts = sql<string>`(title || ' ' || file_path || ' ' || coalesce(cwe, '') || ' ' || id)`;
  const rows = read
    .selectFrom('violations')
    .where((row) =>
      row.and([
        ...countedConditions(row as unknown as CountedExpressions),
        ...(branch === undefined
          ? []
          : [
              row.exists(
                row
                  .selectFrom('violationBranches as b')
                  .select('b.branch')
                  .whereRef('b.violationId', '=', 'violations.id')
                  .where('b.branch', '=', branch),
              ),
            ]),
        ...words.map((word) => containsIgnoringCase(texts, word)),
      ]),
    );
  const count = !isSearch
    ? read
        .selectFrom('violationCounts')
        .select(sql<number>`CAST(coalesce(sum(n), 0) AS bigint)`.as('n'))
        .where((row) => row.and(countedConditions(row as unknown as CountedExpressions)))
    : rows.select(({ fn }) => fn.countAll<number>().as('n'));
  return readPage(paging, count, (limit, offset) =>
    read
      .selectFrom('violations as v')
      .innerJoin('repositories as r', 'r.id', 'v.repositoryId')
      .selectAll('v')
      .select('r.name as repository')
      // Of the rows of earlier pages only the index is read.
      .where('v.id', 'in', rows.select('id').orderBy('severityRank').orderBy('id').limit(limit).offset(offset))
      .orderBy('v.severityRank')
      .orderBy('v.id'),
  );
}

/** As a range, in which an index has the order of the list. */
function listRankConditions(row: CountedExpressions, ranks: readonly number[]): Expression<SqlBool>[] {
  const [first = 0, last = -1] = [ranks[0], ranks.at(-1)];
  return [
    row('severityRank', '>=', first),
    row('severityRank', '<=', last),
    ...(last - first + 1 === ranks.length ? [] : [row('severityRank', 'in', ranks)]),
  ];
}

async function countOpen({ read }: Database, organizationId: string): Promise<SeverityCounts> {
  const rows = await read
    .selectFrom('violationCounts as c')
    .innerJoin('repositories as r', 'r.id', 'c.repositoryId')
    .select(['c.severityRank', sql<number>`CAST(sum(c.n) AS bigint)`.as('n')])
    .where('c.status', '=', 'OPEN')
    .where('r.organizationId', '=', organizationId)
    .where('r.status', '=', 'active')
    .groupBy('c.severityRank')
    .execute();
  const counts = severityFilters.map((word, rank) => [
    word,
    rows.find(({ severityRank }) => severityRank === rank)?.n ?? 0,
  ]);
  return Object.fromEntries(counts);
}

/** The number of branches that a page names. */
const branchesMax = 50;

async function findPlaces({ read }: Database, { id, repositoryId, filePath, lastSeen }: ViolationRecord) {
  const branches = await read
    .selectFrom('violationBranches')
    .select('branch')
    .where('violationId', '=', id)
    .orderBy('branch')
    .limit(branchesMax)
    .execute();
  // No two scans end at the same server time.
  const scan = await read
    .selectFrom('scans')
    .select(['id', 'branch', 'commitSha'])
    .where('repositoryId', '=', repositoryId)
    .where('completedAt', '=', lastSeen)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst();
  const secret = await read
    .selectFrom('violations')
    .select('id')
    .where('repositoryId', '=', repositoryId)
    .where('type', '=', 'SECRET')
    .where('filePath', '=', filePath)
    .limit(1)
    .executeTakeFirst();
  return {
    branches: branches.map(({ branch }) => branch),
    scan,
    /** Whether a secret was ever found in the same file. */
    isBesideSecret: secret !== undefined,
  };
}

/** Who suppressed it, when, and why. The status and these columns are written together. */
export function readSuppression({ status, justification, suppressedBy: by, suppressedAt: at }: ViolationRecord) {
  const isSuppressed = status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';
  return isSuppressed && justification !== null && by !== null && at !== null ? { justification, by, at } : undefined;
}
