/** Converts a YAML value to the value of a setting, with the setting's own reader. */
import type { WrittenForm } from './forms.ts';
import { readText } from './reading.ts';
import type { SettingName } from './settings.ts';
import { quoteForMessage } from './values.ts';

export function readForm(name: SettingName, given: WrittenForm): { value: unknown; complaints: string[] } {
  if (typeof given !== 'object') {
    const written = String(given).trim();
    return written === '' ? { value: undefined, complaints: ['is empty; remove it'] } : readText(name, written);
  }
  const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
  const broken = parts.find((part) => !/^(?:[^\s,=]|(?<=>)=)+$/.test(part));
  if (broken !== undefined)
    return { value: undefined, complaints: [`contains ${quoteForMessage(broken)}, which is not one word`] };
  if (parts.length === 0) return { value: undefined, complaints: ['is empty; remove it'] };
  const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
  return readText(name, entries.join(' '));
}
