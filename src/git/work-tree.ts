/** Whether a work tree differs from its commit, told without any program that its attributes name. */
import { readConfiguration } from './configuration.ts';
import { askGit, type GitPlace, repositoryOf } from './runner.ts';

const localMs = 30_000;

/** Whether files were changed, added or removed since the commit; false where git does not say. */
export async function hasUncommitted(path: string): Promise<boolean> {
  const place = { path, signal: AbortSignal.timeout(localMs) };
  try {
    const { top } = await repositoryOf(place);
    if (top === undefined) return false;
    const options = await withoutFilters(place);
    if (options === undefined) return false;
    const status = ['status', '--porcelain', '--ignore-submodules=all'];
    const { code, stdout } = await askGit(place, [`--work-tree=${top}`, ...options, ...status]);
    return code === 0 && stdout.length > 0;
  } catch {
    return false;
  }
}

/** Settings that take its programs from every filter; undefined where a name cannot be written on a command line. */
async function withoutFilters(place: GitPlace): Promise<string[] | undefined> {
  const listed = await askGit(place, ['config', '--list', '--show-scope', '-z', '--includes']);
  if (listed.code !== 0) return undefined;
  const names = readConfiguration(listed.stdout.toString()).map(({ name }) => name);
  const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
  if ([...filters].some((name) => name.includes('='))) return undefined;
  const off = (name: string) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
  return [...filters].flatMap(off).flatMap((setting) => ['-c', setting]);
}
