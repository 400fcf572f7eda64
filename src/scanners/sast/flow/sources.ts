/** Decides which parameters are requests, and which parts of a request its sender chose. */
import { classifyPath } from '../../../shared/text/file-name.ts';
import { findCalls, isExported } from './callers.ts';
import type { Flow } from './facts.ts';
import { eachMethod } from './guards.ts';
import { isExportsObject } from './inventory.ts';
import { findVariableByName } from './members.ts';
import { findSourceByUse, hasMatchingName, type SourceKind } from './routes.ts';
import {
  type FunctionSyntax,
  findOuter,
  getKey,
  getLastPart,
  getParent,
  getPlainText,
  isFunction,
  type Syntax,
} from './syntax.ts';
import { findReferences } from './writes.ts';

/** The parts of a request that the sender chose: those that may hold objects, and those that are always text. */
const objectParts = /^(?:body|query|cookies|files|file|payload|rawBody|fields|json|formData|parsedBody)$/;
const textParts =
  /^(?:params|headers|rawHeaders|url|originalUrl|path|hostname|host|param|header|get|text|nextUrl|querystring|search|href|headersDistinct|searchParams|subdomains)$/;
/** A context has the parts of its response under the same names as those of its request. */
const contextParts = /^(?:query|params|cookies|headers|querystring|originalUrl|hostname)$/;
const eventParts =
  /^(?:body|queryStringParameters|multiValueQueryStringParameters|pathParameters|headers|rawPath|rawQueryString|arguments)$/;
/** For an uploaded file, the server sets these fields, and not the sender. */
const ownFileParts =
  /^(?:path|size|filename|destination|mimetype|length|fieldname|encoding|filepath|tempFilePath|md5|truncated)$/;

const headerParts = /^(?:headers|rawHeaders|header|host|hostname|subdomains|cookies|headersDistinct|get)$/;

/** A link or form on another site cannot set these. */
export function isHeaderPart(keys: readonly string[]): boolean {
  return (
    keys.slice(0, 2).some((key) => headerParts.test(key)) &&
    !/^(?:body|query|params|searchParams|formData)$/.test(keys[0] ?? '')
  );
}

/** Whether the sender chose the part at these keys. Undefined when not. */
export function classifyPart(kind: SourceKind, keys: readonly string[]): { isText: boolean } | undefined {
  const [first = '*', ...rest] = keys;
  if (kind === 'own') return undefined;
  if (kind === 'data') return { isText: false };
  if (kind === 'message') return first === 'data' ? { isText: false } : undefined;
  if (kind === 'event') return eventParts.test(first) ? { isText: first !== 'arguments' } : undefined;
  if (kind === 'upload') return ownFileParts.test(first) ? undefined : { isText: false };
  // The parts that Next, Remix and SvelteKit pass to pages, loaders and actions.
  if (kind === 'page' && first !== 'request' && first !== 'req') {
    if (first === 'input') return { isText: false };
    return /^(?:params|searchParams|query|url|cookies|body|resolvedUrl)$/.test(first) ? { isText: true } : undefined;
  }
  if (/^(?:request|req|raw)$/.test(first)) return classifyPart('request', rest);
  if (kind === 'context' && !contextParts.test(first)) return undefined;
  if (kind === 'context' && first === 'cookies') return rest[0] === 'get' ? { isText: true } : undefined;
  if (first === 'file' && ownFileParts.test(rest[0] ?? '')) return undefined;
  // `headers` also contains what a proxy or the platform adds; the address of the peer is not chosen by the sender.
  if (textParts.test(first)) return { isText: true };
  return objectParts.test(first) ? { isText: false } : undefined;
}

const responseName = /^_?(?:res|response|resp|reply|rep|h|toolkit|next|done|ctx|context|params|_)$/i;
const requestTypes = /^(?:\w*Request|IncomingMessage|Req)$/;
const contextTypes = /^(?:Context|\w*Context|ParameterizedContext)$/;
const httpMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
const decorators: Readonly<Record<string, SourceKind>> = {
  Body: 'data',
  Query: 'data',
  Param: 'data',
  Headers: 'data',
  Cookies: 'data',
  RawBody: 'data',
  requestBody: 'data',
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
  UploadedFile: 'upload',
  UploadedFiles: 'upload',
};

