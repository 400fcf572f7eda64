/** The settings of `scan-gate judge`: all but those that only mean something where something is scanned. */
import { commandSettings, type SettingGroup, type SettingName, settings } from '../../settings/settings.ts';

const scanGroups: readonly SettingGroup[] = ['Service', 'Scan'];
const scanNames: readonly SettingName[] = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];

export const judgeSettings: readonly SettingName[] = commandSettings.filter(
  (name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name),
);
