/** Where a run reads the policy, the diff and the head of its branch. Plain data that `source-reader.ts` follows. */
import type { GateError } from '../../../shared/errors.ts';

/** A commit that holds files. */
export type FileSource =
  /** A SHA, `heads/<branch>`, `tags/<tag>` or a bare name, resolved by GitHub's API. */
  | { readonly kind: 'github'; readonly ref: string; readonly otherwise?: CurrentHead }
  /**
   * A ref in a checkout. When the checkout does not have that commit, its HEAD is read if `otherwise` says so. `name`
   * says for people what the ref stands for.
   */
  | {
      readonly kind: 'checkout';
      readonly path: string;
      readonly ref: string;
      readonly otherwise?: 'HEAD';
      readonly name?: string;
    }
  /** A branch as the checkout's `origin` has it now. */
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'unreadable'; readonly why: GateError };

/**
 * When GitHub cannot be asked: a commit of the checkout, if its `origin` says that the branch is at this commit now.
 */
interface CurrentHead {
  readonly path: string;
  readonly branch: string;
  readonly sha: string;
}

export type DiffSource =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** Taken from the event, so that later changes of the pull request do not matter. */
      readonly base: { readonly branch: string; readonly sha: string | undefined } | undefined;
      readonly headSha: string | undefined;
    }
  /**
   * Two commits. Without the first one, the current head of a branch is used; without the second one, the commit at
   * which the run found its own branch.
   */
  | {
      readonly kind: 'comparison';
      readonly baseSha: string | undefined;
      readonly baseBranch: string;
      readonly headSha: string | undefined;
    }
  /** Two commits of one repository on this machine. */
  | { readonly kind: 'commits'; readonly path: string; readonly baseSha: string; readonly headSha: string }
  /** A commit of the checkout, against the current head of a branch of `origin`. */
  | {
      readonly kind: 'origin';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly branch: string;
      /** The CI system's setting that fetches the whole history, for people. */
      readonly wholeHistory?: string | undefined;
    }
  /** Against the default branch that the checkout knows. Without any remote, against the branch `alone`. */
  | {
      readonly kind: 'default-branch';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly alone: string | undefined;
    };

/** Where the head of the branch is read: from GitHub, from `origin`, or from the checkout. */
export type HeadSource =
  | { readonly kind: 'github'; readonly branch: string }
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'checkout'; readonly path: string };

/** Each field is undefined when there is nothing to read. */
export interface Sources {
  readonly head: HeadSource | undefined;
  /** The policy that decides. */
  readonly trustedPolicy: FileSource | undefined;
  /** The policy of the judged commit, which may only be stricter. */
  readonly judgedPolicy: FileSource | undefined;
  readonly diff: DiffSource | undefined;
  /** The changes against the default branch, if a pull request goes into another one. */
  readonly defaultDiff?: DiffSource | undefined;
  /**
   * The commit was pushed at this time or earlier, by GitHub's clock in ms since the epoch. Undefined when nothing says
   * so.
   */
  readonly pushedByMs?: number | undefined;
}
