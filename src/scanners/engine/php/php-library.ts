/** PHP's own functions and those of common frameworks: what their calls do with values. */
import { type CleaningPurpose, cleaningPurposes } from '../../patterns/rule.ts';
import { appendEntry, createList, type HeapObject, listElements, openEntity, readAll, readEntry } from '../heap.ts';
import type { CallTools, Library, LibraryCall } from '../library.ts';
import {
  acceptsHostile,
  type Checks,
  type ConstantFunctions,
  cleanValue,
  computeConstant,
  createConstant,
  createFlow,
  dropCleaning,
  dropConstants,
  type FlowSource,
  fixedValue,
  forgetValue,
  getConstant,
  isFixed,
  joinTexts,
  joinValues,
  listSources,
  mapConstants,
  markChecked,
  passOn,
  splitFormat,
  toNumber,
  unknownValue,
  type Value,
} from '../values.ts';
import { bagType, isRequestType, readsRequest, requestBags, requestType, serverKeys } from './php-reading.ts';

const numbers = /^\??(?:int|float|bool|integer|double|boolean|DateTime\w*|Carbon\w*)$/i;

/** Functions that return what they are given, perhaps changed. Lower case. */
const passing =
  /^(?:trim|ltrim|rtrim|chop|strtolower|strtoupper|ucfirst|lcfirst|ucwords|mb_\w+|substr|str_replace|str_ireplace|preg_replace|preg_replace_callback|preg_split|preg_grep|stripslashes|stripcslashes|strrev|nl2br|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|strval|utf8_decode|utf8_encode|iconv|array_\w+|current|reset|end|next|prev|key|each|explode|json_decode|str_pad|strstr|stristr|strrchr|strtok|str_split|wordwrap|chunk_split|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|gzdecode|str_rot13|str_repeat|addslashes|addcslashes|wp_unslash|sanitize_text_field|strip_tags|filter_var|realpath|dirname|basename|min|max|compact|parse_url|pathinfo|escapeshellcmd|unserialize|iterator_to_array|usort|sort|str|stringable|string|collect|tostring|__tostring|value|first|last|pluck|lower|upper|replace|after|before|finish|start|split|getclientoriginalname|getclientfilename|normalizepath|withquerystring|tap|sscanf|vsprintf|ksort|arsort|asort|nl_langinfo|simplexml_load_string|getcontents|getbody|array|decrypt)$/;

/** Functions that build a text from what they are given. */
const joining = /^(?:vsprintf|implode|join|concat|strtr|substr_replace|http_build_query|format|append|prepend)$/;

/** Functions whose result can do no harm, with the code before the name. */
const harmless =
  /(?:^|\W)(?:intval|floatval|doubleval|boolval|abs|count|sizeof|strlen|mb_strlen|crc32|md5|sha1|hash|hash_hmac|hash_file|md5_file|bin2hex|random_bytes|random_int|uniqid|time|microtime|mktime|strtotime|date|gmdate|is_\w+|in_array|array_key_exists|array_search|preg_match|preg_match_all|strcmp|strcasecmp|strncmp|similar_text|levenshtein|strpos|stripos|strrpos|str_contains|str_starts_with|str_ends_with|file_exists|ord|round|floor|ceil|rand|mt_rand|number_format|password_hash|password_verify|ip2long|base_convert|absint|array_fill|range|spl_object_id|getmypid|dechex|bindec|hexdec|octdec|uuid\w*|sha256|integer|boolean|bool|float|getenv|phpversion|php_uname|ini_get|error_reporting|session_id|file_put_contents|fwrite|fputs|unlink|mkdir|move_uploaded_file|checkdate|hash_equals|array_sum|array_product|array_count_values|ctype_\w+|filesize|filemtime|getsize|exists|isset|has|filled|ismethod|getmethod|method|config|env|trans|__construct)$/;

const decoding =
  /^(?:urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|stripslashes|stripcslashes|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|gzdecode|str_rot13|wp_unslash|json_decode|unserialize|decrypt)$/;

