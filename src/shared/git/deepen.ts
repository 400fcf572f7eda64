/** Fetches the missing history of a clone into a temporary repository, so that the checkout stays unchanged. */
import { parseParents } from './commit-name.ts';
import { isShallow } from './line.ts';
import { withOrigin } from './origin.ts';
import { isPartial } from './partial.ts';
import { type GitLocation, runGitCommand } from './runner.ts';

interface DeepenRequest {
  place: GitLocation;
  /** Full SHA of the commit that the clone has. */
  head: string;
  /** The branch of `origin` with which its history must meet. */
  branch: string;
}

export interface DeeperHistory {
  /**
   * A bare repository with the objects of the checkout and the fetched ones. `refs/remotes/origin` contains the branch.
   */
  path: string;
  /** Deletes the repository. */
  end(): Promise<void>;
}

/**
 * Number of commits beyond the end of a shallow clone. A branch that left its base earlier is rare; the error then says
 * how to fetch more.
 */
const steps = [50, 1000];
/** Fetching a large repository takes time. */
const fetchMs = 120_000;

/** Undefined without `origin`, and when the two histories do not meet within the fetched depth. */
export async function fetchDeeperHistory(request: DeepenRequest): Promise<DeeperHistory | undefined> {
  const { place: location, head, branch } = request;
  const lacks = await findMissingPart(location);
  const needed = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<DeeperHistory | undefined>();
  // The repository exists until `end` is called.
  const lent = withOrigin({ place: location, withObjects: true }, async (origin) => {
    const signal = AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]);
    if (
      !(await fetchUntilMeeting({ ...origin, signal }, { head, branch, ref: `refs/remotes/origin/${branch}`, lacks }))
    )
      return;
    const end = async () => {
      needed.resolve();
      await lent;
    };
    reached.resolve({ path: origin.path, end });
    await needed.promise;
  });
  lent.then(() => reached.resolve(undefined), reached.reject);
  return reached.promise;
}

/** What the clone lacks of the history of its commit. */
type MissingPart = 'commits' | 'contents' | 'nothing';

async function findMissingPart(location: GitLocation): Promise<MissingPart> {
  if (await isPartial(location)) return 'contents';
  return (await isShallow(location)) ? 'commits' : 'nothing';
}

interface Meeting {
  head: string;
  branch: string;
  /** The ref under which the branch is stored. */
  ref: string;
  lacks?: MissingPart;
}

/** Fetches both histories from `origin`, only as deep as necessary. Returns whether they meet within that depth. */
export async function fetchUntilMeeting(
  location: GitLocation,
  { head, branch, ref, lacks = 'commits' }: Meeting,
): Promise<boolean> {
  // git tells the remote that it already has every commit that a ref names.
  await runGitCommand(location, ['update-ref', 'refs/known', head]);
  const fetch = ['fetch', '--quiet', '--no-tags', '--refmap='];
  const wanted = `+refs/heads/${branch}:${ref}`;
  const hasMergeBase = async () => (await runGitCommand(location, ['merge-base', head, ref])).code === 0;
  if (lacks === 'nothing')
    return (await runGitCommand(location, [...fetch, 'origin', wanted])).code === 0 && hasMergeBase();
  // A partial clone may lack the contents of commits that it says it has.
  const again = lacks === 'contents' ? ['--no-filter', '--refetch'] : [];
  for (const depth of steps) {
    const deeper = [...fetch, ...again, `--depth=${depth}`, 'origin', wanted];
    // A test merge exists nowhere else, but its parents do.
    const isFetched =
      (await runGitCommand(location, [...deeper, head])).code === 0 ||
      (await runGitCommand(location, [...deeper, ...(await readCommitParents(location, head))])).code === 0;
    if (!isFetched) return false;
    if (await hasMergeBase()) return true;
  }
  return false;
}

async function readCommitParents(location: GitLocation, commit: string): Promise<string[]> {
  const { stdout } = await runGitCommand(location, ['cat-file', 'commit', commit]);
  return parseParents(stdout.toString());
}
