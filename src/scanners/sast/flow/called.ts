/** Finds the function that a call runs, in the same or another file. */
import type { CalledFunction, Flow } from './facts.ts';
import { callable } from './members.ts';
import { keyOf, type Syntax, unwrapped } from './syntax.ts';

export function calledFunction(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = callable(flow.entityOf(callee));
  if (entity?.kind === 'function') return entity;
  const inner = unwrapped(callee);
  if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression') return undefined;
  // A method that was added to the object in a way that is not followed: the only method of that name is assumed.
  const [node, ...others] = flow.methods.get(keyOf(inner)) ?? [];
  return node === undefined || others.length > 0 ? undefined : { kind: 'function', flow: flow.home, node };
}
