/** Translates what stands in a Java function. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import { type CaseCode, type ClassCode, type Code, createFunction, type Parameter } from '../code.ts';
import {
  type CodeReading,
  createBlock,
  createName,
  createNothing,
  leaveBy,
  listField,
  locateNode,
  nothing,
  type ReadingFile,
  type ReadNode,
  readAll,
  readBinary,
  readBlock,
  readField,
  readIf,
  readItem,
  readMaybe,
  readOnly,
  readParts,
  readUnary,
  readWrittenOperator,
} from '../reading.ts';
import { isFilledParameter } from './java-library.ts';

export interface JavaReading extends CodeReading {
  file: ReadingFile;
  /** The class around the code. */
  owner: ClassCode | undefined;
  /** The headers of the classes around it. */
  headers: string;
  readClass(node: Node, reading: JavaReading, parent?: string): ClassCode;
}

/** A type without what it is made of. One that is named in full counts as an import. */
export function readType(node: Node | null, { file }: JavaReading): string {
  if (node === null) return '';
  const full = node.text.replaceAll(/<[\s\S]*>|\s|@\w+/g, '');
  const name = full.replace(/^.*\./, '');
  if (/^[a-z]\w*\./.test(full) && !file.imports.has(name)) file.imports.set(name, full.replace(/\[\]$/, ''));
  return name === 'var' ? '' : name;
}

export function readParameters(list: Node | null, reading: JavaReading, modifiers: string): Parameter[] {
  if (list === null) return [];
  if (list.type === 'identifier') return [createParameter(list, '', false)];
  return listNodeChildren(list).flatMap((node): Parameter[] => {
    if (node.type === 'identifier') return [createParameter(node, '', false)];
    const isRest = node.type === 'spread_parameter';
    const inner = isRest ? listNodeChildren(node).at(-1) : node;
    const name = inner?.childForFieldName('name');
    if (!name) return [];
    const typeNode = isRest
      ? (listNodeChildren(node).find(({ type }) => /type/.test(type)) ?? null)
      : node.childForFieldName('type');
    const type = readType(typeNode, reading);
    return [{ ...createParameter(name, type, isFilledParameter(node.text, type, modifiers)), isRest }];
  });
}

function createParameter(name: Node, type: string, isFilled: boolean): Parameter {
  return { name: name.text, type, at: locateNode(name), isFilled, isRest: false };
}

function readArguments(node: Node, reading: JavaReading): Code[] {
  return readAll(listField(node, 'arguments'), reading);
}

const readName: ReadNode<JavaReading> = (node) => createName(node.text, locateNode(node));

const readConstant: ReadNode<JavaReading> = (node) => ({
  kind: 'constant',
  at: locateNode(node),
  value: readLiteral(node),
});

const jumpBy =
  (by: 'break' | 'continue'): ReadNode<JavaReading> =>
  (node) => ({ kind: 'leave', at: locateNode(node), by, ...(listNodeChildren(node).length > 0 && { isFar: true }) });

/** Declarations of variables, and assignments. */
const readDeclaration: ReadNode<JavaReading> = (node, reading) => {
  const declared = readType(node.childForFieldName('type'), reading);
  const body = node.childrenForFieldName('declarator').flatMap((declarator): Code[] => {
    const name = declarator?.childForFieldName('name');
    if (!declarator || !name) return [];
    const value = declarator.childForFieldName('value');
    const at = locateNode(declarator);
    const given = value ? readCode(value, reading) : createNothing(declarator);
    return [{ kind: 'assign', at, to: readName(name, reading), value: given, declared }];
  });
  return createBlock(body, locateNode(node));
};

const readAssignment: ReadNode<JavaReading> = (node, reading) => {
  const operator = readWrittenOperator(node).replace('=', '');
  const to = readField(node, 'left', reading);
  if (to.kind === 'name' || to.kind === 'member') reading.file.assigned.add(to.name);
  const value = readField(node, 'right', reading);
  return { kind: 'assign', at: locateNode(node), to, value, ...(operator !== '' && { operator }) };
};

