/**
 * Creates package-lock.json again in an empty folder, because npm omits the hashes of packages that are already
 * installed. A registry that lacks a platform's build of a package (such as Biome's) silently omits it from the lock
 * file, and `npm ci` then rejects the lock file. Such builds are added again as optional.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatJson, renderScannerFiles } from './production-lock.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const root = join(import.meta.dirname, '..');
const path = join(root, 'package-lock.json');

const empty = mkdtempSync(join(tmpdir(), 'scan-gate-lock-'));
copyFileSync(join(root, 'package.json'), join(empty, 'package.json'));
execFileSync('npm', ['install', '--package-lock-only'], { cwd: empty, stdio: 'inherit' });
const lock = JSON.parse(readFileSync(join(empty, 'package-lock.json'), 'utf8')) as Lock;
rmSync(empty, { recursive: true });
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const platform = /(android|darwin|linux|win32)-(arm64|x64)(?:-(musl))?$/.exec(name);
    if (platform === null || lock.packages[`node_modules/${name}`] !== undefined) continue;
    lock.packages[`node_modules/${name}`] = createOptionalEntry(platform, version, parent);
    process.stdout.write(`not in this registry, kept as optional: ${name}@${version}\n`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, formatJson(lock));
for (const [file, text] of renderScannerFiles()) writeFileSync(join(root, file), text);

function createOptionalEntry(
  [, os = '', cpu = '', libc]: RegExpExecArray,
  version: string,
  parent: LockedPackage,
): LockedPackage {
  return {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(parent.license === undefined ? {} : { license: parent.license }),
    optional: true,
    os: [os],
  };
}
