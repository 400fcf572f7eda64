/** Which names the service answers to: a page elsewhere that makes its own name lead here (DNS rebinding) gets no answer. */
import { isIP } from 'node:net';

/** An address is no name that could lead here by a trick; a name has to be this machine's own, or one that was given. */
export function isOwnHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = hostOf(header ?? '');
  if (host === undefined) return false;
  const isName = isIP(host) === 0;
  return !isName || host === 'localhost' || host.endsWith('.localhost') || allowed.includes(host);
}

/** Without the port and the brackets, in lower case; undefined for what is no host. */
export function hostOf(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}
