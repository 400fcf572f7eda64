/** Go's own packages and those that most programs use: what their calls do with values. */
import { type CleaningPurpose, cleaningPurposes } from '../../patterns/rule.ts';
import { createList, forgetConstants, type HeapObject, listElements, readAll } from '../heap.ts';
import type { CallTools, Library, LibraryCall, LibraryMember } from '../library.ts';
import {
  cleanValue,
  createConstant,
  createFlow,
  dropCleaning,
  dropConstants,
  fixedValue,
  getConstant,
  joinTexts,
  joinValues,
  keepRandom,
  mapConstants,
  passOn,
  toNumber,
  unknownValue,
  type Value,
} from '../values.ts';
import {
  fillsFromRequest,
  findCallSource,
  findMemberSource,
  getElementType,
  isNumberType,
  isRequestType,
  readsFlag,
} from './go-sources.ts';
import { callText, decoding, findPurposes, joinFormat, readChecks } from './go-texts.ts';

export const goLibrary: Library = {
  call: callLibrary,
  readMember,
  readChecks,
  isNumber: isNumberType,
  isFunction: (className, name) =>
    /^(?:os\/exec|os|fmt|io|net\/http|html\/template|html|net\/url|strings|path\/filepath|path|text\/template)$/.test(
      className,
    ) && !/^(?:[OM]_|Mode|Err|Std|Status|Method|Default|No|Path|DevNull|Interrupt|Kill|Separator|Seek|EOF)/.test(name),
  getElementType,
  hasPackages: true,
  isClassName: () => false,
  readName: () => fixedValue,
};

function readMember({ className, name, isStatic, createSource }: LibraryMember): Value | undefined {
  if (className === 'net/http' && name === 'DefaultClient') return { ...fixedValue, type: 'net/http.Client' };
  const found = findMemberSource(className, name, isStatic);
  if (found === undefined) return undefined;
  const { kind, type, cleaned = [] } = found;
  const value = kind === undefined ? { ...fixedValue, type } : createFlow(createSource(kind), type);
  return cleanValue(value, cleaned);
}

/** The types of results where they matter, by the full name of the function. */
const resultTypes: readonly (readonly [RegExp, string])[] = [
  [/^net\/http\.Request URL\.Query$/, 'net/url.Values'],
  [/^net\/http\.Request\.Cookie$/, 'net/http.Cookie'],
  [/^net\/http\.Request\.(?:WithContext|Clone)$/, 'net/http.Request'],
  [/^net\/http\.NewRequest(?:WithContext)?$|^net\/http\/httptest\.NewRequest$/, 'net/http.Client Request'],
  [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.(?:QueryParams|FormParams)$/, 'net/url.Values'],
  [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.Request$/, 'net/http.Request'],
  [/^github\.com\/labstack\/echo(?:\/v\d+)?\.Context\.Response$/, 'net/http.ResponseWriter'],
  [/^github\.com\/gorilla\/mux\.Vars$/, 'map[]String'],
  [/^database\/sql\.(?:Open|OpenDB)$/, 'database/sql.DB'],
  [/^database\/sql\.(?:DB|Conn)\.Begin(?:Tx)?$/, 'database/sql.Tx'],
  [/^database\/sql\.DB\.Conn$/, 'database/sql.Conn'],
  [/^database\/sql\.\w+\.Prepare(?:Context)?$/, 'database/sql.Stmt'],
  [/^database\/sql\.\w+\.QueryRow(?:Context)?$/, 'database/sql.Row'],
  [/^database\/sql\.\w+\.Query(?:Context)?$/, 'database/sql.Rows'],
  [/^github\.com\/jmoiron\/sqlx\.(?:Open|Connect|MustConnect|MustOpen|NewDb)$/, 'github.com/jmoiron/sqlx.DB'],
  [/^(?:gorm\.io|github\.com\/jinzhu)\/gorm\.(?:Open|DB\.\w+)$/, 'gorm.io/gorm.DB'],
  [
    /^html\/template\.(?:New|Must|Parse\w+|Template\.(?:New|Funcs|Parse\w*|Delims|Option|Lookup|Clone))$/,
    'html/template.Template',
  ],
  [
    /^text\/template\.(?:New|Must|Parse\w+|Template\.(?:New|Funcs|Parse\w*|Delims|Option|Lookup|Clone))$/,
    'text/template.Template',
  ],
  [/^os\/exec\.Command(?:Context)?$/, 'os/exec.Cmd'],
  [/^os\.(?:Open|ReadingFile|Create|CreateTemp)$/, 'os.File'],
  [/^math\/rand(?:\/v\d+)?\.New$/, 'math/rand.Rand'],
  [/^archive\/tar\.Reader\.Next$/, 'archive/tar.Header'],
  [/^os\.OpenRoot$/, 'os.Root'],
  [/^net\/url\.(?:Parse|ParseRequestURI)$/, 'net/url.URL'],
  [/^(?:strings|bytes)\.(?:Split|SplitN|SplitAfter|Fields|FieldsFunc)$/, '[]String'],
  [/^regexp\.(?:MustCompile|Compile|MustCompilePOSIX|CompilePOSIX)$/, 'regexp.Regexp'],
  [/^archive\/zip\.(?:OpenReader|NewReader)$/, 'archive/zip.Reader'],
  [/^archive\/tar\.NewReader$/, 'archive/tar.Reader'],
];

