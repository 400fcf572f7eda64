import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createScanRunner } from '../../src/service/runner.ts';
import { openStore, type Store } from '../../src/service/store/store.ts';
import { GateError } from '../../src/shared/errors.ts';
import { finding, ownerOf, result, type ScanCommit, type ScanResult, shaOf } from './embedded.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A scan that ends when the test says so. */
function heldScan() {
  const jobs: { job: Parameters<ScanCommit>[0]; signal: AbortSignal; end: PromiseWithResolvers<ScanResult> }[] = [];
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

async function setUp(scan: ScanCommit, change: Partial<Parameters<typeof createScanRunner>[0]> = {}) {
  const store = await openStore({ file: ':memory:' });
  stores.push(store);
  const base = { vcsUrl: '', vcsProvider: 'git', defaultBranch: 'main' };
  const records = await store.repositories.register(await ownerOf(store), [
    { ...base, path: '/srv/one', name: 'one' },
    { ...base, path: '/srv/two', name: 'two' },
  ]);
  const ends: string[] = [];
  const runner = createScanRunner({ store, scan, onScanEnd: (id) => ends.push(id), ...change });
  const ask = async (index: 0 | 1, letter = 'a') => {
    const repositoryId = records[index]?.id ?? '';
    const scanRecord = await store.scans.create({ repositoryId, branch: 'main', commitSha: shaOf(letter) });
    runner.enqueue();
    return scanRecord.id;
  };
  const status = async (id: string) => (await store.scans.find(id))?.status;
  return { store, runner, ends, ask, status };
}

describe('a scan', () => {
  it('is PENDING when it is handed in, SCANNING while it runs, COMPLETED with its findings', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ends, ask, status } = await setUp(scan);
    const id = await ask(0);
    expect(await status(id)).toBe('PENDING');
    await waitFor(1);
    expect(await status(id)).toBe('SCANNING');
    expect(jobs[0]?.job).toEqual({ path: '/srv/one', sha: shaOf('a'), defaultBranch: 'main' });
    const diagnostics = [{ engine: 'sast', message: 'cannot parse', file_path: 'x.ts' }];
    jobs[0]?.end.resolve(result([finding()], { diagnostics }));
    await runner.idle();
    expect(await store.scans.find(id)).toMatchObject({ status: 'COMPLETED', diagnostics, counts: { high: 1 } });
    expect(ends).toEqual([id]);
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
    const { store, runner, ends, ask } = await setUp(() => Promise.reject(error));
    const id = await ask(0);
    await runner.idle();
    expect(await store.scans.find(id)).toMatchObject({ status: 'FAILED', error: text, counts: null });
    expect(ends).toEqual([id]);
  });

  it('that throws before it returns is FAILED, and the next one runs', async () => {
    let calls = 0;
    const { runner, ask, status } = await setUp(() => {
      calls += 1;
      if (calls === 1) throw new Error('at once');
      return Promise.resolve(result([]));
    });
    const [first, second] = [await ask(0), await ask(0, 'b')];
    await runner.idle();
    expect([await status(first), await status(second)]).toEqual(['FAILED', 'COMPLETED']);
  });

  it('whose findings cannot be stored is FAILED, with none of them', async () => {
    const broken = finding({ fingerprint: 'two', type: 'DAST' as 'SAST' });
    const { store, runner, ask, status } = await setUp(async () => result([finding(), broken]));
    const id = await ask(0);
    await runner.idle();
    expect(await status(id)).toBe('FAILED');
    expect((await store.violations.list({}, { page: 1, limit: 9 })).total).toBe(0);
  });

  it('ends although whoever is told of it throws', async () => {
    const lines: string[] = [];
    const onScanEnd = () => {
      throw new Error('deaf');
    };
    const { runner, ask, status } = await setUp(async () => result([]), {
      onScanEnd,
      log: ({ event, message }) => lines.push(`${event}: ${message}`),
    });
    const id = await ask(0);
    await runner.idle();
    expect(await status(id)).toBe('COMPLETED');
    expect(lines).toEqual(['scan.completed: undefined', 'scan.unannounced: deaf']);
  });
});

