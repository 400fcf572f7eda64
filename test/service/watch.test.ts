import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { finding, type LogEntry, type ServiceOptions, shaOf, startEmbedded } from './embedded.ts';
import { makeFolder } from './temporary-repository.ts';

const folder = makeFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.db`);
const secret = 'a-secret-of-some-length';

type Settings = { auto_scan_on_push?: boolean; auto_scan_on_pr?: boolean };

/** A service whose repository has these references; `look` is what a git host would cause. */
async function watched(settings: Settings, change: Partial<ServiceOptions> = {}) {
  const refs: Record<string, string> = { 'refs/heads/main': shaOf('a') };
  let fault: Error | undefined;
  const listHeads = async () => {
    if (fault !== undefined) throw fault;
    return Object.entries(refs).map(([ref, sha]) => ({ ref, sha }));
  };
  const git = { resolveBranch: async (_: string, branch: string) => refs[`refs/heads/${branch}`], listHeads };
  const embedded = await startEmbedded({ git, hookSecret: secret, ...change });
  const { call, repositoryId, service } = embedded;
  await call('PATCH', `/repositories/${repositoryId}`, { body: settings });
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${new URL(service.baseUrl).origin}/hooks/git`, { method: 'POST', body, headers });
  const scans = async () => {
    const { body } = await call('GET', '/scans?sortOrder=asc&limit=100');
    const ids = body.scans.map(({ scan_id }: { scan_id: string }) => scan_id);
    await Promise.all(ids.map(embedded.ended));
    const details = ids.map(async (id: string) => (await call('GET', `/scans/${id}`)).body);
    return (await Promise.all(details)).map(({ branch, commit_sha }) => `${branch} ${commit_sha.slice(0, 1)}`);
  };
  /** What a look began is over when a second one, which waits for it, is: PATCH answers after its own. */
  const look = async () => {
    expect((await post('{}', { 'X-Gitlab-Token': secret })).status).toBe(202);
    await call('PATCH', `/repositories/${repositoryId}`, {
      body: { auto_scan_on_push: false, auto_scan_on_pr: false },
    });
    await call('PATCH', `/repositories/${repositoryId}`, { body: settings });
  };
  const fail = (error: Error | undefined) => {
    fault = error;
  };
  return { ...embedded, refs, scans, look, post, fail };
}

describe('a moved branch', () => {
  it('is scanned once, and what stood before the setting is not', async () => {
    const { refs, scans, look, service } = await watched({ auto_scan_on_push: true });
    await look();
    expect(await scans()).toEqual([]);
    refs['refs/heads/main'] = shaOf('b');
    await look();
    await look();
    refs['refs/heads/topic'] = shaOf('c');
    await look();
    expect(await scans()).toEqual(['main b', 'topic c']);
    await service.stop();
  });

  it('is not scanned again when somebody asked for that scan before', async () => {
    const { refs, scans, scan, look, service } = await watched({ auto_scan_on_push: true });
    refs['refs/heads/main'] = shaOf('b');
    await scan();
    await look();
    expect(await scans()).toEqual(['main b']);
    await service.stop();
  });

  it.each<[Settings, string[]]>([
    [{ auto_scan_on_push: true }, ['main b', 'topic b']],
    [{ auto_scan_on_pr: true }, ['refs/pull/7/head b', 'topic b']],
    [{ auto_scan_on_push: true, auto_scan_on_pr: true }, ['main b', 'refs/pull/7/head b', 'topic b']],
    [{}, []],
  ])('is scanned as the settings say: %j', async (settings, expected) => {
    const { refs, scans, look, service } = await watched(settings);
    for (const ref of ['refs/heads/main', 'refs/heads/topic', 'refs/pull/7/head']) refs[ref] = shaOf('b');
    await look();
    expect((await scans()).toSorted()).toEqual(expected);
    await service.stop();
  });

  it('that moved while the service was down is scanned at the next start', async () => {
    const database = newFile();
    const first = await watched({ auto_scan_on_push: true }, { database });
    await first.service.stop();
    const git = {
      resolveBranch: async () => shaOf('b'),
      listHeads: async () => [{ ref: 'refs/heads/main', sha: shaOf('b') }],
    };
    const ended = Promise.withResolvers<string>();
    const second = await startEmbedded({
      ...{ database, git, watchSeconds: 3_600 },
      onScanEnd: ended.resolve,
    });
    const { body } = await second.call('GET', `/scans/${await ended.promise}`);
    expect(body).toMatchObject({ branch: 'main', commit_sha: shaOf('b') });
    await second.service.stop();
  });

  it('waits for room in the queue, and is scanned then', async () => {
    const { refs, scans, look, service } = await watched({ auto_scan_on_push: true }, { maxUnfinishedScans: 0 });
    refs['refs/heads/main'] = shaOf('b');
    await look();
    expect(await scans()).toEqual([]);
    await service.stop();
  });

  it('of a repository that cannot be read is in the log, and found when it can', async () => {
    const events: string[] = [];
    const { refs, scans, look, post, fail, service } = await watched(
      { auto_scan_on_push: true },
      { log: ({ event }) => events.push(event) },
    );
    refs['refs/heads/main'] = shaOf('b');
    fail(new Error('gone'));
    await post('{}', { 'X-Gitlab-Token': secret });
    while (!events.includes('watch.failed')) await new Promise((next) => setTimeout(next, 2));
    fail(undefined);
    await look();
    expect(await scans()).toEqual(['main b']);
    await service.stop();
  });
});

