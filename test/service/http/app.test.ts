import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoints } from '../../../src/shared/api/endpoints.ts';
import {
  documentedEndpoints,
  errorFaults,
  exampleEnvelope,
  exampleError,
  exampleRecords,
  faultsOf,
} from '../../fixtures/interface.ts';
import {
  callerOf,
  type Embedded,
  finding,
  type LogEntry,
  type Reply,
  result,
  shaOf,
  startEmbedded,
  testKey,
} from '../embedded.ts';

const started: Embedded[] = [];

async function start(...options: Parameters<typeof startEmbedded>): Promise<Embedded> {
  const embedded = await startEmbedded(...options);
  started.push(embedded);
  return embedded;
}

afterAll(() => Promise.all(started.map(({ service }) => service.stop())));

const dataPath = [1, 2].map((line) => ({ file_path: 'a.ts', line, code: 'read(a)' }));
const severalFindings = [
  finding({ severity: 'LOW', fingerprint: 'low', filePath: 'a.ts', title: 'Weak hash' }),
  finding({ severity: 'CRITICAL', fingerprint: 'critical', dataPath }),
  finding({ severity: 'HIGH', fingerprint: 'high-1' }),
  finding({ severity: 'HIGH', fingerprint: 'high-2' }),
  finding({ severity: 'MEDIUM', fingerprint: 'medium' }),
  finding({ severity: 'INFO', fingerprint: 'info', type: 'IAC' }),
  finding({ severity: 'HIGH', fingerprint: 'secret', type: 'SECRET', codeSnippet: 'token = "abcdef"', dataPath }),
];

function expectRefusal(reply: Reply, status: number, code: string): void {
  expect(errorFaults(reply.body)).toEqual([]);
  expect([reply.status, reply.body.error.code]).toEqual([status, code]);
}

/** Requests that succeed, one for each endpoint, on a service with one scanned repository. */
function goodCalls(ids: { repository: string; scan: string; violation: string }) {
  const repository = ids.repository;
  return {
    listOrganizations: { path: '/organizations?page=1&limit=5&sortBy=name&sortOrder=asc&status=active&search=l' },
    validateKey: { path: '/cli/auth/validate' },
    getCliInfo: { path: '/cli/info' },
    getHealth: { path: '/health' },
    listRepositories: { path: '/repositories?page=1&limit=5&search=web&provider=github&status=active' },
    getRepository: { path: `/repositories/${repository}` },
    updateRepository: { path: `/repositories/${repository}`, body: { auto_scan_on_push: true } },
    listScans: { path: `/scans?repository_id=${repository}&status=COMPLETED&scan_type=sast&sortBy=startedAt` },
    startScan: { path: '/scans', body: { repository_id: repository, branch: 'main' } },
    getScan: { path: `/scans/${ids.scan}` },
    listViolations: { path: `/violations?repository_id=${repository}&severity=critical,high&status=open` },
    getViolation: { path: `/violations/${ids.violation}` },
    suppressViolation: { path: `/violations/${ids.violation}/suppress`, body: { justification: 'db.ts binds it' } },
  } as Record<string, { path: string; body?: unknown }>;
}

describe('the interface document', () => {
  it('lists the endpoints of the table, with the same methods, paths and need of a key', () => {
    const table = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
      const { method, path, success: status, scope } = endpoint;
      return [name, { method, path, status, needsKey: scope !== 'none' }];
    });
    const documented = Object.entries(documentedEndpoints).map(([name, { method, path, status, needsKey }]) => [
      name,
      { method, path, status, needsKey },
    ]);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(documented));
  });

  it.each(Object.entries<Endpoint>(endpoints))('has a record of %s that its schema accepts', (name, endpoint) => {
    const record = exampleRecords[name];
    expect(record).toBeDefined();
    expect(endpoint.answer.safeParse(record)).toEqual({ success: true, data: record });
  });

  it('has errors, pagination and meta that the description of the service accepts', async () => {
    expect(errorFaults(exampleError)).toEqual([]);
    const { call } = await start();
    const { responses } = (await call('GET', '/openapi.json')).body.paths['/organizations'].get;
    const bodies = { 200: { success: true, data: [], ...exampleEnvelope }, 400: exampleError };
    for (const [status, body] of Object.entries(bodies)) {
      const { schema } = responses[status].content['application/json'];
      expect([status, new Ajv2020().validate(schema, body)]).toEqual([status, true]);
    }
  });

  it('is told from an answer that differs in a field, a type, a word or a bound', () => {
    const shape = documentedEndpoints.listViolations?.body ?? 'string';
    const [violations, pagination] = [[exampleRecords.listViolations], { page: 1, total: 1 }];
    expect(faultsOf(shape, { violations, pagination })).toEqual([]);
    expect(faultsOf(shape, { violations, pagination: { page: 0, total: 1 } })).toHaveLength(1);
    expect(faultsOf(shape, { violations, pagination: { ...pagination, limit: 20 } })).toHaveLength(1);
    const changed = { ...(exampleRecords.listViolations as object), cvss_score: 11, type: 'DAST', line_number: 1.5 };
    expect(faultsOf(shape, { violations: [changed], pagination })).toHaveLength(3);
    expect(faultsOf(shape, { violations: [{}], pagination })).toHaveLength(9);
  });
});

