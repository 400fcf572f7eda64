import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProcessRunner } from '../../../src/scanners/process/engine-process.ts';
import { makeFolder, never } from '../../service/temporary-repository.ts';

type Runner = ReturnType<typeof createProcessRunner>;
type Scanner = Parameters<Runner>[0];
type Task = Parameters<Runner>[1][number];
type ProcessBounds = Parameters<typeof createProcessRunner>[1];
/** As in scans. */
const defaultBounds: ProcessBounds = {
  ...{ processors: 2, openMs: 120_000, fileMs: 30_000, lostMs: 120_000, spentFileMs: 3_000, lostFiles: 60 },
  ...{ heapMb: 2048, stackMb: 8 },
};

const script = new URL('./odd-worker.ts', import.meta.url);
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
const env = { PATH, NODE_COMPILE_CACHE };
const scannerOf = (name: string): Scanner => ({ name, open: () => Promise.reject(new Error('only in the process')) });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function look(
  paths: readonly string[],
  change: Partial<ProcessBounds> = {},
  name = 'odd',
  { signal = never, shared = undefined as unknown } = {},
) {
  const bounds = { ...defaultBounds, ...change };
  const tasks = paths.map((path): Task => ({ path, stored: path }));
  const looked: ({ answer: unknown } | { fault: string })[] = [];
  const place = { root: '/', signal, shared };
  for await (const one of createProcessRunner({ script, env }, bounds)(scannerOf(name), tasks, place)) looked.push(one);
  return looked.map((one) => ('answer' in one ? one.answer : one.fault));
}

describe('an engine in a process of its own', () => {
  it('answers in order', async () => {
    expect(await look(['a', 'b', 'c'])).toEqual(['read a', 'read b', 'read c']);
  });

  it.concurrent.each<[string, string, Partial<ProcessBounds>?]>([
    ['hangs in a regular expression', 'it takes more than 0.5 s', { fileMs: 500 }],
    ['hangs in a loop', 'it takes more than 0.5 s', { fileMs: 500 }],
    ['never settles', 'it takes more than 0.5 s', { fileMs: 500 }],
    ['fills the memory', 'it needs more than 64 MB of memory', { heapMb: 64, fileMs: 600_000 }],
    ['ends the thread', 'the scanner crashed'],
    ['kills the process', 'the scanner crashed'],
    ['throws', 'the scanner failed: cannot read it'],
  ])('leaves out a file that %s, and looks at all others', async (deed, fault, change) => {
    expect(await look(['a', deed, 'b'], change)).toEqual(['read a', fault, 'read b']);
  });

  it('gives a file more time while other programs take the processors', async () => {
    expect(await look(['a', 'has a fifth of a processor for 3 s'], { fileMs: 1800 })).toEqual([
      'read a',
      'read slowly',
    ]);
  });

  it('answers in order, whichever process breaks down', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => (index % 13 === 5 ? 'ends the thread' : `file ${index}`));
    const expected = paths.map((path) => (path.startsWith('file') ? `read ${path}` : 'the scanner crashed'));
    expect(await look(paths)).toEqual(expected);
  });

  it('loses no answer and names no other file when a process ends before it told what it had', async () => {
    const paths = Array.from({ length: 100 }, (_, index) => (index % 40 === 9 ? 'kills the process' : `file ${index}`));
    const expected = paths.map((path) => (path.startsWith('file') ? `read ${path}` : 'the scanner crashed'));
    expect(await look(paths)).toEqual(expected);
  });

  it('has one process for all of its files', async () => {
    const answers = await look(Array.from({ length: 50 }, () => 'names its process'));
    expect([answers.length, new Set(answers).size]).toEqual([50, 1]);
  });

  it('waits with its process until a processor is free', async () => {
    const inTurn = createProcessRunner({ script, env }, { ...defaultBounds, processors: 1 });
    const started = makeFolder();
    const tasks = ['a', 'b'].map((path): Task => ({ path, stored: path }));
    const place = { root: '/', signal: never, shared: started };
    const first = inTurn(scannerOf('counted'), tasks, place)[Symbol.asyncIterator]();
    expect(await first.next()).toMatchObject({ value: { answer: 'read a' } });
    const second = inTurn(scannerOf('counted'), tasks, place)[Symbol.asyncIterator]().next();
    await first.next();
    expect(readdirSync(started)).toHaveLength(1);
    expect(await first.next()).toMatchObject({ done: true });
    expect(await second).toMatchObject({ value: { answer: 'read a' } });
    expect(readdirSync(started)).toHaveLength(2);
  });

  it('is ended with its process by whoever wants no more answers', async () => {
    const started = makeFolder();
    const tasks = ['a', ...Array.from({ length: 60 }, () => 'never settles')].map(
      (path): Task => ({ path, stored: path }),
    );
    const place = { root: '/', signal: never, shared: started };
    const looked = createProcessRunner({ script, env }, defaultBounds)(scannerOf('counted'), tasks, place);
    let processes: number[] = [];
    for await (const one of looked) {
      expect(one).toMatchObject({ answer: 'read a' });
      await expect.poll(() => readdirSync(started).length).toBe(1);
      processes = readdirSync(started).map(Number);
      expect(processes.map(isRunning)).toEqual([true]);
      break;
    }
    await expect.poll(() => processes.map(isRunning)).toEqual([false]);
    expect(readdirSync(started).map(Number)).toEqual(processes);
  });

  it('gives up files sooner once much time was lost, and at last all that remain, by name', async () => {
    const hostile = Array.from({ length: 50 }, () => 'hangs in a loop');
    const answers = await look([...hostile, 'b'], { fileMs: 300, lostMs: 600, spentFileMs: 50, lostFiles: 5 });
    expect(answers).toEqual([
      ...['it takes more than 0.3 s', 'it takes more than 0.3 s'],
      ...Array.from({ length: 3 }, () => 'it takes more than 0.05 s'),
      ...Array.from({ length: 46 }, () => '5 files before it took too much time or memory'),
    ]);
  });

  it('throws what the scanner throws when it is opened, so that a missing package is known as one', async () => {
    await expect(look(['a'], {}, 'missing')).rejects.toMatchObject({
      message: 'not there',
      code: 'ERR_MODULE_NOT_FOUND',
    });
    await expect(look(['a'], {}, 'unknown')).rejects.toThrow('there is no scanner unknown');
  });

  it('stops when it is aborted', async () => {
    await expect(look(['a'], {}, 'odd', { signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow('stop');
  });
});
