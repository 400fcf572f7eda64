/** Values that become part of an XPath or LDAP query. */
import type { Flow } from '../flow/facts.ts';
import { findProperty, isFunction, type Syntax } from '../flow/syntax.ts';
import { findPartsOrigin, joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, type Sinks, visitCalls } from './syntax-queries.ts';

const paths =
  /^(?:xpath(?:\.js)?|xpath-html|xpath-ts|fontoxpath)\.(?:select1?|selectWithResolver|evaluate|parse|evaluateXPath\w*|useNamespaces\(\))$|^document\.evaluate$/;
/** `(uid=…)`, `(&(a=b)(c=…))`. */
const filter = /\(\s*(?:[&|!]\s*\(\s*)*[\w.;-]+\s*[~<>]?=/;

export const directoryQuery: ScriptRule = {
  id: 'directory-query',
  weakness: 'ldap-filter',
  remediation: 'Build the filter with the classes of the library, or escape the value for use in a filter.',
  severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW' },
  purpose: 'html',
  variants: {
    xpath: {
      weakness: 'xpath-query',
      remediation: 'Use XPath variables, or allow only letters and digits in the value.',
      severity: { outside: 'HIGH' },
    },
  },
  rows: [
    { call: paths, values: [0], variant: 'xpath' },
    { method: /^find$/, given: { 0: isQueryText }, values: [0], variant: 'xpath' },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      const method = flow.names.last(node.callee);
      if (method !== 'search' && method !== 'searchUser' && method !== 'findUser') return undefined;
      const text: Syntax | undefined =
        findProperty(findObjectLiteral(flow, second), 'filter') ??
        findProperty(findObjectLiteral(flow, first), 'filter') ??
        second;
      if (text === undefined) return undefined;
      const parts = listTextParts(flow, text);
      return filter.test(joinWords(parts)) ? { at: node, origin: findPartsOrigin(flow, parts) } : undefined;
    }),
};

/** The find method of a database takes an object or a function. */
function isQueryText(value: Syntax, flow: Flow): boolean {
  return flow.loads(/^libxmljs2?$/) && findObjectLiteral(flow, value) === undefined && !isFunction(value);
}
