/** The action as GitHub downloads it, with a registry on loopback that its npm installs from. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from '../run-folder.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { type Registry, startRegistry } from './registry.ts';
import type { Checkout } from './world.ts';

const root = join(import.meta.dirname, '../..');

/** `home` holds `dist`; whoever opens it stops the registry. */
export async function openDownload(): Promise<{ home: string; registry: Registry }> {
  const home = copyDownload();
  return { home, registry: await openRegistry(home) };
}

export function copyDownload(): string {
  const home = makeFolder();
  cpSync(join(root, 'dist'), join(home, 'dist'), { recursive: true });
  return home;
}

export const lockFile = 'dist/scanners/package-lock.json';

/** Of the packages that the lock file of the download names. */
export async function openRegistry(home: string): Promise<Registry> {
  const lock = join(home, lockFile);
  const text = readFileSync(lock, 'utf8');
  const registry = await startRegistry(text, join(runFolder(), 'archives'));
  writeFileSync(lock, registry.lock(text));
  return registry;
}

/** What `actions/checkout` leaves of a pull request: without `ref` the merge that GitHub made for the test. */
export function cloneCheckout({ path: from, heads }: Checkout, sha: string, { isMerge = false } = {}): string {
  const path = join(makeFolder(), 'work');
  git(from, ['clone', '--quiet', `file://${from}`, path]);
  git(path, ['checkout', '--quiet', '--detach', isMerge ? (heads.main ?? '') : sha]);
  if (isMerge) git(path, ['merge', '--quiet', '--no-ff', '-m', 'Test merge', sha]);
  git(path, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
  return path;
}
