import { afterEach, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../../github/server.ts';
import { createPackageKey, locked, makeRequests, never, openSource } from './subject.ts';

const open: TestGithub[] = [];

afterEach(async () => {
  for (const github of open.splice(0)) await github.stop();
});

/** As GitHub writes one; the texts are our own. */
function listed(change: Record<string, unknown> = {}) {
  return {
    ghsa_id: 'GHSA-xvch-5gv4-984h',
    cve_id: 'CVE-2021-44906',
    url: 'https://api.github.com/advisories/GHSA-xvch-5gv4-984h',
    html_url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
    repository_advisory_url: null,
    summary: 'Prototype pollution in minimist',
    description: 'Arguments can set properties of prototypes.',
    type: 'reviewed',
    severity: 'critical',
    source_code_location: null,
    identifiers: [
      { type: 'GHSA', value: 'GHSA-xvch-5gv4-984h' },
      { type: 'CVE', value: 'CVE-2021-44906' },
    ],
    references: ['https://nvd.nist.gov/vuln/detail/CVE-2021-44906'],
    published_at: '2022-03-18T00:01:09Z',
    updated_at: '2024-06-24T21:23:28Z',
    github_reviewed_at: '2022-04-04T21:39:39Z',
    nvd_published_at: null,
    withdrawn_at: null,
    vulnerabilities: [
      {
        package: { ecosystem: 'npm', name: 'minimist' },
        vulnerable_version_range: '>= 1.0.0, < 1.2.6',
        first_patched_version: '1.2.6',
        vulnerable_functions: [],
      },
    ],
    cvss: { vector_string: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', score: 9.8 },
    cvss_severities: {
      cvss_v3: { vector_string: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', score: 9.8 },
      cvss_v4: { vector_string: null, score: 0 },
    },
    epss: { percentage: 0.00931, percentile: 0.75 },
    cwes: [{ cwe_id: 'CWE-1321', name: 'Prototype Pollution' }],
    credits: [],
    ...change,
  };
}

type Answering = NonNullable<TestGithubOptions['otherwise']>;

async function world(
  otherwise: Answering,
  { mayLackList, ...options }: TestGithubOptions & { mayLackList?: boolean } = {},
) {
  const github = await startTestGithub({ ...options, otherwise });
  open.push(github);
  const { options: requests, waits } = makeRequests();
  const source = openSource('github', { ...requests, apiUrl: github.apiUrl, token: github.token, mayLackList });
  return { github, source, waits };
}

const always: Answering = ({ query }) => ({ status: 200, body: query.get('type') === 'reviewed' ? [listed()] : [] });

describe('the lookup in GitHub’s advisory database', () => {
  it.each(['api.github.com', 'ghes-3.17'] as const)(
    'asks as the description of %s has it, and reads its answer',
    async (edition) => {
      const { github, source } = await world(always, { edition });
      const minimist = locked('minimist', '1.2.5');
      const { advisories, fault } = await source.ask([minimist, locked('@acme/other', '1.0.0-beta.1')], never);
      expect(github.complaints).toEqual([]);
      expect(fault).toBeUndefined();
      expect(
        github.asked.map(({ query }) => [query.get('ecosystem'), query.get('type'), query.get('affects')]),
      ).toEqual([
        ['npm', 'reviewed', 'minimist@1.2.5,@acme/other'],
        ['npm', 'malware', 'minimist@1.2.5,@acme/other'],
      ]);
      expect(advisories.get(createPackageKey(minimist))).toEqual([
        {
          id: 'GHSA-xvch-5gv4-984h',
          aliases: ['CVE-2021-44906'],
          summary: 'Prototype pollution in minimist',
          details: 'Arguments can set properties of prototypes.',
          severity: 'CRITICAL',
          vectors: ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
          score: 9.8,
          epss: 0.931,
          cwes: ['CWE-1321'],
          published: '2022-03-18T00:01:09.000Z',
          links: [
            'https://github.com/advisories/GHSA-xvch-5gv4-984h',
            'https://nvd.nist.gov/vuln/detail/CVE-2021-44906',
          ],
          versions: { form: 'github', ranges: [{ range: '>= 1.0.0, < 1.2.6', fixed: '1.2.6' }] },
          isStated: true,
        },
      ]);
    },
  );

  it.each([
    ['npm', 'npm', '@acme/ui', '@acme/ui@1.2.3'],
    ['PyPI', 'pip', 'django', 'django@1.2.3'],
    ['Go', 'go', 'golang.org/x/net', 'golang.org/x/net@1.2.3'],
    ['Maven', 'maven', 'org.acme:core', 'org.acme:core@1.2.3'],
    ['Packagist', 'composer', 'acme/ui', 'acme/ui@1.2.3'],
    ['RubyGems', 'rubygems', 'rack', 'rack@1.2.3'],
    ['crates.io', 'rust', 'serde', 'serde@1.2.3'],
    ['NuGet', 'nuget', 'Acme.Core', 'Acme.Core@1.2.3'],
  ] as const)('asks for packages of %s as %s', async (ecosystem, asked, name, affects) => {
    const { github, source } = await world(() => ({ status: 200, body: [] }));
    const one = locked(name, '1.2.3', { ecosystem });
    const { advisories } = await source.ask([one], never);
    expect(github.complaints).toEqual([]);
    expect(github.asked[0]?.query.get('ecosystem')).toBe(asked);
    expect(github.asked[0]?.query.get('affects')).toBe(affects);
    expect(advisories.get(createPackageKey(one))).toEqual([]);
  });

  it('is not asked about Go’s own library, of which GitHub has nothing', async () => {
    const { github, source } = await world(() => ({ status: 200, body: [] }));
    const [library, other] = ['stdlib', 'example.com/a'].map((name) => locked(name, '1.22.1', { ecosystem: 'Go' }));
    const { advisories } = await source.ask(
      [library, other].filter((each) => each !== undefined),
      never,
    );
    expect(github.asked.map(({ query }) => query.get('affects'))).toEqual(['example.com/a@1.22.1']);
    expect(advisories.size).toBe(1);
  });

  it('finds every version of a package whose registry ignores case and dashes', async () => {
    const part = (ecosystem: string, name: string) => ({
      ...listed().vulnerabilities[0],
      package: { ecosystem, name },
    });
    const vulnerabilities = [part('nuget', 'newtonsoft.json'), part('pip', 'Typed_AST')];
    const { source } = await world(() => ({ status: 200, body: [listed({ vulnerabilities })] }));
    const packages = [
      locked('Newtonsoft.Json', '1.0.0', { ecosystem: 'NuGet' }),
      locked('typed--ast', '1.0.0', { ecosystem: 'PyPI' }),
      locked('typed-ast', '2.0.0', { ecosystem: 'PyPI' }),
    ];
    const { advisories } = await source.ask(packages, never);
    expect([...advisories.values()].map((each) => each.length)).toEqual([1, 1, 1]);
  });

  it('cuts what is asked into addresses that every server accepts', async () => {
    const { github, source } = await world(() => ({ status: 200, body: [] }));
    const packages = Array.from({ length: 2000 }, (_, n) => locked(`package-with-an-ordinary-name-${n}`, '10.20.30'));
    const { advisories } = await source.ask(packages, never);
    const asked = github.asked.flatMap(({ query }) =>
      query.get('type') === 'reviewed' ? [query.get('affects') ?? ''] : [],
    );
    expect(advisories.size).toBe(2000);
    expect(new Set(asked.flatMap((text) => text.split(','))).size).toBe(2000);
    expect(Math.max(...asked.map((text) => text.length))).toBeLessThan(6500);
    expect(asked.length).toBeLessThan(20);
  });

  it('follows pages at the same place only, and never with its token elsewhere', async () => {
    const pages: Answering = ({ query }) => {
      if (query.get('type') !== 'reviewed') return { status: 200, body: [] };
      const isFirst = query.get('after') === null;
      const next = `<${open[0]?.apiUrl}/advisories?ecosystem=npm&type=reviewed&affects=minimist&after=Y3Vyc29y>; rel="next"`;
      const id = isFirst ? 'GHSA-aaaa-aaaa-aaaa' : 'GHSA-bbbb-bbbb-bbbb';
      return { status: 200, body: [listed({ ghsa_id: id })], ...(isFirst && { headers: { link: next } }) };
    };
    const { source } = await world(pages);
    const one = locked('minimist', '1.2.5');
    const { advisories } = await source.ask([one], never);
    expect(advisories.get(createPackageKey(one))?.map(({ id }) => id)).toEqual([
      'GHSA-aaaa-aaaa-aaaa',
      'GHSA-bbbb-bbbb-bbbb',
    ]);
    const away: Answering = () => ({
      status: 200,
      body: [],
      headers: { link: '<https://evil.example/x>; rel="next"' },
    });
    const answer = await (await world(away)).source.ask([one], never);
    expect(answer.fault).toContain('names a next page on another host or path');
    expect(answer.advisories.size).toBe(0);
  });

  it.each([
    ['names no next one', 100, undefined, 'a full page without a next one'],
    ['is the only one', 50, 'rel="next"', undefined],
  ])('asks again in smaller pages after a full page without a link, which %s', async (_, half, link, fault) => {
    const sizes: string[] = [];
    const pages: Answering = ({ query }) => {
      if (query.get('type') !== 'reviewed') return { status: 200, body: [] };
      const size = query.get('per_page') ?? '';
      sizes.push(size);
      const body = Array.from({ length: size === '100' ? 100 : half }, () => listed());
      if (query.get('after') !== null)
        return { status: 200, body, headers: { link: `<${open[0]?.apiUrl}/advisories>; rel="prev"` } };
      const next = `<${open[0]?.apiUrl}/advisories?ecosystem=npm&type=reviewed&per_page=50&affects=minimist&after=Y3Vyc29y>; ${link}`;
      return { status: 200, body, ...(size === '50' && link !== undefined && { headers: { link: next } }) };
    };
    const answer = await (await world(pages)).source.ask([locked('minimist', '1.2.5')], never);
    expect(sizes.slice(0, 2)).toEqual(['100', '50']);
    if (fault === undefined) expect(answer.fault).toBeUndefined();
    else expect(answer.fault).toContain(fault);
    expect(answer.advisories.size).toBe(fault === undefined ? 1 : 0);
  });

  it('leaves out what was withdrawn', async () => {
    const body = [listed({ withdrawn_at: '2023-01-01T00:00:00Z' })];
    const { source } = await world(() => ({ status: 200, body }));
    const one = locked('minimist', '1.2.5');
    expect((await source.ask([one], never)).advisories.get(createPackageKey(one))).toEqual([]);
  });

  it.each([
    [
      'a refusal',
      { kind: 'answer', status: 403, message: 'Resource not accessible' },
      'answered 403 (Resource not accessible)',
    ],
    ['a limit that ends late', { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } }, 'answered 429'],
    ['an outage', { kind: 'answer', status: 503 }, 'answered 503'],
    ['a server without the list', { kind: 'answer', status: 404 }, 'GitHub Connect'],
    ['a connection that is cut', { kind: 'reset', isApplied: false }, 'did not answer'],
    ['half an answer', { kind: 'truncated' }, 'not JSON'],
  ] as const)('says that nothing was looked up after %s', async (_, fault, message) => {
    const { source } = await world(always, { fault: () => fault });
    const answer = await source.ask([locked('minimist', '1.2.5')], never);
    expect(answer.advisories.size).toBe(0);
    expect(answer.fault).toContain(message);
  });

  it.each([
    [404, true],
    [503, false],
  ])('knows nothing, without a fault, where nobody named it and a server answers %i: %s', async (status, isSpared) => {
    const { source } = await world(always, { fault: () => ({ kind: 'answer', status }), mayLackList: true });
    const answer = await source.ask([locked('minimist', '1.2.5')], never);
    expect(answer.advisories.size).toBe(0);
    expect(answer.fault === undefined).toBe(isSpared);
    expect(answer.remarks?.[0]?.includes('GitHub Connect') ?? false).toBe(isSpared);
  });

  it('tries again after a short wait', async () => {
    const fault: TestGithubOptions['fault'] = (_, count) =>
      count === 1 ? { kind: 'answer', status: 429, headers: { 'retry-after': '2' } } : undefined;
    const { source, waits } = await world(always, { fault });
    const answer = await source.ask([locked('minimist', '1.2.5')], never);
    expect(answer.fault).toBeUndefined();
    expect(waits).toEqual([2000]);
  });

  it('does not count an answer that is not a list as one without advisories', async () => {
    const { source } = await world(() => ({ status: 200, body: { message: 'ok' } }));
    const answer = await source.ask([locked('minimist', '1.2.5')], never);
    expect(answer.advisories.size).toBe(0);
    expect(answer.fault).toContain('did not return a list');
  });

  const [entry] = listed().vulnerabilities;
  const named = (ecosystem: unknown, name: unknown = 'minimist') => ({ ...entry, package: { ecosystem, name } });
  it.each<[string, unknown]>([
    ['is null', null],
    ['is a text', 'GHSA-xvch-5gv4-984h'],
    ['is a list', []],
    ...[null, undefined, {}, 'minimist', [], [null], ['minimist'], [{}]].map((vulnerabilities): [string, unknown] => [
      `has ${JSON.stringify(vulnerabilities)} for its packages`,
      listed({ vulnerabilities }),
    ]),
    ...['NPM', 'npmjs', 'pip', 'PyPI', null, 7].map((ecosystem): [string, unknown] => [
      `names the ecosystem ${ecosystem}`,
      listed({ vulnerabilities: [named(ecosystem)] }),
    ]),
    ['names another package', listed({ vulnerabilities: [named('npm', 'Minimist')] })],
    ['names a package without a text', listed({ vulnerabilities: [entry, named('npm', 7)] })],
    ['has null beside a package', listed({ vulnerabilities: [entry, null] })],
    ['writes one ecosystem in another way', listed({ vulnerabilities: [entry, named('NPM')] })],
  ])('is a fault when an advisory %s', async (_, one) => {
    const { source } = await world(({ query }) => ({
      status: 200,
      body: query.get('type') === 'reviewed' ? [one] : [],
    }));
    const answer = await source.ask([locked('minimist', '1.2.5')], never);
    expect(answer.advisories.size).toBe(0);
    expect(answer.fault).toContain('does not name a package that was asked for');
  });

  it('is no fault when an advisory names packages of other ecosystems too, or was withdrawn', async () => {
    const body = [
      listed({ vulnerabilities: [named('erlang', 'a'), entry, named('npm', 'other'), named('swift', 'b')] }),
      listed({ vulnerabilities: null, withdrawn_at: '2023-01-01T00:00:00Z' }),
    ];
    const { source } = await world(({ query }) => ({
      status: 200,
      body: query.get('type') === 'reviewed' ? body : [],
    }));
    const { advisories, fault } = await source.ask([locked('minimist', '1.2.5')], never);
    expect(fault).toBeUndefined();
    expect([...advisories.values()].map((each) => each.length)).toEqual([1]);
  });

  it('ends at once when it is aborted', async () => {
    const { source } = await world(always);
    await expect(source.ask([locked('minimist', '1.2.5')], AbortSignal.abort(new Error('over')))).rejects.toThrow(
      'over',
    );
  });
});
