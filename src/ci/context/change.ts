/** What a CI system says of the pull request that it builds. Pure. */
import type { CiRun } from '../systems/registry.ts';
import type { Change } from './context.ts';

/** Undefined where no pull request is built. */
export function changeOf(ci: CiRun | undefined): Change | undefined {
  if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
    return undefined;
  const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
  return { number: ci.pullRequest, author: ci.author, fork, isDraft: ci.isDraft };
}

/** What is not known to be of this repository counts as a fork's. */
export function mayBeFork(ci: CiRun): boolean {
  const change = changeOf(ci);
  return change !== undefined && change.fork !== 'no';
}
