/** What the readers of Python code know about the function and the file around it, and what they assign to. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { ClassCode, Code, FunctionCode, Place } from '../code.ts';
import { type CodeReading, createName, declare, locateNode, nothing, type PackageFile } from '../reading.ts';
import { requestVariables } from './python-sources.ts';

export interface PythonReading extends CodeReading {
  file: PackageFile;
  /** The module itself outside of classes. */
  owner: ClassCode;
  /** Those of the functions around, the innermost last. */
  scopes: readonly ReturnType<typeof createScope>[];
  /** Directly in a class, where functions are methods. */
  isClass?: boolean;
  /** Outside of functions: where the functions go that are defined here. */
  functions?: FunctionCode[] | undefined;
  /** What the file defines outside of functions. */
  defined: ReadonlySet<string>;
  /** What the file imports, by the names that it has there: several if it tries one after another. */
  imported: ReadonlyMap<string, readonly string[]>;
  /** The file takes all names of another. */
  hasStars: boolean;
  /** The outermost of the members and calls that belong together: what is shown of a source. */
  shown?: Place | undefined;
  nesting: { depth: number };
  readBlock(nodes: readonly Node[], reading: PythonReading): Code;
  readFunction(node: Node, reading: PythonReading, decorators?: readonly string[]): FunctionCode;
  readClass(node: Node, outer: PythonReading, around: ClassCode | undefined, within: PythonReading): Code;
  isAnswer(name: string): boolean;
}

/**
 * The names of one function. `aliases`: what names stand for that are no variables, as the class of a class method.
 * `shared`: variables that functions within it may change.
 */
export function createScope(
  locals: ReadonlySet<string>,
  aliases: ReadonlyMap<string, Code> = new Map(),
  shared: ReadonlySet<string> = new Set(),
) {
  // `reads`: where the function reads a value of a request first, by its code: all are one source.
  return { locals, aliases, shared, reads: new Map<string, Place>() };
}

/** The variable with what a function yields. */
export const yielded = '(yielded)';

/** A form of the language that is no call, or a function that it has built in. */
export function callForm(name: string, given: readonly Code[], at: Place = 0, shown?: Place): Code {
  const of: Code = { kind: 'class', at: 0, name: 'builtins' };
  return { kind: 'call', at, name, of, given, shown };
}

/** A member of a module by its full name. */
export function createMember(full: string, at: Place): Code {
  return { kind: 'class', at, name: full };
}

/** Packages under their usual names. */
const packages =
  /^(?:os|sys|re|io|json|subprocess|sp|shutil|socket|urllib|http|requests|httpx|aiohttp|urllib3|yaml|pickle|cPickle|dill|marshal|jsonpickle|cloudpickle|joblib|shelve|torch|pandas|pd|flask|django|bottle|jinja2|markupsafe|html|cgi|base64|hashlib|random|ssl|jwt|jws|lxml|etree|ET|ElementTree|minidom|tempfile|logging|sqlite3|sqlalchemy|sa|psycopg2|ast|importlib|builtins|codecs|gzip|bz2|aiofiles|linecache|shlex|pipes|bleach|werkzeug|asyncio|commands|popen2|ldap|ldap3|paramiko|ftplib|smtplib|telnetlib|pycurl|tornado|threading|functools|itertools|operator|string|copy|glob|pathlib|fileinput|argparse|getpass|uuid|secrets|hmac|binascii|traceback)$/;

/** Functions and types that need no import. */
export const builtins =
  /^(?:open|eval|exec|execfile|compile|input|raw_input|print|str|bytes|bytearray|int|float|bool|len|list|dict|tuple|set|frozenset|getattr|setattr|hasattr|isinstance|issubclass|type|id|map|filter|zip|enumerate|range|sorted|reversed|next|iter|max|min|sum|abs|round|repr|ascii|chr|ord|hex|oct|bin|hash|any|all|vars|globals|locals|dir|format|super|object|property|staticmethod|classmethod|callable|divmod|pow|slice|memoryview|complex|unicode|unichr|basestring|xrange|long|file|reload|__import__|get_ipython|[A-Z]\w*(?:Error|Exception|Warning)|Exception|NotImplemented|Ellipsis)$/;

export function readName(name: string, at: Place, reading: PythonReading): Code {
  const { scopes, file, defined, hasStars, imported } = reading;
  for (const { locals, aliases } of scopes.toReversed()) {
    const alias = aliases.get(name);
    if (alias !== undefined) return alias;
    if (locals.has(name)) return createName(name, at);
  }
  const own = `${file.top.name}.${name}`;
  const known = [...(imported.get(name) ?? []), ...(defined.has(name) ? [own] : [])];
  if (known.length > 0) return joinChoices(known.map((each) => createMember(each, at)));
  if (builtins.test(name)) return createMember(`builtins.${name}`, at);
  if (hasStars) return createMember(own, at);
  // What nothing defines may be a module that is imported elsewhere.
  return packages.test(name) || requestVariables.test(name) ? createMember(name, at) : callForm('(unknown)', [], at);
}

/** It is not known which of them it is. */
export function joinChoices(codes: readonly Code[]): Code {
  const [first = nothing, ...others] = codes;
  return others.reduce<Code>((no, yes) => ({ kind: 'if', at: yes.at, test: nothing, yes, no }), first);
}

