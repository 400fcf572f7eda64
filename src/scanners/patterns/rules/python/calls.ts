/** Patterns that several Python rules share. */

/** `@value` is what the method is called on. */
export const receiver = '(call function: (attribute object: (_) @value attribute: (identifier) @name)) @at';

/** `f(**value)` */
export const spread = '(call function: (_) @name arguments: (argument_list (dictionary_splat (_) @value))) @at';

/** `a.b = value`, `a["b"] = value` */
export const assigned = '(assignment left: [(attribute) (subscript)] @name right: (_) @value) @at';

/** `DEBUG = True`, `app.config["DEBUG"] = True` */
export const assignment = '(assignment left: (_) @name right: (_)) @at';
