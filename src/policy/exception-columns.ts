/** What exceptions say of the findings of a list: asked once for those that share a folder and a type, where nothing else tells them apart. */
import { violationTypes } from '../api/words.ts';
import { answerRank } from './answer.ts';
import { classesOf, idEndOf, idEndsOf, locationsOf, noClass, noPath, titlesOf, unplainPath } from './columns.ts';
import { candidatesInFolder, type Index, indexOf } from './exception-index.ts';
import { isExpired } from './exception-terms.ts';
import { exceptionFor } from './exceptions.ts';
import type { Finding } from './finding.ts';
import type { Exception } from './policy.ts';

interface Question {
  findings: readonly Finding[];
  exceptions: readonly Exception[];
  today: string;
}

export interface Covers extends Question {
  /** By position: whether the finding is covered for certain, has to be asked about alone, or shares the answer of its folder and type. */
  marks: Uint8Array;
  /** By position; undefined: no exception asks where a finding lies. */
  folders: Uint32Array | undefined;
  /** By position, and of each class its type as a number. */
  classes: Uint32Array;
  types: Uint8Array;
  /** By folder and type, as they are asked for: one more than the rank of the answer. */
  answers: Uint8Array;
}

const [isShared, isAlone, isCovered] = [0, 1, 2];
const typeOrder: readonly Finding['type'][] = [undefined, ...violationTypes];

function typePlace(type: Finding['type']): number {
  return typeOrder.indexOf(type);
}

/** A statement may be about any of these, as long as no detail names its vulnerability. */
function mayBeStated(place: number): boolean {
  return place === typePlace(undefined) || place === typePlace('SCA');
}

export function coversOf(question: Question): Covers {
  const { findings, exceptions, today } = question;
  const index = indexOf(exceptions);
  const marks = new Uint8Array(findings.length);
  const classes = classesOf(findings);
  const types = Uint8Array.from(classes.samples, (sample) => typePlace(sample?.type));
  const locations = index.folderMatchers.size === 0 ? undefined : locationsOf(findings);
  if (locations !== undefined) {
    const { folders, names } = locations;
    mark(
      marks,
      folders.places,
      marksOf(folders.texts, (folder, place) => !isSameWithin(folder, place, index)),
    );
    mark(
      marks,
      names.places,
      marksOf(names.texts, (name) => index.names.has(name)),
    );
  }
  if (index.statements.length > 0)
    mark(
      marks,
      classes.places,
      types.map((place) => (mayBeStated(place) ? isAlone : isShared)),
    );
  markIds(marks, findings, index);
  if (index.titles.size > 0) {
    const { places, texts } = titlesOf(findings);
    mark(
      marks,
      places,
      Uint8Array.from(texts, (title) => titleMark(title, index, today)),
    );
  }
  const answers = new Uint8Array((locations?.folders.texts.length ?? 1) * typeOrder.length);
  return { ...question, marks, folders: locations?.folders.places, classes: classes.places, types, answers };
}

/** The rank of what `exceptionFor` answers. */
export function coverAt(covers: Covers, position: number): number {
  const { marks, folders, classes, types, answers } = covers;
  const [ofClass, marked] = [classes[position] ?? noClass, marks[position]];
  if (ofClass === noClass || marked === isAlone) return askAbout(position, covers);
  if (marked === isCovered) return answerRank.yes;
  const folder = folders === undefined ? noPath : (folders[position] ?? noPath);
  const place = folder * typeOrder.length + (types[ofClass] ?? 0);
  const known = answers[place] ?? 0;
  if (known > 0) return known - 1;
  const found = askAbout(position, covers);
  answers[place] = 1 + found;
  return found;
}

function askAbout(position: number, { findings, exceptions, today }: Question): number {
  return answerRank[exceptionFor(findings[position] as Finding, exceptions, today).answer];
}

/** The more certain of two marks counts. */
function mark(marks: Uint8Array, places: Uint32Array | Uint16Array, ofPlaces: Uint8Array): void {
  for (let position = 0; position < marks.length; position += 1) {
    const marked = ofPlaces[places[position] ?? 0] ?? isShared;
    if (marked > (marks[position] ?? isShared)) marks[position] = marked;
  }
}

function marksOf(texts: readonly string[], isOwn: (text: string, place: number) => boolean): Uint8Array {
  return Uint8Array.from(texts, (text, place) => (isOwn(text, place) ? isAlone : isShared));
}

/** Most ids end otherwise than all that are named. */
function markIds(marks: Uint8Array, findings: readonly Finding[], { ids, vulnerabilities }: Index): void {
  if (ids.size + vulnerabilities.size === 0) return;
  const ends = idEndsOf(findings);
  const named = new Uint8Array(2 ** 16);
  for (const id of [...ids.keys(), ...vulnerabilities.keys()]) named[idEndOf(id)] = isAlone;
  mark(marks, ends, named);
}

function titleMark(title: string, { titles }: Index, today: string): number {
  const candidates = titles.get(title);
  if (candidates === undefined) return isShared;
  const isEnough = candidates.some(({ exception }) => asksTitleOnly(exception) && !isExpired(exception, today));
  return isEnough ? isCovered : isAlone;
}

function asksTitleOnly({ cwe, type, path }: Exception): boolean {
  return cwe === undefined && type === undefined && path === undefined;
}

/** Whether the exceptions say the same of every file there, but for those whose name they hold. */
function isSameWithin(folder: string, place: number, index: Index): boolean {
  if (place === noPath) return true;
  const candidates = place === unplainPath ? undefined : candidatesInFolder(folder, index);
  return candidates?.every(({ exception, isInPlace }) => isInPlace || exception.path === undefined) === true;
}
