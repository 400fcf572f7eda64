/**
 * The interface document as rows: each names its section, what it demands, and how that is seen. Written from the document alone;
 * what that calls "not shown" and docs/interface.md decides is marked as decided, and asked of this project's service only.
 */
import assert from 'node:assert/strict';
import { documentedEndpoints, errorFaults, faultsOf } from '../fixtures/interface.ts';
import type { Reply, Request, Subject } from './service.ts';

/** What there is to ask for, once one scan has ended. */
export interface World {
  subject: Subject;
  call: Subject['call'];
  repository: string;
  scan: string;
  violation: string;
}

export interface Row {
  section: string;
  demand: string;
  isDecided?: true;
  check(world: World): Promise<void>;
}

const rows: Row[] = [];
const row = (section: string, demand: string, check: Row['check']) => rows.push({ section, demand, check });
const decided = (section: string, demand: string, check: Row['check']) =>
  rows.push({ section, demand, check, isDecided: true });

function isRefused({ status, body }: Reply, expected: number, ...codes: string[]): void {
  assert.deepEqual([status, errorFaults(body)], [expected, []]);
  assert.ok(codes.includes(body.error.code), `${body.error.code} is not ${codes.join(' or ')}`);
}

/** The path of an endpoint with identifiers that exist, and a body that it takes. */
function requestOf(name: string, { repository, scan, violation }: World): { path: string; request: Request } {
  const { method, path } = documentedEndpoints[name] ?? { method: 'GET', path: '' };
  const filled = path
    .replace('{repository_id}', repository)
    .replace('{scan_id}', scan)
    .replace('{violation_id}', violation);
  const bodies: Record<string, unknown> = {
    updateRepository: { auto_scan_on_push: false },
    startScan: { repository_id: repository, branch: 'main' },
    suppressViolation: { justification: 'list.js is only called with names from the catalog' },
  };
  assert.ok(method === 'GET' || name in bodies, `requestOf in test/contract/rows.ts has no body for ${name}`);
  return { path: filled, request: { method, ...(name in bodies && { body: bodies[name] }) } };
}

for (const [name, { method, path, status, needsKey, body, extensions }] of Object.entries(documentedEndpoints)) {
  const section = `${method} ${path}`;
  const isSuppression = name === 'suppressViolation';
  const ask = async (world: World, change: Request = {}) => {
    const { path: at, request } = requestOf(name, world);
    const reply = await world.call(at, { ...request, ...change });
    // Its end would change what other rows compare.
    if (reply.body?.scan_id !== undefined) await endOf(world.call, reply.body.scan_id);
    return reply;
  };
  if (!isSuppression) {
    row(section, 'succeeds with the documented fields and types, and no others', async (world) => {
      const reply = await ask(world);
      assert.ok(name === 'startScan' ? reply.status >= 200 && reply.status < 300 : reply.status === status);
      if (body !== undefined) assert.deepEqual(faultsOf(body, reply.body, extensions), []);
    });
    row(section, 'answers in JSON', async (world) =>
      assert.match((await ask(world)).headers.get('content-type') ?? '', /^application\/json/),
    );
  }
  if (needsKey) {
    row('Authentication', `${section} without a key is 401 UNAUTHORIZED`, async (world) =>
      isRefused(await ask(world, { key: null }), 401, 'UNAUTHORIZED'),
    );
    row('Authentication', `${section} with a wrong key is 401 UNAUTHORIZED`, async (world) =>
      isRefused(await ask(world, { key: 'wrong' }), 401, 'UNAUTHORIZED', 'INVALID_API_KEY'),
    );
    if (name !== 'validateKey') {
      decided('Authentication', `${section} with a key of another scope is 403, and names the scope`, async (world) => {
        const key = await world.subject.keyFor('user:manage');
        if (key === undefined) return;
        const reply = await ask(world, { key });
        isRefused(reply, 403, 'FORBIDDEN', 'INSUFFICIENT_SCOPE');
        assert.match(reply.body.error.details.requiredScope, /^[a-z]+:(read|write)$/);
      });
    }
  } else if (name === 'getHealth')
    row(section, 'needs no key', async (world) => assert.equal((await ask(world, { key: null })).status, 200));
  if (path.includes('{')) {
    decided(section, 'of what does not exist is 404 NOT_FOUND', async ({ call }) => {
      const { request } = requestOf(name, { repository: '', scan: '', violation: '' } as World);
      isRefused(await call(path.replace(/\{\w+\}/, 'none'), request), 404, 'NOT_FOUND');
    });
  }
}

