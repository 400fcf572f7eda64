/**
 * Copies the files of one commit byte for byte, without filters, attributes or links, and decides which of its paths may
 * be written.
 */

import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScanDiagnostic } from '../api/schemas.ts';
import { createCancelledError, GateError } from '../errors.ts';
import { detectByName } from '../languages/languages.ts';
import { detectScriptKind } from '../languages/program.ts';
import { code, prose } from '../prose.ts';
import { createContentWriter } from '../text/contents.ts';
import { createSkipDiagnostics, type SkippedFile } from '../text/limits.ts';
import { createRecordReader, listHistory, splitStream } from './history.ts';
import { type GitLocation, startGit } from './runner.ts';
import { waitForExit } from './start.ts';

interface ExportRequest extends GitLocation {
  /** Full SHA of the commit. */
  sha: string;
  /** Absolute path of an empty folder for the contents. */
  destination: string;
  /** Full SHA of a commit of another branch. What the branch changed since it left that one is copied too. */
  base?: string | undefined;
  /** Decides from the contents of the tree which regular files are not needed. */
  leaveOut?: ((contents: Contents) => (path: string, oid: string) => boolean) | undefined;
}

/**
 * The object id of every regular file, by path. Names that occur twice in the tree, or that some file systems reject,
 * are excluded.
 */
type Contents = ReadonlyMap<string, string>;

export interface ExportedTree {
  contents: Contents;
  /** Regular files, sorted by path, with `/` as separator. */
  files: StoredFile[];
  /** Files whose names some file systems reject, or that occur twice in the tree. */
  odd: StoredFile[];
  /** Symbolic links. The content of each is its target. */
  links: StoredFile[];
  /** By the path of a link that is also among the files, because its name shows another language, its target. */
  renamed: ReadonlyMap<string, string>;
  /** Contents that earlier commits of the branch, or the other branch, have and this commit does not. */
  old: OldFile[];
  /** What else the commit contains. */
  diagnostics: ScanDiagnostic[];
  /** Whether nothing was left out that a scanner would have read (large files, rejected names, pointers). */
  isWhole: boolean;
}

/** An earlier version of a file in a branch. With an empty path: a commit message. */
interface OldFile extends StoredFile {
  /** The last commit that contains it. Undefined when the other branch has it. */
  commit: string | undefined;
}

interface Blob {
  path: string;
  kind: 'file' | 'odd' | 'link' | 'old';
  commit?: string | undefined;
  oid: string;
  /** The type of the object; `blob` by default. */
  type?: 'blob' | 'commit';
  bytes: number;
}

interface TreeListing {
  blobs: Blob[];
  skips: SkippedFile[];
  paths: Set<string>;
  /** Paths that occur more than once in the tree. */
  twice: Set<string>;
}