/** The role of the parameter for a framework; `index` is its position. Nobody outside calls a test. */
export function findParameterSource(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const parameter = fn.params[index];
  if (parameter === undefined || classifyPath(flow.path) === 'test') return undefined;
  const plain = unwrapParameter(parameter);
  return (
    findDecoratorSource(flow, parameter) ??
    findDecoratorSource(flow, plain) ??
    findTypeSource(flow, fn, index) ??
    findSourceByUse(flow, { fn, index, at: fn }) ??
    findPageSource(flow, fn, index) ??
    findReadSource(flow, fn, index) ??
    findNameSource(flow, fn, index, plain)
  );
}

const answering = /^(?:send|json|status|sendStatus|redirect|render|writeHead|sendFile)$/;
const requestReads = /^(?:query|params|body|cookies|headers|files?)$/;
const eventReads = /^(?:queryStringParameters|multiValueQueryStringParameters|pathParameters|rawQueryString)$/;

/** By what the function does: it reads parts of a request and answers on its next parameter, or it reads an event. */
function findReadSource(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const keys = listReadKeys(flow, fn, index);
  if (index === 0 && keys.some((key) => eventReads.test(key))) return 'event';
  const reads = keys.some((key) => requestReads.test(key));
  if (reads && listReadKeys(flow, fn, index + 1).some((key) => answering.test(key))) return 'request';
  const { parent } = findOuter(fn);
  const isHandler =
    parent?.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression'
      ? getKey(parent.left) === 'handler' && isExportsObject(parent.left.object as Syntax)
      : getExportedName(fn) === 'handler';
  if (!isHandler || index !== 0) return undefined;
  return keys.some((key) => /^(?:query|params)$/.test(key)) ? 'request' : 'event';
}

function listReadKeys(flow: Flow, fn: FunctionSyntax, index: number): readonly string[] {
  const parameter = fn.params[index];
  const plain = parameter === undefined ? undefined : unwrapParameter(parameter);
  if (plain?.type === 'ObjectPattern') return plain.properties.map((part) => getKey(part));
  if (plain?.type !== 'Identifier') return [];
  const variable = flow.source.getDeclaredVariables(fn as never).find(({ name }) => name === plain.name);
  if (variable === undefined) return [];
  const taken = variable.references.flatMap(({ identifier }) => {
    const { parent } = findOuter(identifier as Syntax);
    return parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' ? parent.id.properties : [];
  });
  return [...findReferences(flow, variable).members, ...taken].map((part) => getKey(part as Syntax));
}

function unwrapParameter(parameter: Syntax): Syntax {
  if (parameter.type === 'AssignmentPattern') return parameter.left;
  const property = (parameter as unknown as { parameter?: Syntax }).parameter;
  return property ?? parameter;
}

function findDecoratorSource(flow: Flow, parameter: Syntax): SourceKind | undefined {
  const written = (parameter as unknown as { decorators?: { expression: Syntax }[] }).decorators ?? [];
  for (const { expression } of written) {
    const callee = expression.type === 'CallExpression' ? expression.callee : expression;
    const kind =
      callee.type === 'Identifier'
        ? decorators[getImportedName(flow, parameter, callee.name)]
        : findChainSource(callee);
    // Nest pipes that reject arbitrary text.
    const isNarrow =
      expression.type === 'CallExpression' &&
      expression.arguments.some((argument) => {
        const made = argument.type === 'NewExpression' ? argument.callee : argument;
        return made.type === 'Identifier' && /^Parse(?:Int|Float|Bool|UUID|Enum|Date)Pipe$/.test(made.name);
      });
    if (kind !== undefined) return isNarrow ? 'own' : kind;
  }
  return undefined;
}

/** `@param.query.string('q')`, `@requestBody()` in LoopBack. */
function findChainSource(callee: Syntax): SourceKind | undefined {
  let inner = callee;
  while (inner.type === 'MemberExpression') inner = inner.object as Syntax;
  return callee !== inner && inner.type === 'Identifier' && inner.name === 'param' ? 'data' : undefined;
}

/** The last part of a declared type, under the name that its module gives it. */
function getTypeName(flow: Flow, declared: Syntax): string {
  const { typeAnnotation } = declared as unknown as { typeAnnotation?: { typeAnnotation?: Syntax } };
  const type = typeAnnotation?.typeAnnotation as unknown as
    | { typeName?: { name?: string; right?: { name?: string } } }
    | undefined;
  return getImportedName(flow, declared, type?.typeName?.right?.name ?? type?.typeName?.name ?? '');
}

