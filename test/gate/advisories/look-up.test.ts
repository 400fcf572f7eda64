import { describe, expect, it } from 'vitest';
import { createLookUp } from '../../../src/gate/advisories/advisories.ts';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import {
  type AdvisorySource,
  advisory,
  createPackageKey,
  locked,
  never,
  type PackageAdvisory,
  type QueriedPackage,
  scaRun,
} from './subject.ts';

type LookUpOptions = Parameters<typeof createLookUp>[0];
type LocalKind = NonNullable<ScannerRun['locks']>[number]['local'][number]['kind'];

type ScannerFinding = ScannerRun['findings'][number];

interface Scripted extends AdvisorySource {
  asked: QueriedPackage[][];
}

/** Knows these by name; of any other package that it has none. */
function source(
  advisories: Record<string, readonly PackageAdvisory[]>,
  change: Partial<AdvisorySource> & {
    fault?: string;
    remarks?: string[];
    knows?: (asked: QueriedPackage) => boolean;
  } = {},
): Scripted {
  const { fault, remarks, knows = () => true, ...own } = change;
  const asked: QueriedPackage[][] = [];
  return {
    asked,
    name: 'a database',
    disclosesNames: false,
    async ask(packages) {
      asked.push([...packages]);
      const known = fault === undefined ? packages.filter(knows) : [];
      const answers = known.map((each) => [createPackageKey(each), advisories[each.name] ?? []] as const);
      return { advisories: new Map(answers), fault, remarks };
    },
    ...own,
  };
}

async function lookUp(run: ScannerRun, ...sources: AdvisorySource[]): Promise<ScannerRun> {
  return lookUpWith(run, { sources });
}

async function lookUpWith(run: ScannerRun, options: LookUpOptions): Promise<ScannerRun> {
  const [found] = await createLookUp(options)([run], never);
  if (found === undefined) throw new Error('no run');
  return found;
}

const messagesOf = (run: ScannerRun) => run.diagnostics.map(({ message }) => message);

