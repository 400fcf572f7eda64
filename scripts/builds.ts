/** Builds to run beside each other: a `dist` folder, or a commit whose `dist` is unpacked into a temporary folder. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '..');
const lock = 'package-lock.json';
const unpacked: string[] = [];

/** The path of a runnable build: its packages are found from there. A commit with another lock file installs its own. */
export function findBuild(given: string): string {
  if (existsSync(join(given, 'cli/index.js'))) return resolve(given);
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build/compare-'));
  unpacked.push(folder);
  const from = ['restore', `--source=${given}`, '--worktree', '--', 'dist', 'package.json', lock];
  execFileSync('git', [`--git-dir=${join(root, '.git')}`, `--work-tree=${folder}`, ...from], { cwd: folder });
  if (!readFileSync(join(folder, lock)).equals(readFileSync(join(root, lock))))
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  return join(folder, 'dist');
}

/** The same for two builds that cannot differ: of every file, and of the lock file beside the folder. */
export function digestBuild(dist: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of [...names.map((name) => join(dist, name)), join(dist, '..', lock)])
    if (existsSync(path) && statSync(path).isFile())
      hash.update(`${path.slice(dist.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

export function removeUnpacked(): void {
  for (const folder of unpacked) rmSync(folder, { recursive: true });
}
