/**
 * The content of a lock file in one form for every ecosystem, and what is said of packages that were not looked up. Plain
 * data, because it is passed between processes.
 */

import type { ScanDiagnostic } from '../api/schemas.ts';
import { joinFirst } from '../text/amounts.ts';
import { createSkipDiagnostics, type SkippedFile } from '../text/limits.ts';

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

/** What a scanner, and a lookup after it, report about the lock files of a tree. */
interface PackageFacts {
  /** Name of the scanner. */
  name: string;
  diagnostics: ScanDiagnostic[];
  packages?: readonly LockedPackage[];
  locks?: readonly LockSummary[];
  open?: readonly OpenPackage[];
}

interface BaseComparison {
  /** Undefined when nothing of the other tree had to be scanned. */
  base: PackageFacts | undefined;
  /** Whether a lock file of the head has the same packages in the base, if it was not read again there. */
  isSame(file: string): boolean;
}

/**
 * The diagnostics of the head. Those about packages and parts of lock files that the base also has name no path, so
 * they are notes; those about new ones name their lock file.
 */
export function reportIntroduced(head: PackageFacts, comparison: BaseComparison): ScanDiagnostic[] {
  const { locks = [], open = [], name } = head;
  if (locks.length === 0) return head.diagnostics;
  const before = readStateBefore(head, comparison);
  const wasThereBefore = ({ key }: OpenPackage) => before.keys.has(key);
  const lost = head.open === undefined ? [] : listLost(head, before);
  const parts = locks.map((lock) => compareParts(lock, before));
  return [
    ...head.diagnostics
      .filter((diagnostic) => !isReportedAnew(diagnostic))
      .map((diagnostic) => leaveKnownInstalls(diagnostic, head, before)),
    ...describeOpen([...open.filter((one) => !wasThereBefore(one)), ...lost], true),
    ...describeOpen(
      open.filter((one) => wasThereBefore(one) && !one.isFault && !one.isLookedUp),
      false,
    ),
    ...createSkipDiagnostics(
      name,
      parts.flatMap(({ introduced }) => introduced),
    ),
    ...parts.flatMap(({ known }) => known.map((message): ScanDiagnostic => ({ engine: name, message }))),
  ];
}

/** The state of the lock files before the change. */
interface LockStateBefore {
  keys: ReadonlySet<string>;
  /** Names of packages with a version. */
  pinned: ReadonlySet<string>;
  /** Names of dependencies without one. */
  unpinned: ReadonlySet<string>;
  /** Per lock file. */
  problems: ReadonlyMap<string, readonly string[]>;
}

function readStateBefore(head: PackageFacts, { base, isSame }: BaseComparison): LockStateBefore {
  const isShared = ({ file }: { file: string }) => isSame(file);
  const packages = [...(base?.packages ?? []), ...(head.packages ?? []).filter(isShared)];
  const open = [...(base?.open ?? []), ...(head.open ?? []).filter(isShared)];
  const locks = [...(base?.locks ?? []), ...(head.locks ?? []).filter(isShared)];
  const unpinned = locks.flatMap(({ ecosystem, unpinned: own }) =>
    own.map(({ name }) => createOpenNameKey(ecosystem, name)),
  );
  return {
    keys: new Set([...packages.map(createPackageKey), ...open.map(({ key }) => key)]),
    pinned: new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name))),
    unpinned: new Set(unpinned),
    problems: new Map(locks.map(({ file, problems }) => [file, problems])),
  };
}

function createOpenNameKey(ecosystem: Ecosystem, name: string): string {
  return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);
}

/** Packages whose version could be looked up before the change, and which have none now. */
function listLost({ packages = [], locks = [] }: PackageFacts, { pinned, unpinned }: LockStateBefore): OpenPackage[] {
  const still = new Set(packages.map(({ ecosystem, name }) => createOpenNameKey(ecosystem, name)));
  return locks.flatMap(({ file, ecosystem, unpinned: own }) =>
    own.flatMap(({ name, reason: why }): OpenPackage[] => {
      const key = createOpenNameKey(ecosystem, name);
      if (!pinned.has(key) || unpinned.has(key) || still.has(key)) return [];
      return [{ file, name, key, reason: `had an exact version before, and ${why} now`, isFault: false }];
    }),
  );
}

/** Whether `reportIntroduced` replaces the diagnostic by its own. Failures stay, because a later run may succeed. */
function isReportedAnew({ engine, message, failed }: ScanDiagnostic): boolean {
  if (failed) return false;
  const starts = engine === advisoryEngine ? [notLookedUpPrefix] : [readInPart, unpinnedWords];
  return starts.some((start) => message.startsWith(start));
}

