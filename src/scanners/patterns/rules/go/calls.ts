/** Patterns that many rules of Go share. */

/** `@name` is all that stands before the arguments. */
export const call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';
export const methodCall =
  '(call_expression function: (selector_expression operand: (_) @receiver field: (_) @name) arguments: (argument_list) @arguments) @at';