describe('every endpoint', () => {
  let embedded: Embedded;
  let calls: ReturnType<typeof goodCalls>;

  beforeAll(async () => {
    embedded = await start();
    embedded.script.findings = { [shaOf('a')]: severalFindings };
    const scan = await embedded.scan();
    const listed = await embedded.call('GET', '/violations');
    const violation = listed.body.violations[0].violation_id;
    calls = goodCalls({ repository: embedded.repositoryId, scan: scan.scan_id, violation });
  });

  it.each(Object.entries(documentedEndpoints))('answers %s as documented', async (name, documented) => {
    expect(Object.keys(calls), 'the list of goodCalls').toContain(name);
    const { path, body } = calls[name] ?? { path: 'missing' };
    const reply = await embedded.call(documented.method, path, {
      body,
      ...(!documented.needsKey && { key: undefined }),
    });
    expect(reply.status).toBe(documented.status);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    if (documented.body !== undefined) expect(faultsOf(documented.body, reply.body, documented.extensions)).toEqual([]);
    const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
    const data = endpoint.style === 'bare' ? reply.body : reply.body.data;
    const list = endpoint.style === 'bare' && endpoint.list !== undefined ? data[endpoint.list] : data;
    const schema = endpoint.list === undefined ? endpoint.answer : z.array(endpoint.answer).min(1);
    expect(schema.safeParse(list).error).toBeUndefined();
  });

  const keyed = Object.entries(documentedEndpoints).filter(([, { needsKey }]) => needsKey);

  it.each(keyed)('refuses %s without a key and with a wrong one', async (name, { method }) => {
    const { path, body } = calls[name] ?? { path: 'missing' };
    expectRefusal(await embedded.call(method, path, { body, key: undefined }), 401, 'UNAUTHORIZED');
    expectRefusal(await embedded.call(method, path, { body, key: `${testKey}x` }), 401, 'UNAUTHORIZED');
  });

  it.each(keyed)('serves %s to a key with just its scope, and refuses it to all others', async (name, { method }) => {
    const { scope } = endpoints[name as keyof typeof endpoints];
    const others = ['organization', 'repository', 'scan', 'violation', 'user'].flatMap((resource) =>
      scope.startsWith(resource) ? [] : [`${resource}:manage`],
    );
    const weaker = scope.endsWith(':write') ? [scope.replace('write', 'read')] : [];
    const poor = await start({ scopes: [...others, ...weaker] });
    const { path, body } = calls[name] ?? { path: 'missing' };
    const refused = await poor.call(method, path, { body });
    if (scope === 'any key') expect(refused.status).toBe(200);
    else {
      expectRefusal(refused, 403, 'INSUFFICIENT_SCOPE');
      expect(refused.body.error.details).toEqual({ requiredScope: scope });
    }
    const rich = await start({ scopes: scope === 'any key' ? [] : [scope] });
    expect([200, 404]).toContain((await rich.call(method, path, { body })).status);
  });

  it('lets manage stand for write and read', async () => {
    const { call } = await start({ scopes: ['repository:manage'] });
    const list = await call('GET', '/repositories');
    expect(list.status).toBe(200);
    const path = `/repositories/${list.body.repositories[0].repository_id}`;
    expect((await call('PATCH', path, { body: {} })).status).toBe(200);
  });
});

