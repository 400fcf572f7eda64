/** Translates the statements of Go. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { CaseCode, Code } from '../code.ts';
import { deepest, readExpression, readField } from './go-expressions.ts';
import { createEmpty, declareVariable, findVariable, placeOf, type Reading, withScope } from './go-reading.ts';
import { isNumberType, readTypeName } from './go-types.ts';

type ReadNode = (node: Node, reading: Reading) => Code;

const readBlock: ReadNode = (node, reading) =>
  withScope(reading, () => ({ kind: 'block', at: placeOf(node), body: readStatements(node, reading) }));

function readStatements(node: Node, reading: Reading): Code[] {
  return listNodeChildren(node).flatMap((each) =>
    each.type === 'statement_list' ? readStatements(each, reading) : [readCode(each, reading)],
  );
}

function listOf(node: Node, field: string): Node[] {
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
  const at = placeOf(node);
  const to = targets.map((target) => readTarget(target, isNew, reading));
  const [value] = values;
  const [only] = to;
  if (value === undefined || only === undefined) return createEmpty(node);
  if (to.length === 1) return only.kind === 'assign' ? { ...only, at, value } : { kind: 'assign', at, to: only, value };
  const given: Code = values.length === 1 ? value : { kind: 'results', at: 0, items: values };
  return { kind: 'assign', at, to: { kind: 'results', at: 0, items: to }, value: given };
}

/** A new variable is an assignment of its own, which says that it is new. */
function readTarget(node: Node, isNew: boolean, reading: Reading): Code {
  const at = placeOf(node);
  if (node.type !== 'identifier') return readExpression(node, reading);
  if (node.text === '_') return createEmpty(node);
  if (isNew && reading.scopes.at(-1)?.has(node.text) !== true) return createVariable(node.text, '', at, reading);
  const name = findVariable(node.text, reading) ?? node.text;
  if (name === node.text) reading.file.assigned.add(name);
  return { kind: 'name', at, name };
}

function createVariable(name: string, declared: string, at: number, reading: Reading): Code & { kind: 'assign' } {
  const isShared = reading.shared.has(name);
  const to: Code = { kind: 'name', at, name: name === '_' ? ' ' : declareVariable(name, reading) };
  const value: Code = { kind: 'several', at: 0, parts: [] };
  return { kind: 'assign', at: 0, to, value, declared, ...(isShared && { isShared }) };
}

const readShortDeclaration: ReadNode = (node, reading) => {
  const values = listOf(node, 'right').map((each) => readExpression(each, reading));
  return assignAll(listOf(node, 'left'), values, node, true, reading);
};

const readAssignment: ReadNode = (node, reading) => {
  const operator = (node.childForFieldName('operator')?.text ?? '=').slice(0, -1);
  const values = listOf(node, 'right').map((each) => readExpression(each, reading));
  const code = assignAll(listOf(node, 'left'), values, node, false, reading);
  return code.kind === 'assign' && operator !== '' ? { ...code, operator } : code;
};

const readDeclaration: ReadNode = (node, reading) => {
  const specs = node.descendantsOfType(['var_spec', 'const_spec']);
  const body = specs.flatMap((spec): Code[] => {
    if (spec === null || (spec.parent?.id !== node.id && spec.parent?.parent?.id !== node.id)) return [];
    const names = spec.childrenForFieldName('name').flatMap((each) => each ?? []);
    const typeNode = spec.childForFieldName('type');
    const type = readTypeName(typeNode, reading);
    const values = listOf(spec, 'value').map((each) => readExpression(each, reading));
    if (names.length > 1 && values.length === 1) {
      const items = names.map((name) => createVariable(name.text, type, placeOf(name), reading));
      const to: Code = { kind: 'results', at: 0, items };
      return [{ kind: 'assign', at: placeOf(spec), to, value: values[0] ?? createEmpty(spec) }];
    }
    return names.map((name, index) => ({
      ...createVariable(name.text, type, placeOf(name), reading),
      ...{ at: placeOf(spec), value: values[index] ?? createZero(type, spec) },
    }));
  });
  return { kind: 'block', at: placeOf(node), body };
};

