/** Conditions that compare a value with permitted values. Only a person can judge whether they are sufficient. */
import type { PythonScope } from './scope.ts';
import { codeOf, type Node } from './syntax.ts';

const guard =
  /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|(?<!form\.|Form\.)validate\w*|(?<!form\.|Form\.|serializer\.)is_valid\w*|is_safe\w*|is_allowed\w*|is_relative_to|allowed_file)\(/;

/** `"name" in data` tests whether a key exists, not its value. */
const presence = /["']\w+["']\s+(?:not\s+)?in\s+[\w.]+(?:\(\))?/g;

export function noteGuards(scope: PythonScope, statement: Node): void {
  const condition = statement.firstChild?.nextSibling;
  if (condition === null || condition === undefined) return;
  const code = codeOf(scope.source, condition).replaceAll(presence, '');
  if (!guard.test(code)) return;
  for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) scope.guarded.add(name);
}

/** Whether a name in the code was compared before. */
export function isCompared({ source, guarded }: PythonScope, node: Node): boolean {
  return guarded.size > 0 && (codeOf(source, node).match(/[A-Za-z_]\w*/g) ?? []).some((name) => guarded.has(name));
}