/** The name of an import in its module, where `name` is its own name in the file. */
function getImportedName(flow: Flow, from: Syntax, name: string): string {
  const definition = name === '' ? undefined : findVariableByName(flow, from, name)?.defs[0];
  return (definition?.node as { imported?: { name?: string } } | undefined)?.imported?.name ?? name;
}

const handlerTypes: Readonly<Record<string, SourceKind>> = {
  RequestHandler: 'request',
  NextApiHandler: 'request',
  RouteHandlerMethod: 'request',
  RequestListener: 'request',
  APIGatewayProxyHandler: 'event',
  APIGatewayProxyHandlerV2: 'event',
};

function findTypeSource(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const parameter = unwrapParameter(fn.params[index] as Syntax);
  const { parent } = findOuter(fn);
  if (index === 0 && parent?.type === 'VariableDeclarator') {
    const kind = handlerTypes[getTypeName(flow, parent.id)];
    if (kind !== undefined) return kind;
  }
  const type = getTypeName(flow, parameter);
  if (requestTypes.test(type)) return 'request';
  if (type === 'APIGatewayProxyEvent' || type === 'APIGatewayProxyEventV2') return 'event';
  if (type === 'MessageEvent') return 'message';
  return contextTypes.test(type) && hasMatchingName(parameter, /^(?:ctx|c|context)$/) ? 'context' : undefined;
}

const testing = /^(?:test|it|describe|suite|specify|before|after|beforeEach|afterEach|beforeAll|afterAll|each|step)$/;

/** By a usual name, where neither its callers nor its use decide. */
function findNameSource(flow: Flow, fn: FunctionSyntax, index: number, plain: Syntax): SourceKind | undefined {
  if (isResolver(fn, index)) return 'data';
  const { child, parent } = findOuter(fn);
  const passedTo =
    parent?.type === 'CallExpression' && parent.callee !== child ? getLastPart(parent.callee) : undefined;
  const isCalled =
    passedTo === undefined ? findCalls(flow, fn).isSeen : testing.test(passedTo) || eachMethod.test(passedTo);
  if (isCalled) return undefined;
  const others = fn.params.filter((_, at) => at > index).map(unwrapParameter);
  if (hasMatchingName(plain, /^_?req$/)) return 'request';
  if (hasMatchingName(plain, /^ctx$/)) return 'context';
  if (
    hasMatchingName(plain, /^_?event$/) &&
    others.some((other) => hasMatchingName(other, /^_?(?:context|callback|cb)$/))
  )
    return 'event';
  const answers = others.some((other) => hasMatchingName(other, responseName));
  if (hasMatchingName(plain, /^_?request$/)) return answers ? 'request' : undefined;
  const answersByPart = others.some((other) => hasMatchingName(other, /^_?(?:res|response|reply|rep|h)$/));
  return plain.type === 'ObjectPattern' && answersByPart ? 'request' : undefined;
}

/**
 * The second parameter of a GraphQL resolver, `resolve(parent, args)`, or the first one in a root object's functions.
 */
function isResolver(fn: FunctionSyntax, index: number): boolean {
  const holder = findOuter(fn).parent;
  const [parent, values] = fn.params.map(unwrapParameter);
  const owner = holder?.type === 'Property' ? findOuter(getParent(holder) ?? holder).parent : undefined;
  if (owner?.type === 'Property' && /^(?:Query|Mutation|Subscription)$/.test(getKey(owner))) return index === 1;
  if (owner?.type === 'VariableDeclarator' && hasMatchingName(owner.id, /^root(?:Value|Resolver)?$/))
    return index === 0 && (parent?.type === 'ObjectPattern' || hasMatchingName(parent, /^_?args$/));
  if (index !== 1 || !hasMatchingName(parent, /^_*(?:parent|root|obj|source|rootValue)?$/)) return false;
  return (
    hasMatchingName(values, /^_?args$/) ||
    (values?.type === 'ObjectPattern' && hasMatchingName(parent, /^_*(?:parent|root|rootValue|source)$/))
  );
}

/** The name under which a function is declared and exported. */
function getExportedName(fn: FunctionSyntax): string {
  const { parent } = findOuter(fn);
  const named =
    fn.type === 'FunctionDeclaration' ? fn.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
  return named?.type === 'Identifier' ? named.name : '';
}

