/** Translates the statements of Go. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { CaseCode, Code } from '../code.ts';
import {
  createBlock,
  createName,
  createNothing,
  leaveLoop,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readIf as readBranches,
  readField,
  readMaybe,
  readNested,
} from '../reading.ts';
import { createValue, readExpression } from './go-expressions.ts';
import {
  declareVariable,
  findVariable,
  isNumberType,
  panicName,
  type Reading,
  readTypeName,
  withScope,
} from './go-sources.ts';

const readBlock: ReadNode<Reading> = (node, reading) =>
  withScope(reading, () => createBlock(readStatements(node, reading), locateNode(node)));

function readStatements(node: Node, reading: Reading): Code[] {
  return listNodeChildren(node).flatMap((each) =>
    each.type === 'statement_list' ? readStatements(each, reading) : [readCode(each, reading)],
  );
}

function listExpressions(node: Node, field: string): Node[] {
  const list = node.childForFieldName(field);
  if (list === null) return [];
  return list.type === 'expression_list' ? listNodeChildren(list) : [list];
}

/** Assigns to one or several variables; `:=` creates those that the block does not have yet. */
function assignAll(
  targets: readonly Node[],
  values: readonly Code[],
  node: Node,
  isNew: boolean,
  reading: Reading,
): Code {
  const at = locateNode(node);
  const to = targets.map((target) => readTarget(target, isNew, reading));
  const [value] = values;
  const [only] = to;
  if (value === undefined || only === undefined) return createNothing(node);
  if (to.length === 1) return only.kind === 'assign' ? { ...only, at, value } : { kind: 'assign', at, to: only, value };
  const given: Code = values.length === 1 ? value : { kind: 'results', at: 0, items: values };
  return { kind: 'assign', at, to: { kind: 'results', at: 0, items: to }, value: given };
}

/** A new variable is an assignment of its own, which says that it is new. */
function readTarget(node: Node, isNew: boolean, reading: Reading): Code {
  const at = locateNode(node);
  if (node.type !== 'identifier') return readExpression(node, reading);
  if (node.text === '_') return createNothing(node);
  if (isNew && reading.scopes.at(-1)?.has(node.text) !== true) return createVariable(node.text, '', at, reading);
  const name = findVariable(node.text, reading) ?? node.text;
  if (name === node.text) reading.file.assigned.add(name);
  return createName(name, at);
}

function createVariable(name: string, declared: string, at: number, reading: Reading): Code & { kind: 'assign' } {
  const isShared = reading.shared.has(name);
  const to = createName(name === '_' ? ' ' : declareVariable(name, reading), at);
  return { kind: 'assign', at: 0, to, value: nothing, declared, ...(isShared && { isShared }) };
}

const readShortDeclaration: ReadNode<Reading> = (node, reading) => {
  const values = readAll(listExpressions(node, 'right'), reading);
  return assignAll(listExpressions(node, 'left'), values, node, true, reading);
};

const readAssignment: ReadNode<Reading> = (node, reading) => {
  const operator = (node.childForFieldName('operator')?.text ?? '=').slice(0, -1);
  const values = readAll(listExpressions(node, 'right'), reading);
  const code = assignAll(listExpressions(node, 'left'), values, node, false, reading);
  return code.kind === 'assign' && operator !== '' ? { ...code, operator } : code;
};

const readDeclaration: ReadNode<Reading> = (node, reading) => {
  const specs = node.descendantsOfType(['var_spec', 'const_spec']);
  const body = specs.flatMap((spec): Code[] => {
    if (spec === null || (spec.parent?.id !== node.id && spec.parent?.parent?.id !== node.id)) return [];
    const names = spec.childrenForFieldName('name').flatMap((each) => each ?? []);
    const typeNode = spec.childForFieldName('type');
    const type = readTypeName(typeNode, reading);
    const values = readAll(listExpressions(spec, 'value'), reading);
    if (names.length > 1 && values.length === 1) {
      const items = names.map((name) => createVariable(name.text, type, locateNode(name), reading));
      const to: Code = { kind: 'results', at: 0, items };
      return [{ kind: 'assign', at: locateNode(spec), to, value: values[0] ?? createNothing(spec) }];
    }
    return names.map((name, index) => ({
      ...createVariable(name.text, type, locateNode(name), reading),
      ...{ at: locateNode(spec), value: values[index] ?? createZero(type, spec) },
    }));
  });
  return createBlock(body, locateNode(node));
};

