import type { PatternRule } from '../../rule.ts';

export const xmlEntities: PatternRule = {
  weakness: 'xml-entities',
  remediation: 'Do not use LIBXML_NOENT, LIBXML_DTDLOAD or substituteEntities.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: '(arguments (argument (_)) @at (#match? @at "LIBXML_(?:NOENT|DTDLOAD)"))' },
    { name: /^\\?libxml_disable_entity_loader$/i, argument: [0], constant: /^false$/i },
    {
      query: '(assignment_expression left: (member_access_expression name: (name) @name) right: (boolean) @value) @at',
      name: /^(?:substituteEntities|resolveExternals)$/,
      constant: /^true$/i,
    },
  ],
};
