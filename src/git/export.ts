/** Writes the files of one commit into a folder, byte for byte as the commit holds them: no filter, no attribute, no link. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScanDiagnostic } from '../api/schemas.ts';
import { GateError } from '../errors.ts';
import { judgePath } from './paths.ts';
import { cancelled, ending, type GitPlace, startGit } from './runner.ts';
import { diagnosticsOfSkips, type Skip } from './skipped-files.ts';
import { recordReader, separatedBy } from './streams.ts';

export interface ExportRequest extends GitPlace {
  /** Full SHA of the commit. */
  sha: string;
  /** An empty folder, absolute. */
  destination: string;
}

export interface ExportedTree {
  /** Regular files that were written, relative to the destination, `/` as separator, sorted. */
  files: string[];
  /** What the commit holds beyond these. */
  diagnostics: ScanDiagnostic[];
  /** Whether something was left out that a scanner would have looked at (large files, refused names, pointers). */
  isWhole: boolean;
}

interface Blob {
  oid: string;
  path: string;
  bytes: number;
}

interface TreeListing {
  blobs: Blob[];
  skips: Skip[];
  links: number;
}

/** Files above this are reported, not scanned: a scanner would need minutes, and sources are never that large. */
export const maximumFileBytes = 10 * 1024 * 1024;
/** A tree can name one blob a million times; without a limit a small push would fill the disk. */
const maximumTreeBytes = 4 * 1024 ** 3;
const maximumTreeFiles = 500_000;
/** How much is held in memory between two rounds of writing. */
const batchFiles = 64;
const batchBytes = 16 * 1024 * 1024;

const engine = 'checkout';
const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer =
  /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
/** Errors that the name of a file can cause on the file system at hand. */
const namingErrors = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);

/** Exports the commit's tree. Rejects when an object is missing, when the tree is beyond all measure, or when aborted. */
export async function exportCommit(request: ExportRequest): Promise<ExportedTree> {
  if (!fullSha.test(request.sha)) throw new GateError('SCAN_FAILED', `Not the full SHA of a commit: ${request.sha}`);
  const { blobs, skips, links } = await listTree(request);
  const written = await writeBlobs(request, blobs);
  const left = [...skips, ...written.skips];
  const linkDiagnostics =
    links === 0
      ? []
      : [
          {
            engine,
            message: `Symbolic links were not followed (${links}); what they point to is scanned where it lies`,
          },
        ];
  return {
    files: written.files.sort(),
    diagnostics: [...diagnosticsOfSkips(engine, left), ...linkDiagnostics],
    isWhole: left.length === 0,
  };
}

async function listTree(request: ExportRequest): Promise<TreeListing> {
  if (request.signal.aborted) throw cancelled(request.signal);
  const listing: TreeListing = { blobs: [], skips: [], links: 0 };
  const child = await startGit(request, ['ls-tree', '-r', '-z', '-l', '--full-tree', request.sha]);
  child.stdin.end();
  const ended = ending(child, request.signal);
  const errors = text(child.stderr);
  const read = (async () => {
    let bytes = 0;
    for await (const record of separatedBy(child.stdout, 0)) {
      bytes += addEntry(listing, record);
      if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles) throw tooLarge(request.sha);
    }
  })();
  const [code, message] = await Promise.all([ended, errors, read]).finally(() => child.kill('SIGKILL'));
  if (code !== 0) throw unreadable(request.sha, message);
  return listing;
}