const lists = {
  '/organizations': 'data',
  '/repositories': 'repositories',
  '/scans': 'scans',
  '/violations': 'violations',
};
for (const [path, list] of Object.entries(lists)) {
  const section = `GET ${path}`;
  for (const query of ['page=1', 'page=2', 'page=1000000', 'limit=1', 'limit=100', 'page=1&limit=50']) {
    row('Limits', `${section}?${query} is allowed`, async ({ call }) => {
      const { status, body } = await call(`${path}?${query}`);
      assert.equal(status, 200);
      assert.equal(body.pagination.page, Number(/page=(\d+)/.exec(query)?.[1] ?? 1));
      assert.ok(Array.isArray(body[list]));
    });
  }
  for (const query of [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1e1',
  ]) {
    row('Limits', `${section}?${query} is refused`, async ({ call }) =>
      isRefused(await call(`${path}?${query}`), 400, 'VALIDATION_ERROR', 'INVALID_INPUT'),
    );
  }
  row(section, 'holds at most so many items as its limit', async ({ call }) =>
    assert.ok((await call(`${path}?limit=1`)).body[list].length <= 1),
  );
  row(section, 'has nothing beyond its end, and the same total', async ({ call }) => {
    const [first, far] = [await call(path), await call(`${path}?page=1000000`)];
    assert.deepEqual([far.body[list], far.body.pagination.total], [[], first.body.pagination.total]);
  });
  row(section, 'repeats and omits nothing from page to page', async ({ call }) => {
    const { body } = await call(`${path}?limit=100`);
    const pages = [];
    for (let page = 1; page <= Math.min(10, body.pagination.total); page += 1) {
      pages.push(...(await call(`${path}?limit=1&page=${page}`)).body[list]);
    }
    assert.deepEqual(pages, body[list].slice(0, pages.length));
  });
}

row('GET /organizations', 'has page 1 and limit 20 by default', async ({ call }) => {
  const { page, limit, total, totalPages, hasNext, hasPrev } = (await call('/organizations')).body.pagination;
  assert.deepEqual([page, limit, totalPages, hasNext, hasPrev], [1, 20, Math.ceil(total / 20), total > 20, false]);
});
for (const query of [
  ...['name', 'createdAt', 'updatedAt'].map((field) => `sortBy=${field}`),
  'sortOrder=asc',
  'sortOrder=desc',
  'status=active',
  'status=inactive',
  'search=a',
]) {
  row('GET /organizations', `takes ${query}`, async ({ call }) =>
    assert.equal((await call(`/organizations?${query}`)).status, 200),
  );
}
for (const query of ['sortBy=id', 'sortOrder=up', 'status=archived']) {
  row('GET /organizations', `refuses ${query}`, async ({ call }) =>
    isRefused(await call(`/organizations?${query}`), 400, 'VALIDATION_ERROR', 'INVALID_INPUT'),
  );
}
row('GET /organizations', 'finds by a part of the name, and nothing by another', async ({ call }) => {
  const [{ name }] = (await call('/organizations')).body.data;
  assert.ok((await call(`/organizations?search=${encodeURIComponent(name.slice(1))}`)).body.data.length > 0);
  assert.deepEqual((await call('/organizations?search=nobody-is-called-so')).body.data, []);
});
for (const [path, filters] of Object.entries({
  '/repositories': {
    status: ['active', 'inactive', 'archived'],
    sortBy: ['name', 'createdAt', 'updatedAt', 'lastScanAt'],
    sortOrder: ['asc', 'desc'],
    provider: ['github'],
  },
  '/scans': {
    status: ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'],
    scan_type: ['sast', 'sca', 'secrets', 'iac'],
    sortBy: ['startedAt', 'completedAt', 'status'],
    sortOrder: ['asc', 'desc'],
  },
  '/violations': { status: ['open', 'fixed', 'ignored', 'false_positive'] },
})) {
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) {
      decided(`GET ${path}`, `takes ${name}=${value}`, async ({ call }) =>
        assert.equal((await call(`${path}?${name}=${value}`)).status, 200),
      );
    }
    if (name !== 'provider')
      decided(`GET ${path}`, `refuses another ${name}`, async ({ call }) =>
        isRefused(await call(`${path}?${name}=nothing`), 400, 'VALIDATION_ERROR'),
      );
  }
}
for (const severity of [
  'critical',
  'high',
  'medium',
  'low',
  'info',
  'critical,high',
  'info,low,medium,high,critical',
]) {
  row('GET /violations', `filters by severity=${severity}`, async ({ call }) => {
    const { status, body } = await call(`/violations?severity=${severity}&limit=100`);
    assert.equal(status, 200);
    const wanted = severity.toUpperCase().split(',');
    assert.deepEqual(
      body.violations.filter((each: { severity: string }) => !wanted.includes(each.severity)),
      [],
    );
  });
}
row('GET /violations', 'has every violation under one of the five severities', async ({ call }) => {
  const total = async (query: string) => (await call(`/violations${query}`)).body.pagination.total;
  assert.equal(await total('?severity=critical,high,medium,low,info'), await total(''));
});
for (const severity of ['HIGH', 'severe', '', 'high,', 'high high']) {
  row('GET /violations', `refuses severity=${JSON.stringify(severity)}`, async ({ call }) =>
    isRefused(
      await call(`/violations?severity=${encodeURIComponent(severity)}`),
      400,
      'VALIDATION_ERROR',
      'INVALID_INPUT',
    ),
  );
}
for (const path of ['/scans', '/violations']) {
  row(`GET ${path}`, 'filters by repository_id', async ({ call, repository }) => {
    assert.ok((await call(`${path}?repository_id=${repository}`)).body.pagination.total > 0);
    assert.equal((await call(`${path}?repository_id=none`)).body.pagination.total, 0);
  });
}
row('GET /repositories', 'finds by a part of the name', async ({ call, repository }) => {
  const { name } = (await call(`/repositories/${repository}`)).body;
  const found = (await call(`/repositories?search=${encodeURIComponent(name)}`)).body.repositories;
  assert.ok(found.some((each: { repository_id: string }) => each.repository_id === repository));
});

