/**
 * The files of a tree that is not committed, as git lists them, and how contents, trees and commits are written into a
 * temporary repository that shares the objects of a checkout.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { GateError } from '../../errors.ts';
import { type GitLocation, readErrorLine, runGitCommand } from '../runner.ts';

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

/** One file of a tree, by its name. */
export interface TreeEntry {
  /** `100644`, `100755`, `120000` or `160000`. */
  mode: string;
  oid: string;
}

/** Keyed by path. A path has one character for each byte, because a name need not be UTF-8. */
export type TreeEntries = Map<string, TreeEntry>;

export interface IndexEntry extends TreeEntry {
  name: string;
  /** 0, or 1 to 3 for a file with merge conflicts. */
  stage: number;
  /** Whether the user told git to assume that the file does not change. */
  isAssumedSame: boolean;
  /** Whether a sparse checkout leaves the file out of the folder. */
  isLeftOut: boolean;
}

/** All entries of the index. Throws GateError SCAN_FAILED when git cannot read it. */
export async function readIndex(location: GitLocation): Promise<IndexEntry[]> {
  const records = await listRecords(location, ['ls-files', '--stage', '-v', '-z']);
  return records.map((record) => {
    const [, tag = '', mode = '', oid = '', stage, name = ''] =
      /^(\S) (\d+) ([0-9a-f]+) ([0-3])\t(.*)$/s.exec(record) ?? [];
    if (name === '') throw new GateError('SCAN_FAILED', 'git listed its index in an unknown form');
    const isAssumedSame = tag === tag.toLowerCase();
    return { name, mode, oid, stage: Number(stage), isAssumedSame, isLeftOut: tag.toUpperCase() === 'S' };
  });
}

/** All files of a commit. */
export async function readTreeEntries(location: GitLocation, sha: string): Promise<TreeEntries> {
  const records = await listRecords(location, ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', sha]);
  return new Map(
    records.map((record): [string, TreeEntry] => {
      const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
      return [name, { mode, oid }];
    }),
  );
}

/** The records of a command with `-z`. Throws GateError SCAN_FAILED with git's own words. */
export async function listRecords(
  location: GitLocation,
  args: readonly string[],
  mode?: 'sealed' | 'user',
): Promise<string[]> {
  const { code, stdout, stderr } = await runGitCommand(location, args, { mode });
  if (code !== 0)
    throw new GateError('SCAN_FAILED', `git could not list the files of ${location.path}: ${readErrorLine(stderr)}`);
  return stdout.toString('latin1').split('\0').slice(0, -1);
}

export function isSameEntry(one: TreeEntry | undefined, other: TreeEntry | undefined): boolean {
  return one?.mode === other?.mode && one?.oid === other?.oid;
}

/** A path for people. */
export function decodeName(name: string): string {
  return Buffer.from(name, 'latin1').toString();
}
