/**
 * Stores the contents of a commit's files one after another in a single file: creating, opening and removing thousands
 * of small files takes longer than reading them, and file names that a file system does not support are not needed.
 */
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
/** Maximum number of bytes that are buffered before writing. */
const roundBytes = 4 * 1024 * 1024;

export interface ContentWriter {
  /** Returns the position for `readContent`. */
  add(content: Buffer): string;
  end(): void;
}

/** `folder`: absolute, empty. Blocks while writing: the scanning code has its own thread. */
export function createContentWriter(folder: string): ContentWriter {
  const file = openSync(join(folder, fileName), 'wx', 0o600);
  const round = Buffer.allocUnsafe(roundBytes);
  let [offset, held] = [0, 0];
  const flush = (): void => {
    writeAllBytes(file, round.subarray(0, held));
    held = 0;
  };
  return {
    add: (content) => {
      const stored = `#${offset}+${content.length}`;
      offset += content.length;
      if (held + content.length > roundBytes) flush();
      if (content.length > roundBytes) writeAllBytes(file, content);
      else held += content.copy(round, held);
      return stored;
    },
    end: () => {
      try {
        flush();
      } finally {
        closeSync(file);
      }
    },
  };
}

function writeAllBytes(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** The last file stays open: opening takes longer than reading most contents. */
let opened: { folder: string; file: number } | undefined;

/** Call before the folder is removed, and before another one of its name is created. */
export function closeContents(folder: string): void {
  if (opened?.folder !== folder) return;
  closeSync(opened.file);
  opened = undefined;
}

/** Reads the content at the position that `add` returned, or a file of the folder. */
export function readContent(folder: string, stored: string, mostBytes = Number.POSITIVE_INFINITY): Buffer {
  const [, offset, length] = part.exec(stored) ?? [];
  if (offset === undefined) return readFileSync(join(folder, stored)).subarray(0, mostBytes);
  return readBytesAt(openContents(folder), Number(offset), Math.min(Number(length), mostBytes));
}

function openContents(folder: string): number {
  if (opened?.folder === folder) return opened.file;
  if (opened !== undefined) closeContents(opened.folder);
  opened = { folder, file: openSync(join(folder, fileName), 'r') };
  return opened.file;
}

/** The length of the content, if `add` stated it. */
export function getContentLength(stored: string): number {
  return Number(part.exec(stored)?.[2] ?? 0);
}

function readBytesAt(file: number, offset: number, length: number): Buffer {
  const content = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, content, read, length - read, offset + read);
    if (more === 0) throw new Error('the contents end early');
    read += more;
  }
  return content;
}
