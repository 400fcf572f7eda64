/** Which file of the policy says what: the trusted one, a central one, and the version of the commit that is judged. */
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import type { Given } from '../../../src/gate/settings/reading.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { expectRefusal } from '../../refusal.ts';
import { type Around, readerOf } from './reader.ts';

const own = '.github/scan-gate.yml';
const root = '.scan-gate.yml';
const misnamed = '.github/scan-gate.yaml';
const misnamedRoot = '.scan-gate.yaml';
const central = 'acme/policies/gate.yml@v1';
const now = new Date('2026-06-01T23:00:00Z');

type Files = Readonly<Record<string, string | GateError>>;

interface Place {
  /** What stands on the default branch, in the judged commit, and in other repositories by `owner/name/path@ref`. */
  trusted?: Files;
  head?: Files;
  central?: Files;
  settings?: Record<string, string>;
  /** From where the settings are; `input` unless told otherwise. */
  source?: 'input' | 'flag' | 'environment';
  trust?: RunContext['trust'];
  run?: Partial<RunContext>;
  around?: Around;
}

const file = (found: string | GateError | undefined, at: string) => {
  if (found instanceof GateError) throw found;
  return found === undefined ? undefined : { text: found, at };
};

/** Reads it, with what is noted and which files are asked for. */
async function load({ trusted = {}, head = {}, settings = {}, trust = 'proposal', ...place }: Place) {
  const [notes, asked]: [string[], string[]] = [[], []];
  const around: Around = {
    async readPolicyFile(from, path) {
      asked.push(`${from} ${path}`);
      return from === 'trusted' ? file(trusted[path], 'main') : file(head[path], 'feature');
    },
    async readCentralFile(repository, path, ref) {
      asked.push(`${repository}/${path}@${ref}`);
      return file(place.central?.[`${repository}/${path}@${ref}`], ref);
    },
    ...place.around,
  };
  const texts = { 'base-url': 'https://scanner.example.com/v1', ...settings };
  const given = Object.entries(texts).map(([name, value]) => [name, { value, source: place.source ?? 'input' }]);
  const log = { say() {}, note: (line: string) => void notes.push(line) };
  const context = { system: 'github', event: 'pull_request', trust, branch: 'feature', ...place.run } as RunContext;
  const read = readSettings(Object.fromEntries(given) as Given);
  return { ...(await loadPolicy({ settings: read, context, reader: readerOf(around), log, now })), notes, asked };
}

const refused = (place: Place) => expectRefusal(load(place));
const except = (...terms: [cwe: number, expires: string][]) =>
  `exceptions:\n${terms.map(([cwe, day]) => `  - { cwe: ${cwe}, reason: Known and harmless, expires: ${day} }\n`).join('')}`;

describe('without any file the policy', () => {
  it('is the defaults, of the day by UTC', async () => {
    const { policy, source, described, trustedBases, documents, notes, asked } = await load({});
    expect(policy).toMatchObject({ failOnSeverity: 'HIGH', today: '2026-06-01', exceptions: [] });
    expect({ source, trustedBases, documents, notes }).toEqual({
      ...{ source: 'the defaults', trustedBases: [], documents: [], notes: [] },
    });
    const says = { scope: 'auto', untouched: 'note', unscored: 'unknown', uncovered: 'auto' };
    expect(described).toEqual({ 'fail-on-severity': 'high', ...says });
    const names = [own, root, misnamed, misnamedRoot];
    expect(asked).toEqual(['trusted', 'head'].flatMap((place) => names.map((name) => `${place} ${name}`)));
  });

  it('is read nowhere where there is no repository', async () => {
    expect((await load({ around: { readPolicyFile: undefined } })).source).toBe('the defaults');
  });

  it.each([
    ['input', "the step's settings"],
    ['flag', 'the command line'],
    ['environment', 'the environment'],
  ] as const)('is that of the %s', async (from, source) => {
    expect(await load({ settings: { 'fail-on-cvss': '9' }, source: from })).toMatchObject({ source });
  });
});

