/** The languages that are read with patterns: a new one is one file and one line here. */
import type { PatternLanguage } from '../../../languages/languages.ts';
import type { PatternGrammar } from '../grammar.ts';
import { php } from './php.ts';

export const grammars = { PHP: php } as unknown as Readonly<Record<PatternLanguage, PatternGrammar>>;
