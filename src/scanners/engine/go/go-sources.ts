/** What brings data from outside into Go code: members and methods of the types of requests, and what a process is given. */
import type { Node } from 'web-tree-sitter';
import { type CleaningPurpose, listNodeChildren } from '../../patterns/rule.ts';
import type { Code } from '../code.ts';
import type { CodeReading, PackageFile } from '../reading.ts';
import type { FlowSource } from '../values.ts';

/** The address of a request, whose host nobody but the server decides about. */
const requestAddress = 'net/http.Request URL';

const request = /^net\/http\.Request$/;
const gin = /^github\.com\/gin-gonic\/gin\.Context$/;
const echo = /^github\.com\/labstack\/echo(?:\/v\d+)?\.Context$/;
const fiber = /^github\.com\/gofiber\/fiber(?:\/v\d+)?\.Ctx$/;
const fast = /^github\.com\/valyala\/fasthttp\.(?:RequestCtx|Request|Args|URI)$/;
const beego =
  /^github\.com\/(?:astaxie\/beego|beego\/beego(?:\/v\d+)?\/server\/web)(?:\/context)?\.(?:Controller|BeegoInput|Context)$/;
const iris = /^github\.com\/kataras\/iris(?:\/v\d+)?(?:\/context)?\.Context$/;
const revel = /^github\.com\/revel\/revel\.(?:Params|Controller|Request)$/;
const buffalo = /^github\.com\/gobuffalo\/buffalo\.Context$/;

/** By the type before the dot. */
const methods: readonly (readonly [RegExp, RegExp])[] = [
  [
    request,
    /^(?:FormValue|PostFormValue|PathValue|UserAgent|Referer|Cookie|Cookies|CookiesNamed|FormFile|MultipartReader|BasicAuth)$/,
  ],
  [
    new RegExp(`^${requestAddress}$`),
    /^(?:Query|String|RequestURI|EscapedPath|EscapedFragment|Hostname|JoinPath|Redacted)$/,
  ],
  [/^net\/http\.Request Header$/, /^(?:Get|Values|Clone)$/],
  [
    gin,
    /^(?:Query|DefaultQuery|QueryArray|QueryMap|GetQuery|GetQueryArray|GetQueryMap|Param|PostForm|DefaultPostForm|PostFormArray|PostFormMap|GetPostForm|GetPostFormArray|GetPostFormMap|FormFile|MultipartForm|GetHeader|GetRawData|Cookie)$/,
  ],
  [
    echo,
    /^(?:Param|ParamValues|QueryParam|QueryParams|QueryString|FormValue|FormParams|FormFile|MultipartForm|Cookie|Cookies)$/,
  ],
  [
    fiber,
    /^(?:Params|Query|Queries|FormValue|FormFile|MultipartForm|Body|BodyRaw|Get|GetReqHeaders|Cookies|OriginalURL|Path|AllParams)$/,
  ],
  [
    fast,
    /^(?:QueryArgs|PostArgs|FormValue|PostBody|Path|RequestURI|UserValue|Peek|PeekMulti|QueryString|FormFile|Body|Host)$/,
  ],
  [beego, /^(?:GetString|GetStrings|GetFile|GetFiles|Input|Query|Param|Header|Cookie|GetCookie|RequestBody)$/],
  [
    iris,
    /^(?:URLParam|URLParamDefault|URLParamTrim|FormValue|PostValue|PostValueTrim|GetHeader|GetCookie|GetBody|FormFile|Path)$/,
  ],
  [revel, /^(?:Get|Bind|GetQuery|GetForm)$/],
  [buffalo, /^(?:Param|Params|Cookies)$/],
  [/^github\.com\/julienschmidt\/httprouter\.Params$/, /^ByName$/],
  [/^github\.com\/gorilla\/websocket\.Conn$/, /^(?:ReadMessage|NextReader)$/],
];

