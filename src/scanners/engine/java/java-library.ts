/** Java's own library and those that most programs use: what their calls do with values. */
import { type CleaningPurpose, cleaningPurposes } from '../../patterns/rule.ts';
import type { Constant } from '../code.ts';
import { createList, type HeapObject, readAll, writeEntry } from '../heap.ts';
import type { Library, LibraryCall } from '../library.ts';
import {
  acceptsHostile,
  type Checks,
  cleanValue,
  computeConstant,
  createConstant,
  createFlow,
  dropCleaning,
  dropConstants,
  fixedValue,
  forgetValue,
  getConstant,
  getWritten,
  joinTexts,
  joinValues,
  keepRandom,
  listSources,
  passOn,
  toNumber,
  unknownValue,
  type Value,
} from '../values.ts';
import {
  builders,
  callObject,
  createEntry,
  entryTypes,
  fillLists,
  holders,
  lists,
  resource,
  tables,
} from './java-containers.ts';

const numbers =
  /^(?:int|long|short|byte|float|double|boolean|Integer|Long|Short|Byte|Float|Double|Boolean|BigDecimal|BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date|Pageable|\w*Enum)$/;

/** Functions that return what they are given, perhaps changed. Lower case. */
const passing =
  /^(?:trim|strip|tolowercase|touppercase|substring|replace|replaceall|replacefirst|tostring|intern|get(?!attribute$)\w*|next\w*|readline|readallbytes|lines|collect|decode\w*|url?decode\w*|unescape\w*|htmlunescape|encodebase64\w*|valueof|of|aslist|stream|map|flatmap|filter|findfirst|findany|orelse|orelseget|orelsethrow|elementat|toarray|tochararray|split|string|file|url|uri|tourl|touri|path|resolve|normalize|create|topath|tofile|bytearrayinputstream|stringreader|inputstreamreader|bufferedreader|inputsource|streamsource|scanner|bufferedinputstream|objectinputstream|optional|ofnullable|requirenonnull|readvalue|fromjson|processbuilder|singletonlist|iterator|elements|values|keyset|entryset|matcher|group|clone)$/;

/** Functions that build a text from what they are given. */
const joining = /^(?:format|formatted|concat|join|append|insert|string\.?builder|stringbuffer|stringbuilder|builder)$/;

/** Functions whose result can do no harm, with the code before the dot. */
const harmless =
  /(?:^|\W)(?:parseint|parselong|parsedouble|parsefloat|parseboolean|integer\.valueof|long\.valueof|boolean\.valueof|uuid\.\w+|hashcode|size|length|indexof|equals|equalsignorecase|isempty|contains|getclass|getsimplename|currenttimemillis|nanotime|now|ordinal|getid|digest|encodetostring|getsize|getcontenttype|getlength|getstatus|getlocale|getsession|getprincipal|getenv|getresource|getresourceasstream|getcontextpath|getservletcontext|getrealpath|getmessage|getconnection|getbean|getcanonicalpath)$/;

const decoding = /^(?:decode\w*|url?decode\w*|unescape\w*|htmlunescape)$/;

const cleaning: readonly (readonly [CleaningPurpose, RegExp])[] = [
  ['sql', /(?:^|\W)(?:encodeforsql|escapesql|quote\w*|enquoteliteral|enquoteidentifier)$/],
  ['path', /(?:^|\W)(?:getname|getfilename|cleanpath|filenameutils\.getname|getcanonicalpath|getextension)$/],
  [
    'page',
    /(?:^|\W)(?:escapehtml\w*|htmlescape|encodeforhtml\w*|forhtml\w*|escapexml\w*|encode|clean|sanitize\w*|escapejavascript|escapeecmascript|urlencoder\.encode)$/,
  ],
  ['address', /(?:^|\W)(?:urlencoder\.encode|encodeuricomponent)$/],
  ['ldap', /(?:^|\W)(?:encodeforldap|encodefordn|escapeldap\w*|filterencode|nameencode)$/],
  ['xpath', /(?:^|\W)(?:encodeforxpath)$/],
];

/** Classes of functions that make one text of another. */
const toolClasses = /(?:Utils?|Strings|Objects|Base64|Streams|Codec|Encoder|Decoder|Escapers?|MoreObjects)$/;

const readers = /(?:Scanner|Reader|InputStream)$/;

