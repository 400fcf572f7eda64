/**
 * Writes every file that a run is asked for. Nobody can read a partial file, and no file is written through a link that
 * a branch has committed.
 */
import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, lstat, mkdir, open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { isFolder } from '../../shared/git/regular-file.ts';
import { listWorkTrees } from '../../shared/git/repository.ts';

/**
 * Writes next to the target and renames. Missing folders are created. Below the folder, and in a checkout around it, no
 * link may lead out of the one that contains the path, nor into its repository. A path elsewhere is the user's own
 * choice. If it rejects, it leaves nothing behind. `text`: complete, or pieces that are written one by one before the next
 * is generated.
 */
export async function writeWithin(folder: string, path: string, text: string | Iterable<string>): Promise<void> {
  const place = resolve(folder, path);
  const held = await findContainingFolder([folder, ...listWorkTrees(folder)], place);
  if (held === undefined && (await isDevice(place))) return writeInto(await open(place, constants.O_WRONLY), text);
  if (held === undefined) await createFolders(dirname(place));
  const parent = held === undefined ? dirname(place) : await createFoldersWithin(held);
  const written = join(parent, basename(place));
  const beside = `${written}.${randomUUID()}.tmp`;
  try {
    // Never through a link: the name must not exist yet.
    const file = await open(beside, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 0o666);
    if (held !== undefined) await checkLocation(file, beside);
    await writeInto(file, text);
    await rename(beside, written);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Removes a file that an earlier step or the commit left at a path where this run writes nothing. It would be taken for
 * the result of this run. Rejects if a link leads out of the folder.
 */
export async function removeWithin(folder: string, path: string): Promise<void> {
  const place = resolve(folder, path);
  const held = await findContainingFolder([folder, ...listWorkTrees(folder)], place);
  if (await isDevice(place)) return;
  const parent = await realpath(dirname(place)).catch(() => undefined);
  if (parent === undefined) return;
  if (held !== undefined && parent !== held.top && !isBelow(held.top, parent)) throw createEscapeError();
  await rm(join(parent, basename(place)), { force: true });
}

/**
 * Writes a new file below the folder and creates missing folders. Rejects without changing anything if the name exists,
 * or if a link or a file is in the path.
 */
export async function writeNewWithin(folder: string, path: string, text: string): Promise<void> {
  let parent = await realpath(folder);
  for (const part of dirname(path).split('/')) {
    parent = join(parent, part);
    await mkdir(parent).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!(await lstat(parent)).isDirectory()) throw new Error(`${part} is a link or a file, not a folder`);
  }
  const place = join(parent, basename(path));
  const file = await open(place, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 0o666);
  await checkLocation(file, place);
  await writeInto(file, text);
}

/** Undefined on Windows. */
const noFollow = constants.O_NOFOLLOW ?? 0;

/**
 * The real path of the innermost folder that contains the path, and the names of the folders from there to the path's own
 * folder. Undefined for a path outside of all folders. Folders are compared by real path, not by name.
 */
async function findContainingFolder(
  folders: readonly string[],
  place: string,
): Promise<{ top: string; parts: string[] } | undefined> {
  const tops = new Set(await Promise.all(folders.map(resolveRealPath)));
  const { root } = parse(place);
  for (let above = dirname(place); ; above = dirname(above)) {
    const top = await resolveRealPath(above);
    if (tops.has(top)) return { top, parts: relative(above, dirname(place)).split(sep).filter(Boolean) };
    if (above === root) return undefined;
  }
}

async function resolveRealPath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

/** Creates nested folders, each in the real path of the one before. */
async function createFoldersWithin({ top, parts }: { top: string; parts: string[] }): Promise<string> {
  let real = top;
  for (const part of parts) {
    await mkdir(join(real, part)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    real = await realpath(join(real, part));
    const isNamed = parts.includes('.git');
    const isInRepositoryData = relative(top, real).split(sep).includes('.git');
    if (!isBelow(top, real) || (!isNamed && isInRepositoryData)) throw createEscapeError();
  }
  return real;
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Whether the opened file is the one with that name in that folder: a link may have been added since the folder was
 * checked.
 */
async function isSameFile(file: FileHandle, path: string): Promise<boolean> {
  // Linux states the real path of an opened file. On other systems the folder may be swapped between two checks.
  const place = await readlink(`/proc/self/fd/${file.fd}`).catch(() => path);
  if (place !== path) return false;
  const [opened, found, real] = await Promise.all([file.stat(), lstat(path), realpath(dirname(path))]);
  return opened.ino === found.ino && opened.dev === found.dev && real === dirname(path);
}

function createEscapeError(): Error {
  return new Error('a link leads out of the folder');
}

/** Closes the file and rejects if it is not the one with that name in that folder, or if this cannot be checked. */
async function checkLocation(file: FileHandle, path: string): Promise<void> {
  try {
    if (!(await isSameFile(file, path))) throw createEscapeError();
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function writeInto(file: FileHandle, text: string | Iterable<string>): Promise<void> {
  try {
    await file.writeFile(text, 'utf8');
  } finally {
    await file.close();
  }
}

/** A device or a pipe must be written in place, and must not be replaced by a file. */
async function isDevice(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
}

/**
 * Creates one folder at a time: in a file system without new folders, such as /proc, Node.js's recursive mkdir never
 * returns.
 */
async function createFolders(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && !(await isFolder(parent))) await createFolders(parent);
  await mkdir(path).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error;
  });
}
