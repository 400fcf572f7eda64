/** Recognises credentials by their own shape: keys in strings, tokens, passwords in connection strings. */
import {
  type MayContain,
  matchAllIfPossible,
  type SearchedPattern,
  toRequiredWords,
} from '../../shared/text/contents.ts';
import type { FileKind } from './file-kind.ts';
import { isRandom } from './values.ts';

interface Shape {
  rule: 'private-key' | 'json-web-token' | 'key-file' | 'connection-password' | 'authorization' | 'bearer-token';
  value: string;
  start: number;
  end: number;
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

const sought = {
  privateKey: { pattern: privateKey, needed: toRequiredWords(['-----begin '], ['private key']) },
  jsonWebToken: { pattern: jsonWebToken, needed: toRequiredWords(['eyj'], ['.eyj']) },
  connection: { pattern: connection, needed: toRequiredWords(['password ', 'pwd ']) },
  dsn: { pattern: dsn, needed: toRequiredWords(['@tcp(', '@unix(']) },
  basic: { pattern: basic, needed: toRequiredWords(['basic ']) },
  bearer: { pattern: bearer, needed: toRequiredWords(['bearer ']) },
};
export const shapePatterns: readonly SearchedPattern[] = Object.values(sought);

export function findShapes(text: string, file: FileKind, mayHold: MayContain): Shape[] {
  const found: Shape[] = [];
  const findAllMatches: All = (one) => matchAllIfPossible(one, text, mayHold);
  for (const match of findAllMatches(sought.privateKey)) {
    const body = (match[1] ?? '').replaceAll(/\\{1,2}[rn]|[^A-Za-z0-9+/]/g, '');
    if (body.length >= 64 && new Set(body).size >= 20 && !match[1]?.includes('...'))
      found.push(createShape('private-key', match.index, match[0].slice(0, 400)));
  }
  for (const match of findAllMatches(sought.jsonWebToken))
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
  for (const match of findAllMatches(sought.basic)) {
    const [, password] =
      /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,100})$/.exec(Buffer.from(match[1] ?? '', 'base64').toString('latin1')) ?? [];
    if (password !== undefined)
      found.push({
        ...createShape('authorization', match.index + match[0].indexOf(match[1] ?? ''), match[1] ?? ''),
        value: password,
      });
  }
  for (const match of findAllMatches(sought.bearer)) {
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
  for (const match of findAllMatches(sought.connection)) {
    const value = match[1] ?? '';
    const start = match.index + match[0].length - value.length;
    const enclosing = findEnclosingLiteral(text, match.index, file === 'code');
    const isParameter = '?&'.includes(text[match.index - 1] ?? ' ');
    if ((isParameter ? address : beside).test(enclosing)) found.push(createShape('connection-password', start, value));
  }
  for (const match of findAllMatches(sought.dsn)) {
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
