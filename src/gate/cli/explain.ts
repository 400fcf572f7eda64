/** `scan-gate explain`: the settings and the policy that a run in this folder would use, with their origins. */

import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import { silentLog } from '../hosts/log.ts';
import { countDaysBetween, formatException, isExpired, warningDays } from '../policy/exceptions.ts';
import type { Exception } from '../policy/policy.ts';
import { toClaimObject } from '../report/json/json.ts';
import { withPolicy } from '../run/gate-run.ts';
import { readRunContext } from '../run/place.ts';
import type { Session } from '../run/session.ts';
import type { FlagReading } from '../settings/flags.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import { getVariableName, mergeReadings, readEnvironment, readSettings } from '../settings/reading.ts';
import {
  commandSettings,
  formatSetting,
  getFlagName,
  isFileOnly,
  type SettingName,
  settingGroups,
  settingNames,
  settings,
} from '../settings/settings.ts';
import type { LoadedPolicy } from '../story/policy/load.ts';
import type { JsonOutput } from './json-output.ts';

/** Prints the table, or one object with `--json`. Throws GateError CONFIG for everything that a run would reject. */
export async function printExplanation(session: Session, flags: LocalFlags<{ json?: true }>): Promise<undefined> {
  const { loaded: explained, isConnected } = await readLocalPolicy(session, flags);
  const rows = listSettingRows(explained, isConnected);
  const today = session.now.toISOString().slice(0, 10);
  session.write(flags.own.json ? toExplainJson(explained, rows, today) : formatExplainTable(explained, rows, today));
}

export type LocalFlags<Own> = FlagReading<Own & { local?: true }>;

/** The policy that a run in this folder would use. `isConnected`: a service is named. */
export async function readLocalPolicy(
  session: Session,
  flags: LocalFlags<object>,
  problems: readonly string[] = [],
): Promise<{ loaded: LoadedPolicy; isConnected: boolean }> {
  const reading = mergeReadings(flags, readEnvironment(session.env));
  const [extra] = flags.positionals;
  if (extra !== undefined) reading.problems.push(`unexpected argument: ${JSON.stringify(extra)}`);
  const isConnected = reading.given['base-url'] !== undefined;
  const read = readSettings(reading.given, [...reading.problems, ...problems]);
  const context = await readRunContext(session, read, { kind: 'folder', named: read.branch }, flags.own);
  const loaded = await withPolicy(session, read, context, { log: silentLog, timeoutMs: 60_000, use: (each) => each });
  return { loaded, isConnected };
}

function toExplainJson(
  { source, sha256, policy, notes }: LoadedPolicy,
  rows: readonly SettingRow[],
  today: string,
): string {
  const exceptions = policy.exceptions.map(({ vex, ...exception }) => ({
    ...exception,
    ...(vex && { vex: toClaimObject(vex) }),
    state: formatExceptionState(exception, today),
  }));
  const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
  const output: JsonOutput<'explain'> = {
    ...{ format_version: 1, policy: { source, sha256 }, settings: table },
    ...{ rules: (policy.rules ?? []).map((rule) => ({ ...rule })), exceptions, notes },
  };
  return formatHarmlessJson(output);
}

function formatExplainTable(loaded: LoadedPolicy, rows: readonly SettingRow[], today: string): string {
  const { source, sha256, policy, notes, described } = loaded;
  const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shortenValue(value))].map((cells) =>
    Math.max(...cells.map((cell) => cell.length)),
  );
  const formatSettingLine = ({ name, value, from }: SettingRow) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${shortenValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
  const groups = settingGroups.flatMap((group) => {
    const own = rows.filter(({ name }) => settings[name].group === group);
    return own.length === 0 ? [] : ['', `${group}:`, ...own.map(formatSettingLine)];
  });
  const others = Object.entries(described).filter(([name]) => !(name in settings) && name !== 'exceptions');
  const exceptions = policy.exceptions.map((exception) => {
    const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
    return `  ${formatException(exception)}: until ${exception.expires} (${formatExceptionState(exception, today)})${owner}: ${exception.reason}`;
  });
  const text = [
    `Policy: ${source}`,
    `sha256: ${sha256}`,
    ...groups,
    // Settings that only exist in a policy file.
    ...(others.length === 0 ? [] : ['', 'Policy file:', ...others.map(([name, value]) => `  ${name}: ${value}`)]),
    '',
    ...(exceptions.length === 0 ? ['Exceptions: none'] : ['Exceptions:', ...exceptions]),
    ...(notes.length > 0 ? ['', 'Notes:', ...notes.map((note) => `  ${note}`)] : []),
  ];
  return `${text.map((each) => neutralizeLine(each).trimEnd()).join('\n')}\n`;
}

function shortenValue(value: string): string {
  return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}

/** The state of an exception on a day, in a few words. */
export function formatExceptionState(exception: Exception, today: string): string {
  if (isExpired(exception, today)) return 'expired, no longer applies';
  const days = countDaysBetween(today, exception.expires);
  if (days === 0) return 'ends today';
  return days <= warningDays ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'active';
}

interface SettingRow {
  name: SettingName;
  value: string;
  /** `--scope`, `SCAN_GATE_SCOPE`, the policy file with its commit, or `default`. */
  from: string;
}

/** Without a service, its URL is only a placeholder. */
export function listSettingRows(
  {
    settings: read,
    policy,
    origins,
  }: {
    settings: RunSettings;
    /** With the settings that are part of it. */
    policy: object;
    /** The origin of each setting that the policy may set. */
    origins: Readonly<Partial<Record<string, string>>>;
  },
  isConnected: boolean,
): SettingRow[] {
  const shown = settingNames.filter((name) => commandSettings.includes(name) || isFileOnly(name));
  return shown.map((name) => {
    const source = origins[name] ?? read.sources[name];
    const from =
      source === 'flag' ? `--${getFlagName(name)}` : source === 'environment' ? getVariableName(name) : source;
    const text = name === 'base-url' && !isConnected ? 'not set' : formatSetting(name, { ...read, ...policy });
    return { name, value: text || settings[name].absent || 'not set', from };
  });
}
