/** The rules that only say which code is weak with which values. A new rule of this kind is one row here. */
import type { Flow } from '../flow/facts.ts';
import { isSlowPattern } from '../flow/repetition.ts';
import {
  findProperty,
  getKey,
  getPlainText,
  isFalse,
  isFunction,
  isTrue,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, getRootName, listEnclosingNames, visitCalls } from './syntax-queries.ts';

const xmlParser = /xml|libxml|sax|parse/i;
const entities = {
  option: { key: /^(?:noent|replaceEntities|dtdload|resolveExternalEntities)$/, is: true },
  values: [0],
};
const corsPackage = /^(?:cors|@koa\/cors|@fastify\/cors|fastify-cors|koa2?-cors)(?:\.default)?$/;
const logger = /^(?:console|log|logger|winston|pino|bunyan|log4js|_logger|\$log)$/i;
const secretName =
  /token|password|passwd|secret|otp\b|session_?(?:id|token|key)|nonce|salt|csrf|apikey|api_key|credential|resetcode|verificationcode/i;

const tableRules: readonly ScriptRule[] = [
  {
    id: 'xxe',
    remediation: 'Do not set noent or load DTDs; refuse documents with a DTD.',
    severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', found: 'MEDIUM' },
    kinds: ['web', 'header', 'archive'],
    rows: [{ call: xmlParser, ...entities }, { method: xmlParser, ...entities }, { member: /^XML_PARSE_NOENT$/ }],
  },
  {
    id: 'regex-injection',
    remediation: 'Use a constant expression, or escape the value with RegExp.escape.',
    severity: { outside: 'MEDIUM' },
    purpose: 'regex',
    kinds: ['web', 'header'],
    rows: [
      // These functions also convert a text to a regular expression.
      {
        method: /^(?:match|matchAll)$/,
        receiver: /^/,
        when: (_, node) => node.type === 'CallExpression' && node.arguments.length === 1,
        values: [0],
        source: ({ text, level }) => level === 'outside' && /\b(?:query|body|params|payload)\b/.test(text),
      },
      { call: /^RegExp$/, values: [0] },
      { property: /^\$regex$/, isJudged: true },
    ],
  },
  {
    id: 'log-injection',
    weakness: 'log-unchanged',
    remediation: 'Log the value as JSON, or replace line breaks.',
    severity: { outside: 'LOW' },
    purpose: 'log',
    kinds: ['web', 'header'],
    rows: [
      {
        method: /^(?:log|info|warn|warning|error|debug|trace|fatal|http|verbose)$/,
        receiver: logger,
        values: 'all',
        // When a whole object is logged, its line breaks are escaped.
        source: ({ isText, text, level }) =>
          level === 'outside' && (isText || !/\b(?:body|query|params|headers|files?|cookies)$/.test(text)),
      },
    ],
  },
  {
    id: 'tls-verification',
    remediation: 'Keep verification on; add your own certificate authority with ca or NODE_EXTRA_CA_CERTS.',
    severity: { found: 'MEDIUM' },
    variants: {
      old: { weakness: 'tls-version', remediation: 'Leave the version to Node.js, or require at least TLSv1.2.' },
    },
    rows: [
      { property: /^(?:rejectUnauthorized|strictSSL|checkServerIdentity)$/, is: disablesCheck },
      {
        property: /^(?:minVersion|maxVersion|secureProtocol)$/,
        is: /^(?:TLSv1(?:\.1)?|(?:TLSv1|TLSv1_1|SSLv[23])_(?:\w+_)?method)$/,
        variant: 'old',
      },
      { assigned: /^NODE_TLS_REJECT_UNAUTHORIZED$/, is: /^0$/ },
      { assigned: /^(?:rejectUnauthorized|strictSSL)$/, is: false },
    ],
  },
  {
    id: 'cors',
    weakness: 'cors-credentials',
    remediation: 'Allow a fixed list of origins.',
    severity: { found: 'MEDIUM', outside: 'MEDIUM' },
    rows: [
      // `routes: { cors: { origin: ['*'], credentials: true } }` in hapi.
      { property: /^cors$/, is: allowsAnyOrigin },
      { call: corsPackage, given: { 0: allowsAnyOrigin } },
      { method: /^enableCors$/, given: { 0: allowsAnyOrigin } },
      {
        method: /^register$/,
        given: { 0: (value, { names }) => corsPackage.test(names.qualified(value) ?? ''), 1: allowsAnyOrigin },
      },
      {
        method: /^/,
        given: { 0: /^access-control-allow-origin$/i },
        values: [1],
        source: ({ text }) => /headers|get|header/.test(text),
      },
    ],
  },
  {
    id: 'debug',
    weakness: 'debug-pages',
    remediation: 'Turn it on in development only, based on NODE_ENV.',
    severity: { found: 'LOW' },
    variants: {
      stack: {
        weakness: 'error-sent',
        remediation: 'Log the error, and send a short message with an id that can be found in the log.',
      },
    },
    rows: [
      { call: /^(?:errorhandler|express-error-handler|pryjs|express-status-monitor)$/, when: isAlways },
      {
        method: /^(?:send|end|json|write)$/,
        given: { 0: (value) => value.type === 'MemberExpression' && getKey(value) === 'stack' },
        when: isAlways,
        variant: 'stack',
      },
      { property: /^(?:graphiql|playground|introspection)$/, is: true },
    ],
  },
  {
    id: 'headers',
    remediation: 'Keep it on, and allow only what the pages need.',
    severity: { found: 'LOW' },
    rows: [
      {
        call: /^(?:helmet|@fastify\/helmet|koa-helmet)(?:\.default)?$/,
        option: {
          key: /^(?:contentSecurityPolicy|frameguard|xFrameOptions|hsts|strictTransportSecurity|noSniff|xContentTypeOptions)$/,
          is: false,
          isReported: true,
        },
      },
    ],
  },
  {
    id: 'escaping-off',
    weakness: 'template-escaping',
    remediation: 'Keep escaping on, and mark only trusted values as safe.',
    severity: { found: 'MEDIUM' },
    rows: [
      { property: /^noEscape$/, is: true },
      { property: /^(?:auto_?escape|escapeMarkup|escapeHtml)$/i, is: false },
      { assigned: /^escapeMarkup$/, is: false },
    ],
  },
  {
    id: 'directory-listing',
    remediation: 'Serve single files, and list only public files.',
    severity: { found: 'LOW' },
    rows: [
      { call: /^(?:serve-index|koa-serve-index)$/ },
      { call: /^@fastify\/static$/, option: { key: /^list$/, is: true } },
      {
        call: /^(?:express\.static|serve-static)$/,
        given: {
          0: (value, { source }) => /^(?:\.|\/|\.\/|__dirname)$/.test(getPlainText(value) ?? source.getText(value)),
        },
      },
    ],
  },
  {
    id: 'forgeable-address',
    remediation: 'Use req.ip, and set "trust proxy" to the proxies in front of the server.',
    severity: { found: 'MEDIUM' },
    rows: [
      {
        property: /^keyGenerator$/,
        is: (value, { source }) =>
          isFunction(value) && /x-forwarded-for|x-real-ip|true-client-ip|cf-connecting-ip/i.test(source.getText(value)),
      },
    ],
  },
  {
    id: 'guessable-secret',
    remediation: 'Use crypto.randomBytes, crypto.randomUUID or crypto.getRandomValues.',
    severity: { found: 'MEDIUM' },
    rows: [{ call: /^Math\.random$/, when: isForSecret }],
  },
  {
    id: 'pseudo-random',
    remediation: 'Use crypto.randomBytes.',
    severity: { found: 'MEDIUM' },
    rows: [{ member: /^pseudoRandomBytes$/ }, { call: /^crypto\.pseudoRandomBytes$/, at: 'callee' }],
  },
  {
    id: 'buffer-constructor',
    remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
    severity: { found: 'MEDIUM' },
    rows: [
      {
        // A class with the same name that the file defines or imports is a different one.
        call: /^(?:buffer\.)?Buffer$/,
        given: { 0: ({ type }) => type !== 'Literal' },
        when: (_, { type }) => type === 'NewExpression',
      },
    ],
  },
  {
    id: 'buffer-bounds',
    remediation: 'Remove the noAssert argument.',
    severity: { found: 'MEDIUM' },
    rows: [
      {
        method: /^read(?:U?Int(?:8|(?:16|32)[LB]E)|(?:Float|Double)[LB]E)$/,
        given: { 1: true },
        receiver: /^/,
        at: 'callee',
      },
      {
        method: /^write(?:U?Int(?:8|(?:16|32)[LB]E)|(?:Float|Double)[LB]E)$/,
        given: { 2: true },
        receiver: /^/,
        at: 'callee',
      },
    ],
  },
];

