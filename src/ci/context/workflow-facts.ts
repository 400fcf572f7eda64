/** What a run in a GitHub workflow is about, from its event, and whether its branch is trusted. */
import type { GithubEvent, OwnRepository } from '../github/event.ts';
import type { Environment } from '../systems/system.ts';
import type { RunContext } from './context.ts';
import type { PolicyHints } from './hints.ts';

export interface Workflow {
  variables: Environment;
  payload: unknown;
  own: OwnRepository;
  policy: PolicyHints;
}

export function buildCommonFacts({ variables, own }: Workflow) {
  return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic } as const;
}

/** After these events a branch is compared with the default branch, as if it were to be merged. */
const pushEvents = ['push', 'workflow_run'];

/** Only the default branch is trusted. */
export function decideTrust(
  branch: string | undefined,
  { name, base, change, isProposal }: Pick<GithubEvent, 'name' | 'base' | 'change' | 'isProposal'>,
  defaultBranch: string | undefined,
): Pick<RunContext, 'base' | 'change' | 'trust'> {
  if (isProposal) return { base, change, trust: 'proposal' };
  if (branch !== undefined && branch === defaultBranch) return { base: undefined, change, trust: 'own' };
  const isCompared = branch !== undefined && defaultBranch !== undefined && pushEvents.includes(name);
  return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}
