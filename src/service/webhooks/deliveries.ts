/**
 * Delivers events from the outbox at least once. Retries come later after each failure, and each webhook gets one event
 * at a time.
 */
import { createWaker } from '../../shared/once.ts';
import { formatErrorLine, type ServiceLog } from '../log.ts';
import type { OutboxTable, WaitingDelivery } from '../store/outbox.ts';
import type { Send } from './send.ts';

export interface Deliveries {
  /** Call it when something may be due. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Aborts what is being sent. It stays in the outbox for the next start. */
  stop(): Promise<void>;
}

/** Number of webhooks to which events are sent at the same time. */
const concurrency = 8;
/**
 * How often the outbox is checked without a call of `wake`: failed deliveries become due, and tools enable webhooks.
 */
const pollMs = 2_000;

export function startDeliveries({
  outbox,
  send,
  now,
  log,
}: {
  outbox: OutboxTable;
  send: Send;
  now(): Date;
  log?: ServiceLog | undefined;
}): Deliveries {
  const abort = new AbortController();
  const running = new Set<Promise<void>>();

  const deliver = async (waiting: WaitingDelivery): Promise<void> => {
    const sent = await send(waiting, { signal: abort.signal, now: now() });
    if (abort.signal.aborted) return outbox.release(waiting);
    const outcome = await outbox.settle(waiting, sent, now());
    const facts = { webhookId: waiting.webhookId, eventId: waiting.eventId, name: waiting.event };
    if (sent.error === undefined) log?.({ level: 'info', event: 'webhook.delivered', ...facts });
    else log?.({ level: 'warn', event: 'webhook.failed', ...facts, message: sent.error });
    if (outcome.gaveUp) log?.({ level: 'error', event: 'webhook.gave-up', ...facts });
    if (outcome.disabled) log?.({ level: 'error', event: 'webhook.disabled', ...facts });
  };

  const sendDue = async (): Promise<void> => {
    while (!abort.signal.aborted && running.size < concurrency) {
      const waiting = await outbox.claimDue(now());
      if (waiting === undefined) return;
      const end = deliver(waiting)
        .catch((error: unknown) => {
          log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
          return new Promise<void>((rest) => setTimeout(rest, pollMs).unref());
        })
        .finally(() => {
          running.delete(end);
          sender.wake();
        });
      running.add(end);
    }
  };
  // One look at the outbox at a time: two would find the same delivery.
  const sender = createWaker(() =>
    sendDue().catch((error: unknown) => {
      log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
    }),
  );
  const waitForRunning = async () => {
    await sender.idle();
    while (running.size > 0) {
      await Promise.all(running);
      await sender.idle();
    }
  };
  const timer = setInterval(sender.wake, pollMs).unref();
  sender.wake();
  return {
    wake: sender.wake,
    idle: waitForRunning,
    stop: async () => {
      clearInterval(timer);
      abort.abort(new Error('the service was stopped'));
      await waitForRunning();
    },
  };
}