describe('what is unknown', () => {
  it.each([
    ['GET', '/repositories/repo_none'],
    ['PATCH', '/repositories/repo_none'],
    ['GET', '/scans/scan_none'],
    ['GET', '/scans/%00'],
    ['GET', '/scans/%zz'],
    ['GET', '/violations/vio_none'],
    ['POST', '/violations/vio_none/suppress'],
    ['GET', '/nothing'],
    ['GET', '/scans/'],
    ['DELETE', '/scans'],
    ['POST', '/health'],
  ])('answers %s %s with NOT_FOUND in the error envelope', async (method, path) => {
    const { call } = await start();
    const body = method === 'PATCH' ? {} : method === 'POST' ? { justification: 'because' } : undefined;
    expectRefusal(await call(method, path, { body }), 404, 'NOT_FOUND');
  });

  it('is NOT_FOUND outside the base path too', async () => {
    const { service } = await start();
    expectRefusal(await callerOf(new URL(service.baseUrl).origin)('GET', '/nothing'), 404, 'NOT_FOUND');
  });

  it('starts no scan for an unknown repository or branch', async () => {
    const { call, repositoryId } = await start();
    const post = (body: object) => call('POST', '/scans', { body });
    expectRefusal(await post({ repository_id: 'repo_none' }), 404, 'NOT_FOUND');
    const refused = await post({ repository_id: repositoryId, branch: 'gone' });
    expectRefusal(refused, 404, 'NOT_FOUND');
    expect(refused.body.error.message).toBe('The repository has no branch "gone".');
    expectRefusal(await post({ repository_id: repositoryId, branch: 'a\nb' }), 404, 'NOT_FOUND');
    expect((await call('GET', '/scans')).body).toEqual({ scans: [], pagination: { page: 1, total: 0 } });
  });
});

describe('a query', () => {
  it.each([
    ['/scans?page=0', 'page'],
    ['/scans?page=-1', 'page'],
    ['/scans?page=1.5', 'page'],
    ['/scans?page=one', 'page'],
    ['/scans?page=', 'page'],
    ['/scans?page=1e1', 'page'],
    ['/scans?page=0x10', 'page'],
    ['/scans?page=+1', 'page'],
    ['/scans?page=99999999999999999999', 'page'],
    ['/scans?limit=0', 'limit'],
    ['/scans?limit=101', 'limit'],
    ['/scans?limit=5&limit=6', 'limit'],
    ['/scans?status=completed', 'status'],
    ['/scans?scan_type=dast', 'scan_type'],
    ['/scans?sortBy=createdAt', 'sortBy'],
    ['/scans?sortOrder=up', 'sortOrder'],
    ['/violations?severity=', 'severity'],
    ['/violations?severity=critical,,high', 'severity'],
    ['/violations?severity=HIGH', 'severity'],
    ['/violations?status=suppressed', 'status'],
    ['/repositories?status=gone', 'status'],
    ['/repositories?sortBy=id', 'sortBy'],
    ['/organizations?status=archived', 'status'],
  ])('%s is refused, naming %s', async (path, field) => {
    const { call } = shared();
    const reply = await call('GET', path);
    expectRefusal(reply, 400, 'VALIDATION_ERROR');
    expect(reply.body.error.details).toMatchObject({ in: 'query', issues: [{ field }] });
  });

  it('may hold parameters that the endpoint does not know', async () => {
    expect((await shared().call('GET', '/scans?color=red&status=PENDING')).status).toBe(200);
  });

  const shared = sharedService();
});

/** One service for tests that change nothing. */
function sharedService(): () => Embedded {
  let embedded: Embedded | undefined;
  beforeAll(async () => {
    embedded = await start();
  });
  return () => {
    if (embedded === undefined) throw new Error('not started');
    return embedded;
  };
}

