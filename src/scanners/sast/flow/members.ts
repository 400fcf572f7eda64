/**
 * Finds members of what a name stands for: exports of files, methods of classes and objects, and assigned properties.
 */
import type { Scope, Variable } from 'eslint-scope';
import { type Forwarded, findExports, isForwarded } from './exports.ts';
import type { CalledFunction, ClassSyntax, Entity, Flow } from './facts.ts';
import { findReferences } from './references.ts';
import { type FunctionSyntax, findOuter, getKey, getPlainText, type Syntax } from './syntax.ts';

/** What a member of the entity stands for. */
export function findMember(entity: Entity | undefined, key: string): Entity | undefined {
  switch (entity?.kind) {
    case 'module':
      return findExportedMember(entity.flow, key);
    case 'object':
      return findLiteralMember(entity, key);
    case 'class':
      return findClassMember(entity, key, true) ?? findAssignedMember(entity.flow, entity.node, key);
    case 'function':
      return findAssignedMember(entity.flow, entity.node, key);
    case 'instance':
      return entity.of.kind === 'class'
        ? findClassMember(entity.of, key, false)
        : findConstructorMember(entity.of, key);
    default:
      return undefined;
  }
}

function findExportedMember(flow: Flow, key: string): Entity | undefined {
  const { named, whole, all } = findExports(flow.source);
  const handed = named.get(key);
  if (handed !== undefined) return isForwarded(handed) ? followReexport(flow, handed) : toEntity(flow, handed);
  // `const out = exports; module.exports = out;` exports the file itself.
  const wholes = whole
    .map((each) => toEntity(flow, each))
    .filter((each) => each.kind !== 'module' || each.flow !== flow);
  if (key === 'default') return wholes[0] ?? (whole.length + named.size > 0 ? { kind: 'module', flow } : undefined);
  for (const each of wholes) {
    const member = findMember(each, key);
    if (member !== undefined) return member;
  }
  return all.reduce<Entity | undefined>((found, from) => found ?? findMember(findModule(flow, from), key), undefined);
}

function toEntity(flow: Flow, node: Syntax): Entity {
  return flow.entityOf(node) ?? { kind: 'value', flow, node };
}

function followReexport(flow: Flow, { from, name }: Forwarded): Entity | undefined {
  const module = findModule(flow, from);
  return name === '*' ? module : findMember(module, name);
}

function findLiteralMember(
  { flow, node, variable }: Extract<Entity, { kind: 'object' }>,
  key: string,
): Entity | undefined {
  for (const part of node.properties) {
    if (part.type === 'Property' && getKey(part) === key) return toEntity(flow, part.value);
    const spread = part.type === 'Property' ? undefined : findMember(flow.entityOf(part.argument), key);
    if (spread !== undefined) return spread;
  }
  return variable === undefined ? undefined : findAssignedValue(flow, variable, key);
}

/** `run.now = …` for a `function run`. */
function findAssignedMember(flow: Flow, node: FunctionSyntax | ClassSyntax, key: string): Entity | undefined {
  const variable = findVariable(flow, node);
  return variable === undefined ? undefined : findAssignedValue(flow, variable, key);
}

function findVariable(flow: Flow, node: FunctionSyntax | ClassSyntax): Variable | undefined {
  const { parent } = findOuter(node);
  const owner = parent?.type === 'VariableDeclarator' ? parent : node;
  return flow.source.getDeclaredVariables(owner as never)[0];
}

function findAssignedValue(flow: Flow, variable: Variable, key: string): Entity | undefined {
  const [first] = findReferences(flow, variable).writtenByKey.get(key) ?? [];
  return first === undefined ? undefined : flow.entityOf(first.place.right);
}

function findClassMember(
  { flow, node }: Extract<Entity, { kind: 'class' }>,
  key: string,
  isStatic: boolean,
): Entity | undefined {
  for (const part of node.body.body as Syntax[]) {
    const isMember = part.type === 'MethodDefinition' || part.type === 'PropertyDefinition';
    if (!isMember || part.static !== isStatic || getKey(part) !== key) continue;
    const value = part.value == null ? undefined : flow.entityOf(part.value);
    return value ?? findTypeEntity(flow, part);
  }
  const field = isStatic ? undefined : findFieldMember(flow, node, key);
  if (field !== undefined || node.superClass == null) return field;
  const above = toCallable(flow.entityOf(node.superClass));
  if (above?.kind !== 'class') return undefined;
  return findClassMember(above, key, isStatic);
}