describe('packages that were looked up', () => {
  it('become one finding for each vulnerability of a package', async () => {
    const minimist = [
      advisory('GHSA-vh95-rmgr-6w4m', {
        aliases: ['CVE-2020-7598'],
        cwes: ['CWE-1321'],
        published: '2020-04-03T21:48:32.000Z',
        epss: 0.5,
      }),
      advisory('PYSEC-1', { aliases: ['CVE-2020-7598'], summary: '', published: '2020-04-09T00:00:00.000Z' }),
      advisory('GHSA-xvch-5gv4-984h', { severity: 'CRITICAL' }),
      advisory('GHSA-not-affected', { versions: { form: 'github', ranges: [{ range: '>= 2.0.0', fixed: null }] } }),
    ];
    const one = locked('minimist', '1.0.0', { line: 7, isDirect: false, isDev: true, path: ['mkdirp', 'minimist'] });
    const run = await lookUp(scaRun([one, locked('left-pad', '1.0.0')]), source({ minimist }));
    expect(run.findings).toHaveLength(2);
    expect(run.findings[0]).toMatchObject({
      type: 'SCA',
      severity: 'HIGH',
      title: 'minimist 1.0.0: Summary of GHSA-vh95-rmgr-6w4m (CVE-2020-7598)',
      remediation: 'Upgrade minimist from 1.0.0 to 2.0.0 or later.',
      cwe: 'CWE-1321',
      epss: 0.5,
      advisory: {
        cves: ['CVE-2020-7598'],
        ids: ['CVE-2020-7598', 'GHSA-vh95-rmgr-6w4m', 'PYSEC-1'],
        purl: 'pkg:npm/minimist@1.0.0',
        fix: 'available',
        fixed_version: '2.0.0',
        published_at: '2020-04-03T21:48:32.000Z',
      },
      filePath: 'package-lock.json',
      line: 7,
    });
    expect(run.findings[0]?.description).toContain(
      'A transitive dependency, by way of mkdirp > minimist, for development only',
    );
    expect(run.findings[1]?.severity).toBe('CRITICAL');
    expect(run.coverage).toBe('covered');
    expect(run.lookedAt).toEqual(['package-lock.json']);
    expect(messagesOf(run)).toEqual(['Packages looked up: 2 of 2 (2 in a database)']);
  });

  it('name the version that fixes all that is known of them', async () => {
    const until = (fixed: string) => ({ form: 'github', ranges: [{ range: `< ${fixed}`, fixed }] }) as const;
    const lodash = [
      advisory('GHSA-a', { versions: until('4.17.19') }),
      advisory('GHSA-b', { versions: until('4.17.21') }),
    ];
    const { findings } = await lookUp(scaRun([locked('lodash', '4.17.15')]), source({ lodash }));
    expect(findings.map(({ remediation }) => remediation)).toEqual([
      'Upgrade lodash from 4.17.15 to 4.17.19 or later. Version 4.17.21 fixes all 2 known vulnerabilities.',
      'Upgrade lodash from 4.17.15 to 4.17.21 or later.',
    ]);
  });

  it('say that nothing fixes them where the source says so, and count as critical where nobody rates them', async () => {
    const versions = { form: 'github', ranges: [{ range: '<= 1.0.0', fixed: null }] } as const;
    const { findings } = await lookUp(
      scaRun([locked('gone', '1.0.0')]),
      source({ gone: [advisory('GHSA-c', { versions, severity: undefined })] }),
    );
    expect(findings[0]).toMatchObject({ severity: 'CRITICAL', advisory: { fix: 'none' } });
    expect(findings[0]?.remediation).toBe('No fixed version of gone is known. Replace the package.');
    expect(findings[0]?.description).toContain('No source gives a severity');
  });

  it('keep their identities in every scan, and each its own', async () => {
    const packages = [
      locked('minimist', '1.0.0'),
      locked('minimist', '0.0.8'),
      locked('minimist', '1.0.0', { file: 'b/package-lock.json' }),
    ];
    const minimist = [advisory('GHSA-a'), advisory('GHSA-b')];
    const first = await lookUp(scaRun(packages), source({ minimist }));
    const second = await lookUp(scaRun(packages.toReversed()), source({ minimist: minimist.toReversed() }));
    const prints = (run: ScannerRun) => run.findings.map(({ title, fingerprint }) => `${title} ${fingerprint}`).sort();
    expect(prints(second)).toEqual(prints(first));
    expect(new Set(first.findings.map(({ fingerprint }) => fingerprint)).size).toBe(6);
  });

  it('are the same findings as those of the offline data', async () => {
    const offline = (id: string, change: Partial<ScannerFinding> = {}): ScannerFinding => ({
      ...{ type: 'SCA', severity: 'MEDIUM', title: 'offline', description: '', remediation: '' },
      ...{ filePath: 'package-lock.json', fingerprint: `offline-${id}`, contentFingerprint: `content-${id}` },
      advisory: { cves: [id], ids: [id], purl: 'pkg:npm/jquery@1.12.4' },
      ...change,
    });
    const elsewhere = offline('CVE-2020-11022', { filePath: 'public/jquery.js', fingerprint: 'script' });
    const run = scaRun([locked('jquery', '1.12.4')], {
      findings: [offline('CVE-2020-11022'), offline('CVE-2015-9251'), elsewhere],
    });
    const { findings } = await lookUp(
      run,
      source({ jquery: [advisory('GHSA-gxr4', { aliases: ['CVE-2020-11022'] })] }),
    );
    expect(findings.map(({ fingerprint, severity }) => `${fingerprint} ${severity}`)).toEqual([
      'offline-CVE-2015-9251 MEDIUM',
      'script MEDIUM',
      'offline-CVE-2020-11022 HIGH',
    ]);
  });
});

