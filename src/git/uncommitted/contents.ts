/** The tree of what is staged, of what is on disk, and of a folder without git. */
import { GateError } from '../../errors.ts';
import { code, prose } from '../../prose.ts';
import type { GitLocation } from '../runner.ts';
import { disableFilters } from '../work-tree.ts';
import { createDiskReader, type DiskFile, listDiskNames } from './disk-files.ts';
import {
  decodeName,
  type IndexEntry,
  isSameEntry,
  listRecords,
  readIndex,
  type TreeEntries,
  type TreeEntry,
} from './entries.ts';
import { hashObject, type ObjectFormat, type ObjectStore } from './objects.ts';

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
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  throw new GateError('CONFIG', `--staged: not resolved after a merge: ${names.slice(0, 3).join(', ')}${more}`, {
    reason: 'wrong-ref',
    hint: prose`Resolve the conflicts, and stage the files with ${code('git add')}.`,
  });
}

/** Tracked files as they are on disk, and untracked ones that git does not ignore. */
export async function readDiskTree(checkout: IndexedCheckout, store: ObjectStore): Promise<UncommittedTree> {
  const { location, top } = checkout;
  const [index, states, untracked] = [
    await readIndex(location),
    await readStates(location, top),
    await listUntracked(location, top),
  ];
  const readDisk = createDiskReader(top);
  const entries: TreeEntries = new Map();
  let leftOut = 0;
  for (const entry of index) {
    if (entries.has(entry.name)) continue;
    const isKept = entry.mode === '160000' || (!states.has(entry.name) && isPlain(entry));
    const disk = isKept ? undefined : readDisk(entry.name);
    if (disk !== undefined) entries.set(entry.name, storeFile(disk, { entry, format: checkout.format, store }));
    else if (isKept || entry.isLeftOut) entries.set(entry.name, entry);
    if (!isKept && disk === undefined && entry.isLeftOut) leftOut += 1;
  }
  const repositories = untracked.filter((name) => name.endsWith('/'));
  const files = untracked.filter((name) => !name.endsWith('/'));
  for (const name of files) {
    const disk = readDisk(name);
    if (disk !== undefined) entries.set(name, storeFile(disk, { store }));
  }
  return { entries, notes: describeDisk({ untracked: files.length, repositories: repositories.length, leftOut }) };
}

/** Whether git's own check tells whether the file is changed. */
function isPlain({ stage, isAssumedSame, isLeftOut }: IndexEntry): boolean {
  return stage === 0 && !isAssumedSame && !isLeftOut;
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
    if (disk !== undefined) entries.set(name, storeFile(disk, { store }));
  }
  const notes = ['The folder has no git repository: all its files are scanned, and all findings count'];
  if (others > 0) notes.push(`Not scanned: .git folders, and what is neither a file nor a link (${others})`);
  return { entries, notes };
}

interface FileStorage {
  store: ObjectStore;
  /** What git has of the file. */
  entry?: TreeEntry;
  format?: ObjectFormat;
}

function storeFile({ mode, content }: DiskFile, { store, entry, format = 'sha1' }: FileStorage): TreeEntry {
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

/** The user's own configuration says what is ignored, too. A folder with a final slash is a repository of its own. */
function listUntracked(location: GitLocation, top: string): Promise<string[]> {
  const list = [`--work-tree=${top}`, '-C', top, 'ls-files', '--others', '--exclude-standard', '-z'];
  return listRecords(location, list, 'user');
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