/** By the package. */
const functions: readonly (readonly [RegExp, RegExp, FlowSource['kind']])[] = [
  [/^github\.com\/gorilla\/mux$/, /^Vars$/, 'request'],
  [/^github\.com\/go-chi\/chi(?:\/v\d+)?$/, /^(?:URLParam|URLParamFromCtx)$/, 'request'],
  [/^os$/, /^(?:Getenv|LookupEnv|Environ)$/, 'local'],
  [/^flag$/, /^(?:Arg|Args)$/, 'local'],
  [/^github\.com\/spf13\/pflag$/, /^(?:Arg|Args)$/, 'local'],
];

/** Flags of a program. The value comes through a pointer. */
export function readsFlag(className: string, name: string): boolean {
  return /(?:^|\/)p?flag(?:\.FlagSet)?$/.test(className) && /^String(?:P|Slice|SliceP|Array|ArrayP)?$/.test(name);
}

/** Where a call reads a value from outside. Undefined if it does not. */
export function findCallSource(className: string, name: string, isStatic: boolean): FlowSource['kind'] | undefined {
  if (isStatic) return functions.find(([type, names]) => type.test(className) && names.test(name))?.[2];
  return methods.some(([type, names]) => type.test(className) && names.test(name)) ? 'request' : undefined;
}

/** What a member of a value of a type is. `cleaned`: what it cannot do harm to. */
interface MemberSource {
  kind?: FlowSource['kind'];
  type: string;
  cleaned?: readonly CleaningPurpose[];
}

const requestMembers = new Map<string, MemberSource>([
  ['Form', { kind: 'request', type: 'net/url.Values' }],
  ['PostForm', { kind: 'request', type: 'net/url.Values' }],
  ['MultipartForm', { kind: 'request', type: 'mime/multipart.Form' }],
  ['Body', { kind: 'request', type: 'io.Reader' }],
  ['RequestURI', { kind: 'request', type: 'String', cleaned: ['address'] }],
  ['Host', { type: 'String' }],
  ['Header', { kind: 'request', type: 'net/http.Request Header' }],
  ['Trailer', { kind: 'request', type: 'net/http.Request Header' }],
  ['URL', { type: requestAddress }],
]);
const addressMembers = /^(?:Path|RawPath|RawQuery|Fragment|RawFragment|Opaque)$/;

export function findMemberSource(type: string, name: string, isStatic: boolean): MemberSource | undefined {
  if (isStatic) {
    if (type !== 'os') return undefined;
    if (name === 'Args') return { kind: 'local', type: '[]String' };
    return name === 'Stdin' ? { kind: 'local', type: 'os.File' } : undefined;
  }
  if (/^archive\/zip\.Reader(?:Closer)?$/.test(type) && name === 'File') return { type: '[]archive/zip.File' };
  if (/^archive\/(?:zip\.(?:File|FileHeader)|tar\.Header)$/.test(type) && /^(?:Name|Linkname)$/.test(name))
    return { kind: 'local', type: 'String' };
  if (request.test(type)) return requestMembers.get(name);
  if (type === requestAddress)
    return addressMembers.test(name) ? { kind: 'request', type: 'String', cleaned: ['address'] } : undefined;
  if (gin.test(type)) {
    if (name === 'Request') return { type: 'net/http.Request' };
    if (name === 'Writer') return { type: 'net/http.ResponseWriter' };
    return name === 'Params' ? { kind: 'request', type: 'github.com/gin-gonic/gin.Params' } : undefined;
  }
  if (beego.test(type)) {
    if (name === 'Ctx') return { type: 'github.com/astaxie/beego/context.Context' };
    if (name === 'Input') return { type: 'github.com/astaxie/beego/context.BeegoInput' };
    if (name === 'RequestBody') return { kind: 'request', type: 'String' };
    if (name === 'Request') return { type: 'net/http.Request' };
    return name === 'ResponseWriter' ? { type: 'net/http.ResponseWriter' } : undefined;
  }
  return revel.test(type) && /^(?:Params|Query|Form|Values)$/.test(name)
    ? { kind: 'request', type: 'net/url.Values' }
    : undefined;
}

