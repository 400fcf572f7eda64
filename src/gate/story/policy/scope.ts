/** Resolves what a scope means in a run: what gets worse, what is changed, or everything. */
import { hasUntrustedBase, type RunContext } from '../../hosts/context/context.ts';
import { compilePathGlob } from '../../policy/path-matching.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Uncompared } from '../../report/report.ts';

interface ScopeContext {
  context: RunContext;
  /** Why no comparison is possible. */
  missingBase?: Uncompared | undefined;
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

/**
 * Compares with the default branch instead of a base that the author may have chosen: what is in no other branch of
 * this stack is then new, too. Undefined if the base is trusted, or if the default branch is not known.
 */
export function replaceUntrustedBase({ context, trustedBases }: ScopeContext): RunContext | undefined {
  const { defaultBranch } = context;
  if (hasTrustedBase({ context, trustedBases }) || defaultBranch === undefined) return undefined;
  return { ...context, base: { branch: defaultBranch, sha: undefined } };
}

/** A change without anything to compare with is judged as a whole, and `uncompared` says why. */
export function resolveScope(
  { scope }: Policy,
  { context, missingBase, trustedBases }: ScopeContext,
): { scope: Policy['scope']; uncompared?: Uncompared } {
  if (!narrowingScopes.includes(scope)) return { scope };
  const { base, defaultBranch, refusal } = context;
  if (!hasTrustedBase({ context, trustedBases })) {
    const why = `the base is ${base?.branch}, and the default branch is not known`;
    return { scope: 'scan', uncompared: { why, remedy: unknownDefaultRemedy } };
  }
  if (scope === 'auto' && missingBase !== undefined) return { scope: 'scan', uncompared: missingBase };
  // Without a pull request there is no diff, so a scope of changes judges everything.
  if (scope === 'auto' ? base !== undefined : hasDiff(context)) return { scope };
  if (defaultBranch !== undefined || refusal !== undefined) return { scope: 'scan' };
  return { scope: 'scan', uncompared: { why: 'the default branch is not known', remedy: unknownDefaultRemedy } };
}

const unknownDefaultRemedy = 'Give git in this job access to origin';

/** The note about a change that is judged as a whole. */
export function describeUncompared({ why, remedy }: Uncompared): string {
  const start = `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  return `${start}, so every finding counts${remedy === undefined ? '' : `. ${remedy}`}`;
}

/** Whether the commit is compared with anything. */
function hasDiff({ sources: { diff }, branch, defaultBranch }: RunContext): boolean {
  if (diff?.kind !== 'default-branch') return diff !== undefined;
  return defaultBranch !== undefined && branch !== defaultBranch;
}
