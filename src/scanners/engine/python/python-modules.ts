/** The modules of a tree: which file an import means, and which file defines a name. */
import type { Node } from 'web-tree-sitter';
import { getFolder } from '../../../shared/text/file-name.ts';
import { listNodeChildren } from '../../patterns/rule.ts';

/** Longer chains of imports are not followed. */
const mostImports = 6;

/** Behind a semicolon too, if that is neither in a comment nor in a text. */
const importing =
  /(?:^|(?<=^[^\n#'"]{0,500});)[ \t]*(?:from[ \t]+(\.*)[ \t]*([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#;]*)|import[ \t]+([^\n#;]+))/gm;
const definition = /^(?:(?:async[ \t]+)?def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)/gm;

interface Imported {
  /** The module, from the file. */
  dots: number;
  module: string;
  /** By the name in the file. Empty for the module itself. `*`: all names. */
  names: Map<string, string>;
}

export interface Modules {
  /** The file of a module, or its folder with a slash. */
  findModule(dots: number, name: string, from: string): string | undefined;
  /** The file that defines the name of a module, which other modules may hand on. */
  findDefining(path: string, name: string): string | undefined;
  /** The files of the tree that the text imports, also inside functions. */
  listImported(path: string, text: string): Set<string>;
}

/** `read`: the text of a file. */
export function createModules(paths: Iterable<string>, read: (path: string) => string | undefined): Modules {
  const files = new Set(paths);
  const folders = new Set<string>();
  for (const path of files)
    for (let folder = getFolder(path); folder !== '' && !folders.has(folder); folder = getFolder(folder))
      folders.add(folder);
  const known = new Map<string, { defined: Set<string>; imports: readonly Imported[] }>();

  function readFacts(path: string) {
    const before = known.get(path);
    if (before !== undefined) return before;
    const text = read(path) ?? '';
    const defined = new Set([...text.matchAll(definition)].map(([, one, other]) => one ?? other ?? ''));
    const facts = { defined, imports: listImports(text) };
    known.set(path, facts);
    return facts;
  }

  function findModule(dots: number, name: string, from: string): string | undefined {
    const parts = name.split('.').filter((part) => part !== '');
    const above = [getFolder(from)];
    while (above.at(-1) !== '') above.push(getFolder(above.at(-1) ?? ''));
    // An absolute one may start in any folder above the file (Python's path).
    const starts =
      dots > 0
        ? above.slice(dots - 1, dots)
        : above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
    for (const folder of starts) {
      const base = [folder, ...parts].filter((part) => part !== '').join('/');
      const file = [`${base}.py`, `${base}/__init__.py`].find((each) => files.has(each));
      if (file !== undefined) return file;
      if (base !== '' && folders.has(base)) return `${base}/`;
    }
    return undefined;
  }

  function findDefining(path: string, name: string, left = mostImports): string | undefined {
    const { defined, imports } = readFacts(path);
    if (defined.has(name)) return path;
    if (left === 0) return undefined;
    for (const { dots, module, names } of imports) {
      const original = names.get(name) ?? (names.has('*') ? name : undefined);
      if (original === undefined || original === '') continue;
      const target = findModule(dots, module, path);
      const next = target?.endsWith('.py') && target !== path ? findDefining(target, original, left - 1) : undefined;
      if (next !== undefined) return next;
    }
    return undefined;
  }

  function listImported(path: string, text: string): Set<string> {
    const targets = new Set<string>();
    for (const { dots, module, names } of listImports(text)) {
      const target = findModule(dots, module, path);
      const file = target?.endsWith('.py') ? target : undefined;
      if (file !== undefined) targets.add(file);
      for (const name of names.values()) {
        if (name === '' || name === '*') continue;
        const inner = findModule(dots, `${module}.${name}`, path);
        const defining = inner?.endsWith('.py') ? inner : file && findDefining(file, name);
        if (defining !== undefined) targets.add(defining);
      }
    }
    targets.delete(path);
    return targets;
  }

  return { findModule, findDefining, listImported };
}

export function listImports(text: string): Imported[] {
  return [...text.matchAll(importing)].flatMap(([, dots = '', module = '', members, plain]): Imported[] => {
    const pairs = (plain ?? members ?? '')
      .replaceAll(/[()\\]|#.*/g, ' ')
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+|\s+/))
      .filter(([name]) => name !== undefined && name !== '');
    if (plain !== undefined)
      return pairs.map(([name = '', alias]) => ({ dots: 0, module: name, names: new Map([[alias ?? name, '']]) }));
    return [{ dots: dots.length, module, names: new Map(pairs.map(([name = '', alias]) => [alias ?? name, name])) }];
  });
}

/** The function or class behind decorators, and their texts. */
export function readDefinition(node: Node): { definition: Node; decorators: string[] } | undefined {
  const definition = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node;
  if (definition === null || !/^(?:function|class)_definition$/.test(definition.type)) return undefined;
  const decorators = listNodeChildren(node).filter(({ type }) => type === 'decorator');
  return { definition, decorators: definition === node ? [] : decorators.map(({ text }) => text) };
}

/** The full name of a module: its path from the root of the tree, behind a dot. */
export function getModuleName(path: string): string {
  return `.${path
    .replace(/\.\w+$/, '')
    .replace(/(?:^|\/)__init__$/, '')
    .replaceAll('/', '.')}`;
}

/** What the code imports outside of functions, by the names there. A module's names stand under `*` and its name. */
export function readImports(nodes: readonly Node[], path: string): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (/import(?:_from)?_statement$/.test(node.type))
      for (const [name, full] of listImportedNames(node, path))
        imports.set(name, [...new Set(imports.get(name)).add(full)]);
    else if (node.type !== 'function_definition' && node.type !== 'lambda' && statementTypes.test(node.type))
      waiting.push(...listNodeChildren(node).reverse());
  }
  return imports;
}