/** What a variable without a value has at first. */
function createZero(type: string, node: Node): Code {
  const at = 0;
  if (type === 'String') return { kind: 'constant', at, value: '' };
  if (type === 'bool') return { kind: 'constant', at, value: false };
  if (type === 'error') return { kind: 'constant', at, value: null };
  return isNumberType(type) || type === '' ? createNothing(node) : createValue(type, at);
}

const readIf: ReadNode<Reading> = (node, reading) =>
  withScope(reading, () => {
    const begun = readFirst(node, reading);
    const code = readBranches(node, reading);
    return begun.length === 0 ? code : createBlock([...begun, code]);
  });

/** What stands before a condition. */
function readFirst(node: Node, reading: Reading): Code[] {
  const first = node.childForFieldName('initializer');
  return first === null ? [] : [readCode(first, reading)];
}

const readFor: ReadNode<Reading> = (node, reading) =>
  withScope(reading, () => {
    const at = locateNode(node);
    const [head] = listNodeChildren(node);
    if (head?.type === 'range_clause') return readRange(head, node, reading);
    if (head?.type === 'for_clause') {
      const begun = readFirst(head, reading);
      const test = readMaybe(head, 'condition', reading);
      const body = readField(node, 'body', reading);
      const loop: Code = { kind: 'loop', at, test, body, step: readMaybe(head, 'update', reading) };
      return createBlock([...begun, loop]);
    }
    const test = head !== undefined && head.type !== 'block' ? readExpression(head, reading) : undefined;
    return { kind: 'loop', at, test, body: readField(node, 'body', reading) };
  });

function readRange(head: Node, node: Node, reading: Reading): Code {
  const of = readField(head, 'right', reading);
  const isNew = /:=/.test(head.text.slice(0, (head.childForFieldName('right')?.startIndex ?? 0) - head.startIndex));
  const [key, value] = listExpressions(head, 'left');
  // The element has a name that no code can have.
  reading.counter.last += 1;
  const name = `element ${reading.counter.last}`;
  const element = createName(name);
  const assigned: Code[] = [];
  if (key !== undefined) {
    const keys: Code = { kind: 'call', at: locateNode(key), name: 'range keys', of, given: [] };
    assigned.push(assignAll([key], [keys], key, isNew, reading));
  }
  if (value !== undefined) assigned.push(assignAll([value], [element], value, isNew, reading));
  const body = createBlock([...assigned, readField(node, 'body', reading)]);
  return { kind: 'loop', at: locateNode(node), each: { name, type: '', of }, body };
}

const readSwitch: ReadNode<Reading> = (node, reading) =>
  withScope(reading, () => {
    const at = locateNode(node);
    const begun = readFirst(node, reading);
    const subject = node.childForFieldName('value');
    const cases = listNodeChildren(node).filter(({ type }) => /^(?:expression|default)_case$/.test(type));
    const code: Code =
      subject === null
        ? readConditions(cases, node, reading)
        : {
            ...{ kind: 'switch', at, value: readExpression(subject, reading) },
            cases: cases.map((each) => readCase(each, listExpressions(each, 'value'), reading)),
          };
    return createBlock([...begun, code]);
  });

