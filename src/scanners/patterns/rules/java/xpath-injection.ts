import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const xpathInjection: PatternRule = {
  weakness: 'xpath-injection',
  language: 'Java',
  remediation: 'Use a fixed expression with variables, and set these with an XPathVariableResolver.',
  severity: { outside: 'HIGH' },
  purpose: 'xpath',
  sinks: [
    {
      query: call,
      name: /^(?:evaluate|compile|evaluateExpression|selectNodes|selectSingleNode|createXPath|valueOf)$/,
      inFile: /\bxpath\b|\bdom4j\b|\bjdom2?\b|\bjaxen\b/i,
      argument: [0],
      isBuilt: true,
      holds: /\/|\[|@/,
    },
  ],
};
