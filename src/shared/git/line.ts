/** Reads the order of commits: ancestors, first parents and changes of a file. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFullSha } from './commit-name.ts';
import { askGit, findGitRepository, type GitLocation, runGitCommand } from './runner.ts';

/**
 * Whether the clone lacks a part of its history, which the file `shallow` shows (gitrepository-layout). True when that
 * cannot be read.
 */
export async function isShallow(location: GitLocation): Promise<boolean> {
  const { commonFolder } = await findGitRepository(location);
  return lstat(join(commonFolder, 'shallow')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/** Full SHAs of earlier commits along first parents, newest first. Fewer when the clone ends. */
export async function listCommitsBefore(location: GitLocation, sha: string, most: number): Promise<string[]> {
  const listed = await askGit(location, ['rev-list', '--first-parent', `--max-count=${most + 1}`, sha, '--']);
  return listed?.split('\n').filter(isFullSha).slice(1) ?? [];
}

/** Undefined when the clone does not show it. */
export async function isAncestor(location: GitLocation, sha: string, of: string): Promise<boolean | undefined> {
  if (!isFullSha(sha)) return undefined;
  const { code } = await runGitCommand(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, of]);
  return code === 0 ? true : code === 1 ? false : undefined;
}

/**
 * Full SHAs of at most `most` commits up to this one that changed a file, newest first. Undefined when the clone does
 * not have the whole history.
 */
export async function listCommitsChanging(
  location: GitLocation,
  sha: string,
  { path, most }: { path: string; most: number },
): Promise<string[] | undefined> {
  if (await isShallow(location)) return undefined;
  const list = ['rev-list', '--full-history', `--max-count=${most}`, sha, '--', path];
  return (await askGit(location, list))?.split('\n').filter(isFullSha);
}