/** What a variable without a value has at first. */
function createZero(type: string, node: Node): Code {
  const at = 0;
  if (type === 'String') return { kind: 'constant', at, value: '' };
  if (type === 'bool') return { kind: 'constant', at, value: false };
  if (type === 'error') return { kind: 'constant', at, value: null };
  if (isNumberType(type) || type === '') return createEmpty(node);
  if (type.startsWith('[]')) return { kind: 'list', at, items: [], type };
  if (type.startsWith('map')) return { kind: 'table', at, type, entries: [] };
  return { kind: 'create', at, type, given: [] };
}

const readIf: ReadNode = (node, reading) =>
  withScope(reading, () => {
    const at = placeOf(node);
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const no = node.childForFieldName('alternative');
    const code: Code = {
      ...{ kind: 'if', at, test: readField(node, 'condition', reading) },
      yes: readChild(node, 'consequence', reading),
      ...(no && { no: readCode(no, reading) }),
    };
    return begun.length === 0 ? code : { kind: 'block', at: 0, body: [...begun, code] };
  });

function readChild(node: Node, field: string, reading: Reading): Code {
  const child = node.childForFieldName(field);
  return child === null ? createEmpty(node) : readCode(child, reading);
}

const readFor: ReadNode = (node, reading) =>
  withScope(reading, () => {
    const at = placeOf(node);
    const [head] = listNodeChildren(node);
    if (head?.type === 'range_clause') return readRange(head, node, reading);
    if (head?.type === 'for_clause') {
      const first = head.childForFieldName('initializer');
      const begun = first === null ? [] : [readCode(first, reading)];
      const test = head.childForFieldName('condition');
      const step = head.childForFieldName('update');
      const loop: Code = {
        ...{ kind: 'loop', at, ...(test && { test: readExpression(test, reading) }) },
        ...{ body: readChild(node, 'body', reading), ...(step && { step: readCode(step, reading) }) },
      };
      return { kind: 'block', at: 0, body: [...begun, loop] };
    }
    const test = head !== undefined && head.type !== 'block' ? readExpression(head, reading) : undefined;
    return { kind: 'loop', at, ...(test && { test }), body: readChild(node, 'body', reading) };
  });

function readRange(head: Node, node: Node, reading: Reading): Code {
  const of = readField(head, 'right', reading);
  const isNew = /:=/.test(head.text.slice(0, (head.childForFieldName('right')?.startIndex ?? 0) - head.startIndex));
  const [key, value] = listOf(head, 'left');
  // The element has a name that no code can have.
  reading.counter.last += 1;
  const name = `element ${reading.counter.last}`;
  const element: Code = { kind: 'name', at: 0, name };
  const assigned: Code[] = [];
  if (key !== undefined) {
    const keys: Code = { kind: 'call', at: placeOf(key), name: 'range keys', of, given: [] };
    assigned.push(assignAll([key], [keys], key, isNew, reading));
  }
  if (value !== undefined) assigned.push(assignAll([value], [element], value, isNew, reading));
  const body: Code = { kind: 'block', at: 0, body: [...assigned, readChild(node, 'body', reading)] };
  return { kind: 'loop', at: placeOf(node), each: { name, type: '', of }, body };
}

const readSwitch: ReadNode = (node, reading) =>
  withScope(reading, () => {
    const at = placeOf(node);
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const subject = node.childForFieldName('value');
    const cases = listNodeChildren(node).filter(({ type }) => /^(?:expression|default)_case$/.test(type));
    const code: Code =
      subject === null
        ? readConditions(cases, node, reading)
        : {
            ...{ kind: 'switch', at, value: readExpression(subject, reading) },
            cases: cases.map((each) => readCase(each, listOf(each, 'value'), reading)),
          };
    return { kind: 'block', at: 0, body: [...begun, code] };
  });

