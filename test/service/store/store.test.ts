import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineFinding } from '../../../src/service/engines/engine.ts';
import type { ScanResult } from '../../../src/service/scan-result.ts';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { finding, result, shaOf, wholeCoverage } from '../embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `${++files}.db`);

const web = { path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web', provider: 'github' } as const;
const repository = { ...web, defaultBranch: 'main' };

function openWithRepository(now?: () => Date): { store: Store; id: string } {
  const store = openStore({ file: ':memory:', ...(now && { now }) });
  const [record] = store.repositories.register([repository]);
  return { store, id: record?.id ?? '' };
}

function scanBranch(store: Store, repositoryId: string, branch: string, found: ScanResult) {
  const { id } = store.scans.create({ repositoryId, branch, commitSha: shaOf('a') });
  store.scans.start(id);
  const merged = store.scans.complete(id, found);
  const scan = store.scans.find(id);
  if (scan === undefined) throw new Error('the scan is gone');
  return { ...merged, scan };
}

describe('a merge', () => {
  let store: Store;
  let id: string;
  beforeEach(() => {
    ({ store, id } = openWithRepository());
  });

  const scan = (branch: string, findings: EngineFinding[], change: Partial<ScanResult> = {}) =>
    scanBranch(store, id, branch, result(findings, change));
  const all = () => store.violations.list({}, { page: 1, limit: 100 }).items;
  const only = () => {
    const [violation, ...more] = all();
    if (violation === undefined || more.length > 0) throw new Error(`expected one violation, not ${all().length}`);
    return violation;
  };

  it('makes a new finding OPEN, first and last seen within the scan', () => {
    const { scan: ended, created, fixed } = scan('main', [finding()]);
    expect(only()).toMatchObject({ status: 'OPEN', firstDetected: ended.completedAt, lastSeen: ended.completedAt });
    expect((ended.startedAt ?? '') < (ended.completedAt ?? '')).toBe(true);
    expect([created, fixed]).toEqual([[only().id], []]);
    expect(ended).toMatchObject({ status: 'COMPLETED', counts: { critical: 0, high: 1, medium: 0, low: 0, info: 0 } });
  });

  it('keeps the identity and first_detected of a finding that is found again, and takes its new place', () => {
    scan('main', [finding()]);
    const before = only();
    const { scan: ended, created } = scan('main', [finding({ line: 50, severity: 'LOW' })]);
    expect(only()).toEqual({ ...before, line: 50, severity: 'LOW', lastSeen: ended.completedAt });
    expect(created).toEqual([]);
  });

  it('makes a finding FIXED when it is gone, and OPEN again when it is back', () => {
    scan('main', [finding()]);
    const { id: violation, lastSeen } = only();
    expect(scan('main', []).fixed).toEqual([violation]);
    expect(only()).toMatchObject({ id: violation, status: 'FIXED', lastSeen });
    expect(scan('main', []).fixed).toEqual([]);
    expect(scan('main', [finding()]).created).toEqual([]);
    expect(only()).toMatchObject({ id: violation, status: 'OPEN' });
  });

  it('leaves a finding OPEN while the latest scan of any branch has it', () => {
    scan('main', [finding()]);
    scan('topic', []);
    expect(only().status).toBe('OPEN');
    scan('topic', [finding()]);
    scan('main', []);
    expect(only().status).toBe('OPEN');
    scan('topic', []);
    expect(only().status).toBe('FIXED');
  });

  it('leaves what is suppressed suppressed, found or not, and counts it in no scan', () => {
    scan('main', [finding()]);
    store.violations.suppress(only().id, 'FALSE_POSITIVE', 'a test file');
    expect(scan('main', [finding()]).counts.high).toBe(0);
    expect(scan('main', []).fixed).toEqual([]);
    expect(scan('main', [finding()]).counts.high).toBe(0);
    expect(only()).toMatchObject({ status: 'FALSE_POSITIVE', justification: 'a test file' });
  });

  it('counts a fingerprint that is reported twice once, as the worst', () => {
    const { counts } = scan('main', [finding({ severity: 'LOW' }), finding({ severity: 'CRITICAL' }), finding()]);
    expect(counts).toEqual({ critical: 1, high: 0, medium: 0, low: 0, info: 0 });
    expect(only().severity).toBe('CRITICAL');
  });

  it('tells findings of two types and of two repositories apart, whatever their fingerprint', () => {
    const [, other] = store.repositories.register([repository, { ...repository, path: '/srv/api' }]);
    scan('main', [finding(), finding({ type: 'IAC' })]);
    scanBranch(store, other?.id ?? '', 'main', result([finding()]));
    scan('main', []);
    expect(all().map(({ status }) => status)).toHaveLength(3);
    expect(store.violations.list({ repositoryId: other?.id, status: 'OPEN' }, { page: 1, limit: 9 }).total).toBe(1);
  });

  it.each([
    ['covered', 'not covered', 'OPEN'],
    ['covered', 'partly covered', 'OPEN'],
    ['covered', 'covered', 'FIXED'],
    ['partly covered', 'not covered', 'OPEN'],
    ['partly covered', 'partly covered', 'FIXED'],
    ['partly covered', 'covered', 'FIXED'],
  ] as const)('of a type %s, then %s without the finding, leaves it %s', (first, second, status) => {
    scan('main', [finding({ type: 'SCA' })], { coverage: { ...wholeCoverage, sca: first } });
    scan('main', [], { coverage: { ...wholeCoverage, sca: second } });
    expect(only().status).toBe(status);
  });

  it('of a scan that names no coverage fixes nothing', () => {
    scan('main', [finding()]);
    scan('main', [], { coverage: {} });
    expect(only().status).toBe('OPEN');
  });

  it('stores no number that is none, and no snippet of a secret', () => {
    scan('main', [finding({ type: 'SECRET', line: Number.NaN, cvss: Number.POSITIVE_INFINITY })]);
    expect(only()).toMatchObject({ line: null, cvssScore: null, codeSnippet: null });
  });

  it('that fails leaves the scan SCANNING and the violations as they were', () => {
    const { id: scanId } = store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    store.scans.start(scanId);
    const broken = finding({ fingerprint: 'two', severity: 'WORST' as 'HIGH' });
    expect(() => store.scans.complete(scanId, result([finding(), broken]))).toThrow();
    expect(store.scans.find(scanId)).toMatchObject({ status: 'SCANNING', completedAt: null });
    expect(all()).toEqual([]);
    expect(store.repositories.find(id)?.lastScanAt).toBeNull();
  });

  it('agrees with a model: OPEN exactly when some branch had it last', () => {
    const step = fc.record({
      branch: fc.constantFrom('main', 'a', 'b'),
      found: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const opened = openWithRepository();
        const latest = new Map<string, string[]>();
        for (const { branch, found } of steps) {
          const findings = found.map((fingerprint) => finding({ fingerprint, title: fingerprint }));
          const { counts } = scanBranch(opened.store, opened.id, branch, result(findings));
          expect(counts.high).toBe(found.length);
          latest.set(branch, found);
        }
        const expected = new Set([...latest.values()].flat());
        const { items } = opened.store.violations.list({ status: 'OPEN' }, { page: 1, limit: 9 });
        expect(new Set(items.map(({ title }) => title))).toEqual(expected);
        opened.store.close();
      }),
      { numRuns: 40 },
    );
  });
});

