/**
 * Finds passwords of users: in SQL, as the value of a column, as the argument of a hash function, or for a database user;
 * and in lists such as `users = [('admin', 'x')]`, `users = { 'admin': 'x' }`, `auth=('admin', 'x')`.
 */
import {
  type MayContain,
  matchAllIfPossible,
  mayContainAll,
  type RequiredWords,
  type SearchedPattern,
  toRequiredWords,
} from '../../shared/text/contents.ts';
import { classifyName } from './names.ts';

interface WrittenPassword {
  value: string;
  start: number;
  end: number;
}

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
export const statementPatterns: readonly SearchedPattern[] = Object.values(sought);

/** `isSql`: the file is an SQL script, so the hash of a constant is that of a password. */
export function findStatementPasswords(text: string, isSql: boolean, mayHold: MayContain): WrittenPassword[] {
  const findAllMatches = (one: SearchedPattern) => [...matchAllIfPossible(one, text, mayHold)];
  const found = findAllMatches(sought.granted).map((match) => locatePassword(match, match[1] ?? ''));
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
      found.push(locatePassword(match, match[2] ?? ''));
  }
  return found;
}

function locatePassword(match: RegExpExecArray, value: string): WrittenPassword {
  const start = match.index + match[0].lastIndexOf(value);
  return { value, start, end: start + value.length };
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
function findInsertedPasswords(text: string, from: number, names: readonly string[]): WrittenPassword[] {
  const columns = names.map((column) => classifyName(column.trim()));
  if (!columns.includes('password')) return [];
  const found: WrittenPassword[] = [];
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

interface Tuple {
  parts: { text: string; start: number }[];
  /** Where the next tuple may begin. */
  next: number;
}

function readTuple(text: string, from: number): Tuple | undefined {
  const [opening] = /^[\s,]{0,200}\(/.exec(text.slice(from, from + 201)) ?? [];
  if (opening === undefined) return undefined;
  const parts: Tuple['parts'] = [];
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

interface AccountPassword {
  value: string;
  start: number;
  end: number;
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

export function findAccounts(text: string, mayHold: MayContain): AccountPassword[] {
  const found: AccountPassword[] = [];
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