/** Longer code is not compared. */
const longestRead = 200;

/** The first of several readings of the same value by a function. */
export function noteRead(node: Node, { scopes }: PythonReading): Place {
  const at = locateNode(node);
  const reads = node.endIndex - node.startIndex > longestRead ? undefined : scopes.at(-1)?.reads;
  const first = reads?.get(node.text) ?? at;
  reads?.set(node.text, first);
  return first;
}

/** The text of a literal without inserted values. Undefined for any other code. */
export function readLiteral(node: Node | null | undefined): string | undefined {
  if (node?.type === 'concatenated_string') {
    const parts = node.namedChildren.map(readLiteral);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (node?.type !== 'string' || node.namedChildren.some((child) => child?.type === 'interpolation')) return undefined;
  const isRaw = /^[a-z]*r/i.test(node.text);
  return node.namedChildren
    .filter((child) => child?.type === 'string_content')
    .map((child) => (isRaw ? child?.text : unescapeText(child?.text ?? '')))
    .join('');
}

const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', '0': '\0', '\n': '' }));

export function unescapeText(text: string): string {
  return text.replaceAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_, two, four, one) =>
    one === undefined ? String.fromCharCode(Number.parseInt(two ?? four, 16)) : (escapes.get(one) ?? one),
  );
}

const numeric =
  /^(?:(?:\w+\.)*(?:int|float|bool|complex|UUID\d?|date|datetime|time|timedelta|Decimal|Positive\w+|Negative\w+|NonNegative\w+|conint|confloat|IPv[46]Address|EmailStr))$/;

/** The name of a type: `C`, `"a.C"`, `Optional[C]`, `C | None`, `Annotated[C, …]`. Empty if nothing follows from it. */
export function readType(written: string, reading: PythonReading): string {
  const plain = written
    .replaceAll(/["'\s]/g, '')
    .replace(/^(?:\w+\.)*(?:Optional|Annotated|ClassVar|Final|Awaitable|Mapped)\[([\w.]+)[\s\S]*\]$/, '$1')
    .replace(/^(?:None\|)?([\w.]+)(?:\|None)?$/, '$1');
  if (numeric.test(plain)) return 'int';
  if (plain === 'str' || plain === 'AnyStr') return 'String';
  if (!/^[A-Za-z_][\w.]*$/.test(plain) || /^(?:Any|object|None|Self|bytes|list|dict|tuple|set|List|Dict)$/.test(plain))
    return '';
  const [first = '', ...rest] = plain.split('.');
  const code = readName(first, 0, { ...reading, scopes: [] });
  const start = code.kind === 'class' ? code.name : first;
  return start.startsWith('builtins.') ? '' : [start, ...rest].join('.');
}

/** Assigns to a variable, a member, an element, or to several at once. */
export function assignTo(target: Node, value: Code, reading: PythonReading, at = locateNode(target)): Code {
  const parts = listParts(target);
  if (parts !== undefined) {
    const [only] = parts;
    if (target.type === 'as_pattern_target' && only !== undefined && parts.length === 1)
      return assignTo(only, value, reading, at);
    const items = parts.map((part) => readTarget(part, reading));
    const keys = parts.map(
      (part, index): Code => (part.type === 'list_splat_pattern' ? nothing : { kind: 'constant', at: 0, value: index }),
    );
    return declare({ kind: 'list', at: 0, type: 'list', items, keys }, value, at);
  }
  const to = readTarget(target, reading);
  const isShared = to.kind === 'name' && reading.scopes.some(({ shared }) => shared.has(to.name));
  return isShared ? { kind: 'assign', at, to, value } : declare(to, value, at);
}

function listParts(target: Node): Node[] | undefined {
  return /^(?:pattern_list|tuple_pattern|list_pattern|tuple|list|expression_list|as_pattern_target)$/.test(target.type)
    ? listNodeChildren(target)
    : undefined;
}

function readTarget(node: Node, reading: PythonReading): Code {
  if (node.type === 'list_splat_pattern') {
    const [inner] = listNodeChildren(node);
    return inner === undefined ? nothing : readTarget(inner, reading);
  }
  if (node.type === 'identifier') {
    const [at, name] = [locateNode(node), node.text];
    const { scopes, file } = reading;
    // A variable, or the one of the module if the function says so.
    if (scopes.length === 0 || scopes.some(({ locals }) => locals.has(name))) return createName(name, at);
    return { kind: 'member', at, of: { kind: 'class', at: 0, name: file.top.name }, name };
  }
  const parts = listParts(node);
  if (parts === undefined) return reading.readCode(node, reading);
  return { kind: 'list', at: 0, type: 'list', items: parts.map((part) => readTarget(part, reading)) };
}

export function operate(operator: string, parts: readonly Code[], at: number): Code {
  return operator === '+' || operator === '%' || operator === '*' || operator === '/' || operator === '|'
    ? callForm(`(${operator})`, parts, at)
    : { kind: 'operation', at, operator, parts };
}

/** A value under a key that the program chooses, or that something else does. */
export function readEntry(key: Node, value: Code, reading: PythonReading): Code {
  return callForm('(entry)', readLiteral(key) === undefined ? [value, reading.readCode(key, reading)] : [value]);
}