/** Functions that read from a database. */
const stored = /^\w*(?:rs|resultset|results?)\d?\.get(?:n?string|object)$/;

/** Static functions that create an object of their class. */
const factory = /^(?:getInstance|getInstanceStrong|getDefault|newInstance|newBuilder|getRuntime)$/;

/** Functions of a text that only depend on constants, and can be computed. */
const textFunctions: Readonly<Record<string, (text: string, ...given: Constant[]) => Constant | undefined>> = {
  charAt: (text, index) => text[Number(index)],
  substring: (text, from, to) => text.substring(Number(from), to === undefined ? undefined : Number(to)),
  length: (text) => text.length,
  equals: (text, other) => text === other,
  equalsIgnoreCase: (text, other) => text.toLowerCase() === String(other).toLowerCase(),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  isEmpty: (text) => text.length === 0,
  indexOf: (text, part) => text.indexOf(String(part)),
  contains: (text, part) => text.includes(String(part)),
  startsWith: (text, part) => text.startsWith(String(part)),
  endsWith: (text, part) => text.endsWith(String(part)),
  replace: (text, part, other) => text.replaceAll(String(part), String(other)),
  concat: (text, other) => `${text}${other}`,
  toString: (text: string) => text,
  intern: (text) => text,
};

/** The types of results by the names of functions, where they matter. */
const resultTypes = new Map(
  Object.entries({
    ...{ getRequest: 'HttpServletRequest', getServletRequest: 'HttpServletRequest', getSession: 'HttpSession' },
    ...{ getParameter: 'String', getHeader: 'String', getQueryString: 'String' },
    ...{ current: 'ThreadLocalRandom', getWriter: 'PrintWriter' },
  }),
);

export const javaLibrary: Library = {
  call: callLibrary,
  readChecks,
  isNumber: (type) => numbers.test(type),
  isClassName: (name) => /^[A-Z]/.test(name),
  readName: (name) => ({ ...fixedValue, type: inheritedTypes.get(name) ?? '' }),
  createsTables: true,
};

/**
 * Names that a page has without a definition, or that a class inherits from a framework.
 * https://jakarta.ee/specifications/pages/3.1/jakarta-server-pages-spec-3.1#implicit-objects
 */
const inheritedTypes = new Map([
  ['request', 'HttpServletRequest'],
  ['session', 'HttpSession'],
  ['out', 'JspWriter'],
]);

function callLibrary(call: LibraryCall): Value {
  const { name, className, of, given, ofText, tools } = call;
  if (name === '') return createObject(call);
  // A function in a variable, under whatever name its interface has.
  if (of?.callables !== undefined && !/^(?:andThen|compose|negate|and|or)$/.test(name)) return tools.invoke(of, given);
  if (readsRequest(name, className, ofText, given[0]?.type ?? '')) {
    const value = createFlow(call.createSource('request'), resultTypes.get(name) ?? '');
    // The own address has the host to which the request came.
    return /^getRequestUR[IL]$/.test(name) ? cleanValue(value, ['address']) : value;
  }
  const isGenerator = /^(?:Random|ThreadLocalRandom|SplittableRandom)$/.test(className);
  const isRandom = call.isStatic
    ? /^(?:Math\.random$|RandomStringUtils\.random)/.test(`${className}.${name}`)
    : isGenerator && /^(?:next|ints|longs|doubles)/.test(name);
  if (isRandom) {
    const value = createFlow(call.createSource('random'));
    // It fills the array.
    if (name === 'nextBytes') fillLists(given[0], value, tools);
    return value;
  }
  // It fills the array.
  if (/^read(?:Fully)?$/.test(name) && isDerived(call)) fillLists(given[0], of && passOn([of]), tools);
  // The functions among the arguments get the elements of what they are given to.
  const functions = given.filter(({ callables }) => callables !== undefined);
  const isGiven = of !== undefined && functions.length > 0;
  const elements = isGiven ? { ...passOn([tools.flatten(of)]), type: '' } : unknownValue;
  const results = functions.map((each) => tools.invoke(each, [elements, elements]));
  const held = of === undefined ? undefined : callObject(call, of);
  if (held !== undefined) return held;
  const made = call.isStatic ? callStatic(call) : undefined;
  if (made !== undefined) return made;
  const isText = of?.constants?.every((one) => typeof one === 'string') === true;
  const computed = of && isText ? computeConstant(textFunctions, name, [of, ...given]) : undefined;
  if (computed !== undefined) return computed;
  const lower = name.toLowerCase();
  const whole = `${ofText === '' ? '' : `${ofText}.`}${name}`.toLowerCase();
  const type = resultTypes.get(name) ?? (call.isStatic && factory.test(name) ? className : '');
  // What is looked up with a value is another one.
  const isLookUp = of !== undefined && /^(?:get|next|elementat)/.test(lower);
  const parts = [...(of === undefined ? [] : [of]), ...(isLookUp ? [] : given)].map((part) => tools.flatten(part));
  if (/^getResource(?:AsStream)?$/.test(name))
    return { ...fixedValue, type: resource, written: getWritten(given[0] ?? fixedValue) };
  if (harmless.test(whole)) return { ...keepRandom(parts), type };
  if (stored.test(whole)) return createFlow(call.createSource('stored'));
  const replaced = replaceSome(call, parts);
  if (replaced !== undefined) return replaced;
  // The name of an upload is the client's.
  const isUpload = lower === 'getname' && /^(?:FileItem|Part|DiskFileItem)$/.test(of?.type ?? '');
  const purposes = cleaning.flatMap(([purpose, pattern]) => (pattern.test(whole) && !isUpload ? [purpose] : []));
  if (purposes.length > 0) return cleanValue({ ...passOn(parts, type), isUnknown: false, isBuilt: false }, purposes);
  if (joining.test(lower)) return dropConstants(joinTexts(parts));
  const isPassing = passing.test(lower) || (call.isStatic && toolClasses.test(className)) || isDerived(call);
  if (!isPassing)
    return results.length > 0 ? joinValues(results) : { ...unknownValue, type, flows: keepRandom(parts).flows };
  const passed = results.length > 0 && /map$/.test(lower) ? joinValues(results) : passOn(parts, type);
  if (numbers.test(className) && call.isStatic) return { ...passed, type: 'String' };
  return decoding.test(lower) ? dropCleaning(passed, cleaningPurposes) : passed;
}

