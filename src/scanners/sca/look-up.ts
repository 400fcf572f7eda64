/**
 * Looks up the libraries in one file, a lock file's packages or those in a script; runs in a separate process. The
 * offline database of vulnerable JavaScript libraries: RetireJS data, matched with RetireJS's own functions.
 */

import { createHash } from 'node:crypto';
import type { LockContents, LockedPackage, WantedPackage } from '../../shared/packages/locked-package.ts';
import {
  createWordFilter,
  decodeText,
  type MayContain,
  mayContainAll,
  readContent,
  type SearchedPattern,
  toTrigrams,
} from '../../shared/text/contents.ts';
import type { EngineFinding, Scanner, Task } from '../engine.ts';
import { type LockInput, type LockParsers, loadLockParsers } from './locks/lock-format.ts';
import { indexProjects } from './locks/pom.ts';
import { findContentFormat, findLockFormat, readLockFile } from './locks/registry.ts';
import { listWantedPackages } from './manifests.ts';

export interface ScaTask extends Task {
  /** `database`: describes the database without reading a file. */
  kind: 'database' | 'lock' | 'script';
}

/** A vulnerable library at one location. */
export interface AdvisoryMatch {
  filePath: string;
  line?: number;
  library: string;
  version: string;
  isDevelopment: boolean;
  /** True for the registry package itself, and not for a copy of its code. */
  isLocked?: boolean;
  advisory: LibraryAdvisory;
}

export interface DatabaseResult {
  /** Name and version of the package that contains the data. */
  source: string;
  /** Number of libraries in the data. */
  libraries: number;
  /** The latest CVE in the data, which shows its age, because the data has no date. */
  newestCve: string | undefined;
}

export interface LockResult {
  contents: LockContents;
  matches: AdvisoryMatch[];
  /** Folders whose manifests this lock file covers. */
  folders: string[];
  /** Other files that were read with the lock file. */
  beside: string[];
  wanted: WantedPackage[];
  missing: string[];
  packageCount: number;
  knownCount: number;
}

export type ScaResult =
  | { database: DatabaseResult }
  | { lock: LockResult }
  | { refusal: string }
  | { matches: AdvisoryMatch[] };

/** Facts that the tasks share. */
export interface ScaShared {
  hasLocks: boolean;
  /** Paths of files that a lock file may refer to, and the locations of their contents. */
  besideLocks: readonly (readonly [path: string, stored: string])[];
  /** All folders of the tree. Undefined: not known. */
  folders?: readonly string[];
}

/** The lock file readers are larger than everything else, and many trees have no lock file. */
async function loadScaLibraries({ hasLocks }: ScaShared) {
  const [advisories, parsers] = await Promise.all([loadAdvisoryLibraries(), hasLocks ? loadLockParsers() : undefined]);
  return { advisories, parsers };
}

/** Tests replace `load`. */
export function createScaScanner(name: string, load = loadScaLibraries): Scanner<ScaTask, ScaResult> {
  return {
    name,
    open: async (root, shared) => {
      const scaShared = (shared as ScaShared | undefined) ?? { hasLocks: true, besideLocks: [] };
      const { advisories, parsers } = await load(scaShared);
      const database = openRetireDatabase(advisories);
      const beside = new Map(scaShared.besideLocks);
      const readFile = (path: string) => {
        const location = beside.get(path);
        return location === undefined ? undefined : readContent(root, location);
      };
      const folders = new Set(scaShared.folders);
      const hasFolder: LockInput['hasFolder'] = (path, isEnd) =>
        path === '' || folders.has(path) || (isEnd === true && [...folders].some((one) => one.endsWith(`/${path}`)));
      let index: ReturnType<typeof indexProjects> | undefined;
      const projects = () => {
        index ??= indexProjects(beside.keys(), readFile);
        return index;
      };
      const contents = { root, beside, readFile, projects, hasFolder: scaShared.folders && hasFolder };
      return async (task) => {
        const { source, libraries, newestCve } = database;
        if (task.kind === 'database') return { database: { source, libraries, newestCve } };
        if (task.kind === 'script') return { matches: matchScript(database, root, task) };
        return lookUpLock(database, parsers, contents, task);
      };
    },
  };
}