describe('server times', () => {
  it('never repeat, though the clock stands still or goes back', () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { store, id } = openWithRepository(() => new Date(time));
    const first = scanBranch(store, id, 'main', result([])).scan;
    time -= 60_000;
    const second = scanBranch(store, id, 'topic', result([])).scan;
    const times = [first, second].flatMap((scan) => [scan.createdAt, scan.startedAt ?? '', scan.completedAt ?? '']);
    expect(new Set(times).size).toBe(6);
    expect(times).toEqual(times.toSorted());
  });

  it('go on after those of an earlier start', () => {
    const file = newFile();
    const early = openStore({ file, now: () => new Date('2026-03-02') });
    const [record] = early.repositories.register([repository]);
    const id = record?.id ?? '';
    const { completedAt } = scanBranch(early, id, 'main', result([])).scan;
    early.close();
    const late = openStore({ file, now: () => new Date('2026-03-01') });
    const { createdAt } = late.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    expect(createdAt > (completedAt ?? '')).toBe(true);
    late.close();
  });
});

describe('a scan', () => {
  it('goes from PENDING to SCANNING to an end, and no other way', () => {
    const { store, id } = openWithRepository();
    const { id: scan } = store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    expect(() => store.scans.complete(scan, result([]))).toThrow();
    store.scans.start(scan);
    expect(() => store.scans.start(scan)).toThrow();
    store.scans.complete(scan, result([]));
    store.scans.fail(scan, 'too late');
    expect(store.scans.find(scan)).toMatchObject({ status: 'COMPLETED', error: null });
    expect(() => store.scans.complete(scan, result([]))).toThrow();
  });

  it('that looked for some types is listed under these, and under all while it is unfinished', () => {
    const { store, id } = openWithRepository();
    const coverage = { sast: 'covered', sca: 'partly covered', iac: 'not covered' } as const;
    scanBranch(store, id, 'main', result([], { coverage }));
    const total = (scanType: 'sast' | 'sca' | 'secrets' | 'iac') =>
      store.scans.list({ scanType }, { page: 1, limit: 9 }).total;
    expect([total('sast'), total('sca'), total('secrets'), total('iac')]).toEqual([1, 1, 0, 0]);
    store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    expect([total('sast'), total('sca'), total('secrets'), total('iac')]).toEqual([2, 2, 1, 1]);
  });

  it('that was cut off is FAILED when the database is opened again, and its findings are unchanged', () => {
    const file = newFile();
    const store = openStore({ file });
    const [record] = store.repositories.register([repository]);
    const id = record?.id ?? '';
    scanBranch(store, id, 'main', result([finding()]));
    const running = store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    const waiting = store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
    store.scans.start(running.id);
    store.close();
    const again = openStore({ file });
    for (const { id: scan } of [running, waiting]) {
      expect(again.scans.find(scan)).toMatchObject({
        status: 'FAILED',
        error: 'interrupted by a restart',
        counts: null,
      });
    }
    expect(again.violations.list({ status: 'OPEN' }, { page: 1, limit: 9 }).total).toBe(1);
    again.close();
  });
});

