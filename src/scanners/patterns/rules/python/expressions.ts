/** Regular expressions, and texts that they match. */
import { isSlowPattern } from '../../../sast/flow/repetition.ts';
import type { PatternRule } from '../../rule.ts';

export const regex: PatternRule = {
  weakness: 'regex',
  remediation: 'Escape the value with re.escape.',
  severity: { outside: 'LOW' },
  purpose: 'regex',
  sinks: [
    {
      name: /^re\.(?:compile|match|search|fullmatch|findall|finditer|sub|subn|split)$/,
      callee: /^(?:re|)\.(?:compile|match|search|fullmatch|findall|finditer|sub|subn|split)$/,
      // Not one text, which most are.
      given: /^(?!\(\s*[rb]?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*[,)])/i,
      argument: [0],
      keywords: ['pattern'],
    },
  ],
};

/** Two repetitions on a line, of which one may be in the other. */
const inFile = /[+*}][^\n]{0,200}\)[+*{]/;
/** A short text can block the program for minutes. */
const called = { test: (text: string): boolean => isSlowPattern(text.replaceAll('(?P<', '(?<')) };

export const slowRegex: PatternRule = {
  weakness: 'slow-regex',
  remediation: 'Rewrite it without nested repetition, or limit the length of the input.',
  severity: { outside: 'MEDIUM' },
  purpose: 'regex',
  sinks: [
    {
      query: '(call function: (_) @name arguments: (argument_list . (_) @called . (_) @value)) @at',
      name: /^re\.(?:match|search|fullmatch|findall|finditer|split)$/,
      inFile,
      called,
    },
    {
      query: '(call function: (_) @name arguments: (argument_list . (_) @called . (_) . (_) @value)) @at',
      name: /^re\.subn?$/,
      inFile,
      called,
    },
    // The value of a compiled expression is its text.
    {
      query:
        '(call function: (attribute object: (_) @called attribute: (identifier) @name) arguments: (argument_list . (_) @value)) @at',
      name: /^(?:match|search|fullmatch|findall|finditer|split)$/,
      callee: /^re\.compile\.\w+$/,
      inFile,
      called,
    },
    {
      query:
        '(call function: (attribute object: (_) @called attribute: (identifier) @name) arguments: (argument_list . (_) . (_) @value)) @at',
      name: /^subn?$/,
      callee: /^re\.compile\.\w+$/,
      inFile,
      called,
    },
  ],
};
