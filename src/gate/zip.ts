/**
 * Reads the files of an untrusted zip archive one after another, using only its directory. Nothing beyond the limits is
 * unpacked, and ambiguous archives are refused. An export of OSV contains more files than the original zip format could
 * count. APPNOTE 6.3, sections 4.3 to 4.5.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { GateError } from '../shared/errors.ts';

interface ZipFile {
  name: string;
  content: Buffer;
}

interface ZipOptions {
  /** Other files are not unpacked. */
  isWanted: (name: string) => boolean;
  /** Maximum number of files in the directory. */
  mostFiles?: number;
  /** Maximum number of unpacked bytes of one wanted file, and of all of them. */
  mostFileBytes?: number;
  mostBytes?: number;
}

const endSignature = 0x06054b50;
const endLength = 22;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const locator64Length = 20;
const commentMax = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const many = 0xffff;
const large = 0xffffffff;
const zip64Tag = 1;
/** The directory is kept in memory. That of a million files is smaller. */
const largestDirectory = 256 * 1024 * 1024;

/**
 * The wanted files, in the order of the directory. Throws GateError PROTOCOL if the file is not a plain zip archive.
 */
export async function* readZipFile(path: string, options: ZipOptions): AsyncGenerator<ZipFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    yield* readZip(createBufferedReader(file, size), size, options);
  } finally {
    await file.close();
  }
}

/** Like `readZipFile`, for an archive in memory, all at once. */
export async function readZipBytes(bytes: Uint8Array, options: ZipOptions): Promise<ZipFile[]> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read: ReadBytes = async (at, length) => {
    if (at + length > archive.length) throw createZipError('a part is beyond its end');
    return archive.subarray(at, at + length);
  };
  const files: ZipFile[] = [];
  for await (const file of readZip(read, archive.length, options)) files.push(file);
  return files;
}

type ReadBytes = (at: number, length: number) => Promise<Buffer>;

async function* readZip(read: ReadBytes, archiveSize: number, options: ZipOptions): AsyncGenerator<ZipFile> {
  const { isWanted, mostFiles = Infinity, mostFileBytes = Infinity, mostBytes = Infinity } = options;
  const directory = await readDirectory(read, archiveSize);
  let [files, bytes] = [0, 0];
  for (let at = 0; at < directory.length; ) {
    const entry = readEntry(directory, at);
    at = entry.end;
    files += 1;
    if (files > mostFiles) throw createZipError(`it contains more than ${mostFiles} files`);
    if (!isWanted(entry.name)) continue;
    bytes += entry.size;
    if (bytes > mostBytes) throw createZipError(`it unpacks to more than ${mostBytes} bytes`);
    if (entry.size > mostFileBytes)
      throw createZipError(`${entry.name.slice(0, 200)} is larger than ${mostFileBytes} bytes`);
    yield { name: entry.name, content: await unpack(read, entry, archiveSize) };
  }
}

/** Records are small and adjacent. One read for each would take most of the time. */
const windowLength = 4 * 1024 * 1024;

function createBufferedReader(file: FileHandle, size: number): ReadBytes {
  let bufferedBytes = { at: 0, bytes: Buffer.alloc(0) };
  return async (at, length) => {
    const from = at - bufferedBytes.at;
    if (from >= 0 && from + length <= bufferedBytes.bytes.length)
      return bufferedBytes.bytes.subarray(from, from + length);
    if (at + length > size) throw createZipError('a part is beyond its end');
    const bytes = Buffer.alloc(Math.max(length, Math.min(windowLength, size - at)));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
    if (bytesRead < length) throw createZipError('a part is beyond its end');
    if (length <= windowLength) bufferedBytes = { at, bytes: bytes.subarray(0, bytesRead) };
    return bytes.subarray(0, length);
  };
}

/**
 * Searches from the end, where the signature may also be part of a comment: the last one whose comment ends with the
 * archive counts.
 */
