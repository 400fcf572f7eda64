import type { PatternRule } from '../../rule.ts';
import { call, creation } from './calls.ts';

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
      unlessAround: /SimpleEvaluationContext/,
      severity: { outside: 'CRITICAL' },
    },
    // Languages of expressions and templates.
    {
      query: call,
      name: /^(?:evaluate|mergeTemplate)$/,
      receiver: /velocity|^ve$/i,
      severity: { outside: 'CRITICAL' },
    },
    {
      query: call,
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
      query: call,
      name: /^(?:forName|loadClass)$/,
      receiver: /^Class$|loader/i,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
