/** Ways to name the places that rules look at. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, keyOf, type Syntax, unwrapped } from '../flow/syntax.ts';
import type { Find, Sinks } from './weakness.ts';

/** The same question of calls with and without `new`. */
export function calls(find: (node: CallSyntax) => Sinks): Find {
  return { CallExpression: find, NewExpression: find };
}

/** The first name of a chain: `res` of `res.status(200).send`. */
export function rootOf(node: Syntax): string {
  const inner = unwrapped(node);
  if (inner.type === 'MemberExpression')
    return inner.object.type === 'ThisExpression' ? keyOf(inner) : rootOf(inner.object);
  if (inner.type === 'CallExpression') return rootOf(inner.callee);
  return inner.type === 'Identifier' ? inner.name : '';
}

/** What a method is called on. */
export function receiverOf(node: CallSyntax): Syntax | undefined {
  const callee = unwrapped(node.callee);
  return callee.type === 'MemberExpression' ? unwrapped(callee.object) : undefined;
}

const responseName = /^_?(?:res|response|resp|reply|rep|ctx|context|h|c|httpResponse)$/i;

/** Whether the method is called on what answers a request. */
export function isOnResponse(node: CallSyntax): boolean {
  const receiver = receiverOf(node);
  return receiver !== undefined && responseName.test(rootOf(receiver));
}

/** What a name or an expression stands for when that is an object, written where the name is made. */
export function objectOf(
  flow: Flow,
  node: Syntax | undefined,
): Extract<Syntax, { type: 'ObjectExpression' }> | undefined {
  const inner = node === undefined ? undefined : unwrapped(node);
  if (inner?.type === 'ObjectExpression') return inner;
  const definition = inner?.type === 'Identifier' ? flow.names.variableOf(inner)?.defs[0] : undefined;
  const value =
    definition?.type === 'Variable' && definition.node.init != null ? unwrapped(definition.node.init) : undefined;
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** The names that a piece of code stands among: those of the function, class, variable and property around it. */
export function namesAround(flow: Flow, node: Syntax): string {
  const names: string[] = [];
  for (const outer of flow.source.getAncestors(node as never) as Syntax[]) {
    if (outer.type === 'VariableDeclarator' || outer.type === 'AssignmentExpression') names.push(textOf(flow, outer));
    else if (outer.type === 'Property' || outer.type === 'MethodDefinition' || outer.type === 'PropertyDefinition')
      names.push(keyOf(outer));
    else if ((outer.type === 'FunctionDeclaration' || outer.type === 'FunctionExpression') && outer.id != null)
      names.push(outer.id.name);
  }
  return names.join(' ');
}

function textOf(flow: Flow, node: Extract<Syntax, { type: 'VariableDeclarator' | 'AssignmentExpression' }>): string {
  return flow.source.getText(node.type === 'VariableDeclarator' ? node.id : node.left).slice(0, 200);
}