function findResultType(full: string): string {
  return resultTypes.find(([pattern]) => pattern.test(full))?.[1] ?? '';
}

/** Functions that cannot be seen, and read something from the request that they get. */
const helpers =
  /^(?:[Gg]et|[Rr]ead|[Pp]arse|[Ff]etch)(?:\w*[a-z])?(?:Cookie|Params?|Query|Form|FormValue|Header|Body|Input|Vars?)(?:Value|String)?$/;

function callLibrary(call: LibraryCall): Value {
  const { name, className, of, given, tools, isStatic } = call;
  if (name === '') return tools.add({ type: className, entries: new Map() });
  const full = `${className}.${name}`;
  const isHelper = given.length > 0 && helpers.test(name) && isRequestType(given[0]?.type ?? '');
  const kind = findCallSource(className, name, isStatic) ?? (isHelper ? 'request' : undefined);
  if (kind !== undefined) {
    const value = createFlow(call.createSource(kind), findResultType(full) || 'String');
    // The own address has the host to which the request came.
    return / URL\.(?!Query$)/.test(full) ? cleanValue(value, ['address']) : value;
  }
  if (/^math\/rand(?:\/v\d+)?(?:\.Rand)?$/.test(className) && !/^(?:New\w*|Seed|Shuffle)$/.test(name)) {
    const value = createFlow(call.createSource('random'), 'int');
    // It fills the list.
    if (call.name === 'Read') for (const target of call.given) fill(target, value, call.tools);
    return value;
  }
  const results = invokeFunctions(call);
  const own = of === undefined && !isStatic ? callBuiltIn(call) : undefined;
  const found =
    own ?? callFlag(call) ?? fillTargets(call) ?? callWriter(call) ?? (of && callObject(call, of)) ?? callText(call);
  if (found !== undefined) return found;
  // Code that cannot be seen may change what it gets a pointer to.
  for (const object of given.flatMap(({ objects }) => objects)) {
    const entity = tools.getEntity(object);
    if (entity && [...entity.entries.values()].some(({ constants }) => constants))
      tools.setEntity(object, forgetConstants(entity));
  }
  const { type, purposes, ...does } = describeFunction(full);
  const parts = [...(of === undefined ? [] : [tools.flatten(of)]), ...given.map(tools.flatten)];
  if (/^(?:bufio\.NewWriter|bufio\.NewReadWriter|io\.MultiWriter)$/.test(full)) return given[0] ?? fixedValue;
  if (type === 'os/exec.Cmd') {
    const all = name === 'Command' ? given : given.slice(1);
    // More arguments may be added to those of a program.
    const entries = Object.entries({ Path: all[0] ?? fixedValue, Args: tools.add(createList('[]String', all)) });
    return tools.add({ type, entries: new Map(entries) });
  }
  if (type === 'regexp.Regexp') return { ...(given[0] ?? fixedValue), type };
  if (does.isHarmless) return { ...keepRandom(parts), type };
  if (purposes.length > 0)
    return cleanValue({ ...passOn(parts, type || 'String'), isUnknown: false, isBuilt: false }, purposes);
  if (does.isDecoding) return dropCleaning(passOn(parts, type || 'String'), cleaningPurposes);
  if (does.isJoining) return dropConstants(joinTexts(parts));
  if (does.isPassing) return passOn(parts, type || 'String');
  if (className === '' && of === undefined && !isStatic && parts.length === 0) return unknownValue;
  return results.length > 0 ? joinValues(results) : { ...unknownValue, type };
}

