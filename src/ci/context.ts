/** Where a run takes place, told the same way for every CI system. */
import type { GateError } from '../errors.ts';

export interface RunContext {
  system: 'github' | 'local';
  /** GitHub's event name, or the name of another CI system; undefined outside them. */
  event: string | undefined;
  /** The branch to scan, without `refs/heads/`. */
  branch: string;
  /** The commit that the branch must stand at; undefined when nothing says which. */
  headSha: string | undefined;
  baseBranch: string | undefined;
  baseSha: string | undefined;
  defaultBranch: string | undefined;
  pullRequest: number | undefined;
  /** `https://host/owner/name` of this repository, as its provider writes it; undefined when unknown. */
  repositoryUrl: string | undefined;
  /** True when outsiders can read what is published, and when nothing says that they cannot. */
  isPublic: boolean;
  /** True when the commit may be one that is proposed although no pull request is known: outside GitHub, off the default branch. */
  isProposed?: boolean;
  /** True when the checkout's `origin` may be the fork that proposes: then it says nothing that can be trusted. */
  isOriginForeign?: boolean;
  /** Why nothing may be scanned here. All else is then about the default branch, which holds the policy of such a run. */
  refusal?: GateError;
}

/** Events whose commit somebody proposes: what stands in it is not yet the team's. */
const proposals: readonly (string | undefined)[] = ['merge_group', 'workflow_run'];

/** Whether the commit is one that its author would like to merge, so that its own policy cannot be trusted. */
export function isProposal({ pullRequest, event, isProposed }: RunContext): boolean {
  return pullRequest !== undefined || isProposed === true || proposals.includes(event);
}

/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
export function hasOwnBase({ baseBranch, defaultBranch }: RunContext): boolean {
  return baseBranch !== undefined && baseBranch !== defaultBranch;
}
