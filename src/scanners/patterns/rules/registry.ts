/** The rules of each language: a new one is one file and one line here. */
import type { PatternRule } from '../rule.ts';
import { codeInjection } from './php/code-injection.ts';
import { commandInjection } from './php/command-injection.ts';
import { fileInclusion } from './php/file-inclusion.ts';
import { sqlInjection } from './php/sql-injection.ts';
import { xss } from './php/xss.ts';

export const patternRules: readonly PatternRule[] = [
  ...[sqlInjection, commandInjection, codeInjection, fileInclusion, xss],
];
