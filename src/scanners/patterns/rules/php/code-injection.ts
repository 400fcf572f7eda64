import type { PatternRule } from '../../rule.ts';
import { methodCall, namedCalls } from './calls.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  remediation: 'Do not execute text. Use json_decode for data, and a table of allowed functions.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    { name: /^\\?eval$/i },
    { name: /^\\?create_function$/i },
    { name: /^\\?assert$/i, argument: [0], severity: { outside: 'CRITICAL' } },
    {
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
      name: /^\\?(?:call_user_func(?:_array)?|array_map|register_shutdown_function|forward_static_call)$/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
    {
      name: /^\\?(?:usort|uasort|uksort|array_filter|array_walk|array_reduce|preg_replace_callback)$/i,
      argument: [1],
      severity: { outside: 'HIGH' },
    },
    ...namedCalls.map((sink) => ({
      ...sink,
      called: /^\\?(?:assert|create_function)$/i,
      severity: { outside: 'CRITICAL' } as const,
    })),
    // A name that is called without a check.
    {
      query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
      unlessAround: /instanceof\s+\\?Closure\b/,
      severity: { outside: 'HIGH' },
    },
  ],
};
