/** Translates what PHP code reads from and assigns to: variables, requests, elements, fields and lists. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { Code, Place } from '../code.ts';
import {
  createName,
  declare,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readField,
  readWrittenOperator,
} from '../reading.ts';
import {
  createCall,
  isPlaceNode,
  mark,
  type PhpReading,
  readLiteral,
  readScope,
  requestVariable,
  shareVariable,
} from './php-reading.ts';

export const readVariable: ReadNode<PhpReading> = (node, reading) => {
  const { text } = node;
  const at = locateNode(node);
  if (text === '$this') return createName('this', at);
  if (requestVariable.test(text)) return readRequest(node, [], reading);
  const alias = reading.scope.aliases.get(text);
  return alias === undefined ? createName(text, at) : mark(at, alias);
};

/** A value of the request: `$_GET`, one of its elements, or what is said about a file. */
function readRequest(node: Node, keys: readonly Node[], reading: PhpReading): Code {
  const { scope } = reading;
  const name = requestStart.exec(node.text)?.[0] ?? '';
  const text = node.text.replaceAll(/["'\s]/g, '');
  const at = locateNode(node);
  const like = scope.reads.get(text) ?? at;
  scope.reads.set(text, like);
  if (scope.overwritten.has(text)) return createName(text, at);
  return { kind: 'call', at, name, given: readAll(keys, reading), like };
}

const requestStart = /^\$\w+/;

export const readSubscript: ReadNode<PhpReading> = (node, reading) => {
  const [of, key] = listNodeChildren(node);
  if (of === undefined) return nothing;
  if (key !== undefined && requestVariable.test(of.text)) return readRequest(node, [key], reading);
  // What is said about a file is several values.
  const [outer, first] = of.type === 'subscript_expression' ? listNodeChildren(of) : [];
  if (outer?.text === '$_FILES' && first !== undefined && key !== undefined)
    return readRequest(node, [first, key], reading);
  const name = readLiteral(key);
  if (of.text === '$GLOBALS' && name !== undefined) return mark(locateNode(node), shareVariable(`$${name}`));
  // Within a text, a key has no quotes.
  const isWithin = key?.type === 'name' && /^(?:encapsed_string|heredoc_body)$/.test(node.parent?.type ?? '');
  const read: Code | undefined = isWithin
    ? { kind: 'constant', at: 0, value: key.text }
    : key && reading.readCode(key, reading);
  const own = reading.readCode(of, reading);
  const item: Code = { kind: 'item', at: locateNode(node), of: own, ...(read && { key: read }) };
  const isNumber = key !== undefined && /^["']?(?:\w*_)?(?:id|ID|count|total|num|date)["']?$/.test(key.text);
  return isNumber ? mark(locateNode(node), createCall('(id)', [item])) : item;
};

export const readMember: ReadNode<PhpReading> = (node, reading) => {
  const name = node.childForFieldName('name');
  const of = readField(node, 'object', reading);
  const at = locateNode(node);
  if (name?.type === 'name') return { kind: 'member', at, of, name: name.text };
  return { kind: 'item', at, of, key: name === null ? nothing : reading.readCode(name, reading) };
};

export const readStaticMember: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const [first, second] = listNodeChildren(node);
  const scope = node.childForFieldName('scope') ?? first ?? null;
  const name = (node.childForFieldName('name') ?? second)?.text.replace(/^\$/, '') ?? '';
  const owner = readScope(scope, reading);
  if (name === 'class') return { kind: 'constant', at, value: owner ?? '' };
  if (owner !== undefined) return { kind: 'member', at, of: createName(owner, 0), name };
  return { kind: 'member', at, of: scope === null ? nothing : reading.readCode(scope, reading), name };
};

/** Each variable may become an element of the table. */
export function setAll(table: Code, { scope }: PhpReading, under?: Code): Code[] {
  return scope.listVariables().map((name): Code => {
    const key: Code = under ?? { kind: 'constant', at: 0, value: name.slice(1) };
    const value = createCall('(element)', [table, key, createName(name, 0)]);
    return declare(createName(name), value);
  });
}

/** The elements of a list or table, also of one to which is assigned: holes count. */
function readElements(
  node: Node,
  reading: PhpReading,
  read: ReadNode<PhpReading>,
): { items: Code[]; keys: (Code | undefined)[] } {
  const [items, keys]: [Code[], (Code | undefined)[]] = [[], []];
  let [waiting, hasElement]: [Code | undefined, boolean] = [undefined, false];
  const add = (value: Node, key: Code | undefined): void => {
    items.push(read(value, reading));
    keys.push(key);
    hasElement = true;
  };
  for (const child of node.children) {
    if (child === null || child.type === 'comment') continue;
    if (child.type === ',') {
      if (!hasElement) {
        items.push(nothing);
        keys.push(undefined);
      }
      hasElement = false;
    } else if (child.type === '=>') {
      const key = items.pop();
      keys.pop();
      waiting = key;
    } else if (child.type === 'array_element_initializer') {
      const [one, other] = listNodeChildren(child);
      if (one !== undefined) add(other ?? one, other === undefined ? undefined : reading.readCode(one, reading));
    } else if (child.isNamed) {
      add(child, waiting);
      waiting = undefined;
    }
  }
  return { items, keys };
}

export const readList: ReadNode<PhpReading> = (node, reading) => {
  const { items, keys } = readElements(node, reading, reading.readCode);
  const hasKeys = keys.some((key) => key !== undefined);
  return { kind: 'list', at: locateNode(node), type: 'array', items, ...(hasKeys && { keys }) };
};

/** Code that stands for the place to which is assigned. */
function readTarget(node: Node, reading: PhpReading): Code {
  if (node.type === 'list_literal' || node.type === 'array_creation_expression') {
    const { items, keys } = readElements(node, reading, (each) =>
      /^(?:string|integer|encapsed_string)$/.test(each.type)
        ? reading.readCode(each, reading)
        : readTarget(each, reading),
    );
    return { kind: 'list', at: 0, type: 'array', items, keys };
  }
  if (node.type === 'by_ref') return readTarget(listNodeChildren(node)[0] ?? node, reading);
  const [of, key] = node.type === 'subscript_expression' ? listNodeChildren(node) : [];
  if (of !== undefined && requestVariable.test(of.text) && key !== undefined) {
    const text = node.text.replaceAll(/["'\s]/g, '');
    const { scope } = reading;
    if (!scope.overwritten.has(text)) {
      const at = scope.reads.get(text) ?? locateNode(node);
      scope.overwritten.set(text, createCall(of.text, [reading.readCode(key, reading)], at));
    }
    return createName(text, 0);
  }
  const code = reading.readCode(node, reading);
  const inner = code.kind === 'convert' ? code.value : code;
  if (inner.kind === 'call' && inner.name === '(id)') return inner.given[0] ?? inner;
  if (inner.kind === 'member') reading.file.assigned.add(inner.name);
  return inner;
}

export function assignTo(node: Node, value: Code, reading: PhpReading, at: Place): Code {
  if (node.type === 'dynamic_variable_name') {
    const [name] = listNodeChildren(node);
    const table: Code = { kind: 'list', at: 0, type: 'array', items: [value] };
    const parts = [
      ...(name === undefined ? [] : [reading.readCode(name, reading)]),
      ...setAll(table, reading, nothing),
    ];
    return { kind: 'several', at, parts };
  }
  return declare(readTarget(node, reading), value, at);
}

export const readAssignment: ReadNode<PhpReading> = (node, reading) => {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null) return nothing;
  const value = reading.readCode(right, reading);
  // Lists are copied.
  return assignTo(left, isPlaceNode(right) ? createCall('(copy)', [value]) : value, reading, locateNode(node));
};

/** From here, one name stands for the other. */
export const readReferenceAssignment: ReadNode<PhpReading> = (node, reading) => {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null) return nothing;
  const value = readTarget(right, reading);
  if (left.type !== 'variable_name' || !isPlaceNode(right) || requestVariable.test(right.text))
    return assignTo(left, reading.readCode(right, reading), reading, locateNode(node));
  if (value.kind !== 'name' || value.name !== left.text) reading.scope.aliases.set(left.text, value);
  return mark(locateNode(node), value);
};

export const readAugmented: ReadNode<PhpReading> = (node, reading) => {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  const operator = readWrittenOperator(node).replace('=', '');
  if (left === null || right === null) return nothing;
  const given = reading.readCode(right, reading);
  const at = locateNode(node);
  if (operator === '??')
    return assignTo(left, createCall('(either)', [reading.readCode(left, reading), given]), reading, at);
  if (operator === '+')
    return assignTo(left, createCall('(sum)', [reading.readCode(left, reading), given]), reading, at);
  return { kind: 'assign', at, to: readTarget(left, reading), value: given, operator, declared: '' };
};

export const readUpdate: ReadNode<PhpReading> = (node, reading) => {
  const of = node.childForFieldName('argument');
  const operator = node.text.includes('++') ? 'plus' : '-';
  if (of === null) return nothing;
  const value: Code = { kind: 'constant', at: 0, value: 1 };
  return { kind: 'assign', at: locateNode(node), to: readTarget(of, reading), value, operator, declared: '' };
};
