/** The downloads of a release, packed once in a run of the tests. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Packed, pack } from '../scripts/pack.ts';
import { runFolder } from './run-folder.ts';

const named = 'packed.json';

/** Nothing of it may be changed. SHA256SUMS lies beside it. */
export async function packOnce(): Promise<Packed> {
  const folder = join(runFolder(), 'packed');
  if (!existsSync(folder)) await packInto(folder);
  const names: Packed = JSON.parse(readFileSync(join(folder, named), 'utf8'));
  return { package: join(folder, names.package), alone: join(folder, names.alone) };
}

async function packInto(folder: string): Promise<void> {
  const own = mkdtempSync(`${folder}-`);
  const packed = await pack(own);
  const names: Packed = { package: basename(packed.package), alone: basename(packed.alone) };
  writeFileSync(join(own, named), JSON.stringify(names));
  try {
    renameSync(own, folder);
  } catch {
    // Another test file was faster.
    rmSync(own, { recursive: true, force: true });
  }
}
