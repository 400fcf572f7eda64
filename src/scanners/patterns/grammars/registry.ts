import type { SearchedLanguage } from '../../engine/registry.ts';
import type { PatternGrammar } from '../grammar.ts';
import { go } from './go.ts';
import { php } from './php.ts';

export const grammars: Readonly<Record<SearchedLanguage, PatternGrammar>> = { PHP: php, Go: go };
