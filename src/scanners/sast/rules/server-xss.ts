/** Values that a server sends as an HTML page. */
import type { Flow } from '../flow/facts.ts';
import { findParameterSource } from '../flow/sources.ts';
import {
  findEnclosingFunction,
  findProperty,
  getKey,
  getParent,
  getPlainText,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { getRootName, isResponse, isResponseCall, type Sink, visitCalls } from './syntax-queries.ts';

export const serverXss: ScriptRule = {
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
      const isBegin = /^(?:write|end)$/.test(method) && startsWithInput(flow, first);
      return createResponseSink(flow, { at: node, value: first, canBeBare: isExpress || isBegin });
    }),
    ReturnStatement: (node) => (node.argument == null ? undefined : findReturnSink(flow, node, node.argument)),
    ArrowFunctionExpression: (node) =>
      node.body.type === 'BlockStatement' ? undefined : findReturnSink(flow, node.body, node.body),
    // What a cloud function returns.
    Property: (node) => {
      const answer = getParent(node);
      const isPage = getKey(node) === 'body' && findProperty(answer, 'statusCode') !== undefined;
      if (!isPage || !/text\/html/i.test(flow.source.getText(findEnclosingFunction(node) ?? answer))) return undefined;
      return createResponseSink(flow, { at: node, value: node.value, canBeBare: false });
    },
    AssignmentExpression: (node) => {
      const target = node.left;
      if (target.type !== 'MemberExpression' || getKey(target) !== 'body') return undefined;
      if (getRootName(target) !== 'ctx' && !isResponse(flow, target)) return undefined;
      return createResponseSink(flow, { at: node, value: node.right, canBeBare: false });
    },
  }),
};

interface ResponseValue {
  at: Syntax;
  value: Syntax;
  /** Whether browsers treat it as a page although it has no content type. */
  canBeBare: boolean;
}

function createResponseSink(flow: Flow, { at, value, canBeBare }: ResponseValue): Sink | undefined {
  if (!isWrittenMarkup(flow, value)) return undefined;
  const enclosing = findEnclosingFunction(value);
  const isDeclared =
    enclosing !== undefined && /text\/html|\btype\s*(?:=|\()\s*["'`]html/i.test(flow.source.getText(enclosing));
  const isPage = isDeclared || /<[a-z!/]/i.test(joinWords(listTextParts(flow, value)));
  if (!isPage && !canBeBare) return undefined;
  return { at, origin: findTextOrigin(flow, value), ...(isPage ? {} : { variant: 'bare' }) };
}

function startsWithInput(flow: Flow, value: Syntax): boolean {
  const [first] = listTextParts(flow, value).filter((part) => !('text' in part && part.text === ''));
  return first !== undefined && 'value' in first && flow.originOf(first.value).some(({ level }) => level === 'outside');
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

/** A whole body or query is an object, which frameworks send as JSON. */
function findTextOrigin(flow: Flow, value: Syntax) {
  return flow
    .originOf(value)
    .filter(
      ({ isText, text, level }) =>
        level === 'outside' &&
        (isText || !/\b(?:body|query|payload|params|headers|cookies|files?|json\(\))$/.test(text)),
    );
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
  return isHandler ? createResponseSink(flow, { at, value, canBeBare: false }) : undefined;
}
