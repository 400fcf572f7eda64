import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchesPattern } from '../../../src/gate/advisories/advisories.ts';
import type { HttpOutcome, Transport } from '../../../src/shared/http/http.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import {
  askWhetherAffected,
  createPackageKey,
  findingsOf,
  locked,
  makeRequests,
  never,
  openSource,
  type ServiceAnswer,
  startAnswering,
} from './subject.ts';

type Service = Awaited<ReturnType<typeof startAnswering>>;
const started: Service[] = [];

afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

async function start(...args: Parameters<typeof startAnswering>): Promise<Service> {
  const service = await startAnswering(...args);
  started.push(service);
  return service;
}

const [lodash, django] = [locked('lodash', '4.17.15'), locked('django', '1.0', { ecosystem: 'PyPI' })];

const record = (id: string, ecosystem: string, name: string) => ({
  id,
  modified: '2026-01-10T00:00:00Z',
  affected: [{ package: { ecosystem, name }, ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }] }],
});

const folder = makeFolder();

/** The variables of a machine with this configuration of npm. */
function configure(text: string): Record<string, string> {
  writeFileSync(join(folder, '.npmrc'), text);
  return { HOME: folder };
}

describe('OSV’s service', () => {
  it('is asked for names of records, page by page, and for each record once', async () => {
    const service = await start(({ path, body }): ServiceAnswer => {
      if (path.startsWith('/v1/vulns/')) {
        const id = decodeURIComponent(path.slice('/v1/vulns/'.length));
        return { body: id.startsWith('PYSEC') ? record(id, 'PyPI', 'Django') : record(id, 'npm', 'lodash') };
      }
      const { queries } = body as { queries: { package: { name: string }; page_token?: string }[] };
      const results = queries.map(({ package: { name }, page_token: token }) => {
        if (name === 'django') return { vulns: [{ id: 'PYSEC-1', modified: '2026-01-10T00:00:00Z' }] };
        if (token === 'two') return { vulns: [{ id: 'GHSA-2' }] };
        return name === 'lodash' ? { vulns: [{ id: 'GHSA-1' }], next_page_token: 'two' } : {};
      });
      return { body: { results } };
    });
    const source = openSource('osv', { osvUrl: service.address });
    const { advisories, fault } = await source.ask([django, lodash, locked('left-pad', '1.0.0')], never);
    expect(fault).toBeUndefined();
    expect(advisories.get(createPackageKey(lodash))?.map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2']);
    expect(advisories.get(createPackageKey(django))?.map(({ id }) => id)).toEqual(['PYSEC-1']);
    expect(advisories.get(createPackageKey(locked('left-pad', '1.0.0')))).toEqual([]);
    expect(service.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        queries: [
          { package: { ecosystem: 'PyPI', name: 'django' }, version: '1.0' },
          { package: { ecosystem: 'npm', name: 'lodash' }, version: '4.17.15' },
          { package: { ecosystem: 'npm', name: 'left-pad' }, version: '1.0.0' },
        ],
      },
      { queries: [{ package: { ecosystem: 'npm', name: 'lodash' }, version: '4.17.15', page_token: 'two' }] },
    ]);
    await source.ask([lodash], never);
    expect(service.asked.filter(({ path }) => path.startsWith('/v1/vulns/'))).toHaveLength(3);
  });

  it('is asked for more than 1,000 packages in several requests', async () => {
    const service = await start(({ body }) => ({
      body: { results: (body as { queries: unknown[] }).queries.map(() => ({})) },
    }));
    const source = openSource('osv', { osvUrl: service.address });
    const packages = Array.from({ length: 2001 }, (_, n) => locked(`package-${n}`, '1.0.0'));
    expect((await source.ask(packages, never)).advisories.size).toBe(2001);
    const counts = service.asked.map(({ body }) => (body as { queries: unknown[] }).queries.length);
    expect(counts.sort()).toEqual([1, 1000, 1000]);
  });

  it('has its three minutes, and is a fault after them', async () => {
    const timeout = AbortSignal.timeout;
    const asked: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms);
      return timeout.call(AbortSignal, ms / 1_800);
    });
    const send: Transport['send'] = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    try {
      const source = openSource('osv', {
        ...makeRequests({ send } as Transport).options,
        osvUrl: 'https://osv.example',
      });
      const { advisories, fault } = await source.ask([lodash], never);
      expect([advisories.size, fault]).toEqual([0, expect.stringContaining('no answer within 3 minutes')]);
      expect(asked).toContain(180_000);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('takes ranges of the package’s own ecosystem alone', async () => {
    const both = {
      ...record('GHSA-1', 'npm', 'lodash'),
      affected: [
        {
          package: { ecosystem: 'npm', name: 'lodash' },
          ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '4.0.0' }] }],
        },
        {
          package: { ecosystem: 'PyPI', name: 'lodash' },
          ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }],
        },
      ],
    };
    const service = await start(
      ({ path }): ServiceAnswer =>
        path === '/v1/querybatch' ? { body: { results: [{ vulns: [{ id: 'GHSA-1' }] }] } } : { body: both },
    );
    const source = openSource('osv', { osvUrl: service.address });
    const { advisories } = await source.ask([lodash], never);
    const [only] = advisories.get(createPackageKey(lodash)) ?? [];
    expect(only?.versions).toMatchObject({ form: 'osv', affected: [{ ranges: [{ type: 'SEMVER' }] }] });
    expect(only && (await askWhetherAffected([['npm', '4.17.15', only.versions]]))).not.toEqual(['yes']);
  });

  it('whose record cannot be had leaves its package open, and others not', async () => {
    const service = await start(({ path }): ServiceAnswer => {
      if (path === '/v1/querybatch') return { body: { results: [{ vulns: [{ id: 'GHSA-1' }] }, {}] } };
      return { status: 500, body: { message: 'broken' } };
    });
    const source = openSource('osv', { osvUrl: service.address });
    const { advisories, fault } = await source.ask([lodash, django], never);
    expect([...advisories.keys()]).toEqual([createPackageKey(django)]);
    expect(fault).toContain('answered 500 (broken)');
  });

  it.each([
    ['fewer answers than queries', { body: { results: [] } }, 'answered 0 of 1 queries'],
    ['no answer in the place of one', { body: { results: [null] } }, 'did not return a result for each query'],
    [
      'a record without its id',
      { body: { results: [{ vulns: [{ modified: 'x' }] }] } },
      'named a record without its id',
    ],
    ['an error in the place of all', { body: { code: 3, message: 'Invalid' } }, 'answered 0 of 1 queries'],
    ['an error in the place of one', { body: { results: [{ code: 3 }] } }, 'did not return a result for each query'],
    ['a text in the place of one', { body: { results: ['none'] } }, 'did not return a result for each query'],
    ...[null, {}, 'GHSA-1', 0].map((vulns): [string, ServiceAnswer, string] => [
      `records that are ${JSON.stringify(vulns)}`,
      { body: { results: [{ vulns }] } },
      'did not return a list of records',
    ]),
    ...[null, {}, 7, true].map((token): [string, ServiceAnswer, string] => [
      `a next page that is ${JSON.stringify(token)}`,
      { body: { results: [{ vulns: [], next_page_token: token }] } },
      'names a next page that is not a text',
    ]),
    ['a page for people', { body: '<html></html>' }, 'HTML'],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example' }, body: '' }, 'answered 302'],
    ['a limit', { status: 429, headers: { 'retry-after': '900' }, body: {} }, 'answered 429'],
  ])('answers nothing by %s', async (_, answer, message) => {
    const service = await start(() => answer);
    const source = openSource('osv', { osvUrl: service.address });
    const { advisories, fault } = await source.ask([lodash], never);
    expect(advisories.size).toBe(0);
    expect(fault).toContain(message);
  });
});

