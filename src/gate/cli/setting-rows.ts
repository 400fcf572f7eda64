/** The settings of a run as rows with their values and origins. */
import type { RunSettings } from '../settings/policy-settings.ts';
import { getVariableName } from '../settings/reading.ts';
import {
  commandSettings,
  formatSetting,
  getFlagName,
  isFileOnly,
  type SettingName,
  settingNames,
  settings,
} from '../settings/settings.ts';

export interface SettingRow {
  name: SettingName;
  value: string;
  /** `--scope`, `SCAN_GATE_SCOPE`, the policy file with its commit, or `default`. */
  from: string;
}

interface ReadSettingsResult {
  settings: RunSettings;
  /** With the settings that are part of it. */
  policy: object;
  /** The origin of each setting that the policy may set. */
  origins: Readonly<Partial<Record<string, string>>>;
}

/** Without a service, its URL is only a placeholder. */
export function listSettingRows(
  { settings: read, policy, origins }: ReadSettingsResult,
  isConnected: boolean,
): SettingRow[] {
  const shown = settingNames.filter((name) => commandSettings.includes(name) || isFileOnly(name));
  return shown.map((name) => {
    const source = origins[name] ?? read.sources[name];
    const text = name === 'base-url' && !isConnected ? 'not set' : formatSetting(name, { ...read, ...policy });
    return { name, value: text || settings[name].absent || 'not set', from: formatOrigin(name, source) };
  });
}

function formatOrigin(name: SettingName, source: string): string {
  if (source === 'flag') return `--${getFlagName(name)}`;
  return source === 'environment' ? getVariableName(name) : source;
}
