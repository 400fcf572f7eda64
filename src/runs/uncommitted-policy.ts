/** Says that the policy file of the folder is not the committed one: only what is committed counts. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configFilePath } from '../gate/guards.ts';
import { commitSha, gitIn, readFileAt } from '../git/files.ts';
import { findRepository } from '../git/repository.ts';
import type { Settings } from '../settings/settings.ts';

/** One line, or none where both are the same, or where git does not say. */
export async function uncommittedPolicyLines(
  folder: string,
  { configFile }: Pick<Settings, 'configFile'>,
): Promise<string[]> {
  const path = configFile?.kind === 'own' ? configFile.path : configFilePath;
  const top = findRepository(folder).checkout?.top;
  if (top === undefined) return [];
  const here = await readSmall(join(top, path)).catch(() => undefined);
  if (here === undefined) return [];
  try {
    const head = await commitSha('HEAD', gitIn(top));
    const committed = head === undefined ? undefined : await readFileAt(top, head, path);
    if (committed !== undefined && withPlainEnds(committed.text) === withPlainEnds(here)) return [];
    const what = committed === undefined ? 'is not committed' : 'has changes that are not committed';
    return [`${path} ${what}: only committed policy is read`];
  } catch {
    return [];
  }
}

/** Undefined for what is no regular file: a pipe would wait for ever. */
async function readSmall(path: string): Promise<string | undefined> {
  const entry = await lstat(path);
  return entry.isFile() && entry.size <= sizeCapBytes ? readFile(path, 'utf8') : undefined;
}

const sizeCapBytes = 1024 * 1024;

/** git may write other line ends into the folder than it commits. */
function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
