/** Finds the origin of a value that another file exports. */
import type { Entity, Flow } from './facts.ts';
import { findMember } from './members.ts';
import { constant, type Origin } from './origin.ts';
import type { Syntax } from './syntax.ts';

/** The part of `node` at the keys. Undefined when no other file is seen to export it. */
export function findImportedOrigin(flow: Flow, node: Syntax, keys: readonly string[]): Origin | undefined {
  if (flow.names.written(node)?.startsWith('.') !== true) return undefined;
  let entity = flow.entityOf(node);
  let rest = keys;
  while (entity !== undefined && entity.kind !== 'value' && rest.length > 0) {
    const [key = '*', ...others] = rest;
    entity = findMember(entity, key);
    rest = others;
  }
  return entity === undefined ? undefined : findEntityOrigin(flow, entity, rest);
}

function findEntityOrigin(flow: Flow, entity: Entity, keys: readonly string[]): Origin | undefined {
  if (entity.kind === 'function' || entity.kind === 'class') return constant;
  if (entity.kind !== 'value' && entity.kind !== 'object') return undefined;
  return entity.flow === flow.home ? undefined : entity.flow.access(entity.node, keys);
}
