/** The settings of a run whose own cannot be read: what each is when nothing is given. */
import { readText } from './reading.ts';
import { camelCase, type Settings, settingNames, settings } from './settings.ts';

/** All but the one that has to be given, and where each came from. */
export type OptionalSettings = Omit<Settings, 'baseUrl' | 'sources'>;

/** Passes for the address of a service where none is asked, or none has its own yet. */
export const noServiceUrl = 'http://127.0.0.1/api/v1';

export function defaultSettings(): OptionalSettings {
  const values = settingNames.map((name) => {
    const text = settings[name].default;
    return [camelCase(name), text === undefined ? undefined : readText(name, text).value];
  });
  return Object.fromEntries(values) as OptionalSettings;
}
