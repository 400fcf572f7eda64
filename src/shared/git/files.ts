/** Runs git in a folder, and reads the files of a commit. */
import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { GateError } from '../errors.ts';
import { runUntilSuccess } from '../once.ts';
import { type FileText, formatCommit, isFullSha } from './commit-name.ts';
import type { GitMode } from './hardening.ts';
import { isPartial, isShallow } from './history.ts';
import { fetchUntilMeeting } from './merge-base.ts';
import { type OriginRequest, readOriginEntries, withOrigin } from './origin.ts';
import { findRepository } from './repository.ts';
import { askGit, type GitLocation, readErrorLine, runGitCommand } from './runner.ts';

/** A folder of a checkout, or a prepared location for git. */
export type GitFolder = string | GitLocation;

/** Runs git in one folder. */
export type Git = (...args: string[]) => Promise<string | undefined>;

export function createGit(folder: GitFolder): Git {
  const readEntries = runUntilSuccess(() => readOriginEntries(toGitLocation(folder, localMs)));
  return (...args) => runGit(args, folder, readEntries);
}

/** The SHA of the commit that a name, a ref or an abbreviated SHA stands for. Undefined when there is none. */
export function resolveSha(name: string, git: Git): Promise<string | undefined> {
  return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}

const localMs = 30_000;

/** The user's configuration may contain URL abbreviations. */
const modes: Readonly<Record<string, GitMode>> = { remote: 'user' };

/**
 * Runs git with these arguments in a folder and returns the trimmed output, or undefined when it fails. `ls-remote` may
 * only access `origin`, and fails without one. Throws when git is not installed.
 */
export async function runGit(
  args: readonly string[],
  folder: GitFolder,
  readEntries?: OriginRequest['readEntries'],
): Promise<string | undefined> {
  const location = toGitLocation(folder, localMs);
  if (!isRepository(location.path)) return undefined;
  const [command = ''] = args;
  if (command === 'ls-remote' && location.origin === undefined) {
    return catchFailure(
      withOrigin({ place: location, withObjects: false, readEntries }, (origin) => readGitOutput(origin, args)),
    );
  }
  return readGitOutput(location, args, modes[command]);
}

/** Undefined when git took too long or printed too much. Faults of this machine are thrown. */
async function catchFailure<T>(work: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GateError && (error.code === 'CANCELLED' || error.code === 'PROTOCOL')) return undefined;
    throw error;
  }
}

function toGitLocation(folder: GitFolder, timeoutMs: number): GitLocation {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (typeof folder === 'string') return { path: folder, signal: timeout };
  return { ...folder, signal: AbortSignal.any([folder.signal, timeout]) };
}

/** Throws GateError CONFIG when the folder does not exist. */
function isRepository(path: string): boolean {
  if (!existsSync(path)) {
    throw new GateError('CONFIG', `git could not be run in ${path}`, {
      reason: 'wrong-ref',
      hint: 'Install git, and run the command in a folder that exists.',
    });
  }
  const { checkout, bare } = findRepository(path);
  return checkout !== undefined || bare !== undefined;
}

function readGitOutput(location: GitLocation, args: readonly string[], mode?: GitMode): Promise<string | undefined> {
  return catchFailure(askGit(location, args, { mode }).then((text) => text?.trim()));
}

/** Larger than any policy file may be. A larger file is rejected where it is read. */
const textCapBytes = 1024 * 1024;

/**
 * The text of a file at a commit or ref of the checkout. Undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for a file that exists but cannot be read.
 */
export async function readFileAt(folder: GitFolder, ref: string, path: string): Promise<FileText | undefined> {
  const [read] = await readFilesAt(folder, ref, [path]);
  if (read?.status === 'rejected') throw read.reason;
  return read?.value;
}

/** The result for one of several requested files. */
export type FileReading = PromiseSettledResult<FileText | undefined>;

/** Like `readFileAt`, for several files, in their order. Throws GateError NOT_FOUND for an unknown ref. */
export async function readFilesAt(folder: GitFolder, ref: string, paths: readonly string[]): Promise<FileReading[]> {
  return (await withMissingObjects(folder, (whole) => readFilesOnce(whole, ref, paths))) ?? [];
}

