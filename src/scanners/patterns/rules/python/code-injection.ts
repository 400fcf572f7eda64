import type { PatternRule } from '../../rule.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  remediation: 'Use ast.literal_eval for data, or a table of allowed functions. Do not execute text.',
  severity: { outside: 'CRITICAL' },
  purpose: 'code',
  sinks: [
    {
      name: /^(?:builtins\.|__builtins__\.)?(?:eval|exec|execfile)$/,
      callee: /^(?:builtins|__builtins__|)\.(?:eval|exec|execfile)$/,
      argument: [0],
      keywords: ['source', 'object'],
    },
    {
      name: /^(?:(?:builtins\.)?__import__|(?:importlib\.)?import_module|runpy\.run_(?:path|module))$/,
      callee: /^(?:builtins|importlib|runpy|)\.(?:__import__|import_module|run_path|run_module)$/,
      argument: [0],
      keywords: ['name'],
      severity: { outside: 'HIGH' },
    },
  ],
};
