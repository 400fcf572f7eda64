/** Combines inputs, flags and variables into one settings object, or into one error that lists every problem. */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { GateError } from '../../shared/errors.ts';
import { isConfidential } from '../../shared/http/confidential.ts';
import { ciSystems } from '../hosts/registry.ts';
import type { CiSystem } from '../hosts/system.ts';
import { outputNames } from '../report/outputs.ts';
import { suggestName } from './nearest.ts';
import type { RunSettings } from './policy-settings.ts';
import type { WrittenForm } from './setting.ts';
import {
  commandSettings,
  type FileSettingName,
  getFlagName,
  isFileOnly,
  listSettingsAt,
  type SettingName,
  type SettingSource,
  type Settings,
  settingNames,
  settings,
  toCamelCase,
  writeFileLine,
} from './settings.ts';
import { quoteForMessage } from './values.ts';

export type Given = Partial<Record<SettingName, { value: string; source: SettingSource }>>;

/** What one place gives, and its problems apart from the values. */
export interface SettingsReading {
  given: Given;
  problems: string[];
}

const variablePrefix = 'SCAN_GATE_';
const inputPrefix = 'INPUT_';
/** The default of inputs that must not be empty: the runner sends empty text for any other input that is not written. */
export const absentInput = 'none';
/** Variables with the prefix of settings that are not settings: tokens of CI systems, and what `serve` and tests read. */
const otherVariables: readonly (string | undefined)[] = [
  ...ciSystems.flatMap((system: CiSystem) => system.token),
  'SCAN_GATE_HOOK_SECRET',
  'SCAN_GATE_TIME_SCALE',
];

/** The variable of a setting for the command line. */
export function getVariableName(name: SettingName): string {
  return `${variablePrefix}${name.toUpperCase().replaceAll('-', '_')}`;
}

/**
 * Reads the inputs of the action with the toolkit's `getInput`. The runner sets a variable for every input that
 * action.yml declares, and only warns about an undeclared one. One that looks like a typing error is an error here.
 */
export function readActionInputs(variables: readonly string[], getInput: (name: string) => string): SettingsReading {
  const reading: SettingsReading = { given: {}, problems: [] };
  const names = listSettingsAt('action');
  for (const name of names) {
    const value = getInput(name);
    const { hasAbsentWord } = settings[name];
    const isEmptyByMistake = hasAbsentWord && variables.includes(`${inputPrefix}${name.toUpperCase()}`);
    const isWritten = value === '' ? isEmptyByMistake : !(hasAbsentWord && value === absentInput);
    if (isWritten) reading.given[name] = { value, source: 'input' };
  }
  const others = variables
    .filter((variable) => variable.startsWith(inputPrefix))
    .map((variable) => variable.slice(inputPrefix.length).toLowerCase())
    .filter((input) => !names.some((name) => name === input) && getInput(input) !== '');
  for (const input of others) {
    const suggestion = suggestName(input, names);
    const setting = settingNames.find((name) => name === input);
    if (setting !== undefined) {
      const isInFile = 'form' in settings[setting].file;
      const why = isInFile ? explainFileOnly(setting) : 'is only a setting of the command line';
      reading.problems.push(`${input} ${why}`);
    } else if (suggestion !== '') reading.problems.push(`${quoteForMessage(input)} is not an input${suggestion}`);
  }
  return reading;
}

/** The rest of a sentence that begins with the name under which it was given. */
export function explainFileOnly(name: SettingName): string {
  return `can only be set in the policy file: write ${writeFileLine(name)} there`;
}

/**
 * Azure Pipelines sets a variable for each output of an earlier step, prefixed with the name of that step. The outputs
 * of a step named `scan_gate` therefore look like settings.
 */
const outputEnds = outputNames.map((name) => `_${name.toUpperCase().replaceAll('-', '_')}`);

