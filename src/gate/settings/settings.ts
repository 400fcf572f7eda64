/** The list of settings, in the order in which users see them. */

import { ageEntries } from './entries/ages.ts';
import { blockingEntries, scopeEntries } from './entries/fail-on-severity.ts';
import { placeEntries } from './entries/policy-place.ts';
import { runEntries } from './entries/run.ts';
import { scanEntries } from './entries/scan.ts';
import { serviceEntries } from './entries/service.ts';
import { surfaceEntries } from './entries/surfaces.ts';
import { type Entrance, type Setting, type SettingValues, toCamelCase } from './setting.ts';

export { type Entrance, type Setting, type SettingGroup, settingGroups, toCamelCase } from './setting.ts';

const entries = [
  ...serviceEntries,
  ...scanEntries,
  ...blockingEntries,
  ...ageEntries,
  ...scopeEntries,
  ...placeEntries,
  ...runEntries,
  ...surfaceEntries,
];

export type SettingEntry = (typeof entries)[number];
export type SettingName = SettingEntry['name'];

export const settingNames: readonly SettingName[] = entries.map(({ name }) => name);

export const settings = Object.fromEntries(entries.map((entry) => [entry.name, entry])) as Readonly<
  Record<SettingName, Setting>
>;

/** The settings that can be given there. */
export function listSettingsAt(entrance: Entrance): readonly SettingName[] {
  return settingNames.filter((name) => settings[name].entrances?.includes(entrance) ?? true);
}

/** The name of a setting's flag. */
export function getFlagName(name: SettingName): string {
  return settings[name].flag?.name ?? name;
}

/** Whether only a policy file may give the setting. */
export function isFileOnly(name: SettingName): boolean {
  return settings[name].entrances?.length === 0;
}

/** The keys of a mapping in the policy file that groups settings, such as `scan`. Empty for any other key. */
export function listMappingKeys(within: string): string[] {
  return settingNames.flatMap((name) => {
    const { file } = settings[name];
    return 'form' in file && file.within === within ? [file.key] : [];
  });
}

/** The line of a policy file that gives the setting this value, or its example: `scan: { retry-failed: true }`. */
export function writeFileLine(name: SettingName, value = settings[name].example): string {
  const { file } = settings[name];
  return 'within' in file && file.within !== undefined
    ? `${file.within}: { ${file.key}: ${value} }`
    : `${name}: ${value}`;
}

/** Settings that the command line accepts. */
export const commandSettings = listSettingsAt('command');

export type FileSettingName = Extract<SettingEntry, { file: { form: unknown } }>['name'];

/** The settings that a policy file may contain. */
export const fileSettingNames = settingNames.filter((name): name is FileSettingName => 'form' in settings[name].file);

/** The values in a file, by setting name. */
export type FileSettings = {
  readonly [Each in Extract<
    SettingEntry,
    { name: FileSettingName }
  > as Each['name']]?: SettingValues<Each>[keyof SettingValues<Each>];
};

export type SettingSource = 'input' | 'flag' | 'environment' | 'config file' | 'default';

export type Settings = SettingValues<SettingEntry> & {
  readonly sources: Readonly<Record<SettingName, SettingSource>>;
  /** A hash of what was given, without the secrets and the policy file. */
  readonly given?: string;
};

/** The settings whose values are masked and redacted wherever something is printed, written or sent. */
export function listSecretNames(): SettingName[] {
  return settingNames.filter((name) => settings[name].secret);
}

/** The secrets in these settings. */
export function listSecretValues(read: Partial<Settings>): string[] {
  const values = listSecretNames().map((name) => read[toCamelCase(name)]);
  return values.flatMap((value) => (value === undefined ? [] : [String(value)]));
}

/** The value of a setting as text. Undefined if it has none. For a secret, only whether it is set. */
export function formatSetting(name: SettingName, read: object): string | undefined {
  const value = (read as Readonly<Record<string, unknown>>)[toCamelCase(name)];
  if (value === undefined) return undefined;
  const { secret, text } = settings[name];
  if (secret) return 'set';
  return text === undefined ? String(value) : text(value);
}
