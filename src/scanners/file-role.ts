/** Tells people whether a file runs in production, as far as its path and first lines say so. */
import { classifyPath, roleWords } from '../shared/text/file-role.ts';

const generated =
  /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;

/** A sentence for people; empty for what nothing marks. */
export function describeRole(path: string, text: string): string {
  const role = classifyPath(path);
  if (role !== undefined) return `It is ${roleWords[role]}.`;
  if (text.split('\n', 50).some((line) => line.length > 10 * longestLine)) return 'It is in minified code.';
  return generated.test(text.slice(0, 2000)) ? 'It is in generated code.' : '';
}
