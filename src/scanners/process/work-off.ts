/** The worker thread of an engine's process: it opens the scanner, and then handles one task after the other. */
import type { MessagePort } from 'node:worker_threads';
import { runTask, type Scanner, type Task, type TreeEngine } from '../engine.ts';
import type { EngineReply, EngineStart } from './pass-on.ts';

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