describe('a record of OSV’s service', () => {
  const askFor = async (asked: typeof lodash, answer: unknown) => {
    const service = await start(({ path }): ServiceAnswer => {
      if (path !== '/v1/querybatch') return { body: answer };
      return { body: { results: [{ vulns: [{ id: 'GHSA-1' }] }, {}] } };
    });
    const source = openSource('osv', { osvUrl: service.address });
    const other = locked('other', '1.0.0');
    const { advisories, fault } = await source.ask([asked, other], never);
    expect(advisories.get(createPackageKey(other))).toEqual([]);
    return { own: advisories.get(createPackageKey(asked)), fault };
  };

  it.each<[string, unknown, string]>([
    ['is another one', record('GHSA-2', 'npm', 'lodash'), 'did not return the record GHSA-1'],
    ['has its id in another case', record('ghsa-1', 'npm', 'lodash'), 'did not return the record GHSA-1'],
    ['is an error', { code: 5, message: 'Bug not found.' }, 'did not return the record GHSA-1'],
    ['is null', null, 'did not return the record GHSA-1'],
    ['has no packages', { id: 'GHSA-1' }, 'for lodash that is not about it'],
    ['has an empty list of packages', { id: 'GHSA-1', affected: [] }, 'for lodash that is not about it'],
    ['has null for its packages', { id: 'GHSA-1', affected: null }, 'for lodash that is not about it'],
    ['has null as a package', { id: 'GHSA-1', affected: [null] }, 'for lodash that is not about it'],
    ['names the package in another case', record('GHSA-1', 'npm', 'Lodash'), 'for lodash that is not about it'],
    ['names another ecosystem', record('GHSA-1', 'PyPI', 'lodash'), 'for lodash that is not about it'],
    ['writes the ecosystem in another way', record('GHSA-1', 'NPM', 'lodash'), 'for lodash that is not about it'],
  ])('leaves its package open when it %s', async (_, answer, message) => {
    const { own, fault } = await askFor(lodash, answer);
    expect(own).toBeUndefined();
    expect(fault).toContain(message);
  });

  it.each([
    ['PyPI', 'django', 'Django'],
    ['PyPI', 'typed-ast', 'Typed_AST'],
    ['NuGet', 'Newtonsoft.Json', 'newtonsoft.json'],
    ['Packagist', 'acme/ui', 'Acme/UI'],
  ] as const)('of %s is about %s when it names %s', async (ecosystem, name, written) => {
    const { own, fault } = await askFor(locked(name, '1.0.0', { ecosystem }), record('GHSA-1', ecosystem, written));
    expect(fault).toBeUndefined();
    expect(own).toHaveLength(1);
  });

  it('that was withdrawn is nothing', async () => {
    const { own, fault } = await askFor(lodash, { id: 'GHSA-1', withdrawn: '2023-01-01T00:00:00Z' });
    expect(fault).toBeUndefined();
    expect(own).toEqual([]);
  });

  it.each(['no', '9999-01-01T00:00:00Z'])('that says it was withdrawn %j still holds', async (withdrawn) => {
    expect((await askFor(lodash, { ...record('GHSA-1', 'npm', 'lodash'), withdrawn })).own).toHaveLength(1);
  });
});