describe('a body', () => {
  const shared = sharedService();

  it.each([
    ['not JSON', '{"repository_id":', ''],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), ''],
    ['an array', '[]', ''],
    ['null', 'null', ''],
    ['without a required field', '{}', 'repository_id'],
    ['with a field of the wrong type', '{"repository_id":7}', 'repository_id'],
    ['with an empty branch', '{"repository_id":"x","branch":""}', 'branch'],
    ['with an unknown field', '{"repository_id":"x","depth":1}', 'depth'],
    ['with an inherited name', '{"repository_id":"x","__proto__":{"branch":"y"}}', '__proto__'],
  ])('%s is refused', async (_, body, field) => {
    const reply = await shared().call('POST', '/scans', { body });
    expectRefusal(reply, 400, 'VALIDATION_ERROR');
    expect(reply.body.error.details).toMatchObject({ in: 'body', issues: [{ field }] });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json'])(
    'is refused as %s',
    async (type) => {
      const reply = await shared().call('POST', '/scans', { body: '{}', headers: { 'Content-Type': type } });
      expectRefusal(reply, 400, 'VALIDATION_ERROR');
      expect(reply.body.error.details.issues[0].field).toBe('content-type');
    },
  );

  it('may name its character set', async () => {
    const { call, repositoryId } = shared();
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await call('POST', '/scans', { body: { repository_id: repositoryId }, headers })).status).toBe(201);
  });

  it('of more than 1 MiB is refused with 413, told in advance or not', async () => {
    const { call, service } = shared();
    const text = JSON.stringify({ repository_id: 'x'.repeat(1024 * 1024) });
    expectRefusal(await call('POST', '/scans', { body: text }), 413, 'VALIDATION_ERROR');
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const headers = { 'X-API-Key': testKey, 'Content-Type': 'application/json' };
    const answer = await fetch(`${service.baseUrl}/scans`, { method: 'POST', headers, body, duplex: 'half' });
    expect([answer.status, errorFaults(await answer.json())]).toEqual([413, []]);
    expect((await call('GET', '/health')).status).toBe(200);
  });

  it('of PATCH changes only the settings it names, and the answer tells them', async () => {
    const { call, repositoryId } = shared();
    const path = `/repositories/${repositoryId}`;
    const first = await call('PATCH', path, { body: { auto_scan_on_push: true } });
    expect(first.body).toMatchObject({ repository_id: repositoryId, auto_scan_on_push: true, auto_scan_on_pr: false });
    const second = await call('PATCH', path, { body: { auto_scan_on_pr: true } });
    expect(second.body).toMatchObject({ auto_scan_on_push: true, auto_scan_on_pr: true });
    expectRefusal(await call('PATCH', path, { body: { auto_scan_on_push: 'yes' } }), 400, 'VALIDATION_ERROR');
  });
});

