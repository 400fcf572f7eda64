/** Which of many exceptions can cover a finding at all, so that not each has to be asked about each. */
import type { Finding } from './finding.ts';
import { readingsOf } from './places.ts';
import type { Exception } from './policy.ts';

/** By position in the list. An exception stands in one of them, under what a finding must have to be covered by it. */
interface Index {
  ids: Map<string, number[]>;
  titles: Map<string, number[]>;
  /** Globs as they stand: a path that is written alike is covered whatever else it may name. */
  globs: Map<string, number[]>;
  /** By one name of a folder or file that the glob holds as it is. */
  names: Map<string, number[]>;
  others: number[];
}

const indexes = new WeakMap<readonly Exception[], Index>();

/** Those that may cover the finding, in the order of the list; of all others it is certain that they do not. */
export function candidatesFor(finding: Finding, exceptions: readonly Exception[]): readonly Exception[] {
  const index = indexes.get(exceptions) ?? makeIndex(exceptions);
  indexes.set(exceptions, index);
  const { ids, titles, globs, names, others } = index;
  const places = [
    ...(ids.get(finding.id) ?? []),
    ...(titles.size === 0 ? [] : (titles.get(finding.title.trim()) ?? [])),
    ...others,
  ];
  const { filePath } = finding;
  if (filePath !== undefined && globs.size > 0) {
    places.push(...(globs.get(filePath) ?? []));
    // All of what a path may name must lie there, and so the first of it.
    const parts = new Set(readingsOf(filePath)[0]?.split('/'));
    for (const part of parts) places.push(...(names.get(part) ?? []));
  }
  return [...new Set(places)].sort((a, b) => a - b).map((place) => exceptions[place] as Exception);
}

function makeIndex(exceptions: readonly Exception[]): Index {
  const index: Index = { ids: new Map(), titles: new Map(), globs: new Map(), names: new Map(), others: [] };
  for (const [place, { violationId, title, path }] of exceptions.entries()) {
    const name = path === undefined ? undefined : plainName(path);
    if (violationId !== undefined) add(index.ids, violationId, place);
    else if (title !== undefined) add(index.titles, title.trim(), place);
    else if (path === undefined || name === undefined) index.others.push(place);
    else {
      add(index.globs, path, place);
      add(index.names, name, place);
    }
  }
  return index;
}

function add(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else known.push(place);
}

/** The longest name in the glob in which every letter stands for itself; undefined where signs may reach across names. */
function plainName(glob: string): string | undefined {
  if (/[{}[\]\\]/.test(glob)) return undefined;
  const names = glob.split('/').filter((name) => name !== '' && name !== '.' && name !== '..' && !/[*?]/.test(name));
  return names.sort((a, b) => b.length - a.length)[0];
}