describe('looks', () => {
  it('that are asked for while one is under way become one, and a database that fails ends none of the next', async () => {
    const held = Promise.withResolvers<void>();
    let looks = 0;
    const listHeads = async () => {
      looks += 1;
      if (looks > 1) await held.promise;
      return [];
    };
    const [database, log] = [newFile(), [] as LogEntry[]];
    const git = { resolveBranch: async () => undefined, listHeads };
    const { post, service } = await watched(
      { auto_scan_on_push: true },
      { database, git, log: (entry) => log.push(entry) },
    );
    const ask = async () => expect((await post('{}', { 'X-Gitlab-Token': secret })).status).toBe(202);
    await ask();
    await expect.poll(() => looks).toBe(2);
    for (let index = 0; index < 50; index += 1) await ask();
    held.resolve();
    await expect.poll(() => looks).toBe(3);
    const other = new DatabaseSync(database);
    other.exec('ALTER TABLE repositories RENAME TO gone');
    await ask();
    const failures = () => log.filter(({ event }) => event === 'watch.failed').map(({ message }) => message);
    await expect.poll(failures).toEqual([expect.stringContaining('no such table')]);
    expect(looks).toBe(3);
    other.exec('ALTER TABLE gone RENAME TO repositories');
    other.close();
    await ask();
    await expect.poll(() => looks).toBe(4);
    await service.stop();
    expect([looks, failures().length]).toEqual([4, 1]);
  });
});

describe('a branch that is gone', () => {
  it('has nothing any more: what it alone had is FIXED', async () => {
    const { refs, script, scan, call, look, service } = await watched({ auto_scan_on_push: true });
    refs['refs/heads/topic'] = shaOf('c');
    script.findings = { [shaOf('c')]: [finding()] };
    await look();
    await scan('topic');
    const status = async () => (await call('GET', '/violations')).body.violations[0].status;
    expect(await status()).toBe('OPEN');
    Reflect.deleteProperty(refs, 'refs/heads/topic');
    await look();
    expect(await status()).toBe('FIXED');
    await service.stop();
  });
});

describe('POST /hooks/git', () => {
  const body = '{"ref":"refs/heads/main"}';
  const sign = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

  it.each<[string, Record<string, string>, number]>([
    ['a signature of the body', { 'X-Hub-Signature-256': sign(secret) }, 202],
    ['the same under the name that Bitbucket gives it', { 'X-Hub-Signature': sign(secret) }, 202],
    ['the token itself, as GitLab sends it', { 'X-Gitlab-Token': secret }, 202],
    ['nothing', {}, 401],
    ['an empty token', { 'X-Gitlab-Token': '' }, 401],
    ['a wrong token', { 'X-Gitlab-Token': `${secret}x` }, 401],
    ['a signature with another secret', { 'X-Hub-Signature-256': sign('another-secret-0123') }, 401],
    ['a wrong signature beside a right token', { 'X-Hub-Signature-256': 'sha256=ab', 'X-Gitlab-Token': secret }, 401],
  ])('with %s', async (_, headers, status) => {
    const { post, service } = await watched({});
    expect((await post(body, headers)).status).toBe(status);
    await service.stop();
  });

  it('does not exist without a secret, limits who guesses, and reads no endless body', async () => {
    const closed = await watched({}, { hookSecret: undefined });
    expect((await closed.post(body, { 'X-Gitlab-Token': '' })).status).toBe(404);
    await closed.service.stop();
    const open = await watched({}, { limits: { wrongKeys: { requests: 2, seconds: 60 } } });
    const wrong = async () => (await open.post(body, { 'X-Gitlab-Token': 'x' })).status;
    expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 429]);
    expect((await open.post('x'.repeat(1024 * 1024 + 1), { 'X-Gitlab-Token': secret })).status).toBe(413);
    await open.service.stop();
  });
});
