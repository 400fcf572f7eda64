/** `scan-gate explain`: the settings and policy of a run in this folder. `exceptions`: what that policy accepts. */

import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { silentLog } from '../hosts/log.ts';
import { determineOwners } from '../policy/code-owners.ts';
import { countDaysBetween, formatException, isExpired, reviewExceptions, warningDays } from '../policy/exceptions.ts';
import type { Finding } from '../policy/finding.ts';
import type { Exception } from '../policy/policy.ts';
import { toClaimObject, toExceptionObject } from '../report/json/json.ts';
import { withPolicy } from '../run/gate-run.ts';
import { readRunContext } from '../run/place.ts';
import type { Session, StoryOutcome } from '../run/session.ts';
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
import { quoteForMessage } from '../settings/values.ts';
import type { LoadedPolicy } from '../story/policy/load.ts';
import type { JsonOutput } from './json-output.ts';
import { readReport } from './judge/judge.ts';

/** Prints the table, or one object with `--json`. Throws GateError CONFIG for everything that a run would reject. */
export async function printExplanation(session: Session, flags: LocalFlags<{ json?: true }>): Promise<undefined> {
  const { loaded, isConnected } = await readLocalPolicy(session, flags);
  const rows = listSettingRows(loaded, isConnected);
  const today = session.now.toISOString().slice(0, 10);
  session.write(flags.own.json ? toExplainJson(loaded, rows, today) : formatExplainTable(loaded, rows, today));
}

type LocalFlags<Own> = FlagReading<Own & { local?: true }>;

/** The policy that a run in this folder would use. `isConnected`: a service is named. */
async function readLocalPolicy(
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
function formatExceptionState(exception: Exception, today: string): string {
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

// `scan-gate exceptions`: lists the exceptions of the policy, when they expire, and which are no longer needed.

/**
 * Prints the list, or one object with `--json`. The outcome is a failure when an exception expires sooner than allowed.
 */
export async function listExceptions(
  session: Session,
  flags: LocalFlags<{ json?: true; report?: string[]; 'fail-expiring'?: string[] }>,
): Promise<StoryOutcome> {
  const { 'fail-expiring': [within] = [], report: [file] = [], json } = flags.own;
  const days = /^(\d{1,4})d$/.exec(within ?? '')?.[1];
  const isWrong = within !== undefined && days === undefined;
  const problems = isWrong ? [`--fail-expiring: ${quoteForMessage(within)} is not a number of days such as 7d`] : [];
  const { loaded } = await readLocalPolicy(session, flags, problems);
  const today = session.now.toISOString().slice(0, 10);
  const rows = await buildRows(session, loaded.policy, today, file);
  const { source, sha256 } = loaded;
  const output: JsonOutput<'exceptions'> = {
    ...{ format_version: 1, policy: { source, sha256 } },
    today,
    exceptions: rows.map(({ exception, daysLeft, state, covers, codeOwners }) => ({
      ...toExceptionObject(exception),
      ...(codeOwners.length > 0 && { code_owners: [...codeOwners] }),
      ...{ days_left: daysLeft, state, violation_ids: covers ?? null },
    })),
  };
  if (json) session.write(formatHarmlessJson(output));
  else session.write(formatExceptionTable(rows, source));
  const ending = days === undefined ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
  if (ending.length === 0) return undefined;
  const verb = ending.length === 1 ? 'ends' : 'end';
  session.log.line(`${pluralize(ending.length, 'exception')} ${verb} within ${within}, or ended before`);
  return { judged: [{ verdict: 'failed', reason: 'violations' }] };
}

/** Sorted by expiry, the earliest first. */
async function buildRows(
  session: Session,
  { exceptions, codeOwners }: LoadedPolicy['policy'],
  today: string,
  file: string | undefined,
) {
  const report = file === undefined ? undefined : await readReport(session.folder, file);
  const findings = report?.evidence?.findings;
  const covered = new Map(
    findings && reviewExceptions(findings, exceptions, today).used.map(({ exception, ids }) => [exception, ids]),
  );
  return exceptions
    .map((exception) => ({
      exception,
      /** Negative after the exception has expired. */
      daysLeft: countDaysBetween(today, exception.expires),
      state: formatExceptionState(exception, today),
      /** Ids of the findings in the report that it covers. Undefined without a report. */
      covers: findings && !isExpired(exception, today) ? (covered.get(exception) ?? []) : undefined,
      /** Owners of what it covers, or of the file that it names, from CODEOWNERS if the policy uses it. */
      codeOwners: [
        ...new Set(
          listLocations(exception, findings, covered.get(exception)).flatMap(
            (location) => determineOwners(location, codeOwners) ?? [],
          ),
        ),
      ],
    }))
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

/** The locations that it covers. Without a report, or when it covers nothing, the one file that its path names. */
function listLocations(
  { path }: Exception,
  findings: readonly Finding[] | undefined,
  ids: string[] | undefined,
): Pick<Finding, 'filePath' | 'unclear'>[] {
  const covered = new Set(ids);
  const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
  return found.length > 0 || path === undefined || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}

function formatExceptionTable(rows: Awaited<ReturnType<typeof buildRows>>, source: string): string {
  if (rows.length === 0) return `Policy: ${neutralizeLine(source)}\nExceptions: none\n`;
  const cells = rows.map(({ exception, state, covers, codeOwners }) => [
    exception.expires,
    state,
    neutralizeLine(formatException(exception), 80),
    neutralizeLine(exception.owner ?? (codeOwners.join(' ') || 'no owner'), 40),
    covers === undefined ? '' : covers.length === 0 ? 'unused' : `covers ${pluralize(covers.length, 'finding')}`,
    neutralizeLine(exception.reason, 200),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .filter((cell, column) => column === 5 || cell.trim() !== '' || (widths[column] ?? 0) > 0)
      .join('  ')
      .trimEnd(),
  );
  return `Policy: ${neutralizeLine(source)}\n${lines.join('\n')}\n`;
}
