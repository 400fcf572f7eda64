/** Where a run takes place and what it is about, in the same words for every CI system; `readContext` makes it, and nobody changes it. */
import type { GateError } from '../../errors.ts';
import type { SystemId } from '../systems/registry.ts';
import type { Sources } from './sources.ts';

export interface RunContext {
  readonly system: SystemId | 'unattended' | 'laptop';
  /** GitHub's event name, or the name of another CI system; undefined outside them. */
  readonly event: string | undefined;
  /** `https://host/owner/name` of this repository, as its provider writes it; undefined when unknown. */
  readonly repositoryUrl: string | undefined;
  /** The branch to scan, without `refs/heads/`. */
  readonly branch: string;
  /** The commit that the branch must stand at; undefined when nothing says which. */
  readonly headSha: string | undefined;
  /** What the commit is to be merged into; of a branch that nobody proposes, the default branch. */
  readonly base: Base | undefined;
  readonly defaultBranch: string | undefined;
  /** The pull request that the commit belongs to. */
  readonly change: Change | undefined;
  readonly trust: Trust;
  /** True when outsiders can read what is published, and when nothing says that they cannot. */
  readonly isPublic: boolean;
  /** The page of the run; undefined where the system has none, and in GitHub's workflows. */
  readonly runUrl?: string | undefined;
  /** True when nothing says who can read what is published, and outsiders are assumed to. */
  readonly isPublicAssumed?: boolean | undefined;
  /** Where the run reads what it needs to know of the repository. */
  readonly sources: Sources;
  /** Why nothing may be scanned here. All else is then about the default branch, which holds the policy of such a run. */
  readonly refusal: GateError | undefined;
}

/** `own`: the default branch, judged by the policy that stands in it. `proposal`: everything else, which may be merged into it. */
export type Trust = 'own' | 'proposal';

export interface Base {
  readonly branch: string;
  readonly sha: string | undefined;
}

export interface Change {
  /** Undefined where the system names its pull requests otherwise. */
  readonly number: number | undefined;
  readonly author: string | undefined;
  /** Whether it comes from another repository. */
  readonly fork: Fork;
  readonly isDraft: boolean | undefined;
}

export type Fork = 'yes' | 'no' | 'unknown';

type Compared = Pick<RunContext, 'base' | 'defaultBranch'>;

/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
export function hasOwnBase({ base, defaultBranch }: Compared): boolean {
  return base !== undefined && base.branch !== defaultBranch;
}

/** The commit at which GitHub shows what is judged: of a pull request its head, where a merge was made for the test. */
export function shownCommit({ sources, headSha }: Pick<RunContext, 'sources' | 'headSha'>): string | undefined {
  const { diff } = sources;
  return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}

/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main`. */
export function describeContext(context: RunContext): string {
  const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
  const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
  const place = repository === undefined ? '' : `${repository} · `;
  if (refusal !== undefined) return `${place}nothing to scan; the policy is that of ${branch}`;
  const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
  const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
  const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
  const into =
    base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
  return `${place}${pull}${branch}${commit}${into}${of}`;
}
