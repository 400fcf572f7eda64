/** Long texts that wait to be written lie in a temporary file instead of in memory. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** So many bytes stay in memory. */
const memoryMax = 4_000_000;

export interface Spill {
  /** Takes the pieces now, to be walked later, once or more often. */
  keep(pieces: Iterable<string>): Iterable<string>;
  /** What was kept cannot be walked any more. */
  close(): void;
}

/** The file is for this user alone, and has no name any more once it is open: nothing of it is left, however the run ends. */
export function createSpill(folder: string): Spill {
  let file: number | undefined;
  let end = 0;
  // One for all pieces: a new one for each would stay until memory is looked through.
  let buffer = Buffer.alloc(0);
  const write = (piece: string): Part => {
    file ??= openNameless(folder);
    const length = Buffer.byteLength(piece, 'utf8');
    if (buffer.length < length) buffer = Buffer.allocUnsafe(length);
    buffer.write(piece, 'utf8');
    for (let done = 0; done < length; ) done += writeSync(file, buffer, done, length - done, end + done);
    end += length;
    return { start: end - length, length };
  };
  const read = (part: string | Part): string => {
    if (typeof part === 'string') return part;
    readPart(file as number, part, buffer);
    return buffer.toString('utf8', 0, part.length);
  };
  return {
    keep(pieces) {
      const parts: (string | Part)[] = [];
      let held = 0;
      for (const piece of pieces) {
        held += piece.length;
        parts.push(held > memoryMax ? write(piece) : piece);
      }
      return {
        *[Symbol.iterator]() {
          for (const part of parts) yield read(part);
        },
      };
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** Bytes of the file. */
interface Part {
  start: number;
  length: number;
}

function openNameless(folder: string): number {
  const path = join(folder, `scan-gate-${randomUUID()}.tmp`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

function readPart(file: number, { start, length }: Part, into: Buffer): void {
  for (let done = 0; done < length; ) {
    const count = readSync(file, into, done, length - done, start + done);
    if (count === 0) throw new Error('the temporary file was cut');
    done += count;
  }
}
