/** Where a run on the command line reads its policy: the checkout, and on a proposal the default branch. */
import type { Transport } from '../api/http.ts';
import { isProposal, type RunContext } from '../ci/context.ts';
import { githubPolicyFiles, type PolicyFiles } from '../ci/github/policy-files.ts';
import { withRemoteBranch } from '../ci/remote.ts';
import type { Budget } from '../clock.ts';
import { GateError } from '../errors.ts';
import { commitSha, commitText, type FileText, gitIn, isFullSha, readFileAt, runGit } from '../git/files.ts';
import { githubAccess } from '../github-place.ts';
import type { Environment } from '../session.ts';
import type { Settings } from '../settings/settings.ts';

export interface CheckoutPlace {
  /** Undefined: there is no checkout. */
  path: string | undefined;
  context: RunContext;
  settings: Settings;
  env: Environment;
  transport: Transport;
  budget: Budget;
}

/** A checkout may be of a fork, so its own policy is trusted only where nobody else proposes the commit. */
export function checkoutPolicyFiles({ path, context, settings, env, transport, budget }: CheckoutPlace) {
  const { policyRef } = settings;
  const github = { ...githubAccess(env, settings), transport, budget };
  const files = githubPolicyFiles({ github, context, policyRef });
  const isElsewhere = context.system === 'github' && (isProposal(context) || policyRef !== undefined);
  const readPolicyFile: PolicyFiles['readPolicyFile'] = async (place, file) => {
    if (place === 'trusted' && isElsewhere) return files.readPolicyFile(place, file);
    if (path === undefined) throw noCheckout();
    if (place === 'head' || !(isProposal(context) || policyRef !== undefined)) return readJudged(path, context, file);
    return readTrusted(path, { context, policyRef }, file);
  };
  // A laptop without a checkout has no policy file; a CI system without one has one that cannot be read.
  const isNowhere = path === undefined && !isElsewhere;
  const isCentral = settings.configFile?.kind === 'central';
  return {
    readCentralFile: files.readCentralFile,
    readPolicyFile: isNowhere && (context.event === undefined || isCentral) ? undefined : readPolicyFile,
  };
}

function noCheckout(): GateError {
  return new GateError('NOT_FOUND', 'There is no checkout here to read it from', {
    hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref.',
  });
}

/** A shallow clone may hold nothing but the merge that was made for the test: what the proposal changes is in that too. */
async function readJudged(path: string, { headSha, branch }: RunContext, file: string): Promise<FileText | undefined> {
  const judged = headSha ?? branch;
  const isHere = (await runGit(['cat-file', '-e', `${judged}^{commit}`], path)) !== undefined;
  const head = isHere ? undefined : await commitSha('HEAD', gitIn(path));
  return readFileAt(path, head ?? judged, file);
}

/** Of a proposal neither the head nor the base, which the author chooses, but the default branch as it stands now. */
async function readTrusted(
  path: string,
  { context, policyRef }: { context: RunContext; policyRef: string | undefined },
  file: string,
): Promise<FileText | undefined> {
  const { defaultBranch, isOriginForeign, event } = context;
  // On a laptop the checkout is the user's own; in a CI system it may remember a branch that has moved since.
  const isFixed = policyRef !== undefined && (event === undefined || isFullSha(policyRef));
  if (isFixed) return readFileAt(path, policyRef, file);
  if (isOriginForeign) {
    throw new GateError(
      'NOT_FOUND',
      'The checkout may be of the fork that proposes this, whose author would choose the policy',
      { hint: 'Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.' },
    );
  }
  const branch = policyRef?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
  if (branch === undefined) {
    throw new GateError('NOT_FOUND', 'Nothing says which branch is the default branch, whose policy counts', {
      hint: 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.',
    });
  }
  return withRemoteBranch(branch, path, async (folder, sha) => {
    const found = await readFileAt(folder, sha, file);
    return found && { ...found, at: commitText(sha, branch) };
  });
}
