/** Reads the action's settings. Findings have one source: a service, SARIF files, or the scanners of the action. */
import { readSettings, type SettingsReading } from './reading.ts';
import { type SettingName, type Settings, settingNames, settings } from './settings.ts';

/** Settings of a scan here, which the `fallback` of a service needs too. */
const scanSettings: readonly SettingName[] = ['path', 'advisories'];

/**
 * Throws GateError CONFIG (reason `settings`) that lists every problem. An input that is empty because a variable or
 * secret was deleted never chooses another source.
 */
export function readActionSettings({ given, problems }: SettingsReading): Settings {
  const isWritten = (name: SettingName) => given[name] !== undefined;
  const isGiven = (name: SettingName) => (given[name]?.value.trim() ?? '') !== '';
  const isScanned = !isGiven('base-url') && !isGiven('sarif');
  const removal = (name: SettingName) =>
    `remove the line ${name}${isScanned ? ' (without base-url and sarif, the checkout is scanned here)' : ''}`;
  const found = [...problems];
  for (const name of ['base-url', 'sarif'] as const) {
    if (isWritten(name) && !isGiven(name))
      found.push(`${name} is empty: set the variable that it is read from, or ${removal(name)}`);
  }
  if (isGiven('base-url') && isGiven('sarif'))
    found.push('base-url and sarif are both given, and findings come from one: remove the other');
  for (const name of settingNames) {
    const { goesWith } = settings[name];
    if (goesWith === undefined || !isWritten(name) || isWritten(goesWith)) continue;
    found.push(`${name} goes with ${goesWith}, which is not given: set ${goesWith}, or ${removal(name)}`);
  }
  for (const name of scanSettings) {
    if (isGiven('sarif') && isGiven(name)) found.push(`${name} is for a scan, and sarif is judged: remove one`);
  }
  return readSettings(given, found);
}
