/** Settings that turn off what protects a server or its pages. */
import type { PatternRule } from '../../rule.ts';
import { assignment } from './calls.ts';

/** In a function it is mostly a test that enables it for itself. */
const globalAssignments = [
  '(module (expression_statement (assignment left: (_) @name right: (true)) @at))',
  '(class_definition body: (block (expression_statement (assignment left: (_) @name right: (true)) @at)))',
];

export const debug: PatternRule = {
  weakness: 'debug',
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
};

export const hosts: PatternRule = {
  weakness: 'hosts',
  remediation: 'List the hosts in ALLOWED_HOSTS.',
  severity: { found: 'LOW' },
  sinks: [{ query: assignment, name: /\bALLOWED_HOSTS\b/, at: /=\s*[[(]\s*["']\*["']/ }],
};

const anyOrigin =
  /\ballow_origin_regex\s*=\s*r?["'](?:\^?\.[*+]\$?|https\?:\/\/\.[*+])["']|\b(?:allow_)?origins\s*=\s*(?:\[[^\]]*|\([^)]*|r?["'][^"']*)\*/;
const withCookies = '(call arguments: (argument_list (keyword_argument name: (_) @name value: (true)))) @at';
const credentials = /^(?:allow|supports)_credentials$/;

export const cors: PatternRule = {
  weakness: 'cors',
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
};

const exemption = /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/;

export const csrfOff: PatternRule = {
  weakness: 'csrf-off',
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
};

export const errorDetails: PatternRule = {
  weakness: 'error-details',
  remediation: 'Log the error, and send a short message with an id that can be found in the log.',
  severity: { found: 'LOW' },
  sinks: [{ query: '(return_statement) @at', at: /\btraceback\.format_exc\(/ }],
};

export const escapingOff: PatternRule = {
  weakness: 'escaping-off',
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
};

/** Characters that change the direction of text: https://trojansource.codes */
export const hiddenCharacters: PatternRule = {
  weakness: 'hidden-characters',
  remediation: 'Remove the character, and review what the line does.',
  severity: { found: 'MEDIUM' },
  sinks: ['(comment) @at', '(string) @at'].map((query) => ({ query, at: /[\u202a-\u202e\u2066-\u2069]/ })),
};
