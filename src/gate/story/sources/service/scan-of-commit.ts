/** Whether a scan that this run did not start is of the run's commit (design section 5). */
import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { GateError } from '../../../../shared/errors.ts';
import { isSameCommit } from '../../../../shared/git/commit-name.ts';
import { parseTime } from '../../../policy/times.ts';

export interface ScanTie {
  headSha: string | undefined;
  /** The latest time at which the commit can have been pushed, by this machine's clock. */
  pushedByMs: number | undefined;
  /** How far the service's clock is ahead of this machine's. */
  aheadMs: number | undefined;
  /** This machine's clock. */
  nowMs: number;
}

/** Clocks are compared by headers in whole seconds, and a scan needs a moment to begin. */
const slackMs = 5000;

/**
 * Undefined if the scan states the commit, or was created after the commit was pushed: then it is of the commit as long
 * as the branch has not moved.
 */
export function explainOtherCommit(scan: ScanDetail, tie: ScanTie): string | undefined {
  const isSame = isSameCommit(scan.commit_sha ?? undefined, tie.headSha);
  return isSame === undefined
    ? explainOtherCommitByTime(scan, tie)
    : isSame
      ? undefined
      : `it is of ${scan.commit_sha}`;
}

/** Throws GateError CONFIG, reason `moved`, if the scan cannot be matched to the commit. */
export function requireScanOfCommit(scan: ScanDetail, tie: ScanTie): void {
  const why = explainOtherCommit(scan, tie);
  if (why === undefined) return;
  const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
  throw new GateError('CONFIG', `Scan ${scan.scan_id} cannot be matched to ${commit}: ${why}`, {
    reason: 'moved',
    brief: 'the scan may be of another commit',
    hint: 'Leave scan-id out, so that the branch is scanned again, or name a scan that was started after the push.',
  });
}

function explainOtherCommitByTime(
  { created_at }: ScanDetail,
  { headSha, pushedByMs, aheadMs, nowMs }: ScanTie,
): string | undefined {
  if (headSha === undefined) return 'it is unknown which commit the run is about';
  const created = parseTime(created_at);
  if (created === undefined) return 'it names no commit, and does not say when it was created, with a zone';
  if (pushedByMs === undefined) return 'it names no commit, and it is unknown when the commit was pushed';
  if (aheadMs === undefined) return 'it names no commit, and the service does not state its time';
  const createdMs = created - aheadMs;
  if (createdMs > nowMs + slackMs) return 'it names no commit, and was created in the future';
  return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}