row('Repository', 'counts its violations by severity, no more than in all', async ({ call, repository }) => {
  const { total_violations: total, violations_by_severity: by } = (await call(`/repositories/${repository}`)).body;
  assert.ok(by.critical + by.high + by.medium + by.low <= total);
});
row('PATCH /repositories/{repository_id}', 'takes each setting alone and both', async ({ call, repository }) => {
  for (const body of [
    {},
    { auto_scan_on_push: false },
    { auto_scan_on_pr: false },
    { auto_scan_on_push: false, auto_scan_on_pr: false },
  ]) {
    assert.equal((await call(`/repositories/${repository}`, { method: 'PATCH', body })).status, 200);
  }
});
for (const body of [{ auto_scan_on_push: 'yes' }, { auto_scan_on_pr: 1 }, { auto_scan_on_push: null }, [], 'x']) {
  row('PATCH /repositories/{repository_id}', `refuses ${JSON.stringify(body)}`, async ({ call, repository }) =>
    isRefused(
      await call(`/repositories/${repository}`, { method: 'PATCH', body }),
      400,
      'VALIDATION_ERROR',
      'INVALID_INPUT',
    ),
  );
}
for (const body of [{}, { repository_id: 7 }, { repository_id: 'x', branch: 7 }, [], 'not json', null]) {
  row('POST /scans', `refuses ${JSON.stringify(body)}`, async ({ call }) =>
    isRefused(
      await call('/scans', { method: 'POST', body: body === null ? 'null' : body }),
      400,
      'VALIDATION_ERROR',
      'INVALID_INPUT',
    ),
  );
}
decided('POST /scans', 'of an unknown repository is 404 NOT_FOUND', async ({ call }) =>
  isRefused(await call('/scans', { method: 'POST', body: { repository_id: 'none' } }), 404, 'NOT_FOUND'),
);
decided('POST /scans', 'of an unknown branch is 404 NOT_FOUND', async ({ call, repository }) =>
  isRefused(
    await call('/scans', { method: 'POST', body: { repository_id: repository, branch: 'no-such-branch' } }),
    404,
    'NOT_FOUND',
  ),
);
row('Scan status', 'begins at PENDING, and goes on to an end', async ({ call, repository }) => {
  const { body } = await call('/scans', { method: 'POST', body: { repository_id: repository, branch: 'main' } });
  assert.equal(body.status, 'PENDING');
  assert.match(await endOf(call, body.scan_id), /^(COMPLETED|FAILED)$/);
});
row('Scan', 'has its times in order, all as ISO 8601', async ({ call, scan }) => {
  const { created_at, started_at, completed_at } = (await call(`/scans/${scan}`)).body;
  const times = [created_at, started_at, completed_at];
  assert.deepEqual(
    times.map((time) => new Date(time).toISOString()),
    times,
  );
  assert.deepEqual(times.toSorted(), times);
});
row('Violation', 'is in the list as in its detail', async ({ call, violation }) => {
  const { violations } = (await call('/violations?limit=100')).body;
  const item = violations.find((each: { violation_id: string }) => each.violation_id === violation);
  const detail = (await call(`/violations/${violation}`)).body;
  assert.deepEqual(
    Object.keys(item).filter((key) => item[key] !== detail[key]),
    [],
  );
});
row('Violation', 'was first detected no later than last seen', async ({ call, violation }) => {
  const { first_detected: first, last_seen: last } = (await call(`/violations/${violation}`)).body;
  assert.ok(first <= last);
});
for (const body of [{}, { justification: '' }, { justification: 7 }, [], 'x']) {
  row('POST /violations/{violation_id}/suppress', `refuses ${JSON.stringify(body)}`, async ({ call, violation }) =>
    isRefused(
      await call(`/violations/${violation}/suppress`, { method: 'POST', body }),
      400,
      'VALIDATION_ERROR',
      'INVALID_INPUT',
    ),
  );
}
for (const justification of [' ', 'n/a', '.', 'none']) {
  decided(
    'POST /violations/{violation_id}/suppress',
    `refuses the reason ${JSON.stringify(justification)}`,
    async ({ call, violation }) =>
      isRefused(
        await call(`/violations/${violation}/suppress`, { method: 'POST', body: { justification } }),
        400,
        'VALIDATION_ERROR',
      ),
  );
}
decided('POST /violations/{violation_id}/suppress', 'refuses the title as a reason', async ({ call, violation }) => {
  const { title: justification } = (await call(`/violations/${violation}`)).body;
  isRefused(
    await call(`/violations/${violation}/suppress`, { method: 'POST', body: { justification } }),
    400,
    'VALIDATION_ERROR',
  );
});
decided(
  'POST /violations/{violation_id}/suppress',
  'makes it ACCEPTED_RISK, found as ignored and counted no more',
  async (world) => {
    const { call, repository } = world;
    const before = (await call(`/repositories/${repository}`)).body.total_violations;
    const { path, request } = requestOf('suppressViolation', world);
    assert.equal((await call(path, request)).status, 200);
    assert.equal((await call(`/violations/${world.violation}`)).body.status, 'ACCEPTED_RISK');
    assert.equal((await call('/violations?status=ignored')).body.pagination.total, 1);
    assert.equal((await call(`/repositories/${repository}`)).body.total_violations, before - 1);
  },
);
row('Errors', 'have success false, code, message and meta, and no stack', async ({ call }) => {
  const { body } = await call('/scans/none');
  assert.deepEqual([errorFaults(body), Object.keys(body).toSorted()], [[], ['error', 'meta', 'success']]);
  assert.doesNotMatch(JSON.stringify(body), /node_modules|\.ts:\d/);
});
row('ResponseMeta', 'has the version v1 and a requestId of its own each time', async ({ call }) => {
  const [one, other] = [(await call('/organizations')).body.meta, (await call('/organizations')).body.meta];
  assert.deepEqual([one.version, other.version, one.requestId === other.requestId], ['v1', 'v1', false]);
});
row('GET /cli/auth/validate', 'says that the key is valid, and names its permissions as strings', async ({ call }) => {
  const { valid, permissions } = (await call('/cli/auth/validate')).body.data;
  assert.deepEqual([valid, permissions.includes('read:scans')], [true, true]);
});
row('GET /health', 'is healthy, its database up', async ({ call }) => {
  const { status, services } = (await call('/health')).body.data;
  assert.deepEqual([status, services.database], ['healthy', 'up']);
});

export async function endOf(call: Subject['call'], scan: string): Promise<string> {
  for (;;) {
    const { status } = (await call(`/scans/${scan}`)).body;
    if (status === 'COMPLETED' || status === 'FAILED') return status;
    await new Promise((next) => setTimeout(next, 50));
  }
}

export const contractRows: readonly Row[] = rows;
