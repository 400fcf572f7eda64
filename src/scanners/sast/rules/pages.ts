/** Values that become markup or script of a page. */
import type { Flow } from '../flow/facts.ts';
import { findParameterSource } from '../flow/sources.ts';
import {
  type CallSyntax,
  findEnclosingFunction,
  findFirstValue,
  findProperty,
  getKey,
  getParent,
  getPlainText,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import { findHostOrigin, joinWords, listTextParts } from '../flow/text.ts';
import { findWritesBefore } from '../flow/writes.ts';
import type { ScriptRule } from './rule.ts';
import {
  getReceiver,
  getRootName,
  isNoFunction,
  isResponse,
  isResponseCall,
  type Sink,
  type Sinks,
  visitCalls,
} from './syntax-queries.ts';

const properties = /^(?:innerHTML|outerHTML|srcdoc)$/;
const scriptProperties = /^(?:src|text|textContent|innerText)$/;
const inserting = /^(?:html|append|prepend|after|before|replaceWith|wrap|appendTo|prependTo)$/;

const domXss: ScriptRule = {
  id: 'dom-xss',
  remediation: 'Use textContent, or sanitize the value with a library such as DOMPurify.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
  purpose: 'html',
  variants: {
    method: { weakness: 'html-inserted' },
    query: { weakness: 'html-jquery', severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' } },
    foreign: { weakness: 'html-jquery', severity: { outside: 'HIGH' } },
    trusted: {
      weakness: 'angular-html',
      remediation: 'Let Angular escape the value, or sanitize it with sanitizer.sanitize or DOMPurify first.',
    },
    style: {
      weakness: 'angular-style',
      remediation: 'Use the value to choose one of your own styles.',
      severity: { outside: 'MEDIUM', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' },
    },
    safe: {
      weakness: 'template-safe',
      remediation: 'Escape the value first, for example with Handlebars.escapeExpression, or sanitize it.',
    },
    script: {
      weakness: 'script-chosen',
      remediation: 'Load scripts from fixed URLs only.',
      severity: { outside: 'HIGH' },
    },
    link: {
      weakness: 'link-target',
      remediation: 'Parse the value with URL and allow only http and https.',
      severity: { outside: 'MEDIUM' },
    },
    react: {
      weakness: 'react-html',
      remediation: 'Render the value as text, or sanitize it with a library such as DOMPurify.',
    },
  },
  rows: [
    { assigned: properties, isJudged: true },
    { call: /^document\.write(?:ln)?$/, values: 'all', variant: 'method' },
    { method: /^insertAdjacentHTML$/, values: [1], variant: 'method' },
    { method: /^(?:createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/, values: [0], variant: 'method' },
    {
      call: /(?:^|\.)(?:Handlebars|hbs|handlebars)\.SafeString$|^lit\S*\.unsafe(?:HTML|SVG)$/,
      values: [0],
      variant: 'safe',
    },
    { method: /^setProperty$/, given: { 1: properties }, values: [2], variant: 'method' },
    { method: /^bypassSecurityTrust(?:Html|Script|Url|ResourceUrl)$/, values: [0], variant: 'trusted' },
    { method: /^bypassSecurityTrustStyle$/, values: [0], variant: 'style' },
    { method: /^setAttribute$/, given: { 0: /^(?:on\w+|srcdoc)$/i }, values: [1], variant: 'method' },
    { call: /^(?:\$|jQuery)$/, given: { 0: isMarkup }, values: [0], variant: 'query' },
    { call: /^(?:\$|jQuery)$/, given: { 0: isNoFunction }, values: [0], variant: 'foreign' },
    { method: inserting, when: isQuery, given: { 0: isMarkup }, values: [0], variant: 'query' },
    { method: inserting, when: isQuery, given: { 0: isNoFunction }, values: [0], variant: 'foreign' },
  ],
  find: (flow) => ({
    AssignmentExpression: (node) => findElementSink(flow, node),
    JSXAttribute: ((node: Syntax) => findReactSink(flow, node)) as never,
    Property: (node) =>
      getKey(node) === 'dangerouslySetInnerHTML' || (getKey(node) === 'innerHTML' && isElementAttribute(flow, node))
        ? createMarkupSink(node, unwrap(node.value))
        : undefined,
  }),
};

function findReactSink(flow: Flow, node: Syntax): Sinks {
  const attribute = node as unknown as { name?: { name?: unknown }; value?: { expression?: Syntax } };
  const value = attribute.value?.expression;
  const name = String(attribute.name?.name);
  if (value !== undefined && name === 'href') return findLinkSink(flow, node, value);
  if (value === undefined || !/^(?:dangerouslySetInnerHTML|srcDoc|innerHTML)$/.test(name)) return undefined;
  return createMarkupSink(node, unwrap(value));
}

function createMarkupSink(node: Syntax, value: Syntax): Sinks {
  const markup = findProperty(value, '__html') ?? value;
  return { at: node, values: [markup], variant: 'react' };
}

function isMarkup(value: Syntax, flow: Flow): boolean {
  return !isFunction(value) && /<[a-z!/]/i.test(joinWords(listTextParts(flow, value)));
}

function isQuery(_: Flow, node: CallSyntax): boolean {
  const receiver = getReceiver(node);
  return receiver !== undefined && /^(?:\$.*|jQuery)$/.test(getRootName(receiver));
}

/** `script.src = …` for an element that the file creates, and `link.href = …`. */
function findElementSink(flow: Flow, { left, right }: SyntaxOf<'AssignmentExpression'>): Sinks {
  if (left.type !== 'MemberExpression') return undefined;
  const at = getParent(left) ?? left;
  if (scriptProperties.test(getKey(left)) && flow.names.qualified(left.object) === 'document.createElement()') {
    const made = findFirstValue(flow.names, left.object);
    const isScript = made?.type === 'CallExpression' && getPlainText(made.arguments[0]) === 'script';
    return isScript ? { at, origin: findHostOrigin(flow, right), variant: 'script' } : undefined;
  }
  const isLink =
    /^(?:href|formAction|action)$/.test(getKey(left)) && !/(?:^|\.)location$/.test(flow.source.getText(left.object));
  return isLink ? findLinkSink(flow, at, right) : undefined;
}

/** The page's own URL is not untrusted. */
function findLinkSink(flow: Flow, at: Syntax, value: Syntax): Sinks {
  const origin = findHostOrigin(flow, value).filter(
    ({ level, text, safeFor }) =>
      level === 'outside' && !safeFor.includes('url') && !/(?:^|\.)(?:location|href|pathname|URL)$/.test(text),
  );
  return origin.length > 0 ? { at, origin, variant: 'link' } : undefined;
}

/** For an element that Vue's `h` or React's `createElement` creates. */
function isElementAttribute(flow: Flow, property: Syntax): boolean {
  const object = getParent(property);
  const call = object === undefined ? undefined : getParent(object);
  return (
    call?.type === 'CallExpression' &&
    /^(?:h|createElement|createVNode|createElementVNode)$/.test(flow.names.last(call.callee))
  );
}

const serverXss: ScriptRule = {
  id: 'server-xss',
  remediation:
    'Escape the value for its context, render it with a template engine that escapes, or respond with JSON or text/plain.',
  severity: { outside: 'HIGH' },
  variants: {
    bare: { weakness: 'server-xss-bare', severity: { outside: 'MEDIUM' } },
  },
  purpose: 'html',
  kinds: ['web'],
  find: (flow) => ({
    ...visitCalls((node) => {
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      const isHapi = /^(?:h|toolkit|responseToolkit)$/.test(getRootName(node.callee));
      const isAnswer =
        /^(?:send|write|end|html|response)$/.test(method) &&
        (method === 'response' ? isHapi || isResponse(flow, node.callee as Syntax) : isResponseCall(flow, node));
      if (first === undefined || !(isAnswer || flow.names.qualified(node.callee) === 'Response')) return undefined;
      // Only express sends any text as a page. Without an explicit type, a text is a page if it begins like one.
      const isExpress =
        method === 'send' && !/^_?(?:reply|rep|h|ctx)$/.test(getRootName(node.callee)) && !flow.loads(/^fastify$/);
      const isInput = () => {
        const begin = listTextParts(flow, first).find((part) => !('text' in part && part.text === ''));
        return begin && 'value' in begin && flow.originOf(begin.value).some(({ level }) => level === 'outside');
      };
      return createResponseSink(flow, node, first, isExpress || (/^(?:write|end)$/.test(method) && isInput()));
    }),
    ReturnStatement: (node) => (node.argument == null ? undefined : findReturnSink(flow, node, node.argument)),
    ArrowFunctionExpression: (node) =>
      node.body.type === 'BlockStatement' ? undefined : findReturnSink(flow, node.body, node.body),
    // What a cloud function returns.
    Property: (node) => {
      const answer = getParent(node);
      const isPage = getKey(node) === 'body' && findProperty(answer, 'statusCode') !== undefined;
      if (!isPage || !/text\/html/i.test(flow.source.getText(findEnclosingFunction(node) ?? answer))) return undefined;
      return createResponseSink(flow, node, node.value);
    },
    AssignmentExpression: (node) => {
      const target = node.left;
      if (target.type !== 'MemberExpression' || getKey(target) !== 'body') return undefined;
      if (getRootName(target) !== 'ctx' && !isResponse(flow, target)) return undefined;
      return createResponseSink(flow, node, node.right);
    },
  }),
};

/** `canBeBare`: whether browsers treat it as a page although it has no content type. */
function createResponseSink(flow: Flow, at: Syntax, value: Syntax, canBeBare = false): Sink | undefined {
  if (!isWrittenMarkup(flow, value)) return undefined;
  const enclosing = findEnclosingFunction(value);
  const isDeclared =
    enclosing !== undefined && /text\/html|\btype\s*(?:=|\()\s*["'`]html/i.test(flow.source.getText(enclosing));
  const isPage = isDeclared || /<[a-z!/]/i.test(joinWords(listTextParts(flow, value)));
  if (!isPage && !canBeBare) return undefined;
  // A whole body or query is an object, which frameworks send as JSON.
  const object = /\b(?:body|query|payload|params|headers|cookies|files?|json\(\))$/;
  const origin = flow
    .originOf(value)
    .filter(({ isText, text, level }) => level === 'outside' && (isText || !object.test(text)));
  return { at, origin, ...(isPage ? {} : { variant: 'bare' }) };
}

/** JSON and plain text run no scripts. */
function isWrittenMarkup(flow: Flow, value: Syntax): boolean {
  const inner = unwrap(value);
  if (inner.type === 'ObjectExpression' || inner.type === 'ArrayExpression') return false;
  if (
    inner.type === 'CallExpression' &&
    (flow.names.qualified(inner.callee) === 'JSON.stringify' || flow.names.last(inner.callee) === 'map')
  )
    return false;
  const enclosing = findEnclosingFunction(value);
  const text = enclosing === undefined ? '' : flow.source.getText(enclosing);
  if (
    /(?:type|content-type)["'`]?\s*[(,:]\s*["'`](?:text\/plain|text\/csv|json|application\/(?!xhtml|xml)|image\/|txt)/i.test(
      text,
    )
  )
    return false;
  const words = joinWords(listTextParts(flow, value));
  return getPlainText(inner) === undefined && !/^\s*[{[]\s*"/.test(words);
}

/** The return value of a fastify or hapi handler is the response. */
function findReturnSink(flow: Flow, at: Syntax, value: Syntax): Sink | undefined {
  const handler = findEnclosingFunction(value);
  if (
    handler === undefined ||
    !/^(?:TemplateLiteral|BinaryExpression|Identifier|CallExpression)$/.test(unwrap(value).type)
  )
    return undefined;
  const [first, second] = handler.params;
  const isResult =
    second === undefined ||
    (second.type === 'Identifier' && /^(?:_?reply|_?h|_?rep)$/.test(second.name)) ||
    flow.loads(/^(?:fastify|@hapi\/hapi|hapi)$/);
  // Only its own literal text is examined, because following the return values of every handler would take too long.
  const hasMarkup = isResult && first !== undefined && /<[a-z!/]|html/i.test(flow.source.getText(handler));
  const isHandler = hasMarkup && findParameterSource(flow, handler, 0) === 'request';
  return isHandler ? createResponseSink(flow, at, value) : undefined;
}

/** Data of one user, by the names in it. */
const personal = /\b(?:user|email|account|session|profile|customer|token|password|address|phone)s?\b/i;

const jsonp: ScriptRule = {
  id: 'jsonp',
  remediation:
    'Answer with JSON and allow the origins that need it with CORS, or check the name of the function against a pattern of letters and digits.',
  severity: { outside: 'MEDIUM' },
  kinds: ['web'],
  variants: {
    personal: { weakness: 'jsonp-personal', severity: { found: 'MEDIUM' } },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      if (first === undefined || !isResponseCall(flow, node)) return undefined;
      if (method === 'jsonp') return isPersonal(flow, first) ? { at: node, variant: 'personal' } : undefined;
      if (!/^(?:send|end|write)$/.test(method)) return undefined;
      const [name, next] = listTextParts(flow, first).filter((part) => !('text' in part && part.text === ''));
      if (name === undefined || !('value' in name) || next === undefined || !('text' in next)) return undefined;
      const handler = findEnclosingFunction(node);
      const isScript = /(?:java|ecma)script/i.test(handler === undefined ? '' : flow.source.getText(handler));
      return isScript && /^\s*\(/.test(next.text) ? { at: node, values: [name.value] } : undefined;
    }),
};

function isPersonal(flow: Flow, value: Syntax): boolean {
  const inner = unwrap(value);
  const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
  const written = variable === undefined ? [] : findWritesBefore(flow, variable, inner).map((write) => write.value);
  return [inner, ...written].some((each) => personal.test(flow.source.getText(each)));
}

export const pageRules: readonly ScriptRule[] = [serverXss, domXss, jsonp];
