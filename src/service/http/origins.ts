/**
 * Decides from its headers whether a page of another site sent a request, whether the browser's connection is encrypted,
 * and for which host names the service responds: a web page whose host name resolves to this service (DNS rebinding)
 * gets no response.
 */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isTrustedProxy } from './limits.ts';

/** The paths to which a page posts a form. */
const formPaths: readonly string[] = ['/login', '/logout'];

/** Paths for programs. A browser shows all others. */
const forPrograms = /^\/(?:api|hooks|metrics|health|ready)(?:\/|$)/;

/** Whether people read the response to this path in a browser. */
export function isPagePath(path: string): boolean {
  return !forPrograms.test(path);
}

/**
 * Whether a browser says that a page of another site sent the request. Other programs send neither header. A link on
 * another site may open one of our pages, which shows that site nothing.
 */
export function isCrossSite(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  allowedHosts: readonly string[],
): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (isFromOtherSite(headers)) {
    const isNavigation = readHeader(headers, 'sec-fetch-mode') === 'navigate';
    const isFollowedLink = method === 'GET' && isNavigation && readHeader(headers, 'sec-fetch-dest') === 'document';
    return !isFollowedLink || !isPagePath(path);
  }
  const { origin } = headers;
  if (origin === undefined) return false;
  // Our pages send no referrer, so browsers name no origin with their forms. The pages check the form itself.
  if (origin === 'null' && method === 'POST' && formPaths.includes(path)) return false;
  if (!URL.canParse(origin)) return true;
  const { host, hostname } = new URL(origin);
  return host !== headers.host?.toLowerCase() && !allowedHosts.includes(hostname);
}

/** Whether the browser itself says that one of our own pages sent the request. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  return readHeader(headers, 'sec-fetch-site') === 'same-origin';
}

/** Whether a link on another site led here. The browser then leaves out our cookie. */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  return readHeader(headers, 'sec-fetch-site') === 'cross-site';
}

function readHeader(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '')
    .trim()
    .toLowerCase();
}

/** Whether the browser's connection is encrypted: here, or as a trusted proxy says. */
export function isEncrypted(incoming: IncomingMessage, trustedProxies: readonly string[]): boolean {
  if ('encrypted' in incoming.socket) return true;
  const isProxied = isTrustedProxy(incoming.socket.remoteAddress ?? '', trustedProxies);
  return isProxied && /^https\b/i.test(readHeader(incoming.headers, 'x-forwarded-proto'));
}

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
