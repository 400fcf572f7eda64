/** Reads the order of commits, and what a clone lacks: a part of its history, or contents (`--filter`). */

import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFullSha } from './commit-name.ts';
import { readRegularTextSync } from './regular-file.ts';
import { findRepository } from './repository.ts';
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
  path: string,
  most: number,
): Promise<string[] | undefined> {
  if (await isShallow(location)) return undefined;
  const list = ['rev-list', '--full-history', `--max-count=${most}`, sha, '--', path];
  return (await askGit(location, list))?.split('\n').filter(isFullSha);
}

/** Whether the clone may lack contents of commits that it has. */
export async function isPartial(location: GitLocation): Promise<boolean> {
  if (!mayBePartial(location.path)) return false;
  const promisor = ['config', '--get-regexp', String.raw`^(extensions\.partialclone|remote\..*\.promisor)$`];
  return (await askGit(location, promisor)) !== undefined;
}

/**
 * Whether the repository's configuration, or a file that it includes, may define a partial clone. Most clones need no
 * git process for that.
 */
function mayBePartial(path: string): boolean {
  const { checkout, bare } = findRepository(path);
  return [checkout, bare].some((repository) => {
    if (repository === undefined) return false;
    const files = [join(repository.commonFolder, 'config'), join(repository.gitFolder, 'config.worktree')];
    return files.some((file) => existsSync(file) && /partialclone|promisor|include/i.test(readRegularTextSync(file)));
  });
}
