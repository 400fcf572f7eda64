/**
 * Puts npm-shrinkwrap.json beside the manifest while npm packs it, and then deletes it, because npm would prefer it to
 * package-lock.json in the project itself.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, renderProductionLock } from './production-lock.ts';

const shrinkwrapFile = join(import.meta.dirname, '../npm-shrinkwrap.json');

export function renderShrinkwrap(): string {
  const { name, version, license, dependencies, engines, bin } = readManifest();
  return renderProductionLock({ name, version, license, dependencies, engines, bin });
}

if (import.meta.main) {
  if (process.argv.includes('--remove')) rmSync(shrinkwrapFile, { force: true });
  else writeFileSync(shrinkwrapFile, renderShrinkwrap());
}
