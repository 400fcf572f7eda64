import type { PatternRule } from '../../rule.ts';

export const xpathInjection: PatternRule = {
  weakness: 'xpath-injection',
  remediation: 'Use a fixed expression with variables, and set these with an XPathVariableResolver.',
  severity: { outside: 'HIGH' },
  purpose: 'xpath',
  sinks: [
    {
      name: /^(?:evaluate|compile|evaluateExpression|selectNodes|selectSingleNode|createXPath|valueOf)$/,
      inFile: /\bxpath\b|\bdom4j\b|\bjdom2?\b|\bjaxen\b/i,
      argument: [0],
      isBuilt: true,
      holds: /\/|\[|@/,
    },
  ],
};