function readCase(node: Node, values: readonly Node[], reading: Reading): CaseCode {
  const tests = readAll(values, reading);
  const lists = listNodeChildren(node).filter(({ type }) => type === 'statement_list');
  const fallsThrough = lists.at(-1)?.lastNamedChild?.type === 'fallthrough_statement';
  const body = withScope(reading, () => lists.flatMap((each) => readStatements(each, reading)));
  return { tests, body: createBlock(body), fallsThrough };
}

/** A switch without a value is a chain of conditions. A `break` leaves all of them. */
function readConditions(cases: readonly Node[], node: Node, reading: Reading): Code {
  const own = cases.map((each) => readCase(each, listExpressions(each, 'value'), reading));
  const read = own.reduceRight<CaseCode[]>((after, each) => {
    const [next] = after;
    const parts = each.fallsThrough && next !== undefined ? [each.body, next.body] : [each.body];
    after.unshift({ ...each, body: { kind: 'block', at: 0, body: parts } });
    return after;
  }, []);
  const last = read.find(({ tests }) => tests.length === 0)?.body;
  const chain = read
    .filter(({ tests }) => tests.length > 0)
    .reduceRight<Code | undefined>((no, { tests, body }) => {
      const [only] = tests;
      const test: Code =
        tests.length === 1 && only !== undefined ? only : { kind: 'operation', at: 0, operator: '||', parts: tests };
      return { kind: 'if', at: 0, test, yes: body, ...(no && { no }) };
    }, last);
  const all = [{ tests: [], body: chain ?? createNothing(node), fallsThrough: false }];
  return { kind: 'switch', at: locateNode(node), value: createNothing(node), cases: all };
}

const readTypeSwitch: ReadNode<Reading> = (node, reading) =>
  withScope(reading, () => {
    const begun = readFirst(node, reading);
    const value = readField(node, 'value', reading);
    const [alias] = listExpressions(node, 'alias');
    const cases = listNodeChildren(node)
      .filter(({ type }) => /^(?:type|default)_case$/.test(type))
      .map(
        (each): CaseCode =>
          withScope(reading, () => {
            const types = each.childrenForFieldName('type').flatMap((type) => type ?? []);
            const type = types.length === 1 ? readTypeName(types[0] ?? null, reading) : '';
            const converted: Code = { kind: 'convert', at: 0, type, value };
            const named = alias && { ...createVariable(alias.text, '', locateNode(alias), reading), value: converted };
            return readOpenCase(each, named ? [named] : [], reading);
          }),
      );
    const code: Code = { kind: 'switch', at: locateNode(node), value: createNothing(node), cases };
    return createBlock([...begun, value, code]);
  });

/** A case of which it is not known whether it fits. */
function readOpenCase(node: Node, begun: readonly Code[], reading: Reading): CaseCode {
  const { body } = readCase(node, [], reading);
  const tests = node.type === 'default_case' ? [] : [createNothing(node)];
  return { tests, body: createBlock([...begun, body]), fallsThrough: false };
}

const readSelect: ReadNode<Reading> = (node, reading) => {
  const cases = listNodeChildren(node).map(
    (each): CaseCode =>
      withScope(reading, () => {
        const communication = each.childForFieldName('communication');
        return readOpenCase(each, communication === null ? [] : [readCode(communication, reading)], reading);
      }),
  );
  return { kind: 'switch', at: locateNode(node), value: createNothing(node), cases };
};

const readReceive: ReadNode<Reading> = (node, reading) => {
  const value = readField(node, 'right', reading);
  const targets = listExpressions(node, 'left');
  if (targets.length === 0) return value;
  return assignAll(targets, [value], node, node.text.includes(':='), reading);
};

const readReturn: ReadNode<Reading> = (node, reading) => {
  const at = locateNode(node);
  const [list] = listNodeChildren(node);
  const values = list === undefined ? [] : list.type === 'expression_list' ? listNodeChildren(list) : [list];
  const codes = values.length > 0 ? readAll(values, reading) : reading.results.map((name) => createName(name));
  const [only] = codes;
  if (codes.length < 2) return { kind: 'leave', at, by: 'return', ...(only && { value: only }) };
  return { kind: 'leave', at, by: 'return', value: { kind: 'results', at: 0, items: codes } };
};

