/** Resolves what a scope means in a run: what gets worse, what is changed, or everything. */
import { hasUntrustedBase, type RunContext } from '../ci/context/context.ts';
import { compilePathGlob } from '../policy/path-matching.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunLog } from './run.ts';

interface ScopeContext {
  context: RunContext;
  /** Why no comparison is possible, as a note. */
  missingBase?: string | undefined;
  /** Globs of the branches that the trusted policy allows as a base, beside the default branch. */
  trustedBases: readonly string[];
}

/** Scopes that ignore what the base branch already has. */
export const narrowingScopes: readonly Policy['scope'][] = ['auto', 'changed', 'changed-lines'];

/** False if the author may have chosen the base: then the comparison would prove nothing. */
export function hasTrustedBase({ context, trustedBases }: ScopeContext): boolean {
  const { base } = context;
  return !hasUntrustedBase(context) || trustedBases.some((glob) => compilePathGlob(glob)(base?.branch ?? ''));
}

/** Without a trusted base, a comparing scope judges everything. */
export function resolveScope(
  { scope }: Policy,
  compared: ScopeContext,
  { note }: Pick<RunLog, 'note'>,
): Policy['scope'] {
  if (!narrowingScopes.includes(scope)) return scope;
  const { base, defaultBranch = 'the default branch' } = compared.context;
  // Without a pull request there is no diff, so a scope of changes judges everything.
  if (scope !== 'auto' && hasTrustedBase(compared) && !hasDiff(compared.context)) return 'scan';
  const missing = scope === 'auto' ? compared.missingBase : undefined;
  if (hasTrustedBase(compared) && missing !== undefined) note(missing);
  if (hasTrustedBase(compared))
    return missing !== undefined || (scope === 'auto' && base === undefined) ? 'scan' : scope;
  note(
    `The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: all findings of this scan are judged`,
  );
  return 'scan';
}

/** Whether the commit is compared with anything. */
function hasDiff({ sources: { diff }, branch, defaultBranch }: RunContext): boolean {
  if (diff?.kind !== 'default-branch') return diff !== undefined;
  return defaultBranch !== undefined && branch !== defaultBranch;
}
