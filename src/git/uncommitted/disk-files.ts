/** Reads files of a folder as they are on disk. No link is followed, and nothing outside the folder is read. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type Stats,
} from 'node:fs';
import { sep } from 'node:path';
import { GateError } from '../../errors.ts';
import { maximumFileBytes } from '../export.ts';
import { decodeName } from './entries.ts';

export interface DiskFile {
  mode: '100644' | '100755' | '120000';
  content: Buffer;
}

const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Stands for the content of a file that is too large to be scanned: the scan reports it by its size and never reads it.
 */
const tooLarge = Buffer.alloc(maximumFileBytes + 1);

/** Reads files below a folder. `top`: its absolute real path. */
export function createDiskReader(top: string): (name: string) => DiskFile | undefined {
  const folders = new Map<string, boolean>();
  const isRealFolder = (name: string): boolean => {
    if (name === '') return true;
    const known = folders.get(name) ?? (isRealFolder(getParent(name)) && inspect(top, name)?.isDirectory() === true);
    folders.set(name, known);
    return known;
  };
  return (name) => (isRealFolder(getParent(name)) ? readDiskFile(top, name) : undefined);
}

const getParent = (name: string) => name.slice(0, Math.max(name.lastIndexOf('/'), 0));

/** Undefined when there is no regular file and no link of this name. Throws GateError SCAN_FAILED if it is unreadable. */
function readDiskFile(top: string, name: string): DiskFile | undefined {
  const found = inspect(top, name);
  if (found === undefined) return undefined;
  try {
    if (found.isSymbolicLink()) {
      return { mode: '120000', content: readlinkSync(buildPath(top, name), { encoding: 'buffer' }) };
    }
    return found.isFile() ? readOpenFile(top, name) : undefined;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown fault';
    if (why === 'ENOENT') return undefined;
    throw new GateError('SCAN_FAILED', `${decodeName(name)} could not be read (${why})`, {
      cause: error,
      hint: 'Give this user the right to read it, or add it to .gitignore.',
    });
  }
}

function readOpenFile(top: string, name: string): DiskFile | undefined {
  const file = openSync(buildPath(top, name), flags);
  try {
    const found = fstatSync(file);
    if (!found.isFile()) return undefined;
    const mode = (found.mode & 0o100) === 0 ? '100644' : '100755';
    return { mode, content: found.size > maximumFileBytes ? tooLarge : readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

function inspect(top: string, name: string): Stats | undefined {
  try {
    return lstatSync(buildPath(top, name));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new GateError('SCAN_FAILED', `${decodeName(name)} could not be read (${code})`, { cause: error });
  }
}

/** A name that is not UTF-8 is only valid as bytes. */
function buildPath(top: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(top), Buffer.from(sep), Buffer.from(name, 'latin1')]);
}

/** A larger folder would fill the disk. The limit is the one for a commit. */
const mostNames = 500_000;

/** The names of all files and links below a folder without git, and how many other things it has. */
export function listDiskNames(top: string): { names: string[]; others: number } {
  const names: string[] = [];
  let others = 0;
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const path = folder === '' ? Buffer.from(top) : buildPath(top, folder.slice(0, -1));
    for (const entry of readdirSync(path, { withFileTypes: true, encoding: 'buffer' })) {
      const part = entry.name.toString('latin1');
      const name = `${folder}${part}`;
      if (isGitName(part)) others += 1;
      else if (entry.isDirectory()) folders.push(`${name}/`);
      else if (entry.isFile() || entry.isSymbolicLink()) names.push(name);
      else others += 1;
      if (names.length > mostNames)
        throw new GateError('SCAN_FAILED', `${top} contains more than ${mostNames} files`, {
          hint: 'Name a smaller folder.',
        });
    }
  }
  return { names: names.sort(), others };
}

/** A name that no tree of git can have. */
export function isGitName(part: string): boolean {
  return part.toLowerCase() === '.git';
}
