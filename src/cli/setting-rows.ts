/** The settings of a run as rows with their values and origins. */
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
  /** `--scope`, `SCAN_GATE_SCOPE`, the policy file with its commit, or `default`. */
  from: string;
}

interface Read {
  settings: Settings;
  /** The origin of each setting that the policy may set. */
  origins: Readonly<Partial<Record<string, string>>>;
}

/** Without a service, its URL is only a placeholder. */
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
