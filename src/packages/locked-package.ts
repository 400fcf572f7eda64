/** The content of a lock file in one form for every ecosystem. Plain data, because it is passed between processes. */

/** The ecosystems, by their OSV names. */
export const packageEcosystems = ['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet'] as const;
export type Ecosystem = (typeof packageEcosystems)[number];

/** OSV's name for Go's standard library, which comes with the toolchain. GitHub's database does not contain it. */
export const goLibrary = 'stdlib';

/** One version of a package from a registry. */
export interface LockedPackage {
  ecosystem: Ecosystem;
  /**
   * The name that advisories use: PEP 503 for PyPI, `group:artifact` for Maven, lower case for Packagist. NuGet ignores
   * case.
   */
  name: string;
  /** As the lock file writes it, without Go's `v`. */
  version: string;
  /** Package URL with the version. */
  purl: string;
  /** The lock file, relative to the root of the repository. */
  file: string;
  /** Line of its entry in the lock file, from 1. */
  line?: number;
  /** Undefined when the lock file does not say so. */
  isDirect?: boolean;
  /** Undefined when the lock file does not say so. */
  isDev?: boolean;
  /**
   * The shortest chain of package names that the lock file gives, from a direct dependency to this package, both
   * included.
   */
  path?: readonly string[];
}

/** Why a package in the lock file has no registry version. No database can contain it. */
export type LocalKind = 'workspace' | 'file' | 'git' | 'url';

export interface LocalPackage {
  name: string;
  kind: LocalKind;
  line?: number;
}

/** A dependency without an exact version, which cannot be looked up. */
export interface UnpinnedPackage {
  name: string;
  /** The end of a sentence about the dependency. */
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

/** What the service receives about one lock file besides its packages. */
export interface LockSummary {
  file: string;
  /** The format's name for people, for example `poetry.lock`. */
  format: string;
  ecosystem: Ecosystem;
  packageCount: number;
  localCount: number;
  unpinnedCount: number;
  problems: readonly string[];
  /** Why the file could not be read at all, as the end of a sentence about it. The counts are then 0. */
  refusal?: string;
}

/** The name in the form in which its registry compares names. */
export function comparableName(ecosystem: Ecosystem, name: string): string {
  if (ecosystem === 'PyPI') return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
  return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}
