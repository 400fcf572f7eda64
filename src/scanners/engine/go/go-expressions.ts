/** Translates the expressions of Go. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import { type Code, createFunction, type FunctionCode, type Parameter } from '../code.ts';
import {
  createBlock,
  createName,
  createNothing,
  listField,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readBinary,
  readField,
  readItem,
  readNested,
  readOnly,
  readParts,
  readSpread,
} from '../reading.ts';
import {
  declareVariable,
  findPackage,
  findVariable,
  getElementType,
  inheritedReads,
  isNumberType,
  isRequestType,
  isSourceMember,
  panicName,
  type Reading,
  readTypeName,
  withScope,
} from './go-sources.ts';

const readName: ReadNode<Reading> = (node, reading) => {
  const name = findVariable(node.text, reading);
  const isOther = name === undefined && (node.text === 'this' || node.text === 'super');
  return isOther ? createNothing(node) : createName(name ?? node.text, locateNode(node));
};

/** A member of a package, or of a value. */
const readSelector: ReadNode<Reading> = (node, reading) => {
  const name = node.childForFieldName('field')?.text ?? '';
  return { kind: 'member', at: locateNode(node), of: readOwner(node, name, reading), name };
};

function readOwner(node: Node, name: string, reading: Reading): Code {
  const operand = node.childForFieldName('operand');
  if (operand === null) return createNothing(node);
  const path = operand.type === 'identifier' ? findPackage(operand.text, reading) : undefined;
  if (path === undefined) {
    if (inheritedReads.test(name)) reading.reads.isRequest = true;
    return readExpression(operand, reading);
  }
  if (isSourceMember(path, name)) reading.reads.isRequest = true;
  return { kind: 'class', at: locateNode(operand), name: path };
}

const basicTypes =
  /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|string|error|any)$/;

const readCall: ReadNode<Reading> = (node, reading) => {
  const at = locateNode(node);
  const callee = node.childForFieldName('function');
  const nodes = listField(node, 'arguments');
  if (callee === null) return createNothing(node);
  const [first] = nodes;
  if (
    callee.type === 'identifier' &&
    findVariable(callee.text, reading) === undefined &&
    !reading.own.has(callee.text)
  ) {
    if (callee.text === 'make' || callee.text === 'new') return createValue(readTypeName(first ?? null, reading), at);
    if (basicTypes.test(callee.text)) {
      const [value = createNothing(node)] = readAll(nodes, reading);
      return { kind: 'convert', at, type: readTypeName(callee, reading), value };
    }
  }
  const given = readAll(nodes, reading);
  if (callee.text === 'recover' && given.length === 0) return createName(panicName, at);
  fillBytes(callee, nodes, given, reading);
  const more = { at, given, callee: locateNode(callee) };
  if (callee.type === 'selector_expression') {
    const name = callee.childForFieldName('field')?.text ?? '';
    return { kind: 'call', name, of: readOwner(callee, name, reading), ...more };
  }
  const generic = callee.type === 'index_expression' ? callee.childForFieldName('operand') : null;
  const named = callee.type === 'identifier' ? callee : generic?.type === 'identifier' ? generic : undefined;
  if (named !== undefined && findVariable(named.text, reading) === undefined) {
    const [path, ...others] = reading.dots;
    const isForeign =
      path !== undefined && others.length === 0 && /^[A-Z]/.test(named.text) && !reading.own.has(named.text);
    if (isForeign && isSourceMember(path, named.text)) reading.reads.isRequest = true;
    return { kind: 'call', name: named.text, ...(isForeign && { of: { kind: 'class', at: 0, name: path } }), ...more };
  }
  const [inner] = callee.type === 'parenthesized_expression' ? listNodeChildren(callee) : [];
  if (inner?.type === 'unary_expression' && inner.text.startsWith('*') && given.length === 1)
    return { kind: 'convert', at, type: readTypeName(inner, reading), value: given[0] ?? createNothing(node) };
  // Its own place notes what is called.
  return { kind: 'invoke', of: { ...readExpression(callee, reading), at: 0 }, ...more };
};

