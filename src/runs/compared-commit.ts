/** The commit with which an embedded run compares its findings, or why there is none. */
import type { RunContext } from '../ci/context/context.ts';
import { describeWholeHistory } from '../ci/systems/registry.ts';
import { narrowing } from '../gate/scope.ts';
import { type DeeperHistory, deepen } from '../git/deepen.ts';
import { mergeBaseOf } from '../git/merge-base.ts';
import { isPartial } from '../git/partial.ts';
import type { GitPlace } from '../git/runner.ts';
import type { Settings } from '../settings/settings.ts';

export interface ComparedCommit {
  sha: string;
  /** Contains the commit if the checkout does not. */
  history?: DeeperHistory | undefined;
  /** For people: `main at 1a2b3c4d5e6f`. */
  name: string;
}

/** `missing` is a note without a final full stop. Undefined if nothing is to be compared. */
export type CommitComparison = ComparedCommit | { missing: string } | undefined;

interface Checkout {
  path: string;
  /** The scanned commit. */
  sha: string;
  signal: AbortSignal;
}

export async function comparedCommit(
  { sha: head, ...place }: Checkout,
  { base, defaultBranch, system, trust }: RunContext,
  { scope }: Pick<Settings, 'scope'>,
): Promise<CommitComparison> {
  if (!narrowing.includes(scope)) return undefined;
  if (base === undefined)
    return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch(system) : undefined;
  const target = { ...base, isLocalTrusted: system === 'laptop' };
  const named = (sha: string) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
  // A partial clone may lack the contents of a commit that it has.
  const isWhole = system === 'laptop' || !(await isPartial(place));
  const held = isWhole ? await mergeBaseOf(place, head, target) : undefined;
  if (held !== undefined) return named(held);
  // On a laptop, origin is never contacted.
  const history = system === 'laptop' ? undefined : await fetchedHistory(place, head, base.branch);
  const sha = history && (await mergeBaseOf({ ...place, path: history.path }, head, target));
  if (sha !== undefined) return { ...named(sha), history };
  await history?.end();
  return notHere(base.branch, system);
}

/** Undefined also if it cannot be fetched. Then a note tells how to get it. */
function fetchedHistory(place: GitPlace, head: string, branch: string): Promise<DeeperHistory | undefined> {
  return deepen({ place, head, branch }).catch((error: unknown) => {
    if (place.signal.aborted) throw error;
    return undefined;
  });
}

const everything = 'all findings of this scan are judged';

function noDefaultBranch(system: RunContext['system']): { missing: string } {
  const wayOut =
    system === 'unattended'
      ? 'On a machine of your own --local compares with the default branch that this checkout knows'
      : 'Run git remote set-head origin --auto to have only what is new judged';
  return { missing: `The default branch to compare with is not known: ${everything}. ${wayOut}` };
}

function notHere(branch: string, system: RunContext['system']): { missing: string } {
  const how = describeWholeHistory(system);
  return {
    missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (${how})`,
  };
}
