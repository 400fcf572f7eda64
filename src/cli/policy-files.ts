/** Where a run on the command line reads its policy: the checkout, and on a proposal in a GitHub workflow the default branch. */
import type { Transport } from '../api/http.ts';
import { isProposal, type RunContext } from '../ci/context.ts';
import { githubPolicyFiles, type PolicyFiles } from '../ci/github/policy-files.ts';
import { readFileAt } from '../ci/local.ts';
import type { Budget } from '../clock.ts';
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
    return readFileAt(path ?? '.', place === 'trusted' ? (policyRef ?? judged) : judged, file);
  };
  return {
    readCentralFile: files.readCentralFile,
    readPolicyFile: path === undefined && !isElsewhere ? undefined : readPolicyFile,
  };
}
