/** Python's own functions and those of common packages: what their calls do with values. */
import { type CleaningPurpose, cleaningPurposes } from '../../patterns/rule.ts';
import type { Library, LibraryCall, LibraryMember } from '../library.ts';
import {
  acceptsHostile,
  type Checks,
  cleanValue,
  createFlow,
  dropCleaning,
  type FlowSource,
  fixedValue,
  getConstant,
  isFixed,
  listSources,
  passOn,
  toNumber,
  unknownValue,
  type Value,
} from '../values.ts';
import {
  callHandlers,
  findCallSource,
  isRequestName,
  localInputs,
  narrowFields,
  narrowNames,
  ownAddresses,
  readsServer,
  requestMembers,
  requestType,
  requestVariables,
} from './python-sources.ts';
import { callForm, callTable, computeText } from './python-values.ts';

/** Functions that return what they are given, perhaps changed. */
const passing =
  /^(?:find|findtext|itertext|fromstring|parse|decompress|reader|DictReader|concat|read_string|str|repr|format|format_map|join|unquote|unquote_plus|unquote_to_bytes|unescape|b64decode|b64encode|b32decode|b16decode|urlsafe_b64decode|urlsafe_b64encode|standard_b64decode|a85decode|decodebytes|encodebytes|loads|load|dumps|dump|bytes|bytearray|list|dict|tuple|set|frozenset|sorted|reversed|next|iter|getattr|StringIO|BytesIO|Path|PurePath|PosixPath|PurePosixPath|abspath|normpath|realpath|expanduser|expandvars|urljoin|urlparse|urlsplit|urlunparse|urlunsplit|parse_qs|parse_qsl|copy|deepcopy|vars|unhexlify|hexlify|fromhex|text|literal|literal_column|Markup|zip|enumerate|map|filter|max|min|ascii|ContentFile|TextIOWrapper|glob|iglob|rglob|joinpath|with_name|with_suffix|parse_multipart|parse_header|FieldStorage|OrderedDict|cast|force_str|force_text|smart_str|smart_text|ensure_str|to_unicode|native_str|compile|group|groups|groupdict|findall|finditer|match|search|fullmatch|split|sub|subn|translate|fill|dedent|indent|wrap|shorten|partition|Template|substitute|safe_substitute|SQL|Composed|f|namedtuple|astuple|asdict|model_dump|read|readline|readlines|decode|encode|splitlines|strip|lstrip|rstrip|lower|upper|title|capitalize|swapcase|casefold|replace|removeprefix|removesuffix|zfill|ljust|rjust|center|expandtabs|rsplit|rpartition|get|getlist|pop|popitem|items|values|keys|setdefault|first|all|to_dict|getvalue|getall|getone|gather|wait_for|shield|run|result|partial|attrgetter|itemgetter|chain|islice|repeat|cycle|accumulate|product|permutations|combinations|heappop|popleft|as_posix|as_uri|resolve|absolute|relative_to|__str__|__repr__|__format__|__getitem__|__add__|__mod__|__enter__|__aenter__|to_string|tostring|tobytes|getbuffer|Request|ZipFile|namelist|infolist|getnames|getmembers|basename|dirname|splitext|quote_from_bytes|json|form|data)$/;

/** What cannot be seen cleans nothing, whatever its name says. */
const changing =
  /^(?!(?:is|has|can|check|validate|get|set)_?)\w*(?:clean|sanit|normali[sz]|quote|slug|strip|trim|transform|convert|secure|safe)/i;

/** Functions whose result can do no harm. */
const harmless =
  /^(?:len|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|count|index|rfind|rindex|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|checkpw|ord|isinstance|issubclass|hasattr|callable|type|id|time|date|now|utcnow|any|all|exists|isfile|isdir|getsize|getmtime|stat|sha\d+|sha3_\d+|blake2[bs]|md5|hexdigest|digest|new|uuid\d|token_hex|token_urlsafe|token_bytes|urandom|getpid|strftime|strptime|isoformat|fromisoformat|timestamp|is_file|is_dir|is_valid|status_code|print|log|debug|info|warning|error|exception|critical|append|add|extend|insert|remove|clear|close|commit|flush|write)$/;

