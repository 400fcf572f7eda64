/** Finds files that were renamed between two commits. */
import { askGit, type GitLocation } from './runner.ts';

/** A script that becomes TypeScript keeps its name, but most of its lines may differ. */
const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 } as const;

/**
 * The earlier path by the later path, for files that git finds at least half alike; 20 % is enough for a script that
 * changed its extension. Empty when git cannot tell.
 */
export async function listRenames(
  location: GitLocation,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const plain = ['--name-status', '--no-ext-diff', '--no-textconv', '--no-relative'];
  const options = [...plain, `--find-renames=${leastAlike.ofScripts}%`, '-l3000', '--diff-filter=R', '-z'];
  const listed = await askGit(location, ['diff', ...options, '--end-of-options', from, to]);
  // The status `R087`, the earlier path, the later path.
  const fields = listed?.split('\0') ?? [];
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
    const least = isSameScriptName(before, after) ? leastAlike.ofScripts : leastAlike.usual;
    if (Number(score.slice(1)) >= least) renames.set(after, before);
  }
  return renames;
}

function isSameScriptName(before: string, after: string): boolean {
  const stripExtension = (path: string) => path.replace(scriptExtension, '');
  return (
    scriptExtension.test(before) && scriptExtension.test(after) && stripExtension(before) === stripExtension(after)
  );
}
