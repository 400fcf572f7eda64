import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/service/store/store.ts';
import { playServe } from '../session.ts';
import { callerOf, finding, type LogEntry, result, shaOf, startEmbedded, testKey } from './embedded.ts';
import { makeFolder, makeRepository } from './temporary-repository.ts';

const folder = makeFolder();

const source = { path: '/srv/web', name: 'acme/web', vcsUrl: 'https://github.com/acme/web', defaultBranch: 'main' };

describe('starting', () => {
  it('listens on the loopback interface under the version segment', async () => {
    const { service, call } = await startEmbedded();
    expect(service.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
    expect((await call('GET', '/cli/info')).body.data.api.baseUrl).toBe(service.baseUrl);
    await service.stop();
  });

  it('makes a key of its own when none is given', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => startEmbedded({ apiKey: undefined })));
    const { service } = first ?? (await startEmbedded());
    expect(service.apiKey).toMatch(/^sgk_[0-9a-f]{64}$/);
    expect(second?.service.apiKey).not.toBe(service.apiKey);
    const call = callerOf(service.baseUrl);
    expect((await call('GET', '/scans', { key: service.apiKey })).status).toBe(200);
    expect((await call('GET', '/scans', { key: second?.service.apiKey })).status).toBe(401);
    await Promise.all([first?.service.stop(), second?.service.stop()]);
  });

  it.each([
    ['a key that no header can carry', { apiKey: 'two words' }, /visible ASCII/],
    ['an empty key', { apiKey: '' }, /visible ASCII/],
    ['an unknown scope', { scopes: ['scan:delete'] }, /no scope "scan:delete"/],
    ['a repository given twice', { repositories: [source, { ...source, path: '/srv/../srv/web' }] }, /given twice/],
    ['a pipe or device as the database', { database: '/dev/zero' }, /is not a regular file/],
    ['a database in no folder', { database: join(folder, 'none', 'x.db') }, /cannot be opened/],
  ])('with %s is CONFIG', async (_, change, message) => {
    const failed = startEmbedded(change);
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toMatchObject({ code: 'CONFIG' });
  });

  it('on a port in use is CONFIG and lets go of the database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const database = join(folder, 'port.db');
    await expect(startEmbedded({ port, database })).rejects.toMatchObject({ code: 'CONFIG' });
    other.close();
    (await openStore({ file: database })).close();
  });

  it('on an address that is not of this machine says so, and not that the port is taken', async () => {
    const failed = startEmbedded({ hostname: '203.0.113.7' });
    await expect(failed).rejects.toMatchObject({ code: 'CONFIG', hint: expect.stringContaining('--host') });
  });

  it('drops credentials from the address of a repository', async () => {
    const vcsUrl = 'https://ann:token@github.com/acme/web.git';
    const { service, call, repositoryId } = await startEmbedded({ repositories: [{ ...source, vcsUrl }] });
    const detail = (await call('GET', `/repositories/${repositoryId}`)).body;
    expect(detail).toMatchObject({ vcs_url: 'https://github.com/acme/web.git', vcs_provider: 'github' });
    expect(service.repositories[0]?.vcsUrl).toBe('https://github.com/acme/web.git');
    await service.stop();
  });
});

