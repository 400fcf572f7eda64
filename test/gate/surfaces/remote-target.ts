/** An address outside GitHub that answers as it is told, with a clock that does not wait. */

import type { RemoteTarget } from '../../../src/gate/surfaces/surface.ts';
import { createClock } from '../../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest } from '../../../src/shared/http/http.ts';

export type Reply = { status: number; text?: string; headers?: Record<string, string> } | Error | HttpOutcome;

export interface TestRemote {
  remote: RemoteTarget;
  sent: HttpRequest[];
}

/** The last reply is given to whatever comes after it. */
export function remoteTarget(replies: readonly Reply[], secrets: readonly string[] = []): TestRemote {
  const sent: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpOutcome> => {
    sent.push(request);
    const reply = replies[Math.min(sent.length, replies.length) - 1] as Reply;
    if (reply instanceof Error) throw reply;
    if ('kind' in reply) return reply;
    const { status, text = '', headers = {} } = reply;
    return { kind: 'answer', status, text, header: (name) => headers[name] };
  };
  const redact = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const { signal } = new AbortController();
  const transport = async () => ({ send, close: async () => {} });
  return { remote: { env: {}, transport, clock: createClock(10_000), cancel: signal, redact }, sent };
}