/** The result can do no harm. */
const harmless =
  /(?:^|[./])(?:strconv\.(?:Atoi|Parse\w+|Itoa|Format\w+)|uuid\.\w+|(?:md5|sha1|sha256|sha512|crc32)\.\w+|time\.\w+|errors\.\w+|crypto\/rand\.\w+|utf8\.\w+|filepath\.(?:Ext|IsAbs|Match|IsLocal)|os\.(?:Getwd|TempDir|UserHomeDir|Hostname|Executable|Getpid|MkdirTemp|CreateTemp)|strings\.(?:Contains\w*|HasPrefix|HasSuffix|EqualFold|Index\w*|LastIndex\w*|Count|Compare)|bytes\.(?:Contains\w*|HasPrefix|HasSuffix|Equal|EqualFold|Index\w*|Count|Compare)|regexp\.Match\w*|Regexp\.Match\w*|len|cap|Error|Len|Cap|Sum|Size|Port|MarshalText|StatusText|DetectContentType)$/;
/** The result is what is given, perhaps changed. */
const passing =
  /(?:^|[./])(?:strings\.(?:TrimSpace|Trim\w*|To\w+|Title|Replace\w*|Split\w*|Fields\w*|NewReader|Map|SplitSeq|FieldsSeq|Lines|Clone|Cut\w*)|bytes\.(?:Trim\w*|To\w+|Replace\w*|Split\w*|NewReader|NewBuffer|NewBufferString|Clone|Runes)|bufio\.\w+|io(?:\/ioutil)?\.(?:ReadAll|NopCloser|LimitReader|TeeReader|MultiReader)|url\.(?:Parse\w*|ParseRequestURI|ParseQuery|JoinPath)|filepath\.(?:Clean|Abs|FromSlash|ToSlash|Rel|Dir|EvalSymlinks|Split|VolumeName|SplitList)|path\.(?:Clean|Dir|Split)|regexp\.Regexp\.(?:ReplaceAll\w*|Find\w*|Split)|json\.(?:NewDecoder|RawMessage)|xml\.NewDecoder|yaml\.NewDecoder|slices\.\w+|maps\.\w+|context\.WithValue|template\.(?:HTML|JS|URL|CSS|HTMLAttr|JSStr|Srcset)|atomic\.\w+|norm\.\w+|cases\.\w+|shlex\.Split|http\.MaxBytesReader|net\.SplitHostPort|Get|Values|Value|String|Bytes|Text|Unquote|ReadString|ReadLine|ReadBytes|ReadAll|ReadByte|Replace|Peek|PeekMulti|Add|Del|ByName|Open|Load|Elem|Interface|First|Last|Next|NextPart|FileName|FormName|Unwrap)$/;
const joining =
  /(?:^|[./])(?:filepath\.Join|path\.Join|fmt\.(?:Sprint|Sprintln|Append\w*)|strings\.Repeat|net\.JoinHostPort|bytes\.Join|Concat|JoinPath)$/;

const known = new Map<
  string,
  {
    type: string;
    purposes: readonly CleaningPurpose[];
    isHarmless: boolean;
    isDecoding: boolean;
    isJoining: boolean;
    isPassing: boolean;
  }
>();
const mostKnown = 20_000;

/** What the function does, by its full name. Programs call few functions often. */
function describeFunction(full: string) {
  const before = known.get(full);
  if (before !== undefined) return before;
  const facts = {
    ...{ type: findResultType(full), purposes: findPurposes(full), isHarmless: harmless.test(full) },
    ...{ isDecoding: decoding.test(full), isJoining: joining.test(full) },
    isPassing: passing.test(full) || /^net\/url\.(?:URL|Userinfo)\./.test(full),
  };
  if (known.size < mostKnown) known.set(full, facts);
  return facts;
}

/** Calls the functions among the arguments, with what they may be given. */
function invokeFunctions({ of, given, tools }: LibraryCall): Value[] {
  // What gets a request is run on its own.
  const functions = given.filter(({ callables }) =>
    callables?.some(({ code }) => !code?.parameters.some(({ type }) => isRequestType(type))),
  );
  if (functions.length === 0) return [];
  const others = [...(of === undefined ? [] : [of]), ...given.filter(({ callables }) => callables === undefined)];
  const element: Value = { ...passOn(others.map(tools.flatten)), isUnknown: true };
  const elements = Array.from({ length: 8 }, () => element);
  return functions.map((each) => tools.invoke(each, elements));
}

