/** Weak cryptography, and settings of cookies and windows that give others more access than they need. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
  findProperty,
  getKey,
  getParent,
  getPlainText,
  isFalse,
  isTrue,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import {
  findObjectLiteral,
  getReceiver,
  isResponseCall,
  listEnclosingNames,
  type Sinks,
  visitCalls,
} from './syntax-queries.ts';

const weak = /^(?:md[245]|sha-?1|ripemd(?:160)?|rmd160)$/i;
const functions =
  /^(?:md5|js-md5|blueimp-md5|sha1|js-sha1|crypto-js\.(?:MD5|SHA1|HmacMD5)|crypto-js\/(?:md5|sha1)|CryptoJS\.(?:MD5|SHA1)|ts-md5\.Md5\.hashStr|md5-hex|hasha\.md5)$/;
const precious = /pass(?:word|wd|phrase)?|pwd|secret|credential|token|signature|login|hmac/i;
/** Names of data that needs no protection, where the hash only distinguishes contents. */
const harmless =
  /etag|cache|checksum|integrity|fingerprint|revision|gravatar|avatar|content|file|asset|dedup|filename|version|color|colour|bucket|shard|uuid/i;

/** Fewer can be guessed quickly: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const fewestRounds = 10;
const fewestIterations = 10_000;
const shortestModulus = 2048;

const weakHash: ScriptRule = {
  id: 'weak-hash',
  weakness: 'hash-collision',
  remediation: 'Use SHA-256 or stronger; for passwords use scrypt, bcrypt or Argon2 with a salt.',
  severity: { found: 'LOW' },
  variants: {
    password: {
      weakness: 'password-hash',
      remediation: 'Use scrypt, bcrypt or Argon2 with a salt.',
      severity: { found: 'MEDIUM' },
    },
    cipher: {
      weakness: 'cipher-mode',
      remediation: 'Use aes-256-gcm with a random nonce.',
      severity: { found: 'MEDIUM' },
    },
    rounds: {
      weakness: 'password-rounds',
      remediation: 'Use bcrypt with at least 10 rounds, PBKDF2 with at least 210,000 iterations, scrypt or Argon2.',
      severity: { found: 'MEDIUM' },
    },
    vector: {
      weakness: 'vector-fixed',
      remediation: 'Generate a new one for each text with crypto.randomBytes, and store it with the text.',
      severity: { found: 'MEDIUM' },
    },
    key: {
      weakness: 'rsa-key',
      remediation: 'Use at least 3072 bits, or elliptic curves.',
      severity: { found: 'MEDIUM' },
    },
  },
  rows: [
    { call: /^crypto\.create(?:Cipher|Decipher)$/, variant: 'cipher' },
    {
      call: /^crypto\.create(?:Cipher|Decipher)iv$/,
      given: { 0: /^(?:des|rc[24]|bf|blowfish|seed|idea)\b|-ecb$|^des/i },
      variant: 'cipher',
    },
    { call: /^crypto\.createCipheriv$/, given: { 2: isConstantVector }, variant: 'vector' },
    { call: /^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:encrypt|decrypt)$/, variant: 'cipher' },
    { call: /^bcrypt(?:js|-nodejs)?\.(?:hash|hashSync)$/, given: { 1: isBelow(fewestRounds) }, variant: 'rounds' },
    { call: /^bcrypt(?:js|-nodejs)?\.genSalt(?:Sync)?$/, given: { 0: isBelow(fewestRounds) }, variant: 'rounds' },
    { call: /^crypto\.pbkdf2(?:Sync)?$/, given: { 2: isBelow(fewestIterations) }, variant: 'rounds' },
    {
      call: /^crypto\.generateKeyPair(?:Sync)?$/,
      given: { 0: /^(?:rsa|rsa-pss|dsa)$/ },
      option: { key: /^modulusLength$/, is: isBelow(shortestModulus) },
      variant: 'key',
    },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const algorithm = getPlainText(node.arguments[0]);
      const isFast =
        /^crypto\.(?:createHash|hash)$/.test(name) && /^(?:sha-?(?:224|256|384|512)|sha3|blake)/i.test(algorithm ?? '');
      if (isFast)
        return /pass(?:word|wd|phrase)?|pwd/i.test(getHashedCode(flow, node))
          ? { at: node, variant: 'password' }
          : undefined;
      const isHash =
        /^crypto\.(?:createHash|hash|createHmac|subtle\.digest|webcrypto\.subtle\.digest)$/.test(name) &&
        weak.test(algorithm ?? '');
      if (!isHash && !functions.test(name)) return undefined;
      if (name === 'crypto.createHmac' && /sha-?1/i.test(algorithm ?? '')) return undefined;
      const words = `${getHashedCode(flow, node)} ${listEnclosingNames(flow, node)}`;
      if (/pass(?:word|wd|phrase)?|pwd/i.test(words)) return { at: node, variant: 'password' };
      return precious.test(words) || !harmless.test(words) ? { at: node } : undefined;
    }),
};

/** The code of the hashed value: the whole chain `createHash(…).update(…).digest(…)` of a call. */
function getHashedCode(flow: Flow, node: Syntax): string {
  let chain = node;
  for (let outer = getParent(node); outer !== undefined; outer = getParent(outer)) {
    if (outer.type !== 'MemberExpression' && outer.type !== 'CallExpression') break;
    chain = outer;
  }
  return flow.source.getText(chain).slice(0, 300);
}

