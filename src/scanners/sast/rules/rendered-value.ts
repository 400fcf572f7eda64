/**
 * Values from a request that are given to a template by name. They are no findings by themselves: most templates escape
 * them. They make what a template writes without escaping severe.
 */
import type { Flow } from '../flow/facts.ts';
import { findEnclosingFunction, getKey, getPlainText, type Syntax, type SyntaxOf, unwrap } from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import { listNodes } from '../flow/walk.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sink, Sinks, Weakness } from './weakness.ts';

/** The variant of a report is `TEMPLATE|KEY`. */
export const renderedValue: Weakness = {
  id: 'rendered-value',
  cwe: 'CWE-79',
  title: 'Untrusted input given to a template',
  description: '',
  remediation: '',
  cvss: 6.1,
  severity: { outside: 'HIGH' },
  purpose: 'html',
  kinds: ['web', 'header'],
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined || second === undefined) return undefined;
      if (!/^(?:render|view|renderFile|renderAsync)$/.test(flow.names.last(node.callee))) return undefined;
      const template = getPlainText(first) ?? joinWords(listTextParts(flow, first));
      return template === '' ? undefined : listNamedValues(flow, second, `${template}|`);
    }),
    // `res.locals.name = value`
    AssignmentExpression: (node): Sinks => {
      const target = unwrap(node.left);
      const isLocal =
        target.type === 'MemberExpression' && /^res(?:ponse)?\.locals$/.test(flow.source.getText(target.object));
      return isLocal ? { at: node, values: [node.right], variant: `*|${getKey(target)}` } : undefined;
    },
  }),
};

function listNamedValues(flow: Flow, object: Syntax, name: string): Sink[] {
  const literal = findObjectLiteral(flow, object) ?? findUndeclared(flow, object);
  return (literal?.properties ?? []).flatMap((part): Sink[] => {
    if (part.type !== 'Property' || getKey(part) === '*') return [];
    const key = `${name}${getKey(part)}`;
    const nested = findObjectLiteral(flow, part.value) ?? findUndeclared(flow, part.value);
    const isNested = nested !== undefined && !key.includes('.', name.length);
    return isNested ? listNamedValues(flow, part.value, `${key}.`) : [{ at: part, values: [part.value], variant: key }];
  });
}

/** `output = { … }` in the same function, without a declaration. */
function findUndeclared(flow: Flow, node: Syntax): SyntaxOf<'ObjectExpression'> | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier' || flow.names.variableOf(name) !== undefined) return undefined;
  const around = findEnclosingFunction(node);
  for (const each of listNodes(flow.source))
    if (
      each.type === 'AssignmentExpression' &&
      each.left.type === 'Identifier' &&
      each.left.name === name.name &&
      each.right.type === 'ObjectExpression' &&
      findEnclosingFunction(each) === around
    )
      return each.right;
  return undefined;
}
