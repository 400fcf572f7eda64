/** Finds what a name stands for: a function, class, object or file, also in another file of the tree. */
import { isExportsObject } from './exports.ts';
import type { CalledFunction, Entity, Flow } from './facts.ts';
import { createInstance, findImportEntity, findMember, findModule, findTypeEntity, toCallable } from './members.ts';
import { findPatternPath } from './names.ts';
import { findReferences } from './references.ts';
import {
  findEnclosingFunction,
  findOuter,
  getKey,
  getParent,
  getPlainText,
  isFunction,
  type Syntax,
  type SyntaxOf,
} from './syntax.ts';

/** The function that a call runs. */
function findFunction(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = toCallable(flow.entityOf(callee));
  return entity?.kind === 'function' ? entity : undefined;
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
  const made = findFunction(flow, callee);
  const results = made === undefined ? [] : (made.flow.returns.get(made.node) ?? []);
  const [only, ...others] = results.flatMap((result) => (made === undefined ? [] : (made.flow.entityOf(result) ?? [])));
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
