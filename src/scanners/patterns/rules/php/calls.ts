/** Patterns that many rules of PHP share. */

export const functionCall = '(function_call_expression function: (_) @name arguments: (arguments) @arguments) @at';
export const methodCall =
  '(member_call_expression object: (_) @receiver name: (name) @name arguments: (arguments) @arguments) @at';
export const staticCall =
  '(scoped_call_expression scope: (_) @receiver name: (name) @name arguments: (arguments) @arguments) @at';
export const creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';
