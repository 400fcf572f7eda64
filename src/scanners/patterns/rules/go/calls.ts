/** Patterns that several Go rules share. */

/** `@name` is all the code before the arguments. */
export const call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';
export const methodCall =
  '(call_expression function: (selector_expression operand: (_) @receiver field: (_) @name) arguments: (argument_list) @arguments) @at';
