import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  sinks: [
    {
      name: /^(?:eval|evaluate|compile)$/,
      receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
      argument: [0],
    },
    {
      name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
      unlessAround: /SimpleEvaluationContext/,
      severity: { outside: 'CRITICAL' },
    },
    // Languages of expressions and templates.
    {
      name: /^(?:evaluate|mergeTemplate)$/,
      receiver: /velocity|^ve$/i,
      severity: { outside: 'CRITICAL' },
    },
    {
      name: /^(?:getValue|setValue|parseExpression|execute|executeExpression)$/,
      receiver: /^(?:Ognl|MVEL)$|express|runner/i,
      argument: [0],
      severity: { outside: 'CRITICAL' },
    },
    {
      query: creation,
      name: /^Template$/,
      inFile: /import\s+freemarker\./,
      severity: { outside: 'HIGH' },
    },
    {
      name: /^(?:forName|loadClass)$/,
      receiver: /^Class$|loader/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
