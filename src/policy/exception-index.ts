/** Which of many exceptions can cover a finding at all, so that not each has to be asked about each. */
import type { Finding } from './finding.ts';
import type { Inside } from './glob.ts';
import { folderMatcher, isPlainFolder, plainPath, readingsOf } from './places.ts';
import type { Exception } from './policy.ts';
import { idsOf } from './vex/statement.ts';

export interface Candidate {
  exception: Exception;
  /** Its place in the list. */
  place: number;
  /** The finding is known to lie where the exception asks it to. */
  isInPlace: boolean;
}

type Candidates = readonly Candidate[];

/** An exception stands in one of them, under what a finding must have to be covered by it. */
export interface Index {
  ids: Map<string, Candidate[]>;
  titles: Map<string, Candidate[]>;
  /** Globs as they stand: a path that is written alike is covered whatever else it may name. */
  globs: Map<string, Candidate[]>;
  /** By one name of a folder or file that the glob holds as it is. */
  names: Map<string, Candidate[]>;
  /** Of other globs. */
  wild: Candidate[];
  /** Of statements, by the names of their vulnerabilities; any of them may be about a finding whose detail was not read. */
  vulnerabilities: Map<string, Candidate[]>;
  statements: Candidate[];
  /** Wherever the finding lies. */
  others: Candidate[];
  folderMatchers: Map<Candidate, (folder: string) => Inside>;
  /** What was found out before: of the files in a folder, and of a path that has to be read; undefined for a folder that has. */
  inFolders: Map<string, Candidates | undefined>;
  ofPaths: Map<string, Candidates>;
}

const indexes = new WeakMap<readonly Exception[], Index>();

export function indexOf(exceptions: readonly Exception[]): Index {
  let index = indexes.get(exceptions);
  if (index === undefined) {
    index = makeIndex(exceptions);
    indexes.set(exceptions, index);
  }
  return index;
}

/** Those that may cover the finding, in the order of the list; of all others it is certain that they do not. */
export function candidatesFor(finding: Finding, exceptions: readonly Exception[]): Candidates {
  const index = indexOf(exceptions);
  const inPlace = finding.filePath === undefined ? index.others : placedAt(finding.filePath, index);
  const byId = index.ids.get(finding.id);
  const byTitle = index.titles.get(finding.title.trim());
  const stated = statementsFor(finding, index);
  const isPlaced = byId === undefined && byTitle === undefined && stated.length === 0;
  return isPlaced ? inPlace : ordered(inPlace, byId, byTitle, stated);
}

function statementsFor(finding: Finding, { vulnerabilities, statements }: Index): Candidates {
  if (statements.length === 0) return statements;
  const names = idsOf(finding);
  // What is, or may be, of a dependency and states no name may have any.
  if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA')) return statements;
  return [finding.id, ...names].flatMap((name) => vulnerabilities.get(name) ?? []);
}

/** Most paths are plain, and most of them lie in a folder about which everything is known. */
function placedAt(filePath: string, index: Index): Candidates {
  const plain = plainPath(filePath);
  if (plain === undefined) return ofPath(filePath, index);
  const inFolder = candidatesInFolder(plain.folder, index);
  if (inFolder === undefined) return ofPath(filePath, index);
  const byName = index.names.get(plain.name);
  return byName === undefined ? inFolder : ordered(inFolder, byName);
}

/** Those of every file of a plain path in the folder, but for what its name adds; undefined where each path has to be read. */
export function candidatesInFolder(folder: string, index: Index): Candidates | undefined {
  const known = index.inFolders.get(folder);
  if (known !== undefined || index.inFolders.has(folder)) return known;
  const found = isPlainFolder(folder) ? candidatesIn(folder, index) : undefined;
  index.inFolders.set(folder, found);
  return found;
}

/** For the files in a folder, but for those that bear a name that a glob holds. */
function candidatesIn(folder: string, { names, wild, others, folderMatchers }: Index): Candidates {
  const named = folder.split('/').flatMap((part) => names.get(part) ?? []);
  const placed = [...new Set([...named, ...wild])].flatMap((candidate): Candidates => {
    const inside = folderMatchers.get(candidate)?.(folder) ?? 'some';
    if (inside === 'none') return [];
    return inside === 'all' ? [{ ...candidate, isInPlace: true }] : [candidate];
  });
  return ordered(others, placed);
}

/** All of what a path may name must lie there, and so the first of it. */
function ofPath(filePath: string, index: Index): Candidates {
  const known = index.ofPaths.get(filePath);
  if (known !== undefined) return known;
  const parts = readingsOf(filePath)[0]?.split('/') ?? [];
  const named = parts.flatMap((part) => index.names.get(part) ?? []);
  const found = ordered(index.others, index.wild, index.globs.get(filePath), named);
  index.ofPaths.set(filePath, found);
  return found;
}

/** Each once, in the order of the list; the first of two of the same exception knows no less. */
function ordered(...several: (Candidates | undefined)[]): Candidates {
  const unique = new Map<number, Candidate>();
  for (const candidate of several.flatMap((each) => each ?? []))
    if (unique.get(candidate.place)?.isInPlace !== true) unique.set(candidate.place, candidate);
  return [...unique.values()].sort((a, b) => a.place - b.place);
}

function makeIndex(exceptions: readonly Exception[]): Index {
  const index: Index = {
    ids: new Map(),
    titles: new Map(),
    globs: new Map(),
    names: new Map(),
    wild: [],
    vulnerabilities: new Map(),
    statements: [],
    others: [],
    folderMatchers: new Map(),
    inFolders: new Map(),
    ofPaths: new Map(),
  };
  for (const [place, exception] of exceptions.entries()) {
    const { violationId, title, path, vex } = exception;
    const candidate = { exception, place, isInPlace: false };
    if (vex !== undefined) {
      index.statements.push(candidate);
      for (const name of new Set([...vex.names, ...vex.ids])) add(index.vulnerabilities, name, candidate);
    } else if (violationId !== undefined) add(index.ids, violationId, candidate);
    else if (title !== undefined) add(index.titles, title.trim(), candidate);
    else if (path === undefined) index.others.push(candidate);
    else addPlace(index, path, candidate);
  }
  return index;
}

function addPlace({ globs, names, wild, folderMatchers }: Index, path: string, candidate: Candidate): void {
  folderMatchers.set(candidate, folderMatcher(path));
  const name = plainName(path);
  if (name === undefined) wild.push(candidate);
  else {
    add(globs, path, candidate);
    add(names, name, candidate);
  }
}

function add(candidates: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const known = candidates.get(key);
  if (known === undefined) candidates.set(key, [candidate]);
  else known.push(candidate);
}

/** The longest name in the glob in which every letter stands for itself; undefined where signs may reach across names. */
function plainName(glob: string): string | undefined {
  if (/[{}[\]\\]/.test(glob)) return undefined;
  const names = glob.split('/').filter((name) => name !== '' && name !== '.' && name !== '..' && !/[*?]/.test(name));
  return names.sort((a, b) => b.length - a.length)[0];
}
