/** The schema of a setting in a file. It uses the setting's own reader, so that a file and an input mean the same. */
import * as z from 'zod';
import { readText } from './reading.ts';
import type { WrittenForm } from './setting.ts';
import { type FileSettingName, settings } from './settings.ts';
import { quoteForMessage } from './values.ts';

export function createSettingSchema(name: FileSettingName) {
  const { file } = settings[name];
  if (!('form' in file)) throw new Error(`${name} has no form in a policy file`);
  const read = z.transform((given: WrittenForm, context) => {
    const text = formatWritten(given);
    const { value, complaints } =
      typeof text === 'string' ? readText(name, text) : { value: undefined, complaints: [text.problem] };
    for (const complaint of complaints) context.addIssue(complaint);
    return value;
  });
  return z.pipe(file.form, read);
}

/** The text that the setting's reader takes, or what is wrong with the form. */
function formatWritten(given: WrittenForm): string | { problem: string } {
  const empty = { problem: 'is empty; remove it' };
  if (typeof given !== 'object') return String(given).trim() || empty;
  const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
  const broken = parts.find((part) => !/^(?:[^\s,=]|(?<=>)=)+$/.test(part));
  if (broken !== undefined) return { problem: `contains ${quoteForMessage(broken)}, which is not one word` };
  const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
  return entries.join(' ') || empty;
}
