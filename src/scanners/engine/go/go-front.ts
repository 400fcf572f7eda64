/** Translates the files, functions and methods of Go. Node types: https://github.com/tree-sitter/tree-sitter-go */

import type { Node } from 'web-tree-sitter';
import { getFolder } from '../../../shared/text/file-name.ts';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { ClassCode, Code, CodeFile, FieldCode, FunctionCode } from '../code.ts';
import { type LanguageFront, readOncePerTree } from '../front.ts';
import { createBlock, createPackageFile, listField, type PackageFile, readAll } from '../reading.ts';
import { createGoFunction, readFunction, readParameters, readResults } from './go-functions.ts';
import { createGoIndex, isGoFile } from './go-index.ts';
import { goLibrary } from './go-library.ts';
import { createReading, type Reading } from './go-reading.ts';
import { mayReadRequest } from './go-sources.ts';
import { readCode } from './go-statements.ts';
import { getPackageName, readTypeName } from './go-types.ts';

function readImports(node: Node, { file, dots }: Reading): void {
  for (const spec of node.descendantsOfType('import_spec')) {
    const path = spec?.childForFieldName('path')?.text.slice(1, -1);
    if (path === undefined) continue;
    const name = spec?.childForFieldName('name')?.text ?? getPackageName(path);
    if (name === '.') dots.push(path);
    else file.imports.set(name, path);
  }
}

/** The names that the file defines, which hide packages. */
function noteNames(node: Node, { own }: Reading): void {
  if (node.type === 'function_declaration') own.add(node.childForFieldName('name')?.text ?? '');
  else if (/^(?:type|var|const)_declaration$/.test(node.type))
    for (const spec of node.descendantsOfType(['type_spec', 'type_alias', 'var_spec', 'const_spec']))
      for (const name of spec?.childrenForFieldName('name') ?? []) own.add(name?.text ?? '');
}

function addMethod(type: string, code: FunctionCode, file: PackageFile): void {
  let owner = file.classes.find(({ name }) => name === type);
  if (owner === undefined) {
    owner = createClass(type, file, new Map(), []);
    owner.isPart = true;
    file.classes.push(owner);
  }
  (owner.functions as FunctionCode[]).push(code);
}

function createClass(
  name: string,
  file: PackageFile,
  fields: ReadonlyMap<string, FieldCode>,
  parents: readonly string[],
): ClassCode {
  return { name, file, outer: undefined, parents, fields, functions: [], inner: [], start: 0, end: 0 };
}

function readTypes(node: Node, reading: Reading): void {
  for (const spec of listNodeChildren(node)) {
    const name = spec.childForFieldName('name')?.text;
    const type = spec.childForFieldName('type');
    if (name === undefined || type === null || !/^type_(?:spec|alias)$/.test(spec.type)) continue;
    const [fields, parents]: [Map<string, FieldCode>, string[]] = [new Map(), []];
    const own = createClass(`${reading.folder}.${name}`, reading.file, fields, parents);
    if (type.type === 'struct_type') readStruct(type, reading, fields, parents);
    else if (type.type === 'interface_type') readInterface(type, reading, own);
    else {
      const parent = readTypeName(type, reading);
      if (/\/|\./.test(parent) && !parent.startsWith('[')) parents.push(parent);
    }
    reading.file.classes.push(own);
  }
}

/** What is embedded gives its fields and methods to the type. */
function readStruct(node: Node, reading: Reading, fields: Map<string, FieldCode>, parents: string[]): void {
  const [list] = listNodeChildren(node);
  for (const field of list === undefined ? [] : listNodeChildren(list)) {
    if (field.type !== 'field_declaration') continue;
    const type = readTypeName(field.childForFieldName('type'), reading);
    const names = field.childrenForFieldName('name').flatMap((each) => each?.text ?? []);
    if (names.length === 0) parents.push(type);
    const all = names.length === 0 ? [type.replace(/^.*\./s, '')] : names;
    for (const name of all) fields.set(name, { name, type, value: undefined, isFinal: false });
  }
}

function readInterface(node: Node, reading: Reading, own: ClassCode): void {
  for (const element of listNodeChildren(node)) {
    if (element.type === 'method_elem') {
      const name = element.childForFieldName('name')?.text ?? '';
      const parameters = readParameters(element.childForFieldName('parameters'), reading);
      const place = { start: element.startIndex, end: element.endIndex };
      const code = createGoFunction(reading, { name, parameters, ...readResults(element, reading).types, ...place });
      // Whatever has the method implements it.
      (own.functions as FunctionCode[]).push({ ...code, receiver: { ...noReceiver, type: own.name } });
    } else if (element.type === 'type_elem') {
      const parent = readTypeName(listNodeChildren(element)[0] ?? null, reading);
      if (parent !== '') (own.parents as string[]).push(parent);
    }
  }
}

const noReceiver = { name: '', at: 0, isFilled: false, isRest: false };

