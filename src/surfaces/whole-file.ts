/**
 * The one writer of files that a run is asked for. Nobody ever reads half of one, and none is written through a link that a
 * branch has committed.
 */
import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, lstat, mkdir, open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { workTreesAround } from '../git/repository.ts';

/** A text as a whole, or in pieces, each of which is written before the next one is asked for. */
type FileText = string | Iterable<string>;

/**
 * Writes beside the file's place and renames, and makes its folders too. Below the folder, and in a checkout around it, no
 * link may lead out of the one that holds the path, nor into its repository; a path that is named elsewhere is the user's own.
 * Rejects with what is wrong, and leaves nothing behind then.
 */
export async function writeWithin(folder: string, path: string, text: FileText): Promise<void> {
  const place = resolve(folder, path);
  const held = await holderOf([folder, ...workTreesAround(folder)], place);
  if (held === undefined && (await isDevice(place))) return writeInto(await open(place, constants.O_WRONLY), text);
  const parent = held === undefined ? await madeFolder(dirname(place)) : await madeWithin(held);
  const written = join(parent, basename(place));
  const beside = `${written}.${randomUUID()}.tmp`;
  try {
    // Never through a link: the name must be free.
    const file = await open(beside, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 0o666);
    if (held !== undefined) await checkPlace(file, beside);
    await writeInto(file, text);
    await rename(beside, written);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Removes what an earlier step, or the commit, left at a place where this run has nothing to write: it would be taken for this
 * run's. Rejects where a link leads out of the folder that holds the path.
 */
export async function removeWithin(folder: string, path: string): Promise<void> {
  const place = resolve(folder, path);
  const held = await holderOf([folder, ...workTreesAround(folder)], place);
  if (await isDevice(place)) return;
  const parent = await realpath(dirname(place)).catch(() => undefined);
  if (parent === undefined) return;
  if (held !== undefined && parent !== held.top && !isBelow(held.top, parent)) throw leadsOut();
  await rm(join(parent, basename(place)), { force: true });
}

/**
 * Writes a file that must not be there yet, below the folder, whose own folders it makes. Rejects, and changes nothing, where anything
 * has its name, and where a link, or a file, stands on the way.
 */
export async function writeNewWithin(folder: string, path: string, text: string): Promise<void> {
  let parent = await realpath(folder);
  for (const part of dirname(path).split('/')) {
    parent = join(parent, part);
    await mkdir(parent).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!(await lstat(parent)).isDirectory()) throw new Error(`${part} is a link or a file, and no folder`);
  }
  const place = join(parent, basename(path));
  const file = await open(place, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 0o666);
  await checkPlace(file, place);
  await writeInto(file, text);
}

/** Undefined on Windows. */
const noFollow = constants.O_NOFOLLOW ?? 0;

interface Held {
  /** The innermost of the folders that holds the path; its real one. */
  top: string;
  /** The names of the folders that lead from there to the path's own. */
  parts: string[];
}

/** Undefined for a path outside of all the folders. They are told apart by where they really lie, not by how they are named. */
async function holderOf(folders: readonly string[], place: string): Promise<Held | undefined> {
  const tops = new Set(await Promise.all(folders.map(realOrSame)));
  const { root } = parse(place);
  for (let above = dirname(place); ; above = dirname(above)) {
    const top = await realOrSame(above);
    if (tops.has(top)) return { top, parts: relative(above, dirname(place)).split(sep).filter(Boolean) };
    if (above === root) return undefined;
  }
}

async function realOrSame(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

async function madeFolder(path: string): Promise<string> {
  await makeFolders(path);
  return path;
}

/** Makes the folders one below the other, each where the one before it really lies. */
async function madeWithin({ top, parts }: Held): Promise<string> {
  let real = top;
  for (const part of parts) {
    await mkdir(join(real, part)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    real = await realpath(join(real, part));
    const isNamed = parts.includes('.git');
    if (!isBelow(top, real) || (!isNamed && isOfRepository(top, real))) throw leadsOut();
  }
  return real;
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function isOfRepository(folder: string, path: string): boolean {
  return relative(folder, path).split(sep).includes('.git');
}

/** Whether what was opened is the file of that name in that folder: a link may have come in since the folder was looked at. */
async function isStill(file: FileHandle, path: string): Promise<boolean> {
  // Linux says where the opened file really lies; elsewhere the folder may be swapped between two looks.
  const place = await readlink(`/proc/self/fd/${file.fd}`).catch(() => path);
  if (place !== path) return false;
  const [opened, found, real] = await Promise.all([file.stat(), lstat(path), realpath(dirname(path))]);
  return opened.ino === found.ino && opened.dev === found.dev && real === dirname(path);
}

function leadsOut(): Error {
  return new Error('a link leads out of the folder');
}

/** Closes the file and rejects when it is not the file of that name in that folder, or when nothing can tell. */
async function checkPlace(file: FileHandle, path: string): Promise<void> {
  try {
    if (!(await isStill(file, path))) throw leadsOut();
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function writeInto(file: FileHandle, text: FileText): Promise<void> {
  try {
    await (typeof text === 'string' ? file.writeFile(text, 'utf8') : writePieces(file, text));
  } finally {
    await file.close();
  }
}

/** Through one buffer: a new one for each piece would stay until memory is looked through. */
async function writePieces(file: FileHandle, pieces: Iterable<string>): Promise<void> {
  const encoder = new TextEncoder();
  const buffer = Buffer.allocUnsafe(bufferBytes);
  for (const piece of pieces) {
    for (let rest = piece; rest !== ''; ) {
      const { read, written } = encoder.encodeInto(rest, buffer);
      rest = rest.slice(read);
      for (let done = 0; done < written; ) done += (await file.write(buffer, done, written - done)).bytesWritten;
    }
  }
}

const bufferBytes = 262_144;

/** A device or a pipe has no place beside it, and must not be replaced by a file. */
async function isDevice(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
}

/** Folder by folder: in a file system without new folders, such as /proc, Node.js's recursive mkdir never returns. */
async function makeFolders(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && !(await isFolder(parent))) await makeFolders(parent);
  await mkdir(path).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
