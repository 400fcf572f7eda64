/** Where values come from that a client of the program decides on. */
import type { FunctionNode } from './syntax.ts';

/** Of Flask, Django, aiohttp, FastAPI, Tornado, Bottle, Pyramid, Sanic, Chalice and the like. */
const request =
  /^(?:\w+\.)*(?:request|req|current_request|flask_request|http_request)\.(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|rel_url\.query|view_args|environ|params|get_json|get_data|get_argument|text\(|read\(|post\(|referrer|user_agent|to_dict)(?:\b|(?<=\())/;
const handlerMethod = /^self\.(?:get_argument|get_arguments|get_query_argument|get_body_argument|get_cookie)\(/;

export function isRequest(code: string): boolean {
  return request.test(code) || handlerMethod.test(code);
}

const route =
  /^@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(\s*(?:[a-z]*["'](.*?)["'])?/is;
/** Converters and types that leave no room for other text. */
const narrowType = /^(?:int|float|bool|UUID|uuid\.UUID|date|datetime|Decimal|Optional\[int\]|int \| None)$/;
const provided = /^(?:Depends|Security|Request|Response|BackgroundTasks|WebSocket|Session|AsyncSession)\b/;

export function isRouteHandler({ decorators }: FunctionNode): boolean {
  return decorators.some((decorator) => route.test(decorator));
}

/** Parameters whose values a client chooses: parts of the path, fields of a query language, the event of a cloud function. */
export function clientParameters({ name, parameters, decorators }: FunctionNode): Set<string> {
  const names = parameters.map((parameter) => parameter.name);
  if (/^(?:lambda_)?handler$|_handler$/.test(name) && names[1] === 'context') return new Set(names.slice(0, 1));
  if (names.length === 2 && names[0] === 'event' && names[1] === 'context') return new Set(['event']);
  const isResolver = (/^resolve_/.test(name) || name === 'mutate') && names.indexOf('info') >= 0;
  if (isResolver) return new Set(names.slice(names.indexOf('info') + 1));
  const paths = decorators.flatMap((decorator) => route.exec(decorator)?.slice(1) ?? []);
  if (!decorators.some((decorator) => route.test(decorator))) return new Set();
  const narrow = new Set(
    paths.flatMap((path) =>
      [...(path ?? '').matchAll(/<(?:int|float|uuid)(?:\([^)]*\))?:(\w+)>/g)].map((match) => match[1]),
    ),
  );
  const open = parameters.filter(
    (one) =>
      !/^(?:self|cls|request|req|db|session|response|conn|current_user|user)$/.test(one.name) &&
      !narrow.has(one.name) &&
      !narrowType.test(one.type.trim()) &&
      !provided.test(one.default) &&
      !provided.test(one.type.trim()),
  );
  return new Set(open.map((one) => one.name));
}
