/** The command line of `scan-gate judge`: its own flags, and those of the settings that mean something without a scan. */
import { type ScanType, scanTypes } from '../../api/schemas.ts';
import { GateError } from '../../errors.ts';
import type { Environment } from '../../session.ts';
import { readFlags } from '../../settings/flags.ts';
import { mergeReadings, readEnvironment, readSettings } from '../../settings/reading.ts';
import { type SettingName, type Settings, settingNames, settings } from '../../settings/settings.ts';
import { alternatives, shown } from '../../settings/values.ts';

export type JudgeMode = 'report' | 'sarif';

export interface JudgeFlags {
  mode: JudgeMode;
  /** In the order given, each once. */
  files: string[];
  /** `--type`: what the scanner of the SARIF files looks for. */
  declaredType: ScanType | undefined;
  /** `--policy`: a policy file of this machine, judged by as it is. */
  policyFile: string | undefined;
  settings: Settings;
}

export const judgeHelp = `Usage: scan-gate judge --report FILE [FILE …] [--policy FILE] [policy flags]
       scan-gate judge --sarif FILE [FILE …] [--type TYPE] [--policy FILE] [flags]

Judges without a scan and without a service.

  --report FILE   Report files that runs wrote (json-file): says of each what this policy would have decided.
  --sarif FILE    SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does.
  --type TYPE     What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the
                  scanner's name and its rules tell; what they do not tell counts as every type.
  --policy FILE   A policy file to judge by, as it is. Without it: the one that a run here would have.
  --help          Show this text.

The flags of the policy are those of scan-gate run, such as --fail-on-severity or --threshold; with --sarif those of
the surfaces and files too. Exit codes: 0 passed, 1 failed, 2 inconclusive; of several reports the worst.
`;

const listFlags = ['report', 'sarif'] as const;
const singleFlags = ['type', 'policy'] as const;
type OwnFlag = (typeof listFlags)[number] | (typeof singleFlags)[number];
const ownFlags: readonly OwnFlag[] = [...listFlags, ...singleFlags];

/** Stands in for the service, of which nothing is asked. */
const anyUrl = 'http://127.0.0.1/api/v1';

/** Settings that only mean something where something is scanned. */
const scanGroups: readonly string[] = ['Service', 'Scan'];
const scanNames: readonly SettingName[] = ['wait', 'poll-interval-seconds', 'category', 'upload-sarif'];
const shownGroups: readonly string[] = ['Surfaces', 'Files'];

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
export function readJudgeFlags(argv: readonly string[], env: Environment): JudgeFlags {
  const { own, rest, problems } = takeOwnFlags(argv);
  const flags = readFlags(rest);
  const modes = listFlags.filter((name) => own[name].length > 0);
  if (modes.length !== 1) problems.push('judge takes either --report FILE or --sarif FILE');
  const mode = modes[0] ?? 'report';
  for (const name of flags.switches) problems.push(`--${name} does not go with judge`);
  const isRefused = (name: SettingName) => isWithoutMeaning(name, mode);
  for (const name of settingNames.filter((each) => flags.given[each] !== undefined && isRefused(each)))
    problems.push(`--${name} does not go with judge --${mode}`);
  if (own.type.length > 0 && mode === 'report') problems.push('--type goes with --sarif');
  if (own.policy.length > 0 && flags.given['config-file'])
    problems.push('--policy and --config-file exclude each other');
  const merged = mergeReadings(flags, readEnvironment(env));
  const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => !isRefused(name as SettingName)));
  const address = { 'base-url': { value: anyUrl, source: 'default' as const } };
  const declaredType = typeOf(own.type[0], problems);
  return {
    mode,
    files: [...new Set([...own[mode], ...flags.positionals])],
    declaredType,
    policyFile: own.policy[0],
    settings: readSettings({ ...given, ...address }, [...problems, ...merged.problems]),
  };
}

function isWithoutMeaning(name: SettingName, mode: JudgeMode): boolean {
  const { group } = settings[name];
  return scanGroups.includes(group) || scanNames.includes(name) || (mode === 'report' && shownGroups.includes(group));
}

interface Taken {
  own: Record<OwnFlag, string[]>;
  rest: string[];
  problems: string[];
}

/** `--report a.json` and `--report=a.json`; everything else is left for the settings. */
function takeOwnFlags(argv: readonly string[]): Taken {
  const taken: Taken = { own: { report: [], sarif: [], type: [], policy: [] }, rest: [], problems: [] };
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index] ?? '';
    const [, word = '', inline] = /^--([a-z]+)(?:=(.*))?$/s.exec(argument) ?? [];
    const name = ownFlags.find((known) => known === word);
    if (name === undefined) {
      taken.rest.push(argument);
      continue;
    }
    const value = inline ?? argv[index + 1];
    if (inline === undefined) index++;
    if (!value || (inline === undefined && value.startsWith('--'))) taken.problems.push(`--${name} needs a value`);
    else if (singleFlags.some((single) => single === name) && taken.own[name].length > 0)
      taken.problems.push(`--${name} is given twice`);
    else taken.own[name].push(value);
    if (inline === undefined && value?.startsWith('--')) index--;
  }
  return taken;
}

function typeOf(word: string | undefined, problems: string[]): ScanType | undefined {
  if (word === undefined) return undefined;
  const type = scanTypes.find((known) => known === word || (known === 'secrets' && word === 'secret'));
  if (type === undefined)
    problems.push(`--type: ${shown(word)} is not ${alternatives(['sast', 'sca', 'secret', 'iac'])}`);
  return type;
}

/** A file that was named and cannot be read. */
export function unreadable(name: string, error: unknown, code: 'CONFIG' | 'SCAN_FAILED'): GateError {
  const why = (error as NodeJS.ErrnoException).code ?? 'unknown fault';
  return new GateError(code, `${name} could not be read (${why})`, {
    cause: error,
    hint: 'Name a file that is there and can be read.',
  });
}