/** Whether it is called on what was read from a request, such as a reader of its body. */
function isDerived({ of }: LibraryCall): boolean {
  return of !== undefined && readers.test(of.type) && of.flows.length > 0;
}

/** What replaces characters may make a text harmless. Undefined for anything else. */
function replaceSome({ name, of, given }: LibraryCall, parts: readonly Value[]): Value | undefined {
  if (name === 'compile') return given[0]?.constants && { ...given[0], type: 'Pattern' };
  if (name === 'matcher' && of !== undefined) return { ...passOn(given, 'Matcher'), written: getWritten(of) };
  if (!/^replace(?:All|Each|Chars)?$/.test(name)) return undefined;
  const [pattern = ''] = [...given.map(getConstant), ...(of?.type === 'Matcher' ? [of.written] : [])].filter(
    (one) => typeof one === 'string' && one !== '',
  ) as string[];
  const passed = { ...passOn(parts, 'String'), isBuilt: parts.some(({ isBuilt }) => isBuilt) };
  if (name === 'replaceAll' && allowed.test(pattern)) return cleanValue(passed, cleaningPurposes);
  return pattern.includes('<') ? cleanValue(passed, ['page']) : passed;
}

/** Everything but letters, numbers and harmless signs. */
const allowed = /^\[\^(?:\w-\w|\\[wds-]|[\w -])+\][+*]?$/;

