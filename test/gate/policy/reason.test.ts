import { describe, expect, it } from 'vitest';
import { computeExitCode } from '../../../src/gate/policy/verdict.ts';
import { addError, createReport } from '../../../src/gate/report/report.ts';
import {
  type ErrorCode,
  errorCodes,
  GateError,
  type InconclusiveReason,
  inconclusiveReasons,
} from '../../../src/shared/errors.ts';

const reasonFor = (code: ErrorCode, reason?: InconclusiveReason) =>
  addError(createReport('1.0.0'), new GateError(code, 'It went wrong', { reason })).reason as InconclusiveReason;

describe('reasonOf', () => {
  it.each<[ErrorCode, string]>([
    ['CONFIG', 'settings'],
    ['AUTH', 'auth'],
    ['NOT_FOUND', 'not-found'],
    ['RATE_LIMITED', 'rate-limited'],
    ['UNAVAILABLE', 'unavailable'],
    ['SCAN_FAILED', 'scan-failed'],
    ['SCAN_TIMEOUT', 'timeout'],
    ['PROTOCOL', 'protocol'],
    ['PUBLISH', 'publish'],
    ['CANCELLED', 'cancelled'],
  ])('reports %s as %s', (code, reason) => {
    expect(reasonFor(code)).toBe(reason);
  });

  it('has words for every error', () => {
    for (const code of errorCodes) expect(inconclusiveReasons[reasonFor(code)].meaning).toMatch(/^[a-z].{10}/);
  });

  it('prefers the reason that the error names itself', () => {
    expect(reasonFor('CONFIG', 'fork')).toBe('fork');
    expect(reasonFor('PROTOCOL', 'foreign-repository')).toBe('foreign-repository');
  });

  it.each<[ErrorCode, number]>([
    ['CONFIG', 2],
    ['PUBLISH', 2],
    ['CANCELLED', 2],
    ['AUTH', 0],
    ['SCAN_TIMEOUT', 0],
  ])('softened as far as it goes, %s ends with exit code %i', (code, exitCode) => {
    const reason = reasonFor(code);
    const judged = [{ verdict: 'inconclusive', reason } as const];
    const settings = { warnOnly: false, onInconclusive: { [reason]: 'warn' } } as const;
    expect(computeExitCode({ judged, settings })).toBe(exitCode);
    expect(computeExitCode({ judged, settings: { warnOnly: true, onInconclusive: {} } })).toBe(exitCode);
  });
});
