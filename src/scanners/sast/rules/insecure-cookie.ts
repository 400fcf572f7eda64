/** Session cookies without the attributes that protect them. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, findProperty, getPlainText, isFalse, type Syntax } from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, getReceiver, isResponseCall, type Sinks, visitCalls } from './syntax-queries.ts';

const sessions =
  /^(?:express-session|cookie-session|client-sessions|koa-session|@fastify\/session|fastify-session|iron-session\.\w+|@fastify\/secure-session)$/;
const personalCookie = /sess|token|auth|jwt|sid\b|remember|login|user|credential|secret/i;

export const insecureCookie: ScriptRule = {
  id: 'insecure-cookie',
  remediation: 'Set secure: true, httpOnly: true and sameSite, and give the cookie its own name.',
  severity: { found: 'MEDIUM' },
  variants: {
    script: { weakness: 'session-cookie-script' },
    plain: { weakness: 'cookie-script', severity: { found: 'LOW' } },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [first, second, third] = node.arguments;
      const name = flow.names.qualified(node.callee) ?? '';
      if (sessions.test(name)) return findSessionSink(flow, node, first);
      const header = findHeaderSink(flow, node);
      if (header !== undefined) return header;
      const method = flow.names.last(node.callee);
      // In koa and Next: `ctx.cookies.set(…)`, `cookies().set(…)`; in hapi: `h.state(…)`.
      const isJar = method === 'set' && /\bcookies(?:\(\))?\)*$|cookieStore$/i.test(getReceiverText(flow, node));
      const isCookie = isJar || (/^(?:cookie|setCookie|state)$/.test(method) && isResponseCall(flow, node));
      if (!isCookie || first === undefined || second === undefined) return undefined;
      const options = third === undefined ? undefined : findObjectLiteral(flow, third);
      if (third !== undefined && options === undefined) return undefined;
      if (options?.properties.some(({ type }) => type !== 'Property')) return undefined;
      const isPrecious = personalCookie.test(getPlainText(first) ?? '');
      const httpOnly = findProperty(options, 'httpOnly') ?? findProperty(options, 'isHttpOnly');
      // Koa hides cookies from scripts by default.
      if (httpOnly === undefined && /^(?:ctx|context)\b/.test(getReceiverText(flow, node))) return undefined;
      if (isFalse(httpOnly) || httpOnly === undefined)
        return isPrecious
          ? { at: node, variant: 'script' }
          : isFalse(httpOnly)
            ? { at: node, variant: 'plain' }
            : undefined;
      const secure = findProperty(options, 'secure') ?? findProperty(options, 'isSecure');
      return isPrecious && (secure === undefined || isFalse(secure)) ? { at: node } : undefined;
    }),
};

function findSessionSink(flow: Flow, node: Syntax, written: Syntax | undefined): Sinks {
  const options = findObjectLiteral(flow, written);
  if (options === undefined || options.properties.some(({ type }) => type !== 'Property')) return undefined;
  const cookie = findProperty(options, 'cookie');
  const settings = cookie === undefined ? options : findObjectLiteral(flow, cookie);
  if (settings === undefined) return undefined;
  if (isFalse(findProperty(settings, 'httpOnly'))) return { at: node, variant: 'script' };
  const secure = findProperty(settings, 'secure') ?? findProperty(settings, 'cookieOptions');
  return secure === undefined || isFalse(secure) ? { at: node } : undefined;
}

function getReceiverText(flow: Flow, node: CallSyntax): string {
  const receiver = getReceiver(node);
  return receiver === undefined ? '' : flow.source.getText(receiver);
}

/** `setHeader('Set-Cookie', 'session=…')`, and `server.state('session', { isHttpOnly: false })` in hapi. */
function findHeaderSink(flow: Flow, node: CallSyntax): Sinks {
  const [first, second] = node.arguments;
  const method = flow.names.last(node.callee);
  if (first === undefined || second === undefined) return undefined;
  if (method === 'state' && /(?:^|\.)server$/.test(getReceiverText(flow, node)))
    return isFalse(findProperty(findObjectLiteral(flow, second), 'isHttpOnly'))
      ? { at: node, variant: 'script' }
      : undefined;
  const isHeader =
    /^(?:setHeader|header|set|append|writeHead)$/.test(method) && /^set-cookie$/i.test(getPlainText(first) ?? '');
  const words = isHeader ? joinWords(listTextParts(flow, second)) : '';
  const isPrecious = personalCookie.test(/^\s*([^=;\s]*)=/.exec(words)?.[1] ?? '');
  return isPrecious && !/;\s*httponly/i.test(words) ? { at: node, variant: 'script' } : undefined;
}
