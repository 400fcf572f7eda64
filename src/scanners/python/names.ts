/** Finds the original name of an expression, `subprocess.run`, however the file imports, renames or stores it. */
import type { Module } from './module.ts';
import { type CodeContext, listAssignments } from './resolve.ts';
import { type FunctionNode, getCode, iterateNodes, type Node } from './syntax.ts';

type NameContext = Pick<CodeContext, 'module' | 'function'>;

/** Names may refer to other names, and to themselves. */
const mostSteps = 12;

/**
 * Dotted, beginning with the module. `()` stands for the result of a call. Undefined for what the file defines itself.
 */
export function findImportedName(
  here: NameContext,
  node: Node | null | undefined,
  left = mostSteps,
): string | undefined {
  if (node == null || left <= 0) return undefined;
  const { source } = here.module;
  switch (node.name) {
    case 'VariableName':
      return findNameOrigin(here, getCode(source, node), left - 1);
    case 'MemberExpression':
      return findMemberName(here, node, left - 1);
    case 'CallExpression': {
      const callee = findImportedName(here, node.firstChild, left - 1);
      return callee === undefined ? undefined : `${callee}()`;
    }
    case 'AwaitExpression':
      return findImportedName(here, node.lastChild, left - 1);
    default:
      return undefined;
  }
}

function findMemberName({ module, function: one }: NameContext, node: Node, left: number): string | undefined {
  const [owner, property] = [node.firstChild, node.getChild('PropertyName')];
  if (owner === null || property === null) return undefined;
  const name = getCode(module.source, property);
  const ownerName = findImportedName({ module, function: one }, owner, left);
  if (ownerName !== undefined) return `${ownerName}.${name}`;
  const isOwn = one?.owner !== undefined && getCode(module.source, owner) === 'self';
  const field = isOwn ? module.classes.get(one.owner ?? '')?.fields.get(name) : undefined;
  return field === undefined ? undefined : findImportedName({ module, function: field.within }, field.value, left);
}

function findNameOrigin(here: NameContext, name: string, left: number): string | undefined {
  const { module, function: one } = here;
  const parameter = one?.parameters.find((each) => each.name === name);
  if (parameter !== undefined) {
    const type = /^[A-Za-z_][\w.]*$/.test(parameter.type) ? resolveDottedName(module, parameter.type) : undefined;
    return type === undefined ? undefined : `${type}()`;
  }
  for (const value of listValues(here, name)) {
    const originalName = findImportedName(here, value, left);
    if (originalName !== undefined) return originalName;
  }
  return module.functions.has(name) || module.classes.has(name) ? undefined : resolveDottedName(module, name);
}

function resolveDottedName({ imports }: Module, code: string): string | undefined {
  const [first = '', ...rest] = code.split('.');
  const imported = imports.get(first);
  if (imported === undefined || imported.level > 0) return undefined;
  return [...imported.names, ...(imported.member === undefined ? [] : [imported.member]), ...rest].join('.');
}

/** The values of a name in the function, otherwise in the module. */
function listValues({ module, function: one }: NameContext, name: string): readonly Node[] {
  const own = one === undefined ? undefined : listAssignments({ module }, one).get(name);
  const value = module.variables.get(name);
  return own ?? (value === undefined ? [] : [value]);
}

/** The only value of a name. The expression itself if it is not a name, or the name has several values. */
export function resolveSingleValue(here: NameContext, node: Node): Node {
  if (node.name !== 'VariableName') return node;
  const values = listValues(here, getCode(here.module.source, node));
  return values.length === 1 ? (values[0] ?? node) : node;
}

/** Number of characters of an expression and its names. */
const longestWritten = 4000;

/** The code of an expression, followed by the values of the names in it. */
export function writeOut({ module, function: one }: NameContext, node: Node): string {
  const codes = [getCode(module.source, node)];
  for (const name of listNames(module, node)) {
    for (const value of [...listValues({ module, function: one }, name), ...listAdded({ module, function: one }, name)])
      codes.push(getCode(module.source, value));
    if (codes.length > 40) break;
  }
  return codes.join('\n').slice(0, longestWritten);
}

function listNames({ source }: Module, node: Node): Set<string> {
  const parts =
    node.name === 'VariableName' ? [node] : [...iterateNodes(node)].filter(({ name }) => name === 'VariableName');
  return new Set(parts.map((part) => getCode(source, part)));
}

function listAdded({ module, function: one }: NameContext, name: string): readonly Node[] {
  if (one === undefined) return [];
  one.added ??= collectAdded(module, one);
  return one.added.get(name) ?? [];
}

function collectAdded(module: Module, one: FunctionNode): Map<string, Node[]> {
  const names = new Map<string, Node[]>();
  for (const node of iterateNodes(one.body)) {
    const value = node.name === 'UpdateStatement' ? node.lastChild : null;
    if (value === null || node.firstChild === null) continue;
    const target = getCode(module.source, node.firstChild);
    names.set(target, [...(names.get(target) ?? []), value]);
  }
  return names;
}
