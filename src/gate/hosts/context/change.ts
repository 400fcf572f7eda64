/** The pull request that a CI system says it builds. Pure. */
import type { CiRun } from '../registry.ts';
import type { Change } from './context.ts';

/** Undefined when no pull request is built. */
export function readChange(ci: CiRun | undefined): Change | undefined {
  if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
    return undefined;
  const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
  return { number: ci.pullRequest, isMergeRequest: ci.isMergeRequest, author: ci.author, fork, isDraft: ci.isDraft };
}

/** A change counts as a fork's unless it is known to come from this repository. */
export function mayBeFork(ci: CiRun): boolean {
  const change = readChange(ci);
  return change !== undefined && change.fork !== 'no';
}
