/** Checks that can be bypassed, secrets that can be read, and sessions and tokens that can be forged. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
  type FunctionSyntax,
  findEnclosingFunction,
  findOuter,
  findProperty,
  getKey,
  getPlainText,
  isFalse,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import { listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import {
  findObjectLiteral,
  getReceiver,
  isResponseCall,
  listEnclosingNames,
  type Sinks,
  visitCalls,
} from './syntax-queries.ts';

const markupFilter: ScriptRule = {
  id: 'markup-filter',
  remediation: 'Use a sanitizer that parses HTML, such as DOMPurify or sanitize-html, or escape the whole text.',
  severity: { found: 'MEDIUM' },
  variants: {
    first: { weakness: 'escaping-first', remediation: 'Use replaceAll, or a regular expression with the g flag.' },
  },
  rows: [
    {
      method: /^replace$/,
      given: { 0: /^(?:[<>"'&]|<script>?|\.\.\/?)$/i, 1: /^(?:|&\w+;|&#\d+;|\\.)$/ },
      when: isSanitizer,
      variant: 'first',
    },
    { method: /^replace(?:All)?$/, given: { 0: isTagPattern, 1: /^\s*$/ } },
  ],
};

function isTagPattern(value: Syntax, flow: Flow): boolean {
  const pattern = value.type === 'Literal' && 'regex' in value ? value.regex.pattern : '';
  const isTag = /^\(?(?:\?:)?<(?!!--)/.test(pattern) && /script|\\w|\[\^|\.\*|iframe|\.\+/.test(pattern);
  return isTag && (/script/i.test(pattern) || isSanitizer(flow, value));
}

function isSanitizer(flow: Flow, node: Syntax): boolean {
  return /sanit|clean|escape|xss|purif|strip|safe|filter/i.test(listEnclosingNames(flow, node));
}

const addressCheck: ScriptRule = {
  id: 'address-check',
  remediation: 'Parse the value with URL and compare the whole origin or host.',
  severity: { found: 'MEDIUM' },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const receiver = getReceiver(node);
      const [first] = node.arguments;
      if (
        receiver === undefined ||
        first === undefined ||
        !/^(?:includes|indexOf|search|match)$/.test(flow.names.last(node.callee))
      )
        return undefined;
      const name = flow.names.last(receiver);
      if (
        !/ur[il]$|^(?:href|origin|referr?er|redirect\w*|to|target|link|returnTo|next)$/i.test(name) ||
        /s$|list$/i.test(name)
      )
        return undefined;
      const written = getPlainText(first);
      const isAllowed =
        /allow|trust|white|permit|valid/i.test(flow.names.last(first)) ||
        (written !== undefined && /^https?:\/\/[\w-]+\.|^[\w-]+\.(?:com|org|net|io|dev)\b/.test(written));
      const enclosing = findEnclosingFunction(node);
      const isCheck =
        enclosing !== undefined &&
        /allow|redirect|trust|valid|safe|check|is[A-Z]/.test(`${listEnclosingNames(flow, node)}`);
      return isAllowed && isCheck ? { at: node } : undefined;
    }),
};

const scriptText: ScriptRule = {
  id: 'script-text',
  remediation: 'Pass data in a JSON element, with < escaped as \\u003c.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
  variants: {
    serialized: { weakness: 'script-data', remediation: 'Leave out the option unsafe.', severity: { found: 'MEDIUM' } },
  },
  purpose: 'html',
  find: (flow) => ({
    BinaryExpression: (node) => {
      const outer = (flow.source.getAncestors(node as never) as Syntax[]).at(-1);
      return node.operator === '+' && !(outer?.type === 'BinaryExpression' && outer.operator === '+')
        ? findScriptTextSink(flow, node)
        : undefined;
    },
    TemplateLiteral: (node) => findScriptTextSink(flow, node),
  }),
};

function findScriptTextSink(flow: Flow, node: Syntax): Sinks {
  if (isErrorText(flow, node)) return undefined;
  let text = '';
  const values: Syntax[] = [];
  for (const part of listTextParts(flow, node)) {
    if ('text' in part) text += part.text;
    else if (/<script\b[^>]*>(?:(?:(?!<\/script)[\s\S])*[=({[,;:'"`])?\s*$/i.test(text)) {
      const inner = unwrap(part.value);
      if (inner.type === 'CallExpression' && isUnsafeSerializer(flow, inner))
        return { at: inner, variant: 'serialized' };
      const isData =
        inner.type === 'CallExpression' &&
        /stringify|serialize/i.test(flow.source.getText(inner.callee) + flow.source.getText(inner).slice(0, 40));
      if (!isData) values.push(part.value);
    }
  }
  return values.length === 0 ? undefined : { at: node, values };
}

/** `new Error('no <script> here')`, `{ message: … }` */
function isErrorText(flow: Flow, node: Syntax): boolean {
  const { parent } = findOuter(node);
  if (parent?.type === 'Property') return /^(?:error|errors|message|msg|reason|detail|details)$/i.test(getKey(parent));
  const isCall = parent?.type === 'NewExpression' || parent?.type === 'CallExpression';
  return isCall && /Error$|^(?:log|warn|error|info|debug)$/.test(flow.names.last(parent.callee as Syntax));
}

