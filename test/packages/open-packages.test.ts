import { describe, expect, it } from 'vitest';
import type { ScanDiagnostic } from '../../src/api/schemas.ts';
import { createPackageKey, type LockSummary, type OpenPackage } from '../../src/packages/locked-package.ts';
import { type PackageFacts, reportIntroduced } from '../../src/packages/open-packages.ts';
import {
  advisoryEngine,
  introducedOpen,
  knownOpen,
  notLookedUpPrefix,
  readInPart,
  unpinnedWords,
} from '../../src/packages/words.ts';
import { locked } from '../advisories/subject.ts';

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

function tell(head: Partial<PackageFacts>, base: Partial<PackageFacts> | undefined = {}, same: string[] = []) {
  const told = reportIntroduced(facts(head), { base: facts(base), isSame: (file) => same.includes(file) });
  return told.map(({ message, file_path: path }) => `${path ?? '-'} ${message}`);
}

describe('what of the lock files was not looked up', () => {
  it('has no package of another registry that was there before, because its name and version were looked up', () => {
    const mirrored = { ...open('1.0'), key: 'registry', isLookedUp: true as const };
    expect(tell({ open: [mirrored] }, { open: [mirrored] })).toEqual([]);
    expect(tell({ open: [mirrored] })).toEqual([
      'poetry.lock This change brings in packages from another registry: it cannot be compared (1: django 1.0)',
    ]);
  });

  it.each<[string, Partial<PackageFacts>, Partial<PackageFacts>, string]>([
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
  ])('says of %s which it is', (_, head, base, expected) => {
    expect(tell(head, base)).toContain(expected);
  });

  it('calls everything introduced when the base was not read', () => {
    const head = { packages: [odd('1.x')], open: [open('1.x')], locks: [lock({ problems: ['p'] })] };
    const told = reportIntroduced(facts(head), { base: undefined, isSame: () => false });
    expect(told.map(({ file_path: path }) => path)).toEqual(['poetry.lock', 'poetry.lock']);
  });

  it('calls nothing introduced in a lock that both commits share', () => {
    const head = { packages: [odd('1.x')], open: [open('1.x')], locks: [lock({ problems: ['p'], unpinned: [flask] })] };
    expect(tell(head, undefined, ['poetry.lock']).filter((line) => !line.startsWith('-'))).toEqual([]);
  });

  it('leaves a version that moved out of a shared lock known, and one that is new in another lock not', () => {
    const packages = [odd('1.x', 'a/poetry.lock'), odd('1.x'), odd('2.x')];
    const told = tell({ packages, open: [open('1.x'), open('2.x')] }, undefined, ['a/poetry.lock']);
    expect(told.filter((line) => line.includes(introducedOpen))).toEqual([expect.stringContaining('(1: django 2.x)')]);
  });

  it('replaces what was said before the comparison, and keeps faults and everything else', () => {
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
    const told = reportIntroduced(facts({ diagnostics: [...replaced, ...kept] }), {
      base: undefined,
      isSame: () => true,
    });
    expect(told).toEqual(kept);
  });

  it.each([
    ['installs what the base has', '3.0.0', 'Dockerfile', false],
    ['installs another version', '3.1.0', 'Dockerfile', true],
    ['is a lock', '3.0.0', 'requirements.txt', true],
  ])('names a file for packages that the offline data lacks: it %s', (_, version, file, isNamed) => {
    const python = (at: string) => locked('flask', at, { ecosystem: 'PyPI' as const, file });
    const own = [lock({ file, format: file })];
    const said = [
      [`${notLookedUpPrefix}the offline database contains no packages of PyPI`, 'retire'],
      ['Packages were not looked up: no advisory source covers PyPI packages', advisoryEngine],
    ].map(([message = '', engine = '']): ScanDiagnostic => ({ engine, message, file_path: file }));
    const { open: _none, ...head } = facts({ packages: [python(version)], locks: own, diagnostics: said });
    const told = reportIntroduced(head, {
      base: facts({ packages: [python('3.0.0')], locks: own }),
      isSame: () => false,
    });
    const kept = told.map(({ file_path: path, message }) => [path, message.startsWith(knownOpen)]);
    expect(kept).toEqual(said.map(() => (isNamed ? [file, false] : [undefined, true])));
  });

  it('names a fault among what is introduced, whatever file it is in', () => {
    const head = { packages: [odd('1.0')], open: [open('1.0', { isFault: true, reason: 'a host answered 503' })] };
    expect(tell(head)).toEqual([`poetry.lock ${introducedOpen}a host answered 503 (1: django 1.0)`]);
    expect(tell(head, { packages: [odd('1.0')] })).toEqual([]);
  });

  it('expects nothing of packages where no source was there to ask', () => {
    const pinned = { packages: [locked('flask', '3.0.0', { ecosystem: 'PyPI' as const })] };
    const { open: _none, ...head } = facts({ locks: [lock({ unpinned: [flask] })] });
    const told = reportIntroduced(head, { base: facts(pinned), isSame: () => false });
    expect(told.filter(({ message }) => message.startsWith(introducedOpen))).toEqual([]);
  });

  it('says nothing of its own about a tree without lock files', () => {
    const diagnostics = [{ engine: 'javascript', message: `${readInPart}x` }];
    expect(reportIntroduced({ name: 'javascript', diagnostics }, { base: undefined, isSame: () => false })).toBe(
      diagnostics,
    );
  });
});
