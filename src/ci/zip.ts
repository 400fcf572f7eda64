/**
 * Reads the files of a small zip archive that a stranger may have made: by its directory alone, nothing beyond the bounds is unpacked, and what
 * the format leaves to interpretation is refused. APPNOTE 6.3, sections 4.3 and 4.4.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { GateError } from '../errors.ts';

export interface ZipLimits {
  entries: number;
  /** Of all files that are read, unpacked. */
  bytes: number;
}

export interface ZipFile {
  name: string;
  content: Buffer;
}

const endSignature = 0x06054b50;
const endLength = 22;
const commentMax = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const encrypted = 1;
const stored = 0;
const deflated = 8;

/** The files whose names are wanted, in the order of the directory. Throws GateError PROTOCOL for what is no plain zip archive. */
export function readZip(bytes: Uint8Array, isWanted: (name: string) => boolean, limits: ZipLimits): ZipFile[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = directoryOf(archive);
  if (count > limits.entries) throw refused(`it holds ${count} files, and ${limits.entries} are read at most`);
  const files: ZipFile[] = [];
  let [at, left] = [start, limits.bytes];
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(archive, at);
    at = entry.end;
    if (!isWanted(entry.name)) continue;
    if (entry.size > left) throw refused(`it unpacks to more than ${limits.bytes} bytes`);
    const content = unpacked(archive, entry);
    left -= content.length;
    files.push({ name: entry.name, content });
  }
  return files;
}

/** From its end, where the signature may be part of a comment: the last one whose comment ends with the archive counts. */
function directoryOf(archive: Buffer): { count: number; start: number } {
  const first = Math.max(0, archive.length - endLength - commentMax);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + archive.readUInt16LE(at + 20) !== archive.length) continue;
    const [disk, count, start] = [
      archive.readUInt16LE(at + 4),
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
    ];
    if (disk !== 0 || count !== archive.readUInt16LE(at + 8)) throw refused('it is one of several parts');
    if (start > at) throw refused('its directory lies beyond its end');
    return { count, start };
  }
  throw refused('it has no directory');
}

interface Entry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  local: number;
  end: number;
}

function entryAt(archive: Buffer, at: number): Entry {
  if (at + entryLength > archive.length || archive.readUInt32LE(at) !== entrySignature)
    throw refused('its directory is damaged');
  const nameEnd = at + entryLength + archive.readUInt16LE(at + 28);
  const end = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  if (end > archive.length) throw refused('its directory is damaged');
  return {
    name: archive.toString('utf8', at + entryLength, nameEnd),
    flags: archive.readUInt16LE(at + 8),
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    packedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    local: archive.readUInt32LE(at + 42),
    end,
  };
}

function unpacked(archive: Buffer, { flags, method, crc, packedSize, size, local }: Entry): Buffer {
  if ((flags & encrypted) !== 0) throw refused('it is encrypted');
  if (local + localLength > archive.length || archive.readUInt32LE(local) !== localSignature)
    throw refused('a file lies beyond its end');
  const start = local + localLength + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + packedSize > archive.length) throw refused('a file lies beyond its end');
  const content = contentOf(archive.subarray(start, start + packedSize), method, size);
  if (content.length !== size || crc32(content) !== crc) throw refused('a file is damaged');
  return content;
}

function contentOf(packed: Buffer, method: number, size: number): Buffer {
  if (method === stored) return packed;
  if (method !== deflated) throw refused(`a file is packed in a way that is not read (${method})`);
  try {
    return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
  } catch (cause) {
    throw refused('a file is damaged', cause);
  }
}

function refused(why: string, cause?: unknown): GateError {
  return new GateError('PROTOCOL', `it is no zip archive that can be read: ${why}`, { cause });
}
