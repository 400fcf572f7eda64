/** `scan-gate explain`: the settings and the policy that a run in this folder would use, with their origins. */
import type { RunEnvironment } from '../ci/context/hints.ts';
import { readContext } from '../ci/context/read-context.ts';
import { githubAccess } from '../ci/github/access.ts';
import { createBudget } from '../clock.ts';
import { type LoadedPolicy, loadPolicy } from '../gate/policy.ts';
import { contextHints, createSurroundings } from '../gate/surroundings.ts';
import { exceptionText } from '../policy/exception-terms.ts';
import type { Exception } from '../policy/policy.ts';
import { claimObject } from '../report/json/json.ts';
import { jsonText, neutralLine } from '../report/neutral.ts';
import { placeOf } from '../runs/place.ts';
import type { Session } from '../session.ts';
import { noServiceUrl } from '../settings/defaults.ts';
import type { FlagReading } from '../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../settings/reading.ts';
import { type Settings, settingGroups, settings } from '../settings/settings.ts';
import type { AnswerOf } from './answers.ts';
import { stateOf } from './exception-state.ts';
import { type SettingRow, settingRows } from './setting-rows.ts';

/** Prints the table, or one object with `--json`. Throws GateError CONFIG for everything that a run would reject. */
export async function explain(session: Session, flags: PlaceFlags<{ json?: true }>): Promise<undefined> {
  const { loaded: explained, isConnected } = await readHere(session, flags);
  const rows = settingRows(explained, isConnected);
  const today = session.now.toISOString().slice(0, 10);
  session.write(flags.own.json ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
}

export type PlaceFlags<Own> = FlagReading<Own & { local?: true }>;

/** The policy that a run in this folder would use. `isConnected`: a service is named. */
export async function readHere(
  session: Session,
  flags: PlaceFlags<object>,
  problems: readonly string[] = [],
): Promise<{ loaded: LoadedPolicy; isConnected: boolean }> {
  const reading = mergeReadings(flags, readEnvironment(session.env));
  const [extra] = flags.positionals;
  if (extra !== undefined) reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
  const isConnected = reading.given['base-url'] !== undefined;
  const address = isConnected ? {} : { 'base-url': { value: noServiceUrl, source: 'default' as const } };
  const read = readSettings({ ...reading.given, ...address }, [...reading.problems, ...problems]);
  return { loaded: await load(session, placeOf(session, flags.own), read), isConnected };
}

const timeoutMs = 60_000;

async function load(session: Session, place: RunEnvironment, read: Settings): Promise<LoadedPolicy> {
  const { env, folder, now, cancel, clock, transport } = session;
  const hints = contextHints(read, { kind: 'folder', named: read.branch });
  const context = await readContext(place, hints);
  const budget = createBudget(clock(), timeoutMs, cancel);
  const github = githubAccess(env, read.githubToken);
  try {
    const around = createSurroundings(context, {
      github,
      transport: await transport(),
      budget,
      folder,
    });
    return await loadPolicy({ settings: read, context, around, log: { say: () => {}, note: () => {} }, now });
  } finally {
    budget.end();
  }
}

function jsonOf({ source, sha256, policy, notes }: LoadedPolicy, rows: readonly SettingRow[], today: string): string {
  const exceptions = policy.exceptions.map(({ vex, ...exception }) => ({
    ...exception,
    ...(vex && { vex: claimObject(vex) }),
    state: stateOf(exception, today),
  }));
  const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
  const answer: AnswerOf<'explain'> = {
    ...{ format_version: 1, policy: { source, sha256 }, settings: table },
    ...{ rules: (policy.rules ?? []).map((rule) => ({ ...rule })), exceptions, notes },
  };
  return jsonText(answer);
}

function tableOf(loaded: LoadedPolicy, rows: readonly SettingRow[], today: string): string {
  const { source, sha256, policy, notes, described } = loaded;
  const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) =>
    Math.max(...cells.map((cell) => cell.length)),
  );
  const line = ({ name, value, from }: SettingRow) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
  const groups = settingGroups.flatMap((group) => {
    const own = rows.filter(({ name }) => settings[name].group === group);
    return own.length === 0 ? [] : ['', `${group}:`, ...own.map(line)];
  });
  const text = [
    `Policy: ${source}`,
    `sha256: ${sha256}`,
    ...groups,
    ...otherLines(described),
    '',
    ...exceptionLines(policy.exceptions, today),
    ...(notes.length > 0 ? ['', 'Notes:', ...notes.map((note) => `  ${note}`)] : []),
  ];
  return `${text.map((each) => neutralLine(each).trimEnd()).join('\n')}\n`;
}

/** Settings that only exist in a policy file. */
function otherLines(described: LoadedPolicy['described']): string[] {
  const others = Object.entries(described).filter(([name]) => !(name in settings) && name !== 'exceptions');
  return others.length === 0 ? [] : ['', 'Policy file:', ...others.map(([name, text]) => `  ${name}: ${text}`)];
}

function shownValue(value: string): string {
  return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}

function exceptionLines(exceptions: readonly Exception[], today: string): string[] {
  if (exceptions.length === 0) return ['Exceptions: none'];
  const lines = exceptions.map((exception) => {
    const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
    return `  ${exceptionText(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
  });
  return ['Exceptions:', ...lines];
}
