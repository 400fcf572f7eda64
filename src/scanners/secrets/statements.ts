/**
 * Finds passwords of users: in SQL, as the value of a column, as the argument of a hash function, or for a database
 * user; and in lists such as `users = [('admin', 'x')]`, `users = { 'admin': 'x' }`, `auth=('admin', 'x')`. Recognises
 * credentials by their own shape: keys in strings, tokens, passwords in connection strings.
 */

import {
  type MayContain,
  matchAllIfPossible,
  mayContainAll,
  type RequiredWords,
  type SearchedPattern,
  toRequiredWords,
} from '../../shared/text/contents.ts';
import { classifyName, type FileKind } from './assignments.ts';
import { isRandom, locateValue, type WrittenValue } from './values.ts';

const granted =
  /\b(?:IDENTIFIED\s{1,9}(?:WITH\s{1,9}\w{1,40}\s{1,9})?BY|(?:WITH|ENCRYPTED|ROLE\s{1,9}\w{1,60}|USER\s{1,9}\w{1,60})\s{1,9}PASSWORD)\s{1,9}(?:PASSWORD\s{0,9})?'([^'\r\n]{1,200})'/gi;
const digested =
  /\b(?:md5|sha1|sha2|sha256|password|old_password|crypt|hashbytes)\s{0,5}\(\s{0,5}\\?(?:'[A-Z0-9_]{3,8}'\s{0,5},\s{0,5})?(['"])([^'"\r\n]{1,200}?)\\?\1/gi;
const insertion =
  /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[\w."`[\]]{1,120}\s{0,40}\(([^()]{1,1000})\)\s{0,40}VALUES\s{0,40}/gi;
/** Without a list of columns: they are those of the table, if the same text creates it. */
const bareInsertion = /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[`"[]?([\w.]{1,80})[`"\]]?\s{1,40}VALUES\s{0,40}/gi;
const table = /\bCREATE\s{1,9}TABLE\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?[`"[]?([\w.]{1,80})[`"\]]?\s{0,40}\(/gi;
/** Number of tuples of one statement that are read. */
const mostTuples = 200;

const intoTables = toRequiredWords(['insert '], ['into '], ['values']);
const sought = {
  granted: { pattern: granted, needed: toRequiredWords(['identified ', ' password ']) },
  digested: {
    pattern: digested,
    needed: toRequiredWords(['md5 ', 'sha1 ', 'sha256 ', 'password ', 'crypt ', 'hashbytes ']),
  },
  insertion: { pattern: insertion, needed: intoTables },
  bareInsertion: { pattern: bareInsertion, needed: intoTables },
};

/** `isSql`: the file is an SQL script, so the hash of a constant is that of a password. */
export function findStatementPasswords(text: string, isSql: boolean, mayHold: MayContain): WrittenValue[] {
  const findAllMatches = (one: SearchedPattern) => [...matchAllIfPossible(one, text, mayHold)];
  const found = findAllMatches(sought.granted).map((match) => locateValue(match, match[1] ?? ''));
  for (const match of findAllMatches(sought.insertion))
    found.push(...findInsertedPasswords(text, match.index + match[0].length, (match[1] ?? '').split(',')));
  const bare = findAllMatches(sought.bareInsertion);
  const tables = bare.length > 0 ? parseTables(text) : new Map<string, string[]>();
  for (const match of bare) {
    const columns = tables.get((match[1] ?? '').toLowerCase());
    if (columns !== undefined) found.push(...findInsertedPasswords(text, match.index + match[0].length, columns));
  }
  for (const match of findAllMatches(sought.digested)) {
    const before = text.slice(Math.max(0, match.index - 400), match.index);
    if (isSql || /\b(?:INSERT\s+INTO|UPDATE\s+\S+\s+SET)\b/i.test(before))
      found.push(locateValue(match, match[2] ?? ''));
  }
  return found;
}

/** The column names of each table that the text creates. */
function parseTables(text: string): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const match of text.matchAll(table)) {
    const parts = readTuple(text, match.index + match[0].length - 1)?.parts ?? [];
    tables.set(
      (match[1] ?? '').toLowerCase(),
      parts.map((part) => /^\s*[`"[]?(\w+)/.exec(part.text)?.[1] ?? ''),
    );
  }
  return tables;
}

/** The values in password columns of the tuples that begin at `from`. */
function findInsertedPasswords(text: string, from: number, names: readonly string[]): WrittenValue[] {
  const columns = names.map((column) => classifyName(column.trim()));
  if (!columns.includes('password')) return [];
  const found: WrittenValue[] = [];
  let at = from;
  for (let count = 0; count < mostTuples; count += 1) {
    const tuple = readTuple(text, at);
    if (tuple === undefined) break;
    for (const [index, part] of tuple.parts.entries()) {
      const value = /^\s*\\?'([^']{1,200}?)\\?'\s*$/.exec(part.text)?.[1];
      if (value === undefined || columns[index] !== 'password') continue;
      const start = part.start + part.text.indexOf(value);
      found.push({ value, start, end: start + value.length });
    }
    at = tuple.next;
  }
  return found;
}

/** `next`: where the next tuple may begin. */
function readTuple(text: string, from: number) {
  const [opening] = /^[\s,]{0,200}\(/.exec(text.slice(from, from + 201)) ?? [];
  if (opening === undefined) return undefined;
  const parts: { text: string; start: number }[] = [];
  let [start, depth, isQuoted] = [from + opening.length, 0, false];
  for (let at = start; at < Math.min(text.length, from + 5000); at += 1) {
    const character = text[at];
    if (character === "'") isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (depth > 0 && character === ')') depth -= 1;
    else if (depth === 0 && (character === ',' || character === ')')) {
      parts.push({ text: text.slice(start, at), start });
      start = at + 1;
      if (character === ')') return { parts, next: start };
    }
  }
  return undefined;
}

const named = '(?:users?|accounts?|credentials?|creds|logins?|auth)';
/** The first group is the part of the name before the word, by a lookbehind: searching for a rare word is fast. */
const list = new RegExp(
  String.raw`${named}(?<=(?<![/\w-])((?:\w{0,20}_)?)${named})["']?\]?\s{0,5}(?::\s{0,3}[\w<>[\], ]{1,40}=|:=|=>|=|:)\s{0,5}(?:(?:new\s{1,3})?[\w<>[\], ]{1,40})?[[({]`,
  'gi',
);
const pair =
  /(?<=[[({,]\s{0,40})(["'])([\w.@+-]{1,60})\1\s{0,5}((?<=[[({]\s{0,40}\1\2\1\s{0,5}),|:|=>)\s{0,5}(["'])((?:(?!\4)[^\\\r\n]){3,100})\4(?=\s{0,20}[\])},])/g;
/** Names of record fields: a value beside them is not the password of a user with that name. */
const field =
  /^(?:id|_id|name|(?:first|last|full|user|display|nick)_?name|user|login|e?mail|role|type|group|phone|title|url|href|key|value|label|status|date|message|text|city|country|address|avatar|class|method|path)$/i;
const noPassword = /@[\w-]+\.\w|^https?:|^\d{4}-\d\d-\d\d|^[a-z]+(?:[-_ ][a-z]+)*$|^\/|^[A-Z]+(?:[-_ ][A-Z]+)*$/;
const longestList = 2000;

const names = 'user users account accounts credential credentials creds login logins auth'.split(' ');
export const neededForAccounts: RequiredWords = toRequiredWords(names.flatMap((name) => [`${name} `, `${name}:`]));

export function findAccounts(text: string, mayHold: MayContain): WrittenValue[] {
  const found: WrittenValue[] = [];
  if (!mayContainAll(mayHold, neededForAccounts)) return found;
  let end = 0;
  for (const match of text.matchAll(list)) {
    const [whole, prefix = ''] = match;
    if (match.index - prefix.length < end) continue;
    const from = match.index + whole.length - 1;
    end = findListEnd(text, from);
    const isFlat = !/[[({]/.test(text.slice(from + 1, end));
    for (const [entry, , name = '', joint = '', quote = '', value = ''] of text.slice(from, end).matchAll(pair)) {
      if (field.test(name) || noPassword.test(value) || (joint !== ',' && !isFlat)) continue;
      const start = text.indexOf(`${quote}${value}${quote}`, text.indexOf(entry, from) + name.length) + 1;
      found.push({ value, start, end: start + value.length });
    }
  }
  return found;
}

/** The offset after the bracket that closes the one at `from`. Brackets in strings are rare enough to ignore. */
function findListEnd(text: string, from: number): number {
  let depth = 0;
  const limit = Math.min(text.length, from + longestList);
  for (let at = from; at < limit; at += 1) {
    const character = text[at] ?? '';
    if ('[({'.includes(character)) depth += 1;
    else if ('])}'.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return limit;
}

interface Shape extends WrittenValue {
  rule: 'private-key' | 'json-web-token' | 'key-file' | 'connection-password' | 'authorization' | 'bearer-token';
}

/** A private key whose lines are joined by escapes, or by quotes and operators. */
const privateKey =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----((?:[A-Za-z0-9+/=:,. -]|\\{1,2}[rn]|["'`+\s]){64,20000})/g;
/** Two base64url objects and a signature. https://www.rfc-editor.org/rfc/rfc7519 */
const jsonWebToken = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,8000}\.[A-Za-z0-9_-]{20,2000}/g;
/** Signatures of the token with which jwt.io explains the format. */
const documentedSignatures = [
  'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ',
];
/** ADO.NET, ODBC, JDBC, libpq, and the text between user and host in Go. */
const connection = /\b(?:password|pwd)\s{0,3}=\s{0,3}((?:(?![;&"'`<>()[\]{}\s\\])[\x21-\x7e]){3,100})(?![([])/gi;
const beside =
  /\b(?:server|host|data source|user id|uid|user|dbname|database|initial catalog|username)\s{0,3}=|\bjdbc:/i;
const address = /\bjdbc:|\b(?!https?:)[a-z][a-z+]{1,20}:\/\//i;
const dsn = /["'`]([\w.-]{1,60}):([^\s:@"'`/]{3,100})@(?:tcp|unix)\(/g;

/** HTTP headers: https://www.rfc-editor.org/rfc/rfc7617, https://www.rfc-editor.org/rfc/rfc6750 */
const basic = /\bBasic\s{1,3}([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])/g;
const bearer = /\bBearer\s{1,3}([A-Za-z0-9._~+/-]{20,400}={0,2})(?![\w.~+/-])/g;

const shapes = {
  privateKey: { pattern: privateKey, needed: toRequiredWords(['-----begin '], ['private key']) },
  jsonWebToken: { pattern: jsonWebToken, needed: toRequiredWords(['eyj'], ['.eyj']) },
  connection: { pattern: connection, needed: toRequiredWords(['password ', 'pwd ']) },
  dsn: { pattern: dsn, needed: toRequiredWords(['@tcp(', '@unix(']) },
  basic: { pattern: basic, needed: toRequiredWords(['basic ']) },
  bearer: { pattern: bearer, needed: toRequiredWords(['bearer ']) },
};
export const credentialPatterns: readonly SearchedPattern[] = Object.values({ ...sought, ...shapes });

export function findShapes(text: string, file: FileKind, mayHold: MayContain): Shape[] {
  const found: Shape[] = [];
  const findAllMatches: All = (one) => matchAllIfPossible(one, text, mayHold);
  for (const match of findAllMatches(shapes.privateKey)) {
    const body = (match[1] ?? '').replaceAll(/\\{1,2}[rn]|[^A-Za-z0-9+/]/g, '');
    if (body.length >= 64 && new Set(body).size >= 20 && !match[1]?.includes('...'))
      found.push(createShape('private-key', match.index, match[0].slice(0, 400)));
  }
  for (const match of findAllMatches(shapes.jsonWebToken))
    if (!documentedSignatures.some((documented) => match[0].endsWith(documented)) && isSigned(match[0]))
      found.push(createShape('json-web-token', match.index, match[0]));
  if (file === 'key') found.push(...findKeyFile(text));
  if (file !== 'prose')
    found.push(...findConnections(text, file, findAllMatches), ...findAuthorizations(findAllMatches));
  return found;
}

type All = (one: SearchedPattern) => Iterable<RegExpExecArray>;

/** Anybody can write a token without a signature; jwt.io's example is of John Doe. */
function isSigned(token: string): boolean {
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  try {
    const { alg } = JSON.parse(header ?? '') as { alg?: unknown };
    const { sub, name } = JSON.parse(payload ?? '') as { sub?: unknown; name?: unknown };
    return alg !== 'none' && !(sub === '1234567890' && name === 'John Doe');
  } catch {
    return false;
  }
}

function findAuthorizations(findAllMatches: All): Shape[] {
  const found: Shape[] = [];
  for (const match of findAllMatches(shapes.basic)) {
    const [, password] =
      /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,100})$/.exec(Buffer.from(match[1] ?? '', 'base64').toString('latin1')) ?? [];
    if (password !== undefined)
      found.push({
        ...createShape('authorization', match.index + match[0].indexOf(match[1] ?? ''), match[1] ?? ''),
        value: password,
      });
  }
  for (const match of findAllMatches(shapes.bearer)) {
    const [, token = ''] = match;
    if (isRandom(token) && !token.startsWith('eyJ'))
      found.push(createShape('bearer-token', match.index + match[0].indexOf(token), token));
  }
  return found;
}

function createShape(rule: Shape['rule'], start: number, value: string): Shape {
  return { rule, value, start, end: start + value.length };
}

/** A key file that contains nothing but a key. */
function findKeyFile(text: string): Shape[] {
  const value = text.trim();
  if (value.includes('-----') || /\s/.test(value) || value.length > 4096 || !isRandom(value)) return [];
  return [createShape('key-file', text.indexOf(value), value)];
}

function findConnections(text: string, file: FileKind, findAllMatches: All): Shape[] {
  const found: Shape[] = [];
  for (const match of findAllMatches(shapes.connection)) {
    const value = match[1] ?? '';
    const start = match.index + match[0].length - value.length;
    const enclosing = findEnclosingLiteral(text, match.index, file === 'code');
    const isParameter = '?&'.includes(text[match.index - 1] ?? ' ');
    if ((isParameter ? address : beside).test(enclosing)) found.push(createShape('connection-password', start, value));
  }
  for (const match of findAllMatches(shapes.dsn)) {
    const [, user = '', value = ''] = match;
    found.push(createShape('connection-password', match.index + 1 + user.length + 1, value));
  }
  return found;
}

/** The string or element on the line. Empty when code has none there. */
function findEnclosingLiteral(text: string, at: number, isCode: boolean): string {
  const line = text.slice(Math.max(0, at - 300), at + 200);
  const before = line.slice(0, Math.min(300, at));
  const start = Math.max(...['"', "'", '`', '\n', '>'].map((mark) => before.lastIndexOf(mark))) + 1;
  if (isCode && !/["'`]/.test(before[start - 1] ?? '')) return '';
  return line.slice(start).split(/["'`\n<]/, 1)[0] ?? '';
}