describe('what the policy is called, and what it holds', () => {
  it('names every file, in the order in which they count', async () => {
    const { source } = await load({
      settings: { 'config-file': central, 'fail-on-epss': '5%' },
      central: { [central]: 'fail-on-cvss: 9\n' },
      trusted: { [own]: 'fail-on-cvss: 8\n' },
      head: { [own]: 'fail-on-cvss: 7\n' },
    });
    expect(source).toBe(`the step's settings, acme/policies/gate.yml of v1, ${own} of main and ${own} of feature`);
  });

  it('of several files’ rules of one name has the first', async () => {
    const rule = (name: string, allow: number) => `{ name: ${name}, match: { cvss: 7 }, allow: ${allow} }`;
    const { policy } = await load({
      settings: { 'config-file': central },
      central: { [central]: `rules: [${rule('Payments', 1)}]` },
      trusted: { [own]: `rules: [${rule('payments', 9)}, ${rule('Other', 0)}]` },
    });
    expect(policy.rules?.map(({ name, allow }) => [name, allow])).toEqual([
      ['Payments', 1],
      ['Other', 0],
    ]);
    expect((await load({})).policy.rules).toBeUndefined();
  });

  it('is told in words', async () => {
    const text = [
      'scope: new\nbaseline-file: base.json\npaths: [src/**, lib/**]\nignore-paths: [docs/**]\nskip-when: ["**/*.md"]',
      'rules: [{ name: money, match: { severity: high } }]',
      except([79, '2026-05-31'], [80, '2026-06-01']),
    ].join('\n');
    expect((await load({ trusted: { [own]: text }, trust: 'own' })).described).toMatchObject({
      'baseline-file': 'base.json',
      paths: 'src/** lib/**',
      'ignore-paths': 'docs/**',
      'skip-when': '**/*.md',
      'rule money': expect.stringContaining('high'),
      exceptions: '2, of which 1 expired',
    });
    const fresh = await load({ trusted: { [own]: `scope: new\n${except([80, '2026-06-01'])}` }, trust: 'own' });
    expect(fresh.described).toMatchObject({ 'baseline-file': '.github/scan-gate-baseline.json', exceptions: '1' });
  });

  it('is known by the baseline where that counts, and not elsewhere', async () => {
    const sum = async (text: string) => (await load({ trusted: { [own]: text }, trust: 'own' })).sha256;
    const of = (scope: string, path: string) => sum(`scope: ${scope}\nbaseline-file: ${path}\n`);
    expect(await of('new', 'a.json')).not.toBe(await of('new', 'b.json'));
    expect(await sum('paths: [a/**, b/**]\n')).toBe(await sum('paths: [b/**, a/**]\n'));
    expect(await of('scan', 'a.json')).toBe(await of('scan', 'b.json'));
    expect(await of('scan', 'a.json')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the version of the commit that is judged', () => {
  const stricter = { head: { [own]: 'fail-on-cvss: 7\n' } };

  it('tightens, and is said to', async () => {
    const { policy, notes, origins, source } = await load({
      trusted: { [own]: 'scope: scan\n' },
      head: { [own]: 'scope: scan\nfail-on-cvss: 7\nfail-on-epss: 5%\n' },
    });
    expect(policy).toMatchObject({ failOnCvss: 7, failOnEpss: 5, scope: 'scan' });
    expect(notes).toEqual([`${own} of feature tightens: fail-on-cvss=7, fail-on-epss=5%`]);
    expect(origins).toMatchObject({
      'fail-on-cvss': `${own} of feature`,
      scope: `${own} of main`,
      untouched: 'default',
    });
    expect(source).toBe(`${own} of main and ${own} of feature`);
  });

  it('is told what of it does not count', async () => {
    const head = {
      [own]: `fail-on-cvss: 8\nfail-on-epss: 7%\nfail-on-severity: critical\nannotations: none\ndisclose: counts\n`,
    };
    const trusted = { [own]: 'fail-on-cvss: 7\nannotations: review\nmax-annotations: 7\n' };
    const { policy, settings, notes } = await load({ trusted, head });
    expect(policy).toMatchObject({ failOnCvss: 7 });
    expect(settings).toMatchObject({ annotations: 'review', disclose: 'auto', maxAnnotations: 7 });
    expect(notes).toEqual([
      `${own} of feature tightens: fail-on-epss=7%`,
      `${own} of feature may only tighten; ignored: fail-on-severity=critical, fail-on-cvss=8, annotations=none, max-annotations=50, disclose=counts`,
    ]);
  });

  it('may be as it is', async () => {
    const text = 'fail-on-cvss: 7\n';
    const { notes, source } = await load({ trusted: { [own]: text }, head: { [own]: text } });
    expect([notes, source]).toEqual([[], `${own} of main`]);
  });

  it('that only leaves out what the trusted one says changes nothing, and is told so', async () => {
    const { notes, trustedBases } = await load({
      trusted: { [own]: 'scope: scan\ntrusted-bases: [release/*]\npaths: [src/**]\n' },
      head: { [own]: 'scope: scan\ntrusted-bases: [release/*]\n' },
    });
    expect(trustedBases).toEqual(['release/*']);
    expect(notes).toEqual([`${own} of feature may only tighten; ignored: paths`]);
  });

  it.each<[string, Place, number | undefined]>([
    ['where the default branch itself is judged', { trust: 'own' }, undefined],
    ['where that is judged by policy-ref', { trust: 'own', settings: { 'policy-ref': 'v1' } }, 7],
    ['where nothing says what is changed', { around: { changedFiles: undefined } }, 7],
    ['where that cannot be read', { around: { changedFiles: () => Promise.reject(new GateError('AUTH', 'no')) } }, 7],
    ['where that is not known', { around: { changedFiles: async () => undefined } }, 7],
    ['where the list is cut', changing([], false), 7],
    ['where it is changed', changing([own]), 7],
    ['where it is not', changing(['a.js']), undefined],
  ])('%s: %j', async (_, place, failOnCvss) => {
    const { policy, asked } = await load({ ...stricter, ...place });
    expect(policy.failOnCvss).toBe(failOnCvss);
    expect(asked.includes(`head ${own}`)).toBe(failOnCvss !== undefined);
  });

  it('has no grace for news: that is for what stands on the default branch', async () => {
    const trusted = { [own]: 'new-advisory-grace: high=7d\n' };
    expect((await load({ trusted, trust: 'own' })).policy.newAdvisoryGrace).not.toEqual({});
    expect((await load({ trusted })).policy.newAdvisoryGrace).toEqual({});
  });

  it('is one file alone where config-file names it', async () => {
    const text = 'fail-on-cvss: 7\n';
    const { asked, source } = await load({
      settings: { 'config-file': 'gate.yml' },
      trusted: { 'gate.yml': 'scope: scan\n', [misnamed]: text },
      head: { 'gate.yml': text, [misnamed]: text },
    });
    expect(asked).toEqual(['trusted gate.yml', 'head gate.yml']);
    expect(source).toBe('gate.yml of main and gate.yml of feature');
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('ends the run where %s cuts a reading off', async (code) => {
    const over = new GateError(code, 'over');
    expect((await refused({ around: { changedFiles: () => Promise.reject(over) } })).code).toBe(code);
    expect((await refused({ trusted: { [own]: over } })).code).toBe(code);
  });
});

describe('a file of the wrong name', () => {
  const hint = `Move its content to ${own}, or set config-file to the file that should be read.`;
  it.each<[string, Place, string]>([
    ['on the default branch', { trusted: { [misnamed]: 'scope: scan\n' } }, 'main'],
    ['in the judged commit', { head: { [misnamed]: 'scope: scan\n' } }, 'feature'],
    ['that the pull request adds', { head: { [misnamed]: 'scope: scan\n' }, ...changing([misnamed]) }, 'feature'],
  ])('is an error %s', async (_, place, at) => {
    const message = `${misnamed} of ${at} is not read: the policy file is ${own}`;
    expect(await refused(place)).toMatchObject({ code: 'CONFIG', reason: 'policy', message, hint });
  });

  it('is none where the pull request leaves it alone', async () => {
    expect((await load({ head: { [misnamed]: 'scope: scan\n' }, ...changing([]) })).source).toBe('the defaults');
  });
});

describe('the file in the root', () => {
  it('is the policy where the other one is not there', async () => {
    const { policy, source, exceptionsFile } = await load({ trusted: { [root]: 'fail-on-cvss: 7\n' } });
    expect(policy.failOnCvss).toBe(7);
    expect({ source, exceptionsFile }).toEqual({
      ...{ source: `${root} of main`, exceptionsFile: { path: root, branch: 'the default branch' } },
    });
  });

  it.each([
    ['on the default branch', { trusted: { [misnamedRoot]: 'scope: scan\n' } }, 'main'],
    [
      'that the pull request adds',
      { head: { [misnamedRoot]: 'scope: scan\n' }, ...changing([misnamedRoot]) },
      'feature',
    ],
  ])('is an error under the other ending, %s', async (_, place, at) => {
    const message = `${misnamedRoot} of ${at} is not read: the policy file is ${root}`;
    expect(await refused(place)).toMatchObject({ code: 'CONFIG', reason: 'policy', message });
  });

  it.each([
    ['a symbolic link', { text: own, at: 'main', isLink: true as const }],
    [
      'a pointer of Git LFS',
      { text: `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`, at: 'main' },
    ],
  ])('is an error as %s', async (what, found) => {
    const readPolicyFile = async (_: unknown, path: string) => (path === root ? found : undefined);
    const message = `${root} of main is ${what}, not a policy`;
    expect(await refused({ around: { readPolicyFile } })).toMatchObject({ code: 'CONFIG', reason: 'policy', message });
  });
});

describe('two policy files', () => {
  const both = { [own]: 'fail-on-cvss: 8\nfail-on-epss: 10%\n', [root]: 'fail-on-cvss: 9\nfail-on-epss: 5%\n' };
  const message = `${own} and ${root} are both in main, and only one of them can be the policy`;

  it.each<[string, Place]>([
    ['on the default branch', { trust: 'own' }],
    ['for a pull request that changes neither', changing([])],
    ['for a pull request that changes one of them', { head: both, ...changing([own]) }],
    ['for a pull request that changes both', { head: both, ...changing([own, root]) }],
    ['where nothing says what the pull request changes', { head: both }],
  ])('of one trusted commit are an error that names both, %s', async (_, place) => {
    expect(await refused({ trusted: both, ...place })).toMatchObject({ code: 'CONFIG', reason: 'policy', message });
  });

  it.each([own, root])('are one where config-file names %s', async (name) => {
    const { policy } = await load({ trusted: both, settings: { 'config-file': name } });
    expect(policy.failOnCvss).toBe(name === own ? 8 : 9);
  });

  it.each<[string, Files]>([
    ['the stricter one', { [own]: both[own] ?? '' }],
    ['the other one', { [root]: both[root] ?? '' }],
    ['a more lenient one', { [root]: 'fail-on-severity: none\nwarn-only: true\n' }],
    ['none', {}],
  ])('are both held against a pull request that leaves %s', async (_, head) => {
    const exception = except([79, '2026-12-31']);
    const trusted = { [own]: `${both[own]}skip-when: [docs/**]\n${exception}`, [root]: both[root] ?? '' };
    const { policy, settings: read, trustedBases } = await load({ trusted, head, ...changing([own, root]) });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 5, failOnSeverity: 'HIGH', exceptions: [] });
    expect([policy.skipWhen, read.warnOnly, trustedBases]).toEqual([undefined, false, []]);
  });

  it('may both tighten a central policy until one is removed', async () => {
    const { policy } = await load({
      ...{ settings: { 'config-file': central }, central: { [central]: 'fail-on-cvss: 9.5\n' } },
      ...{ trusted: both, head: { [own]: both[own] ?? '' }, ...changing([root]) },
    });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 5 });
  });

  it.each([
    [own, root],
    [root, own],
  ])('of which the pull request adds one leave %s what it is, and say what would come', async (old, added) => {
    const trusted = { [old]: 'fail-on-cvss: 8\nfail-on-severity: low\n' };
    const head = { [added]: 'fail-on-cvss: 9\nfail-on-epss: 5%\nfail-on-severity: none\n' };
    const { policy, notes } = await load({ trusted, head, ...changing([added]) });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 5, failOnSeverity: 'LOW' });
    expect(notes).toContainEqual(
      expect.stringMatching(/^\S+ and \S+ would both be on the default branch after the merge/),
    );
  });

  it('that the pull request adds together both tighten, and are told', async () => {
    const { policy, notes } = await load({ head: both, ...changing([own, root]) });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 5 });
    expect(notes).toContainEqual(expect.stringContaining('would both be on the default branch'));
  });

  it('are none where the pull request moves the one to the other place', async () => {
    const text = 'fail-on-cvss: 8\n';
    const moved = await load({ trusted: { [own]: text }, head: { [root]: text }, ...changing([own, root]) });
    expect([moved.policy.failOnCvss, moved.notes, moved.source]).toEqual([8, [], `${own} of main`]);
    const loosened = await load({ trusted: { [own]: text }, head: { [root]: 'fail-on-cvss: 10\n' } });
    expect(loosened.policy.failOnCvss).toBe(8);
    expect(loosened.notes).toEqual([`${root} of feature may only tighten; ignored: fail-on-cvss=10`]);
  });
});