/** An image is no lock: if it installs what the base has too, its file is not named for packages that no source knows. */
function leaveKnownInstalls(diagnostic: ScanDiagnostic, head: PackageFacts, { keys }: LockStateBefore): ScanDiagnostic {
  const { engine, message, failed, file_path: path } = diagnostic;
  const isImage = head.locks?.some(({ file, format }) => file === path && format === 'Dockerfile');
  const start = /^Packages (?:were )?not looked up: /;
  if (failed || isImage !== true || !start.test(message)) return diagnostic;
  const isKnown = head.packages?.every((one) => one.file !== path || keys.has(createPackageKey(one)));
  return isKnown ? { engine, message: `${message.replace(start, knownOpen)} in ${path}` } : diagnostic;
}

const mostNames = 5;

/** One diagnostic for each lock file and reason. */
function describeOpen(open: readonly OpenPackage[], isIntroduced: boolean): ScanDiagnostic[] {
  const groups = Map.groupBy(open, ({ file, reason }) => JSON.stringify([file, reason]));
  return [...groups.values()].flatMap((group): ScanDiagnostic[] => {
    const [first] = group;
    if (first === undefined) return [];
    const names = [...new Set(group.map(({ name }) => name.slice(0, 100)))];
    const text = `${first.reason} (${names.length}: ${joinFirst(names, mostNames)})`;
    return isIntroduced
      ? [
          {
            engine: advisoryEngine,
            message: `${first.isLookedUp ? otherRegistry : introducedOpen}${text}`,
            file_path: first.file,
          },
        ]
      : [{ engine: advisoryEngine, message: `${knownOpen}${text} in ${first.file}` }];
  });
}

/** Parts of one lock file that were not read, and its dependencies without a version. */
function compareParts({ file, ecosystem, problems, unpinned }: LockSummary, before: LockStateBefore) {
  const knownProblems = before.problems.get(file) ?? [];
  const [newProblems, oldProblems] = partition(problems, (problem) => !knownProblems.includes(problem));
  const [added, kept] = partition(unpinned, ({ name }) => !before.unpinned.has(createOpenNameKey(ecosystem, name)));
  const introduced: SkippedFile[] = newProblems.map((problem) => ({
    reason: `${readInPart}${problem}`,
    filePath: file,
  }));
  if (added.length > 0) introduced.push({ reason: `${unpinnedWords}${listUnpinned(added)}`, filePath: file });
  const known = oldProblems.map(
    (problem) => `As before this change, a lock file was read in part: ${problem}, in ${file}`,
  );
  if (kept.length > 0)
    known.push(`As before this change, dependencies in ${file} have no exact version: ${listUnpinned(kept)}`);
  return { introduced, known };
}

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

/** The engine name in the diagnostics of a lookup. */
export const advisoryEngine = 'advisories';

/** Starts the diagnostic of a lock file that was read, but whose packages the offline database does not contain. */
export const notLookedUpPrefix = 'Packages not looked up: ';
/** Starts the diagnostic of packages that a change introduces, and that no source of advisories could answer for. */
export const introducedOpen = 'This change introduces packages that were not looked up: ';
/** Starts the diagnostic of packages that a change introduces from a registry that served none before. */
export const otherRegistry = 'This change brings in packages from another registry: ';
/** Starts the note about packages that were there before the change, and were not looked up then either. */
const knownOpen = 'As before this change, packages were not looked up: ';
/** Starts the diagnostic of a lock some part of which could not be read. */
export const readInPart = 'Lock file read in part: ';
/** Starts the diagnostic of dependencies that have no exact version. */
export const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';
/** Starts the diagnostic that says how little the offline database contains. */
export const offlineLookUpPrefix = 'Offline data only: ';
/** Starts the diagnostic of a tree whose packages the offline database does not contain. */
export const notCoveredPrefix = 'No dependencies were checked: ';

const longestTitle = 100;

/** `lodash 4.17.15: Prototype pollution in lodash (CVE-2020-8203)`. */
export function formatPackageTitle(
  name: string,
  version: string,
  /** One sentence or a whole text. */
  summary: string,
  /** Id of the vulnerability. */
  id: string,
): string {
  const lines = summary.split('\n').map((line) => line.trim());
  const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
  const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
  const room = longestTitle - `${name} ${version}:  (${id})`.length;
  return `${name} ${version}: ${shortenText(sentence, room)} (${id})`;
}

function shortenText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}

/** `12 (flask has no exact version; …)`. */
export function listUnpinned(unpinned: readonly UnpinnedPackage[]): string {
  const names = unpinned.slice(0, 5).map(({ name, reason }) => `${name} ${reason}`);
  return `${unpinned.length} (${names.join('; ')})`;
}
