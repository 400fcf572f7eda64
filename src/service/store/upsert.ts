/** Stores the findings of a scan as violations: new ones are OPEN, known ones take what the scan says of them. */
import type { Insertable } from 'kysely';
import { getSeverityRank } from '../../severity.ts';
import { formatIdentity } from '../scan-result.ts';
import type { Database } from './database.ts';
import type { FoundViolation, NewScan, StoredViolation } from './new-violation.ts';
import type { ViolationRow } from './schema.ts';

const refreshed = [
  ...(['severity', 'severity_rank', 'title', 'description', 'remediation', 'cwe', 'cvss_score', 'epss_score'] as const),
  ...(['file_path', 'line_number', 'code_snippet', 'content_fingerprint', 'last_seen', 'advisory'] as const),
] as const;

/** In one statement. */
export async function upsertViolations(
  { write }: Database,
  scan: NewScan,
  violations: readonly FoundViolation[],
): Promise<StoredViolation[]> {
  const rows = await write
    .insertInto('violations')
    .values(violations.map((violation) => createRow(scan, violation)))
    .onConflict((conflict) =>
      conflict.columns(['repository_id', 'type', 'fingerprint']).doUpdateSet((row) => ({
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
): Insertable<ViolationRow> {
  const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
  return {
    ...{ id, repository_id: repositoryId, fingerprint: finding.fingerprint, type: finding.type },
    ...{ first_detected: firstDetected, last_seen: time, status: 'OPEN' },
    ...{ severity, severity_rank: getSeverityRank(finding.severity), title, description, remediation },
    ...{ cwe: cwe ?? null, cvss_score: toFinite(cvss), epss_score: toFinite(epss) },
    ...{ file_path: filePath, line_number: toInteger(line), content_fingerprint: finding.contentFingerprint ?? null },
    code_snippet: finding.type === 'SECRET' ? null : (codeSnippet ?? null),
    advisory: finding.advisory === undefined ? null : JSON.stringify(finding.advisory),
  };
}

function toFinite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

function toInteger(value: number | undefined): number | null {
  return value !== undefined && Number.isSafeInteger(value) ? value : null;
}
