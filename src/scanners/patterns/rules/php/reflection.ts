import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

const expression =
  '[(variable_name) (subscript_expression) (member_access_expression) (parenthesized_expression) (encapsed_string) (binary_expression)] @value';

/** Calls of a function that is not a method are code injection. */
export const reflection: PatternRule = {
  weakness: 'reflection',
  remediation: 'Look the class or method up in a fixed table of allowed names.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    { query: `(object_creation_expression . ${expression}) @at` },
    { query: `(member_call_expression name: ${expression}) @at` },
    { query: `(nullsafe_member_call_expression name: ${expression}) @at` },
    { query: `(scoped_call_expression name: ${expression}) @at` },
    { query: `(scoped_call_expression scope: ${expression}) @at` },
    { query: creation, name: /^\\?Reflection(?:Class|Method|Function)$/ },
  ],
};
