/** Reads objects of a local repository, all through one git process. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export interface FoundObject {
  oid: string;
  type: string;
  content: Buffer;
}

export interface ObjectReader {
  /** The object that a revision names, as `heads/main^{commit}` or `SHA:path`. Undefined when there is none. */
  read(revision: string): Promise<FoundObject | undefined>;
  stop(): void;
}

export function createObjectReader(cwd: string): ObjectReader {
  let stop = () => {};
  const start = () => {
    const child = spawn('git', ['cat-file', '--batch'], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
    child.on('error', () => undefined);
    child.stdin.on('error', () => undefined);
    stop = () => child.stdin.destroy();
    return createAnswers(child);
  };
  let ask: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (revision) => {
      ask ??= start();
      const read = ask;
      const answer = last.then(() => read(revision));
      last = answer.catch(() => undefined);
      return answer;
    },
    stop: () => stop(),
  };
}

/** Asks one question at a time: the next one only after the answer. */
function createAnswers({ stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>) {
  const chunks = stdout[Symbol.asyncIterator]();
  let unread = Buffer.alloc(0);
  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('git ended');
      unread = Buffer.concat([unread, value]);
    }
  };
  return async (revision: string): Promise<FoundObject | undefined> => {
    if (revision.includes('\n')) return undefined;
    stdin.write(`${revision}\n`);
    await readUntil(() => unread.includes('\n'));
    const start = unread.indexOf('\n') + 1;
    const header = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(unread.subarray(0, start).toString());
    const [, oid = '', type = '', size] = header ?? [];
    const end = start + Number(size ?? 0);
    // A line break follows the content.
    const next = header === null ? start : end + 1;
    await readUntil(() => unread.length >= next);
    const content = unread.subarray(start, end);
    unread = unread.subarray(next);
    return header === null ? undefined : { oid, type, content };
  };
}
