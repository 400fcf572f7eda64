/**
 * Merges the findings of a completed scan into the violations of the repository. A repository has several branches, so
 * the latest scan of each branch has its own list of findings. A violation is FIXED only when no branch lists it any
 * more. A scan that did not cover a violation, or covered it less completely than the scan that found it, proves
 * nothing by not finding it.
 */
import type { Coverage } from '../../api/schemas.ts';
import { type ScanType, type SeverityFilter, severityFilters } from '../../api/words.ts';
import type { ScannerFinding } from '../../sarif/finding.ts';
import { getSeverityRank } from '../../severity.ts';
import { formatIdentity, type KnownIdentities, type ScanResult } from '../scan-result.ts';
import type { Database } from './database.ts';
import { createViolationFinder, type ViolationOrigin } from './new-violation.ts';

export interface Merge {
  repositoryId: string;
  branch: string;
  /** The server time of the scan's completion. It becomes last_seen, and first_detected of new violations. */
  time: string;
  result: ScanResult;
}

export interface Merged {
  /** Findings of this scan that are not suppressed, by severity. */
  counts: Record<SeverityFilter, number>;
  /** Identifiers of violations that were unknown before. */
  created: string[];
  /** Identifiers of the created ones, of FIXED ones that returned, and of known ones under a new path. */
  appeared: string[];
  /** Identifiers of violations that are FIXED since this scan. */
  fixed: string[];
  /** Undefined when the scan was not compared with another commit. */
  compared: ComparedFindings | undefined;
}

/** The findings of the scan in relation to those of the compared commit. */
export interface ComparedFindings {
  /** Identifiers of violations that the compared commit also has. */
  old: string[];
  /** Identifiers of violations that the compared commit may have. */
  doubtful: string[];
  /** The findings in `counts` that are not in `old`. */
  counts: Record<SeverityFilter, number>;
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

/** Runs inside the caller's transaction. */
export async function mergeFindings(database: Database, merge: Merge): Promise<Merged> {
  const { repositoryId, branch, result } = merge;
  await forgetBranch(database, merge);
  const created: string[] = [];
  const appeared: string[] = [];
  const wasFixed = await listFixedBefore(database, repositoryId);
  const counts = { ...noCounts };
  const compared: ComparedFindings = { old: [], doubtful: [], counts: { ...noCounts } };
  const getAge = createAgeLookup(result.known);
  const originOf = await createViolationFinder(database, merge);
  for (const finding of selectWorst(result.findings)) {
    const origin = await originOf(finding);
    const { id, status, first_detected: firstDetected } = await upsertViolation(database, { merge, finding, origin });
    if (firstDetected === merge.time) created.push(id);
    const isRenamed = origin.firstDetected !== merge.time;
    if (firstDetected === merge.time || isRenamed || wasFixed.has(id)) appeared.push(id);
    const age = getAge(finding);
    if (age !== 'new') compared[age].push(id);
    if (status === 'OPEN') counts[toSeverityFilter(finding.severity)] += 1;
    if (status === 'OPEN' && age !== 'old') compared.counts[toSeverityFilter(finding.severity)] += 1;
    const rank = Math.max(1, rankCoverage(result.coverage, finding.type));
    const sql = `INSERT INTO violation_branches (violation_id, branch, coverage_rank) VALUES (?, ?, ?)
      ON CONFLICT (violation_id, branch) DO UPDATE SET coverage_rank = excluded.coverage_rank`;
    await database.run(sql, id, branch, rank);
  }
  const fixed = await fixAbsent(database, repositoryId);
  return { counts, created, appeared, fixed, compared: result.known && compared };
}

const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };

async function listFixedBefore(database: Database, repositoryId: string): Promise<ReadonlySet<string>> {
  const sql = `SELECT id FROM violations WHERE repository_id = ? AND status = 'FIXED'`;
  return new Set((await database.all<{ id: string }>(sql, repositoryId)).map(({ id }) => id));
}

function createAgeLookup({ old, doubtful }: KnownIdentities = { old: [], doubtful: [] }) {
  const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
  return (finding: ScannerFinding): 'old' | 'doubtful' | 'new' => {
    const identity = formatIdentity(finding);
    if (isOld.has(identity)) return 'old';
    return isDoubtful.has(identity) ? 'doubtful' : 'new';
  };
}

