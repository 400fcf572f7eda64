import type { PatternRule } from '../../rule.ts';

export const tlsUnchecked: PatternRule = {
  weakness: 'tls-unchecked',
  remediation: 'Keep verification on; trust a private certificate authority through RootCAs.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (true))) @at',
      name: /^InsecureSkipVerify$/,
    },
    {
      query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value)) @at',
      name: /^InsecureSkipVerify$/,
      constant: /^true$/,
    },
    {
      query:
        '(assignment_statement left: (expression_list (selector_expression field: (_) @name)) right: (expression_list (true))) @at',
      name: /^InsecureSkipVerify$/,
    },
    { name: /^ssh\.InsecureIgnoreHostKey$/ },
  ],
};
