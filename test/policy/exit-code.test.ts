import { describe, expect, it } from 'vitest';
import { type Enforcement, exitCodeOf } from '../../src/policy/exit-code.ts';
import type { Reason, Verdict } from '../../src/policy/verdict.ts';

const strict: Enforcement = { warnOnly: false, onInconclusive: {} };
const lenient: Enforcement = { warnOnly: false, onInconclusive: { fork: 'warn', settings: 'warn', timeout: 'fail' } };
const warnOnly: Enforcement = { warnOnly: true, onInconclusive: {} };

describe('exitCodeOf', () => {
  it.each<[Verdict, Reason, Enforcement, number]>([
    ['passed', 'clean', strict, 0],
    ['failed', 'violations', strict, 1],
    ['failed', 'violations', lenient, 1],
    ['failed', 'violations', warnOnly, 0],
    ['inconclusive', 'evidence', strict, 2],
    ['inconclusive', 'fork', strict, 2],
    ['inconclusive', 'fork', lenient, 0],
    ['inconclusive', 'timeout', lenient, 2],
    ['inconclusive', 'timeout', warnOnly, 0],
    ['inconclusive', 'not-waited', strict, 0],
    ['inconclusive', 'settings', lenient, 2],
    ['inconclusive', 'settings', warnOnly, 2],
    ['inconclusive', 'publish', warnOnly, 2],
  ])('%s (%s) ends as it should', (verdict, reason, leniency, expected) => {
    expect(exitCodeOf(verdict, reason, leniency)).toBe(expected);
  });
});
