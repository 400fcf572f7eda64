import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import { isLong } from '../../model/runs.ts';
import { finding, ownerOf, result, type ScanResult, shaOf, wholeCoverage } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';
import { databaseKinds, reportMissingPostgres } from './databases.ts';

type ScannerFinding = ScannerRun['findings'][number];

const folder = makeFolder();

let files = 0;
const newFile = () => join(folder, `${++files}.db`);

const web = { path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web', vcsProvider: 'github' } as const;
const repository = { ...web, defaultBranch: 'main' };

async function registerRepository(store: Store): Promise<{ store: Store; id: string }> {
  const [record] = await store.repositories.register(await ownerOf(store), [repository]);
  return { store, id: record?.id ?? '' };
}

async function scanBranch(store: Store, repositoryId: string, branch: string, found: ScanResult) {
  const { id } = await store.scans.create({ repositoryId, branch, commitSha: shaOf('a') });
  await store.scans.start(id);
  const merged = await store.scans.complete(id, found);
  const scan = await store.scans.find(id);
  if (scan === undefined) throw new Error('the scan is gone');
  return { ...merged, scan };
}

reportMissingPostgres('the store');

describe.each(databaseKinds)('the store over $name:', ({ name, create }) => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

  const createLasting = async () => (name === 'SQLite' ? newFile() : create());
  const openEmpty = async (now?: () => Date) => {
    const store = await openStore({ file: await create(), ...(now && { now }) });
    opened.push(store);
    return store;
  };
  const openWithRepository = async (now?: () => Date) => registerRepository(await openEmpty(now));

  describe('a merge', () => {
    let store: Store;
    let id: string;
    let repositories = 0;
    // Opening a database costs more than a test: each test has a repository instead.
    beforeAll(async () => {
      store = await openStore({ file: await create() });
    });
    afterAll(() => store.close());
    const addRepository = async () => {
      const path = `/srv/${++repositories}`;
      return store.repositories.add(await ownerOf(store), { ...repository, remoteUrl: null, path, name: path });
    };
    beforeEach(async () => {
      id = await addRepository();
    });

    const scan = async (branch: string, findings: ScannerFinding[], change: Partial<ScanResult> = {}) =>
      await scanBranch(store, id, branch, result(findings, change));
    const all = async () => (await store.violations.list({ repositoryId: id }, { page: 1, limit: 100 })).items;
    const only = async () => {
      const [violation, ...more] = await all();
      if (violation === undefined || more.length > 0)
        throw new Error(`expected one violation, not ${(await all()).length}`);
      return violation;
    };

    it('makes a new finding OPEN, first and last seen within the scan', async () => {
      const { scan: ended, created, fixed } = await scan('main', [finding()]);
      expect(await only()).toMatchObject({
        status: 'OPEN',
        firstDetected: ended.completedAt,
        lastSeen: ended.completedAt,
      });
      expect((ended.startedAt ?? '') < (ended.completedAt ?? '')).toBe(true);
      expect([created, fixed]).toEqual([[(await only()).id], []]);
      expect(ended).toMatchObject({
        status: 'COMPLETED',
        counts: { critical: 0, high: 1, medium: 0, low: 0, info: 0 },
      });
    });

    it('keeps the identity and first_detected of a finding that is found again, and takes its new place', async () => {
      await scan('main', [finding()]);
      const before = await only();
      const { scan: ended, created } = await scan('main', [finding({ line: 50, severity: 'LOW' })]);
      const changed = { lineNumber: 50, severity: 'LOW', severityRank: 3, lastSeen: ended.completedAt };
      expect(await only()).toEqual({ ...before, ...changed });
      expect(created).toEqual([]);
    });

    it('makes a finding FIXED when it is gone, and OPEN again when it is back', async () => {
      await scan('main', [finding()]);
      const { id: violation, lastSeen } = await only();
      expect((await scan('main', [])).fixed).toEqual([violation]);
      expect(await only()).toMatchObject({ id: violation, status: 'FIXED', lastSeen });
      expect((await scan('main', [])).fixed).toEqual([]);
      expect((await scan('main', [finding()])).created).toEqual([]);
      expect(await only()).toMatchObject({ id: violation, status: 'OPEN' });
    });

    it('leaves a finding OPEN while the latest scan of any branch has it', async () => {
      await scan('main', [finding()]);
      await scan('topic', []);
      expect((await only()).status).toBe('OPEN');
      await scan('topic', [finding()]);
      await scan('main', []);
      expect((await only()).status).toBe('OPEN');
      await scan('topic', []);
      expect((await only()).status).toBe('FIXED');
    });

    it('leaves what is suppressed suppressed, found or not, and counts it in no scan', async () => {
      await scan('main', [finding()]);
      await store.violations.suppress((await only()).id, 'FALSE_POSITIVE', { justification: 'a test file', by: 'ci' });
      expect((await scan('main', [finding()])).counts.high).toBe(0);
      expect((await scan('main', [])).fixed).toEqual([]);
      expect((await scan('main', [finding()])).counts.high).toBe(0);
      const reason = { justification: 'a test file', suppressedBy: 'ci', suppressedAt: expect.stringMatching(/Z$/) };
      expect(await only()).toMatchObject({ status: 'FALSE_POSITIVE', ...reason });
    });

    it('counts a fingerprint that is reported twice once, as the worst', async () => {
      const { counts } = await scan('main', [
        finding({ severity: 'LOW' }),
        finding({ severity: 'CRITICAL' }),
        finding(),
      ]);
      expect(counts).toEqual({ critical: 1, high: 0, medium: 0, low: 0, info: 0 });
      expect((await only()).severity).toBe('CRITICAL');
    });

    it('tells findings of two types and of two repositories apart, whatever their fingerprint', async () => {
      const other = await addRepository();
      await scan('main', [finding(), finding({ type: 'IAC' })]);
      await scanBranch(store, other, 'main', result([finding()]));
      await scan('main', []);
      expect((await all()).map(({ status }) => status)).toEqual(['FIXED', 'FIXED']);
      expect((await store.violations.list({ repositoryId: other, status: 'OPEN' }, { page: 1, limit: 9 })).total).toBe(
        1,
      );
    });

    it.each([
      ['covered', 'not covered', 'OPEN'],
      ['covered', 'partly covered', 'OPEN'],
      ['covered', 'covered', 'FIXED'],
      ['partly covered', 'not covered', 'OPEN'],
      ['partly covered', 'partly covered', 'FIXED'],
      ['partly covered', 'covered', 'FIXED'],
    ] as const)('of a type %s, then %s without the finding, leaves it %s', async (first, second, status) => {
      await scan('main', [finding({ type: 'SCA' })], { coverage: { ...wholeCoverage, sca: first } });
      await scan('main', [], { coverage: { ...wholeCoverage, sca: second } });
      expect((await only()).status).toBe(status);
    });

    it('of a scan that names no coverage fixes nothing', async () => {
      await scan('main', [finding()]);
      await scan('main', [], { coverage: {} });
      expect((await only()).status).toBe('OPEN');
    });

    it('stores no number that is none, and no snippet of a secret', async () => {
      await scan('main', [finding({ type: 'SECRET', line: Number.NaN, cvss: Number.POSITIVE_INFINITY })]);
      expect(await only()).toMatchObject({ lineNumber: null, cvssScore: null, codeSnippet: null });
    });

    it('that fails leaves the scan SCANNING and the violations as they were', async () => {
      const { id: scanId } = await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      await store.scans.start(scanId);
      const broken = finding({ fingerprint: 'two', severity: 'WORST' as 'HIGH' });
      await expect(store.scans.complete(scanId, result([finding(), broken]))).rejects.toThrow();
      expect(await store.scans.find(scanId)).toMatchObject({ status: 'SCANNING', completedAt: null });
      expect(await all()).toEqual([]);
      expect((await store.repositories.find(id))?.lastScanAt).toBeNull();
    });

    it('agrees with a model: OPEN exactly when some branch had it last', async () => {
      const step = fc.record({
        branch: fc.constantFrom('main', 'a', 'b'),
        found: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const drawnId = await addRepository();
          const latest = new Map<string, string[]>();
          for (const { branch, found } of steps) {
            const findings = found.map((fingerprint) => finding({ fingerprint, title: fingerprint }));
            const { counts } = await scanBranch(store, drawnId, branch, result(findings));
            expect(counts.high).toBe(found.length);
            latest.set(branch, found);
          }
          const expected = new Set([...latest.values()].flat());
          const open = { status: 'OPEN', repositoryId: drawnId } as const;
          const { items } = await store.violations.list(open, { page: 1, limit: 9 });
          expect(new Set(items.map(({ title }) => title))).toEqual(expected);
        }),
        // The queries are the same over both.
        { numRuns: name === 'SQLite' || isLong ? 40 : 10 },
      );
    });
  });

  describe('server times', () => {
    it('never repeat, though the clock stands still or goes back', async () => {
      let time = Date.parse('2026-03-01T10:00:00Z');
      const { store, id } = await openWithRepository(() => new Date(time));
      const first = (await scanBranch(store, id, 'main', result([]))).scan;
      time -= 60_000;
      const second = (await scanBranch(store, id, 'topic', result([]))).scan;
      const times = [first, second].flatMap((scan) => [scan.createdAt, scan.startedAt ?? '', scan.completedAt ?? '']);
      expect(new Set(times).size).toBe(6);
      expect(times).toEqual(times.toSorted());
    });

    it('go on after those of an earlier start', async () => {
      const file = await createLasting();
      const early = await openStore({ file, now: () => new Date('2026-03-02') });
      const [record] = await early.repositories.register(await ownerOf(early), [repository]);
      const id = record?.id ?? '';
      const { completedAt } = (await scanBranch(early, id, 'main', result([]))).scan;
      await early.close();
      const late = await openStore({ file, now: () => new Date('2026-03-01') });
      const { createdAt } = await late.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      expect(createdAt > (completedAt ?? '')).toBe(true);
      await late.close();
    });
  });

  describe('a scan', () => {
    it('goes from PENDING to SCANNING to an end, and no other way', async () => {
      const { store, id } = await openWithRepository();
      const { id: scan } = await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      await expect(store.scans.complete(scan, result([]))).rejects.toThrow();
      await store.scans.start(scan);
      await expect(store.scans.start(scan)).rejects.toThrow();
      await store.scans.complete(scan, result([]));
      await store.scans.fail(scan, 'too late');
      expect(await store.scans.find(scan)).toMatchObject({ status: 'COMPLETED', error: null });
      await expect(store.scans.complete(scan, result([]))).rejects.toThrow();
    });

    it('that looked for some types is listed under these, and under all while it is unfinished', async () => {
      const { store, id } = await openWithRepository();
      const coverage = { sast: 'covered', sca: 'partly covered', iac: 'not covered' } as const;
      await scanBranch(store, id, 'main', result([], { coverage }));
      const total = async (scanType: 'sast' | 'sca' | 'secrets' | 'iac') =>
        (await store.scans.list({ scanType }, { page: 1, limit: 9 })).total;
      expect([await total('sast'), await total('sca'), await total('secrets'), await total('iac')]).toEqual([
        1, 1, 0, 0,
      ]);
      await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      expect([await total('sast'), await total('sca'), await total('secrets'), await total('iac')]).toEqual([
        2, 2, 1, 1,
      ]);
    });

    it('that was cut off is FAILED when a file is opened again, and goes on in PostgreSQL', async () => {
      const file = await createLasting();
      const store = await openStore({ file });
      const [record] = await store.repositories.register(await ownerOf(store), [repository]);
      const id = record?.id ?? '';
      await scanBranch(store, id, 'main', result([finding()]));
      const running = await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      const waiting = await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('a') });
      await store.scans.start(running.id);
      await store.close();
      const again = await openStore({ file });
      for (const { id: scan } of [running, waiting]) {
        const expected = { status: 'FAILED', error: 'interrupted by a restart', counts: null };
        const unchanged = { status: scan === running.id ? 'SCANNING' : 'PENDING', error: null };
        expect(await again.scans.find(scan)).toMatchObject(name === 'SQLite' ? expected : unchanged);
      }
      expect((await again.violations.list({ status: 'OPEN' }, { page: 1, limit: 9 })).total).toBe(1);
      await again.close();
    });
  });

  describe('repositories', () => {
    it('keep identifier, settings and times over starts, take what changed, and are inactive when left out', async () => {
      const { store, id } = await openWithRepository();
      await store.repositories.update(id, { autoScanOnPush: true });
      const before = await store.repositories.find(id);
      const [same] = await store.repositories.register(await ownerOf(store), [
        { ...repository, name: 'renamed', defaultBranch: 'trunk' },
      ]);
      const updatedAt = expect.stringMatching(/Z$/);
      expect(same).toEqual({ ...before, name: 'renamed', defaultBranch: 'trunk', updatedAt });
      await store.repositories.register(await ownerOf(store), []);
      expect((await store.repositories.find(id))?.status).toBe('inactive');
      expect((await store.repositories.list({}, { page: 1, limit: 9 })).total).toBe(0);
      expect((await store.repositories.list({ status: 'inactive' }, { page: 1, limit: 9 })).total).toBe(1);
    });
  });

  describe('the identifier of a violation', () => {
    const idsAfter = async (...found: ScannerFinding[][]): Promise<string[]> => {
      const { store, id } = await openWithRepository();
      for (const findings of found) await scanBranch(store, id, 'main', result(findings));
      return (await store.violations.list({}, { page: 1, limit: 100 })).items.map((violation) => violation.id);
    };
    const one = finding({ fingerprint: 'one' });
    const two = finding({ fingerprint: 'two' });

    it('is the same in every database, in memory or in a file, whatever else is found and in which order', async () => {
      const [id] = await idsAfter([one]);
      expect(id).toMatch(/^vio_[0-9a-f]{24}$/);
      expect(await idsAfter([one, two])).toContain(id);
      expect(await idsAfter([two], [two, one])).toContain(id);
      const inFile = await openStore({ file: newFile() });
      const [record] = await inFile.repositories.register(await ownerOf(inFile), [
        { ...repository, path: '/other', vcsUrl: 'git@example.org:a/b' },
      ]);
      await scanBranch(inFile, record?.id ?? '', 'topic', result([one]));
      expect((await inFile.violations.find(id ?? ''))?.title).toBe(one.title);
      await inFile.close();
    });

    it('differs by type and by fingerprint', async () => {
      expect(new Set(await idsAfter([one, two, { ...one, type: 'IAC' }])).size).toBe(3);
    });

    it('differs between repositories of one service, also of one address, and stays what it is', async () => {
      const { store } = await openWithRepository();
      const paths = ['/srv/web', '/srv/fork', '/srv/third'];
      const records = await store.repositories.register(
        await ownerOf(store),
        paths.map((path) => ({ ...repository, path })),
      );
      const scanAll = async () => {
        const created: string[][] = [];
        for (const { id } of records) created.push((await scanBranch(store, id, 'main', result([one]))).created);
        return created;
      };
      const made = (await scanAll()).flat();
      expect(new Set(made).size).toBe(3);
      expect(made[0]).toBe((await idsAfter([one]))[0]);
      expect((await scanAll()).flat()).toEqual([]);
    });
  });

  describe('a renamed file', () => {
    const at = (filePath: string, change: Partial<ScannerFinding> = {}): ScannerFinding =>
      finding({ filePath, fingerprint: `${filePath} code`, contentFingerprint: 'code', ...change });
    const setUp = async () => {
      const { store, id } = await openWithRepository();
      const scan = async (branch: string, ...findings: ScannerFinding[]) =>
        await scanBranch(store, id, branch, result(findings));
      const known = async (filePath: string) =>
        (await store.violations.list({}, { page: 1, limit: 100 })).items.find(
          (violation) => violation.filePath === filePath,
        );
      return { store, scan, known };
    };

    it('keeps first_detected of its findings, which are new by name and FIXED where they were', async () => {
      const { scan, known } = await setUp();
      await scan('main', at('a.js'));
      const before = await known('a.js');
      const { created, fixed } = await scan('main', at('b.js'));
      expect(created).toEqual([]);
      expect(fixed).toEqual([before?.id]);
      expect(await known('b.js')).toMatchObject({ status: 'OPEN', firstDetected: before?.firstDetected });
      expect((await known('b.js'))?.id).not.toBe(before?.id);
    });

    it.each<[string, ScannerFinding[], ScannerFinding[]]>([
      ['is still found where it was', [at('a.js')], [at('a.js'), at('b.js')]],
      ['says something else', [at('a.js')], [at('b.js', { contentFingerprint: 'other code' })]],
      ['is of another type', [at('a.js')], [at('b.js', { type: 'IAC' })]],
      ['has no content to compare', [finding({ filePath: 'a.js' })], [finding({ filePath: 'b.js', fingerprint: 'b' })]],
    ])('is no rename when the finding %s', async (_, before, after) => {
      const { scan, known } = await setUp();
      await scan('main', ...before);
      await scan('main', ...after);
      expect((await known('b.js'))?.firstDetected).not.toBe((await known('a.js'))?.firstDetected);
    });

    it('is the origin of one file at most', async () => {
      const { scan, known } = await setUp();
      await scan('main', at('a.js'));
      expect((await scan('main', at('b.js'), at('c.js'))).created).toEqual([(await known('c.js'))?.id]);
    });

    it('does not carry a suppression along', async () => {
      const { store, scan, known } = await setUp();
      await scan('main', at('a.js'));
      await store.violations.suppress((await known('a.js'))?.id ?? '', 'FALSE_POSITIVE', {
        justification: 'a test file',
        by: 'ci',
      });
      expect((await scan('main', at('b.js'))).counts.high).toBe(1);
    });
  });

  describe('keys', () => {
    const scopes = ['scan:read'];
    const before = new Date('2026-02-01');
    const expiresAt = '2026-03-01T00:00:00.000Z';
    const setUp = async () => {
      const store = await openEmpty();
      return { store, owner: await ownerOf(store) };
    };

    it('are 256 random bits, known by their value until they expire or are revoked', async () => {
      const { store, owner } = await setUp();
      const lasting = await store.keys.create(owner, { name: 'a', scopes });
      const ending = await store.keys.create(owner, { name: 'b', scopes: [], expiresAt });
      expect(lasting.value).toMatch(/^sgk_[0-9a-f]{64}$/);
      expect(await store.keys.authenticate(lasting.value, new Date(expiresAt))).toMatchObject({
        key: { id: lasting.id, organizationId: owner, name: 'a', scopes },
      });
      expect(await store.keys.authenticate(ending.value, before)).toMatchObject({ key: { name: 'b' } });
      expect(await store.keys.authenticate(ending.value, new Date(expiresAt))).toBe('expired');
      expect(await store.keys.authenticate('', before)).toBe('unknown');
      expect(await store.keys.authenticate(`${lasting.value}0`, before)).toBe('unknown');
      const both = await Promise.all([1, 2].map(() => store.keys.revoke(owner, lasting.id)));
      expect(both.toSorted()).toEqual([false, true]);
      expect(await store.keys.authenticate(lasting.value, before)).toBe('unknown');
    });

    it('that are revoked and past their date are unknown, not expired', async () => {
      const { store, owner } = await setUp();
      const { id, value } = await store.keys.create(owner, { name: 'a', scopes, expiresAt });
      await store.keys.revoke(owner, id);
      expect(await store.keys.authenticate(value, new Date(expiresAt))).toBe('unknown');
    });

    it('note their last use, to the minute', async () => {
      const { store, owner } = await setUp();
      const { value } = await store.keys.create(owner, { name: 'a', scopes });
      const lastUse = async () => (await store.keys.list(owner))[0]?.lastUsedAt;
      expect(await lastUse()).toBeNull();
      const uses: (string | null | undefined)[] = [];
      for (const time of ['10:00:00', '10:00:59', '10:01:30']) {
        await store.keys.authenticate(value, new Date(`2026-03-01T${time}Z`));
        uses.push(await lastUse());
      }
      expect(uses.map((use) => use?.slice(11, 19))).toEqual(['10:00:00', '10:00:00', '10:01:30']);
    });

    it('are those of their organization alone', async () => {
      const { store, owner } = await setUp();
      const other = (await store.organizations.chooseOrMake('Beta')).id;
      const { id } = await store.keys.create(owner, { name: 'a', scopes });
      expect(await store.keys.list(other)).toEqual([]);
      expect(await store.keys.revoke(other, id)).toBe(false);
    });

    it('that were made stay when the key of a start is replaced', async () => {
      const { store, owner } = await setUp();
      const { value } = await store.keys.create(owner, { name: 'a', scopes });
      await store.keys.replaceStartKey(owner, 'first', scopes);
      await store.keys.replaceStartKey(owner, 'second', scopes);
      const known = [value, 'first', 'second'].map((one) => store.keys.authenticate(one, before));
      expect((await Promise.all(known)).map((each) => each !== 'unknown')).toEqual([true, false, true]);
      expect((await store.keys.list(owner)).map(({ name }) => name)).toEqual(['a']);
    });

    it('that are worth something are known to be there', async () => {
      const { store, owner } = await setUp();
      expect(await store.keys.isAnyValid(before)).toBe(false);
      const { id } = await store.keys.create(owner, { name: 'a', scopes, expiresAt });
      const valid = [before, new Date(expiresAt)].map((time) => store.keys.isAnyValid(time));
      expect(await Promise.all(valid)).toEqual([true, false]);
      await store.keys.revoke(owner, id);
      expect(await store.keys.isAnyValid(before)).toBe(false);
    });
  });

  describe('organizations', () => {
    it('are one at first, found by name or slug whatever the case, and made by a new name', async () => {
      const { organizations } = await openEmpty();
      await expect(organizations.choose(undefined)).rejects.toThrow('There is no organization yet');
      const first = await organizations.chooseOrMake('Acme Labs');
      expect(await organizations.chooseOrMake(undefined)).toEqual(first);
      const named = await Promise.all(['acme labs', 'acme-labs'].map((name) => organizations.choose(name)));
      expect(named.map(({ id }) => id)).toEqual([first.id, first.id]);
      const second = await organizations.chooseOrMake('Beta');
      expect(second.id).not.toBe(first.id);
      await expect(organizations.choose('Gamma')).rejects.toThrow('There is no organization "Gamma"');
      await expect(organizations.choose(undefined)).rejects.toThrow('There are several organizations');
      await expect(organizations.chooseOrMake(undefined)).rejects.toThrow('There are several organizations');
    });

    it.each(['', '---', 'a\nb', 'x'.repeat(101)])('are not called %j', async (name) => {
      const { organizations } = await openEmpty();
      await expect(organizations.chooseOrMake(name)).rejects.toThrow('is not a valid name for an organization');
    });
  });

  describe('a transaction', () => {
    it('contains only its own statements, though others are asked for while it is open', async () => {
      const { store, id } = await openWithRepository();
      const owner = await ownerOf(store);
      let other: Promise<unknown> = Promise.resolve();
      const failing = store.transaction(async ({ refs }) => {
        await refs.note(id, 'refs/heads/main', shaOf('a'));
        other = store.keys.create(owner, { name: 'a', scopes: [] });
        await new Promise(setImmediate);
        throw new Error('taken back');
      });
      await expect(failing).rejects.toThrow('taken back');
      await other;
      await store.refs.begin(id);
      expect(await store.refs.of(id)).toEqual(new Map());
      expect(await store.keys.list(owner)).toHaveLength(1);
    });

    it('refuses what comes after its end', async () => {
      const { store, id } = await openWithRepository();
      const { refs } = await store.transaction(async (tables) => tables);
      await expect(refs.begin(id)).rejects.toThrow('the transaction has ended');
    });
  });
});

