/** Statements of Python. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { CaseCode, Code } from '../code.ts';
import {
  createBlock,
  createName,
  declare,
  leaveBy,
  listField,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
} from '../reading.ts';
import { readCondition } from './python-expressions.ts';
import { listBound, readDefinition } from './python-modules.ts';
import { assignTo, callForm, operate, type PythonReading, readEntry, yielded } from './python-reading.ts';

export function readBlock(nodes: readonly Node[], reading: PythonReading): Code {
  return createBlock(readAll(nodes, reading));
}

function readBody(node: Node | null | undefined, reading: PythonReading): Code {
  return node ? readBlock(listNodeChildren(node), reading) : nothing;
}

const readAssignment: ReadNode<PythonReading> = (node, reading) => {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null) return nothing;
  const value = reading.readCode(right, reading);
  const key = left.type === 'subscript' ? left.childForFieldName('subscript') : null;
  const list = key?.type === 'slice' ? left.childForFieldName('value') : null;
  if (list !== null)
    return { kind: 'call', at: locateNode(node), name: 'update', of: reading.readCode(list, reading), given: [value] };
  const given = key === null ? value : readEntry(key, value, reading);
  return assignTo(left, given, reading, locateNode(node));
};

const readAugmented: ReadNode<PythonReading> = (node, reading) => {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null) return nothing;
  const operator = node.childForFieldName('operator')?.text.replace(/=$/, '') ?? '+';
  const parts = [reading.readCode(left, reading), reading.readCode(right, reading)];
  const at = locateNode(node);
  return assignTo(left, operate(operator, parts, 0), reading, at);
};

const readIf: ReadNode<PythonReading> = (node, reading) => {
  const branches = node.childrenForFieldName('alternative').flatMap((each) => each ?? []);
  const build = (test: Node | null, consequence: Node | null, at: number, rest: readonly Node[]): Code => {
    const [next, ...others] = rest;
    const no =
      next === undefined
        ? undefined
        : next.type === 'elif_clause'
          ? build(next.childForFieldName('condition'), next.childForFieldName('consequence'), 0, others)
          : readBody(next.childForFieldName('body'), reading);
    const yes = readBody(consequence, reading);
    return { kind: 'if', at, test: test ? readCondition(test, reading) : nothing, yes, ...(no && { no }) };
  };
  return build(node.childForFieldName('condition'), node.childForFieldName('consequence'), locateNode(node), branches);
};

const readFor: ReadNode<PythonReading> = (node, reading) => {
  const at = locateNode(node);
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null) return nothing;
  const own = left.type === 'identifier' && reading.scopes.at(-1)?.locals.has(left.text) ? left.text : undefined;
  const name = own ?? `(element ${at})`;
  const before = own === undefined ? [assignTo(left, createName(name), reading, 0)] : [];
  const loop: Code = {
    ...{ kind: 'loop', at, each: { name, type: '', of: reading.readCode(right, reading) } },
    body: createBlock([...before, readBody(node.childForFieldName('body'), reading)]),
  };
  return createBlock([loop, readElse(node, reading)]);
};

function readElse(node: Node, reading: PythonReading): Code {
  const clause = node.childForFieldName('alternative');
  return clause === null ? nothing : readBody(clause.childForFieldName('body'), reading);
}

const readWhile: ReadNode<PythonReading> = (node, reading) => {
  const test = node.childForFieldName('condition');
  const body = readBody(node.childForFieldName('body'), reading);
  const isEndless = test === null || /^(?:True|1)$/.test(test.text);
  const loop: Code = {
    ...{ kind: 'loop', at: locateNode(node), body, test: isEndless ? undefined : readCondition(test, reading) },
  };
  return createBlock([loop, readElse(node, reading)]);
};

const readTry: ReadNode<PythonReading> = (node, reading) => {
  const children = listNodeChildren(node);
  const handlers = children
    .filter(({ type }) => /^except(?:_group)?_clause$/.test(type))
    .map((clause) => {
      const value = clause.childForFieldName('value');
      const name = (value?.childForFieldName('alias') ?? clause.childForFieldName('alias'))?.text ?? '';
      const block = listNodeChildren(clause).find(({ type }) => type === 'block');
      return { name, body: readBody(block, reading) };
    });
  const rest = children.find(({ type }) => type === 'else_clause');
  const last = children.find(({ type }) => type === 'finally_clause');
  const own = readBody(node.childForFieldName('body'), reading);
  const body = rest === undefined ? own : createBlock([own, readBody(rest.childForFieldName('body'), reading)]);
  const end = last && listNodeChildren(last).find(({ type }) => type === 'block');
  return { kind: 'try', at: locateNode(node), body, handlers, ...(end && { last: readBody(end, reading) }) };
};

const readWith: ReadNode<PythonReading> = (node, reading) => {
  const items = node.descendantsOfType('with_item').filter((each) => each?.parent?.parent?.id === node.id);
  const begun = items.flatMap((item): Code[] => {
    const value = item?.childForFieldName('value');
    return value ? [reading.readCode(value, reading)] : [];
  });
  return createBlock([...begun, readBody(node.childForFieldName('body'), reading)], locateNode(node));
};

/** A pattern that is one of some constants, or none that tells. */
function listConstants(pattern: Node, reading: PythonReading): Code[] {
  const [inner] = listNodeChildren(pattern);
  const parts = inner?.type === 'union_pattern' ? listNodeChildren(inner) : [inner];
  const isConstant = parts.every((part) => part && /^(?:string|integer|float|true|false|none)$/.test(part.type));
  if (!isConstant) return [callForm('(unknown)', [])];
  return parts.flatMap((part) => (part ? reading.readCode(part, reading) : []));
}

