/** Searches for vulnerable JavaScript libraries, offline: in npm lock files, and in scripts of the repository. */

import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import { attempt } from '../../shared/errors.ts';
import { engineInstallations } from '../../shared/installation.ts';
import type { LockContents, LockedPackage, LockSummary } from '../../shared/packages/locked-package.ts';
import {
  formatPackageTitle,
  listUnpinned,
  notCoveredPrefix,
  notLookedUpPrefix,
  offlineLookUpPrefix,
  readInPart,
  unpinnedWords,
} from '../../shared/packages/locked-package.ts';
import { readContent } from '../../shared/text/contents.ts';
import { classifyPath, getBaseName, getExtension, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import { createFindingIdentifier } from '../../shared/text/fingerprint.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import { formatPurl, splitNpmName } from '../../shared/text/purl.ts';
import type { TreeFile } from '../../shared/text/scan-request.ts';
import type { EngineContext, EngineFinding, Scanner, TreeEngine, TreeResult } from '../engine.ts';
import { runIfInstalled, scanInThread } from '../engine.ts';
import { parseRecord } from './locks/formats.ts';
import { dockerfile, mayInstall, readSetup } from './locks/installs.ts';
import { readManifest } from './locks/npm-manifest.ts';
import { findContentFormat, findLockFormat } from './locks/registry.ts';
import { isRequirements } from './locks/requirements.ts';
import {
  type AdvisoryMatch,
  createScaScanner,
  type DatabaseResult,
  type LockResult,
  type ScaResult,
  type ScaShared,
  type ScaTask,
} from './look-up.ts';
import {
  declaresNothing,
  describeDependencies,
  isBesideLock,
  isLocked,
  isNpmManifest,
  isOtherNpmLock,
} from './manifests.ts';

const { name, scanType } = engineInstallations.sca;

const libraryExtensions = new Set(['.js', '.mjs', '.cjs']);
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The engine. Tests replace `load`. */
export function createScaEngine(load?: Parameters<typeof createScaScanner>[1]): TreeEngine {
  const scanner = createScaScanner(name, load);
  const scan = (context: EngineContext) =>
    runIfInstalled(engineInstallations.sca, () => scanDependencies(context, scanner));
  return { name, scanType, scanner, isShared: isDependencyFile, scan };
}

export const scaEngine: TreeEngine = createScaEngine();

/** A lock file is read together with the manifest beside it, and manifests with the lock files above them. */
function isDependencyFile(path: string): boolean {
  return isBesideLock(path) || findLockFormat(path) !== undefined || describeDependencies(path) !== undefined;
}

interface ScaProgress {
  matches: AdvisoryMatch[];
  lockedPaths: string[];
  scriptPaths: string[];
  skips: SkippedFile[];
  folders: Set<string>;
  /** Files that lock files refer to, read with them. */
  besideRead: Set<string>;
  packageCount: number;
  knownCount: number;
  database: DatabaseResult | undefined;
  packages: LockedPackage[];
  locks: LockSummary[];
  /** Packages in the lock files that come from no registry. */
  foreign: ScanDiagnostic[];
}

async function scanDependencies(context: EngineContext, scanner: Scanner<ScaTask, ScaResult>): Promise<TreeResult> {
  const own = context.files.filter(({ path }) => !isInstalledPackage(path));
  const scripts = context.files.filter(({ path }) => libraryExtensions.has(getExtension(path)));
  const progress = await lookUpAll(context, scanner, [
    { kind: 'database', path: '', stored: '' },
    ...own
      .filter((file) => findLockFormat(file.path) !== undefined || namesPackages(context.root, file))
      .map((file): ScaTask => ({ ...file, kind: 'lock' })),
    ...scripts.map((file): ScaTask => ({ ...file, kind: 'script' })),
  ]);
  const manifests = judgeManifests(context, own, progress);
  const skips = [...progress.skips, ...manifests.skips, ...(await listUnreadDeclarations(context, own, progress))];
  const { lockedPaths, scriptPaths, matches, packages, locks } = progress;
  // Locked packages that the database does not contain were not looked up.
  const isLookedUp = lockedPaths.length > 0 && (progress.packageCount === 0 || progress.knownCount > 0);
  const hasNothing =
    lockedPaths.length === 0 &&
    manifests.empty.length > 0 &&
    skips.every(({ filePath }) => dockerfile.isLock(filePath));
  const hasAnswer = isLookedUp || matches.length > 0 || hasNothing;
  // Lock files are as they were: nothing new is to be looked up.
  const isUntouched = context.isNarrow === true && !own.some(({ path }) => isDependencyFile(path));
  // Packages that only the content of a file names are reported by themselves.
  const hasInstalls = isUntouched && locks.length > 0;
  const diagnostics = [...createSkipDiagnostics(name, skips), ...progress.foreign, ...explainDirectOnly(locks)];
  if (hasAnswer) diagnostics.push(...describeReach(progress));
  else if (!isUntouched)
    diagnostics.push({ engine: name, message: `${notCoveredPrefix}${explainNothingScanned(progress)}` });
  return {
    findings: createScaFindings(matches),
    coverage: hasAnswer || hasInstalls ? 'partly covered' : isUntouched ? 'covered' : 'not covered',
    diagnostics,
    lookedAt: [...lockedPaths, ...manifests.empty, ...(hasAnswer ? scriptPaths : [])],
    packages,
    locks,
  };
}

/** Whether a file has packages by its content: requirements of another name, or what an image installs. */
function namesPackages(root: string, { path, stored }: TreeFile): boolean {
  const format = findContentFormat(path);
  if (format === undefined || describeDependencies(path) !== undefined || classifyPath(path) === 'fixture')
    return false;
  const bytes = readContent(root, stored);
  if (bytes.length > 1024 * 1024) return false;
  return format === dockerfile ? mayInstall(bytes.toString()) : isRequirements(path, bytes);
}

async function lookUpAll(context: EngineContext, scanner: Scanner<ScaTask, ScaResult>, tasks: readonly ScaTask[]) {
  const progress: ScaProgress = {
    ...{ matches: [], lockedPaths: [], scriptPaths: [], skips: [], folders: new Set(), besideRead: new Set() },
    ...{ packageCount: 0, knownCount: 0, database: undefined, packages: [], locks: [], foreign: [] },
  };
  const hasLocks = tasks.some(({ kind }) => kind === 'lock');
  const beside = hasLocks ? (context.neighbours ?? context.files).filter(({ path }) => isBesideLock(path)) : [];
  const shared: ScaShared = {
    hasLocks,
    besideLocks: beside.map(({ path, stored }) => [path, stored]),
    folders: hasLocks ? listFolders(context.neighbours ?? context.files) : [],
  };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
    const { path, kind } = outcome.task;
    if ('answer' in outcome) {
      if ('database' in outcome.answer) progress.database = outcome.answer.database;
      else if ('refusal' in outcome.answer) reportRefusal(progress, path, outcome.answer.refusal);
      else if ('lock' in outcome.answer) addLock(progress, path, outcome.answer.lock);
      else {
        progress.scriptPaths.push(path);
        progress.matches.push(...outcome.answer.matches);
      }
    } else if (kind === 'lock') reportRefusal(progress, path, outcome.fault);
    else progress.skips.push({ reason: `Not compared with known libraries: ${outcome.fault}`, filePath: path });
  }
  return dropIncluded(progress);
}

