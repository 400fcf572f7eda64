/** A process that runs the tasks of an engine, and the time to wait for its next reply. */
import { type ChildProcess, fork } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Task } from '../task.ts';
import { type EngineMessage, type EngineReply, type EngineStart, outOfMemoryCode } from './message.ts';

export type ChildReply = EngineReply | { ended: string; isLate?: boolean };

export interface Child {
  send(message: EngineStart | readonly Task[]): void;
  /** The next reply. When other programs use the processors, the wait is extended a few times. */
  reply(limitMs: number): Promise<ChildReply>;
  end(): void;
}

/** All environment variables of the process. */
export type Variables = Readonly<Record<string, string>>;

interface Start {
  script: URL;
  env: Variables;
  name: string;
  root: string;
  heapMb: number;
}

/** How often the limit may pass while the process has less than half a processor. */
const mostRounds = 4;

export function startChild(start: Start): Child {
  const child = forkWorker(start);
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
    send: (message) => {
      child.send(message, () => undefined);
    },
    reply: async (limitMs) => {
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
    end: () => {
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      replies.add({ ended: 'the scan was ended' });
    },
  };
}

function forkWorker({ script, env, name, root }: Start): ChildProcess {
  // The name identifies the process in the machine's process list.
  return fork(fileURLToPath(script), [name], {
    // Some scanners search for their configuration, and for code that it names, in the working directory and above.
    cwd: dirname(root),
    env,
    execArgv: [],
    serialization: 'advanced',
    // A scanner's own output is useless, and could be mistaken for the output of the gate.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
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
