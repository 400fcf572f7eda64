import type { PatternRule } from '../../rule.ts';
import { creation, methodCall } from './calls.ts';

export const xss: PatternRule = {
  weakness: 'xss',
  remediation: 'Escape the value with htmlspecialchars($value, ENT_QUOTES), or render it with a template that escapes.',
  severity: { outside: 'HIGH', stored: 'MEDIUM' },
  purpose: 'page',
  // Browsers encode what is in an address.
  notLinkable: /\$_COOKIE|HTTP_(?!REFERER)|REQUEST_URI|QUERY_STRING/,
  sinks: [
    { query: '(echo_statement (_) @value) @at' },
    { query: '(print_intrinsic (_) @value) @at' },
    { query: '(exit_statement (_) @value) @at' },
    { name: /^\\?(?:printf|vprintf|print_r|die|exit)$/i },
    // Between `<?=` and `?>` a value is an expression by itself.
    { query: '((text_interpolation (php_tag) @tag) . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
    { query: '((php_tag) @tag . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
    // The body of a page.
    {
      query: creation,
      name: /^\\?(?:\w+\\)*(?:Html)?Response$/,
      argument: [0],
      unless: /application\/|text\/(?:plain|csv|xml)|json_encode/i,
      severity: { outside: 'HIGH' },
    },
    {
      name: /^\\?response$/,
      argument: [0],
      isBuilt: true,
      holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
      severity: { outside: 'HIGH' },
    },
    { query: methodCall, name: /^write$/, receiver: /getBody\(\)$/, argument: [0], severity: { outside: 'HIGH' } },
    {
      query: '(return_statement (_) @value) @at',
      isBuilt: true,
      isOnce: true,
      holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
      inFile: /\bRoute::|#\[Route\b|@Route\b|\bextends\s+\w*Controller\b/,
      severity: { outside: 'HIGH' },
    },
    // A text with tags that is built from the value.
    {
      query: '(augmented_assignment_expression right: (_) @value) @at',
      isBuilt: true,
      isOnce: true,
      holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
    },
    {
      query: '(assignment_expression right: [(encapsed_string) (binary_expression) (heredoc)] @value) @at',
      isBuilt: true,
      isOnce: true,
      holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
    },
  ],
};
