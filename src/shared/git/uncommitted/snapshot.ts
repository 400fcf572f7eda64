/**
 * Writes what is not committed as a commit into a temporary repository beside the checkout's objects, so that it is
 * read, compared and scanned like any other commit. The checkout stays unchanged.
 */
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { attempt, GateError } from '../../errors.ts';
import { readCurrentBranch, resolveHead } from '../checkout.ts';
import { isFullSha } from '../commit-name.ts';
import { createRepository, selectFormatEntries, shareObjects } from '../origin.ts';
import { isFolder, readRegularText } from '../regular-file.ts';
import { findRepository, type Repository } from '../repository.ts';
import { type GitLocation, listConfiguration, readErrorLine, runGitCommand } from '../runner.ts';
import {
  createObjectStore,
  type IndexedCheckout,
  isSameEntry,
  mergeBases,
  type ObjectFormat,
  readDiskTree,
  readFolderTree,
  readStagedTree,
  readTreeEntries,
  type TreeEntries,
  type UncommittedTree,
} from './contents.ts';

export type UncommittedKind = 'worktree' | 'staged';

export interface SnapshotRequest {
  /** Absolute path of a checkout, of a folder in it, or of a folder without git. */
  folder: string;
  kind: UncommittedKind;
  /** The variables and the working directory of this process: git names the index of a commit in a hook's variables. */
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  signal: AbortSignal;
}

export interface Snapshot {
  /** Absolute real path of the work tree, or of the folder without git. */
  top: string;
  isCheckout: boolean;
  /** Absolute path of git's own folder, which all linked worktrees share. Undefined without git. */
  commonFolder: string | undefined;
  /** Path of the temporary repository. It has the objects of the checkout, and the two commits below. */
  path: string;
  /** The commit that stands for what is not committed. */
  sha: string;
  /** The commit that it is compared with: HEAD, a commit for a merge in progress, or an empty one. */
  baseSha: string;
  /** Full SHA of HEAD. Undefined before the first commit, and without git. */
  headSha: string | undefined;
  /** Name of the checked-out branch. Undefined when HEAD is detached. */
  branch: string | undefined;
  /** Whether a merge is in progress. */
  isMerge: boolean;
  /** Number of files that differ from the base. */
  changed: number;
  notes: string[];
  /** Deletes the temporary repository. */
  end(): Promise<void>;
}

