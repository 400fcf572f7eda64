/** Reads the action's settings. The findings have exactly one source: a service, or SARIF files. */
import { noServiceUrl } from './defaults.ts';
import { type Given, readSettings, type SettingsReading } from './reading.ts';
import type { SettingName, Settings } from './settings.ts';

/** Settings that mean a service is used. */
const serviceSettings = ['base-url', 'api-key', 'scan-id', 'repository-id', 'branch'] as const;
/** Settings that mean nothing without `sarif`. */
const sarifOnlySettings = ['base-sarif', 'sarif-type'] as const;

const sourcesHint =
  'base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (the built-in scanners)';

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
export function readActionSettings({ given, problems }: SettingsReading): Settings {
  const found = [...problems];
  const isGiven = (name: SettingName) => (given[name]?.value.trim() ?? '') !== '';
  if (isGiven('sarif')) {
    const [other] = serviceSettings.filter(isGiven);
    if (other !== undefined) found.push(`${other} and sarif are both given; findings come from one: ${sourcesHint}`);
    return readSettingsWithoutService(given, found);
  }
  const stray = sarifOnlySettings.filter(isGiven).map((name) => `${name} goes with sarif`);
  if (isGiven('base-url')) return readSettings(given, [...found, ...stray]);
  return readSettingsWithoutService(given, [...found, ...stray, `No source of findings is set: ${sourcesHint}`]);
}

/** Reads the settings of an action that uses no service. */
export function readSettingsWithoutService(given: Given, problems: readonly string[]): Settings {
  return readSettings({ ...given, 'base-url': { value: noServiceUrl, source: 'default' } }, problems);
}
