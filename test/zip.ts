/** Makes small zip archives, whole ones and broken ones. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** 8, deflated, unless told otherwise. */
  method?: number;
  flags?: number;
  /** What the directory says instead of the truth. */
  size?: number;
  crc?: number;
}

export function makeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, method = 8, flags = 0, ...said } of entries) {
    const plain = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const sizes = [said.crc ?? crc32(plain), packed.length, said.size ?? plain.length];
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    for (const [index, value] of sizes.entries()) central.writeUInt32LE(value, 16 + index * 4);
    central.writeUInt16LE(bytes.length, 28);
    central.writeUInt32LE(at, 42);
    files.push(local, bytes, packed);
    directory.push(central, bytes);
    at += local.length + bytes.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, listed, end, Buffer.from(comment)]);
}
