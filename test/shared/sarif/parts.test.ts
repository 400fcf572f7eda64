import { describe, expect, it } from 'vitest';
import type { SarifOptions } from '../../../src/shared/sarif/intake.ts';
import { locationOf, read, readOne, resultOf } from './make.ts';

describe('the rule of a result', () => {
  const driver = {
    name: 'T',
    rules: [
      { id: 'a', name: 'Driver A' },
      { id: 'b', name: 'Driver B' },
    ],
  };
  const extensions = [
    {
      name: 'more',
      rules: [
        { id: 'c', name: 'Extension C' },
        { id: 'a', name: 'Extension A' },
      ],
    },
  ];
  it.each([
    ['its id', { ruleId: 'b' }, 'b Driver B'],
    ['its index', { ruleIndex: 1 }, 'b Driver B'],
    ['both', { ruleId: 'b', ruleIndex: 1 }, 'b Driver B'],
    ['its id when the index means another', { ruleId: 'a', ruleIndex: 1 }, 'a Driver A'],
    ['an extension by index', { rule: { index: 0, toolComponent: { index: 0 } } }, 'c Extension C'],
    ['an extension by name', { rule: { index: 1, toolComponent: { name: 'more' } } }, 'a Extension A'],
    ['an id in an extension', { ruleId: 'c' }, 'c Extension C'],
    ['the beginning of its id', { ruleId: 'b/1/2' }, 'b/1/2 Driver B'],
    ['an index with a longer id', { ruleId: 'b/1', ruleIndex: 1 }, 'b/1 Driver B'],
    ['nothing', { ruleId: 'zzz' }, 'zzz zzz'],
    ['an index out of reach', { ruleIndex: 99 }, 'unnamed rule unnamed rule'],
    ['an index of -1', { ruleId: 'a', ruleIndex: -1 }, 'a Driver A'],
  ])('is found by %s', (_, fields, expected) => {
    const results = [{ message: { text: '' }, ...fields }];
    const [finding] = read(results, { tool: { driver, extensions } }).findings;
    expect(`${finding?.ruleId} ${finding?.title}`).toBe(expected);
  });
});