describe('the queue', () => {
  it('runs one scan at a time, in order', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { runner, ask, status } = await setUp(scan);
    const ids = [await ask(0, 'a'), await ask(1, 'b'), await ask(0, 'c')];
    await waitFor(1);
    expect(await Promise.all(ids.map(status))).toEqual(['SCANNING', 'PENDING', 'PENDING']);
    for (const count of [1, 2, 3]) {
      await waitFor(count);
      expect(jobs).toHaveLength(count);
      jobs[count - 1]?.end.resolve(result([]));
    }
    await runner.idle();
    expect(jobs.map(({ job }) => job.sha)).toEqual(['a', 'b', 'c'].map(shaOf));
    expect(await Promise.all(ids.map(status))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  });

  it('with room for two never runs two scans of one repository', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { runner, ask, status } = await setUp(scan, { concurrency: 2 });
    const ids = [await ask(0, 'a'), await ask(0, 'b'), await ask(1, 'c')];
    await waitFor(2);
    expect(await Promise.all(ids.map(status))).toEqual(['SCANNING', 'PENDING', 'SCANNING']);
    jobs[0]?.end.resolve(result([]));
    await waitFor(3);
    expect(jobs[2]?.job.sha).toBe(shaOf('b'));
    for (const { end } of jobs) end.resolve(result([]));
    await runner.idle();
    expect(await Promise.all(ids.map(status))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  });
});

describe('stopping', () => {
  const stopped = { status: 'FAILED', error: 'interrupted: the service was stopped' };

  it('aborts what runs and drops what waits: both are FAILED', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask } = await setUp(scan);
    const ids = [await ask(0), await ask(0)];
    await waitFor(1);
    jobs[0]?.signal.addEventListener('abort', () => jobs[0]?.end.reject(new Error('aborted')));
    await runner.stop();
    for (const id of ids) expect(await store.scans.find(id)).toMatchObject(stopped);
    expect(jobs).toHaveLength(1);
  });

  it('does not believe a result that comes after it', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask } = await setUp(scan);
    const id = await ask(0);
    await waitFor(1);
    jobs[0]?.signal.addEventListener('abort', () => jobs[0]?.end.resolve(result([finding()])));
    await runner.stop();
    expect(await store.scans.find(id)).toMatchObject(stopped);
  });

  it('waits only so long for a scan that does not heed it', async () => {
    const { scan, waitFor } = heldScan();
    const { store, runner, ask } = await setUp(scan, { graceMs: 5 });
    const id = await ask(0);
    await waitFor(1);
    await runner.stop();
    expect(await store.scans.find(id)).toMatchObject(stopped);
  });

  it('cuts a delay short, and fails what is handed in later', async () => {
    const { store, runner, ask } = await setUp(async () => result([]), { delayMs: 600_000 });
    const early = await ask(0);
    await runner.stop();
    const late = await ask(1);
    await runner.idle();
    for (const id of [early, late]) expect(await store.scans.find(id)).toMatchObject(stopped);
  });
});

describe('organizations that wait', () => {
  it('take turns, and each keeps its own order', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner } = await setUp(scan);
    const base = { vcsUrl: '', vcsProvider: 'git', defaultBranch: 'main' };
    const add = async (name: string) => {
      const { id } = await store.organizations.chooseOrMake(name);
      return (await store.repositories.register(id, [{ ...base, path: `/srv/${name}`, name }]))[0]?.id ?? '';
    };
    const [x, y, z] = [await add('x'), await add('y'), await add('z')];
    const enqueue = async (repositoryId: string, letter: string) => {
      await store.scans.create({ repositoryId, branch: 'main', commitSha: shaOf(letter) });
      runner.enqueue();
    };
    for (const letter of 'abcd') await enqueue(x, letter);
    for (const letter of 'ef') await enqueue(y, letter);
    await enqueue(z, 'a');
    for (let index = 0; index < 7; index += 1) {
      await waitFor(index + 1);
      jobs[index]?.end.resolve(result([]));
    }
    await runner.idle();
    const order = jobs.map(({ job }) => `${job.path.at(-1)}${job.sha[0]}`);
    expect(order).toEqual(['xa', 'ye', 'za', 'xb', 'yf', 'xc', 'xd']);
  });

  it('have equal shares of the queue', async () => {
    const { store } = await setUp(async () => result([]));
    const base = { vcsUrl: '', vcsProvider: 'git', defaultBranch: 'main' };
    const { id: other } = await store.organizations.chooseOrMake('other');
    const own = (await store.repositories.list({}, { page: 1, limit: 1 })).items[0];
    const [foreign] = await store.repositories.register(other, [{ ...base, path: '/srv/three', name: 'three' }]);
    const fill = async (from: typeof own, maxUnfinished: number) => {
      const scan = { repositoryId: from?.id ?? '', branch: 'main', commitSha: shaOf('a') };
      const room = { organizationId: from?.organizationId ?? '', maxUnfinished };
      const asked = Array.from({ length: 20 }, () => store.scans.createWithRoom(scan, room));
      return (await Promise.all(asked)).filter((created) => created !== undefined).length;
    };
    expect(await fill(own, 0)).toBe(0);
    expect([await fill(own, 10), await fill(own, 10)]).toEqual([5, 0]);
    expect([await fill(foreign, 10), await fill(foreign, 10)]).toEqual([5, 0]);
    expect(await store.scans.unfinished()).toBe(10);
  });
});

