/** Resolves calls to functions of the tree. */
import type { Module } from './module.ts';
import type { PythonProject } from './project.ts';
import {
  type CodeContext,
  expandTypeAlias,
  type FoundFunction,
  findNamedFunction,
  findProvider,
  resolveCallee,
  resolveHandlers,
} from './resolve.ts';
import { isRouteHandler, parseRoute } from './sources.ts';
import { type FunctionNode, getPositionKey, iterateNodes, type Node, parseCall } from './syntax.ts';

/** Each call is resolved once. */
export interface Calls {
  project: PythonProject;
  found(context: CodeContext, callee: Node): FoundFunction | undefined;
}

export function createCallResolver(project: PythonProject): Calls {
  const cached = new Map<Module, Map<number, FoundFunction | undefined>>();
  return {
    project,
    found: (context, callee) => {
      const ofModule = cached.get(context.module) ?? new Map<number, FoundFunction | undefined>();
      cached.set(context.module, ofModule);
      const key = getPositionKey(callee);
      if (!ofModule.has(key)) ofModule.set(key, resolveCallee(context, callee));
      return ofModule.get(key);
    },
  };
}

/** The functions of the tree that a function, or the statements of a module, call. */
export function listCalledFunctions(calls: Calls, module: Module, one: FunctionNode | undefined): FoundFunction[] {
  const context = { project: calls.project, module, function: one };
  const providers = one === undefined || !isRouteHandler(one) ? [] : one.parameters;
  const found = providers.flatMap(({ type, default: given }) => {
    const code = findProvider(given, expandTypeAlias(context, type));
    return code === undefined ? [] : (findNamedFunction(context, code) ?? []);
  });
  for (const node of iterateNodes(one?.body ?? module.source.root)) {
    const callee = node.name === 'CallExpression' ? node.firstChild : null;
    if (callee === null) continue;
    const target = calls.found(context, callee);
    if (target !== undefined) found.push(target);
    const call = one === undefined ? parseCall(module.source, node) : undefined;
    const route = call === undefined ? undefined : parseRoute(module.source, call);
    if (route !== undefined) found.push(...resolveHandlers(context, route.handler));
  }
  return found;
}