const numbers =
  /^(?:int|float|bool|complex|Decimal|Fraction|UUID|sum|round|abs|len|ord|hash|id|count|date|datetime|timedelta)$/;

/** By the full name, or by the last part of one that is not known. */
const cleaning: readonly (readonly [readonly CleaningPurpose[], RegExp])[] = [
  [['command'], /^(?:shlex|pipes)\.(?:quote|join)$/],
  [['path', 'upload'], /(?:^|\.)(?:secure_filename|safe_join|get_valid_filename|slugify|sanitize_filename)$/],
  [['path'], /^(?:(?:os|posix|nt)\.)?path\.basename$/],
  [
    ['page'],
    /^(?:html|cgi|markupsafe|flask|jinja2|xml\.sax\.saxutils|django\.utils\.html|werkzeug\.utils|tornado\.escape|bottle|mako\.filters|aiohttp_jinja2|lxml\.html|wtforms|webob|pyramid)\b.*\.(?:escape|quoteattr|xhtml_escape|conditional_escape|format_html|format_html_join|strip_tags|html_escape|escape_silent|json_script|html_quote|escapejs)$/,
  ],
  [
    ['page'],
    /^(?:bleach|nh3|lxml\.html\.clean|lxml_html_clean|html_sanitizer|markdown_it|html5lib)\b.*\.(?:clean|linkify|clean_html|sanitize|clean_text)$/,
  ],
  [
    ['page', 'address'],
    /^(?:urllib|urllib\.parse|six\.moves\.urllib\.parse|requests\.utils|django\.utils\.http|tornado\.escape|werkzeug\.urls)\.(?:quote|quote_plus|urlencode|url_quote|urlquote|url_escape|requote_uri)$/,
  ],
  // What leaves no slash in a text.
  [['path'], /^(?:urllib\.parse|urllib|werkzeug\.urls)\.(?:quote_plus|urlencode|url_quote_plus)$/],
  [['ldap'], /(?:^|\.)(?:escape_filter_chars|escape_rdn|escape_dn_chars|filter_format)$/],
  [
    ['sql', 'quotes'],
    /^(?!typing).*(?<!\w)(?:escape_string|quote_ident|quote_literal|Identifier|Literal|quote_name|escape_literal|sanitize_identifier)$/,
  ],
  [['regex'], /^re\.escape$/],
  [['code', 'log'], /^json\.dumps$/],
  [['log'], /^(?:builtins\.)?(?:repr|ascii)$/],
  [['keys'], /\.(?:model_dump|asdict|dump|load)$/],
  // Its argument is reported by itself.
  [['sql'], /^(?:sqlalchemy(?:\.sql)?(?:\.expression)?|sa|db|)\.(?:text|literal_column)$/],
  [['page'], /^(?:json\.dumps|flask\.jsonify|flask\.json\.dumps|simplejson\.dumps|ujson\.dumps|orjson\.dumps)$/],
  [
    [...cleaningPurposes],
    /^(?:ast\.literal_eval|hashlib\.\w+(?:\.hexdigest|\.digest)?|hmac\.\w+|uuid\.\w+|binascii\.crc32)$/,
  ],
];

/** Without a package that is known, only names that say what they do for pages and for nothing else. */
const cleaningName =
  /^(?:escape|conditional_escape|format_html|strip_tags|html_escape|escape_html|escape_for_html|escapejs|xhtml_escape|linkify)$/;

const decoding =
  /^(?:replace|translate|decode|unquote|unquote_plus|unquote_to_bytes|unescape|b64decode|b32decode|b16decode|urlsafe_b64decode|standard_b64decode|decodebytes|unhexlify|fromhex|loads|literal_eval)$/;

