import { describe, expect, it } from 'vitest';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import { scanCommit } from '../../../src/shared/scan/scan-commit.ts';
import { createPackageKey, locked } from '../../gate/advisories/subject.ts';
import { commit, mainCommit, makeRepository, never } from '../../service/temporary-repository.ts';

type ScanDiagnostic = ScannerRun['diagnostics'][number];
type LockSummary = NonNullable<ScannerRun['locks']>[number];
type OpenPackage = NonNullable<ScannerRun['open']>[number];
/** What a scanner, and a lookup after it, say about the lock files of a tree. */
type PackageFacts = Pick<ScannerRun, 'diagnostics' | 'packages' | 'locks' | 'open'> & { name: string };

const advisoryEngine = 'advisories';
const introducedOpen = 'This change introduces packages that were not looked up: ';
const knownOpen = 'As before this change, packages were not looked up: ';
const notLookedUpPrefix = 'Packages not looked up: ';
const readInPart = 'Lock file read in part: ';
const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';

const path = makeRepository({ 'poetry.lock': '1', 'a/poetry.lock': '1' });
const before = mainCommit(path);

const commits = new Map<string, string>();

/** A commit in which these lock files are as before. */
function commitWith(same: readonly string[]): string {
  const change = ['poetry.lock', 'a/poetry.lock'].map((file) => [file, same.includes(file) ? '1' : '2']);
  const sha = commits.get(`${same}`) ?? commit(path, { ...Object.fromEntries(change), other: `${same}` });
  commits.set(`${same}`, sha);
  return sha;
}

interface Compared {
  head: PackageFacts;
  /** Undefined: it is not read. */
  base: PackageFacts | undefined;
}

/** What a scan reports whose scanners say these of the head and of the base. The lock files that are `same` do not change. */
async function reportAll(compared: readonly Compared[], same: readonly string[] = []) {
  const runOf = (facts: PackageFacts): ScannerRun => ({
    ...{ scanType: 'sca', findings: [], coverage: 'covered', lookedAt: ['other'] },
    ...{ dependencies: { shared: new Set(), consulted: new Set() }, ...facts },
  });
  const scanTree = async ({ only }: { only?: unknown }) =>
    compared.flatMap(({ head, base }) => (only === undefined ? head : (base ?? []))).map(runOf);
  const job = { path, sha: commitWith(same), comparedWith: before };
  return (await scanCommit(job, never, { scanTree })).diagnostics;
}

const report = (head: PackageFacts, base: PackageFacts | undefined, same?: readonly string[]) =>
  reportAll([{ head, base }], same);

const odd = (version: string, file = 'poetry.lock') => locked('django', version, { ecosystem: 'PyPI', file });
const open = (version: string, change: Partial<OpenPackage> = {}): OpenPackage => ({
  ...{ file: 'poetry.lock', name: `django ${version}`, key: createPackageKey(odd(version)), isFault: false },
  ...{ reason: 'it cannot be compared', ...change },
});
const git = (name: string): OpenPackage => ({
  ...{
    file: 'poetry.lock',
    name,
    key: JSON.stringify(['PyPI', name, 'git']),
    reason: 'comes from git',
    isFault: false,
  },
});
const lock = (change: Partial<LockSummary> = {}): LockSummary => ({
  ...{ file: 'poetry.lock', format: 'poetry.lock', ecosystem: 'PyPI', packageCount: 1, local: [], unpinned: [] },
  ...{ problems: [], ...change },
});
const facts = (change: Partial<PackageFacts> = {}): PackageFacts => ({
  ...{ name: 'retire', diagnostics: [], packages: [], locks: [lock()], open: [], ...change },
});
const flask = { name: 'Flask', reason: 'has no exact version' };

async function tell(head: Partial<PackageFacts>, base: Partial<PackageFacts> | undefined = {}, same: string[] = []) {
  const told = await report(facts(head), facts(base), same);
  return told.map(({ message, file_path: path }) => `${path ?? '-'} ${message}`);
}