describe('coverage', () => {
  const python = locked('django', '1.0', { ecosystem: 'PyPI', file: 'poetry.lock', purl: 'pkg:pypi/django@1.0' });
  const diagnostics = [
    { engine: 'retire', message: `No dependencies were checked: there is no readable npm lock file` },
    {
      engine: 'retire',
      message: `Packages not looked up: the offline database contains no packages of PyPI`,
      file_path: 'poetry.lock',
    },
  ];

  it('is whole once other data answered', async () => {
    const run = await lookUp(scaRun([python], { diagnostics }), source({}));
    expect([run.coverage, run.lookedAt]).toEqual(['covered', ['poetry.lock']]);
    expect(messagesOf(run)).toEqual(['Packages looked up: 1 of 1 (1 in a database)']);
  });

  it('does not exist after an outage, whatever was found offline', async () => {
    const reach = { engine: 'retire', message: `Offline data only: in a database of 62 libraries` };
    const run = scaRun([python], { diagnostics: [reach], coverage: 'partly covered', lookedAt: ['web/jquery.js'] });
    const after = await lookUp(run, source({}, { fault: 'api.github.com answered 503' }));
    expect([after.coverage, after.lookedAt]).toEqual(['not covered', ['web/jquery.js']]);
    expect(after.diagnostics).toContainEqual({
      engine: 'advisories',
      message: 'Packages not looked up: api.github.com answered 503 (1: django)',
      file_path: 'poetry.lock',
      failed: true,
    });
    expect(after.diagnostics).toContainEqual(reach);
  });

  it('is none when a part of the answers failed', async () => {
    const partial: AdvisorySource = {
      ...source({}),
      ask: async ([first]) => ({
        advisories: new Map(first ? [[createPackageKey(first), []]] : []),
        fault: 'page 2 failed',
      }),
    };
    const other = locked('b', '1.0.0', { file: 'b/package-lock.json' });
    const run = await lookUp(scaRun([locked('a', '1.0.0'), other]), partial);
    expect([run.coverage, run.lookedAt]).toEqual(['not covered', []]);
    expect(messagesOf(run)[0]).toContain('page 2 failed (1: b)');
  });

  it('stays what it was where no source knows the ecosystem', async () => {
    const knows = ({ ecosystem }: QueriedPackage) => ecosystem === 'npm';
    const alone = await lookUp(scaRun([python]), source({}, { knows }));
    expect([alone.coverage, alone.lookedAt]).toEqual(['not covered', []]);
    expect(messagesOf(alone)).toEqual(['Packages not looked up: no advisory source covers PyPI packages (1: django)']);
    const beside = await lookUp(scaRun([python, locked('a', '1.0.0')]), source({}, { knows }));
    expect([beside.coverage, beside.lookedAt]).toEqual(['partly covered', ['package-lock.json']]);
    expect(messagesOf(beside)).toContain('Packages looked up: 1 of 2 (1 in a database); not looked up: 1');
  });

  it.each([
    [
      'GitHub’s',
      false,
      'partly covered',
      '1 of 2 (1 in a database); Go’s standard library, which only OSV databases cover: 1',
    ],
    ['OSV’s', true, 'covered', '2 of 2 (2 in a database)'],
  ])('is whole with Go’s own library in a database like %s', async (_, knowsLibrary, coverage, counted) => {
    const go = (name: string) => locked(name, '1.22.1', { ecosystem: 'Go', file: 'go.mod' });
    const knows = ({ name }: QueriedPackage) => knowsLibrary || name !== 'stdlib';
    const run = await lookUp(scaRun([go('stdlib'), go('example.com/a')]), source({}, { knows }));
    expect([run.coverage, run.lookedAt]).toEqual([coverage, ['go.mod']]);
    expect(run.diagnostics).toEqual([{ engine: 'advisories', message: `Packages looked up: ${counted}` }]);
  });

  it('is a part where the scanner left files out', async () => {
    const skip = { engine: 'retire', message: 'Lock file not read: it is empty', file_path: 'b/yarn.lock' };
    const run = await lookUp(scaRun([python], { diagnostics: [skip] }), source({}));
    expect(run.coverage).toBe('partly covered');
    expect(run.diagnostics).toContainEqual(skip);
  });

  it('is a part where a version cannot be compared, and the package is named', async () => {
    const odd = locked('django', 'not a version', { ecosystem: 'PyPI', file: 'poetry.lock' });
    const run = await lookUp(scaRun([odd]), source({ django: [advisory('PYSEC-1')] }));
    expect([run.coverage, run.findings, run.lookedAt]).toEqual(['not covered', [], []]);
    expect(messagesOf(run)[0]).toContain('its version not a version cannot be compared');
    const stated = await lookUp(scaRun([odd]), source({ django: [advisory('PYSEC-1', { isStated: true })] }));
    expect(stated.findings).toHaveLength(1);
  });

  it('tells what sources say of their age', async () => {
    const run = await lookUp(scaRun([python]), source({}, { remarks: ['The database is 20 days old'] }));
    expect(messagesOf(run)).toContain('The database is 20 days old');
  });
});