function lookUpLock(
  database: AdvisoryDatabase,
  parsers: LockParsers | undefined,
  {
    root,
    beside,
    readFile,
    projects,
    hasFolder,
  }: {
    root: string;
    /** By path, the location of the content. */
    beside: ReadonlyMap<string, string>;
    readFile(path: string): Buffer | undefined;
    projects: NonNullable<LockInput['projects']>;
    hasFolder: LockInput['hasFolder'];
  },
  { path, stored }: ScaTask,
): ScaResult {
  const format = findLockFormat(path) ?? findContentFormat(path);
  if (format === undefined || parsers === undefined) throw new Error('no reader exists for this lock file');
  const read = new Set<string>();
  const readBeside = (other: string, isSearched = false) => {
    if (beside.has(other) && !isSearched) read.add(other);
    return readFile(other);
  };
  const bytes = readContent(root, stored);
  const reading = readLockFile(format, {
    path,
    bytes,
    readFile: readBeside,
    paths: beside.keys(),
    projects,
    hasFolder,
    parsers,
  });
  if (typeof reading === 'string') return { refusal: reading };
  const { missing = [], folders = [], ...contents } = reading;
  const besideRead = [...read];
  const packages = contents.packages.filter(({ ecosystem }) => ecosystem === 'npm');
  const wanted = listWantedPackages({ path, readFile, paths: beside.keys() }, reading, parsers.toml);
  return {
    lock: { contents, folders, beside: besideRead, wanted, missing, ...matchPackages(database, path, packages) },
  };
}

function matchPackages(database: AdvisoryDatabase, path: string, packages: readonly LockedPackage[]) {
  const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
  const inDatabase = [...versions.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true }))
    .filter((locked) => database.knows(locked.name));
  const matches = inDatabase.flatMap(({ name: library, version, isDev: isDevelopment = false, line }) => {
    const found = { library, version, isDevelopment, isLocked: true };
    const location = { filePath: path, ...found, ...(line === undefined ? {} : { line }) };
    return database.ofPackage(library, version).map((advisory) => ({ ...location, advisory }));
  });
  return { matches, packageCount: versions.size, knownCount: inDatabase.length };
}

function matchScript(database: AdvisoryDatabase, root: string, { path, stored }: ScaTask): AdvisoryMatch[] {
  const content = readContent(root, stored);
  return database
    .ofScript(path, decodeText(content).text, createWordFilter(content))
    .flatMap(({ name: library, version, advisories }) => {
      const location = { filePath: path, library, version, isDevelopment: false };
      return advisories.map((advisory) => ({ ...location, advisory }));
    });
}

type Component = ReturnType<typeof import('retire').check>[number];
interface LibraryAdvisory {
  /** The best known identifier, for example a CVE. */
  id: string;
  identifiers: string[];
  severity: EngineFinding['severity'];
  /** One sentence or the whole text of an advisory. */
  summary: string;
  cwe?: string;
  /** The first version without the vulnerability, if the data contains one. */
  fixedIn?: string;
  links: string[];
}

interface AdvisoryDatabase extends DatabaseResult {
  knows(packageName: string): boolean;
  /** The advisories of a version of an npm package. */
  ofPackage(packageName: string, version: string): LibraryAdvisory[];
  /** Vulnerable libraries that a script contains, by its path and content. `mayHold` tests the bytes of the content. */
  ofScript(
    path: string,
    content: string,
    mayHold?: MayContain,
  ): {
    name: string;
    version: string;
    advisories: LibraryAdvisory[];
  }[];
}