const readUpdate: ReadNode<JavaReading> = (node, reading) => {
  const to = readOnly(node, reading);
  if (to.kind === 'name' || to.kind === 'member') reading.file.assigned.add(to.name);
  const at = locateNode(node);
  const isSum = node.text.includes('++');
  const one: Code = { kind: 'constant', at: 0, value: 1 };
  const changed: Code = { kind: 'assign', at, to, value: one, operator: isSum ? '+' : '-' };
  // Behind a variable, the operator gives what it was before.
  if (/^[+-]/.test(node.text)) return changed;
  return { kind: 'operation', at, operator: '-', parts: [changed, { ...one, value: isSum ? 1 : -1 }] };
};

const readCall: ReadNode<JavaReading> = (node, reading) => {
  const name = node.childForFieldName('name')?.text ?? '';
  const given = readArguments(node, reading);
  return { kind: 'call', at: locateNode(node), name, given, of: readMaybe(node, 'object', reading) };
};

const readCreation: ReadNode<JavaReading> = (node, reading) => {
  const type = readType(node.childForFieldName('type'), reading);
  const given = readArguments(node, reading);
  const body = listNodeChildren(node).find((each) => each.type === 'class_body');
  const own = body && { body: reading.readClass(body, reading, type) };
  return { kind: 'create', at: locateNode(node), type, given, ...own };
};

const readLambda: ReadNode<JavaReading> = (node, reading) => {
  const body = node.childForFieldName('body');
  const parameters = readParameters(node.childForFieldName('parameters'), reading, '');
  const code = body === null ? undefined : readCode(body, reading);
  const returned: Code | undefined =
    body !== null && code !== undefined && body.type !== 'block'
      ? { kind: 'leave', at: 0, by: 'return', value: code }
      : code;
  const place = { start: node.startIndex, end: node.endIndex };
  const own = createFunction(reading, { parameters, body: returned, ...place });
  return { kind: 'function', at: locateNode(node), code: own };
};

const readReference: ReadNode<JavaReading> = (node, reading) => {
  const of = readOnly(node, reading);
  return { kind: 'reference', at: locateNode(node), of, name: /::\s*(?:<[^>]*>)?\s*(\w+)$/.exec(node.text)?.[1] ?? '' };
};

const readFor: ReadNode<JavaReading> = (node, reading) => {
  const at = locateNode(node);
  const readEach = (field: string): Code[] =>
    node.childrenForFieldName(field).flatMap((each) => (each?.isNamed ? [readCode(each, reading)] : []));
  const loop: Code = {
    ...{ kind: 'loop', at, body: readField(node, 'body', reading), step: createBlock(readEach('update')) },
    test: readMaybe(node, 'condition', reading),
  };
  return createBlock([...readEach('init'), loop], at);
};

const readForEach: ReadNode<JavaReading> = (node, reading) => ({
  ...{ kind: 'loop', at: locateNode(node), body: readField(node, 'body', reading) },
  each: {
    name: node.childForFieldName('name')?.text ?? '',
    type: readType(node.childForFieldName('type'), reading),
    of: readField(node, 'value', reading),
  },
});

const readWhile =
  (isLate: boolean): ReadNode<JavaReading> =>
  (node, reading) => ({
    ...{ kind: 'loop', at: locateNode(node), test: readField(node, 'condition', reading) },
    ...{ body: readField(node, 'body', reading), isLate },
  });

