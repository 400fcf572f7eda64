import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveBranch } from '../../../src/shared/git/checkout.ts';
import { fetchMirror, listHeads } from '../../../src/shared/git/origin.ts';
import { startEmbedded } from '../../service/embedded.ts';
import { commit, git, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const newFile = () => join(makeFolder(), 'gate.db');
const repos = (database: string, ...argv: string[]) => playCommand(['repos', ...argv, '--database', database]);

async function add(database: string, ...argv: string[]) {
  const { code, printed, complained } = await repos(database, 'add', ...argv, '--json');
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  return JSON.parse(printed) as { id: string; name: string; default_branch: string };
}

const realGit = {
  resolveBranch: (path: string, branch: string) => resolveBranch({ path, signal: never }, branch),
  listHeads: (path: string) => listHeads({ path, signal: never }),
  refresh: (path: string) => fetchMirror({ path, signal: never }),
};
const serve = (database: string) => startEmbedded({ database, repositories: [], git: realGit });

describe('repos add', () => {
  it('has a checkout served by every start, without the path in its address', async () => {
    const database = newFile();
    const path = makeRepository({ 'a.js': '1' });
    const { id, default_branch } = await add(database, path);
    expect(default_branch).toBe('main');
    for (const _ of [1, 2]) {
      const { service, call } = await serve(database);
      const { repositories } = (await call('GET', '/repositories')).body;
      expect(repositories).toMatchObject([{ repository_id: id }]);
      const { vcs_url } = (await call('GET', `/repositories/${id}`)).body;
      expect(vcs_url).not.toContain(join(path, '..'));
      await service.stop();
    }
    expect((await add(database, path)).id).toBe(id);
  });

  it('clones an address beside the database, and a scan is of what its origin has then', async () => {
    const database = newFile();
    const origin = makeRepository({ 'a.js': '1' });
    git(origin, ['branch', '--move', 'main', 'trunk']);
    const { id, default_branch } = await add(database, `file://${origin}`);
    expect(default_branch).toBe('trunk');
    const { service, call, ended } = await serve(database);
    const scanned = async (branch?: string) => {
      const started = await call('POST', '/scans', { body: { repository_id: id, ...(branch && { branch }) } });
      if (started.status !== 201) return started.status;
      await ended(started.body.scan_id);
      return (await call('GET', `/scans/${started.body.scan_id}`)).body.commit_sha;
    };
    expect(await scanned()).toBe(git(origin, ['rev-parse', 'trunk']));
    const next = commit(origin, { 'a.js': '2' });
    git(origin, ['branch', 'topic']);
    expect(await scanned('topic')).toBe(next);
    git(origin, ['branch', '--delete', '--force', 'topic']);
    expect(await scanned('topic')).toBe(404);
    await service.stop();
    const [clone = ''] = readdirSync(`${database}-repositories`);
    expect(readFileSync(join(`${database}-repositories`, clone, 'config'), 'utf8')).toContain(`file://${origin}`);
    expect(existsSync(join(`${database}-repositories`, clone, 'hooks'))).toBe(false);
  });

  it('leaves nothing of an address that cannot be fetched', async () => {
    const database = newFile();
    const { code, complained } = await repos(database, 'add', `file://${join(makeFolder(), 'none.git')}`);
    expect(code).toBe(2);
    expect(complained).toContain('cannot be fetched');
    expect(existsSync(`${database}-repositories`) ? readdirSync(`${database}-repositories`) : []).toEqual([]);
    expect(JSON.parse((await repos(database, 'list', '--json', '--organization', 'Local')).printed)).toEqual({
      format_version: 1,
      repositories: [],
    });
  });

  it.each([
    ['https://ann:token@example.com/a/b.git', 'would be stored'],
    ['https://token@example.com/a/b.git', 'would be stored'],
    ['ext::sh -c touch% /tmp/x', 'cannot be fetched'],
    ['ftp://example.com/a', 'is not an address'],
    ['/no/such/folder', 'not a git checkout'],
  ])('refuses %s', async (place, message) => {
    const { code, printed, complained } = await repos(newFile(), 'add', place);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toContain(message);
    expect(complained).not.toContain('token@');
  });
});

describe('repos archive', () => {
  it('ends the scans of a repository, keeps what it has, and adding it brings it back', async () => {
    const database = newFile();
    const path = makeRepository({ 'a.js': '1' });
    const { id } = await add(database, path);
    const { service, call } = await serve(database);
    expect((await repos(database, 'archive', id)).code).toBe(0);
    const refused = await call('POST', '/scans', { body: { repository_id: id } });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
    expect((await call('GET', '/repositories')).body.repositories).toEqual([]);
    expect((await call('GET', '/repositories?status=archived')).body.repositories).toMatchObject([
      { repository_id: id },
    ]);
    expect((await repos(database, 'list')).printed).toMatch(new RegExp(`${id} +archived`));
    expect((await repos(database, 'archive', id)).code).toBe(2);
    expect((await add(database, path)).id).toBe(id);
    expect((await call('POST', '/scans', { body: { repository_id: id } })).status).toBe(201);
    await service.stop();
  });

  it('holds although a start names the repository', async () => {
    const database = newFile();
    const first = await startEmbedded({ database });
    await first.service.stop();
    expect((await repos(database, 'archive', first.repositoryId)).code).toBe(0);
    const second = await startEmbedded({ database });
    expect((await second.call('POST', '/scans', { body: { repository_id: first.repositoryId } })).status).toBe(409);
    await second.service.stop();
  });
});