describe('repositories', () => {
  it('keep identifier, settings and times over starts, take what changed, and are inactive when left out', () => {
    const { store, id } = openWithRepository();
    store.repositories.update(id, { autoScanOnPush: true });
    const before = store.repositories.find(id);
    const [same] = store.repositories.register([{ ...repository, name: 'renamed', defaultBranch: 'trunk' }]);
    expect(same).toEqual({ ...before, name: 'renamed', defaultBranch: 'trunk' });
    store.repositories.register([]);
    expect(store.repositories.find(id)?.status).toBe('inactive');
    expect(store.repositories.list({}, { page: 1, limit: 9 }).total).toBe(0);
    expect(store.repositories.list({ status: 'inactive' }, { page: 1, limit: 9 }).total).toBe(1);
  });
});

describe('the identifier of a violation', () => {
  const idsAfter = (...found: EngineFinding[][]): string[] => {
    const { store, id } = openWithRepository();
    for (const findings of found) scanBranch(store, id, 'main', result(findings));
    return store.violations.list({}, { page: 1, limit: 100 }).items.map((violation) => violation.id);
  };
  const one = finding({ fingerprint: 'one' });
  const two = finding({ fingerprint: 'two' });

  it('is the same in every database, in memory or in a file, whatever else is found and in which order', () => {
    const [id] = idsAfter([one]);
    expect(id).toMatch(/^vio_[0-9a-f]{24}$/);
    expect(idsAfter([one, two])).toContain(id);
    expect(idsAfter([two], [two, one])).toContain(id);
    const inFile = openStore({ file: newFile() });
    const [record] = inFile.repositories.register([{ ...repository, path: '/other', vcsUrl: 'git@example.org:a/b' }]);
    scanBranch(inFile, record?.id ?? '', 'topic', result([one]));
    expect(inFile.violations.find(id ?? '')?.title).toBe(one.title);
    inFile.close();
  });

  it('differs by type and by fingerprint', () => {
    expect(new Set(idsAfter([one, two, { ...one, type: 'IAC' }])).size).toBe(3);
  });

  it('differs between repositories of one service, also of one address, and stays what it is', () => {
    const { store } = openWithRepository();
    const paths = ['/srv/web', '/srv/fork', '/srv/third'];
    const records = store.repositories.register(paths.map((path) => ({ ...repository, path })));
    const scanAll = () => records.map(({ id }) => scanBranch(store, id, 'main', result([one])).created);
    const made = scanAll().flat();
    expect(new Set(made).size).toBe(3);
    expect(made[0]).toBe(idsAfter([one])[0]);
    expect(scanAll().flat()).toEqual([]);
  });
});

