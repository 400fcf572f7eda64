/** Finds credentials without a service's own rule: by the name they are assigned to, by their use, by their shape. */

import {
  type MayContain,
  matchAllIfPossible,
  mayContainAll,
  type RequiredWords,
  type SearchedPattern,
  toRequiredWords,
  toTrigrams,
} from '../../shared/text/contents.ts';
import type { EngineFinding } from '../engine.ts';
import type { SecretKind } from './assignments.ts';
import {
  type Assignment,
  detectFileKind,
  detectSettingFormat,
  type FileKind,
  findAssignments,
  neededForAssignments,
} from './assignments.ts';
import { findArguments, neededForArguments } from './calls.ts';
import { findIssuedHits, issuedPatterns } from './issued.ts';
import type { Hit } from './rules.ts';
import {
  credentialPatterns,
  findAccounts,
  findShapes,
  findStatementPasswords,
  neededForAccounts,
} from './statements.ts';
import {
  countCharacterKinds,
  isDefault,
  isEncodedText,
  locateValue,
  rateStrength,
  type Strength,
  splitWords,
} from './values.ts';

/** A word of a shell after `before`: in quotes, it may contain more characters. */
function quoteWord(before = ''): string {
  return `(?:'${before}([^'\\n]{3,100})'|"${before}([^"\\n\\\\$\`]{3,100})"|\\\\?["']?${before}([^\\s"'\`$|;&<>\\\\]{3,100}))`;
}
const word = quoteWord();
/** Each pattern with the words that it needs. */
const commands: readonly [source: string, ...needed: string[][]][] = [
  [
    `\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?${quoteWord('[^\\s"\':|;&]{0,60}:')}`,
    ['curl'],
    [' -u', ' --user'],
  ],
  [`\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${word}`, ['wget'], ['-password ']],
  [`\\bsshpass\\s{1,3}-p\\s{0,3}${word}`, ['sshpass ']],
  [`\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${word}`, ['mysql', 'mariadb'], [' -p']],
  [`\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${word}`, ['redis-cli'], [' -a ']],
  [
    `\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${word}`,
    [' login'],
    [' -p ', ' --password '],
  ],
  [`\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${word}\\s{1,3}/add`, ['net '], [' user '], [' /add']],
  [
    `\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`,
    ['chpasswd'],
  ],
  [
    `\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`,
    ['machine '],
    [' login '],
    [' password '],
  ],
];
const commandPatterns = commands.map(
  ([source, ...needed]): SearchedPattern => ({ pattern: new RegExp(source, 'g'), needed: toRequiredWords(...needed) }),
);

function findCommandPasswords(text: string, mayHold: MayContain) {
  return commandPatterns.flatMap((sought) =>
    [...matchAllIfPossible(sought, text, mayHold)].map((match) =>
      locateValue(match, match.slice(1).find((group) => group !== undefined) ?? ''),
    ),
  );
}

type Severity = EngineFinding['severity'];

const ruleOf: Readonly<Record<SecretKind, string>> = {
  password: 'assigned-password',
  'signing key': 'signing-key',
  token: 'assigned-token',
  'seed phrase': 'seed-phrase',
  salt: 'fixed-salt',
  key: 'signing-key',
};

/** In minified code only random values count, because the other values are names and code between strings. */
const minified = { line: 1000, fileLine: 5000, meanLine: 200 };

const kindWord = toTrigrams('kind:');
const sealedWord = toTrigrams('sealedsecret');
/** Without one of these words a text contains nothing to find, unless the file is named like a key file. */
const needed: readonly RequiredWords[] = [
  ...[...issuedPatterns, ...credentialPatterns, ...commandPatterns].map((each) => each.needed),
  ...[neededForAccounts, neededForArguments, neededForAssignments],
];

/** Whether a decoding of the content may contain hits. */
export function mayHaveHits(path: string, mayHold: MayContain): boolean {
  return detectFileKind(path) === 'key' || needed.some((each) => mayContainAll(mayHold, each));
}

