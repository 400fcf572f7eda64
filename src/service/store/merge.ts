/**
 * Merges the findings of a completed scan into the violations of the repository. A repository has several branches, so
 * the latest scan of each branch has its own list of findings. A violation is FIXED only when no branch lists it any
 * more. A scan that did not cover a violation, or covered it less completely than the scan that found it, proves
 * nothing by not finding it.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Coverage } from '../../shared/api/schemas.ts';
import { type ScanType, severityFilters } from '../../shared/api/words.ts';
import { formatIdentity, type ScanResult } from '../../shared/scan/scan-result.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import type { ScannerFinding } from '../../shared/text/finding.ts';
import type { Database } from './database.ts';
import { sql } from './kysely.ts';
import { createViolationFinder, type FoundViolation, type NewScan } from './new-violation.ts';
import type { Schema, SeverityCounts, ViolationRecord } from './schema.ts';

const refreshed = [
  ...(['severity', 'severityRank', 'title', 'description', 'remediation', 'cwe', 'cvssScore', 'epssScore'] as const),
  ...(['filePath', 'lineNumber', 'codeSnippet', 'dataPath'] as const),
  ...(['contentFingerprint', 'lastSeen', 'advisory'] as const),
] as const;

/** In one statement. */
async function upsertViolations(
  { write }: Database,
  scan: NewScan,
  violations: readonly FoundViolation[],
): Promise<(FoundViolation & { status: string })[]> {
  const rows = await write
    .insertInto('violations')
    .values(violations.map((violation) => createRow(scan, violation)))
    .onConflict((conflict) =>
      conflict.columns(['repositoryId', 'type', 'fingerprint']).doUpdateSet((row) => ({
        status: row
          .case()
          .when('violations.status', '=', 'FIXED')
          .then('OPEN' as const)
          .else(row.ref('violations.status'))
          .end(),
        ...Object.fromEntries(refreshed.map((column) => [column, row.ref(`excluded.${column}`)])),
      })),
    )
    .returning(['id', 'status', 'type', 'fingerprint'])
    .execute();
  const byIdentity = new Map(rows.map((row) => [formatIdentity(row), row]));
  return violations.map((violation) => {
    const stored = byIdentity.get(formatIdentity(violation.finding));
    if (stored === undefined) throw new Error('the violation was not stored');
    return { ...violation, id: stored.id, status: stored.status };
  });
}

function createRow(
  { repositoryId, time }: NewScan,
  { finding, id, firstDetected }: FoundViolation,
): Insertable<Schema['violations']> {
  const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
  return {
    ...{ id, repositoryId, fingerprint: finding.fingerprint, type: finding.type },
    ...{ firstDetected, lastSeen: time, status: 'OPEN' },
    ...{ severity, severityRank: getSeverityRank(finding.severity), title, description, remediation },
    ...{ cwe: cwe ?? null, cvssScore: toFinite(cvss), epssScore: toFinite(epss) },
    ...{
      filePath,
      lineNumber: line !== undefined && Number.isSafeInteger(line) ? line : null,
      contentFingerprint: finding.contentFingerprint ?? null,
    },
    codeSnippet: finding.type === 'SECRET' ? null : (codeSnippet ?? null),
    dataPath: finding.type === 'SECRET' ? null : (finding.dataPath ?? null),
    advisory: finding.advisory ?? null,
  };
}

function toFinite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

export interface Merged {
  /** Findings of this scan that are not suppressed, by severity. */
  counts: SeverityCounts;
  /** Identifiers of violations that were unknown before. */
  created: string[];
  /** Identifiers of the created ones, of FIXED ones that returned, and of known ones under a new path. */
  appeared: string[];
  /** Identifiers of violations that are FIXED since this scan. */
  fixed: string[];
}

type Type = ScannerFinding['type'];

const scanTypes: Readonly<Record<Type, ScanType>> = {
  SAST: 'sast',
  AGENTIC_SAST: 'sast',
  SCA: 'sca',
  SECRET: 'secrets',
  IAC: 'iac',
};

const coverageRanks = { 'not covered': 0, 'partly covered': 1, covered: 2 } as const;

/** The number of rows that one statement changes. Requests are answered between two statements. */
const batchSize = 500;

/**
 * Runs inside the caller's transaction. `time`: the server time of the scan's completion. It becomes last_seen, and
 * first_detected of new violations.
 */
