import { describe, expect, it } from 'vitest';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import { scanCommit } from '../../../src/shared/scan/scan-commit.ts';
import { finding } from '../../service/embedded.ts';
import { commit, mainCommit, makeRepository, never } from '../../service/temporary-repository.ts';

type ScannerFinding = ScannerRun['findings'][number];

const run = (name: string, findings: ScannerFinding[], isProgram = true): ScannerRun => ({
  ...{ name, scanType: 'sast', coverage: 'covered', diagnostics: [], lookedAt: ['src/db.ts'], findings },
  ...(isProgram && { program: { version: '1.0' } }),
});
const path = makeRepository({ 'src/db.ts': 'one' });
const comparedWith = mainCommit(path);
const sha = commit(path, { 'src/db.ts': 'two' });
/** What a scan says when its scanners say this of the commit, and this of the one that it is compared with. */
const scan = (runs: ScannerRun[], before: ScannerRun[] = []) =>
  scanCommit({ path, sha, comparedWith }, never, {
    scanTree: async ({ only }) => (only === undefined ? runs : before),
  });

const own = finding({ fingerprint: 'own', severity: 'MEDIUM', description: 'Ours.' });
const other = finding({ fingerprint: 'other', severity: 'HIGH', description: 'Theirs.\n\nFound by bandit (B608).' });
const merge = async (change: Partial<ScannerFinding>, before: Partial<ScannerFinding> = {}) => {
  const runs = [run('ruff', [{ ...own, ...before }], false), run('bandit', [{ ...other, ...change }])];
  return (await scan(runs)).findings;
};

describe('findings of two scanners', () => {
  it('are one at the same file, line and weakness, with the identity of the first and the higher severity', async () => {
    expect(await merge({})).toEqual([
      { ...own, severity: 'HIGH', description: 'Ours.\n\nFound by ruff (MEDIUM) and bandit (HIGH).' },
    ]);
  });

  it('keep the severity of the first if it is the higher one', async () => {
    expect((await merge({ severity: 'LOW' }))[0]?.severity).toBe('MEDIUM');
  });

  it.each<[string, Partial<ScannerFinding>]>([
    ['file', { filePath: 'src/other.ts' }],
    ['line', { line: 43 }],
    ['weakness', { cwe: 'CWE-79' }],
    ['type', { type: 'SECRET' }],
  ])('are two if the %s differs', async (_, change) => expect(await merge(change)).toHaveLength(2));

  it.each([['line'], ['cwe']] as const)('are two if neither states its %s', async (key) => {
    const { [key]: _, ...rest } = finding();
    const runs = [run('ruff', [{ ...rest, fingerprint: 'a' }], false), run('bandit', [{ ...rest, fingerprint: 'b' }])];
    expect((await scan(runs)).findings).toHaveLength(2);
  });

  it('are one secret at one line, whatever weakness they name', async () => {
    const { cwe: _, ...unnamed } = { ...other, type: 'SECRET' as const };
    const runs = [run('secretlint', [{ ...own, type: 'SECRET' }], false), run('gitleaks', [unnamed])];
    expect((await scan(runs)).findings).toHaveLength(1);
  });

  const advisory = { purl: 'pkg:npm/lodash@4.17.4', cves: ['CVE-2019-10744'] };
  it.each([
    ['one if a name of the advisory is the same', { ...advisory, ids: ['GHSA-jf85-cpcp-j695'] }, 1],
    ['two for another version', { ...advisory, purl: 'pkg:npm/lodash@4.17.5' }, 2],
    ['two for another advisory', { ...advisory, cves: ['CVE-2021-23337'] }, 2],
  ])('about a package are %s', async (_, theirs, count) => {
    expect(await merge({ type: 'SCA', line: 7, advisory: theirs }, { type: 'SCA', line: 1, advisory })).toHaveLength(
      count,
    );
  });
});

it('two findings of one scanner at one place stay two, and each can have a partner', async () => {
  const twice = ['a', 'b'].map((fingerprint) => finding({ fingerprint }));
  const partners = ['c', 'd', 'e'].map((fingerprint) => finding({ fingerprint }));
  const { findings } = await scan([run('ruff', twice, false), run('bandit', partners)]);
  expect(findings.map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', 'e']);
});

it('two built-in scanners stay apart, so that no identity changes', async () => {
  const runs = [run('javascript', [own], false), run('secretlint', [other], false)];
  expect((await scan(runs)).findings).toEqual([own, other]);
});

it('three scanners make one finding with three names', async () => {
  const runs = [
    run('ruff', [own], false),
    run('semgrep', [finding({ fingerprint: 's', severity: 'LOW' })]),
    run('bandit', [other]),
  ];
  const [merged, ...rest] = (await scan(runs)).findings;
  expect(rest).toEqual([]);
  expect(merged?.description).toMatch(/Found by ruff \(MEDIUM\) and semgrep \(LOW\) and bandit \(HIGH\)\.$/);
});

describe('a merged finding that the base has', () => {
  const [first, second] = ['SAST own', 'SAST other'] as const;
  const scanners = [
    [first, run('ruff', [own], false)],
    [second, run('bandit', [other])],
  ] as const;
  it.each<[string, string[], string[], string[], string[]]>([
    ['is old if all of it is old', [first, second], [], [first, second], []],
    ['is new if the more severe one is new', [first], [], [], []],
    ['is doubtful if the more severe one is', [first], [second], [], [first, second]],
    ['is new if its own scanner says so', [second], [], [second], []],
  ])('%s', async (_, old, doubtful, oldNow, doubtfulNow) => {
    const before = scanners.map(([identity, scanned]) => ({
      ...scanned,
      findings: old.includes(identity) ? scanned.findings : [],
      diagnostics: doubtful.includes(identity) ? [{ engine: '', message: '', file_path: 'src/db.ts' }] : [],
    }));
    const runs = scanners.map(([, scanned]) => scanned);
    const { ages = new Map() } = await scan(runs, before);
    const listIds = (word: string) => [...ages].flatMap(([id, age]) => (age === word ? [id] : [])).toSorted();
    expect([listIds('old'), listIds('doubtful')]).toEqual([oldNow.toSorted(), doubtfulNow.toSorted()]);
  });

  it('is old although a milder one is new', async () => {
    const ruff = run('ruff', [own], false);
    const { ages } = await scan([ruff, run('bandit', [{ ...other, severity: 'LOW' }])], [ruff, run('bandit', [])]);
    expect(ages).toEqual(new Map([[first, 'old']]));
  });
});