function readCase(node: Node, values: readonly Node[], reading: Reading): CaseCode {
  const tests = values.map((each) => readExpression(each, reading));
  const lists = listNodeChildren(node).filter(({ type }) => type === 'statement_list');
  const fallsThrough = lists.at(-1)?.lastNamedChild?.type === 'fallthrough_statement';
  const body = withScope(reading, () => lists.flatMap((each) => readStatements(each, reading)));
  return { tests, body: { kind: 'block', at: 0, body }, fallsThrough };
}

/** A switch without a value is a chain of conditions. A `break` leaves all of them. */
function readConditions(cases: readonly Node[], node: Node, reading: Reading): Code {
  const read = cases.map((each) => readCase(each, listOf(each, 'value'), reading));
  const last = read.find(({ tests }) => tests.length === 0)?.body;
  const chain = read
    .filter(({ tests }) => tests.length > 0)
    .reduceRight<Code | undefined>((no, { tests, body }) => {
      const [only] = tests;
      const test: Code =
        tests.length === 1 && only !== undefined ? only : { kind: 'operation', at: 0, operator: '||', parts: tests };
      return { kind: 'if', at: 0, test, yes: body, ...(no && { no }) };
    }, last);
  const body = chain ?? createEmpty(node);
  return {
    kind: 'switch',
    at: placeOf(node),
    value: createEmpty(node),
    cases: [{ tests: [], body, fallsThrough: false }],
  };
}

const readTypeSwitch: ReadNode = (node, reading) =>
  withScope(reading, () => {
    const first = node.childForFieldName('initializer');
    const begun = first === null ? [] : [readCode(first, reading)];
    const value = readField(node, 'value', reading);
    const [alias] = listOf(node, 'alias');
    const cases = listNodeChildren(node)
      .filter(({ type }) => /^(?:type|default)_case$/.test(type))
      .map(
        (each): CaseCode =>
          withScope(reading, () => {
            const types = each.childrenForFieldName('type').flatMap((type) => type ?? []);
            const type = types.length === 1 ? readTypeName(types[0] ?? null, reading) : '';
            const named: Code[] = alias
              ? [
                  {
                    ...createVariable(alias.text, '', placeOf(alias), reading),
                    value: { kind: 'convert', at: 0, type, value },
                  },
                ]
              : [];
            const { body } = readCase(each, [], reading);
            const tests = each.type === 'default_case' ? [] : [createEmpty(each)];
            return { tests, body: { kind: 'block', at: 0, body: [...named, body] }, fallsThrough: false };
          }),
      );
    const code: Code = { kind: 'switch', at: placeOf(node), value: createEmpty(node), cases };
    return { kind: 'block', at: 0, body: [...begun, value, code] };
  });

const readSelect: ReadNode = (node, reading) => {
  const cases = listNodeChildren(node).map(
    (each): CaseCode =>
      withScope(reading, () => {
        const communication = each.childForFieldName('communication');
        const begun = communication === null ? [] : [readCode(communication, reading)];
        const { body } = readCase(each, [], reading);
        const tests = each.type === 'default_case' ? [] : [createEmpty(each)];
        return { tests, body: { kind: 'block', at: 0, body: [...begun, body] }, fallsThrough: false };
      }),
  );
  return { kind: 'switch', at: placeOf(node), value: createEmpty(node), cases };
};

const readReceive: ReadNode = (node, reading) => {
  const value = readField(node, 'right', reading);
  const targets = listOf(node, 'left');
  if (targets.length === 0) return value;
  return assignAll(targets, [value], node, node.text.includes(':='), reading);
};

