/** Looks for vulnerable versions of JavaScript libraries, offline: in npm lock files and in scripts copied into the repository. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScanDiagnostic } from '../../../api/schemas.ts';
import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { identities } from '../fingerprint.ts';
import { extensionOf, folderOf, isInstalledPackage, readText } from '../source-file.ts';
import { loadIfInstalled, notInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { type Advisory, type AdvisoryDatabase, loadAdvisoryLibraries, openDatabase } from './advisories.ts';
import { type LockedPackage, type LockedTree, loadLockLibraries, parseRecord, readLock } from './lock-file.ts';
import { isNpmLock, isNpmManifest, otherEcosystem, otherNpmManager } from './manifests.ts';

const name = 'retire';
const packages = ['retire@5', '@salesforce/code-analyzer-retirejs-engine@0.32', '@npmcli/arborist@10'];

const libraryExtensions = new Set(['.js', '.mjs', '.cjs']);
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const longestTitle = 100;

async function loadLibraries() {
  const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), loadLockLibraries()]);
  return { database: openDatabase(advisories), locks };
}

type Libraries = Awaited<ReturnType<typeof loadLibraries>>;

/** The engine; `load` is replaced in tests. */
export function createScaEngine(load: () => Promise<Libraries> = loadLibraries): TreeEngine {
  return {
    name,
    scanType: 'sca',
    scan: async (context) => {
      const libraries = await loadIfInstalled(load);
      return libraries === undefined ? notInstalled(name, packages) : scanTree(context, libraries);
    },
  };
}

export const scaEngine: TreeEngine = createScaEngine();

/** A vulnerable library at one place. */
interface Match {
  filePath: string;
  line?: number;
  library: string;
  version: string;
  isDevelopment: boolean;
  advisory: Advisory;
}

async function scanTree(context: EngineContext, { database, locks }: Libraries): Promise<TreeResult> {
  const own = context.files.filter((path) => !isInstalledPackage(path));
  const locked = await scanLocks(context, own.filter(isNpmLock), { database, locks });
  const copied = await scanScripts(context, database);
  const manifests = await judgeManifests(context, own, locked.folders);
  const skips = [...locked.skips, ...manifests.skips, ...unreadDeclarations(own)];
  const hasAnswer =
    locked.lookedAt.length > 0 || copied.matches.length > 0 || (manifests.empty.length > 0 && skips.length === 0);
  const diagnostics = diagnosticsOfSkips(name, skips);
  if (hasAnswer) diagnostics.push(...reach(database, locked));
  else
    diagnostics.push({
      engine: name,
      message: 'Not covered: no package-lock.json that could be read, so no dependency was looked up',
    });
  return {
    findings: findingsOf([...locked.matches, ...copied.matches]),
    coverage: hasAnswer ? 'partly covered' : 'not covered',
    diagnostics,
    lookedAt: [...locked.lookedAt, ...manifests.empty, ...(hasAnswer ? copied.lookedAt : [])],
  };
}

interface LockScan {
  matches: Match[];
  lookedAt: string[];
  skips: Skip[];
  folders: Set<string>;
  packageCount: number;
  knownCount: number;
}

async function scanLocks(context: EngineContext, paths: readonly string[], libraries: Libraries): Promise<LockScan> {
  const scan: LockScan = { matches: [], lookedAt: [], skips: [], folders: new Set(), packageCount: 0, knownCount: 0 };
  for (const path of paths) {
    context.signal.throwIfAborted();
    const tree = await readLock({ root: context.root, path, libraries: libraries.locks });
    if (typeof tree === 'string') scan.skips.push({ reason: `Lock file not read: ${tree}`, filePath: path });
    else addLock(scan, { path, tree }, libraries.database);
  }
  return scan;
}

