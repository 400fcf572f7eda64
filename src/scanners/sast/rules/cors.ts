/** Servers that allow every origin to read their answers with cookies. */
import type { Flow } from '../flow/facts.ts';
import { findProperty, getKey, getPlainText, isFunction, isTrue, type Syntax } from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';

export const cors: ScriptRule = {
  id: 'cors',
  weakness: 'cors-credentials',
  remediation: 'Allow a fixed list of origins.',
  severity: { found: 'MEDIUM', outside: 'MEDIUM' },
  find: (flow) => ({
    // `routes: { cors: { origin: ['*'], credentials: true } }` in hapi.
    Property: (node) => {
      const options = getKey(node) === 'cors' ? findObjectLiteral(flow, node.value) : undefined;
      return options !== undefined && allowsAnyOrigin(flow, options) ? { at: node } : undefined;
    },
    ...visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      const isCorsPackage = (name: string | undefined) =>
        /^(?:cors|@koa\/cors|@fastify\/cors|fastify-cors|koa2?-cors)(?:\.default)?$/.test(name ?? '');
      const isPlugin = flow.names.last(node.callee) === 'register' && isCorsPackage(flow.names.qualified(first));
      if (
        isPlugin ||
        isCorsPackage(flow.names.qualified(node.callee)) ||
        flow.names.last(node.callee) === 'enableCors'
      ) {
        const options = findObjectLiteral(flow, isPlugin ? second : first);
        return options !== undefined && allowsAnyOrigin(flow, options) ? { at: node } : undefined;
      }
      const isHeader = /^access-control-allow-origin$/i.test(getPlainText(first) ?? '') && second !== undefined;
      return isHeader
        ? { at: node, origin: flow.originOf(second).filter(({ text }) => /headers|get|header/.test(text)) }
        : undefined;
    }),
  }),
};

/** `true`, `*`, `['*']`, a value from the request, or a function that accepts everything. */
function allowsAnyOrigin(flow: Flow, options: Syntax): boolean {
  const origin = findProperty(options, 'origin');
  if (origin === undefined || !isTrue(findProperty(options, 'credentials'))) return false;
  if (isFunction(origin)) return /^[^?|&]*(?:\(null,\s*true\)|=>\s*true)\W*$/.test(flow.source.getText(origin));
  const isStar = origin.type === 'ArrayExpression' && origin.elements.some((element) => getPlainText(element) === '*');
  return (
    isTrue(origin) ||
    isStar ||
    getPlainText(origin) === '*' ||
    flow.originOf(origin).some(({ level }) => level === 'outside')
  );
}