function createObject({ className, given, tools }: LibraryCall): Value {
  const [first] = given;
  if (builders.test(className)) {
    const isText = first !== undefined && typeof getConstant(first) !== 'number' && !numbers.test(first.type);
    return tools.add({ type: className, entries: new Map([['text', isText ? first : createConstant('')]]) });
  }
  if (lists.test(className) || tables.test(className)) {
    const copied = first === undefined ? [] : tools.listEntities(first);
    const [entity, ...others] = copied;
    if (entity !== undefined && others.length === 0) return tools.add({ ...entity, type: className });
    const rest = [...copied.map(readAll), ...(first !== undefined && first.flows.length > 0 ? [passOn([first])] : [])];
    const base: HeapObject =
      lists.test(className) && className !== 'array'
        ? createList(className, [])
        : { type: className, entries: new Map() };
    return tools.add(rest.length === 0 ? base : { type: className, entries: new Map(), rest: joinValues(rest) });
  }
  if (numbers.test(className)) return toNumber(joinValues(given), className);
  if (entryTypes.test(className) && given.length === 2) return createEntry(given, tools);
  if (holders.test(className))
    return tools.add({ type: className, entries: new Map([['value', first ?? createConstant(null)]]) });
  // What is written to it comes to what it writes to.
  const target = first?.objects.map((object) => tools.getEntity(object)?.type ?? '') ?? [];
  if (
    /(?:Writer|Stream|Formatter)$/.test(className) &&
    target.length > 0 &&
    target.every((type) => builders.test(type))
  )
    return { ...fixedValue, objects: first?.objects ?? [], type: className };
  const parts = given.map(tools.flatten);
  if (className === 'String' && first !== undefined) return { ...tools.flatten(first), type: 'String' };
  const lower = className.toLowerCase();
  if (passing.test(lower) || /(?:file|url|uri|path|reader|stream|source|cookie)$/.test(lower))
    return passOn(parts, className);
  return { ...unknownValue, type: className, flows: keepRandom(parts).flows, isUnknown: parts.length > 0 };
}

function callStatic({ className, name, given, tools }: LibraryCall): Value | undefined {
  if (/^(?:Arrays|List|Set|Stream|Collections|ImmutableList|ImmutableSet|Lists|Sets)$/.test(className)) {
    const [only] = given;
    if (name === 'toString' || name === 'copyOf' || /^(?:unmodifiable|synchronized)/.test(name) || name === 'stream')
      return only;
    // A single array is the list itself.
    if (given.length === 1 && only !== undefined && only.objects.length > 0 && name === 'asList') return only;
    if (/^(?:asList|of|singletonList|singleton|newArrayList|newHashSet)$/.test(name))
      return tools.add(createList('List', given));
  }
  if ((className === 'Map' && name === 'entry') || (className.endsWith('Pair') && name === 'of'))
    return createEntry(given, tools);
  if (className.endsWith('ThreadLocal') && given[0] !== undefined)
    return tools.add({ type: className, entries: new Map([['value', tools.invoke(given[0], [])]]) });
  if (
    /^(?:Collections|Arrays)$/.test(className) &&
    /^(?:addAll|fill|sort|reverse|shuffle|swap|replaceAll)$/.test(name)
  ) {
    const [changed, ...values] = given;
    fillLists(changed, joinValues([changed ?? fixedValue, ...values].map(tools.flatten).map(forgetValue)), tools);
    return fixedValue;
  }
  if (name === 'ofEntries') {
    const held = given.flatMap(({ objects }) => objects.flatMap((object) => tools.getEntity(object)?.entries ?? []));
    let entity: HeapObject = { type: 'Map', entries: new Map() };
    for (const each of held)
      entity = writeEntry(entity, getConstant(each.get('key') ?? fixedValue), each.get('value') ?? fixedValue);
    return tools.add(entity);
  }
  if (name === 'nCopies' && given[1]) return tools.add({ type: 'List', entries: new Map(), rest: given[1] });
  if (/^(?:Map|ImmutableMap)$/.test(className) ? name === 'of' : name === 'singletonMap') {
    let entity: HeapObject = { type: 'Map', entries: new Map() };
    for (let index = 0; index + 1 < given.length; index += 2)
      entity = writeEntry(entity, getConstant(given[index] ?? fixedValue), given[index + 1] ?? fixedValue);
    return tools.add(entity);
  }
  if (/^(?:Optional|Objects)$/.test(className) && /^(?:of|ofNullable|requireNonNull)$/.test(name)) return given[0];
  if (className === 'System' && name === 'arraycopy') {
    fillLists(given[2], given[0] && tools.flatten(given[0]), tools);
    return fixedValue;
  }
  if (className === 'String' && name === 'valueOf') return given[0] && { ...tools.flatten(given[0]), type: 'String' };
  if (className === 'String' && name === 'join') return joinTexts(given.map(tools.flatten));
  return undefined;
}

const checking =
  /^(?:contains|containsKey|matches|isNumeric|isAlphanumeric|isDigits|isValid\w*|validate\w*|check\w*|verify\w*|startsWith)$/;

const notChecking = /^check(?:Not\w*|Null|State|Index|ElementIndex|PositionIndex|Argument)$|Later$/;

