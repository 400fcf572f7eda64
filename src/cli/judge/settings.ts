/** The settings of `scan-gate judge`: all except those that only make sense for a scan. */
import { commandSettings, type SettingGroup, type SettingName, settings } from '../../settings/settings.ts';

const scanGroups: readonly SettingGroup[] = ['Service', 'Scan'];
const scanNames: readonly SettingName[] = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];

export const judgeSettings: readonly SettingName[] = commandSettings.filter(
  (name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name),
);
