/**
 * The tree of what is staged, of what is on disk, and of a folder without git, and how it is written into a temporary
 * repository that shares the objects of a checkout.
 */

import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { deflateSync } from 'node:zlib';
import { GateError } from '../../errors.ts';
import { code, prose } from '../../prose.ts';
import { joinFirst } from '../../text/amounts.ts';
import { maximumFileBytes } from '../export.ts';
import { type GitLocation, readErrorLine, runGitCommand } from '../runner.ts';
import { disableFilters } from '../work-tree.ts';

interface DiskFile {
  mode: '100644' | '100755' | '120000';
  content: Buffer;
}

const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Stands for the content of a file that is too large to be scanned: the scan reports it by its size and never reads it.
 */
const tooLarge = Buffer.alloc(maximumFileBytes + 1);

/** Reads files below a folder. `top`: its absolute real path. */
function createDiskReader(top: string): (name: string) => DiskFile | undefined {
  const folders = new Map<string, boolean>();
  const isRealFolder = (name: string): boolean => {
    if (name === '') return true;
    const known = folders.get(name) ?? (isRealFolder(getParent(name)) && inspect(top, name)?.isDirectory() === true);
    folders.set(name, known);
    return known;
  };
  return (name) => (isRealFolder(getParent(name)) ? readDiskFile(top, name) : undefined);
}

const getParent = (name: string) => name.slice(0, Math.max(name.lastIndexOf('/'), 0));

/** Undefined when there is no regular file and no link of this name. Throws GateError SCAN_FAILED if it is unreadable. */
function readDiskFile(top: string, name: string): DiskFile | undefined {
  const found = inspect(top, name);
  if (found === undefined) return undefined;
  try {
    if (found.isSymbolicLink()) {
      return { mode: '120000', content: readlinkSync(buildPath(top, name), { encoding: 'buffer' }) };
    }
    return found.isFile() ? readOpenFile(top, name) : undefined;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown fault';
    if (why === 'ENOENT') return undefined;
    throw new GateError('SCAN_FAILED', `${decodeName(name)} could not be read (${why})`, {
      cause: error,
      hint: 'Give this user the right to read it, or add it to .gitignore.',
    });
  }
}

function readOpenFile(top: string, name: string): DiskFile | undefined {
  const file = openSync(buildPath(top, name), flags);
  try {
    const found = fstatSync(file);
    if (!found.isFile()) return undefined;
    const mode = (found.mode & 0o100) === 0 ? '100644' : '100755';
    return { mode, content: found.size > maximumFileBytes ? tooLarge : readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

function inspect(top: string, name: string): Stats | undefined {
  try {
    return lstatSync(buildPath(top, name));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new GateError('SCAN_FAILED', `${decodeName(name)} could not be read (${code})`, { cause: error });
  }
}

/** A name that is not UTF-8 is only valid as bytes. */
function buildPath(top: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(top), Buffer.from(sep), Buffer.from(name, 'latin1')]);
}

/** A larger folder would fill the disk. The limit is the one for a commit. */
const mostNames = 500_000;

/** The names of all files and links below a folder without git, and how many other things it has. */
function listDiskNames(top: string): { names: string[]; others: number } {
  const names: string[] = [];
  let others = 0;
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const path = folder === '' ? Buffer.from(top) : buildPath(top, folder.slice(0, -1));
    for (const entry of readdirSync(path, { withFileTypes: true, encoding: 'buffer' })) {
      const part = entry.name.toString('latin1');
      const name = `${folder}${part}`;
      // No tree of git can have this name.
      if (part.toLowerCase() === '.git') others += 1;
      else if (entry.isDirectory()) folders.push(`${name}/`);
      else if (entry.isFile() || entry.isSymbolicLink()) names.push(name);
      else others += 1;
      if (names.length > mostNames)
        throw new GateError('SCAN_FAILED', `${top} contains more than ${mostNames} files`, {
          hint: 'Name a smaller folder.',
        });
    }
  }
  return { names: names.sort(), others };
}

export interface UncommittedTree {
  entries: TreeEntries;
  /** What is included and what is not, as sentences without a final full stop. */
  notes: string[];
}

