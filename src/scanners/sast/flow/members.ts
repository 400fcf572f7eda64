/**
 * Finds members of what a name stands for: exports of files, methods of classes and objects, and assigned properties.
 */
import type { Scope, Variable } from 'eslint-scope';
import type { CalledFunction, ClassSyntax, Entity, Flow } from './facts.ts';
import { constant, type Origin } from './facts.ts';
import { findExports, isExportsObject, isForwarded } from './inventory.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  findOuter,
  findPatternPath,
  getKey,
  getParent,
  getPlainText,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';
import { findReferences } from './writes.ts';

function findMember(entity: Entity | undefined, key: string): Entity | undefined {
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
  if (handed !== undefined) {
    if (!isForwarded(handed)) return toEntity(flow, handed);
    const module = findModule(flow, handed.from);
    return handed.name === '*' ? module : findMember(module, handed.name);
  }
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
    const write = findOuter(parent).parent;
    if (write?.type === 'AssignmentExpression' && write.left === parent) return flow.entityOf(write.right);
  }
  return undefined;
}

function findModule(flow: Flow, written: string | undefined): Entity | undefined {
  const loaded = written?.startsWith('.') ? flow.neighbours?.loadedBy(flow, written) : undefined;
  return loaded === undefined ? undefined : { kind: 'module', flow: loaded };
}

/** When it is called, constructed or accessed, a file stands for its whole export. */
export function toCallable(entity: Entity | undefined): Entity | undefined {
  if (entity?.kind !== 'module') return entity;
  const [whole] = findExports(entity.flow.source).whole.flatMap((each) => entity.flow.entityOf(each) ?? []);
  return whole?.kind === 'function' || whole?.kind === 'class' ? whole : findExportedMember(entity.flow, 'default');
}

function createInstance(made: Entity | undefined): Entity | undefined {
  const of = toCallable(made);
  return of?.kind === 'class' || of?.kind === 'function' ? { kind: 'instance', of } : undefined;
}

