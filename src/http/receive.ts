/**
 * Sends one request through a dispatcher and collects the response, without the stream that undici's own `request`
 * creates.
 */
import type { Dispatcher } from 'undici';
import { GateError } from '../errors.ts';

const bodyCapBytes = 16 * 1024 * 1024;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Rejects at once when the signal is aborted: undici ignores the signal before there is a connection, and a proxy may
 * never create one.
 */
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
  signal.addEventListener('abort', abort, { once: true });
  dispatcher.dispatch(options, {
    onRequestStart(controller) {
      started = controller;
      if (signal.aborted) controller.abort(signal.reason);
    },
    onResponseStart(controller, status, headers) {
      // Interim responses (`103 Early Hints`) are ignored.
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
      if (answer !== undefined) resolve({ ...answer, body: Buffer.concat(chunks) });
    },
    onResponseError: (_, error) => reject(error),
  });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}
