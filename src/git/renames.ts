/** Which files git takes for renamed between two commits: those that are at least half alike. */
import { askGit, type GitPlace } from './runner.ts';

/** The earlier path by the later one; empty where git cannot tell. */
export async function listRenames(place: GitPlace, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const options = ['--no-ext-diff', '--no-textconv', '--no-relative', '--find-renames=50%', '--diff-filter=R', '-z'];
  const { code, stdout } = await askGit(place, ['diff', '--name-status', ...options, '--end-of-options', from, to]);
  if (code !== 0) return new Map();
  // `R087`, the earlier path, the later path.
  const fields = stdout.toString().split('\0');
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) renames.set(fields[at + 2] ?? '', fields[at + 1] ?? '');
  return renames;
}
