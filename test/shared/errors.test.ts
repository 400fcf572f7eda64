import { describe, expect, it } from 'vitest';
import { GateError, toGateError } from '../../src/shared/errors.ts';

describe('asGateError', () => {
  it('leaves errors of ours as they are', () => {
    const own = new GateError('AUTH', 'No');
    expect(toGateError(own)).toBe(own);
  });

  it.each<[unknown, string]>([
    [new TypeError('x is not a function\n    at somewhere'), 'x is not a function'],
    [new RangeError(), 'RangeError'],
    ['thrown text\r\nand more', 'thrown text'],
    [undefined, 'undefined'],
  ])('says what else was thrown in one line, as a fault of our own: %s', (thrown, line) => {
    const error = toGateError(thrown, 'CONFIG');
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'internal', message: `Unexpected error: ${line}` });
    expect(error.cause).toBe(thrown);
  });
});

describe('what the machine lacks', () => {
  const fault = (code: string, syscall?: string, path?: string) =>
    Object.assign(new Error(`${code}: it failed`), { code, ...(syscall && { syscall }), ...(path && { path }) });

  it.each([
    ['EMFILE', 'open', 'This process has too many open files (EMFILE, open)'],
    ['ENFILE', 'open', 'This machine has too many open files (ENFILE, open)'],
    ['ENOSPC', 'write', 'No space is left on the disk (ENOSPC, write)'],
    ['EDQUOT', 'write', 'The disk quota is used up (EDQUOT, write)'],
    ['EROFS', 'mkdtemp', 'The file system is read-only (EROFS, mkdtemp)'],
    ['ENOMEM', 'spawn', 'This machine has no memory left (ENOMEM, spawn)'],
  ])('is said for %s of %s, and is no fault of ours', (code, syscall, message) => {
    const error = toGateError(fault(code, syscall));
    expect(error).toMatchObject({ code: 'SCAN_FAILED', message, hint: expect.any(String) });
    expect(error.reason).not.toBe('internal');
  });

  it.each(['ENOENT', 'ENOTDIR', 'EACCES'])('names the temporary folder for %s', (code) => {
    const { message, hint } = toGateError(fault(code, 'mkdtemp', '/gone/scan-gate-XXXXXX'));
    expect(message).toBe(`The temporary folder /gone does not exist or cannot be written to (${code}, mkdtemp)`);
    expect(String(hint)).toContain('TMPDIR');
  });

  it.each([fault('ENOENT', 'open', '/a'), fault('toString'), new Error('EMFILE'), 'ENOSPC', undefined])(
    'is not said for %s',
    (value) => {
      expect(toGateError(value).reason).toBe('internal');
    },
  );
});
