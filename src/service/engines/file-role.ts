/** Whether a file runs in production, as far as its path and first lines tell; for people, never for the severity: an author chooses both. */
import { baseName } from './source-file.ts';

const roles: readonly (readonly [sentence: string, path: RegExp])[] = [
  [
    'It stands in a fixture of tests.',
    /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
  ],
  [
    'It stands in a test.',
    /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)test_[^/]*\.py$|_test\.(?:py|go)$/i,
  ],
  ['It stands in an example.', /(?:^|\/)(?:examples?|samples?|demos?)\//i],
  [
    'It stands in code of somebody else that is kept here.',
    /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|external|lib\/jquery)\//i,
  ],
];
const libraries =
  /^(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i;
const generated =
  /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;

/** A sentence for people; empty for what nothing marks. */
export function roleOf(path: string, text: string): string {
  const [found] = roles.find(([, pattern]) => pattern.test(path)) ?? [];
  if (found !== undefined) return found;
  if (libraries.test(baseName(path))) return 'It stands in code of somebody else that is kept here.';
  if (/\.min\.[cm]?js$/i.test(path) || text.split('\n', 50).some((line) => line.length > 10 * longestLine))
    return 'It stands in minified code.';
  return generated.test(text.slice(0, 2000)) ? 'It stands in generated code.' : '';
}
