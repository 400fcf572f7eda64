/** What rules find, and helper functions with which they find it. */
import type { Flow, Level, Origin } from '../flow/facts.ts';
import { findParameterSource } from '../flow/sources.ts';
import {
  type CallSyntax,
  findFirstValue,
  findProperty,
  getKey,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import { listPropertyWrites } from '../flow/writes.ts';

/** A location that may be weak. */
export interface Sink {
  at: Syntax;
  /** Offset to report, instead of the node. */
  start?: number;
  /** Expressions whose values decide. Undefined when the location is weak with any value. */
  values?: readonly Syntax[];
  /** The origin of the value, instead of `values`. */
  origin?: Origin;
  variant?: string;
  /** The highest level that is reported. */
  most?: Level;
}

export type Sinks = Sink | readonly Sink[] | undefined;
export type Find = {
  [Type in Syntax['type']]?: (node: Extract<Syntax, { type: Type }>) => Sinks;
};

/** Applies the function to calls with and without `new`. */
export function visitCalls(find: (node: CallSyntax) => Sinks): Find {
  return { CallExpression: find, NewExpression: find };
}

export function isNoFunction(node: Syntax): boolean {
  return !isFunction(node);
}

/** The first name of a chain: `res` for `res.status(200).send`. */
export function getRootName(node: Syntax): string {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression')
    return inner.object.type === 'ThisExpression' ? getKey(inner) : getRootName(inner.object);
  if (inner.type === 'CallExpression') return getRootName(inner.callee);
  return inner.type === 'Identifier' ? inner.name : '';
}

export function getReceiver(node: CallSyntax): Syntax | undefined {
  const callee = unwrap(node.callee);
  return callee.type === 'MemberExpression' ? unwrap(callee.object) : undefined;
}

const responseName = /^_?(?:res|response|resp|reply|rep|ctx|context|h|c|httpResponse)$/i;

const responseMethod =
  /^(?:send|json|jsonp|status|end|write|writeHead|html|redirect|location|setHeader|header|set|type|code|cookie|setCookie|state|render|sendFile|sendfile|download|attachment|file|response)$/;

/** Whether the method is called on an HTTP response. */
export function isResponseCall(flow: Flow, node: CallSyntax): boolean {
  const receiver = getReceiver(node);
  if (receiver === undefined) return false;
  return (
    responseName.test(getRootName(receiver)) ||
    (responseMethod.test(flow.names.last(node.callee)) && isResponse(flow, receiver))
  );
}

/** Whether a chain begins with the parameter after a request, or with a context. */
export function isResponse(flow: Flow, chain: Syntax): boolean {
  const inner = unwrap(chain);
  if (inner.type === 'MemberExpression') return isResponse(flow, inner.object as Syntax);
  if (inner.type === 'CallExpression') return isResponse(flow, inner.callee as Syntax);
  const [definition] = inner.type === 'Identifier' ? (flow.names.variableOf(inner)?.defs ?? []) : [];
  const fn = definition?.type === 'Parameter' ? (definition.node as Syntax) : undefined;
  if (!isFunction(fn)) return false;
  const index = (fn.params as Syntax[]).indexOf(definition?.name as Syntax);
  if (findParameterSource(flow, fn, index) === 'context') return true;
  return index > 0 && findParameterSource(flow, fn, index - 1) === 'request';
}

/** The object literal that a name or expression stands for, if it is written at its definition. */
export function findObjectLiteral(flow: Flow, node: Syntax | undefined): SyntaxOf<'ObjectExpression'> | undefined {
  const inner = node === undefined ? undefined : unwrap(node);
  if (inner?.type === 'ObjectExpression') return inner;
  const value = findFirstValue(flow.names, inner);
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** Whether an object has the property, from its literal or an assignment. */
export function isPropertySet(flow: Flow, node: Syntax, key: string): boolean {
  const variable = node.type === 'Identifier' ? flow.names.variableOf(node) : undefined;
  if (variable !== undefined && listPropertyWrites(flow, variable, key).length > 0) return true;
  return findProperty(findObjectLiteral(flow, node), key) !== undefined;
}

/** The names of the enclosing function, class, variable and property. */
export function listEnclosingNames(flow: Flow, node: Syntax): string {
  const names: string[] = [];
  for (const outer of flow.source.getAncestors(node as never) as Syntax[]) {
    if (outer.type === 'VariableDeclarator' || outer.type === 'AssignmentExpression')
      names.push(flow.source.getText(outer.type === 'VariableDeclarator' ? outer.id : outer.left).slice(0, 200));
    else if (outer.type === 'Property' || outer.type === 'MethodDefinition' || outer.type === 'PropertyDefinition')
      names.push(getKey(outer));
    else if ((outer.type === 'FunctionDeclaration' || outer.type === 'FunctionExpression') && outer.id != null)
      names.push(outer.id.name);
  }
  return names.join(' ');
}
