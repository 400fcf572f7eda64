/** One word for everything that decides what scanners answer about a file: another word, and no earlier answer counts. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Undefined where that cannot be told: then no answer is kept. */
export function scannersVersion(script: URL): string | undefined {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  // `dist/scanners/index.js` is a part of `dist`, `src/scanners/main.ts` of `src`.
  const folder = fileURLToPath(new URL('../', script));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[cm]?[jt]s$/.test(path));
  try {
    for (const path of code.sort()) hash.update(path).update(readFileSync(join(folder, path)));
    for (const file of lockFilesAbove(folder)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/** npm's list of what is in each `node_modules` that packages are looked for in. Throws where the nearest has none. */
function lockFilesAbove(folder: string): string[] {
  const parents = [folder];
  for (let parent = dirname(folder); parent !== parents.at(-1); parent = dirname(parent)) parents.push(parent);
  const installed = parents.map((parent) => join(parent, 'node_modules')).filter((path) => existsSync(path));
  const [nearest, ...others] = installed.map((path) => join(path, '.package-lock.json'));
  if (nearest === undefined) throw new Error('no scanner is installed');
  return [nearest, ...others.filter((path) => existsSync(path))];
}
