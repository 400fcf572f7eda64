/** Reads the text of a setting: each parser is a zod schema from string to value, whose issues say what would be right. */
import { z } from 'zod';
import {
  type AssumptionName,
  type Assumptions,
  assumptionNames,
  assumptions,
  defaultAssumptions,
} from '../api/assumptions.ts';
import { severityFilters } from '../api/schemas.ts';
import { type Severity, severities, type ViolationType } from '../policy/finding.ts';
import type { Threshold } from '../policy/policy.ts';
import { hardReasons, type InconclusiveReason, inconclusiveReasons } from '../policy/verdict.ts';
import { neutralLine } from '../report/neutral.ts';
import { didYouMean } from './nearest.ts';

export const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'] as const;
const reasonNames = Object.keys(inconclusiveReasons) as InconclusiveReason[];
const handlings = ['fail', 'warn'] as const;

/** A number for some of the severities. */
export type BySeverity = Readonly<Partial<Record<Severity, number>>>;
export type Handling = (typeof handlings)[number];

/** Tells the reader of a value what is wrong with it, as the rest of a sentence that begins with the value. */
type Complain = (complaint: string) => void;

/** A schema from text to `T`; whatever `read` complains of becomes the schema's issues. */
export function parser<T>(read: (text: string, complain: Complain) => T): z.ZodType<T, string> {
  return z.string().transform((input, context) => {
    const value = read(input, (message) => context.issues.push({ code: 'custom', message, input }));
    return value;
  });
}

function matching(pattern: RegExp, complaint: string): z.ZodType<string, string> {
  return parser((text, complain) => {
    if (!pattern.test(text)) complain(complaint);
    return text;
  });
}

export function word<const W extends string>(words: readonly W[]): z.ZodType<W, string> {
  return parser((text, complain) => readWord(words, text, complain));
}

function readWord<W extends string>(words: readonly W[], text: string, complain: Complain): W {
  if (!words.includes(text as W)) complain(`is not ${alternatives(words)}${didYouMean(text, words)}`);
  return text as W;
}

export const flag = parser((text, complain) => {
  if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain('is not true or false');
  return text.toLowerCase() === 'true';
});

export function whole(least: number, most: number): z.ZodType<number, string> {
  return parser((text, complain) => {
    if (!isWhole(text, least, most)) complain(`is not a whole number from ${least} to ${most}`);
    return Number(text);
  });
}

export const pollInterval: z.ZodType<'auto' | number, string> = parser((text, complain) => {
  if (text === 'auto') return text;
  if (!isWhole(text, 1, 300)) complain('is not auto or a whole number of seconds from 1 to 300');
  return Number(text);
});

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** A path or free text: one line without control characters. */
export const line = matching(/^\P{Cc}+$/u, 'has line breaks or control characters in it');

export const category = matching(/^[\w.-]{1,60}$/, 'is not made of at most 60 letters, digits, dots, dashes and _');

/** An identifier of the service: it becomes one segment of a path, where `.` and `..` would name another resource. */
export const identifier = matching(
  /^(?!\.{1,2}$)[^\s\p{Cc}]+$/u,
  'is not an identifier: it must not be . or .., and has no spaces or control characters',
);

/** Sent in a header, which holds no more than visible ASCII. */
export const secret = matching(
  /^[\x21-\x7e]+$/,
  'has spaces, line breaks or characters in it that cannot be part of a key; copy it again',
);

export const branch = parser((text, complain) => {
  if (text.startsWith('refs/')) complain(`is a full ref; write the branch alone, as main rather than refs/heads/main`);
  else if (!isBranchName(text)) complain('is not a name that git allows for a branch');
  return text;
});

/** The rules of `git check-ref-format --branch`. */
export function isBranchName(text: string): boolean {
  if (text === '@' || text === 'HEAD' || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text)) return false;
  return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

const exampleUrl = 'https://scanner.example.com/api/v1';