describe('packages that no source could answer for', () => {
  const npm = locked('a', '1.0.0');
  const nameOpen = (run: ScannerRun) => run.open?.map(({ name, isFault }) => `${name}${isFault ? ' (fault)' : ''}`);
  const withLocal = (run: ScannerRun, ...kinds: LocalKind[]): ScannerRun => ({
    ...run,
    locks: (run.locks ?? []).map((lock) => ({ ...lock, local: kinds.map((kind) => ({ name: `my-${kind}`, kind })) })),
  });

  it.each<[string, Partial<AdvisorySource> & { knows?: (asked: QueriedPackage) => boolean; fault?: string }, string[]]>(
    [
      ['were answered', {}, []],
      ['are of an ecosystem that it does not know', { knows: () => false }, ['a 1.0.0']],
      ['were asked for in an outage', { fault: 'down' }, ['a 1.0.0 (fault)']],
    ],
  )('are listed when they %s', async (_, own, expected) => {
    expect(nameOpen(await lookUp(scaRun([npm]), source({}, own)))).toEqual(expected);
  });

  it('are listed when an advisory names them and their version cannot be compared', async () => {
    const run = await lookUp(scaRun([locked('a', 'odd')]), source({ a: [advisory('GHSA-a')] }));
    expect(nameOpen(run)).toEqual(['a odd']);
  });

  it('are told in a sentence that no lock can make long', async () => {
    const run = await lookUp(scaRun([locked('a', 'x'.repeat(5000))]), source({ a: [advisory('GHSA-a')] }));
    expect(messagesOf(run)[0]?.length).toBeLessThan(500);
    expect(run.open?.[0]?.reason.length).toBeLessThan(500);
  });

  it('are those from git, addresses and archives, and no folders of the repository', async () => {
    const run = withLocal(scaRun([npm]), 'git', 'url', 'archive', 'file', 'workspace');
    expect(nameOpen(await lookUp(run, source({})))).toEqual(['my-git', 'my-url', 'my-archive']);
    const accepted = await lookUpWith(run, { sources: [source({})], isPrivate: (name) => name !== 'my-url' });
    expect(nameOpen(accepted)).toEqual(['my-url']);
  });

  it('are listed of a lock that holds nothing else', async () => {
    const lock = { file: 'poetry.lock', format: 'poetry.lock', ecosystem: 'PyPI', packageCount: 0 } as const;
    const run = scaRun([], { locks: [{ ...lock, local: [{ name: 'x', kind: 'git' }], unpinned: [], problems: [] }] });
    expect(nameOpen(await lookUp(run, source({})))).toEqual(['x']);
  });

  it('are none where the only source turns out not to be there, and the lock is told all the same', async () => {
    const absent: AdvisorySource = { ...source({}), ask: async () => ({ advisories: new Map(), isAbsent: true }) };
    const run = await lookUp(withLocal(scaRun([npm]), 'git'), absent);
    expect(run.open ?? []).toEqual([]);
    expect(run.diagnostics).toContainEqual({
      engine: 'advisories',
      message: 'Packages were not looked up: no advisory source covers npm packages (1: a)',
      file_path: 'package-lock.json',
    });
  });

  it('are accepted when the policy calls them private', async () => {
    const run = await lookUpWith(scaRun([locked('@acme/ui', '1.0.0')]), {
      sources: [source({}, { knows: () => false })],
      isPrivate: () => true,
    });
    expect(nameOpen(run)).toEqual([]);
  });
});