/** Requirements of another name that a lock file includes were read with it. */
function dropIncluded(progress: ScaProgress): ScaProgress {
  const isIncluded = (path: string) => progress.besideRead.has(path) && findLockFormat(path) === undefined;
  const seen = new Set<string>();
  const isRepeated = ({ file, purl }: LockedPackage) => {
    const key = JSON.stringify([file, purl]);
    const isKnown = isIncluded(file) && seen.has(key);
    seen.add(key);
    return isKnown;
  };
  return {
    ...progress,
    packages: progress.packages
      .toReversed()
      .filter((one) => !isRepeated(one))
      .reverse(),
    locks: progress.locks.filter(({ file }) => !isIncluded(file)),
    skips: progress.skips.filter(({ filePath }) => !isIncluded(filePath)),
  };
}

function listFolders(files: readonly TreeFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let folder = getFolder(path); folder !== '' && !folders.has(folder); folder = getFolder(folder))
      folders.add(folder);
  return [...folders];
}

function reportRefusal(progress: ScaProgress, filePath: string, refusal: string): void {
  progress.skips.push({ reason: `Lock file not read: ${refusal}`, filePath });
  progress.locks.push({ ...describeLock(filePath), ...countLock(), refusal });
}

function describeLock(file: string): Pick<LockSummary, 'file' | 'format' | 'ecosystem'> {
  const format = findLockFormat(file) ?? findContentFormat(file);
  return { file, format: format?.name ?? getBaseName(file), ecosystem: format?.ecosystem ?? 'npm' };
}

