/** What brings data from outside into Python code: requests of frameworks, their handlers, and what a process is given. */
import type { FunctionCode } from '../code.ts';
import type { LibraryCall } from '../library.ts';
import { createFlow, fixedValue, getConstant, passOn, type Value } from '../values.ts';

/** The type of the request of any framework. */
export const requestType = 'Request';

/** For Flask, Django, aiohttp, FastAPI, Tornado, Bottle, Pyramid, Sanic, Chalice and similar frameworks. */
export const requestMembers =
  /^(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|view_args|environ|params|get_json|get_data|get_argument|text|read|post|referrer|authorization|user_agent|to_dict|route_params|get_body|path_params|path_parameters|get_param|get_param_as_list|media|get_media|bounded_stream|stream|dict|getall|getone|arguments|query_arguments|body_arguments|form_data|getlist|receive_text|receive_json|receive_bytes|receive)$/;

const frameworks =
  'flask|quart|bottle|sanic|aiohttp|starlette|fastapi|django|rest_framework|pyramid|falcon|chalice|werkzeug|webob|tornado|cherrypy|litestar|responder|connexion|restx|flask_\\w+|hug|ninja|web|azure';
/** Classes and objects of frameworks that are requests, by their full names. */
const requests = new RegExp(
  String.raw`^(?:${frameworks})\b(?:\.\w+)*\.(?:request|(?:Http|HTTP|ASGI|WSGI|Local|HTTPServer)?Request|WebSocket|HTTPConnection|current_request|HttpRequest)$`,
);
const framework = new RegExp(String.raw`^(?:${frameworks})\b`);
const importing = new RegExp(String.raw`^[ \t]*(?:from|import)[ \t]+(?:${frameworks})\b`, 'm');

export function isRequestName(full: string): boolean {
  return requests.test(full) || /(?:^|\.)current_request$/.test(full);
}

/** Without a type, the name tells. */
export const requestVariables = /^(?:request|req|current_request|flask_request|http_request)$/;

/** `req` may also be a requirement, so it only counts beside a framework. */
export function isRequestParameter(name: string, text: string): boolean {
  return name === 'request' || (requestVariables.test(name) && importing.test(text));
}

/** Its own address with the query, as the client gave it: a redirect there stays on the site. The path is a route's. */
export const ownAddresses = /^(?:url|rel_url|uri|path_qs|full_path|get_full_path)$/;

/** Methods of handlers that read a request: Tornado. */
const argumentReaders = /^(?:get_argument|get_arguments|get_query_arguments?|get_body_arguments?|get_cookie)$/;

/** https://docs.python.org/3/library/http.server.html */
export function readsServer(className: string, name: string): boolean {
  return /(?:^|\.)\w*HTTPRequestHandler$/.test(className) && /^(?:path|headers|rfile)$/.test(name);
}

/** Names of modules that hold what whoever starts the program gives it. */
export const localInputs = /^(?:sys\.argv|sys\.stdin|os\.environ|os\.environb)$/;

const localReaders =
  /^(?:builtins\.(?:input|raw_input)|os\.getenv|getpass\.getpass|argparse\.ArgumentParser\.parse_(?:known_)?args|optparse\.OptionParser\.parse_args|sys\.stdin\.\w+|fileinput\.input|dbutils\.widgets\.get)$/;

/** What strangers send without a framework. */
const remoteReaders = /^(?:socket\.socket\b.*\.recv(?:from)?|streamlit\.(?:text_input|text_area|chat_input))$/;

/** Where a call reads a value from outside that needs no request. Undefined if it does not. */
export function findCallSource(name: string, full: string): 'request' | 'local' | undefined {
  const isParser = /^flask_rest\w*\.(?:reqparse\.)?RequestParser\.parse_args$/.test(full);
  if (remoteReaders.test(full) || argumentReaders.test(name) || isParser) return 'request';
  return localReaders.test(full) ? 'local' : undefined;
}

