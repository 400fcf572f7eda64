import { spawnSync } from 'node:child_process';
import { linkSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScannerFinding } from '../../../src/sarif/finding.ts';
import type { ScanResult } from '../../../src/service/scan-result.ts';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { migrations } from '../../../src/service/store/tables.ts';
import { finding, ownerOf, result, shaOf, wholeCoverage } from '../embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `${++files}.db`);

const web = { path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web', provider: 'github' } as const;
const repository = { ...web, defaultBranch: 'main' };

function openWithRepository(now?: () => Date): { store: Store; id: string } {
  const store = openStore({ file: ':memory:', ...(now && { now }) });
  const [record] = store.repositories.register(ownerOf(store), [repository]);
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

  const scan = (branch: string, findings: ScannerFinding[], change: Partial<ScanResult> = {}) =>
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
    store.violations.suppress(only().id, 'FALSE_POSITIVE', { justification: 'a test file', by: 'ci' });
    expect(scan('main', [finding()]).counts.high).toBe(0);
    expect(scan('main', []).fixed).toEqual([]);
    expect(scan('main', [finding()]).counts.high).toBe(0);
    const suppression = { justification: 'a test file', by: 'ci', at: expect.stringMatching(/Z$/) };
    expect(only()).toMatchObject({ status: 'FALSE_POSITIVE', suppression });
  });

  it('counts a fingerprint that is reported twice once, as the worst', () => {
    const { counts } = scan('main', [finding({ severity: 'LOW' }), finding({ severity: 'CRITICAL' }), finding()]);
    expect(counts).toEqual({ critical: 1, high: 0, medium: 0, low: 0, info: 0 });
    expect(only().severity).toBe('CRITICAL');
  });

  it('tells findings of two types and of two repositories apart, whatever their fingerprint', () => {
    const [, other] = store.repositories.register(ownerOf(store), [repository, { ...repository, path: '/srv/api' }]);
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
    const [record] = early.repositories.register(ownerOf(early), [repository]);
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
    const [record] = store.repositories.register(ownerOf(store), [repository]);
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
    const [same] = store.repositories.register(ownerOf(store), [
      { ...repository, name: 'renamed', defaultBranch: 'trunk' },
    ]);
    expect(same).toEqual({ ...before, name: 'renamed', defaultBranch: 'trunk' });
    store.repositories.register(ownerOf(store), []);
    expect(store.repositories.find(id)?.status).toBe('inactive');
    expect(store.repositories.list({}, { page: 1, limit: 9 }).total).toBe(0);
    expect(store.repositories.list({ status: 'inactive' }, { page: 1, limit: 9 }).total).toBe(1);
  });
});

describe('the identifier of a violation', () => {
  const idsAfter = (...found: ScannerFinding[][]): string[] => {
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
    const [record] = inFile.repositories.register(ownerOf(inFile), [
      { ...repository, path: '/other', vcsUrl: 'git@example.org:a/b' },
    ]);
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
    const records = store.repositories.register(
      ownerOf(store),
      paths.map((path) => ({ ...repository, path })),
    );
    const scanAll = () => records.map(({ id }) => scanBranch(store, id, 'main', result([one])).created);
    const made = scanAll().flat();
    expect(new Set(made).size).toBe(3);
    expect(made[0]).toBe(idsAfter([one])[0]);
    expect(scanAll().flat()).toEqual([]);
  });
});

