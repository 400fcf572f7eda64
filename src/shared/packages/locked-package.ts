/** The content of a lock file in one form for every ecosystem. Plain data, because it is passed between processes. */

/** The ecosystems, by their OSV names. */
export const packageEcosystems = ['npm', 'PyPI', 'Go', 'Maven', 'Packagist', 'RubyGems', 'crates.io', 'NuGet'] as const;
export type Ecosystem = (typeof packageEcosystems)[number];

/** OSV's name for Go's standard library, which comes with the toolchain. GitHub's database does not contain it. */
export const goLibrary = 'stdlib';

/** One version of a package from a registry. */
export interface LockedPackage {
  ecosystem: Ecosystem;
  /** As in advisories: PEP 503 for PyPI, `group:artifact` for Maven, lower case for Packagist. NuGet ignores case. */
  name: string;
  /** As the lock file writes it, without Go's `v`. */
  version: string;
  /** Package URL with the version. */
  purl: string;
  /** The lock file, relative to the root of the repository. */
  file: string;
  /** Line of its entry in the lock file, from 1. */
  line?: number;
  /** Host and path of the registry, if it is not the public one of the ecosystem. A registry may serve anything. */
  registry?: string;
  /** Undefined when the lock file does not say so. */
  isDirect?: boolean;
  /** Undefined when the lock file does not say so. */
  isDev?: boolean;
  /** The shortest chain of package names that the lock file gives, from a direct dependency to this one inclusive. */
  path?: readonly string[];
}

/**
 * Why a package in the lock file has no registry version. No database can contain it. `file` is a folder of the repository,
 * which is scanned as code. `copy` is a folder for third-party code, so its name and version are those of a registry.
 * `archive` is a packed file, or something outside of the repository.
 */
export type LocalKind = 'workspace' | 'file' | 'copy' | 'archive' | 'git' | 'url';

interface LocalPackage {
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

/** What serves a package whose address is a file name. Each such file may hold anything, whatever another one holds. */
export const packedFile = 'a packed file';

/** A dependency of a manifest that a lock file covers. */
export interface WantedPackage {
  /** The manifest. */
  file: string;
  name: string;
  /** Versions as the manifest writes them, or an address. */
  range: string;
}

export interface LockContents {
  /** One entry for each name and version. */
  packages: LockedPackage[];
  local: LocalPackage[];
  unpinned: UnpinnedPackage[];
  /** Parts of the file that could not be read, as ends of a sentence about the file. */
  problems: string[];
  /** The format lists direct dependencies alone. */
  isDirectOnly?: boolean;
}

/** What the service receives about one lock file besides its packages. */
export interface LockSummary {
  file: string;
  /** The format's name for people, for example `poetry.lock`. */
  format: string;
  ecosystem: Ecosystem;
  packageCount: number;
  local: readonly LocalPackage[];
  unpinned: readonly UnpinnedPackage[];
  problems: readonly string[];
  isDirectOnly?: boolean;
  wanted?: readonly WantedPackage[];
  /** Why the file could not be read at all, as the end of a sentence about it. The lists are then empty. */
  refusal?: string;
}

/** A package of a lock file that no source of advisories could answer for, although there are sources. */
export interface OpenPackage {
  /** The lock file. */
  file: string;
  /** For people. */
  name: string;
  /** The same for the same package in another tree. */
  key: string;
  /** A sentence about it without its name and without a final stop. */
  reason: string;
  /** A source should have answered, and did not. */
  isFault: boolean;
  /** Sources answered for its name and version, but it may be another package. */
  isLookedUp?: true;
}

/** The name in the form in which its registry compares names. */
export function normalizePackageName(ecosystem: Ecosystem, name: string): string {
  if (ecosystem === 'PyPI') return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
  return ecosystem === 'NuGet' || ecosystem === 'Packagist' ? name.toLowerCase() : name;
}

/** The same for the same version of the same package. */
export function createPackageKey({
  ecosystem,
  name,
  version,
}: Pick<LockedPackage, 'ecosystem' | 'name' | 'version'>): string {
  return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), version]);
}

/** Whether a range names a folder or an archive in the repository itself. */
export function isLocalRange(range: string): boolean {
  return /^(?:link|file|portal|workspace):|^\.{0,2}\//.test(range);
}

/** `@acme` of `@acme/shop`. Empty for a name without a scope. */
export function getScope(name: string): string {
  return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : '';
}
