/** Patterns that several PHP rules share. */

export const methodCall = '(member_call_expression name: (name) @name) @at';
export const staticCall = '(scoped_call_expression name: (name) @name) @at';
export const creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';

/** Calls of a function that a value names, with its first argument. */
export const namedCalls = [
  {
    query:
      '(function_call_expression function: [(variable_name) (subscript_expression) (member_access_expression) (parenthesized_expression) (string) (encapsed_string)] @called arguments: (arguments . (argument (_) @value))) @at',
  },
  {
    query:
      '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @called) . (argument (_) @value))) @at',
    name: /^\\?(?:call_user_func|call_user_func_array|forward_static_call|array_map|register_shutdown_function)$/i,
  },
  {
    query:
      '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @value) . (argument (_) @called))) @at',
    name: /^\\?(?:array_filter|array_walk|usort|uasort|array_reduce)$/i,
  },
] as const;

/** A value with such a name is the address of a page; others are paths of files. */
export const addressName =
  /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;
