/**
 * Compares the policy with the files of the judged commit: a pattern that matches nothing was meant differently, and so
 * was a policy file that is not read.
 */

import { readdir } from 'node:fs/promises';
import { GateError } from '../../../shared/errors.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import type { RunLog } from '../../hosts/log.ts';
import type { Changes } from '../../policy/changes.ts';
import { isExpired } from '../../policy/exceptions.ts';
import { compileCountingGlob, compilePathGlob } from '../../policy/path-matching.ts';
import type { Policy } from '../../policy/policy.ts';
import { correctPolicyPath, findMiscasedPaths } from '../../policy/policy.ts';
import type { Settings } from '../../settings/settings.ts';

const shownPatterns = 5;
const hint = 'Correct the pattern in the policy file: paths begin at the root of the repository.';

/**
 * Why a pass is withdrawn, after noting each pattern that matches no file. Undefined if there is no reason. Throws
 * GateError CONFIG (reason `settings`) for an excusing pattern that may mean a folder.
 */
export async function checkPatternsAgainstTree(
  policy: Policy,
  /** The paths of the judged commit's files. Undefined or empty if not known. */
  files: ReadonlySet<string> | undefined,
  /** A pattern may be about a file that the change removes. Read only if a pattern matches nothing. */
  readChanges: () => Promise<Changes | undefined>,
  log: RunLog,
): Promise<GateError | undefined> {
  if (files === undefined || files.size === 0) return undefined;
  const unclear = findUnclearFolders(policy, files);
  if (unclear.length > 0)
    throw createSettingsError(
      unclear.map(({ setting, pattern }) => {
        const name = neutralizeLine(pattern, 80);
        return `${setting}: "${name}" is a folder; write "${name}/" or "${name}/**" for everything in it`;
      }),
    );
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

/**
 * Notes files that look like the policy file but are not read, because git's paths are case-sensitive. Without a line
 * about it, such a run would be judged by the defaults while the team believes in its policy. If the judged commit's
 * files are not known, the job's folder is listed.
 */
export async function notePolicyNames(
  settings: Pick<Settings, 'configFile'>,
  files: ReadonlySet<string> | undefined,
  folder: string,
  log: Pick<RunLog, 'note'>,
): Promise<void> {
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

/** A pattern of the policy and the policy file's key that contains it. */
interface SettingPattern {
  setting: string;
  pattern: string;
}

/**
 * Excusing patterns that match a folder without saying whether its contents are meant. Guessing would loosen the
 * policy.
 */
function findUnclearFolders(policy: Policy, files: ReadonlySet<string>): SettingPattern[] {
  const { ignorePaths = [], skipWhen = [], exceptions, today } = policy;
  const excusing: SettingPattern[] = [
    ...ignorePaths.map((pattern) => ({ setting: 'ignore-paths', pattern })),
    ...skipWhen.map((pattern) => ({ setting: 'skip-when', pattern })),
  ];
  for (const exception of exceptions)
    if (exception.path !== undefined && !isExpired(exception, today))
      excusing.push({ setting: 'exceptions: path', pattern: exception.path });
  const named = excusing.filter(({ pattern }) => !/(?:\/|(?:^|\/)\*\*)$/.test(pattern));
  if (named.length === 0) return [];
  const folders = listFolders(files);
  const fits = (pattern: string, paths: ReadonlySet<string>) =>
    isLiteral(pattern) ? paths.has(pattern.replace(/^(?:\.\/)+/, '')) : [...paths].some(compilePathGlob(pattern));
  return named.filter(({ pattern }) => {
    if (!fits(pattern, folders)) return false;
    // `src/*` and `build*` may mean files only.
    return !/\*[^/]*$/.test(pattern) || !fits(pattern, files);
  });
}

/**
 * Patterns of `paths` and of blocking rules that match no file. `others` are paths that count as files, such as those
 * of removed files.
 */
function findUnmatchedPatterns(
  { paths = [], rules = [] }: Policy,
  files: ReadonlySet<string>,
  others: Iterable<string> = [],
): SettingPattern[] {
  const all = [...files, ...others];
  const counting: SettingPattern[] = paths.map((pattern) => ({ setting: 'paths', pattern }));
  for (const { name, effect, match } of rules)
    if (effect === 'block')
      for (const pattern of match.path ?? []) counting.push({ setting: `rule "${name}": match.path`, pattern });
  return counting.filter(({ pattern }) => !all.some(compileCountingGlob(pattern)));
}

/** The path that an unmatched pattern most likely means. Undefined if no path is similar. */
function suggestPattern(pattern: string, files: ReadonlySet<string>): string | undefined {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  const [, literal = '', rest = ''] = /^((?:[^*?[\]{}/]+(?:\/|$))*)(.*)$/.exec(pattern.replace(/^(?:\.\/)+/, '')) ?? [];
  const wanted = fold(literal.replace(/\/$/, ''));
  if (wanted === '') return undefined;
  const places = [...listFolders(files), ...files];
  const found =
    places.find((each) => fold(each) === wanted) ?? places.find((each) => fold(each).endsWith(`/${wanted}`));
  return found === undefined ? undefined : `${found}${literal.endsWith('/') ? '/' : ''}${rest}`;
}

function isLiteral(pattern: string): boolean {
  return !/[*?[\]{}\\]|\/\/|\/\.\//.test(pattern);
}

function listFolders(files: ReadonlySet<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
