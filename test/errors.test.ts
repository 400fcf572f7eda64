import { describe, expect, it } from 'vitest';
import { asGateError, GateError } from '../src/errors.ts';

describe('asGateError', () => {
  it('leaves errors of ours as they are', () => {
    const own = new GateError('AUTH', 'No');
    expect(asGateError(own)).toBe(own);
  });

  it.each<[unknown, string]>([
    [new TypeError('x is not a function\n    at somewhere'), 'x is not a function'],
    [new RangeError(), 'RangeError'],
    ['thrown text\r\nand more', 'thrown text'],
    [undefined, 'undefined'],
  ])('says what else was thrown in one line, as a fault of our own: %s', (thrown, line) => {
    const error = asGateError(thrown, 'CONFIG');
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'internal', message: `Unexpected error: ${line}` });
    expect(error.cause).toBe(thrown);
  });
});
