/** The commit with which an embedded run compares what it finds, or why there is none. */
import type { RunContext } from '../ci/context/context.ts';
import { mergeBaseOf } from '../git/merge-base.ts';
import type { Settings } from '../settings/settings.ts';

export interface ComparedCommit {
  sha: string;
  /** For people: `main at 1a2b3c4d5e6f`. */
  name: string;
}

/** `missing` is a note without a final stop. Undefined where nothing is to be compared. */
export type Compared = ComparedCommit | { missing: string } | undefined;

interface Checkout {
  path: string;
  /** The commit that is scanned. */
  sha: string;
}

export async function comparedCommit(
  { path, sha: head }: Checkout,
  { base, defaultBranch, system, trust }: RunContext,
  { scope }: Pick<Settings, 'scope'>,
): Promise<Compared> {
  if (scope !== 'auto') return undefined;
  if (base === undefined) return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch : undefined;
  const place = { path, signal: new AbortController().signal };
  const sha = await mergeBaseOf(place, head, { ...base, isLocalTrusted: system === 'laptop' });
  return sha === undefined ? notHere(base.branch) : { sha, name: `${base.branch} at ${sha.slice(0, 12)}` };
}

const everything = 'everything that this scan found is judged';

const noDefaultBranch = {
  missing: `Nothing says which branch is the default one, to compare with: ${everything}. Run git remote set-head origin --auto to have only what is new judged`,
};

function notHere(branch: string): { missing: string } {
  const how = 'actions/checkout fetch-depth: 0, GitLab CI GIT_DEPTH: 0, git fetch --unshallow origin';
  return {
    missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (${how})`,
  };
}
