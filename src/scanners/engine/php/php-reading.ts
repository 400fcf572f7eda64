/** What the readers of PHP code know about the function and the file around it, and the forms that they share. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { ClassCode, Code, FunctionCode, Place } from '../code.ts';
import type { CodeReading, ReadingFile } from '../reading.ts';

export interface PhpReading extends CodeReading {
  file: ReadingFile;
  owner: ClassCode | undefined;
  scope: ReturnType<typeof createScope>;
  /** The variables outside of functions that functions use. */
  shared: ReadonlySet<string>;
  /** Constants of the file that are literals. */
  constants: Map<string, Code>;
  /** The names of functions that the file registers as handlers. */
  callbacks: ReadonlySet<string>;
  nesting: { depth: number };
  readFunction(node: Node, reading: PhpReading): FunctionCode;
  readClass(node: Node, reading: PhpReading): ClassCode;
}

/** More names are not told apart where code names a variable by a value. */
const mostVariables = 60;

/** What is known about the names of one function. */
export function createScope(node: Node) {
  let variables: readonly string[] | undefined;
  const uses = node.text.matchAll(/\)\s*use\s*\(([^)]*&[^)]*)\)/g);
  const shared = new Set([...uses].flatMap(([, list = '']) => list.match(/(?<=&\s*)\$\w+/g) ?? []));
  return {
    /** What variables that are references stand for. */
    aliases: new Map<string, Code>(),
    /** Where the function reads a value of a request first, by its code: all are one source. */
    reads: new Map<string, Place>(),
    /** The values of a request that the function overwrites, by their code, and what they are before. */
    overwritten: new Map<string, Code>(),
    /** Variables that functions within it change. */
    shared: [...shared],
    /** The names of all variables in its code. */
    listVariables(): readonly string[] {
      variables ??= [...new Set(node.text.match(/\$(?!_[A-Z]|this\b|GLOBALS\b)\w+/g))].slice(0, mostVariables);
      return variables;
    },
  };
}

/** The variable of this name outside of functions. */
export function shareVariable(name: string): Code {
  const key: Code = { kind: 'constant', at: 0, value: name };
  return { kind: 'item', at: 0, of: { kind: 'shared', at: 0 }, key };
}

export const numberTypes = /^(?:int|float|bool|integer|double|boolean|false|true)$/i;

/** A type by the last part of its full name. Empty if nothing follows from it. */
export function readType(node: Node | null, reading: PhpReading): string {
  if (node === null) return '';
  const names = node.text
    .replace(/^\?/, '')
    .split(/[|&]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^null$/i.test(each));
  if (names.every((each) => numberTypes.test(each))) return names.length === 0 ? '' : 'int';
  const [only, ...others] = names.map((each) => resolveClass(each, reading));
  const type = others.find((each) => each.endsWith('Request')) ?? only ?? '';
  if (/^string$/i.test(type) && others.length === 0) return 'String';
  if (/^(?:void|never)$/i.test(type)) return 'void';
  return /^(?:string|array|mixed|iterable|callable|object|self|static|int|float|bool)$/i.test(type) ? '' : type;
}

/** The name of a class without its namespace, and without an alias. */
export function resolveClass(written: string, { file: { imports }, owner }: PhpReading): string {
  if (/^(?:self|static)$/i.test(written) && owner !== undefined) return owner.name;
  if (/^parent$/i.test(written)) return owner?.parents.at(-1) ?? '';
  const full = imports.get(written) ?? written.replace(/^\\/, '').replaceAll('\\', '.');
  const last = full.replace(/^.*\./, '');
  if (full.includes('.') && !imports.has(last)) imports.set(last, full);
  return last;
}

export function createCall(name: string, given: readonly Code[], at: Place = 0): Code {
  return { kind: 'call', at, name, given };
}

export function mark(at: Place, value: Code): Code {
  return { kind: 'convert', at, type: '', value };
}

export const requestVariable = /^\$(?:_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)|HTTP_RAW_POST_DATA)$/;

