/** The languages that the engine reads. A new one is one folder and one line here. */
import type { RuleLanguage } from '../../shared/languages/languages.ts';
import { goFront } from './go/go-front.ts';
import { javaFront } from './java/java-front.ts';
import type { LanguageFront } from './library.ts';
import { phpFront } from './php/php-front.ts';
import { pythonFront } from './python/python-front.ts';

export const fronts: Readonly<Record<RuleLanguage, LanguageFront>> = {
  Java: javaFront,
  PHP: phpFront,
  Go: goFront,
  Python: pythonFront,
};