describe('where a policy would go', () => {
  it('is the place that is named where nothing can be read', async () => {
    const run = { system: 'gitlab', repositoryUrl: 'https://gitlab.com/acme/shop' } as const;
    const offline = new GateError('UNAVAILABLE', 'git could not read origin');
    const error = await refused({ run, around: { readPolicyFile: () => Promise.reject(offline) } });
    expect(error.message).toBe(`The policy ${root} could not be read: git could not read origin`);
  });

  it.each<[RunContext['system'], string | undefined, string]>([
    ['github', 'https://github.com/acme/shop', own],
    ['gitlab', 'https://gitlab.com/acme/shop', root],
    ['circleci', 'https://github.com/acme/shop', root],
    ['laptop', 'https://github.com/acme/shop', own],
    ['laptop', 'https://acme.ghe.com/acme/shop', own],
    ['laptop', 'https://gitlab.com/acme/shop', root],
    ['unattended', undefined, own],
  ])('on %s with %s is %s', async (system, repositoryUrl, path) => {
    const { exceptionsFile } = await load({ run: { system, repositoryUrl } });
    expect(exceptionsFile).toEqual({ path, branch: 'the default branch' });
  });
});

describe('a file that is named', () => {
  const hint =
    'On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref, or GIT-URL//path@ref).';

  it.each<[string, Place, string]>([
    ['gate.yml', {}, 'gate.yml'],
    [own, {}, own],
    ['gate.yml', { around: { readPolicyFile: undefined } }, 'gate.yml'],
    [central, {}, central],
    [central, { around: { readCentralFile: undefined } }, central],
  ])('must be there: %s', async (name, place, label) => {
    const message = `The policy ${label}: config-file names it, but it does not exist`;
    expect(await refused({ ...place, settings: { 'config-file': name } })).toMatchObject({
      ...{ code: 'CONFIG', reason: 'policy', message, hint },
    });
  });

  it.each([
    ['gate.yml', 'gate.yml'],
    [central, 'acme/policies/gate.yml'],
  ])('must be readable: %s', async (name, label) => {
    const cause = new GateError('AUTH', '403', { hint: 'Ask.' });
    const place = { settings: { 'config-file': name }, trusted: { 'gate.yml': cause }, central: { [central]: cause } };
    const message = `The policy ${label} could not be read: 403`;
    expect(await refused(place)).toMatchObject({ code: 'CONFIG', reason: 'policy', message, hint: 'Ask.', cause });
  });
});

