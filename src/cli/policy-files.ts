/** Where a run on the command line reads its policy: the checkout, and on a proposal the default branch. */
import type { Transport } from '../api/http.ts';
import { isProposal, type RunContext } from '../ci/context.ts';
import { githubPolicyFiles, type PolicyFiles } from '../ci/github/policy-files.ts';
import { fetchedBranch, readFileAt } from '../ci/local.ts';
import type { Budget } from '../clock.ts';
import { GateError } from '../errors.ts';
import { githubAccess } from '../github-place.ts';
import type { Environment } from '../process.ts';
import type { Settings } from '../settings.ts';

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
  const judged = context.headSha ?? context.branch;
  const readPolicyFile: PolicyFiles['readPolicyFile'] = async (place, file) => {
    if (place === 'trusted' && isElsewhere) return files.readPolicyFile(place, file);
    const folder = path ?? '.';
    if (place === 'head' || !(isProposal(context) || policyRef !== undefined)) return readFileAt(folder, judged, file);
    return readFileAt(folder, policyRef ?? (await defaultRef(folder, context)), file);
  };
  return {
    readCentralFile: files.readCentralFile,
    readPolicyFile: path === undefined && !isElsewhere ? undefined : readPolicyFile,
  };
}

/** Of a proposal neither the head nor the base, which the author chooses, but the default branch. */
function defaultRef(path: string, { defaultBranch }: RunContext): Promise<string> {
  if (defaultBranch !== undefined) return fetchedBranch(path, defaultBranch);
  throw new GateError('NOT_FOUND', 'Nothing says which branch is the default branch, whose policy counts', {
    hint: 'Name the branch, tag or commit with the trusted policy: policy-ref.',
  });
}
