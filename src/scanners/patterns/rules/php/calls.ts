/** Patterns that several PHP rules share. */

export const functionCall = '(function_call_expression function: (_) @name) @at';
export const methodCall = '(member_call_expression name: (name) @name) @at';
export const staticCall = '(scoped_call_expression name: (name) @name) @at';
export const creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';

/** A value with such a name is the address of a page; others are paths of files. */
export const addressName =
  /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;
