/**
 * Building blocks for settings: readers, which convert text to values and suggest corrections, and forms, which say what
 * a policy file may write. The reader reads that as text afterwards.
 */

import * as z from 'zod';
import { isConfidential } from '../../shared/http/confidential.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { joinWithConjunction } from '../../shared/text/amounts.ts';
import { suggestName } from './nearest.ts';
import type { Complain, Form, Reader } from './setting.ts';

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

export function createTypeError(what: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `is ${describeKind(input)}, where ${what} is expected` };
}

export function describeKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

export const textForm: Form = z.string(createTypeError('text'));

export const scoreForm: Form = z.union(
  [z.number().meta({ minimum: 0, maximum: 10 }), z.string()],
  createTypeError('a number from 0 to 10'),
);

export const percentageForm: Form = z.union(
  [z.string().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }), z.number()],
  createTypeError('a percentage'),
);

function createWordsForm(text: z.ZodType<string>, word: z.ZodType<string>): Form {
  const words = z.array(word).meta({ minItems: 1, uniqueItems: true });
  return z.union([text, words], createTypeError('a text or a list'));
}

export const createListForm = (words: readonly string[]): Form =>
  createWordsForm(z.string(), z.string().meta({ enum: words }));

/** Words that are not known beforehand. */
export const createFreeListForm = (example: string): Form =>
  createWordsForm(z.string().meta({ examples: [example] }), z.string().meta({ pattern: '^(?:[^\\s,=]|>=)+$' }));

export function createWholeForm(least: number, most: number, ...others: readonly string[]): Form {
  const number = z.number().meta({ type: 'integer', minimum: least, maximum: most });
  const spelled = z.string().meta(others.length > 0 ? { enum: others } : { pattern: '^\\d+$' });
  return z.union([number, spelled], createTypeError('a whole number'));
}

/** A mapping with these keys, or the text that the setting takes. `value` is the JSON Schema of a value. */
export function createMappingForm(keys: readonly string[], value: z.core.JSONSchema.BaseSchema, example: string): Form {
  const properties = Object.fromEntries(keys.map((key) => [key, value]));
  const record = z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ properties, additionalProperties: false, propertyNames: undefined });
  return z.union(
    [z.string().meta({ examples: [example] }), record],
    createTypeError(`a text such as ${example}, or a mapping,`),
  );
}

/** The facts of a setting that is one of these words. */
export function createWordFacts<const Word extends string>(words: readonly Word[]) {
  const read: Reader<Word> = (text, complain) => readWord(words, text, complain);
  return { placeholder: words.join('|'), read, file: { form: createWordForm(words) } };
}

export const createWordForm = (words: readonly string[]): Form =>
  z.string(createTypeError('text')).meta({ enum: words });

/** One value, or several of which one must match. */
export function createOneOrMoreSchema<Item extends z.ZodType>(item: () => Item) {
  const many = z.array(item()).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
  const { $schema: _, ...one } = z.toJSONSchema(item(), { io: 'input' });
  // What the list alone would contribute to the JSON Schema is removed.
  const noArray = { type: undefined, items: undefined, minItems: undefined, maxItems: undefined };
  return z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), many)
    .meta({ ...noArray, anyOf: [one, { type: 'array', minItems: 1, items: one }] as never });
}

/** `--warn-only` means `--warn-only=true`, `--no-wait` means `--wait=false`. */
export const boolean = {
  read: (text: string, complain: Complain): boolean => {
    if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain('is not true or false');
    return text.toLowerCase() === 'true';
  },
  placeholder: 'true|false',
  example: 'true',
} as const;

export const booleanInFile = {
  form: z
    .union([z.boolean(), z.string()], createTypeError('true or false'))
    .meta({ anyOf: undefined, type: 'boolean' }),
};

/** The error of a mapping that is another kind of value. Its unknown keys have a message of their own. */
export function createMappingError(what = 'a mapping') {
  return {
    error: ({ input, code }: { input?: unknown; code: string }) =>
      code === 'invalid_type' ? `is ${describeKind(input)}, where ${what} is expected` : undefined,
  };
}

export function describeMismatch(input: unknown, right: string): string {
  return typeof input === 'string'
    ? `${quoteForMessage(input)} is not ${right}`
    : `is ${describeKind(input)}, where ${right} is expected`;
}