async function readFilesOnce(cwd: GitFolder, ref: string, paths: readonly string[]): Promise<FileReading[]> {
  const { sha, listed } = await listFilesAt(cwd, ref, paths);
  const records = listed.toString().split('\0');
  const named = new Map(records.map((record) => [record.slice(record.indexOf('\t') + 1), record]));
  // git has more than one way to write a path.
  const entries = paths.length === 1 ? records : paths.map((path) => named.get(posix.normalize(path)));
  return Promise.allSettled(paths.map((path, index) => readListedFile(cwd, sha, ref, path, entries[index])));
}

async function readListedFile(
  cwd: GitFolder,
  sha: string,
  ref: string,
  path: string,
  /** The line of `git ls-tree`. Undefined when the commit has nothing at the path. */
  entry: string | undefined,
): Promise<FileText | undefined> {
  const [, mode, kind, object] = /^(\d+) (\w+) ([0-9a-f]+)\t/.exec(entry ?? '') ?? [];
  if (object === undefined) return undefined;
  const at = formatCommit(sha, ref);
  if (kind !== 'blob') throw new GateError('PROTOCOL', `${path} is not a file at ${at}`);
  const text = await readBlobText(cwd, object, `${path} of ${at}`);
  return { text, at, ...(mode === '120000' && { isLink: true }) };
}