/** The class before `::`. Undefined for an expression. */
export function readScope(node: Node | null, reading: PhpReading): string | undefined {
  return node !== null && /name|scope$/.test(node.type) && node.type !== 'variable_name'
    ? resolveClass(node.text, reading)
    : undefined;
}

export function isPlaceNode({ type }: Node): boolean {
  return /^(?:variable_name|subscript_expression|member_access_expression)$/.test(type);
}

export function readLiteral(node: Node | undefined): string | undefined {
  return node !== undefined && /^(?:string|encapsed_string)$/.test(node.type)
    ? /^["'](\w+)["']$/.exec(node.text)?.[1]
    : undefined;
}

const requestTypes = /^(?:\w*Request(?:Interface|Stack)?|Input|Request(?:Bag|Data))$/;
/** Properties of a request that hold several of its values: https://symfony.com/doc/current/components/http_foundation.html */
export const requestBags = /^(?:query|request|cookies|headers|files|attributes|input|data|json)$/;
/** The names of values before which nothing says what they are. */
const requestNames = /(?:^|\W|_)(?:request|req|input)(?:\(\))?$/i;
const bagNames = /(?:request|req)(?:\(\))?->(?:query|request|cookies|headers|files|attributes)$/i;
const reads =
  /^(?:input|get|query|post|all|cookie|header|json|string|server|only|except|getVar|getPost|getGet|getQuery|getData|getParam|getParams|getQueryParams|getParsedBody|getCookieParams|getQueryParam|getPostVar|getContent|getRawInput|get_param|get_params|get_body|get_json_params|getUri|fullUrl|file|offsetGet|getBody|getHeader|getHeaderLine|getQueryString|getRequestUri|getPathInfo|getCookie|getBodyParam|getBodyParams|getBodyParam|getUploadedFiles|getAttribute|route|validated|validate|safe|collect|toArray|keys|str|text|getString|getAlpha|getAlnum|getPayload|bearerToken|userAgent|url|path)$/i;
const bagReads = /^(?:get|all|getAlpha|getAlnum|getString|toArray|keys)$/i;
const staticReads = /^(?:input|get|query|post|all|cookie|header|getVar|getString|only|json)$/i;

export const requestType = 'Request';
export const bagType = 'RequestBag';

export function isRequestType(type: string): boolean {
  return type !== '' && requestTypes.test(type);
}

/** Whether a call of code that cannot be seen reads a request. Without a type, the name of the receiver tells. */
export function readsRequest(name: string, type: string, isStatic: boolean, ofText: string): boolean {
  if (isStatic) return /^(?:Request|Input|JRequest)$/.test(type) && staticReads.test(name);
  if (type === bagType) return bagReads.test(name);
  if (isRequestType(type)) return reads.test(name);
  if (type !== '') return false;
  return (reads.test(name) && requestNames.test(ofText)) || (bagReads.test(name) && bagNames.test(ofText));
}

export const serverKeys =
  /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/;

/** Code that may read a request, by its text. */
export const requestCode =
  /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\$HTTP_RAW_POST_DATA|php:\/\/input|\brequest\b|[a-z]Request\b|\b(?:Input|JRequest)::|->input\b|\b(?:getallheaders|apache_request_headers|filter_input)\b/i;
const handler =
  /\bRoute\b|\bextends\s+\w*Controller\b|->(?:get|post|put|patch|delete|any|map|match)\s*\(\s*["'][^"']*["']\s*,/;

export function mayReadRequest(text: string): boolean {
  return requestCode.test(text) || handler.test(text);
}

const routeMethod = /^(?:get|post|put|patch|delete|options|any|match|map|add|addRoute)$/i;
const plainType = /^(?:string|mixed|array|\?string|string\|null)?$/i;

/**
 * The parameters of a function that a framework fills with data of a request, by their position: with an empty text
 * for the data itself, and else the type of what they get.
 */
export function findFilledParameters(node: Node, callbacks: ReadonlySet<string>): ReadonlyMap<number, string> {
  const list = node.childForFieldName('parameters');
  const parameters = list === null ? [] : listNodeChildren(list);
  if (parameters.length === 0) return new Map();
  const isPlain = (each: Node): boolean => plainType.test(each.childForFieldName('type')?.text ?? '');
  const fillPlain = (): Map<number, string> =>
    new Map(parameters.flatMap((each, index) => (isPlain(each) ? [[index, ''] as const] : [])));
  if (callbacks.has(node.childForFieldName('name')?.text ?? '')) return new Map([[0, requestType]]);
  // Slim: https://www.slimframework.com/docs/v4/objects/routing.html
  const [first = '', second = ''] = parameters.map((each) => each.childForFieldName('type')?.text ?? '');
  if (/Request(?:Interface)?$/.test(first) && /Response(?:Interface)?$/.test(second) && parameters.length === 3)
    return new Map([[2, '']]);
  if (node.type === 'method_declaration') return isAction(node) ? fillPlain() : new Map();
  const call = findRoute(node);
  if (call === undefined) return new Map();
  if (call.isRest) return new Map([[0, requestType]]);
  const count = call.pattern.match(/\{|\(:|\[:|@\w/g)?.length ?? 0;
  const plain = parameters.filter(isPlain).length;
  if (call.isFacade || (count > 0 && plain === count)) return fillPlain();
  return new Map([
    [0, requestType],
    [2, ''],
  ]);
}

/** The names of functions that WordPress calls with a request. */
export function findCallbacks(text: string): ReadonlySet<string> {
  if (!/\bregister_rest_route\b/.test(text)) return new Set();
  const found = text.matchAll(/["']callback["']\s*=>\s*(?:(?:\[|array\s*\()\s*[\w$:\\]+\s*,\s*)?["'](\w+)["']/g);
  return new Set([...found].map(([, name = '']) => name));
}

/** A public method of a controller, or one with a route. */
function isAction(node: Node): boolean {
  const attributes = node.childForFieldName('attributes')?.text ?? '';
  if (/\bRoute\b/.test(attributes)) return true;
  const before = node.previousNamedSibling;
  if (before?.type === 'comment' && /@Route\b/.test(before.text)) return true;
  const modifiers = listNodeChildren(node).map(({ text }) => text.toLowerCase());
  const name = node.childForFieldName('name')?.text ?? '';
  if (modifiers.includes('private') || modifiers.includes('protected') || modifiers.includes('static')) return false;
  if (name.startsWith('__') && name !== '__invoke') return false;
  const owner = node.parent?.parent;
  const parent = owner && listNodeChildren(owner).find(({ type }) => type === 'base_clause')?.text;
  return parent !== undefined && parent !== null && /Controller\b/.test(parent);
}

/** The call with which a function is registered as the handler of a route. */
function findRoute(node: Node): { pattern: string; isFacade: boolean; isRest: boolean } | undefined {
  let argument = node.parent;
  if (argument?.type === 'array_element_initializer') {
    const outer = argument.parent?.parent?.parent?.parent;
    const isRest = /^register_rest_route$/i.test(outer?.childForFieldName('function')?.text ?? '');
    return isRest ? { pattern: '', isFacade: false, isRest } : undefined;
  }
  if (argument?.type !== 'argument') return undefined;
  argument = argument.parent;
  const call = argument?.parent;
  const name = call?.childForFieldName('name')?.text ?? '';
  if (!call || !argument || !routeMethod.test(name)) return undefined;
  const texts = listNodeChildren(argument).filter(({ text }) => /^["']/.test(text));
  const pattern = texts.at(-1)?.text.slice(1, -1);
  if (pattern === undefined) return undefined;
  const isFacade = /(?:^|\\)Route\b/.test(call.childForFieldName('scope')?.text ?? call.text.slice(0, 40));
  return { pattern, isFacade, isRest: false };
}
