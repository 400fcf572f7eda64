/** A hash of everything that determines the scanners' results for a file. If it changes, no cached result is used. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt } from '../../shared/errors.ts';

/** Undefined when it cannot be computed. Nothing is cached then. */
export function computeScannersVersion(script: URL): string | undefined {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  // `dist/scanners/index.js` is part of `dist`, `src/scanners/main.ts` of `src`.
  const folder = fileURLToPath(new URL('../', script));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[cm]?[jt]s$/.test(path));
  return attempt(() => {
    for (const path of code.sort()) hash.update(path).update(readFileSync(join(folder, path)));
    for (const file of listLockFilesAbove(folder)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  });
}

/** npm's list of the contents of each `node_modules` that is searched for packages. Throws if the nearest has none. */
function listLockFilesAbove(folder: string): string[] {
  const parents = [folder];
  for (let parent = dirname(folder); parent !== parents.at(-1); parent = dirname(parent)) parents.push(parent);
  const installed = parents.map((parent) => join(parent, 'node_modules')).filter((path) => existsSync(path));
  const [nearest, ...others] = installed.map((path) => join(path, '.package-lock.json'));
  if (nearest === undefined) throw new Error('no scanner is installed');
  return [nearest, ...others.filter((path) => existsSync(path))];
}