describe('the severity', () => {
  const rule = (fields: object) => fields as Record<string, unknown>;
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['CRITICAL', { properties: { 'security-severity': '9.0' } }, {}],
    ['HIGH', { properties: { 'security-severity': 8.9 } }, {}],
    ['MEDIUM', { properties: { 'security-severity': '4' } }, {}],
    ['LOW', { properties: { 'security-severity': '0.1' } }, {}],
    ['CRITICAL', { properties: { 'security-severity': '95' } }, {}],
    ['MEDIUM', { properties: { 'security-severity': '5.0' } }, rule({ properties: { 'security-severity': '9.8' } })],
    ['CRITICAL', { level: 'note' }, rule({ properties: { 'security-severity': '9.8' } })],
    ['HIGH', { level: 'note' }, rule({ properties: { 'security-severity': 'High' } })],
    ['CRITICAL', { properties: { 'security-severity': 'low' } }, rule({ properties: { 'security-severity': '9.8' } })],
    ['LOW', { level: 'note', properties: { 'security-severity': '0.0' } }, {}],
    ['CRITICAL', { level: 'warning', properties: { severity: 'CRITICAL' } }, {}],
    ['HIGH', { level: 'note', properties: { issue_severity: 'HIGH', issue_confidence: 'LOW' } }, {}],
    ['HIGH', { properties: { cvssv2_severity: 'MEDIUM', cvssv3_baseSeverity: 'HIGH' } }, {}],
    ['HIGH', { level: 'note', properties: { Severity: 'High' } }, {}],
    ['CRITICAL', { level: 'note', properties: { DevSkimSeverity: 'Critical', 'problem.severity': 'warning' } }, {}],
    ['CRITICAL', { level: 'note' }, rule({ properties: { cvssV3_severity: 'CRITICAL' } })],
    ['LOW', { level: 'note', properties: { securityRisk: 'unranked', originalSeverity: 'Minor' } }, {}],
    // Other names that end like one say something else.
    [
      'LOW',
      { level: 'note', properties: { tool_severity: 'high', confidenceSeverity: 'high', severity2: 'high' } },
      {},
    ],
    [
      'LOW',
      {},
      rule({
        defaultConfiguration: { level: 'error' },
        properties: { 'problem.severity': 'recommendation', 'sub-severity': 'high' },
      }),
    ],
    ['INFO', { level: 'note', properties: { 'zizmor/severity': 'Informational' } }, {}],
    ['LOW', { level: 'error' }, rule({ properties: { 'problem.severity': 'recommendation' } })],
    ['HIGH', { level: 'note' }, rule({ properties: { tags: ['security', 'HIGH'] } })],
    ['MEDIUM', { level: 'note', properties: { tags: ['severity/medium'] } }, {}],
    ['LOW', { level: 'note' }, rule({ properties: { tags: ['HIGH CONFIDENCE', 'error', 'critical-path'] } })],
    ['HIGH', { level: 'error' }, {}],
    ['MEDIUM', { level: 'warning' }, {}],
    ['LOW', { level: 'note' }, {}],
    ['INFO', { level: 'none' }, {}],
    ['HIGH', {}, rule({ defaultConfiguration: { level: 'error' } })],
    ['LOW', { level: 'note' }, rule({ defaultConfiguration: { level: 'error' } })],
    ['MEDIUM', {}, {}],
    ['MEDIUM', { kind: 'review', level: 'none' }, {}],
    ['HIGH', { kind: 'PASS', level: 'none' }, rule({ defaultConfiguration: { level: 'error' } })],
    ['HIGH', { level: 'NONE' }, rule({ defaultConfiguration: { level: 'error' } })],
    ['HIGH', { level: 'ERROR' }, {}],
    ['HIGH', { kind: 'open', level: 'none' }, rule({ defaultConfiguration: { level: 'error' } })],
  ])('is %s for %j of %j', (expected, result, ruleFields) => {
    expect(readOne(result, ruleFields)).toMatchObject({ severity: expected, severityKnown: true });
  });

  it('counts a level that nobody knows as CRITICAL, and says so', () => {
    expect(readOne({ level: 'apocalyptic' })).toMatchObject({ severity: 'CRITICAL', severityKnown: false });
  });

  it('is HIGH for a secret of which nothing else is said', () => {
    const secret = { tool: { driver: { name: 'gitleaks' } } };
    expect(readOne({}, {}, secret).severity).toBe('HIGH');
    expect(readOne({ level: 'note' }, {}, secret).severity).toBe('LOW');
  });

  it.each([
    [{ id: 'r' }, 'LOW'],
    [{ index: 0 }, 'LOW'],
    [{ id: 'other' }, 'HIGH'],
  ])('follows a configuration of the invocation for %j', (descriptor, expected) => {
    const ruleConfigurationOverrides = [{ descriptor, configuration: { level: 'note' } }];
    const run = { invocations: [{ executionSuccessful: true, ruleConfigurationOverrides }] };
    expect(readOne({}, { defaultConfiguration: { level: 'error' } }, run).severity).toBe(expected);
  });
});

describe('the weakness', () => {
  const cwe = { toolComponent: { name: 'CWE' } };
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string | undefined]>([
    ['a taxon', { taxa: [{ id: '89', ...cwe }] }, {}, 'CWE-89'],
    ['a taxon by index', { taxa: [{ index: 0, toolComponent: { index: 0 } }] }, {}, 'CWE-22'],
    ['a taxon of another kind', { taxa: [{ id: '89', toolComponent: { name: 'OWASP' } }] }, {}, undefined],
    ['a relationship', {}, { relationships: [{ target: { id: 'CWE-79', ...cwe }, kinds: ['superset'] }] }, 'CWE-79'],
    ['a tag', {}, { properties: { tags: ['security', 'external/cwe/cwe-079'] } }, 'CWE-79'],
    ['a tag with a title', {}, { properties: { tags: ['CWE-502: Deserialization'] } }, 'CWE-502'],
    ['a property', { properties: { cwe: 'CWE-611' } }, {}, 'CWE-611'],
    ['a list in a property', {}, { properties: { cweIds: ['CWE-1321', 'CWE-20'] } }, 'CWE-1321'],
    ['a number in a property', {}, { properties: { cwe_id: 400 } }, 'CWE-400'],
    ['an object in a property', {}, { properties: { cwe: { id: 94 } } }, 'CWE-94'],
    ['the message', { message: { text: 'Path traversal (CWE_22).' } }, {}, 'CWE-22'],
    ['a taxon before a tag', { taxa: [{ id: 'CWE-1' }], properties: { tags: ['CWE-2'] } }, {}, 'CWE-1'],
    ['nothing', { message: { text: 'acwe-22, CWE-0 and NVD-CWE-noinfo' } }, {}, undefined],
  ])('is read from %s', (_, result, rule, expected) => {
    const taxonomies = [{ name: 'CWE', taxa: [{ id: '22' }] }];
    expect(readOne(result, rule, { taxonomies }).cwe).toBe(expected);
  });
});