function countLock({ packages, local, unpinned, problems, isDirectOnly }: Partial<LockContents> = {}) {
  return {
    packageCount: packages?.length ?? 0,
    local: local ?? [],
    unpinned: unpinned ?? [],
    problems: problems ?? [],
    ...(isDirectOnly && { isDirectOnly }),
  };
}

/** Reports which parts of a lock file were not looked up. */
function reportLockGaps(filePath: string, { packages, unpinned, problems }: LockContents): SkippedFile[] {
  const others = [...new Set(packages.flatMap(({ ecosystem }) => (ecosystem === 'npm' ? [] : [ecosystem])))];
  const skips = problems.map((problem) => ({ reason: `${readInPart}${problem}`, filePath }));
  if (unpinned.length > 0) skips.push({ reason: `${unpinnedWords}${listUnpinned(unpinned)}`, filePath });
  if (others.length > 0)
    skips.push({
      reason: `${notLookedUpPrefix}the offline database contains no packages of ${others.join(' and ')}`,
      filePath,
    });
  return skips;
}

/** Ordinary projects have such packages. Without a path, a change of the lock file can still be decided. */
function reportForeign(filePath: string, { local }: LockContents): ScanDiagnostic[] {
  const foreign = local.filter(({ kind }) => kind !== 'workspace' && kind !== 'copy');
  const names = [...new Set(foreign.map(({ kind, name }) => `${name} (${kind})`))];
  if (names.length === 0) return [];
  const more = names.length > 5 ? ', …' : '';
  const listed = names.slice(0, 5).map((one) => one.slice(0, 100));
  const message = `Packages not from a registry, so they were not looked up: ${names.length} in ${filePath}: ${listed.join(', ')}${more}`;
  return [{ engine: name, message }];
}

/** It is so for every file of such a format: a path in the diagnostic would leave each change of one undecided. */
function explainDirectOnly(locks: readonly LockSummary[]): ScanDiagnostic[] {
  // A manifest without a lock is named by itself.
  const listing = locks.filter(
    ({ file, isDirectOnly, packageCount }) => isDirectOnly && packageCount > 0 && !isNpmManifest(file),
  );
  if (listing.length === 0) return [];
  const files = listing.length === 1 ? '1 pom.xml lists' : `${listing.length} files pom.xml list`;
  const message = `${files} direct dependencies only; what these need in turn was not looked up`;
  return [{ engine: name, message }];
}

