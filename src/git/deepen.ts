/** Fetches what a clone lacks of its history, into a repository of our own: the checkout stays as it is. */
import { readParents } from './commit-name.ts';
import { isShallow } from './line.ts';
import { withOrigin } from './origin.ts';
import { isPartial } from './partial.ts';
import { askGit, type GitPlace } from './runner.ts';

export interface DeepenRequest {
  place: GitPlace;
  /** Full SHA of the commit that the clone holds. */
  head: string;
  /** The branch of `origin` that its history is to meet. */
  branch: string;
}

export interface DeeperHistory {
  /** A bare repository with the objects of the checkout and what was fetched; `refs/remotes/origin` knows the branch. */
  path: string;
  /** Removes it. */
  end(): Promise<void>;
}

/** Commits from where a shallow clone ends; what left its base further back is rare, and is told how to fetch more. */
const steps = [50, 1000];
/** A large repository takes a while. */
const fetchMs = 120_000;

/** Undefined without `origin`, and where the two do not meet within reach. */
export async function deepen(request: DeepenRequest): Promise<DeeperHistory | undefined> {
  const { place, head, branch } = request;
  const lacks = await findLack(place);
  const needed = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<DeeperHistory | undefined>();
  // The repository lives as long as it is used.
  const lent = withOrigin({ place, withObjects: true }, async (origin) => {
    const signal = AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]);
    if (!(await meet({ ...origin, signal }, { head, branch, ref: `refs/remotes/origin/${branch}`, lacks }))) return;
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

/** What a clone lacks of the history of its commit. */
type Lack = 'commits' | 'contents' | 'nothing';

async function findLack(place: GitPlace): Promise<Lack> {
  if (await isPartial(place)) return 'contents';
  return (await isShallow(place)) ? 'commits' : 'nothing';
}

interface Meeting {
  head: string;
  branch: string;
  /** Where the branch is kept. */
  ref: string;
  lacks?: Lack;
}

/** Fetches both histories from `origin`, no deeper than where they meet; whether they do within reach. */
export async function meet(place: GitPlace, { head, branch, ref, lacks = 'commits' }: Meeting): Promise<boolean> {
  // What a ref names is what git tells the remote to be here.
  await askGit(place, ['update-ref', 'refs/known', head]);
  const fetch = ['fetch', '--quiet', '--no-tags', '--refmap='];
  const wanted = `+refs/heads/${branch}:${ref}`;
  const isMet = async () => (await askGit(place, ['merge-base', head, ref])).code === 0;
  if (lacks === 'nothing') return (await askGit(place, [...fetch, 'origin', wanted])).code === 0 && isMet();
  // What a partial clone says that it has, it may have without contents.
  const again = lacks === 'contents' ? ['--no-filter', '--refetch'] : [];
  for (const depth of steps) {
    const deeper = [...fetch, ...again, `--depth=${depth}`, 'origin', wanted];
    // A merge that was made for the test is nowhere else; what it merges is.
    const isFetched =
      (await askGit(place, [...deeper, head])).code === 0 ||
      (await askGit(place, [...deeper, ...(await parentsOf(place, head))])).code === 0;
    if (!isFetched) return false;
    if (await isMet()) return true;
  }
  return false;
}

async function parentsOf(place: GitPlace, commit: string): Promise<string[]> {
  const { stdout } = await askGit(place, ['cat-file', 'commit', commit]);
  return readParents(stdout.toString());
}
