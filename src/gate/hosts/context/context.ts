/**
 * What a run is about and where it takes place, in the same words for every CI system. `readContext` creates it, and
 * nothing changes it afterwards.
 */

import type { GateError } from '../../../shared/errors.ts';
import type { UncommittedSubject } from '../../report/report.ts';
import type { CiRun, SystemId } from '../registry.ts';
import type { Sources } from '../sources.ts';
import type { Environment } from '../system.ts';

export interface RunContext {
  readonly system: SystemId | 'unattended' | 'laptop';
  /** GitHub's event name, or the event of another CI system. Undefined outside CI. */
  readonly event: string | undefined;
  /** `https://host/owner/name` of this repository, as its provider writes it; undefined when unknown. */
  readonly repositoryUrl: string | undefined;
  /** The branch to scan, without `refs/heads/`. */
  readonly branch: string;
  /** The branch that the CI system builds, when a detached checkout is scanned under another name. */
  readonly builtBranch?: string | undefined;
  /** The commit that the branch must be at. Undefined when nothing names one. */
  readonly headSha: string | undefined;
  /** What the commit is to be merged into. For a branch without a pull request: the default branch. */
  readonly base: { readonly branch: string; readonly sha: string | undefined } | undefined;
  readonly defaultBranch: string | undefined;
  /** The pull request that the commit belongs to. */
  readonly change: Change | undefined;
  /** True when the event brought no new commit, so the last scan of this one may be judged again. */
  readonly isSameHead?: boolean | undefined;
  /** `own`: the default branch, judged by its own policy. `proposal`: everything else, which may be merged into it. */
  readonly trust: 'own' | 'proposal';
  /** True when outsiders can read what is published, and also when that is unknown. */
  readonly isPublic: boolean;
  /** The page of the run. Undefined in GitHub's workflows, and when the system has no such page. */
  readonly runUrl?: string | undefined;
  /** True when `isPublic` was assumed because nothing says who can read what is published. */
  readonly isPublicAssumed?: boolean | undefined;
  /** Set when what is judged is not a commit. `headSha` then stands for it inside this run, and is never shown. */
  readonly uncommitted?: UncommittedSubject | undefined;
  /** GitHub gives a run of this event no secrets: one from a fork, or of Dependabot. */
  readonly isWithoutSecrets?: boolean | undefined;
  /** The sources from which the run reads the policy, the diff and the head of the branch. */
  readonly sources: Sources;
  /**
   * Why nothing may be scanned. All other fields then describe the default branch, which holds the policy for such a
   * run.
   */
  readonly refusal: GateError | undefined;
}

export interface Change {
  /** Undefined when the system does not number its pull requests. */
  readonly number: number | undefined;
  /** True on GitLab, which calls it a merge request. */
  readonly isMergeRequest?: boolean | undefined;
  readonly author: string | undefined;
  /** Whether it comes from another repository. */
  readonly fork: 'yes' | 'no' | 'unknown';
  readonly isDraft: boolean | undefined;
}

/**
 * Whether a proposal is compared with a branch that its author may have chosen. An author's own branch with the same
 * code would make every change look harmless. What is not committed is compared with the commit that is checked out,
 * which has a run of its own.
 */
export function hasUntrustedBase({
  base,
  defaultBranch,
  uncommitted,
}: Pick<RunContext, 'base' | 'defaultBranch' | 'uncommitted'>): boolean {
  return uncommitted === undefined && base !== undefined && base.branch !== defaultBranch;
}

/** The commit on which GitHub shows the result: the head of a pull request, even when a test merge was checked out. */
export function findDisplayCommit({ sources, headSha }: Pick<RunContext, 'sources' | 'headSha'>): string | undefined {
  const { diff } = sources;
  return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}

/** `pull request #7`, and `merge request !7` on GitLab. */
export function formatChangeNumber(number: number, isMergeRequest = false): string {
  return isMergeRequest ? `merge request !${number}` : `pull request #${number}`;
}

/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main, scanned by scanner.example.com`. */
export function describeContext(context: RunContext, scannedBy?: string): string {
  const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
  const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
  const repositoryText = repository === undefined ? '' : `${repository} · `;
  if (refusal !== undefined) return `${repositoryText}nothing to scan; the policy comes from ${branch}`;
  const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
  const pull = change?.number === undefined ? '' : `${formatChangeNumber(change.number, change.isMergeRequest)}, `;
  const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
  const into =
    base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
  const scanner = scannedBy === undefined ? '' : `, scanned by ${new URL(scannedBy).host}`;
  return `${repositoryText}${pull}${branch}${commit}${into}${of}${scanner}`;
}

/** Undefined when no pull request is built. */
export function readChange(ci: CiRun | undefined): Change | undefined {
  if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
    return undefined;
  const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
  return { number: ci.pullRequest, isMergeRequest: ci.isMergeRequest, author: ci.author, fork, isDraft: ci.isDraft };
}

/** A change counts as a fork's unless it is known to come from this repository. */
export function mayBeFork(ci: CiRun): boolean {
  const change = readChange(ci);
  return change !== undefined && change.fork !== 'no';
}

/** The environment of a run, as far as it shows where the run takes place. */
export interface RunEnvironment {
  readonly variables: Environment;
  /** The folder whose checkout, if it is one, is read. */
  readonly folder: string;
  /** Whether a person watches the run. A run without a person and without a CI system is not on a laptop. */
  readonly isAttended: boolean;
}

/** What the entry and the settings say about what is judged. */
export interface ContextHints {
  readonly judged: Judged;
  readonly policy: PolicyHints;
}

export type Judged =
  /** A branch that a service scans: the branch `named` by a setting, otherwise the branch of the run. */
  | { readonly kind: 'branch'; readonly named: string | undefined; readonly mustBeWorkflow?: boolean }
  /** The pull request on which a comment was made, as GitHub's API describes it, in the repository of the payload. */
  | { readonly kind: 'commented'; readonly pull: unknown; readonly repository: unknown }
  /** The commit of a check run that an earlier run left open, as it was then. */
  | {
      readonly kind: 'pending';
      /** As GitHub's API describes it, with the commit of the check run as its head. Undefined after a push. */
      readonly pull: unknown;
      readonly branch: string;
      readonly headSha: string;
      /** When the run began that left it open, by GitHub's clock: the commit had been pushed by then. */
      readonly startedMs: number;
    }
  /** The content of the folder: reports are judged by its policy. */
  | { readonly kind: 'folder'; readonly named: string | undefined }
  /** The commit in the folder, scanned on this machine. It must be the commit that the run is about. */
  | {
      readonly kind: 'commit';
      readonly branch: string;
      readonly sha: string;
      readonly repositoryUrl: string;
      /** The default branch as far as the checkout knows it. */
      readonly defaultBranch: string;
    };

/** What can also be judged outside GitHub. */
export type LocallyJudged = Exclude<Judged, { kind: 'commented' | 'pending' }>;

/** Where the settings say the policy is. */
export interface PolicyHints {
  /** The `policy-ref` setting. */
  readonly ref: string | undefined;
  /** Whether `config-file` names a policy of another repository. */
  readonly isCentral: boolean;
}