function isUnsafeSerializer(flow: Flow, { callee, arguments: [, options] }: CallSyntax): boolean {
  const unsafe = findProperty(findObjectLiteral(flow, options), 'unsafe');
  return flow.names.qualified(callee) === 'serialize-javascript' && unsafe !== undefined && !isFalse(unsafe);
}

const plainPassword: ScriptRule = {
  id: 'plain-password',
  remediation: 'Store a salted hash (scrypt, bcrypt or Argon2).',
  severity: { outside: 'MEDIUM', parameter: 'MEDIUM', entry: 'MEDIUM' },
  variants: {
    compared: { weakness: 'password-compared' },
  },
  find: (flow) => ({
    // `user.password === req.body.password`
    BinaryExpression: (node): Sinks => {
      if (!/^[!=]==?$/.test(node.operator)) return undefined;
      const sides = [unwrap(node.left), unwrap(node.right)];
      if (!sides.every((side) => /^(?:password|passwd|pwd)$/i.test(flow.names.last(side)))) return undefined;
      const [one = [], other = []] = sides.map((side) =>
        flow.originOf(side).filter(({ level }) => level === 'outside'),
      );
      const isStored = one.length > 0 !== other.length > 0;
      return isStored ? { at: node, origin: [...one, ...other], variant: 'compared' } : undefined;
    },
    ...visitCalls((node): Sinks => {
      // Object mappers may hash in a hook; a driver's own methods do not.
      if (!/^(?:insert|insertOne|insertMany)$/.test(flow.names.last(node.callee)) || getReceiver(node) === undefined)
        return undefined;
      const record = findObjectLiteral(flow, node.arguments[0]);
      const property = record?.properties.find(
        (part) => part.type === 'Property' && /^(?:password|passwd|pwd)$/.test(getKey(part)),
      );
      const password =
        findProperty(record, 'password') ?? findProperty(record, 'passwd') ?? findProperty(record, 'pwd');
      return record === undefined || password === undefined
        ? undefined
        : { at: property ?? record, values: [password] };
    }),
  }),
};

const secretName =
  /^(?:.*[_a-z])?(?:hash|digest|signature|hmac|mac|secret|apiKey|api_key|csrfToken|authToken|accessToken|sig|token|Hash|Digest|Signature|Hmac|Secret|Token)$/;

const timing: ScriptRule = {
  id: 'timing',
  remediation: 'Compare secrets with crypto.timingSafeEqual.',
  severity: { found: 'LOW' },
  find: (flow) => ({
    BinaryExpression: (node): Sinks => {
      if (!/^[!=]==?$/.test(node.operator)) return undefined;
      const sides = [unwrap(node.left), unwrap(node.right)] as Syntax[];
      // A comparison with a literal, null, undefined or a type is not an attempt to guess a secret.
      if (!sides.every(({ type }) => /^(?:Identifier|MemberExpression|CallExpression)$/.test(type))) return undefined;
      const [left = '', right = ''] = sides.map((side) =>
        flow.names.last(side.type === 'CallExpression' ? side.callee : side),
      );
      if (!secretName.test(left) || !secretName.test(right)) return undefined;
      const isForeign = sides.some((side) =>
        flow.originOf(side).some(({ level }) => level === 'outside' || level === 'parameter' || level === 'entry'),
      );
      return isForeign ? { at: node } : undefined;
    },
  }),
};

