import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finding, shaOf, startEmbedded } from '../../service/embedded.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const folder = makeFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.db`);

const now = new Date('2026-06-01T12:00:00Z');
const keys = (...argv: string[]) => playCommand(['keys', ...argv], { now });

async function create(database: string, ...more: string[]): Promise<{ id: string; key: string }> {
  const named = more.includes('--name') ? [] : ['--name', 'ci'];
  const { code, printed, complained } = await keys('create', '--database', database, '--json', ...named, ...more);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  return JSON.parse(printed);
}

describe('keys create', () => {
  it('prints the id and the key, which works at once at a service that runs on the database, with its scopes alone', async () => {
    const database = newFile();
    const { service, call, repositoryId } = await startEmbedded({ database, apiKey: undefined });
    expect(service).toMatchObject({ apiKey: undefined, hasKeys: false });
    const { id, key } = await create(database, '--scope', 'scan:write', '--scope', 'repository:read,user:read');
    expect([id, key]).toEqual([
      expect.stringMatching(/^key_[0-9a-f]{24}$/),
      expect.stringMatching(/^sgk_[0-9a-f]{64}$/),
    ]);
    const { data } = (await call('GET', '/cli/auth/validate', { key })).body;
    expect(data.permissions).toEqual(['read:repositories', 'read:scans', 'write:scans', 'read:users']);
    const body = { repository_id: repositoryId };
    expect((await call('POST', '/scans', { key, body })).status).toBe(201);
    const refused = await call('GET', '/violations', { key });
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'INSUFFICIENT_SCOPE', details: { requiredScope: 'violation:read' } },
    ]);
    await service.stop();
  });

  it('makes the database, takes scopes as words too, and shows the key to people once', async () => {
    const database = newFile();
    const { printed } = await keys(
      'create',
      '--database',
      database,
      '--name',
      'ci',
      '--scope',
      'scan:read',
      'user:read',
    );
    expect(printed).toMatch(/^key_\w+ {2}ci {2}\(Local\)\n\n {2}sgk_[0-9a-f]{64}\n\nThe key is shown this once/);
    const listed = await keys('list', '--database', database);
    expect(listed.printed).toMatch(/ci +valid +scan:read,user:read +never +never/);
    expect(listed.printed).not.toContain('sgk_');
  });

  it.each<[string, string[], string]>([
    ['no database', ['create', '--name', 'a', '--scope', 'scan:read'], '--database is missing'],
    ['neither name nor scope', ['create', '--database', 'x'], '--name is missing\n--scope is missing'],
    ['an unknown scope', ['create', '--name', 'a', '--scope', 'scan:delete'], 'no scope "scan:delete"'],
    ['an empty name', ['create', '--name', ' ', '--scope', 'scan:read'], 'is not a name'],
    ['a name of two lines', ['create', '--name', 'a\nb', '--scope', 'scan:read'], 'is not a name'],
    ['no such day', ['create', '--name', 'a', '--scope', 'scan:read', '--expires', '2026-02-30'], 'is not a date'],
    [
      'another form of day',
      ['create', '--name', 'a', '--scope', 'scan:read', '--expires', '1.7.2026'],
      'is not a date',
    ],
    ['flags of another verb', ['list', '--name', 'a'], '--name does not go with keys list'],
    ['words that nobody expects', ['list', 'all'], 'unexpected argument: "all"'],
    ['no id', ['revoke'], 'keys revoke needs the ID of a key'],
    ['an unknown verb', ['revok', 'key_1'], '"revok" is not create, list or revoke; did you mean revoke?'],
    ['no verb', [], 'keys: say what to do: create, list or revoke'],
  ])('and the others refuse %s', async (what, argv, message) => {
    const database = what === 'no database' || argv.includes('--database') ? [] : ['--database', newFile()];
    const { code, printed, complained } = await keys(...argv, ...database);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toContain(message);
  });

  it('has no database to list where there is none, and makes none', async () => {
    const database = newFile();
    expect((await keys('list', '--database', database)).complained).toContain('There is no database');
    expect((await keys('list', '--database', database)).complained).toContain('There is no database');
  });
});

