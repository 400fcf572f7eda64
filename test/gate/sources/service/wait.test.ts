import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import { createBudget } from '../../../../src/clock.ts';
import { GateError } from '../../../../src/errors.ts';
import { readHistory } from '../../../../src/gate/sources/service/await-scan.ts';
import { formatFailure, triggerScan, waitForEnd } from '../../../../src/gate/sources/service/wait.ts';
import { createVirtualClock } from '../../../model/virtual-clock.ts';

const target = { repositoryId: 'repo_1', branch: 'feature' };
const endMs = 120_000;

/** An earlier scan that took so many seconds, on the so many-th day of the month. */
function earlier(day: number, seconds: number, status = 'COMPLETED') {
  const created = Date.parse(`2026-05-${String(day).padStart(2, '0')}T10:00:00Z`);
  const at = (ms: number) => new Date(ms).toISOString();
  const times = { created_at: at(created), started_at: at(created + 1000), completed_at: at(created + seconds * 1000) };
  return { scan_id: `scan_${day}`, repository_id: 'repo_1', branch: 'main', status, ...times };
}

async function wait(scans: ReturnType<typeof earlier>[], { lists = true, end = endMs } = {}) {
  const clock = createVirtualClock(0);
  const budget = createBudget(clock, 600_000, new AbortController().signal);
  const said: string[] = [];
  const asked: string[] = [];
  const client = {
    serverTimeMs: () => undefined,
    listScans: async () => {
      asked.push('list');
      if (!lists) throw new GateError('UNAVAILABLE', 'no list');
      return { items: scans, page: 1, total: scans.length };
    },
    getScan: async ({ scan_id: id }: { scan_id: string }) => {
      asked.push(id);
      if (id !== 'ours') return scans.find(({ scan_id }) => scan_id === id);
      return {
        scan_id: id,
        repository_id: 'repo_1',
        branch: 'feature',
        status: clock.now() < end ? 'SCANNING' : 'COMPLETED',
      };
    },
  } as unknown as Client;
  const run = { client, budget, log: { say: (line: string) => void said.push(line), note: () => {} } };
  await waitForEnd(
    run,
    { scanId: 'ours', target },
    {
      pollIntervalSeconds: 'auto',
      random: () => 0.5,
      readHistory: () => readHistory(run, 'repo_1', undefined),
    },
  );
  const polls = asked.filter((each) => each === 'ours').length;
  return { polls, said, beside: asked.filter((each) => each !== 'ours'), lateMs: clock.now() - end };
}

const steady = [1, 2, 3, 4, 5].map((day) => earlier(day, day < 3 ? 1 : 115 + day));

describe('waiting for a scan', () => {
  it('learns from the three latest scans of the repository how long to wait', async () => {
    const [blind, learned] = [await wait([]), await wait(steady)];
    expect(learned.beside).toEqual(['list', 'scan_5', 'scan_4', 'scan_3']);
    expect(learned.polls).toBeLessThan(blind.polls / 2);
    expect(learned.lateMs).toBeLessThan(5000);
  });

  it('says how long it usually takes', async () => {
    const { said } = await wait(steady);
    expect(said.filter((line) => line.includes('scanning, '))[0]).toMatch(
      /^Scan \S+: scanning, \d+ s; usually done after 1 min 59 s$/,
    );
  });

  it('does not ask where the first look finds the end', async () => {
    expect((await wait(steady, { end: 500 })).beside).toEqual([]);
  });

  it.each<[string, ReturnType<typeof earlier>[], { lists?: boolean }]>([
    ['two scans', steady.slice(0, 2), {}],
    ['scans that failed', steady.map((scan) => ({ ...scan, status: 'FAILED' })), {}],
    ['a list that cannot be read', steady, { lists: false }],
  ])('goes on without history: %s', async (_, scans, options) => {
    const { said, polls } = await wait(scans, options);
    expect(polls).toBe((await wait([])).polls);
    expect(said.join('\n')).not.toContain('usually');
  });
});

const ours = { scan_id: 'ours', repository_id: 'repo_1', branch: 'feature', status: 'COMPLETED' };
type Answer = Partial<typeof ours> | GateError;

/** Asked every 10 s: what the service answers, one after the other; the last answer stays. */
async function follow(answers: readonly Answer[], { history }: { history?: unknown } = {}) {
  const clock = createVirtualClock(5000);
  const budget = createBudget(clock, 600_000, new AbortController().signal);
  const said: string[] = [];
  const polled: string[] = [];
  let turn = 0;
  const getScan = async () => {
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return { ...ours, ...answer };
  };
  const run = {
    client: { getScan } as unknown as Client,
    budget,
    log: { say: (line: string) => void said.push(line) },
  };
  const options = {
    pollIntervalSeconds: 10,
    onPoll: ({ status }: { status: string }) => void polled.push(status),
    ...(history !== undefined && { readHistory: () => Promise.reject(history) }),
  };
  try {
    const { status } = await waitForEnd(run as never, { scanId: 'ours', target }, options);
    return { status, said, polled, afterMs: clock.now() - 5000 };
  } catch (error) {
    return { error: error as GateError, said, polled, afterMs: clock.now() - 5000 };
  } finally {
    budget.end();
  }
}

