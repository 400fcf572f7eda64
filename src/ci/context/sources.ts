/** Where a run reads the policy, what is changed, and where its branch stands: plain data, which `source-reader.ts` follows. */
import type { GateError } from '../../errors.ts';

/** A commit that holds files. */
export type FileSource =
  /** A SHA, `heads/<branch>`, `tags/<tag>` or a bare name, asked of GitHub's interface. */
  | { readonly kind: 'github'; readonly ref: string; readonly otherwise?: PresentHead }
  /** In a checkout; its HEAD `otherwise`, where it does not hold that commit. */
  | { readonly kind: 'checkout'; readonly path: string; readonly ref: string; readonly otherwise?: 'HEAD' }
  /** A branch as the checkout's `origin` has it now. */
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'unreadable'; readonly why: GateError };

/** Where GitHub cannot be asked: a commit of the checkout, when its `origin` says that the branch stands there now. */
export interface PresentHead {
  readonly path: string;
  readonly branch: string;
  readonly sha: string;
}

export type DiffSource =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** As the event has them: what becomes of the pull request during the run changes nothing. */
      readonly base: { readonly branch: string; readonly sha: string | undefined } | undefined;
      readonly headSha: string | undefined;
    }
  /** Of two commits; without the first one, against a branch as it stands now. */
  | {
      readonly kind: 'comparison';
      readonly baseSha: string | undefined;
      readonly baseBranch: string;
      readonly headSha: string;
    }
  /** Of a checkout's commit against a branch of `origin` as it stands now. */
  | {
      readonly kind: 'origin';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly branch: string;
      /** The setting of the CI system that fetches the whole history, for people. */
      readonly wholeHistory?: string | undefined;
    }
  /** Against the default branch that the checkout knows; without any remote against the branch `alone`. */
  | {
      readonly kind: 'default-branch';
      readonly path: string;
      readonly headSha: string | undefined;
      readonly alone: string | undefined;
    };

/** What the branch's head is compared with: GitHub's word, `origin`, or what is checked out. */
export type HeadSource =
  | { readonly kind: 'github'; readonly branch: string }
  | { readonly kind: 'origin'; readonly path: string; readonly branch: string }
  | { readonly kind: 'checkout'; readonly path: string };

/** Each is undefined where there is nothing to be read. */
export interface Sources {
  readonly head: HeadSource | undefined;
  /** What decides. */
  readonly trustedPolicy: FileSource | undefined;
  /** The commit that is judged, whose own version may tighten. */
  readonly judgedPolicy: FileSource | undefined;
  readonly diff: DiffSource | undefined;
  /** No later than this the commit was pushed, by GitHub's clock in ms since the epoch; undefined where nothing says so. */
  readonly pushedByMs?: number | undefined;
}
