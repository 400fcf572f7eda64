/** What findings of a list share, as whole numbers by their position: looked up once for the list, and judged by many times. */
import { violationStatuses, violationTypes } from '../api/words.ts';
import { type Finding, labels, severities } from './finding.ts';
import { isPlainName, splitPath } from './places.ts';

export interface Column {
  /** By position of a finding: where its text stands. */
  places: Uint32Array;
  /** Each once. */
  texts: readonly string[];
}

/** Where findings lie. What has no plain path has no folder either. */
export interface Locations {
  folders: Column;
  names: Column;
}

/** In the place of a folder and of a name: no path, and one that has to be read. */
export const noPath = 0;
export const unplainPath = 1;
const noPlaces = ['', ''];

/** Findings of one severity, type, status, label and of the same scores, of which no detail was read and nothing is unclear. */
export interface Classes {
  /** By position of a finding: the place of its class, `noClass` where it is like no other. */
  places: Uint32Array;
  /** One of each. */
  samples: readonly (Finding | undefined)[];
}

export const noClass = 0;

interface Columns {
  /** Without the space around them. */
  titles?: Column;
  locations?: Locations;
  classes?: Classes;
  idEnds?: Uint16Array;
}

/** What lists were looked up in that can be joined: a number is the same in all of them. */
export interface Tables {
  titles: Texts;
  places: Places;
  classes: ClassTable;
}

export interface Numbered extends Required<Columns> {
  tables: Tables;
}

const known = new WeakMap<readonly Finding[], Columns & Partial<Numbered>>();

export function titlesOf(findings: readonly Finding[]): Column {
  const columns = columnsOf(findings);
  columns.titles ??= readTitles(findings, beginTexts(), new Uint32Array(findings.length));
  return columns.titles;
}

export function locationsOf(findings: readonly Finding[]): Locations {
  const columns = columnsOf(findings);
  columns.locations ??= readLocations(findings, beginPlaces(), newLocations(findings.length));
  return columns.locations;
}

export function classesOf(findings: readonly Finding[]): Classes {
  const columns = columnsOf(findings);
  columns.classes ??= readClasses(findings, beginClasses(), new Uint32Array(findings.length));
  return columns.classes;
}

/** How each id ends, as `idEndOf` says it. */
export function idEndsOf(findings: readonly Finding[]): Uint16Array {
  const columns = columnsOf(findings);
  columns.idEnds ??= readIdEnds(findings, new Uint16Array(findings.length));
  return columns.idEnds;
}

/** A number of two bytes. Different ones are those of different ids. */
export function idEndOf(id: string): number {
  let sum = id.length;
  for (let at = Math.max(0, id.length - 4); at < id.length; at += 1) sum = (Math.imul(sum, 31) + id.charCodeAt(at)) | 0;
  return (sum ^ (sum >>> 16)) & 0xffff;
}

/** What is known of a list is true of another one, in which each finding has the same id, title and path. */
export function passOn(from: readonly Finding[], to: readonly Finding[]): void {
  const columns = known.get(from);
  const isAlike = ({ id, title, filePath }: Finding, position: number) => {
    const before = from[position];
    return id === before?.id && title === before.title && filePath === before.filePath;
  };
  if (columns === undefined || from.length !== to.length || !to.every(isAlike)) return;
  const { classes: _, tables: _tables, ...others } = columns;
  known.set(to, others);
}

export function numberedOf(findings: readonly Finding[]): Numbered | undefined {
  const columns = known.get(findings);
  return columns?.tables === undefined ? undefined : (columns as Numbered);
}

export function keepNumbered(findings: readonly Finding[], columns: Numbered): void {
  known.set(findings, columns);
}

function columnsOf(findings: readonly Finding[]): Columns {
  const columns = known.get(findings) ?? {};
  known.set(findings, columns);
  return columns;
}

