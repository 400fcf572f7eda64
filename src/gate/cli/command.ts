/** A command of the command line: one row of the table of commands. */
import type { Session, StoryOutcome } from '../run/session.ts';
import type { FlagReading, OwnFlags, OwnValues } from '../settings/flags.ts';
import type { SettingName } from '../settings/settings.ts';

export const commandGroups = ['Gate', 'Set up', 'Service'] as const;

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

interface Declaration<Own extends OwnFlags> extends Omit<Command, 'flags' | 'run'> {
  flags: Own;
  run(call: Call<FlagReading<OwnValues<Own>>>, commands: Commands): Promise<StoryOutcome>;
}

export function defineCommand<const Own extends OwnFlags>(declaration: Declaration<Own>): Command {
  return declaration as Command;
}

export const commonFlags = {
  help: { short: 'h', description: 'Show this text.' },
  version: { description: 'Show the version.' },
  quiet: { description: 'Print only the last line: the sentence with the result.' },
  verbose: { description: 'Print every request with its time, and all notes.' },
} as const satisfies OwnFlags;

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];
