/** The inputs from which a run's context is read: its environment, its entry and its settings. */
import type { Environment } from '../system.ts';

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
  | ({ readonly kind: 'pending' } & PendingCommit)
  /** The content of the folder: reports are judged by its policy. */
  | { readonly kind: 'folder'; readonly named: string | undefined }
  /** The commit in the folder, scanned on this machine. It must be the commit that the run is about. */
  | ({ readonly kind: 'commit' } & ScannedCommit);

/** What can also be judged outside GitHub. */
export type LocallyJudged = Exclude<Judged, { kind: 'commented' | 'pending' }>;

export interface PendingCommit {
  /** As GitHub's API describes it, with the commit of the check run as its head. Undefined after a push. */
  readonly pull: unknown;
  readonly branch: string;
  readonly headSha: string;
  /** When the run began that left it open, by GitHub's clock: the commit had been pushed by then. */
  readonly startedMs: number;
}

/** A commit of a checkout. */
interface ScannedCommit {
  readonly branch: string;
  readonly sha: string;
  readonly repositoryUrl: string;
  /** The default branch as far as the checkout knows it. */
  readonly defaultBranch: string;
}

/** Where the settings say the policy is. */
export interface PolicyHints {
  /** The `policy-ref` setting. */
  readonly ref: string | undefined;
  /** Whether `config-file` names a policy of another repository. */
  readonly isCentral: boolean;
}
