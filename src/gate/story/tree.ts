/**
 * Compares the policy's patterns with the files of the judged commit: a pattern that matches nothing was meant
 * differently.
 */
import { GateError } from '../../shared/errors.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import type { Changes } from '../policy/changes.ts';
import type { Policy } from '../policy/policy.ts';
import { findUnclearFolders, findUnmatchedPatterns, type SettingPattern, suggestPattern } from '../policy/tree.ts';
import type { RunLog } from './run.ts';

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