function addLock(progress: ScaProgress, filePath: string, lock: LockResult): void {
  // An image without such packages is no lock.
  if (dockerfile.isLock(filePath) && lock.contents.packages.length === 0) return;
  progress.packages.push(...lock.contents.packages);
  progress.locks.push({
    ...describeLock(filePath),
    ...countLock(lock.contents),
    ...(lock.wanted.length > 0 && { wanted: lock.wanted }),
  });
  progress.skips.push(...reportLockGaps(filePath, lock.contents));
  progress.foreign.push(...reportForeign(filePath, lock.contents));
  for (const path of lock.beside) progress.besideRead.add(path);
  if (describeLock(filePath).ecosystem !== 'npm' && lock.packageCount === 0) return;
  progress.lockedPaths.push(filePath);
  for (const folder of lock.folders) progress.folders.add(folder);
  if (lock.missing.length > 0) {
    const names = lock.missing.slice(0, 5).join(', ');
    const reason = `The lock file lacks ${lock.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
    progress.skips.push({ reason, filePath });
  }
  progress.packageCount += lock.packageCount;
  progress.knownCount += lock.knownCount;
  progress.matches.push(...lock.matches);
}

/**
 * Manifests without a lock file: those with dependencies are skipped files, those without are done. A lock file that
 * could not be read is reported itself, because nothing says which manifests below it belong to it.
 */
function judgeManifests({ root }: EngineContext, files: readonly TreeFile[], progress: ScaProgress) {
  const { folders, lockedPaths } = progress;
  const isRead = new Set(lockedPaths);
  const unread = files.filter(({ path }) => isOtherNpmLock(path) && !isRead.has(path));
  const covered = new Set([...folders, ...unread.map(({ path }) => getFolder(path))]);
  const configurations = new Map(
    files.flatMap(({ path, stored }) => (/(?:^|\/)(?:\.npmrc|package\.json)$/.test(path) ? [[path, stored]] : [])),
  );
  const readBeside = (path: string) => {
    const stored = configurations.get(path);
    return stored === undefined ? undefined : readContent(root, stored);
  };
  const skips: SkippedFile[] = [];
  const empty: string[] = [];
  for (const { path, stored } of files.filter((file) => isNpmManifest(file.path))) {
    if (covered.has(getFolder(path))) continue;
    const bytes = readContent(root, stored);
    const manifest = parseRecord(bytes.toString());
    if (manifest === undefined) skips.push({ reason: 'Manifest not read: it is not valid JSON', filePath: path });
    else if (
      dependencyFields.some((field) => {
        const declared = manifest[field];
        return typeof declared === 'object' && declared !== null && Object.keys(declared).length > 0;
      })
    ) {
      skips.push({
        reason: 'Manifest without a lock file: the versions of its dependencies are not known',
        filePath: path,
      });
      addPins(progress, path, bytes, readBeside);
    } else empty.push(path);
  }
  return { skips, empty };
}

/** Exact versions in the manifest can be looked up. A manifest that has none is named as not read already. */
function addPins(
  { packages, locks, foreign }: ScaProgress,
  file: string,
  bytes: Buffer,
  readBeside: (path: string) => Buffer | undefined,
): void {
  // The same name may be twice in one object, for example.
  const contents = attempt(() => readManifest(file, bytes, readBeside));
  if (contents === undefined) return;
  packages.push(...contents.packages);
  foreign.push(...reportForeign(file, contents));
  locks.push({ file, format: 'package.json', ecosystem: 'npm', ...countLock(contents) });
}

/** Dependency files whose packages no lock file that was read determines. */
async function listUnreadDeclarations(
  { root }: EngineContext,
  files: readonly TreeFile[],
  progress: ScaProgress,
): Promise<SkippedFile[]> {
  const { locks, besideRead } = progress;
  const readLocks = locks.filter(({ refusal }) => refusal === undefined);
  const skips: SkippedFile[] = [];
  for (const { path: filePath, stored } of files) {
    const reason = findLockFormat(filePath) === undefined ? describeDependencies(filePath) : undefined;
    if (reason === undefined || besideRead.has(filePath) || isLocked(filePath, readLocks)) continue;
    const bytes = readContent(root, stored);
    if (getBaseName(filePath) === 'setup.py')
      skips.push(...(addSetup(progress, filePath, bytes) ?? [{ reason, filePath }]));
    else if (!(await declaresNothing(filePath, bytes))) skips.push({ reason, filePath });
  }
  return skips;
}

/** Looks up what a setup.py pins, and names what it leaves open. */
function addSetup({ packages, locks, foreign }: ScaProgress, file: string, bytes: Buffer): SkippedFile[] | undefined {
  const contents = attempt(() => readSetup(file, bytes));
  if (contents === undefined) return undefined;
  packages.push(...contents.packages);
  foreign.push(...reportForeign(file, contents));
  const read = { ...contents, unpinned: [], problems: [] };
  locks.push({ file, format: 'setup.py', ecosystem: 'PyPI', ...countLock(read) });
  const gaps = reportLockGaps(file, read);
  const left = [...contents.problems, ...contents.unpinned.map(({ name: own, reason }) => `${own} ${reason}`)];
  if (left.length === 0) return gaps;
  const listed = left.slice(0, 5).map((one) => one.slice(0, 100));
  return [...gaps, { reason: `Dependencies of Python: not looked up: ${listed.join('; ')}`, filePath: file }];
}

function createScaFindings(matches: readonly AdvisoryMatch[]): EngineFinding[] {
  const identify = createFindingIdentifier();
  return matches.map((match): EngineFinding => {
    const { advisory, library, version, filePath, line, isLocked, isDevelopment } = match;
    const parts = [advisory.summary];
    if (advisory.identifiers.length > 0) parts.push(`Known as: ${advisory.identifiers.join(', ')}.`);
    if (isDevelopment) parts.push('It is a development dependency: it matters where code is built and tested.');
    if (advisory.links.length > 0) parts.push(`More: ${advisory.links.slice(0, 5).join(' ')}`);
    return {
      type: 'SCA',
      severity: advisory.severity,
      title: formatPackageTitle(library, version, advisory.summary, advisory.id),
      description: parts.join('\n\n'),
      remediation:
        advisory.fixedIn === undefined
          ? `No fixed version of ${library} is known. Replace it.`
          : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
      ...(advisory.cwe === undefined ? {} : { cwe: advisory.cwe }),
      advisory: {
        cves: advisory.identifiers.filter((id) => /^CVE-/i.test(id)),
        ids: advisory.identifiers.filter((id) => /^[A-Z]+-\S+$/i.test(id)),
        ...(isLocked && { purl: formatPurl({ type: 'npm', ...splitNpmName(library), version }) }),
        ...(advisory.fixedIn !== undefined && { fix: 'available', fixed_version: advisory.fixedIn }),
      },
      filePath,
      ...(line === undefined ? {} : { line }),
      // The version is left out: after an upgrade that does not help, it is still the same problem.
      ...identify({ rule: advisory.id, path: filePath, code: library }),
    };
  });
}

function explainNothingScanned({ lockedPaths, packageCount, database }: ScaProgress): string {
  if (lockedPaths.length === 0 || database === undefined) return 'there is no readable npm lock file';
  return `none of the ${packageCount} locked packages is among the ${database.libraries} JavaScript libraries of the offline database`;
}

/** How complete the result is: with a small database, a clean result means less. */
function describeReach({ database, knownCount, packageCount }: ScaProgress): ScanDiagnostic[] {
  if (database === undefined) return [];
  const { source, libraries, newestCve } = database;
  const age = newestCve === undefined ? '' : `, newest entry ${newestCve}`;
  const counted = packageCount === 0 ? '' : `${knownCount} of ${packageCount} packages could be checked; `;
  const message = `${offlineLookUpPrefix}${counted}${libraries} JavaScript libraries (${source}${age})`;
  return [{ engine: name, message }];
}