const [pending, scanning] = [{ status: 'PENDING' }, { status: 'SCANNING' }];
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('what is said while a scan runs', () => {
  it('is one line when it has ended, with all that it went through', async () => {
    expect(await follow([pending, scanning, ours])).toEqual({
      status: 'COMPLETED',
      said: ['Scan ours: pending 10 s, scanning 10 s, completed after 30 s'],
      polled: ['PENDING', 'SCANNING', 'COMPLETED'],
      afterMs: 30_000,
    });
    expect((await follow([{ status: 'FAILED' }])).said).toEqual(['Scan ours: failed after 10 s']);
  });

  it('is a sign of life every 30 s', async () => {
    const { said } = await follow([...times(7, pending), ours]);
    expect(said).toEqual([
      'Scan ours: pending, 30 s',
      'Scan ours: pending, 1 min',
      'Scan ours: pending 1 min 10 s, completed after 1 min 20 s',
    ]);
  });

  it('is nothing of a history that cannot be read', async () => {
    expect((await follow([pending, ours], { history: new Error('no') })).said).toHaveLength(1);
  });
});

describe('a scan that is waited for', () => {
  it.each<[string, Answer]>([
    ['of another id', { scan_id: 'another' }],
    ['of another repository', { repository_id: 'repo_2' }],
    ['of another branch', { branch: 'main' }],
  ])('is not one %s', async (_, answer) => {
    const { scan_id, repository_id, branch } = { ...ours, ...answer };
    const { error, polled } = await follow([answer]);
    expect(polled).toEqual([]);
    expect(error).toMatchObject({
      code: 'PROTOCOL',
      message: `Asked for scan ours of feature, the service answered scan ${scan_id} of ${branch} in repository ${repository_id}`,
      hint: 'With scan-id: the scan must be of this repository and this branch.',
    });
  });

  const away = new GateError('UNAVAILABLE', 'The service answered 503');
  const unknown = new GateError('NOT_FOUND', 'no such scan');
  it.each<[string, GateError, number]>([
    ['unknown to the service for less than a minute', unknown, 6],
    ['of a service that is away for less than two', away, 12],
  ])('may be %s', async (_, error, count) => {
    expect(await follow([...times(count, error), pending, ...times(count, error), ours])).toMatchObject({
      status: 'COMPLETED',
      said: expect.arrayContaining([`${error.message}; still asking`]),
    });
    expect(await follow([...times(count + 1, error), ours])).toMatchObject({ error, afterMs: (count + 1) * 10_000 });
  });

  it.each<[string, Error]>([
    ['a refusal', new GateError('AUTH', 'no')],
    ['what nobody expected', new TypeError('boom')],
  ])('is not asked for again after %s', async (_, error) => {
    expect(await follow([error as GateError, ours])).toMatchObject({ error, said: [], afterMs: 10_000 });
  });
});

it('a scan that failed says why, where the service does', () => {
  const failed = { ...ours, status: 'FAILED' };
  expect(formatFailure(failed as never)).toBe('Scan ours FAILED');
  expect(formatFailure({ ...failed, error: 'no runner' } as never)).toBe('Scan ours FAILED: no runner');
});

it('a scan that is started is named, with what there was before', async () => {
  const budget = createBudget(createVirtualClock(0), 600_000, new AbortController().signal);
  const details: string[] = [];
  const client = {
    serverTimeMs: () => undefined,
    listScans: async () => ({ items: [earlier(1, 5)], page: 1, total: 1 }),
    startScan: async () => ({ ...ours, scan_id: 'new', status: 'PENDING' }),
  } as unknown as Client;
  const log = { say: () => {}, note: () => {}, detail: (line: string) => void details.push(line) };
  const { ids, before } = await triggerScan({ client, budget, log }, target, { pollIntervalSeconds: 10 });
  budget.end();
  expect([ids, [...(before?.ids ?? [])], details]).toEqual([['new'], ['scan_1'], ['Scan new started']]);
});

describe('where the end of a scan is told', () => {
  /** Polls until the scan ends at 4,250 ms of a virtual clock, of which it is told at another moment. */
  async function told(toldMs: number, pollIntervalSeconds: 'auto' | number = 'auto') {
    const clock = createVirtualClock(0);
    const budget = createBudget(clock, 600_000, new AbortController().signal);
    const polledMs: number[] = [];
    const getScan = async ({ scan_id }: { scan_id: string }) => {
      polledMs.push(clock.now());
      const status = clock.now() < 4250 ? 'SCANNING' : 'COMPLETED';
      return { scan_id, repository_id: 'repo_1', branch: 'feature', status };
    };
    const run = { client: { getScan }, budget, log: { say: () => {}, note: () => {} } };
    const end = clock.sleep(toldMs, budget.signal);
    const options = { pollIntervalSeconds, random: () => 0.5, ended: () => end };
    await waitForEnd(run as never, { scanId: 'ours', target }, options);
    budget.end();
    return polledMs;
  }

  it('polls at once', async () => {
    expect(await told(4250)).toEqual([1000, 2000, 3000, 4000, 4250]);
  });

  it('believes the poll, and goes on as before where that says otherwise', async () => {
    expect(await told(1500)).toEqual([1000, 1500, 2500, 3500, 4500]);
  });

  it('keeps to an interval that is set', async () => {
    expect(await told(4250, 3)).toEqual([3000, 6000]);
  });

  it('is cut off with the run', async () => {
    const cancel = new AbortController();
    const budget = createBudget(createVirtualClock(0), 600_000, cancel.signal);
    const never = new Promise<void>(() => {});
    const run = { client: {}, budget, log: { say: () => {} } };
    const options = { pollIntervalSeconds: 'auto' as const, ended: () => never };
    const waiting = waitForEnd(run as never, { scanId: 'ours', target }, options);
    cancel.abort(new GateError('CANCELLED', 'cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    budget.end();
  });
});
