import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import { createBudget } from '../../src/clock.ts';
import { GateError } from '../../src/errors.ts';
import { readHistory } from '../../src/steps/history.ts';
import { waitForEnd } from '../../src/steps/wait.ts';
import { createVirtualClock } from '../model/virtual-clock.ts';

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
    expect(said.filter((line) => line.includes('scanning for'))[0]).toMatch(
      /^Scan \S+: scanning for \d+ s; usually done after 1 min 59 s; time limit in \d+ min/,
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
