/** Cookies, sessions and tokens: how a server knows its users. */
import type { PatternRule } from '../../rule.ts';
import { assigned, assignment } from './calls.ts';

const offArgument =
  '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (false) @at) (#match? @key "^http_?only$")))';
const secureArgument =
  '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (_) @at) (#eq? @key "secure")) @arguments)';
/** The arguments of a cookie that shows who a user is. */
const identity =
  /^\((?![\s\S]*\bhttponly\s*=)(?=[\s\S]*,\s*[^\s)])(?:[^,]*|[\s\S]*\bkey\s*=[^,]*)(?:sess|token|auth|jwt|user|admin|login|sid\b|remember)/i;

export const cookie: PatternRule = {
  weakness: 'cookie',
  remediation: 'Set HttpOnly, Secure and SameSite.',
  severity: { found: 'MEDIUM' },
  sinks: [
    { query: offArgument },
    // The other flag of the same cookie is reported once.
    {
      query: secureArgument,
      name: /(?:set_cookie|[sS]torage|[sS]ession)[^.]*$/,
      at: /^False$/,
      given: /^(?![\s\S]*\bhttp_?only\s*=\s*False)/,
    },
    // In a call of several lines, the flag is reported.
    { query: secureArgument, name: /(?:^|\.)set_cookie$/, given: identity },
    { name: /(?:^|\.)set_cookie$/, given: identity, unless: /\bsecure\s*=/ },
    {
      query:
        '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (false)) (#match? @key "^(SESSION|CSRF|REMEMBER)_COOKIE_(HTTPONLY|SECURE)$"))) @at',
      name: /(?:^|\.)(?:update|from_mapping|dict|configure)$/,
    },
    { query: assignment, name: /\b(?:SESSION|CSRF)_COOKIE_(?:HTTPONLY|SECURE)\b/, at: /=\s*False$/ },
  ],
};

export const sessionChosen: PatternRule = {
  weakness: 'session-chosen',
  remediation: 'Let the framework create the session id, and a new one at each login.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    {
      name: /\.set_cookie$/,
      callee: /\.set_cookie$/,
      given: /^\(\s*(?:(?:key|name)\s*=\s*)?[a-z]*["'][\w.-]*(?:sess\w*|sid)["']/i,
      argument: [1],
      keywords: ['value'],
    },
    { query: assigned, name: /^(?:\w+\.)*session\.(?:sid|_?session_(?:key|id))$/ },
  ],
};

export const cookieTrusted: PatternRule = {
  weakness: 'cookie-trusted',
  remediation: 'Keep such data in a server-side session, or sign the cookie and check the signature.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    // A session that is only base64: a client can create any session.
    {
      query: '(call function: (_) @name arguments: (argument_list . (call function: (attribute)) @value)) @at',
      name: /^json\.loads$/,
      callee: /^(?:json|)\.loads$/,
      source: /cookie/i,
    },
    {
      query: '(comparison_operator (string)) @at',
      at: /\brequest\.(?:cookies|COOKIES)(?:\.get\(|\[)\s*["']\w*(?:admin|role|auth|user|login|priv|level)\w*["']/i,
      severity: { found: 'MEDIUM' },
    },
  ],
};

/** With sessions on the server, a login must create a new session. */
export const sessionFixation: PatternRule = {
  weakness: 'session-fixation',
  remediation: 'Create a new session at login: new_session(), cycle_key() or session.regenerate().',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: assignment,
      name: /^session\b.*\[["'].*(?:user|login|auth|account).*["']\]$/i,
      around: /\bget_session\(/,
      unlessAround: /\bnew_session\(|\.invalidate\(/,
      inFile: /\baiohttp_session\b/,
      isOnce: true,
    },
  ],
};

/** A token that is read with the verification turned off, and one that is verified. */
const unverified = String.raw`["']?verify(?:_signature)?["']?\s*[:=]\s*False`;
const verified = new RegExp(
  String.raw`\bdecode\((?![^()]*(?:\([^()]*\)[^()]*)*(?:\([^()]*)?(?:${unverified}|["']none["']))[^()]*(?:\([^()]*\)[^()]*)*\balgorithms\b`,
);

export const jwtUnchecked: PatternRule = {
  weakness: 'jwt-unchecked',
  remediation: 'Decode with the key, with verification on, and with a list of allowed algorithms.',
  severity: { found: 'HIGH' },
  sinks: [
    {
      name: /(?:^|\.)jwt\.decode$|^jws\.verify$|^jwt\.process_jwt$/,
      given: new RegExp(String.raw`${unverified}|\balgorithms\s*=[^=]*["']none["']`, 'i'),
      // Some code reads a token to find the key, and verifies it then.
      unlessAround: verified,
    },
    { name: /(?:^|\.)(?:jwt|jws)\.(?:encode|sign)$/, given: /\balgorithm\s*=\s*["']none["']/i },
    {
      name: /(?:^|\.)jw[ts]\.get_unverified_(?:claims|payload)$/,
      unlessAround: verified,
      severity: { found: 'MEDIUM' },
    },
  ],
};

export const trustBoundary: PatternRule = {
  weakness: 'trust-boundary',
  remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
  severity: { outside: 'LOW' },
  sinks: [
    { query: assigned, name: /^(?:\w+\.)*session\[/ },
    {
      query: '(assignment left: (subscript value: (_) @name subscript: (_) @value)) @at',
      name: /^(?:\w+\.)*session$/,
    },
  ],
};