/**
 * Reads the `SCAN_GATE_…` variables. Only the command line uses them: in a workflow, an earlier step could set them.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): SettingsReading {
  const names = new Map(commandSettings.map((name) => [getVariableName(name), name]));
  const reading: SettingsReading = { given: {}, problems: [] };
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(variablePrefix) || otherVariables.includes(variable) || value === undefined) continue;
    const name = names.get(variable);
    if (name === undefined && env.TF_BUILD === 'True' && outputEnds.some((end) => variable.endsWith(end))) continue;
    const fileOnly = settingNames.find((other) => isFileOnly(other) && getVariableName(other) === variable);
    if (name) reading.given[name] = { value, source: 'environment' };
    else if (fileOnly) reading.problems.push(`${variable} ${explainFileOnly(fileOnly)}`);
    else
      reading.problems.push(`${quoteForMessage(variable)} is not a setting${suggestName(variable, [...names.keys()])}`);
  }
  return reading;
}

/** Merges several places. If a setting is given in several, the first place wins. */
export function mergeReadings(...readings: readonly SettingsReading[]): SettingsReading {
  const filled = readings.map(({ given }) =>
    Object.fromEntries(Object.entries(given).filter(([, { value }]) => value.trim() !== '')),
  );
  return {
    given: Object.assign({}, ...filled.reverse()) as Given,
    problems: readings.flatMap(({ problems }) => problems),
  };
}

/** Throws GateError CONFIG (reason `settings`) that lists every problem, including those of the readings. */
export function readSettings(given: Given, problems: readonly string[] = []): Settings {
  const found = [...problems];
  const sources: Record<string, SettingSource> = {};
  const texts: Record<string, string | undefined> = {};
  const read: Record<string, unknown> = {};
  for (const name of settingNames) {
    // An empty value means none.
    const written = given[name]?.value.trim();
    const source = (written && given[name]?.source) || 'default';
    const text = written || settings[name].default;
    const result = text === undefined ? undefined : readText(name, text);
    const label =
      source === 'flag' ? `--${getFlagName(name)}` : source === 'environment' ? getVariableName(name) : name;
    found.push(...(result?.complaints ?? []).map((complaint) => `${label}: ${complaint}`));
    sources[name] = source;
    if (source !== 'default' && !settings[name].secret) texts[name] = text;
    read[toCamelCase(name)] = result?.value;
  }
  if (found.length > 0) throw createSettingsError(found);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const complete = { ...read, sources, given: hash } as unknown as Settings;
  const conflicts = findConflicts(complete);
  if (conflicts.length > 0) throw createSettingsError(conflicts);
  return complete;
}

/** The value of a text, and its mistakes as the end of `name: …`. */
export function readText(name: SettingName, text: string): { value: unknown; complaints: string[] } {
  const setting = settings[name];
  const complaints: string[] = [];
  const shown = setting.secret || setting.concealed?.test(text) ? 'the value' : quoteForMessage(text);
  const value = setting.read(text, (complaint) => complaints.push(`${shown} ${complaint}`));
  return { value: complaints.length === 0 ? value : undefined, complaints };
}

function findConflicts(read: Settings): string[] {
  const conflicts: string[] = [];
  if (!read.allowHttp && !isConfidential(new URL(read.baseUrl))) {
    conflicts.push(
      `base-url: ${quoteForMessage(read.baseUrl)} is not encrypted; use https://, or set allow-http to true to send the key in the clear`,
    );
  }
  if (read.scanId !== undefined && !read.wait) {
    conflicts.push('wait: "false" leaves nothing to do when scan-id names a scan; remove one of them');
  }
  return conflicts;
}

/** One error for all problems. */
export function createSettingsError(problems: readonly string[]): GateError {
  const [only] = problems;
  const message =
    problems.length === 1 && only ? only : `${problems.length} settings are wrong:\n${problems.join('\n')}`;
  const brief = problems.length === 1 ? 'a setting is wrong' : `${problems.length} settings are wrong`;
  return new GateError('CONFIG', message, { reason: 'settings', hint: 'Correct the settings and run again.', brief });
}

/** The schema of a setting in a file. It uses the setting's own reader, so that a file and an input mean the same. */
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

/** All settings without their sources. */
export type OptionalSettings = Omit<RunSettings, 'sources'>;

/** The default value of each setting, for a run whose own settings cannot be read. */
export function createDefaultSettings(): Omit<Settings, 'sources'> {
  const values = settingNames.map((name) => {
    const text = settings[name].default;
    return [toCamelCase(name), text === undefined ? undefined : readText(name, text).value];
  });
  return Object.fromEntries(values) as Omit<Settings, 'sources'>;
}

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
