import type { PatternRule } from '../../rule.ts';
import { methodCall } from './calls.ts';

export const codeInjection: PatternRule = {
  weakness: 'code-injection',
  language: 'Java',
  remediation: 'Do not execute text. Where expressions are needed, use SimpleEvaluationContext and fixed expressions.',
  severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
  sinks: [
    {
      query: methodCall,
      name: /^(?:eval|evaluate|compile)$/,
      receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
      argument: [0],
    },
    {
      query: methodCall,
      name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
      severity: { outside: 'CRITICAL' },
    },
    {
      query: methodCall,
      name: /^(?:forName|loadClass)$/,
      receiver: /^Class$|loader/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
