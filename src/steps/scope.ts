/** What a scope means in a run, which its context decides: what gets worse, what is changed, or everything. */
import type { ScanDetail } from '../api/schemas.ts';
import { hasOwnBase, type RunContext } from '../ci/context/context.ts';
import type { KnownFindings } from '../policy/known.ts';
import { pathMatcher } from '../policy/places.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunLog } from './run.ts';

/** How a run whose service knows the base's findings learns which of its own are new; only an embedded one is that. */
export interface BaseComparison {
  /** Why there is nothing to compare with, as a note. */
  missing?: string | undefined;
  knownOf(scans: readonly Pick<ScanDetail, 'scan_id'>[]): KnownFindings | undefined;
  /** Resolves when the scan has ended, which only a service in this very process can tell. */
  ended?(scanId: string): Promise<void>;
}

export interface Compared {
  context: RunContext;
  comparison?: BaseComparison | undefined;
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
  const missing = scope === 'auto' ? compared.comparison?.missing : undefined;
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
