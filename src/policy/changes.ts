/** What a pull request changes, and where a finding stands to it: whatever cannot be placed counts as changed. */
import type { Answer } from './answer.ts';
import type { Finding } from './finding.ts';

export interface ChangedFile {
  /** First and last line of each changed part, in the new file; undefined when the parts are not known. */
  lines: readonly (readonly [first: number, last: number])[] | undefined;
}

export interface Changes {
  /** By path in the new tree; the old paths of renamed files too. */
  files: ReadonlyMap<string, ChangedFile>;
  /** False when the list was cut: then any file may have changed. */
  isComplete: boolean;
}

/** Whether the finding lies in a file that changed; `no` only for a path that cannot be another spelling of a changed one. */
export function inChangedFile(finding: Finding, changes: Changes): Answer {
  if (finding.filePath === undefined || !changes.isComplete) return 'yes';
  if (changes.files.has(normalPath(finding.filePath))) return 'yes';
  const path = foldPath(finding.filePath);
  const namesakes = indexOf(changes).get(baseName(path)) ?? [];
  if (namesakes.some((changed) => isTail(path, changed))) return 'yes';
  // A service may leave out the folder of a project in the repository, and then the same path is another file's too.
  return namesakes.some((changed) => isTail(changed, path)) ? 'unknown' : 'no';
}

/** Whether the finding lies on a line that changed; where only the end of a path agrees, its lines say nothing. */
export function onChangedLine(finding: Finding, changes: Changes): Answer {
  const place = inChangedFile(finding, changes);
  if (place !== 'yes') return place;
  const file = finding.filePath === undefined ? undefined : changes.files.get(normalPath(finding.filePath));
  const { line } = finding;
  if (file?.lines === undefined || line === undefined) return 'yes';
  return file.lines.some(([first, last]) => first <= line && line <= last) ? 'yes' : 'no';
}

/** `./src/a.js` and `/src/a.js` name the file that git calls `src/a.js`. */
export function normalPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}

/** One spelling for all: the interface does not say what a file_path is relative to, nor how it is written. */
function foldPath(path: string): string {
  const plain = decoded(path.replace(/^file:\/*/i, '')).replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of plain.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts
    .join('/')
    .replace(/(?::\d+){1,2}$/, '')
    .normalize('NFC')
    .toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isTail(long: string, short: string): boolean {
  return long === short || long.endsWith(`/${short}`);
}

const indexes = new WeakMap<Changes, ReadonlyMap<string, string[]>>();

/** The changed paths, folded, by the name of their file. */
function indexOf(changes: Changes): ReadonlyMap<string, string[]> {
  const known = indexes.get(changes);
  if (known !== undefined) return known;
  const index = new Map<string, string[]>();
  for (const path of changes.files.keys()) {
    const folded = foldPath(path);
    index.set(baseName(folded), [...(index.get(baseName(folded)) ?? []), folded]);
  }
  indexes.set(changes, index);
  return index;
}
