import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/service/store/store.ts';
import { createAuthority } from '../../faults/peer/certificates.ts';
import { type Embedded, ownerOf, type ServiceOptions, testKey } from '../embedded.ts';
import { databaseKinds, reportMissingPostgres } from '../store/databases.ts';
import { makeFolder } from '../temporary-repository.ts';
import { startOver } from './start.ts';
import { type Visitor, visitorOf } from './visitor.ts';

reportMissingPostgres('sessions');

describe.each(databaseKinds)('in $name', ({ name: kind, create }) => {
  const start = (change: Partial<ServiceOptions> = {}) => startOver({ name: kind, create }, change);
  let embedded: Embedded;
  let time = new Date('2026-03-02T10:00:00Z');
  const logged: string[] = [];
  beforeAll(async () => {
    embedded = await start({ now: () => time, log: (entry) => logged.push(JSON.stringify(entry)) });
  });
  afterAll(() => embedded.service.stop());

  const newVisitor = (): Visitor => visitorOf(embedded.service.baseUrl);

  /** With headers that `fetch` does not let a caller set. Returns the status. */
  function post(
    path: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<{ status: number; cookie: string }> {
    const { hostname, port } = new URL(embedded.service.baseUrl);
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        const [cookie = ''] = answer.headers['set-cookie'] ?? [];
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookie }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  describe('signing in', () => {
    it('leads from a page to the form and back to that page, with a key that is never in an address', async () => {
      const visitor = newVisitor();
      const asked = await visitor.visit('/findings?severity=high');
      expect([asked.status, asked.headers.get('location')]).toEqual([303, '/login?to=%2Ffindings%3Fseverity%3Dhigh']);
      const login = await visitor.visit('/login?to=%2Ffindings%3Fseverity%3Dhigh');
      const to = /name="to" value="([^"]*)"/.exec(login.text)?.[1] ?? '';
      expect(login.text).toMatch(/<form method="post" action="\/login">/);
      const signed = await visitor.visit('/login', { form: { key: testKey, to } });
      expect([signed.status, signed.headers.get('location')]).toEqual([303, '/findings?severity=high']);
      expect((await visitor.visit('/findings?severity=high')).status).toBe(200);
      expect(logged.join('\n')).not.toContain(testKey);
    });

    it('gives a cookie that scripts and other sites cannot use, and that is worth nothing in the database', async () => {
      const visitor = newVisitor();
      const { headers } = await visitor.signIn();
      expect(headers.get('set-cookie')).toMatch(
        /^scan-gate=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it.each(['wrong', '', ' ', `${testKey}x`, 'sgk_'.repeat(1000), '\0'])('refuses %j as a key', async (key) => {
      const visitor = newVisitor();
      const { status, text } = await visitor.signIn(key);
      expect([status, text]).toEqual([401, expect.stringContaining('This is not a valid key.')]);
      expect((await visitor.visit('/')).status).toBe(303);
    });

    it.each([
      'https://example.com/',
      '//example.com',
      '/\\example.com',
      '/login',
      '/api/v1/health',
      '/findings\r\nX: y',
      'javascript:alert(1)',
      '/repositoriesx',
    ])('leads nowhere else than to our pages: %j', async (to) => {
      const { headers } = await newVisitor().visit('/login', { form: { key: testKey, to } });
      expect(headers.get('location')).toBe('/');
    });

    it('takes no key from the address', async () => {
      const visitor = newVisitor();
      await visitor.visit(`/login?key=${testKey}`);
      await visitor.visit(`/login?key=${testKey}`, { form: {} });
      expect((await visitor.visit('/')).status).toBe(303);
    });

    it('gives each sign-in a new session, so that nobody can prepare one for others', async () => {
      const visitor = newVisitor();
      await visitor.visit('/login');
      const before = visitor.cookie;
      await visitor.signIn();
      const first = visitor.cookie;
      await visitor.signIn();
      expect(new Set([before, first, visitor.cookie]).size).toBe(3);
      expect((await visitor.visit('/', { headers: { Cookie: first ?? '' } })).status).toBe(303);
    });
  });

  describe('a session', () => {
    it('ends when somebody signs out, for everybody who knows its cookie', async () => {
      const visitor = newVisitor();
      await visitor.signIn();
      const { cookie = '' } = visitor;
      const { status, headers } = await visitor.visit('/logout', { form: {} });
      expect([status, headers.get('location')]).toEqual([303, '/login']);
      expect(headers.get('set-cookie')).toContain('Max-Age=0');
      visitor.cookie = cookie;
      expect((await visitor.visit('/')).status).toBe(303);
    });

    it('ends after eight hours', async () => {
      const visitor = newVisitor();
      await visitor.signIn();
      const began = time;
      time = new Date(began.getTime() + 8 * 3_600_000 - 1);
      expect((await visitor.visit('/')).status).toBe(200);
      time = new Date(began.getTime() + 8 * 3_600_000);
      expect((await visitor.visit('/')).status).toBe(303);
    });

    it('ends with its key: when it is revoked, and when it expires', async () => {
      const database = kind === 'SQLite' ? join(makeFolder(), 'keys.db') : await create();
      const store = await openStore({ file: database, role: 'tool' });
      const owner = await ownerOf(store);
      const make = (expiresAt?: string) =>
        store.keys.create(owner, { name: 'reader', scopes: ['repository:read'], expiresAt });
      const [revoked, expiring] = [await make(), await make('2026-03-03T00:00:00.000Z')];
      const clock = { time: new Date('2026-03-02T23:00:00Z') };
      const own = await start({ database, apiKey: undefined, now: () => clock.time });
      const visitors = [visitorOf(own.service.baseUrl), visitorOf(own.service.baseUrl)] as const;
      await visitors[0].signIn(revoked.value);
      await visitors[1].signIn(expiring.value);
      const look = () => Promise.all(visitors.map(async (each) => (await each.visit('/')).status));
      expect(await look()).toEqual([200, 200]);
      await store.keys.revoke(owner, revoked.id);
      expect(await look()).toEqual([303, 200]);
      clock.time = new Date('2026-03-03T00:00:00Z');
      expect(await look()).toEqual([303, 303]);
      expect((await visitors[1].signIn(expiring.value)).text).toContain('This key has expired.');
      await own.service.stop();
      await store.close();
    });
  });

  // A SQLite file has one service.
  it.runIf(kind === 'PostgreSQL')('is shared by several services, and so is its end', async () => {
    const database = await create();
    const store = await openStore({ file: database, role: 'tool' });
    const { value } = await store.keys.create(await ownerOf(store), { name: 'reader', scopes: ['repository:read'] });
    const services = [
      await start({ database, apiKey: undefined }),
      await start({ database, apiKey: undefined }),
    ] as const;
    const [one, other] = services.map(({ service }) => visitorOf(service.baseUrl)) as [Visitor, Visitor];
    await one.signIn(value);
    other.cookie = one.cookie;
    expect((await other.visit('/')).status).toBe(200);
    await other.visit('/logout', { form: {} });
    expect((await one.visit('/')).status).toBe(303);
    for (const { service } of services) await service.stop();
    await store.close();
  });

  describe('against other sites', () => {
    const key = `key=${testKey}`;

    it('a form is taken from our own page, although it names no origin', async () => {
      const login = await newVisitor().visit('/login');
      const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
      const token = /name="form" value="([^"]*)"/.exec(login.text)?.[1] ?? '';
      const headers = { ...form, Origin: 'null', Cookie: cookie };
      expect((await post('/login', headers, `${key}&form=${token}`)).status).toBe(303);
      expect((await post('/login', { ...form, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, key)).status).toBe(
        303,
      );
    });

    it.each([
      ['another origin', { Origin: 'https://example.com' }],
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['no named origin and no form of ours', { Origin: 'null' }],
      ['no named origin of a neighbour', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
      ['no named origin and a cookie alone', { Origin: 'null', Cookie: `scan-gate=${'a'.repeat(43)}` }],
    ])('a form is refused from %s', async (_, headers) => {
      const { status, cookie } = await post('/login', { ...form, ...headers }, key);
      expect(status).toBe(403);
      // The cookie of a new form, and no session.
      const visitor = newVisitor();
      visitor.cookie = cookie.split(';')[0];
      expect((await visitor.visit('/')).status).toBe(303);
    });

    it('nobody is signed out by a neighbour', async () => {
      const visitor = newVisitor();
      await visitor.signIn();
      await post(
        '/logout',
        { ...form, Origin: 'null', 'Sec-Fetch-Site': 'same-site', Cookie: visitor.cookie ?? '' },
        '',
      );
      expect((await visitor.visit('/')).status).toBe(200);
    });

    it('a link opens our page by a second request, with the cookie that the first one lacks', async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
      const { hostname, port } = new URL(embedded.service.baseUrl);
      const { refresh, status } = await new Promise<{ refresh: unknown; status: number | undefined }>((resolve) => {
        request({ hostname, port, path: '/findings?q=%3Cb%3E', headers }, (answer) => {
          answer.resume();
          resolve({ refresh: answer.headers.refresh, status: answer.statusCode });
        }).end();
      });
      expect([status, refresh]).toEqual([200, '0; url=/findings?q=%3Cb%3E']);
    });
  });

  describe('the cookie', () => {
    it('is only for TLS when a trusted proxy says that the browser uses it', async () => {
      const own = await start({ trustedProxies: ['127.0.0.1'] });
      const visitor = visitorOf(own.service.baseUrl);
      const headers = { 'X-Forwarded-Proto': 'https' };
      const { headers: got } = await visitor.visit('/login', { headers, form: { key: testKey } });
      expect(got.get('set-cookie')).toMatch(/^__Host-scan-gate=.*; HttpOnly; Secure; SameSite=Strict$/);
      expect((await visitor.visit('/', { headers })).status).toBe(200);
      await own.service.stop();
    });

    it.runIf(kind === 'SQLite')('is only for TLS when the service itself has a certificate', async () => {
      const authority = createAuthority('cookies');
      const own = await start({ tls: authority.issue('127.0.0.1') });
      const sent = httpsRequest(new URL('/login', own.service.baseUrl), {
        method: 'POST',
        ca: authority.cert,
        agent: false,
      });
      sent.end(String(new URLSearchParams({ key: testKey })));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-scan-gate=.*; Secure; SameSite=Strict$/);
      await own.service.stop();
    });

    it('believes no one else', async () => {
      const { headers } = await newVisitor().visit('/login', { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers.get('set-cookie')).toMatch(/^scan-gate=.*HttpOnly; SameSite=Strict$/);
    });
  });

  describe('guessing', () => {
    it('ends after as many attempts as strangers have, even with the right key', async () => {
      const own = await start({ now: () => time, limits: { wrongKeys: { requests: 3, seconds: 60 } } });
      const visitor = visitorOf(own.service.baseUrl);
      const statuses: number[] = [];
      for (const key of ['a', 'b', 'c', 'd', testKey]) statuses.push((await visitor.signIn(key)).status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      const refused = await visitor.signIn();
      expect(refused.headers.get('retry-after')).toBe('20');
      expect(refused.text).toContain('Too many requests');
      await own.service.stop();
    });
  });
});
