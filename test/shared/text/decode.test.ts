import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/shared/text/contents.ts';

const said = 'const a = "grün";\nlet b;\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const utf32 = (text: string, isLittle: boolean) =>
  Buffer.concat(
    [...text].map((character) => {
      const bytes = Buffer.alloc(4);
      const point = character.codePointAt(0) ?? 0;
      if (isLittle) bytes.writeUInt32LE(point);
      else bytes.writeUInt32BE(point);
      return bytes;
    }),
  );

describe('a file as text', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(said)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${said}`)],
    ['Latin-1', Buffer.from(said, 'latin1')],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${said}`, 'utf16le')],
    ['UTF-16 BE with a byte order mark', utf16be(`\ufeff${said}`)],
    ['UTF-16 LE without one', Buffer.from(said, 'utf16le')],
    ['UTF-16 BE without one', utf16be(said)],
    ['UTF-32 LE', utf32(`\ufeff${said}`, true)],
    ['UTF-32 BE', utf32(`\ufeff${said}`, false)],
  ])('is read as %s', (_, content) => {
    expect(decodeText(content)).toMatchObject({ text: said, isBinary: false, isEncrypted: false });
  });

  it('keeps a zero byte where it is, and the text after it', () => {
    expect(decodeText(Buffer.from(`${said}\0${said.repeat(10)}`))).toMatchObject({
      text: `${said}\0${said.repeat(10)}`,
      isBinary: false,
    });
  });

  it.each<[string, Buffer]>([
    ['empty', Buffer.alloc(0)],
    ['one zero', Buffer.alloc(1)],
    ['an odd number of bytes', Buffer.from([0xff, 0xfe, 0x61])],
    ['no character of UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0xff, 0xff, 0xff, 0xff])],
  ])('is read without an error when it is %s', (_, content) => {
    expect(typeof decodeText(content).text).toBe('string');
  });

  it('knows what is packed and what is encrypted', () => {
    const packed = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251));
    expect(decodeText(packed).isBinary).toBe(true);
    expect(decodeText(Buffer.concat([Buffer.from('\0GITCRYPT\0'), packed])).isEncrypted).toBe(true);
  });
});
