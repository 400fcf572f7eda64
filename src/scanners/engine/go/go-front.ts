/** Translates the files, functions and methods of Go. Node types: https://github.com/tree-sitter/tree-sitter-go */
import type { Node } from 'web-tree-sitter';
import { classifyPath, getBaseName, getFolder } from '../../../shared/text/file-name.ts';
import type { TreeFile } from '../../engine.ts';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { Code, CodeFile, FieldCode, FunctionCode } from '../code.ts';
import { type LanguageFront, readOncePerTree } from '../library.ts';
import { createBlock, createClass, createPackageFile, listField, type OpenClass, readAll } from '../reading.ts';
import {
  addTo,
  collectEntries,
  collectMethods,
  createTextReader,
  type NamePatterns,
  type TreeIndex,
} from '../tree-index.ts';
import { createGoFunction, readFunction, readParameters, readResults } from './go-expressions.ts';
import { goLibrary } from './go-library.ts';
import { createReading, getPackageName, mayReadRequest, type Reading, readTypeName } from './go-sources.ts';
import { readCode } from './go-statements.ts';

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

function readTypes(node: Node, reading: Reading): void {
  for (const spec of listNodeChildren(node)) {
    const name = spec.childForFieldName('name')?.text;
    const type = spec.childForFieldName('type');
    if (name === undefined || type === null || !/^type_(?:spec|alias)$/.test(spec.type)) continue;
    const own = createClass(`${reading.folder}.${name}`, reading.file);
    if (type.type === 'struct_type') readStruct(type, reading, own);
    else if (type.type === 'interface_type') readInterface(type, reading, own);
    else {
      const parent = readTypeName(type, reading);
      if (/\/|\./.test(parent) && !parent.startsWith('[')) own.parents.push(parent);
    }
    reading.file.classes.push(own);
  }
}

