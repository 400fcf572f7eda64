/** What docs/service.md says of PostgreSQL: its roles, its backup, and that they work as they are written. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCodeBlocks } from '../../scripts/workflows/read.ts';
import { finding, shaOf, startEmbedded } from '../service/embedded.ts';
import { startOver } from '../service/page/start.ts';
import { readableText, visitorOf } from '../service/page/visitor.ts';
import { reportMissingPostgres } from '../service/store/databases.ts';
import {
  findPostgresPrograms,
  isPostgresInstalled,
  type PostgresServer,
  startOwnPostgres,
} from '../service/store/postgres-server.ts';
import { makeFolder } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';

const root = join(import.meta.dirname, '../..');
const blocks = listCodeBlocks('docs/service.md', readFileSync(join(root, 'docs/service.md'), 'utf8'));
const roles = blocks.find(({ language }) => language === 'sql')?.text ?? '';
const backup = blocks.find(({ text }) => text.includes('pg_dump'))?.text ?? '';

reportMissingPostgres('what docs/service.md says of it');

describe.skipIf(!isPostgresInstalled)('PostgreSQL as docs/service.md describes it', () => {
  let server: PostgresServer;
  let key: string;
  const addressOf = (user: string, database = 'scan_gate') =>
    server.address(database).replace('//postgres@', `//${user}@`);
  const query = async (user: string, sql: string) => {
    const client = new pg.Client({ host: server.folder, user, database: 'scan_gate' });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const runProgram = (
    program: string,
    args: string[],
    options: { input?: string; env?: NodeJS.ProcessEnv; cwd?: string },
  ) => {
    const path = `${findPostgresPrograms()}:${process.env.PATH}`;
    const ended = spawnSync(program, args, {
      encoding: 'utf8',
      ...options,
      env: { ...process.env, PATH: path, ...options.env },
    });
    expect({ status: ended.status, errors: ended.stderr }).toEqual({ status: 0, errors: expect.any(String) });
    return ended.stdout;
  };
  const start = () => {
    const database = addressOf('scan_gate');
    return startOver({ name: 'PostgreSQL', create: async () => database }, { apiKey: undefined });
  };

  beforeAll(async () => {
    server = await startOwnPostgres();
    runProgram('psql', ['--set=ON_ERROR_STOP=1', '--no-psqlrc', server.address('postgres')], { input: roles });
    const created = await playCommand([
      ...['keys', 'create', '--database', addressOf('scan_gate_owner'), '--name', 'ci', '--json'],
      ...['--scope', 'repository:read,scan:write,violation:read'],
    ]);
    expect(created.code, created.complained).toBe(0);
    ({ key } = JSON.parse(created.printed));
  });

  it('lets the service do its whole work with the role that owns nothing', async () => {
    const embedded = await start();
    embedded.script.findings[shaOf('a')] = [finding()];
    const call = (method: string, path: string, body?: object) =>
      embedded.call(method, path, { key, ...(body && { body }) });
    const { body } = await call('POST', '/scans', { repository_id: embedded.repositoryId, branch: 'main' });
    await embedded.ended(body.scan_id);
    expect((await call('GET', `/scans/${body.scan_id}`)).body.status).toBe('COMPLETED');
    const visitor = visitorOf(embedded.service.baseUrl);
    await visitor.signIn(key);
    expect(readableText((await visitor.visit('/findings')).text)).toContain('1 finding');
    await visitor.visit('/logout', { form: {} });
    const { origin } = new URL(embedded.service.baseUrl);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    await embedded.service.stop();
    for (const argv of [
      ['webhooks', 'add', '--url', 'https://example.com/hook', '--event', 'scan.completed'],
      ['webhooks', 'list'],
      ['keys', 'create', '--name', 'other', '--scope', 'scan:read'],
    ])
      expect((await playCommand([...argv, '--database', addressOf('scan_gate')])).code).toBe(0);
  });

  it.each([
    'CREATE TABLE other (id INTEGER)',
    'DROP TABLE scans',
    'ALTER TABLE scans ADD COLUMN other TEXT',
    'TRUNCATE scans',
    'CREATE SCHEMA other',
    'CREATE ROLE other',
    'CREATE TEMPORARY TABLE other (id INTEGER)',
    "COPY scans TO PROGRAM 'true'",
    "SELECT pg_read_file('postgresql.conf')",
  ])('does not let that role: %s', async (sql) => {
    await expect(query('scan_gate', sql)).rejects.toThrow(/permission denied|must be (?:owner|superuser)/);
  });

  it('does not let other roles in', async () => {
    await query('postgres', 'CREATE ROLE stranger LOGIN');
    await expect(query('stranger', 'SELECT 1')).rejects.toThrow('permission denied for database');
  });

  it('starts nothing with older tables, until the owner has brought them to this version', async () => {
    const [{ name, timestamp }] = await query('postgres', 'DELETE FROM kysely_migration RETURNING name, timestamp');
    await expect(start()).rejects.toThrow('lacks a permission for this user');
    await query('postgres', `INSERT INTO kysely_migration VALUES ('${name}', '${timestamp}')`);
    const { code, printed } = await playCommand(['serve', '--check', '--database', addressOf('scan_gate')]);
    expect([code, printed]).toEqual([0, expect.stringContaining('answers, with tables of version 1')]);
  });

  it('needs no scanners where workers scan', async () => {
    const argv = ['serve', '--check', '--no-work', '--database', addressOf('scan_gate')];
    const { code, printed } = await playCommand(argv);
    expect([code, printed.includes('scanners'), printed.includes('✔ database')]).toEqual([0, false, true]);
  });

  it('is not ready any more when another process has brought the tables to a newer version', async () => {
    const { service } = await start();
    const ready = async () => (await fetch(`${new URL(service.baseUrl).origin}/ready`)).status;
    expect(await ready()).toBe(200);
    await query('postgres', "INSERT INTO kysely_migration VALUES ('99', '2026')");
    expect(await ready()).toBe(503);
    await query('postgres', "DELETE FROM kysely_migration WHERE name = '99'");
    await service.stop();
  });

  it('is backed up while the service runs, and restored into another database', async () => {
    const embedded = await start();
    await query('postgres', 'CREATE DATABASE restored');
    const folder = makeFolder();
    const script = `set -e\nscan-gate() { "${process.execPath}" "${join(root, 'src/cli.ts')}" "$@"; }\n${backup}`;
    const env = { DATABASE: addressOf('scan_gate_owner'), RESTORED: addressOf('postgres', 'restored'), HOME: folder };
    expect(runProgram('bash', ['-c', script], { cwd: folder, env })).toMatch(/ci +valid/);
    await embedded.service.stop();
    const restored = await startEmbedded({ database: env.RESTORED, apiKey: undefined });
    const { body } = await restored.call('GET', '/violations', { key });
    expect(body.violations).toHaveLength(1);
    await restored.service.stop();
  });
});
