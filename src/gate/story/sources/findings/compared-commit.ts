/** The commit with which an embedded run compares its findings, or why there is none. */

import { isPartial } from '../../../../shared/git/line.ts';
import { type DeeperHistory, fetchDeeperHistory, findMergeBase } from '../../../../shared/git/merge-base.ts';
import type { GitLocation } from '../../../../shared/git/runner.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import { describeWholeHistory } from '../../../hosts/registry.ts';
import type { Uncompared } from '../../../report/report.ts';
import type { Settings } from '../../../settings/settings.ts';
import { narrowingScopes } from '../../policy/scope.ts';

export interface ComparedCommit {
  sha: string;
  /** Contains the commit if the checkout does not. */
  history?: DeeperHistory | undefined;
  /** For people: `main at 1a2b3c4d5e6f`. */
  name: string;
}

/** Undefined if nothing is to be compared. */
export type CommitComparison = ComparedCommit | { missing: Uncompared } | undefined;

interface CheckedOutCommit {
  path: string;
  /** The scanned commit. */
  sha: string;
  signal: AbortSignal;
}

export async function findComparedCommit(
  { sha: head, ...place }: CheckedOutCommit,
  { base, defaultBranch, system, trust }: RunContext,
  { scope }: Pick<Settings, 'scope'>,
): Promise<CommitComparison> {
  if (!narrowingScopes.includes(scope)) return undefined;
  if (base === undefined)
    return trust === 'proposal' && defaultBranch === undefined ? describeMissingDefaultBranch(system) : undefined;
  const target = { ...base, isLocalTrusted: system === 'laptop' };
  const nameCommit = (sha: string) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
  // A partial clone may lack the contents of a commit that it has.
  const isWhole = system === 'laptop' || !(await isPartial(place));
  const held = isWhole ? await findMergeBase(place, head, target) : undefined;
  if (held !== undefined) return nameCommit(held);
  // On a laptop, origin is never contacted.
  const history = system === 'laptop' ? undefined : await fetchHistory(place, head, base.branch);
  const sha = history && (await findMergeBase({ ...place, path: history.path }, head, target));
  if (sha !== undefined) return { ...nameCommit(sha), history };
  await history?.end();
  return describeMissingHistory(base.branch, system);
}

/** Undefined also if it cannot be fetched. Then a note tells how to get it. */
function fetchHistory(place: GitLocation, head: string, branch: string): Promise<DeeperHistory | undefined> {
  return fetchDeeperHistory(place, head, branch).catch((error: unknown) => {
    if (place.signal.aborted) throw error;
    return undefined;
  });
}

function describeMissingDefaultBranch(system: RunContext['system']): { missing: Uncompared } {
  const remedy =
    system === 'unattended'
      ? 'On your own machine, add --local'
      : 'To judge only new findings: git remote set-head origin --auto';
  return { missing: { why: 'it is unknown which branch is the default', remedy } };
}

function describeMissingHistory(branch: string, system: RunContext['system']): { missing: Uncompared } {
  const why = `the history here does not reach the point where this commit left ${branch}`;
  const how = describeWholeHistory(system);
  return { missing: { why, remedy: `To judge only new findings, fetch the whole history (${how})` } };
}
