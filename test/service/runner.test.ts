import { afterEach, describe, expect, it } from 'vitest';
import { GateError } from '../../src/errors.ts';
import { createScanRunner, type ScanEnd } from '../../src/service/runner.ts';
import type { ScanCommit, ScanJob, ScanResult } from '../../src/service/scan-result.ts';
import { openStore, type Store } from '../../src/service/store/store.ts';
import { finding, ownerOf, result, shaOf } from './embedded.ts';

const stores: Store[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** A scan that ends when the test says so. */
function heldScan() {
  const jobs: { job: ScanJob; signal: AbortSignal; end: PromiseWithResolvers<ScanResult> }[] = [];
  const begun: (() => void)[] = [];
  const scan: ScanCommit = (job, signal) => {
    const end = Promise.withResolvers<ScanResult>();
    jobs.push({ job, signal, end });
    for (const wake of begun.splice(0)) wake();
    return end.promise;
  };
  const waitFor = async (count: number) => {
    while (jobs.length < count) await new Promise<void>((wake) => begun.push(wake));
  };
  return { jobs, scan, waitFor };
}

function setUp(scan: ScanCommit, change: Partial<Parameters<typeof createScanRunner>[0]> = {}) {
  const store = openStore({ file: ':memory:' });
  stores.push(store);
  const base = { vcsUrl: '', provider: 'git', defaultBranch: 'main' };
  const records = store.repositories.register(ownerOf(store), [
    { ...base, path: '/srv/one', name: 'one' },
    { ...base, path: '/srv/two', name: 'two' },
  ]);
  const ends: ScanEnd[] = [];
  const runner = createScanRunner({ store, scan, onScanEnd: (end) => ends.push(end), ...change });
  const ask = (index: 0 | 1, letter = 'a') => {
    const repositoryId = records[index]?.id ?? '';
    const scanRecord = store.scans.create({ repositoryId, branch: 'main', commitSha: shaOf(letter) });
    runner.enqueue(scanRecord);
    return scanRecord.id;
  };
  const status = (id: string) => store.scans.find(id)?.status;
  return { store, runner, ends, ask, status };
}

describe('a scan', () => {
  it('is PENDING when it is handed in, SCANNING while it runs, COMPLETED with its findings', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ends, ask, status } = setUp(scan);
    const id = ask(0);
    expect(status(id)).toBe('PENDING');
    await waitFor(1);
    expect(status(id)).toBe('SCANNING');
    expect(jobs[0]?.job).toEqual({ path: '/srv/one', sha: shaOf('a'), defaultBranch: 'main' });
    const diagnostics = [{ engine: 'sast', message: 'cannot parse', file_path: 'x.ts' }];
    jobs[0]?.end.resolve(result([finding()], { diagnostics }));
    await runner.idle();
    expect(store.scans.find(id)).toMatchObject({ status: 'COMPLETED', diagnostics, counts: { high: 1 } });
    expect(ends).toMatchObject([{ scan: { id }, repository: { name: 'one' }, merged: { counts: { high: 1 } } }]);
  });

  it.each([
    ['a GateError', new GateError('SCAN_FAILED', 'The tree has no files.'), 'The tree has no files.'],
    [
      'any error',
      new Error('ENOENT: /srv/one/.git\nat line 1'),
      'unexpected error: ENOENT: (repository)/.git at line 1',
    ],
    ['no error at all', 'text', 'unexpected error: text'],
  ])('that rejects with %s is FAILED and says why', async (_, error, text) => {
    const { store, runner, ends, ask } = setUp(() => Promise.reject(error));
    const id = ask(0);
    await runner.idle();
    expect(store.scans.find(id)).toMatchObject({ status: 'FAILED', error: text, counts: null });
    expect(ends).toMatchObject([{ scan: { id, status: 'FAILED' } }]);
    expect(ends[0]?.merged).toBeUndefined();
  });

  it('that throws before it returns is FAILED, and the next one runs', async () => {
    let calls = 0;
    const { runner, ask, status } = setUp(() => {
      calls += 1;
      if (calls === 1) throw new Error('at once');
      return Promise.resolve(result([]));
    });
    const [first, second] = [ask(0), ask(0)];
    await runner.idle();
    expect([status(first), status(second)]).toEqual(['FAILED', 'COMPLETED']);
  });

  it('whose findings cannot be stored is FAILED, with none of them', async () => {
    const broken = finding({ fingerprint: 'two', type: 'DAST' as 'SAST' });
    const { store, runner, ask, status } = setUp(async () => result([finding(), broken]));
    const id = ask(0);
    await runner.idle();
    expect(status(id)).toBe('FAILED');
    expect(store.violations.list({}, { page: 1, limit: 9 }).total).toBe(0);
  });

  it('ends although whoever is told of it throws', async () => {
    const lines: string[] = [];
    const onScanEnd = () => {
      throw new Error('deaf');
    };
    const { runner, ask, status } = setUp(async () => result([]), {
      onScanEnd,
      log: ({ event, message }) => lines.push(`${event}: ${message}`),
    });
    const id = ask(0);
    await runner.idle();
    expect(status(id)).toBe('COMPLETED');
    expect(lines).toEqual(['scan.completed: undefined', 'scan.unannounced: deaf']);
  });
});

