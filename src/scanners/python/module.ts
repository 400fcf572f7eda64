/** The definitions and imports of a Python file, by name. */
import {
  type FunctionNode,
  getCode,
  iterateNodes,
  listChildren,
  type Node,
  type PythonSource,
  parseFunction,
} from './syntax.ts';

export interface Imported {
  /** Number of dots before the name. 0 for an absolute import. */
  level: number;
  /** The parts of the module name. */
  names: string[];
  /** The imported member. Undefined for the module itself. */
  member?: string;
}

export interface Field {
  value: Node | undefined;
  type: string;
  /** The method that assigns it. */
  within: FunctionNode | undefined;
}

export interface ClassNode {
  name: string;
  bases: Node[];
  fields: ReadonlyMap<string, Field>;
}

export interface Module {
  /** Relative to the root of the tree. */
  path: string;
  source: PythonSource;
  all: readonly FunctionNode[];
  /** By `name` or `Class.name`. */
  functions: ReadonlyMap<string, FunctionNode>;
  classes: ReadonlyMap<string, ClassNode>;
  variables: ReadonlyMap<string, Node>;
  imports: ReadonlyMap<string, Imported>;
  /** Modules from which every name is imported. */
  stars: readonly Imported[];
}

export function parseModule(path: string, source: PythonSource): Module {
  const all: FunctionNode[] = [];
  const classes: Node[] = [];
  const variables = new Map<string, Node>();
  const imports = new Map<string, Imported>();
  const stars: Imported[] = [];
  for (const node of iterateNodes(source.root)) {
    if (node.name === 'FunctionDefinition') all.push(...[parseFunction(source, node) ?? []].flat());
    else if (node.name === 'ClassDefinition') classes.push(node);
    else if (node.name === 'AssignStatement' && !isNested(node)) recordVariable(source, node, variables);
    else if (node.name === 'ImportStatement')
      for (const [name, imported] of parseImports(source, node))
        if (name === '*') stars.push(imported);
        else imports.set(name, imported);
  }
  const named = all.map((one): [string, FunctionNode] => [
    one.owner === undefined ? one.name : `${one.owner}.${one.name}`,
    one,
  ]);
  // Of two definitions with the same name, the outer one counts; of two outer ones, the last.
  const outerLast = named.toSorted(([, a], [, b]) => Number(isOuterDefinition(a)) - Number(isOuterDefinition(b)));
  const found = classes.flatMap((node) => parseClass(source, node, all) ?? []);
  return {
    path,
    source,
    all,
    functions: new Map(outerLast),
    classes: new Map(found.map((one) => [one.name, one])),
    variables,
    imports,
    stars,
  };
}

function isNested(node: Node): boolean {
  for (let enclosing = node.parent; enclosing !== null; enclosing = enclosing.parent)
    if (enclosing.name === 'FunctionDefinition' || enclosing.name === 'ClassDefinition') return true;
  return false;
}

function isOuterDefinition({ node, owner }: FunctionNode): boolean {
  return owner !== undefined || !isNested(node);
}

function recordVariable(source: PythonSource, node: Node, variables: Map<string, Node>): void {
  const [target, value] = [node.firstChild, node.lastChild];
  if (target?.name === 'VariableName' && value !== null && node.getChild('AssignOp') !== null)
    variables.set(getCode(source, target), value);
}

/** `import a.b as c, d`, `from ..a import b as c, d`, `from a import *`; by their local names. */
function parseImports(source: PythonSource, node: Node): [name: string, imported: Imported][] {
  const code = getCode(source, node).replaceAll(/#.*|\\\r?\n|[()]/g, ' ');
  const from = /^\s*from\s+(\.*)\s*([\w.]*)\s*import\s+([\s\S]*)$/.exec(code);
  const list = (from?.[3] ?? code.replace(/^\s*import\s/, '')).split(',').map((one) => one.trim().split(/\s+as\s+/));
  const base = { level: from?.[1]?.length ?? 0, names: (from?.[2] ?? '').split('.').filter((name) => name !== '') };
  return list.flatMap(([what = '', alias]): [string, Imported][] => {
    if (what === '') return [];
    if (from !== null) return [what === '*' ? ['*', base] : [alias ?? what, { ...base, member: what }]];
    const names = what.split('.');
    // `import a.b` defines the name `a`.
    return [
      alias === undefined ? [names[0] ?? '', { level: 0, names: names.slice(0, 1) }] : [alias, { level: 0, names }],
    ];
  });
}

function parseClass(source: PythonSource, node: Node, all: readonly FunctionNode[]): ClassNode | undefined {
  const [name, body, list] = [node.getChild('VariableName'), node.getChild('Body'), node.getChild('ArgList')];
  if (name === null || body === null) return undefined;
  const fields = new Map<string, Field>();
  const methods = all.filter((one) => one.node.from > body.from && one.node.to <= body.to && one.owner !== undefined);
  for (const statement of body.getChildren('AssignStatement')) recordField(source, statement, fields, undefined);
  for (const method of methods)
    for (const part of iterateNodes(method.body))
      if (part.name === 'AssignStatement') recordField(source, part, fields, method);
  const bases = list === null ? [] : listChildren(list).filter(isBaseClass);
  return { name: getCode(source, name), bases, fields };
}

function isBaseClass(node: Node): boolean {
  const isNamed = node.prevSibling?.name === 'AssignOp' || node.nextSibling?.name === 'AssignOp';
  return /^(?:VariableName|MemberExpression)$/.test(node.name) && !isNamed;
}

function recordField(
  source: PythonSource,
  statement: Node,
  fields: Map<string, Field>,
  within: FunctionNode | undefined,
): void {
  const target = statement.firstChild;
  if (target === null) return;
  const name = within === undefined ? getCode(source, target) : /^self\.(\w+)$/.exec(getCode(source, target))?.[1];
  if (name === undefined || (fields.has(name) && within !== undefined)) return;
  const definition = statement.getChild('TypeDef');
  const type = definition === null ? '' : getCode(source, definition).replace(/^:\s*/, '');
  const value = statement.getChild('AssignOp') === null ? undefined : (statement.lastChild ?? undefined);
  fields.set(name, { value, type, within });
}
