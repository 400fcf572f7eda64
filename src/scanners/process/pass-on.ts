/**
 * The child side of an engine's process. Its main thread only forwards messages, and a worker thread does the work, for
 * three reasons. The limits of heap and stack can be set without a flag of V8. A full heap ends the thread with a code
 * that names the reason. And while the thread is busy, the main thread still reports the used processor time, and
 * notices when the parent has ended; otherwise an abandoned process could keep running.
 */

import { Worker } from 'node:worker_threads';
import type { Task, TaskOutcome } from '../engine.ts';

/** The parts of the child process's main thread that are needed; the entry passes them. */
type ParentChannel = Pick<NodeJS.Process, 'once' | 'on' | 'send' | 'exit' | 'kill' | 'pid' | 'cpuUsage' | 'versions'>;

/** `script` is the entry, which detects that it runs in a thread. */
export function forwardMessages(script: URL, parent: ParentChannel): void {
  // An exit would wait for a thread that the system keeps waiting.
  parent.on('disconnect', () => parent.kill(parent.pid, 'SIGKILL'));
  parent.once('message', (start: EngineStart) => {
    const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
    const worker = new Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
    const send = (message: Omit<EngineMessage, 'usedMs'>, sent?: () => void) =>
      parent.send?.({ ...message, usedMs: readUsedMs(parent) } satisfies EngineMessage, undefined, undefined, sent);
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

function readUsedMs(parent: ParentChannel): number {
  const { user, system } = parent.cpuUsage();
  return (user + system) / 1000;
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
export const outOfMemoryCode = 71;

export type EngineReply =
  | { opened: true }
  | { refused: { message: string; code: string | undefined } }
  | { looked: TaskOutcome<Task, unknown> }
  /** Replies to consecutive tasks, beginning with the first one without a reply. */
  | { several: TaskOutcome<Task, unknown>[] };

/** A message from an engine's process: a reply, or the processor time that it has used. */
export interface EngineMessage {
  reply?: EngineReply;
  usedMs: number;
}
