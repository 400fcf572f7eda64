/** Functions of Go that make texts, clean them or undo that, or tell whether they are harmless. */
import { type CleaningPurpose, cleaningPurposes } from '../../patterns/rule.ts';
import type { LibraryCall } from '../library.ts';
import {
  acceptsHostile,
  type Checks,
  type ConstantFunctions,
  cleanValue,
  computeConstant,
  createConstant,
  dropConstants,
  fixedValue,
  getConstant,
  joinTexts,
  listSources,
  splitFormat,
  toNumber,
  type Value,
} from '../values.ts';

const cleaning: readonly (readonly [RegExp, readonly CleaningPurpose[]])[] = [
  [
    /(?:^|[./])(?:pq|pgx|sqlx|mysql|clause|squirrel)\.Quote(?:Identifier|Literal|Name)$|\.Identifier\.Sanitize$/,
    ['sql'],
  ],
  [/(?:^|[./])(?:shellescape|shellquote|syntax|shlex)\.(?:Quote\w*|Join)$/, ['command']],
  [/^(?:path\/filepath|path)\.Base$|\.Secure(?:Join|JoinVFS)$/, ['path', 'upload']],
  [
    /^(?:html|html\/template|text\/template)\.(?:EscapeString|HTMLEscape(?:String|er)|JSEscape(?:String|er)|URLQueryEscaper)$/,
    ['page'],
  ],
  [/bluemonday\.\w+\.Sanitize\w*$|\.(?:SanitizeHTML|EscapeHTML)$/, ['page']],
  [/^net\/url\.(?:QueryEscape|PathEscape)$/, ['page', 'address', 'path']],
  [/^net\/url\.Values\.Encode$/, ['page', 'address']],
  [/^encoding\/json\.(?:Marshal|MarshalIndent)$/, ['page']],
  [
    /^encoding\/(?:hex|base32|base64)\.(?:\w+\.)?(?:EncodeToString|Encode|Dump)$/,
    ['sql', 'command', 'page', 'code', 'path'],
  ],
];

export function findPurposes(full: string): readonly CleaningPurpose[] {
  return cleaning.flatMap(([pattern, purposes]) => (pattern.test(full) ? purposes : []));
}

export const decoding =
  /^(?:net\/url\.(?:Query|Path)Unescape|html\.UnescapeString|encoding\/\w+\.(?:\w+\.)?(?:DecodeString|Decode)|strconv\.Unquote)$|\.DecodeString$/;

/** Functions that only depend on constants, and can be computed. */
const textFunctions: ConstantFunctions = {
  'strings.ToLower': (text) => String(text).toLowerCase(),
  'strings.ToUpper': (text) => String(text).toUpperCase(),
  'strings.TrimSpace': (text) => String(text).trim(),
  'strings.HasPrefix': (text, part) => String(text).startsWith(String(part)),
  'strings.HasSuffix': (text, part) => String(text).endsWith(String(part)),
  'strings.Contains': (text, part) => String(text).includes(String(part)),
  'strings.ReplaceAll': (text, part, other) => String(text).replaceAll(String(part), String(other)),
  'strings.TrimPrefix': (text, part) =>
    String(text).startsWith(String(part)) ? String(text).slice(String(part).length) : text,
  'strings.EqualFold': (text, other) => String(text).toLowerCase() === String(other).toLowerCase(),
  'strings.Repeat': (text, count) =>
    Number(count) * String(text).length < 1000 ? String(text).repeat(Math.max(0, Number(count))) : undefined,
  'strconv.Itoa': (number) => String(number),
};

