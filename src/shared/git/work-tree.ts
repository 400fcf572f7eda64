/** Compares a work tree with its commit, without starting a program that its attributes name. */
import { realpath } from 'node:fs/promises';
import { relative } from 'node:path';
import { askGit, findGitRepository, type GitLocation, listConfiguration } from './runner.ts';

const localMs = 30_000;

/** Whether files were changed, added or removed since the commit. False when git does not say. */
export async function hasUncommitted(path: string): Promise<boolean> {
  const status = await readStatus(path, []);
  return status !== undefined && status.text.length > 0;
}

/**
 * The files that were changed, added or removed since the commit, by their paths from the root of the repository and
 * from the folder. Ignored files are excluded. Undefined when git does not say.
 */
export async function listUncommittedFiles(folder: string): Promise<ReadonlySet<string> | undefined> {
  const status = await readStatus(folder, ['-z', '--no-renames', '--untracked-files=all']);
  if (status === undefined) return undefined;
  const paths = status.text
    .split('\0')
    .slice(0, -1)
    .map((line) => line.slice('XY '.length));
  const prefix = relative(await realpath(status.top), await realpath(folder)).replaceAll('\\', '/');
  const inFolder = paths.filter((path) => prefix !== '' && path.startsWith(`${prefix}/`));
  return new Set([...paths, ...inFolder.map((path) => path.slice(prefix.length + 1))]);
}

async function readStatus(path: string, more: readonly string[]): Promise<{ top: string; text: string } | undefined> {
  const location = { path, signal: AbortSignal.timeout(localMs) };
  try {
    const { top } = await findGitRepository(location);
    if (top === undefined) return undefined;
    const options = await disableFilters(location);
    if (options === undefined) return undefined;
    const status = ['status', '--porcelain', '--ignore-submodules=all', ...more];
    const text = await askGit(location, [`--work-tree=${top}`, ...options, ...status]);
    return text === undefined ? undefined : { top, text };
  } catch {
    return undefined;
  }
}

/** Options that disable the programs of every filter. Undefined when a name cannot be written on a command line. */
export async function disableFilters(location: GitLocation): Promise<string[] | undefined> {
  const entries = await listConfiguration(location);
  if (entries === undefined) return undefined;
  const filters = new Set(entries.flatMap(({ name }) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
  if ([...filters].some((name) => name.includes('='))) return undefined;
  const disableFilter = (name: string) =>
    ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
  return [...filters].flatMap(disableFilter).flatMap((setting) => ['-c', setting]);
}
