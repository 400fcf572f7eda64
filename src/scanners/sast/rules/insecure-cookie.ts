/** Session cookies without the attributes that protect them. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, isFalse, plainText, propertyOf, type Syntax } from '../flow/syntax.ts';
import { partsOf, wordsOf } from '../flow/text.ts';
import { calls, isOnResponse, objectOf, receiverOf } from './places.ts';
import type { Sinks, Weakness } from './weakness.ts';

const sessions =
  /^(?:express-session|cookie-session|client-sessions|koa-session|@fastify\/session|fastify-session|iron-session\.\w+|@fastify\/secure-session)$/;
const precious = /sess|token|auth|jwt|sid\b|remember|login|user|credential|secret/i;

export const insecureCookie: Weakness = {
  id: 'insecure-cookie',
  cwe: 'CWE-614',
  title: 'Session cookie without the Secure attribute',
  description: 'A session cookie can be sent over unencrypted connections, where others can read and use it.',
  remediation: 'Set secure: true, httpOnly: true and sameSite, and give the cookie its own name.',
  cvss: 5.3,
  severity: { found: 'MEDIUM' },
  variants: {
    script: {
      cwe: 'CWE-1004',
      title: 'Session cookie without the HttpOnly attribute',
      description: 'Any script on the page, including an injected one, can read the session cookie.',
    },
    plain: { cwe: 'CWE-1004', title: 'Cookie without the HttpOnly attribute', severity: { found: 'LOW' } },
  },
  find: (flow) =>
    calls((node): Sinks => {
      const [first, second, third] = node.arguments;
      const name = flow.names.qualified(node.callee) ?? '';
      if (sessions.test(name)) return ofSession(flow, node, first);
      const header = ofHeader(flow, node);
      if (header !== undefined) return header;
      const method = flow.names.last(node.callee);
      // In koa and Next: `ctx.cookies.set(…)`, `cookies().set(…)`; in hapi: `h.state(…)`.
      const isJar = method === 'set' && /\bcookies(?:\(\))?\)*$|cookieStore$/i.test(receiverText(flow, node));
      const isCookie = isJar || (/^(?:cookie|setCookie|state)$/.test(method) && isOnResponse(node));
      if (!isCookie || first === undefined || second === undefined) return undefined;
      const options = third === undefined ? undefined : objectOf(flow, third);
      if (third !== undefined && options === undefined) return undefined;
      if (options?.properties.some(({ type }) => type !== 'Property')) return undefined;
      const isPrecious = precious.test(plainText(first) ?? '');
      const httpOnly = propertyOf(options, 'httpOnly') ?? propertyOf(options, 'isHttpOnly');
      // Koa hides cookies from scripts by default.
      if (httpOnly === undefined && /^(?:ctx|context)\b/.test(receiverText(flow, node))) return undefined;
      if (isFalse(httpOnly) || httpOnly === undefined)
        return isPrecious
          ? { at: node, variant: 'script' }
          : isFalse(httpOnly)
            ? { at: node, variant: 'plain' }
            : undefined;
      const secure = propertyOf(options, 'secure') ?? propertyOf(options, 'isSecure');
      return isPrecious && (secure === undefined || isFalse(secure)) ? { at: node } : undefined;
    }),
};

function ofSession(flow: Flow, node: Syntax, written: Syntax | undefined): Sinks {
  const options = objectOf(flow, written);
  if (options === undefined || options.properties.some(({ type }) => type !== 'Property')) return undefined;
  const cookie = propertyOf(options, 'cookie');
  const settings = cookie === undefined ? options : objectOf(flow, cookie);
  if (settings === undefined) return undefined;
  if (isFalse(propertyOf(settings, 'httpOnly'))) return { at: node, variant: 'script' };
  const secure = propertyOf(settings, 'secure') ?? propertyOf(settings, 'cookieOptions');
  return secure === undefined || isFalse(secure) ? { at: node } : undefined;
}

function receiverText(flow: Flow, node: CallSyntax): string {
  const receiver = receiverOf(node);
  return receiver === undefined ? '' : flow.source.getText(receiver);
}

/** `setHeader('Set-Cookie', 'session=…')`, and `server.state('session', { isHttpOnly: false })` in hapi. */
function ofHeader(flow: Flow, node: CallSyntax): Sinks {
  const [first, second] = node.arguments;
  const method = flow.names.last(node.callee);
  if (first === undefined || second === undefined) return undefined;
  if (method === 'state' && /(?:^|\.)server$/.test(receiverText(flow, node)))
    return isFalse(propertyOf(objectOf(flow, second), 'isHttpOnly')) ? { at: node, variant: 'script' } : undefined;
  const isHeader =
    /^(?:setHeader|header|set|append|writeHead)$/.test(method) && /^set-cookie$/i.test(plainText(first) ?? '');
  const words = isHeader ? wordsOf(partsOf(flow, second)) : '';
  const isPrecious = precious.test(/^\s*([^=;\s]*)=/.exec(words)?.[1] ?? '');
  return isPrecious && !/;\s*httponly/i.test(words) ? { at: node, variant: 'script' } : undefined;
}