const readSwitch: ReadNode<JavaReading> = (node, reading) => {
  const subject = readField(node, 'condition', reading);
  const cases = listField(node, 'body').map((group): CaseCode => {
    const children = listNodeChildren(group);
    const labels = children.filter(({ type }) => type === 'switch_label').flatMap(listNodeChildren);
    const patterns = labels.filter(({ type }) => type === 'pattern');
    const tests = labels.map((each) => (each.type === 'pattern' ? nothing : readCode(each, reading)));
    const bound = patterns.flatMap((each) => bindPattern(each, subject, reading));
    const own = children.filter(({ type }) => type !== 'switch_label');
    const fallsThrough = group.type !== 'switch_rule';
    const body = own.map(
      (each): Code =>
        fallsThrough || each.type !== 'expression_statement'
          ? readCode(each, reading)
          : { kind: 'leave', at: 0, by: 'yield', value: readOnly(each, reading) },
    );
    return { tests, body: createBlock([...bound, ...body], locateNode(group)), fallsThrough };
  });
  return { kind: 'switch', at: locateNode(node), value: subject, cases };
};

const readTry: ReadNode<JavaReading> = (node, reading) => {
  const at = locateNode(node);
  const children = listNodeChildren(node);
  const opened = listField(node, 'resources').map((each): Code => {
    const name = each.childForFieldName('name');
    if (name === null) return readOnly(each, reading);
    const declared = readType(each.childForFieldName('type'), reading);
    const [to, value] = [readName(name, reading), readField(each, 'value', reading)];
    return { kind: 'assign', at: locateNode(each), to, value, declared };
  });
  const handlers = children
    .filter(({ type }) => type === 'catch_clause')
    .map((each) => {
      const parameter = listNodeChildren(each).find(({ type }) => type === 'catch_formal_parameter');
      return { name: parameter?.childForFieldName('name')?.text ?? '', body: readField(each, 'body', reading) };
    });
  const last = children.find(({ type }) => type === 'finally_clause');
  const body = createBlock([...opened, readField(node, 'body', reading)], at);
  return { kind: 'try', at, body, handlers, ...(last && { last: readOnly(last, reading) }) };
};

/** The variables of a pattern are parts of the value. */
function bindPattern(pattern: Node | null, value: Code, reading: JavaReading): Code[] {
  const parts = pattern?.descendantsOfType(['type_pattern', 'record_pattern_component']) ?? [];
  return parts.flatMap((part): Code[] => {
    const [type, name] = part === null ? [] : listNodeChildren(part).slice(-2);
    if (type === undefined || name?.type !== 'identifier') return [];
    const whole: Code = part?.type === 'type_pattern' ? value : { kind: 'several', at: 0, parts: [value] };
    return [{ kind: 'assign', at: 0, to: readName(name, reading), value: whole, declared: readType(type, reading) }];
  });
}

const readInstanceOf: ReadNode<JavaReading> = (node, reading) => {
  const left = readField(node, 'left', reading);
  const name = node.childForFieldName('name');
  const at = locateNode(node);
  const declared = readType(node.childForFieldName('right'), reading);
  const bound: Code[] =
    name === null
      ? bindPattern(node.childForFieldName('pattern'), left, reading)
      : [{ kind: 'assign', at: 0, to: readName(name, reading), value: left, declared }];
  // Its result says nothing about the value.
  return { kind: 'operation', at, operator: 'instanceof', parts: bound.length > 0 ? bound : [left] };
};

function readMember(node: Node, field: string, nameField: string, reading: JavaReading): Code {
  const [of, name] = [readField(node, field, reading), node.childForFieldName(nameField)?.text ?? ''];
  return { kind: 'member', at: locateNode(node), of, name };
}

