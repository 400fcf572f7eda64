/** Functions of Go, with their parameters and results. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import { type Code, createFunction, type FunctionCode, type Parameter } from '../code.ts';
import { createBlock, createName, locateNode, nothing } from '../reading.ts';
import { declareVariable, type Reading, withScope } from './go-reading.ts';
import { isRequestType } from './go-sources.ts';
import { readTypeName } from './go-types.ts';

export function createGoFunction({ file }: Reading, more: Partial<FunctionCode>): FunctionCode {
  return createFunction({ file, owner: file.top }, { isStatic: true, ...more });
}

/** A function, a method or a function within an expression. */
export function readFunction(node: Node, outer: Reading): FunctionCode {
  const isInner = node.type === 'func_literal';
  const name = node.childForFieldName('name')?.text ?? '';
  const fresh = { scopes: [], counter: { last: 0, depth: outer.counter.depth }, reads: { isRequest: false } };
  const own = isInner ? { results: [] } : { ...fresh, shared: findShared(node) };
  const reading: Reading = { ...outer, ...own, deferred: [] };
  return withScope(reading, () => {
    const [receiver] = readParameters(node.childForFieldName('receiver'), reading);
    const parameters = readParameters(node.childForFieldName('parameters'), reading);
    const { types, names } = readResults(node, reading);
    if ([receiver, ...parameters].some((each) => each && isRequestType(each.type))) reading.reads.isRequest = true;
    const named = names.map((each) => declareVariable(each, reading));
    const block = node.childForFieldName('body');
    const code = block === null ? undefined : reading.readCode(block, { ...reading, results: named });
    const body = code && endFunction(code, named, /\brecover\(/.test(node.text), reading);
    const begun = body && beginFunction([...(receiver ? [receiver] : []), ...parameters], named, body, reading);
    return createGoFunction(reading, {
      ...{ name, parameters, ...types, start: node.startIndex, end: node.endIndex },
      ...(receiver && { receiver }),
      ...{ body: begun, readsRequest: reading.reads.isRequest },
    });
  });
}

/** Parameters and results that others may change become variables of that kind. */
function beginFunction(
  parameters: readonly Parameter[],
  results: readonly string[],
  body: Code,
  { shared }: Reading,
): Code {
  const create = (name: string, value: Code, isShared: boolean): Code => ({
    ...{ kind: 'assign', at: 0, to: createName(name), value, declared: '', ...(isShared && { isShared }) },
  });
  const given = parameters
    .filter(({ name }) => shared.has(name))
    .map(({ name }) => create(name, createName(name), true));
  const returned = results.map((name) => create(name, nothing, shared.has(name)));
  return given.length + returned.length === 0 ? body : createBlock([...given, ...returned, body]);
}

/** Functions that are deferred run whatever happened, and may change the results. */
function endFunction(body: Code, results: readonly string[], isRecovering: boolean, { deferred }: Reading): Code {
  if (deferred.length === 0) return body;
  const names = results.map((name) => createName(name));
  const value: Code = names.length === 1 && names[0] ? names[0] : { kind: 'results', at: 0, items: names };
  const changed: Code[] = names.length === 0 ? [] : [{ kind: 'leave', at: 0, by: 'return', value }];
  // After a recovery, the callers go on.
  const handlers = isRecovering ? [{ name: '', body: nothing }] : [];
  return { kind: 'try', at: 0, body, handlers, last: createBlock([...deferred, ...changed]), isWhole: true };
}

/** Variables whose address is taken, or which functions within the function assign. */
function findShared(node: Node): ReadonlySet<string> {
  const { text } = node;
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(/&(\w+)\b(?!\s*[.{(])/g)) found.add(name);
  if (!/\bfunc\s*\(/.test(text)) return found;
  for (const inner of node.descendantsOfType('func_literal')) {
    if (inner === null) continue;
    for (const [, names = ''] of inner.text.matchAll(
      /(?:^|[\n;{])\s*((?:\w+\s*,\s*)*\w+)\s*(?:[-+*/|&^%]?=(?!=)|\+\+|--)/g,
    ))
      for (const name of names.split(',')) found.add(name.trim());
  }
  return found;
}

export function readParameters(list: Node | null, reading: Reading): Parameter[] {
  if (list === null) return [];
  return listNodeChildren(list).flatMap((node): Parameter[] => {
    const isRest = node.type === 'variadic_parameter_declaration';
    if (!isRest && node.type !== 'parameter_declaration') return [];
    const type = readTypeName(node.childForFieldName('type'), reading);
    const names = node.childrenForFieldName('name').flatMap((each) => each ?? []);
    const create = (name: string, at: number): Parameter => ({ name, type, at, isFilled: false, isRest });
    if (names.length === 0) return [create('', locateNode(node))];
    return names.map((name) => create(declareVariable(name.text, reading), locateNode(name)));
  });
}

/** The types of the results, and the names that they have. */
export function readResults(
  node: Node,
  reading: Reading,
): { types: Pick<FunctionCode, 'returns' | 'results'>; names: string[] } {
  const list = node.childForFieldName('result');
  if (list?.type !== 'parameter_list') return { types: { returns: readTypeName(list, reading) }, names: [] };
  const types: string[] = [];
  const names: string[] = [];
  for (const each of listNodeChildren(list)) {
    const type = readTypeName(each.childForFieldName('type'), reading);
    const own = each.childrenForFieldName('name').flatMap((name) => name?.text ?? []);
    types.push(...(own.length === 0 ? [type] : own.map(() => type)));
    names.push(...own);
  }
  return { types: types.length > 1 ? { returns: '', results: types } : { returns: types[0] ?? '' }, names };
}
