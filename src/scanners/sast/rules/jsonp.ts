/** Scripts that call a function which the request names (JSONP). */
import type { Flow } from '../flow/facts.ts';
import { findEnclosingFunction, type Syntax, unwrap } from '../flow/syntax.ts';
import { listTextParts } from '../flow/text.ts';
import { findWritesBefore } from '../flow/writes.ts';
import type { ScriptRule } from './rule.ts';
import { isResponseCall, type Sinks, visitCalls } from './syntax-queries.ts';

/** Data of one user, by the names in it. */
const personal = /\b(?:user|email|account|session|profile|customer|token|password|address|phone)s?\b/i;

export const jsonp: ScriptRule = {
  id: 'jsonp',
  remediation:
    'Answer with JSON and allow the origins that need it with CORS, or check the name of the function against a pattern of letters and digits.',
  severity: { outside: 'MEDIUM' },
  kinds: ['web'],
  variants: {
    personal: { weakness: 'jsonp-personal', severity: { found: 'MEDIUM' } },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      if (first === undefined || !isResponseCall(flow, node)) return undefined;
      if (method === 'jsonp') return isPersonal(flow, first) ? { at: node, variant: 'personal' } : undefined;
      if (!/^(?:send|end|write)$/.test(method)) return undefined;
      const [name, next] = listTextParts(flow, first).filter((part) => !('text' in part && part.text === ''));
      if (name === undefined || !('value' in name) || next === undefined || !('text' in next)) return undefined;
      const handler = findEnclosingFunction(node);
      const isScript = /(?:java|ecma)script/i.test(handler === undefined ? '' : flow.source.getText(handler));
      return isScript && /^\s*\(/.test(next.text) ? { at: node, values: [name.value] } : undefined;
    }),
};

function isPersonal(flow: Flow, value: Syntax): boolean {
  const inner = unwrap(value);
  const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
  const written = variable === undefined ? [] : findWritesBefore(flow, variable, inner).map((write) => write.value);
  return [inner, ...written].some((each) => personal.test(flow.source.getText(each)));
}