/** Larger files are reported and not scanned: a scanner would need minutes, and source files are never that large. */
export const maximumFileBytes = 10 * 1024 * 1024;
/** A tree can name one blob a million times. Without a limit a small push could fill the disk. */
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Exports the tree of the commit. Rejects when an object is missing, when the tree is too large, or when aborted. */
export async function exportCommit(request: ExportRequest): Promise<ExportedTree> {
  if (!fullSha.test(request.sha)) throw new GateError('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
  const { blobs, skips, paths, twice } = await listTree(request);
  const contents = new Map(
    blobs.filter(({ kind, path }) => kind === 'file' && !twice.has(path)).map(({ path, oid }) => [path, oid]),
  );
  const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
  const history = await listHistory(request, new Set(blobs.map(({ oid }) => oid)));
  const old = history.blobs.map((blob): Blob => ({ ...blob, kind: 'old' }));
  const needed = blobs.filter(({ kind, path, oid }) => kind !== 'file' || !isLeftOut(path, oid));
  const placed = sortContents([...needed, ...old], await copyBlobs(request, [...needed, ...old]));
  const links = judgeLinks(placed.links, paths);
  const left = [...skips, ...placed.skips, ...links.skips];
  const stored = new Map(placed.files.map((file) => [file.path, file.stored]));
  for (const [path, target] of links.renamed) {
    const oid = contents.get(target);
    if (oid !== undefined) contents.set(path, oid);
    const content = stored.get(target);
    if (content !== undefined) placed.files.push({ path, stored: content });
  }
  return {
    contents,
    renamed: links.renamed,
    files: placed.files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    odd: placed.odd,
    links: placed.links,
    old: placed.old,
    diagnostics: [...createSkipDiagnostics(engine, left), ...links.diagnostics, ...history.diagnostics],
    isWhole: left.length === 0,
  };
}

async function listTree(request: ExportRequest): Promise<TreeListing> {
  if (request.signal.aborted) throw createCancelledError(request.signal);
  const listing: TreeListing = { blobs: [], skips: [], paths: new Set(), twice: new Set() };
  const child = await startGit(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
  child.stdin.end();
  const ended = waitForExit(child, request.signal);
  const errors = text(child.stderr);
  const read = (async () => {
    let bytes = 0;
    for await (const record of splitStream(child.stdout, 0)) {
      bytes += addTreeEntry(listing, record);
      if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles) {
        const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
        throw new GateError('SCAN_FAILED', `The tree of ${request.sha} contains more than ${limit}`);
      }
    }
  })();
  const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
  if (code !== 0) throw createUnreadableTreeError(request.sha, message);
  return listing;
}

/**
 * Adds one record of `ls-tree -l` (`mode type oid size<TAB>path`) to the listing. Returns the number of bytes to write.
 */
function addTreeEntry(listing: TreeListing, record: Buffer): number {
  const tab = record.indexOf(0x09);
  const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
  if (tab < 0 || mode === undefined || oid === undefined)
    throw new GateError('SCAN_FAILED', 'git listed a tree in an unknown form');
  const judged = judgePath(record.subarray(tab + 1));
  const path = 'refusal' in judged ? judged.shown : judged.path;
  const reportSkip = (reason: string) => listing.skips.push({ reason, filePath: path });
  if ('refusal' in judged) reportSkip(`Unusual file name that some systems do not support: ${judged.refusal}`);
  else if (listing.paths.has(path)) reportSkip('The tree contains this name twice');
  const kind = 'refusal' in judged || listing.paths.has(path) ? 'odd' : 'file';
  if (listing.paths.has(path)) listing.twice.add(path);
  listing.paths.add(path);
  if (mode === '160000') {
    reportSkip('Submodule: not scanned');
  } else if (!/^\d+$/.test(size ?? '')) {
    throw new GateError('SCAN_FAILED', `The repository does not contain the contents of ${path}`, {
      hint: prose`Scan a full clone: a partial clone (${code('--filter')}) lacks file contents.`,
    });
  } else if (Number(size) > maximumFileBytes) {
    reportSkip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
  } else {
    listing.blobs.push({ oid, path, bytes: Number(size), kind: mode === '120000' ? 'link' : kind });
    return Number(size);
  }
  return 0;
}

/** The content of an object, stored once for all files that have it. */
interface CopiedContent {
  stored: string;
  isPointer: boolean;
  /** Target of a symbolic link. */
  target: string;
}

/** Keyed by object. All contents are read from one `git cat-file --batch`; the memory needed is that of the largest. */
async function copyBlobs(request: ExportRequest, blobs: readonly Blob[]): Promise<Map<string, CopiedContent>> {
  if (request.signal.aborted) throw createCancelledError(request.signal);
  const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
  const links = new Set(blobs.flatMap(({ kind, oid }) => (kind === 'link' ? [oid] : [])));
  const child = await startGit(request, ['cat-file', '--batch', '--buffer']);
  const ended = waitForExit(child, request.signal);
  const errors = text(child.stderr);
  const fed = pipeline(Readable.from(formatOidLines(objects)), child.stdin).catch(() => undefined);
  const copied = new Map<string, CopiedContent>();
  const writer = createContentWriter(request.destination);
  const read = (async () => {
    const reader = createRecordReader(child.stdout);
    for (const blob of objects) {
      const content = await readBlob(reader, blob);
      const isPointer = content.length <= lfsPointerBytes && isLfsPointer(content.toString('latin1'));
      const target = links.has(blob.oid) ? content.toString() : '';
      copied.set(blob.oid, { stored: writer.add(content), isPointer, target });
    }
  })().finally(writer.end);
  const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
  if (code !== 0) throw createUnreadableTreeError(request.sha, message);
  return copied;
}

function* formatOidLines(blobs: readonly Blob[]): Generator<string> {
  for (const { oid } of blobs) yield `${oid}\n`;
}

/** The result for each file, in the requested order. */
function sortContents(blobs: readonly Blob[], copied: ReadonlyMap<string, CopiedContent>) {
  const files: StoredFile[] = [];
  const odd: StoredFile[] = [];
  const links: Link[] = [];
  const old: OldFile[] = [];
  const skips: SkippedFile[] = [];
  for (const { path, kind, commit, oid } of blobs) {
    const { stored, isPointer, target } = copied.get(oid) as CopiedContent;
    if (isPointer) {
      if (kind !== 'old') skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: path });
    } else if (kind === 'link') links.push({ path, stored, target });
    else if (kind === 'old') old.push({ path, stored, commit });
    else (kind === 'file' ? files : odd).push({ path, stored });
  }
  return { files, odd, links, old, skips };
}