describe('the queue', () => {
  it('runs one scan at a time, in order', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { runner, ask, status } = setUp(scan);
    const ids = [ask(0, 'a'), ask(1, 'b'), ask(0, 'c')];
    await waitFor(1);
    expect(ids.map(status)).toEqual(['SCANNING', 'PENDING', 'PENDING']);
    for (const count of [1, 2, 3]) {
      await waitFor(count);
      expect(jobs).toHaveLength(count);
      jobs[count - 1]?.end.resolve(result([]));
    }
    await runner.idle();
    expect(jobs.map(({ job }) => job.sha)).toEqual(['a', 'b', 'c'].map(shaOf));
    expect(ids.map(status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  });

  it('with room for two never runs two scans of one repository', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { runner, ask, status } = setUp(scan, { concurrency: 2 });
    const ids = [ask(0, 'a'), ask(0, 'b'), ask(1, 'c')];
    await waitFor(2);
    expect(ids.map(status)).toEqual(['SCANNING', 'PENDING', 'SCANNING']);
    jobs[0]?.end.resolve(result([]));
    await waitFor(3);
    expect(jobs[2]?.job.sha).toBe(shaOf('b'));
    for (const { end } of jobs) end.resolve(result([]));
    await runner.idle();
    expect(ids.map(status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  });
});

describe('stopping', () => {
  const stopped = { status: 'FAILED', error: 'interrupted: the service was stopped' };

  it('aborts what runs and drops what waits: both are FAILED', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask } = setUp(scan);
    const ids = [ask(0), ask(0)];
    await waitFor(1);
    jobs[0]?.signal.addEventListener('abort', () => jobs[0]?.end.reject(new Error('aborted')));
    await runner.stop();
    for (const id of ids) expect(store.scans.find(id)).toMatchObject(stopped);
    expect(jobs).toHaveLength(1);
  });

  it('does not believe a result that comes after it', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask } = setUp(scan);
    const id = ask(0);
    await waitFor(1);
    jobs[0]?.signal.addEventListener('abort', () => jobs[0]?.end.resolve(result([finding()])));
    await runner.stop();
    expect(store.scans.find(id)).toMatchObject(stopped);
  });

  it('waits only so long for a scan that does not heed it', async () => {
    const { scan, waitFor } = heldScan();
    const { store, runner, ask } = setUp(scan, { graceMs: 5 });
    const id = ask(0);
    await waitFor(1);
    await runner.stop();
    expect(store.scans.find(id)).toMatchObject(stopped);
  });

  it('cuts a delay short, and fails what is handed in later', async () => {
    const { store, runner, ask } = setUp(async () => result([]), { delayMs: 600_000 });
    const early = ask(0);
    await runner.stop();
    const late = ask(1);
    for (const id of [early, late]) expect(store.scans.find(id)).toMatchObject(stopped);
    await runner.idle();
  });
});

