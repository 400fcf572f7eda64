/**
 * Decides the identities of findings: which violations they are, the identifiers of new ones, and since when a new one
 * is known under another path.
 */

import { createFindingId, formatIdentity, type ScanResult } from '../../shared/scan/scan-result.ts';
import type { ScannerFinding } from '../../shared/text/finding.ts';
import type { Database } from './database.ts';
import { createRecordId } from './schema.ts';

/** The scan whose findings are merged. */
export interface NewScan {
  repositoryId: string;
  /** The server time of its completion. */
  time: string;
  result: ScanResult;
}

/** The violation that a finding is. */
export interface FoundViolation {
  finding: ScannerFinding;
  id: string;
  firstDetected: string;
  /** Whether the finding is new, but known under another path. */
  isRenamed: boolean;
  /** Whether it was FIXED before this scan. */
  wasFixed: boolean;
}

interface KnownViolation {
  id: string;
  fingerprint: string;
  firstDetected: string;
}

/** Created for one merge: a violation that this scan no longer finds is the origin of at most one new finding. */
export async function createViolationFinder(
  database: Database,
  { repositoryId, time, result }: NewScan,
): Promise<(findings: readonly ScannerFinding[]) => Promise<FoundViolation[]>> {
  const found = new Set(result.findings.map(formatIdentity));
  const owner = await database.write
    .selectFrom('repositories')
    .select(['vcsUrl', 'path'])
    .where('id', '=', repositoryId)
    .executeTakeFirst();
  const { vcsUrl, path } = owner ?? { vcsUrl: '', path: '' };
  // Only if two repositories have the same problem at the same location does the later one get another identifier.
  const listIds = (finding: ScannerFinding) =>
    [[], [vcsUrl], [vcsUrl, path]].map((more) => createFindingId(finding, ...more));
  const takenOrigins = new Set<string>();
  return async (findings) => {
    const known = await readKnown(database, repositoryId, findings);
    const unknown = findings.filter((finding) => !known.has(formatIdentity(finding)));
    const ids = await chooseIds(database, repositoryId, unknown, listIds);
    const candidates = await readSameContents(database, repositoryId, unknown);
    const takeOrigin = (finding: ScannerFinding): KnownViolation | undefined => {
      const { type, contentFingerprint } = finding;
      const origin = candidates
        .get(`${type} ${contentFingerprint}`)
        ?.find(({ id, fingerprint }) => !takenOrigins.has(id) && !found.has(formatIdentity({ type, fingerprint })));
      if (origin !== undefined) takenOrigins.add(origin.id);
      return origin;
    };
    return findings.map((finding): FoundViolation => {
      const before = known.get(formatIdentity(finding));
      if (before !== undefined) return { finding, ...before, isRenamed: false };
      const origin = takeOrigin(finding);
      const id = ids.get(finding) ?? createRecordId('vio');
      return {
        ...{ finding, id, wasFixed: false },
        ...{ firstDetected: origin?.firstDetected ?? time, isRenamed: origin !== undefined },
      };
    });
  };
}

/** The violations that some of the findings are, by identity. */
async function readKnown({ write }: Database, repositoryId: string, findings: readonly ScannerFinding[]) {
  const known = new Map<string, Pick<FoundViolation, 'id' | 'firstDetected' | 'wasFixed'>>();
  for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
    const fingerprints = ofType.map(({ fingerprint }) => fingerprint);
    const rows = await write
      .selectFrom('violations')
      .select(['id', 'fingerprint', 'status', 'firstDetected'])
      .where('repositoryId', '=', repositoryId)
      .where('type', '=', type)
      .where('fingerprint', 'in', fingerprints)
      .execute();
    for (const { id, fingerprint, status, firstDetected } of rows) {
      known.set(formatIdentity({ type, fingerprint }), { id, firstDetected, wasFixed: status === 'FIXED' });
    }
  }
  return known;
}

/** Violations that are not FIXED, by type and content. */
async function readSameContents(
  { write }: Database,
  repositoryId: string,
  findings: readonly ScannerFinding[],
): Promise<ReadonlyMap<string, KnownViolation[]>> {
  const candidates = new Map<string, KnownViolation[]>();
  for (const [type, ofType] of Map.groupBy(findings, (finding) => finding.type)) {
    const contents = [...new Set(ofType.flatMap(({ contentFingerprint: content }) => content ?? []))];
    if (contents.length === 0) continue;
    const rows = await write
      .selectFrom('violations')
      .select(['id', 'fingerprint', 'firstDetected', 'contentFingerprint'])
      .where('repositoryId', '=', repositoryId)
      .where('type', '=', type)
      .where('contentFingerprint', 'in', contents)
      .where('status', '<>', 'FIXED')
      .orderBy('filePath')
      .orderBy('id')
      .execute();
    for (const [content, alike] of Map.groupBy(rows, (row) => row.contentFingerprint))
      candidates.set(`${type} ${content}`, alike);
  }
  return candidates;
}

/** The first identifier of each finding that no violation of another repository has. */
async function chooseIds(
  { write }: Database,
  repositoryId: string,
  findings: readonly ScannerFinding[],
  listIds: (finding: ScannerFinding) => string[],
): Promise<ReadonlyMap<ScannerFinding, string>> {
  const chosen = new Map<ScannerFinding, string>();
  let undecided = findings.map((finding) => ({ finding, ids: listIds(finding) }));
  while (undecided.some(({ ids }) => ids.length > 0)) {
    const asked = undecided.flatMap(({ ids: [id] }) => id ?? []);
    const rows = await write
      .selectFrom('violations')
      .select('id')
      .where('id', 'in', asked)
      .where('repositoryId', '<>', repositoryId)
      .execute();
    const taken = new Set(rows.map(({ id }) => id));
    for (const { finding, ids } of undecided) {
      const [id] = ids;
      if (id !== undefined && !taken.has(id)) chosen.set(finding, id);
    }
    undecided = undecided.flatMap(({ finding, ids: [, ...others] }) =>
      chosen.has(finding) ? [] : [{ finding, ids: others }],
    );
  }
  return chosen;
}