function callBuiltIn({ name, given, tools, of }: LibraryCall): Value | undefined {
  const [first = fixedValue] = given;
  if (name === 'append') return append(first, given.slice(1), tools);
  if (name === 'copy') {
    fill(first, tools.flatten(given[1] ?? fixedValue), tools);
    return fixedValue;
  }
  if (/^(?:min|max|len|cap|delete|clear|close|print|println|recover|real|imag|complex)$/.test(name)) return fixedValue;
  return of;
}

function append(list: Value, added: readonly Value[], tools: CallTools): Value {
  // A text as bytes.
  if (list.type === 'String') return joinTexts([list, ...added]);
  const entities = tools.listEntities(list);
  const isEmpty = entities.length === 0 && list.flows.length === 0;
  const elements = tools.listElements(list) ?? (isEmpty ? [] : undefined);
  const type = list.type === '' ? '[]' : list.type;
  if (elements !== undefined && elements.length < 30) return tools.add(createList(type, [...elements, ...added]));
  const held = [...entities.map(readAll), ...(list.flows.length > 0 ? [passOn([list])] : []), ...added];
  return tools.add({ type, entries: new Map(), rest: joinValues(held) });
}

/** Makes variables, objects and lists hold the value. */
function fill(target: Value, value: Value, tools: CallTools): void {
  const own: Value = { ...dropConstants(value), objects: [], type: '' };
  const inner: Value[] = [];
  tools.change(target, (entity) => {
    const type = entity.entries.get('*')?.type ?? '';
    const typed = isNumberType(type) ? toNumber(own, type) : { ...own, type };
    if (entity.type === '& variable') return { ...entity, entries: new Map([['*', typed]]) };
    inner.push(...entity.entries.values());
    return { ...entity, entries: new Map(), rest: own };
  });
  for (const each of inner) if (each.objects.length > 0) fill(each, value, tools);
}

function callFlag({ className, name, given, tools, createSource }: LibraryCall): Value | undefined {
  if (!/(?:^|\/)p?flag(?:\.FlagSet)?$/.test(className)) return undefined;
  if (readsFlag(className, name))
    return createFlow(createSource('local'), /Slice|Array/.test(name) ? '[]String' : 'String');
  const [target] = given;
  if (/^(?:String\w*Var\w*|TextVar)$/.test(name) && target !== undefined)
    fill(target, createFlow(createSource('local'), 'String'), tools);
  return fixedValue;
}

/** Calls that write into what their arguments point to. */
function fillTargets(call: LibraryCall): Value | undefined {
  const { className, name, of, given, tools } = call;
  const [first = fixedValue, second = fixedValue] = given;
  const done: Value = { ...fixedValue, type: 'error' };
  if (of !== undefined && fillsFromRequest(className, name)) {
    const value = createFlow(call.createSource('request'));
    for (const target of given) fill(target, value, tools);
    return done;
  }
  if (/^(?:Unmarshal\w*|NewDecoder)$/.test(name) && given.length > 1) {
    fill(second, dropCleaning(passOn([tools.flatten(first)]), cleaningPurposes), tools);
    return done;
  }
  if (
    of !== undefined &&
    (/^Decode\w*$/.test(name) || name === 'Unmarshal') &&
    given.some(({ objects }) => objects.length > 0)
  ) {
    const decoded = dropCleaning(passOn([of, ...given].map(tools.flatten)), cleaningPurposes);
    for (const target of given) fill(target, decoded, tools);
    return done;
  }
  if (className === 'fmt' && /^S?F?[Ss]scan/.test(name)) {
    for (const target of given.slice(1)) fill(target, passOn([tools.flatten(first)]), tools);
    return done;
  }
  if (className === 'fmt' && /^(?:Scan|Scanln|Scanf|Fscan|Fscanln|Fscanf)$/.test(name)) {
    for (const target of given) fill(target, createFlow(call.createSource('local')), tools);
    return done;
  }
  if (/^(?:Scan|StructScan|MapScan|SliceScan)$/.test(name) && of !== undefined && !/Scanner$/.test(className)) {
    for (const target of given) fill(target, createFlow(call.createSource('stored')), tools);
    return done;
  }
  if (of !== undefined && of.flows.length > 0 && /^(?:Read|ReadFull|ReadAt)$/.test(name)) {
    fill(first, tools.flatten(of), tools);
    return fixedValue;
  }
  return undefined;
}

const builders = /^(?:strings\.Builder|bytes\.Buffer)$/;

