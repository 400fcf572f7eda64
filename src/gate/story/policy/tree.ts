/**
 * Compares the policy's patterns with the files of the judged commit: a pattern that matches nothing was meant
 * differently.
 */

import { readdir } from 'node:fs/promises';
import { GateError } from '../../../shared/errors.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import type { Changes } from '../../policy/changes.ts';
import type { Policy } from '../../policy/policy.ts';
import { correctPolicyPath, findMiscasedPaths } from '../../policy/policy-files.ts';
import { findUnclearFolders, findUnmatchedPatterns, type SettingPattern, suggestPattern } from '../../policy/tree.ts';
import type { Settings } from '../../settings/settings.ts';
import type { RunLog } from '../run.ts';

interface TreeRequest {
  policy: Policy;
  /** The paths of the judged commit's files. Undefined or empty if not known. */
  files: ReadonlySet<string> | undefined;
  /** A pattern may be about a file that the change removes. Read only if a pattern matches nothing. */
  readChanges: () => Promise<Changes | undefined>;
  log: RunLog;
}

const shownPatterns = 5;
const hint = 'Correct the pattern in the policy file: paths begin at the root of the repository.';

/**
 * Why a pass is withdrawn, after noting each pattern that matches no file. Undefined if there is no reason. Throws
 * GateError CONFIG (reason `settings`) for an excusing pattern that may mean a folder.
 */
export async function checkPatternsAgainstTree({
  policy,
  files,
  readChanges,
  log,
}: TreeRequest): Promise<GateError | undefined> {
  if (files === undefined || files.size === 0) return undefined;
  const unclear = findUnclearFolders(policy, files);
  if (unclear.length > 0) throw createSettingsError(unclear.map(formatFolderMistake));
  if (findUnmatchedPatterns(policy, files).length === 0) return undefined;
  const changed = (await readChanges())?.files.keys() ?? [];
  const unmatched = findUnmatchedPatterns(policy, files, changed).map((each) => ({
    ...each,
    text: formatUnmatched(each, files),
  }));
  const inPaths = unmatched.filter(({ setting }) => setting === 'paths');
  for (const { setting, text } of unmatched) if (setting !== 'paths') log.note(text);
  return inPaths.length === 0 ? undefined : createSettingsError(inPaths.map(({ text }) => text));
}

function formatFolderMistake({ setting, pattern }: SettingPattern): string {
  const name = neutralizeLine(pattern, 80);
  return `${setting}: "${name}" is a folder; write "${name}/" or "${name}/**" for everything in it`;
}

function formatUnmatched({ setting, pattern }: SettingPattern, files: ReadonlySet<string>): string {
  const like = suggestPattern(pattern, files);
  const suggestion = like === undefined || like === pattern ? '' : `; did you mean "${neutralizeLine(like, 80)}"?`;
  return `${setting}: "${neutralizeLine(pattern, 80)}" matches no file of this commit${suggestion}`;
}

function createSettingsError(texts: readonly string[]): GateError {
  const more = texts.length - shownPatterns;
  const shown = texts.slice(0, shownPatterns).join('; ');
  return new GateError('CONFIG', `${shown}${more > 0 ? `; and ${more} more` : ''}`, { reason: 'settings', hint });
}

/** Notes files that look like the policy file but are not read, because git's paths are case-sensitive. */

interface PolicyNameCheck {
  settings: Pick<Settings, 'configFile'>;
  /** The paths of the judged commit's files. Undefined or empty if not known: then the job's folder is listed. */
  files: ReadonlySet<string> | undefined;
  folder: string;
  log: Pick<RunLog, 'note'>;
}

/** Without a line about it, such a run would be judged by the defaults while the team believes in its policy. */
export async function notePolicyNames({ settings, files, folder, log }: PolicyNameCheck): Promise<void> {
  // Then no other file is read, whatever its name.
  if (settings.configFile?.kind === 'own') return;
  const paths = files !== undefined && files.size > 0 ? files : await listPlaces(folder);
  for (const path of findMiscasedPaths(paths))
    log.note(`${neutralizeLine(path, 80)} is not read: the policy file is ${correctPolicyPath(path)}; rename it`);
}

/** The paths in the two folders that can hold a policy file. Empty if they cannot be read. */
async function listPlaces(folder: string): Promise<ReadonlySet<string>> {
  const list = (path: string) => readdir(path).catch((): string[] => []);
  const top = await list(folder);
  const folders = top.filter((name) => name.toLowerCase() === '.github');
  const below = await Promise.all(
    folders.map(async (name) => (await list(`${folder}/${name}`)).map((each) => `${name}/${each}`)),
  );
  return new Set([...top, ...below.flat()]);
}