function addLock(scan: LockScan, { path, tree }: { path: string; tree: LockedTree }, database: AdvisoryDatabase): void {
  scan.lookedAt.push(path);
  for (const folder of tree.folders) scan.folders.add(folder);
  if (tree.missing.length > 0) {
    const names = tree.missing.slice(0, 5).join(', ');
    const reason = `The lock file lacks ${tree.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
    scan.skips.push({ reason, filePath: path });
  }
  const versions = new Map(tree.packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
  scan.packageCount += versions.size;
  for (const locked of [...versions.values()].sort(byNameAndVersion)) {
    if (!database.knows(locked.name)) continue;
    scan.knownCount += 1;
    const { name: library, version, isDevelopment, line } = locked;
    const place = { filePath: path, library, version, isDevelopment, ...(line === undefined ? {} : { line }) };
    scan.matches.push(...database.ofPackage(library, version).map((advisory) => ({ ...place, advisory })));
  }
}

function byNameAndVersion(a: LockedPackage, b: LockedPackage): number {
  return a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
}

async function scanScripts({ root, files, signal }: EngineContext, database: AdvisoryDatabase) {
  const matches: Match[] = [];
  const lookedAt: string[] = [];
  for (const path of files.filter((file) => libraryExtensions.has(extensionOf(file)))) {
    signal.throwIfAborted();
    const content = await readText(root, path);
    if (content === undefined) continue;
    lookedAt.push(path);
    for (const { name: library, version, advisories } of database.ofScript(path, content)) {
      const place = { filePath: path, library, version, isDevelopment: false };
      matches.push(...advisories.map((advisory) => ({ ...place, advisory })));
    }
  }
  return { matches, lookedAt };
}

/** Manifests without a lock: those that declare something are skips, those that declare nothing are answered. */
async function judgeManifests({ root }: EngineContext, files: readonly string[], covered: ReadonlySet<string>) {
  const locked = new Set(files.filter((path) => otherNpmManager(path) !== undefined).map(folderOf));
  const skips: Skip[] = [];
  const empty: string[] = [];
  for (const path of files.filter(isNpmManifest)) {
    if (covered.has(folderOf(path)) || ancestors(folderOf(path)).some((folder) => locked.has(folder))) continue;
    const manifest = parseRecord(await readFile(join(root, path), 'utf8'));
    if (manifest === undefined) skips.push({ reason: 'Manifest not read: it is not valid JSON', filePath: path });
    else if (declaresDependencies(manifest)) {
      skips.push({
        reason: 'Manifest without a package-lock.json: the versions of its dependencies are not known',
        filePath: path,
      });
    } else empty.push(path);
  }
  return { skips, empty };
}

function declaresDependencies(manifest: Record<string, unknown>): boolean {
  return dependencyFields.some((field) => {
    const declared = manifest[field];
    return typeof declared === 'object' && declared !== null && Object.keys(declared).length > 0;
  });
}

function ancestors(folder: string): string[] {
  return folder === '' ? [''] : [folder, ...ancestors(folderOf(folder))];
}

function unreadDeclarations(files: readonly string[]): Skip[] {
  return files.flatMap((filePath): Skip[] => {
    const manager = otherNpmManager(filePath);
    if (manager !== undefined)
      return [{ reason: `Lock file of ${manager}: not read, its packages were not looked up`, filePath }];
    const ecosystem = otherEcosystem(filePath);
    if (ecosystem === undefined) return [];
    return [{ reason: `Dependencies of ${ecosystem}: not looked up`, filePath }];
  });
}

function findingsOf(matches: readonly Match[]): EngineFinding[] {
  const identityOf = identities();
  return matches.map((match): EngineFinding => {
    const { advisory, library, version, filePath, line } = match;
    return {
      type: 'SCA',
      severity: advisory.severity,
      title: titleOf(match),
      description: descriptionOf(match),
      remediation:
        advisory.fixedIn === undefined
          ? `No fixed version of ${library} is known. Replace it.`
          : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
      ...(advisory.cwe === undefined ? {} : { cwe: advisory.cwe }),
      filePath,
      ...(line === undefined ? {} : { line }),
      // Without the version: an upgrade that does not help leaves the problem what it was.
      ...identityOf({ rule: advisory.id, path: filePath, code: library }),
    };
  });
}

function titleOf({ advisory, library, version }: Match): string {
  const lines = advisory.summary.split('\n').map((line) => line.trim());
  const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
  const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
  const room = longestTitle - `${library} ${version}:  (${advisory.id})`.length;
  return `${library} ${version}: ${shortened(sentence, room)} (${advisory.id})`;
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}

function descriptionOf({ advisory, isDevelopment }: Match): string {
  const parts = [advisory.summary];
  if (advisory.identifiers.length > 0) parts.push(`Known as: ${advisory.identifiers.join(', ')}.`);
  if (isDevelopment) parts.push('It is a development dependency: it matters where code is built and tested.');
  if (advisory.links.length > 0) parts.push(`More: ${advisory.links.slice(0, 5).join(' ')}`);
  return parts.join('\n\n');
}

/** How far the answer reaches: a small database makes a clean result weaker than it looks. */
function reach(database: AdvisoryDatabase, locked: LockScan): ScanDiagnostic[] {
  const age = database.newestCve === undefined ? '' : `; it carries no date, its newest entry is ${database.newestCve}`;
  const counted = `${locked.knownCount} of the ${locked.packageCount} locked packages are among them`;
  const message = `Looked up offline in a database of only ${database.libraries} JavaScript libraries (${database.source}${age}); ${counted}`;
  return [{ engine: name, message }];
}
