/** Recognises the files that declare dependencies, so that those without a reader are reported. */
import { getBaseName, getFolder } from '../../text/file-name.ts';
import { readOwn } from './locks/json.ts';
import { loadToml } from './locks/parsers.ts';
import { readOtherToml } from './locks/toml.ts';

const npmLocks = new Set(['package-lock.json', 'npm-shrinkwrap.json']);

const otherNpmLocks: Readonly<Record<string, string>> = {
  'yarn.lock': 'Yarn',
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'Bun',
  'bun.lockb': 'Bun',
};

const ecosystems: readonly [pattern: RegExp, ecosystem: string][] = [
  [
    /^(?:(?:.*[-_.])?requirements.*\.(?:txt|in)|pipfile(?:\.lock)?|(?:poetry|uv|pdm|pixi)\.lock|pylock\.(?:[^.]+\.)?toml|pyproject\.toml|pixi\.toml|setup\.py|environment\.ya?ml|conda-lock\.yml)$/,
    'Python',
  ],
  [/^(?:go\.(?:mod|sum)|gopkg\.lock)$/, 'Go'],
  [/^cargo\.(?:toml|lock)$/, 'Rust'],
  [
    /^(?:pom\.xml|ivy\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|maven_install\.json|build\.(?:sbt|sc|mill))$/,
    'Java, Kotlin and Scala',
  ],
  [/^(?:gemfile(?:\.lock)?|gems\.(?:rb|locked)|.*\.gemspec)$/, 'Ruby'],
  [/^composer\.(?:json|lock)$/, 'PHP'],
  [
    /^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|paket\.(?:dependencies|lock)|.*\.(?:cs|fs|vb)proj)$/,
    '.NET',
  ],
  [/^pubspec\.(?:yaml|lock)$/, 'Dart'],
  [/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, 'Swift and Objective-C'],
  [/^(?:mix\.(?:exs|lock)|rebar\.(?:config|lock))$/, 'Elixir and Erlang'],
  [/^(?:stack\.yaml(?:\.lock)?|cabal\.project(?:\.freeze)?|.*\.cabal)$/, 'Haskell'],
  [/^(?:deps\.edn|project\.clj)$/, 'Clojure'],
  [/^(?:renv\.lock|pak\.lock)$/, 'R'],
  [/^cpanfile(?:\.snapshot)?$/, 'Perl'],
  [/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, 'C and C++'],
  [/^deno\.(?:jsonc?|lock)$/, 'Deno'],
  [/^bower\.json$/, 'Bower'],
];

/** Manifests, and the lock files beside or above them that determine their packages. */
const lockedBy: readonly [manifest: RegExp, lock: RegExp, where: 'beside' | 'above' | 'around'][] = [
  [/^pipfile$/, /^pipfile\.lock$/, 'beside'],
  [/^pyproject\.toml$/, /^(?:poetry\.lock|requirements(?:-dev)?\.lock|pylock\.(?:[^.]+\.)?toml)$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.py)$/, /^uv\.lock$/, 'above'],
  [/^go\.sum$/, /^go\.mod$/, 'beside'],
  [/^cargo\.toml$/, /^cargo\.lock$/, 'above'],
  [/^build\.gradle(?:\.kts)?$/, /^gradle\.lockfile$/, 'beside'],
  [/^libs\.versions\.toml$/, /^gradle\.lockfile$/, 'around'],
  [/^(?:gemfile|.*\.gemspec)$/, /^gemfile\.lock$/, 'beside'],
  [/^(?:gems\.rb|.*\.gemspec)$/, /^gems\.locked$/, 'beside'],
  [/^composer\.json$/, /^composer\.lock$/, 'beside'],
  [/^.*\.(?:cs|fs|vb)proj$/, /^packages(?:\..+)?\.lock\.json$/, 'beside'],
  [/^directory\.packages\.props$/, /^packages(?:\..+)?\.lock\.json$/, 'around'],
];

/** Whether a lock file that was read determines the packages of the manifest. */
export function isLocked(path: string, locks: readonly string[]): boolean {
  const [name, folder] = [getBaseName(path).toLowerCase(), getFolder(path)];
  // pip-tools names the lock file after its input.
  if (/requirements.*\.in$/.test(name)) {
    const lock = name.replace(/\.in$/, '.txt');
    return locks.some((other) => getFolder(other) === folder && getBaseName(other).toLowerCase() === lock);
  }
  return lockedBy.some(([manifest, lock, where]) => {
    if (!manifest.test(name)) return false;
    return locks.some((other) => {
      return lock.test(getBaseName(other).toLowerCase()) && isInReach(folder, getFolder(other), where);
    });
  });
}

/** `around`: a version catalogue that the projects beside and below it share; Gradle's has its own folder. */
function isInReach(folder: string, other: string, where: 'beside' | 'above' | 'around'): boolean {
  if (folder === other) return true;
  if (where === 'around') return isInFolder(other, getBaseName(folder) === 'gradle' ? getFolder(folder) : folder);
  return where === 'above' && isInFolder(folder, other);
}

function isInFolder(folder: string, above: string): boolean {
  return above === '' || folder.startsWith(`${above}/`);
}

const pythonTools = ['poetry', 'pdm', 'uv', 'hatch', 'flit', 'rye', 'pixi', 'setuptools'];

/** A pyproject.toml that only configures tools has no dependencies to lock. */
export async function isToolConfiguration(path: string, bytes: Buffer): Promise<boolean> {
  const value = getBaseName(path) === 'pyproject.toml' ? readOtherToml(bytes, await loadToml()) : undefined;
  if (
    value === undefined ||
    ['project', 'dependency-groups', 'build-system'].some((name) => Object.hasOwn(value, name))
  )
    return false;
  return !pythonTools.some((name) => readOwn(value.tool, name) !== undefined);
}

/** Files that a lock file may refer to, or that name its direct dependencies. */
export function isBesideLock(path: string): boolean {
  return /(?:^|\/)(?:package\.json|pyproject\.toml|Pipfile|composer\.json|go\.sum|[^/]+\.(?:txt|in|pip|xml))$/.test(
    path,
  );
}

export function isNpmLock(path: string): boolean {
  return npmLocks.has(getBaseName(path));
}

export function isNpmManifest(path: string): boolean {
  return getBaseName(path) === 'package.json';
}

/** The package manager of an npm lock file, if it is not npm. */
export function findOtherNpmManager(path: string): string | undefined {
  const name = getBaseName(path);
  return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : undefined;
}

/** The ecosystem, other than npm, of the dependencies in the file. */
export function findOtherEcosystem(path: string): string | undefined {
  const name = getBaseName(path).toLowerCase();
  return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}
