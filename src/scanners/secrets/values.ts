/** Classifies the text of a value: a reference to a secret elsewhere, a placeholder, a word, or a real secret. */
import { attempt } from '../../shared/errors.ts';

/**
 * `issued`: random, as a program creates it. `chosen`: invented by a person. `guessable`: a word or default that
 * everybody tries. `placeholder`: words that say what belongs there.
 */
export type Strength = 'issued' | 'chosen' | 'guessable' | 'placeholder';

/** A value in a text. */
export interface WrittenValue {
  value: string;
  /** Offsets of the value. */
  start: number;
  end: number;
}

export function locateValue(match: RegExpExecArray, value: string): WrittenValue {
  const start = match.index + match[0].lastIndexOf(value);
  return { value, start, end: start + value.length };
}

const longest = 512;

/** Read from elsewhere at run time, or filled in by a template. */
const reference =
  /\$\{|\{\{|\{%|<%|%>|#\{|\$\(|^\$\[|^%\w+%$|%\w+\([^()]*\)%|%\(\w+\)s|%\{\w|^@@|^@Microsoft\.KeyVault\(|^\(\(.*\)\)$|^<<.*>>$|\b(?:process\.env|os\.environ|getenv|secretKeyRef|valueFrom)\b|^!{1,2}[a-z][a-z:./_-]*(?:\s|$)|^(?:vault|ssm|op|arn|aws|gcp|azure|file|env|classpath|keyring|secretsmanager|secretref|keyvault|akv|awskms|sm|gsm|kv|ref\+\w+)[:#]|^[a-z][a-z\d+.-]{1,20}:\/\/(?![^/\s]*:[^/\s@]*@)|^projects\/[^/]+\/secrets\/|^(?:var|vars|local|data|module|each|self|secrets?|params?|parameters|inputs|outputs|steps|needs|env|values)\.[a-z_][\w.[\]"'*-]*$/i;
/** A variable of a shell or of a language that marks them: `$PASSWORD`, `$user->password`, `$env:PASSWORD`. */
const variable =
  /^\$(?:env:|global:)?(?:\d+|[A-Z_][A-Z\d_]*|_?[a-z][a-z\d]*(?:_[a-z\d]+)*|[A-Za-z][a-z]*(?:[A-Z][a-z]*)*\d{0,2})(?:$|->|::|\[|[$./:@-][\w$/.:@{}-]*$)/;
/** Encrypted for the place that uses it: SOPS, Jasypt, Spring, dotenvx, SealedSecret, Fernet, KMS, Laravel, DPAPI. */
const encrypted =
  /^(?:ENC[[(]|\{(?:cipher|aes)\}|enc(?:rypted)?:|\$ANSIBLE_VAULT|Ag[A-D][A-Za-z0-9+/]{300,}|gAAAAA[\w-]{70,}|AQ[IE]CAH[\w+/]{60,}|eyJpdiI6|AQAAANCMnd8|01000000d08c9ddf)|^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/i;
/** Blanked out, or a placeholder in a format. */
const blank =
  /^[\s*x.•…_#?-]*$|^(?:x{3,}|\*{3,}|\.{3,}|#{3,})|(?:\*{4,}|x{6,}|\.{3}|…)$|^<[^<>]*>$|^\[.*\]$|^\{[^}]*\}$|^%\(?\w*\)?[sdv]$|^__.*__$|^@\w+@$|^%[\w.]+%$|^urn:/i;
/** The value of an option, the name of a type, a path, a URL or a selector. */
const noValue =
  /^(?:null|none|nil|true|false|yes|no|on|off|undefined|nan|string|str|text|varchar|char|number|integer|int|boolean|bool|object|array|any|bytes?|required|optional|nullable|hidden|input|field|unset|n\/a|empty|enabled|disabled|auto|inherit|utf-?8|latin-?1|ascii|hex|base64|hashed|encrypted(?::\w+)?)$|^(?:\.{0,2}\/|~\/|[a-z]:\\|[#.][a-z][\w-]*$|--?[a-z][\w-]*$|@\w+\/)|\(\)|\.(?:jsx?|tsx?|py|html?|json|ya?ml|txt|pem|crt|key|png|svg|php|rb|md)$/i;
/** Markup, a type, a class, a call, or the code between two strings. */
const code =
  /<\/|<(?:a|b|i|p|em|br|hr|li|td|div|span|code|strong|input|label|small|button|kbd|pre)\b[^<>]*>|<[a-z]+(?:[ _-][a-z]+)*>|[-=]>|<-|\s[<>]|[<>]\s|^\w+<[A-Za-z][\w<>, ?.[\]]*>$|^\\{0,2}[A-Z]\w*(?:\\{1,2}[A-Z]\w*)+$|^[a-z]\w*(?:\.[a-z]\w*)+\.[A-Z]\w*$|^[A-Za-z_][A-Za-z_.]*\((?:["'].*|[A-Za-z_][\w., ]*|\d{1,3})?\)$|^[+.,&?:|)]\s|\s[+.&|(]$|^\.\w+\(|\bfunction\b|\breturn\b|[)\]]\.\w+\(|\w\(\w*\)[;{]|void 0|^[{,]?!\d[,}]/;
/** Rules with which a framework checks an input: `required|string|min:8`. */
const validation =
  /^(?:(?:required|nullable|sometimes|present|filled|confirmed|string|bail|trim|min|max|email)(?:[:[][^|]*)?(?:\||$))(?:[a-z_]+(?:[:[][^|]*)?(?:\||$))*$|^(?:required|omitempty|nullable)(?:,[a-z_]+(?:=[^,]*)?)+$|^(?:min|max|required_\w+):\w+$/;
/** A sentence of one word: `Invalid!`. */
const exclamation = /^[A-Z][a-z]+[.!?]$/;
/** A hash for comparison, no login: https://passlib.readthedocs.io/en/stable/modular_crypt_format.html */
const digest =
  /(?:^|:)\$(?:1|2[abxy]?|5|6|y|apr1|argon2\w*|scrypt|pbkdf2[\w-]*|sha1|P|H)\$|^(?:pbkdf2_|bcrypt|argon2|scrypt|md5|sha\d+|ssha|crypt)[\w]*\$|^(?:pbkdf2|scrypt|argon2\w*):|^\{(?:SSHA|SHA|MD5|CRYPT|bcrypt)\w*\}|^sha(?:1|256|384|512)[-:]|^(?:md5|\*)(?:[0-9a-f]{32}|[0-9a-f]{40})$|^0x0[12]00[0-9a-f]{44,}$|^SCRAM-SHA-(?:1|256)\$/i;
/** AWS marks the keys in its own documentation like this. */
const documented = /EXAMPLE(?:KEY)?$|wJalrXUtnFEMI/;
/** What only a person writes into a value that otherwise looks issued. */
const marked = /example|placeholder|redacted|changeme|replace[-_]?me|your[-_]|(.)\1{6,}/i;

const fillers = new Set(
  (
    'a an the my your our some any this that here is in of for to and or with be it as insert enter put add set use change changeme changeit replace ' +
    'replaceme me fill provide specify todo tbd fixme dummy example examples sample placeholder redacted removed masked hidden fake mock stub ' +
    'personal secret secrets secure insecure password passwords passwd pwd pass passphrase token tokens key keys api apikey access auth authentication ' +
    'client app application user username admin login session cookie sessions cookies jwt hmac signing sign encryption crypto private public ' +
    'master shared db database value values string long unique strong very super default dev development test testing prod production ' +
    'demo only not foo bar baz qux foobar something whatever anything own new old real actual please must should credential credentials ' +
    'code id text data bearer basic oauth service account github gitlab google aws azure stripe slack openai hash salt base64 hex url'
  ).split(' '),
);

const defaults = new Set(
  (
    'admin root toor postgres mysql mariadb oracle mongo mongodb redis rabbitmq guest user test tester demo default changeme changeit letmein ' +
    'welcome qwerty abc123 iloveyou monkey dragon master sa system tomcat manager pi raspberry vagrant docker minio minioadmin elastic kibana ' +
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 admin123 admin1234 root123 test123 test1234 secret secret123 1234 12345 123456 ' +
    '1234567 12345678 123456789 1234567890 111111 000000 123123 654321'
  ).split(' '),
);

/** What everybody tries first. */
export function isDefault(value: string): boolean {
  return defaults.has(value.toLowerCase());
}

/** Undefined when the value is not a secret at all. */
export function rateStrength(value: string): Strength | undefined {
  const text = value.trim();
  if (text.length < 3 || text.length > longest) return undefined;
  if ([reference, variable, encrypted, blank, noValue, code, validation, digest].some((one) => one.test(text)))
    return undefined;
  if (documented.test(text) || exclamation.test(text) || isEncodedAddress(text) || isForeignText(text))
    return undefined;
  if (defaults.has(text.toLowerCase()) || /^(.)\1*$/.test(text)) return 'guessable';
  if (isFiller(text)) return 'placeholder';
  if (isSequence(text)) return text.length < 16 || /^\d+$/.test(text) ? 'guessable' : 'placeholder';
  if (isRandom(text)) return marked.test(text) ? 'placeholder' : 'issued';
  return /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+)$/.test(text) ? 'guessable' : 'chosen';
}

/** Text that was encoded for an address. One escape at the beginning can be by chance. */
function isEncodedAddress(text: string): boolean {
  if (!/^(?:[\w.~*+-]|%[0-9a-f]{2})+$/i.test(text)) return false;
  return [...text.matchAll(/%(?:[2-3][0-9a-f]|40|5[b-e]|60|7[b-e]|0[0-9a-f]|[c-e][0-9a-f]%)/gi)].some(
    ({ index }) => index > 0,
  );
}

/** Words of another language, as a form shows them, rather than a password with such letters. */
function isForeignText(text: string): boolean {
  if (/^[\x20-\x7e]*$/.test(text)) return false;
  const isPassword = /^(?:[\x21-\x7e]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|[§£€°´¿¡])+$/u.test(text);
  return !isPassword || !/[\d@#$%^&*_+=~<>|\\]/.test(text) || /^\p{L}+\d?[:!?.*]?$/u.test(text);
}

/** Whether only a machine would write the text. */
export function isRandom(text: string): boolean {
  if (text.length < 16 || /\s/.test(text)) return false;
  const plain = text.replaceAll(/[^A-Za-z0-9]/g, '');
  if (!/\d/.test(plain) || !/[A-Za-z]/.test(plain)) return false;
  if (/^[0-9a-fA-F]+$/.test(plain)) return new Set(plain.toLowerCase()).size >= 8;
  return (
    computeEntropy(text) >= 3.3 && computeWordShare(text) < 0.6 && !partlySequence.test(plain) && !isSequence(plain)
  );
}

/** The number of character kinds in it, out of four. */
export function countCharacterKinds(text: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/].filter((kind) => kind.test(text)).length;
}

/** Splits a text into words by case, punctuation and blanks. */
export function splitWords(text: string): string[] {
  const split = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return split
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function isFiller(text: string): boolean {
  const words = splitWords(text).map((word) => word.replace(/\d+$/, ''));
  if (words.length === 0) return false;
  if (/^(?:change|replace)[-_ ]?me/i.test(text)) return true;
  if (/^(?:your|insert|replace|changeme|enter|put|placeholder|todo|example|dummy)$/.test(words[0] ?? '')) return true;
  return !/\d{3}/.test(text) && words.every((word) => word === '' || fillers.has(word));
}

/** Shannon entropy in bits per character. */
function computeEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** The share of the text in runs of lower-case letters that people could read as words. */
function computeWordShare(text: string): number {
  const runs = text.match(/[A-Z]?[a-z]{4,}|[A-Z]{5,}/g) ?? [];
  const readable = runs.filter((run) => /[aeiouy]/i.test(run) && !/[^aeiouy]{5}/i.test(run));
  return readable.join('').length / text.length;
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const partlySequence = /0123456789|abcdefghij|123456789|(.{1,4})\1{3,}/i;
const keyboard = /qwertyuiop|asdfghjkl|zxcvbnm|1q2w3e4r|(?:deadbeef|cafebabe){2}/i;

/** Characters in their order, once or again, or a repeated part. */
export function isSequence(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (plain.length < 8) return false;
  if (keyboard.test(plain) || /(.)\1{7,}|(.{2,8})\2{3,}|^(.{4,40})\3{2,}$/.test(plain)) return true;
  const parts = plain.length % 2 === 0 ? (plain.match(/../g) ?? []) : [];
  const isCounted =
    parts.length > 4 &&
    parts.every((part, at) => at === 0 || parseInt(part, 16) === parseInt(parts[at - 1] ?? '', 16) + 1);
  const steps = [...plain].slice(1).filter((one, at) => {
    const step = alphabet.indexOf(one) - alphabet.indexOf(plain[at] ?? '');
    return step === 1 || step === 0 || step === -1 || (one === '0' && plain[at] === '9');
  });
  return isCounted || steps.length >= 0.75 * (plain.length - 1);
}

/** Base64 of readable text or of a serialised Java object, which is not random. */
export function isEncodedText(text: string): boolean {
  const plain = text.replaceAll(/^\.+|\.+$/g, '');
  if (!/^[A-Za-z0-9+/_-]{12,}={0,2}$/.test(plain)) return false;
  const decoded = Buffer.from(plain, 'base64').toString('latin1');
  return /^\xac\xed\x00/.test(decoded) || /^[\x20-\x7e\s]+$/.test(decoded);
}

/** Decodes a part of an address. */
export function decodeOrKeep(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}
