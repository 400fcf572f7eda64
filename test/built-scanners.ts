/** The scanners' program as one bundle of the sources: each scan starts several processes of it, and to compile every file in each takes seconds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
/** In the project, for its packages are found from there. */
const builds = join(root, 'build/test');

/** Builds it where the sources changed since the last test that asked. */
async function buildScanners(): Promise<URL> {
  const name = sourcesHash();
  if (!existsSync(join(builds, name))) await bundleInto(name);
  return pathToFileURL(join(builds, name, 'scanners.js'));
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    const { mtimeMs, size } = statSync(join(root, 'src', name));
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundleInto(name: string): Promise<void> {
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(builds, 'new-'));
  const input = { scanners: join(root, 'src/scanners/main.ts') };
  const bundle = await rolldown({ cwd: root, input, platform: 'node', external: /^[^./]/, logLevel: 'silent' });
  await bundle.write({ dir: folder });
  await bundle.close();
  try {
    renameSync(folder, join(builds, name));
  } catch {
    // Another test file was faster.
    rmSync(folder, { recursive: true, force: true });
  }
}

let scanners: Promise<URL> | undefined;

export function builtScanners(): Promise<URL> {
  scanners ??= buildScanners();
  return scanners;
}
