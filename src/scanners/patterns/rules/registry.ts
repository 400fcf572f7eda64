/** The rules of each language. */
import type { RuleLanguage } from '../../../shared/languages/languages.ts';
import type { PatternRules } from '../rule.ts';
import { goRules } from './go.ts';
import { javaRules } from './java.ts';
import { phpRules } from './php.ts';
import { cryptography } from './python/cryptography.ts';
import { execution } from './python/execution.ts';
import { pages } from './python/pages.ts';
import { queries } from './python/queries.ts';
import { settings } from './python/settings.ts';

export const patternRules: Readonly<Record<RuleLanguage, PatternRules>> = {
  PHP: phpRules,
  Java: javaRules,
  Go: goRules,
  Python: { ...cryptography, ...execution, ...pages, ...queries, ...settings },
};