/** Code that may contain statements. */
const statementTypes = /(?:_statement|_clause|_definition|^block|^module)$/;

function listImportedNames(node: Node, path: string): [string, string][] {
  const module = node.childForFieldName('module_name');
  const base = module === null ? '' : resolveModule(module.text, path);
  if (listNodeChildren(node).some(({ type }) => type === 'wildcard_import')) return [[`*${base}`, base]];
  return node.childrenForFieldName('name').flatMap((each): [string, string][] => {
    if (each === null) return [];
    const name = (each.childForFieldName('name') ?? each).text.replaceAll(/\s/g, '');
    const alias = each.childForFieldName('alias')?.text;
    if (module !== null) return [[alias ?? name, `${base.endsWith('.') ? base : `${base}.`}${name}`]];
    // `import a.b` defines the name `a`.
    const [first = ''] = name.split('.', 1);
    return [alias === undefined ? [first, first] : [alias, name]];
  });
}

/** `..a.b` in a file as the name of the module from the root. */
function resolveModule(written: string, path: string): string {
  const [, dots = '', name = ''] = /^(\.*)\s*(.*)$/s.exec(written) ?? [];
  if (dots === '') return name.replaceAll(/\s/g, '');
  let folder = getFolder(path);
  for (let level = 1; level < dots.length; level += 1) folder = getFolder(folder);
  return `.${[folder.replaceAll('/', '.'), name].filter((part) => part !== '').join('.')}`;
}

const scopes = new Set(['function_definition', 'class_definition', 'lambda']);

/** The names that the code binds, without those of functions and classes within it. */
export function listBound(nodes: readonly Node[]): Set<string> {
  const bound = new Set<string>();
  const elsewhere = new Set<string>();
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (scopes.has(node.type)) {
      const name = node.childForFieldName('name')?.text;
      if (name !== undefined) bound.add(name);
      continue;
    }
    if (node.type === 'global_statement' || node.type === 'nonlocal_statement')
      for (const name of listNodeChildren(node)) elsewhere.add(name.text);
    else for (const target of listTargets(node)) for (const name of listTargetNames(target)) bound.add(name);
    for (const child of listNodeChildren(node)) waiting.push(child);
  }
  for (const name of elsewhere) bound.delete(name);
  return bound;
}

/** The names that the code binds again, or in another way than by an assignment. */
export function listChanged(nodes: readonly Node[]): Set<string> {
  const seen = new Set<string>();
  const changed = new Set<string>();
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const isDefinition = scopes.has(node.type);
    const names = isDefinition
      ? [node.childForFieldName('name')?.text ?? '']
      : listTargets(node).flatMap(listTargetNames);
    for (const name of names) {
      if (seen.has(name) || (!isDefinition && node.type !== 'assignment')) changed.add(name);
      seen.add(name);
    }
    if (!isDefinition) waiting.push(...listNodeChildren(node));
  }
  return changed;
}

/** The parts of the node to which it assigns something. */
function listTargets(node: Node): Node[] {
  switch (node.type) {
    case 'assignment':
    case 'augmented_assignment':
    case 'for_statement':
    case 'for_in_clause':
      return [node.childForFieldName('left')].flatMap((each) => each ?? []);
    case 'named_expression':
      return [node.childForFieldName('name')].flatMap((each) => each ?? []);
    case 'as_pattern':
      return [node.childForFieldName('alias') ?? node.namedChildren.at(-1)].flatMap((each) => each ?? []);
    case 'case_pattern':
      return listNodeChildren(node).filter(({ type, text }) => type === 'dotted_name' && /^\w+$/.test(text));
    case 'splat_pattern':
      return listNodeChildren(node);
    default:
      return [];
  }
}

function listTargetNames(target: Node): string[] {
  if (target.type === 'identifier' || target.type === 'dotted_name') return [target.text];
  if (!/(?:pattern|pattern_list|tuple|list|as_pattern_target|expression)$/.test(target.type)) return [];
  return listNodeChildren(target).flatMap(listTargetNames);
}

/** An OpenAPI description, which says in the way of Connexion which functions handle requests. */
const description = /(?:^|\/)[^/]*(?:openapi|swagger|api[-_]?spec)[^/]*(?:\/[^/]+)*\.(?:ya?ml|json)$/i;
/** `operationId: shop.views.find` */
const operation = /["']?operationId["']?\s*:\s*["']?([A-Za-z_]\w*(?:\.\w+)+)/g;

export function isApiDescription(path: string): boolean {
  return description.test(path);
}

/** Whether descriptions with these texts name a function of the file, as in `shop.views.find`. */
export function createOperationMatcher(texts: readonly string[]): (path: string, name: string) => boolean {
  const operations = texts.flatMap((text) => [...text.matchAll(operation)].map(([, name = '']) => name));
  const byName = Map.groupBy(operations, (one) => one.slice(one.lastIndexOf('.') + 1));
  return (path, name) =>
    (byName.get(name) ?? []).some((one) => {
      const file = one.slice(0, one.lastIndexOf('.')).replaceAll('.', '/');
      return [`${file}.py`, `${file}/__init__.py`].some((each) => path === each || path.endsWith(`/${each}`));
    });
}
