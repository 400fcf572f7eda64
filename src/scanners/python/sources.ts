/** The expressions and parameters whose values a client controls. */
import {
  type FunctionNode,
  getStringValue,
  type Node,
  type PythonCall,
  type PythonParameter,
  type PythonSource,
} from './syntax.ts';

/** For Flask, Django, aiohttp, FastAPI, Tornado, Bottle, Pyramid, Sanic, Chalice and similar frameworks. */
const request =
  /^(?:\w+\.)*(?:request|req|current_request|flask_request|http_request)\.(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|rel_url\.query|view_args|environ|params|get_json|get_data|get_argument|text\(|read\(|post\(|referrer|user_agent|to_dict|route_params|get_body|path_params|path_parameters|get_param|get_param_as_list|media|get_media|bounded_stream|stream|dict|getall|getone)(?:\b|(?<=\())/;
const handlerMethod =
  /^self\.(?:(?:get_argument|get_arguments|get_query_argument|get_body_argument|get_cookie)\(|path_args\b|path_kwargs\b)/;

export function isRequest(code: string): boolean {
  return request.test(code) || handlerMethod.test(code);
}

const route =
  /^@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(\s*(?:[a-z]*["'](.*?)["'])?/is;
/** Converters and types that exclude arbitrary text. */
export const narrowType =
  /^(?:(?:typing\.)?(?:Optional|Annotated)\[)?(?:int|float|bool|UUID|uuid\.UUID|UUID4|date|datetime|Decimal|PositiveInt)\b/;
const provided = /^(?:\w+\.)?(?:Depends|Security|Request|Response|BackgroundTasks|WebSocket|Session|AsyncSession)\b/;
const providedWithin = /\b(?:Depends|Security)\(/;
const giver = /^(?:self|cls|request|req|db|session|response|conn|current_user|user)$/;

/** In Chalice and cloud functions: others control the event. */
const eventHandler =
  /^@[\w.]*(?:on_(?:s3_event|sns_message|sqs_message|kinesis_record|dynamodb_record|ws_message)|cloud_event)\b/;

/** In CherryPy: each parameter comes from the request. */
const exposed = /^@(?:\w+\.)*expose$/;

export function isRouteHandler({ decorators }: FunctionNode): boolean {
  return decorators.some((decorator) => route.test(decorator) || exposed.test(decorator));
}

/** Expands the name of a type alias. */
export type ExpandType = (type: string) => string;

/** What other files say about a function. */
export interface FunctionContext {
  writtenOut: ExpandType;
  /** An OpenAPI description names it. */
  isAnswer: boolean;
  /** The base classes of its class. */
  bases: readonly string[];
}

/** Parameters that a client controls: parts of the path, fields of a query language, the event of a cloud function. */
export function listClientParameters(one: FunctionNode, { writtenOut, isAnswer, bases }: FunctionContext): Set<string> {
  const { name, parameters, decorators } = one;
  if (isAnswer) return new Set(listOpenParameters(parameters, writtenOut));
  const names = parameters.map((parameter) => parameter.name);
  if (/^(?:lambda_)?handler$|_handler$/.test(name) && names[1] === 'context') return new Set(names.slice(0, 1));
  if (names.length === 2 && names[0] === 'event' && names[1] === 'context') return new Set(['event']);
  if (decorators.some((decorator) => eventHandler.test(decorator))) return new Set(names.slice(0, 1));
  const isResolver = (/^resolve_/.test(name) || name === 'mutate') && names.indexOf('info') >= 0;
  if (isResolver) return new Set(names.slice(names.indexOf('info') + 1));
  // A Tornado handler receives the parts of the path. In other frameworks the route says so.
  if (methods.has(name) && bases.some((base) => /(?:^|\.)RequestHandler$/.test(base))) return new Set(names.slice(1));
  if (!isRouteHandler(one)) return new Set();
  const paths = decorators.flatMap((decorator) => route.exec(decorator)?.slice(1) ?? []);
  const narrow = new Set(paths.flatMap((path) => listNarrowParts(path ?? '')));
  return new Set(listOpenParameters(parameters, writtenOut).filter((each) => !narrow.has(each)));
}

/** The parameters that a framework fills from the request. */
export function listOpenParameters(parameters: readonly PythonParameter[], writtenOut: ExpandType): string[] {
  const open = parameters.filter((one) => {
    const type = writtenOut(one.type.trim()).trim();
    const isProvided = provided.test(one.default) || provided.test(type) || providedWithin.test(type);
    return !giver.test(one.name) && !narrowType.test(type) && !isProvided;
  });
  return open.map(({ name }) => name);
}

function listNarrowParts(path: string): string[] {
  return [...path.matchAll(/<(?:int|float|uuid)(?:\([^)]*\))?:(\w+)>/g)].map((match) => match[1] ?? '');
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);

/** In Python's built-in server: the raw path and headers. */
const ownServer = /^self\.(?:path|rfile\.read\(|headers)(?:\b|(?<=\())/;

export function isOwnServer(code: string, bases: readonly string[]): boolean {
  return ownServer.test(code) && bases.some((base) => /HTTPRequestHandler$/.test(base));
}

export interface PythonRoute {
  handler: Node;
  /** The handler's parameters that receive arbitrary text from the path. */
  parameters: Set<string>;
}

/** `path('<str:name>/', views.show)`, `add_url_rule('/<name>', view_func=show)`, `add_resource(Shop, '/<name>')` */
export function parseRoute(source: PythonSource, call: PythonCall): PythonRoute | undefined {
  if (call.last === 'add_resource') {
    const [handler, ...paths] = call.positional;
    const parts = paths.flatMap((path) => [...listOpenParts(getStringValue(source, path) ?? '')]);
    return handler === undefined || parts.length === 0 ? undefined : { handler, parameters: new Set(parts) };
  }
  if (!/^(?:path|re_path|url|add_url_rule)$/.test(call.last)) return undefined;
  const handler =
    call.named.get('view_func') ?? call.named.get('view') ?? call.positional[call.last === 'add_url_rule' ? 2 : 1];
  const path = getStringValue(source, call.positional[0]);
  if (path === undefined || handler === undefined) return undefined;
  const isPattern = /^(?:re_path|url)$/.test(call.last);
  const parameters = isPattern ? listOpenGroups(path) : listOpenParts(path);
  return parameters.size === 0 ? undefined : { handler, parameters };
}

function listOpenParts(path: string): Set<string> {
  const parts = [...path.matchAll(/<(?:(\w+)(?:\([^)]*\))?:)?(\w+)>/g)];
  return new Set(
    parts.filter(([, kind = 'str']) => /^(?:str|string|path|default|any)$/.test(kind)).map((part) => part[2] ?? ''),
  );
}

/** Groups of a pattern that match more than letters, digits and dashes. */
function listOpenGroups(pattern: string): Set<string> {
  const groups = [...pattern.matchAll(/\(\?P<(\w+)>([^)]*)\)/g)];
  return new Set(groups.filter(([, , inner = '']) => /\.|\[\^|\\[SDW]/.test(inner)).map((group) => group[1] ?? ''));
}

const checked = /^(?:[\w.]+)\.(?:cleaned_data|validated_data)\b/;
const narrowField =
  /^(?:\w+\.)*(?:Typed)?(?:Integer|Float|Decimal|Boolean|NullBoolean|Date|DateTime|Time|Duration|UUID|Slug|Choice|MultipleChoice|ModelChoice|ModelMultipleChoice|Select|Radio|PrimaryKeyRelated|GenericIPAddress|IPAddress|Number)(?:Select|Selection)?Field\b/;

/**
 * Data of a Django form, a WTForms form or a serializer: any text, or what its field allows. Undefined for other code.
 * `fieldOf` returns the code that creates a field.
 */
export function classifyFormData(code: string, fieldOf: (name: string) => string): 'any' | 'narrow' | undefined {
  const key = /^[\w.]+\.\w+(?:\.get\(|\.pop\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
  const field = checked.test(code) ? (key ?? '') : /^(?:\w+\.)*\w*[fF]orm\.(\w+)\.data$/.exec(code)?.[1];
  if (field === undefined) return undefined;
  return field !== '' && narrowField.test(fieldOf(field)) ? 'narrow' : 'any';
}