/** Sorts one record of `ls-tree -l` (`mode type oid size<TAB>path`) into the listing; returns the bytes to be written. */
function addEntry(listing: TreeListing, record: Buffer): number {
  const tab = record.indexOf(0x09);
  const [mode, , oid, size] = record.toString('latin1', 0, Math.max(tab, 0)).split(/ +/);
  if (tab < 0 || mode === undefined || oid === undefined)
    throw new GateError('SCAN_FAILED', 'git listed a tree in an unknown form');
  const judged = judgePath(record.subarray(tab + 1));
  if ('refusal' in judged) {
    listing.skips.push({ reason: `A file was not scanned: ${judged.refusal}`, filePath: judged.shown });
  } else if (mode === '160000') {
    listing.skips.push({ reason: 'Submodule: not scanned', filePath: judged.path });
  } else if (mode === '120000') {
    listing.links += 1;
  } else if (!/^\d+$/.test(size ?? '')) {
    throw new GateError('SCAN_FAILED', `The repository does not hold the contents of ${judged.path}`, {
      hint: 'Scan a full clone: a partial clone (`--filter`) lacks file contents.',
    });
  } else if (Number(size) > maximumFileBytes) {
    const reason = `Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`;
    listing.skips.push({ reason, filePath: judged.path });
  } else {
    listing.blobs.push({ oid, path: judged.path, bytes: Number(size) });
    return Number(size);
  }
  return 0;
}

/** Streams all blobs through one `git cat-file --batch` and writes them in rounds, so that memory stays bounded. */
async function writeBlobs(request: ExportRequest, blobs: readonly Blob[]): Promise<{ files: string[]; skips: Skip[] }> {
  if (request.signal.aborted) throw cancelled(request.signal);
  const child = await startGit(request, ['cat-file', '--batch', '--buffer']);
  const ended = ending(child, request.signal);
  const errors = text(child.stderr);
  const fed = pipeline(Readable.from(oidLines(blobs)), child.stdin).catch(() => undefined);
  const writer = treeWriter(request.destination);
  const read = (async () => {
    const reader = recordReader(child.stdout);
    for (const blob of blobs) await writer.add(blob.path, await readBlob(reader, blob));
    await writer.flush();
  })();
  const [code, message] = await Promise.all([ended, errors, read, fed]).finally(() => child.kill('SIGKILL'));
  if (code !== 0) throw unreadable(request.sha, message);
  return { files: writer.files, skips: writer.skips };
}

function* oidLines(blobs: readonly Blob[]): Generator<string> {
  for (const { oid } of blobs) yield `${oid}\n`;
}

async function readBlob(reader: ReturnType<typeof recordReader>, blob: Blob): Promise<Buffer> {
  const header = await reader.line();
  if (header !== `${blob.oid} blob ${blob.bytes}`) {
    throw new GateError('SCAN_FAILED', `The repository does not hold the contents of ${blob.path}`, {
      hint: 'Check the repository with `git fsck`, or clone it anew.',
    });
  }
  const content = await reader.bytes(blob.bytes);
  await reader.bytes(1);
  return content;
}

/** Collects files and writes them in parallel once a round is full. */
function treeWriter(destination: string) {
  const files: string[] = [];
  const skips: Skip[] = [];
  const folders = new Map<string, Promise<unknown>>();
  let round: { path: string; content: Buffer }[] = [];
  let roundBytes = 0;

  const write = async ({ path, content }: { path: string; content: Buffer }): Promise<void> => {
    const target = join(destination, path);
    const folder = dirname(target);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true, mode: 0o700 });
    folders.set(folder, made);
    try {
      await made;
      // `wx`: two names that the file system holds for one must not overwrite each other.
      await writeFile(target, content, { flag: 'wx', mode: 0o600 });
      files.push(path);
    } catch (error) {
      if (!namingErrors.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      skips.push({ reason: 'A file was not scanned: the file system does not take its name', filePath: path });
    }
  };
  const flush = async (): Promise<void> => {
    const full = round;
    round = [];
    roundBytes = 0;
    await Promise.all(full.map(write));
  };
  const add = async (path: string, content: Buffer): Promise<void> => {
    if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'))) {
      skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: path });
      return;
    }
    round.push({ path, content });
    roundBytes += content.length;
    if (round.length >= batchFiles || roundBytes >= batchBytes) await flush();
  };
  return { files, skips, add, flush };
}

function tooLarge(sha: string): GateError {
  const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
  return new GateError('SCAN_FAILED', `The tree of ${sha} holds more than ${limit}`);
}

function unreadable(sha: string, message: string): GateError {
  return new GateError('SCAN_FAILED', `git could not read the tree of ${sha}: ${message.split('\n', 1)[0]}`);
}
