/** Knows the files that declare dependencies, so that those which no engine reads are named. */
import { baseName, folderOf } from '../../text/file-name.ts';

const npmLocks = new Set(['package-lock.json', 'npm-shrinkwrap.json']);

const otherNpmLocks: Readonly<Record<string, string>> = {
  'yarn.lock': 'Yarn',
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'Bun',
  'bun.lockb': 'Bun',
};

const ecosystems: readonly [pattern: RegExp, ecosystem: string][] = [
  [
    /^(?:requirements.*\.txt|pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|pyproject\.toml|setup\.py|environment\.ya?ml)$/,
    'Python',
  ],
  [/^go\.(?:mod|sum)$/, 'Go'],
  [/^cargo\.(?:toml|lock)$/, 'Rust'],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|build\.sbt)$/, 'Java and Kotlin'],
  [/^(?:gemfile(?:\.lock)?|.*\.gemspec)$/, 'Ruby'],
  [/^composer\.(?:json|lock)$/, 'PHP'],
  [/^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|.*\.(?:cs|fs|vb)proj)$/, '.NET'],
  [/^pubspec\.(?:yaml|lock)$/, 'Dart'],
  [/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, 'Swift and Objective-C'],
  [/^mix\.(?:exs|lock)$/, 'Elixir'],
  [/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, 'C and C++'],
  [/^deno\.(?:jsonc?|lock)$/, 'Deno'],
  [/^bower\.json$/, 'Bower'],
];

/** Manifests, and the locks in their folder or above it that say what they lead to. */
const lockedBy: readonly [manifest: RegExp, lock: RegExp, where: 'beside' | 'above'][] = [
  [/^pipfile$/, /^pipfile\.lock$/, 'beside'],
  [/^pyproject\.toml$/, /^poetry\.lock$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.py)$/, /^uv\.lock$/, 'above'],
  [/^go\.sum$/, /^go\.mod$/, 'beside'],
  [/^cargo\.toml$/, /^cargo\.lock$/, 'above'],
  [/^build\.gradle(?:\.kts)?$/, /^gradle\.lockfile$/, 'beside'],
  [/^libs\.versions\.toml$/, /^gradle\.lockfile$/, 'above'],
  [/^(?:gemfile|.*\.gemspec)$/, /^gemfile\.lock$/, 'beside'],
  [/^composer\.json$/, /^composer\.lock$/, 'beside'],
  [/^.*\.(?:cs|fs|vb)proj$/, /^packages(?:\..+)?\.lock\.json$/, 'beside'],
];

/** Whether one of the locks that were read says what the manifest leads to. */
export function isLocked(path: string, locks: readonly string[]): boolean {
  const [name, folder] = [baseName(path).toLowerCase(), folderOf(path)];
  return lockedBy.some(([manifest, lock, where]) => {
    if (!manifest.test(name)) return false;
    return locks.some((other) => {
      const isNear = folderOf(other) === folder || (where === 'above' && isInFolder(folder, folderOf(other)));
      return isNear && lock.test(baseName(other).toLowerCase());
    });
  });
}

function isInFolder(folder: string, above: string): boolean {
  return above === '' || folder.startsWith(`${above}/`);
}

/** Files that a lock may name or that say which of its packages are direct. */
export function isBesideLock(path: string): boolean {
  return /(?:^|\/)(?:package\.json|pyproject\.toml|Pipfile|composer\.json|go\.sum|[^/]+\.(?:txt|in|pip|xml))$/.test(
    path,
  );
}

export function isNpmLock(path: string): boolean {
  return npmLocks.has(baseName(path));
}

export function isNpmManifest(path: string): boolean {
  return baseName(path) === 'package.json';
}

/** The package manager whose lock file for npm packages this is, when it is not npm. */
export function otherNpmManager(path: string): string | undefined {
  const name = baseName(path);
  return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : undefined;
}

/** The ecosystem beyond npm whose dependencies the file declares. */
export function otherEcosystem(path: string): string | undefined {
  const name = baseName(path).toLowerCase();
  return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}
