import type { PatternRule } from '../../rule.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  remediation: 'Do not run text from outside: keep templates and scripts in files, and give them values.',
  severity: { outside: 'HIGH' },
  purpose: 'code',
  sinks: [
    { name: /\.Parse$/, callee: /^(?:html|text)\/template\.Template\.Parse$/, argument: [0] },
    { name: /\bOpen$/, callee: /^plugin\.Open$/, argument: [0] },
    {
      name: /\.(?:RunString|RunScript|Run|Eval|DoString|ExecuteString|Compile|NewEvaluableExpression)$/,
      callee:
        /^(?:github\.com\/(?:dop251\/goja|robertkrimen\/otto|traefik\/yaegi\/interp|yuin\/gopher-lua|expr-lang\/expr|antonmedv\/expr|Knetic\/govaluate|d5\/tengo)(?:\/v\d+)?|rogchap\.com\/v8go)\b.*\.\w+$/,
      argument: [0, 1],
      severity: { outside: 'CRITICAL' },
    },
  ],
};