/** Variables and constants of the package. The code of those whose values hold functions is returned. */
function readFields(node: Node, reading: Reading, fields: Map<string, FieldCode>): Code[] {
  const isFinal = node.type === 'const_declaration';
  return node.descendantsOfType(['var_spec', 'const_spec']).flatMap((spec): Code[] => {
    // Not those of a function in a value.
    if (spec === null || (spec.parent?.id !== node.id && spec.parent?.parent?.id !== node.id)) return [];
    const type = readTypeName(spec.childForFieldName('type'), reading);
    const values = listField(spec, 'value');
    const codes = readAll(values, reading);
    for (const [index, name] of spec.childrenForFieldName('name').entries())
      if (name !== null) fields.set(name.text, { name: name.text, type, value: codes[index] ?? codes[0], isFinal });
    return values.flatMap((value, index) =>
      value.descendantsOfType(['func_literal', 'call_expression']).length > 0 ? (codes[index] ?? []) : [],
    );
  });
}

export const goFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-go.wasm',
    functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
    callQuery: '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at',
    calls: {
      call_expression: {
        name: 'function',
        arguments: 'arguments',
        inner: { type: 'selector_expression', name: 'field', receiver: 'operand' },
      },
    },
    resolveName,
    isIndirect,
  },
  names: {
    definition: /\btype\s+(\w+)()/g,
    className: /\b[A-Z]\w*/g,
    readsRequest: mayReadRequest,
    isCode: (path) => path.endsWith('.go'),
  },
  readsAlso: (path) => isGoFile(path) && !path.endsWith('.go'),
  library: goLibrary,
  createIndex: createGoIndex,
  readFile(root: Node, path: string, text: string): CodeFile {
    const folder = getFolder(path);
    const file = createPackageFile(path, text, folder);
    const { fields, functions } = file.top;
    const reading = createReading(file, folder, { readCode, readTypes });
    reading.noteStruct = (node, name) => {
      if (file.classes.some((each) => each.name === name)) return;
      const [own, parents]: [Map<string, FieldCode>, string[]] = [new Map(), []];
      file.classes.push(createClass(name, file, own, parents));
      readStruct(node, reading, own, parents);
    };
    const nodes = listNodeChildren(root);
    for (const node of nodes) if (node.type === 'import_declaration') readImports(node, reading);
    for (const node of nodes) noteNames(node, reading);
    const methods: { type: string; code: FunctionCode }[] = [];
    const started: Code[] = [];
    for (const node of nodes) {
      if (node.type === 'function_declaration') functions.push(readFunction(node, reading));
      else if (node.type === 'method_declaration') {
        const code = readFunction(node, reading);
        methods.push({ type: code.receiver?.type ?? '', code });
      } else if (node.type === 'type_declaration') readTypes(node, reading);
      else if (node.type === 'var_declaration' || node.type === 'const_declaration')
        started.push(...readFields(node, reading, fields));
    }
    for (const { type, code } of methods) addMethod(type, code, file);
    file.functions.push(...functions, ...methods.map(({ code }) => code));
    // Functions in the values of variables.
    if (started.length > 0) {
      const more = { body: createBlock(started), start: 0, end: text.length, readsRequest: reading.reads.isRequest };
      file.functions.push(createGoFunction(reading, more));
    }
    return file;
  },
};

/** By the name in the file, the usual name of each package; packages used without their name; and indirect names. */
const readNames = readOncePerTree((text) => {
  const renamed = new Map<string, string>();
  const dots: string[] = [];
  for (const [, name = '', path = ''] of text.matchAll(/^\s*(?:import\s+)?([\w.]+)\s+"([^"\n]+)"/gm)) {
    const usual = getPackageName(path);
    if (name === '.') dots.push(usual);
    else if (name !== usual && name !== '_' && name !== 'import') renamed.set(name, usual);
  }
  const held = [/\b(\w+)\s*:?=\s*\w+\.\w+\s*(?:[;,\n]|$)/g, /\b(\w+)\s*:\s*\w+\.\w+\s*[,}\n]/g, /\b(\w+)\s+func\s*\(/g];
  const indirect = new Set(held.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return { renamed, dots, indirect };
});

/** The names with which rules search, for a package that the file calls otherwise. */
function resolveName(name: string, node: Node): readonly string[] {
  const { renamed, dots } = readNames(node);
  if (renamed.size + dots.length === 0) return [name];
  const [first = ''] = name.split('.', 1);
  const usual = renamed.get(first);
  if (usual !== undefined && name !== first) return [`${usual}${name.slice(first.length)}`];
  return /^[A-Z]\w*$/.test(name) ? [name, ...dots.map((each) => `${each}.${name}`)] : [name];
}

/** Whether the code may call a function that a variable, a field or an element holds. */
function isIndirect(name: string, node: Node): boolean {
  return /[\])}]$/.test(name) || readNames(node).indirect.has(name.slice(name.lastIndexOf('.') + 1));
}