describe('a list', () => {
  let embedded: Embedded;

  beforeAll(async () => {
    embedded = await start({
      repositories: ['Zeta', 'alpha', 'beta'].map((name, index) => ({
        path: `/srv/${name}`,
        name: `acme/${name}`,
        vcsUrl: ['https://github.com/acme/z', 'git@gitlab.com:acme/a.git', 'https://ann:pw@git.local/b'][index] ?? '',
        defaultBranch: 'main',
      })),
    });
    embedded.script.branches = { main: shaOf('a'), other: shaOf('b') };
    embedded.script.findings = { [shaOf('a')]: severalFindings };
    await embedded.scan('main');
    await embedded.scan('other');
    await embedded.scan('main', embedded.service.repositories[1]?.id);
  });

  const get = async (path: string) => (await embedded.call('GET', path)).body;
  const names = async (query: string) =>
    (await get(`/repositories${query}`)).repositories.map(({ name }: { name: string }) => name);

  it('of violations is worst first, in pages that neither repeat nor omit', async () => {
    const all = (await get('/violations?limit=100')).violations;
    const order = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
    const ranks = all.map(({ severity }: { severity: string }) => order.indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b));
    const paged = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const body = await get(`/violations?limit=3&page=${page}`);
      expect(body.pagination).toEqual({ page, total: 14 });
      paged.push(...body.violations);
    }
    expect(paged).toEqual(all);
  });

  it('is empty beyond its end, however far', async () => {
    const body = await get(`/violations?page=${Number.MAX_SAFE_INTEGER}&limit=100`);
    expect(body).toEqual({ violations: [], pagination: { page: Number.MAX_SAFE_INTEGER, total: 14 } });
  });

  it('holds 20 items unless told otherwise', async () => {
    const organizations = await get('/organizations');
    expect(organizations.pagination).toEqual({
      page: 1,
      limit: 20,
      total: 1,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    });
    expect((await get('/organizations?search=elsewhere')).data).toEqual([]);
    expect((await get('/organizations?status=inactive')).data).toEqual([]);
    expect((await get('/organizations?page=2')).data).toEqual([]);
  });

  it('of violations is filtered by repository, severity and status together', async () => {
    const [first] = embedded.service.repositories;
    const total = async (query: string) => (await get(`/violations?${query}`)).pagination.total;
    expect(await total(`repository_id=${first?.id}`)).toBe(7);
    expect(await total('repository_id=repo_none')).toBe(0);
    expect(await total('severity=high')).toBe(6);
    expect(await total('severity=high,high,info')).toBe(8);
    expect(await total(`repository_id=${first?.id}&severity=critical,low&status=open`)).toBe(2);
    expect(await total('status=fixed')).toBe(0);
    expect(await total('status=ignored')).toBe(0);
    expect(await total('status=false_positive')).toBe(0);
  });

  it('of scans is newest first unless sorted, and filtered by repository, status and type', async () => {
    const ids = async (query: string) => (await get(`/scans${query}`)).scans.map((s: { scan_id: string }) => s.scan_id);
    const newest = await ids('');
    expect(newest).toHaveLength(3);
    expect(await ids('?sortOrder=asc')).toEqual(newest.toReversed());
    expect(await ids('?sortBy=startedAt')).toEqual(newest);
    expect(await ids('?sortBy=completedAt&sortOrder=asc')).toEqual(newest.toReversed());
    expect(await ids('?sortBy=status&page=2&limit=1')).toEqual([newest[1]]);
    expect(await ids(`?repository_id=${embedded.service.repositories[1]?.id}`)).toEqual([newest[0]]);
    expect(await ids('?status=FAILED')).toEqual([]);
    expect(await ids('?scan_type=iac')).toEqual(newest);
  });

  it('of repositories is by name unless sorted, and filtered by name, provider and status', async () => {
    expect(await names('')).toEqual(['acme/alpha', 'acme/beta', 'acme/Zeta']);
    expect(await names('?sortBy=name&sortOrder=desc')).toEqual(['acme/Zeta', 'acme/beta', 'acme/alpha']);
    expect(await names('?sortBy=createdAt&sortOrder=asc')).toEqual(['acme/Zeta', 'acme/alpha', 'acme/beta']);
    expect(await names('?sortBy=lastScanAt&limit=1')).toEqual(['acme/alpha']);
    expect(await names('?sortBy=updatedAt&limit=1')).toEqual(['acme/alpha']);
    expect(await names('?search=ETA')).toEqual(['acme/beta', 'acme/Zeta']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?provider=gitlab')).toEqual(['acme/alpha']);
    expect(await names('?status=archived')).toEqual([]);
  });
});

describe('a repository', () => {
  it('has no score before it was scanned, and one from its open violations afterwards', async () => {
    const { call, scan, script, repositoryId } = await start();
    script.findings = { [shaOf('a')]: severalFindings };
    const path = `/repositories/${repositoryId}`;
    expect((await call('GET', path)).body).toMatchObject({ security_score: null, last_scan_at: null });
    const { completed_at } = await scan();
    expect((await call('GET', path)).body).toMatchObject({
      last_scan_at: completed_at,
      security_score: 100 - 25 - 3 * 10 - 3 - 1,
      total_violations: 7,
      violations_by_severity: { critical: 1, high: 3, medium: 1, low: 1 },
    });
  });
});

