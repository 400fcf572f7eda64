/** Which parameters are requests, and which of a request's parts its sender chose. */

import type { Names } from './names.ts';
import { type FunctionSyntax, keyOf, outerOf, parentOf, plainText, type Syntax } from './syntax.ts';

/**
 * `request`: as express, fastify, hapi, Next and the platform hand it over. `context`: holds one, as of koa and hono. `event`: of
 * a cloud function. `message`: of a browser's window. `data`: wholly foreign.
 */
export type SourceKind = 'request' | 'context' | 'event' | 'message' | 'data';

/** Of a request, what the sender chose; the value says whether it is always text. */
const requestParts = new Map<string, boolean>([
  ...[
    'body',
    'query',
    'cookies',
    'files',
    'file',
    'payload',
    'rawBody',
    'fields',
    'json',
    'formData',
    'parsedBody',
  ].map((key) => [key, false] as const),
  ...[
    'params',
    'headers',
    'rawHeaders',
    'url',
    'originalUrl',
    'path',
    'hostname',
    'host',
    'param',
    'header',
    'get',
    'text',
    'nextUrl',
    'querystring',
    'search',
    'href',
    'headersDistinct',
    'param',
    'searchParams',
    'subdomains',
  ].map((key) => [key, true] as const),
]);
/** A context has its response's parts under the same names as a request. */
const contextParts = new Set(['query', 'params', 'cookies', 'headers', 'querystring', 'originalUrl', 'hostname']);
const eventParts = new Set([
  'body',
  'queryStringParameters',
  'multiValueQueryStringParameters',
  'pathParameters',
  'headers',
  'rawPath',
  'rawQueryString',
  'arguments',
]);
/** Made by the server for an uploaded file, not by its sender. */
const ownFileParts = new Set([
  'path',
  'size',
  'filename',
  'destination',
  'mimetype',
  'length',
  'fieldname',
  'encoding',
  'filepath',
  'tempFilePath',
  'md5',
  'truncated',
]);

const headerParts = new Set([
  'headers',
  'rawHeaders',
  'header',
  'host',
  'hostname',
  'subdomains',
  'cookies',
  'headersDistinct',
  'get',
]);

/** A link or form of another site cannot set these. */
export function isHeader(keys: readonly string[]): boolean {
  return (
    keys.slice(0, 2).some((key) => headerParts.has(key)) &&
    !/^(?:body|query|params|searchParams|formData)$/.test(keys[0] ?? '')
  );
}

/** Whether the sender chose what these keys lead to; undefined when not. */
export function partOf(kind: SourceKind, keys: readonly string[]): { isText: boolean } | undefined {
  const [first = '*', ...rest] = keys;
  if (kind === 'data') return { isText: false };
  if (kind === 'message') return first === 'data' ? { isText: false } : undefined;
  if (kind === 'event') return eventParts.has(first) ? { isText: first !== 'arguments' } : undefined;
  if (kind === 'context' && (first === 'request' || first === 'req' || first === 'raw')) return partOf('request', rest);
  if (kind === 'context' && !contextParts.has(first)) return undefined;
  if (kind === 'context' && first === 'cookies') return rest[0] === 'get' ? { isText: true } : undefined;
  const isText = requestParts.get(first);
  if (isText === undefined || (first === 'file' && ownFileParts.has(rest[0] ?? ''))) return undefined;
  // `headers` holds what a proxy or the platform adds, too; an address of the peer is none of its sender's words.
  return { isText };
}

const responseName = /^_?(?:res|response|resp|reply|rep|h|toolkit|next|done|ctx|context|params|_)$/i;
const requestTypes = /^(?:\w*Request|IncomingMessage|Req)$/;
const contextTypes = /^(?:Context|\w*Context|ParameterizedContext)$/;
const routeMethods = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'del',
  'all',
  'use',
  'options',
  'head',
  'route',
  'param',
  'register',
]);
const httpMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
const decorators: Readonly<Record<string, SourceKind>> = {
  Body: 'data',
  Query: 'data',
  Param: 'data',
  Headers: 'data',
  Cookies: 'data',
  RawBody: 'data',
  HeaderParam: 'data',
  QueryParam: 'data',
  BodyParam: 'data',
  QueryParams: 'data',
  PathParams: 'data',
  BodyParams: 'data',
  Args: 'data',
  MessageBody: 'data',
  Payload: 'data',
  Req: 'request',
  Request: 'request',
};