describe('the database', () => {
  it('is readable by its owner only and holds no key', async () => {
    const file = newFile();
    const store = await openStore({ file });
    const { value } = await store.keys.create(await ownerOf(store), { name: 'a', scopes: [] });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    await store.close();
    expect(readFileSync(file).includes(value.slice(4))).toBe(false);
  });

  it('has one owner at a time', async () => {
    const file = newFile();
    const store = await openStore({ file });
    await expect(openStore({ file })).rejects.toThrow(expect.objectContaining({ code: 'CONFIG' }));
    await store.close();
    (await openStore({ file })).close();
  });

  it('can be worked on by tools beside its service, and makes none where none is asked for', async () => {
    const file = newFile();
    await expect(openStore({ file, role: 'tool', mayMake: false })).rejects.toThrow('There is no database');
    const store = await openStore({ file });
    const tool = await openStore({ file, role: 'tool', mayMake: false });
    const other = await openStore({ file, role: 'tool', mayMake: false });
    const { value } = await tool.keys.create(await ownerOf(tool), { name: 'a', scopes: [] });
    expect(await store.keys.authenticate(value, new Date())).toMatchObject({ key: { name: 'a' } });
    expect(await other.keys.list(await ownerOf(store))).toHaveLength(1);
    for (const each of [tool, other, store]) await each.close();
  });

  it('is not brought to another version by a tool while it is served', async () => {
    const file = newFile();
    const store = await openStore({ file });
    const newer = new DatabaseSync(file);
    newer.exec('DELETE FROM kysely_migration');
    newer.close();
    await expect(openStore({ file, role: 'tool' })).rejects.toThrow('is served already');
    await store.close();
  });

  it('is served once, by whatever name', async () => {
    const file = newFile();
    const store = await openStore({ file });
    const [soft, hard] = [`${file}-soft`, `${file}-hard`];
    symlinkSync(file, soft);
    await expect(openStore({ file: soft })).rejects.toThrow('is served already');
    linkSync(file, hard);
    for (const name of [hard, file, soft]) {
      await expect(openStore({ file: name })).rejects.toThrow(/several names/);
      await expect(openStore({ file: name, role: 'tool' })).rejects.toThrow(/several names/);
    }
    rmSync(hard);
    await store.close();
    (await openStore({ file })).close();
  });

  it.runIf(process.platform === 'linux')('is served once, whatever becomes of the lock beside it', async () => {
    const file = newFile();
    const store = await openStore({ file });
    rmSync(`${file}-service`);
    await expect(openStore({ file })).rejects.toThrow('is served already');
    rmSync(`${file}-service`, { force: true });
    writeFileSync(`${file}-service`, '');
    await expect(openStore({ file })).rejects.toThrow('is served already');
    renameSync(file, `${file}-moved`);
    await expect(openStore({ file: `${file}-moved` })).rejects.toThrow('is served already');
    renameSync(`${file}-moved`, file);
    (await openStore({ file, role: 'tool' })).close();
    await store.close();
    (await openStore({ file })).close();
  });

  it('that is damaged says so, with its file and the way out', async () => {
    const file = newFile();
    const store = await openStore({ file });
    for (const index of Array.from({ length: 200 }, (_, at) => at)) {
      await store.keys.create(await ownerOf(store), { name: `${index}`.padEnd(90, 'x'), scopes: [] });
    }
    await store.close();
    const bytes = readFileSync(file);
    for (const [name, damaged] of [
      ['head', Buffer.concat([Buffer.from('not sqlite at all, but long enough for it'), bytes.subarray(41)])],
      ['middle', Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(bytes.length - 8192, 0xa5)])],
      ['cut', bytes.subarray(0, 4096 + 100)],
    ] as const) {
      const path = `${file}-${name}`;
      writeFileSync(path, damaged);
      const error = await openStore({ file: path }).catch((fault: unknown) => fault);
      expect(error).toMatchObject({ code: 'CONFIG', hint: expect.stringContaining('backup') });
      expect(String(error)).toContain(path);
      expect(String(error)).not.toContain('cannot rollback');
    }
  });

  it.runIf(process.platform === 'linux')('on a full disk says so', async () => {
    const file = newFile();
    (await openStore({ file })).close();
    const full = `import { openStore } from ${JSON.stringify(new URL('../../../src/service/store/store.ts', import.meta.url).href)};
      process.on('SIGXFSZ', () => {});
      try { const store = await openStore({ file: ${JSON.stringify(`${file}-full`)} }); await store.organizations.chooseOrMake('a'); }
      catch (error) { console.log(error.code, error.message, error.hint); }`;
    const limited = `ulimit -f 16; exec "${process.execPath}" --input-type=module -e "$1"`;
    const { stdout } = spawnSync('bash', ['-c', limited, 'bash', full], { encoding: 'utf8' });
    expect(stdout).toMatch(/^CONFIG The database \S+-full cannot be (?:read or )?written/);
    expect(stdout).not.toContain('rollback');
  });

  it.each([
    ['another program', 'CREATE TABLE notes (text TEXT)', /belongs to another program/],
    [
      'a newer version',
      `PRAGMA application_id = ${0x53476174}; CREATE TABLE kysely_migration (name, timestamp);
       INSERT INTO kysely_migration VALUES ('99', '2026')`,
      /newer version \(99\)/,
    ],
  ])('of %s is refused and left alone', async (_, sql, message) => {
    const file = newFile();
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
    await expect(openStore({ file })).rejects.toThrow(message);
    const after = new DatabaseSync(file);
    const tables = after
      .prepare(`SELECT name FROM sqlite_schema WHERE name NOT IN ('notes', 'kysely_migration')`)
      .all();
    after.close();
    expect(tables).toEqual([]);
  });

  it('in a folder that does not exist, or that is no database, is CONFIG', async () => {
    const wrong = [join(folder, 'none', 'x.db'), folder, import.meta.filename];
    for (const file of wrong) {
      await expect(openStore({ file })).rejects.toThrow(expect.objectContaining({ code: 'CONFIG' }));
    }
  });
});
