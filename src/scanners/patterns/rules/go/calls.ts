/** Patterns that several Go rules share. */

/** `@name` is all the code before the arguments. */
export const call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';