const readReturn: ReadNode = (node, reading) => {
  const at = placeOf(node);
  const [list] = listNodeChildren(node);
  const values = list === undefined ? [] : list.type === 'expression_list' ? listNodeChildren(list) : [list];
  const codes: Code[] =
    values.length > 0
      ? values.map((each) => readExpression(each, reading))
      : reading.results.map((name) => ({ kind: 'name', at: 0, name }));
  const [only] = codes;
  if (codes.length < 2) return { kind: 'leave', at, by: 'return', ...(only && { value: only }) };
  return { kind: 'leave', at, by: 'return', value: { kind: 'results', at: 0, items: codes } };
};

/** A jump to a label may leave any of the loops around it. */
const leaveBy =
  (by: 'break' | 'continue'): ReadNode =>
  (node) => {
    const at = placeOf(node);
    return listNodeChildren(node).length > 0
      ? { kind: 'leave', at, by: 'break', isFar: true }
      : { kind: 'leave', at, by };
  };

const readStep: ReadNode = (node, reading) => {
  const [target] = listNodeChildren(node);
  const to = target === undefined ? createEmpty(node) : readTarget(target, false, reading);
  const value: Code = { kind: 'constant', at: 0, value: 1 };
  return { kind: 'assign', at: placeOf(node), to, value, operator: node.type === 'inc_statement' ? '+' : '-' };
};

const readSend: ReadNode = (node, reading) => {
  const of = readField(node, 'channel', reading);
  const to: Code = { kind: 'item', at: 0, of, key: createEmpty(node) };
  return { kind: 'assign', at: placeOf(node), to, value: readField(node, 'value', reading) };
};

/** Calls after which the function does not go on. */
const ending =
  /^(?:panic|os\.Exit|log\.(?:Fatal|Panic)(?:f|ln)?|runtime\.Goexit|[tb]\.(?:Fatal|Fatalf|FailNow|Skip|Skipf|SkipNow))$/;

const readStatement: ReadNode = (node, reading) => {
  const [only] = listNodeChildren(node);
  if (only === undefined) return createEmpty(node);
  const code = readExpression(only, reading);
  if (only.type !== 'call_expression' || !ending.test(only.childForFieldName('function')?.text ?? '')) return code;
  return { kind: 'block', at: 0, body: [code, { kind: 'leave', at: 0, by: 'throw' }] };
};

/** Later, or beside it: the function goes on whatever happens there. */
const readElsewhere: ReadNode = (node, reading) => {
  const handlers = [{ name: '', body: createEmpty(node) }];
  return { kind: 'try', at: placeOf(node), body: readStatement(node, reading), handlers };
};

const readers = new Map<string, ReadNode>(
  Object.entries({
    ...{ block: readBlock, short_var_declaration: readShortDeclaration, assignment_statement: readAssignment },
    ...{ var_declaration: readDeclaration, const_declaration: readDeclaration, if_statement: readIf },
    ...{ for_statement: readFor, expression_switch_statement: readSwitch, type_switch_statement: readTypeSwitch },
    ...{ select_statement: readSelect, receive_statement: readReceive, return_statement: readReturn },
    ...{ break_statement: leaveBy('break'), continue_statement: leaveBy('continue'), inc_statement: readStep },
    ...{ dec_statement: readStep, send_statement: readSend, expression_statement: readStatement },
    ...{ fallthrough_statement: createEmpty, goto_statement: createEmpty, empty_statement: createEmpty },
    labeled_statement: (node: Node, reading: Reading): Code => {
      const last = listNodeChildren(node).at(-1);
      return last === undefined || last.type === 'label_name' ? createEmpty(node) : readCode(last, reading);
    },
    type_declaration: (node: Node, reading: Reading): Code => {
      reading.readTypes(node, reading);
      return createEmpty(node);
    },
    defer_statement: readElsewhere,
    go_statement: readElsewhere,
  }),
);

export function readCode(node: Node, reading: Reading): Code {
  const read = readers.get(node.type);
  const { counter } = reading;
  if (read === undefined || counter.depth > deepest) return readExpression(node, reading);
  counter.depth += 1;
  try {
    return read(node, reading);
  } finally {
    counter.depth -= 1;
  }
}
