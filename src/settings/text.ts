/** From the value of a setting back to the text that gives it: for reports, for the table of `explain`, and for messages. */
import type { Severity } from '../policy/finding.ts';
import type { Threshold } from '../policy/policy.ts';
import { thresholdText } from '../policy/tighter.ts';
import { hardReasons, type InconclusiveReason } from '../policy/verdict.ts';
import type { ConfigPlace } from './places.ts';
import { camelCase, type SettingName, type Settings, settings } from './settings.ts';
import type { Handling } from './values.ts';

const writers: Partial<Record<SettingName, (value: never) => string>> = {
  'fail-on-severity': (severity: Severity | 'NONE') => severity.toLowerCase(),
  threshold: (entries: readonly Threshold[]) => entries.map(thresholdText).join(' '),
  'fail-on-types': (types: readonly string[]) => types.join(' ').toLowerCase(),
  'fail-on-epss': (percent: number) => `${percent}%`,
  'max-age': (days: Partial<Record<Severity, number>>) =>
    Object.entries(days)
      .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
      .join(' '),
  'config-file': (place: ConfigPlace) =>
    place.kind === 'own' ? place.path : `${place.repository}/${place.path}@${place.ref}`,
  'on-inconclusive': handlingText,
  assume: (assumed: Record<string, string>) =>
    Object.entries(assumed)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
};

/** The value of a setting as text; undefined when it has none. A secret is never shown, only whether it is set. */
export function settingText(name: SettingName, read: Settings): string | undefined {
  const key = camelCase(name) as keyof Settings;
  const value: unknown = read[key];
  if (value === undefined) return undefined;
  if (settings[name].secret) return 'set';
  const write = writers[name] as ((value: unknown) => string) | undefined;
  return write === undefined ? String(value) : write(value);
}

/** `fail`, `warn` where every reason that can be softened is, else the softened ones. */
function handlingText(handling: Readonly<Partial<Record<InconclusiveReason, Handling>>>): string {
  const reasons = Object.keys(handling) as InconclusiveReason[];
  const soft = reasons.filter((reason) => !hardReasons.includes(reason));
  const warned = soft.filter((reason) => handling[reason] === 'warn');
  if (warned.length === 0) return 'fail';
  return warned.length === soft.length ? 'warn' : warned.map((reason) => `${reason}=warn`).join(' ');
}
