/** What a lock file says about the packages of a project, in the same form for every ecosystem. Plain data: it crosses processes. */

/** The ecosystems, by the names that OSV gives them. */
export const packageEcosystems = ['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet'] as const;
export type Ecosystem = (typeof packageEcosystems)[number];

/** OSV's name for Go's own library, which comes with the toolchain; GitHub's database has nothing about it. */
export const goLibrary = 'stdlib';

/** A package of a registry at one version. */
export interface LockedPackage {
  ecosystem: Ecosystem;
  /** As advisories name it: PEP 503 for PyPI, `group:artifact` for Maven, lower case for Packagist. NuGet ignores case. */
  name: string;
  /** As the lock writes it, without the `v` of Go. */
  version: string;
  /** Package URL with the version. */
  purl: string;
  /** The lock file, relative to the root of the repository. */
  file: string;
  /** Line of its entry in the lock file, from 1. */
  line?: number;
  /** Undefined when the lock does not say it. */
  isDirect?: boolean;
  /** Undefined when the lock does not say it. */
  isDev?: boolean;
  /** Names of packages, from a direct dependency to this package, both included; the shortest chain that the lock states. */
  path?: readonly string[];
}

/** Why a package of the lock has no version of a registry, so that no database can know it. */
export type LocalKind = 'workspace' | 'file' | 'git' | 'url';

export interface LocalPackage {
  name: string;
  kind: LocalKind;
  line?: number;
}

/** A dependency without an exact version, so that it cannot be looked up. */
export interface UnpinnedPackage {
  name: string;
  /** The end of a sentence about it. */
  reason: string;
  line?: number;
}

export interface LockContents {
  /** One entry for each name and version. */
  packages: LockedPackage[];
  local: LocalPackage[];
  unpinned: UnpinnedPackage[];
  /** Parts of the file that could not be read, as ends of a sentence about the file. */
  problems: string[];
}

/** What the service hears about one lock file beside its packages. */
export interface LockSummary {
  file: string;
  /** Name of the format for people, for example `poetry.lock`. */
  format: string;
  ecosystem: Ecosystem;
  packageCount: number;
  localCount: number;
  unpinnedCount: number;
  problems: readonly string[];
  /** Why nothing of the file could be read, as the end of a sentence about it; then the counts are 0. */
  refusal?: string;
}

/** The name as its registry compares it. */
export function comparableName(ecosystem: Ecosystem, name: string): string {
  if (ecosystem === 'PyPI') return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
  return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}
