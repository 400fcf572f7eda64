/** What a run's context is read from: the world around it, and what the entry and its settings say. */
import type { Environment } from '../systems/system.ts';

/** The world around a run, as far as it says where that is. */
export interface RunEnvironment {
  readonly variables: Environment;
  /** The folder whose checkout, if it is one, is read. */
  readonly folder: string;
  /** Whether somebody sits in front of it: without that, and without a CI system, it is no laptop. */
  readonly isAttended: boolean;
}

/** What the entry and its settings say about what is judged. */
export interface ContextHints {
  readonly judged: Judged;
  readonly policy: PolicyHints;
}

export type Judged =
  /** A branch that a service scans: the one that is `named` by a setting, or that of the run. */
  | { readonly kind: 'branch'; readonly named: string | undefined; readonly mustBeWorkflow?: boolean }
  /** The pull request that a comment is about, as GitHub's interface describes it, in the payload's repository. */
  | { readonly kind: 'commented'; readonly pull: unknown; readonly repository: unknown }
  /** What the folder holds: reports are judged by its policy. */
  | { readonly kind: 'folder'; readonly named: string | undefined }
  /** The commit that the folder holds, scanned here: it must be the one that the run is about. */
  | ({ readonly kind: 'commit' } & ScannedCommit);

/** What can be judged outside GitHub, too. */
export type JudgedHere = Exclude<Judged, { kind: 'commented' }>;

/** A commit as the embedded service knows it. */
export interface ScannedCommit {
  readonly branch: string;
  readonly sha: string;
  readonly repositoryUrl: string;
  /** The branch that is the default one as far as the checkout knows. */
  readonly defaultBranch: string;
}

/** What the settings say about the policy's place. */
export interface PolicyHints {
  /** The `policy-ref` setting. */
  readonly ref: string | undefined;
  /** Whether `config-file` names a policy of another repository. */
  readonly isCentral: boolean;
}
