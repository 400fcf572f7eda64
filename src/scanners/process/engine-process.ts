/**
 * Runs an engine's scanner in a process that can be killed: a file that takes too much time or memory is skipped by
 * name. A thread alone is not enough, because running out of memory in it may end the whole process.
 *
 * On the child's side, the main thread only forwards messages, and a worker thread does the work, for three reasons.
 * The limits of heap and stack can be set without a flag of V8. A full heap ends the thread with a code that names the
 * reason. And while the thread is busy, the main thread still reports the used processor time, and notices when the
 * parent has ended; otherwise an abandoned process could keep running.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MessagePort, Worker } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import { getContentLength } from '../../shared/text/contents.ts';
import {
  runTask,
  type ScanEach,
  type Scanner,
  type Task,
  type TaskContext,
  type TaskOutcome,
  type TreeEngine,
} from '../engine.ts';

/** What is needed to start a process of an engine. */
interface Program {
  script: URL;
  /** All environment variables of the process. */
  env: Readonly<Record<string, string>>;
}

/** One process for each scanner, and no more at the same time than the bounds allow. */
export function createProcessRunner(program: Program, bounds: ProcessBounds): ScanEach {
  const limit = pLimit(bounds.processors);
  return <T extends Task, Answer>({ name }: Scanner<T, Answer>, tasks: readonly T[], context: TaskContext) =>
    runWithinLimit<T, Answer>(limit, { ...program, bounds, name, tasks, context });
}

interface ProcessJob<T extends Task> extends Program {
  bounds: ProcessBounds;
  name: string;
  tasks: readonly T[];
  context: TaskContext;
}

async function* runWithinLimit<T extends Task, Answer>(
  limit: LimitFunction,
  looking: ProcessJob<T>,
): AsyncGenerator<TaskOutcome<T, Answer>> {
  const over = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<void>();
  void limit(() => {
    turn.resolve();
    return over.promise;
  });
  try {
    await turn.promise;
    yield* scanAllTasks<T, Answer>(looking);
  } finally {
    over.resolve();
  }
}

/** Sends a few tasks at a time. After a file that ended the process, a new process continues without it. */
async function* scanAllTasks<T extends Task, Answer>(looking: ProcessJob<T>): AsyncGenerator<TaskOutcome<T, Answer>> {
  const { bounds, tasks, context } = looking;
  const left = [...tasks];
  const lost = { ms: 0, files: 0 };
  /** Of the remaining tasks: how many the process was sent, and how many to send one by one. */
  let [asked, single] = [0, 0];
  let child = await openChild(looking);
  try {
    while (left.length > 0) {
      context.signal.throwIfAborted();
      if (lost.files >= bounds.lostFiles) {
        const fault = `${lost.files} files before it took too much time or memory`;
        yield { task: left.shift() as T, fault };
        continue;
      }
      const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
      if (asked === 0) {
        asked = single > 0 ? 1 : countNext(left);
        child.send(left.slice(0, asked));
      }
      const reply = await child.reply(limitMs);
      if ('several' in reply) {
        asked -= reply.several.length;
        single = Math.max(0, single - reply.several.length);
        for (const outcome of reply.several) yield { ...(outcome as TaskOutcome<T, Answer>), task: left.shift() as T };
        continue;
      }
      child.end();
      // Replies may be lost with a process that ends by itself. Sending tasks one by one then shows which file ends it.
      const isKnown = asked === 1 || !('ended' in reply) || reply.isLate === true;
      if (isKnown) {
        lost.ms += limitMs;
        lost.files += 1;
        single = Math.max(0, single - 1);
        yield { task: left.shift() as T, fault: 'ended' in reply ? reply.ended : 'the scanner answered out of order' };
      } else single = asked;
      asked = 0;
      if (left.length > 0 && lost.files < bounds.lostFiles) child = await openChild(looking);
    }
  } finally {
    child.end();
  }
}

/** A message between processes costs more than most files; too many files in one would make replies late. */
const mostTasks = 32;
const mostBytes = 128 * 1024;

function countNext(tasks: readonly Task[]): number {
  let [count, bytes] = [0, 0];
  for (const { stored } of tasks.slice(0, mostTasks)) {
    if (bytes >= mostBytes) break;
    bytes += getContentLength(stored);
    count += 1;
  }
  return count;
}

