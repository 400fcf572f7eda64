/** The texts of `scan-gate --help` and `scan-gate COMMAND --help`, made from the tables of commands and settings. */
import { exitCodes } from '../policy/exit-code.ts';
import { isBoolean, type OwnFlags } from '../settings/flags.ts';
import { variableName } from '../settings/reading.ts';
import { commandSettings, type SettingName, settingGroups, settings } from '../settings/settings.ts';
import { type Command, commonFlags } from './command.ts';

const width = 96;

/** Of all commands, and of all settings. */
export function helpText(commands: Readonly<Record<string, Command>>): string {
  const flags = { ...commands.run?.flags, ...commonFlags };
  return [
    ...usage(commands),
    '',
    ...wrap(
      'Scan Gate scans the current branch on a security scanning service, judges what the service found against your policy, and never passes on an unknown.',
      0,
    ),
    '',
    'Commands (scan-gate COMMAND --help shows the flags of one):',
    ...Object.entries(commands).flatMap(([name, { summary }]) => entry(name, summary)),
    '',
    ...settingLines(commandSettings),
    'Other flags:',
    ...flagLines(flags),
    '',
    ...variablesNote,
    '',
    ...exitCodeLines(),
    '',
  ].join('\n');
}

export function commandHelp(name: string, command: Command): string {
  const taken = command.settings;
  return [
    ...usage({ [name]: command }),
    '',
    ...wrap(command.summary, 0),
    '',
    `Example: scan-gate ${name} ${command.example}`.trimEnd(),
    '',
    'Flags:',
    ...flagLines({ ...command.flags, ...commonFlags }),
    '',
    ...settingLines(taken),
    ...(taken.length === 0 ? [] : [...variablesNote, '']),
    ...exitCodeLines(),
    '',
  ].join('\n');
}

function usage(commands: Readonly<Record<string, Command>>): string[] {
  const forms = Object.entries(commands).flatMap(([name, each]) =>
    each.usage.map((form) => `scan-gate ${name} ${form}`),
  );
  return forms.map((form, index) => `${index === 0 ? 'Usage: ' : '       '}${form}`);
}

function settingLines(names: readonly SettingName[]): string[] {
  return settingGroups.flatMap((group) => {
    const own = names.filter((name) => settings[name].group === group);
    return own.length === 0 ? [] : [`${group}:`, ...own.flatMap(settingEntry), ''];
  });
}

function flagLines(flags: OwnFlags): string[] {
  return Object.entries(flags).flatMap(([name, { placeholder, description }]) =>
    entry(`--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`, description),
  );
}

const variablesNote = wrap(
  `Every setting can also be given as a variable: --base-url as ${variableName('base-url')}. A flag wins over its variable. --wait=false can be written --no-wait. An empty value counts as none.`,
  0,
);

function exitCodeLines(): string[] {
  const meanings = Object.entries(exitCodes).flatMap(([code, meaning]) =>
    entry(code, `${meaning.replaceAll('`', '')}.`),
  );
  return ['Exit codes:', ...meanings];
}

function settingEntry(name: SettingName): string[] {
  const setting = settings[name];
  const placeholder = isBoolean(name) ? '' : ` ${setting.placeholder}`;
  const value = isBoolean(name) && setting.default === 'true' ? '=false' : placeholder;
  const left = setting.secret ? variableName(name) : `--${name}${value}`;
  return entry(left, `${setting.description} ${defaultSentence(name)}`);
}

function defaultSentence(name: SettingName): string {
  const { required, absent, default: text } = settings[name];
  return required ? '(required)' : `(default: ${absent ?? text})`;
}

function entry(left: string, description: string): string[] {
  const indent = 26;
  const lines = wrap(description, indent);
  if (left.length > indent - 4) return [`  ${left}`, ...lines];
  return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}

function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((content) => ' '.repeat(indent) + content);
}
