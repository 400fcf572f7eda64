/** What a shell can complete, from the tables of commands and settings; the same for all shells. */
import { isBoolean, type OwnFlag } from '../../settings/flags.ts';
import { type SettingName, settings } from '../../settings/settings.ts';
import { type Commands, commonFlags } from '../command.ts';

/** What may stand behind a flag: nothing, a file, one of these words, or what nobody can know. */
export type Value = 'none' | 'file' | 'text' | readonly string[];

export interface FlagWords {
  /** With its `--`. */
  flag: string;
  short: string | undefined;
  /** One line. */
  description: string;
  value: Value;
  /** Whether it may be given again. */
  isMany: boolean;
}

export interface CommandWords {
  name: string;
  summary: string;
  /** What may stand first behind it; then, and without these, files. */
  words: readonly string[];
  flags: readonly FlagWords[];
}

export function completionWords(commands: Commands): CommandWords[] {
  return Object.entries(commands).map(([name, { summary, words = [], flags, settings: taken }]) => ({
    ...{ name, summary: firstSentence(summary), words },
    flags: [
      ...taken.flatMap(settingFlags),
      ...Object.entries({ ...flags, ...commonFlags }).map(([flag, own]) => ownFlag(flag, own)),
    ],
  }));
}

/** A secret is no flag; what is on unless told otherwise can be turned off. */
function settingFlags(name: SettingName): FlagWords[] {
  const { secret, description, default: otherwise } = settings[name];
  if (secret) return [];
  const common = { short: undefined, description: firstSentence(description), isMany: false };
  if (!isBoolean(name)) return [{ ...common, flag: `--${name}`, value: valuesFor(settings[name].placeholder) }];
  const isOn = otherwise === 'true';
  return [{ ...common, flag: isOn ? `--no-${name}` : `--${name}`, value: 'none' }];
}

function ownFlag(flag: string, { short, description, placeholder, choices, many }: OwnFlag): FlagWords {
  const value = choices ?? (placeholder === undefined ? 'none' : valuesFor(placeholder));
  return { flag: `--${flag}`, short, description: firstSentence(description), value, isMany: many === true };
}

/** `auto|scan` are words to choose from; `auto|SECONDS` is one word, and what nobody knows. */
function valuesFor(placeholder: string): Value {
  if (/^(?:FILE|PATH)/.test(placeholder)) return 'file';
  const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
  return words.length === 0 ? 'text' : words;
}

function firstSentence(text: string): string {
  return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}
