/** The part of the lock file for `dependencies`, so that users install what was tested, by its hashes. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

interface Manifest {
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

/** The text of a lock file for the given package, with what npm needs to install its dependencies. */
function renderProductionLock({ name, version, ...own }: Partial<Manifest>): string {
  const { packages } = readJson('package-lock.json') as Lock;
  const needed = findNeeded(packages, Object.keys(own.dependencies ?? {}));
  const kept = Object.entries(packages).filter(([path]) => needed.has(path));
  const unneeded = ['dev', 'devOptional', 'funding', 'license', 'engines'];
  const keep = (one: object) => Object.fromEntries(Object.entries(one).filter(([name]) => !unneeded.includes(name)));
  const locked = kept.map(([path, one]) => [path, keep(one)]);
  const head = { name, version, lockfileVersion: 3, requires: true };
  return formatJson({ ...head, packages: { '': { name, version, ...own }, ...Object.fromEntries(locked) } });
}

/** The paths of the packages with these names and of everything that they need, as Node.js finds them. */
function findNeeded(packages: Lock['packages'], names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const addPackage = (name: string, from: string): void => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    const locked = packages[path];
    if (locked === undefined) {
      if (from !== '') addPackage(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
    } else if (!needed.has(path)) {
      needed.add(path);
      const { dependencies, optionalDependencies, peerDependencies } = locked;
      for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        addPackage(next, path);
    }
  };
  for (const name of names) addPackage(name, '');
  return needed;
}

/** Packages of commands that the action does not run. */
const notForScanners = ['kysely', 'pg', 'prom-client'];

/** The lock file from which the action installs its scanners. Its first entry is their package. */
export function renderScannerLock(): string {
  const { version, license, dependencies: all, engines } = readManifest();
  const dependencies = Object.fromEntries(Object.entries(all).filter(([name]) => !notForScanners.includes(name)));
  return renderProductionLock({ name: 'scan-gate-scanners', version, license, dependencies, engines });
}

/** In npm's format. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** The lock file in the package, which users of npm get. */
export function renderShrinkwrap(): string {
  const { name, version, license, dependencies, engines, bin } = readManifest();
  return renderProductionLock({ name, version, license, dependencies, engines, bin });
}

// While npm packs the project: npm would prefer it to package-lock.json in the project itself, so it is deleted then.
if (import.meta.main) {
  const shrinkwrapFile = join(root, 'npm-shrinkwrap.json');
  if (process.argv.includes('--remove')) rmSync(shrinkwrapFile, { force: true });
  else writeFileSync(shrinkwrapFile, renderShrinkwrap());
}
