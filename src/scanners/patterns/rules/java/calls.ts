/** Patterns that many rules of Java share. */

export const methodCall =
  '(method_invocation object: (_) @receiver name: (identifier) @name arguments: (argument_list) @arguments) @at';
export const anyMethodCall = '(method_invocation name: (identifier) @name arguments: (argument_list) @arguments) @at';
export const creation = '(object_creation_expression type: (_) @name arguments: (argument_list) @arguments) @at';
