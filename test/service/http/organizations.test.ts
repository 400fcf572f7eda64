/** Every endpoint and page is asked with the key of another organization: what is not its own is not there, and stays as it is. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/shared/api/endpoints.ts';
import { allScopes, callerOf, type Embedded, finding, shaOf } from '../embedded.ts';
import { startOver } from '../page/start.ts';
import { readableText, type Visitor, visitorOf } from '../page/visitor.ts';
import { databaseKinds, reportMissingPostgres } from '../store/databases.ts';
import { makeFolder } from '../temporary-repository.ts';

const names = Object.keys(endpoints) as EndpointName[];
const pages = ['/', '/repositories/:id', '/scans', '/scans/:id', '/findings', '/findings/:id'];
const keyed = names.filter((name) => endpoints[name].scope !== 'none');

reportMissingPostgres('what other organizations see');

describe.each(databaseKinds)('in $name', ({ name: kind, create }) => {
  let service: Embedded;
  let store: Store;
  let keys: Record<'own' | 'foreign', string>;
  /** What `own` has, and nobody else may learn or change. */
  let held: Record<'repository_id' | 'scan_id' | 'violation_id', string>;
  let visitors: Record<'own' | 'foreign', Visitor>;
  /** What `foreign` saw on each page before `own` had anything. */
  const before = new Map<string, string>();

  beforeAll(async () => {
    const database = kind === 'SQLite' ? join(makeFolder(), 'service.db') : await create();
    store = await openStore({ file: database, role: 'tool' });
    const { id: own } = await store.organizations.chooseOrMake('own');
    const { id: foreign } = await store.organizations.chooseOrMake('foreign');
    const keyOf = async (id: string) =>
      (await store.keys.create(id, { name: 'all', scopes: allScopes, expiresAt: undefined })).value;
    keys = { own: await keyOf(own), foreign: await keyOf(foreign) };
    service = await startOver({ name: kind, create }, { database, organization: 'own', apiKey: undefined });
    visitors = { own: visitorOf(service.service.baseUrl), foreign: visitorOf(service.service.baseUrl) };
    for (const who of ['own', 'foreign'] as const) await visitors[who].signIn(keys[who]);
    for (const path of listPages()) before.set(path, await see('foreign', path));
    service.script.findings[shaOf('a')] = [finding(), finding({ type: 'SECRET', fingerprint: 'secret' })];
    const { repositoryId, ended } = service;
    const started = await call('own', 'POST', '/scans', { repository_id: repositoryId, branch: 'main' });
    await ended(started.body.scan_id);
    const { violations } = (await call('own', 'GET', '/violations', undefined)).body;
    held = { repository_id: repositoryId, scan_id: started.body.scan_id, violation_id: violations[0].violation_id };
  });
  afterAll(async () => {
    await service.service.stop();
    await store.close();
  });

  function call(who: 'own' | 'foreign', method: string, path: string, body: object | undefined) {
    return callerOf(service.service.baseUrl)(method, path, { key: keys[who], ...(body && { body }) });
  }

  /** All that a body of any endpoint asks for. */
  const bodyOf = () => ({
    startScan: { repository_id: held.repository_id, branch: 'main' },
    updateRepository: { auto_scan_on_push: true },
    suppressViolation: { justification: 'FALSE POSITIVE: the value is a constant of this very file' },
  });

  /** The request that reaches what `own` has, by its path and by every filter that names a record. */
  function askedOf(name: EndpointName): [method: string, path: string, body: object | undefined] {
    const { method, path, query }: Endpoint = endpoints[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, field: keyof typeof held) => held[field]);
    const filters = Object.keys(query?.shape ?? {}).filter((field) => field in held) as (keyof typeof held)[];
    const search = new URLSearchParams(filters.map((field): [string, string] => [field, held[field]]));
    const bodies: Partial<Record<EndpointName, object>> = bodyOf();
    if (method !== 'GET') expect(Object.keys(bodies), 'the list of bodyOf').toContain(name);
    return [method, `${filled}${filters.length > 0 ? `?${search}` : ''}`, bodies[name]];
  }

  const stateOf = async () => ({
    repository: await store.repositories.find(held.repository_id),
    scans: await store.scans.list({}, { page: 1, limit: 50 }),
    violation: await store.violations.find(held.violation_id),
  });

  describe.each(keyed)('%s', (name) => {
    it('shows and changes nothing of another organization', async () => {
      const [method, path, body] = askedOf(name);
      const before = await stateOf();
      const asked = [path, path.replace(/\?.*/, '')];
      for (const each of asked) {
        const { status, body: answer } = await call('foreign', method, each, body);
        const text = JSON.stringify(answer);
        for (const id of [...Object.values(held), 'acme/web', 'SQL injection']) expect(text).not.toContain(id);
        expect(text).not.toMatch(/"name":"own"/);
        // What is named by its identifier is not there; a list is empty; the account is the caller's own.
        const isNamed = /\{/.test(endpoints[name].path) || body !== undefined;
        expect(status).toBe(isNamed ? 404 : 200);
        if ('list' in endpoints[name] && name !== 'listOrganizations') expect(text).toMatch(/"total":0/);
      }
      expect(await stateOf()).toEqual(before);
    });

    it('has a request that reaches it with a key of its own', async () => {
      const { status, body } = await call('own', ...askedOf(name));
      expect([200, 201]).toContain(status);
      if (name === 'startScan') await service.ended(body.scan_id);
    });
  });

  /** All lists, with each of their filters that could name something of `own`. */
  function listPages(): string[] {
    const lists = pages.filter((path) => !path.includes(':'));
    const queries = ['', 'q=SQL', 'q=acme', 'branch=main', 'status=any', 'status=COMPLETED', 'severity=high', 'page=2'];
    return lists.flatMap((path) => queries.map((query) => (query === '' ? path : `${path}?${query}`)));
  }

  async function see(who: 'own' | 'foreign', path: string): Promise<string> {
    return readableText((await visitors[who].visit(path)).text);
  }

  const foreignWords = ['acme', 'github.com', 'SQL injection', 'src/db.ts', 'main'];

  describe('the pages', () => {
    it('show another organization the same lists as when there is nothing in them', async () => {
      for (const [path, text] of before) expect([path, await see('foreign', path)]).toEqual([path, text]);
      expect(await see('own', '/findings?status=any')).toContain('2 findings');
    });

    it.each(pages.filter((path) => path.includes(':')))('do not have another organization’s %s', async (path) => {
      const ids = Object.values(held);
      const statuses = { own: new Set<number>(), foreign: new Set<number>() };
      for (const id of ids) {
        const address = path.replace(':id', id);
        for (const who of ['own', 'foreign'] as const) statuses[who].add((await visitors[who].visit(address)).status);
        const text = await see('foreign', address);
        for (const word of [...ids, ...foreignWords]) expect(text).not.toContain(word);
      }
      expect([statuses.own.has(200), [...statuses.foreign]]).toEqual([true, [404]]);
    });

    it('show nothing of another organization by a filter that names its repository', async () => {
      for (const path of ['/scans', '/findings', '/']) {
        const query = new URLSearchParams({ repository: held.repository_id, status: 'any' });
        const { text } = await visitors.foreign.visit(`${path}?${query}`);
        for (const word of foreignWords) expect(readableText(text)).not.toContain(word);
        expect(text).not.toMatch(/<tr role="row" class="row">/);
        // Its branches are not offered either.
        expect(text).not.toContain('<datalist');
      }
    });

    it('do not take the session of one organization for another one', async () => {
      const { status, text } = await visitors.foreign.visit('/');
      expect([status, readableText(text).includes('foreign')]).toEqual([200, true]);
      expect(await see('own', '/')).not.toContain('foreign');
    });
  });
});
