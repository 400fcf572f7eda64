import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  closeContents,
  createContentWriter,
  getContentLength,
  readContent,
} from '../../../src/shared/text/contents.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'contents-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) {
    closeContents(made);
    rmSync(made, { recursive: true });
  }
});

const written = (place: string, contents: readonly Buffer[]) => {
  const writer = createContentWriter(place);
  const stored = contents.map(writer.add);
  writer.end();
  return stored;
};
const mebibyte = 1024 * 1024;

describe('contents', () => {
  test('are read as they were written, however large they are', () => {
    const sizes = [
      0,
      1,
      3 * mebibyte,
      2 * mebibyte,
      0,
      4 * mebibyte,
      5 * mebibyte,
      4 * mebibyte - 1,
      1,
      2,
      9 * mebibyte,
    ];
    const contents = sizes.map((size, index) => Buffer.alloc(size, index + 1));
    const place = folder();
    const stored = written(place, contents);
    expect(stored.map(getContentLength)).toEqual(sizes);
    for (const [index, content] of contents.entries()) {
      expect(readContent(place, stored[index] ?? '').equals(content)).toBe(true);
      expect(readContent(place, stored[index] ?? '', 2)).toHaveLength(Math.min(2, content.length));
    }
  });

  test('do not change with the bytes that they were made of', () => {
    const [place, bytes] = [folder(), Buffer.from('first')];
    const writer = createContentWriter(place);
    const stored = writer.add(bytes);
    bytes.fill('x');
    writer.end();
    expect(String(readContent(place, stored))).toBe('first');
  });

  test('of several folders are read in turns, and of one that was made anew after it was closed', () => {
    const [one, other] = [folder(), folder()];
    const [[first = ''], [second = '']] = [written(one, [Buffer.from('one')]), written(other, [Buffer.from('other')])];
    const read = () => [readContent(one, first), readContent(other, second)].map(String);
    expect([...read(), ...read()]).toEqual(['one', 'other', 'one', 'other']);
    closeContents(other);
    rmSync(join(other, 'contents'));
    written(other, [Buffer.from('again')]);
    expect(read()).toEqual(['one', 'again']);
  });
});
