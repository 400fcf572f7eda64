import type { PatternRule } from '../../rule.ts';

const tag = /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i;

export const xss: PatternRule = {
  weakness: 'xss',
  remediation: 'Render the value with a template that escapes, or escape it with Encode.forHtml.',
  severity: { outside: 'HIGH', stored: 'MEDIUM' },
  purpose: 'page',
  notLinkable: /[cC]ookie|getHeader\((?!\s*"referer")|getRequestUR|getQueryString/i,
  sinks: [
    // `<%= value %>` of a server page.
    { name: /^\$_$/ },
    {
      name: /^(?:print|println|printf|write|append|format)$/,
      receiver: /getWriter\(\)$|getOutputStream\(\)$|^(?:out|writer|pw|printWriter|responseWriter)$/,
      around: /getWriter\(\)|getOutputStream\(\)|JspWriter/,
    },
    // A text with tags that is built from the value.
    {
      query: '(method_invocation name: (identifier) @name) @at @value',
      name: /^(?:format|formatted|append|concat)$/,
      isBuilt: true,
      holds: tag,
      isOnce: true,
      severity: { outside: 'MEDIUM' },
    },
    {
      query: '(binary_expression) @at @value',
      isBuilt: true,
      isOnce: true,
      holds: tag,
      severity: { outside: 'MEDIUM' },
    },
    // The return value of such a method is the page.
    {
      query: '(return_statement (_) @value) @at',
      around: /@ResponseBody\b[\s\S]*?\bString\s+\w+\s*\(/,
      unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN/,
    },
    {
      query: '(return_statement (_) @value) @at',
      inFile: /@RestController\b/,
      around: /^@(?:Get|Post|Request)Mapping\b[\s\S]*?\bString\s+\w+\s*\(/,
      unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN|"redirect:/,
      isBuilt: true,
    },
  ],
};