export interface IndexedCheckout {
  /** With the index that is read. */
  location: GitLocation;
  /** Absolute real path of the work tree. */
  top: string;
  format: ObjectFormat;
}

/** What a commit would contain now. Throws GateError CONFIG for files with merge conflicts. */
export async function readStagedTree({ location, top, format }: IndexedCheckout): Promise<UncommittedTree> {
  const index = await readIndex(location);
  refuseConflicts(index);
  const empty = hashObject(format, Buffer.alloc(0));
  const mayBeAnnounced = index.some(({ oid }) => oid === empty);
  const states = mayBeAnnounced ? await readStates(location, top) : new Map<string, string>();
  const isAnnounced = ({ name, oid }: IndexEntry) => oid === empty && states.get(name) === 'A';
  const announced = index.filter(isAnnounced).length;
  const entries = index.filter((entry) => !isAnnounced(entry)).map((entry): [string, TreeEntry] => [entry.name, entry]);
  return {
    entries: new Map(entries),
    notes: [
      'Only what is staged is scanned',
      ...(announced === 0
        ? []
        : [`Files that git add --intent-to-add announced are not staged, and not scanned (${announced})`]),
    ],
  };
}

function refuseConflicts(index: readonly IndexEntry[]): void {
  const names = [...new Set(index.filter(({ stage }) => stage > 0).map(({ name }) => decodeName(name)))];
  if (names.length === 0) return;
  throw new GateError('CONFIG', `--staged: not resolved after a merge: ${joinFirst(names, 3)}`, {
    reason: 'wrong-ref',
    hint: prose`Resolve the conflicts, and stage the files with ${code('git add')}.`,
  });
}

/** Tracked files as they are on disk, and untracked ones that git does not ignore. */
export async function readDiskTree(checkout: IndexedCheckout, store: ObjectStore): Promise<UncommittedTree> {
  const { location, top } = checkout;
  // The user's own configuration says what is ignored, too. A folder with a final slash is a repository of its own.
  const list = [`--work-tree=${top}`, '-C', top, 'ls-files', '--others', '--exclude-standard', '-z'];
  const [index, states, untracked] = [
    await readIndex(location),
    await readStates(location, top),
    await listRecords(location, list, 'user'),
  ];
  const readDisk = createDiskReader(top);
  const entries: TreeEntries = new Map();
  let leftOut = 0;
  for (const entry of index) {
    if (entries.has(entry.name)) continue;
    // Whether git's own check tells whether the file is changed.
    const isPlain = entry.stage === 0 && !entry.isAssumedSame && !entry.isLeftOut;
    const isKept = entry.mode === '160000' || (!states.has(entry.name) && isPlain);
    const disk = isKept ? undefined : readDisk(entry.name);
    if (disk !== undefined) entries.set(entry.name, storeFile(disk, store, entry, checkout.format));
    else if (isKept || entry.isLeftOut) entries.set(entry.name, entry);
    if (!isKept && disk === undefined && entry.isLeftOut) leftOut += 1;
  }
  const repositories = untracked.filter((name) => name.endsWith('/'));
  const files = untracked.filter((name) => !name.endsWith('/'));
  for (const name of files) {
    const disk = readDisk(name);
    if (disk !== undefined) entries.set(name, storeFile(disk, store));
  }
  return { entries, notes: describeDisk({ untracked: files.length, repositories: repositories.length, leftOut }) };
}

function describeDisk(counts: { untracked: number; repositories: number; leftOut: number }): string[] {
  const { untracked, repositories, leftOut } = counts;
  const included = untracked === 0 ? 'There are no untracked files' : `Untracked files are included (${untracked})`;
  return [
    `${included}; ignored files are not scanned`,
    ...(repositories === 0 ? [] : [`Other git repositories inside this one are not scanned (${repositories})`]),
    ...(leftOut === 0 ? [] : [`Files that the sparse checkout leaves out are read from the index (${leftOut})`]),
  ];
}