describe('a central policy', () => {
  const settings = { 'config-file': central };

  it.each([
    ['acme/policies/gate.yml', 'acme/policies', 'v1'],
    ['https://git.example.com/policies.git//gate.yml', 'https://git.example.com/policies.git', 'main'],
    ['git@git.example.com:policies.git//gate.yml', 'git@git.example.com:policies.git', 'v1'],
  ])('is called by its repository and its file: %s', async (label, repository, ref) => {
    const name = `${label}@${ref}`;
    const { source, exceptionsFile, policy } = await load({
      ...{ settings: { 'config-file': name }, trusted: { [own]: 'fail-on-cvss: 8\nfail-on-severity: none\n' } },
      central: { [`${repository}/gate.yml@${ref}`]: 'fail-on-cvss: 9\n' },
    });
    expect(source).toBe(`${label} of ${ref} and ${own} of main`);
    expect(exceptionsFile).toEqual({ path: name, branch: undefined });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnSeverity: 'HIGH' });
  });

  it('decides for a fork whose checkout has no trusted file, and the fork may only tighten it', async () => {
    const why = new GateError('NOT_FOUND', 'the fork chooses it');
    const change = { number: 7, author: undefined, fork: 'yes', isDraft: undefined } as const;
    const sources = { trustedPolicy: { kind: 'unreadable', why }, judgedPolicy: { kind: 'checkout' } } as never;
    const run = { system: 'gitlab', change, sources, headSha: 'a'.repeat(40) } as const;
    const place = { trusted: { [own]: why }, head: { [own]: 'fail-on-cvss: 8\nfail-on-epss: 90%\n' } };
    const { policy, notes } = await load({
      ...{ settings, run, ...place, central: { [central]: 'fail-on-cvss: 9\nfail-on-epss: 50%\n' } },
    });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 50 });
    expect(notes[0]).toContain('No trusted policy: the fork chooses it. So the central policy applies');
    expect((await refused({ run, ...place })).reason).toBe('policy');
    const ours = { ...run, change: { ...change, fork: 'no' } } as const;
    expect((await refused({ settings, run: ours, ...place, central: { [central]: '' } })).reason).toBe('policy');
  });

  it('is all there is where the repository has none', async () => {
    const { policy, asked, trustedBases, documents } = await load({
      settings,
      central: { [central]: 'fail-on-cvss: 7\ntrusted-bases: [release/*]\n' },
    });
    expect(policy.failOnCvss).toBe(7);
    expect(asked.slice(0, 3)).toEqual(['acme/policies/gate.yml@v1', `trusted ${own}`, `trusted ${root}`]);
    expect([trustedBases, documents]).toEqual([['release/*'], []]);
  });

  it('may be tightened by the repository, and by the judged commit, each said by its name', async () => {
    const {
      policy,
      settings: read,
      notes,
      origins,
    } = await load({
      settings,
      central: { [central]: 'fail-on-cvss: 9\nfail-on-epss: 50%\nfail-on-severity: low\n' },
      trusted: { [own]: 'fail-on-cvss: 8\nfail-on-severity: high\nannotations: none\n' },
      head: { [own]: 'fail-on-cvss: 8\nfail-on-epss: 40%\nannotations: review\n' },
    });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 40, failOnSeverity: 'LOW' });
    expect(read.annotations).toBe('none');
    expect(notes).toEqual([
      `${own} of main tightens: fail-on-cvss=8`,
      `${own} of main may only tighten; ignored: fail-on-severity=high`,
      `${own} of feature tightens: fail-on-epss=40%`,
      `${own} of feature may only tighten; ignored: annotations=review`,
    ]);
    expect(origins).toMatchObject({
      ...{ 'fail-on-cvss': `${own} of main`, 'fail-on-epss': `${own} of feature`, annotations: `${own} of main` },
      'fail-on-severity': 'acme/policies/gate.yml of v1',
    });
  });

  it('leaves the defaults where it says nothing, which the repository may not loosen either', async () => {
    const { policy, origins, notes } = await load({
      settings,
      central: { [central]: 'fail-on-cvss: 9\n' },
      trusted: { [own]: 'fail-on-severity: critical\n' },
    });
    expect(policy.failOnSeverity).toBe('HIGH');
    expect(origins['fail-on-severity']).toBe('default');
    expect(notes).toEqual([`${own} of main may only tighten; ignored: fail-on-severity=critical`]);
  });

  it('is what a judged commit without a trusted file of its own is held against', async () => {
    const { policy, notes } = await load({
      settings,
      central: { [central]: 'fail-on-cvss: 9\nfail-on-epss: 50%\n' },
      head: { [own]: 'fail-on-cvss: 8\n' },
    });
    expect(policy).toMatchObject({ failOnCvss: 8, failOnEpss: 50 });
    expect(notes).toEqual([`${own} of feature tightens: fail-on-cvss=8`]);
  });

  it('says how long exceptions of the repository may last, and nobody else does', async () => {
    const trusted = { [own]: `max-exception-days: 900\n${except([1, '2026-06-30'], [2, '2026-07-02'])}` };
    const found = await load({ settings, central: { [central]: 'max-exception-days: 30\n' }, trusted });
    expect(found.policy.exceptions.map(({ cwe }) => cwe)).toEqual(['CWE-1']);
    expect(found.notes).toEqual([`${own} of main may only tighten; ignored: exception for CWE-2 until 2026-07-02`]);
    const alone = await load({ trusted });
    expect(alone.notes[0]).toBe(`max-exception-days in ${own} of main has no effect: it is for central policies`);
  });

  it('alone says what is trusted, and a repository that says something of it is told', async () => {
    const { policy, notes, trustedBases } = await load({
      settings,
      central: { [central]: 'paths: [src/**]\naccept-uncovered: [go]\nskip-when: [docs/**]\n' },
      trusted: { [own]: 'paths: [lib/**]\ntrusted-bases: [mine]\naccept-uncovered: [go]\n' },
    });
    const { paths, acceptUncovered, skipWhen } = policy;
    expect([paths, trustedBases, acceptUncovered, skipWhen]).toEqual([['src/**'], [], ['go'], ['docs/**']]);
    expect(notes).toEqual([
      `${own} of main may only tighten; ignored: trusted-bases`,
      `${own} of main may only tighten; ignored: paths`,
    ]);
  });
});

/** A pull request that changes these files, in a list that is whole unless told otherwise. */
function changing(paths: readonly string[], isComplete = true): Pick<Place, 'around'> {
  const files = new Map(paths.map((path) => [path, { lines: undefined }]));
  return { around: { changedFiles: async () => ({ files, isComplete }) } };
}
