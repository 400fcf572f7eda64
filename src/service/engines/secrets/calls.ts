/** Constants that are handed to functions as keys and passwords: `cookieParser('x')`, `jwt.sign(user, 'x')`. */
import type { SecretKind } from './names.ts';

export interface Argument {
  kind: SecretKind;
  value: string;
  start: number;
  end: number;
}

/** Each: the end of the function's name, which argument it is, what that is. */
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
  [/\b(?:DriverManager\.getConnection|mysqli_connect|mysql_connect|mysqli|PDO)$/, 2, 'password'],
];

const opening = /\b((?:[A-Za-z_$][\w$]{0,40}(?:\.|::)){0,3}[A-Za-z_][\w]{1,40})\(/g;
const interesting =
  /cookieParser|jwt|jsonwebtoken|jose|JWT|Hmac|HMAC|hmac|ipher|Fernet|\.new|SecretKeySpec|igningKey|signWith|NewCookieStore|SecurityKey|Serializer|Signer|crypt|SignedString|Connection|connect|mysqli|PDO/;
const constant =
  /^\s*(?:[bBrR]{0,2}|(?:new\s+)?(?:[\w.]{1,40}\.)?(?:from|encode|atob|bytes|b64decode|decode)\(\s*[bB]?|\[\]byte\(\s*)(["'`])((?:\\.|(?!\1)[^\\\n\r]){1,400})\1[^+%]*$/;
/** Longer lists of arguments are not read to their end. */
const longestList = 1000;

export function argumentsIn(text: string): Argument[] {
  if (!interesting.test(text)) return [];
  const found: Argument[] = [];
  for (const match of text.matchAll(opening)) {
    const name = (match[1] ?? '').replaceAll('::', '.');
    if (!interesting.test(name)) continue;
    const [, index = 0, kind] = sinks.find(([pattern]) => pattern.test(name)) ?? [];
    if (kind === undefined) continue;
    const argument = argumentAt(text, match.index + match[0].length, index);
    const constantValue = argument === undefined ? null : constant.exec(argument.text);
    const value = constantValue?.[2];
    if (argument === undefined || value === undefined) continue;
    const start = argument.start + argument.text.indexOf(value, constantValue?.[0].search(/["'`]/) ?? 0);
    found.push({ kind, value, start, end: start + value.length });
  }
  return found;
}

/** The text of one argument of a call, counted from 0; strings and brackets inside it are stepped over. */
function argumentAt(text: string, from: number, wanted: number): { text: string; start: number } | undefined {
  let [depth, index, start] = [0, 0, from];
  const limit = Math.min(text.length, from + longestList);
  for (let at = from; at < limit; at += 1) {
    const character = text[at] ?? '';
    if ('"\'`'.includes(character)) at = endOfString(text, at, limit);
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

function endOfString(text: string, from: number, limit: number): number {
  const quote = text[from];
  for (let at = from + 1; at < limit; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote || (quote !== '`' && text[at] === '\n')) return at;
  }
  return limit;
}