/** Methods that fill what they are given with data of the request. */
export function fillsFromRequest(className: string, name: string): boolean {
  if (/^(?:Should)?(?:Must)?Bind\w*$/.test(name)) return gin.test(className) || echo.test(className);
  if (/^(?:BodyParser|QueryParser|ParamsParser|ReqHeaderParser|CookieParser|Bind)$/.test(name))
    return fiber.test(className);
  if (/^Read(?:JSON|Form|Query|XML|YAML|Body|Params)$/.test(name))
    return iris.test(className) || /\/websocket\.Conn$/.test(className);
  return beego.test(className) && /^(?:ParseForm|BindJSON|Bind\w*)$/.test(name);
}

const readers = [request, gin, echo, fiber, fast, beego, iris, revel, buffalo];

/** Whether a parameter of the type brings a request. */
export function isRequestType(type: string): boolean {
  return readers.some((each) => each.test(type)) || /\/httprouter\.Params$|\/websocket\.Conn$/.test(type);
}

/** Whether the package gives what comes from outside without a request. */
export function isSourceMember(path: string, name: string): boolean {
  return (
    findCallSource(path, name, true) !== undefined ||
    findMemberSource(path, name, true)?.kind !== undefined ||
    readsFlag(path, name) ||
    /^archive\/(?:zip|tar)$/.test(path) ||
    (/(?:^|\/)p?flag$/.test(path) && /Var/.test(name))
  );
}

/** Methods of a controller that its own types inherit. */
export const inheritedReads = /^(?:GetString|GetStrings|Ctx|GetFile|Params|ParseForm)$/;

/** Whether something in the file may read a request, by its text. */
export function mayReadRequest(text: string): boolean {
  return /\b\w+\.(?:Request|Context|Ctx|RequestCtx|Params|Controller|Conn)\b|\bos\.(?:Args|Getenv|LookupEnv|Stdin)\b|\bp?flag\./.test(
    text,
  );
}

/** Packages that code without an import means, for fragments that leave their imports out. */
const usualPackages = new Map(
  `
    os/exec net/http database/sql html/template path/filepath net/url encoding/json io/ioutil fmt os io strings
    strconv bytes bufio path regexp html flag net log errors crypto/md5 crypto/sha1 crypto/des crypto/rc4 crypto/tls
    crypto/sha256 crypto/aes syscall github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber
    github.com/gorilla/mux github.com/gorilla/sessions github.com/go-chi/chi github.com/julienschmidt/httprouter
    golang.org/x/crypto/ssh
  `
    .trim()
    .split(/\s+/)
    .map((path) => [getPackageName(path), path]),
);

/** The name of a package by which code calls it: https://go.dev/ref/mod#major-version-suffixes */
export function getPackageName(path: string): string {
  const parts = path.replace(/\/v\d+$/, '').split('/');
  const last = (parts.at(-1) ?? '').replace(/\.v\d+$/, '');
  return last.replace(/^go-|[.-]go$/g, '').replace(/^.*[.-]/, '') || last;
}

const basicTypes = /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error)$/;

function findPackagePath(name: string, { imports }: Reading): string | undefined {
  return imports.get(name) ?? usualPackages.get(name);
}

/** The type as one name: `String`, `[]` before elements, a package before a name, no pointers. Empty: any type. */
export function readTypeName(node: Node | null, names: Reading): string {
  if (node === null) return '';
  const [first] = listNodeChildren(node);
  switch (node.type) {
    case 'type_identifier':
    case 'identifier':
      if (node.text === 'string') return 'String';
      if (node.text === 'any') return '';
      return basicTypes.test(node.text) ? node.text : `${names.folder}.${node.text}`;
    case 'qualified_type':
    case 'selector_expression': {
      const [path, name] = node.text.split('.');
      return `${findPackagePath(path ?? '', names) ?? path}.${name}`;
    }
    case 'pointer_type':
    case 'unary_expression':
    case 'parenthesized_type':
    case 'parenthesized_expression':
    case 'generic_type':
      return readTypeName(first ?? null, names);
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type': {
      const element = readTypeName(node.childForFieldName('element'), names);
      return element === 'byte' || element === 'rune' ? 'String' : `[]${element}`;
    }
    case 'channel_type':
    case 'map_type':
      return `map[]${readTypeName(node.childForFieldName('value'), names)}`;
    case 'struct_type': {
      const name = `${names.folder}.struct${node.startIndex}`;
      names.noteStruct?.(node, name);
      return name;
    }
    default:
      return '';
  }
}