describe('a renamed file', () => {
  const at = (filePath: string, change: Partial<ScannerFinding> = {}): ScannerFinding =>
    finding({ filePath, fingerprint: `${filePath} code`, contentFingerprint: 'code', ...change });
  const setUp = () => {
    const { store, id } = openWithRepository();
    const scan = (branch: string, ...findings: ScannerFinding[]) => scanBranch(store, id, branch, result(findings));
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

  it.each<[string, ScannerFinding[], ScannerFinding[]]>([
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
    store.violations.suppress(known('a.js')?.id ?? '', 'FALSE_POSITIVE', { justification: 'a test file', by: 'ci' });
    expect(scan('main', at('b.js')).counts.high).toBe(1);
  });
});

describe('keys', () => {
  const scopes = ['scan:read'];
  const before = new Date('2026-02-01');
  const expiresAt = '2026-03-01T00:00:00.000Z';
  const setUp = () => {
    const store = openStore({ file: ':memory:' });
    return { store, owner: ownerOf(store) };
  };

  it('are 256 random bits, known by their value until they expire or are revoked', () => {
    const { store, owner } = setUp();
    const lasting = store.keys.create(owner, { name: 'a', scopes });
    const ending = store.keys.create(owner, { name: 'b', scopes: [], expiresAt });
    expect(lasting.value).toMatch(/^sgk_[0-9a-f]{64}$/);
    expect(store.keys.authenticate(lasting.value, new Date(expiresAt))).toMatchObject({
      key: { id: lasting.id, organizationId: owner, name: 'a', scopes },
    });
    expect(store.keys.authenticate(ending.value, before)).toMatchObject({ key: { name: 'b' } });
    expect(store.keys.authenticate(ending.value, new Date(expiresAt))).toBe('expired');
    expect(store.keys.authenticate('', before)).toBe('unknown');
    expect(store.keys.authenticate(`${lasting.value}0`, before)).toBe('unknown');
    expect([1, 2].map(() => store.keys.revoke(owner, lasting.id))).toEqual([true, false]);
    expect(store.keys.authenticate(lasting.value, before)).toBe('unknown');
  });

  it('that are revoked and past their date are unknown, not expired', () => {
    const { store, owner } = setUp();
    const { id, value } = store.keys.create(owner, { name: 'a', scopes, expiresAt });
    store.keys.revoke(owner, id);
    expect(store.keys.authenticate(value, new Date(expiresAt))).toBe('unknown');
  });

  it('note their last use, to the minute', () => {
    const { store, owner } = setUp();
    const { value } = store.keys.create(owner, { name: 'a', scopes });
    const lastUse = () => store.keys.list(owner)[0]?.lastUsedAt;
    expect(lastUse()).toBeNull();
    const uses = ['10:00:00', '10:00:59', '10:01:30'].map((time) => {
      store.keys.authenticate(value, new Date(`2026-03-01T${time}Z`));
      return lastUse();
    });
    expect(uses.map((use) => use?.slice(11, 19))).toEqual(['10:00:00', '10:00:00', '10:01:30']);
  });

  it('are those of their organization alone', () => {
    const { store, owner } = setUp();
    const other = store.organizations.chooseOrMake('Beta').id;
    const { id } = store.keys.create(owner, { name: 'a', scopes });
    expect(store.keys.list(other)).toEqual([]);
    expect(store.keys.revoke(other, id)).toBe(false);
  });

  it('that were made stay when the key of a start is replaced', () => {
    const { store, owner } = setUp();
    const { value } = store.keys.create(owner, { name: 'a', scopes });
    store.keys.replaceStartKey(owner, 'first', scopes);
    store.keys.replaceStartKey(owner, 'second', scopes);
    const known = [value, 'first', 'second'].map((one) => store.keys.authenticate(one, before) !== 'unknown');
    expect(known).toEqual([true, false, true]);
    expect(store.keys.list(owner).map(({ name }) => name)).toEqual(['a']);
  });

  it('that are worth something are known to be there', () => {
    const { store, owner } = setUp();
    expect(store.keys.isAnyValid(before)).toBe(false);
    const { id } = store.keys.create(owner, { name: 'a', scopes, expiresAt });
    expect([before, new Date(expiresAt)].map((time) => store.keys.isAnyValid(time))).toEqual([true, false]);
    store.keys.revoke(owner, id);
    expect(store.keys.isAnyValid(before)).toBe(false);
  });
});

describe('organizations', () => {
  it('are one at first, found by name or slug whatever the case, and made by a new name', () => {
    const { organizations } = openStore({ file: ':memory:' });
    expect(() => organizations.choose(undefined)).toThrow('There is no organization yet');
    const first = organizations.chooseOrMake('Acme Labs');
    expect(organizations.chooseOrMake(undefined)).toEqual(first);
    expect(['acme labs', 'acme-labs'].map((name) => organizations.choose(name).id)).toEqual([first.id, first.id]);
    const second = organizations.chooseOrMake('Beta');
    expect(second.id).not.toBe(first.id);
    expect(() => organizations.choose('Gamma')).toThrow('There is no organization "Gamma"');
    expect(() => organizations.choose(undefined)).toThrow('There are several organizations');
    expect(() => organizations.chooseOrMake(undefined)).toThrow('There are several organizations');
  });

  it.each(['', '---', 'a\nb', 'x'.repeat(101)])('are not called %j', (name) => {
    expect(() => openStore({ file: ':memory:' }).organizations.chooseOrMake(name)).toThrow('is no name');
  });
});

describe('the database', () => {
  it('is readable by its owner only and holds no key', () => {
    const file = newFile();
    const store = openStore({ file });
    const { value } = store.keys.create(ownerOf(store), { name: 'a', scopes: [] });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    store.close();
    expect(readFileSync(file).includes(value.slice(4))).toBe(false);
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
    const old = new DatabaseSync(file);
    migrations[0]?.(old);
    const columns =
      'id, repository_id, fingerprint, type, severity, severity_rank, status, title, description, remediation';
    const violation = (id: string, fingerprint: string, status: string) => `
      INSERT INTO violations (${columns}, file_path, justification, first_detected, last_seen) VALUES
        ('${id}', 'repo_1', '${fingerprint}', 'SAST', 'HIGH', 1, '${status}', 't', 'd', 'r', 'a.ts', 'behind the VPN', '2026', '2026');
      INSERT INTO violation_branches VALUES ('${id}', 'main', 2);`;
    old.exec(`PRAGMA application_id = ${0x53476174}; PRAGMA user_version = 1;
      INSERT INTO organization VALUES ('org_1', 'Local', 'local', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
      INSERT INTO keys VALUES ('key_1', 'start', x'00', '[]', NULL, '2026-01-01T00:00:00.000Z');
      INSERT INTO repositories (id, path, name, vcs_url, vcs_provider, default_branch, status, created_at, updated_at)
        VALUES ('repo_1', '/srv/web', 'web', '${web.vcsUrl}', 'github', 'main', 'active', '2026-01-01', '2026-01-01');
      ${violation('old1', 'sql-1', 'ACCEPTED_RISK')} ${violation('old2', 'other', 'OPEN')}`);
    old.close();
    const store = openStore({ file });
    const items = store.violations.list({ organizationId: 'org_1' }, { page: 1, limit: 9 }).items;
    const { store: newer, id: newId } = openWithRepository();
    scanBranch(newer, newId, 'main', result([finding(), finding({ fingerprint: 'other' })]));
    const newIds = newer.violations.list({}, { page: 1, limit: 9 }).items.map((one) => one.id);
    expect(items.map((one) => one.id).toSorted()).toEqual(newIds.toSorted());
    const [suppressed] = items.filter(({ status }) => status === 'ACCEPTED_RISK');
    expect(suppressed?.suppression).toEqual({ justification: 'behind the VPN', by: null, at: null });
    const open = items.find(({ status }) => status === 'OPEN');
    expect(scanBranch(store, 'repo_1', 'main', result([])).fixed).toEqual([open?.id]);
    expect(store.repositories.find('repo_1', 'org_1')?.name).toBe('web');
    store.close();
  });

  it('can be worked on by tools beside its service, and makes none where none is asked for', () => {
    const file = newFile();
    expect(() => openStore({ file, role: 'tool', mayMake: false })).toThrow('There is no database');
    const store = openStore({ file });
    const [tool, other] = [1, 2].map(() => openStore({ file, role: 'tool', mayMake: false }));
    const { value } = (tool ?? store).keys.create(ownerOf(tool ?? store), { name: 'a', scopes: [] });
    expect(store.keys.authenticate(value, new Date())).toMatchObject({ key: { name: 'a' } });
    expect(other?.keys.list(ownerOf(store))).toHaveLength(1);
    for (const each of [tool, other, store]) each?.close();
  });

  it('is not brought to another version by a tool while it is served', () => {
    const file = newFile();
    const store = openStore({ file });
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${migrations.length - 1}`);
    newer.close();
    expect(() => openStore({ file, role: 'tool' })).toThrow('is served already');
    store.close();
  });

  it('is served once, by whatever name', () => {
    const file = newFile();
    const store = openStore({ file });
    const [soft, hard] = [`${file}-soft`, `${file}-hard`];
    symlinkSync(file, soft);
    expect(() => openStore({ file: soft })).toThrow('is served already');
    linkSync(file, hard);
    for (const name of [hard, file, soft]) {
      expect(() => openStore({ file: name })).toThrow(/several names/);
      expect(() => openStore({ file: name, role: 'tool' })).toThrow(/several names/);
    }
    rmSync(hard);
    store.close();
    openStore({ file }).close();
  });

  it.runIf(process.platform === 'linux')('is served once, whatever becomes of the lock beside it', () => {
    const file = newFile();
    const store = openStore({ file });
    rmSync(`${file}-service`);
    expect(() => openStore({ file })).toThrow('is served already');
    rmSync(`${file}-service`, { force: true });
    writeFileSync(`${file}-service`, '');
    expect(() => openStore({ file })).toThrow('is served already');
    renameSync(file, `${file}-moved`);
    expect(() => openStore({ file: `${file}-moved` })).toThrow('is served already');
    renameSync(`${file}-moved`, file);
    openStore({ file, role: 'tool' }).close();
    store.close();
    openStore({ file }).close();
  });

  it('that is damaged says so, with its file and the way out', () => {
    const file = newFile();
    const store = openStore({ file });
    for (const index of Array.from({ length: 200 }, (_, at) => at)) {
      store.keys.create(ownerOf(store), { name: `${index}`.padEnd(90, 'x'), scopes: [] });
    }
    store.close();
    const bytes = readFileSync(file);
    for (const [name, damaged] of [
      ['head', Buffer.concat([Buffer.from('not sqlite at all, but long enough for it'), bytes.subarray(41)])],
      ['middle', Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(bytes.length - 8192, 0xa5)])],
      ['cut', bytes.subarray(0, 4096 + 100)],
    ] as const) {
      const path = `${file}-${name}`;
      writeFileSync(path, damaged);
      const opening = () => openStore({ file: path });
      expect(opening).toThrow(expect.objectContaining({ code: 'CONFIG', hint: expect.stringContaining('backup') }));
      expect(opening).toThrow(path);
      expect(opening).not.toThrow('cannot rollback');
    }
  });

  it.runIf(process.platform === 'linux')('on a full disk says so', () => {
    const file = newFile();
    openStore({ file }).close();
    const full = `import { openStore } from ${JSON.stringify(new URL('../../../src/service/store/store.ts', import.meta.url).href)};
      process.on('SIGXFSZ', () => {});
      try { const store = openStore({ file: ${JSON.stringify(`${file}-full`)} }); store.organizations.chooseOrMake('a'); }
      catch (error) { console.log(error.code, error.message, error.hint); }`;
    const limited = `ulimit -f 16; exec "${process.execPath}" --input-type=module -e "$1"`;
    const { stdout } = spawnSync('bash', ['-c', limited, 'bash', full], { encoding: 'utf8' });
    expect(stdout).toMatch(/^CONFIG The database \S+-full cannot be (?:read or )?written/);
    expect(stdout).not.toContain('rollback');
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