async function readBlob(reader: ReturnType<typeof createRecordReader>, blob: Blob): Promise<Buffer> {
  const header = await reader.line();
  if (header !== `${blob.oid} ${blob.type ?? 'blob'} ${blob.bytes}`) {
    throw new GateError('SCAN_FAILED', `The repository does not contain the contents of ${blob.path}`, {
      hint: prose`Check the repository with ${code('git fsck')}, or clone it again.`,
    });
  }
  const content = await reader.bytes(blob.bytes);
  await reader.bytes(1);
  return content;
}

function createUnreadableTreeError(sha: string, message: string): GateError {
  return new GateError('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}

interface Link extends StoredFile {
  target: string;
}

/**
 * A target in the same commit is scanned at its own path, and also at the link's path if that is the name of a program
 * in another language; any other target is not scanned. `paths`: all paths of the commit's tree.
 */
function judgeLinks(
  links: readonly Link[],
  paths: ReadonlySet<string>,
): { skips: SkippedFile[]; diagnostics: ScanDiagnostic[]; renamed: Map<string, string> } {
  if (links.length === 0) return { skips: [], diagnostics: [], renamed: new Map() };
  const folders = listFolders(paths);
  const resolveTarget = ({ path, target }: Link) =>
    /^[^/]/.test(target) ? posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, '') : '..';
  const pointsInside = (link: Link) => {
    const resolved = resolveTarget(link);
    return resolved === '.' || paths.has(resolved) || folders.has(resolved);
  };
  const targets = new Map(links.map((link) => [link.path, resolveTarget(link)]));
  const findFile = (path: string, steps = 0): string | undefined => {
    const target = targets.get(path);
    if (target === undefined) return path;
    return steps < mostSteps ? findFile(target, steps + 1) : undefined;
  };
  const renamed = new Map(
    links.flatMap(({ path }): [string, string][] => {
      const target = findFile(path);
      return target !== undefined && paths.has(target) && isReadOtherwise(path, target) ? [[path, target]] : [];
    }),
  );
  const skips = links
    .filter((link) => !pointsInside(link))
    .map(({ path }) => ({ reason: 'Symbolic link to a file outside this commit: not scanned', filePath: path }));
  const followed = links.length - skips.length - renamed.size;
  const message = `Symbolic links were not followed (${followed}); what they point to is scanned at its own path`;
  return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }], renamed };
}

/** Longer chains of links are not followed. Linux follows 40. */
const mostSteps = 40;

/** Whether a program that is loaded by this name is in a language that the name of its file does not show. */
function isReadOtherwise(path: string, target: string): boolean {
  const readName = (name: string) => {
    const kind = detectScriptKind(name);
    const template = /\.(tf|tofu|ya?ml)$/i.exec(name)?.[1]?.replace('yaml', 'yml');
    return detectByName(name) ?? (kind !== undefined && 'markup' in kind ? kind.markup : template);
  };
  return readName(path) !== undefined && readName(path) !== readName(target);
}

function listFolders(paths: ReadonlySet<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** A file content of a repository, stored in the content folder. */
interface StoredFile {
  /** Path in the repository. */
  path: string;
  /** Location of the content, for `readContent`. */
  stored: string;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Characters that HFS+ ignores in names: `.g<U+200C>it` would be `.git` there. */
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * The path of a tree, which is untrusted input: as text when it is valid and stays inside the root. Otherwise the reason for the refusal, and the path for
 * display.
 */
export function judgePath(raw: Buffer): { path: string } | { shown: string; refusal: string } {
  let path: string;
  try {
    path = strictUtf8.decode(raw);
  } catch {
    const shown = raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
      return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    });
    return { shown, refusal: 'its name is not UTF-8' };
  }
  const refusal = findPathRefusal(path);
  return refusal === undefined ? { path } : { shown: path, refusal };
}

/** Fast path for nearly all names: ASCII, and none of the patterns that are checked below. */
const plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;

function findPathRefusal(path: string): string | undefined {
  if (plainPath.test(path)) return undefined;
  if (path.includes('\0')) return 'its name contains a NUL';
  if (path.includes('\\')) return 'its name contains a backslash';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'its name is an absolute path';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'its name leaves the tree';
  if (parts.some(isGitFolderName)) return 'its name points into a .git folder';
  return undefined;
}

/** `.git` as some file system would read it: any case, trailing dots or blanks, a stream, the 8.3 name. */
function isGitFolderName(part: string): boolean {
  const plain = part.replaceAll(ignoredByFileSystems, '').toLowerCase().replace(/:.*$/, '');
  return /^(?:\.git|git~1)[. ]*$/.test(plain);
}

const lfsPointerBytes = 1024;

/**
 * A Git LFS pointer, which is committed in place of a file: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 * Matches the whole pointer, so that no other text can pass for one.
 */
const pointer =
  /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;

export function isLfsPointer(text: string): boolean {
  return text.length <= lfsPointerBytes && pointer.test(text);
}
