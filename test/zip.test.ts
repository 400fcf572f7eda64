import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../src/errors.ts';
import { readZipBytes } from '../src/zip.ts';
import { propertyRuns } from './model/runs.ts';
import { makeZip, type ZipEntry } from './zip.ts';

const options = { isWanted: (name: string) => name.endsWith('.json'), mostFiles: 10, mostBytes: 1000 };
async function read(bytes: Uint8Array): Promise<[name: string, text: string][]> {
  const files = await readZipBytes(bytes, options);
  return files.map(({ name, content }) => [name, content.toString()]);
}

describe('a zip archive', () => {
  it('gives the files that are wanted, packed or not, with or without a comment', async () => {
    const entries = [
      { name: 'report.json', content: '{"a":1}' },
      { name: 'other.txt', content: 'x'.repeat(5000) },
      { name: 'folder/ü.json', content: '{}', method: 0 },
      { name: 'empty.json', content: '' },
    ];
    const files = [
      ['report.json', '{"a":1}'],
      ['folder/ü.json', '{}'],
      ['empty.json', ''],
    ];
    expect(await read(makeZip(entries))).toEqual(files);
    expect(await read(makeZip(entries, 'a comment that holds PK\u0005\u0006 itself'))).toEqual(files);
    expect(await read(makeZip([]))).toEqual([]);
  });

  const file: ZipEntry = { name: 'a.json', content: 'x'.repeat(100) };
  it.each<[string, Uint8Array, RegExp]>([
    ['is none', Buffer.from('<html>no archive at all, but long enough for one</html>'), /no directory/],
    ['is empty', Buffer.alloc(0), /no directory/],
    ['is cut off', makeZip([file]).subarray(0, -30), /no directory/],
    ['unpacks to more than it says', makeZip([{ ...file, size: 10 }]), /damaged/],
    ['unpacks to less than it says', makeZip([{ ...file, size: 200 }]), /damaged/],
    ['says that it unpacks to very much', makeZip([{ ...file, size: 0xfffffffe }]), /more than 1000 bytes/],
    [
      'unpacks to much in many files',
      makeZip(Array.from({ length: 9 }, () => ({ ...file, content: 'x'.repeat(200) }))),
      /more than 1000/,
    ],
    ['holds many files', makeZip(Array.from({ length: 11 }, () => file)), /more than 10 files/],
    ['was changed', makeZip([{ ...file, crc: 1 }]), /damaged/],
    ['is encrypted', makeZip([{ ...file, flags: 1 }]), /encrypted/],
    ['is packed in another way', makeZip([{ ...file, method: 12 }]), /not read \(12\)/],
  ])('that %s is refused', async (_, bytes, why) => {
    await expect(read(bytes)).rejects.toThrow(why);
  });

  it('that is anything else is refused as such, or read', async () => {
    const whole = makeZip([file, { ...file, name: 'b.json' }]);
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(whole.length), async (changes, end) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        for (const each of [bytes, bytes.subarray(0, end), bytes.subarray(end)]) {
          try {
            await read(each);
          } catch (error) {
            expect(error).toBeInstanceOf(GateError);
          }
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