describe('a branch', () => {
  it('is the commit it stood at when the scan was asked for', async () => {
    const { service, script, scan } = await startEmbedded();
    expect(await scan()).toMatchObject({ branch: 'main', commit_sha: shaOf('a'), status: 'COMPLETED' });
    script.branches.main = shaOf('b');
    expect(await scan()).toMatchObject({ branch: 'main', commit_sha: shaOf('b') });
    await service.stop();
  });

  it('is the default branch when the request names none', async () => {
    const repositories = [{ ...source, defaultBranch: 'trunk' }];
    const { service, script, call, repositoryId } = await startEmbedded({ repositories });
    script.branches.trunk = shaOf('c');
    const started = await call('POST', '/scans', { body: { repository_id: repositoryId } });
    expect(started.body).toMatchObject({ branch: 'trunk', status: 'PENDING' });
    await service.stop();
  });

  it('gives a repository its identifier and findings again, and a new start its own key', async () => {
    const database = join(folder, 'kept.db');
    const first = await startEmbedded({ database });
    first.script.findings = { [shaOf('a')]: [finding()] };
    await first.scan();
    await first.service.stop();
    const second = await startEmbedded({ database, apiKey: 'another-key' });
    expect(second.repositoryId).toBe(first.repositoryId);
    expect((await second.call('GET', '/violations', { key: testKey })).status).toBe(401);
    const listed = await second.call('GET', '/violations', { key: 'another-key' });
    expect(listed.body.pagination.total).toBe(1);
    await second.service.stop();
    const bytes = readFileSync(database);
    expect([bytes.includes(testKey), bytes.includes('another-key')]).toEqual([false, false]);
  });

  it('makes a repository inactive that a start leaves out, and refuses to scan it', async () => {
    const database = join(folder, 'left-out.db');
    const first = await startEmbedded({ database });
    await first.service.stop();
    const other = { ...source, path: '/srv/api' };
    const second = await startEmbedded({ database, repositories: [other] });
    expect(second.repositoryId).not.toBe(first.repositoryId);
    const body = { repository_id: first.repositoryId, branch: 'main' };
    const refused = await second.call('POST', '/scans', { body });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
    const listed = await second.call('GET', '/repositories');
    expect(listed.body.repositories.map((r: { repository_id: string }) => r.repository_id)).toEqual([
      second.repositoryId,
    ]);
    await second.service.stop();
  });
});