describe('waiting scans of one commit', () => {
  it('are one piece of work, and each has its result', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { store, runner, ask, status, ends } = await setUp(scan);
    const running = await ask(0, 'b');
    await waitFor(1);
    const ids = [await ask(0), await ask(0), await ask(0), await ask(0, 'c')];
    jobs[0]?.end.resolve(result([]));
    await waitFor(2);
    expect(await Promise.all(ids.map(status))).toEqual(['SCANNING', 'SCANNING', 'SCANNING', 'PENDING']);
    jobs[1]?.end.resolve(result([finding()]));
    await waitFor(3);
    jobs[2]?.end.resolve(result([]));
    await runner.idle();
    expect(jobs.map(({ job }) => job.sha)).toEqual([shaOf('b'), shaOf('a'), shaOf('c')]);
    expect(await Promise.all([running, ...ids].map(status))).toEqual(Array(5).fill('COMPLETED'));
    const ended = await Promise.all(ids.map((id) => store.scans.find(id)));
    expect(ended.map((each) => each?.counts?.high)).toEqual([1, 1, 1, 0]);
    expect(ends).toHaveLength(5);
  });

  it('fail together', async () => {
    const { runner, ask, status } = await setUp(() => Promise.reject(new GateError('CONFIG', 'no')));
    const ids = [await ask(0), await ask(1), await ask(1), await ask(1)];
    await runner.idle();
    expect(await Promise.all(ids.map(status))).toEqual(Array(4).fill('FAILED'));
  });

  it('are not done with one that runs already: it may have begun before a change', async () => {
    const { jobs, scan, waitFor } = heldScan();
    const { ask, status } = await setUp(scan);
    const first = await ask(0);
    await waitFor(1);
    const second = await ask(0);
    expect(await Promise.all([first, second].map(status))).toEqual(['SCANNING', 'PENDING']);
    expect(jobs).toHaveLength(1);
  });
});

it('looks for scans once more when it is asked while it looks, and never twice at the same time', async () => {
  const store = await openStore({ file: ':memory:' });
  stores.push(store);
  const looks: PromiseWithResolvers<undefined>[] = [];
  const claim = () => {
    const look = Promise.withResolvers<undefined>();
    looks.push(look);
    return look.promise;
  };
  const scan: ScanCommit = () => Promise.reject(new Error('nothing was claimed'));
  const runner = createScanRunner({ store: { ...store, scans: { ...store.scans, claim } }, scan });
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    return looks.length;
  };
  for (const _ of 'abc') runner.enqueue();
  expect(await turns()).toBe(1);
  for (const _ of 'abc') runner.enqueue();
  expect(await turns()).toBe(1);
  looks[0]?.resolve(undefined);
  expect(await turns()).toBe(2);
  looks[1]?.resolve(undefined);
  await runner.idle();
  expect(await turns()).toBe(2);
  runner.enqueue();
  expect(await turns()).toBe(3);
  looks[2]?.resolve(undefined);
  await runner.idle();
});