describe('organizations that wait', () => {
  it('take turns, and each keeps its own order', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner } = setUp(scan);
    const base = { vcsUrl: '', provider: 'git', defaultBranch: 'main' };
    const records = ['x', 'y', 'z'].map((name) => {
      const { id } = store.organizations.chooseOrMake(name);
      return store.repositories.register(id, [{ ...base, path: `/srv/${name}`, name }])[0]?.id ?? '';
    });
    const [x = '', y = '', z = ''] = records;
    const enqueue = (repositoryId: string, letter: string) =>
      runner.enqueue(store.scans.create({ repositoryId, branch: 'main', commitSha: shaOf(letter) }));
    for (const letter of 'abcd') enqueue(x, letter);
    for (const letter of 'ef') enqueue(y, letter);
    enqueue(z, 'a');
    for (let index = 0; index < 7; index += 1) {
      await waitFor(index + 1);
      jobs[index]?.end.resolve(result([]));
    }
    await runner.idle();
    const order = jobs.map(({ job }) => `${job.path.at(-1)}${job.sha[0]}`);
    expect(order).toEqual(['xa', 'ye', 'za', 'xb', 'yf', 'xc', 'xd']);
  });

  it('have equal shares of the queue', () => {
    const { store } = setUp(async () => result([]));
    const base = { vcsUrl: '', provider: 'git', defaultBranch: 'main' };
    const { id: other } = store.organizations.chooseOrMake('other');
    const own = store.repositories.list({}, { page: 1, limit: 1 }).items[0];
    const [foreign] = store.repositories.register(other, [{ ...base, path: '/srv/three', name: 'three' }]);
    const fill = (repositoryId = '', count = 1) => {
      for (let index = 0; index < count; index += 1) {
        store.scans.create({ repositoryId, branch: 'main', commitSha: shaOf('a') });
      }
    };
    const owner = own?.organizationId ?? '';
    const room = () => [owner, other].map((id) => store.scans.hasRoom(id, 10));
    expect(room()).toEqual([true, true]);
    fill(own?.id, 4);
    expect(room()).toEqual([true, true]);
    fill(own?.id, 1);
    expect(room()).toEqual([false, true]);
    fill(foreign?.id, 5);
    expect(room()).toEqual([false, false]);
    expect([owner, other].map((id) => store.scans.hasRoom(id, 0))).toEqual([false, false]);
  });
});

describe('waiting scans of one commit', () => {
  it('are one piece of work, and each has its result', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask, status, ends } = setUp(scan);
    const running = ask(0, 'b');
    await waitFor(1);
    const ids = [ask(0), ask(0), ask(0), ask(0, 'c')];
    jobs[0]?.end.resolve(result([]));
    await waitFor(2);
    expect(ids.map(status)).toEqual(['SCANNING', 'SCANNING', 'SCANNING', 'PENDING']);
    jobs[1]?.end.resolve(result([finding()]));
    await waitFor(3);
    jobs[2]?.end.resolve(result([]));
    await runner.idle();
    expect(jobs.map(({ job }) => job.sha)).toEqual([shaOf('b'), shaOf('a'), shaOf('c')]);
    expect([running, ...ids].map(status)).toEqual(Array(5).fill('COMPLETED'));
    expect(ids.map((id) => store.scans.find(id)?.counts?.high)).toEqual([1, 1, 1, 0]);
    expect(ends).toHaveLength(5);
  });

  it('fail together', async () => {
    const { runner, ask, status } = setUp(() => Promise.reject(new GateError('CONFIG', 'no')));
    const ids = [ask(0), ask(1), ask(1), ask(1)];
    await runner.idle();
    expect(ids.map(status)).toEqual(Array(4).fill('FAILED'));
  });

  it('are not done with one that runs already: it may have begun before a change', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { ask, status } = setUp(scan);
    const first = ask(0);
    await waitFor(1);
    const second = ask(0);
    expect([first, second].map(status)).toEqual(['SCANNING', 'PENDING']);
    expect(jobs).toHaveLength(1);
  });
});