/** A process with an opened scanner. Throws the scanner's own error, with the code that shows a missing package. */
async function openChild<T extends Task>({ script, env, bounds, name, context }: ProcessJob<T>) {
  const { heapMb, stackMb, openMs } = bounds;
  const child = startChild({ script, env, name, root: context.root, heapMb });
  child.send({ engine: name, root: context.root, shared: context.shared, heapMb, stackMb });
  const reply: ChildReply = await child.reply(openMs);
  if ('opened' in reply) return child;
  child.end();
  if ('refused' in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
  throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}

type ChildReply = EngineReply | { ended: string; isLate?: boolean };

/** How often the limit may pass while the process has less than half a processor. */
const mostRounds = 4;

function startChild(start: Program & { name: string; root: string; heapMb: number }) {
  // The name identifies the process in the machine's process list.
  const child = fork(fileURLToPath(start.script), [start.name], {
    // Some scanners search for their configuration, and for code that it names, in the working directory and above.
    cwd: dirname(start.root),
    env: start.env,
    execArgv: [],
    serialization: 'advanced',
    // A scanner's own output is useless, and could be mistaken for the output of the gate.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const replies = createReplyQueue();
  const meter = createMeter(child);
  child.on('message', ({ reply }: EngineMessage) => {
    if (reply !== undefined) replies.add(reply);
  });
  child.on('error', () => replies.add({ ended: 'the scanner could not be started' }));
  child.on('exit', (code, signal) => {
    // V8 aborts a process whose heap is full.
    const isMemory = code === outOfMemoryCode || signal === 'SIGABRT' || code === 134;
    replies.add({ ended: isMemory ? `it needs more than ${start.heapMb} MB of memory` : 'the scanner crashed' });
  });
  return {
    send: (message: EngineStart | readonly Task[]): void => {
      child.send(message, () => undefined);
    },
    /** The next reply. When other programs use the processors, the wait is extended a few times. */
    reply: async (limitMs: number): Promise<ChildReply> => {
      let reply: ChildReply | undefined;
      const next = replies.next().then((first) => {
        reply = first;
      });
      for (let round = 1; ; round += 1) {
        await waitAtMost(limitMs, next);
        const isStarved = reply === undefined && round < mostRounds && (await meter.isStarved(limitMs, next));
        if (reply !== undefined) return reply;
        if (!isStarved) return { ended: `it takes more than ${limitMs / 1000} s`, isLate: true };
      }
    },
    end: (): void => {
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      replies.add({ ended: 'the scan was ended' });
    },
  };
}

/** Measures how much processor time the process had since its last reply. */
function createMeter(child: ChildProcess) {
  let [atReplyMs, usedMs, onReply] = [0, 0, () => {}];
  child.on('message', (message: EngineMessage) => {
    usedMs = message.usedMs;
    if (message.reply !== undefined) atReplyMs = usedMs;
    onReply();
  });
  return {
    /** Whether it works while others use its processor. One that cannot report, or is idle, does not count. */
    isStarved: async (limitMs: number, next: Promise<void>): Promise<boolean> => {
      const hasReplied = new Promise<boolean>((resolve) => {
        onReply = () => resolve(true);
      });
      child.send('used', () => undefined);
      const isTold = await waitAtMost(limitMs, Promise.race([hasReplied, next.then(() => false)]));
      const sinceMs = usedMs - atReplyMs;
      return isTold === true && sinceMs < limitMs / 2 && sinceMs > limitMs / 50;
    },
  };
}

/** The result, if it arrives in time. */
async function waitAtMost<T>(limitMs: number, coming: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([coming, delay(limitMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
  } finally {
    timer.abort();
  }
}

/** Replies in the order of their arrival, for one reader at a time. */
function createReplyQueue(): { add(reply: ChildReply): void; next(): Promise<ChildReply> } {
  const replies: ChildReply[] = [];
  let wake: (() => void) | undefined;
  return {
    add: (reply) => {
      replies.push(reply);
      wake?.();
    },
    next: async () => {
      if (replies.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return replies.shift() ?? { ended: 'the scan was ended' };
    },
  };
}

/** The time, memory and processors that a scanner may use, so that one file cannot block the scan of all others. */
interface ProcessBounds {
  /** Number of processes that run at the same time, for all engines together. */
  processors: number;
  /** Time to load a scanner's libraries. */
  openMs: number;
  /** Time for each file; a text scanner needs seconds. Longer when other programs use the processors. */
  fileMs: number;
  /** Time for all files of one engine that were given up. When it is used up, each further file gets `spentFileMs`. */
  lostMs: number;
  spentFileMs: number;
  /** Number of files of one engine that may be given up. The files after the last one are skipped. */
  lostFiles: number;
  /** The JavaScript scanner keeps few syntax trees in memory at a time: 350,000 lines were scanned with 512 MB. */
  heapMb: number;
  /** Deeply nested code needs stack. */
  stackMb: number;
}

/** A process that scans scripts uses 400 to 700 MB, and may use as much as its heap. */
const bytesPerProcess = 2 * 1024 ** 3;
/** Memory of the machine or of the container, whose limit is 0 when there is none. */
const bytesOfMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const defaultBounds: ProcessBounds = {
  processors: Math.max(1, Math.min(8, availableParallelism(), Math.floor(bytesOfMemory / bytesPerProcess))),
  openMs: 120_000,
  fileMs: 30_000,
  lostMs: 120_000,
  spentFileMs: 3_000,
  lostFiles: 60,
  heapMb: 2048,
  stackMb: 8,
};

/** `script` is the entry, which detects that it runs in a thread, and `parent` the main thread of the child process. */
export function forwardMessages(
  script: URL,
  parent: Pick<NodeJS.Process, 'once' | 'on' | 'send' | 'exit' | 'kill' | 'pid' | 'cpuUsage' | 'versions'>,
): void {
  // An exit would wait for a thread that the system keeps waiting.
  parent.on('disconnect', () => parent.kill(parent.pid, 'SIGKILL'));
  parent.once('message', (start: EngineStart) => {
    const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
    const worker = new Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
    const send = (message: Omit<EngineMessage, 'usedMs'>, sent?: () => void) => {
      const { user, system } = parent.cpuUsage();
      const usedMs = (user + system) / 1000;
      parent.send?.({ ...message, usedMs } satisfies EngineMessage, undefined, undefined, sent);
    };
    const replies = groupReplies((reply, sent) => send({ reply }, sent));
    worker.on('message', replies.add);
    // An error comes before the exit. Existing replies are sent before either of them ends the process.
    let code = 1;
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') code = outOfMemoryCode;
    });
    worker.on('exit', () => replies.end(() => parent.exit(code)));
    parent.on('message', (tasks: Task[] | 'used') => {
      if (tasks === 'used') {
        send({});
        return;
      }
      replies.expect(tasks.length);
      for (const task of tasks) worker.postMessage(task);
    });
  });
}

/** A message between processes costs more than most files, so replies that come soon after each other share one. */
const groupMs = 20;

function groupReplies(send: (reply: EngineReply, sent?: () => void) => void) {
  let [several, awaited]: [TaskOutcome<Task, unknown>[], number] = [[], 0];
  let timer: NodeJS.Timeout | undefined;
  const flush = (sent?: () => void): void => {
    clearTimeout(timer);
    timer = undefined;
    if (several.length > 0) send({ several }, sent);
    else sent?.();
    several = [];
  };
  return {
    expect: (count: number): void => {
      awaited += count;
    },
    add: (reply: EngineReply): void => {
      if (!('looked' in reply)) {
        send(reply);
        return;
      }
      several.push(reply.looked);
      awaited -= 1;
      if (awaited === 0) flush();
      else timer ??= setTimeout(flush, groupMs);
    },
    end: flush,
  };
}

/** The start message of a process that runs the tasks of one engine. */
export interface EngineStart {
  engine: string;
  /** Absolute path of the folder with the contents. */
  root: string;
  shared?: unknown;
  heapMb: number;
  stackMb: number;
}

/** Exit code of a process whose scanner's heap is full. */
const outOfMemoryCode = 71;

type EngineReply =
  | { opened: true }
  | { refused: { message: string; code: string | undefined } }
  | { looked: TaskOutcome<Task, unknown> }
  /** Replies to consecutive tasks, beginning with the first one without a reply. */
  | { several: TaskOutcome<Task, unknown>[] };

/** A message from an engine's process: a reply, or the processor time that it has used. */
interface EngineMessage {
  reply?: EngineReply;
  usedMs: number;
}

/** The worker thread opens the scanner, and then handles one task after the other. */
export async function runTasks(
  { engine, root, shared }: EngineStart,
  port: MessagePort,
  engines: readonly TreeEngine[],
): Promise<void> {
  const reply = (message: EngineReply) => port.postMessage(message);
  try {
    const scanner = engines.find(({ name }) => name === engine)?.scanner as Scanner | undefined;
    if (scanner === undefined) throw new Error(`there is no scanner ${engine}`);
    const scanTask = await scanner.open(root, shared);
    // One after the other, so that the parent knows which task the scanner is working on.
    let done = Promise.resolve();
    port.on('message', (task: Task) => {
      done = done.then(async () => reply({ looked: await runTask(scanTask, task) }));
    });
    reply({ opened: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    reply({ refused: { message, code } });
  }
}