/** `mayHold` tests the content from which the text was decoded. */
export function findGenericHits(path: string, text: string, mayHold: MayContain = () => true): Hit[] {
  const file = detectFileKind(path);
  const hits: Hit[] = findShapes(text, file, mayHold).flatMap(({ rule, value, start, end }) => {
    const severity = Object.hasOwn(shapeSeverity, rule)
      ? shapeSeverity[rule as keyof typeof shapeSeverity]
      : ratePassword(value, rule === 'authorization' ? 'literal' : 'setting');
    return severity === undefined ? [] : [{ ruleId: rule, start, end, severity }];
  });
  hits.push(...findIssuedHits(text, mayHold));
  if (file === 'prose') return hits;
  const isManifest = file === 'config' && mayHold(kindWord) && /^kind:\s*Secret\s*$/m.test(text);
  const isSealed = file === 'config' && mayHold(sealedWord);
  const isMinified = createMinifiedTest(text, file);
  for (const one of findAssignments(text, file, detectSettingFormat(path), mayHold)) {
    if (isSealed && sealedValue.test(one.value) && sealed.test(findDocument(text, one.start))) continue;
    const form = one.form === 'literal' && file !== 'code' ? 'setting' : one.form;
    const value = isManifest ? decodeBase64(one.value) : one.value;
    const isBundled = isMinified(one.start);
    const severity = rateAssignment({ ...one, value, form }, file, isBundled);
    hits.push(...createHit(one, severity ?? (isBundled ? undefined : rateWord(one, text))));
  }
  for (const one of findArguments(text, mayHold))
    hits.push(...createHit(one, rateAssignment({ ...one, form: 'literal' }, file, isMinified(one.start))));
  for (const one of findStatementPasswords(text, file === 'sql', mayHold))
    hits.push(...createHit({ ...one, kind: 'password' }, ratePassword(one.value, 'setting')));
  for (const { value, ...place } of findAccounts(text, mayHold))
    hits.push(...createHit({ ...place, kind: 'password' }, ratePassword(value, 'literal')));
  for (const { value, ...place } of findCommandPasswords(text, mayHold))
    hits.push(...createHit({ ...place, kind: 'password' }, ratePassword(value, 'literal')));
  // An uncertain secret is reported once per file, because tests repeat a word often.
  const said = new Set<string>();
  return hits.filter(({ ruleId, start, end, severity }) => {
    const key = `${ruleId} ${text.slice(start, end)}`;
    return severity === 'HIGH' || severity === 'CRITICAL' || said.size < said.add(key).size;
  });
}

/** Values that only the controller of a cluster can decrypt: https://github.com/bitnami-labs/sealed-secrets */
const sealed = /(?:^|[{,])\s*"?kind"?:\s*"?SealedSecret\b/m;
const sealedValue = /^Ag[A-Za-z0-9+/=]{20,}$/;

/** The document of a YAML stream around the offset. */
function findDocument(text: string, at: number): string {
  const end = text.indexOf('\n---', at);
  return text.slice(text.lastIndexOf('\n---', at) + 1, end === -1 ? undefined : end);
}

const shapeSeverity: Readonly<Record<'private-key' | 'json-web-token' | 'key-file' | 'bearer-token', Severity>> = {
  'private-key': 'CRITICAL',
  'json-web-token': 'MEDIUM',
  'key-file': 'HIGH',
  'bearer-token': 'HIGH',
};

function createHit(
  { kind, start, end }: Pick<Assignment, 'kind' | 'start' | 'end'>,
  severity: Severity | undefined,
): Hit[] {
  return severity === undefined ? [] : [{ ruleId: ruleOf[kind], start, end, severity }];
}

/** By the value: a random or well-chosen value probably opens something, a word may, a placeholder hardly ever. */
function rateAssignment(
  { kind, name = '', value, form }: Assignment,
  file: FileKind,
  isBundled: boolean,
): Severity | undefined {
  if (kind === 'seed phrase') return isSeedPhrase(value) ? 'HIGH' : undefined;
  const strength = rateStrength(value);
  if (strength === undefined || (isBundled && strength !== 'issued')) return undefined;
  // Many things are called a secret. A single short word, or the name of a constant, is not one.
  if (/^(?:x-)?[^a-z]*secret[^a-z]*$/i.test(name) && /^(?:[A-Za-z]{1,7}|[A-Z]+(?:_[A-Z]+)+)$/.test(value))
    return undefined;
  if (isResourceName(name, value, kind, form)) return undefined;
  if (form === 'parameter' && kind !== 'password') return strength === 'issued' ? 'HIGH' : undefined;
  if (kind === 'token') return rateToken({ name, value, form }, strength);
  if (kind === 'salt') return form !== 'comparison' && isMixed(value) && value.length >= 8 ? 'MEDIUM' : undefined;
  if (kind === 'key' && !/^(?=.*\d)[A-Za-z0-9+/=_]{16,}$/.test(value)) return undefined;
  if (kind === 'signing key' || kind === 'key')
    return form === 'comparison' ? undefined : rateKey(value, strength, file);
  return ratePassword(value, form);
}

/** The name of a secret that a cluster or a vault holds, or of a key in it: `secret: shop-db-secret2`. */
function isResourceName(name: string, value: string, kind: SecretKind, form: Assignment['form']): boolean {
  if (kind !== 'signing key' || form !== 'setting' || !/secret(?:[-_]?key)?$/i.test(name)) return false;
  if (/(?:session|cookie|jwt|app|client|api|webhook|token|hmac|signing|auth|_)[-_]?secret(?:[-_]?key)?$/i.test(name))
    return false;
  return (
    /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)+$/.test(value) &&
    /-(?:secret|tls|cert|creds?|credentials|token|key|auth|password|config)s?\d*$/.test(value)
  );
}

function rateToken(
  { name = '', value, form }: Omit<Assignment, 'kind' | 'start' | 'end'>,
  strength: Strength,
): Severity | undefined {
  if (strength === 'issued') return isEncodedText(value) ? undefined : 'HIGH';
  // Applications sign sessions with a key from their configuration.
  return form === 'setting' && strength === 'chosen' && /session|cookie/i.test(name) && isMixed(value)
    ? 'MEDIUM'
    : undefined;
}