async function readBlobText(cwd: GitFolder, object: string, name: string): Promise<string> {
  const content = await runGitForBytes(['cat-file', 'blob', object], cwd).catch((error: Error) => {
    const isTooLong = error.cause instanceof GateError && error.cause.code === 'PROTOCOL';
    throw isTooLong ? new GateError('PROTOCOL', `${name} has more than ${textCapBytes / 1024} KiB`) : error;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    throw new GateError('PROTOCOL', `${name} is not UTF-8`, { cause: error });
  }
}

/** The entries of the commit at the paths, as `git ls-tree -z` prints them. */
async function listFilesAt(
  cwd: GitFolder,
  ref: string,
  paths: readonly string[],
): Promise<{ sha: string; listed: Buffer }> {
  const runLsTree = (sha: string) =>
    runGitForBytes(['ls-tree', '-z', '--full-tree', `${sha}^{commit}`, '--', ...paths], cwd);
  if (isFullSha(ref)) {
    const listed = await runLsTree(ref).catch(() => undefined);
    if (listed !== undefined) return { sha: ref, listed };
  }
  // For a full SHA, git says that the commit does not exist.
  const sha = await resolveRefCommit(cwd, ref);
  return { sha, listed: await runLsTree(sha) };
}

/**
 * The commit of a SHA, a full ref, or a name. The remote's branch is preferred to a local one, and a tag never competes
 * with a branch.
 */
async function resolveRefCommit(cwd: GitFolder, ref: string): Promise<string> {
  const resolveName = (name: string) => resolveSha(name, createGit(cwd));
  const isExact = ref.startsWith('refs/') || isFullSha(ref);
  const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
  const branch =
    isExact || kind === 'tags'
      ? undefined
      : ((await resolveName(branches[0] ?? '')) ?? (await resolveName(branches[1] ?? '')));
  const tag = isExact || kind === 'heads' ? undefined : await resolveName(`refs/tags/${name}`);
  if (branch !== undefined && tag !== undefined) {
    throw new GateError('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
  }
  const found = isExact ? await resolveName(ref) : (branch ?? tag);
  if (found !== undefined) return found;
  throw new GateError('NOT_FOUND', `The checkout has no commit for ${ref}`, {
    hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
  });
}

async function runGitForBytes(args: readonly string[], folder: GitFolder): Promise<Buffer> {
  const location = toGitLocation(folder, localMs);
  const createGitFault = (details: object) =>
    new GateError('PROTOCOL', `git ${args[0]} failed in ${location.path}`, details);
  const result = await runGitCommand(location, args, { capBytes: textCapBytes }).catch((cause: unknown) => {
    throw createGitFault({ cause });
  });
  if (result.code !== 0) throw createGitFault({ cause: new Error(result.stderr.trim()) });
  return result.stdout;
}

/** Reads from a commit. Objects that a partial clone lacks are fetched from `origin` into a temporary repository. */
export async function withMissingObjects<T, Folder extends GitFolder>(
  folder: Folder,
  read: (folder: Folder | GitLocation) => Promise<T | undefined>,
): Promise<T | undefined> {
  const isOurs = typeof folder !== 'string' && folder.origin !== undefined;
  if (isOurs || !(await isPartial(toGitLocation(folder, localMs)))) return read(folder);
  const location = toGitLocation(folder, fetchMs);
  const found = await withOrigin({ place: location, withObjects: true }, async (origin) => ({
    value: await read(origin),
  }));
  return found === undefined ? read(folder) : found.value;
}

/** Fetching a large repository takes time. */
const fetchMs = 180_000;

interface FetchRequest {
  folder: string;
  branch: string;
  /** Fetches only the branch's own commit; otherwise everything from the checkout's history to it. */
  isShallow: boolean;
  /** A commit of the checkout whose history need not be fetched. */
  known?: string | undefined;
}

/**
 * Fetches the current head of a branch of `origin` into a temporary repository. Undefined when it cannot be fetched.
 */
export async function fetchBranch<T>(
  { folder, branch, isShallow, known }: FetchRequest,
  use: (folder: GitLocation, sha: string) => Promise<T>,
): Promise<T | undefined> {
  const location = toGitLocation(folder, fetchMs);
  return withOrigin({ place: location, withObjects: !isShallow }, async (origin) => {
    if (known !== undefined && (await isShallowClone(origin))) {
      await catchFailure(fetchUntilMeeting(origin, known, branch, fetchedRef));
    } else {
      // git tells the remote that it already has every commit that a ref names.
      if (known !== undefined) await readGitOutput(origin, ['update-ref', 'refs/known', known]);
      const flags = ['--quiet', '--no-tags', '--refmap=', ...(isShallow ? ['--depth=1'] : [])];
      await readGitOutput(origin, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${fetchedRef}`]);
    }
    const sha = await resolveSha(fetchedRef, createGit(origin));
    return sha === undefined ? undefined : use(origin, sha);
  });
}

const fetchedRef = 'refs/heads/fetched';

/** Whether a part of the history is missing. */
export function isShallowClone(folder: GitFolder): Promise<boolean> {
  return isShallow(toGitLocation(folder, localMs));
}

/** Whether the folder is in a checkout. Throws GateError CONFIG when git refuses to read the checkout. */
export async function isCheckout(folder: string): Promise<boolean> {
  const { checkout, bare } = findRepository(folder);
  if (checkout === undefined && bare !== undefined) {
    throw createUnreadableCheckoutError(folder, 'it is a bare clone, which has no checkout');
  }
  if (checkout === undefined && !hasGitFolder(folder)) return false;
  if (checkout === undefined) throw createUnreadableCheckoutError(folder, 'its .git is not a repository');
  const result = await runGitCommand(toGitLocation(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
  if (result.code === 0) return true;
  throw createUnreadableCheckoutError(folder, readErrorLine(result.stderr) || 'it does not answer');
}

/** The commit and branch of HEAD. */
interface CheckoutHead {
  /** The full SHA of its commit. */
  sha: string;
  /** Full name of the branch. `HEAD` when detached. */
  ref: string;
}

/**
 * The HEAD of a checkout, with one git process and the same checks as `checksOutProposal`. Undefined in every other case:
 * there is no checkout, git refuses it or finds another one, it has no commit, or a branch or tag is named `HEAD`.
 */
export async function readCheckoutHead(folder: string, mode: GitMode = 'owned'): Promise<CheckoutHead | undefined> {
  const { checkout, bare } = findRepository(folder);
  if (checkout === undefined || bare !== undefined) return undefined;
  const question = ['rev-parse', '--absolute-git-dir', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
  const { code, stdout, stderr } = await runGitCommand(toGitLocation(folder, localMs), question, { mode });
  const [, gitFolder = '', sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
  const isClear = code === 0 && stderr === '' && resolve(gitFolder) === checkout.gitFolder;
  return isClear && sha !== undefined && ref !== undefined ? { sha, ref } : undefined;
}

/** Whether the checkout is a submodule. The branch of the outer repository then decides its repository and commit. */
export async function isSubmodule(folder: string): Promise<boolean> {
  const top = findRepository(folder).checkout?.top;
  const outerTop = top === undefined ? undefined : findRepository(dirname(top)).checkout?.top;
  if (top === undefined || outerTop === undefined) return false;
  const path = relative(outerTop, top).replaceAll('\\', '/');
  const git = createGit(outerTop);
  const [staged, committed] = await Promise.all([
    git('ls-files', '--stage', '-z', '--', path),
    git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
  ]);
  return [staged, committed].some((runLsTree) => runLsTree?.startsWith('160000 ') === true);
}

function createUnreadableCheckoutError(folder: string, why: string): GateError {
  return new GateError('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
    reason: 'policy',
    hint: `Give git access to it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
  });
}

function hasGitFolder(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && hasGitFolder(above);
}