export async function mergeFindings(
  database: Database,
  merge: { repositoryId: string; branch: string; time: string; result: ScanResult },
): Promise<Merged> {
  const { repositoryId, branch, result } = merge;
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const merged: Omit<Merged, 'fixed'> = { counts, created: [], appeared: [] };
  const locateViolations = await createViolationFinder(database, merge);
  const found = new Set<string>();
  // One finding for each fingerprint; the most severe of several.
  const byIdentity = new Map<string, ScannerFinding>();
  for (const finding of result.findings) {
    const other = byIdentity.get(formatIdentity(finding));
    if (other === undefined || getSeverityRank(finding.severity) < getSeverityRank(other.severity))
      byIdentity.set(formatIdentity(finding), finding);
  }
  for (const findings of splitBatches([...byIdentity.values()])) {
    const violations = await locateViolations(findings);
    await nextTurn();
    const stored = await upsertViolations(database, merge, violations);
    await nextTurn();
    await noteBranch(database, merge, stored);
    for (const violation of stored) {
      found.add(violation.id);
      const { id, status, isRenamed, wasFixed } = violation;
      const isCreated = violation.firstDetected === merge.time;
      if (isCreated) merged.created.push(id);
      if (isCreated || isRenamed || wasFixed) merged.appeared.push(id);
      const word = severityFilters[getSeverityRank(violation.finding.severity)];
      if (status === 'OPEN' && word !== undefined) merged.counts[word] += 1;
    }
    await nextTurn();
  }
  const fixed = await forgetAbsent(database, repositoryId, branch, (id, type, rank) => {
    return !found.has(id) && rank <= rankCoverage(result.coverage, type);
  });
  return { ...merged, fixed };
}

function* splitBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

function rankCoverage(coverage: Coverage, type: Type): number {
  return coverageRanks[coverage[scanTypes[type]] ?? 'not covered'];
}

/** From now on the branch has these violations. */
async function noteBranch(
  { write }: Database,
  { branch, result }: Parameters<typeof mergeFindings>[1],
  violations: readonly FoundViolation[],
): Promise<void> {
  const rows = violations.map(({ id, finding }) => ({
    ...{ violationId: id, branch },
    coverageRank: Math.max(1, rankCoverage(result.coverage, finding.type)),
  }));
  await write
    .insertInto('violationBranches')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['violationId', 'branch']).doUpdateSet((row) => ({
        coverageRank: row.ref('excluded.coverageRank'),
      })),
    )
    .execute();
}

/** Sets violations that only a deleted branch had to FIXED, and returns them. Runs inside the caller's transaction. */
export async function fixBranch(database: Database, repositoryId: string, branch: string): Promise<string[]> {
  return forgetAbsent(database, repositoryId, branch, () => true);
}

/**
 * Takes violations from the branch. Those that no other branch has become FIXED, and are returned. In many small steps,
 * because a branch may have hundreds of thousands.
 */
async function forgetAbsent(
  database: Database,
  repositoryId: string,
  branch: string,
  isAbsent: (id: string, type: Type, coverageRank: number) => boolean,
): Promise<string[]> {
  const fixed: string[] = [];
  let last = '';
  for (;;) {
    const rows = await database.write
      .selectFrom('violations as v')
      .leftJoin('violationBranches as b', (join) =>
        join.onRef('b.violationId', '=', 'v.id').on('b.branch', '=', branch),
      )
      .select(['v.id', 'v.type', 'b.coverageRank'])
      .where('v.repositoryId', '=', repositoryId)
      .where('v.status', '<>', 'FIXED')
      .where('v.id', '>', last)
      .orderBy('v.id')
      .limit(2 * batchSize)
      .execute();
    last = rows.at(-1)?.id ?? '';
    if (last === '') return fixed;
    const ids = rows.flatMap(({ id, type, coverageRank }) =>
      coverageRank !== null && isAbsent(id, type, coverageRank) ? id : [],
    );
    for (const part of splitBatches(ids)) {
      await nextTurn();
      fixed.push(...(await takeFromBranch(database, branch, part)));
    }
    await nextTurn();
  }
}

async function takeFromBranch({ write }: Database, branch: string, ids: readonly string[]): Promise<string[]> {
  await write.deleteFrom('violationBranches').where('branch', '=', branch).where('violationId', 'in', ids).execute();
  const rows = await write
    .updateTable('violations')
    .set({ status: 'FIXED' })
    .where('id', 'in', ids)
    .where('status', '=', 'OPEN')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('violationBranches as b').select('b.branch').whereRef('b.violationId', '=', 'violations.id')),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Waits until other transactions that change the repository's violations have ended. Every transaction does this before
 * it changes any: two that locked violations first could wait for each other forever.
 */
export async function lockViolations(database: Database, repositoryId: string): Promise<void> {
  const repository = database.write.selectFrom('repositories').select('id').where('id', '=', repositoryId);
  await database.lockRows(repository, 'repositories').execute();
}

/**
 * After `lockViolations`: counts the repository's violations again, by status, severity and type, in one statement for
 * each severity, because there may be many. Lists name the number of all their rows without counting them.
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
