import { describe, expect, it } from 'vitest';
import {
  checkDatabaseName,
  isPostgresAddress,
  parsePostgresAddress,
} from '../../../src/service/store/postgres-address.ts';
import { openStore } from '../../../src/service/store/store.ts';

const password = 'Very%20secret-0123';

describe('the address of a PostgreSQL database', () => {
  it.each([
    [
      'postgres://gate@db.example.com/gate?sslmode=verify-full',
      { host: 'db.example.com', user: 'gate', port: undefined },
    ],
    ['postgresql://localhost:5433/gate', { host: 'localhost', port: 5433, user: undefined, ssl: false }],
    ['postgres:///gate?host=/run/pg', { host: '/run/pg', database: 'gate', ssl: false }],
    ['postgres://a%40b:c%2Fd@127.0.0.1/x', { user: 'a@b', password: 'c/d', ssl: false }],
    ['postgres://[::1]/x', { host: '::1', ssl: false }],
    ['postgres://h/x?sslmode=disable', { ssl: false }],
    ['postgres://h/x?sslmode=require', { ssl: expect.objectContaining({ rejectUnauthorized: false }) }],
    ['postgres://h/x?sslmode=verify-full', { ssl: { rejectUnauthorized: true } }],
  ])('%s is read', (text, expected) => {
    expect(isPostgresAddress(text)).toBe(true);
    expect(parsePostgresAddress(text)).toMatchObject(expected);
  });

  it.each([
    [`postgres://gate:${password}@db.example.com/gate`, 'sslmode is missing'],
    [`postgres://gate:${password}@db.example.com/gate?sslmode=prefer`, 'not supported'],
    [`postgres://gate:${password}@h/gate?sslmode=verify-ca`, 'needs sslrootcert'],
    [`postgres://gate:${password}@h/gate?sslmode=verify-full&sslrootcert=/none/ca.pem`, 'cannot be read'],
    [`postgres://gate:${password}@localhost/gate?sslmod=require`, 'unknown parameter "sslmod"'],
    [`postgres://gate:${password}@localhost:99999/gate`, 'cannot be read'],
    [`postgres://gate:${password}%zz@localhost/gate`, 'a % that is not an escape'],
    [`postgres:gate:${password}@localhost/gate`, 'cannot be read'],
    [`postgres://gate:${password}@127.0.0.1:1/gate`, 'does not answer'],
    [`postgres://gate:${password}@/gate?host=/none`, 'no such socket'],
  ])('%s is CONFIG, and its error does not hold the password', async (file, message) => {
    const error = await openStore({ file, role: 'tool' }).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: 'CONFIG', message: expect.stringContaining(message) });
    const texts = [String(error), JSON.stringify(error), String((error as Error).cause), (error as Error).stack];
    for (const text of texts) {
      expect(text).not.toContain('secret-0123');
      expect(text).not.toContain(decodeURIComponent(password));
    }
  });

  it.each(['mysql://localhost/x', 'https://example.com/x', 'sqlite://file.db'])(
    '%s is not taken for a file',
    (name) => {
      expect(() => checkDatabaseName(name)).toThrow('is not supported');
    },
  );

  it.each([':memory:', 'gate.db', './postgres', '/srv/a:b/gate.db', 'C:\\data\\gate.db'])('%s is a file', (name) => {
    expect(isPostgresAddress(name)).toBe(false);
    expect(() => checkDatabaseName(name)).not.toThrow();
  });
});
