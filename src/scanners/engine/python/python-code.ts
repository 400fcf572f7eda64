/** Translates the files, classes and functions of Python. Node types: https://github.com/tree-sitter/tree-sitter-python */

import type { Node } from 'web-tree-sitter';
import { classifyPath } from '../../../shared/text/file-name.ts';
import { listNodeChildren } from '../../patterns/rule.ts';
import {
  type ClassCode,
  type Code,
  type CodeFile,
  createFunction,
  type FieldCode,
  type FunctionCode,
  type Parameter,
} from '../code.ts';
import {
  createBlock,
  createClass,
  createName,
  createPackageFile,
  declare,
  listField,
  locateNode,
  nothing,
  readParts,
} from '../reading.ts';
import type { TreeIndex } from '../tree-index.ts';
import { expressions } from './python-expressions.ts';
import { getModuleName, listBound, listChanged, readDefinition, readImports } from './python-modules.ts';
import {
  callForm,
  createMember,
  createScope,
  joinChoices,
  noteRead,
  type PythonReading,
  readName,
  readType,
  yielded,
} from './python-reading.ts';
import { isRequestParameter, mayReadInput, type PythonHandler, readHandler, requestType } from './python-sources.ts';
import { readBlock, statements } from './python-statements.ts';

type Fields = Map<string, FieldCode>;

export function readPythonFile(root: Node, path: string, text: string, index?: TreeIndex): CodeFile {
  const file = createPackageFile(path, text, getModuleName(path));
  const { fields, functions } = file.top;
  const nodes = listNodeChildren(root);
  const bound = listBound(nodes);
  const imported = readImports(nodes, path);
  for (const [each, [full = '']] of imported) file.imports.set(each, full);
  const reading: PythonReading = {
    ...{ file, owner: file.top, scopes: [], imported, defined: bound, nesting: { depth: 0 } },
    ...{ readCode, readBlock, readFunction, readClass },
    hasStars: [...file.imports.keys()].some((each) => each.startsWith('*')),
    isAnswer: (each) => index?.isAnswer?.(path, each) === true,
  };
  for (const [, names = ''] of text.matchAll(/\bglobal[ \t]+([\w, \t]+)/g))
    for (const each of names.match(/\w+/g) ?? []) file.assigned.add(each);
  for (const each of listChanged(nodes)) file.assigned.add(each);
  // Fields of classes that something sets from outside of an object.
  for (const [, each = ''] of text.matchAll(/\b(?:[A-Z]\w*|cls)\.(\w+)\s*=(?!=)/g)) file.assigned.add(each);
  const started: Code[] = [];
  for (const node of nodes) collectFields(node, reading, fields);
  // What the file defines is no variable of the code outside of functions.
  const variables = new Set([...bound].filter((each) => fields.has(each) || !isDefinition(each, nodes)));
  const page: PythonReading = { ...reading, functions, scopes: [createScope(variables)] };
  for (const node of nodes) started.push(readTop(node, page, functions));
  file.functions.push(...functions);
  const outside = nodes.map((node) => (readDefinition(node) === undefined ? node.text : '')).join('\n');
  file.functions.push(
    createFunction(page, {
      ...{ body: createBlock(started, locateNode(root)), start: 0, end: text.length },
      ...{ readsRequest: mayReadInput(outside), isPage: true, isStatic: true },
    }),
  );
  return file;
}

/** Code outside of functions that may not run. */
const conditional =
  /^(?:if|try|with|for|while|match)_statement$|^(?:block|else_clause|except_clause|elif_clause|finally_clause|case_clause)$/;

function isDefinition(name: string, nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    const found = readDefinition(node)?.definition;
    if (found !== undefined) return found.childForFieldName('name')?.text === name;
    return conditional.test(node.type) && isDefinition(name, listNodeChildren(node));
  });
}

