import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const xss: PatternRule = {
  weakness: 'xss',
  language: 'Java',
  remediation: 'Render the value with a template that escapes, or escape it with Encode.forHtml.',
  severity: { outside: 'HIGH', stored: 'MEDIUM' },
  purpose: 'page',
  sinks: [
    // `<%= value %>` of a server page.
    { query: call, name: /^\$_$/ },
    {
      query: call,
      name: /^(?:print|println|printf|write|append|format)$/,
      receiver: /getWriter\(\)$|getOutputStream\(\)$|^(?:out|writer|pw|printWriter|responseWriter)$/,
      around: /getWriter\(\)|getOutputStream\(\)|JspWriter/,
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
