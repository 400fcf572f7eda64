/** Every rule's own examples: what it reports, and what it leaves alone. */
import babelParser from '@babel/eslint-parser';
import { RuleTester } from 'eslint';
import { describe, expect, test } from 'vitest';
import { levels } from '../../../../../src/service/engines/sast/flow/origin.ts';
import { weaknesses } from '../../../../../src/service/engines/sast/rules/registry.ts';
import { readReport, ruleOf, severityOf } from '../../../../../src/service/engines/sast/rules/weakness.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({
  languageOptions: {
    parser: babelParser,
    sourceType: 'module',
    parserOptions: {
      requireConfigFile: false,
      babelOptions: {
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx', 'decorators-legacy'], allowReturnOutsideFunction: true },
      },
    },
  },
});

describe('the rules', () => {
  test('have names and words of their own', () => {
    expect(new Set(weaknesses.map(({ id }) => id)).size).toBe(weaknesses.length);
    for (const { id, good, bad } of weaknesses)
      expect({ id, good: good.length > 0, bad: bad.length > 0 }).toEqual({ id, good: true, bad: true });
  });
});

for (const weakness of weaknesses) {
  const rule = ruleOf(weakness);
  const invalid = weakness.bad.map(([code, severity]) => ({ code, errors: [{ message: expected(severity) }] }));
  tester.run(weakness.id, rule, { valid: [...weakness.good], invalid });

  /** The report's message carries variant and level; what is compared is the severity that they stand for. */
  function expected(severity: string): RegExp {
    const messages = ['', ...Object.keys(weakness.variants ?? {})].flatMap((variant) => {
      const words = { ...weakness, ...weakness.variants?.[variant] };
      const meant = ([...levels, 'found'] as const).filter((level) => severityOf(words, level) === severity);
      return meant.map((level) => `${level}\t${variant}`);
    });
    expect(messages.map((message) => readReport(message).level)).not.toEqual([]);
    return new RegExp(`^(?:${messages.join('|')})(?:\t|$)`);
  }
}
