/** XML parsers that load external entities. */
import { findProperty, isTrue } from '../flow/syntax.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sinks, Weakness } from './weakness.ts';

export const xxe: Weakness = {
  id: 'xxe',
  cwe: 'CWE-611',
  title: 'XML parsed with external entities (XXE)',
  description:
    'The parser replaces entities. An untrusted document can read files on the server, make it send requests, or exhaust its memory.',
  remediation: 'Do not set noent or load DTDs; refuse documents with a DTD.',
  cvss: 8.6,
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', found: 'MEDIUM' },
  kinds: ['web', 'header', 'archive'],
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const [first, ...others] = node.arguments;
      if (
        first === undefined ||
        !/xml|libxml|sax|parse/i.test(`${flow.names.qualified(node.callee)} ${flow.names.last(node.callee)}`)
      )
        return undefined;
      const isOpen = others.some((option) =>
        ['noent', 'replaceEntities', 'dtdload', 'resolveExternalEntities'].some((key) =>
          isTrue(findProperty(findObjectLiteral(flow, option), key)),
        ),
      );
      return isOpen ? { at: node, values: [first] } : undefined;
    }),
    MemberExpression: (node) => (flow.names.last(node) === 'XML_PARSE_NOENT' ? { at: node } : undefined),
  }),
};