describe('what of the lock files was not looked up', () => {
  it('has no package of another registry that was there before, because its name and version were looked up', async () => {
    const mirrored = { ...open('1.0'), key: 'registry', isLookedUp: true as const };
    expect(await tell({ open: [mirrored] }, { open: [mirrored] })).toEqual([]);
    expect(await tell({ open: [mirrored] })).toEqual([
      'poetry.lock This change brings in packages from another registry: it cannot be compared (1: django 1.0)',
    ]);
  });

  const rows: [what: string, Partial<PackageFacts>, Partial<PackageFacts>, string][] = [
    [
      'a version that the base does not have',
      { packages: [odd('1.x')], open: [open('1.x')] },
      { packages: [odd('1.0')] },
      'poetry.lock This change introduces packages that were not looked up: it cannot be compared (1: django 1.x)',
    ],
    [
      'a version that the base has',
      { packages: [odd('1.x')], open: [open('1.x')] },
      { packages: [odd('1.x')], open: [open('1.x')] },
      '- As before this change, packages were not looked up: it cannot be compared (1: django 1.x) in poetry.lock',
    ],
    [
      'a version that another lock of the base has',
      { packages: [odd('1.x')], open: [open('1.x')] },
      { packages: [odd('1.x', 'old/poetry.lock')] },
      '- As before this change, packages were not looked up: it cannot be compared (1: django 1.x) in poetry.lock',
    ],
    [
      'a package from git that the base does not have',
      { open: [git('tools')] },
      {},
      'poetry.lock This change introduces packages that were not looked up: comes from git (1: tools)',
    ],
    [
      'a package from git that the base has, at whatever commit',
      { open: [git('tools')] },
      { open: [git('tools')] },
      '- As before this change, packages were not looked up: comes from git (1: tools) in poetry.lock',
    ],
    [
      'a package that had a version and has none now',
      { locks: [lock({ unpinned: [{ ...flask, reason: 'has no exact version' }] })] },
      { packages: [locked('flask', '3.0.0', { ecosystem: 'PyPI' })] },
      'poetry.lock This change introduces packages that were not looked up: had an exact version before, and has no exact version now (1: Flask)',
    ],
    [
      'a part of a lock that the base has too',
      { locks: [lock({ problems: ['its line 3 is odd'] })] },
      { locks: [lock({ problems: ['its line 3 is odd'] })] },
      '- As before this change, a lock file was read in part: its line 3 is odd, in poetry.lock',
    ],
    [
      'a part of a lock that the base read',
      { locks: [lock({ problems: ['its line 3 is odd'] })] },
      {},
      'poetry.lock Lock file read in part: its line 3 is odd',
    ],
    [
      'a dependency without a version that the base has too',
      { locks: [lock({ unpinned: [flask] })] },
      { locks: [lock({ unpinned: [{ ...flask, name: 'flask' }] })] },
      '- As before this change, dependencies in poetry.lock have no exact version: 1 (Flask has no exact version)',
    ],
    [
      'a dependency without a version that is new',
      { locks: [lock({ unpinned: [flask, { ...flask, name: 'jinja2' }] })] },
      { locks: [lock({ unpinned: [flask] })] },
      'poetry.lock Dependencies without an exact version, which were not looked up: 1 (jinja2 has no exact version)',
    ],
  ];

  /** All in one scan, each with a scanner and a lock file of its own. */
  it('says of packages and of parts of locks which they are', async () => {
    const place = (change: Partial<PackageFacts>, index: number): PackageFacts =>
      JSON.parse(JSON.stringify(facts({ ...change, name: `${index}` })).replaceAll('poetry.lock', `row${index}.lock`));
    const told = await reportAll(
      rows.map(([, head, base], index) => ({ head: place(head, index), base: place(base, index) })),
    );
    for (const [index, [what, , , expected]] of rows.entries()) {
      const lines = told.map(({ message, file_path: file }) => `${file ?? '-'} ${message}`);
      const own = lines.filter((line) => line.includes(`row${index}.lock`));
      const shown = own.map((line) => line.replaceAll(`row${index}.lock`, 'poetry.lock'));
      expect([what, shown]).toEqual([what, expect.arrayContaining([expected])]);
    }
  });

  it('calls everything introduced when the base was not read', async () => {
    const head = { packages: [odd('1.x')], open: [open('1.x')], locks: [lock({ problems: ['p'] })] };
    const told = await report(facts(head), undefined);
    expect(told.map(({ file_path: path }) => path)).toEqual(['poetry.lock', 'poetry.lock']);
  });

  it('calls no package lost that another lock still has with a version', async () => {
    const pinned = locked('flask', '3.0.0', { ecosystem: 'PyPI', file: 'a/poetry.lock' });
    const told = await tell({ packages: [pinned], locks: [lock({ unpinned: [flask] })] }, { packages: [pinned] });
    expect(told.filter((line) => line.includes(introducedOpen))).toEqual([]);
  });

  it('calls nothing introduced in a lock that both commits share', async () => {
    const head = { packages: [odd('1.x')], open: [open('1.x')], locks: [lock({ problems: ['p'], unpinned: [flask] })] };
    expect((await tell(head, undefined, ['poetry.lock'])).filter((line) => !line.startsWith('-'))).toEqual([]);
  });

  it('leaves a version that moved out of a shared lock known, and one that is new in another lock not', async () => {
    const packages = [odd('1.x', 'a/poetry.lock'), odd('1.x'), odd('2.x')];
    const told = await tell({ packages, open: [open('1.x'), open('2.x')] }, undefined, ['a/poetry.lock']);
    expect(told.filter((line) => line.includes(introducedOpen))).toEqual([expect.stringContaining('(1: django 2.x)')]);
  });

  it('replaces what was said before the comparison, and keeps faults and everything else', async () => {
    const said = (message: string, change: Partial<ScanDiagnostic> = {}): ScanDiagnostic => ({
      ...{ engine: advisoryEngine, message, file_path: 'poetry.lock', ...change },
    });
    const kept = [
      said(`${notLookedUpPrefix}a host answered 503`, { failed: true }),
      said(`${notLookedUpPrefix}the offline database contains no packages of PyPI`, { engine: 'retire' }),
      said('Lock file not read: it is empty', { engine: 'retire' }),
    ];
    const replaced = [
      said(`${notLookedUpPrefix}it cannot be compared`),
      said(`${readInPart}p`, { engine: 'retire' }),
      said(`${unpinnedWords}1`, { engine: 'retire' }),
    ];
    const told = await report(facts({ diagnostics: [...replaced, ...kept] }), undefined, ['poetry.lock']);
    expect(told).toEqual(kept);
  });

  it.each([
    ['installs what the base has', '3.0.0', 'Dockerfile', false],
    ['installs another version', '3.1.0', 'Dockerfile', true],
    ['is a lock', '3.0.0', 'requirements.txt', true],
  ])('names a file for packages that the offline data lacks: it %s', async (_, version, file, isNamed) => {
    const python = (at: string) => locked('flask', at, { ecosystem: 'PyPI' as const, file });
    const own = [lock({ file, format: file })];
    const said = [
      [`${notLookedUpPrefix}the offline database contains no packages of PyPI`, 'retire'],
      ['Packages were not looked up: no advisory source covers PyPI packages', advisoryEngine],
    ].map(([message = '', engine = '']): ScanDiagnostic => ({ engine, message, file_path: file }));
    const { open: _none, ...head } = facts({ packages: [python(version)], locks: own, diagnostics: said });
    const told = await report(head, facts({ packages: [python('3.0.0')], locks: own }));
    const kept = told.map(({ file_path: path, message }) => [path, message.startsWith(knownOpen)]);
    expect(kept).toEqual(said.map(() => (isNamed ? [file, false] : [undefined, true])));
  });

  it('names a fault among what is introduced, whatever file it is in', async () => {
    const head = { packages: [odd('1.0')], open: [open('1.0', { isFault: true, reason: 'a host answered 503' })] };
    expect(await tell(head)).toEqual([`poetry.lock ${introducedOpen}a host answered 503 (1: django 1.0)`]);
    expect(await tell(head, { packages: [odd('1.0')] })).toEqual([]);
  });

  it('expects nothing of packages where no source was there to ask', async () => {
    const pinned = { packages: [locked('flask', '3.0.0', { ecosystem: 'PyPI' as const })] };
    const { open: _none, ...head } = facts({ locks: [lock({ unpinned: [flask] })] });
    const told = await report(head, facts(pinned));
    expect(told.filter(({ message }) => message.startsWith(introducedOpen))).toEqual([]);
  });

  it('says nothing of its own about a tree without lock files', async () => {
    const diagnostics = [{ engine: 'javascript', message: `${readInPart}x` }];
    expect(await report({ name: 'javascript', diagnostics }, undefined)).toEqual(diagnostics);
  });
});
