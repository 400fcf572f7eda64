/** Patterns that several Java rules share. */

export const call = '(method_invocation name: (identifier) @name) @at';
export const creation = '(object_creation_expression type: (_) @name) @at';