/** The service's address without a trailing slash. `http:` is judged later, together with `allow-http`. */
export const baseUrl = parser((text, complain) => {
  const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) {
    complain(`is not an address; it starts with https://, for example ${exampleUrl}`);
    return text;
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (text.includes('@')) complain('must not hold a user name or password; the key goes into api-key');
  if (/[?#]/.test(text)) complain('must not hold a query (?) or fragment (#)');
  if (!/\/v\d+$/.test(path)) {
    complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
  }
  return `${url.origin}${path}`;
});

/** True for an address on this machine, where `http:` cannot be overheard. */
export function isLoopback(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

export const severityFloor: z.ZodType<Severity | 'NONE', string> = word([...severityFilters, 'none']).transform(
  (text) => text.toUpperCase() as Severity | 'NONE',
);

/** Worst first, the entry of a whole severity before those of its types. */
export const threshold: z.ZodType<Threshold[], string> = parser((text, complain) => {
  const limits: Threshold[] = [];
  for (const [key, value] of entries(text, 'high=5', complain)) {
    const entry = thresholdKeys.get(key);
    if (entry === undefined) complain(thresholdKeyComplaint(key));
    else if (!isWhole(value, 0, 1_000_000_000)) complain(`sets ${key} to something that is not a whole number`);
    else limits.push({ ...entry, limit: Number(value) });
  }
  const order = [...thresholdKeys.values()];
  const rank = (each: Threshold) =>
    order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
  return limits.sort((a, b) => rank(a) - rank(b));
});

type ThresholdKey = Omit<Threshold, 'limit'>;

const thresholdKeys: ReadonlyMap<string, ThresholdKey> = new Map(
  severities.flatMap((severity): [string, ThresholdKey][] => {
    const word = severity.toLowerCase();
    const typed = typeWords.map((type): [string, ThresholdKey] => [`${type}-${word}`, { severity, type: upper(type) }]);
    return [[word, { severity, type: undefined }], ...typed];
  }),
);

function upper(type: (typeof typeWords)[number]): ViolationType {
  return type.toUpperCase() as ViolationType;
}

/** `high`, `sca-high` … */
export const thresholdNames: readonly string[] = [...thresholdKeys.keys()];

function thresholdKeyComplaint(key: string): string {
  return `has the entry ${shown(key)}, which is not ${alternatives(severityFilters)}, alone or after a type as in sca-high${didYouMean(key, thresholdNames)}`;
}

export const onInconclusive: z.ZodType<Readonly<Record<InconclusiveReason, Handling>>, string> = parser(
  (text, complain) => {
    const base: Handling = text === 'warn' ? 'warn' : 'fail';
    const handling = Object.fromEntries(
      reasonNames.map((name) => [name, hardReasons.includes(name) ? 'fail' : base]),
    ) as Record<InconclusiveReason, Handling>;
    if (text === 'warn' || text === 'fail') return handling;
    for (const [key, value] of entries(text, 'fail, warn or timeout=warn', complain)) {
      const name = key as InconclusiveReason;
      if (!reasonNames.includes(name)) complain(`has the entry ${shown(key)}, which is ${unknownReason(key)}`);
      else if (value !== 'fail' && value !== 'warn') complain(`sets ${key} to something that is not fail or warn`);
      else if (value === 'warn' && hardReasons.includes(name)) complain(`softens ${key}, which always fails the step`);
      else handling[name] = value;
    }
    return handling;
  },
);

function unknownReason(key: string): string {
  return `no reason for an inconclusive run; there are ${reasonNames.join(', ')}${didYouMean(key, reasonNames)}`;
}

export const assume: z.ZodType<Assumptions, string> = parser((text, complain) => {
  const assumed: Record<AssumptionName, string> = { ...defaultAssumptions };
  for (const [key, value] of entries(text, 'retry-after-unit=ms', complain)) {
    const name = assumptionNames.find((known) => known === key);
    if (name === undefined) {
      complain(
        `has the entry ${shown(key)}, which is not ${alternatives(assumptionNames)}${didYouMean(key, assumptionNames)}`,
      );
      continue;
    }
    const assumption = assumptions[name];
    const choices: readonly string[] | undefined = 'choices' in assumption ? assumption.choices : undefined;
    if (choices && !choices.includes(value)) {
      complain(`sets ${name} to something that is not ${alternatives(choices)}`);
    } else if (!/^[\w.[\]-]{1,60}$/.test(value)) complain(`sets ${name} to something that is no parameter name`);
    assumed[name] = value;
  }
  return assumed;
});

export const types: z.ZodType<ViolationType[], string> = parser((text, complain) => {
  const words = [...new Set(parts(text))];
  if (words.length === 0) complain('names no type; remove it, so that all types count');
  for (const type of words)
    readWord(typeWords, type, (complaint) => complain(`has ${shown(type)}, which ${complaint}`));
  return words.map((type) => upper(type as (typeof typeWords)[number]));
});

export const cvss: z.ZodType<number, string> = parser((text, complain) => {
  if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain('is not a number from 0 to 10');
  return Number(text);
});

/** Percent. */
export const epss: z.ZodType<number, string> = parser((text, complain) => {
  const value = Number(text.replace(/%$/, ''));
  if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain('is not a percentage such as 5%');
  else if (!text.endsWith('%') && value > 0 && value < 1) {
    complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
  }
  return value;
});

/** Days by severity. */
export const maxAge: z.ZodType<BySeverity, string> = parser((text, complain) => {
  const days: Partial<Record<Severity, number>> = {};
  for (const [key, value] of entries(text, 'high=30d', complain)) {
    readWord(severityFilters, key, (complaint) => complain(`has the entry ${shown(key)}, which ${complaint}`));
    if (!/^\d{1,5}d$/.test(value))
      complain(`sets ${shown(key)} to something that is not a number of days, such as 30d`);
    days[key.toUpperCase() as Severity] = Number.parseInt(value, 10);
  }
  return days;
});

function parts(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** The `key=value` parts of a text; a part without both, and a key that comes twice, is complained of and left out. */
function entries(text: string, example: string, complain: Complain): [string, string][] {
  const found = new Map<string, string>();
  if (/\s=|=\s/.test(text)) {
    complain(`has spaces around =; write ${example}`);
    return [];
  }
  for (const part of parts(text)) {
    const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
    if (key === undefined || value === undefined) {
      complain(`has ${shown(part)} in it, which is not a name and a value such as ${example}`);
    } else if (found.has(key)) complain(`has ${shown(key)} twice`);
    else found.set(key, value);
  }
  return [...found];
}

/** A value as it can stand in a message: quoted, harmless, at most 80 characters. */
export function shown(value: string): string {
  return `"${neutralLine(value, 80)}"`;
}

export function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
