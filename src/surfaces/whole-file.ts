/** Writes a file beside its place and renames it, so that nobody ever reads half of it. */
import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';

/** Makes its folders too. Rejects with what the file system says, and leaves nothing behind then. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(beside, text, 'utf8');
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * The same for a file that may lie in a checkout: below the folder no link may lead out of it again, for its author may have
 * committed one. A path that is named outside of the folder is the user's own.
 */
export async function writeWithin(folder: string, path: string, text: string): Promise<void> {
  const place = resolve(folder, path);
  if (isBelow(folder, place)) {
    const [top, parent] = [await realpath(folder), await realParent(place)];
    if (parent !== top && !isBelow(top, parent)) throw new Error('a link leads out of the folder');
  }
  await writeWhole(place, text);
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

/** Where the nearest folder above the path that exists really lies. */
async function realParent(path: string): Promise<string> {
  const parent = dirname(path);
  try {
    return await realpath(parent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    return realParent(parent);
  }
}