function isMixed(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && !/\s/.test(value);
}

/** Kubernetes encodes the values of a Secret in base64: https://kubernetes.io/docs/concepts/configuration/secret/ */
function decodeBase64(value: string): string {
  const text = /^[A-Za-z0-9+/]{4,}={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('latin1').trimEnd() : '';
  return /^[\x20-\x7e]{3,}$/.test(text) ? text : value;
}

const besideUser =
  /\b(?:user|user_?name|login|e?mail|uname|userid)["']?\]?\s{0,5}(?:=>|:=|=|:|,)\s{0,5}["'][^"'\n]{2,60}["']/i;
/** Words that tests and forms use when any word would do. */
const fillerWord =
  /^(?:in|un)?(?:correct|valid|wrong|bad|good|right|pass\w*|pwd\w*|secret\w*|test\w*|admin|root|guest|user|demo|default|string)$/i;
const constantName =
  /^(?:[A-Z0-9]+_)?(?:DEFAULT|ADMIN|ROOT|DB|DATABASE|MASTER|USER|TEST|DEMO|LOGIN)_(?:PASSWORD|PASSWD|PWD|PASS)$/;

/** A word in code is a password if a user name is beside it, or if a constant is named so. */
function rateWord({ kind, name = '', value, form, start }: Assignment, text: string): Severity | undefined {
  if (kind !== 'password' || form !== 'literal' || !/^[a-z]{4,}$/i.test(value) || rateStrength(value) !== 'guessable')
    return undefined;
  if (constantName.test(name) && !/pass|pwd/i.test(value)) return 'MEDIUM';
  const context = text.slice(Math.max(0, text.lastIndexOf('\n', Math.max(0, start - 120))), start + 120);
  return besideUser.test(context) && !fillerWord.test(value) && value.length >= 5 ? 'MEDIUM' : undefined;
}

/** A key that a person invented can be guessed. Placeholders also work as keys. */
function rateKey(value: string, strength: Strength, file: FileKind): Severity | undefined {
  const words = splitWords(value);
  const isSentence = value.trim().split(/\s+/).length > 3;
  if (isSentence || /^[a-z]+[A-Z][A-Za-z]*$/.test(value) || /^(?:secret|test|token|key|password)$/i.test(value))
    return undefined;
  if (strength === 'issued') return 'HIGH';
  if (file !== 'code' && /^[A-Z][a-z]+$/.test(value)) return undefined;
  if (strength === 'placeholder') return words.length > 2 && file === 'code' ? 'LOW' : undefined;
  // Words and punctuation, such as `shhhh, very secret`, are what an example says, not what a generator makes.
  const isStrong = strength === 'chosen' && value.length >= 8 && !/^[A-Za-z\s.,;:!?'_-]+$/.test(value);
  return isStrong ? 'HIGH' : 'MEDIUM';
}

function ratePassword(value: string, form: Assignment['form']): Severity | undefined {
  const strength = rateStrength(value);
  if (strength === undefined || strength === 'placeholder' || /\s/.test(value)) return undefined;
  // The hash of a password opens nothing by itself.
  if (/^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i.test(value)) return undefined;
  const isWord = /^[A-Za-z]+$/.test(value);
  const isStrong = value.length >= 8 && countCharacterKinds(value) >= 3;
  if (form === 'parameter') return isStrong && strength !== 'guessable' && !isLabel(value) ? 'HIGH' : undefined;
  if (form === 'fallback' && strength === 'guessable') return isDefault(value) ? 'MEDIUM' : undefined;
  if (strength === 'guessable')
    return isWord && (form === 'literal' || /^[A-Z][a-z]+$/.test(value)) ? undefined : 'MEDIUM';
  if (isLabel(value)) return undefined;
  return isStrong ? 'HIGH' : 'MEDIUM';
}

/** `form.password.label`, `newPassword`: only letters, about the password itself. */
function isLabel(value: string): boolean {
  return /^[A-Za-z._:/()!?,;&'-]+$/.test(value) && /pass|pwd|secret/i.test(value) && !/^[A-Z]+$/.test(value);
}

/** https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki */
function isSeedPhrase(value: string): boolean {
  const words = value.trim().split(/\s+/);
  return (
    [12, 15, 18, 21, 24].includes(words.length) &&
    words.every((one) => /^[a-z]{3,8}$/.test(one)) &&
    new Set(words).size > words.length / 2
  );
}

/** Whether the line at an offset is minified, or the whole file is. */
function createMinifiedTest(text: string, file: FileKind): (at: number) => boolean {
  const lengths = file === 'code' ? text.split('\n').map((line) => line.length) : [];
  const isBundle =
    text.length > minified.meanLine * lengths.length && lengths.some((length) => length > minified.fileLine);
  return (at) => {
    if (isBundle) return true;
    const end = text.indexOf('\n', at);
    return (end === -1 ? text.length : end) - text.lastIndexOf('\n', at - 1) > minified.line;
  };
}
