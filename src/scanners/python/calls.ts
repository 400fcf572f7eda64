/** Resolves calls to functions of the tree. */
import type { Module } from './module.ts';
import type { Project } from './project.ts';
import {
  calledBy,
  type FoundFunction,
  functionNamed,
  handlersOf,
  type Place,
  providerIn,
  writtenOut,
} from './resolve.ts';
import { isRouteHandler, routeOf } from './sources.ts';
import { callOf, type FunctionNode, type Node, nodesIn, placeIn } from './syntax.ts';

/** Each call is resolved once. */
export interface Calls {
  project: Project;
  found(place: Place, callee: Node): FoundFunction | undefined;
}

export function createCalls(project: Project): Calls {
  const known = new Map<Module, Map<number, FoundFunction | undefined>>();
  return {
    project,
    found: (place, callee) => {
      const ofModule = known.get(place.module) ?? new Map<number, FoundFunction | undefined>();
      known.set(place.module, ofModule);
      const key = placeIn(callee);
      if (!ofModule.has(key)) ofModule.set(key, calledBy(place, callee));
      return ofModule.get(key);
    },
  };
}

/** The functions of the tree that a function, or the statements of a module, call. */
export function calledIn(calls: Calls, module: Module, one: FunctionNode | undefined): FoundFunction[] {
  const place = { project: calls.project, module, function: one };
  const providers = one === undefined || !isRouteHandler(one) ? [] : one.parameters;
  const found = providers.flatMap(({ type, default: given }) => {
    const code = providerIn(given, writtenOut(place, type));
    return code === undefined ? [] : (functionNamed(place, code) ?? []);
  });
  for (const node of nodesIn(one?.body ?? module.source.root)) {
    const callee = node.name === 'CallExpression' ? node.firstChild : null;
    if (callee === null) continue;
    const target = calls.found(place, callee);
    if (target !== undefined) found.push(target);
    const call = one === undefined ? callOf(module.source, node) : undefined;
    const route = call === undefined ? undefined : routeOf(module.source, call);
    if (route !== undefined) found.push(...handlersOf(place, route.handler));
  }
  return found;
}
