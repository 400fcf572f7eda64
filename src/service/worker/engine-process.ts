/**
 * Runs an engine's scanner in a process that can be ended: a file that takes too long or too much is left out by name.
 * Not in a thread alone: one that runs out of memory can take the whole process with it.
 */
import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { workerVariables } from '../../git/machine.ts';
import type { LookAtEach, Looked, Scanner, Task, TaskPlace } from '../engines/task.ts';
import type { Bounds } from './bounds.ts';
import { type EngineReply, type EngineStart, outOfMemoryCode } from './message.ts';

type Reply = EngineReply | { ended: string };

interface Child {
  ask(message: EngineStart | Task, limitMs: number): Promise<Reply>;
  end(): void;
}

export function lookInProcess(workerUrl: URL, bounds: Bounds): LookAtEach {
  return <T extends Task, Answer>(scanner: Scanner<T, Answer>, tasks: readonly T[], place: TaskPlace) =>
    lookAtAll<T, Answer>({ workerUrl, bounds, name: scanner.name, tasks, place });
}

interface Looking<T extends Task> {
  workerUrl: URL;
  bounds: Bounds;
  name: string;
  tasks: readonly T[];
  place: TaskPlace;
}

/** Several processes share the tasks out; what became of them is told in the order of the tasks. */
async function* lookAtAll<T extends Task, Answer>(looking: Looking<T>): AsyncGenerator<Looked<T, Answer>> {
  const { bounds, tasks } = looking;
  const told = tasks.map(() => Promise.withResolvers<Looked<T, Answer>>());
  const shared: Shared = { next: 0, lost: { ms: 0, files: 0 }, children: new Set(), isOver: false };
  const processes = Math.max(1, Math.min(bounds.processes, Math.ceil(tasks.length / bounds.filesPerProcess)));
  const work = async () => {
    for await (const [place, looked] of lookInTurn<T, Answer>(looking, shared)) told[place]?.resolve(looked);
  };
  const all = Promise.all(Array.from({ length: processes }, work));
  // Whoever opened no scanner, or was aborted, ends the wait for what comes next; and so does work that ended without an answer.
  const over = all.then(() => Promise.reject(new Error('the scanner left files over')));
  for (const { promise, reject } of told) {
    promise.catch(() => undefined);
    over.catch(reject);
  }
  over.catch(() => undefined);
  try {
    if (told.length === 0) await all;
    for (const { promise } of told) yield await promise;
  } finally {
    shared.isOver = true;
    for (const child of shared.children) child.end();
  }
}

/** What the processes of one engine have in common. */
interface Shared {
  /** The place of the next task that nobody has taken. */
  next: number;
  lost: { ms: number; files: number };
  children: Set<Child>;
  isOver: boolean;
}

/** One process after another takes task by task, as long as there are any. */
async function* lookInTurn<T extends Task, Answer>(
  looking: Looking<T>,
  shared: Shared,
): AsyncGenerator<[place: number, Looked<T, Answer>]> {
  const { bounds, tasks, place: scan } = looking;
  let child = await openShared(looking, shared);
  while (shared.next < tasks.length && !shared.isOver) {
    scan.signal.throwIfAborted();
    const place = shared.next++;
    const task = tasks[place] as T;
    const { lost } = shared;
    if (lost.files >= bounds.lostFiles) {
      yield [place, { task, fault: `${lost.files} files before it took too much time or memory` }];
      continue;
    }
    const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
    const reply = await child.ask(task, limitMs);
    if ('looked' in reply) {
      yield [place, { ...(reply.looked as Looked<T, Answer>), task }];
      continue;
    }
    if (shared.isOver) return;
    shared.lost = { ms: shared.lost.ms + limitMs, files: shared.lost.files + 1 };
    child.end();
    shared.children.delete(child);
    yield [place, { task, fault: 'ended' in reply ? reply.ended : 'the scanner lost its way' }];
    child = await openShared(looking, shared);
  }
}

async function openShared<T extends Task>(looking: Looking<T>, shared: Shared): Promise<Child> {
  const child = await openChild(looking);
  shared.children.add(child);
  if (shared.isOver) child.end();
  return child;
}

/** Throws what the scanner threw when it was opened, with the code by which a missing package is known. */
async function openChild<T extends Task>(looking: Looking<T>): Promise<Child> {
  const { bounds, name, place } = looking;
  const child = startChild(looking);
  const { heapMb, stackMb } = bounds;
  const reply = await child.ask(
    { engine: name, root: place.root, shared: place.shared, heapMb, stackMb },
    bounds.openMs,
  );
  if ('opened' in reply) return child;
  child.end();
  if ('refused' in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
  throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}

function startChild({ workerUrl, bounds, name, place: { root } }: Looking<Task>): Child {
  const { heapMb } = bounds;
  // The name is for whoever looks at the processes of a machine.
  const child = fork(fileURLToPath(workerUrl), [name], {
    // Some scanners look for their configuration, and for code that it names, in the working directory and above.
    cwd: dirname(root),
    env: workerVariables(root),
    execArgv: [],
    serialization: 'advanced',
    // What a scanner prints is of no use to anyone and could be mistaken for the output of the gate.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let settle: (reply: Reply) => void = () => undefined;
  child.on('message', (reply) => settle(reply as EngineReply));
  child.on('error', () => settle({ ended: 'the scanner could not be started' }));
  child.on('exit', (code, signal) => {
    // An abort is how V8 ends a process whose heap is full.
    const isMemory = code === outOfMemoryCode || signal === 'SIGABRT' || code === 134;
    settle({ ended: isMemory ? `it needs more than ${heapMb} MB of memory` : 'the scanner broke down' });
  });
  return {
    ask: async (message, limitMs) => {
      const reply = new Promise<Reply>((resolve) => {
        settle = resolve;
      });
      child.send(message, () => undefined);
      const timer = new AbortController();
      const late = delay(limitMs, { ended: `it takes more than ${limitMs / 1000} s` }, { signal: timer.signal });
      try {
        return await Promise.race([reply, late.catch(() => ({ ended: 'the scan was ended' }))]);
      } finally {
        timer.abort();
      }
    },
    end: () => {
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      settle({ ended: 'the scan was ended' });
    },
  };
}
