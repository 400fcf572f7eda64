/**
 * How many violations a repository has, by status, severity and type. Lists name the number of all their rows, and
 * counting them would take the longer the more there are.
 */
import { severityFilters } from '../../shared/api/words.ts';
import type { Database } from './database.ts';
import { sql } from './kysely.ts';
import type { ViolationRecord } from './schema.ts';

/**
 * Waits until other transactions that change the repository's violations have ended. Every transaction does this before
 * it changes any: two that locked violations first could wait for each other forever.
 */
export async function lockViolations(database: Database, repositoryId: string): Promise<void> {
  const repository = database.write.selectFrom('repositories').select('id').where('id', '=', repositoryId);
  await database.lockRows(repository, 'repositories').execute();
}

/**
 * After `lockViolations`: counts the repository's violations again, in one statement for each severity, because there
 * may be many.
 */
export async function recountViolations({ write }: Database, repositoryId: string): Promise<void> {
  await write.deleteFrom('violationCounts').where('repositoryId', '=', repositoryId).execute();
  for (const rank of severityFilters.keys()) {
    await write
      .insertInto('violationCounts')
      .columns(['repositoryId', 'status', 'severityRank', 'type', 'n'])
      .expression((query) =>
        query
          .selectFrom('violations')
          .select(['repositoryId', 'status', 'severityRank', 'type'])
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('repositoryId', '=', repositoryId)
          .where('severityRank', '=', rank)
          .groupBy(['repositoryId', 'status', 'severityRank', 'type']),
      )
      .execute();
  }
}

/** After `lockViolations`: one violation more, or one less. */
export async function adjustCount(
  { write }: Database,
  {
    repositoryId,
    status,
    severityRank,
    type,
  }: Pick<ViolationRecord, 'repositoryId' | 'status' | 'severityRank' | 'type'>,
  by: 1 | -1,
): Promise<void> {
  await sql`
    INSERT INTO violation_counts (repository_id, status, severity_rank, type, n)
    VALUES (${repositoryId}, ${status}, ${severityRank}, ${type}, ${by})
    ON CONFLICT (repository_id, status, severity_rank, type) DO UPDATE SET n = violation_counts.n + excluded.n
  `.execute(write);
}