/** Bytes are no list of their own, so a function that fills them changes the variable. */
function fillBytes(callee: Node, nodes: readonly Node[], given: Code[], reading: Reading): void {
  const [, name = ''] = /^(?:.*\.)?(\w+)$/s.exec(callee.text) ?? [];
  const isMethod = /^(?:Read|ReadAt)$/.test(name) && callee.type === 'selector_expression';
  if (!isMethod && !/^(?:copy|io\.ReadFull|io\.ReadAtLeast)$/.test(callee.text)) return;
  const index = callee.text.startsWith('io.') ? 1 : 0;
  const source = isMethod ? readOwner(callee, name, reading) : given[1 - index];
  const node = nodes[index];
  const target = node?.type === 'slice_expression' ? node.childForFieldName('operand') : node;
  const filled = given[index];
  if (target?.type !== 'identifier' || source === undefined || source.kind === 'class' || filled === undefined) return;
  const to: Code = readExpression(target, reading);
  const value: Code = { kind: 'call', at: 0, name: 'filled by', of: to, given: [source] };
  given[index] = { kind: 'assign', at: filled.at, to, value };
}

/** What a new variable of the type holds. */
export function createValue(type: string, at: number): Code {
  if (type.startsWith('[]')) return { kind: 'list', at, items: [], type };
  if (type.startsWith('map')) return { kind: 'table', at, type, entries: [] };
  if (type === '' || type === 'String' || isNumberType(type)) return { kind: 'several', at, parts: [] };
  return { kind: 'create', at, type, given: [] };
}

const readConversion: ReadNode<Reading> = (node, reading) => {
  const at = locateNode(node);
  const typeNode = node.childForFieldName('type');
  const value = readField(node, 'operand', reading);
  const [name] = typeNode?.type === 'generic_type' ? listNodeChildren(typeNode) : [];
  // A call of a generic function looks the same.
  if (name?.type === 'type_identifier' && reading.own.has(name.text))
    return { kind: 'call', at, name: name.text, given: [value] };
  return { kind: 'convert', at, type: readTypeName(typeNode, reading), value };
};

const readLiteral: ReadNode<Reading> = (node, reading) => {
  const typeNode = node.childForFieldName('type');
  const type = /^(?:slice|array|implicit_length_array)_type$/.test(typeNode?.type ?? '')
    ? `[]${readTypeName(typeNode?.childForFieldName('element') ?? null, reading)}`
    : readTypeName(typeNode, reading);
  const body = node.childForFieldName('body');
  return body === null ? createNothing(node) : readElements(body, type, locateNode(node), reading);
};

/** The elements of a list, a table or an object. */
function readElements(body: Node, type: string, at: number, reading: Reading): Code {
  const element = getElementType(type);
  const readPart = (node: Node | null | undefined): Code => {
    const inner = node?.type === 'literal_element' ? listNodeChildren(node)[0] : node;
    if (!inner) return createNothing(body);
    if (inner.type === 'literal_value') return readElements(inner, element, locateNode(inner), reading);
    return readExpression(inner, reading);
  };
  const nodes = listNodeChildren(body);
  const isObject = element === '' && !type.startsWith('[]') && !type.startsWith('map');
  if (type.startsWith('[]') && nodes.every((each) => each.type !== 'keyed_element'))
    return { kind: 'list', at, items: nodes.map(readPart), type };
  const entries = nodes.map((each) => {
    if (each.type !== 'keyed_element') return { value: readPart(each) };
    const [key] = listNodeChildren(each.childForFieldName('key') ?? each);
    const name: Code =
      isObject && key !== undefined
        ? { kind: 'constant', at: 0, value: key.text }
        : readPart(each.childForFieldName('key'));
    return { key: name, value: readPart(each.childForFieldName('value')) };
  });
  return { kind: 'table', at, type, entries };
}

