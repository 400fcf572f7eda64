/**
 * The far side of an engine's process. Its main thread only passes messages on, and a thread of it does the work. The thread stays for
 * three reasons. Its limits of heap and stack can be set without a flag of V8. A heap that is full ends the thread with a code that
 * names the reason. And while it is deep in a text, the main thread still says how much of a processor it had (`used`) and notices
 * that the parent is gone, which would otherwise leave a process at work that nobody waits for.
 */
import { Worker } from 'node:worker_threads';
import type { Looked, Task } from '../task.ts';
import { type EngineMessage, type EngineReply, type EngineStart, outOfMemoryCode } from './message.ts';

/** What the main thread of a child process has; handed in by the entry. */
export type ParentChannel = Pick<NodeJS.Process, 'once' | 'on' | 'send' | 'exit' | 'cpuUsage' | 'versions'>;

/** `script` is the entry, which finds itself in a thread then. */
export function passOn(script: URL, parent: ParentChannel): void {
  parent.on('disconnect', () => parent.exit());
  parent.once('message', (start: EngineStart) => {
    const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
    const worker = new Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
    const send = (message: Omit<EngineMessage, 'usedMs'>, sent?: () => void) =>
      parent.send?.({ ...message, usedMs: usedMs(parent) } satisfies EngineMessage, undefined, undefined, sent);
    const replies = inGroups((reply, sent) => send({ reply }, sent));
    worker.on('message', replies.add);
    // An error comes before the exit: what was answered is sent before either ends the process.
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

function usedMs(parent: ParentChannel): number {
  const { user, system } = parent.cpuUsage();
  return (user + system) / 1000;
}

/** A message between processes costs more than most files: answers that come soon one after the other share one. */
const groupMs = 20;

function inGroups(send: (reply: EngineReply, sent?: () => void) => void) {
  let [several, awaited]: [Looked<Task, unknown>[], number] = [[], 0];
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
