/** What a run in a GitHub workflow is about, from its event, and whether its branch is trusted. */

import type { RunContext } from '../context/context.ts';
import type { PolicyHints } from '../context/hints.ts';
import type { Environment } from '../system.ts';
import type { GithubEvent, OwnRepository } from './event.ts';

export interface Workflow {
  variables: Environment;
  payload: unknown;
  own: OwnRepository;
  policy: PolicyHints;
}

export function buildCommonFacts({ variables, own }: Workflow) {
  return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic } as const;
}

/**
 * Only the default branch is trusted. Any other branch is compared with it, as if it were to be merged, whatever event
 * started the run.
 */
export function decideTrust(
  branch: string | undefined,
  { base, change, isProposal }: Pick<GithubEvent, 'base' | 'change' | 'isProposal'>,
  defaultBranch: string | undefined,
): Pick<RunContext, 'base' | 'change' | 'trust'> {
  if (isProposal) return { base, change, trust: 'proposal' };
  if (branch !== undefined && branch === defaultBranch) return { base: undefined, change, trust: 'own' };
  const isCompared = branch !== undefined && defaultBranch !== undefined;
  return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}
