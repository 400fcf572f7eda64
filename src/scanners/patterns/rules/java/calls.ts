/** Patterns that several Java rules share. */

export const creation = '(object_creation_expression type: (_) @name) @at';
