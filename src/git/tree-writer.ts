/** Writes the contents of a commit's files: each under its name, or, where that cannot be, under a number. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Link } from './links.ts';
import type { Skip } from './skipped-files.ts';
import type { StoredFile } from './stored-file.ts';

/** A version of a file that a branch once held; with an empty path the message of a commit. */
export interface OldFile extends StoredFile {
  /** The last commit that holds it; undefined for what the other branch has. */
  commit: string | undefined;
}

export interface Entry {
  path: string;
  kind: 'file' | 'odd' | 'link' | 'old';
  commit?: string | undefined;
}

export interface TreeWriter {
  files: string[];
  odd: StoredFile[];
  links: Link[];
  old: OldFile[];
  skips: Skip[];
  add(entry: Entry, content: Buffer): Promise<void>;
  flush(): Promise<void>;
}

/** How much is held in memory between two rounds of writing. */
const batchFiles = 64;
const batchBytes = 16 * 1024 * 1024;
/** The whole pointer, so that nothing else can pass for one. See https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const lfsPointer =
  /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const lfsPointerBytes = 1024;
/** Errors that the name of a file can cause on the file system at hand. */
const namingErrors = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);

interface Item {
  entry: Entry;
  content: Buffer;
}

interface WriterPlace {
  /** Absolute; both empty. */
  destination: string;
  spareFolder?: string;
}

type Written = Pick<TreeWriter, 'files' | 'odd' | 'links' | 'old' | 'skips'>;

/** Collects files and writes them in parallel once a round is full; what is handed on keeps the order in which it was added. */
export function createTreeWriter(place: WriterPlace): TreeWriter {
  const written: Written = { files: [], odd: [], links: [], old: [], skips: [] };
  const write = itemWriter(place);
  let round: Item[] = [];
  let roundBytes = 0;
  const flush = async (): Promise<void> => {
    const full = round;
    round = [];
    roundBytes = 0;
    for (const note of await Promise.all(full.map(write))) note(written);
  };
  const add = async (entry: Entry, content: Buffer): Promise<void> => {
    if (content.length <= lfsPointerBytes && lfsPointer.test(content.toString('latin1'))) {
      if (entry.kind !== 'old')
        written.skips.push({ reason: 'Git LFS pointer: the file behind it was not scanned', filePath: entry.path });
      return;
    }
    round.push({ entry, content });
    roundBytes += content.length;
    if (round.length >= batchFiles || roundBytes >= batchBytes) await flush();
  };
  return { ...written, add, flush };
}

/** Writes an item, and hands on how what became of it is noted. */
function itemWriter({ destination, spareFolder }: WriterPlace): (item: Item) => Promise<(written: Written) => void> {
  const writeNamed = namedWriter(destination);
  const writeSpare = spareFolder === undefined ? async () => undefined : spareWriter(spareFolder);
  return async ({ entry: { path, kind, commit }, content }) => {
    if (kind === 'file' && (await writeNamed(path, content))) return ({ files }) => files.push(path);
    const stored = await writeSpare(content);
    if (kind === 'link') return ({ links }) => links.push({ path, stored: stored ?? '', target: content.toString() });
    if (stored !== undefined && kind === 'old') return ({ old }) => old.push({ path, stored, commit });
    if (stored !== undefined) return ({ odd }) => odd.push({ path, stored });
    const reason = 'A file was not scanned: its name cannot be written';
    return ({ skips }) => kind === 'file' && skips.push({ reason, filePath: path });
  };
}

function spareWriter(folder: string): (content: Buffer) => Promise<string> {
  let count = 0;
  return async (content) => {
    const stored = join(folder, String(count++));
    await writeFile(stored, content, { flag: 'wx', mode: 0o600 });
    return stored;
  };
}

/** False when the file system does not take the name, or holds it for another's. */
function namedWriter(destination: string): (path: string, content: Buffer) => Promise<boolean> {
  const folders = new Map<string, Promise<unknown>>();
  return async (path, content) => {
    const target = join(destination, path);
    const folder = dirname(target);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true, mode: 0o700 });
    folders.set(folder, made);
    try {
      await made;
      // `wx`: two names that the file system holds for one must not overwrite each other.
      await writeFile(target, content, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (!namingErrors.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return false;
    }
  };
}
