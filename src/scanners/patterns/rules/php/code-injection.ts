import type { PatternRule } from '../../rule.ts';
import { functionCall, methodCall } from './calls.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  language: 'PHP',
  remediation: 'Do not execute text. Use json_decode for data, and a table of allowed functions.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    { query: functionCall, name: /^\\?eval$/i },
    { query: functionCall, name: /^\\?create_function$/i },
    { query: functionCall, name: /^\\?assert$/i, argument: [0], severity: { outside: 'CRITICAL' } },
    {
      query: functionCall,
      name: /^\\?preg_replace$/i,
      argument: [0],
      constant: /^\s*([^\w\s\\])[\s\S]*\1[a-z]*e[a-z]*$/i,
      severity: { found: 'MEDIUM' },
    },
    // The text of a template.
    { query: methodCall, name: /^(?:createTemplate|renderString|evalString)$/, argument: [0] },
    {
      query: methodCall,
      name: /^render$/,
      receiver: /twig|mustache|blade/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
    {
      query: functionCall,
      name: /^\\?(?:call_user_func(?:_array)?|array_map|usort|uasort|uksort|register_shutdown_function)$/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
    // A name that is called without a check.
    {
      query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
      severity: { outside: 'HIGH' },
    },
  ],
};