describe('scores', () => {
  it.each<[Record<string, unknown>, number | undefined, number | undefined]>([
    [{ cvss: 7.5 }, 7.5, undefined],
    [{ cvssv3_baseScore: '9.8', cvssVersion: 3 }, 9.8, undefined],
    [{ cvssV3: { baseScore: 4.4 } }, 4.4, undefined],
    [{ cvss: 42 }, undefined, undefined],
    [{ epss: 0.05 }, undefined, 5],
    [{ epss_percent: 0.4 }, undefined, 0.4],
    [{ epssScore: '12%' }, undefined, 12],
    [{ epss: { score: 0.5, percentile: 0.99 } }, undefined, 50],
    [{ epssPercentile: 0.99 }, undefined, undefined],
    [{ 'security-severity': '7.5' }, undefined, undefined],
  ])('of %j are %s and %s', (properties, cvss, epss) => {
    const finding = readOne({ properties });
    expect([finding.cvss, finding.epss]).toEqual([cvss, epss]);
  });

  it('take the security severity of an advisory for its CVSS', () => {
    const run = { tool: { driver: { name: 'osv-scanner' } } };
    expect(readOne({ properties: { 'security-severity': '7.5' } }, {}, run).cvss).toBe(7.5);
  });
});

describe('the place', () => {
  const bases = {
    SRC: { uri: 'packages/web/', uriBaseId: 'ROOT' },
    ROOT: { uri: 'file:///build/shop/' },
    ALL: { uri: 'file:///' },
    LOOP: { uri: 'a/', uriBaseId: 'LOOP' },
    BARE: {},
    UP: { uri: '../' },
    FAR: { uri: 'https://example.com/' },
  };
  const at = (uri: string, artifact: object, options: SarifOptions) =>
    readOne(
      { locations: [locationOf(uri, 3, artifact as Record<string, unknown>)] },
      {},
      { originalUriBaseIds: bases, artifacts: [{ location: { uri: 'src/indexed.js' } }] },
      options,
    );
  const root = '/home/ci/shop';
  it.each<[uri: string, artifact: object, expected: string | undefined]>([
    ['src/a.js', {}, 'src/a.js'],
    ['./src//a.js', {}, 'src/a.js'],
    ['src/../b.js', {}, 'b.js'],
    ['src\\win\\a.js', {}, 'src/win/a.js'],
    ['src/my%20file%23.js', {}, 'src/my file#.js'],
    ['src/100%.js', {}, 'src/100%.js'],
    ['src/[id].js', {}, 'src/[id].js'],
    ['a.js', { uriBaseId: 'SRC' }, 'packages/web/a.js'],
    ['a.js', { uriBaseId: 'ROOT' }, 'a.js'],
    ['a.js', { uriBaseId: 'BARE' }, 'a.js'],
    ['a.js', { uriBaseId: '%SRCROOT%' }, 'a.js'],
    ['home/ci/shop/a.js', { uriBaseId: 'ALL' }, 'a.js'],
    ['library/x', { uriBaseId: 'ALL' }, 'library/x'],
    ['file:///home/ci/shop/src/a.js', {}, 'src/a.js'],
    ['file:/home/ci/shop/src/a.js', {}, 'src/a.js'],
    ['file://localhost/home/ci/shop/a.js', {}, 'a.js'],
    ['file://./src/a.js', {}, 'src/a.js'],
    ['/home/ci/shop/src/a.js', { uriBaseId: 'ROOT' }, 'src/a.js'],
    ['../../etc/passwd', {}, undefined],
    ['src/../../x', {}, undefined],
    ['src/%2e%2e/%2e%2e/x', {}, undefined],
    ['src/..%2f..%2fx', {}, undefined],
    ['..\\x', {}, undefined],
    ['x', { uriBaseId: 'UP' }, undefined],
    ['../x', { uriBaseId: 'ROOT' }, undefined],
    ['/etc/passwd', {}, undefined],
    ['file:///etc/passwd', {}, undefined],
    ['file:///home/ci/shop/../other/a.js', {}, undefined],
    ['file:///home/ci/shopping/a.js', {}, undefined],
    ['file://server/share/a.js', {}, undefined],
    ['\\\\server\\share\\a.js', {}, undefined],
    ['https://example.com/a.js', {}, undefined],
    ['pkg:npm/lodash@4', {}, undefined],
    ['a.js', { uriBaseId: 'FAR' }, undefined],
    ['a.js', { uriBaseId: 'LOOP' }, undefined],
    ['src/a\nb.js', {}, undefined],
    ['src/a%00.js', {}, undefined],
    ['.', {}, undefined],
    ['x'.repeat(5000), {}, undefined],
  ])('%s in %j is %s', (uri, artifact, expected) => {
    expect(at(uri, artifact, { root }).filePath).toBe(expected);
  });

  it('of a finding outside is left out, said, and the finding stays', () => {
    const { findings, diagnostics } = read([resultOf({ locations: [locationOf('../x', 3)] })]);
    expect(findings).toMatchObject([{ filePath: undefined }]);
    expect(findings[0]?.line).toBeUndefined();
    expect(diagnostics).toEqual([{ engine: 'Semgrep OSS', message: expect.stringContaining('"../x"') }]);
  });

  it('is the first location inside', () => {
    const locations = [locationOf('/etc/passwd', 1), locationOf('b.js', 7)];
    expect(readOne({ locations })).toMatchObject({ filePath: 'b.js', line: 7 });
  });

  it.each([
    ['C:\\build\\shop', 'file:///c:/build/shop/src/a.js'],
    ['c:/build/shop/', 'C:\\build\\shop\\src\\a.js'],
  ])('is read below %s from %s', (windowsRoot, uri) => {
    expect(at(uri, {}, { root: windowsRoot }).filePath).toBe('src/a.js');
  });

  it('is none for an absolute address when no root is known', () => {
    expect(at('file:///home/ci/shop/a.js', {}, {}).filePath).toBeUndefined();
  });

  it('is found by index alone, and by the target of the analysis', () => {
    const run = { artifacts: [{ location: { uri: 'src/indexed.js' } }] };
    const byIndex = [{ physicalLocation: { artifactLocation: { index: 0 } } }];
    expect(readOne({ locations: byIndex }, {}, run).filePath).toBe('src/indexed.js');
    expect(readOne({ locations: [], analysisTarget: { uri: 'b.js' } }).filePath).toBe('b.js');
  });

  it.each([
    {},
    { region: {} },
    { region: { startLine: 0 } },
    { region: { startLine: '3' } },
    { region: { charOffset: 9 } },
  ])('has no line for %j', (more) => {
    const physicalLocation = { artifactLocation: { uri: 'a.js' }, ...more };
    const finding = readOne({ locations: [{ physicalLocation }] });
    expect([finding.filePath, finding.line]).toEqual(['a.js', undefined]);
  });
});

