/**
 * Decides for which host names the service responds. A web page whose host name resolves to this service (DNS
 * rebinding) gets no response.
 */
import { isIP } from 'node:net';

/** An IP address cannot be rebound. A name must be one of this machine or one that was configured. */
export function isOwnHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = parseHost(header ?? '');
  if (host === undefined) return false;
  const isName = isIP(host) === 0;
  return !isName || host === 'localhost' || host.endsWith('.localhost') || allowed.includes(host);
}

/** The host without port and brackets, in lower case. Undefined for an invalid host. */
export function parseHost(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}
