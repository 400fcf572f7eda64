/** Finds the function that a call runs, in the same or another file. */
import type { CalledFunction, Flow } from './facts.ts';
import { toCallable } from './members.ts';
import { getKey, type Syntax, unwrap } from './syntax.ts';

export function findCalledFunction(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = toCallable(flow.entityOf(callee));
  if (entity?.kind === 'function') return entity;
  const inner = unwrap(callee);
  if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression') return undefined;
  // A method that was added to the object in a way that is not followed: the only method of that name is assumed.
  const [node, ...others] = flow.methods.get(getKey(inner)) ?? [];
  return node === undefined || others.length > 0 ? undefined : { kind: 'function', flow: flow.home, node };
}
