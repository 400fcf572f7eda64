/** Translates the files, classes, functions and statements of PHP. Node types: https://github.com/tree-sitter/tree-sitter-php */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import {
  type CaseCode,
  type ClassCode,
  type Code,
  type CodeFile,
  createFunction,
  type FieldCode,
  type FunctionCode,
  type Parameter,
  type Place,
  readPlaceText,
} from '../code.ts';
import {
  createBlock,
  createClass,
  createFile,
  createName,
  declare,
  leaveBy,
  leaveLoop,
  listField,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readBlock,
  readField,
  readMaybe,
  readNested,
  readParts,
} from '../reading.ts';
import { expressions } from './php-expressions.ts';
import { assignTo } from './php-places.ts';
import {
  createCall,
  createScope,
  findCallbacks,
  findFilledParameters,
  type PhpReading,
  readType,
  requestCode,
  resolveClass,
  shareVariable,
} from './php-reading.ts';

const classTypes = /^(?:class|interface|trait|enum)_declaration$|^anonymous_class$/;

export function readPhpFile(root: Node, path: string, text: string): CodeFile {
  const file = createFile(path, text, '');
  const shared = new Set(
    [...text.matchAll(/\bglobal\s+(\$[^;]{1,500});|\$GLOBALS\s*\[\s*["'](\w+)/g)].flatMap(
      ([, list, name]) => list?.match(/\$\w+/g) ?? [`$${name}`],
    ),
  );
  const reading: PhpReading = {
    ...{ file, owner: undefined, shared, constants: new Map(), callbacks: findCallbacks(text) },
    ...{ readCode, readFunction, readClass, nesting: { depth: 0 }, scope: createScope(root) },
  };
  for (const name of shared) reading.scope.aliases.set(name, shareVariable(name));
  // The code outside of functions, which stands last because its place contains all others.
  const page = createFunction(reading, {
    body: addStarts(readBlock(root, reading), reading),
    ...{ start: 0, end: text.length, readsRequest: requestCode.test(text), isPage: true },
  });
  file.functions.push(page);
  return file;
}

/** What the code overwrites of a request has the value of the request before. */
function addStarts(body: Code, { scope }: PhpReading): Code {
  const starts = [...scope.overwritten].map(([name, value]) => declare(createName(name), value));
  const shared = scope.shared.map((name): Code => {
    const own = createName(name);
    return { kind: 'assign', at: 0, to: own, value: own, declared: '', isShared: true };
  });
  return createBlock([...shared, ...starts, body]);
}

function readImport(node: Node, { file: { imports } }: PhpReading): void {
  const prefix = listNodeChildren(node).find(({ type }) => type === 'namespace_name')?.text;
  for (const clause of node.descendantsOfType('namespace_use_clause')) {
    const name = clause && listNodeChildren(clause).find(({ type }) => type === 'qualified_name' || type === 'name');
    if (!name) continue;
    const full = `${prefix === undefined ? '' : `${prefix}\\`}${name.text}`.replace(/^\\/, '').replaceAll('\\', '.');
    const alias = clause.childForFieldName('alias')?.text ?? full.replace(/^.*\./, '');
    imports.set(alias, full);
  }
}

function readClass(node: Node, reading: PhpReading): ClassCode {
  const children = listNodeChildren(node);
  const members = listField(node, 'body');
  const name = node.childForFieldName('name')?.text ?? '';
  const parents = children
    .filter(({ type }) => type === 'base_clause' || type === 'class_interface_clause')
    .flatMap(listNodeChildren);
  const traits = members
    .filter(({ type }) => type === 'use_declaration')
    .flatMap(listNodeChildren)
    .filter(({ type }) => type === 'name' || type === 'qualified_name');
  const above = [...traits, ...parents].map((each) => resolveClass(each.text, reading));
  const own = createClass(name, reading.file, above, node);
  const { fields, functions } = own;
  if (name !== '') reading.file.classes.push(own);
  const within: PhpReading = { ...reading, owner: own, scope: createScope(node) };
  for (const member of members) {
    if (member.type === 'property_declaration') readProperties(member, within, fields);
    else if (member.type === 'const_declaration' || member.type === 'enum_case') readConstants(member, within, fields);
    else if (member.type === 'method_declaration') functions.push(readMethod(member, within, fields));
  }
  reading.file.functions.push(...functions);
  return own;
}

function readProperties(node: Node, reading: PhpReading, fields: Map<string, FieldCode>): void {
  const type = readType(node.childForFieldName('type'), reading);
  const isFinal = node.children.some((child) => child?.type === 'readonly_modifier');
  const isOpen = !node.children.some((child) => child?.text === 'private');
  for (const element of listNodeChildren(node).filter((each) => each.type === 'property_element')) {
    const name = element.childForFieldName('name')?.text.slice(1) ?? '';
    fields.set(name, { name, type, value: readMaybe(element, 'default_value', reading), isFinal, isOpen });
  }
}

function readConstants(node: Node, reading: PhpReading, fields: Map<string, FieldCode>): void {
  const elements = node.type === 'enum_case' ? [node] : listNodeChildren(node);
  for (const element of elements.filter(({ type }) => type === 'const_element' || type === 'enum_case')) {
    const [name, value] = listNodeChildren(element);
    const own = { type: '', value: value && readCode(value, reading), isFinal: true };
    if (name !== undefined) fields.set(name.text, { name: name.text, ...own });
  }
}

function readMethod(node: Node, reading: PhpReading, fields: Map<string, FieldCode>): FunctionCode {
  const code = readFunction(node, reading);
  if (code.name.toLowerCase() !== '__construct') return code;
  // A parameter with a modifier is a field.
  const promoted = listField(node, 'parameters').filter(({ type }) => type === 'property_promotion_parameter');
  const sets = promoted.map((each): Code => {
    const name = each.childForFieldName('name')?.text.slice(1) ?? '';
    const type = readType(each.childForFieldName('type'), reading);
    fields.set(name, { name, type, value: undefined, isFinal: false });
    const to: Code = { kind: 'member', at: 0, of: createName('this'), name };
    return { kind: 'assign', at: 0, to, value: createName(`$${name}`) };
  });
  const { body } = code;
  return { ...code, name: reading.owner?.name ?? '', ...(body && { body: createBlock([...sets, body]) }) };
}

function readFunction(node: Node, outer: PhpReading): FunctionCode {
  const isArrow = node.type === 'arrow_function';
  const isClosure = isArrow || node.type === 'anonymous_function';
  const scope = createScope(node);
  // What it shares with the function around it is there already.
  const used = isClosure
    ? listNodeChildren(node).find(({ type }) => type === 'anonymous_function_use_clause')
    : undefined;
  if (used) scope.shared = scope.shared.filter((name) => !used.text.includes(name));
  const reading: PhpReading = { ...outer, scope: isArrow ? { ...scope, aliases: outer.scope.aliases } : scope };
  const modifiers = new Set(listNodeChildren(node).map(({ text }) => text.toLowerCase()));
  const filled = findFilledParameters(node, reading.callbacks);
  const parameters = readParameters(node, reading, filled);
  const bodyNode = node.childForFieldName('body');
  const code = bodyNode === null ? undefined : readCode(bodyNode, reading);
  const body: Code | undefined =
    code !== undefined && isArrow ? { kind: 'leave', at: 0, by: 'return', value: code } : code;
  const returns = readType(node.childForFieldName('return_type'), reading);
  return createFunction(isClosure || node.type === 'method_declaration' ? reading : { ...reading, owner: undefined }, {
    ...{ name: node.childForFieldName('name')?.text ?? '', parameters },
    body: body && addStarts(body, reading),
    returns: returns === 'void' || returns === 'never' ? '' : returns,
    isStatic: modifiers.has('static'),
    isPrivate: modifiers.has('private'),
    readsRequest: filled.size > 0 || requestCode.test(node.text),
    ...{ start: node.startIndex, end: node.endIndex },
  });
}

function readParameters(node: Node, reading: PhpReading, filled: ReadonlyMap<number, string>): Parameter[] {
  return listField(node, 'parameters').flatMap((each, index): Parameter[] => {
    const name = each.childForFieldName('name');
    if (name === null) return [];
    const value = each.childForFieldName('default_value');
    const given = filled.get(index);
    const declared = readType(each.childForFieldName('type'), reading);
    return [
      {
        ...{ name: name.text, at: locateNode(name), isRest: each.type === 'variadic_parameter', isOptional: true },
        type: declared === '' ? (given ?? '') : declared,
        isFilled: given === '',
        ...(value && { value: readCode(value, reading) }),
        ...(each.childForFieldName('reference_modifier') && { isReference: true }),
      },
    ];
  });
}

const readDeclared: ReadNode<PhpReading> = (node, reading) => {
  if (classTypes.test(node.type)) readClass(node, reading);
  else reading.file.functions.push(readFunction(node, reading));
  return nothing;
};

/** A call that stands alone checks nothing. */
const readExpressionStatement: ReadNode<PhpReading> = (node, reading) => {
  const [only] = listNodeChildren(node);
  if (only === undefined) return nothing;
  const code = readCode(only, reading);
  return code.kind === 'call' ? { kind: 'several', at: 0, parts: [code] } : code;
};

/** The statements of a branch. Between `:` and the next word, they may stand beside it. */
function readBranch(node: Node, reading: PhpReading): Code {
  const named = new Set(['condition', 'alternative', 'initialize', 'update', 'value']);
  const body: Code[] = [];
  for (let index = 0; index < node.childCount; index += 1) {
    const child = node.child(index);
    if (child?.isNamed && child.type !== 'comment' && !named.has(node.fieldNameForChild(index) ?? ''))
      body.push(readCode(child, reading));
  }
  const [only] = body;
  return only !== undefined && body.length === 1 ? only : createBlock(body);
}

const readIf: ReadNode<PhpReading> = (node, reading) => {
  const branches = node.childrenForFieldName('alternative').filter((each) => each !== null);
  const readTest = (each: Node, at: Place): Code & { kind: 'if' } => {
    const [test, yes] = [readField(each, 'condition', reading), readBranch(each, reading)];
    return { kind: 'if', at, test, yes };
  };
  const first = readTest(node, locateNode(node));
  const codes = branches.map((each) =>
    each.type === 'else_if_clause' ? readTest(each, 0) : readBranch(each, reading),
  );
  const no = codes.reduceRight<Code | undefined>(
    (after, each) => (each.kind === 'if' && after !== undefined ? { ...each, no: after } : each),
    undefined,
  );
  return { ...first, ...(no && { no }) };
};

const readSwitch: ReadNode<PhpReading> = (node, reading) => {
  const cases = listField(node, 'body').flatMap((group): CaseCode[] => {
    if (group.type !== 'case_statement' && group.type !== 'default_statement') return [];
    const value = group.childForFieldName('value');
    const body = listNodeChildren(group).filter(({ id }) => id !== value?.id);
    const tests = value === null ? [] : [readCode(value, reading)];
    return [{ tests, body: createBlock(readAll(body, reading)), fallsThrough: true }];
  });
  return { kind: 'switch', at: locateNode(node), value: readField(node, 'condition', reading), cases };
};

const readForEach: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const [list, target] = listNodeChildren(node);
  if (list === undefined || target === undefined) return nothing;
  const [keyNode, valueNode] = target.type === 'pair' ? listNodeChildren(target) : [undefined, target];
  const of = readCode(list, reading);
  const isReference = valueNode?.type === 'by_ref';
  const [inner] = isReference ? listNodeChildren(valueNode) : [valueNode];
  const own = inner?.type === 'variable_name' && !reading.scope.aliases.has(inner.text) ? inner.text : undefined;
  const keyName = keyNode?.type === 'variable_name' ? keyNode.text : undefined;
  const name = own ?? `(element ${at})`;
  const body = node.childForFieldName('body');
  const before: Code[] =
    own === undefined && inner !== undefined ? [assignTo(inner, createName(name), reading, 0)] : [];
  const inside = body === null ? [] : [readCode(body, reading)];
  const statements = inside.flatMap((code) => (code.kind === 'block' ? code.body : [code]));
  const createLoop = (statements: readonly Code[]): Code => ({
    ...{ kind: 'loop', at, each: { name, type: '', of, ...(keyName && { key: keyName }) } },
    body: createBlock([...before, ...statements]),
  });
  if (list.type !== 'variable_name' || !/^(?:name|member|item)$/.test(of.kind)) return createLoop(statements);
  // A loop that assigns to each element leaves nothing of what was there before.
  const element = isReference && own !== undefined ? own : `${list.text}[${keyName}]`;
  const changed = statements.find((code) => {
    const written = code.kind === 'assign' ? readPlaceText(reading.file, code.at) : '';
    return written.startsWith(element) && /^\s*=[^=>]/.test(written.slice(element.length));
  });
  if (changed?.kind === 'assign') {
    const last = createName(`(last ${at})`);
    const noted: Code = { ...changed, value: declare(last, changed.value) };
    const table: Code = { kind: 'list', at: 0, type: 'array', items: [last], keys: [nothing] };
    const loop = createLoop(statements.map((code) => (code === changed ? noted : code)));
    return createBlock([loop, declare(of, table)]);
  }
  const added = isReference && own !== undefined ? [declare({ kind: 'item', at: 0, of }, createName(name))] : [];
  return createLoop([...statements, ...added]);
};

const readFor: ReadNode<PhpReading> = (node, reading) => {
  const loop: Code = {
    ...{ kind: 'loop', at: locateNode(node), body: readBranch(node, reading) },
    ...{ test: readMaybe(node, 'condition', reading), step: readMaybe(node, 'update', reading) },
  };
  const first = readMaybe(node, 'initialize', reading);
  return first ? createBlock([first, loop]) : loop;
};

const readWhile =
  (isLate: boolean): ReadNode<PhpReading> =>
  (node, reading) => ({
    ...{ kind: 'loop', at: locateNode(node), test: readField(node, 'condition', reading) },
    ...{ body: readBranch(node, reading), isLate },
  });

const readTry: ReadNode<PhpReading> = (node, reading) => {
  const children = listNodeChildren(node);
  const handlers = children
    .filter(({ type }) => type === 'catch_clause')
    .map((each) => ({ name: each.childForFieldName('name')?.text ?? '', body: readField(each, 'body', reading) }));
  const last = children.find(({ type }) => type === 'finally_clause');
  return {
    ...{ kind: 'try', at: locateNode(node), body: readField(node, 'body', reading), handlers },
    ...(last && { last: readField(last, 'body', reading) }),
  };
};

const readGlobals: ReadNode<PhpReading> = (node, { scope: { aliases } }) => {
  for (const { text } of listNodeChildren(node)) aliases.set(text, shareVariable(text));
  return nothing;
};

/** A later call finds what an earlier one left. */
const readStatic: ReadNode<PhpReading> = (node, reading) => {
  const body = listNodeChildren(node).flatMap((each): Code[] => {
    const [name, value] = [each.childForFieldName('name'), each.childForFieldName('value')];
    if (name === null) return [];
    const first: Code = { ...nothing, parts: value === null ? [] : [readCode(value, reading)] };
    const kept: Code = {
      ...{ kind: 'item', at: 0, of: { kind: 'shared', at: 0, isStatic: true } },
      key: { kind: 'constant', at: 0, value: `${name.text} ${locateNode(node)} ${reading.file.path}` },
    };
    reading.scope.aliases.set(name.text, kept);
    return [declare(kept, createCall('(either)', [kept, first]))];
  });
  return createBlock(body, locateNode(node));
};

const readFileConstants: ReadNode<PhpReading> = (node, reading) => {
  for (const element of listNodeChildren(node)) {
    const [name, value] = listNodeChildren(element);
    if (name !== undefined && value !== undefined) reading.constants.set(name.text, readCode(value, reading));
  }
  return nothing;
};

const readUnset: ReadNode<PhpReading> = (node, reading) => {
  const value: Code = { kind: 'constant', at: 0, value: null };
  const body = listNodeChildren(node).map((each) => assignTo(each, value, reading, 0));
  return createBlock(body, locateNode(node));
};

/** What a function yields is part of what its callers get. */
const readYield: ReadNode<PhpReading> = (node, reading) => {
  const value = listNodeChildren(node)
    .flatMap((each) => (each.type === 'array_element_initializer' ? listNodeChildren(each) : [each]))
    .at(-1);
  if (value === undefined) return nothing;
  const yes: Code = { kind: 'leave', at: 0, by: 'return', value: readCode(value, reading) };
  return { kind: 'if', at: 0, test: nothing, yes };
};

const statements: Readonly<Record<string, ReadNode<PhpReading>>> = {
  ...{ compound_statement: readBlock, colon_block: readBlock, program: readBlock, declaration_list: readBlock },
  ...{ expression_statement: readExpressionStatement, if_statement: readIf, switch_statement: readSwitch },
  ...{ foreach_statement: readForEach, for_statement: readFor, try_statement: readTry },
  ...{ while_statement: readWhile(false), do_statement: readWhile(true), function_definition: readDeclared },
  ...{ class_declaration: readDeclared, interface_declaration: readDeclared, trait_declaration: readDeclared },
  enum_declaration: readDeclared,
  ...{ return_statement: leaveBy('return'), throw_expression: leaveBy('throw'), exit_statement: leaveBy('throw') },
  ...{ break_statement: leaveLoop('break'), continue_statement: leaveLoop('continue'), yield_expression: readYield },
  ...{ global_declaration: readGlobals, function_static_declaration: readStatic },
  ...{ const_declaration: readFileConstants, text_interpolation: () => nothing, unset_statement: readUnset },
  namespace_definition: (node, reading) => {
    const body = node.childForFieldName('body');
    return body === null ? nothing : readBlock(body, reading);
  },
  namespace_use_declaration: (node, reading) => {
    readImport(node, reading);
    return nothing;
  },
};

function readCode(node: Node, reading: PhpReading): Code {
  return readNested(node, reading, reading.nesting, statements[node.type] ?? expressions[node.type] ?? readParts);
}
