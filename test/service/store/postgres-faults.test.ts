import { describe, expect, it } from 'vitest';
import { isLostConnection } from '../../../src/service/store/postgres-faults.ts';

describe('a lost connection', () => {
  it.each([
    ['a write to a closed socket', { code: 'EPIPE', syscall: 'write' }],
    ['a socket that the server has removed', { code: 'ENOENT', syscall: 'connect' }],
    ['an administrator who ended it', { code: '57P01' }],
    ['a client after an error', { message: 'Client has encountered a connection error and is not queryable' }],
    ['the end of the client', { message: 'Connection terminated unexpectedly' }],
  ])('is told by %s', (_, error) => expect(isLostConnection(Object.assign(new Error(), error))).toBe(true));

  it.each([
    ['a file that is not there', { code: 'ENOENT', syscall: 'open' }],
    ['a duplicate', { code: '23505' }],
    ['a scan that failed', { message: 'retire ended with code 1' }],
  ])('is not %s', (_, error) => expect(isLostConnection(Object.assign(new Error(), error))).toBe(false));
});
