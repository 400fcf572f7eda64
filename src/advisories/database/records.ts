/**
 * The files of a database in OSV's export format: a zip file, or a folder that contains zip files and single records at
 * any depth.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { GateError } from '../../errors.ts';
import { readZipFile } from '../../zip.ts';

export interface DatabaseFiles {
  /** Changes when a file changes. */
  stamp: string;
  records: () => AsyncGenerator<RecordFile>;
}

export interface RecordFile {
  /** The archive or folder that contains it. */
  container: string;
  content: Buffer;
}

interface DatabaseFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** No record is nearly this large. */
const largestRecord = 16 * 1024 * 1024;
const isRecord = (name: string) => name.toLowerCase().endsWith('.json');
const isArchive = (name: string) => name.toLowerCase().endsWith('.zip');

/** Throws GateError CONFIG when there is no such database at the path. */
export async function listDatabase(path: string): Promise<DatabaseFiles> {
  const files = await listFiles(path);
  if (files.length === 0) throw new GateError('CONFIG', 'it contains neither zip files nor records (.json)');
  const lines = files.map((file) => [relative(path, file.path), file.size, file.modifiedMs]);
  const stamp = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  return { stamp, records: () => readRecords(files) };
}

async function listFiles(path: string): Promise<DatabaseFile[]> {
  const about = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw new GateError('CONFIG', `it cannot be read (${cause.code ?? 'unknown fault'})`, { cause });
  });
  if (about.isFile()) return [{ path, size: about.size, modifiedMs: about.mtimeMs }];
  if (!about.isDirectory()) throw new GateError('CONFIG', 'it is neither a file nor a folder');
  const found: DatabaseFile[] = [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !(isRecord(entry.name) || isArchive(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    found.push({ path: file, size, modifiedMs: mtimeMs });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function* readRecords(files: readonly DatabaseFile[]): AsyncGenerator<RecordFile> {
  for (const { path, size } of files) {
    if (isRecord(path)) {
      if (size > largestRecord) throw new GateError('CONFIG', `${path} is larger than ${largestRecord} bytes`);
      yield { container: dirname(path), content: await readFile(path) };
    } else
      for await (const { content } of readZipFile(path, { isWanted: isRecord, mostFileBytes: largestRecord }))
        yield { container: path, content };
  }
}