function disablesCheck(value: Syntax): boolean {
  if (isFalse(value)) return true;
  if (value.type !== 'ArrowFunctionExpression') return false;
  const { body } = value;
  if (body.type === 'BlockStatement') return body.body.length === 0;
  const word = body.type === 'Identifier' ? body.name : body.type === 'Literal' ? String(body.value) : '';
  return /^(?:undefined|null|true)$/.test(word);
}

/** `true`, `*`, `['*']`, a value from the request, or a function that accepts everything. */
function allowsAnyOrigin(value: Syntax, flow: Flow): boolean {
  const options = findObjectLiteral(flow, value);
  const origin = findProperty(options, 'origin');
  if (origin === undefined || !isTrue(findProperty(options, 'credentials'))) return false;
  if (isFunction(origin)) return /^[^?|&]*(?:\(null,\s*true\)|=>\s*true)\W*$/.test(flow.source.getText(origin));
  const isStar = origin.type === 'ArrayExpression' && origin.elements.some((element) => getPlainText(element) === '*');
  return (
    isTrue(origin) ||
    isStar ||
    getPlainText(origin) === '*' ||
    flow.originOf(origin).some(({ level }) => level === 'outside')
  );
}

/** Whether no condition about the environment is around it. */
function isAlways({ source }: Flow, node: Syntax): boolean {
  return !(source.getAncestors(node as never) as Syntax[]).some(
    (outer) =>
      /^(?:If|Conditional|Logical)/.test(outer.type) &&
      /NODE_ENV|isDev|isProd|production|development|\benv\b/i.test(source.getText(outer).slice(0, 300)),
  );
}