describe('the place in a container or on another machine', () => {
  const tree = [
    'main.tf',
    'index.js',
    'src/a.js',
    'src/b.js',
    'app/src/a.js',
    'app/src/b.js',
    'path/to.js',
    'vendor/v.go',
  ];
  const placesOf = (uris: readonly string[], files: readonly string[] = tree) =>
    read(
      uris.map((uri) => resultOf({ locations: [locationOf(uri, 1)] })),
      {},
      { root: '/home/ci/shop', files: new Set(files) },
    ).findings.map(({ filePath }) => filePath);

  it.each<[string, string | undefined]>([
    ['/github/workspace/src/a.js', 'src/a.js'],
    ['file:///github/workspace/app/src/a.js', 'app/src/a.js'],
    ['/github/workspace/./src/../main.tf', 'main.tf'],
    ['/__w/shop/shop/src/a.js', 'src/a.js'],
    ['/home/runner/work/shop/shop/src/a.js', 'src/a.js'],
    ['D:/a/shop/shop/src/a.js', 'src/a.js'],
    ['D:\\a\\shop\\shop\\src\\a.js', 'src/a.js'],
    ['file:///d:/a/1/s/src/a.js', 'src/a.js'],
    ['/home/vsts/work/1/s/src/a.js', 'src/a.js'],
    ['/src/src/a.js', 'src/a.js'],
    ['/app/main.tf', 'main.tf'],
    ['/usr/src/app/main.tf', 'main.tf'],
    ['../../path/main.tf', 'main.tf'],
    ['../../app/src/a.js', undefined],
    ['../main.tf', 'main.tf'],
    ['/main.tf', 'main.tf'],
    ['/vendor/v.go', 'vendor/v.go'],
    // Either the file itself with a slash, or another one below a mount.
    ['/app/src/a.js', undefined],
    ['/github/workspace/src/generated.js', undefined],
    ['/github/workspaces/src/a.js', undefined],
    ['/__w/shop/other/src/a.js', undefined],
    ['/github/workspace/../../src/a.js', 'src/a.js'],
    ['/github/workspace/src', undefined],
    ['/github/workspace/', undefined],
    ['/github/workspace/node_modules/x/src/a.js', undefined],
    ['/src/node_modules/x/index.js', undefined],
    ['/usr/lib/python3/dist-packages/index.js', undefined],
    ['/usr/index.js', undefined],
    ['/home/me/shop/src/a.js', undefined],
    ['https://example.com/github/workspace/src/a.js', undefined],
    ['//github/workspace/src/a.js', undefined],
  ])('of %s is %s', (uri, expected) => {
    expect(placesOf([uri])).toEqual([expected]);
  });

  it.each<[string, string[], (string | undefined)[]]>([
    ['one folder holds them all', ['/home/me/shop/src/a.js', '/home/me/shop/main.tf'], ['src/a.js', 'main.tf']],
    ['a drive holds them all', ['E:/w/src/a.js', 'E:/w/src/b.js', 'E:/w/main.tf'], ['src/a.js', 'src/b.js', 'main.tf']],
    ['they lie beside each other', ['/home/me/main.tf', '/home/me/index.js'], ['main.tf', 'index.js']],
    ['one of them is not there', ['/home/me/shop/src/a.js', '/home/me/shop/src/c.js'], [undefined, undefined]],
    ['two folders fit', ['/home/me/app/src/a.js', '/home/me/app/src/b.js'], [undefined, undefined]],
    [
      'packages and tools are among them',
      ['/home/me/shop/src/a.js', '/home/me/shop/main.tf', '/home/me/.venv/lib/site-packages/index.js', '/usr/lib/x.c'],
      ['src/a.js', 'main.tf', undefined, undefined],
    ],
    ['it is the same address twice', ['/home/me/shop/src/a.js', '/home/me/shop/src/a.js'], [undefined, undefined]],
    ['others are known', ['/home/me/shop/src/a.js', 'main.tf'], [undefined, 'main.tf']],
    ['a workspace is among them', ['/github/workspace/src/a.js', '/home/me/shop/main.tf'], ['src/a.js', undefined]],
    ['one mount fits all', ['/app/src/a.js', '/app/main.tf'], ['src/a.js', 'main.tf']],
    ['no mount fits all', ['/app/src/a.js', '/src/main.tf'], [undefined, undefined]],
    ['only some are of the commit', ['/work/src/a.js', '/work/gen/x.js'], ['src/a.js', undefined]],
  ])('of several, where %s', (_, uris, expected) => {
    expect(placesOf(uris)).toEqual(expected);
  });

  it('is that of a notification too', () => {
    const locations = [locationOf('/github/workspace/src/a.js')];
    const invocations = [
      { executionSuccessful: true, toolExecutionNotifications: [{ message: { text: 'cut' }, locations }] },
    ];
    const { diagnostics } = read([], { invocations }, { files: new Set(tree) });
    expect(diagnostics).toMatchObject([{ file_path: 'src/a.js' }]);
  });

  it('is none where the files are not known', () => {
    expect(placesOf(['/github/workspace/src/a.js'], [])).toEqual([undefined]);
    expect(readOne({ locations: [locationOf('/github/workspace/src/a.js', 1)] }).filePath).toBeUndefined();
  });
});

