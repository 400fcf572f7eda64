/** A process that scans what services over the same PostgreSQL database were asked for, and sends webhooks. */
import { GateError } from '../errors.ts';
import { runOnce } from '../once.ts';
import type { ServiceLog } from './log.ts';
import { createScanRunner, type RunnerOptions } from './runner.ts';
import { openStore } from './store/store.ts';
import { startDeliveries } from './webhooks/deliveries.ts';
import { type Send, sendWebhook } from './webhooks/send.ts';

export interface WorkerOptions extends Pick<RunnerOptions, 'scan' | 'locate' | 'concurrency' | 'delayMs'> {
  /** The address of a PostgreSQL database. */
  database: string;
  /** How webhooks are sent. */
  send?: Send | undefined;
  log?: ServiceLog | undefined;
}

export interface RunningWorker {
  /** Gives running scans back to the queue. May be called again. */
  stop(): Promise<void>;
}

/** Throws CONFIG when the database cannot be used, or cannot be shared. */
export async function startWorker({ database, send = sendWebhook, ...options }: WorkerOptions): Promise<RunningWorker> {
  const store = await openStore({ file: database });
  if (!store.isShared) {
    await store.close();
    throw new GateError('CONFIG', 'A worker needs a database that several processes can use.', {
      hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
    });
  }
  const deliveries = startDeliveries({ outbox: store.outbox, send, now: () => new Date(), log: options.log });
  const runner = createScanRunner({ store, ...options, onScanEnd: deliveries.wake });
  const stopWorker = async () => {
    await runner.stop();
    await deliveries.stop();
    await store.close();
  };
  return { stop: runOnce(stopWorker) };
}
