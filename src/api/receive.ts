/** One request over a dispatcher, and its whole answer: without the stream that undici's own `request` makes of each. */
import type { Dispatcher } from 'undici';
import { GateError } from '../errors.ts';

const bodyCapBytes = 16 * 1024 * 1024;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Rejects at once when the signal is aborted: undici heeds nothing before there is a connection, and a proxy may never make one. */
export function receive(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const chunks: Buffer[] = [];
  let answer: Omit<Received, 'body'> | undefined;
  let started: Dispatcher.DispatchController | undefined;
  let size = 0;
  const abort = () => {
    reject(signal.reason);
    started?.abort(signal.reason);
  };
  const giveUp = (controller: Dispatcher.DispatchController, message: string) => {
    const error = new GateError('PROTOCOL', message);
    reject(error);
    controller.abort(error);
  };
  const atAbort = listenersOf(signal).add(abort);
  dispatcher.dispatch(options, {
    onRequestStart(controller) {
      started = controller;
      if (signal.aborted) controller.abort(signal.reason);
    },
    onResponseStart(controller, status, headers) {
      // What comes before the answer (`103 Early Hints`) is none.
      if (status < 200) return;
      answer = { status, headers };
      const encoding = String(headers['content-encoding'] ?? 'identity');
      if (encoding !== 'identity') giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
    },
    onResponseData(controller, chunk) {
      size += chunk.length;
      if (size <= bodyCapBytes) chunks.push(chunk);
      else giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
    },
    onResponseEnd() {
      if (answer !== undefined) resolve({ ...answer, body: joined(chunks) });
    },
    onResponseError: (_, error) => reject(error),
  });
  return promise.finally(() => atAbort.delete(abort));
}

const listening = new WeakMap<AbortSignal, Set<() => void>>();

/** What is called when the signal is aborted: one listener for all requests of a run, which has thousands. */
function listenersOf(signal: AbortSignal): Set<() => void> {
  const before = listening.get(signal);
  if (before !== undefined) return before;
  const listeners = new Set<() => void>();
  listening.set(signal, listeners);
  signal.addEventListener(
    'abort',
    () => {
      for (const listener of listeners) listener();
    },
    { once: true },
  );
  return listeners;
}

/** Most answers come in one piece. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [only] = chunks;
  return only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks);
}