/** Types that are a name of the function that created them grow no longer than this. */
const longestType = 90;

export const pythonLibrary: Library = {
  call: callLibrary,
  readChecks,
  isNumber: (type) => type === 'int',
  isClassName: (full) => !localInputs.test(full) && !isRequestName(full) && !requestVariables.test(full),
  isFunction: () => true,
  readName: () => unknownValue,
  readMember: readLibraryMember,
  read: (of, name, createSource, { readMethod }, key) => {
    const form = /^fields of (.*)$/.exec(of.type)?.[1];
    if (form !== undefined && name === undefined)
      return readFormField(of, form, getConstant(key ?? fixedValue), readMethod);
    // A name chooses one of all functions of a module.
    if (name === undefined && key && /^(?:globals|locals|vars)$/.test(of.type)) return passOn([of, key]);
    if (of.type !== requestType || name === undefined) return undefined;
    return readRequestMember(name, createSource);
  },
  createsTables: true,
  trustsFields: true,
  hasModules: true,
  hasPackages: true,
  magicMethods: { called: '__call__' },
};

/** A member of a module that is not part of the tree, or of an object of a class whose parents are not. */
function readLibraryMember({ className, ownClass, name, isStatic, createSource }: LibraryMember): Value | undefined {
  const full = isStatic && className !== '' ? `${className}.${name}` : name;
  if (isStatic && (isRequestName(full) || requestVariables.test(full))) return { ...fixedValue, type: requestType };
  if (isStatic && localInputs.test(full)) return createFlow(createSource('local'));
  if (readsServer(className, name)) return createFlow(createSource('request'));
  if (/^(?:cleaned_data|validated_data)$/.test(name))
    return { ...cleanValue(createFlow(createSource('request')), ['keys']), type: `fields of ${ownClass}` };
  if (className === requestType) return readRequestMember(name, () => createSource('request'));
  if (/^(?:current_)?request$/.test(name) && !isStatic) return { ...fixedValue, type: requestType };
  if (/^(?:flask_wtf|wtforms)\b.*Field$/.test(className) && name === 'data')
    return narrowFields.test(className) ? { ...fixedValue, type: 'int' } : createFlow(createSource('request'));
  if (name === 'kwargs' && /View(?:Set)?$/.test(className))
    return { ...createFlow(createSource('request')), type: 'path of view' };
  return undefined;
}

/** The value of `request.name`. */
function readRequestMember(name: string, createSource: () => FlowSource): Value | undefined {
  if (requestMembers.test(name)) return createFlow(createSource());
  if (!ownAddresses.test(name)) return name === 'request' ? { ...fixedValue, type: requestType } : undefined;
  const own = cleanValue(createFlow(createSource()), ['address']);
  // A whole address is encoded, and a path is not.
  return /^(?:rel_)?url$/.test(name) ? { ...cleanValue(own, ['log']), type: requestType } : own;
}

function readFormField(
  of: Value,
  form: string,
  key: unknown,
  readMethod: (className: string, name: string) => string | undefined,
): Value {
  const code = typeof key === 'string' ? readMethod(form, key) : undefined;
  return code !== undefined && narrowFields.test(code) ? { ...fixedValue, type: 'int' } : passOn([of]);
}

