/** XML parsers that load external entities. */
import { findProperty, isTrue } from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';

export const xxe: ScriptRule = {
  id: 'xxe',
  remediation: 'Do not set noent or load DTDs; refuse documents with a DTD.',
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
