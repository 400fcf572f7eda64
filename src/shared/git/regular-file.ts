/**
 * Reads a file that a user named. It must be a regular file of limited size, because a pipe or a device could block the
 * run forever.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { GateError } from '../errors.ts';

/** Larger than any report or policy. */
const maxFileBytes = 256 * 1024 * 1024;

/** Without this flag, opening a named pipe waits for a writer. Windows has neither the flag nor such files. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Rejects with an error whose `code` gives the reason, like `readFile`. */
export async function readRegularFile(path: string, maxBytes = maxFileBytes): Promise<Buffer> {
  const file = await open(path, flags);
  try {
    checkRegular(await file.stat(), maxBytes);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

export async function readRegularText(path: string): Promise<string> {
  return (await readRegularFile(path)).toString('utf8');
}

/** The text of the file that a user named. Throws GateError CONFIG that names it. */
export function readNamedText(path: string, name: string): Promise<string> {
  return readRegularText(path).catch((error: unknown) => {
    throw createUnreadableFileError(name, error, 'CONFIG');
  });
}

/** Synchronous version. Throws. */
export function readRegularTextSync(path: string): string {
  const file = openSync(path, flags);
  try {
    checkRegular(fstatSync(file), maxFileBytes);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

export const isFile = (path: string): Promise<boolean> => hasStats(path, (found) => found.isFile());
export const isFolder = (path: string): Promise<boolean> => hasStats(path, (found) => found.isDirectory());

function hasStats(path: string, fits: (found: Stats) => boolean): Promise<boolean> {
  return stat(path).then(fits, () => false);
}

function checkRegular(found: Stats, maxBytes: number): void {
  if (found.isDirectory()) throw createFault('EISDIR', 'it is a folder');
  if (!found.isFile()) throw createFault('no regular file', 'it is a pipe or a device, not a regular file');
  if (found.size > maxBytes)
    throw createFault('too large', `it has more than ${Math.floor(maxBytes / 1024 / 1024)} MiB`);
}

function createFault(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code });
}

/** The error for a named file that cannot be read. */
export function createUnreadableFileError(name: string, error: unknown, code: 'CONFIG' | 'SCAN_FAILED'): GateError {
  const why = (error as NodeJS.ErrnoException).code ?? 'unknown fault';
  return new GateError(code, `${name} could not be read (${why})`, {
    cause: error,
    hint: 'Use a regular file that exists and can be read; pipes and devices are not supported.',
    ...(code === 'SCAN_FAILED' && { brief: 'a SARIF file could not be read' }),
  });
}
