/**
 * Reads the command line: a command's own flags and the settings. Secrets are not accepted, because other processes can
 * see them there.
 */
import { parseArgs } from 'node:util';
import { suggestName } from './nearest.ts';
import { explainFileOnly, getVariableName, type SettingsReading } from './reading.ts';
import { getFlagName, isFileOnly, type SettingName, settingNames, settings } from './settings.ts';
import { boolean, quoteForMessage } from './values.ts';

/** A flag that is not a setting. */
export interface OwnFlag {
  description: string;
  /** The placeholder for its value in the help. Without one, the flag takes no value. */
  placeholder?: string;
  /** The only accepted values. */
  choices?: readonly string[];
  /** Whether the flag may be repeated. */
  many?: true;
  short?: string;
}

export type OwnFlags = Readonly<Record<string, OwnFlag>>;

/** The given values of a command's own flags, in order. */
export type OwnValues<Own extends OwnFlags> = {
  [Name in keyof Own]?: Own[Name] extends { placeholder: string } ? string[] : true;
};

export interface FlagReading<Own = object> extends SettingsReading {
  own: Own;
  /** Arguments that are not flags, in order. */
  positionals: string[];
}

/** What the command accepts. */
interface CommandDeclaration<Own extends OwnFlags> {
  command: string;
  own: Own;
  settings: readonly SettingName[];
  /** The flags of all commands. One that this command does not accept is not reported as a typing error. */
  known: OwnFlags;
}

export function isBoolean(name: SettingName): boolean {
  return settings[name].read === boolean.read;
}

/** Reads the flags of `argv`, without the command itself. Values of unknown flags are never repeated in messages. */
export function readFlags<const Own extends OwnFlags>(
  argv: readonly string[],
  declared: CommandDeclaration<Own>,
): FlagReading<OwnValues<Own>> {
  const reading: FlagReading<OwnFlagValues> = { given: {}, problems: [], own: {}, positionals: [] };
  for (const token of tokenize(argv, declared)) {
    if (token.kind === 'argument') reading.positionals.push(token.value);
    else readFlag(token, declared, reading);
  }
  return reading as FlagReading<OwnValues<Own>>;
}

/** Index of the first word that is neither a flag nor the value of one. */
export function findFirstArgument(argv: readonly string[], known: OwnFlags): number | undefined {
  const declared = { command: '', own: {}, settings: settingNames, known };
  return tokenize(argv, declared).find(({ kind }) => kind === 'argument')?.index;
}

type OwnFlagValues = Record<string, string[] | true>;

interface FlagToken {
  kind: 'flag';
  index: number;
  name: string;
  rawName: string;
  value: string | undefined;
  isInline: boolean;
}

function tokenize(argv: readonly string[], declared: CommandDeclaration<OwnFlags>) {
  const options = buildOptions(declared);
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const found: (FlagToken | { kind: 'argument'; index: number; value: string })[] = [];
  let unknownIndex = -2;
  for (const token of tokens) {
    const { kind, index } = token;
    // A word after an unknown flag may be its value, and a secret. So may the letters of `-abc`.
    if (kind === 'positional' && index !== unknownIndex + 1)
      found.push({ kind: 'argument', index, value: token.value });
    if (kind !== 'option' || index === unknownIndex) continue;
    const { name, rawName, value, inlineValue: isInline = false } = token;
    if (!(Object.hasOwn(options, name) || findNegatedSetting(name) !== undefined)) unknownIndex = index;
    found.push({ kind: 'flag', index, name, rawName, value, isInline });
  }
  return found;
}

function buildOptions({
  own,
  known,
}: CommandDeclaration<OwnFlags>): Record<string, { type: 'boolean' | 'string'; short?: string }> {
  const ofSettings = settingNames.map((name) => {
    const { short } = settings[name].flag ?? {};
    return [
      getFlagName(name),
      { type: isBoolean(name) ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ];
  });
  const ofCommands = Object.entries({ ...known, ...own }).map(([name, { placeholder, short }]) => [
    name,
    { type: placeholder === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
  ]);
  return Object.fromEntries([...ofSettings, ...ofCommands]);
}

/** The setting that `no-…` turns off. */
function findNegatedSetting(name: string): SettingName | undefined {
  return settingNames.find((known) => name === `no-${known}` && isBoolean(known));
}

function readFlag(token: FlagToken, declared: CommandDeclaration<OwnFlags>, reading: FlagReading<OwnFlagValues>): void {
  const { name, rawName } = token;
  const own = Object.hasOwn(declared.own, name) ? declared.own[name] : undefined;
  const setting = findNegatedSetting(name) ?? settingNames.find((known) => getFlagName(known) === name);
  if (own) readOwnFlag(own, token, reading);
  else if (setting && settings[setting].secret) reading.problems.push(describeSecretFlag(setting, declared));
  else if (setting && isFileOnly(setting)) reading.problems.push(`--${name} ${explainFileOnly(setting)}`);
  else if (setting && declared.settings.includes(setting)) readSettingFlag(setting, token, reading);
  else if (setting || Object.hasOwn(declared.known, name))
    reading.problems.push(`--${name} does not go with ${declared.command}`);
  else {
    // A setting's flag may have another name: `--output` for `reports`.
    const named = settingNames.find((known) => known === name);
    const meant = named === undefined ? name : getFlagName(named);
    const taken = declared.settings.filter((each) => !settings[each].secret).map(getFlagName);
    const suggestion = suggestName(meant, [...taken, ...Object.keys(declared.own)], (near) => `--${near}`);
    reading.problems.push(`${quoteForMessage(rawName)} is not a flag${suggestion}`);
  }
}

function describeSecretFlag(name: SettingName, { own }: CommandDeclaration<OwnFlags>): string {
  const isFromInput = name === 'api-key' && Object.hasOwn(own, 'api-key-stdin');
  const way = `${getVariableName(name)}${isFromInput ? ', or use --api-key-stdin' : ''}`;
  return `--${name} is not a flag, because other processes can read a command line; set ${way}`;
}

function readOwnFlag(
  { placeholder, many }: OwnFlag,
  token: FlagToken,
  { own, problems }: FlagReading<OwnFlagValues>,
): void {
  const { name, value } = token;
  const earlier = own[name];
  if (placeholder === undefined) {
    if (value === undefined) own[name] = true;
    else problems.push(`--${name} takes no value`);
  } else if (isMissing(token) || value === '') problems.push(`--${name} needs a value: --${name}=${placeholder}`);
  else if (earlier !== undefined && many === undefined) problems.push(`--${name} is given twice`);
  else own[name] = [...(Array.isArray(earlier) ? earlier : []), value ?? ''];
}

function readSettingFlag(name: SettingName, token: FlagToken, { given, problems }: SettingsReading): void {
  const flag = getFlagName(name);
  const isNegated = token.name !== flag;
  const value = isBoolean(name) ? (token.value ?? String(!isNegated)) : token.value;
  const earlier = given[name];
  if (earlier && !settings[name].flag) problems.push(`--${flag} is given twice`);
  else if (isNegated && token.value !== undefined) problems.push(`--no-${name} takes no value`);
  else if (value === undefined || isMissing({ ...token, value }))
    problems.push(`--${flag} needs a value: --${flag}=${settings[name].placeholder}`);
  else given[name] = { value: earlier ? `${earlier.value}\n${value}` : value, source: 'flag' };
}

/** In `--branch --wait`, the branch is missing. */
function isMissing({ value, isInline }: Pick<FlagToken, 'value' | 'isInline'>): boolean {
  return value === undefined || (!isInline && value.startsWith('--'));
}
