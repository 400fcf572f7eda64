/**
 * Creates the downloads of a release in a folder: the npm package with the scanners; the gate alone, which only needs
 * Node.js; and SHA256SUMS, which `scan-gate init` reads. `node scripts/pack.ts [folder]`, by default `build/pack`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { create } from 'tar';
import { formatJson, readManifest, renderShrinkwrap } from './production-lock.ts';

const root = join(import.meta.dirname, '..');

export interface Packed {
  /** Path of the npm package. */
  package: string;
  /** Path of the gate alone. */
  alone: string;
}

/** The paths of the archives. */
export async function pack(folder: string): Promise<Packed> {
  mkdirSync(folder, { recursive: true });
  const staging = mkdtempSync(join(tmpdir(), 'scan-gate-pack-'));
  try {
    const packed = { package: packPackage(staging, folder), alone: await packAlone(staging, folder) };
    const sums = Object.values(packed).map((path) => `${hashFile(path)}  ${basename(path)}\n`);
    writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
    return packed;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Fields that only the project itself needs. With the lock file beside it, `npm ci` also works in the unpacked package.
 */
const ownFields = ['scripts', 'devDependencies', 'overrides', 'allowScripts'];

function packPackage(staging: string, folder: string): string {
  const target = join(staging, 'package');
  const manifest = Object.entries(readManifest()).filter(([field]) => !ownFields.includes(field));
  copyParts(target, ['dist', 'schema', 'LICENSE', 'README.md']);
  writeFileSync(join(target, 'package.json'), formatJson(Object.fromEntries(manifest)));
  writeFileSync(join(target, 'npm-shrinkwrap.json'), renderShrinkwrap());
  const args = ['pack', '--json', '--pack-destination', folder];
  const printed = execFileSync('npm', args, { cwd: target, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  // npm 10 prints a list, npm 11 and later print an object by name.
  const [made] = Object.values(JSON.parse(printed) as Record<string, { filename: string }>);
  return join(folder, made?.filename ?? '');
}

/** The scanners' program is not included: the gate alone has no scanners. */
const aloneParts = ['dist/cli', 'dist/bundle', 'dist/package.json', 'dist/licenses.txt', 'LICENSE'];

/** The same files give the same bytes, whoever packs them and when. */
export async function packAlone(staging: string, folder: string): Promise<string> {
  const file = join(folder, `scan-gate-cli-${readManifest().version}.tar.gz`);
  copyParts(join(staging, 'scan-gate'), aloneParts);
  await create({ file, cwd: staging, gzip: { level: 9 }, portable: true, mtime: new Date(0) }, ['scan-gate']);
  return file;
}

/** `dist/cli` becomes `cli`, but `dist` stays `dist`. */
function copyParts(to: string, parts: readonly string[]): void {
  for (const part of parts) cpSync(join(root, part), join(to, basename(part)), { recursive: true });
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(root, 'build/pack'));
  for (const path of Object.values(await pack(folder)))
    process.stdout.write(`${path}  ${statSync(path).size} bytes  sha256 ${hashFile(path)}\n`);
}