function readTop(node: Node, reading: PythonReading, functions: FunctionCode[]): Code {
  const found = readDefinition(node);
  if (found === undefined) return readCode(node, reading);
  const { definition, decorators } = found;
  const outside: PythonReading = { ...reading, functions: undefined, scopes: [] };
  const values = listNodeChildren(node).flatMap((each) =>
    each.type === 'decorator' ? listNodeChildren(each).map((one) => readCode(one, reading)) : [],
  );
  if (definition.type === 'class_definition')
    return createBlock([...values, readClass(definition, outside, undefined, reading)]);
  functions.push(readFunction(definition, outside, decorators));
  return createBlock(values);
}

/** The variables of the module, also those that are assigned under conditions. */
function collectFields(node: Node, reading: PythonReading, fields: Fields): void {
  const assigned = node.type === 'expression_statement' ? node.namedChildren[0] : undefined;
  if (assigned?.type === 'assignment') addField(assigned, reading, fields);
  else if (conditional.test(node.type))
    for (const child of listNodeChildren(node)) collectFields(child, reading, fields);
}

const container = /^(?:list|dictionary|set|list_comprehension|dictionary_comprehension)$/;

function addField(node: Node, reading: PythonReading, fields: Fields): void {
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left?.type !== 'identifier' || (fields.has(left.text) && right === null)) return;
  const name = left.text;
  const type = readType(node.childForFieldName('type')?.text ?? '', reading);
  // A list or a table may be filled by anyone.
  if (right !== null && container.test(right.type)) reading.file.assigned.add(name);
  if (fields.has(name)) reading.file.assigned.add(name);
  const value = right === null ? undefined : readCode(right, { ...reading, scopes: [] });
  const before = fields.get(name)?.value;
  fields.set(name, {
    ...{ name, type, isFinal: false },
    // A switch is there to be set, also by other files.
    isOpen: right !== null && /^(?:true|false|none)$/.test(right.type),
    value:
      before === undefined || value === undefined
        ? value
        : { kind: 'if', at: 0, test: nothing, yes: before, no: value },
  });
}

/** Deeper code is not read. */
const deepest = 400;

const chain = /^(?:attribute|call|subscript)$/;

function readCode(node: Node, reading: PythonReading): Code {
  const read = statements[node.type] ?? expressions[node.type] ?? readParts;
  reading.nesting.depth += 1;
  if (reading.nesting.depth > deepest) throw new RangeError('nested too deeply');
  try {
    // What stands within other code is shown by itself.
    const shown = chain.test(node.type) ? (reading.shown ?? noteRead(node, reading)) : undefined;
    return read(node, { ...reading, shown });
  } finally {
    reading.nesting.depth -= 1;
  }
}

/** The code that runs when the class is defined. `within`: where it is defined. */
function readClass(node: Node, outer: PythonReading, around: ClassCode | undefined, within: PythonReading): Code {
  const parents = listField(node, 'superclasses')
    .filter(({ type }) => type === 'identifier' || type === 'attribute')
    .map(({ text }) => readType(text, outer));
  const name = `${(around ?? outer.file.top).name}.${node.childForFieldName('name')?.text ?? ''}`;
  const above = parents.filter((each) => each !== '');
  const own = createClass(name, outer.file, above, node, around);
  const { fields, functions, inner } = own;
  outer.file.classes.push(own);
  const reading: PythonReading = { ...outer, owner: own, isClass: true };
  const started: Code[] = [];
  for (const member of listField(node, 'body')) {
    const found = readDefinition(member);
    const assigned = member.type === 'expression_statement' ? member.namedChildren[0] : undefined;
    if (found?.definition.type === 'class_definition') {
      started.push(readClass(found.definition, outer, own, within));
      inner.push(...outer.file.classes.filter((each) => each.outer === own && !inner.includes(each)));
    } else if (found !== undefined) {
      functions.push(readFunction(found.definition, reading, found.decorators));
      for (const each of found.decorators) markValidated(each, fields);
    } else if (assigned?.type === 'assignment') {
      addField(assigned, reading, fields);
      const right = assigned.childForFieldName('right');
      if (right !== null) started.push(readCode(right, within));
    } else started.push(readCode(member, within));
  }
  for (const code of functions) collectMemberFields(code, node, reading, fields);
  outer.file.functions.push(...functions);
  return createBlock(started);
}

