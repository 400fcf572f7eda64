/** The part of the lock file for `dependencies`, so that users install what was tested, by its hashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface Manifest {
  name: string;
  version: string;
  license: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
}

const root = join(import.meta.dirname, '..');

export function readManifest(): Manifest {
  return readJson('package.json') as Manifest;
}

/** The text of a lock file for the given package. */
export function renderProductionLock({ name, version, ...own }: Partial<Manifest>): string {
  const { packages } = readJson('package-lock.json') as Lock;
  const kept = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const locked = kept.map(([path, { devOptional: _, ...one }]) => [path, one]);
  const head = { name, version, lockfileVersion: 3, requires: true };
  return formatJson({ ...head, packages: { '': { name, version, ...own }, ...Object.fromEntries(locked) } });
}

/** What the embedded action installs, by path: a package with the same dependencies, and its lock file. */
export function renderScannerFiles(): [path: string, text: string][] {
  const { version, license, dependencies, engines } = readManifest();
  const own = { name: 'scan-gate-scanners', version, license, dependencies, engines };
  const folder = 'embedded/scanners';
  return [
    [`${folder}/package.json`, formatJson({ ...own, private: true })],
    [`${folder}/package-lock.json`, renderProductionLock(own)],
  ];
}

/** In npm's format. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
