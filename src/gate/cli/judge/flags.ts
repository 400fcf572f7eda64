/**
 * Reads the command line of `scan-gate judge`, its own flags and the settings that make sense without a scan, and its
 * policy: the file that `--policy` names, or the policy that a run in this folder would use.
 */

import { resolve } from 'node:path';
import type { ScanType } from '../../../shared/api/words.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import type { RunLog } from '../../hosts/log.ts';
import type { Environment } from '../../hosts/system.ts';
import { withPolicy } from '../../run/gate-run.ts';
import { describePlace, describeUnattended, readRunContext } from '../../run/place.ts';
import type { Session } from '../../run/session.ts';
import { readScanType } from '../../settings/entries/sarif.ts';
import type { FlagReading } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../../settings/reading.ts';
import {
  commandSettings,
  getFlagName,
  type SettingGroup,
  type SettingName,
  type Settings,
  settings,
} from '../../settings/settings.ts';
import { quoteForMessage } from '../../settings/values.ts';
import type { LoadedPolicy } from '../../story/policy/load.ts';
import type { RepositoryReader } from '../../story/repository-access.ts';

const scanGroups: readonly SettingGroup[] = ['Service', 'Scan'];
const scanNames: readonly SettingName[] = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];

/** All settings except those that only make sense for a scan. */
export const judgeSettings: readonly SettingName[] = commandSettings.filter(
  (name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name),
);

export interface JudgeFlags {
  mode: 'report' | 'sarif';
  /** In the given order, without duplicates. */
  files: string[];
  /** `--base-sarif`: the findings at the base. */
  baseFiles: string[];
  /** `--type`: the type of findings in the SARIF files. */
  declaredType: ScanType | undefined;
  /** `--policy`: a local policy file that is used as it is. */
  policyFile: string | undefined;
  settings: Settings;
  local: true | undefined;
  /** Whether the output is for programs. */
  json: boolean;
}

/** These settings shape a run's own report, which `--report` does not create. */
const shownGroups: readonly SettingGroup[] = ['Surfaces', 'Files'];

/** As the table of commands declares them. */
export type GivenFlags = FlagReading<{
  report?: string[];
  sarif?: string[];
  'base-sarif'?: string[];
  type?: string[];
  policy?: string[];
  json?: true;
  local?: true;
}>;

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
export function readJudgeFlags({ own, ...flags }: GivenFlags, env: Environment): JudgeFlags {
  const problems = [...flags.problems];
  const { report = [], sarif = [], 'base-sarif': baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
  const mode = sarif.length > 0 ? 'sarif' : 'report';
  const isShown = (name: SettingName) => shownGroups.includes(settings[name].group);
  for (const name of commandSettings.filter((each) => mode === 'report' && isShown(each) && flags.given[each]))
    problems.push(`--${getFlagName(name)} does not go with judge --report`);
  if (word !== undefined && mode === 'report') problems.push('--type goes with --sarif');
  if (baseFiles.length > 0 && mode === 'report') problems.push('--base-sarif goes with --sarif');
  if (policyFile !== undefined && flags.given['config-file'])
    problems.push('--policy and --config-file exclude each other');
  const complain = (complaint: string) => problems.push(`--type: ${quoteForMessage(word ?? '')} ${complaint}`);
  const declaredType = word === undefined ? undefined : readScanType(word, complain);
  const merged = mergeReadings({ given: flags.given, problems }, readEnvironment(env));
  const isUsable = (name: SettingName) => judgeSettings.includes(name) && !(mode === 'report' && isShown(name));
  const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isUsable(name as SettingName)));
  return {
    mode,
    files: [...new Set([...report, ...sarif, ...flags.positionals])],
    baseFiles,
    declaredType,
    policyFile,
    local: own.local,
    json: own.json === true,
    settings: readSettings(given, merged.problems),
  };
}

export interface JudgeContext {
  context: RunContext;
  reader: RepositoryReader;
  loaded: LoadedPolicy;
  /** Those of the command. */
  settings: Settings;
}

/** Reads the policy and passes it to `use` with the surroundings, which are closed when `use` ends. */
export async function withJudgePolicy<T>(
  session: Session,
  { settings, policyFile, local }: JudgeFlags,
  { log, use }: { log: RunLog; use: (context: JudgeContext) => Promise<T> },
): Promise<T> {
  const { folder } = session;
  const context = await readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  const named = policyFile === undefined ? undefined : { path: resolve(folder, policyFile), name: policyFile };
  const place = named === undefined ? await describePlace(folder, settings, context) : describeUnattended(context);
  for (const line of place) log.say(line);
  return withPolicy(session, settings, context, {
    log,
    policyFile: named,
    use: (loaded, reader) => use({ context, reader, loaded, settings }),
  });
}