function callLibrary(call: LibraryCall): Value {
  const { name, className, of, given, tools, isStatic } = call;
  const full = className === '' ? `.${name}` : `${className}.${name}`.replace(/^builtins\./, '');
  // `Markup('<b>%s') % value` and `Markup('<b>{}').format(value)` escape.
  const isEscaping = /\.Markup$/.test((of ?? given[0])?.type ?? '') && /^(?:\(%\)|format)$/.test(name);
  const finish = (value: Value): Value => (isEscaping ? cleanValue(value, ['page']) : value);
  if (name.startsWith('(')) return finish(callForm(call));
  const source = readSource(call, full);
  if (source !== undefined) return source;
  const handled = callHandlers(call, full);
  if (handled !== undefined) return handled;
  const computed = computeText(call) ?? callTable(call);
  if (computed !== undefined) return finish(computed);
  const type = full.length <= longestType && className !== '' ? full : '';
  const parts = [...(of === undefined ? [] : [tools.flatten(of)]), ...given.map(tools.flatten)];
  const purposes = cleaning.flatMap(([own, pattern]) => (pattern.test(full) ? own : []));
  const named = purposes.length === 0 && cleaningName.test(name) ? (['page'] as const) : purposes;
  // The first argument is the format.
  const formats = name === 'format_html' ? parts.splice(0, 1) : [];
  const cleaned = cleanValue({ ...passOn(parts), isUnknown: false }, named);
  if (named.length > 0) return { ...(formats.length > 0 ? passOn([...formats, cleaned]) : cleaned), type: 'String' };
  if (/^random\.(?!SystemRandom)/.test(full)) return { ...createFlow(call.createSource('random')), type };
  if (numbers.test(name) && (of === undefined || isStatic)) return toNumber(parts[0] ?? fixedValue, 'int');
  if (/^re\.subn?$/.test(full) && given.length === 3) return replacePattern(parts);
  // An expression is known by its text.
  if (full === 're.compile') return { ...(parts[0] ?? fixedValue), type: full };
  if (harmless.test(name)) return { ...fixedValue, type };
  const passed = passOn(selectParts(call, parts), type);
  const isOwn = of !== undefined && of.flows.length > 0;
  const isChanged = changing.test(name) && (of === undefined || isStatic);
  if (!passing.test(name) && !isOwn && !isChanged) return { ...unknownValue, isBuilt: false, type };
  const result = /^(?:joinpath|with_name|with_suffix)$/.test(name) ? 'pathlib.Path' : isText(name) ? 'String' : type;
  const isBuilt = passed.isBuilt || (of !== undefined && isText(name) && !given.every(isFixed));
  const text = { ...passed, type: result, isBuilt };
  if (/^(?:l|r)?strip$/.test(name)) return dropCleaning(text, ['command', 'quotes', 'sql']);
  return decoding.test(name) ? dropCleaning(text, cleaningPurposes) : text;
}

function isText(name: string): boolean {
  return /^(?:str|join|format|lower|upper|strip|lstrip|rstrip|replace|decode|title|unquote|unquote_plus|unescape)$/.test(
    name,
  );
}

function readSource({ name, className, of, given, createSource, tools }: LibraryCall, full: string): Value | undefined {
  if (of?.type === requestType && of.flows.length === 0 && (requestMembers.test(name) || ownAddresses.test(name)))
    return readRequestMember(name, () => createSource('request'));
  // `request.url.replace('http:', 'https:')` is still an own address.
  if (of?.type === requestType && name === 'replace') return { ...of, type: 'String' };
  const kind = findCallSource(name, full);
  if (kind !== undefined) return createFlow(createSource(kind));
  const isNumber = given.some(({ callables }) => /^(?:int|float|bool)$/.test(callables?.[0]?.method?.name ?? ''));
  if (/^(?:get|getlist|pop)$/.test(name) && of && of.flows.length > 0 && isNumber)
    return { ...fixedValue, type: 'int' };
  const form = /^fields of (.*)$/.exec(of?.type ?? '')?.[1];
  if (form !== undefined && of && /^(?:get|pop)$/.test(name))
    return readFormField(of, form, getConstant(given[0] ?? fixedValue), tools.readMethod);
  if (of?.type === 'path of view' || className === 'path of view') {
    const key = String(getConstant(given[0] ?? fixedValue) ?? '');
    return narrowNames.test(key) ? fixedValue : createFlow(createSource('request'));
  }
  return undefined;
}