describe('the identity', () => {
  const identityOf = (...results: Record<string, unknown>[]) =>
    read(results.map(resultOf)).findings.map(({ fingerprint }) => fingerprint);
  const snippetAt = (text: string, startLine: number, uri = 'src/a.js') => ({
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine, snippet: { text } } } }],
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a full fingerprint, wherever the code moves',
      { fingerprints: { v1: 'abcdef12' } },
      { fingerprints: { v1: 'abcdef12' }, ...snippetAt('x', 90) },
    ],
    [
      'the hash of the line',
      { partialFingerprints: { primaryLocationLineHash: 'abcdef12:1' } },
      { partialFingerprints: { primaryLocationLineHash: 'abcdef12:1' }, locations: [locationOf('src/a.js', 90)] },
    ],
    ['the code, however it is spaced', snippetAt('eval( x )', 3), snippetAt('  eval(  x )\n', 40)],
    ['the rule and path, without code', { locations: [locationOf('a.js', 1)] }, { locations: [locationOf('a.js', 9)] }],
    [
      'the code, whoever committed it',
      { ...snippetAt('x', 1), partialFingerprints: { commitSha: 'aaaaaaaa' } },
      { ...snippetAt('x', 2), partialFingerprints: { commitSha: 'bbbbbbbb' } },
    ],
  ])('is made of %s', (_, before, after) => {
    expect(identityOf(after)).toEqual(identityOf(before));
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['other code', snippetAt('eval(x)', 3), snippetAt('eval(y)', 3)],
    ['another file', snippetAt('eval(x)', 3), snippetAt('eval(x)', 3, 'src/b.js')],
    ['another rule', {}, { ruleId: 's' }],
    ['another fingerprint', { fingerprints: { v1: 'abcdef12' } }, { fingerprints: { v1: 'abcdef13' } }],
  ])('differs for %s', (_, one, other) => {
    expect(identityOf(other)).not.toEqual(identityOf(one));
  });

  it('never lets one result hide another', () => {
    const same = { fingerprints: { 'matchBasedId/v1': 'requires login' }, ...snippetAt('x', 1) };
    expect(new Set(identityOf(same, same, same)).size).toBe(3);
  });

  it('of a secret changes with the secret', () => {
    const secret = (text: string) =>
      read([resultOf(snippetAt(text, 1))], { tool: { driver: { name: 'gitleaks' } } }).findings[0]?.fingerprint;
    expect(secret('one')).toBe(secret('one'));
    expect(secret('one')).not.toBe(secret('two'));
  });
});

