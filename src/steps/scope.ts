/** What `auto` means in a run, which its context decides: what gets worse, or everything. */
import { hasOwnBase, type RunContext } from '../ci/context/context.ts';
import type { Policy } from '../policy/policy.ts';
import type { Story } from './run.ts';

/** Only a proposal to the default branch has something to compare with that its author does not choose. */
export function scopeHere({ scope }: Policy, context: RunContext, { note }: Pick<Story, 'note'>): Policy['scope'] {
  if (scope !== 'auto') return scope;
  const { base, defaultBranch = 'the default branch' } = context;
  if (!hasOwnBase(context)) return base === undefined ? 'scan' : 'auto';
  note(`The base is ${base?.branch}, not ${defaultBranch}: everything that this scan found is judged`);
  return 'scan';
}