/** Entries of the data that are not libraries. */
const notLibraries = new Set(['retire-example', 'dont check']);
const severities: Readonly<Record<string, EngineFinding['severity']>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
  none: 'INFO',
};
/** The names for people of the data's identifier kinds. */
const identifierKinds: Readonly<Record<string, string>> = { retid: 'RetireJS', osvdb: 'OSVDB', PR: 'pull request' };

async function loadAdvisoryLibraries() {
  const [retire, data, manifest] = await Promise.all([
    import('retire'),
    import('@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json', {
      with: { type: 'json' },
    }),
    import('@salesforce/code-analyzer-retirejs-engine/package.json', {
      with: { type: 'json' },
    }),
  ]);
  return { retire, data: data.default as unknown, source: `${manifest.default.name} ${manifest.default.version}` };
}

function openRetireDatabase({
  retire,
  data,
  source,
}: Awaited<ReturnType<typeof loadAdvisoryLibraries>>): AdvisoryDatabase {
  const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data))) as LibraryRepository;
  for (const name of notLibraries) delete repository[name];
  const entries = Object.entries(repository);
  const signs = createSigns(repository);
  const byPackage = Map.groupBy(
    entries.map(([component, entry]) => ({ component, packageName: entry.npmname ?? component })),
    (entry) => entry.packageName,
  );
  const numbers = entries
    .flatMap(([, entry]) => entry.vulnerabilities)
    .flatMap(({ identifiers }) => identifiers.CVE ?? [])
    .map((id) => /^CVE-(\d+)-(\d+)$/.exec(id));
  // By year and number, which may have any number of digits.
  const compare = ([, year, number]: RegExpExecArray, [, otherYear, otherNumber]: RegExpExecArray) =>
    Number(year) - Number(otherYear) || Number(number) - Number(otherNumber);
  const newest = numbers.reduce((a, b) => (a !== null && (b === null || compare(a, b) >= 0) ? a : b), null);
  return {
    source,
    libraries: entries.length,
    newestCve: newest?.[0],
    knows: (packageName) => byPackage.has(packageName),
    ofPackage: (packageName, version) => {
      const components = byPackage.get(packageName) ?? [];
      const found = components.flatMap(({ component }) => retire.check(component, version, repository));
      return removeDuplicateAdvisories(found.flatMap((one) => one.vulnerabilities ?? []).map(toAdvisory));
    },
    ofScript: (path, content, mayHold) => {
      const named = signs.inPath(`/${path}`) ? retire.scanFileName(`/${path}`, repository, true) : [];
      if (named.length > 0) return toLibraries(named);
      return signs.inContent(content, mayHold)
        ? toLibraries(retire.scanFileContent(content, repository, { sha1: hashSha1 }))
        : [];
    },
  };
}

function toLibraries(found: readonly Component[]) {
  const groups = Map.groupBy(found, ({ component, version }) => `${component} ${version}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const advisories = removeDuplicateAdvisories(group.flatMap((one) => one.vulnerabilities ?? []).map(toAdvisory));
    if (first === undefined || advisories.length === 0) return [];
    return [{ name: first.npmname ?? first.component, version: first.version, advisories }];
  });
}

function toAdvisory(vulnerability: NonNullable<Component['vulnerabilities']>[number]): LibraryAdvisory {
  const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
  const numbered = Object.entries(others).flatMap(([kind, value]) =>
    [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`),
  );
  const identifiers = [...CVE, ...(githubID === undefined ? [] : [githubID]), ...numbered];
  const [cwe] = vulnerability.cwe;
  return {
    id: identifiers[0] ?? summary ?? vulnerability.info.join(' '),
    identifiers,
    severity: severities[vulnerability.severity] ?? 'MEDIUM',
    summary: summary?.trim() || 'Known vulnerability',
    ...(cwe === undefined ? {} : { cwe }),
    ...(vulnerability.below === undefined ? {} : { fixedIn: formatFixedVersion(vulnerability.below) }),
    links: vulnerability.info,
  };
}