describe('sources', () => {
  it('are asked in their order, a later one for what is left alone', async () => {
    const first = source({}, { knows: ({ name }) => name === 'a' });
    const second = source({ b: [advisory('GHSA-b')] });
    const run = await lookUp(scaRun([locked('a', '1.0.0'), locked('b', '1.0.0')]), first, second);
    expect(second.asked.flat().map(({ name }) => name)).toEqual(['b']);
    expect([run.findings.length, run.coverage]).toEqual([1, 'covered']);
  });

  it('are asked for every version of a package, and for each once', async () => {
    const asked = source({});
    const versions = ['1.0.0', '3.0.0', '1.0.0'];
    await lookUp(scaRun(versions.map((version) => locked('a', version))), asked);
    expect(asked.asked).toEqual([['1.0.0', '3.0.0'].map((version) => ({ ecosystem: 'npm', name: 'a', version }))]);
  });

  it('stand in for one that failed', async () => {
    const run = await lookUp(
      scaRun([locked('a', '1.0.0')]),
      source({}, { fault: 'down' }),
      source({ a: [advisory('GHSA-a')] }),
    );
    expect([run.findings.length, run.coverage]).toEqual([1, 'covered']);
  });

  it('are asked once for both trees of a comparison', async () => {
    const failing = source({}, { fault: 'down' });
    const look = createLookUp({ sources: [failing] });
    await look([scaRun([locked('a', '1.0.0')])], never);
    const [again] = await look([scaRun([locked('a', '1.0.0')])], never);
    expect(failing.asked).toHaveLength(1);
    expect(again?.coverage).toBe('not covered');
  });

  it('outside hear no private names, and the log says how many they hear', async () => {
    const outside = source({}, { disclosesNames: true, name: 'a service' });
    const said: string[] = [];
    const run = await lookUpWith(scaRun([locked('@acme/ui', '1.0.0'), locked('a', '1.0.0')]), {
      sources: [outside],
      isPrivate: (name) => name.startsWith('@acme/'),
      say: (line) => said.push(line),
    });
    expect(outside.asked.flat().map(({ name }) => name)).toEqual(['a']);
    expect(said).toEqual([
      'Sending the names and versions of 1 package to a service; advisories-private leaves names out',
    ]);
    expect([run.coverage, run.lookedAt]).toEqual(['partly covered', ['package-lock.json']]);
    expect(run.diagnostics.every(({ file_path }) => file_path === undefined)).toBe(true);
  });

  it('whose fault leaves a private package open make it a fault', async () => {
    const own = source({}, { fault: 'down' });
    const outside = source({}, { disclosesNames: true });
    const run = await lookUpWith(scaRun([locked('@acme/ui', '1.0.0')]), {
      sources: [own, outside],
      isPrivate: () => true,
    });
    expect(run.coverage).toBe('not covered');
  });

  it('are not asked for a tree without packages', async () => {
    const idle = source({});
    const run = scaRun([]);
    expect(await lookUp(run, idle)).toEqual(run);
    expect(idle.asked).toEqual([]);
  });
});
