import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  language: 'Java',
  remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:eval|evaluate|compile)$/,
      receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
      argument: [0],
    },
    {
      query: call,
      name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
      severity: { outside: 'CRITICAL' },
    },
    {
      query: call,
      name: /^(?:forName|loadClass)$/,
      receiver: /^Class$|loader/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