const readers: Readonly<Record<string, ReadNode<JavaReading>>> = {
  ...{ identifier: readName, this: readName, super: readName, type_identifier: readName },
  ...{ string_literal: readConstant, true: readConstant, false: readConstant, null_literal: readConstant },
  ...{ decimal_integer_literal: readConstant, hex_integer_literal: readConstant },
  decimal_floating_point_literal: createNothing,
  ...{ block: readBlock, constructor_body: readBlock, program: readBlock },
  ...{ expression_statement: readOnly, parenthesized_expression: readOnly, finally_clause: readOnly },
  ...{ return_statement: leaveBy('return'), throw_statement: leaveBy('throw'), break_statement: jumpBy('break') },
  ...{ continue_statement: jumpBy('continue'), yield_statement: leaveBy('yield') },
  ...{ local_variable_declaration: readDeclaration, assignment_expression: readAssignment },
  ...{ binary_expression: readBinary, unary_expression: readUnary('operand'), update_expression: readUpdate },
  ...{ method_invocation: readCall, object_creation_expression: readCreation, lambda_expression: readLambda },
  ...{ method_reference: readReference, for_statement: readFor, enhanced_for_statement: readForEach },
  ...{ while_statement: readWhile(false), do_statement: readWhile(true), if_statement: readIf },
  ...{ switch_expression: readSwitch, instanceof_expression: readInstanceOf },
  ...{ try_statement: readTry, try_with_resources_statement: readTry },
  character_literal: (node, reading) => ({
    ...{ kind: 'convert', at: locateNode(node), type: 'char', value: readConstant(node, reading) },
  }),
  scoped_identifier: (node, reading) => readMember(node, 'scope', 'name', reading),
  scoped_type_identifier: readName,
  field_access: (node, reading) => readMember(node, 'object', 'field', reading),
  array_access: readItem('array', 'index'),
  array_creation_expression: (node, reading) => {
    const value = node.childForFieldName('value');
    return value === null
      ? { kind: 'create', at: locateNode(node), type: 'array', given: [] }
      : { ...readCode(value, reading), at: locateNode(node) };
  },
  array_initializer: (node, reading) => ({
    ...{ kind: 'list', at: locateNode(node), type: 'array', items: readAll(listNodeChildren(node), reading) },
  }),
  ternary_expression: readIf,
  cast_expression: (node, reading) => ({
    ...{ kind: 'convert', at: locateNode(node), type: readType(node.childForFieldName('type'), reading) },
    value: readField(node, 'value', reading),
  }),
  explicit_constructor_invocation: (node, reading) => ({
    ...{ kind: 'call', at: locateNode(node), name: node.childForFieldName('constructor')?.text ?? '' },
    given: readArguments(node, reading),
  }),
  synchronized_statement: (node, reading) => readField(node, 'body', reading),
  labeled_statement: (node, reading) => {
    const last = listNodeChildren(node).at(-1);
    if (last === undefined) return readOnly(node, reading);
    const body = readCode(last, reading);
    // A block with a label is left like a loop that runs once.
    const never: Code = { kind: 'constant', at: 0, value: false };
    return /^(?:for|enhanced_for|while|do)_statement$/.test(last.type)
      ? body
      : { kind: 'loop', at: locateNode(node), test: never, body, isLate: true };
  },
  class_literal: (node) => ({ kind: 'constant', at: locateNode(node), value: node.text }),
};

export function readCode(node: Node, reading: JavaReading): Code {
  if (classTypes.test(node.type))
    return { kind: 'local', at: locateNode(node), code: reading.readClass(node, reading) };
  return (readers[node.type] ?? readParts)(node, reading);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', s: ' ', '0': '\0' };

function readLiteral({ type, text }: Node): string | number | boolean | null {
  if (type === 'true' || type === 'false') return type === 'true';
  if (type === 'null_literal') return null;
  if (type === 'string_literal' || type === 'character_literal') {
    const inner = /^("""|["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;
    return inner.replaceAll(/\\(u+([\da-f]{4})|\r?\n|.)/gi, (_, one: string, digits: string | undefined) =>
      digits === undefined
        ? (escapes[one] ?? (/^\r?\n$/.test(one) ? '' : one))
        : String.fromCharCode(Number.parseInt(digits, 16)),
    );
  }
  return Number(text.replaceAll('_', '').replace(/(?<!^0x[\da-f]*)[ldf]$|l$/i, ''));
}

export const classTypes = /^(?:class|interface|enum|record|annotation_type)_declaration$/;
