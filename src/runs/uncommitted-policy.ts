/** Notes if the policy file in the folder differs from the committed one, because only the committed one counts. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGit, readFileAt, resolveSha } from '../git/files.ts';
import { findRepository } from '../git/repository.ts';
import { policyPaths } from '../policy/policy-files.ts';
import type { Settings } from '../settings/settings.ts';

/** One line for each file that differs from the committed one. Empty if git cannot tell. */
export async function describeUncommittedPolicy(
  folder: string,
  { configFile }: Pick<Settings, 'configFile'>,
): Promise<string[]> {
  const paths = configFile?.kind === 'own' ? [configFile.path] : policyPaths;
  const top = findRepository(folder).checkout?.top;
  if (top === undefined) return [];
  return (await Promise.all(paths.map((path) => compareCommitted(top, path)))).flat();
}

async function compareCommitted(top: string, path: string): Promise<string[]> {
  const here = await readSmallFile(join(top, path)).catch(() => undefined);
  if (here === undefined) return [];
  try {
    const head = await resolveSha('HEAD', createGit(top));
    const committed = head === undefined ? undefined : await readFileAt(top, head, path);
    if (committed !== undefined && normalizeLineEndings(committed.text) === normalizeLineEndings(here)) return [];
    const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
    return [`${path} ${what}: only committed policy is read`];
  } catch {
    return [];
  }
}

/** Undefined if it is not a regular file: reading a pipe would wait forever. */
async function readSmallFile(path: string): Promise<string | undefined> {
  const entry = await lstat(path);
  return entry.isFile() && entry.size <= sizeCapBytes ? readFile(path, 'utf8') : undefined;
}

const sizeCapBytes = 1024 * 1024;

/** git may write other line endings into the folder than it commits. */
function normalizeLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
