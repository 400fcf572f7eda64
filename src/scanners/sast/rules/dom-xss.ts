/** Values that become markup in a browser. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
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
import type { ScriptRule } from './rule.ts';
import { getReceiver, getRootName, isNoFunction, type Sinks } from './syntax-queries.ts';

const properties = /^(?:innerHTML|outerHTML|srcdoc)$/;
const scriptProperties = /^(?:src|text|textContent|innerText)$/;
const inserting = /^(?:html|append|prepend|after|before|replaceWith|wrap|appendTo|prependTo)$/;

export const domXss: ScriptRule = {
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
  if (
    scriptProperties.test(getKey(left)) &&
    /^document\.createElement\(\)$/.test(flow.names.qualified(left.object) ?? '')
  )
    return isScriptElement(flow, left.object)
      ? { at, origin: findHostOrigin(flow, right), variant: 'script' }
      : undefined;
  const isLink =
    /^(?:href|formAction|action)$/.test(getKey(left)) && !/(?:^|\.)location$/.test(flow.source.getText(left.object));
  return isLink ? findLinkSink(flow, at, right) : undefined;
}

function isScriptElement(flow: Flow, node: Syntax): boolean {
  const inner = unwrap(node);
  const definition = inner.type === 'Identifier' ? flow.names.variableOf(inner)?.defs[0] : undefined;
  const made =
    definition?.type === 'Variable' && definition.node.init != null ? unwrap(definition.node.init) : undefined;
  return made?.type === 'CallExpression' && getPlainText(made.arguments[0]) === 'script';
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
