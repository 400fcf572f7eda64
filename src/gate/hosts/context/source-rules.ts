/** Decides which sources a run may trust, from its context. Pure. */
import { GateError } from '../../../shared/errors.ts';
import { isFullSha } from '../../../shared/git/commit-name.ts';
import type { CiRun } from '../registry.ts';
import type { DiffSource, FileSource, Sources } from '../sources.ts';
import { hasUntrustedBase, type LocallyJudged, mayBeFork, type PolicyHints, type RunContext } from './context.ts';

/** The facts that decide which sources a run trusts. */
export type Subject = Pick<RunContext, 'branch' | 'headSha' | 'base' | 'defaultBranch' | 'trust'>;

/** Everything comes from GitHub's API: no checkout is needed. */
export function buildGithubSources(subject: Subject, pullRequest: number | undefined, policy: PolicyHints): Sources {
  return {
    head: { kind: 'github', branch: subject.branch },
    trustedPolicy: chooseGithubPolicy(subject, policy),
    judgedPolicy: { kind: 'github', ref: subject.headSha ?? `heads/${subject.branch}` },
    diff: chooseGithubDiff(subject, pullRequest, subject.headSha),
    defaultDiff: chooseDefaultDiff(subject, subject.headSha),
  };
}

/** Nothing is judged or nothing is known: at most a policy applies. */
export function buildRefusedSources(trustedPolicy: FileSource | undefined): Sources {
  return { head: undefined, trustedPolicy, judgedPolicy: undefined, diff: undefined };
}

/** A checkout in a GitHub workflow: the judged content is read from the checkout, the trusted content from GitHub. */
export function buildCheckoutSources(
  subject: Subject,
  path: string | undefined,
  /** Of the event: the checkout may hold a test merge instead. */
  proposed: { pullRequest: number | undefined; headSha: string | undefined },
  policy: PolicyHints,
): Sources {
  return {
    head: path === undefined ? undefined : { kind: 'checkout', path },
    trustedPolicy: chooseCurrentPolicy(subject, path, policy),
    judgedPolicy: chooseCheckoutPolicy(subject, path),
    diff: chooseGithubDiff(subject, proposed.pullRequest, proposed.headSha),
    defaultDiff: chooseDefaultDiff(subject, proposed.headSha),
  };
}

/** A pull request lists its files. A merge group or a branch is compared with its base. */
function chooseGithubDiff(
  { base, headSha }: Subject,
  number: number | undefined,
  proposedSha: string | undefined,
): DiffSource | undefined {
  if (number !== undefined) return { kind: 'pull-request', number, base, headSha: proposedSha };
  if (base === undefined) return undefined;
  return { kind: 'comparison', baseSha: base.sha, baseBranch: base.branch, headSha: headSha ?? proposedSha };
}

/** A pull request into another branch lists its files against that branch. */
function chooseDefaultDiff(subject: Subject, headSha: string | undefined): DiffSource | undefined {
  const baseBranch = subject.defaultBranch;
  if (baseBranch === undefined || headSha === undefined || !hasUntrustedBase(subject)) return undefined;
  return { kind: 'comparison', baseSha: undefined, baseBranch, headSha };
}

/**
 * The default branch as it is now, which no author can choose. A run for one of its older commits is also judged by it.
 */
export function chooseGithubPolicy(subject: Subject, { ref }: PolicyHints): FileSource {
  if (ref !== undefined) return { kind: 'github', ref };
  if (subject.defaultBranch !== undefined) return { kind: 'github', ref: `heads/${subject.defaultBranch}` };
  const why = new GateError('CONFIG', 'The event does not name the default branch', {
    hint: 'Set policy-ref to the branch that contains the policy.',
  });
  return { kind: 'unreadable', why };
}

/**
 * A run for the default branch may build a commit that the branch has left since, together with the rules of that time.
 */
function chooseCurrentPolicy(subject: Subject, path: string | undefined, policy: PolicyHints): FileSource {
  const source = chooseGithubPolicy(subject, policy);
  const { trust, defaultBranch, headSha } = subject;
  const isOwn = trust === 'own' && policy.ref === undefined;
  if (source.kind !== 'github' || !isOwn || !path || !defaultBranch || !headSha) return source;
  return { ...source, otherwise: { path, branch: defaultBranch, sha: headSha } };
}

