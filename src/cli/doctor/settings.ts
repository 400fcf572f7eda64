/** The settings as far as they can be read: one that is wrong keeps the doctor from nothing but itself. */
import { asGateError, type GateError } from '../../errors.ts';
import { noServiceUrl } from '../../settings/defaults.ts';
import { type Given, type Reading, readSettings, readText } from '../../settings/reading.ts';
import type { SettingName, Settings } from '../../settings/settings.ts';

export interface ReadSettings {
  settings: Settings;
  /** All that is wrong with what was given. */
  fault: GateError | undefined;
  /** Whether a service is named, by an address that can be used. */
  isConnected: boolean;
}

export function readAsFarAsPossible({ given, problems }: Reading): ReadSettings {
  const readable = Object.fromEntries(
    Object.entries(given).filter(
      ([name, { value }]) => readText(name as SettingName, value.trim()).complaints.length === 0,
    ),
  ) as Given;
  const { 'base-url': _, 'scan-id': __, ...others } = readable;
  let fault: GateError | undefined;
  for (const attempt of [given, readable]) {
    try {
      const settings = readSettings(withAddress(attempt), attempt === given ? problems : []);
      return { settings, fault, isConnected: attempt['base-url'] !== undefined };
    } catch (error) {
      fault ??= asGateError(error, 'CONFIG');
    }
  }
  // What is left cannot contradict itself.
  return { settings: readSettings(withAddress(others)), fault, isConnected: false };
}

function withAddress(given: Given): Given {
  return { 'base-url': { value: noServiceUrl, source: 'default' }, ...given };
}
