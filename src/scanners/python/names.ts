/** Finds the original name of an expression, `subprocess.run`, however the file imports, renames or stores it. */
import type { Module } from './module.ts';
import { assignedIn, type Place } from './resolve.ts';
import { codeOf, type FunctionNode, type Node, nodesIn } from './syntax.ts';

type Here = Pick<Place, 'module' | 'function'>;

/** Names may refer to other names, and to themselves. */
const longestWay = 12;

/**
 * Dotted, beginning with the module. `()` stands for the result of a call. Undefined for what the file defines itself.
 */
export function importedName(here: Here, node: Node | null | undefined, left = longestWay): string | undefined {
  if (node == null || left <= 0) return undefined;
  const { source } = here.module;
  switch (node.name) {
    case 'VariableName':
      return ofName(here, codeOf(source, node), left - 1);
    case 'MemberExpression':
      return ofMember(here, node, left - 1);
    case 'CallExpression': {
      const callee = importedName(here, node.firstChild, left - 1);
      return callee === undefined ? undefined : `${callee}()`;
    }
    case 'AwaitExpression':
      return importedName(here, node.lastChild, left - 1);
    default:
      return undefined;
  }
}

function ofMember({ module, function: one }: Here, node: Node, left: number): string | undefined {
  const [owner, property] = [node.firstChild, node.getChild('PropertyName')];
  if (owner === null || property === null) return undefined;
  const name = codeOf(module.source, property);
  const known = importedName({ module, function: one }, owner, left);
  if (known !== undefined) return `${known}.${name}`;
  const isOwn = one?.owner !== undefined && codeOf(module.source, owner) === 'self';
  const field = isOwn ? module.classes.get(one.owner ?? '')?.fields.get(name) : undefined;
  return field === undefined ? undefined : importedName({ module, function: field.within }, field.value, left);
}

function ofName(here: Here, name: string, left: number): string | undefined {
  const { module, function: one } = here;
  const parameter = one?.parameters.find((each) => each.name === name);
  if (parameter !== undefined) {
    const type = /^[A-Za-z_][\w.]*$/.test(parameter.type) ? dottedName(module, parameter.type) : undefined;
    return type === undefined ? undefined : `${type}()`;
  }
  for (const value of valuesOf(here, name)) {
    const known = importedName(here, value, left);
    if (known !== undefined) return known;
  }
  return module.functions.has(name) || module.classes.has(name) ? undefined : dottedName(module, name);
}

function dottedName({ imports }: Module, code: string): string | undefined {
  const [first = '', ...rest] = code.split('.');
  const imported = imports.get(first);
  if (imported === undefined || imported.level > 0) return undefined;
  return [...imported.names, ...(imported.member === undefined ? [] : [imported.member]), ...rest].join('.');
}

/** The values of a name in the function, otherwise in the module. */
function valuesOf({ module, function: one }: Here, name: string): readonly Node[] {
  const own = one === undefined ? undefined : assignedIn({ module }, one).get(name);
  const value = module.variables.get(name);
  return own ?? (value === undefined ? [] : [value]);
}

/** The only value of a name. The expression itself if it is not a name, or the name has several values. */
export function givenTo(here: Here, node: Node): Node {
  if (node.name !== 'VariableName') return node;
  const values = valuesOf(here, codeOf(here.module.source, node));
  return values.length === 1 ? (values[0] ?? node) : node;
}

/** Number of characters of an expression and its names. */
const longestWritten = 4000;

/** The code of an expression, followed by the values of the names in it. */
export function writtenOf({ module, function: one }: Here, node: Node): string {
  const codes = [codeOf(module.source, node)];
  for (const name of namesIn(module, node)) {
    for (const value of [...valuesOf({ module, function: one }, name), ...addedTo({ module, function: one }, name)])
      codes.push(codeOf(module.source, value));
    if (codes.length > 40) break;
  }
  return codes.join('\n').slice(0, longestWritten);
}

function namesIn({ source }: Module, node: Node): Set<string> {
  const parts =
    node.name === 'VariableName' ? [node] : [...nodesIn(node)].filter(({ name }) => name === 'VariableName');
  return new Set(parts.map((part) => codeOf(source, part)));
}

/** By function and name: the values that `name += value` and `name.append(value)` add. */
const added = new WeakMap<FunctionNode, Map<string, Node[]>>();

function addedTo({ module, function: one }: Here, name: string): readonly Node[] {
  if (one === undefined) return [];
  const known = added.get(one);
  if (known !== undefined) return known.get(name) ?? [];
  const names = new Map<string, Node[]>();
  for (const node of nodesIn(one.body)) {
    const value = node.name === 'UpdateStatement' ? node.lastChild : null;
    if (value === null || node.firstChild === null) continue;
    const target = codeOf(module.source, node.firstChild);
    names.set(target, [...(names.get(target) ?? []), value]);
  }
  added.set(one, names);
  return names.get(name) ?? [];
}
