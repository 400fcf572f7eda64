/**
 * Stores the contents of a commit's files one after another in a single file: creating, opening and removing thousands
 * of small files takes longer than reading them, and file names that a file system does not support are not needed. One
 * pass over their trigrams makes nearly all searches for rare words unnecessary.
 */

import { isAscii, isUtf8 } from 'node:buffer';
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

/** A file as text, whatever its bytes: an encoding must not hide text that an editor or a runtime would read. */
export interface DecodedFile {
  text: string;
  /** The text with one byte per letter, if only zeros between the bytes suggest a wider encoding. */
  narrow?: string;
  /** Mostly not text: compressed content was not read. */
  isBinary: boolean;
  /** Nobody can read it without a key. */
  isEncrypted: boolean;
}

const sampledBytes = 64 * 1024;
/** Share of a sample's bytes: a tenth of compressed content is control characters, but almost none of a text. */
const binaryShare = 0.02;
/** Share of every second byte: in UTF-16, the high halves of Latin letters are zero and the low ones are not. */
const wide = { leastBytes: 8, zeros: 0.4, otherZeros: 0.1 };

export async function readFileText(root: string, stored: string): Promise<DecodedFile> {
  return decodeText(readContent(root, stored));
}

export function decodeText(content: Buffer): DecodedFile {
  const isEncrypted = isGitCrypt(content);
  const marked = detectByMark(content);
  if (marked !== undefined) return { text: removeMark(marked(content)), isBinary: false, isEncrypted };
  const guessed = guessByZeros(content);
  const narrow = removeMark(decodeNarrow(content));
  if (guessed !== undefined) return { text: guessed(content), narrow, isBinary: false, isEncrypted };
  return { text: narrow, isBinary: looksBinary(content), isEncrypted };
}

/** The same without its text. */
export function classifyContent(content: Buffer): Omit<DecodedFile, 'text' | 'narrow'> {
  const isReadable = detectByMark(content) !== undefined || guessByZeros(content) !== undefined;
  return { isBinary: !isReadable && looksBinary(content), isEncrypted: isGitCrypt(content) };
}

function isGitCrypt(content: Buffer): boolean {
  return content.subarray(0, 10).toString('latin1') === '\0GITCRYPT\0';
}

/** Covers all readings of the content. */
export function createWordFilter(content: Buffer): MayContain {
  return detectByMark(content) === undefined ? createTrigramFilter(content) : () => true;
}

/**
 * All ways in which the bytes can contain words: a byte order mark or zeros between the letters may be misleading. A
 * zero byte is read as a blank and, alternatively, ignored.
 */
export function listReadings(content: Buffer): string[] {
  const narrow = removeMark(decodeNarrow(content));
  const marked = detectByMark(content);
  const wide = marked === undefined ? [] : [removeMark(marked(content))];
  return narrow.includes('\0')
    ? [narrow.replaceAll('\0', ' '), narrow.replaceAll('\0', ''), ...wide]
    : [narrow, ...wide];
}

/** UTF-8, or Latin-1 if it is not valid UTF-8. A NUL is kept. */
function decodeNarrow(content: Buffer): string {
  return content.toString(isUtf8(content) && !isAscii(content) ? 'utf8' : 'latin1');
}

type Decode = (content: Buffer) => string;

/** Detects the encoding by the byte order mark. */
function detectByMark(content: Buffer): Decode | undefined {
  const mark = content.toString('hex', 0, 4);
  if (mark === 'fffe0000') return (bytes) => decodeUtf32(bytes, true);
  if (mark === '0000feff') return (bytes) => decodeUtf32(bytes, false);
  if (mark.startsWith('fffe')) return (bytes) => new TextDecoder('utf-16le').decode(bytes);
  if (mark.startsWith('feff')) return (bytes) => new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

/** Detects the encoding by the zeros between the letters. */
function guessByZeros(content: Buffer): Decode | undefined {
  if (content.length < wide.leastBytes) return undefined;
  const [even, odd] = computeZeroShares(content.subarray(0, sampledBytes));
  if (odd > wide.zeros && even < wide.otherZeros) return (bytes) => new TextDecoder('utf-16le').decode(bytes);
  if (even > wide.zeros && odd < wide.otherZeros) return (bytes) => new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

function decodeUtf32(bytes: Buffer, isLittle: boolean): string {
  const points: string[] = [];
  for (let index = 0; index + 3 < bytes.length; index += 4) {
    const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
    points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
  }
  return points.join('');
}

/** The shares of zero bytes at even and odd positions. */
function computeZeroShares(sample: Buffer): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const places = Math.max(2, Math.floor(sample.length / 2));
  return [zeros[0] / places, zeros[1] / places];
}

function looksBinary(content: Buffer): boolean {
  const sample = content.subarray(0, sampledBytes);
  let odd = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const byte = sample[index] ?? 0;
    if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b) odd += 1;
  }
  return odd > sample.length * binaryShare;
}

function removeMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** False only if no reading of the content contains the word, in any case. */
export type MayContain = (word: Word) => boolean;

/** The trigrams of a word. Empty for a shorter word, which any content may contain. */
type Word = readonly number[];

/** At least one word of each group must occur. */
export type RequiredWords = readonly (readonly Word[])[];

export function mayContainAll(mayHold: MayContain, needed: RequiredWords): boolean {
  return needed.every((words) => words.some(mayHold));
}

/** A pattern, and the words that every matching text contains. */
export interface SearchedPattern {
  pattern: RegExp;
  needed: RequiredWords;
}

/** `mayHold` belongs to the content of which the text is a reading. */
export function matchAllIfPossible(
  { pattern, needed }: SearchedPattern,
  text: string,
  mayHold: MayContain,
): Iterable<RegExpExecArray> {
  return mayContainAll(mayHold, needed) ? text.matchAll(pattern) : [];
}

/**
 * Converts words in ASCII. A blank stands for any character except letters, digits and `_-.:/`. Any digit stands for
 * all digits.
 */
export function toRequiredWords(...needed: readonly (readonly string[])[]): RequiredWords {
  return needed.map((words) => words.map(toTrigrams));
}

/**
 * Each letter is a class in either case, characters that are common in tokens have a few classes, and all others share
 * one: three of 32 classes take 15 bits.
 */
const other = 31;
const classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1) classes[0x41 + letter] = classes[0x61 + letter] = letter;
for (let digit = 0x30; digit <= 0x39; digit += 1) classes[digit] = 26;
for (const [index, marks] of ['_', '-', '.', ':/'].entries())
  for (const mark of marks) classes[mark.charCodeAt(0)] = 27 + index;

const mask = (1 << 15) - 1;
const start = (other << 5) | other;

/** The trigrams of the last content have the current mark. Marks of earlier contents need not be removed. */
const marks = new Uint8Array(mask + 1);
const mostMarks = 255;
let [readCount, current] = [0, 0];

/**
 * For content whose characters take one byte, or several that no word contains: UTF-8 and Latin-1. Zero bytes are read
 * as blanks, and alternatively ignored. Once another content was read, any word may be in this one.
 */
export function createTrigramFilter(content: Buffer): MayContain {
  readCount += 1;
  current = (readCount % mostMarks) + 1;
  if (current === 1) marks.fill(0);
  markTrigrams(content, false);
  if (content.includes(0)) markTrigrams(content, true);
  const look = readCount;
  return (word) => look !== readCount || word.every((trigram) => marks[trigram] === current);
}

function markTrigrams(content: Buffer, isWithoutZeros: boolean): void {
  let last = start;
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index] as number;
    if (byte === 0 && isWithoutZeros) continue;
    last = ((last << 5) | (classes[byte] as number)) & mask;
    marks[last] = current;
  }
  // A word that ends with another character may be at the end of the content.
  marks[((last << 5) | other) & mask] = current;
}

export function toTrigrams(text: string): Word {
  const codes = [...Buffer.from(text, 'latin1')].map((byte) => classes[byte] ?? other);
  const trigrams = codes
    .slice(2)
    .map((last, index) => ((codes[index] ?? 0) << 10) | ((codes[index + 1] ?? 0) << 5) | last);
  return [...new Set(trigrams)];
}
