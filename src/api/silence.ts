/** Sends a read a second time if it has no response, because a connection may hang for a minute. */
import type { Clock } from '../clock.ts';
import type { HttpOutcome } from './http.ts';

/** How long a read may have no response. */
export const silenceMs = 10_000;

export interface HedgedRead {
  send: () => Promise<HttpOutcome>;
  clock: Clock;
  /** Called if nothing has arrived: whether the request may be sent again. */
  mayRepeat: () => boolean;
  /** Called if the first request was slow and not lost. */
  onLate: () => void;
}

/** The first response. If there is none, the outcome of the second request, if it was sent. */
export async function sendHedgedRead({ send, clock, mayRepeat, onLate }: HedgedRead): Promise<HttpOutcome> {
  const first = send();
  // Measured in real time, like the connection's own limits.
  if ((await settlesWithin(first, silenceMs * clock.patience)) || !mayRepeat()) return first;
  const second = send();
  const late = requireResponse(first).then((outcome) => {
    onLate();
    return outcome;
  });
  return Promise.any([late, requireResponse(second)]).catch(() => second);
}

async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms).unref();
  });
  try {
    return await Promise.race([work.then(() => true), silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function requireResponse(sent: Promise<HttpOutcome>): Promise<HttpOutcome> {
  const outcome = await sent;
  if (outcome.kind === 'failure') throw new Error(outcome.message);
  return outcome;
}