describe('a violation', () => {
  it('that is suppressed becomes ACCEPTED_RISK, is no longer counted, and says who did it, when and why', async () => {
    const { call, scan, script, repositoryId } = await start();
    script.findings = { [shaOf('a')]: [finding()] };
    expect((await scan()).violations).toEqual({ critical: 0, high: 1, medium: 0, low: 0, info: 0 });
    const id = (await call('GET', '/violations')).body.violations[0].violation_id;
    const body = { justification: '  db.ts binds the value  ' };
    const suppressed = await call('POST', `/violations/${id}/suppress`, { body });
    expect(suppressed.body).toMatchObject({ violation_id: id, status: 'ACCEPTED_RISK' });
    expect(suppressed.body.justification).toBe('db.ts binds the value');
    expect((await call('GET', '/violations?status=ignored')).body.pagination.total).toBe(1);
    expect((await call('GET', `/repositories/${repositoryId}`)).body.total_violations).toBe(0);
    expect((await scan()).violations).toEqual({ critical: 0, high: 0, medium: 0, low: 0, info: 0 });
    const detail = (await call('GET', `/violations/${id}`)).body;
    expect(detail.status).toBe('ACCEPTED_RISK');
    expect(detail.suppression).toEqual({
      justification: 'db.ts binds the value',
      by: 'start',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await call('POST', `/violations/${id}/suppress`, { body })).status).toBe(200);
  });

  it('whose justification begins with "false positive" becomes FALSE_POSITIVE, and is found by that filter', async () => {
    const { call, scan, script } = await start();
    script.findings = { [shaOf('a')]: [finding()] };
    await scan();
    const id = (await call('GET', '/violations')).body.violations[0].violation_id;
    const body = { justification: 'False positive: the value is a constant' };
    expect((await call('POST', `/violations/${id}/suppress`, { body })).body.status).toBe('FALSE_POSITIVE');
    const totals = ['open', 'fixed', 'ignored', 'false_positive'].map(
      async (status) => (await call('GET', `/violations?status=${status}`)).body.pagination.total,
    );
    expect(await Promise.all(totals)).toEqual([0, 0, 0, 1]);
  });

  it('is not suppressed without a reason, or when it is FIXED', async () => {
    const { call, scan, script } = await start();
    script.findings = { [shaOf('a')]: [finding()] };
    await scan();
    const path = `/violations/${(await call('GET', '/violations')).body.violations[0].violation_id}/suppress`;
    for (const body of [{}, { justification: '' }, { justification: ' \n' }, { justification: 'x', status: 'FIXED' }]) {
      expectRefusal(await call('POST', path, { body }), 400, 'VALIDATION_ERROR');
    }
    script.findings = {};
    await scan();
    expectRefusal(
      await call('POST', path, { body: { justification: 'the code was removed last week' } }),
      409,
      'CONFLICT',
    );
  });

  it('of type SECRET has neither a snippet nor a path, which others have', async () => {
    const { call, scan, script } = await start();
    script.findings = { [shaOf('a')]: severalFindings };
    await scan();
    const { violations } = (await call('GET', '/violations')).body;
    const secret = violations.find(({ type }: { type: string }) => type === 'SECRET');
    const detail = (await call('GET', `/violations/${secret.violation_id}`)).body;
    expect(detail).toMatchObject({ type: 'SECRET', code_snippet: null });
    expect(detail).not.toHaveProperty('data_path');
    const [critical] = violations;
    expect((await call('GET', `/violations/${critical.violation_id}`)).body.data_path).toEqual(dataPath);
  });
});

describe('a scan', () => {
  it('has null for what is not known yet, and says why it is FAILED', async () => {
    const held = Promise.withResolvers<never>();
    const { call, repositoryId, ended } = await start({ scan: () => held.promise });
    const body = { repository_id: repositoryId };
    const { scan_id } = (await call('POST', '/scans', { body })).body;
    const waiting = (await call('POST', '/scans', { body })).body.scan_id;
    const pending = (await call('GET', `/scans/${waiting}`)).body;
    expect(pending).toMatchObject({ status: 'PENDING', violations: null, started_at: null, completed_at: null });
    held.reject(new Error('no engine'));
    await ended(scan_id);
    const failed = (await call('GET', `/scans/${scan_id}`)).body;
    expect(failed).toMatchObject({ status: 'FAILED', violations: null, error: 'unexpected error: no engine' });
    expect([failed.coverage, failed.diagnostics]).toEqual([undefined, undefined]);
    for (const detail of [pending, failed]) expect(endpoints.getScan.answer.safeParse(detail).success).toBe(true);
  });

  it('tells its commit, what was covered and what was skipped', async () => {
    const diagnostics = [{ engine: 'sast', message: 'cannot parse', file_path: 'x.ts' }];
    const coverage = { sast: 'partly covered', iac: 'not covered' } as const;
    const { scan } = await start({ scan: async () => result([], { coverage, diagnostics }) });
    expect(await scan()).toMatchObject({ commit_sha: shaOf('a'), coverage, diagnostics });
  });
});

