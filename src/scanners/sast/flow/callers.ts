/** Finds the callers of a function in its own file, and whether other files can call it. */
import type { Flow } from './facts.ts';
import { findHeldCalls, findIndirectCalls, isHeld } from './indirect.ts';
import { type FunctionSyntax, findOuter, getKey, getParent, isFunction, type Syntax, unwrap } from './syntax.ts';

/**
 * The argument lists of the calls in the function's own file. `isSeen` means that these are all calls, because the name
 * is not passed on.
 */
export function findCalls(flow: Flow, fn: FunctionSyntax): { calls: Syntax[][]; isSeen: boolean } {
  const { parent } = findOuter(fn);
  if (parent?.type === 'CallExpression') return { calls: [parent.arguments as Syntax[]], isSeen: true };
  if (parent !== undefined && parent.type !== 'VariableDeclarator' && isHeld(fn))
    return { calls: listHeldCalls(flow, fn), isSeen: false };
  const method =
    parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition' ? getKey(parent) : undefined;
  const owner =
    fn.type === 'FunctionDeclaration' ? fn.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
  if (method !== undefined) return { calls: [...(flow.ownCalls.get(method) ?? [])], isSeen: false };
  const declared =
    owner?.type === 'Identifier'
      ? flow.source.getDeclaredVariables((fn.type === 'FunctionDeclaration' ? fn : parent) as never)
      : [];
  const variable = declared.find(({ name }) => owner?.type === 'Identifier' && name === owner.name);
  if (variable === undefined) return { calls: [], isSeen: false };
  const calls: Syntax[][] = [];
  const { byCallee } = findIndirectCalls(flow.source);
  let isSeen = !isExported(flow, fn);
  for (const reference of variable.references) {
    if (reference.isWrite() && reference.init === true) continue;
    const { child, parent: user } = findOuter(reference.identifier as Syntax);
    const indirect = byCallee.get(unwrap(reference.identifier as Syntax)) ?? [];
    if ((user?.type === 'CallExpression' || user?.type === 'NewExpression') && user.callee === child)
      calls.push(user.arguments as Syntax[]);
    else if (indirect.length > 0) calls.push(...indirect.map((call) => call.arguments as Syntax[]));
    else {
      isSeen = false;
      if (isHeld(reference.identifier as Syntax)) calls.push(...listHeldCalls(flow, fn));
    }
  }
  return { calls, isSeen: isSeen && calls.length > 0 };
}

/** The arguments that calls of held functions hand to this one. */
function listHeldCalls(flow: Flow, fn: FunctionSyntax): Syntax[][] {
  return findHeldCalls(flow.source)
    .filter(({ callee }) => flow.home.originOf(callee as Syntax).some((leaf) => leaf.callee === fn))
    .map((call) => call.arguments as Syntax[]);
}

/** Whether other files can call the function. */
export function isExported(flow: Flow, fn: FunctionSyntax): boolean {
  if (isPartOfExport(flow, fn)) return true;
  const { parent } = findOuter(fn);
  const owner = fn.type === 'FunctionDeclaration' ? fn : parent?.type === 'VariableDeclarator' ? parent : undefined;
  if (owner === undefined) return false;
  return flow.source
    .getDeclaredVariables(owner as never)
    .some(({ references }) => references.some(({ identifier }) => isPartOfExport(flow, identifier as Syntax)));
}

/** `export …`, `module.exports = …`, `exports.a = { b: … }`. */
function isPartOfExport(flow: Flow, node: Syntax): boolean {
  let child = node;
  for (let outer = getParent(node); outer !== undefined; child = outer, outer = getParent(outer)) {
    if (/^Export/.test(outer.type)) return true;
    if (outer.type === 'AssignmentExpression') {
      const target = outer.right === child ? flow.source.getText(outer.left) : '';
      if (/^(?:module\.)?exports\b/.test(target)) return true;
    } else if (
      isFunction(outer) ||
      !/^(?:Property|ObjectExpression|VariableDeclarat\w+|ArrayExpression|TS\w+)$/.test(outer.type)
    )
      return false;
  }
  return false;
}