const readUnary: ReadNode<Reading> = (node, reading) => {
  const at = locateNode(node);
  const operator = node.childForFieldName('operator')?.text ?? node.text.charAt(0);
  const of = readField(node, 'operand', reading);
  if (operator === '&' && of.kind === 'name') reading.file.assigned.add(of.name);
  if (operator === '&') return of.kind === 'name' || of.kind === 'member' ? { kind: 'address', at, of } : { ...of, at };
  if (operator === '*') return { kind: 'follow', at, of };
  if (operator === '<-') return { kind: 'item', at, of, key: createNothing(node) };
  return { kind: 'operation', at, operator, parts: [of] };
};

const readSlice: ReadNode<Reading> = (node, reading) => ({
  ...{ kind: 'call', at: locateNode(node), name: 'slice of', of: readField(node, 'operand', reading) },
  given: [node.childForFieldName('start'), node.childForFieldName('end')].map((each) =>
    each === null ? { kind: 'constant', at: 0, value: null } : readExpression(each, reading),
  ),
});

const readConstant: ReadNode<Reading> = (node) => ({
  kind: 'constant',
  at: locateNode(node),
  value: readLiteralValue(node),
});

const readers = new Map<string, ReadNode<Reading>>(
  Object.entries({
    ...{ identifier: readName, selector_expression: readSelector, call_expression: readCall },
    ...{ parenthesized_expression: readOnly, variadic_argument: readSpread, literal_element: readOnly },
    ...{ interpreted_string_literal: readConstant, raw_string_literal: readConstant, rune_literal: readConstant },
    ...{ int_literal: readConstant, float_literal: readConstant, true: readConstant, false: readConstant },
    ...{ nil: readConstant, type_conversion_expression: readConversion, composite_literal: readLiteral },
    ...{ unary_expression: readUnary, binary_expression: readBinary, slice_expression: readSlice },
    index_expression: readItem('operand', 'index'),
    type_assertion_expression: (node: Node, reading: Reading): Code => ({
      ...{ kind: 'convert', at: locateNode(node), type: readTypeName(node.childForFieldName('type'), reading) },
      value: readField(node, 'operand', reading),
    }),
    func_literal: (node: Node, reading: Reading): Code => ({
      ...{ kind: 'function', at: locateNode(node), code: readFunction(node, reading) },
    }),
  }),
);

export function readExpression(node: Node, reading: Reading): Code {
  return readNested(node, reading, reading.counter, readers.get(node.type) ?? readParts);
}

const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v', '0': '\0' }));

function readLiteralValue({ type, text }: Node): string | number | boolean | null {
  if (type === 'true' || type === 'false') return type === 'true';
  if (type === 'nil') return null;
  if (type === 'raw_string_literal') return text.slice(1, -1).replaceAll('\r', '');
  if (type === 'interpreted_string_literal' || type === 'rune_literal')
    return text
      .slice(1, -1)
      .replaceAll(
        /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/g,
        (_, hex?: string, short?: string, long?: string, octal?: string, one?: string) => {
          const digits = hex ?? short ?? long;
          if (digits !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff));
          if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
          return escapes.get(one ?? '') ?? one ?? '';
        },
      );
  const digits = text.replaceAll('_', '');
  return Number(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
}

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
    // Parameters and results that others may change become variables of that kind.
    const create = (own: string, value: Code, isShared: boolean): Code => ({
      ...{ kind: 'assign', at: 0, to: createName(own), value, declared: '', ...(isShared && { isShared }) },
    });
    const given = [...(receiver ? [receiver] : []), ...parameters].filter((each) => reading.shared.has(each.name));
    const begun = [
      ...given.map((each) => create(each.name, createName(each.name), true)),
      ...named.map((each) => create(each, nothing, reading.shared.has(each))),
    ];
    return createGoFunction(reading, {
      ...{ name, parameters, ...types, start: node.startIndex, end: node.endIndex },
      ...(receiver && { receiver }),
      ...{ body: body && begun.length > 0 ? createBlock([...begun, body]) : body },
      readsRequest: reading.reads.isRequest,
    });
  });
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