function findImportEntity(flow: Flow, specifier: Syntax, declaration: Syntax | null): Entity | undefined {
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
function findTypeEntity(flow: Flow, declared: Syntax): Entity | undefined {
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

export function findCalledFunction(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = toCallable(flow.entityOf(callee));
  if (entity?.kind === 'function') return entity;
  const inner = unwrap(callee);
  if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression') return undefined;
  // A method that was added to the object in a way that is not followed: the only method of that name is assumed.
  const [node, ...others] = flow.methods.get(getKey(inner)) ?? [];
  return node === undefined || others.length > 0 ? undefined : { kind: 'function', flow: flow.home, node };
}

/** The part of `node` at the keys. Undefined when no other file is seen to export it. */
export function findImportedOrigin(flow: Flow, node: Syntax, keys: readonly string[]): Origin | undefined {
  if (flow.names.written(node)?.startsWith('.') !== true) return undefined;
  let entity = flow.entityOf(node);
  let rest = keys;
  while (entity !== undefined && entity.kind !== 'value' && rest.length > 0) {
    const [key = '*', ...others] = rest;
    entity = findMember(entity, key);
    rest = others;
  }
  if (entity?.kind === 'function' || entity?.kind === 'class') return constant;
  if (entity?.kind !== 'value' && entity?.kind !== 'object') return undefined;
  return entity.flow === flow.home ? undefined : entity.flow.access(entity.node, rest);
}

/** Undefined when the tree does not show what it stands for. */
export function findEntity(flow: Flow, node: Syntax): Entity | undefined {
  if (isFunction(node)) return { kind: 'function', flow, node };
  switch (node.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { kind: 'class', flow, node };
    case 'ObjectExpression':
      return { kind: 'object', flow, node };
    case 'Identifier':
      return findNamedEntity(flow, node);
    case 'MemberExpression':
      return isExportsObject(node) ? { kind: 'module', flow } : findMember(flow.entityOf(node.object), getKey(node));
    case 'ThisExpression':
      return findThisEntity(flow, node);
    case 'AssignmentExpression':
      return flow.entityOf(node.right);
    case 'LogicalExpression':
      return flow.entityOf(node.left) ?? flow.entityOf(node.right);
    case 'ImportExpression':
      return findModule(flow, getPlainText(node.source));
    case 'NewExpression':
      return createInstance(flow.entityOf(node.callee));
    case 'CallExpression':
      return findResultEntity(flow, node);
    default:
      return undefined;
  }
}

function findNamedEntity(flow: Flow, node: SyntaxOf<'Identifier'>): Entity | undefined {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (definition === undefined && isExportsObject(node)) return { kind: 'module', flow };
  if (variable === undefined || definition === undefined) return undefined;
  if (definition.type === 'FunctionName' || definition.type === 'ClassName')
    return flow.entityOf(definition.node as Syntax);
  if (definition.type === 'ImportBinding')
    return findImportEntity(flow, definition.node as Syntax, definition.parent as Syntax);
  if (definition.type === 'Parameter') return findTypeEntity(flow, definition.name as Syntax);
  if (definition.type !== 'Variable') return undefined;
  const [value, other] = findReferences(flow, variable).values;
  if (value === undefined || other !== undefined) return findTypeEntity(flow, definition.node.id as Syntax);
  const path = findPatternPath(definition.node.id, definition.name) ?? [];
  const entity = path.reduce<Entity | undefined>(findMember, flow.entityOf(value));
  if (entity?.kind === 'object' && path.length === 0) return { ...entity, variable };
  return entity ?? findTypeEntity(flow, definition.node.id as Syntax) ?? { kind: 'value', flow, node: value };
}

function findResultEntity(flow: Flow, node: SyntaxOf<'CallExpression'>): Entity | undefined {
  const { callee } = node;
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && callee.name === 'require' && flow.names.variableOf(callee)?.defs.length !== 1)
    return findModule(flow, getPlainText(first));
  const name = flow.names.qualified(callee) ?? '';
  if (first !== undefined && /^(?:Object\.freeze|_*interop\w*|__import\w*|__toESM)$/.test(name))
    return flow.entityOf(first);
  if (callee.type === 'MemberExpression' && getKey(callee) === 'bind') return flow.entityOf(callee.object);
  const made = toCallable(flow.entityOf(callee));
  if (made?.kind !== 'function') return undefined;
  const results = made.flow.returns.get(made.node) ?? [];
  const [only, ...others] = results.flatMap((result) => made.flow.entityOf(result) ?? []);
  return others.length > 0 ? undefined : only;
}

/** The object, or the instance of a class, whose method contains `this`. */
function findThisEntity(flow: Flow, node: Syntax): Entity | undefined {
  let enclosing = findEnclosingFunction(node);
  while (enclosing?.type === 'ArrowFunctionExpression') enclosing = findEnclosingFunction(enclosing);
  if (enclosing === undefined) return findEnclosingClass(flow, node);
  const { parent } = findOuter(enclosing);
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition')
    return findEnclosingClass(flow, enclosing);
  if (parent?.type === 'Property') {
    const object = getParent(parent);
    return object?.type === 'ObjectExpression' ? { kind: 'object', flow, node: object } : undefined;
  }
  if (parent?.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression') {
    const owner = parent.left.object;
    const isPrototype = owner.type === 'MemberExpression' && getKey(owner) === 'prototype';
    if (isPrototype) return createInstance(flow.entityOf(owner.object));
    return owner.type === 'ThisExpression' ? findThisEntity(flow, owner) : flow.entityOf(owner);
  }
  return { kind: 'instance', of: { kind: 'function', flow, node: enclosing } };
}

function findEnclosingClass(flow: Flow, node: Syntax): Entity | undefined {
  for (let outer = getParent(node); outer !== undefined; outer = getParent(outer))
    if (outer.type === 'ClassDeclaration' || outer.type === 'ClassExpression')
      return { kind: 'instance', of: { kind: 'class', flow, node: outer } };
  return undefined;
}