/** Text that is written into a builder by a function of another package. */
function callWriter({ className, name, given, tools }: LibraryCall): Value | undefined {
  const full = `${className}.${name}`;
  const isTemplate = /template\.Template\.Execute(?:Template)?$/.test(full);
  if (!isTemplate && !/^(?:fmt\.Fprint(?:f|ln)?|io\.(?:WriteString|Copy|CopyN))$/.test(full)) return undefined;
  const [target, ...others] = given;
  if (target === undefined) return undefined;
  const parts = others.map(tools.flatten);
  const text = name === 'Fprintf' ? joinFormat(parts) : joinTexts(parts);
  const written = full.startsWith('html/template') ? cleanValue(text, ['page']) : text;
  for (const object of target.objects) {
    const entity = tools.getEntity(object);
    if (entity !== undefined && builders.test(entity.type)) writeText(object, entity, written, tools);
  }
  return { ...fixedValue, type: 'error' };
}

function writeText(object: number, entity: HeapObject, added: Value, tools: CallTools): void {
  const before = entity.entries.get('text') ?? createConstant('');
  tools.setEntity(object, { ...entity, entries: new Map([['text', joinTexts([before, added])]]) });
}

/** Methods of texts that are being built, of lists and of tables. */
function callObject({ name, given, tools }: LibraryCall, of: Value): Value | undefined {
  const entities = tools.listPlain(of);
  if (name === 'filled by')
    return entities.length > 0 ? of : passOn([of, ...given.map(tools.flatten)], of.type || 'String');
  if (entities.length === 0) {
    if (name === 'slice of') return sliceText(of, given);
    if (name !== 'range keys') return undefined;
    const isList = of.type.startsWith('[]') || of.type === 'String';
    return isList ? { ...fixedValue, type: 'int' } : passOn([of], 'String');
  }
  const [first = fixedValue, second = fixedValue] = given;
  const values = entities.map(({ object, entity }): Value | undefined => {
    if (builders.test(entity.type)) {
      const text = entity.entries.get('text') ?? entity.rest ?? createConstant('');
      if (/^(?:WriteString|Write|WriteByte|WriteRune|ReadFrom)$/.test(name)) {
        writeText(object, entity, tools.flatten(first), tools);
        return fixedValue;
      }
      if (name === 'Reset') tools.setEntity(object, { type: entity.type, entries: new Map() });
      return /^(?:Reset|Len|Grow|Cap|Truncate)$/.test(name) ? fixedValue : { ...text, type: 'String' };
    }
    if (name === 'slice of') return sliceList(entity, given, tools);
    if (name === 'range keys')
      return entity.type.startsWith('[]') ? { ...fixedValue, type: 'int' } : createKeys(entity);
    if (/^(?:Store|Set|Add|Put|PushBack|LoadOrStore)$/.test(name)) {
      const added = given.length > 1 ? second : first;
      tools.setEntity(object, {
        ...entity,
        rest: entity.rest === undefined ? added : joinValues([entity.rest, added]),
      });
      return fixedValue;
    }
    if (
      /^(?:Load|Get|Value|Front|Back|LoadAndDelete|Values|Encode)$/.test(name) &&
      entity.entries.size + (entity.rest ? 1 : 0) > 0
    )
      return tools.flatten(readAll(entity));
    return undefined;
  });
  return values.includes(undefined) ? undefined : joinValues(values as Value[]);
}

function sliceList(entity: HeapObject, [from, to]: readonly Value[], tools: CallTools): Value {
  const elements = listElements(entity);
  const [start, end] = [getConstant(from ?? fixedValue) ?? undefined, getConstant(to ?? fixedValue)];
  const isKnown = (start === undefined || typeof start === 'number') && (end === null || typeof end === 'number');
  if (elements !== undefined && isKnown && (start !== undefined || from?.constants !== undefined))
    return tools.add(createList(entity.type, elements.slice(start, end ?? undefined)));
  return tools.add({ type: entity.type, entries: new Map(), rest: readAll(entity) });
}

function sliceText(of: Value, [from = fixedValue, to = fixedValue]: readonly Value[]): Value {
  const constants = mapConstants([of, from, to], (text, start, end) =>
    typeof text === 'string' ? text.slice(Number(start ?? 0), end === null ? undefined : Number(end)) : undefined,
  );
  return constants === undefined ? passOn([of], of.type) : { ...fixedValue, constants, type: of.type };
}

function createKeys({ entries, rest }: HeapObject): Value {
  const keys = [...entries.keys()];
  if (rest !== undefined) return rest.objects.length > 0 ? rest : passOn([rest], 'String');
  return keys.length > 0 && keys.length <= 8
    ? { ...fixedValue, constants: keys, type: 'String' }
    : { ...fixedValue, type: 'String' };
}