describe('stopping', () => {
  it('makes running and waiting scans FAILED and may be asked for twice', async () => {
    const database = join(folder, 'stopped.db');
    const running = Promise.withResolvers<void>();
    const log: LogEntry[] = [];
    const { service, call, repositoryId } = await startEmbedded({
      database,
      log: (entry) => log.push(entry),
      scan: (_, signal) => {
        running.resolve();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const body = { repository_id: repositoryId };
    await call('POST', '/scans', { body });
    await call('POST', '/scans', { body });
    await running.promise;
    await Promise.all([service.stop(), service.stop()]);
    const store = await openStore({ file: database });
    const { items } = await store.scans.list({}, { page: 1, limit: 9 });
    expect(items.map(({ status, error }) => [status, error])).toEqual([
      ['FAILED', 'interrupted: the service was stopped'],
      ['FAILED', 'interrupted: the service was stopped'],
    ]);
    expect(log.filter(({ event }) => event === 'scan.failed').map(({ message }) => message)).toEqual(
      items.map(({ error }) => error),
    );
    await store.close();
    await expect(fetch(`${service.baseUrl}/health`)).rejects.toThrow();
  });

  it.each([
    ['its headers', 'GET /api/v1/scans HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'its body',
      `POST /api/v1/scans HTTP/1.1\r\nHost: x\r\nX-API-Key: ${testKey}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    ],
  ])('does not wait for a client that never finishes %s', async (_, beginning) => {
    const { service } = await startEmbedded();
    const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(beginning);
    // Another request, so that the server has surely read the first one's beginning.
    await (await fetch(`${service.baseUrl}/health`)).text();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.resume();
    await service.stop();
    await closed;
  });

  it('leaves nothing that keeps the process alive', async () => {
    const serve = new URL('../../src/service/serve.ts', import.meta.url).href;
    const script = `
      const { startService } = await import(${JSON.stringify(serve)});
      const service = await startService({
        repositories: [${JSON.stringify(source)}], port: 0, database: ':memory:',
        scan: () => new Promise(() => {}), git: { resolveBranch: async () => ${JSON.stringify(shaOf('a'))} },
      });
      const headers = { 'X-API-Key': service.apiKey, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ repository_id: service.repositories[0].id });
      const answer = await fetch(service.baseUrl + '/scans', { method: 'POST', headers, body });
      await answer.json();
      setTimeout(() => { console.log('still alive'); process.exit(9); }, 300000).unref();
      await service.stop();
      console.log('stopped');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect({ output, errors, code }).toEqual({ output: 'stopped\n', errors: '', code: 0 });
  });
});

describe('the server', () => {
  it('keeps the key out of its log, whatever goes wrong', async () => {
    const entries: LogEntry[] = [];
    const { service, call, repositoryId, scan } = await startEmbedded({
      log: (entry) => entries.push(entry),
      scan: () => Promise.reject(new Error('no engine')),
    });
    await scan();
    await call('GET', `/scans/${testKey}`);
    await call('POST', '/scans', { body: { repository_id: repositoryId, branch: testKey } });
    await call('GET', '/scans', { key: `${testKey}x` });
    expect(entries.filter(({ event }) => event === 'scan.failed')).toMatchObject([
      { level: 'warn', message: 'no engine' },
    ]);
    expect(entries.filter(({ event }) => event === 'request').length).toBeGreaterThan(4);
    expect(JSON.stringify(entries)).not.toContain(testKey);
    await service.stop();
  });

  it.each([
    ['json', /^\{"time":"2[\dT:.-]+Z","level":"info","event":"request","requestId":"req_\w+","method":"GET",.+\}\n$/],
    ['text', /^\d\d:\d\d:\d\d info request requestId=req_\w+ method=GET path=\S+ endpoint=listScans status=401 .+\n$/],
  ])('writes its log as %s, one line for each entry', async (form, line) => {
    const lines: string[] = [];
    const argv = ['--repo', makeRepository({ 'a.js': '1' }), '--log', form];
    const { baseUrl, stop } = await playServe(argv, { complain: (text) => lines.push(text) });
    await fetch(`${baseUrl}/scans`);
    await stop();
    expect(lines).toContainEqual(expect.stringMatching(line));
  });

  it('refuses headers of more than 16 KiB', async () => {
    const { service, call } = await startEmbedded();
    const answer = await fetch(`${service.baseUrl}/health`, { headers: { 'X-Long': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(431);
    await answer.text();
    expect((await call('GET', '/health')).status).toBe(200);
    await service.stop();
  });

  it('holds a scan back for the delay that it is given', async () => {
    const { service, scan } = await startEmbedded({ scanDelayMs: 30, scan: async () => result([]) });
    const { started_at, completed_at } = await scan();
    expect(Date.parse(completed_at) - Date.parse(started_at)).toBeGreaterThanOrEqual(25);
    await service.stop();
  });
});

describe('the address of a repository', () => {
  it('names its provider, and is shown without credentials', async () => {
    const rows = [
      ['https://github.com/acme/web', 'github'],
      ['git@github.com:acme/web.git', 'github'],
      ['https://gitlab.example.com/acme/web', 'gitlab'],
      ['ssh://git@bitbucket.org/acme/web', 'bitbucket'],
      ['https://dev.azure.com/acme/web', 'azure_devops'],
      ['https://git.example.com/github.com/web', 'git'],
      ['/srv/github.com/web', 'git'],
      ['file:///srv/web', 'git'],
      ['', 'git'],
      ['https://token@host/a', 'git', 'https://host/a'],
      ['https://ann:p@ss@host/a@b', 'git', 'https://host/a@b'],
      ['ssh://git:pw@host/a', 'git', 'ssh://git@host/a'],
    ] as const;
    const repositories = rows.map(([vcsUrl], index) => ({ ...source, path: `/srv/${index}`, vcsUrl }));
    const { service, call } = await startEmbedded({ repositories });
    for (const [index, [vcsUrl, provider, shown = vcsUrl]] of rows.entries()) {
      const { body } = await call('GET', `/repositories/${service.repositories[index]?.id}`);
      expect([body.vcs_provider, body.vcs_url]).toEqual([provider, shown]);
    }
    await service.stop();
  });
});
