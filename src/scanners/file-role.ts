/**
 * Tells whether a file runs in production, by its path and first lines. This is a note for people and never changes the
 * severity, because an author chooses both.
 */
import { roleOfPath, roleWords } from '../text/file-role.ts';

const generated =
  /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;

/** A sentence for people. Empty when nothing shows a role. */
export function roleOf(path: string, text: string): string {
  const role = roleOfPath(path);
  if (role !== undefined) return `It stands ${roleWords[role]}.`;
  if (text.split('\n', 50).some((line) => line.length > 10 * longestLine)) return 'It stands in minified code.';
  return generated.test(text.slice(0, 2000)) ? 'It stands in generated code.' : '';
}