const cleaning: readonly (readonly [CleaningPurpose, RegExp])[] = [
  ['quotes', /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|escapestring|dbescape|addslashes|esc_sql)$/],
  [
    'sql',
    /(?:^|\W)(?:\w+_escape_literal|\w+_escape_identifier|quote|quoteidentifier|quotename|escape|prepare|wrap|wraptable|parameterize|columnize|getquery|quotesingleidentifier)$/,
  ],
  ['command', /(?:^|\W)(?:escapeshellarg|escapeargument)$/],
  ['path', /(?:^|\W)(?:basename|sanitize_file_name|realpath|slug|hashname|store|storeas)$/],
  [
    'page',
    /(?:^|\W)(?:htmlspecialchars|htmlentities|strip_tags|json_encode|urlencode|rawurlencode|base64_encode|e|esc_\w+|wp_kses\w*|escape(?!shell)\w*|sanitize\w*|purify|encode|filter_xss|check_plain|h|html|xss_clean|xlt|attr|text|__|gettext|number_format|date)$/,
  ],
  [
    'address',
    /(?:^|\W)(?:urlencode|rawurlencode|http_build_query|basename|wp_validate_redirect|wp_sanitize_redirect|route|site_url|base_url|url)$/,
  ],
  ['code', /(?:^|\W)(?:var_export|json_encode|addslashes|serialize)$/],
];

/** Functions that read from a database. */
const stored =
  /(?:^|\W)(?:(?:mysqli?|pg|sqlite|sqlsrv|odbc)_fetch_\w+|fetch(?:_?(?:assoc|array|row|object|all|column))?|fetchArray)$/i;

/** Functions that call the argument with this index. */
const calling = [
  /^(?:call_user_func|call_user_func_array|array_map|register_shutdown_function|forward_static_call)$/,
  /^(?:array_walk|array_filter|array_reduce|usort|uasort|uksort|preg_replace_callback|iterator_apply)$/,
] as const;

export const phpLibrary: Library = {
  call: callLibrary,
  readChecks,
  isNumber: (type) => numbers.test(type),
  isClassName: (name, isMember) => isMember !== true && /^[A-Za-z_]/.test(name) && name !== 'this' && name !== 'super',
  // What a page includes may set its variables.
  readName: (name) => (name.startsWith('$') ? unknownValue : fixedValue),
  read: (of, name, createSource, tools) => {
    if (of.type === bagType) return name === undefined ? createFlow(createSource()) : undefined;
    if (!isRequestType(of.type) || of.flows.length > 0) return undefined;
    if (name !== undefined && requestBags.test(name)) return { ...fixedValue, type: bagType };
    return readInput(of.type, name ?? '', createSource(), tools);
  },
  createsTables: true,
  trustsFields: true,
  namesFunctions: true,
  magicMethods: { called: '__invoke', unnamed: '__call', unnamedStatic: '__callStatic' },
};