/** `this.key = …` inside it, or a constructor parameter that is also a field. */
function findFieldMember(flow: Flow, enclosing: Syntax, key: string): Entity | undefined {
  const [start, end] = enclosing.range ?? [0, 0];
  for (const value of flow.fields.get(key) ?? []) {
    const [at] = value.range ?? [0];
    const entity = at >= start && at < end ? flow.entityOf(value) : undefined;
    if (entity !== undefined) return entity;
  }
  if (enclosing.type !== 'ClassDeclaration' && enclosing.type !== 'ClassExpression') return undefined;
  for (const part of enclosing.body.body as Syntax[]) {
    if (part.type !== 'MethodDefinition' || part.kind !== 'constructor') continue;
    for (const each of part.value.params as Syntax[]) {
      const { parameter } = each as unknown as { parameter?: Syntax };
      const named = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (named?.type === 'Identifier' && named.name === key) return findTypeEntity(flow, named);
    }
  }
  return undefined;
}

/** For `new Users(db)` with `function Users(db) { this.find = … }` or `Users.prototype.find = …`. */
function findConstructorMember({ flow, node }: CalledFunction, key: string): Entity | undefined {
  const own = findFieldMember(flow, node, key);
  const variable = own === undefined ? findVariable(flow, node) : undefined;
  if (variable === undefined) return own;
  for (const prototype of findReferences(flow, variable).prototypes) {
    const { parent } = findOuter(prototype);
    if (parent?.type === 'AssignmentExpression' && parent.left === prototype) {
      const found = findMember(flow.entityOf(parent.right), key);
      if (found !== undefined) return found;
    }
    if (parent?.type !== 'MemberExpression' || getKey(parent) !== key) continue;
    const { parent: write } = findOuter(parent);
    if (write?.type === 'AssignmentExpression' && write.left === parent) return flow.entityOf(write.right);
  }
  return undefined;
}

export function findModule(flow: Flow, written: string | undefined): Entity | undefined {
  const loaded = written?.startsWith('.') ? flow.neighbours?.loadedBy(flow, written) : undefined;
  return loaded === undefined ? undefined : { kind: 'module', flow: loaded };
}

/** When it is called, constructed or accessed, a file stands for its whole export. */
export function toCallable(entity: Entity | undefined): Entity | undefined {
  if (entity?.kind !== 'module') return entity;
  const [whole] = findExports(entity.flow.source).whole.flatMap((each) => entity.flow.entityOf(each) ?? []);
  return whole?.kind === 'function' || whole?.kind === 'class' ? whole : findExportedMember(entity.flow, 'default');
}

export function createInstance(made: Entity | undefined): Entity | undefined {
  const of = toCallable(made);
  return of?.kind === 'class' || of?.kind === 'function' ? { kind: 'instance', of } : undefined;
}

export function findImportEntity(flow: Flow, specifier: Syntax, declaration: Syntax | null): Entity | undefined {
  if (declaration?.type !== 'ImportDeclaration') {
    const { moduleReference } = specifier as unknown as { moduleReference?: { expression?: Syntax } };
    return findModule(flow, getPlainText(moduleReference?.expression));
  }
  const module = findModule(flow, getPlainText(declaration.source));
  if (specifier.type === 'ImportNamespaceSpecifier') return module;
  if (specifier.type === 'ImportDefaultSpecifier') return findMember(module, 'default');
  if (specifier.type !== 'ImportSpecifier') return undefined;
  const { imported } = specifier;
  return findMember(module, imported.type === 'Identifier' ? imported.name : String(imported.value));
}

/** By the class in its type annotation: `constructor(private users: UsersService)`. */
export function findTypeEntity(flow: Flow, declared: Syntax): Entity | undefined {
  const { typeAnnotation } = declared as unknown as { typeAnnotation?: { typeAnnotation?: { typeName?: Syntax } } };
  const name = typeAnnotation?.typeAnnotation?.typeName;
  if (name?.type !== 'Identifier') return undefined;
  const variable =
    flow.source.scopeManager.globalScope === null ? undefined : findVariableByName(flow, declared, name.name);
  const [definition] = variable?.defs ?? [];
  if (definition?.type === 'ClassName') return createInstance(flow.entityOf(definition.node as Syntax));
  if (definition?.type !== 'ImportBinding') return undefined;
  return createInstance(findImportEntity(flow, definition.node as Syntax, definition.parent as Syntax));
}

export function findVariableByName(flow: Flow, from: Syntax, name: string): Variable | undefined {
  let scope: Scope | null = flow.source.getScope(from as never);
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}
