import type { PatternRule } from '../../rule.ts';

/** To load a class by its name is code injection. */
export const reflection: PatternRule = {
  weakness: 'reflection',
  remediation: 'Look the method up in a fixed table of allowed names.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    {
      name: /^get(?:Declared)?Method$/,
      argument: [0],
      inFile: /\.\s*invoke\s*\(|\bjava\.lang\.reflect\b/,
    },
    {
      name: /^(?:find(?:Method|Virtual|Static|Special)|invoke(?:Exact|Static|ExactStatic)?Method)$/,
      receiver: /(?:Reflection|Method|Bean)Utils$|lookup/i,
      argument: [1],
    },
  ],
};
