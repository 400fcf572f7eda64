/** Checks that can be bypassed, and secrets that can be read. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
  findEnclosingFunction,
  findOuter,
  findProperty,
  getKey,
  getPlainText,
  isFalse,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import { listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, getReceiver, listEnclosingNames, type Sinks, visitCalls } from './syntax-queries.ts';

export const markupFilter: ScriptRule = {
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

export const addressCheck: ScriptRule = {
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

export const scriptText: ScriptRule = {
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

export const plainPassword: ScriptRule = {
  id: 'plain-password',
  remediation: 'Store a salted hash (scrypt, bcrypt or Argon2).',
  severity: { outside: 'MEDIUM', parameter: 'MEDIUM', entry: 'MEDIUM' },
  variants: {
    compared: { weakness: 'password-compared' },
  },
  find: (flow) => ({
    BinaryExpression: (node): Sinks => findComparedPassword(flow, node),
    ...visitCalls((node): Sinks => {
      // Object mappers may hash in a hook; a driver's own methods do not.
      if (!/^(?:insert|insertOne|insertMany)$/.test(flow.names.last(node.callee)) || getReceiver(node) === undefined)
        return undefined;
      const record = findObjectLiteral(flow, node.arguments[0]);
      const password =
        findProperty(record, 'password') ?? findProperty(record, 'passwd') ?? findProperty(record, 'pwd');
      return record === undefined || password === undefined
        ? undefined
        : { at: getPasswordProperty(record), values: [password] };
    }),
  }),
};

/** `user.password === req.body.password` */
function findComparedPassword(flow: Flow, node: SyntaxOf<'BinaryExpression'>): Sinks {
  if (!/^[!=]==?$/.test(node.operator)) return undefined;
  const sides = [unwrap(node.left), unwrap(node.right)];
  if (!sides.every((side) => /^(?:password|passwd|pwd)$/i.test(flow.names.last(side)))) return undefined;
  const [one = [], other = []] = sides.map((side) => flow.originOf(side).filter(({ level }) => level === 'outside'));
  const isStored = one.length > 0 !== other.length > 0;
  return isStored ? { at: node, origin: [...one, ...other], variant: 'compared' } : undefined;
}

function getPasswordProperty(record: SyntaxOf<'ObjectExpression'>): Syntax {
  return (
    record.properties.find((part) => part.type === 'Property' && /^(?:password|passwd|pwd)$/.test(getKey(part))) ??
    record
  );
}
