/** Separates packages that a change introduces without a lookup from those that were there before. */

import type { ScanDiagnostic } from '../api/schemas.ts';
import { joinFirst } from '../text/amounts.ts';
import { createSkipDiagnostics, type SkippedFile } from '../text/skipped-files.ts';
import {
  createPackageKey,
  type Ecosystem,
  type LockedPackage,
  type LockSummary,
  normalizePackageName,
  type OpenPackage,
} from './locked-package.ts';
import {
  advisoryEngine,
  introducedOpen,
  knownOpen,
  listUnpinned,
  notLookedUpPrefix,
  otherRegistry,
  readInPart,
  unpinnedWords,
} from './words.ts';

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
