import { describe, expect, it } from 'vitest';
import { computeExitCode, type RunEnding, type Signal } from '../../../src/gate/policy/verdict.ts';
import { hardReasons, inconclusiveReasons } from '../../../src/shared/errors.ts';
import type { Enforcement, Reason, Verdict } from './evidence.ts';

const strict: Enforcement = { warnOnly: false, onInconclusive: {} };
const lenient: Enforcement = { warnOnly: false, onInconclusive: { fork: 'warn', settings: 'warn', timeout: 'fail' } };
const warnOnly: Enforcement = { warnOnly: true, onInconclusive: {} };

const ends = (verdict: Verdict, reason: Reason, ending: Partial<RunEnding> = {}) =>
  computeExitCode({ judged: [{ verdict, reason }], ...ending });

describe('exitCodeOf', () => {
  it.each<[Verdict, Reason, Enforcement | undefined, number]>([
    ['passed', 'clean', strict, 0],
    ['passed', 'clean', undefined, 0],
    ['failed', 'violations', strict, 1],
    ['failed', 'violations', undefined, 1],
    ['failed', 'violations', lenient, 1],
    ['failed', 'violations', warnOnly, 0],
    ['inconclusive', 'evidence', strict, 2],
    ['inconclusive', 'fork', strict, 2],
    ['inconclusive', 'fork', undefined, 2],
    ['inconclusive', 'fork', lenient, 0],
    ['inconclusive', 'timeout', lenient, 2],
    ['inconclusive', 'timeout', warnOnly, 0],
    ['inconclusive', 'not-waited', strict, 0],
    ['inconclusive', 'settings', lenient, 2],
    ['inconclusive', 'settings', warnOnly, 2],
    ['inconclusive', 'publish', warnOnly, 2],
  ])('%s (%s) ends as it should', (verdict, reason, settings, expected) => {
    expect(ends(verdict, reason, { settings })).toBe(expected);
  });

  const all: [Verdict, Reason][] = [
    ['passed', 'clean'],
    ['failed', 'violations'],
    ...Object.keys(inconclusiveReasons).map((reason): [Verdict, Reason] => ['inconclusive', reason as Reason]),
  ];

  it.each(all)('%s (%s) cut off by a signal ends with its code, whatever else', (verdict, reason) => {
    for (const settings of [strict, lenient, warnOnly, undefined])
      for (const fileErrors of [0, 2])
        for (const [signal, code] of [
          ['SIGINT', 130],
          ['SIGTERM', 143],
          ['SIGHUP', 129],
          ['SIGQUIT', 131],
        ] as [Signal, number][])
          expect(ends(verdict, reason, { settings, fileErrors, signal })).toBe(code);
  });

  it.each(all)('%s (%s) with a file that could not be written never ends with 0', (verdict, reason) => {
    for (const settings of [strict, lenient, warnOnly, undefined])
      expect(ends(verdict, reason, { settings, fileErrors: 1 })).toBe(ends(verdict, reason, { settings }) || 2);
  });

  it.each(hardReasons)('nothing softens %s', (reason) => {
    for (const settings of [{ ...warnOnly, onInconclusive: { [reason]: 'warn' as const } }, lenient])
      expect(ends('inconclusive', reason, { settings })).toBe(2);
  });

  it.each<[string, Verdict[], number]>([
    ['nothing', [], 0],
    ['passes alone', ['passed', 'passed'], 0],
    ['one that could not be decided', ['passed', 'inconclusive'], 2],
    ['a failure beside it', ['inconclusive', 'failed', 'passed'], 1],
  ])('of several: %s', (_, verdicts, expected) => {
    const judged = verdicts.map((verdict) => ({ verdict, reason: 'evidence' as const }));
    expect(computeExitCode({ judged, settings: strict })).toBe(expected);
  });
});
