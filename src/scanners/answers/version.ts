/** One word for everything that decides what scanners answer about a file: another word, and no earlier answer counts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installations } from '../../installation.ts';

/** Undefined where that cannot be told: then no answer is kept. */
export function scannersVersion(workerUrl: URL): string | undefined {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  try {
    for (const file of codeFiles(workerUrl)) hash.update(file).update(readFileSync(file));
    for (const file of lists(workerUrl)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/** The program itself: `dist/scanners/index.js` is all of `dist`, `src/scanners/main.ts` all of `src`. */
function codeFiles(workerUrl: URL): string[] {
  const folder = fileURLToPath(new URL('../', workerUrl));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** What npm says it installed: of every package the version and the digest, those included that packages need themselves. */
function lists(workerUrl: URL): string[] {
  const packages = installations.flatMap(({ packages: wanted }) =>
    wanted.map((each) => each.replace(/(?<!^)@[^@]*$/, '')),
  );
  const found = packages.flatMap((name) => ifFound(name, workerUrl) ?? []);
  if (found.length === 0) throw new Error('no scanner is installed');
  const folders = found.map((file) => file.slice(0, file.lastIndexOf('node_modules') + 'node_modules'.length));
  return [...new Set(folders)].sort().map((folder) => join(folder, '.package-lock.json'));
}

function ifFound(name: string, from: URL): string | undefined {
  try {
    const file = findPackageJSON(name, from);
    return file === undefined ? undefined : join(dirname(file), 'package.json');
  } catch {
    return undefined;
  }
}