function callLibrary(call: LibraryCall): Value {
  const { name, className, of, ofText, given, tools } = call;
  if (name === '') return createObject(call);
  if (name.startsWith('(')) return callForm(call);
  if (name.startsWith('$')) return readVariable(call);
  const lower = name.toLowerCase();
  const [first = fixedValue] = given;
  const isFunction = of === undefined && !call.isStatic;
  // An object that the program made is no request, whatever its name is.
  const isMade = of !== undefined && (of.objects.length > 0 || of.constants !== undefined);
  if (isFunction && lower === 'request')
    return given.length === 0 ? { ...fixedValue, type: requestType } : createFlow(call.createSource('request'));
  const read = lower === 'file_get_contents' ? (first.constants ?? []) : [];
  const isRead =
    /^(?:getallheaders|apache_request_headers|filter_input|filter_input_array)$/.test(lower) ||
    read.some((one) => /^php:\/\/(?:input|stdin)$/i.test(String(one)));
  if (isFunction && isRead) {
    const value = createFlow(call.createSource('request'));
    return lower === 'filter_input' ? filterValue(value, given[2]) : value;
  }
  if (!isFunction && readsRequest(name, className, call.isStatic, ofText) && !isMade)
    return readInput(className, String(getConstant(first) ?? ''), call.createSource('request'), tools);
  if (/^(?:getrequest|getservletrequest|getcurrentrequest|getmainrequest)$/.test(lower))
    return { ...fixedValue, type: requestType };
  if (call.isStatic && isRequestType(className) && /^(?:createfromglobals|capture|fromglobals)$/.test(lower))
    return { ...fixedValue, type: requestType };
  const called = isFunction ? callGiven(lower, call) : undefined;
  if (called !== undefined) return called;
  // Someone calls the functions among the arguments.
  const functions = of && of.flows.length + of.objects.length > 0 ? given.filter(({ callables }) => callables) : [];
  const elements = of && functions.length > 0 ? passOn([tools.flatten(of)]) : fixedValue;
  const results = functions.map((each) => tools.invoke(each, [elements, elements]));
  const computed = isFunction ? (callTable(lower, call) ?? computeConstant(textFunctions, lower, given)) : undefined;
  if (computed !== undefined) return computed;
  const whole = `${ofText === '' ? (call.isStatic ? `${className}.` : '') : `${ofText}.`}${name}`.toLowerCase();
  const parts = [...(of === undefined ? [] : [tools.flatten(of)]), ...given.map(tools.flatten)];
  if (lower === 'sprintf' || lower === 'vsprintf') return formatText(given, tools.flatten);
  if (harmless.test(whole)) return fixedValue;
  if (stored.test(whole)) return createFlow(call.createSource('stored'));
  const purposes = cleaning.flatMap(([purpose, pattern]) => (pattern.test(whole) ? [purpose] : []));
  if (lower === 'escapeshellcmd') return passOn([first]);
  if (lower === 'filter_var') return filterValue(first, given[1]);
  if (purposes.length > 0) return cleanValue({ ...passOn(parts), isUnknown: false, isBuilt: false }, purposes);
  if (joining.test(lower)) return dropConstants(joinTexts(parts));
  if (lower === 'replace' || lower === 'preg_replace' || /^str_i?replace$/.test(lower))
    return replaceText(lower, parts);
  if (passing.test(lower)) {
    const passed = passOn(parts.length > 1 ? selectParts(lower, parts) : parts);
    return decoding.test(lower) ? dropCleaning(passed, cleaningPurposes) : passed;
  }
  return results.length > 0 ? joinValues([...results, unknownValue]) : unknownValue;
}

