/**
 * Finds members of what a name stands for: exports of files, methods of classes and objects, and assigned properties.
 */
import type { Scope, Variable } from 'eslint-scope';
import { exportsOf, type Forwarded, isForwarded } from './exports.ts';
import type { CalledFunction, ClassSyntax, Entity, Flow } from './facts.ts';
import { referencesTo } from './references.ts';
import { type FunctionSyntax, keyOf, outerOf, plainText, type Syntax } from './syntax.ts';

/** What a member of the entity stands for. */
export function memberOf(entity: Entity | undefined, key: string): Entity | undefined {
  switch (entity?.kind) {
    case 'module':
      return ofExport(entity.flow, key);
    case 'object':
      return ofLiteral(entity, key);
    case 'class':
      return ofClass(entity, key, true) ?? ofWritten(entity.flow, entity.node, key);
    case 'function':
      return ofWritten(entity.flow, entity.node, key);
    case 'instance':
      return entity.of.kind === 'class' ? ofClass(entity.of, key, false) : ofConstructor(entity.of, key);
    default:
      return undefined;
  }
}

function ofExport(flow: Flow, key: string): Entity | undefined {
  const { named, whole, all } = exportsOf(flow.source);
  const handed = named.get(key);
  if (handed !== undefined) return isForwarded(handed) ? forwarded(flow, handed) : entityOrValue(flow, handed);
  const wholes = whole.map((each) => entityOrValue(flow, each));
  if (key === 'default') return wholes[0] ?? (whole.length + named.size > 0 ? { kind: 'module', flow } : undefined);
  for (const each of wholes) {
    const member = memberOf(each, key);
    if (member !== undefined) return member;
  }
  return all.reduce<Entity | undefined>((found, from) => found ?? memberOf(moduleAt(flow, from), key), undefined);
}

function entityOrValue(flow: Flow, node: Syntax): Entity {
  return flow.entityOf(node) ?? { kind: 'value', flow, node };
}

function forwarded(flow: Flow, { from, name }: Forwarded): Entity | undefined {
  const module = moduleAt(flow, from);
  return name === '*' ? module : memberOf(module, name);
}

function ofLiteral({ flow, node, variable }: Extract<Entity, { kind: 'object' }>, key: string): Entity | undefined {
  for (const part of node.properties) {
    if (part.type === 'Property' && keyOf(part) === key) return entityOrValue(flow, part.value);
    const spread = part.type === 'Property' ? undefined : memberOf(flow.entityOf(part.argument), key);
    if (spread !== undefined) return spread;
  }
  return variable === undefined ? undefined : writtenTo(flow, variable, key);
}

/** `run.now = …` for a `function run`. */
function ofWritten(flow: Flow, node: FunctionSyntax | ClassSyntax, key: string): Entity | undefined {
  const variable = variableFor(flow, node);
  return variable === undefined ? undefined : writtenTo(flow, variable, key);
}

function variableFor(flow: Flow, node: FunctionSyntax | ClassSyntax): Variable | undefined {
  const { parent } = outerOf(node);
  const owner = parent?.type === 'VariableDeclarator' ? parent : node;
  return flow.source.getDeclaredVariables(owner as never)[0];
}

function writtenTo(flow: Flow, variable: Variable, key: string): Entity | undefined {
  const [first] = referencesTo(variable).writtenByKey.get(key) ?? [];
  return first === undefined ? undefined : flow.entityOf(first.place.right);
}

function ofClass(
  { flow, node }: Extract<Entity, { kind: 'class' }>,
  key: string,
  isStatic: boolean,
): Entity | undefined {
  for (const part of node.body.body as Syntax[]) {
    const isMember = part.type === 'MethodDefinition' || part.type === 'PropertyDefinition';
    if (!isMember || part.static !== isStatic || keyOf(part) !== key) continue;
    const value = part.value == null ? undefined : flow.entityOf(part.value);
    return value ?? ofType(flow, part);
  }
  const field = isStatic ? undefined : ofField(flow, node, key);
  if (field !== undefined || node.superClass == null) return field;
  const above = callable(flow.entityOf(node.superClass));
  if (above?.kind !== 'class') return undefined;
  return ofClass(above, key, isStatic);
}