/** A shallow clone may contain only the test merge, which also contains the changes of the proposal. */
function chooseCheckoutPolicy({ headSha, branch }: Subject, path: string | undefined): FileSource {
  if (path !== undefined) return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
  const why = new GateError('NOT_FOUND', 'There is no checkout to read it from', {
    hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref).',
  });
  return { kind: 'unreadable', why };
}

/** Outside GitHub's workflows everything is read from the checkout and its `origin`. */
export function buildPipelineSources(
  subject: Subject,
  {
    path,
    ci,
    judged,
    isRefused,
    conflict,
  }: {
    path: string | undefined;
    /** Undefined on a laptop. */
    ci: CiRun | undefined;
    judged: LocallyJudged;
    isRefused: boolean;
    /** Two sources name different default branches. */
    conflict?: string | undefined;
  },
  policy: PolicyHints,
): Sources {
  // A laptop without a checkout has no policy file. A CI system without a checkout has a policy that cannot be read.
  if (path === undefined && (ci === undefined || policy.isCentral)) return buildRefusedSources(undefined);
  const judgedPolicy = chooseCheckoutPolicy(subject, path);
  const isOwn = path === undefined || (subject.trust === 'own' && policy.ref === undefined);
  const trustedPolicy = isOwn ? judgedPolicy : chooseOriginPolicy(subject, { path, ci, conflict }, policy);
  if (isRefused || path === undefined) return buildRefusedSources(trustedPolicy);
  const alone = judged.kind === 'commit' ? judged.defaultBranch : undefined;
  // On a laptop `origin` is not asked.
  const diff = chooseCheckoutDiff(ci === undefined ? { ...subject, base: undefined } : subject, {
    path,
    alone,
    wholeHistory: ci?.wholeHistory,
  });
  return {
    head: judged.kind === 'branch' ? { kind: 'origin', path, branch: subject.branch } : { kind: 'checkout', path },
    trustedPolicy,
    judgedPolicy,
    diff,
    defaultDiff: hasUntrustedBase(subject) ? diff : undefined,
  };
}

/**
 * The policy for a proposal in a checkout comes from the default branch as it is now, not from the head or the base,
 * which the author chooses. On a laptop the checkout belongs to the user; in a CI system it may remember an outdated
 * branch.
 */
function chooseOriginPolicy(
  { defaultBranch }: Subject,
  { path, ci, conflict }: { path: string; ci: CiRun | undefined; conflict: string | undefined },
  { ref }: PolicyHints,
): FileSource {
  if (ref !== undefined && (ci === undefined || isFullSha(ref))) return { kind: 'checkout', path, ref };
  if (ci !== undefined && mayBeFork(ci) && ci.isForkOfOrigin !== true) {
    return createUnreadableSource(
      'The checkout may belong to the fork, whose author would then choose the policy',
      'Name the trusted policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref), or a commit by its full SHA in policy-ref.',
    );
  }
  const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
  if (branch !== undefined) return { kind: 'origin', path, branch };
  if (ci?.id === 'unattended') {
    return createUnreadableSource(
      'no origin names the default branch',
      'On your own machine, add --local. Elsewhere, give git access to origin.',
    );
  }
  return createUnreadableSource(
    conflict ?? 'The default branch, which the policy is read from, is not known',
    'Give git in this job access to origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.',
  );
}

function createUnreadableSource(message: string, hint: string): FileSource {
  return { kind: 'unreadable', why: new GateError('NOT_FOUND', message, { hint }) };
}

/**
 * A pull request is compared with its base, and a branch with the default branch. A base that the author may have
 * chosen is not used.
 */
function chooseCheckoutDiff(
  { headSha, trust, ...subject }: Subject,
  { path, alone, wholeHistory }: { path: string; alone: string | undefined; wholeHistory: string | undefined },
): DiffSource | undefined {
  const branch = hasUntrustedBase(subject) ? subject.defaultBranch : subject.base?.branch;
  if (branch !== undefined) return { kind: 'origin', path, headSha, branch, wholeHistory };
  return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}
