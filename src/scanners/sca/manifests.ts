/** Recognizes the files that declare dependencies, so that those without a reader are reported. */

import { findEcosystem, isLockName } from '../../shared/packages/dependency-files.ts';
import type { LockSummary } from '../../shared/packages/locked-package.ts';
import { decodeText } from '../../shared/text/contents.ts';
import { getBaseName, getFolder } from '../../shared/text/file-name.ts';
import { readOtherToml, readOwn } from './locks/formats.ts';
import { loadToml } from './locks/lock-format.ts';

const otherNpmLocks = new Set(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb']);

type Reach = 'beside' | 'above' | 'around';

/** Manifests, and the lock files beside, above or around them that determine their packages. */
const lockedBy: readonly [manifest: RegExp, lock: RegExp, where: Reach][] = [
  [/^pnpm-workspace\.yaml$/, /^pnpm-lock\.yaml$/, 'beside'],
  [/^pipfile$/, /^pipfile\.lock$/, 'beside'],
  [/^pyproject\.toml$/, /^poetry\.lock$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^(?:requirements.*\.(?:txt|lock)|pylock\.(?:[^.]+\.)?toml)$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^uv\.lock$/, 'above'],
  [/^go\.sum$/, /^go\.mod$/, 'beside'],
  [/^(?:go\.work(?:\.sum)?|modules\.txt)$/, /^go\.mod$/, 'around'],
  [/^cargo\.toml$/, /^cargo\.lock$/, 'above'],
  [/(?:\.gradle(?:\.kts)?|\.versions\.toml|^verification-metadata\.xml)$/, /\.lockfile$/, 'around'],
  [/^(?:gemfile|.*\.gemspec)$/, /^gemfile\.lock$/, 'beside'],
  [/^(?:gems\.rb|.*\.gemspec)$/, /^gems\.locked$/, 'beside'],
  [/^(?:composer\.json|symfony\.lock)$/, /^composer\.lock$/, 'beside'],
  [/proj$/, /^packages(?:\..+)?\.lock\.json$/, 'beside'],
  [/^(?:project\.assets\.json|.*\.(?:props|targets))$/, /^packages(?:\..+)?\.lock\.json$/, 'around'],
];

/** Whether a lock file that was read determines the packages of the manifest. */
export function isLocked(path: string, locks: readonly Pick<LockSummary, 'file' | 'packageCount' | 'unpinned'>[]) {
  const [name, folder] = [getBaseName(path).toLowerCase(), getFolder(path)];
  const isBeside = (file: string, lock: string) =>
    getFolder(file) === folder && getBaseName(file).toLowerCase() === lock;
  // pip-tools names the lock file after its input.
  if (name.endsWith('.in')) return locks.some(({ file }) => isBeside(file, name.replace(/\.in$/, '.txt')));
  return lockedBy.some(([manifest, lock, where]) => {
    if (!manifest.test(name)) return false;
    return locks.some(({ file, packageCount, unpinned }) => {
      const lockName = getBaseName(file).toLowerCase();
      // Any list of requirements has such a name, but only one with all versions is a lock.
      const isList = lockName.startsWith('requirements') && (packageCount === 0 || unpinned.length > 0);
      return lock.test(lockName) && !isList && isInReach(folder, getFolder(file), where);
    });
  });
}

/** Folders of a project that hold files about the whole project. */
const innerFolders = ['gradle', 'obj', 'vendor'];

/** `around`: what the projects beside and below it share, as a version catalog. */
function isInReach(folder: string, other: string, where: Reach): boolean {
  if (folder === other) return true;
  if (where === 'around')
    return isInFolder(other, innerFolders.includes(getBaseName(folder)) ? getFolder(folder) : folder);
  return where === 'above' && isInFolder(folder, other);
}

function isInFolder(folder: string, above: string): boolean {
  return folder === above || above === '' || folder.startsWith(`${above}/`);
}

/** Files that may have such a name without dependencies, and what their text holds if they have any. */
const declarations: readonly [name: RegExp, text: RegExp][] = [
  [/^setup\.cfg$/, /^\s*(?:(?:install|setup|tests)_requires?\b|\[options\.extras_require\])/m],
  [/(?:environment|^conda).*\.ya?ml$/, /^(?:dependencies|package):/m],
  [/^(?!build\.).*\.gradle(?:\.kts)?$/, /\b(?:dependencies|plugins|versionCatalogs)\s*\{|["'][\w.-]+:[\w.-]+:[\w.$]/],
  [/^(?!directory\.packages\.).*\.(?:props|targets)$/, /<(?:Global)?Package(?:Reference|Version|Download)\b/i],
  [/^(?:chart|helmfile|requirements)\.yaml$|^galaxy\.yml$/, /^(?:dependencies|releases):/m],
  [/\.scala$/, /"\s*%{1,3}\s*"/],
  [/^project\.toml$/, /^\s*\[deps\]/m],
  [/^deno\.jsonc?$/, /"imports"|\b(?:npm|jsr):/],
  [/^pnpm-workspace\.yaml$/, /^(?:catalogs?|overrides):/m],
  [/^workspace(?:\.bazel)?$/, /\(/],
];

/** A file that only has the name of a lock, and no version in it, locks something else. */
const versionNumber = /\d\.\d/;

const pythonTools = ['poetry', 'pdm', 'uv', 'hatch', 'flit', 'rye', 'pixi', 'setuptools'];

/** Whether the file has no dependencies to lock, as a pyproject.toml that only configures tools. */
export async function declaresNothing(path: string, bytes: Buffer): Promise<boolean> {
  const name = getBaseName(path).toLowerCase();
  const needed =
    findEcosystem(path.toLowerCase()) === undefined
      ? versionNumber
      : declarations.find(([pattern]) => pattern.test(name))?.[1];
  if (needed !== undefined) return !needed.test(decodeText(bytes).text);
  const value = name === 'pyproject.toml' ? readOtherToml(bytes, await loadToml()) : undefined;
  if (
    value === undefined ||
    ['project', 'dependency-groups', 'build-system'].some((name) => Object.hasOwn(value, name))
  )
    return false;
  return !pythonTools.some((name) => readOwn(value.tool, name) !== undefined);
}

/** Files that a lock file may refer to, or that name its direct dependencies. */
export function isBesideLock(path: string): boolean {
  return /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|pyproject\.toml|Pipfile|composer\.json|Cargo\.toml|Gemfile|gems\.rb|go\.(?:sum|work)|[^/]+\.(?:txt|in|pip|xml))$/.test(
    path,
  );
}

export function isNpmManifest(path: string): boolean {
  return getBaseName(path) === 'package.json';
}

/** Whether another package manager than npm locks packages of npm in the file. */
export function isOtherNpmLock(path: string): boolean {
  return otherNpmLocks.has(getBaseName(path));
}

/** Why the dependencies in a file that has no reader were not looked up, by its name. Undefined if it has none. */
export function describeDependencies(path: string): string | undefined {
  if (isNpmManifest(path)) return undefined;
  const ecosystem = findEcosystem(path.toLowerCase());
  if (ecosystem !== undefined)
    return isOtherNpmLock(path)
      ? `Lock file of ${ecosystem}: not read, its packages were not looked up`
      : `Dependencies of ${ecosystem}: not looked up`;
  return isDataLock.test(path) && isLockName(path.toLowerCase())
    ? 'Lock file of a tool that is not known: its packages were not looked up'
    : undefined;
}

/** Pictures and pages may be named after locks too. */
const isDataLock = /(?:lock|lockfile|\.(?:json|ya?ml|toml|txt|hcl))$/i;