export function readTitles(findings: readonly Finding[], { texts, placeOf }: Texts, places: Uint32Array): Column {
  let position = 0;
  for (const { title } of findings) places[position++] = placeOf(title.trim());
  return { places, texts };
}

export function readIdEnds(findings: readonly Finding[], ends: Uint16Array): Uint16Array {
  let position = 0;
  for (const { id } of findings) ends[position++] = idEndOf(id);
  return ends;
}

interface Places {
  folders: Texts;
  names: Texts;
  arePlain: boolean[];
}

export function beginPlaces(): Places {
  return { folders: beginTexts(noPlaces), names: beginTexts(noPlaces), arePlain: [] };
}

interface LocationPlaces {
  folders: Uint32Array;
  names: Uint32Array;
}

export function newLocations(count: number): LocationPlaces {
  return { folders: new Uint32Array(count), names: new Uint32Array(count) };
}

export function readLocations(findings: readonly Finding[], tables: Places, into: LocationPlaces): Locations {
  const { folders, names, arePlain } = tables;
  let position = -1;
  for (const { filePath } of findings) {
    position += 1;
    if (filePath === undefined) continue;
    into.folders[position] = unplainPath;
    const path = splitPath(filePath);
    if (path === undefined) continue;
    const place = names.placeOf(path.name);
    // Many files bear the same name.
    arePlain[place] ??= isPlainName(path.name);
    if (!arePlain[place]) continue;
    into.names[position] = place;
    into.folders[position] = folders.placeOf(path.folder);
  }
  return {
    folders: { places: into.folders, texts: folders.texts },
    names: { places: into.names, texts: names.texts },
  };
}

interface ClassTable {
  samples: (Finding | undefined)[];
  placeOf(finding: Finding): number;
}

export function readClasses(
  findings: readonly Finding[],
  { samples, placeOf }: ClassTable,
  places: Uint32Array,
): Classes {
  let position = 0;
  for (const finding of findings) places[position++] = placeOf(finding);
  return { places, samples };
}

export function beginClasses(): ClassTable {
  const samples: (Finding | undefined)[] = [undefined];
  const known: Map<number | undefined, Map<number | undefined, number>>[] = [];
  return {
    samples,
    placeOf(finding) {
      if (finding.detail !== undefined || (finding.unclear?.length ?? 0) > 0) return noClass;
      const kind = kindOf(finding);
      known[kind] ??= new Map();
      let ofKind = known[kind].get(finding.cvss);
      if (ofKind === undefined) {
        ofKind = new Map();
        known[kind].set(finding.cvss, ofKind);
      }
      let place = ofKind.get(finding.epss);
      if (place === undefined) {
        place = samples.push(finding) - 1;
        ofKind.set(finding.epss, place);
      }
      return place;
    },
  };
}

const ranks = {
  severity: ranksOf(severities),
  type: ranksOf([...violationTypes, 'none']),
  status: ranksOf([...violationStatuses, 'UNKNOWN']),
  label: ranksOf(labels),
};
const [typeCount, statusCount] = [ranks.type, ranks.status].map((each) => Object.keys(each).length) as [number, number];

/** Severity, type, status and label as one number. */
export function kindOf({ severity, severityKnown, type, status, label }: Finding): number {
  const rated = 2 * ranks.severity[severity] + (severityKnown ? 1 : 0);
  const typed = rated * typeCount + ranks.type[type ?? 'none'];
  return (typed * statusCount + ranks.status[status]) * labels.length + ranks.label[label];
}

function ranksOf<Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> {
  return Object.fromEntries(words.map((word, rank) => [word, rank])) as Record<Word, number>;
}

interface Texts {
  /** Each once. */
  texts: string[];
  placeOf(text: string): number;
}

export function beginTexts(given: readonly string[] = []): Texts {
  const texts = [...given];
  const known = new Map<string, number>();
  return {
    texts,
    placeOf(text) {
      let place = known.get(text);
      if (place === undefined) {
        place = texts.push(text) - 1;
        known.set(text, place);
      }
      return place;
    },
  };
}
