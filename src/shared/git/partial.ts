/** Recognizes partial clones (`--filter`), which fetch contents when they are needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularTextSync } from './regular-file.ts';
import { findRepository } from './repository.ts';
import { askGit, type GitLocation } from './runner.ts';

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
