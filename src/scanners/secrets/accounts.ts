/** Lists of users with passwords: `users = [('admin', 'x')]`, `users = { 'admin': 'x' }`, `auth=('admin', 'x')`. */
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../text/trigrams.ts';

interface AccountPassword {
  value: string;
  start: number;
  end: number;
}

const named = '(?:users?|accounts?|credentials?|creds|logins?|auth)';
/**
 * The first group is the part of the name before the word, matched with a lookbehind: searching for a rare word is
 * fast.
 */
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