describe('a key', () => {
  it('is told its permissions in the form of the sample', async () => {
    const { call } = await start({ scopes: ['scan:write', 'repository:read', 'api-key:read'] });
    const { data } = (await call('GET', '/cli/auth/validate')).body;
    expect(data.permissions).toEqual(['read:repositories', 'read:scans', 'write:scans', 'read:api-keys']);
    expect(data.valid).toBe(true);
  });

  it('is limited to its requests, which come back evenly, and told the seconds to wait', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const limits = { perKey: { requests: 2, seconds: 60 } };
    const { call } = await start({ limits, now: () => new Date(time) });
    expect((await call('GET', '/scans')).status).toBe(200);
    expect((await call('GET', '/scans')).status).toBe(200);
    time += 10_500;
    const refused = await call('GET', '/scans');
    expectRefusal(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(refused.body.error.details).toEqual({ retryAfter: 20 });
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await call('GET', '/health')).status).toBe(200);
    time += 20_000;
    expect((await call('GET', '/scans')).status).toBe(200);
    expect((await call('GET', '/scans')).status).toBe(429);
  });

  it('that is wrong or missing is limited by address, apart from the right one', async () => {
    const { call } = await start({ limits: { wrongKeys: { requests: 2, seconds: 60 } } });
    expectRefusal(await call('GET', '/scans', { key: 'wrong' }), 401, 'UNAUTHORIZED');
    expectRefusal(await call('GET', '/scans', { key: undefined }), 401, 'UNAUTHORIZED');
    const refused = await call('GET', '/scans', { key: 'other' });
    expectRefusal(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(refused.body.error.details.retryAfter).toBe(30);
    expect((await call('GET', '/scans')).status).toBe(200);
  });

  it('cannot make its address ask more often, whatever it asks', async () => {
    const { call } = await start({ limits: { perAddress: { requests: 2, seconds: 60 } } });
    expect((await call('GET', '/health', { key: undefined })).status).toBe(200);
    expect((await call('GET', '/nowhere', { key: undefined })).status).toBe(404);
    expectRefusal(await call('GET', '/scans', { key: undefined }), 429, 'RATE_LIMIT_EXCEEDED');
  });

  it('that is right is not locked out by strangers at its address, and has its own limit', async () => {
    const { call } = await start({ limits: { perAddress: { requests: 2, seconds: 60 } } });
    const strangers = [];
    for (const key of [undefined, 'wrong', undefined, 'other', undefined]) {
      strangers.push((await call('GET', '/health', { key })).status);
    }
    expect(strangers).toEqual([200, 200, 429, 429, 429]);
    expect((await call('GET', '/scans')).status).toBe(200);
    expect((await call('GET', '/health')).status).toBe(200);
    expectRefusal(await call('GET', '/scans'), 429, 'RATE_LIMIT_EXCEEDED');
  });

  it('behind a proxy is limited by the address that the proxy names, and a stranger names none', async () => {
    const limits = { perAddress: { requests: 1, seconds: 60 } };
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    const behind = await start({ limits, trustedProxies: ['127.0.0.1'] });
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.1', '6.6.6.6, 198.51.100.2']) {
      statuses.push((await behind.call('GET', '/health', from(address))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const direct = await start({ limits });
    expect((await direct.call('GET', '/health', from('198.51.100.1'))).status).toBe(200);
    expect((await direct.call('GET', '/health', from('198.51.100.2'))).status).toBe(429);
  });
});

describe('the queue of scans', () => {
  it('accepts no more than its limit, says when to retry, and accepts more when one has ended', async () => {
    const held = Promise.withResolvers<ReturnType<typeof result>>();
    const { call, repositoryId, ended } = await start({ maxUnfinishedScans: 2, scan: () => held.promise });
    const post = () => call('POST', '/scans', { body: { repository_id: repositoryId } });
    const first = await post();
    expect((await post()).status).toBe(201);
    const refused = await post();
    expectRefusal(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(refused.body.error.details).toEqual({ retryAfter: 30, waiting: 2 });
    expect((await call('GET', '/scans')).body.pagination.total).toBe(2);
    held.resolve(result([]));
    await ended(first.body.scan_id);
    expect((await post()).status).toBe(201);
  });
});

describe('a fault of the service', () => {
  it('is INTERNAL_ERROR without its cause, which goes to the log', async () => {
    const lines: LogEntry[] = [];
    const resolveBranch = async () => {
      throw new Error('fatal: /srv/web is broken');
    };
    const { call, repositoryId } = await start({ git: { resolveBranch }, log: (line) => lines.push(line) });
    const reply = await call('POST', '/scans', { body: { repository_id: repositoryId } });
    expectRefusal(reply, 500, 'INTERNAL_ERROR');
    expect(JSON.stringify(reply.body)).not.toContain('/srv/web');
    const { requestId } = reply.body.meta;
    const facts = {
      ...{ requestId, keyId: expect.stringMatching(/^key_/) },
      ...{ method: 'POST', path: '/api/v1/scans', endpoint: 'startScan' },
    };
    expect(lines).toMatchObject([
      { level: 'error', event: 'fault', ...facts, message: 'fatal: /srv/web is broken' },
      { level: 'info', event: 'request', ...facts, status: 500 },
    ]);
  });
});

describe('the OpenAPI description', () => {
  it('is valid to a validator of somebody else, here and as it is committed', async () => {
    const { call, service } = await start();
    const committed = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'));
    const { body } = await call('GET', '/openapi.json', { key: undefined });
    const { origin } = new URL(service.baseUrl);
    expect(JSON.parse(JSON.stringify(body).replaceAll(origin, 'http://127.0.0.1:8080'))).toEqual(committed);
    const { valid, errors } = await new Validator().validate(body);
    expect([valid, errors]).toEqual([true, undefined]);
    expect((await new Validator().validate({ ...body, paths: { '/x': { get: { responses: 7 } } } })).valid).toBe(false);
  });

  it('has the events of webhooks with their headers, and the answers that only this service has', async () => {
    const { body } = await (await start()).call('GET', '/openapi.json', { key: undefined });
    expect(Object.keys(body.webhooks)).toHaveLength(7);
    const { post } = body.webhooks['scan.completed'];
    expect(post.parameters.map(({ name }: { name: string }) => name)).toContain('X-Scan-Gate-Signature');
    const { properties } = post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties.data.properties)).toEqual(['scan_id', 'repository', 'status', 'violations']);
    const patched = body.paths['/repositories/{repository_id}'].patch.responses[200].content['application/json'].schema;
    expect(patched.required).toEqual(expect.arrayContaining(['auto_scan_on_push', 'auto_scan_on_pr']));
  });

  it('is a page to read, without a script and without the network', async () => {
    const { service } = await start();
    const answer = await fetch(`${service.baseUrl}/docs`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const { method, path } of Object.values(documentedEndpoints)) expect(page).toContain(`${method} ${path}`);
    expect(page).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('has what lies beside the interface, where it lies', async () => {
    const { call, service } = await start({ metrics: true, hookSecret: 'a-secret-of-the-hook' });
    const { body } = await call('GET', '/openapi.json', { key: undefined });
    for (const path of ['/openapi.json', '/docs', '/metrics', '/hooks/git']) {
      const method = path === '/hooks/git' ? 'POST' : 'GET';
      const { servers, responses } = body.paths[path][method.toLowerCase()];
      const answer = await fetch(`${servers?.[0].url ?? service.baseUrl}${path}`, { method });
      expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining([String(answer.status)])]);
      expect([path, answer.status]).toEqual([path, method === 'POST' ? 401 : 200]);
    }
    expect(body.paths['/hooks/git'].post.security).toContainEqual({ hookToken: [] });
  });

  it('is served without a key and describes every endpoint, its parameters by their wire names', async () => {
    const { call, service } = await start();
    const { status, body } = await call('GET', '/openapi.json', { key: undefined });
    expect([status, body.openapi, body.servers]).toEqual([200, '3.1.0', [{ url: service.baseUrl }]]);
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const documented = Object.values(documentedEndpoints).map(({ method, path }) => `${method} ${path}`);
    const beside = ['GET /openapi.json', 'GET /docs', 'GET /metrics', 'POST /hooks/git'];
    expect(described.toSorted()).toEqual([...documented, ...beside].toSorted());
    const parameters = body.paths['/scans'].get.parameters.map(({ name }: { name: string }) => name);
    expect(parameters).toEqual(['page', 'limit', 'repository_id', 'status', 'scan_type', 'sortBy', 'sortOrder']);
    const { schema } = body.paths['/scans'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['repository_id'], additionalProperties: false });
    expect(Object.keys(body.paths['/scans'].post.responses)).toContain('201');
    expect(body.paths['/scans'].post.security).toEqual([{ apiKey: ['scan:write'] }]);
    expect(body.paths['/cli/auth/validate'].get.security).toEqual([{ apiKey: [] }]);
  });
});