/** Throws GateError CONFIG when there is nothing of this kind to read, SCAN_FAILED when it cannot be read. */
export async function createSnapshot(request: SnapshotRequest): Promise<Snapshot> {
  const { folder, kind, signal } = request;
  if (!(await isFolder(folder)))
    throw new GateError('CONFIG', `--embedded: ${folder} is not a folder`, { hint: folderHint });
  const repository = findCheckoutRepository(folder, kind);
  const temporary = await mkdtemp(join(tmpdir(), 'scan-gate-uncommitted-'));
  const end = () => rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(temporary, 'bare');
    const made =
      repository === undefined
        ? await writeFolder(realpathSync.native(folder), path, signal)
        : await writeCheckout(request, repository, path);
    return { ...made, path, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Undefined for a folder without git. */
function findCheckoutRepository(folder: string, kind: UncommittedKind): (Repository & { top: string }) | undefined {
  const { checkout, bare } = findRepository(folder);
  if (bare !== undefined && checkout === undefined)
    throw createKindError(`--${kind}: ${folder} is a bare repository, which has no files on disk and no index`);
  if (checkout?.top !== undefined) return { ...checkout, top: checkout.top };
  if (kind === 'worktree') return undefined;
  throw createKindError(`--staged: ${folder} is not in a git checkout, so nothing can be staged`);
}

const folderHint = 'Name the folder of a checkout. --worktree also scans a folder without git.';

function createKindError(message: string): GateError {
  return new GateError('CONFIG', message, { reason: 'wrong-ref', hint: folderHint });
}

async function writeCheckout(request: SnapshotRequest, repository: Repository & { top: string }, path: string) {
  const { kind, signal } = request;
  const { top } = repository;
  const place: GitLocation = { path: top, signal };
  const location = { ...place, indexFile: findHookIndex(request, repository) };
  const entries = selectFormatEntries((await listConfiguration(place)) ?? []);
  const format = entries.some(({ name, value }) => name === 'extensions.objectformat' && value === 'sha256')
    ? 'sha256'
    : 'sha1';
  await createRepository(path, entries);
  await shareObjects(path, repository);
  const store = createObjectStore(path, format);
  const checkout: IndexedCheckout = { location, top, format };
  const tree = await (kind === 'staged' ? readStagedTree(checkout) : readDiskTree(checkout, store));
  const headSha = await resolveHead(place);
  const merging = await readRegularText(join(repository.gitFolder, 'MERGE_HEAD')).catch(() => '');
  const merged = merging.split('\n').filter(isFullSha);
  const head = headSha === undefined ? new Map() : await readTreeEntries(place, headSha);
  const others = await Promise.all(merged.map((sha) => readTreeEntries(place, sha)));
  const base = mergeBases(head, others, tree.entries);
  const isHeadBase = headSha !== undefined && countChanges(head, base) === 0;
  const commits = await writeCommits({ path, signal, format, tree, base: isHeadBase ? headSha : base });
  const branch = await readCurrentBranch(place);
  const { commonFolder } = repository;
  return {
    top,
    isCheckout: true,
    commonFolder,
    headSha,
    branch,
    isMerge: merged.length > 0,
    notes: tree.notes,
    ...commits,
  };
}

async function writeFolder(top: string, path: string, signal: AbortSignal) {
  await createRepository(path, selectFormatEntries([]));
  const tree = readFolderTree(top, createObjectStore(path, 'sha1'));
  const commits = await writeCommits({ path, signal, format: 'sha1', tree, base: new Map() });
  const nothing = { isCheckout: false, commonFolder: undefined, headSha: undefined, branch: undefined, isMerge: false };
  return { top, ...nothing, notes: tree.notes, ...commits };
}

async function writeCommits(request: {
  path: string;
  signal: AbortSignal;
  format: ObjectFormat;
  tree: UncommittedTree;
  /** A commit of the checkout, or the tree of a commit that is written. */
  base: string | TreeEntries;
}): Promise<Pick<Snapshot, 'sha' | 'baseSha' | 'changed'>> {
  const { path, signal, format, tree, base } = request;
  const place: GitLocation = { path, signal };
  const store = createObjectStore(path, format);
  const baseSha =
    typeof base === 'string' ? base : store.add(formatCommitObject(await writeTree(place, base), undefined), 'commit');
  const written = await writeTree(place, tree.entries);
  const sha = store.add(formatCommitObject(written, baseSha), 'commit');
  await runGitCommand(place, ['update-ref', '--no-deref', 'HEAD', sha]);
  const before = typeof base === 'string' ? await readTreeEntries(place, base) : base;
  return { sha, baseSha, changed: countChanges(before, tree.entries) };
}

function countChanges(before: TreeEntries, after: TreeEntries): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSameEntry(before.get(name), after.get(name))).length;
}

/**
 * The index that git names in a hook: `git commit -a` and `git commit PATH` commit another one than the repository's.
 * Undefined when the variables are about another repository, or when they name none.
 */
function findHookIndex({ env, cwd }: SnapshotRequest, repository: Repository): string | undefined {
  if (findRepository(cwd).checkout?.gitFolder !== repository.gitFolder) return undefined;
  refuseOtherRepository({ env, cwd }, repository);
  const { GIT_INDEX_FILE: named } = env;
  if (named === undefined || named === '') return undefined;
  const here = resolve(cwd, named);
  // git writes a path from the top of the work tree, and a hook may have changed the folder.
  return existsSync(here) ? here : resolve(repository.top ?? cwd, named);
}

function refuseOtherRepository(
  { env, cwd }: Pick<SnapshotRequest, 'env' | 'cwd'>,
  { gitFolder, top = cwd }: Repository,
): void {
  const { GIT_DIR: named } = env;
  if (named === undefined || named === '') return;
  const found = [cwd, top].map((folder) => attempt(() => realpathSync.native(resolve(folder, named))));
  if (found.includes(gitFolder)) return;
  throw new GateError('CONFIG', `GIT_DIR names ${named}, which is not the repository of ${top}`, {
    reason: 'wrong-ref',
    hint: 'Unset GIT_DIR, or name the folder whose repository it is.',
  });
}

/** Names are checked here as git does on any system: only a `.git` folder is refused. */
const portable = ['-c', 'core.protectNTFS=false', '-c', 'core.protectHFS=false', '-c', 'core.ignoreCase=false'];

/** Writes the tree and returns its id. Contents that the repository lacks are reported where they are read. */
async function writeTree(location: GitLocation, entries: TreeEntries): Promise<string> {
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
function formatCommitObject(tree: string, parent: string | undefined): Buffer {
  const parents = parent === undefined ? '' : `parent ${parent}\n`;
  const person = 'Scan Gate <> 0 +0000';
  return Buffer.from(`tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nNot committed\n`);
}
