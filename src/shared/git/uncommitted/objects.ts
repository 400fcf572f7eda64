/** Writes contents, trees and commits into a temporary repository that shares the objects of a checkout. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { GateError } from '../../errors.ts';
import { type GitLocation, readErrorLine, runGitCommand } from '../runner.ts';
import type { TreeEntries } from './entries.ts';

export type ObjectFormat = 'sha1' | 'sha256';

/** The id that git gives the content, without any filter. */
export function hashObject(format: ObjectFormat, content: Buffer, type: 'blob' | 'commit' = 'blob'): string {
  return createHash(format).update(createHeader(type, content)).update(content).digest('hex');
}

const createHeader = (type: string, content: Buffer) => Buffer.from(`${type} ${content.length}\0`);

export interface ObjectStore {
  /** Writes the content and returns its id. */
  add(content: Buffer, type?: 'blob' | 'commit'): string;
}

/** `folder`: the repository. Objects are written one by one, as git itself does. */
export function createObjectStore(folder: string, format: ObjectFormat): ObjectStore {
  return {
    add(content, type = 'blob') {
      const oid = hashObject(format, content, type);
      const file = join(folder, 'objects', oid.slice(0, 2), oid.slice(2));
      if (existsSync(file)) return oid;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, deflateSync(Buffer.concat([createHeader(type, content), content]), { level: 1 }));
      return oid;
    },
  };
}

/** Names are checked here as git does on any system: only a `.git` folder is refused. */
const portable = ['-c', 'core.protectNTFS=false', '-c', 'core.protectHFS=false', '-c', 'core.ignoreCase=false'];

/** Writes the tree and returns its id. Contents that the repository lacks are reported where they are read. */
export async function writeTree(location: GitLocation, entries: TreeEntries): Promise<string> {
  const indexed = { ...location, indexFile: join(location.path, `index-${entries.size}-${Date.now()}`) };
  const lines = [...entries].map(([name, { mode, oid }]) => `${mode} ${oid} 0\t${name}\0`);
  const input = Buffer.from(lines.join(''), 'latin1');
  await runOrThrow(indexed, [...portable, 'update-index', '-z', '--index-info'], input);
  return runOrThrow(indexed, [...portable, 'write-tree', '--missing-ok']);
}

async function runOrThrow(location: GitLocation, args: readonly string[], input?: Buffer): Promise<string> {
  const { code, stdout, stderr } = await runGitCommand(location, args, input === undefined ? {} : { input });
  if (code === 0) return stdout.toString().trim();
  throw new GateError('SCAN_FAILED', `git could not store the files that are to be scanned: ${readErrorLine(stderr)}`);
}

/** The same tree and parent give the same commit. */
export function formatCommitObject(tree: string, parent: string | undefined): Buffer {
  const parents = parent === undefined ? '' : `parent ${parent}\n`;
  const person = 'Scan Gate <> 0 +0000';
  return Buffer.from(`tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nNot committed\n`);
}
