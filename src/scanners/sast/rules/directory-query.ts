/** Values that become part of an XPath or LDAP query. */
import { findProperty, isFunction, type Syntax } from '../flow/syntax.ts';
import { findPartsOrigin, joinWords, listTextParts } from '../flow/text.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sinks, Weakness } from './weakness.ts';

const paths =
  /^(?:xpath(?:\.js)?|xpath-html|xpath-ts|fontoxpath)\.(?:select1?|selectWithResolver|evaluate|parse|evaluateXPath\w*|useNamespaces\(\))$|^document\.evaluate$/;
/** `(uid=…)`, `(&(a=b)(c=…))`. */
const filter = /\(\s*(?:[&|!]\s*\(\s*)*[\w.;-]+\s*[~<>]?=/;

export const directoryQuery: Weakness = {
  id: 'directory-query',
  cwe: 'CWE-90',
  title: 'LDAP filter built from strings (LDAP injection)',
  description:
    'A value becomes part of an LDAP search filter. An attacker who controls it can find other entries, or log in as another user.',
  remediation: 'Build the filter with the classes of the library, or escape the value for use in a filter.',
  cvss: 7.5,
  severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW' },
  purpose: 'html',
  variants: {
    xpath: {
      cwe: 'CWE-643',
      title: 'XPath expression built from strings (XPath injection)',
      description:
        'A value becomes part of an XPath expression. An attacker who controls it can read other parts of the document.',
      remediation: 'Use XPath variables, or allow only letters and digits in the value.',
      severity: { outside: 'HIGH' },
    },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      if (paths.test(flow.names.qualified(node.callee) ?? '')) return { at: node, values: [first], variant: 'xpath' };
      const method = flow.names.last(node.callee);
      // The find method of a database takes an object or a function.
      if (
        method === 'find' &&
        flow.loads(/^libxmljs2?$/) &&
        findObjectLiteral(flow, first) === undefined &&
        !isFunction(first)
      )
        return { at: node, values: [first], variant: 'xpath' };
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
