/** Reads the command line of `scan-gate judge`: its own flags, and the settings that make sense without a scan. */

import type { ScanType } from '../../../shared/api/words.ts';
import type { Environment } from '../../hosts/system.ts';
import { readScanType } from '../../settings/entries/scan.ts';
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