const route =
  /^@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose|action)\(\s*(?:[a-z]*["'](.*?)["'])?/is;
/** In CherryPy: each parameter comes from the request. */
const exposed = /^@(?:\w+\.)*expose$/;
/** In Chalice and cloud functions: others control the event. */
const eventHandler =
  /^@[\w.]*(?:on_(?:s3_event|sns_message|sqs_message|kinesis_record|dynamodb_record|ws_message)|cloud_event)\b/;
/** Decorators of the same names that are no routes. */
const notRoutes = /^(?:unittest|mock|pytest|responses|httpretty|requests_mock|functools|click|typer)\b/;
const router = /(?:app|application|api|bp|blueprint|router?|routes|server|service|views?|web|namespace|(?:^|_)ns)$/i;
const routerClass =
  '(?:Flask|Quart|Blueprint|APIBlueprint|Sanic|Bottle|FastAPI|APIRouter|NinjaAPI|Router|RouteTableDef|Chalice|Namespace|Api|Litestar)';

/** `original`: the full name of what a decorator begins with. */
function isRoute(decorator: string, { original, text }: PythonHandler): boolean {
  const path = route.exec(decorator);
  if (path === null && !exposed.test(decorator)) return false;
  const name = /^@([\w.]+)/.exec(decorator)?.[1] ?? '';
  const full = original(name);
  // A function alone is a route only if it is one of a framework.
  if (notRoutes.test(full) || (!name.includes('.') && full === name)) return false;
  if (path === null || /^(?:\/|$)/.test(path[1] ?? '-') || framework.test(full)) return true;
  const object = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const isMade = new RegExp(
    String.raw`(?<![\w.])${object.replaceAll('.', String.raw`\.`)}\b[^=\n]*=\s*(?:\w+\.)*${routerClass}\(`,
  );
  return router.test(object) || isMade.test(text);
}

const provided =
  /^(?:\w+\.)*(?:Depends|Security|Request|Response|BackgroundTasks|WebSocket|Session|AsyncSession)\b|\b(?:Depends|Security)\(/;
const giver = /^(?:self|cls|request|req|db|session|response|conn|current_user|user|info|sid|websocket|instance)$/;
/** Only some letters are let through. */
const narrowPattern = /\b(?:pattern|regex)\s*=\s*r?["']\^(?:\\[wd.-]|[^\\.\s^])*\$["']/;
const narrowType =
  /^(?:(?:\w+\.)*(?:None|int|float|bool|UUID\d?|date|datetime|time|timedelta|Decimal|PositiveInt|NonNegativeInt))?$/;
/** In GraphQL. */
const narrowArgument = '(?:Int|Float|Boolean|ID|UUID|Date|DateTime|Time|Decimal|int)';

const verbs = /^(?:get|post|put|patch|delete|head|options)$/;
/** A part of a path with such a name is usually a number. */
export const narrowNames = /^(?:id|pk|slug|uuid|year|month|day)$|_(?:id|pk|slug|uuid)$/;

/** Methods that frameworks call, by what classes extend. The first parameter is the request, or all hold its data. */
const methods: readonly (readonly [bases: RegExp, name: RegExp, takes: 'request' | 'data' | 'path'])[] = [
  [/(?:^|\.)Method(?:View|Resource)$/, verbs, 'path'],
  [/(?:^|\.)Resource$/, verbs, 'request'],
  [
    /(?:View|ViewSet|HTTPEndpoint|Controller)$/,
    /^(?:get|post|put|patch|delete|head|options|dispatch|setup)$/,
    'request',
  ],
  [/(?:ViewSet|APIView|ModelMixin)$/, /^(?:list|retrieve|create|update|partial_update|destroy|initial)$/, 'request'],
  [/^(?!logging\b).*Handler$/, /^(?:get|post|put|patch|delete|head|options|prepare)$/, 'data'],
  [
    /(?:WebSocketHandler|WebsocketConsumer|SockJSConnection|WebSocketEndpoint)$/,
    /^(?:on_message|on_receive|receive|receive_json)$/,
    'data',
  ],
  [/Serializer$/, /^(?:validate(?:_\w+)?|create|update)$/, 'data'],
];

/** Decorators of functions that get the request first. */
const forRequests = /^(?:django(?:\.\w+)*\.decorators|rest_framework\.decorators|pyramid\.view|functions_framework)\b/;
/** Decorators of functions that get data from outside. */
const forData = /^@(?:\w*(?:socketio|sio)\w*\.(?:on|event)|strawberry\.(?:field|mutation|subscription))\b/;

export interface PythonHandler {
  name: string;
  /** For methods, also those of the class. */
  decorators: readonly string[];
  /** `start`: the code of the value that it has without an argument. */
  parameters: readonly { name: string; type: string; start: string }[];
  /** The full names of the classes that its class extends. */
  bases: readonly string[];
  isAnswer: boolean;
  /** The code of the file, and of the class around. */
  text: string;
  classText: string;
  original(name: string): string;
}

/**
 * What a framework gives to a function: `filled` parameters with data of a request, and the request itself. `isView`:
 * the framework calls it, with or without parameters.
 */
export function readHandler(handler: PythonHandler): {
  filled: ReadonlySet<string>;
  request?: string | undefined;
  isView?: boolean;
} {
  const { name, decorators, parameters, bases, classText } = handler;
  const [first, second] = parameters.map((each) => each.name);
  const own = methods.find(([base, method]) => method.test(name) && bases.some((each) => base.test(each)));
  const routes = decorators.filter((each) => isRoute(each, handler));
  const isMiddleware = name === '__call__' && parameters.length === 1 && /\bget_response\b/.test(classText);
  if (/^on_(?:get|post|put|patch|delete)$/.test(name) && second !== undefined)
    return { filled: new Set(listPathParts(parameters.slice(2))), request: first, isView: true };
  if (isMiddleware || (own?.[2] === 'request' && routes.length === 0))
    return { filled: new Set(), request: first, isView: true };
  const filled = new Set(listFilled(handler, routes, own?.[2]));
  const isGiven = decorators.some((each) => forRequests.test(handler.original(/^@([\w.]+)/.exec(each)?.[1] ?? '')));
  const isNamed = parameters.some((each) => each.name === 'request');
  return { filled, isView: own !== undefined, ...(isGiven && !isNamed && { request: first }) };
}

function listPathParts(parameters: PythonHandler['parameters']): string[] {
  return listOpen(parameters).filter((each) => !narrowNames.test(each));
}

/** The parameters that a framework fills with data of a request. */
function listFilled(handler: PythonHandler, routes: readonly string[], takes: string | undefined): readonly string[] {
  const { name, decorators, parameters, bases, isAnswer, text, classText } = handler;
  const names = parameters.map((each) => each.name);
  const [first = '', second = ''] = names;
  if (isAnswer) return listOpen(parameters);
  if (/^(?:lambda_)?handler$|_handler$/.test(name) && second === 'context') return [first];
  if (names.length === 2 && (name === 'lambda_handler' || (first === 'event' && /^(?:context|ctx)$/.test(second))))
    return [first];
  if (first === 'environ' && second === 'start_response') return [first];
  if (decorators.some((each) => eventHandler.test(each))) return [first];
  if (decorators.some((each) => forData.test(each))) return listOpen(parameters);
  const info = names.indexOf('info');
  const isGraph = bases.some((each) => /(?:ObjectType|Mutation|Query)$/.test(each));
  const isResolver = /^resolve_/.test(name) || name === 'mutate';
  if ((isResolver && (info >= 0 || isGraph)) || (info >= 0 && decorators.some((each) => /^@\w+\.field\(/.test(each))))
    return names
      .slice(Math.max(info, 0) + 1)
      .filter((each) => !assignsTo(text, each, String.raw`(?:\w+\.)*${narrowArgument}\(`));
  if (takes === 'data')
    return listOpen(parameters).filter(() => {
      const field = /^validate_(\w+)$/.exec(name)?.[1];
      return field === undefined || !assignsTo(classText, field, narrowFields.source.slice(1));
    });
  if (takes === 'path') return listPathParts(parameters);
  if (routes.length === 0) return [];
  const paths = routes.flatMap((each) => route.exec(each)?.[1] ?? []);
  const narrow = new Set(paths.flatMap((path) => listParts(path).flatMap(([part, isOpen]) => (isOpen ? [] : [part]))));
  return listOpen(parameters).filter((each) => !narrow.has(each));
}

/** Whether the code gives the name a value that begins so. */
function assignsTo(text: string, name: string, value: string): boolean {
  return new RegExp(String.raw`\b${name}\s*=\s*${value}`).test(text);
}

/** The parameters that may hold any text. */
function listOpen(parameters: PythonHandler['parameters']): string[] {
  return parameters
    .filter(
      ({ name, type, start }) =>
        !giver.test(name) &&
        !isNarrowType(type) &&
        ![start, type].some((each) => provided.test(each) || narrowPattern.test(each)),
    )
    .map(({ name }) => name);
}

/** Whether no part of the type is a text: `int`, `list[int]`, `Literal["a"]`, `Optional[int]`, `int | None`. */
function isNarrowType(type: string): boolean {
  const plain = type
    .replaceAll(/["'\s]/g, '')
    .replaceAll(/(?:\w+\.)*Literal\[[^\]]*\]/g, 'int')
    .replace(/^(?:\w+\.)*Annotated\[([\w.|[\]]+),.*$/, '$1')
    .replaceAll(/(?:\w+\.)*(?:Optional|Union|[Ll]ist|[Ss]et|[Tt]uple|[Ff]rozen[Ss]et|Sequence|Iterable)\[|\]/g, '');
  return plain !== '' && plain.split(/[|,]/).every((each) => narrowType.test(each));
}

/** The parts of a path, and whether they may hold any text: `<int:n>`, in Sanic `<n:int>`, `{n}` or `{n:int}`. */
function listParts(path: string): [name: string, isOpen: boolean][] {
  const kinds = /^(?:str|string|path|default|any|int|float|number|uuid|slug|alpha|ymd|dt|\w*int)$/;
  return [...path.matchAll(/<(?:(\w+)(?:\([^)]*\))?:)?(\w+)>|\{(\w+)(?::(\w+)[^}]*)?\}/g)].map(
    ([, one, two, three, four]) => {
      const isReversed = one !== undefined && two !== undefined && kinds.test(two) && !kinds.test(one);
      const [kind = 'str', name = ''] = three !== undefined ? [four, three] : isReversed ? [two, one] : [one, two];
      return [name, /^(?:str|string|path|default|any)$/.test(kind)];
    },
  );
}

/** The parts of a path that may hold any text. `isPattern`: it is a regular expression. */
function listOpenParts(path: string, isPattern: boolean): Set<string> {
  if (isPattern) {
    const groups = [...path.matchAll(/\(\?P<(\w+)>([^)]*)\)/g)];
    return new Set(groups.filter(([, , inner = '']) => /\.|\[\^|\\[SDW]/.test(inner)).map(([, name = '']) => name));
  }
  return new Set(listParts(path).flatMap(([name, isOpen]) => (isOpen ? [name] : [])));
}

/** Functions that register a handler for a path. */
const registrations =
  /^(?:path|re_path|url|add_url_rule|add_resource|add_api_route|add_route|add_view|add_(?:get|post|put|patch|delete)|Route|WebSocketRoute)$/;

const reading =
  /\b(?:request|req|event|get_argument|get_query_argument|get_body_argument|RequestHandler|HTTPRequestHandler|info|cleaned_data|validated_data|get_response|start_response|lambda_handler|current_request|functions_framework|strawberry|streamlit|recv|on_message|on_(?:get|post|put|patch|delete)|(?:django|rest_framework|pyramid)[.\w]*\.(?:decorators|view))\b|@\w*(?:socketio|sio)\w*\.|[\w]Request\b|@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose|action|on_\w+|cloud_event)\b/;
const registering =
  /\b(?:path|re_path|url|add_url_rule|add_resource|add_api_route|add_route|add_view|add_(?:get|post|put|patch|delete)|Route)\s*\(/;
const local = /\bsys\.argv|\bos\.environ|\bgetenv\b|\binput\s*\(|\bArgumentParser\b|\bargv\b|\bgetpass\b/;

/** Whether code may read a request or bring one to a handler, by its text. */
export function mayReadRequest(text: string): boolean {
  return reading.test(text) || registering.test(text);
}

export function mayReadInput(text: string): boolean {
  return mayReadRequest(text) || local.test(text);
}

/** Fields of forms and serializers that let no free text through. */
export const narrowFields =
  /^(?:\w+\.)*(?:Typed)?(?:Integer|Float|Decimal|Boolean|NullBoolean|Date|DateTime|Time|Duration|UUID|Slug|Choice|MultipleChoice|ModelChoice|ModelMultipleChoice|Select|Radio|PrimaryKeyRelated|GenericIPAddress|IPAddress|Number)(?:Select|Selection)?Field\b/;

const views = /^(?:get|post|put|patch|delete|head|options|dispatch)$/;

/** The result of a call that runs functions of the project. Undefined for any other call. */
export function callHandlers(call: LibraryCall, full: string): Value | undefined {
  const { name, className, of, given, tools } = call;
  if (name === 'as_view') return { ...fixedValue, type: `view ${className}` };
  if (full === 'getattr') return readAttribute(given);
  if (of?.callables && /^(?:get|pop|setdefault|__getitem__)$/.test(name))
    return { ...fixedValue, callables: of.callables };
  // Tasks and threads call it.
  if (of?.callables && /^(?:delay|apply_async|s|si|submit|spawn|map|send|__call__)$/.test(name))
    return tools.invoke(of, spreadTuples(call, given));
  if (/(?:^|\.)partial$/.test(full)) {
    const [called, ...bound] = given;
    const callables = called?.callables?.map((one) => ({ ...one, bound: [...(one.bound ?? []), ...bound] }));
    return { ...fixedValue, callables: callables ?? [] };
  }
  const functions = given.filter(({ callables }) => callables?.some(({ code }) => code !== undefined));
  const isRoute =
    /^(?:get|post|put|patch|delete|head|options|route|view)$/.test(name) &&
    functions.length > 0 &&
    given.some((value) => String(getConstant(value)).startsWith('/'));
  if (registrations.test(name) || isRoute) return register(call);
  // `login_required(V.as_view())`, `csrf_exempt(view)`
  const [only = fixedValue] = given;
  if (given.length === 1 && only.type.startsWith('view ')) return only;
  if (functions.length === 0) return undefined;
  const others = given.filter((value) => !functions.includes(value));
  const isEach = /^(?:map|filter|sorted|sort|imap|starmap|apply|reduce|min|max)$/.test(name);
  const passed = isEach ? others.map(tools.readElements) : spreadTuples(call, others);
  const results = functions.map((each) => tools.invoke(each, passed));
  if (name === 'map' || name === 'starmap' || name === 'imap')
    return tools.add({ type: 'list', entries: new Map(), rest: passOn(results.map(tools.flatten)) });
  if (isEach) return others[0] ?? fixedValue;
  const result = passOn(results.map(tools.flatten));
  return given.length === 1 && only.callables ? { ...result, callables: only.callables } : result;
}

/** `Thread(target=f, args=(x,))` */
function spreadTuples({ given, names, tools }: LibraryCall, others: readonly Value[]): Value[] {
  return others.flatMap((value) => {
    const name = names[given.indexOf(value)];
    const read = (): Value[] => [tools.readElements(value)];
    if (name === 'args') return tools.listElements(value) ?? read();
    return name === 'kwargs' ? [...(tools.findOnly(value)?.entries.values() ?? read())] : [value];
  });
}

/** `getattr(module, name)`: a function of the module whose name is known. */
function readAttribute([of, name]: readonly Value[]): Value | undefined {
  const known = name && getConstant(name);
  const callables = (of?.callables ?? []).flatMap((one) => {
    const { method } = one;
    if (method === undefined || typeof known !== 'string') return [];
    const full = [method.className, method.name].filter((part) => part !== '' && part !== 'new').join('.');
    return [{ ...one, method: { ...method, className: full, name: known } }];
  });
  return callables.length === 0 ? undefined : { ...fixedValue, callables };
}

/** `path('<str:name>/', view)`: the client chooses the parts of the path, and sends the request. */
function register({ name, given, createSource, tools }: LibraryCall): Value {
  const path = given.map(getConstant).find((one) => typeof one === 'string') ?? '';
  const open = listOpenParts(String(path), /^(?:re_path|url)$/.test(name));
  const source = createFlow(createSource('request'));
  const give = ({ parameters }: FunctionCode): Value[] =>
    parameters.map(({ name: own, type }, index) => {
      if (open.has(own)) return source;
      const isRequest =
        type === requestType ||
        requestVariables.test(own) ||
        (index === 0 && !open.has(own) && !/^add_(?:resource|url_rule)$/.test(name));
      return isRequest ? { ...fixedValue, type: requestType } : { ...fixedValue, type };
    });
  for (const value of given) {
    const view = /^view (.*)$/.exec(value.type)?.[1];
    if (view !== undefined) tools.invokeMethods(view, views, give);
    for (const one of value.callables ?? []) {
      if (one.code !== undefined) tools.invoke({ ...fixedValue, callables: [one] }, give(one.code));
      else if (one.method?.name === 'new') tools.invokeMethods(one.method.className, views, give);
    }
  }
  return fixedValue;
}
