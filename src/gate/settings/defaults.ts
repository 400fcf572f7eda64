/** The default value of each setting, for a run whose own settings cannot be read. */
import type { RunSettings } from './policy-settings.ts';
import { readText } from './reading.ts';
import { type Settings, settingNames, settings, toCamelCase } from './settings.ts';

/** All settings without their sources. */
export type OptionalSettings = Omit<RunSettings, 'sources'>;

export function createDefaultSettings(): Omit<Settings, 'sources'> {
  const values = settingNames.map((name) => {
    const text = settings[name].default;
    return [toCamelCase(name), text === undefined ? undefined : readText(name, text).value];
  });
  return Object.fromEntries(values) as Omit<Settings, 'sources'>;
}
