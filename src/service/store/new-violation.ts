/** Decides the identity of a new finding: its identifier, and since when it is known under another path. */
import type { ScannerFinding } from '../../sarif/finding.ts';
import type { ScanResult } from '../scan-result.ts';
import type { Database } from './database.ts';
import { createRecordId, listViolationIds, type ProblemOwner } from './identifiers.ts';

/** The scan whose findings are merged. */
export interface NewScan {
  repositoryId: string;
  /** The server time of its completion. */
  time: string;
  result: ScanResult;
}

export interface ViolationOrigin {
  id: string;
  firstDetected: string;
}

interface KnownViolation {
  id: string;
  fingerprint: string;
  first_detected: string;
}

const isKnownSql = 'SELECT 1 AS known FROM violations WHERE repository_id = ? AND type = ? AND fingerprint = ?';
const sameContentSql = `SELECT id, fingerprint, first_detected FROM violations
  WHERE repository_id = ? AND type = ? AND content_fingerprint = ? AND status <> 'FIXED' ORDER BY file_path, id`;
const takenSql = 'SELECT 1 AS taken FROM violations WHERE id = ? AND repository_id <> ?';
const ownerSql = 'SELECT vcs_url, path FROM repositories WHERE id = ?';

/** Created for one merge: a violation that this scan no longer finds is the origin of at most one new finding. */
export async function createViolationFinder(
  database: Database,
  { repositoryId, time, result }: NewScan,
): Promise<(one: ScannerFinding) => Promise<ViolationOrigin>> {
  const found = new Set(result.findings.map(({ type, fingerprint }) => `${type} ${fingerprint}`));
  const taken = new Set<string>();

  const findRenamed = async ({
    type,
    fingerprint,
    contentFingerprint,
  }: ScannerFinding): Promise<KnownViolation | undefined> => {
    if (contentFingerprint === undefined) return undefined;
    if (await database.get(isKnownSql, repositoryId, type, fingerprint)) return undefined;
    const candidates = await database.all<KnownViolation>(sameContentSql, repositoryId, type, contentFingerprint);
    const origin = candidates.find((one) => !taken.has(one.id) && !found.has(`${type} ${one.fingerprint}`));
    if (origin !== undefined) taken.add(origin.id);
    return origin;
  };
  const owner = (await database.get<ProblemOwner>(ownerSql, repositoryId)) ?? { vcs_url: '', path: '' };
  const chooseId = async (finding: ScannerFinding) => {
    for (const id of listViolationIds(finding, owner)) {
      if ((await database.get(takenSql, id, repositoryId)) === undefined) return id;
    }
    return createRecordId('vio');
  };
  return async (finding) => ({
    id: await chooseId(finding),
    firstDetected: (await findRenamed(finding))?.first_detected ?? time,
  });
}
