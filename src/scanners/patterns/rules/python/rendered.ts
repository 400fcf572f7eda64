import type { PatternRule } from '../../rule.ts';

const name = /(?:^|\.)(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)$/;
/** A function that gives a template what it kept in a variable. */
const around = /\b(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)\(/;

/** Not a finding by itself: what a template gets makes a value severe that the template writes without escaping. */
export const rendered: PatternRule = {
  weakness: 'rendered',
  remediation: '',
  severity: { outside: 'HIGH' },
  purpose: 'page',
  sinks: [
    {
      query:
        '((call function: (_) @name arguments: (argument_list (keyword_argument value: (_) @value) @at)) (#not-match? @value "^[{]"))',
      name,
    },
    {
      query: '(call function: (_) @name arguments: (argument_list (dictionary (pair value: (_) @value) @at)))',
      name,
    },
    {
      query:
        '(call function: (_) @name arguments: (argument_list (keyword_argument value: (dictionary (pair value: (_) @value) @at))))',
      name,
    },
    {
      query: '(assignment left: (identifier) right: (dictionary (pair value: (_) @value) @at))',
      inFile: around,
      around,
    },
  ],
};
