/**
 * Downloads one file from an https URL over the gate's transport. Redirects are followed, because a release stores its
 * files on another host.
 */

import { type Clock, formatSeconds, limitTime } from '../../../shared/clock.ts';
import { GateError } from '../../../shared/errors.ts';
import { isConfidential, isLoopback } from '../../../shared/http/confidential.ts';
import type { Transport } from '../../../shared/http/http.ts';

const maximumRedirects = 5;
/** For all redirects together. */
const limitMs = 30_000;

/** What a download needs. */
export interface Connection {
  transport(): Promise<Transport>;
  clock: Clock;
  cancel: AbortSignal;
}

/** Throws GateError UNAVAILABLE that names the requested URL, but only the host of a redirect. */
export async function download(
  { transport, clock, cancel }: Connection,
  address: string,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  const createDownloadTimeout = () => createDownloadError(address, `it took longer than ${formatSeconds(limitMs)}`);
  const budget = limitTime({ clock, timeoutMs: limitMs, cancel, timeIsOver: createDownloadTimeout });
  try {
    return await followRedirects(address, await transport(), headers, budget.signal);
  } finally {
    budget.end();
  }
}

async function followRedirects(
  address: string,
  transport: Transport,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Buffer> {
  const isHere = URL.canParse(address) && isLoopback(new URL(address));
  let url = checkRedirectUrl(address, address, isHere);
  for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
    const sent = { ...headers, 'user-agent': 'scan-gate' };
    const outcome = await transport.send({ method: 'GET', url, headers: sent, signal, isBinary: true });
    if (outcome.kind === 'failure')
      throw createDownloadError(address, `${url.host} could not be asked: ${outcome.message}`);
    if (outcome.status === 200) return Buffer.from(outcome.text, 'latin1');
    const location = outcome.status >= 301 && outcome.status <= 308 ? outcome.header('location') : undefined;
    if (location === undefined) throw createDownloadError(address, `${url.host} answered ${outcome.status}`);
    url = checkRedirectUrl(URL.canParse(location, url.href) ? new URL(location, url.href).href : '', address, isHere);
  }
  throw createDownloadError(address, `it was redirected more than ${maximumRedirects} times`);
}

/** The URL must use https, or be on this machine if the first one is. */
function checkRedirectUrl(address: string, asked: string, isHere: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url !== undefined && (url.protocol === 'https:' || (isHere && isConfidential(url)));
  if (!isSafe) throw createDownloadError(asked, 'it is not an https address, or leads to another one');
  if (url.username !== '' || url.password !== '')
    throw createDownloadError(asked, 'an address contains a user name or password');
  return url;
}

function createDownloadError(address: string, why: string): GateError {
  return new GateError('UNAVAILABLE', `${address} could not be read: ${why}`);
}