const readMatch: ReadNode<PythonReading> = (node, reading) => {
  const subject = node.childForFieldName('subject');
  const name = `(subject ${locateNode(node)})`;
  const clauses = listField(node, 'body').filter(({ type }) => type === 'case_clause');
  const cases = clauses.map((clause): CaseCode => {
    const patterns = listNodeChildren(clause).filter(({ type }) => type === 'case_pattern');
    const guard = clause.childForFieldName('guard');
    const isOpen = patterns.every(({ text }) => /^[A-Za-z_]\w*$/.test(text)) && patterns.length === 1 && guard === null;
    const captured = [...listBound(patterns)].map((each) =>
      declare(createName(each), callForm('(part)', [createName(name)])),
    );
    return {
      tests: isOpen ? [] : patterns.flatMap((each) => listConstants(each, reading)),
      body: createBlock([...captured, readBody(clause.childForFieldName('consequence'), reading)]),
      fallsThrough: false,
    };
  });
  const value = subject === null ? nothing : reading.readCode(subject, reading);
  const own = subject?.type === 'identifier' ? value : createName(name);
  const decided: Code = { kind: 'switch', at: locateNode(node), value: own, cases };
  return createBlock([declare(createName(name), value), decided]);
};

const readAssert: ReadNode<PythonReading> = (node, reading) => {
  const [test] = listNodeChildren(node);
  if (test === undefined) return nothing;
  const fail: Code = { kind: 'leave', at: 0, by: 'throw' };
  return { kind: 'if', at: locateNode(node), test: readCondition(test, reading), yes: nothing, no: fail };
};

const readYield: ReadNode<PythonReading> = (node, reading) => {
  const [value] = listNodeChildren(node);
  const code = value === undefined ? nothing : reading.readCode(value, reading);
  const isAll = /^yield\s+from\b/.test(node.text);
  const given = isAll ? callForm('(part)', [code]) : code;
  return { ...declare({ kind: 'item', at: 0, of: createName(yielded) }, given, locateNode(node)) };
};

/** A function within a function is a value; a class, too. */
const readInner: ReadNode<PythonReading> = (node, reading) => {
  const found = readDefinition(node);
  if (found === undefined) return nothing;
  const { definition, decorators } = found;
  const name = definition.childForFieldName('name')?.text ?? '';
  const { functions } = reading;
  const within: PythonReading = { ...reading, functions: undefined };
  const outside = { ...within, scopes: [] };
  if (definition.type === 'class_definition') {
    const code = reading.readClass(definition, functions === undefined ? within : outside, undefined, within);
    const value: Code = { kind: 'class', at: 0, name: `${reading.file.top.name}.${name}` };
    return functions === undefined ? createBlock([code, declare(createName(name), value)]) : code;
  }
  if (functions !== undefined) {
    functions.push(reading.readFunction(definition, outside, decorators));
    return nothing;
  }
  const code = reading.readFunction(definition, within, decorators);
  reading.file.functions.push(code);
  const value: Code = { kind: 'function', at: locateNode(definition), code };
  return declare(createName(code.name), value);
};

const readPrint: ReadNode<PythonReading> = (node, reading) => {
  const given = listNodeChildren(node).filter(({ type }) => type !== 'chevron');
  return callForm(node.type === 'exec_statement' ? 'exec' : 'print', readAll(given, reading), locateNode(node));
};

/** A call that stands alone checks nothing. */
const readExpression: ReadNode<PythonReading> = (node, reading) => {
  const codes = readAll(listNodeChildren(node), reading);
  const [only] = codes;
  return only !== undefined && codes.length === 1 && only.kind !== 'call'
    ? only
    : { kind: 'several', at: 0, parts: codes };
};

const skip: ReadNode<PythonReading> = () => nothing;

export const statements: Readonly<Record<string, ReadNode<PythonReading>>> = {
  expression_statement: readExpression,
  assignment: readAssignment,
  augmented_assignment: readAugmented,
  if_statement: readIf,
  for_statement: readFor,
  while_statement: readWhile,
  try_statement: readTry,
  with_statement: readWith,
  match_statement: readMatch,
  return_statement: leaveBy('return'),
  raise_statement: leaveBy('throw'),
  assert_statement: readAssert,
  yield: readYield,
  function_definition: readInner,
  class_definition: readInner,
  decorated_definition: readInner,
  print_statement: readPrint,
  exec_statement: readPrint,
  // What stands behind a deleted element moves.
  delete_statement: (node, reading) => ({
    ...{ kind: 'several', at: 0 },
    parts: node
      .descendantsOfType('subscript')
      .flatMap((each) => each?.childForFieldName('value') ?? [])
      .map((each) => ({ kind: 'call', at: 0, name: 'remove', of: reading.readCode(each, reading), given: [] })),
  }),
  block: (node, reading) => readBody(node, reading),
  break_statement: leaveBy('break'),
  continue_statement: leaveBy('continue'),
  named_expression: (node, reading) => {
    const [name, value] = [node.childForFieldName('name'), node.childForFieldName('value')];
    return name === null || value === null
      ? nothing
      : assignTo(name, reading.readCode(value, reading), reading, locateNode(node));
  },
  as_pattern: (node, reading) => {
    const [value] = listNodeChildren(node);
    const alias = node.childForFieldName('alias');
    if (value === undefined) return nothing;
    const code = reading.readCode(value, reading);
    return alias === null ? code : assignTo(alias, callForm('(enter)', [code]), reading, 0);
  },
  ...{ import_statement: skip, import_from_statement: skip, future_import_statement: skip, pass_statement: skip },
  ...{ global_statement: skip, nonlocal_statement: skip, type_alias_statement: skip, comment: skip },
};
