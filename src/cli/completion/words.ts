/** What a shell can complete, from the tables of commands and settings. The same for all shells. */
import { isBoolean, type OwnFlag } from '../../settings/flags.ts';
import { type SettingName, settings } from '../../settings/settings.ts';
import { type Commands, commonFlags } from '../command.ts';

/** The value of a flag: nothing, a file, one of these words, or free text. */
type FlagValue = 'none' | 'file' | 'text' | readonly string[];

export interface FlagWords {
  /** Includes `--`. */
  flag: string;
  short: string | undefined;
  /** One line. */
  description: string;
  value: FlagValue;
  /** Whether it may be given more than once. */
  isMany: boolean;
}

export interface CommandWords {
  name: string;
  summary: string;
  /** Words that may be the first argument. Files may follow in any case. */
  words: readonly string[];
  flags: readonly FlagWords[];
}

export function listCommandWords(commands: Commands): CommandWords[] {
  return Object.entries(commands).map(([name, { summary, words = [], flags, settings: taken }]) => ({
    ...{ name, summary: readFirstSentence(summary), words },
    flags: [
      ...taken.flatMap(listSettingFlags),
      ...Object.entries({ ...flags, ...commonFlags }).map(([flag, own]) => toFlagWords(flag, own)),
    ],
  }));
}

/** A secret is not a flag. A setting that is on by default can be turned off. */
function listSettingFlags(name: SettingName): FlagWords[] {
  const { secret, description, default: otherwise } = settings[name];
  if (secret) return [];
  const common = { short: undefined, description: readFirstSentence(description), isMany: false };
  if (!isBoolean(name)) return [{ ...common, flag: `--${name}`, value: parsePlaceholder(settings[name].placeholder) }];
  const isOn = otherwise === 'true';
  return [{ ...common, flag: isOn ? `--no-${name}` : `--${name}`, value: 'none' }];
}

function toFlagWords(flag: string, { short, description, placeholder, choices, many }: OwnFlag): FlagWords {
  const value = choices ?? (placeholder === undefined ? 'none' : parsePlaceholder(placeholder));
  return { flag: `--${flag}`, short, description: readFirstSentence(description), value, isMany: many === true };
}

/** `auto|scan` are words to choose from. `auto|SECONDS` is one word and free text. */
function parsePlaceholder(placeholder: string): FlagValue {
  if (/^(?:FILE|PATH)/.test(placeholder)) return 'file';
  const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
  return words.length === 0 ? 'text' : words;
}

function readFirstSentence(text: string): string {
  return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}
