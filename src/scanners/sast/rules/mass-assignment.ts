/** Records that are written with everything in a request. */
import type { Syntax } from '../flow/syntax.ts';
import { findProperty, hasSpread, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { getReceiver, type Sinks, visitCalls } from './syntax-queries.ts';

const writing =
  /^(?:create|insert|insertOne|insertMany|save|update|updateOne|updateMany|findByIdAndUpdate|findOneAndUpdate|findOneAndReplace|replaceOne|build|upsert|bulkCreate|assign|set|updateAttributes|insertGraph|patch)$/;
const wholeRequest = /\b(?:body|query|payload|json\(\))$/;

export const massAssignment: ScriptRule = {
  id: 'mass-assignment',
  weakness: 'record-written',
  remediation: 'Take the allowed fields one by one, or validate the request against a schema that drops the others.',
  severity: { outside: 'MEDIUM' },
  purpose: 'operators',
  kinds: ['web'],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const values = node.arguments.flatMap((argument) => listWholeObjects(argument));
      if (values.length === 0) return undefined;
      const receiver = getReceiver(node);
      const isModel =
        node.type === 'NewExpression' &&
        /^[A-Z]/.test(flow.names.last(node.callee)) &&
        !/^(?:Error|URL|Set|Map|Date|Promise|Buffer|\w*Error|\w*Params|Response|Array|Function|Proxy|Object|FormData)$/.test(
          flow.names.last(node.callee),
        );
      const isWrite =
        receiver !== undefined &&
        writing.test(flow.names.last(node.callee)) &&
        !/^(?:res|response|cache|app|headers|axios|console|map|store)$/i.test(flow.names.last(receiver));
      if (!isModel && !isWrite) return undefined;
      if (
        flow.names.qualified(node.callee) === 'Object.assign' &&
        unwrap(node.arguments[0] as Syntax).type === 'ObjectExpression'
      )
        return undefined;
      const origin = values.flatMap((value) => flow.originOf(value));
      return {
        at: node,
        origin: origin.filter(({ level, isText, text }) => level === 'outside' && !isText && wholeRequest.test(text)),
      };
    }),
};

/** An object that is passed with all its properties. */
function listWholeObjects(node: Syntax): Syntax[] {
  const inner = unwrap(node);
  if (inner.type !== 'ObjectExpression') return /^(?:Identifier|MemberExpression)$/.test(inner.type) ? [inner] : [];
  const set = findProperty(inner, '$set') ?? findProperty(inner, 'data');
  if (set !== undefined) return listWholeObjects(set);
  return hasSpread(inner) ? inner.properties.flatMap((part) => (part.type === 'Property' ? [] : [part.argument])) : [];
}