/** A rule that leaves few texts: https://laravel.com/docs/validation#available-validation-rules */
const strict =
  /["'|](?:in:|int|numeric|uuid|ulid|date|bool|email|url|active_url|ip|regex|exists|alpha|digits|decimal|image|mimes|file|json|starts_with)|\bRule::|\bnew \w/i;

/** A value of a request. A request of the project may have rules for it, which are checked before the program gets it. */
function readInput(type: string, key: string, source: FlowSource, tools: Pick<CallTools, 'readMethod'>): Value {
  const value = createFlow(source);
  const rules = key === '' || type === requestType ? undefined : tools.readMethod(type, 'rules');
  const start = rules === undefined ? -1 : rules.search(new RegExp(`["']${key.replaceAll(/\W/g, '\\$&')}["']\\s*=>`));
  if (rules === undefined || start < 0) return value;
  const [, rule = ''] = /=>([\s\S]*?)(?:["'][\w.*]+["']\s*=>|$)/.exec(rules.slice(start)) ?? [];
  // Such a text holds what it means and leads nowhere.
  if (/starts_with:data:/.test(rule)) return cleanValue(value, ['address', 'path']);
  return strict.test(rule) ? markChecked(value, new Set([source.like ?? source])) : value;
}

/** Of most functions, only some arguments are part of the result. */
function selectParts(name: string, parts: readonly Value[]): readonly Value[] {
  if (/^(?:explode|preg_split|preg_grep|preg_replace_callback|mb_split)$/.test(name)) return parts.slice(1, 2);
  if (
    /^(?:trim|ltrim|rtrim|chop|substr|mb_\w+|wordwrap|json_decode|strstr|strip_tags|dirname|basename|str_repeat|str_split|parse_url|pathinfo|array_slice|array_column)$/.test(
      name,
    )
  )
    return parts.slice(0, 1);
  return parts;
}

/** What is put in place of the found text, and the text itself. */
function replaceText(name: string, parts: readonly Value[]): Value {
  const [pattern, by, subject] = parts;
  if (subject === undefined || by === undefined) return passOn(parts);
  // All that is not allowed is removed.
  const allowed = /^([^\w\s\\])\[\^([\w\\-]+)\]\+?\1[a-z]*$/i.exec(String(getConstant(pattern ?? fixedValue) ?? ''));
  if (name === 'preg_replace' && allowed !== null && isFixed(by) && !/\\[DWS]/.test(allowed[2] ?? ''))
    return { ...fixedValue, type: 'String' };
  return passOn([subject, by]);
}

function createObject({ className, given, tools }: LibraryCall): Value {
  const parts = given.map(tools.flatten);
  if (numbers.test(className)) return { ...fixedValue, type: className };
  if (className === 'stdClass') return tools.add({ type: className, entries: new Map() });
  if (
    /^(?:ArrayObject|ArrayIterator|Collection|SplFileInfo|SplFileObject|Uri|Stringable|UnicodeString)$/.test(className)
  )
    return { ...passOn(parts), type: className };
  // One that is created from nothing reads the request of the program; others are sent.
  if (isRequestType(className)) return given.length === 0 ? { ...fixedValue, type: requestType } : unknownValue;
  return { ...unknownValue, type: className, isUnknown: parts.length > 0 };
}

/** Forms of the language that are not calls. */
function callForm({ name, given, tools }: LibraryCall): Value {
  const [first = fixedValue, second = fixedValue] = given;
  switch (name) {
    case '(either)': {
      const own = given.filter((each, index) => index === given.length - 1 || getConstant(each) !== null);
      return joinValues(own.length > 0 ? own : [fixedValue]);
    }
    case '(sum)': {
      const tables = given.filter(({ objects }) => objects.length > 0);
      if (tables.length > 0) return joinValues(given);
      const isList = given.every(({ flows }) => flows.length > 0);
      const constants = mapConstants(given, (...all) => all.reduce<number>((sum, one) => sum + Number(one), 0));
      return isList ? passOn(given) : { ...fixedValue, ...(constants && { constants }) };
    }
    case '(equal)': {
      const constants = mapConstants(given, (one, other) => (typeof one === typeof other ? one === other : undefined));
      return { ...fixedValue, ...(constants && { constants }) };
    }
    case '(copy)': {
      const entity = tools.findOnly(first);
      return entity !== undefined && entity.code === undefined && entity.type === 'array' ? tools.add(entity) : first;
    }
    case '(id)': {
      const flows = first.flows.filter(({ source }) => source.kind !== 'stored');
      return flows.length === first.flows.length ? first : { ...first, flows };
    }
    case '(element)': {
      const held = tools.listEntities(first).flatMap((entity) => readEntry(entity, getConstant(second)) ?? []);
      const found = [...held, ...(first.flows.length > 0 || first.isUnknown ? [passOn([first])] : [])];
      return joinValues([...(given[2] === undefined ? [] : [given[2]]), ...found]);
    }
    case '(part)':
      return passOn([tools.flatten(first)]);
    case '(int)':
    case '(integer)':
    case '(float)':
    case '(bool)':
    case '(boolean)':
      return toNumber(first, 'int');
    case '(string)':
      return first;
    default:
      return name === '(new)' ? unknownValue : fixedValue;
  }
}

function readVariable(call: LibraryCall): Value {
  const { name, given, tools } = call;
  if (name === '$_SERVER') {
    const key = given[0] === undefined ? undefined : getConstant(given[0]);
    if (key !== undefined && !serverKeys.test(String(key))) return fixedValue;
  }
  const value = createFlow(call.createSource('request'));
  if (name !== '$_FILES') return value;
  // A file has its contents in a place that the server chooses.
  const entries = new Map([
    ...['tmp_name', 'size', 'error', 'type'].map((key) => [key, fixedValue] as const),
    ...['name', 'full_path'].map((key) => [key, value] as const),
  ]);
  const [, about] = given.map(getConstant);
  if (about !== undefined) return about === 'type' ? value : (entries.get(String(about)) ?? value);
  const upload = tools.add({ type: 'array', entries });
  return given.length > 0 ? upload : tools.add({ type: 'array', entries: new Map(), rest: upload });
}

/** https://www.php.net/manual/en/filter.constants.php */
function filterValue(value: Value, filter: Value | undefined): Value {
  const name = String((filter && getConstant(filter)) ?? '');
  if (/INT|FLOAT|BOOL/.test(name)) return toNumber({ ...fixedValue, flows: value.flows }, 'int');
  if (/SPECIAL_CHARS|SANITIZE_STRING|ENCODED/.test(name)) return cleanValue(value, ['page']);
  return passOn([value]);
}

function callGiven(name: string, { given, tools }: LibraryCall): Value | undefined {
  const index = calling.findIndex((functions) => functions.test(name));
  const called = given[index];
  if (called === undefined) return undefined;
  if (name === 'call_user_func' || name === 'forward_static_call' || name === 'register_shutdown_function')
    return tools.invoke(called, given.slice(1));
  const elements = given.filter((_, each) => each !== index).map(tools.readElements);
  if (name === 'call_user_func_array')
    return tools.invoke(called, (given[1] && tools.listElements(given[1])) ?? elements);
  const joined = joinValues(elements);
  if (name === 'array_map') {
    const result = tools.invoke(called, elements);
    return tools.add({ type: 'array', entries: new Map(), rest: result });
  }
  const result = tools.invoke(called, [joined, joined]);
  if (name === 'array_reduce') return result;
  if (name === 'preg_replace_callback') return passOn([result, ...given.slice(2).map(tools.flatten)]);
  return given[0];
}

/** Functions of lists and tables whose contents are known. */
function callTable(name: string, { given, tools }: LibraryCall): Value | undefined {
  const [first] = given;
  const entity = first && tools.findOnly(first);
  if (entity === undefined || entity.code !== undefined) return undefined;
  const elements = listElements(entity);
  // It changes the table itself.
  if (/^(?:[aku]{0,2}r?sort|nat(?:case)?sort|shuffle|array_(?:shift|pop|splice|multisort))$/.test(name)) {
    const rest = [...given.slice(1).map(tools.flatten), readAll(entity)].map(forgetValue);
    for (const object of first?.objects ?? [])
      tools.setEntity(object, { type: entity.type, entries: new Map(), rest: joinValues(rest) });
  }
  if (name === 'array_merge' || name === 'array_replace') {
    let merged: HeapObject = entity;
    for (const each of given.slice(1)) merged = mergeTables(merged, each, tools);
    return tools.add(merged);
  }
  if (/^(?:end|array_pop)$/.test(name)) return elements?.at(-1) ?? readAll(entity);
  if (/^(?:current|reset|array_shift|first)$/.test(name)) return elements?.[0] ?? readAll(entity);
  if (/^(?:next|prev|max|min|array_rand)$/.test(name)) return readAll(entity);
  if (name === 'array_keys' || name === 'array_flip') {
    const keys = [...entity.entries.keys()].map((key) => createConstant(key));
    return entity.rest === undefined ? tools.add(createList('array', keys)) : undefined;
  }
  if (name === 'array_values' && elements !== undefined) return first;
  if (/^(?:array_values|array_filter|array_unique|array_reverse|array_slice)$/.test(name))
    return tools.add({ type: 'array', entries: new Map(), rest: readAll(entity) });
  return undefined;
}

function mergeTables(table: HeapObject, other: Value, tools: CallTools): HeapObject {
  let merged = table;
  for (const entity of tools.listEntities(other)) {
    const elements = listElements(entity);
    if (elements !== undefined) for (const each of elements) merged = appendEntry(merged, each);
    else {
      const { type, rest } = merged;
      merged = { type, entries: new Map([...merged.entries, ...entity.entries]), ...(rest && { rest }) };
      if (entity.rest !== undefined) merged = openEntity(merged, entity.rest);
    }
  }
  return other.flows.length === 0 && !other.isUnknown ? merged : openEntity(merged, passOn([other]));
}

/** https://www.php.net/manual/en/function.sprintf.php */
function formatText([format = fixedValue, ...values]: readonly Value[], flatten: (value: Value) => Value): Value {
  const text = getConstant(format);
  const joined = dropConstants(joinTexts([format, ...values].map(flatten)));
  if (typeof text !== 'string') return joined;
  let next = 0;
  const parts = splitFormat(text, /%(?:(\d+)\$)?[-+ 0]*(?:'.)?\d*(?:\.\d+)?([a-zA-Z%])/g, ([, index, kind]) => {
    if (kind === '%') return createConstant('%');
    const value = values[index === undefined ? next : Number(index) - 1] ?? values.at(-1) ?? fixedValue;
    if (index === undefined) next += 1;
    return kind === 's' ? flatten(value) : toNumber({ ...fixedValue, flows: value.flows }, 'int');
  });
  return parts.length === 0 ? joined : joinTexts(parts);
}

/** Functions that only depend on constants, and can be computed. */
const textFunctions: ConstantFunctions = {
  strtolower: (text) => String(text).toLowerCase(),
  strtoupper: (text) => String(text).toUpperCase(),
  trim: (text, more) => (more === undefined ? String(text).trim() : undefined),
  strlen: (text) => String(text).length,
  strrev: (text) => [...String(text)].reverse().join(''),
  ucfirst: (text) => String(text).replace(/^./, (one) => one.toUpperCase()),
  substr: (text, from, count) => {
    const start = Number(from);
    const rest = String(text).slice(start);
    return count === undefined ? rest : Number(count) < 0 ? rest.slice(0, Number(count)) : rest.slice(0, Number(count));
  },
  str_replace: (part, by, text) =>
    typeof part === 'string' && part !== '' && text !== undefined
      ? String(text).replaceAll(part, String(by))
      : undefined,
  base64_decode: (text, _isStrict) => Buffer.from(String(text), 'base64').toString('latin1'),
  str_rot13: (text) =>
    String(text).replaceAll(/[a-z]/gi, (one) => {
      const base = one < 'a' ? 65 : 97;
      return String.fromCharCode(((one.charCodeAt(0) - base + 13) % 26) + base);
    }),
  strcmp: (one, other) => (one === other ? 0 : String(one) < String(other) ? -1 : 1),
  str_contains: (text, part) => String(text).includes(String(part)),
  str_starts_with: (text, part) => String(text).startsWith(String(part)),
  intval: (text) => Number.parseInt(String(text), 10) || 0,
  chr: (code) => String.fromCharCode(Number(code)),
  is_numeric: (text) => /^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(String(text)),
  is_string: (text) => typeof text === 'string',
  is_int: (text) => typeof text === 'number',
  is_null: (text) => text === null,
};

const checking =
  /^(?:in_array|array_key_exists|key_exists|is_numeric|is_int|is_integer|is_float|is_bool|ctype_\w+|preg_match|filter_var|array_search|checkdate|str_starts_with|hash_equals|strcmp|strcasecmp|\(equal\)|\(isset\)|\w*nonce\w*|\w*(?:is|has)_?valid\w*|validate\w*|contains|match)$/i;

function readChecks({ name, of, given, isStatic, isDefined }: LibraryCall): Checks | undefined {
  // Functions of the project are looked into.
  if (isDefined || !checking.test(name)) return undefined;
  const [first, second] = given;
  const lower = name.toLowerCase();
  if (lower === 'preg_match' || lower === 'match') {
    const [, , inner = '', flags = ''] =
      /^\s*([^\w\s\\])([\s\S]*)\1([a-z]*)$/i.exec(String((first && getConstant(first)) ?? '')) ?? [];
    // Such an expression says nothing about a text.
    const isOpen = inner !== '' && acceptsHostile(inner, flags.replaceAll(/[^ims]/g, ''));
    if (first === undefined || second === undefined || isOpen) return undefined;
    // The expression may describe what is allowed, or what is not.
    const sources = listSources(second);
    return { yes: sources, no: sources };
  }
  const all = given.map(listSources);
  const own = of === undefined || isStatic ? [] : listSources(of);
  const [one = [], other = []] = all;
  // What comes from the same place says nothing about itself.
  if (all.length > 1 && one.length > 0 && other.length > 0) return undefined;
  if (lower === 'strcmp' || lower === 'strcasecmp') return { yes: [], no: [...one, ...other] };
  if (lower === 'str_starts_with' && getConstant(second ?? fixedValue) === '') return undefined;
  // A list of the request does not say what is allowed.
  if (/^(?:in_array|array_key_exists|key_exists|array_search)$/.test(lower) && one.length === 0) return undefined;
  const found = lower === '(isset)' ? all.flat() : [...one, ...other, ...own];
  return found.length === 0 ? undefined : { yes: found, no: [] };
}