async function readDirectory(read: ReadBytes, size: number): Promise<Buffer> {
  const tailLength = Math.min(size, endLength + commentMax + locator64Length);
  const tail = await read(size - tailLength, tailLength);
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [count, length, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (count !== tail.readUInt16LE(at + 8)) throw createZipError('it is one of several parts');
    if (count !== many && length !== large && start !== large) return readDirectoryBytes(read, start, length, size);
    const locator = at - locator64Length;
    if (locator < 0 || tail.readUInt32LE(locator) !== locator64Signature)
      throw createZipError('its directory is damaged');
    const place = Number(tail.readBigUInt64LE(locator + 8));
    if (!(place < size)) throw createZipError('its directory is beyond its end');
    const end = await read(place, 56);
    if (end.readUInt32LE(0) !== end64Signature) throw createZipError('its directory is damaged');
    const [length64, start64] = [Number(end.readBigUInt64LE(40)), Number(end.readBigUInt64LE(48))];
    return readDirectoryBytes(read, start64, length64, size);
  }
  throw createZipError('it has no directory');
}

async function readDirectoryBytes(read: ReadBytes, start: number, length: number, size: number): Promise<Buffer> {
  if (start + length > size) throw createZipError('its directory is beyond its end');
  if (length > largestDirectory) throw createZipError('its directory is too large');
  return read(start, length);
}

interface DirectoryEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  local: number;
  end: number;
}

function readEntry(directory: Buffer, at: number): DirectoryEntry {
  if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature)
    throw createZipError('its directory is damaged');
  const nameEnd = at + entryLength + directory.readUInt16LE(at + 28);
  const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
  const end = extraEnd + directory.readUInt16LE(at + 32);
  if (end > directory.length) throw createZipError('its directory is damaged');
  const sizes = [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
  const [size = 0, packedSize = 0, local = 0] = readLargeSizes(directory.subarray(nameEnd, extraEnd), sizes);
  return {
    name: directory.toString('utf8', at + entryLength, nameEnd),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    ...{ packedSize, size, local, end },
  };
}

/** The sizes that are too large for their field, in this order. */
function readLargeSizes(extra: Buffer, sizes: readonly number[]): number[] {
  if (!sizes.includes(large)) return [...sizes];
  for (let at = 0; at + 4 <= extra.length; ) {
    const [tag, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    if (tag === zip64Tag && at + 4 + length <= extra.length) {
      const field = extra.subarray(at + 4, at + 4 + length);
      let place = 0;
      return sizes.map((size) => {
        if (size !== large) return size;
        if (place + 8 > field.length) throw createZipError('its directory is damaged');
        const read = Number(field.readBigUInt64LE(place));
        place += 8;
        return read;
      });
    }
    at += 4 + length;
  }
  throw createZipError('its directory is damaged');
}

async function unpack(
  read: ReadBytes,
  { name, flags, method, crc, packedSize, size, local }: DirectoryEntry,
  archiveSize: number,
) {
  if ((flags & 1) !== 0) throw createZipError('it is encrypted');
  if (local + localLength + packedSize > archiveSize) throw createZipError('a file is beyond its end');
  const header = await read(local, localLength);
  if (header.readUInt32LE(0) !== localSignature) throw createZipError('a file is beyond its end');
  const start = local + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const content = inflate(await read(start, packedSize), method, size);
  if (content.length !== size || crc32(content) !== crc) throw createZipError(`${name.slice(0, 200)} is damaged`);
  return content;
}

function inflate(packed: Buffer, method: number, size: number): Buffer {
  if (method === 0) return packed;
  if (method !== 8) throw createZipError(`a file is packed in a way that is not read (${method})`);
  try {
    return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
  } catch (cause) {
    throw createZipError('a file is damaged', cause);
  }
}

function createZipError(why: string, cause?: unknown): GateError {
  return new GateError('PROTOCOL', `it is not a readable zip archive: ${why}`, { cause });
}
