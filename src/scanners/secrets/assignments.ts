/**
 * Finds names of credentials and the values that code or configuration assigns to them, in any language. Decides what
 * kind of credential a name promises, by its last words, as people and libraries name credentials, and in which form a
 * file contains names and values.
 */

import { detectByName, isDocumentName } from '../../shared/languages/languages.ts';
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../shared/text/contents.ts';
import { getBaseName, getExtension } from '../../shared/text/file-name.ts';
import { decodeOrKeep, locateValue, splitWords, type WrittenValue } from './values.ts';

export interface Assignment extends WrittenValue {
  kind: SecretKind;
  /** Undefined when the use of the value, and not a name, shows its kind. */
  name?: string;
  /**
   * `setting`: unquoted, as in configuration. `fallback`: used if nothing else is set. `comparison`: the program
   * compares with it. `parameter`: a part of an address or of a form.
   */
  form: 'literal' | 'setting' | 'fallback' | 'comparison' | 'parameter';
}

const keyword = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper/gi;
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
  type: /[ \t]*:?[ \t]*(?:Optional\[str\]|Final\[str\]|\w[\w.]{0,30}|\*?string)[ \t]*(?==[^=>])/y,
  compare: /\s{0,20}(?:===|!==|==|!=|\.equals(?:IgnoreCase)?\(|\.eq\()\s{0,20}/y,
  assign: /\s{0,20}(?:=>|:=|\|\|=|\?\?=|\?=|=|:)\s{0,40}/y,
  setter: /\(\s{0,20}/y,
  pair: /\s{0,20},\s{0,40}(?:default\s*=\s*)?/y,
  attribute: /\s{0,20}(?:value|default)\s{0,5}=\s{0,5}/y,
  // The next key of the same entry: `- name: A_PASSWORD`, `value: …`.
  entry: /["']?\s{0,80}(?:,\s{0,80})?["']?value["']?\s{0,20}:[ \t]{0,20}/iy,
};
/** An environment variable with a fallback value, as the second argument or after an operator. */
const fallback =
  /(?:(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]|ENV\.fetch\(['"]\w{1,60}['"]|(?:env|config)\(['"][\w.]{1,60}['"])\s{0,20},\s{0,20}(?:default\s*=\s*)?|(?:process\.env(?:\.\w{1,60}|\[['"]\w{1,60}['"]\])|(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]\s{0,9}\)|ENV\[['"]\w{1,60}['"]\]|System\.getenv\("\w{1,60}"\)|(?:env|config)\(['"][\w.]{1,60}['"]\s{0,3}\))\s{0,20}(?:\|\||\?\?|\?:|or)\s{0,20}/y;
/** Functions that convert a constant to bytes or to another encoding. */
const wrapper =
  /(?:(?:new\s+)?(?:Buffer\.from|(?:TextEncoder\(\)|base64|Base64|TextCodec\.\w{1,20}|Encoding\.\w{1,9}|CryptoJS\.enc\.\w{1,12}|bytes|binascii|bcrypt|Convert)\.(?:encode|decode|parse|GetBytes|fromhex|unhexlify|hashSync|hashpw|FromBase64String)|b64decode|b64encode|atob|btoa|bytes|bytearray|unhexlify|hashSync|make_password|generate_password_hash|str|String)|\[\]byte)\(\s{0,20}/y;
const literal = /[bBrRuUfF@$]{0,2}("""|"|'|`)((?:\\.|(?!\1)[^\\\n\r]){0,400})\1/y;
/** The value continues, so its beginning alone is not the value. */
const goesOn = /\s{0,20}(?:\+(?!\+)|%|\.\.|\.(?:format|join|replace|concat|split|test|match)\b|<<)/y;
/** The literal is the name of the next value, not a value. */
const isName = /\s{0,20}(?:=>|:(?!:))/y;
const calls =
  /\b(?:define|set|put|add|setdefault|setProperty|getenv|get|env|config|environ|fetch|header|addHeader|option|param|withEnv|Setenv|putenv|getProperty)['"]?\s?\(\s{0,20}:?["']$/;
/** A variable with a default value: in Spring, and in a shell. */
const defaulted = /\$\{(?:[\w.-]{1,80}:[-=]?|[A-Z][A-Z\d_]{0,80}-)(?![?+])([^\s{}$"'`]{1,200})\}/y;
const setting = /([^\s"'`#;,&|<>(){}[\]]{1,400})(?=[ \t]*(?:$|[\r\n]|[ \t]#|[ \t]\/\/|[ \t]\\))/my;
const word = /([^\s"'`;,&|<>(){}[\]]{1,400})/y;
/** What is a value without quotes, to the end of the line or to a comment. */
const settings: Readonly<Record<SettingFormat, RegExp | undefined>> = {
  // https://www.npmjs.com/package/dotenv, https://docs.docker.com/reference/compose-file/services/#env_file-format
  env: /([^\s"'`#][^\r\n]{0,400}?)(?=[ \t]+#|[ \t]*$)/my,
  // https://yaml.org/spec/1.2.2/#733-plain-style
  yaml: /(?:&\w{1,40}[ \t]+)?([^\s"'`#|>&*{[][^\r\n]{0,400}?)(?=[ \t]+#|,?[ \t]*$)/my,
  // https://docs.oracle.com/javase/8/docs/api/java/util/Properties.html#load-java.io.Reader-
  properties: /([^\s"'][^\r\n]{0,400}?)(?=[ \t]*$)/my,
  ini: /([^\s"'`#;[{(][^\r\n]{0,400}?)(?=[ \t]+[#;]|[;,]?[ \t]*$)/my,
  shell: /((?:[^\s"'`#;&|<>()\\]|\\\S)(?:[^\s"'`;&|<>()\\]|\\\S){0,400})(?=[ \t]*(?:$|[\r\n;]|&&|[ \t]#|[ \t]\\))/my,
  docker: /([^\s"'`][^\s]{0,400})/y,
  quoted: undefined,
  other: setting,
};
/** A value between brackets in YAML. */
const flowValue = /([^\s"'`#|>&*{}[\],][^\r\n{}[\],]{0,400}?)(?=[ \t]*[,}\]])/y;
/** A text of one line after `password: |-`. */
const blockValue = /[|>][+-]?[ \t]*\r?\n([ \t]+)(\S{1,400})[ \t]*(?:\r?\n(?!\1)|\r?\n?$(?![\s\S]))/y;
/** A setting inside a string: `"A_TOKEN=…\n"`. The quote begins the string, or the line is not its first. */
const inString = /(?:^|[[{(,:=\s])(["'])(?:(?!\1)[^\r\n]*\\n)?(?:export )?$/;
/** Parameters of an address or of a form. */
const parameter = /(?:[?&]|&amp;)$/;
const parameterValue = /=([^&\s"'`<>#\\(){}[\],;$]{1,400})/y;
const formOption = /(?:^|\s)(?:-d|-F|--data(?:-\w{1,12})?|--form(?:-string)?)[ =]?["']?$/;
/** The name is the value of a key: in lists of variables. */
const entryName = /(?:^|[\s{,-])["']?(?:name|key)["']?\s{0,20}:[ \t]{0,20}["']?$/i;
/** Text that may precede the name of a setting. */
const settingStart =
  /^[ \t]*(?:-[ \t]+)?(?:(?:export|ENV|ARG|set|SET|setx|declare -x|readonly)[ \t]+)?(?:[\w-]{1,60}[.:])*["']?$/;

export function findAssignments(
  text: string,
  file: FileKind,
  format: SettingFormat,
  mayHold: MayContain,
): Assignment[] {
  const found: Assignment[] = [];
  if (!mayContainAll(mayHold, neededForAssignments)) return found;
  keyword.lastIndex = 0;
  for (let hit = keyword.exec(text); hit !== null; hit = keyword.exec(text)) {
    let [start, end] = [hit.index, keyword.lastIndex];
    while (start > 0 && hit.index - start <= longestName && nameCharacter.test(text[start - 1] ?? '')) start -= 1;
    while (end < text.length && end - keyword.lastIndex <= longestName && nameCharacter.test(text[end] ?? '')) end += 1;
    // The end of an escape is not part of a name: `"A=1\\nA_TOKEN=…"`.
    if (text[start - 1] === '\\' && /[nrt]/.test(text[start] ?? '')) start += 1;
    const name = { start, end };
    keyword.lastIndex = Math.max(name.end, keyword.lastIndex);
    if (name.end - name.start > longestName) continue;
    const named = text.slice(name.start, name.end);
    const kind = classifyName(named);
    if (kind === undefined) continue;
    const value = findValue(text, name, file, format);
    if (value !== undefined) found.push({ kind, name: named, ...value });
  }
  return found;
}

interface Span {
  start: number;
  end: number;
}

type Value = Omit<Assignment, 'kind' | 'name'>;

function findValue(text: string, name: Span, file: FileKind, format: SettingFormat): Value | undefined {
  const before = text.slice(Math.max(0, name.start - 80), name.start);
  if (parameter.test(before)) return readParameter(text, name.end);
  const closed = matchEnd(joints.close, text, name.end) ?? name.end;
  const compared = matchEnd(joints.compare, text, closed);
  if (compared !== undefined) return readLiteral(text, compared, 'comparison');
  const line = text.slice(Math.max(text.lastIndexOf('\n', name.start - 1) + 1, name.start - 400), name.start);
  const opening = inString.exec(line)?.[1];
  if (opening !== undefined && text[name.end] === '=' && (file === 'config' || /^[A-Z]/.test(text[name.start] ?? '')))
    return matchAt(
      opening === '"' ? /=((?:(?!\\[nrt"])[^\s"]){1,400})/y : /=((?:(?!\\[nrt'])[^\s']){1,400})/y,
      text,
      name.end,
    );
  const quoted = findLiteralValue(text, { ...name, closed }, before, file);
  if (quoted !== undefined || file === 'code' || file === 'sql') return quoted;
  if (file === 'markup config') return readElement(text, name);
  if (formOption.test(before)) return readParameter(text, name.end);
  return readSetting(text, closed, line + (text[name.start] === '-' ? '--' : ''), format);
}

/** The value of a parameter, which is encoded. */
function readParameter(text: string, from: number): Value | undefined {
  const value = matchAt(parameterValue, text, from);
  return value && { ...value, value: decodeOrKeep(value.value), form: 'parameter' };
}

function findLiteralValue(
  text: string,
  { start, end, closed }: Span & { closed: number },
  before: string,
  file: FileKind,
): Value | undefined {
  const isSetter = /^(?:set|with)_?[A-Z_]/i.test(text.slice(start, start + 5));
  const isQuoted = /["'`]/.test(text.slice(end, closed));
  const typed = (isQuoted || file === 'markup config' ? undefined : matchEnd(joints.type, text, closed)) ?? closed;
  const offsets = [
    matchEnd(joints.assign, text, typed) ?? matchEnd(joints.assign, text, closed),
    matchEnd(joints.attribute, text, closed),
    entryName.test(before) ? matchEnd(joints.entry, text, end) : undefined,
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
  if (isFilled || (form === 'literal' && matchEnd(isName, text, literal.lastIndex) !== undefined)) return undefined;
  const start = literal.lastIndex - quote.length - value.length;
  return readFallback(text, start) ?? { value, start, end: start + value.length, form };
}

/** Between the name of an element, of an attribute or of the pair before, and the text of the element. */
const elementJoints: readonly [before: RegExp, after: RegExp][] = [
  [/<(?:[\w-]{1,60}[.:]){0,9}$/, /(?:\s[^<>]{0,200})?(?<!\/)>/y],
  [
    /<(?:entry|prop|property|param|parameter|setting|env|variable)\s[^<>]{0,60}["'](?:[\w-]{1,60}[.:]){0,9}$/,
    /["'][^<>]{0,100}(?<!\/)>\s{0,80}(?:<value>)?/y,
  ],
  [/<(?:key|name)>\s{0,80}(?:[\w-]{1,60}[.:]){0,9}$/, /\s{0,80}<\/(?:key|name)>\s{0,80}<(?:string|value)>/y],
];
const elementValue =
  /\s{0,80}(?:<!\[CDATA\[\s{0,80}(\S[^\r\n]{0,400}?)\s{0,80}\]\]>|([^<>\s][^<>\r\n]{0,400}?))\s{0,80}<\//y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function readElement(text: string, name: Span): Value | undefined {
  const before = text.slice(Math.max(0, name.start - 200), name.start);
  const after = elementJoints.find(([pattern]) => pattern.test(before))?.[1];
  const offset = after && matchEnd(after, text, name.end);
  const found = offset === undefined ? undefined : matchAt(elementValue, text, offset);
  return found && { ...found, value: found.value.replaceAll(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole) };
}

/** `KEY=value`, `key: value`, `ENV KEY value`, `--key=value`. */
function readSetting(text: string, closed: number, before: string, format: SettingFormat): Value | undefined {
  const isOption = before.endsWith('--');
  const isEntry = format === 'yaml' && entryName.test(before);
  const isFlow =
    format === 'yaml' &&
    /^[^"'#]*[{[][^"'}\]]*$/.test(before) &&
    (isEntry || /(?:(?:^|[\s:,[])[{[]|,)\s*$/.test(before));
  if (!isOption && !isFlow && !isEntry && !settingStart.test(before)) return undefined;
  const assigned = matchEnd(isEntry ? joints.entry : /[ \t]*[=:][ \t]*/y, text, closed);
  const isSpaced =
    (/^[ \t]*(?:ENV|setx)[ \t]/i.test(before) || format === 'properties') && /\s/.test(text[closed - 1] ?? '');
  const offset = assigned ?? (isSpaced ? closed : undefined);
  if (offset === undefined) return undefined;
  const pattern = isOption ? word : isFlow ? flowValue : settings[format];
  const isBlock = format === 'yaml' && /[|>]/.test(text[offset] ?? '');
  const found = readFallback(text, offset) ?? (pattern && matchAt(isBlock ? blockValue : pattern, text, offset));
  if (found === undefined) return undefined;
  // A sentence, or a list of arguments. A seed phrase has 12 words or more.
  if (/\s/.test(found.value) && found.value.split(/\s+/).length < 12) return matchAt(setting, text, offset);
  return format === 'properties' ? { ...found, value: found.value.replaceAll(/\\(.)/g, '$1') } : found;
}

function readFallback(text: string, from: number): Value | undefined {
  const value = matchAt(defaulted, text, from);
  return value === undefined ? undefined : { ...value, form: 'fallback' };
}

function matchAt(pattern: RegExp, text: string, from: number): Value | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  const value = match?.slice(1).findLast((group) => group !== undefined);
  if (match === null || value === undefined) return undefined;
  return { ...locateValue(match, value), form: 'setting' };
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
    const value = findValue(text, { start: at, end }, 'code', 'other');
    if (value?.form === 'literal') found.push(value);
  }
  return found;
}

/**
 * `signing key`: whoever knows it can create what others trust. `token`: created by a service, so it looks random.
 * `salt`: must be new for each password. `key`: has no other name, so that its value must show what it is.
 */
export type SecretKind = 'password' | 'signing key' | 'token' | 'seed phrase' | 'salt' | 'key';

/** Words after the name that do not change its meaning. */
const afterwords = new Set(
  'value default string plain plaintext text dev development test prod production local b64 base64 hex'.split(' '),
);

/** By the last words, the longest first. */
const endings: readonly [RegExp, SecretKind][] = [
  [/(?:^| )(?:mnemonic|seed phrase|recovery phrase|wallet (?:phrase|seed))$/, 'seed phrase'],
  [
    /(?:^| )(?:(?:secret|secret cookie|secret session|signing|sign|signature|encryption|encrypt|crypto|cipher|hmac|jwt|aes|des|rsa|master|private|license) key(?: base)?|key base|jwt secret|(?:cookie|session|token|hmac|signing|app|auth) secret|jwt (?:pass|password)|secret token|secretkey|secretkeybase|jwtsecret|jwtkey|cookiesecret|sessionsecret|tokensecret|encryptionkey|cryptkey|cryptokey|signingkey|aeskey|hmackey|masterkey|privatekey)$/,
    'signing key',
  ],
  [
    /(?:^| )(?:(?:cookie|session|token) ?key|api ?key|access key(?: id)?|access token|auth token|api token|bearer token|refresh token|client secret|secret access key|app key|auth key|account key|consumer (?:key|secret)|webhook secret|token secret|deploy token|bot token|apikey|accesskey|accesstoken|authtoken|apitoken|clientsecret|apisecret|api secret|token)$/,
    'token',
  ],
  [/(?:^| )secret$/, 'signing key'],
  [/(?:^| )(?:salt|pepper)$/, 'salt'],
  [/(?:^| |[a-z])(?:password|passwd|passphrase|passcode|pwd|userpass|dbpass|rootpw)$|(?:^| )(?:pass|pw)$/, 'password'],
];

/** Names of actions on a password rather than of the password, and other names that are not secrets. */
const others =
  /(?:^| )(?:forgot|forgotten|reset|change|changed|show|hide|toggle|confirm|confirmation|invalid|wrong|no|min|max|missing|bad|require|required|update|has|is|use|enter|verify|check|validate|csrf|xsrf|public|primary|foreign|next|page|cache|continuation|cancel|cancellation|syntax|lex|lexer|parse|parser|current|last|first|prev|type|hash|hashed|digest|sha|md5|bcrypt|checksum|fingerprint|thumbprint|encrypted|existing|tls secret|ssl secret|ca secret|pull secret|cert secret|certs secret|certificate secret|ingress secret|sealed secret|external secret|kubernetes secret|k8s secret|strength|label|hint|error|message|placeholder|mock|by|bypass|compass)(?: |$)/;

export function classifyName(name: string): SecretKind | undefined {
  const words = splitWords(name).flatMap((word) => word.replace(/\d{1,2}$/, '') || []);
  while (words.length > 1 && afterwords.has(words.at(-1) ?? '')) words.pop();
  const text = words.slice(-5).join(' ');
  if (name === 'KEY') return 'key';
  if (others.test(text)) return undefined;
  return endings.find(([pattern]) => pattern.test(text))?.[1];
}

/** `prose`: only credentials with a recognisable shape count. */
export type FileKind = 'code' | 'config' | 'markup config' | 'sql' | 'key' | 'prose';

/** How a file writes values without quotes. `quoted`: it has none that are texts. */
type SettingFormat = 'env' | 'yaml' | 'properties' | 'ini' | 'shell' | 'docker' | 'quoted' | 'other';

const prose = new Set(
  (
    '.md .markdown .mdx .rst .adoc .asciidoc .txt .text .tex .csv .tsv .svg .css .scss .sass .less .po .pot .log .lock .map .diff .patch .snap .ics .eml ' +
    '.srt .vtt .bib .org .pod .man .1 .3 .5 .8 .sum .out .json5l .har .xlf .xliff .resx .strings .arb'
  ).split(' '),
);
const lockNames = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.ya?ml|go\.sum)$/i;
const markup = new Set(
  '.xml .config .csproj .vbproj .props .targets .plist .xib .storyboard .jelly .wsdd .xsd'.split(' '),
);
const pages = new Set(
  '.html .htm .xhtml .ejs .hbs .handlebars .mustache .erb .twig .njk .liquid .jinja .jinja2 .j2 .ftl .jsp .jspx .gohtml .haml .pug .jade .phtml .ipynb .tpl .cshtml'.split(
    ' ',
  ),
);
const shells = new Set('.sh .bash .zsh .ksh .ps1 .psm1 .bat .cmd .command .fish'.split(' '));

export function detectFileKind(path: string): FileKind {
  const extension = getExtension(path);
  const name = getBaseName(path);
  // Without a path it is the message of a commit.
  if (path === '' || prose.has(extension) || lockNames.test(name) || isDocumentName(name)) return 'prose';
  if (extension === '.sql') return 'sql';
  if (extension === '.key' || extension === '.secret' || /^(?:master|secret)[._-]?(?:key|token)?$/i.test(name))
    return 'key';
  if (markup.has(extension)) return 'markup config';
  if (pages.has(extension)) return 'code';
  if (shells.has(extension)) return 'config';
  return [undefined, 'Shell'].includes(detectByName(path)) ? 'config' : 'code';
}

const formats: readonly [RegExp, SettingFormat][] = [
  [/(?:^|[._-])env(?:[._-][\w.-]+)?$|^\.?envrc$|\.env\.\w+$/i, 'env'],
  [/\.ya?ml(?:\.(?:dist|example|sample|template|tpl))?$/i, 'yaml'],
  [/\.properties(?:\.(?:dist|example|sample|template))?$/i, 'properties'],
  [
    /\.(?:ini|cfg|cnf|conf|pypirc|s3cfg|boto)(?:\.(?:dist|example|sample|template))?$|^\.?(?:my\.cnf|credentials|pypirc|s3cfg|boto)$/i,
    'ini',
  ],
  [/\.(?:sh|bash|zsh|ksh)$/i, 'shell'],
  [/^(?:docker|container)file(?:[._-].*)?$|\.dockerfile$/i, 'docker'],
  [/\.(?:json|jsonc|json5|tf|tfvars|hcl|toml|neon|nix|ps1|psm1|gradle)$/i, 'quoted'],
];

export function detectSettingFormat(path: string): SettingFormat {
  const name = getBaseName(path);
  return formats.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
