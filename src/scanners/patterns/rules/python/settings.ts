/** Settings that turn off what protects a server or its pages, cookies, sessions and tokens. */
import type { PatternRules } from '../../rule.ts';

/** `a.b = value`, `a["b"] = value` */
export const assigned = '(assignment left: [(attribute) (subscript)] @name right: (_) @value) @at';

/** `DEBUG = True`, `app.config["DEBUG"] = True` */
export const assignment = '(assignment left: (_) @name right: (_)) @at';

/** In a function it is mostly a test that enables it for itself. */
const globalAssignments = [
  '(module (expression_statement (assignment left: (_) @name right: (true)) @at))',
  '(class_definition body: (block (expression_statement (assignment left: (_) @name right: (true)) @at)))',
];

const anyOrigin =
  /\ballow_origin_regex\s*=\s*r?["'](?:\^?\.[*+]\$?|https\?:\/\/\.[*+])["']|\b(?:allow_)?origins\s*=\s*(?:\[[^\]]*|\([^)]*|r?["'][^"']*)\*/;

const withCookies = '(call arguments: (argument_list (keyword_argument name: (_) @name value: (true)))) @at';

const credentials = /^(?:allow|supports)_credentials$/;

const exemption = /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/;

const offArgument =
  '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (false) @at) (#match? @key "^http_?only$")))';

const secureArgument =
  '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (_) @at) (#eq? @key "secure")) @arguments)';

/** The arguments of a cookie that shows who a user is. */
const identity =
  /^\((?![\s\S]*\bhttponly\s*=)(?=[\s\S]*,\s*[^\s)])(?:[^,]*|[\s\S]*\bkey\s*=[^,]*)(?:sess|token|auth|jwt|user|admin|login|sid\b|remember)/i;

/** A token that is read with the verification turned off, and one that is verified. */
const unverified = String.raw`["']?verify(?:_signature)?["']?\s*[:=]\s*False`;

const verified = new RegExp(
  String.raw`\bdecode\((?![^()]*(?:\([^()]*\)[^()]*)*(?:\([^()]*)?(?:${unverified}|["']none["']))[^()]*(?:\([^()]*\)[^()]*)*\balgorithms\b`,
);

export const settings: PatternRules = {
  debug: {
    remediation: 'Turn it on only on your own machine, with an environment variable.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        query:
          '(call function: (_) @name arguments: (argument_list (keyword_argument name: (_) @key value: (true) @at) (#eq? @key "debug")))',
        name: /(?:^|\.)(?:run|run_app|run_server|Application|Flask|FastAPI|Starlette|Sanic|create_app|Dash|Bottle)$/,
      },
      ...globalAssignments.map((query) => ({
        query,
        name: /^(?:\w+\.)?debug$|\bDEBUG\b/,
        severity: { found: 'LOW' } as const,
      })),
    ],
  },
  hosts: {
    remediation: 'List the hosts in ALLOWED_HOSTS.',
    severity: { found: 'LOW' },
    sinks: [{ query: assignment, name: /\bALLOWED_HOSTS\b/, at: /=\s*[[(]\s*["']\*["']/ }],
  },
  cors: {
    remediation: 'Allow only the origins that need it.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { query: withCookies, name: credentials, at: anyOrigin },
      { query: withCookies, name: credentials, at: /^(?:\w+\.)*CORS\(/, unless: /\borigins\s*=/ },
      { query: assignment, name: /\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\b/, at: /=\s*True$/ },
      {
        query: assignment,
        name: /\[\s*["']Access-Control-Allow-Origin["']\s*\]$/i,
        at: /=[\s\S]*\bheaders\b[\s\S]*origin/i,
        severity: { found: 'LOW' },
      },
    ],
  },
  'csrf-off': {
    remediation: 'Keep CSRF protection on; exempt only endpoints that do not use cookies.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { query: assignment, name: /\bWTF_CSRF_(?:ENABLED|CHECK_DEFAULT)\b/, at: /=\s*False$/ },
      // Sessions with cookies, without protection. A comment that names the protection is reported by itself.
      {
        query: assignment,
        name: /^MIDDLEWARE(?:_CLASSES)?$/,
        at: /=\s*[[(][\s\S]*SessionMiddleware/,
        unless: /csrf/i,
      },
      { query: '(comment) @at', at: /^#+\s*["']?[\w.]*csrf[\w.]*(?:middleware|protect)[\w.]*["']?\s*,?\s*$/i },
      // Without a session cookie no protection is needed, for example in an API for programs.
      { query: '(decorated_definition (decorator) @at) @name', at: exemption, severity: { found: 'LOW' } },
      {
        query: '(decorated_definition (decorator) @at) @name',
        at: exemption,
        name: /\brequest\.(?:user|session|COOKIES)\b|login_required|permission_required|is_authenticated/,
      },
    ],
  },
  'error-details': {
    remediation: 'Log the error, and send a short message with an id that can be found in the log.',
    severity: { found: 'LOW' },
    sinks: [{ query: '(return_statement) @at', at: /\btraceback\.format_exc\(/ }],
  },
  'escaping-off': {
    remediation: 'Keep escaping on; mark only constant HTML as safe.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { query: '(argument_list (keyword_argument name: (_) @name value: (false) @at))', name: /^autoescape$/ },
      { query: assignment, name: /\bautoescape$/, at: /=\s*False$/ },
      {
        name: /(?:^|\.)mark_safe$|(?:^|\.)safestring\.Safe(?:Text|String|Unicode|Bytes)$/,
        argument: [0],
        purpose: 'page',
        severity: { unknown: 'LOW', stored: 'LOW', local: 'LOW' },
      },
    ],
  },
  /** Characters that change the direction of text: https://trojansource.codes */
  'hidden-characters': {
    remediation: 'Remove the character, and review what the line does.',
    severity: { found: 'MEDIUM' },
    sinks: ['(comment) @at', '(string) @at'].map((query) => ({ query, at: /[\u202a-\u202e\u2066-\u2069]/ })),
  },
  cookie: {
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
  },
  'session-chosen': {
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
  },
  'cookie-trusted': {
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
  },
  /** With sessions on the server, a login must create a new session. */
  'session-fixation': {
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
  },
  'jwt-unchecked': {
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
  },
  'trust-boundary': {
    remediation: 'Check the value before it is stored in the session, where later code takes it for trusted.',
    severity: { outside: 'LOW' },
    sinks: [
      { query: assigned, name: /^(?:\w+\.)*session\[/ },
      {
        query: '(assignment left: (subscript value: (_) @name subscript: (_) @value)) @at',
        name: /^(?:\w+\.)*session$/,
      },
    ],
  },
};