/** `this.key = …` inside it, or a constructor parameter that is also a field. */
function ofField(flow: Flow, around: Syntax, key: string): Entity | undefined {
  const [start, end] = around.range ?? [0, 0];
  for (const value of flow.fields.get(key) ?? []) {
    const [at] = value.range ?? [0];
    const entity = at >= start && at < end ? flow.entityOf(value) : undefined;
    if (entity !== undefined) return entity;
  }
  if (around.type !== 'ClassDeclaration' && around.type !== 'ClassExpression') return undefined;
  for (const part of around.body.body as Syntax[]) {
    if (part.type !== 'MethodDefinition' || part.kind !== 'constructor') continue;
    for (const each of part.value.params as Syntax[]) {
      const { parameter } = each as unknown as { parameter?: Syntax };
      const named = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (named?.type === 'Identifier' && named.name === key) return ofType(flow, named);
    }
  }
  return undefined;
}

/** For `new Users(db)` with `function Users(db) { this.find = … }` or `Users.prototype.find = …`. */
function ofConstructor({ flow, node }: CalledFunction, key: string): Entity | undefined {
  const own = ofField(flow, node, key);
  const variable = own === undefined ? variableFor(flow, node) : undefined;
  if (variable === undefined) return own;
  for (const prototype of referencesTo(variable).prototypes) {
    const { parent } = outerOf(prototype);
    if (parent?.type === 'AssignmentExpression' && parent.left === prototype) {
      const found = memberOf(flow.entityOf(parent.right), key);
      if (found !== undefined) return found;
    }
    if (parent?.type !== 'MemberExpression' || keyOf(parent) !== key) continue;
    const { parent: write } = outerOf(parent);
    if (write?.type === 'AssignmentExpression' && write.left === parent) return flow.entityOf(write.right);
  }
  return undefined;
}

export function moduleAt(flow: Flow, written: string | undefined): Entity | undefined {
  const loaded = written?.startsWith('.') ? flow.neighbours?.loadedBy(flow, written) : undefined;
  return loaded === undefined ? undefined : { kind: 'module', flow: loaded };
}

/** When it is called, constructed or accessed, a file stands for its whole export. */
export function callable(entity: Entity | undefined): Entity | undefined {
  if (entity?.kind !== 'module') return entity;
  const [whole] = exportsOf(entity.flow.source).whole.flatMap((each) => entity.flow.entityOf(each) ?? []);
  return whole?.kind === 'function' || whole?.kind === 'class' ? whole : ofExport(entity.flow, 'default');
}

export function instanceOf(made: Entity | undefined): Entity | undefined {
  const of = callable(made);
  return of?.kind === 'class' || of?.kind === 'function' ? { kind: 'instance', of } : undefined;
}

export function ofImport(flow: Flow, specifier: Syntax, declaration: Syntax | null): Entity | undefined {
  if (declaration?.type !== 'ImportDeclaration') {
    const { moduleReference } = specifier as unknown as { moduleReference?: { expression?: Syntax } };
    return moduleAt(flow, plainText(moduleReference?.expression));
  }
  const module = moduleAt(flow, plainText(declaration.source));
  if (specifier.type === 'ImportNamespaceSpecifier') return module;
  if (specifier.type === 'ImportDefaultSpecifier') return memberOf(module, 'default');
  if (specifier.type !== 'ImportSpecifier') return undefined;
  const { imported } = specifier;
  return memberOf(module, imported.type === 'Identifier' ? imported.name : String(imported.value));
}

/** By the class in its type annotation: `constructor(private users: UsersService)`. */
export function ofType(flow: Flow, declared: Syntax): Entity | undefined {
  const { typeAnnotation } = declared as unknown as { typeAnnotation?: { typeAnnotation?: { typeName?: Syntax } } };
  const name = typeAnnotation?.typeAnnotation?.typeName;
  if (name?.type !== 'Identifier') return undefined;
  const variable = flow.source.scopeManager.globalScope === null ? undefined : variableNamed(flow, declared, name.name);
  const [definition] = variable?.defs ?? [];
  if (definition?.type === 'ClassName') return instanceOf(flow.entityOf(definition.node as Syntax));
  if (definition?.type !== 'ImportBinding') return undefined;
  return instanceOf(ofImport(flow, definition.node as Syntax, definition.parent as Syntax));
}

function variableNamed(flow: Flow, from: Syntax, name: string): Variable | undefined {
  let scope: Scope | null = flow.source.getScope(from as never);
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}
