import type { PatternRule } from '../../rule.ts';

/** To load a plugin by its path is code injection. */
export const reflection: PatternRule = {
  weakness: 'reflection',
  remediation: 'Look the function up in a fixed table of allowed names.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    { name: /\.MethodByName$/, argument: [0] },
    { name: /\.Lookup$/, inFile: /^\s*(?:import\s+)?"plugin"/m, argument: [0] },
  ],
};
