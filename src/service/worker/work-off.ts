/**
 * The far side of an engine's process. Its main thread only passes messages on, so that it notices when the scan is over
 * however deep the scanner is in a text; a thread of it opens the scanner, and then answers task by task.
 */
import { type MessagePort, Worker } from 'node:worker_threads';
import { lookAt, type Scanner, type Task } from '../engines/task.ts';
import type { TreeEngine } from '../engines/tree-engine.ts';
import { type EngineReply, type EngineStart, outOfMemoryCode } from './message.ts';

/** What the main thread of a child process has; handed in by the entry. */
export type ParentChannel = Pick<NodeJS.Process, 'once' | 'on' | 'send' | 'exit'>;

/** `script` is the entry, which finds itself in a thread then. */
export function passOn(script: URL, parent: ParentChannel): void {
  parent.on('disconnect', () => parent.exit());
  parent.once('message', (start: EngineStart) => {
    const resourceLimits = { maxOldGenerationSizeMb: start.heapMb, stackSizeMb: start.stackMb };
    const worker = new Worker(script, { workerData: start, resourceLimits, argv: [], execArgv: [] });
    worker.on('message', (reply: EngineReply) => parent.send?.(reply));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      parent.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemoryCode : 1);
    });
    worker.on('exit', () => parent.exit(1));
    parent.on('message', (task: Task) => worker.postMessage(task));
  });
}

export async function workOff(
  { engine, root, shared }: EngineStart,
  port: MessagePort,
  engines: readonly TreeEngine[],
): Promise<void> {
  const reply = (message: EngineReply) => port.postMessage(message);
  try {
    const scanner = engines.find(({ name }) => name === engine)?.scanner as Scanner | undefined;
    if (scanner === undefined) throw new Error(`there is no scanner ${engine}`);
    const look = await scanner.open(root, shared);
    port.on('message', async (task: Task) => reply({ looked: await lookAt(look, task) }));
    reply({ opened: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    reply({ refused: { message, code } });
  }
}
