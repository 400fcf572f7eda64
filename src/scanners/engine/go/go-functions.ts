/** Functions of Go, with their parameters and results. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { Code, FunctionCode, Parameter } from '../code.ts';
import { declareVariable, placeOf, type Reading, withScope } from './go-reading.ts';
import { isRequestType } from './go-sources.ts';
import { readTypeName } from './go-types.ts';

export function createFunction({ file }: Reading, more: Partial<FunctionCode>): FunctionCode {
  return {
    ...{ name: '', file, owner: file.top, parameters: [], body: undefined, returns: '', isStatic: true },
    ...{ isPrivate: false, readsRequest: false, isGuarded: false, start: 0, end: 0, ...more },
  };
}

/** A function, a method or a function within an expression. */
export function readFunction(node: Node, outer: Reading): FunctionCode {
  const isInner = node.type === 'func_literal';
  const name = node.childForFieldName('name')?.text ?? '';
  const reading: Reading = isInner
    ? { ...outer, results: [] }
    : {
        ...outer,
        scopes: [],
        counter: { last: 0, depth: outer.counter.depth },
        shared: findShared(node),
        reads: { isRequest: false },
      };
  return withScope(reading, () => {
    const [receiver] = readParameters(node.childForFieldName('receiver'), reading);
    const parameters = readParameters(node.childForFieldName('parameters'), reading);
    const { types, names } = readResults(node, reading);
    if ([receiver, ...parameters].some((each) => each && isRequestType(each.type))) reading.reads.isRequest = true;
    const named = names.map((each) => declareVariable(each, reading));
    const own = node.childForFieldName('body');
    const body = own === null ? undefined : reading.readCode(own, { ...reading, results: named });
    const begun = body && beginFunction([...(receiver ? [receiver] : []), ...parameters], named, body, reading);
    return createFunction(reading, {
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
    ...{ kind: 'assign', at: 0, to: { kind: 'name', at: 0, name }, value, declared: '' },
    ...(isShared && { isShared }),
  });
  const given = parameters
    .filter(({ name }) => shared.has(name))
    .map(({ name }) => create(name, { kind: 'name', at: 0, name }, true));
  const empty: Code = { kind: 'several', at: 0, parts: [] };
  const returned = results.map((name) => create(name, empty, shared.has(name)));
  return given.length + returned.length === 0 ? body : { kind: 'block', at: 0, body: [...given, ...returned, body] };
}

/** Variables whose address is taken, or which functions within the function assign. */
function findShared(node: Node): ReadonlySet<string> {
  const { text } = node;
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(/&(\w+)\b(?!\s*[.{(])/g)) found.add(name);
  if (!/\bfunc\s*\(/.test(text)) return found;
  for (const inner of node.descendantsOfType('func_literal')) {
    if (inner === null) continue;
    for (const [, names = ''] of inner.text.matchAll(/(?:^|[\n;{])\s*((?:\w+\s*,\s*)*\w+)\s*[-+*/|&^%]?=(?!=)/g))
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
    if (names.length === 0) return [create('', placeOf(node))];
    return names.map((name) => create(declareVariable(name.text, reading), placeOf(name)));
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