describe('texts', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['text', { message: { text: 'Plain.' } }, {}, 'Plain.'],
    ['Markdown alone', { message: { markdown: '*Plain.*' } }, {}, '*Plain.*'],
    ['text before Markdown', { message: { text: 'T', markdown: 'M' } }, {}, 'T'],
    ['arguments', { message: { text: '{1} and {0}, {{0}}, {7}', arguments: ['a', 'b'] } }, {}, 'b and a, {0}, {7}'],
    ['an id', { message: { id: 'm', arguments: ['x'] } }, { messageStrings: { m: { text: 'About {0}' } } }, 'About x'],
    ['a shared id', { message: { id: 'g' } }, {}, 'Shared'],
    ['an id of nothing', { message: { id: 'nope' } }, {}, ''],
    [
      'links',
      { message: { text: 'From [a user](1) to [here](https://x.test).' } },
      {},
      'From a user to [here](https://x.test).',
    ],
    ['nothing', { message: 7 }, {}, ''],
  ])('of a message come from %s', (_, result, rule, expected) => {
    const tool = {
      driver: { name: 'Semgrep', rules: [{ id: 'r', ...rule }], globalMessageStrings: { g: { text: 'Shared' } } },
    };
    expect(readOne(result, {}, { tool }).description).toBe(expected);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['the short description', { shortDescription: { text: 'Short' }, name: 'Name' }, 'Short'],
    ['the name', { name: 'Name' }, 'Name'],
    ['the first sentence of the message', {}, 'Something is wrong.'],
  ])('of a title come from %s', (_, rule, expected) => {
    expect(readOne({ message: { text: 'Something is wrong. And more.' } }, rule).title).toBe(expected);
  });

  it('of a title never come from a message that may repeat a secret', () => {
    const message = { text: 'Found hunter2' };
    for (const name of ['gitleaks', 'Homegrown']) {
      expect(readOne({ message }, {}, { tool: { driver: { name } } }).title).toBe('r');
    }
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['a fix', { fixes: [{ description: { text: 'Upgrade.' } }] }, { help: { text: 'Help' } }, 'Upgrade.'],
    ['the help', {}, { help: { text: 'Help' }, helpUri: 'https://x.test' }, 'Help'],
    ['the address of the help', {}, { helpUri: 'https://x.test' }, 'See https://x.test'],
    ['nothing', {}, {}, ''],
  ])('of the advice come from %s', (_, result, rule, expected) => {
    expect(readOne(result, rule).remediation).toBe(expected);
  });

  it('have the first path of the data, but for secrets', () => {
    const step = (uri: string, startLine?: number, text?: string) => ({
      location: { physicalLocation: { artifactLocation: { uri }, region: { startLine, snippet: { text } } } },
    });
    const message = { location: { ...step('b.js', 3).location, message: { text: 'id' } } };
    const more = Array.from({ length: 20 }, (_, index) => step('c.js', index + 1));
    const locations = [
      step('a.js', 1, ' read(x) '),
      step('a.js', 1),
      step('/lib/x.js', 1),
      step('a.js'),
      message,
      ...more,
    ];
    const codeFlows = [{ threadFlows: [{ locations }] }, { threadFlows: [{ locations: more }] }];
    const { dataPath, fingerprint } = readOne({ codeFlows });
    expect(dataPath?.map(({ file_path, line, code }) => `${file_path}:${line} ${code}`)).toEqual([
      'a.js:1 read(x)',
      'b.js:3 id',
      ...[1, 2, 3, 16, 17, 18, 19, 20].map((line) => `c.js:${line} undefined`),
    ]);
    expect(fingerprint).toBe(readOne({}).fingerprint);
    expect(read([resultOf({ codeFlows })]).leftOutPlaces).toBe(0);
    expect(readOne({ codeFlows }, {}, { tool: { driver: { name: 'gitleaks' } } }).dataPath).toBeUndefined();
    expect(readOne({ codeFlows: [{ threadFlows: [{ locations: [step('a.js', 1)] }] }] }).dataPath).toBeUndefined();
  });

  it('have the code, but for secrets and credentials', () => {
    const locations = [
      {
        physicalLocation: { artifactLocation: { uri: 'a.js' }, region: { startLine: 1, snippet: { text: 'hunter2' } } },
      },
    ];
    expect(readOne({ locations }).codeSnippet).toBe('hunter2');
    for (const [rule, name] of [
      [{}, 'gitleaks'],
      [{ properties: { tags: ['CWE-798'] } }, 'CodeQL'],
      [{ properties: { tags: ['secret'] } }, 'X'],
    ] as const) {
      const tool = { driver: { name, rules: [{ id: 'r', ...rule }] } };
      expect(readOne({ locations }, {}, { tool }).codeSnippet).toBeUndefined();
    }
  });
});