/**
 * Functions that Next, Remix and SvelteKit call: loaders, actions, the second parameter of routes, pages with
 * `searchParams`, server actions.
 */
function findPageSource(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  const name = getExportedName(fn);
  if (httpMethods.has(name) && index === 1) return 'page';
  if (httpMethods.has(name) && index === 0) return fn.params[0]?.type === 'ObjectPattern' ? 'page' : 'request';
  if (/(?:^|\/)pages\/api\//.test(flow.path) && index === 0 && isExported(flow, fn)) return 'request';
  if (index === 0 && /^(?:loader|action|load|getServerSideProps|clientLoader)$/.test(name) && isExported(flow, fn))
    return 'page';
  if (isServerAction(fn)) return 'data';
  const { parent } = findOuter(fn);
  const props = fn.params[0] === undefined ? undefined : unwrapParameter(fn.params[0]);
  const isPage = parent?.type === 'ExportDefaultDeclaration' && index === 0 && props?.type === 'ObjectPattern';
  const hasAddress =
    isPage &&
    props.properties.some((part) => part.type === 'Property' && /^(?:searchParams|params)$/.test(getKey(part)));
  return hasAddress ? 'page' : undefined;
}

/** An exported function of a file, or a function, with `'use server'`: browsers call it. */
function isServerAction(fn: FunctionSyntax): boolean {
  if (fn.body.type === 'BlockStatement' && hasServerDirective(fn.body.body as Syntax[])) return true;
  let outer: Syntax | undefined = fn;
  let isExported = false;
  while (outer !== undefined && outer.type !== 'Program') {
    isExported ||= /^Export/.test(outer.type);
    if (outer !== fn && isFunction(outer)) return false;
    outer = getParent(outer);
  }
  return isExported && outer?.type === 'Program' && hasServerDirective(outer.body as Syntax[]);
}

function hasServerDirective([first]: readonly Syntax[]): boolean {
  return first?.type === 'ExpressionStatement' && getPlainText(first.expression) === 'use server';
}

const pageSources =
  /^(?!location\.(?:origin|host|hostname|protocol|port)\b)(?:location(?:\.(?:hash|search|href|pathname))?|Astro\.(?:url|params)|document\.(?:URL|documentURI|baseURI|referrer)|(?:\w+\.)?useParams\(\)|(?:[\w-]+\.)?useSearchParams\(\)|(?:[\w-]+\.)?useLocation\(\)|next\/(?:router|navigation)\.(?:useRouter\(\)\.(?:query|asPath)|useSearchParams\(\)|useParams\(\))|vue-router\.useRoute\(\)\.(?:query|params|hash|fullPath))(?:\.|$)/;

/** Whether the name is a browser's URL or the referring page. */
export function isPageSource(name: string): boolean {
  return pageSources.test(name);
}

/** The part of the URL of a page that no link chooses. */
export function isOwnOrigin(name: string): boolean {
  return /^location\.(?:origin|host|hostname|protocol|port)$/.test(name);
}

/**
 * Helpers of h3 and Nuxt that read a request: `getQuery(event)`, `await readBody(event)`; and whether they return text.
 */
const readers: Readonly<Record<string, boolean>> = {
  getQuery: false,
  readBody: false,
  readRawBody: true,
  readFormData: false,
  readMultipartFormData: false,
  getRouterParam: true,
  getRouterParams: true,
  getCookie: true,
  parseCookies: true,
  getHeader: true,
  getHeaders: true,
  getRequestHeader: true,
  getRequestURL: true,
};

export function findRequestReader(name: string, isEvent: boolean): { isText: boolean } | undefined {
  const isText = readers[name.replace(/^h3\./, '')];
  return isText === undefined || !isEvent ? undefined : { isText };
}

/** `this.route.snapshot.queryParams.q` in Angular, `this.$route.query.q` in Vue: parts of the URL, by their keys. */
export function isRoutePart(keys: readonly string[]): boolean {
  if (keys.some((key) => /^(?:queryParams|queryParamMap)$/.test(key))) return true;
  const at = keys.findIndex((key) => /^(?:\$?_?route|snapshot|activatedRoute|_?activeRoute)$/i.test(key));
  return at >= 0 && keys.slice(at + 1).some((key) => /^(?:query|params|paramMap|hash|fragment|fullPath)$/.test(key));
}