const readStep: ReadNode<Reading> = (node, reading) => {
  const [target] = listNodeChildren(node);
  const to = target === undefined ? createNothing(node) : readTarget(target, false, reading);
  const value: Code = { kind: 'constant', at: 0, value: 1 };
  return { kind: 'assign', at: locateNode(node), to, value, operator: node.type === 'inc_statement' ? '+' : '-' };
};

const readSend: ReadNode<Reading> = (node, reading) => {
  const of = readField(node, 'channel', reading);
  const to: Code = { kind: 'item', at: 0, of, key: createNothing(node) };
  return { kind: 'assign', at: locateNode(node), to, value: readField(node, 'value', reading) };
};

/** Calls after which the function does not go on. */
const ending =
  /^(?:panic|os\.Exit|log\.(?:Fatal|Panic)(?:f|ln)?|runtime\.Goexit|[tb]\.(?:Fatal|Fatalf|FailNow|Skip|Skipf|SkipNow))$/;

const readStatement: ReadNode<Reading> = (node, reading) => {
  const [only] = listNodeChildren(node);
  if (only === undefined) return createNothing(node);
  const code = readExpression(only, reading);
  if (only.type !== 'call_expression' || !ending.test(only.childForFieldName('function')?.text ?? '')) return code;
  // What `recover` finds.
  const value = code.kind === 'call' ? (code.given[0] ?? code) : code;
  const kept: Code = { kind: 'assign', at: 0, to: createName(panicName), value, declared: '' };
  return createBlock([code, kept, { kind: 'leave', at: 0, by: 'throw' }]);
};

/** Later, or beside it: the function goes on whatever happens there. */
const readElsewhere: ReadNode<Reading> = (node, reading) => {
  const [call] = listNodeChildren(node);
  if (node.type === 'defer_statement' && call?.childForFieldName('function')?.type === 'func_literal') {
    reading.deferred.unshift(readStatement(node, reading));
    return createNothing(node);
  }
  const handlers = [{ name: '', body: createNothing(node) }];
  const code: Code = { kind: 'try', at: locateNode(node), body: readStatement(node, reading), handlers };
  // What runs beside it may still wait for what is sent later.
  if (node.type === 'go_statement') reading.deferred.push(code);
  return code;
};

const readers = new Map<string, ReadNode<Reading>>(
  Object.entries({
    ...{ block: readBlock, short_var_declaration: readShortDeclaration, assignment_statement: readAssignment },
    ...{ var_declaration: readDeclaration, const_declaration: readDeclaration, if_statement: readIf },
    ...{ for_statement: readFor, expression_switch_statement: readSwitch, type_switch_statement: readTypeSwitch },
    ...{ select_statement: readSelect, receive_statement: readReceive, return_statement: readReturn },
    ...{ break_statement: leaveLoop('break'), continue_statement: leaveLoop('continue'), inc_statement: readStep },
    ...{ dec_statement: readStep, send_statement: readSend, expression_statement: readStatement },
    ...{ fallthrough_statement: createNothing, goto_statement: createNothing, empty_statement: createNothing },
    labeled_statement: (node: Node, reading: Reading): Code => {
      const last = listNodeChildren(node).at(-1);
      return last === undefined || last.type === 'label_name' ? createNothing(node) : readCode(last, reading);
    },
    type_declaration: (node: Node, reading: Reading): Code => {
      reading.readTypes(node, reading);
      return createNothing(node);
    },
    defer_statement: readElsewhere,
    go_statement: readElsewhere,
  }),
);

export function readCode(node: Node, reading: Reading): Code {
  const read = readers.get(node.type);
  return read === undefined ? readExpression(node, reading) : readNested(node, reading, reading.counter, read);
}