/** Removes the findings of the branch's earlier scans, as far as this scan covered at least as much. */
async function forgetBranch(database: Database, { repositoryId, branch, result }: Merge): Promise<void> {
  for (const type of Object.keys(scanTypes) as Type[]) {
    const sql = `DELETE FROM violation_branches WHERE branch = ? AND coverage_rank <= ? AND violation_id IN
      (SELECT id FROM violations WHERE repository_id = ? AND type = ?)`;
    await database.run(sql, branch, rankCoverage(result.coverage, type), repositoryId, type);
  }
}

function rankCoverage(coverage: Coverage, type: Type): number {
  return coverageRanks[coverage[scanTypes[type]] ?? 'not covered'];
}

/** One finding for each fingerprint; the most severe of several. */
function selectWorst(findings: readonly ScannerFinding[]): Iterable<ScannerFinding> {
  const byIdentity = new Map<string, ScannerFinding>();
  for (const finding of findings) {
    const identity = formatIdentity(finding);
    const other = byIdentity.get(identity);
    if (other === undefined || getSeverityRank(finding.severity) < getSeverityRank(other.severity))
      byIdentity.set(identity, finding);
  }
  return byIdentity.values();
}

function toSeverityFilter(severity: ScannerFinding['severity']): SeverityFilter {
  return severityFilters[getSeverityRank(severity)] as SeverityFilter;
}

const described = [
  'severity',
  'severity_rank',
  'title',
  'description',
  'remediation',
  'cwe',
  'cvss_score',
  'epss_score',
] as const;
const placed = ['file_path', 'line_number', 'code_snippet', 'content_fingerprint', 'last_seen', 'advisory'] as const;
const refreshed = [...described, ...placed];

const upsertSql = `
  INSERT INTO violations (id, repository_id, fingerprint, type, first_detected, status, ${refreshed.join(', ')})
  VALUES (?, ?, ?, ?, ?, 'OPEN', ${refreshed.map(() => '?').join(', ')})
  ON CONFLICT (repository_id, type, fingerprint) DO UPDATE SET
    status = CASE status WHEN 'FIXED' THEN 'OPEN' ELSE status END,
    ${refreshed.map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING id, status, first_detected`;

interface StoredViolation {
  id: string;
  status: string;
  first_detected: string;
}

interface ViolationInput {
  merge: Merge;
  finding: ScannerFinding;
  origin: ViolationOrigin;
}

async function upsertViolation(
  database: Database,
  { merge, finding, origin }: ViolationInput,
): Promise<StoredViolation> {
  const { title, description, remediation, severity, cwe, cvss, epss, filePath, line, codeSnippet } = finding;
  const row = await database.get<StoredViolation>(
    upsertSql,
    ...[origin.id, merge.repositoryId, finding.fingerprint, finding.type, origin.firstDetected],
    ...[
      severity,
      getSeverityRank(finding.severity),
      title,
      description,
      remediation,
      cwe ?? null,
      toFinite(cvss),
      toFinite(epss),
    ],
    ...[filePath, toInteger(line), finding.type === 'SECRET' ? null : (codeSnippet ?? null)],
    ...[finding.contentFingerprint ?? null, merge.time],
    finding.advisory === undefined ? null : JSON.stringify(finding.advisory),
  );
  if (row === undefined) throw new Error('the violation was not stored');
  return row;
}

function toFinite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

function toInteger(value: number | undefined): number | null {
  return value !== undefined && Number.isSafeInteger(value) ? value : null;
}

/** Sets violations that only a deleted branch had to FIXED, and returns them. Runs inside the caller's transaction. */
export async function fixBranch(database: Database, repositoryId: string, branch: string): Promise<string[]> {
  const sql = `DELETE FROM violation_branches WHERE branch = ? AND violation_id IN
    (SELECT id FROM violations WHERE repository_id = ?)`;
  return (await database.run(sql, branch, repositoryId)) === 0 ? [] : fixAbsent(database, repositoryId);
}

async function fixAbsent(database: Database, repositoryId: string): Promise<string[]> {
  const sql = `UPDATE violations SET status = 'FIXED'
    WHERE repository_id = ? AND status = 'OPEN' AND NOT EXISTS
      (SELECT 1 FROM violation_branches b WHERE b.violation_id = violations.id)
    RETURNING id`;
  return (await database.all<{ id: string }>(sql, repositoryId)).map(({ id }) => id);
}
