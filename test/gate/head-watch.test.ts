import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import { createBudget } from '../../src/clock.ts';
import { GateError } from '../../src/errors.ts';
import { watchHead } from '../../src/gate/head-watch.ts';
import type { RepositoryAccess } from '../../src/gate/repository-access.ts';
import { eventClock } from '../github/set-up.ts';
import { fullScan } from '../model/collect-run.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const context = { system: 'github', branch: 'feature', headSha: sha, sources: {} } as RunContext;
const scanned = { scans: [fullScan('s1', {})], since: 'first look' } as const;

interface World {
  /** Where the branch stands, and whether a tag has its name, look by look; the last stays. */
  heads?: (string | GateError)[];
  tags?: (boolean | GateError)[];
}

/** A watch whose clock a test moves, and how often it looked. */
function watch({ heads = [sha], tags = [false] }: World = {}) {
  const looks = { head: 0, tag: 0 };
  const next = async <T>(answers: (T | GateError)[], look: number): Promise<T> => {
    const answer = answers[Math.min(look, answers.length - 1)] as T | GateError;
    if (answer instanceof GateError) throw answer;
    return answer;
  };
  const around: RepositoryAccess = {
    readHead: () => next(heads, looks.head++),
    hasTag: () => next(tags, looks.tag++),
  };
  const clock = eventClock([]);
  const signal = new AbortController().signal;
  const budget = createBudget(clock, 600_000, signal);
  budget.end();
  const { onPoll, doubt } = watchHead(budget, around, context);
  const poll = async (status: string, id = 's1', commit_sha?: string | null, afterMs = 0) => {
    await clock.sleep(afterMs, signal);
    onPoll({ scan_id: id, status, commit_sha } as Parameters<typeof onPoll>[0]);
  };
  return { poll, doubt, looks };
}

describe('the branch, while a scan runs', () => {
  it('is looked at as the scan begins, and every 10 s', async () => {
    const { poll, looks } = watch();
    await poll('PENDING');
    await poll('PENDING', 's1', null, 9999);
    expect(looks).toEqual({ head: 0, tag: 0 });
    await poll('PENDING', 's1', null, 1);
    expect(looks).toEqual({ head: 1, tag: 0 });
    await poll('SCANNING', 's1', null, 1);
    expect(looks).toEqual({ head: 2, tag: 1 });
    await poll('SCANNING', 's1', null, 9999);
    await poll('COMPLETED', 's1', null, 0);
    expect(looks).toEqual({ head: 2, tag: 1 });
    await poll('COMPLETED', 's1', null, 1);
    expect(looks).toEqual({ head: 3, tag: 1 });
  });

  it('is looked at as each scan begins', async () => {
    const { poll, looks } = watch();
    for (const id of ['s1', 's2', 's1', 's2']) await poll('SCANNING', id);
    expect(looks).toEqual({ head: 2, tag: 2 });
  });

  it('is looked at thirty times, and once more for a scan that begins', async () => {
    const { poll, looks } = watch();
    for (let turn = 0; turn < 40; turn++) await poll('PENDING', 's1', null, 10_000);
    expect(looks.head).toBe(30);
    await poll('SCANNING');
    expect(looks.head).toBe(31);
  });

  it.each([
    ['that commit', sha, 0],
    ['that commit in short', sha.slice(0, 7), 0],
    ['another commit', other, 0],
    ['no commit', undefined, 1],
    ['null', null, 1],
    ['something else', 'main', 1],
  ])('has a name that matters where the scan names %s', async (_, commit, expected) => {
    const { poll, looks } = watch();
    await poll('SCANNING', 's1', commit);
    expect(looks.tag).toBe(expected);
  });
});

describe('the doubt about a scan', () => {
  it('is none where every look finds the same', async () => {
    const { poll, doubt, looks } = watch();
    await poll('SCANNING');
    expect(await doubt(scanned)).toEqual({ kind: 'same' });
    expect(looks).toEqual({ head: 2, tag: 1 });
  });

  it('is a move that one look has seen, whatever the last one sees', async () => {
    const { poll, doubt } = watch({ heads: [sha, other, sha] });
    for (const id of ['s1', 's2', 's3']) await poll('SCANNING', id);
    expect(await doubt(scanned)).toMatchObject({ kind: 'moved' });
  });

  it.each([
    ['could not be taken', new GateError('UNAVAILABLE', 'no')],
    ['was cut off', new GateError('CANCELLED', 'no')],
  ])('is none for a look that %s', async (_, fault) => {
    const { poll, doubt } = watch({ heads: [fault, sha] });
    await poll('SCANNING');
    expect(await doubt(scanned)).toEqual({ kind: 'same' });
  });

  it('looks at the name at last where nobody did', async () => {
    const { doubt, looks } = watch({ tags: [true] });
    expect(await doubt(scanned)).toMatchObject({ kind: 'moved', message: 'feature is a branch and a tag' });
    expect(looks.tag).toBe(1);
  });

  it.each<[string, (boolean | GateError)[], string]>([
    ['was there as the second scan began', [false, true], 'moved'],
    ['was there as the first scan began, and is gone', [true, false], 'moved'],
    ['could not be asked for', [new GateError('AUTH', '403'), false], 'unreadable'],
    ['never was', [false], 'same'],
  ])('is that of a tag that %s', async (_, tags, kind) => {
    const { poll, doubt } = watch({ tags });
    for (const id of ['s1', 's2']) await poll('SCANNING', id);
    expect(await doubt(scanned)).toMatchObject({ kind });
  });

  it('ends the run where a look at the name is cut off', async () => {
    const { poll, doubt } = watch({ tags: [new GateError('CANCELLED', 'stop')] });
    await poll('SCANNING');
    await expect(doubt(scanned)).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