/** The data writes "no fix in this line of versions" as `2.999.999`. */
function formatFixedVersion(below: string): string {
  const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
  return endOfLine === undefined ? below : `${Number(endOfLine) + 1}.0.0`;
}

/** The data repeats an advisory for several ranges of versions. */
function removeDuplicateAdvisories(advisories: readonly LibraryAdvisory[]): LibraryAdvisory[] {
  return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}

function hashSha1(content: string): string {
  return createHash('sha1').update(content).digest('hex');
}

/** RetireJS's data. */
type LibraryRepository = Parameters<typeof import('retire').check>[2];

/** Whether a path or a content may be that of a library. `mayHold` tests the bytes from which the content was decoded. */
function createSigns(repository: LibraryRepository) {
  const extractors = Object.values(repository).map((entry) => entry.extractors);
  const files = compilePatterns(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
  const addresses = compilePatterns(extractors.flatMap(({ uri = [] }) => uri));
  const contents = prepareSearch(extractors.flatMap(({ filecontent = [] }) => filecontent));
  // The pattern in `/pattern/replacement/`.
  const replaced = prepareSearch(
    extractors.flatMap(({ filecontentreplace = [] }) =>
      filecontentreplace.map((written) => /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? ''),
    ),
  );
  const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
  const matchesAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return {
    inPath: (path: string): boolean => {
      const name = path.split(/[/\\]/).pop() ?? '';
      return matchesAny(files, name) || matchesAny(addresses, path.replaceAll('\\', '/'));
    },
    inContent: (content: string, mayHold: MayContain = () => true): boolean => {
      const text = content.includes('\r') ? content.replace(/\r\n|\r/g, '\n') : content;
      const isFound = ({ pattern, needed }: SearchedPattern) => mayContainAll(mayHold, needed) && pattern.test(text);
      return contents.some(isFound) || replaced.some(isFound) || hashes.has(hashSha1(text));
    },
  };
}

function compilePatterns(patterns: readonly string[]): RegExp[] {
  return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}

function prepareSearch(patterns: readonly string[]): SearchedPattern[] {
  return compilePatterns(patterns).map((pattern) => ({
    pattern,
    needed: extractLiterals(pattern.source).map((text) => [toTrigrams(text)]),
  }));
}

/** An escaped character; another escape; a class; a quantifier; anything else. An unknown token ends the literal. */
const tokens =
  /\\(?<sign>[^A-Za-z0-9])|(?<escape>\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[^}]*\}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[A-Za-z]))|(?<set>\[(?:\\.|[^\]\\])*\])|(?<often>(?:[*?]|\{\d+(?:,\d*)?\})\??)|(?<more>\+\??)|(?<special>[(|).^$])|(?<plain>[\x20-\x7e])|(?<other>[\s\S])/gy;

/**
 * Takes the `source` of an expression without flags. Only literals outside groups count, and none if the expression is
 * a choice. Line breaks and non-ASCII characters are excluded, because texts encode them in several ways.
 */
function extractLiterals(source: string): string[] {
  const literals = [''];
  const appendCharacter = (character: string) => literals.push((literals.pop() ?? '') + character);
  let depth = 0;
  for (const { groups = {} } of source.matchAll(tokens)) {
    const { sign, often, special, plain } = groups;
    if (special === '(') depth += 1;
    else if (special === ')') depth -= 1;
    else if (special === '|' && depth === 0) return [];
    if (depth > 0) {
      if (literals.at(-1) !== '') literals.push('');
    } else if (plain !== undefined || (sign !== undefined && /[\x20-\x7e]/.test(sign)))
      appendCharacter(plain ?? sign ?? '');
    else {
      if (often !== undefined) literals.push((literals.pop() ?? '').slice(0, -1));
      literals.push('');
    }
  }
  return literals.filter((literal) => literal.length >= leastLength);
}

/** Shorter texts occur in nearly every content. */
const leastLength = 3;
