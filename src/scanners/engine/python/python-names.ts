/** Which names a file imports and a piece of code binds. */
import type { Node } from 'web-tree-sitter';
import { getFolder } from '../../../shared/text/file-name.ts';
import { listNodeChildren } from '../../patterns/syntax.ts';

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
      for (const [name, full] of listImports(node, path)) imports.set(name, [...new Set(imports.get(name)).add(full)]);
    else if (node.type !== 'function_definition' && node.type !== 'lambda' && statementTypes.test(node.type))
      waiting.push(...listNodeChildren(node).reverse());
  }
  return imports;
}

/** Code that may contain statements. */
const statementTypes = /(?:_statement|_clause|_definition|^block|^module)$/;

function listImports(node: Node, path: string): [string, string][] {
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