function isBelow(least: number): (value: Syntax) => boolean {
  return (value) => value.type === 'Literal' && typeof value.value === 'number' && value.value < least;
}

/** A text, or a buffer that only contains literals. */
function isConstantVector(vector: Syntax, flow: Flow): boolean {
  const inner = unwrap(vector);
  if (inner.type === 'Identifier') {
    // Only one name is followed, through what a type assertion wraps.
    const [definition] = flow.names.variableOf(inner)?.defs ?? [];
    const value = definition?.type === 'Variable' ? definition.node.init : undefined;
    return value != null && value.type !== 'Identifier' && isConstantVector(value, flow);
  }
  if (inner.type !== 'CallExpression') return (getPlainText(inner) ?? '') !== '';
  const name = flow.names.qualified(inner.callee) ?? '';
  return /^Buffer\.(?:alloc|from)$/.test(name) && inner.arguments.every((argument) => argument.type === 'Literal');
}

const sessions =
  /^(?:express-session|cookie-session|client-sessions|koa-session|@fastify\/session|fastify-session|iron-session\.\w+|@fastify\/secure-session)$/;
const personalCookie = /sess|token|auth|jwt|sid\b|remember|login|user|credential|secret/i;

const insecureCookie: ScriptRule = {
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

const windows = /^(?:BrowserWindow|BrowserView|WebContentsView)$/;
const reach = ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'enableRemoteModule'];
const fences = ['contextIsolation', 'webSecurity', 'sandbox'];

const browserSettings: ScriptRule = {
  id: 'browser-settings',
  remediation:
    'Keep nodeIntegration off and contextIsolation, sandbox and webSecurity on. Expose single functions through a preload script.',
  severity: { found: 'MEDIUM' },
  variants: {
    message: {
      weakness: 'message-target',
      remediation: 'Pass the origin that should receive the message.',
      severity: { unknown: 'LOW', parameter: 'LOW', entry: 'LOW', checked: 'LOW', outside: 'LOW' },
    },
    trusted: {
      weakness: 'angularjs-html',
      remediation: 'Bind the value without $sce.trustAs, or sanitize it with $sanitize first.',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    },
  },
  rows: [
    { method: /^postMessage$/, given: { 1: /^\*$/ }, values: [0], variant: 'message' },
    { method: /^trustAs$/, receiver: /\bsce$/i, values: [1], variant: 'trusted' },
    { method: /^trustAs(?:Html|Js|ResourceUrl|Url|Css)?$/, receiver: /\bsce$/i, values: [0], variant: 'trusted' },
  ],
  find: (flow) => ({
    NewExpression: (node) => {
      if (!windows.test(flow.names.last(node.callee))) return undefined;
      const options = findProperty(findObjectLiteral(flow, node.arguments[0]), 'webPreferences');
      return (findObjectLiteral(flow, options)?.properties ?? []).flatMap((part) => {
        if (part.type !== 'Property') return [];
        const [key, value] = [getKey(part), unwrap(part.value)];
        const isWidening = (reach.includes(key) && isTrue(value)) || (fences.includes(key) && isFalse(value));
        return isWidening ? [{ at: part }] : [];
      });
    },
  }),
};

export const settingRules: readonly ScriptRule[] = [insecureCookie, weakHash, browserSettings];
