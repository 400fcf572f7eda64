/** Finds what a name stands for: a function, class, object or file, also in another file of the tree. */
import type { CalledFunction, Entity, Flow } from './facts.ts';
import { callable, instanceOf, memberOf, moduleAt, ofImport, ofType } from './members.ts';
import { patternPath } from './names.ts';
import { referencesTo } from './references.ts';
import {
  functionAround,
  isFunction,
  keyOf,
  outerOf,
  parentOf,
  plainText,
  type Syntax,
  type SyntaxOf,
} from './syntax.ts';

/** The function that a call runs. */
export function functionOf(flow: Flow, callee: Syntax): CalledFunction | undefined {
  const entity = callable(flow.entityOf(callee));
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
      return ofName(flow, node);
    case 'MemberExpression':
      return memberOf(flow.entityOf(node.object), keyOf(node));
    case 'ThisExpression':
      return ofThis(flow, node);
    case 'AssignmentExpression':
      return flow.entityOf(node.right);
    case 'LogicalExpression':
      return flow.entityOf(node.left) ?? flow.entityOf(node.right);
    case 'ImportExpression':
      return moduleAt(flow, plainText(node.source));
    case 'NewExpression':
      return instanceOf(flow.entityOf(node.callee));
    case 'CallExpression':
      return ofCall(flow, node);
    default:
      return undefined;
  }
}

function ofName(flow: Flow, node: SyntaxOf<'Identifier'>): Entity | undefined {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  if (definition.type === 'FunctionName' || definition.type === 'ClassName')
    return flow.entityOf(definition.node as Syntax);
  if (definition.type === 'ImportBinding')
    return ofImport(flow, definition.node as Syntax, definition.parent as Syntax);
  if (definition.type === 'Parameter') return ofType(flow, definition.name as Syntax);
  if (definition.type !== 'Variable') return undefined;
  const [value, other] = referencesTo(variable).values;
  if (value === undefined || other !== undefined) return ofType(flow, definition.node.id as Syntax);
  const path = patternPath(definition.node.id, definition.name) ?? [];
  const entity = path.reduce<Entity | undefined>(memberOf, flow.entityOf(value));
  if (entity?.kind === 'object' && path.length === 0) return { ...entity, variable };
  return entity ?? ofType(flow, definition.node.id as Syntax) ?? { kind: 'value', flow, node: value };
}

function ofCall(flow: Flow, node: SyntaxOf<'CallExpression'>): Entity | undefined {
  const { callee } = node;
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && callee.name === 'require' && flow.names.variableOf(callee)?.defs.length !== 1)
    return moduleAt(flow, plainText(first));
  const name = flow.names.qualified(callee) ?? '';
  if (first !== undefined && /^(?:Object\.freeze|_*interop\w*|__import\w*|__toESM)$/.test(name))
    return flow.entityOf(first);
  if (callee.type === 'MemberExpression' && keyOf(callee) === 'bind') return flow.entityOf(callee.object);
  const made = functionOf(flow, callee);
  const results = made === undefined ? [] : (made.flow.returns.get(made.node) ?? []);
  const [only, ...others] = results.flatMap((result) => (made === undefined ? [] : (made.flow.entityOf(result) ?? [])));
  return others.length > 0 ? undefined : only;
}

/** The object, or the instance of a class, whose method contains `this`. */
function ofThis(flow: Flow, node: Syntax): Entity | undefined {
  let around = functionAround(node);
  while (around?.type === 'ArrowFunctionExpression') around = functionAround(around);
  if (around === undefined) return classAround(flow, node);
  const { parent } = outerOf(around);
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') return classAround(flow, around);
  if (parent?.type === 'Property') {
    const object = parentOf(parent);
    return object?.type === 'ObjectExpression' ? { kind: 'object', flow, node: object } : undefined;
  }
  if (parent?.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression') {
    const owner = parent.left.object;
    const isPrototype = owner.type === 'MemberExpression' && keyOf(owner) === 'prototype';
    if (isPrototype) return instanceOf(flow.entityOf(owner.object));
    return owner.type === 'ThisExpression' ? ofThis(flow, owner) : flow.entityOf(owner);
  }
  return { kind: 'instance', of: { kind: 'function', flow, node: around } };
}

function classAround(flow: Flow, node: Syntax): Entity | undefined {
  for (let outer = parentOf(node); outer !== undefined; outer = parentOf(outer))
    if (outer.type === 'ClassDeclaration' || outer.type === 'ClassExpression')
      return { kind: 'instance', of: { kind: 'class', flow, node: outer } };
  return undefined;
}
