/** The rules of each language. */
import type { RuleLanguage } from '../../../shared/languages/languages.ts';
import type { PatternRule } from '../rule.ts';
import * as go from './go.ts';
import * as java from './java.ts';
import * as php from './php.ts';
import * as python from './python.ts';

export const patternRules: Readonly<Record<RuleLanguage, readonly PatternRule[]>> = {
  PHP: Object.values(php),
  Java: Object.values(java),
  Go: Object.values(go),
  Python: Object.values(python),
};