describe('the type', () => {
  it.each<[string, string | undefined]>([
    ['Semgrep OSS', 'SAST'],
    ['CodeQL', 'SAST'],
    ['ESLint', 'SAST'],
    ['SnykCode', 'SAST'],
    ['Snyk Code', 'SAST'],
    ['SonarQube', 'SAST'],
    ['Bandit', 'SAST'],
    ['Grype', 'SCA'],
    ['osv-scanner', 'SCA'],
    ['npm audit', 'SCA'],
    ['dependency-check', 'SCA'],
    ['Snyk Open Source', 'SCA'],
    ['govulncheck', 'SCA'],
    ['gitleaks', 'SECRET'],
    ['TruffleHog', 'SECRET'],
    ['secretlint', 'SECRET'],
    ['Checkov', 'IAC'],
    ['tfsec', 'IAC'],
    ['KICS', 'IAC'],
    ['zizmor', 'IAC'],
    ['Snyk IaC', 'IAC'],
    ['Hadolint', 'IAC'],
    ['nodejsscan', 'SAST'],
    ['PSScriptAnalyzer', 'SAST'],
    ['Checkmarx - SAST', 'SAST'],
    ['Checkmarx One', undefined],
    ['WizCLI', undefined],
    ['Trivy', undefined],
    ['Homegrown', undefined],
    ['Recommender', undefined],
  ])('of %s is %s', (name, expected) => {
    expect(readOne({}, {}, { tool: { driver: { name } } }).type).toBe(expected);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['Homegrown', { id: 'CVE-2024-1' }, 'SCA'],
    ['Homegrown', { id: 'GHSA-xxxx' }, 'SCA'],
    ['Homegrown', { id: 'r', properties: { tags: ['iac'] } }, 'IAC'],
    ['Trivy', { id: 'r', name: 'Secret' }, 'SECRET'],
    ['Snyk IaC', { id: 'SNYK-CC-AWS-422' }, 'IAC'],
    ['Snyk Infrastructure as Code', { id: 'SNYK-CC-K8S-6' }, 'IAC'],
    ['Snyk', { id: 'SNYK-CC-TF-1' }, 'IAC'],
    ['Snyk', { id: 'SNYK-JS-LODASH-590103' }, 'SCA'],
    ['Checkmarx One', { id: 'SQL Injection - 145170670 (sast)' }, 'SAST'],
    ['Checkmarx One', { id: 'Chown Flag Exists - aa93e17f [Taken from query_id] (kics)' }, 'IAC'],
    ['Checkmarx One', { id: '487f4be7 (kics)', name: 'Passwords And Secrets - Generic Password' }, 'SECRET'],
    ['Checkmarx One', { id: 'Cx3718d76a-e8e1 (sca)' }, 'SCA'],
    ['KICS', { id: '487f4be7', name: 'Passwords And Secrets - Generic Token' }, 'SECRET'],
    ['WizCLI', { id: 'CVE-2019-3822', name: 'Package vulnerability' }, 'SCA'],
    ['WizCLI', { id: 'x', properties: { tags: ['vulnerability', 'security', 'critical'] } }, 'SCA'],
    ['Trivy', { id: '[MEDIUM] CVE-2019-1549', name: 'dockerfile_scan' }, 'SCA'],
    ['Trivy', { id: 'pyup.io-37132/django', name: 'Programming Language Vulnerability (Pipenv)' }, 'SCA'],
    ['Trivy', { id: 'flux:1.24.1 (alpine 3.14.2): libcurl', properties: { tags: ['vulnerability'] } }, 'SCA'],
    ['SonarQube', { id: 'r', properties: { tags: ['vulnerability'] } }, 'SAST'],
    ['Checkov', { id: 'CKV_SECRET_6' }, 'SECRET'],
    ['Checkov', { id: 'CKV_AWS_1' }, 'IAC'],
    ['gitleaks', { id: 'CVE-2024-1' }, 'SECRET'],
  ])('of %s by its rule %j is %s', (name, rule, expected) => {
    const tool = { driver: { name, rules: [rule] } };
    expect(read([{ ruleId: rule.id }], { tool }).findings[0]?.type).toBe(expected);
  });
});