/** What is embedded gives its fields and methods to the type. */
function readStruct(node: Node, reading: Reading, { fields, parents }: OpenClass): void {
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

function readInterface(node: Node, reading: Reading, own: OpenClass): void {
  for (const element of listNodeChildren(node)) {
    if (element.type === 'method_elem') {
      const name = element.childForFieldName('name')?.text ?? '';
      const parameters = readParameters(element.childForFieldName('parameters'), reading);
      const place = { start: element.startIndex, end: element.endIndex };
      const code = createGoFunction(reading, { name, parameters, ...readResults(element, reading).types, ...place });
      // Whatever has the method implements it.
      own.functions.push({ ...code, receiver: { ...noReceiver, type: own.name } });
    } else if (element.type === 'type_elem') {
      const parent = readTypeName(listNodeChildren(element)[0] ?? null, reading);
      if (parent !== '') own.parents.push(parent);
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
      const own = createClass(name, file);
      file.classes.push(own);
      readStruct(node, reading, own);
    };
    const nodes = listNodeChildren(root);
    for (const node of nodes) if (node.type === 'import_declaration') readImports(node, reading);
    for (const node of nodes) noteNames(node, reading);
    const methods: FunctionCode[] = [];
    const started: Code[] = [];
    for (const node of nodes) {
      if (node.type === 'function_declaration') functions.push(readFunction(node, reading));
      else if (node.type === 'method_declaration') methods.push(readFunction(node, reading));
      else if (node.type === 'type_declaration') readTypes(node, reading);
      else if (node.type === 'var_declaration' || node.type === 'const_declaration')
        started.push(...readFields(node, reading, fields));
    }
    for (const code of methods) {
      const type = code.receiver?.type ?? '';
      const own = file.classes.find((each) => each.name === type);
      if (own !== undefined) own.functions.push(code);
      // The type stands in another file of the package.
      else file.classes.push({ ...createClass(type, file), functions: [code], isPart: true });
    }
    file.functions.push(...functions, ...methods);
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

const most = { users: 100, entries: 60 };
const mostImplementers = 10;

/** What the files of a folder define. */
interface Package {
  paths: string[];
  /** By name, the first file that defines it. */
  names: Map<string, string>;
  /** By type, the files with its methods. */
  methods: Map<string, Set<string>>;
  imports: Set<string>;
  entries: string[];
}

const definition = /^(?:func\s+(\w+)\s*[[(]|(?:type|var|const)\s+(\w+))/gm;
const method = /^func\s*\(\s*(?:\w+\s+)?\*?\s*(\w+)[^)\n]*\)\s*(\w+)\s*\(/gm;
const group = /^(?:type|var|const|import)\s*\(([\s\S]*?)^\)/gm;
const grouped = /^\t(\w+)/gm;
const imported = /^import\s*(?:\(([^)]*)\)|(?:[\w.]+\s+)?("[^"\n]+"))/gm;

/** Packages of the language itself have no dot in their first part. */
const standard =
  /^(?:archive|bufio|bytes|cmp|compress|container|context|crypto|database|debug|embed|encoding|errors|expvar|flag|fmt|go|hash|html|image|index|io|iter|log|maps|math|mime|net|os|path|plugin|reflect|regexp|runtime|slices|sort|strconv|strings|structs|sync|syscall|testing|text|time|unicode|unique|unsafe|weak|C)(?:\/|$)/;

/** `root`: the folder with the contents. */
function createGoIndex(root: string, files: readonly TreeFile[], patterns: NamePatterns): TreeIndex {
  const stored = new Map(files.filter(({ path }) => isGoFile(path)).map((file) => [file.path, file.stored]));
  const folders = Map.groupBy(
    [...stored.keys()].filter((path) => path.endsWith('.go')),
    getFolder,
  );
  const read = createTextReader(root, stored);
  const packages = new Map<string, Package>();
  const found = new Map<string, string | undefined>();
  let modules: { name: string; folder: string }[] | undefined;
  let users: Map<string, string[]> | undefined;
  /** By the name of a method, the files of the types that have it. */
  let owners: Map<string, string[]> | undefined;

  function readPackage(folder: string): Package {
    const known = packages.get(folder);
    if (known !== undefined) return known;
    const own: Package = { paths: [], names: new Map(), methods: new Map(), imports: new Set(), entries: [] };
    packages.set(folder, own);
    // What a test defines under the same name comes after.
    const isLate = (path: string): number => Number(path.endsWith('_test.go'));
    for (const path of (folders.get(folder) ?? []).toSorted((a, b) => isLate(a) - isLate(b) || (a < b ? -1 : 1))) {
      const text = read(path);
      if (text === undefined) continue;
      own.paths.push(path);
      const isTest = classifyPath(path) !== undefined;
      if (!isTest && patterns.readsRequest(text)) own.entries.push(path);
      const define = (name: string | undefined): void => {
        if (name !== undefined && !own.names.has(name)) own.names.set(name, path);
      };
      for (const [, one, other] of text.matchAll(definition)) define(one ?? other);
      for (const [, body = ''] of text.matchAll(group)) for (const [, name] of body.matchAll(grouped)) define(name);
      for (const [, type = ''] of text.matchAll(method))
        own.methods.set(type, (own.methods.get(type) ?? new Set()).add(path));
      if (!isTest)
        for (const [, many, one] of text.matchAll(imported))
          for (const [, name = ''] of (many ?? one ?? '').matchAll(/"([^"\n]+)"/g)) own.imports.add(name);
    }
    return own;
  }

  function listModules(): { name: string; folder: string }[] {
    modules ??= [...stored.keys()]
      .filter((path) => getBaseName(path) === 'go.mod')
      .flatMap((path) => {
        const name = /^module\s+"?([^\s"]+)/m.exec(read(path) ?? '')?.[1];
        return name === undefined ? [] : [{ name, folder: getFolder(path) }];
      })
      .sort((a, b) => b.name.length - a.name.length);
    return modules;
  }

  /** The folder of a package, by the path of its import or by the folder itself. */
  function findFolder(path: string): string | undefined {
    if (!found.has(path)) found.set(path, findFolderAnew(path));
    return found.get(path);
  }

  function findFolderAnew(path: string): string | undefined {
    for (const { name, folder } of listModules()) {
      if (path !== name && !path.startsWith(`${name}/`)) continue;
      const own = [folder, path.slice(name.length + 1)].filter((part) => part !== '').join('/');
      if (folders.has(own)) return own;
    }
    if (standard.test(path)) return undefined;
    // Without a module, the end of the path tells.
    const parts = path.split('/');
    if (listModules().length > 0) return undefined;
    for (let start = 0; start < parts.length; start += 1) {
      const end = parts.slice(start).join('/');
      if (folders.has(end)) return end;
    }
    return undefined;
  }

  function collectUsers(): Map<string, string[]> {
    const all = new Map<string, string[]>();
    for (const folder of folders.keys())
      for (const path of readPackage(folder).imports) {
        const used = findFolder(path);
        if (used !== undefined && used !== folder) addTo(all, used, folder);
      }
    return all;
  }

  function lookUp<T>(full: string, find: (own: Package, name: string) => T): T | undefined {
    const name = full.replace(/^.*\./s, '');
    const path = full.slice(0, full.length - name.length - 1);
    const folder = folders.has(path) ? path : findFolder(path);
    return folder === undefined ? undefined : find(readPackage(folder), name);
  }

  return {
    read,
    findNamed: (full) => lookUp(full, ({ names }, name) => names.get(name)),
    findFile: (name, from) => readPackage(getFolder(from.path)).names.get(name),
    findPackage(path) {
      const folder = findFolder(path);
      return folder === undefined ? undefined : readPackage(folder).paths[0];
    },
    listParts: (full) => [...(lookUp(full, ({ methods }, name) => methods.get(name)) ?? [])],
    listImplementations(name) {
      owners ??= collectMethods([...folders.values()].flat(), read, method);
      return [...new Set(owners.get(name))].slice(0, mostImplementers);
    },
    listEntries(path) {
      const isOwn = (each: string): number => Number(each === path);
      const known = users ?? collectUsers();
      users = known;
      const listUsers = (folder: string): string[] => known.get(folder) ?? [];
      return collectEntries(getFolder(path), most, listUsers, (folder) =>
        readPackage(folder).entries.toSorted((a, b) => isOwn(b) - isOwn(a)),
      );
    },
  };
}

function isGoFile(path: string): boolean {
  return path.endsWith('.go') || getBaseName(path) === 'go.mod';
}
