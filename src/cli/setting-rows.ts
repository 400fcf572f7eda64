/** Every setting of a run as a row: its value, and the place that it comes from. */
import { variableName } from '../settings/reading.ts';
import {
  commandSettings,
  flagName,
  isFileOnly,
  type SettingName,
  type Settings,
  settingNames,
  settings,
  settingText,
} from '../settings/settings.ts';

export interface SettingRow {
  name: SettingName;
  value: string;
  /** `--scope`, `SCAN_GATE_SCOPE`, the policy file and its commit, or `default`. */
  from: string;
}

interface Read {
  settings: Settings;
  /** Setting to the place that its value comes from, as far as the policy has a say. */
  origins: Readonly<Partial<Record<string, string>>>;
}

/** Without a service its address is one that only fills the place. */
export function settingRows({ settings: read, origins }: Read, isConnected: boolean): SettingRow[] {
  const shown = settingNames.filter((name) => commandSettings.includes(name) || isFileOnly(name));
  return shown.map((name) => {
    const source = origins[name] ?? read.sources[name];
    const text = name === 'base-url' && !isConnected ? 'not set' : settingText(name, read);
    return { name, value: text || settings[name].absent || 'not set', from: placeText(name, source) };
  });
}

function placeText(name: SettingName, source: string): string {
  if (source === 'flag') return `--${flagName(name)}`;
  return source === 'environment' ? variableName(name) : source;
}
