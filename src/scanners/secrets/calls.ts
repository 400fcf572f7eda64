/** Finds constants passed as keys and passwords, directly or by name: `cookieParser('x')`, `jwt.sign(user, key)`. */
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../shared/text/contents.ts';
import type { SecretKind } from './assignments.ts';
import { findConstants } from './assignments.ts';
import type { WrittenValue } from './values.ts';

/** Each row: the end of the function's name, the position of the argument, and its kind. */
const sinks: readonly [name: RegExp, argument: number, kind: SecretKind][] = [
  [/\bcookieParser$/, 0, 'signing key'],
  [/\b(?:jwt|jsonwebtoken|jose|JWT|pyjwt)\.(?:sign|verify|encode|decode)$/, 1, 'signing key'],
  [/\b(?:createHmac|createCipher|createCipheriv|createDecipher|createDecipheriv)$/, 1, 'signing key'],
  [/\bhmac\.new$|\bFernet$|\bAES\.new$|\bDES3?\.new$|\bARC4\.new$/, 0, 'signing key'],
  [/\bSecretKeySpec$|\bAlgorithm\.HMAC(?:256|384|512)$|\bsetSigningKey$|\bhmacShaKeyFor$/, 0, 'signing key'],
  [/\bsignWith$/, 1, 'signing key'],
  [/\bNewCookieStore$|\bSymmetricSecurityKey$|\bURLSafe(?:Timed)?Serializer$|\bTimestampSigner$/, 0, 'signing key'],
  [/\bMessageVerifier\.new$|\bMessageEncryptor\.new$/, 0, 'signing key'],
  [/\bHMAC\.(?:hexdigest|digest|base64digest)$/, 1, 'signing key'],
  [/\bhash_hmac$|\bopenssl_(?:en|de)crypt$/, 2, 'signing key'],
  [/\bhmac\.New$/, 1, 'signing key'],
  [/\bSignedString$|\bCryptoJS\.\w+\.(?:en|de)crypt$/, 0, 'signing key'],
  [/\bCryptoJS\.(?:AES|DES|TripleDES)\.(?:en|de)crypt$|\bCryptoJS\.Hmac\w+$/, 1, 'signing key'],
  [
    /\b(?:DriverManager\.getConnection|(?:my|ms)sqli?_connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth_password)$/,
    2,
    'password',
  ],
  [
    /\b(?:oci_connect|HTTPBasicAuth|HTTPDigestAuth|SetBasicAuth|PasswordAuthentication|NetworkCredential|BasicAWSCredentials)$/,
    1,
    'password',
  ],
  // Django's function with this name takes the user's address second.
  [/\bobjects\.create_(?:super)?user$/, 2, 'password'],
  [/(?:^|[._])(?:create|register|add|insert)_?(?:super_?)?user$/i, 1, 'password'],
];

/** Functions that look like encryption, whatever they name the variable for the key. */
const ciphers = /(?:en|de)(?:crypt|cipher)\w*$|(?:^|_)xor\w*$/i;
const keyName = /^(?:.*_)?(?:key|secret|passphrase)$/i;