describe('keys revoke', () => {
  it('ends a key at once, next to a running service, and shows it as revoked', async () => {
    const database = newFile();
    const { id, key } = await create(database, '--scope', 'scan:read');
    const { service, call } = await startEmbedded({ database, apiKey: undefined });
    expect(service.hasKeys).toBe(true);
    expect((await call('GET', '/scans', { key })).status).toBe(200);
    const { code, printed } = await keys('revoke', id, '--database', database);
    expect([code, printed]).toEqual([0, `${id} is revoked: requests with it are refused from now on.\n`]);
    const refused = await call('GET', '/scans', { key });
    expect([refused.status, refused.body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    const { printed: listed } = await keys('list', '--database', database, '--json');
    expect(JSON.parse(listed).keys).toMatchObject([{ id, status: 'revoked', lastUsedAt: expect.any(String) }]);
    expect((await keys('revoke', id, '--database', database)).complained).toContain(`no valid key "${id}"`);
    await service.stop();
  });
});

describe('an organization', () => {
  it('sees its own repositories, scans, violations and name, and nothing of another', async () => {
    const database = newFile();
    const acme = await create(
      database,
      '--organization',
      'Acme',
      '--scope',
      'organization:read',
      '--scope',
      'scan:write',
    );
    const scopes = ['--scope', 'organization:read,repository:manage,scan:manage,violation:manage'];
    const beta = await create(database, '--organization', 'Beta', ...scopes);
    const own = await startEmbedded({ database, organization: 'acme' });
    own.script.findings = { [shaOf('a')]: [finding()] };
    const scan = await own.scan();
    const violation = (await own.call('GET', '/violations')).body.violations[0].violation_id;
    const names = async (key: string) =>
      (await own.call('GET', '/organizations', { key })).body.data.map(({ name }: { name: string }) => name);
    expect([await names(acme.key), await names(beta.key)]).toEqual([['Acme'], ['Beta']]);
    for (const list of ['repositories', 'scans', 'violations']) {
      const { body } = await own.call('GET', `/${list}`, { key: beta.key });
      expect([list, body[list], body.pagination.total]).toEqual([list, [], 0]);
      expect(
        (await own.call('GET', `/${list}?repository_id=${own.repositoryId}`, { key: beta.key })).body[list],
      ).toEqual([]);
    }
    const justification = 'db.ts binds the value';
    for (const [method, path, body] of [
      ['GET', `/repositories/${own.repositoryId}`, undefined],
      ['PATCH', `/repositories/${own.repositoryId}`, { auto_scan_on_push: true }],
      ['GET', `/scans/${scan.scan_id}`, undefined],
      ['POST', '/scans', { repository_id: own.repositoryId }],
      ['GET', `/violations/${violation}`, undefined],
      ['POST', `/violations/${violation}/suppress`, { justification }],
    ] as const) {
      const reply = await own.call(method, path, { key: beta.key, body });
      expect([method, path, reply.status]).toEqual([method, path, 404]);
      expect(reply.body.meta.organizationId).not.toBe((await own.call('GET', '/scans/x')).body.meta.organizationId);
    }
    expect((await own.call('GET', '/health', { key: undefined })).body.meta.organizationId).toBe('none');
    await own.service.stop();
  });

  it('has to be named where there are several, and cannot take the repository of another', async () => {
    const database = newFile();
    await create(database, '--organization', 'Acme', '--scope', 'scan:read');
    await create(database, '--organization', 'Beta', '--scope', 'scan:read');
    expect((await keys('list', '--database', database)).complained).toContain('--organization: Acme, Beta');
    expect((await keys('list', '--database', database, '--organization', 'Gamma')).complained).toContain(
      'There are Acme, Beta',
    );
    await expect(startEmbedded({ database })).rejects.toThrow('several organizations');
    await (await startEmbedded({ database, organization: 'Acme' })).service.stop();
    await expect(startEmbedded({ database, organization: 'Beta' })).rejects.toThrow('belongs to another organization');
  });
});
