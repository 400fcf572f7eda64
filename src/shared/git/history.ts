/**
 * Reads the order of commits and what a clone lacks of them, and lists the contents and messages of a branch's earlier
 * commits that its last commit no longer has: a secret that was committed and removed is still public.
 */

import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScanDiagnostic } from '../api/schemas.ts';
import { GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import { isFullSha } from './commit-name.ts';
import { readRegularTextSync } from './regular-file.ts';
import { findRepository } from './repository.ts';
import { askGit, findGitRepository, type GitLocation, runGitCommand, startGit } from './runner.ts';
import { waitForExit } from './start.ts';

interface HistoryRequest extends GitLocation {
  /** Full SHA of the branch's last commit. */
  sha: string;
  /** Full SHA of a commit of the target branch. */
  base?: string | undefined;
}

interface HistoryBlob {
  oid: string;
  /** `commit` when the text is the message of a commit. */
  type: 'blob' | 'commit';
  /** Empty for a commit message. */
  path: string;
  bytes: number;
  /** The last commit of the branch that contains it. Undefined for contents of the other branch. */
  commit: string | undefined;
}

/** A long-lived branch is not searched completely with every push. */
const defaultLimits = { objects: 300_000, blobs: 20_000, bytes: 512 * 1024 * 1024, blobBytes: 10 * 1024 * 1024 };
type Limits = typeof defaultLimits;
const none: { blobs: HistoryBlob[]; diagnostics: ScanDiagnostic[] } = { blobs: [], diagnostics: [] };
const newline = 0x0a;

/** Each content once, without the object ids in `known`. */
export async function listHistory(
  request: HistoryRequest,
  knownOids: ReadonlySet<string>,
  limits: Limits = defaultLimits,
) {
  const { sha, base } = request;
  if (base === undefined) return none;
  const bases = await findBases(request, base);
  if (bases === undefined) {
    return {
      blobs: [],
      diagnostics: [reportUnsearched('the clone does not contain the commit that this branch is compared with')],
    };
  }
  if (bases.includes(sha)) return none;
  const seen = new Set(knownOids);
  const inBases: Named[] = [];
  for (const commit of bases) inBases.push(...(await listTreeContents(request, commit, seen)));
  const { named, messages, isCut } = await listBranchObjects(request, bases, seen, limits.objects);
  const blobs = await addSizes(request, [...inBases, ...named, ...messages]);
  const kept = selectWithinLimits(blobs, limits);
  const left = blobs.filter((blob) => !kept.has(blob));
  const diagnostics: ScanDiagnostic[] = [];
  if (await isShallow(request)) diagnostics.push(reportUnsearched('the clone is shallow: fetch the whole history'));
  if (left.length > 0 || isCut) diagnostics.push(reportBeyondLimits(left, isCut, limits));
  return { blobs: blobs.filter((blob) => kept.has(blob)), diagnostics };
}

function reportUnsearched(why: string): ScanDiagnostic {
  const message = `Not all versions of the files that the branch changes were searched for secrets: ${why}`;
  return { engine: 'checkout', message };
}

/** A large history must not hide a secret, but a single file that is too large is not an attempt to hide one. */
function reportBeyondLimits(left: readonly HistoryBlob[], isCut: boolean, limits: Limits): ScanDiagnostic {
  const isPadded = isCut || left.some(({ commit, bytes }) => commit !== undefined && bytes <= limits.blobBytes);
  const said = reportUnsearched(`${isCut ? 'more' : left.length} versions of files are beyond the limit`);
  return isPadded ? { ...said, engine: 'history', failed: true } : said;
}

/** The target commit and the commits at which the branch left it. Undefined when the clone does not have them. */
async function findBases(request: HistoryRequest, base: string): Promise<string[] | undefined> {
  const { code, stdout } = await runGitCommand(request, ['merge-base', '--all', request.sha, base]);
  // Code 1: no common history. Other codes: git does not know both commits.
  if (code !== 0 && code !== 1) return undefined;
  const forks = stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  return [...new Set([base, ...forks])];
}

type Named = Omit<HistoryBlob, 'bytes' | 'type'>;

/** The contents of a commit's tree that were not seen before. */
async function listTreeContents(request: HistoryRequest, commit: string, seen: Set<string>): Promise<Named[]> {
  const { stdout } = await runGitCommand(request, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return stdout
    .toString()
    .split('\0')
    .flatMap((record) => {
      const [, kind, oid = '', path = ''] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
      if (kind !== 'blob' || seen.has(oid)) return [];
      seen.add(oid);
      return [{ oid, path, commit: undefined }];
    });
}

/**
 * Trees and contents of the branch's own commits, in their order, so that each is listed with the last commit that
 * contains it.
 */
async function listBranchObjects(request: HistoryRequest, bases: readonly string[], seen: Set<string>, most: number) {
  const child = await startGit(request, ['rev-list', '--objects', '--in-commit-order', request.sha, '--not', ...bases]);
  child.stdin.end();
  const ended = waitForExit(child, request.signal);
  const named: Named[] = [];
  const messages: Named[] = [];
  let isCut = false;
  const read = (async () => {
    let commit: string | undefined;
    for await (const line of splitStream(child.stdout, newline)) {
      const [, oid = '', gap, path = ''] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
      if (gap === '') {
        commit = oid;
        messages.push({ oid, path: '', commit });
      } else if (path !== '' && !seen.has(oid)) {
        seen.add(oid);
        named.push({ oid, path, commit });
      }
      isCut = named.length + messages.length >= most;
      if (isCut) break;
    }
  })();
  await Promise.all([ended.catch(() => undefined), text(child.stderr), read.finally(() => child.kill('SIGKILL'))]);
  return { named, messages, isCut };
}

/** The contents among the objects, with their sizes. */
async function addSizes(request: HistoryRequest, named: readonly Named[]): Promise<HistoryBlob[]> {
  if (named.length === 0) return [];
  const child = await startGit(request, [
    'cat-file',
    '--batch-check=%(objectname) %(objecttype) %(objectsize)',
    '--buffer',
  ]);
  const ended = waitForExit(child, request.signal);
  const fed = pipeline(Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => undefined);
  const sizes = new Map<string, Pick<HistoryBlob, 'type' | 'bytes'>>();
  const read = (async () => {
    for await (const line of splitStream(child.stdout, newline)) {
      const [oid = '', type, size] = line.toString().split(' ');
      if (type === 'blob' || type === 'commit') sizes.set(oid, { type, bytes: Number(size) });
    }
  })();
  await Promise.all([ended, text(child.stderr), read, fed]).finally(() => child.kill('SIGKILL'));
  return named.flatMap((one) => {
    const size = sizes.get(one.oid);
    return size === undefined ? [] : [{ ...one, ...size }];
  });
}

/** The branch's own contents come first, then those of the other branch. */
function selectWithinLimits(blobs: readonly HistoryBlob[], limits: Limits): ReadonlySet<HistoryBlob> {
  const own = blobs.filter(({ commit }) => commit !== undefined);
  const others = blobs.filter(({ commit }) => commit === undefined);
  let total = 0;
  const kept = [...own, ...others].slice(0, limits.blobs).filter(({ bytes }) => {
    const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
    if (isIn) total += bytes;
    return isIn;
  });
  return new Set(kept);
}

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

/**
 * Whether the clone lacks a part of its history, which the file `shallow` shows (gitrepository-layout). True when that
 * cannot be read.
 */
export async function isShallow(location: GitLocation): Promise<boolean> {
  const { commonFolder } = await findGitRepository(location);
  return lstat(join(commonFolder, 'shallow')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/** Full SHAs of earlier commits along first parents, newest first. Fewer when the clone ends. */
export async function listCommitsBefore(location: GitLocation, sha: string, most: number): Promise<string[]> {
  const listed = await askGit(location, ['rev-list', '--first-parent', `--max-count=${most + 1}`, sha, '--']);
  return listed?.split('\n').filter(isFullSha).slice(1) ?? [];
}

/** Undefined when the clone does not show it. */
export async function isAncestor(location: GitLocation, sha: string, of: string): Promise<boolean | undefined> {
  if (!isFullSha(sha)) return undefined;
  const { code } = await runGitCommand(location, ['merge-base', '--is-ancestor', '--end-of-options', sha, of]);
  return code === 0 ? true : code === 1 ? false : undefined;
}

/**
 * Full SHAs of at most `most` commits up to this one that changed a file, newest first. Undefined when the clone does
 * not have the whole history.
 */
export async function listCommitsChanging(
  location: GitLocation,
  sha: string,
  path: string,
  most: number,
): Promise<string[] | undefined> {
  if (await isShallow(location)) return undefined;
  const list = ['rev-list', '--full-history', `--max-count=${most}`, sha, '--', path];
  return (await askGit(location, list))?.split('\n').filter(isFullSha);
}

/** Whether the clone may lack contents of commits that it has. */
export async function isPartial(location: GitLocation): Promise<boolean> {
  if (!mayBePartial(location.path)) return false;
  const promisor = ['config', '--get-regexp', String.raw`^(extensions\.partialclone|remote\..*\.promisor)$`];
  return (await askGit(location, promisor)) !== undefined;
}

/**
 * Whether the repository's configuration, or a file that it includes, may define a partial clone. Most clones need no
 * git process for that.
 */
function mayBePartial(path: string): boolean {
  const { checkout, bare } = findRepository(path);
  return [checkout, bare].some((repository) => {
    if (repository === undefined) return false;
    const files = [join(repository.commonFolder, 'config'), join(repository.gitFolder, 'config.worktree')];
    return files.some((file) => existsSync(file) && /partialclone|promisor|include/i.test(readRegularTextSync(file)));
  });
}