/** `@field_validator('name')` */
function markValidated(decorator: string, fields: Fields): void {
  if (!/^@(?:\w+\.)*(?:field_)?validator\(/.test(decorator)) return;
  for (const [, name = ''] of decorator.matchAll(/["'](\w+)["']/g)) {
    const field = fields.get(name);
    if (field !== undefined) fields.set(name, { ...field, isChecked: true });
  }
}

/** `self.name = value` in a method that is no constructor: what a request brings there is in the field. */
function collectMemberFields(code: FunctionCode, node: Node, reading: PythonReading, fields: Fields): void {
  const { receiver, parameters, start, end } = code;
  if (receiver === undefined) return;
  const definition = node.descendantForIndex(start, Math.max(start, end - 1));
  const assignments = definition?.descendantsOfType('assignment') ?? [];
  for (const each of assignments) {
    const [left, right] = [each?.childForFieldName('left'), each?.childForFieldName('right')];
    if (left?.type !== 'attribute' || left.childForFieldName('object')?.text !== receiver.name) continue;
    const name = left.childForFieldName('attribute')?.text ?? '';
    if (fields.has(name)) continue;
    const requests = parameters.filter(({ type }) => type === requestType);
    const isRead =
      right && code.name !== reading.owner.name && requests.some((one) => right.text.startsWith(`${one.name}.`));
    const aliases = new Map(
      requests.map((one): [string, Code] => [one.name, { kind: 'convert', at: 0, type: requestType, value: nothing }]),
    );
    const value = isRead ? readCode(right, { ...reading, scopes: [createScope(new Set(), aliases)] }) : undefined;
    const type = readType(each?.childForFieldName('type')?.text ?? '', reading);
    fields.set(name, { name, type, value, isFinal: false });
  }
}

function readFunction(node: Node, outer: PythonReading, decorators: readonly string[] = []): FunctionCode {
  const isLambda = node.type === 'lambda';
  const written = node.childForFieldName('name')?.text ?? '';
  const isMethod = !isLambda && outer.isClass === true;
  const isStatic = !isMethod || decorators.some((each) => /^@(?:\w+\.)*(?:static|class)method\b/.test(each));
  const isOfClass =
    isMethod && (decorators.some((each) => /^@(?:\w+\.)*classmethod\b/.test(each)) || written === '__new__');
  const list = node.childForFieldName('parameters');
  const all = readParameters(list, outer);
  const self = (isMethod && !isStatic) || isOfClass ? all.shift() : undefined;
  const handler = createHandler(written, decorators, all, isMethod, outer);
  // What is called `request` there is a part of pytest.
  const isTest =
    (/^test/.test(written) && classifyPath(outer.file.path) === 'test') ||
    decorators.some((each) => /^@(?:pytest\.)?fixture\b/.test(each));
  const handled = isLambda || isTest ? { filled: new Set<string>() } : readHandler(handler);
  const { filled, request, isView = false } = handled;
  const body = node.childForFieldName('body');
  const own = body === null ? [] : isLambda ? [body] : listNodeChildren(body);
  const bound = listBound(own);
  for (const each of [...all, ...(self ? [self] : [])]) bound.add(each.parameter.name);
  const aliases = new Map<string, Code>();
  for (const [each, all] of readImports(own, outer.file.path))
    aliases.set(each, joinChoices(all.map((full) => createMember(full, 0))));
  if (isOfClass && self) aliases.set(self.parameter.name, { kind: 'class', at: 0, name: outer.owner.name });
  const outside = [...node.text.matchAll(/\bnonlocal[ \t]+([\w, \t]+)/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const scope = createScope(bound, aliases, new Set(outside.filter((each) => bound.has(each))));
  const reading: PythonReading = { ...outer, isClass: false, scopes: [...outer.scopes, scope] };
  const parameters = all.map(({ parameter, start, type }): Parameter => {
    const { name } = parameter;
    const isRequest =
      !isTest && parameter.type === '' && (name === request || isRequestParameter(name, outer.file.text));
    const isFilled = filled.has(name);
    return {
      ...{ ...parameter, isFilled },
      ...((isRequest ||
        (/(?:^|\.)(?:(?:Http|HTTP|ASGI|WSGI|HTTPServer|Local)?Request|WebSocket)$/.test(parameter.type) &&
          !parameter.type.startsWith('.'))) && { type: requestType }),
      ...(isFilled && /^(?:validated_data|attrs)$/.test(name) && { type: `fields of ${outer.owner.name}` }),
      ...readStart(start, type, outer),
    };
  });
  const text = node.text;
  const code = isLambda
    ? body && { kind: 'leave' as const, at: 0, by: 'return' as const, value: readCode(body, reading) }
    : shareVariables(readBody(own, reading, text), scope, all);
  const readsRequest =
    filled.size > 0 || parameters.some(({ type }) => type === requestType) || isView || mayReadInput(text);
  return createFunction(outer, {
    name: isMethod && written === '__init__' ? outer.owner.name : written,
    ...(self && !isOfClass && { receiver: { ...self.parameter, type: outer.owner.name } }),
    ...{ parameters, body: code ?? undefined, isStatic: isStatic || isOfClass, readsRequest },
    returns: readType(node.childForFieldName('return_type')?.text ?? '', outer),
    ...(decorators.some((each) => /^@(?:\w+\.)*(?:cached_)?property\b/.test(each)) && { isProperty: true as const }),
    ...{ start: node.startIndex, end: node.endIndex },
  });
}

/** Variables that others may change, with what the function gets under their names. */
function shareVariables(body: Code, { shared }: PythonReading['scopes'][number], all: readonly ReadParameter[]): Code {
  if (shared.size === 0) return body;
  const names = new Set(all.map(({ parameter }) => parameter.name));
  const created = [...shared].map((name): Code => {
    const value = names.has(name) ? createName(name) : nothing;
    return { kind: 'assign', at: 0, to: createName(name), value, declared: '', isShared: true };
  });
  return createBlock([...created, body]);
}

/** The values that a function yields are the elements of a list. */
function readBody(statements: readonly Node[], reading: PythonReading, text: string): Code {
  const code = readBlock(statements, reading);
  if (!/\byield\b/.test(text)) return code;
  const list: Code = { kind: 'list', at: 0, type: 'list', items: [] };
  const all = createName(yielded);
  return createBlock([declare(all, list), code, { kind: 'leave', at: 0, by: 'return', value: all }]);
}

interface ReadParameter {
  parameter: Parameter;
  start: Node | null;
  type: string;
}

function readParameters(list: Node | null, reading: PythonReading): ReadParameter[] {
  return (list === null ? [] : listNodeChildren(list)).flatMap((node): ReadParameter[] => {
    const isSplat = /^(?:list|dictionary)_splat_pattern$/.test(node.type);
    const named = /^(?:typed|default|typed_default)_parameter$/.test(node.type)
      ? (node.childForFieldName('name') ?? listNodeChildren(node)[0])
      : isSplat
        ? listNodeChildren(node)[0]
        : node;
    if (!named) return [];
    const inner = /^(?:list|dictionary)_splat_pattern$/.test(named.type) ? listNodeChildren(named)[0] : named;
    if (inner?.type !== 'identifier') return [];
    const kind = isSplat ? node.type : named.type;
    const type = node.childForFieldName('type')?.text ?? '';
    const start = node.childForFieldName('value');
    return [
      {
        parameter: {
          ...{ name: inner.text, at: locateNode(inner), type: readType(type, reading), isFilled: false },
          isRest: kind === 'list_splat_pattern',
          isOptional: start !== null || isSplat,
          ...(kind === 'dictionary_splat_pattern' && { takesNames: true as const }),
        },
        ...{ start, type },
      },
    ];
  });
}

function createHandler(
  name: string,
  decorators: readonly string[],
  all: readonly ReadParameter[],
  isMethod: boolean,
  reading: PythonReading,
): PythonHandler {
  const { owner, file, isAnswer } = reading;
  const ofClass = /(?:^[ \t]*@.*\r?\n)+[ \t]*$/m.exec(
    file.text.slice(Math.max(0, owner.start - 500), owner.start),
  )?.[0];
  const isVerb = isMethod && /^(?:get|post|put|patch|delete|head|options)$/.test(name);
  return {
    ...{ name, text: file.text, classText: isMethod ? file.text.slice(owner.start, owner.end) : '' },
    decorators: isVerb ? [...decorators, ...(ofClass?.trim().split(/\s*\n\s*/) ?? [])] : decorators,
    ...{ bases: isMethod ? listBases(owner) : [], isAnswer: !isMethod && isAnswer(name) },
    parameters: all.map(({ parameter, type, start }) => ({
      ...{ name: parameter.name, type: expandAlias(type, file) },
      start: isBuiltFromRequest(start?.text ?? '', type, file.classes) ? '' : (start?.text ?? ''),
    })),
    original: (each) => {
      const [first = '', ...rest] = each.split('.');
      return [file.imports.get(first) ?? first, ...rest].join('.');
    },
  };
}

/** What the class extends, and what classes of the same file extend that it extends. */
function listBases({ parents, file }: ClassCode): string[] {
  const seen = new Set(parents);
  // A set also gives what is added to it meanwhile.
  for (const each of seen)
    for (const parent of file.classes.find(({ name }) => name === each)?.parents ?? []) seen.add(parent);
  return [...seen];
}

function findClass(name: string, classes: readonly ClassCode[]): ClassCode | undefined {
  return classes.find((each) => each.name.endsWith(`.${name}`));
}

/** `query: Query = Depends()`: a class of the file whose constructor takes texts. */
function isBuiltFromRequest(start: string, type: string, classes: readonly ClassCode[]): boolean {
  const [, given] = /^(?:\w+\.)?Depends\(\s*(\w*)\s*\)$/.exec(start) ?? [];
  const own = given === '' || given === type ? findClass(type, classes) : undefined;
  const starts = own?.functions.filter(({ name }) => name === own.name) ?? [];
  return starts.some(({ parameters }) => parameters.some((each) => each.type === 'String'));
}

/** A name for a type that something provides: `SessionDep = Annotated[Session, Depends(…)]`. */
function expandAlias(type: string, { text, imports, classes }: CodeFile): string {
  // The members of an enumeration are constants.
  const narrowed = type.replaceAll(/\w+/g, (each) => {
    const own = findClass(each, classes);
    return own && listBases(own).some((base) => /(?:^|\.)\w*Enum$/.test(base)) ? 'int' : each;
  });
  if (!/^\w+$/.test(narrowed)) return narrowed;
  const own = new RegExp(String.raw`^${type}\s*(?::[^=\n]*)?=\s*(Annotated\[[^\n]*)`, 'm').exec(text)?.[1];
  return own ?? (imports.has(type) && /(?:Dep|Depends|Session)$/.test(type) ? `Depends(${type})` : narrowed);
}

const provider = /^(?:\w+\.)?(?:Depends|Security)\(\s*([\w.]+)/;

/** The value of a parameter that is left out: what it begins with, or what provides it. */
function readStart(start: Node | null, type: string, reading: PythonReading): Pick<Parameter, 'value' | 'isProvided'> {
  if (isBuiltFromRequest(start?.text ?? '', type, reading.file.classes)) return {};
  const named =
    provider.exec(start?.text ?? '')?.[1] ??
    /^(?:\w+\.)?Annotated\[[\s\S]*\b(?:Depends|Security)\(\s*([\w.]+)/.exec(type)?.[1];
  if (named === undefined) return start === null ? {} : { value: readCode(start, reading) };
  const [first = '', ...rest] = named.split('.');
  const code = rest.reduce<Code>(
    (of, each) => ({ kind: 'member', at: 0, of, name: each }),
    readName(first, 0, { ...reading, scopes: [] }),
  );
  return { value: callForm('(provide)', [code]), isProvided: true };
}
