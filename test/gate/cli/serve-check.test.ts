import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../faults/peer/certificates.ts';
import { startEmbedded } from '../../service/embedded.ts';
import { makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const check = async (...argv: string[]) => {
  const { code, printed, complained } = await playCommand(['serve', '--check', ...argv]);
  expect(complained).toBe('');
  return { code, lines: printed.trimEnd().split('\n') };
};
const newDatabase = async () => {
  const database = join(makeFolder(), 'gate.db');
  await playCommand(['keys', 'create', '--database', database, '--name', 'ci', '--scope', 'scan:read']);
  return database;
};

describe('serve --check', () => {
  it('lists what a start needs, exits 0, and starts and makes nothing', async () => {
    const path = makeRepository({ 'a.js': '1' });
    const database = join(makeFolder(), 'gate.db');
    const { code, lines } = await check('--database', database, '--repo', path);
    expect(lines.map((line) => line.slice(0, 14).trimEnd())).toEqual([
      '✔ settings',
      '✔ scanners',
      '✔ database',
      '✔ repository',
      '✔ address',
      'The service ca',
    ]);
    expect(lines[2]).toContain('does not exist yet: the start will create it');
    expect([code, lines.at(-1), existsSync(database)]).toEqual([0, 'The service can start.', false]);
  });

  it('names every wrong flag', async () => {
    const { code, lines } = await check('--repo', '.', '--port', 'x', '--allowed-host', '*', '--log', 'xml');
    expect(code).toBe(2);
    for (const flag of ['--port', '--allowed-host', '--log']) expect(lines.join('\n')).toContain(flag);
  });

  it('has no form for programs but its exit code', async () => {
    const { code, lines } = await check('--repo', makeRepository({ 'a.js': '1' }), '--json');
    expect([code, lines[0]]).toEqual([2, expect.stringContaining('--check does not go with --json')]);
  });

  it('finds everything that stands in the way, not only the first', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, lines } = await check('--repo', makeFolder(), '--database', '/none/gate.db', '--port', String(port));
    server.close();
    expect(code).toBe(2);
    expect(lines.filter((line) => line.startsWith('✖')).map((line) => line.slice(2, 12).trimEnd())).toEqual([
      'database',
      'repository',
      'address',
    ]);
    expect(lines.at(-1)).toBe('The service cannot start like this.');
  });

  it('reads the certificate, and refuses one that is over', async () => {
    const folder = makeFolder();
    const authority = createAuthority('check');
    const written = (until: number) => {
      const { cert, key } = authority.issue('127.0.0.1', until);
      writeFiles(folder, { 'cert.pem': cert, 'key.pem': key });
      return [
        '--database',
        join(folder, 'gate.db'),
        '--tls-cert',
        join(folder, 'cert.pem'),
        '--tls-key',
        join(folder, 'key.pem'),
      ];
    };
    expect((await check(...written(2099))).lines[3]).toContain('valid until 2099-01-01');
    const { code, lines } = await check(...written(2021));
    expect([code, lines[3]]).toEqual([2, expect.stringMatching(/^✖ certificate .* to 2021-01-01 only$/)]);
  });

  it('leaves a database as it is, and says what the start would do with it', async () => {
    const database = await newDatabase();
    const old = new DatabaseSync(database);
    expect((await check('--database', database)).lines[2]).toContain('readable, with tables of version 1');
    old.exec('DELETE FROM kysely_migration');
    old.close();
    const before = [readFileSync(database), statSync(database).mtimeMs];
    const { code, lines } = await check('--database', database);
    expect([code, lines[2]]).toEqual([0, expect.stringContaining('the start will migrate them to 1')]);
    expect([readFileSync(database), statSync(database).mtimeMs]).toEqual(before);
  });

  it.each([
    ['a newer version', "INSERT INTO kysely_migration VALUES ('999', '2026')", 'was written by a newer version (999)'],
    ['another program', 'PRAGMA application_id = 1', 'belongs to another program'],
  ])('refuses a database of %s', async (_, sql, message) => {
    const database = await newDatabase();
    const connection = new DatabaseSync(database);
    connection.exec(sql);
    connection.close();
    const { code, lines } = await check('--database', database);
    expect([code, lines[2]]).toEqual([2, expect.stringContaining(message)]);
  });

  it('refuses a file that is no database', async () => {
    const folder = makeFolder();
    writeFiles(folder, { 'gate.db': 'text '.repeat(1000) });
    const { code, lines } = await check('--database', join(folder, 'gate.db'));
    expect([code, lines[2]]).toEqual([2, expect.stringContaining('is not a database, or is damaged')]);
  });

  it('says that a running service has the database', async () => {
    const database = await newDatabase();
    const { service } = await startEmbedded({ database });
    const { code, lines } = await check('--database', database);
    await service.stop();
    expect([code, lines[2]]).toEqual([2, expect.stringContaining('is served already')]);
    expect((await check('--database', database)).code).toBe(0);
  });

  it('says which added repositories are gone', async () => {
    const database = await newDatabase();
    const path = makeRepository({ 'a.js': '1' });
    await playCommand(['repos', 'add', path, '--database', database]);
    expect((await check('--database', database)).lines[3]).toContain('1 of repos add, all readable');
    renameSync(path, `${path}-gone`);
    const { code, lines } = await check('--database', database);
    expect([code, lines[3]]).toEqual([2, expect.stringContaining('1 of 1 cannot be read: ')]);
  });
});