/** All but a few characters are removed, or the rest of the text goes on. */
function replacePattern([pattern, by, subject]: readonly Value[]): Value {
  const allowed = /^\[\^([\w\\-]+)\][+*]?$/.exec(String(getConstant(pattern ?? fixedValue) ?? ''));
  if (allowed !== null && getConstant(by ?? fixedValue) === '' && !/\\[DWS]/.test(allowed[1] ?? ''))
    return { ...fixedValue, type: 'String' };
  return { ...passOn([by ?? fixedValue, subject ?? fixedValue]), type: 'String' };
}

/** Of most functions, only some arguments are part of the result. */
function selectParts({ name, of, isStatic }: LibraryCall, parts: readonly Value[]): readonly Value[] {
  const isMethod = of !== undefined && !isStatic;
  if (
    isMethod &&
    /^(?:join|format|format_map|replace|substitute|safe_substitute|joinpath|with_name|sub|translate|rglob|glob|match|search|fullmatch|findall|finditer|split)$/.test(
      name,
    )
  )
    return parts;
  return isMethod ? parts.slice(0, 1) : parts;
}

const checking =
  /^(?:\(in\)|isdigit|isalnum|isalpha|isnumeric|isdecimal|isidentifier|startswith|endswith|fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|is_relative_to|validate\w*|is_valid\w*|is_safe\w*|is_allowed\w*|allowed_file|has_key)$/;

function readChecks(call: LibraryCall): Checks | undefined {
  const { name, of, given, isDefined, isStatic } = call;
  // Functions of the project are looked into.
  if (isDefined || !checking.test(name)) return undefined;
  const [first = fixedValue, second = fixedValue] = given;
  if (name === '(in)') return checkMembership(first, call.tools.flatten(second));
  const own = of === undefined || isStatic ? [] : listSources(of);
  const all = given.flatMap(listSources);
  if (/^(?:match|search|fullmatch)$/.test(name)) {
    const isModule = isStatic || (of !== undefined && of.type === '' && given.length > 1);
    const pattern = isModule ? first : of;
    const text = isModule ? second : first;
    if (acceptsAll(String((pattern && getConstant(pattern)) ?? ''), name)) return undefined;
    // The expression may describe what is allowed, or what is not.
    const sources = listSources(text);
    return { yes: sources, no: sources };
  }
  // One letter more or less excludes nothing.
  if (/^(?:starts|ends)with$/.test(name) && String(getConstant(first) ?? '??').length < 2) return undefined;
  // What a form or a serializer says about itself is in its fields.
  if (/^(?:validate|is_valid)$/.test(name) && given.length === 0) return undefined;
  const found = [...own, ...all];
  return found.length === 0 ? undefined : { yes: found, no: [] };
}

/** `q in allowed` says something about `q`, and `".." in q` too; a key in data of a request says nothing. */
function checkMembership(one: Value, other: Value): Checks | undefined {
  const [own, others] = [listSources(one), listSources(other)];
  // What comes from the same place says nothing about itself.
  if (own.length > 0 && others.length > 0) return undefined;
  if (own.length > 0) return { yes: own, no: [] };
  const part = getConstant(one);
  // A name is the key of a table, and no part of a text that does harm.
  if (others.length === 0 || typeof part !== 'string' || /^\w*$/.test(part)) return undefined;
  return { yes: [], no: others };
}

/** Whether the expression says nothing about a text. */
function acceptsAll(pattern: string, name: string): boolean | undefined {
  if (pattern === '') return false;
  const [, flags = '', plain = ''] = /^(?:\(\?([a-zA-Z]+)\))?([\s\S]*)$/.exec(pattern) ?? [];
  const own = plain.replaceAll('(?P<', '(?<').replaceAll('\\Z', '$').replaceAll('\\A', '^');
  const start = name === 'search' ? own : `^(?:${own})`;
  return acceptsHostile(name === 'fullmatch' ? `${start}$` : start, flags);
}