function readChecks({ name, of, given }: LibraryCall): Checks | undefined {
  if (!checking.test(name) || notChecking.test(name)) return undefined;
  const own = of === undefined ? [] : listSources(of);
  const others = given.flatMap(listSources);
  if (own.length + others.length === 0 || own.some((source) => others.includes(source))) return undefined;
  const [constant] = given.map(getConstant);
  const isOpen = name === 'matches' ? acceptsHostile(`^(?:${constant})$`, 's') : constant === '';
  if (own.length > 0 && constant !== undefined && isOpen) return undefined;
  // A text may be searched for what is allowed, or for what is not.
  const isText = own.length > 0 && /^(?:contains|matches|startsWith)$/.test(name);
  return { yes: [...own, ...others], no: isText ? own : [] };
}

/** Annotations of parameters that Spring, JAX-RS and Micronaut fill with data from a client. */
const filledBy =
  /@(?:\w+\.)*(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|MatrixVariable|ModelAttribute|RequestPart|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|BeanParam|FormDataParam|QueryValue)\b/;

/** A parameter without an annotation of its own, and of no type that the framework or a number parser provides. */
const filledByType = new RegExp(
  [
    String.raw`^(?:final\s+|@(?:Valid|Validated|NotNull|NotBlank|NotEmpty|Nullable|Parameter|ApiParam)\b(?:\([^)]*\))?\s*)*`,
    String.raw`(?!@|(?:\w+\.)*(?:\w*(?:Request|Response|Session|Model\w*|Map|Principal|Authentication|User|UserDetails|Locale|`,
    'Pageable|Sort|Result|Errors|Status|Attributes|Writer|Reader|Stream|Builder|Enum|Exchange|Device|Zone|Jwt|Token|Context)|',
    'int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|',
    String.raw`BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date)\b)`,
  ].join(''),
);
const handler = /@(?:Get|Post|Put|Patch|Delete|Request)Mapping\b/;
const uploads = /^(?:MultipartFile|FilePart|FileItem|UploadedFile|CompletedFileUpload)$/;

/** Whether a client decides about the parameter. `modifiers`: of its method. Spring fills those of a handler. */
export function isFilledParameter(code: string, type: string, modifiers: string): boolean {
  return filledBy.test(code) || uploads.test(type) || (handler.test(modifiers) && filledByType.test(code));
}

const requestTypes =
  /^(?:\w*Request(?:Wrapper)?\d?|RoutingContext|Context|ServerWebExchange|ContainerRequestContext|UriInfo|HttpHeaders|HttpExchange)$/;
const requestNames = /(?:^|\W|_)(?:\w*re?qu?e?s?t?|\w*Request|getRequest\(\)|ctx|context|exchange|routingContext)$/;
const reads =
  /^(?:getParameter|getParameterValues|getParameterMap|getParameterNames|getQueryString|getRequestURI|getRequestURL|getPathInfo|getPathTranslated|getCookies|getHeader|getHeaders|getHeaderNames|getInputStream|getReader|getPart|getParts|getQueryParameters|getFormAttribute|getParam|params|pathParam|queryParam|formParam|queryParams|pathVariable|getRawParameter)$/;
/** Functions that read something from a request that they get. */
const helpers =
  /^(?:get|read|parse|extract)\w*(?:Cookie|Param|Parameter|Query|Body|Header|Input|Payload)(?:s|Value|AsString|ByName)?$/;
/** Code of a function that may read a request. */
export const requestReads = new RegExp(
  String.raw`\b(?:${reads.source.slice(4, -2)}|${helpers.source.slice(1, -1).replaceAll('(?:', '(?:')})\s*\(`,
);

/** Whether code that cannot be seen reads a request. Without a type, the name of the receiver tells. */
function readsRequest(name: string, type: string, ofText: string, firstType: string): boolean {
  if (reads.test(name) && (type === '' || type === 'String' ? requestNames.test(ofText) : requestTypes.test(type)))
    return true;
  return helpers.test(name) && requestTypes.test(firstType);
}

/** Annotations with which a framework checks a login before it calls a function. */
export const loginChecks =
  /@(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|Authenticated|Requires(?:Authentication|Roles|Permissions|User))\b/;

const request = new RegExp(
  String.raw`${handler.source}|${filledBy.source}|\b(?:${uploads.source.slice(4, -2)})\b|${requestReads.source}`,
);

/** Whether something in the file may read a request, by its text. */
export function mayReadRequest(text: string): boolean {
  return request.test(text);
}