function isForSecret(flow: Flow, node: Syntax): boolean {
  const words = listEnclosingNames(flow, node);
  return secretName.test(words) && !/test|mock|fake/i.test(words);
}

const methodOverride: ScriptRule = {
  id: 'method-override',
  remediation: 'Register the method override before the CSRF middleware.',
  severity: { found: 'MEDIUM' },
  find: (flow) => {
    let isChecked = false;
    return {
      CallExpression: (node) => {
        const callee = unwrap(node.callee);
        if (callee.type !== 'MemberExpression' || getRootName(callee) !== 'express') return undefined;
        const name = flow.names.last(callee);
        if (name === 'csrf') isChecked = true;
        return name === 'methodOverride' && isChecked ? { at: node } : undefined;
      },
    };
  },
};

const slowRegex: ScriptRule = {
  id: 'slow-regex',
  weakness: 'regex-nested',
  remediation:
    'Rewrite it without nested repetition, limit the length of the input, or use a regular expression engine that runs in linear time.',
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    Literal: (node) => ('regex' in node && isSlowPattern(node.regex.pattern) ? { at: node } : undefined),
    ...visitCalls((node) => {
      const pattern = flow.names.qualified(node.callee) === 'RegExp' ? getPlainText(node.arguments[0]) : undefined;
      return pattern !== undefined && isSlowPattern(pattern) ? { at: node } : undefined;
    }),
  }),
};

/** Marks that change the text direction, and fillers and tags without a glyph. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0\u{e0001}-\u{e007f}]+/gu;

const hiddenCharacters: ScriptRule = {
  id: 'hidden-characters',
  weakness: 'invisible-character',
  remediation: 'Remove the character, and review what the line does.',
  severity: { found: 'HIGH' },
  variants: {
    turning: { weakness: 'hidden-characters' },
  },
  find: (flow) => ({
    // The text is searched and not its tokens, so that the parser's view of an unusual template does not matter.
    Program: (node: Syntax) => {
      const lines = new Map<number, { at: Syntax; start: number; variant?: string }>();
      for (const { 0: found, index } of flow.source.text.matchAll(hidden)) {
        // Emoji flags of regions consist of tags after a black flag.
        if (/\p{Extended_Pictographic}$/u.test(flow.source.text.slice(Math.max(0, index - 2), index))) continue;
        const { line } = flow.source.getLocFromIndex(index);
        if (!lines.has(line))
          lines.set(line, { at: node, start: index, ...(turning.test(found) ? { variant: 'turning' } : {}) });
      }
      return [...lines.values()];
    },
  }),
};

export const rowRules: readonly ScriptRule[] = [hiddenCharacters, slowRegex, methodOverride, ...tableRules];
