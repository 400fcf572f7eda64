/** A command of the command line, one row of the table of commands, and the help that is printed for it. */

import { breakLines } from '../report/log/text.ts';
import { type Session, type StoryOutcome, version } from '../run/session.ts';
import { type FlagReading, isBoolean, type OwnFlags, type OwnValues } from '../settings/flags.ts';
import { getVariableName } from '../settings/reading.ts';
import {
  commandSettings,
  getFlagName,
  type SettingGroup,
  type SettingName,
  settingGroups,
  settings,
} from '../settings/settings.ts';

const commandGroups = ['Gate', 'Set up', 'Service'] as const;

export interface Command {
  /** The heading of its group in the help. */
  group: (typeof commandGroups)[number];
  summary: string;
  /** The arguments after the command, one line for each form. */
  usage: readonly string[];
  /** A usable example, without `scan-gate` and the command's own name. */
  example: string;
  /** The words of which one may be the first argument. */
  words?: readonly string[];
  /** Its own flags. All commands also have `commonFlags`. */
  flags: OwnFlags;
  /** The settings that are flags of the command. */
  settings: readonly SettingName[];
  run(call: Call<FlagReading>, commands: Commands): Promise<StoryOutcome>;
}

/** The table, for commands that describe all commands. */
export type Commands = Readonly<Record<string, Command>>;

export interface Call<Flags> {
  session: Session;
  flags: Flags;
  /** URL of the scanners' program. */
  scannersUrl: URL;
}

export function defineCommand<const Own extends OwnFlags>(
  declaration: Omit<Command, 'flags' | 'run'> & {
    flags: Own;
    run(call: Call<FlagReading<OwnValues<Own>>>, commands: Commands): Promise<StoryOutcome>;
  },
): Command {
  return declaration as Command;
}

export const commonFlags = {
  help: { short: 'h', description: 'Show this text.' },
  version: { description: 'Show the version.' },
  quiet: { description: 'Print only the last line: the sentence with the result.' },
  verbose: { description: 'Print every request with its time, and all notes.' },
} as const satisfies OwnFlags;

export const shells = ['bash', 'zsh', 'fish'] as const;

// The texts of `scan-gate --help` and `scan-gate COMMAND --help`, generated from the tables of commands and settings.

/** Used when the terminal does not give its width. */
const usualWidth = 96;
const leastWidth = 60;
const mostWidth = 120;

/** What the gate is, and its commands. `columns` is the width of the terminal. */
export function helpText(commands: Readonly<Record<string, Command>>, columns?: number): string {
  const width = chooseWidth(columns);
  const groups = commandGroups.flatMap((group) => {
    const own = Object.entries(commands).filter(([, command]) => command.group === group);
    return ['', `${group}:`, ...own.flatMap(([name, { summary }]) => formatHelpEntry(name, summary, width, 16))];
  });
  return [
    ...wrapText(`Scan Gate ${version}: a security gate for pipelines that never passes on an unknown.`, width),
    '',
    'Usage: scan-gate COMMAND [flags]',
    ...groups,
    '',
    'Examples:',
    ...formatHelpEntry('scan-gate run --embedded .', 'Scan this checkout here; no account is needed.', width),
    ...formatHelpEntry('scan-gate run --base-url URL', 'Scan the branch on a service, and judge the findings.', width),
    ...formatHelpEntry('scan-gate judge --sarif a.sarif', 'Judge the results of any scanner.', width),
    '',
    ...wrapText(
      `Every command: ${Object.keys(commonFlags)
        .map((name) => `--${name}`)
        .join(', ')}.`,
      width,
    ),
    ...wrapText('The flags of a command: scan-gate COMMAND --help', width),
    ...wrapText(exitCodes, width),
    '',
  ].join('\n');
}

export function commandHelp(name: string, command: Command, columns?: number): string {
  const width = chooseWidth(columns);
  const taken = command.settings;
  const variables = `A setting can also be a variable, such as ${getVariableName('base-url')}; docs/settings.md describes each.`;
  const flags = Object.entries(command.flags).flatMap(([flag, { placeholder, description }]) =>
    formatHelpEntry(`--${flag}${placeholder === undefined ? '' : ` ${placeholder}`}`, description, width),
  );
  return [
    ...command.usage.map((form, index) => `${index === 0 ? 'Usage: ' : '       '}scan-gate ${name} ${form}`),
    ...wrapText(command.summary, width),
    `Example: scan-gate ${name} ${command.example}`.trimEnd(),
    '',
    ...(flags.length === 0 ? [] : ['Flags:', ...flags]),
    ...settingGroups.flatMap((group) => {
      const own = taken.filter((each) => settings[each].group === group);
      return own.length === 0 ? [] : [`${group}:`, ...own.flatMap((each) => formatSettingEntry(each, width))];
    }),
    ...(taken.length === 0 ? [] : wrapText(variables, width)),
    ...wrapText(exitCodes, width),
    '',
  ].join('\n');
}

function chooseWidth(columns: number | undefined): number {
  return Math.min(Math.max(columns ?? usualWidth, leastWidth), mostWidth);
}

/** The documentation of the command line lists all exit codes. */
const exitCodes = 'Exit codes: 0 passed, 1 failed, 2 inconclusive or wrong settings, 128 + n: ended by signal n.';

function formatSettingEntry(name: SettingName, width: number): string[] {
  const setting = settings[name];
  const { secret, brief, flag, placeholder } = setting;
  if (secret) return formatHelpEntry(getVariableName(name), brief, width);
  const short = flag === undefined ? '' : `-${flag.short}, `;
  const [first = '', ...others] = placeholder.split('|');
  // The choices are in the brief text, because they are too long for the left column.
  const word = others.length > 0 && first === first.toLowerCase() ? ' WORD' : ` ${first}`;
  const value = !isBoolean(name) ? word : setting.default === 'true' ? '=false' : '';
  return formatHelpEntry(`${short}--${getFlagName(name)}${value}`, brief, width);
}

/** On a narrow terminal the texts begin further to the left. */
function formatHelpEntry(left: string, text: string, width: number, indent: number = width < 80 ? 26 : 36): string[] {
  const lines = wrapText(text, width, indent);
  if (left.length > indent - 3) return [`  ${left}`, ...lines];
  return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}

function wrapText(text: string, width: number, indent: number = 0): string[] {
  return breakLines(text, width - indent).map((line) => ' '.repeat(indent) + line);
}

const scanGroups: readonly SettingGroup[] = ['Service', 'Scan'];
const scanNames: readonly SettingName[] = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];

/** All settings except those that only make sense for a scan. */
export const judgeSettings: readonly SettingName[] = commandSettings.filter(
  (name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name),
);
