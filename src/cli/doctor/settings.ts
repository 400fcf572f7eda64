/** Reads the settings as far as possible, so that one wrong setting does not stop the other checks. */
import { type GateError, toGateError } from '../../errors.ts';
import { type Given, readSettings, readText, type SettingsReading } from '../../settings/reading.ts';
import type { SettingName, Settings } from '../../settings/settings.ts';

export interface ReadSettings {
  settings: Settings;
  /** Everything that is wrong with the given settings. */
  fault: GateError | undefined;
  /** Whether a service is named with a usable URL. */
  isConnected: boolean;
}

export function readAsFarAsPossible({ given, problems }: SettingsReading): ReadSettings {
  const readable = Object.fromEntries(
    Object.entries(given).filter(
      ([name, { value }]) => readText(name as SettingName, value.trim()).complaints.length === 0,
    ),
  ) as Given;
  const { 'base-url': _, 'scan-id': __, ...others } = readable;
  let fault: GateError | undefined;
  for (const attempt of [given, readable]) {
    try {
      const settings = readSettings(attempt, attempt === given ? problems : []);
      return { settings, fault, isConnected: attempt['base-url'] !== undefined };
    } catch (error) {
      fault ??= toGateError(error, 'CONFIG');
    }
  }
  // The remaining settings cannot contradict each other.
  return { settings: readSettings(others), fault, isConnected: false };
}
