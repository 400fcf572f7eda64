/** The languages that are scanned with patterns. A new one is one file and one line here. */
import type { PatternLanguage } from '../../../languages/languages.ts';
import type { PatternGrammar } from '../grammar.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { php } from './php.ts';

export const grammars: Readonly<Record<PatternLanguage, PatternGrammar>> = { PHP: php, Java: java, Go: go };