describe('the npm registry', () => {
  const stated = {
    ...{ id: 1106913, url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm', title: 'Command injection in lodash' },
    ...{ severity: 'high', vulnerable_versions: '<4.17.21', cwe: ['CWE-94'] },
    cvss: { score: 7.2, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' },
  };

  it('is asked as npm audit asks it, with the credentials of its own configuration', async () => {
    const service = await start(() => ({ body: { lodash: [stated] } }));
    const registry = `${service.address}/npm/`;
    const env = configure(`registry=${registry}\n${registry.replace('http:', '')}:_authToken=token\n`);
    const source = openSource('registry', { env });
    const newer = locked('lodash', '4.17.21');
    const { advisories } = await source.ask([lodash, newer, django, locked('@acme/ui', '1.0.0')], never);
    expect(service.asked.map(({ method, path, headers, body }) => [method, path, headers.authorization, body])).toEqual(
      [
        [
          ...['POST', '/npm/-/npm/v1/security/advisories/bulk', 'Bearer token'],
          { lodash: ['4.17.15', '4.17.21'], '@acme/ui': ['1.0.0'] },
        ],
      ],
    );
    expect([...advisories.keys()]).not.toContain(createPackageKey(django));
    const [found] = advisories.get(createPackageKey(lodash)) ?? [];
    expect(found).toMatchObject({ id: 'GHSA-35jh-r3h4-6jhm', severity: 'HIGH', score: 7.2, cwes: ['CWE-94'] });
    const versions = found?.versions ?? { form: 'npm', range: '' };
    const asked = [lodash, newer].map(({ ecosystem, version }) => [ecosystem, version, versions] as const);
    expect(await askWhetherAffected(asked)).toEqual(['yes', 'no']);
  });

  it('is asked for more than 1,000 names in several requests', async () => {
    const service = await start(() => ({ body: {} }));
    const source = openSource('registry', { env: { HOME: '/none', npm_config_registry: service.address } });
    const packages = Array.from({ length: 1001 }, (_, n) => locked(`package-${n}`, '1.0.0'));
    expect((await source.ask(packages, never)).advisories.size).toBe(1001);
    expect(service.asked.map(({ body }) => Object.keys(body as object).length).sort()).toEqual([1, 1000]);
  });

  it('of a scope hears of the scope’s packages, and no other one does', async () => {
    const [main, acme] = [await start(() => ({ body: {} })), await start(() => ({ body: {} }))];
    const env = configure(`registry=${main.address}\n@acme:registry=${acme.address}\n`);
    const source = openSource('registry', { env });
    const { advisories } = await source.ask([lodash, locked('@acme/ui', '1.0.0')], never);
    expect(advisories.size).toBe(2);
    expect([main, acme].map(({ asked }) => asked.map(({ body }) => Object.keys(body as object)))).toEqual([
      [['lodash']],
      [['@acme/ui']],
    ]);
  });

  it.each<[string, unknown, string]>([
    ['an object for a package', { lodash: { advisories: [stated] } }, 'did not return a list for lodash'],
    ['an error', { error: 'none' }, 'did not return a list for error'],
    ['another package', { lodash: [stated], Lodash: [] }, 'named Lodash, which was not asked for'],
    ['null as an advisory', { lodash: [null] }, 'named no versions in an advisory for lodash'],
    ['a text as an advisory', { lodash: [stated, 'GHSA-1'] }, 'named no versions in an advisory for lodash'],
    ['no versions', { lodash: [{ ...stated, vulnerable_versions: null }] }, 'named no versions in an advisory'],
  ])('that answers %s leaves its packages open', async (_, body, message) => {
    const service = await start(() => ({ body }));
    const source = openSource('registry', { env: { HOME: '/none', npm_config_registry: service.address } });
    const { advisories, fault } = await source.ask([lodash], never);
    expect(advisories.size).toBe(0);
    expect(fault).toContain(message);
  });

  it('without the list leaves its packages open', async () => {
    const service = await start(() => ({ status: 404, body: { message: 'no such thing' } }));
    const source = openSource('registry', { env: { HOME: '/none', npm_config_registry: service.address } });
    const { advisories, fault } = await source.ask([lodash], never);
    expect(advisories.size).toBe(0);
    expect(fault).toContain('answered 404 (no such thing)');
  });
});

describe('an advisory of the registry', () => {
  it.each([
    ['moderate', 'MEDIUM'],
    ['important', 'HIGH'],
    ['info', 'INFO'],
    ['NONE', 'CRITICAL'],
    ['unknown', 'CRITICAL'],
  ])('with the severity %s counts as %s', async (word, severity) => {
    const service = await start(() => ({ body: { lodash: [{ severity: word, vulnerable_versions: '*' }] } }));
    const source = openSource('registry', { env: { HOME: '/none', npm_config_registry: service.address } });
    const { advisories } = await source.ask([lodash], never);
    const [found] = await findingsOf(lodash, advisories.get(createPackageKey(lodash)) ?? []);
    expect(found?.severity).toBe(severity);
  });
});

describe('a request to a source', () => {
  const failed = (how: { unsent: boolean; permanent: boolean }): HttpOutcome => ({
    ...{ kind: 'failure', message: 'x', cause: undefined, ...how },
  });
  const answered = (status: number, wait?: string): HttpOutcome => ({
    ...{ kind: 'answer', status, text: '{}' },
    header: (name) => (name === 'retry-after' ? wait : undefined),
  });

  it.each<[string, HttpOutcome, number]>([
    ['that did not leave', failed({ unsent: true, permanent: false }), 5],
    ['that may have arrived', failed({ unsent: false, permanent: false }), 5],
    ['to a certificate that is not trusted', failed({ unsent: true, permanent: true }), 1],
    ['in an outage', answered(503), 5],
    ['that took too long', answered(408), 5],
    ['beyond a limit', answered(429), 5],
    ['beyond a limit that ends soon', answered(429, '7'), 5],
    ['in an outage that ends soon', answered(503, '7'), 5],
    ['that is refused', answered(403), 1],
    ['that is redirected', answered(302), 1],
  ])('%s is sent as often as that may help', async (_, outcome, times) => {
    let count = 0;
    const send = async () => {
      count += 1;
      return outcome;
    };
    const { options, waits } = makeRequests({ send } as unknown as Transport);
    const source = openSource('registry', { ...options, env: { HOME: '/none' } });
    expect((await source.ask([lodash], never)).advisories.size).toBe(0);
    expect(count).toBe(times);
    const isTold = outcome.kind === 'answer' && outcome.header('retry-after') !== undefined;
    if (isTold) expect(waits).toEqual([7000, 7000, 7000, 7000]);
  });
});

describe('npm’s configuration', () => {
  /** Where a package is asked for under this configuration, and with what. */
  const ask = async (text: string, { name = 'lodash', ...env }: Record<string, string> = {}) => {
    let asked: string[] = [];
    const send: Transport['send'] = async ({ url, headers }) => {
      asked = [url.href.replace(/-\/npm\/v1\/security\/advisories\/bulk$/, ''), headers.authorization ?? 'nothing'];
      return { kind: 'answer', status: 200, header: () => undefined, text: '{}' };
    };
    const { options } = makeRequests({ send } as Transport);
    const source = openSource('registry', { ...options, env: { ...configure(text), ...env } });
    const { fault } = await source.ask([locked(name, '1.0.0')], never);
    return fault === undefined ? asked.join(' ') : fault;
  };

  it('names registries, scopes and credentials, with variables in them', async () => {
    const text = `; a comment
registry=https://npm.acme.example/all
@acme:registry = "https://npm.acme.example/own/"
//npm.acme.example/all/:_authToken=\${NODE_AUTH_TOKEN}
//npm.acme.example/:_auth=dXNlcjpwYXNz
`;
    const env = { NODE_AUTH_TOKEN: 'secret' };
    expect(await ask(text, env)).toBe('https://npm.acme.example/all/ Bearer secret');
    expect(await ask(text, { ...env, name: '@acme/ui' })).toBe('https://npm.acme.example/own/ Basic dXNlcjpwYXNz');
  });

  it('gives a token to the registry that it names alone', async () => {
    const held = '//npm.acme.example/:_authToken=secret\n//npm.acme.example:4873/:_authToken=other\n';
    const given = async (address: string) => (await ask(`registry=${address}\n${held}`)).split(' ').slice(1).join(' ');
    expect(await given('https://a.example')).toBe('nothing');
    expect(await given('https://npm.acme.example:8443')).toBe('nothing');
    expect(await given('https://npm.acme.example:4873/all/')).toBe('Bearer other');
    expect(await given('https://npm.acme.example:443')).toBe('Bearer secret');
  });

  it('is that of the variables first, and npm’s own registry without any', async () => {
    const env = { NPM_CONFIG_REGISTRY: 'https://b.example' };
    expect(await ask('registry=https://a.example', env)).toBe('https://b.example/ nothing');
    expect(await ask('')).toBe('https://registry.npmjs.org/ nothing');
  });

  it('without an address is refused', async () => {
    expect(await ask('registry=nowhere')).toContain('which is not a valid address');
  });
});

describe('a pattern of private names', () => {
  it.each([
    ['@acme/*', '@acme/ui', true],
    ['@acme/*', '@acmes/ui', false],
    ['acme-core', 'Acme-Core', true],
    ['acme-core', 'acme-core-2', false],
    ['*internal*', 'com.acme:internal-api', true],
    ['a*a', 'a', false],
    ['a*b*c', 'abc', true],
    ['a*b*c', 'acb', false],
    ['*', 'anything', true],
  ])('%s: %s %s', (pattern, name, is) => expect(matchesPattern(pattern, name)).toBe(is));
});
