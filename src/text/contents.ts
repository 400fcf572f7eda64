/**
 * The contents of a commit's files, one behind the other in one file: making, opening and removing thousands of small files
 * takes longer than reading them, and a name that a file system does not take needs none.
 */
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'contents';
const part = /^#(\d+)\+(\d+)$/;
/** What is held in memory before it is written. */
const roundBytes = 4 * 1024 * 1024;

export interface ContentWriter {
  /** Where it lies, for `readContent`. */
  add(content: Buffer): string;
  end(): void;
}

/** `folder`: absolute, empty. Blocks while it writes: whoever scans has a thread of its own. */
export function writeContents(folder: string): ContentWriter {
  const file = openSync(join(folder, fileName), 'wx', 0o600);
  const round = Buffer.allocUnsafe(roundBytes);
  let [offset, held] = [0, 0];
  const flush = (): void => {
    writeAll(file, round.subarray(0, held));
    held = 0;
  };
  return {
    add: (content) => {
      const stored = `#${offset}+${content.length}`;
      offset += content.length;
      if (held + content.length > roundBytes) flush();
      if (content.length > roundBytes) writeAll(file, content);
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

function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** The one that was read from last stays open: opening takes longer than reading most contents. */
let opened: { folder: string; file: number } | undefined;

/** Before the folder is removed, and before another one of its name is made. */
export function closeContents(folder: string): void {
  if (opened?.folder !== folder) return;
  closeSync(opened.file);
  opened = undefined;
}

/** What lies in a folder of contents under what `add` gave, or in a file of the folder. */
export function readContent(folder: string, stored: string, mostBytes = Number.POSITIVE_INFINITY): Buffer {
  const [, offset, length] = part.exec(stored) ?? [];
  if (offset === undefined) return readFileSync(join(folder, stored)).subarray(0, mostBytes);
  return readPart(fileOf(folder), Number(offset), Math.min(Number(length), mostBytes));
}

function fileOf(folder: string): number {
  if (opened?.folder === folder) return opened.file;
  if (opened !== undefined) closeContents(opened.folder);
  opened = { folder, file: openSync(join(folder, fileName), 'r') };
  return opened.file;
}

/** How long it is, as far as `add` said so. */
export function bytesOf(stored: string): number {
  return Number(part.exec(stored)?.[2] ?? 0);
}

function readPart(file: number, offset: number, length: number): Buffer {
  const content = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, content, read, length - read, offset + read);
    if (more === 0) throw new Error('the contents end early');
    read += more;
  }
  return content;
}