/** Undefined for what this file says nothing about. */
export function callText({ name, className, of, given, tools }: LibraryCall): Value | undefined {
  const full = `${className}.${name}`;
  if (className === 'fmt' && (name === 'Sprintf' || name === 'Errorf')) {
    const text = joinFormat(given.map(tools.flatten));
    return name === 'Errorf' ? createConstant('error', 'error') : text;
  }
  // There is one, whatever it says.
  if (full === 'errors.New') return createConstant('error', 'error');
  const computed = computeConstant(textFunctions, full, given);
  if (computed !== undefined) return computed;
  if (full === 'strings.Join') {
    const [list = fixedValue, separator = createConstant('')] = given;
    const elements = tools.listElements(list);
    if (elements === undefined) return dropConstants(joinTexts([tools.flatten(list), separator]));
    return joinTexts(elements.flatMap((each, index) => (index === 0 ? [each] : [separator, each])).map(tools.flatten));
  }
  if (/^regexp\.Regexp\.ReplaceAll(?:String|LiteralString)?$/.test(full) && of !== undefined) {
    const [source = fixedValue] = given;
    const pattern = getConstant(of);
    return typeof pattern === 'string'
      ? cleanValue(dropConstants(tools.flatten(source)), findRemoved(pattern))
      : undefined;
  }
  return undefined;
}

/** What can do no harm if everything that the pattern finds is removed. */
function findRemoved(pattern: string): readonly CleaningPurpose[] {
  const kept = /^\(?\[\^((?:\\?[^\]])*)\]\+?\)?$/.exec(pattern)?.[1];
  if (kept === undefined) return [];
  if (/^(?:a-z|A-Z|0-9|\\w|\\d|_|-$|\\-|[A-Za-z])*$/.test(kept)) return cleaningPurposes;
  return /^[\w\s.\\-]*$/.test(kept) ? ['sql', 'command', 'page'] : [];
}

/** A text in the format of the first value: https://pkg.go.dev/fmt */
export function joinFormat([format = fixedValue, ...given]: readonly Value[]): Value {
  const text = getConstant(format);
  if (typeof text !== 'string') return dropConstants(joinTexts([format, ...given]));
  let next = 0;
  const verb = /%[-+# 0]*(?:\*|\d+)?(?:\.\d*)?(?:\[(\d+)\])?([a-zA-Z%])/g;
  const parts = splitFormat(text, verb, ([, position, letter = '']) => {
    if (letter === '%') return createConstant('%');
    if (position !== undefined) next = Number(position) - 1;
    const value = given[next] ?? fixedValue;
    next += 1;
    // Numbers, and texts as digits.
    return /[dbocxXUeEfFgGtp]/.test(letter) ? toNumber(value, 'int') : value;
  });
  // What such a text begins with is not taken for a host.
  return joinTexts([createConstant(''), ...parts]);
}

const checking =
  /^(?:MatchString|Match|Contains|ContainsAny|ContainsRune|ContainsFunc|HasPrefix|HasSuffix|IsLocal|EqualFold|Has|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|Struct|Var)$/;

export function readChecks({ name, className, of, given, isDefined }: LibraryCall): Checks | undefined {
  // Functions of the project are looked into.
  if (isDefined || !checking.test(name)) return undefined;
  const lists = given.map(listSources);
  const all = lists.flat();
  if (all.length === 0) return undefined;
  const full = `${className}.${name}`;
  const isPattern = /^regexp\.(?:Regexp\.)?Match/.test(full);
  const told = full.startsWith('regexp.Regexp') ? of : given[0];
  const pattern = isPattern && told ? getConstant(told) : undefined;
  const accepts = pattern === undefined ? undefined : acceptsHostile(String(pattern).replace(/^\(\?[a-z]+\)/, ''), 's');
  const isOpen = accepts === true || !/[$^]|\\[Az]/.test(String(pattern));
  if (accepts !== undefined && isOpen) return { yes: [], no: [] };
  const isText = /^(?:strings|bytes)\./.test(full);
  const part = isText ? given.map(getConstant)[1] : undefined;
  if (isText && part === '') return undefined;
  // The end of a text says nothing about its start.
  if (name === 'HasSuffix') return { yes: [], no: [] };
  const isSearch = isText && /^Contains/.test(name);
  if (isText && lists[0]?.length === 0) return undefined;
  return { yes: isSearch && lists[1]?.length === 0 ? [] : all, no: isSearch || isPattern ? all : [] };
}