/** All files of a folder without git. */
export function readFolderTree(top: string, store: ObjectStore): UncommittedTree {
  const { names, others } = listDiskNames(top);
  const readDisk = createDiskReader(top);
  const entries: TreeEntries = new Map();
  for (const name of names) {
    const disk = readDisk(name);
    if (disk !== undefined) entries.set(name, storeFile(disk, store));
  }
  const notes = ['The folder has no git repository: all its files are scanned, and all findings count'];
  if (others > 0) notes.push(`Not scanned: .git folders, and what is neither a file nor a link (${others})`);
  return { entries, notes };
}

/** `entry`: what git has of the file. */
function storeFile(
  { mode, content }: DiskFile,
  store: ObjectStore,
  entry?: TreeEntry,
  format: ObjectFormat = 'sha1',
): TreeEntry {
  const isSameKind = entry !== undefined && entry.mode.startsWith('100') === mode.startsWith('100');
  if (isSameKind && hasSameLines(format, content, entry.oid)) return entry;
  // Systems without an executable bit show all files as executable, or none.
  return { mode: isSameKind ? entry.mode : mode, oid: store.add(content) };
}

/** Whether the content is the same but for line endings, which git may convert. No other filter is applied. */
function hasSameLines(format: ObjectFormat, content: Buffer, oid: string): boolean {
  if (hashObject(format, content) === oid) return true;
  if (!content.includes('\r\n')) return false;
  const converted = Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return hashObject(format, converted) === oid;
}

/**
 * How files on disk differ from the index, by git's letters. Content is not compared, and no filter is started. Throws
 * GateError CONFIG when git cannot be asked without starting one.
 */
async function readStates(location: GitLocation, top: string): Promise<Map<string, string>> {
  const options = await disableFilters(location);
  if (options === undefined)
    throw new GateError('CONFIG', `git cannot be asked what changed in ${top}: a filter has a name with =`, {
      hint: 'Rename the filter in the configuration of git.',
    });
  const list = ['diff-files', '--raw', '-z', '--no-renames', '--ignore-submodules=all'];
  const fields = await listRecords(location, [`--work-tree=${top}`, ...options, ...list]);
  const states = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) states.set(fields[at + 1] ?? '', fields[at]?.at(-1) ?? '');
  return states;
}

/**
 * The tree that a merge in progress starts from: what comes unchanged from the merged commits is no change of this
 * commit.
 */
export function mergeBases(head: TreeEntries, merged: readonly TreeEntries[], entries: TreeEntries): TreeEntries {
  const base: TreeEntries = new Map(head);
  for (const other of merged) {
    for (const [name, entry] of entries) {
      if (isSameEntry(other.get(name), entry)) base.set(name, entry);
    }
    for (const name of head.keys()) {
      if (!entries.has(name) && !other.has(name)) base.delete(name);
    }
  }
  return base;
}

export type ObjectFormat = 'sha1' | 'sha256';

/** The id that git gives the content, without any filter. */
function hashObject(format: ObjectFormat, content: Buffer, type: 'blob' | 'commit' = 'blob'): string {
  return createHash(format).update(createHeader(type, content)).update(content).digest('hex');
}

const createHeader = (type: string, content: Buffer) => Buffer.from(`${type} ${content.length}\0`);

interface ObjectStore {
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

/** One file of a tree, by its name. */
interface TreeEntry {
  /** `100644`, `100755`, `120000` or `160000`. */
  mode: string;
  oid: string;
}

/** Keyed by path. A path has one character for each byte, because a name need not be UTF-8. */
export type TreeEntries = Map<string, TreeEntry>;

interface IndexEntry extends TreeEntry {
  name: string;
  /** 0, or 1 to 3 for a file with merge conflicts. */
  stage: number;
  /** Whether the user told git to assume that the file does not change. */
  isAssumedSame: boolean;
  /** Whether a sparse checkout leaves the file out of the folder. */
  isLeftOut: boolean;
}

/** All entries of the index. Throws GateError SCAN_FAILED when git cannot read it. */
async function readIndex(location: GitLocation): Promise<IndexEntry[]> {
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
async function listRecords(
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
function decodeName(name: string): string {
  return Buffer.from(name, 'latin1').toString();
}
