/** Finds names of credentials and the values that code or configuration assigns to them, in any language. */
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../text/trigrams.ts';
import type { FileKind } from './file-kind.ts';
import { classifyName, type SecretKind } from './names.ts';

export interface Assignment {
  kind: SecretKind;
  /** Undefined when the use of the value, and not a name, shows its kind. */
  name?: string;
  value: string;
  /** Offsets of the value. */
  start: number;
  end: number;
  /**
   * `setting`: unquoted, as in configuration. `fallback`: used if nothing else is set. `comparison`: the program
   * compares with it.
   */
  form: 'literal' | 'setting' | 'fallback' | 'comparison';
}

export const keyword = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper/gi;
export const neededForAssignments: RequiredWords = toRequiredWords([
  ...['pass', 'pwd', 'secret', 'token', 'key', 'mnemonic', 'phrase', 'seed', 'salt', 'pepper'],
  // The end of a word.
  ...['pw ', 'pw-', 'pw.', 'pw:'],
]);
const longestName = 60;
const nameCharacter = /[\w$-]/;

/** After the name: closing quotes and brackets, a type, and the operator before the value. */
const joints = {
  close: /(?::(?=["']))?["'`]?[ \t]{0,3}\]?["']?[ \t]*[?!]?/y,
  type: /[ \t]*:?[ \t]*(?:Optional\[str\]|Final\[str\]|[\w.]{1,30}|\*?string)[ \t]*(?==[^=>])/y,
  compare: /\s{0,20}(?:===|!==|==|!=|\.equals(?:IgnoreCase)?\(|\.eq\()\s{0,20}/y,
  assign: /\s{0,20}(?:=>|:=|\|\|=|\?\?=|\?=|=|:)\s{0,40}/y,
  setter: /\(\s{0,20}/y,
  pair: /\s{0,20},\s{0,40}(?:default\s*=\s*)?/y,
  attribute: /\s{0,20}(?:value|default)\s{0,5}=\s{0,5}/y,
  element: />/y,
};
/** An environment variable with a fallback value. */
const fallback =
  /(?:process\.env(?:\.\w{1,60}|\[['"]\w{1,60}['"]\])|(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]\s{0,9}\)?|ENV\[['"]\w{1,60}['"]\]|ENV\.fetch\(['"]\w{1,60}['"]|System\.getenv\("\w{1,60}"\)|env\(['"]\w{1,60}['"]\s{0,3}\)?|config\(['"]\w{1,60}['"])\s{0,20}(?:\|\||\?\?|\?:|or|,)\s{0,20}(?:default\s*=\s*)?/y;
/** Functions that convert a constant to bytes or to another encoding. */
const wrapper =
  /(?:(?:new\s+)?(?:Buffer\.from|(?:TextEncoder\(\)|base64|Base64|TextCodec\.\w{1,20}|Encoding\.\w{1,9}|CryptoJS\.enc\.\w{1,12}|bytes|binascii|bcrypt|Convert)\.(?:encode|decode|parse|GetBytes|fromhex|unhexlify|hashSync|hashpw|FromBase64String)|b64decode|b64encode|atob|btoa|bytes|bytearray|unhexlify|hashSync|make_password|generate_password_hash|str|String)|\[\]byte)\(\s{0,20}/y;
const literal = /[bBrRuUfF@$]{0,2}("""|"|'|`)((?:\\.|(?!\1)[^\\\n\r]){0,400})\1/y;
/** The value continues, so its beginning alone is not the value. */
const goesOn = /\s{0,20}(?:\+(?!\+)|%|\.\.|\.(?:format|join|replace|concat|split|test|match)\b|<<)/y;
const calls =
  /\b(?:define|set|put|add|setdefault|setProperty|getenv|get|env|config|environ|fetch|header|addHeader|option|param|withEnv|Setenv|putenv|getProperty)['"]?\s?\(\s{0,20}:?["']$/;
/** A variable with a default value: in Spring, and in a shell. */
const defaulted = /\$\{[\w.-]{1,80}:[-=]?([^\s{}$"'`]{1,200})\}/y;
const setting = /([^\s"'`#;,&|<>(){}[\]]{1,400})(?=[ \t]*(?:$|[\r\n]|[ \t]#|[ \t]\/\/|[ \t]\\))/my;
const word = /([^\s"'`;,&|<>(){}[\]]{1,400})/y;
const elementValue = /([^<>\r\n]{1,400})<\//y;
/** Text that may precede the name of a setting. */
const settingStart =
  /^[ \t]*(?:-[ \t]+)?(?:(?:export|ENV|ARG|set|SET|setx|declare -x|readonly)[ \t]+)?(?:[\w-]{1,60}[.:])*["']?$/;

export function findAssignments(text: string, file: FileKind, mayHold: MayContain): Assignment[] {
  const found: Assignment[] = [];
  if (!mayContainAll(mayHold, neededForAssignments)) return found;
  keyword.lastIndex = 0;
  for (let hit = keyword.exec(text); hit !== null; hit = keyword.exec(text)) {
    const name = findNameSpan(text, hit.index, keyword.lastIndex);
    keyword.lastIndex = Math.max(name.end, keyword.lastIndex);
    if (name.end - name.start > longestName) continue;
    const named = text.slice(name.start, name.end);
    const kind = classifyName(named);
    if (kind === undefined) continue;
    const value = findValue(text, name, file);
    if (value !== undefined) found.push({ kind, name: named, ...value });
  }
  return found;
}

interface Span {
  start: number;
  end: number;
}

type Value = Omit<Assignment, 'kind' | 'name'>;

function findNameSpan(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start > 0 && from - start <= longestName && nameCharacter.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && end - to <= longestName && nameCharacter.test(text[end] ?? '')) end += 1;
  return { start, end };
}

function findValue(text: string, name: Span, file: FileKind): Value | undefined {
  const before = text.slice(Math.max(0, name.start - 80), name.start);
  const closed = matchEnd(joints.close, text, name.end) ?? name.end;
  const compared = matchEnd(joints.compare, text, closed);
  if (compared !== undefined) return readLiteral(text, compared, 'comparison');
  const quoted = findLiteralValue(text, { ...name, closed }, before);
  if (quoted !== undefined || file === 'code' || file === 'sql') return quoted;
  if (file === 'markup config') return readElement(text, name, closed);
  return readSetting(text, closed, before.slice(before.lastIndexOf('\n') + 1) + (text[name.start] === '-' ? '--' : ''));
}

function findLiteralValue(
  text: string,
  { start, end, closed }: Span & { closed: number },
  before: string,
): Value | undefined {
  const isSetter = /^(?:set|with)_?[A-Z_]/i.test(text.slice(start, start + 5));
  const isQuoted = /["'`]/.test(text.slice(end, closed));
  const typed = (isQuoted ? undefined : matchEnd(joints.type, text, closed)) ?? closed;
  const offsets = [
    matchEnd(joints.assign, text, typed) ?? matchEnd(joints.assign, text, closed),
    matchEnd(joints.attribute, text, closed),
    isSetter ? matchEnd(joints.setter, text, closed) : undefined,
    calls.test(before) ? matchEnd(joints.pair, text, closed) : undefined,
  ];
  for (const offset of offsets) {
    const value = offset === undefined ? undefined : readLiteral(text, offset, 'literal');
    if (value !== undefined) return value;
  }
  return undefined;
}

function readLiteral(text: string, from: number, form: Value['form']): Value | undefined {
  const plain = matchEnd(fallback, text, from) ?? from;
  const offset = matchEnd(wrapper, text, plain) ?? plain;
  literal.lastIndex = offset;
  const match = literal.exec(text);
  if (match === null || matchEnd(goesOn, text, literal.lastIndex) !== undefined) return undefined;
  const [whole, quote = '', value = ''] = match;
  const isFilled = /f/i.test(whole.slice(0, whole.indexOf(quote))) && value.includes('{');
  if (isFilled) return undefined;
  const start = literal.lastIndex - quote.length - value.length;
  return readFallback(text, start) ?? { value, start, end: start + value.length, form };
}

function readElement(text: string, name: Span, closed: number): Value | undefined {
  if (text[name.start - 1] !== '<' && !/<[\w.:-]{1,60}[.:]$/.test(text.slice(Math.max(0, name.start - 70), name.start)))
    return undefined;
  const offset = matchEnd(joints.element, text, closed);
  return offset === undefined ? undefined : matchAt(elementValue, text, offset);
}

/** `KEY=value`, `key: value`, `ENV KEY value`, `--key=value`. */
function readSetting(text: string, closed: number, before: string): Value | undefined {
  const isOption = before.endsWith('--');
  if (!isOption && !settingStart.test(before)) return undefined;
  const assigned = matchEnd(/[ \t]*[=:][ \t]*/y, text, closed);
  const isSpaced = /^[ \t]*(?:ENV|setx)[ \t]/i.test(before) && /\s/.test(text[closed - 1] ?? '');
  const blank = isSpaced ? closed : undefined;
  const offset = assigned ?? blank;
  if (offset === undefined) return undefined;
  return readFallback(text, offset) ?? matchAt(isOption ? word : setting, text, offset);
}

function readFallback(text: string, from: number): Value | undefined {
  const value = matchAt(defaulted, text, from);
  return value === undefined ? undefined : { ...value, form: 'fallback' };
}

function matchAt(pattern: RegExp, text: string, from: number): Value | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  const value = match?.[1];
  if (match === null || value === undefined) return undefined;
  const start = from + match[0].lastIndexOf(value);
  return { value, start, end: start + value.length, form: 'setting' };
}

/** The end of the match at this position. */
function matchEnd(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? undefined : from + match[0].length;
}

/** Number of occurrences of a name that are examined in a text. */
const mostPlaces = 30;

/** The constants that a program assigns to a name. */
export function findConstants(text: string, name: string): Value[] {
  const found: Value[] = [];
  let at = text.indexOf(name);
  for (let count = 0; at !== -1 && count < mostPlaces; count += 1, at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (nameCharacter.test((text[at - 1] ?? ' ').replace('$', ' ')) || nameCharacter.test(text[end] ?? ' ')) continue;
    const value = findValue(text, { start: at, end }, 'code');
    if (value?.form === 'literal') found.push(value);
  }
  return found;
}
