/** Building blocks for the readers of settings. They convert text to values and suggest corrections. */
import { isConfidential } from '../../shared/http/confidential.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { joinWithConjunction } from '../../shared/text/amounts.ts';
import { suggestName } from './nearest.ts';
import type { Complain, Reader } from './setting.ts';

export type { Complain } from './setting.ts';

export function createPatternReader(pattern: RegExp, complaint: string): Reader<string> {
  return (text, complain) => {
    if (!pattern.test(text)) complain(complaint);
    return text;
  };
}

export function readWord<W extends string>(words: readonly W[], text: string, complain: Complain): W {
  if (!words.includes(text as W)) complain(`is not ${joinAlternatives(words)}${suggestName(text, words)}`);
  return text as W;
}

export function createWholeNumberReader(least: number, most: number): Reader<number> {
  return (text, complain) => {
    if (!isWhole(text, least, most)) complain(`is not a whole number from ${least} to ${most}`);
    return Number(text);
  };
}

export function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** An identifier of the service. It becomes one path segment, where `.` and `..` would name another resource. */
export const readIdentifier = createPatternReader(
  /^(?!\.{1,2}$)[^\s\p{Cc}]+$/u,
  'is not an identifier: it must not be . or .., and has no spaces or control characters',
);

/** Sent in a header, which can contain only visible ASCII. */
export const readSecret = createPatternReader(
  /^[\x21-\x7e]+$/,
  'has spaces, line breaks or characters in it that cannot be part of a key; copy it again',
);

/** A URL that is requested without a key. */
export function readOpenAddress(text: string, complain: Complain): string {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '')
    complain('is not an address without user and password');
  else if (!isConfidential(url)) complain('is not encrypted; use https://');
  return text;
}

/** Whoever knows the URL may write to it. */
export function readSecretAddress(text: string, complain: Complain): string {
  const url = URL.parse(text);
  if (url === null || !isConfidential(url) || /[\s\p{Cc}]/u.test(text))
    complain('is not an address that starts with https://');
  else if (url.username !== '' || url.password !== '') complain('must not contain a user name or password');
  return text;
}

/** The rules of `git check-ref-format --branch`. */
export function isBranchName(text: string): boolean {
  if (text === '@' || text === 'HEAD' || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text)) return false;
  return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

/** Splits the text at spaces and commas. */
export function splitParts(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** The `key=value` parts of a text. Incomplete parts and repeated keys are reported and skipped. */
export function readPairs(text: string, example: string, complain: Complain): [string, string][] {
  const found = new Map<string, string>();
  if (/\s=|=\s/.test(text)) {
    complain(`has spaces around =; write ${example}`);
    return [];
  }
  for (const part of splitParts(text)) {
    const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
    if (key === undefined || value === undefined) {
      complain(`contains ${quoteForMessage(part)}; write ${example}`);
    } else if (found.has(key)) complain(`has ${quoteForMessage(key)} twice`);
    else found.set(key, value);
  }
  return [...found];
}

/** `name=value name=value`. */
export function formatPairs(pairs: Readonly<Record<string, unknown>>): string {
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Quotes a value for a message: neutralized, at most 80 characters. */
export function quoteForMessage(value: string): string {
  return `"${neutralizeLine(value, 80)}"`;
}

export const joinAlternatives = (words: readonly string[]): string => joinWithConjunction(words, 'or');