describe('a renamed file', () => {
  const at = (filePath: string, change: Partial<EngineFinding> = {}): EngineFinding =>
    finding({ filePath, fingerprint: `${filePath} code`, contentFingerprint: 'code', ...change });
  const setUp = () => {
    const { store, id } = openWithRepository();
    const scan = (branch: string, ...findings: EngineFinding[]) => scanBranch(store, id, branch, result(findings));
    const known = (filePath: string) =>
      store.violations.list({}, { page: 1, limit: 100 }).items.find((violation) => violation.filePath === filePath);
    return { store, scan, known };
  };

  it('keeps first_detected of its findings, which are new by name and FIXED where they were', () => {
    const { scan, known } = setUp();
    scan('main', at('a.js'));
    const before = known('a.js');
    const { created, fixed } = scan('main', at('b.js'));
    expect(created).toEqual([]);
    expect(fixed).toEqual([before?.id]);
    expect(known('b.js')).toMatchObject({ status: 'OPEN', firstDetected: before?.firstDetected });
    expect(known('b.js')?.id).not.toBe(before?.id);
  });

  it.each<[string, EngineFinding[], EngineFinding[]]>([
    ['is still found where it was', [at('a.js')], [at('a.js'), at('b.js')]],
    ['says something else', [at('a.js')], [at('b.js', { contentFingerprint: 'other code' })]],
    ['is of another type', [at('a.js')], [at('b.js', { type: 'IAC' })]],
    ['has no content to compare', [finding({ filePath: 'a.js' })], [finding({ filePath: 'b.js', fingerprint: 'b' })]],
  ])('is no rename when the finding %s', (_, before, after) => {
    const { scan, known } = setUp();
    scan('main', ...before);
    scan('main', ...after);
    expect(known('b.js')?.firstDetected).not.toBe(known('a.js')?.firstDetected);
  });

  it('is the origin of one file at most', () => {
    const { scan, known } = setUp();
    scan('main', at('a.js'));
    expect(scan('main', at('b.js'), at('c.js')).created).toEqual([known('c.js')?.id]);
  });

  it('does not carry a suppression along', () => {
    const { store, scan, known } = setUp();
    scan('main', at('a.js'));
    store.violations.suppress(known('a.js')?.id ?? '', 'FALSE_POSITIVE', 'a test file');
    expect(scan('main', at('b.js')).counts.high).toBe(1);
  });
});