/** What the parameter of a function is to a framework; `index` is its place. */
export function sourceOfParameter(names: Names, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const parameter = fn.params[index];
  if (parameter === undefined) return undefined;
  const plain = unwrappedParameter(parameter);
  return (
    ofDecorator(parameter) ??
    ofDecorator(plain) ??
    ofType(plain) ??
    ofPlace(names, fn, index) ??
    ofName(fn, index, plain)
  );
}

function unwrappedParameter(parameter: Syntax): Syntax {
  if (parameter.type === 'AssignmentPattern') return parameter.left;
  const property = (parameter as unknown as { parameter?: Syntax }).parameter;
  return property ?? parameter;
}

function ofDecorator(parameter: Syntax): SourceKind | undefined {
  const written = (parameter as unknown as { decorators?: { expression: Syntax }[] }).decorators ?? [];
  for (const { expression } of written) {
    const callee = expression.type === 'CallExpression' ? expression.callee : expression;
    const kind = callee.type === 'Identifier' ? decorators[callee.name] : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The last word of a parameter's declared type. */
function typeName(parameter: Syntax): string {
  const { typeAnnotation } = parameter as unknown as { typeAnnotation?: { typeAnnotation?: Syntax } };
  const type = typeAnnotation?.typeAnnotation as unknown as
    | { typeName?: { name?: string; right?: { name?: string } } }
    | undefined;
  return type?.typeName?.right?.name ?? type?.typeName?.name ?? '';
}

function ofType(parameter: Syntax): SourceKind | undefined {
  const type = typeName(parameter);
  if (requestTypes.test(type)) return 'request';
  if (type === 'APIGatewayProxyEvent' || type === 'APIGatewayProxyEventV2') return 'event';
  if (type === 'MessageEvent') return 'message';
  return contextTypes.test(type) && isNamed(parameter, /^(?:ctx|c|context)$/) ? 'context' : undefined;
}

function isNamed(node: Syntax | undefined, pattern: RegExp): boolean {
  return node?.type === 'Identifier' && pattern.test(node.name);
}

/** By what the function is handed to. */
function ofPlace(names: Names, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const { child, parent } = outerOf(fn);
  if (parent?.type === 'AssignmentExpression' && index === 0) {
    const target = parent.left.type === 'MemberExpression' ? keyOf(parent.left) : '';
    if (target === 'onmessage') return 'message';
    return target === 'handler' && fn.params.length > 0 && isNamed(fn.params[0], /^_?event$/) ? 'event' : undefined;
  }
  if (
    parent?.type === 'VariableDeclarator' &&
    index === 0 &&
    isNamed(parent.id, /^handler$/) &&
    isNamed(fn.params[0], /^_?event$/)
  )
    return 'event';
  if (parent?.type === 'Property' && keyOf(parent) === 'handler' && index === 0)
    return isRouteObject(parentOf(parent)) ? 'request' : undefined;
  if (parent?.type !== 'CallExpression' || child === parent.callee) return undefined;
  return ofCallback(names, fn, { call: parent, index });
}

function isRouteObject(node: Syntax | undefined): boolean {
  if (node?.type !== 'ObjectExpression') return false;
  const keys = node.properties.flatMap((property) => (property.type === 'Property' ? keyOf(property) : []));
  return keys.includes('method') && keys.some((key) => key === 'path' || key === 'url');
}

interface Callback {
  call: Extract<Syntax, { type: 'CallExpression' }>;
  index: number;
}

function ofCallback(names: Names, fn: FunctionSyntax, { call, index }: Callback): SourceKind | undefined {
  const method = names.last(call.callee);
  const first = plainText(call.arguments[0]);
  if (method === 'addEventListener') return first === 'message' && index === 0 ? 'message' : undefined;
  const receiver = call.callee.type === 'MemberExpression' ? names.last(call.callee.object) : '';
  if (method === 'on' && /^(?:io|socket|ws|client|connection|conn|wsClient|webSocket)$/i.test(receiver))
    return !/^(?:connect\w*|disconnect\w*|error|close|open|listening|ready|end|timeout|drain)$/.test(first ?? 'error')
      ? 'data'
      : undefined;
  if (!routeMethods.has(method)) return undefined;
  const isRoute =
    first?.startsWith('/') || first === '*' || /(?:app|router|server|fastify|routes?|api)$/i.test(receiver);
  if (!isRoute || fn.params.length === 0) return undefined;
  const requestAt = fn.params.length >= 4 ? 1 : 0;
  if (index !== requestAt) return undefined;
  return isNamed(fn.params[index], /^(?:c|ctx|context|_ctx)$/) ? 'context' : 'request';
}

function ofName(fn: FunctionSyntax, index: number, plain: Syntax): SourceKind | undefined {
  const others = fn.params.filter((_, at) => at > index).map(unwrappedParameter);
  if (isNamed(plain, /^_?req$/)) return 'request';
  if (isNamed(plain, /^ctx$/)) return 'context';
  if (isResolver(fn, index)) return 'data';
  if (isNamed(plain, /^_?event$/) && others.some((other) => isNamed(other, /^_?(?:context|callback|cb)$/)))
    return 'event';
  if (isNamed(plain, /^_?request$/))
    return others.some((other) => isNamed(other, responseName)) || isHttpHandler(fn) ? 'request' : undefined;
  if (plain.type !== 'ObjectPattern' || !others.some((other) => isNamed(other, /^_?(?:res|response|reply|rep|h)$/)))
    return undefined;
  return 'request';
}

/** The second parameter of what answers a field of GraphQL: `resolve(parent, args)`. */
function isResolver({ params }: FunctionSyntax, index: number): boolean {
  const [parent, values] = params.map(unwrappedParameter);
  if (index !== 1 || !isNamed(parent, /^_*(?:parent|root|obj|source|rootValue)?$/)) return false;
  return (
    isNamed(values, /^_?args$/) ||
    (values?.type === 'ObjectPattern' && isNamed(parent, /^_*(?:parent|root|rootValue|source)$/))
  );
}

/** `export async function POST(request)`, as Next and SvelteKit name them. */
function isHttpHandler(fn: FunctionSyntax): boolean {
  const { parent } = outerOf(fn);
  const named =
    fn.type === 'FunctionDeclaration' ? fn.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
  return named?.type === 'Identifier' && (httpMethods.has(named.name) || /^(?:loader|action)$/.test(named.name));
}

const pageSources =
  /^(?:location(?:\.(?:hash|search|href|pathname))?|document\.(?:URL|documentURI|baseURI|referrer)|(?:\w+\.)?useParams\(\)|(?:[\w-]+\.)?useSearchParams\(\)|(?:[\w-]+\.)?useLocation\(\))(?:\.|$)/;

/** Whether a browser's address, or the page that led here, is what this names. */
export function isPageSource(name: string): boolean {
  return pageSources.test(name);
}

/** `this.route.snapshot.queryParams.q` of Angular, `this.$route.query.q` of Vue: addresses' parts, by their keys. */
export function isRoutePart(keys: readonly string[]): boolean {
  if (keys.some((key) => /^(?:queryParams|queryParamMap)$/.test(key))) return true;
  const at = keys.findIndex((key) => /^(?:\$?_?route|snapshot|activatedRoute|_?activeRoute)$/i.test(key));
  return at >= 0 && keys.slice(at + 1).some((key) => /^(?:query|params|paramMap|hash|fragment|fullPath)$/.test(key));
}
