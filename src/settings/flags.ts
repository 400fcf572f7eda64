/** Reads the command line: every setting is a flag, but for secrets, which other processes could see there. */
import { parseArgs } from 'node:util';
import { isBooleanSchema } from './boolean.ts';
import { didYouMean } from './nearest.ts';
import { type Reading, variableName } from './reading.ts';
import { type SettingName, settingNames, settings } from './settings.ts';
import { shown } from './values.ts';

/** Flags of the command itself. */
export const switches = {
  embedded:
    'Scan a checkout here, with the embedded scanners: no account, no key. The path defaults to the current folder.',
  'api-key-stdin': 'Read the API key from standard input.',
  help: 'Show this text.',
  version: 'Show the version.',
} as const;

export type Switch = keyof typeof switches;

export interface FlagReading extends Reading {
  switches: ReadonlySet<Switch>;
  /** What is not a flag, in order: the command and its arguments. */
  positionals: string[];
}

const switchNames = Object.keys(switches) as Switch[];
const flagNames: readonly string[] = [...settingNames.filter((name) => !settings[name].secret), ...switchNames];

export function isBoolean(name: SettingName): boolean {
  return isBooleanSchema(settings[name].schema);
}

type Options = Record<string, { type: 'boolean' | 'string'; short?: string }>;

const options: Options = {
  ...Object.fromEntries(
    settingNames.map((name) => [name, { type: isBoolean(name) ? ('boolean' as const) : ('string' as const) }]),
  ),
  ...Object.fromEntries(switchNames.map((name) => [name, { type: 'boolean' as const }])),
  help: { type: 'boolean', short: 'h' },
};

interface FlagToken {
  name: string;
  rawName: string;
  value: string | undefined;
  isInline: boolean;
}

/** The flags of `argv` (without the program's own name). Values of flags that do not exist are never repeated. */
export function readFlags(argv: readonly string[]): FlagReading {
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const reading: FlagReading = { given: {}, problems: [], switches: new Set(), positionals: [] };
  let unknownIndex = -2;
  for (const token of tokens) {
    // What follows an unknown flag may be its value, and a secret; so may the letters of `-abc`.
    if (token.kind === 'positional' && token.index !== unknownIndex + 1) reading.positionals.push(token.value);
    if (token.kind !== 'option' || token.index === unknownIndex) continue;
    const { name, rawName, value } = token;
    const isKnown = readFlag({ name, rawName, value, isInline: token.inlineValue === true }, reading);
    if (!isKnown) unknownIndex = token.index;
  }
  return reading;
}

/** Adds one flag to the reading; false when there is no such flag. */
function readFlag(token: FlagToken, reading: FlagReading): boolean {
  const isNegated = token.name.startsWith('no-');
  const name = isNegated ? token.name.slice('no-'.length) : token.name;
  const setting = settingNames.find((known) => known === name);
  const command = switchNames.find((known) => known === token.name);
  if (command) {
    if (token.value === undefined) (reading.switches as Set<Switch>).add(command);
    else reading.problems.push(`--${command} takes no value`);
  } else if (setting && settings[setting].secret) {
    reading.problems.push(secretFlag(setting));
  } else if (setting && (!isNegated || isBoolean(setting))) {
    readSettingFlag(setting, isNegated, token, reading);
  } else {
    reading.problems.push(
      `${shown(token.rawName)} is not a flag${didYouMean(token.name, flagNames, (near) => `--${near}`)}`,
    );
    return false;
  }
  return true;
}

function secretFlag(name: SettingName): string {
  const way = name === 'api-key' ? `${variableName(name)}, or use --api-key-stdin` : variableName(name);
  return `--${name} is not a flag, because other processes can read a command line; set ${way}`;
}

function readSettingFlag(name: SettingName, isNegated: boolean, token: FlagToken, reading: FlagReading): void {
  const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
  if (reading.given[name]) reading.problems.push(`--${name} is given twice`);
  else if (isNegated && token.value !== undefined) reading.problems.push(`--no-${name} takes no value`);
  else if (value === undefined || (!token.isInline && value.startsWith('--'))) {
    reading.problems.push(`--${name} needs a value: --${name}=${settings[name].placeholder}`);
  } else reading.given[name] = { value, source: 'flag' };
}