const jwt: ScriptRule = {
  id: 'jwt',
  remediation: 'Pass the allowed algorithms: verify(token, key, { algorithms: ["RS256"] }).',
  severity: { found: 'MEDIUM' },
  variants: {
    none: { weakness: 'jwt-none', severity: { found: 'HIGH' } },
    ignored: { weakness: 'jwt-expiry', remediation: 'Remove ignoreExpiration.', severity: { found: 'LOW' } },
    decoded: { weakness: 'jwt-decoded', remediation: 'Use verify instead of decode.', severity: { outside: 'MEDIUM' } },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const options =
        node.arguments.slice(1).flatMap((argument) => findObjectLiteral(flow, argument) ?? [])[0] ??
        findObjectLiteral(flow, node.arguments[0]);
      const algorithms =
        findProperty(options, 'algorithms') ?? findProperty(options, 'algorithm') ?? findProperty(options, 'alg');
      const [first, second, third] = node.arguments;
      if (/^(?:express-jwt|koa-jwt)(?:\.expressjwt|\.expressJwt)?$/.test(name)) {
        const secret = findProperty(options, 'secret');
        if (options === undefined || secret === undefined) return undefined;
        if (algorithms === undefined)
          return flow.source.getText(secret).includes('Math.random') ? undefined : { at: node };
        return allowsNone(algorithms) ? { at: node, variant: 'none' } : undefined;
      }
      if (name === 'jose.UnsecuredJWT.decode') return { at: node, variant: 'none' };
      if (!/^(?:jsonwebtoken|jwt-simple|jws|jose\.\w+)\.\w+$|^(?:jsonwebtoken|jwt-simple)$/.test(name))
        return undefined;
      if (algorithms !== undefined && allowsNone(algorithms)) return { at: node, variant: 'none' };
      if (name === 'jsonwebtoken.decode' && first !== undefined) {
        const around = findEnclosingFunction(node);
        // The key often depends on what the token says.
        if (around && /(?:\bv|V)erify\w*\s*\(/.test(flow.source.getText(around.body))) return undefined;
        return {
          at: node,
          origin: flow.originOf(first).filter(({ kind }) => kind === 'web' || kind === 'header'),
          variant: 'decoded',
        };
      }
      if (name === 'jwt-simple.decode')
        return node.arguments.length < 4 && second !== undefined ? { at: node } : undefined;
      if (name !== 'jsonwebtoken.verify') return undefined;
      if (second !== undefined && /^(?:null|undefined|false|''|""|``)$/.test(flow.source.getText(unwrap(second))))
        return { at: node, variant: 'none' };
      const isIgnored = findProperty(options, 'ignoreExpiration');
      if (isIgnored?.type === 'Literal' && isIgnored.value === true) return { at: node, variant: 'ignored' };
      if (third !== undefined && options === undefined && unwrap(third).type === 'Identifier') return undefined;
      return algorithms === undefined &&
        /public|cert|\.pem\b|\.pub\b/i.test(second === undefined ? '' : flow.source.getText(second))
        ? { at: node }
        : undefined;
    }),
};

function allowsNone(algorithms: Syntax): boolean {
  const inner = unwrap(algorithms);
  if (inner.type === 'ArrayExpression')
    return inner.elements.some((element) => /^none$/i.test(getPlainText(element) ?? ''));
  return inner.type === 'MemberExpression' ? getKey(inner) === 'none' : /^none$/i.test(getPlainText(inner) ?? '');
}

const identity =
  /^(?:user|user_?id|uid|user_?name|account|account_?id|admin|is_?admin|auth|(?:is_?)?(?:authenticated|logged_?in))$/i;
/** These keep the whole session in the cookie: there is no id. */
const withoutId = /^(?:cookie-session|client-sessions|iron-session|@fastify\/secure-session|next-auth)/;

const sessionFixation: ScriptRule = {
  id: 'session-fixation',
  remediation: 'Call req.session.regenerate at login, and set the user in its callback.',
  severity: { found: 'MEDIUM' },
  variants: {
    chosen: {
      weakness: 'session-chosen',
      remediation: 'Let the session library create the id, and a new one at each login.',
      severity: { outside: 'MEDIUM' },
    },
  },
  kinds: ['web'],
  rows: [
    { assigned: /^sessionID$/, isJudged: true, variant: 'chosen' },
    { assigned: /^(?:id|sid)$/, when: isSessionPart, isJudged: true, variant: 'chosen' },
    { assigned: identity, when: isKeptAtLogin },
    {
      method: /^cookie$/,
      given: { 0: /^[\w.-]*(?:sess(?:ion)?(?:[_-]?id)?|sid)$/i },
      when: isResponseCall,
      values: [1],
      variant: 'chosen',
    },
  ],
};

function isSessionPart(flow: Flow, { left }: SyntaxOf<'AssignmentExpression'>): boolean {
  const target = unwrap(left);
  return target.type === 'MemberExpression' && /(?:^|\.)session$/.test(flow.source.getText(target.object));
}

/** A login writes who the user is to the session that was there before. */
function isKeptAtLogin(flow: Flow, node: SyntaxOf<'AssignmentExpression'>): boolean {
  if (!isSessionPart(flow, node)) return false;
  const handler = findHandler(flow, node);
  const isCleared = node.right.type === 'Literal' && !node.right.value;
  if (isCleared || flow.loads(withoutId)) return false;
  const isLogin = /log_?in|sign_?in|authenticat/i.test(listEnclosingNames(flow, node));
  const around = handler ?? (isLogin ? findEnclosingFunction(node) : undefined);
  if (around === undefined) return false;
  const code = flow.source.getText(around).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return (isLogin || /passw(?:or)?d|\bpwd\b/i.test(code)) && !/\bregenerate\b|\breq(?:uest)?\.log[iI]n\b/.test(code);
}

/** The nearest enclosing function that receives a request. */
function findHandler(flow: Flow, node: SyntaxOf<'AssignmentExpression'>): FunctionSyntax | undefined {
  const around = flow.source.getAncestors(node as never) as Parameters<typeof isFunction>[0][];
  return around.findLast(
    (one): one is FunctionSyntax =>
      isFunction(one) &&
      one.params.some((each) => each.type === 'Identifier' && /^_?(?:req|request|ctx)$/.test(each.name)),
  );
}

export const checkRules: readonly ScriptRule[] = [
  jwt,
  markupFilter,
  addressCheck,
  scriptText,
  sessionFixation,
  plainPassword,
  timing,
];
