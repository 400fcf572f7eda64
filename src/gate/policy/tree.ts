/** Checks the policy's patterns against the files of the judged commit, if these are known. */
import { isExpired } from './exception-terms.ts';
import { compileCountingGlob, compilePathGlob } from './path-matching.ts';
import type { Policy } from './policy.ts';

/** A pattern of the policy and the policy file's key that contains it. */
export interface SettingPattern {
  setting: string;
  pattern: string;
}

type PatternPolicy = Pick<Policy, 'paths' | 'ignorePaths' | 'skipWhen' | 'exceptions' | 'rules' | 'today'>;

/**
 * Excusing patterns that match a folder without saying whether its contents are meant. Guessing would loosen the
 * policy.
 */
export function findUnclearFolders(policy: PatternPolicy, files: ReadonlySet<string>): SettingPattern[] {
  const named = listExcusingPatterns(policy).filter(({ pattern }) => !/(?:\/|(?:^|\/)\*\*)$/.test(pattern));
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
export function findUnmatchedPatterns(
  policy: PatternPolicy,
  files: ReadonlySet<string>,
  others: Iterable<string> = [],
): SettingPattern[] {
  const all = [...files, ...others];
  return listCountingPatterns(policy).filter(({ pattern }) => !all.some(compileCountingGlob(pattern)));
}

function listExcusingPatterns({ ignorePaths = [], skipWhen = [], exceptions, today }: PatternPolicy): SettingPattern[] {
  return [
    ...ignorePaths.map((pattern) => ({ setting: 'ignore-paths', pattern })),
    ...skipWhen.map((pattern) => ({ setting: 'skip-when', pattern })),
    ...exceptions.flatMap((exception) => {
      const { path: pattern } = exception;
      return pattern === undefined || isExpired(exception, today) ? [] : [{ setting: 'exceptions: path', pattern }];
    }),
  ];
}

function listCountingPatterns({ paths = [], rules = [] }: PatternPolicy): SettingPattern[] {
  return [
    ...paths.map((pattern) => ({ setting: 'paths', pattern })),
    ...rules
      .filter(({ effect }) => effect === 'block')
      .flatMap(({ name, match: { path = [] } }) =>
        path.map((pattern) => ({ setting: `rule "${name}": match.path`, pattern })),
      ),
  ];
}

/** The path that an unmatched pattern most likely means. Undefined if no path is similar. */
export function suggestPattern(pattern: string, files: ReadonlySet<string>): string | undefined {
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
