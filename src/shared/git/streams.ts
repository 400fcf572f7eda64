/** Reads git's binary output in pieces, so that the memory needed is that of the largest record. */
import type { Readable } from 'node:stream';
import { GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';

/** The records of a stream, each ended by the separator byte. */
export async function* splitStream(stream: Readable, separator: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = data.indexOf(separator); end >= 0; end = data.indexOf(separator, start)) {
      yield data.subarray(start, end);
      start = end + 1;
    }
    rest = data.subarray(start);
  }
  if (rest.length > 0) throw createEndedEarlyError();
}

/** Reads lines and exact numbers of bytes from one stream, in turn. Rejects when the stream ends too early. */
export function createRecordReader(stream: Readable) {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const readChunk = async (): Promise<Buffer> => {
    const { value, done } = await chunks.next();
    if (done) throw createEndedEarlyError();
    return value;
  };
  const readLine = async (): Promise<string> => {
    let end = rest.indexOf(0x0a);
    while (end < 0) {
      rest = Buffer.concat([rest, await readChunk()]);
      end = rest.indexOf(0x0a);
    }
    const found = rest.toString('latin1', 0, end);
    rest = rest.subarray(end + 1);
    return found;
  };
  const readBytes = async (length: number): Promise<Buffer> => {
    const parts = [rest];
    let available = rest.length;
    while (available < length) {
      const chunk = await readChunk();
      parts.push(chunk);
      available += chunk.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
  return { line: readLine, bytes: readBytes };
}

function createEndedEarlyError(): GateError {
  return new GateError('SCAN_FAILED', 'The output of git ended early', {
    hint: prose`Check the repository with ${code('git fsck')}.`,
  });
}