describe('keys', () => {
  it('are found by their value, until they expire or are replaced', () => {
    const store = openStore({ file: ':memory:' });
    const expiresAt = '2026-03-01T00:00:00.000Z';
    store.keys.replace([
      { name: 'a', value: 'key-a', scopes: ['scan:read'] },
      { name: 'b', value: 'key-b', scopes: [], expiresAt },
    ]);
    const [before, after] = [new Date('2026-02-01'), new Date(expiresAt)];
    expect(store.keys.authenticate('key-a', after)).toMatchObject({ name: 'a', scopes: ['scan:read'] });
    expect(store.keys.authenticate('key-b', before)).toMatchObject({ name: 'b' });
    expect(store.keys.authenticate('key-b', after)).toBeUndefined();
    expect(store.keys.authenticate('', before)).toBeUndefined();
    store.keys.replace([]);
    expect(store.keys.authenticate('key-a', before)).toBeUndefined();
  });
});

describe('the database', () => {
  it('is readable by its owner only and holds no key', () => {
    const file = newFile();
    const store = openStore({ file });
    store.keys.replace([{ name: 'a', value: 'key-that-nobody-stores', scopes: [] }]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    store.close();
    expect(readFileSync(file).includes('key-that-nobody-stores')).toBe(false);
  });

  it('has one owner at a time', () => {
    const file = newFile();
    const store = openStore({ file });
    expect(() => openStore({ file })).toThrow(expect.objectContaining({ code: 'CONFIG' }));
    store.close();
    openStore({ file }).close();
  });

  it('of the first version gets the identifiers of this one, and keeps what was suppressed and who has it', () => {
    const file = newFile();
    const before = openStore({ file });
    const [record] = before.repositories.register([repository]);
    const id = record?.id ?? '';
    scanBranch(before, id, 'main', result([finding(), finding({ fingerprint: 'other' })]));
    const [first, second] = before.violations.list({}, { page: 1, limit: 9 }).items.map((one) => one.id);
    before.violations.suppress(first ?? '', 'ACCEPTED_RISK', 'behind the VPN');
    before.close();
    const old = new DatabaseSync(file);
    old.exec(`BEGIN; PRAGMA defer_foreign_keys = ON; DROP INDEX violations_by_content;
      ALTER TABLE violations DROP COLUMN content_fingerprint; ALTER TABLE scans DROP COLUMN languages;
      PRAGMA user_version = 1;
      UPDATE violation_branches SET violation_id = 'old' || violation_id; UPDATE violations SET id = 'old' || id; COMMIT`);
    old.close();
    const store = openStore({ file });
    expect(store.violations.find(first ?? '')).toMatchObject({
      status: 'ACCEPTED_RISK',
      justification: 'behind the VPN',
    });
    expect(store.violations.list({}, { page: 1, limit: 9 }).total).toBe(2);
    expect(scanBranch(store, id, 'main', result([])).fixed).toEqual([second]);
    store.close();
  });

  it.each([
    ['another program', 'CREATE TABLE notes (text TEXT)', /belongs to another program/],
    ['a newer version', `PRAGMA application_id = ${0x53476174}; PRAGMA user_version = 99`, /newer version/],
  ])('of %s is refused and left alone', (_, sql, message) => {
    const file = newFile();
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
    expect(() => openStore({ file })).toThrow(message);
    const after = new DatabaseSync(file);
    const tables = after.prepare(`SELECT name FROM sqlite_schema WHERE name <> 'notes'`).all();
    after.close();
    expect(tables).toEqual([]);
  });

  it('in a folder that does not exist, or that is no database, is CONFIG', () => {
    const wrong = [join(folder, 'none', 'x.db'), folder, import.meta.filename];
    for (const file of wrong) {
      expect(() => openStore({ file })).toThrow(expect.objectContaining({ code: 'CONFIG' }));
    }
  });
});
