/** The function that a call runs, in its own file or another one. */
import type { CalledFunction, Flow } from './facts.ts';
import { callable } from './members.ts';
import { keyOf, type Syntax, unwrapped } from './syntax.ts';

export function calledFunction(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = callable(flow.entityOf(callee));
  if (entity?.kind === 'function') return entity;
  const inner = unwrapped(callee);
  if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression') return undefined;
  // Mixed into the object by means that are not seen: the only method of the name is meant.
  const [node, ...others] = flow.methods.get(keyOf(inner)) ?? [];
  return node === undefined || others.length > 0 ? undefined : { kind: 'function', flow: flow.home, node };
}