export function getElementType(type: string): string {
  if (/^net\/url\.Values$|^net\/http\.(?:Request )?Header$/.test(type)) return '[]String';
  return /^(?:map)?\[\](.*)$/s.exec(type)?.[1] ?? '';
}

const numbers =
  /^(?:(?:map)?\[\])*(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error|time\.(?:Time|Duration|Month|Weekday)|github\.com\/(?:google|gofrs|satori)\/\S*uuid\S*\.UUID|math\/big\.(?:Int|Float))$/;

/** Whether values of the type cannot be text that does harm. */
export function isNumberType(type: string): boolean {
  return numbers.test(type);
}

export interface Reading extends CodeReading {
  file: PackageFile;
  /** The folder of the file, which is its package. */
  folder: string;
  imports: ReadonlyMap<string, string>;
  /** Remembers a type without a name under one that the file does not have. */
  noteStruct?(node: Node, name: string): void;
  /** Packages whose names are used without their own. */
  dots: string[];
  /** The names that the file defines outside of functions. */
  own: Set<string>;
  /** From the outermost block of the function to the innermost: the name of each variable in the code. */
  scopes: Map<string, string>[];
  /** `depth`: of the code that is read. */
  counter: { last: number; depth: number };
  /** Variables that something may change through a pointer, or from a function within the function. */
  shared: ReadonlySet<string>;
  /** The results of the function that have names. */
  results: readonly string[];
  /** Functions that run when the function ends, the first one first. */
  deferred: Code[];
  reads: { isRequest: boolean };
  /** What reads functions and statements needs the others, which need it. */
  readTypes(node: Node, reading: Reading): void;
}

export function createReading(
  file: PackageFile,
  folder: string,
  readers: Pick<Reading, 'readCode' | 'readTypes'>,
): Reading {
  return {
    ...{ file, folder, imports: file.imports, dots: [], own: new Set(), scopes: [], counter: { last: 0, depth: 0 } },
    ...{ shared: new Set<string>(), results: [], deferred: [], reads: { isRequest: false } },
    ...readers,
  };
}

/** The variable with what a function ended with. */
export const panicName = 'panic ';

/** Reads code that has a block of its own. */
export function withScope<T>(reading: Reading, read: () => T): T {
  reading.scopes.push(new Map());
  try {
    return read();
  } finally {
    reading.scopes.pop();
  }
}

/** The variable in the code. Undefined if the function has none of the name. */
export function findVariable(name: string, { scopes }: Reading): string | undefined {
  for (let index = scopes.length - 1; index >= 0; index -= 1) {
    const found = scopes[index]?.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A name for the new variable: one of its own, if it hides another. */
export function declareVariable(name: string, reading: Reading): string {
  const isHiding = name === 'this' || name === 'super' || findVariable(name, reading) !== undefined;
  if (isHiding) reading.counter.last += 1;
  const unique = isHiding ? `${name} ${reading.counter.last}` : name;
  reading.scopes.at(-1)?.set(name, unique);
  return unique;
}

/** The import path that the name means before a dot. */
export function findPackage(name: string, reading: Reading): string | undefined {
  if (findVariable(name, reading) !== undefined) return undefined;
  return reading.imports.get(name) ?? (reading.own.has(name) ? undefined : findPackagePath(name, reading));
}
