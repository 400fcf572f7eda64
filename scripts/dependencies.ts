/**
 * Generates the tables of `docs/dependencies.md` from package.json, the lock file, the installed packages, and the
 * reasons.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasons } from './dependency-reasons.ts';

const root = join(import.meta.dirname, '..');

interface Locked {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Project {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export type DependencyRole = 'scanners' | 'bundled' | 'tools';

const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Names by their role. Throws when a dependency has no reason, or a reason has no dependency. */
export function listDependencies(): Record<DependencyRole, string[]> {
  const { dependencies: scanners, devDependencies } = readJsonFile('package.json') as Project;
  const names = [...Object.keys(scanners), ...Object.keys(devDependencies)];
  const unexplained = names.filter((name) => reasons[name] === undefined);
  const left = Object.keys(reasons).filter((name) => !names.includes(name));
  if (unexplained.length + left.length > 0)
    throw new Error(
      `scripts/dependency-reasons.ts: say why of ${unexplained.join(', ')}; nobody needs ${left.join(', ')}`,
    );
  const imported = findImportedPackages();
  const others = Object.keys(devDependencies);
  return {
    scanners: Object.keys(scanners),
    bundled: others.filter((name) => imported.has(name)),
    tools: others.filter((name) => !imported.has(name)),
  };
}

/** Packages that a source imports, not only for types. */
function findImportedPackages(): Set<string> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const pattern =
    /(?:^(?:import|export)\s+(?!type\b)[^;']*?from|(?<!typeof )\bimport\((?:\/\* webpackChunkName: "\w+" \*\/)?)\s*'((?:@[\w.-]+\/)?[\w.-]+)/gm;
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
}

export function renderDependencyRows(role: DependencyRole): string[][] {
  const { packages } = readJsonFile('package-lock.json') as { packages: Record<string, Locked> };
  return listDependencies()[role].map((name) => {
    const { version = '', license = 'none stated' } = packages[`node_modules/${name}`] ?? {};
    const { why = '', replacing = '' } = reasons[name] ?? {};
    const row = [`\`${name}\` ${version}`, license, why, replacing];
    return role === 'tools' ? row : row.toSpliced(2, 0, measurePackage(name));
  });
}

/** Size of its own files; its own dependencies are often shared. */
function measurePackage(name: string): string {
  const folder = join(root, 'node_modules', name);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/(?:^|[\\/])node_modules(?:[\\/]|$)/.test(path),
  );
  const files = paths.map((path) => statSync(join(folder, path))).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes < 100_000 ? '< 0.1 MB' : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The licences of all packages of the scanners, with the number of packages. */
export function listScannerLicences(): string[][] {
  const { packages } = readJsonFile('embedded/scanners/package-lock.json') as { packages: Record<string, Locked> };
  const stated = Object.entries(packages).flatMap(([path, { license = 'none stated' }]) =>
    path === '' ? [] : [license],
  );
  const counts = [...Map.groupBy(stated, (each) => each)].map(([name, all]) => [name, String(all.length)]);
  return counts.sort(([a = '', m = ''], [b = '', n = '']) => Number(n) - Number(m) || (a < b ? -1 : 1));
}
