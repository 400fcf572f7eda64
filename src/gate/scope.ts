/** What a scope means in a run, which its context decides: what gets worse, what is changed, or everything. */
import { hasOwnBase, type RunContext } from '../ci/context/context.ts';
import { pathMatcher } from '../policy/places.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunLog } from './run.ts';

interface Compared {
  context: RunContext;
  /** Why nothing can be compared, as a note. */
  missingBase?: string | undefined;
  /** Globs of the branches that the trusted policy names beside the default branch. */
  trustedBases: readonly string[];
}

/** Scopes that leave out what a base branch holds already. */
export const narrowing: readonly Policy['scope'][] = ['auto', 'changed', 'changed-lines'];

/** False where a comparison would be with a branch that its author may have chosen, and so show nothing. */
export function hasTrustedBase({ context, trustedBases }: Compared): boolean {
  const { base } = context;
  return !hasOwnBase(context) || trustedBases.some((glob) => pathMatcher(glob)(base?.branch ?? ''));
}

/** Without a base that can be trusted, a scope that compares judges everything. */
export function scopeHere({ scope }: Policy, compared: Compared, { note }: Pick<RunLog, 'note'>): Policy['scope'] {
  if (!narrowing.includes(scope)) return scope;
  const { base, defaultBranch = 'the default branch' } = compared.context;
  // Where nothing is proposed no diff could be read, and a scope of changes is about everything.
  if (scope !== 'auto' && hasTrustedBase(compared) && !hasDiff(compared.context)) return 'scan';
  const missing = scope === 'auto' ? compared.missingBase : undefined;
  if (hasTrustedBase(compared) && missing !== undefined) note(missing);
  if (hasTrustedBase(compared))
    return missing !== undefined || (scope === 'auto' && base === undefined) ? 'scan' : scope;
  note(
    `The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: everything that this scan found is judged`,
  );
  return 'scan';
}

/** Whether there is anything with which the commit is compared. */
function hasDiff({ sources: { diff }, branch, defaultBranch }: RunContext): boolean {
  if (diff?.kind !== 'default-branch') return diff !== undefined;
  return defaultBranch !== undefined && branch !== defaultBranch;
}
