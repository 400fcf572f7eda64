/** Writes a file beside its place and renames it, so that nobody ever reads half of it. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes its folders too. Rejects with what the file system says, and leaves nothing behind then. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(beside, text, 'utf8');
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