const opening = /\b((?:[A-Za-z_$][\w$]{0,40}(?:\.|::)){0,3}[A-Za-z_][\w]{1,40})\s?\(/g;
const interesting =
  /cookieParser|jwt|jsonwebtoken|jose|JWT|Hmac|HMAC|hmac|ipher|Fernet|(?:\.|::)new|SecretKeySpec|igningKey|signWith|NewCookieStore|SecurityKey|Serializer|Signer|crypt|SignedString|Connection|connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth|Auth|Credential|xor|(?:create|register|add|insert)_?(?:super_?)?[uU]ser/;
/** Each of its words. A word that is part of another one covers both. */
export const neededForArguments: RequiredWords = toRequiredWords([
  ...['cookieparser', 'jwt', 'jsonwebtoken', 'jose', 'hmac', 'ipher', 'fernet', '.new', '::new', 'secretkeyspec'],
  'igningkey',
  ...[
    'signwith',
    'newcookiestore',
    'securitykey',
    'serializer',
    'signer',
    'crypt',
    'signedstring',
    'connect',
    'mysqli',
  ],
  ...['pdo', 'ftp_login', 'ldap_bind', 'imap_open', 'auth', 'credential', 'xor'],
  ...['createuser', 'registeruser', 'adduser', 'insertuser', '_user', 'super'],
]);
const constant =
  /^\s*(?:[bBrR]{0,2}|(?:new\s+)?(?:[\w.]{1,40}\.)?(?:from|encode|atob|bytes|b64decode|decode)\(\s*[bB]?|\[\]byte\(\s*)(["'`])((?:\\.|(?!\1)[^\\\n\r]){1,400})\1[^+%]*$/;
/** A name that stands for a constant, and its conversion to bytes. */
const named =
  /^\s*(?:\[\]byte\(\s*|bytes\(\s*)?\$?(?:(?:this|self|\w+)(?:\.|::|->))?([A-Za-z_]\w{1,60})(?:\.(?:encode|getBytes|toCharArray|to_s|toString)\([^()]*\))?\s*\)?\s*$/;
/** Longer argument lists are not read completely. */
const longestList = 1000;

export function findArguments(text: string, mayHold: MayContain) {
  if (!mayContainAll(mayHold, neededForArguments) || !interesting.test(text)) return [];
  const found: (WrittenValue & { kind: SecretKind })[] = [];
  // The names whose constants were looked up, each once.
  const seenNames = new Set<string>();
  for (const match of iterateOpenings(text)) {
    const name = (match[1] ?? '').replaceAll('::', '.');
    if (!interesting.test(name)) continue;
    const from = match.index + match[0].length;
    const [, index = 0, known] = sinks.find(([pattern]) => pattern.test(name)) ?? [];
    const candidates = known === undefined ? listKeyCandidates(name, text, from) : [readArgument(text, from, index)];
    for (const argument of candidates) {
      if (argument === undefined) continue;
      const kind = known ?? 'signing key';
      const match = constant.exec(argument.text);
      const value = match?.[2];
      const variable = named.exec(argument.text)?.[1];
      if (match !== null && value !== undefined) {
        const start = argument.start + argument.text.indexOf(value, match[0].search(/["'`]/));
        found.push({ kind, value, start, end: start + value.length });
      } else if (variable !== undefined && seenNames.size < mostNames && !seenNames.has(`${kind} ${variable}`)) {
        seenNames.add(`${kind} ${variable}`);
        for (const { form: _, ...one } of findConstants(text, variable)) found.push({ kind, ...one });
      }
    }
  }
  return found;
}

const anyInteresting = new RegExp(interesting, 'g');
const ofName = /[\w$.:]/;

/** The openings whose names are interesting, and perhaps others. A name is only read near such a word. */
function* iterateOpenings(text: string): Generator<RegExpExecArray> {
  anyInteresting.lastIndex = 0;
  for (let hit = anyInteresting.exec(text); hit !== null; hit = anyInteresting.exec(text)) {
    let [start, end] = [hit.index, anyInteresting.lastIndex];
    while (start > 0 && ofName.test(text[start - 1] ?? '')) start -= 1;
    while (end < text.length && ofName.test(text[end] ?? '')) end += 1;
    anyInteresting.lastIndex = end;
    // Text around these characters is not part of a name: no opening begins before and ends after them.
    for (const match of text.slice(Math.max(0, start - 1), end + 2).matchAll(opening)) {
      match.index += Math.max(0, start - 1);
      yield match;
    }
  }
}

/** Number of names that are looked up in one text. */
const mostNames = 50;

const mostArguments = 6;

function listKeyCandidates(name: string, text: string, from: number): { text: string; start: number }[] {
  if (!ciphers.test(name)) return [];
  const all = Array.from({ length: mostArguments }, (_, index) => readArgument(text, from, index) ?? []).flat();
  return all.filter((argument) => keyName.test(named.exec(argument.text)?.[1] ?? ''));
}

/** The text of one argument of a call, counted from 0. Strings and brackets in it are skipped. */
function readArgument(text: string, from: number, wanted: number) {
  let [depth, index, start] = [0, 0, from];
  const limit = Math.min(text.length, from + longestList);
  for (let at = from; at < limit; at += 1) {
    const character = text[at] ?? '';
    if ('"\'`'.includes(character)) at = findStringEnd(text, at, limit);
    else if ('([{'.includes(character)) depth += 1;
    else if (depth === 0 && ',)]}'.includes(character)) {
      if (index === wanted) return { text: text.slice(start, at), start };
      if (character !== ',') return undefined;
      index += 1;
      start = at + 1;
    } else if (')]}'.includes(character)) depth -= 1;
  }
  return undefined;
}

function findStringEnd(text: string, from: number, limit: number): number {
  const quote = text[from];
  for (let at = from + 1; at < limit; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote || (quote !== '`' && text[at] === '\n')) return at;
  }
  return limit;
}
