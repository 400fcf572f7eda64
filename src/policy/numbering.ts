/** What findings share is looked up page by page while their list is read, so that nothing is left to look up when they are judged. */
import {
  beginClasses,
  beginPlaces,
  beginTexts,
  keepNumbered,
  type Numbered,
  newLocations,
  numberedOf,
  readClasses,
  readIdEnds,
  readLocations,
  readTitles,
  type Tables,
} from './columns.ts';
import type { Finding } from './finding.ts';

/** So many different ones are no more than a list without numbers would need at its first judgement. */
const mostTexts = 20_000;
const blockLength = 4096;

/**
 * Numbers findings as they come, page by page: while the next pages travel. What is said of a page holds as long as nothing in it
 * changes. Where too many are different no page is numbered any more.
 */
export function beginNumbering(): (page: readonly Finding[]) => void {
  const tables: Tables = { titles: beginTexts(), places: beginPlaces(), classes: beginClasses() };
  const { titles, places, classes } = tables;
  let block = newBlock(0);
  let used = 0;
  return (page) => {
    const most = Math.max(titles.texts.length, places.folders.texts.length, places.names.texts.length);
    if (most > mostTexts || classes.samples.length > mostTexts) return;
    if (used + page.length > block.idEnds.length) {
      block = newBlock(Math.max(blockLength, page.length));
      used = 0;
    }
    const [from, to] = [used, used + page.length];
    const { folders, names } = block.locations;
    const ofPage = { folders: folders.subarray(from, to), names: names.subarray(from, to) };
    keepNumbered(page, {
      tables,
      titles: readTitles(page, titles, block.titles.subarray(from, to)),
      locations: readLocations(page, places, ofPage),
      classes: readClasses(page, classes, block.classes.subarray(from, to)),
      idEnds: readIdEnds(page, block.idEnds.subarray(from, to)),
    });
    used = to;
  };
}

function newBlock(length: number) {
  return {
    titles: new Uint32Array(length),
    locations: newLocations(length),
    classes: new Uint32Array(length),
    idEnds: new Uint16Array(length),
  };
}

/** What is known of the parts, for a list that holds their findings one behind the other. */
export function joinColumns(parts: readonly (readonly Finding[])[], whole: readonly Finding[]): void {
  const filled = parts.filter(({ length }) => length > 0);
  const columns = filled.map(numberedOf).filter((each) => each !== undefined);
  const [first] = columns;
  if (first === undefined || columns.length < filled.length) return;
  const { tables } = first;
  if (columns.some((each) => each.tables !== tables) || !isMadeOf(filled, whole)) return;
  const join = (column: (each: Numbered) => Uint32Array) => joined(new Uint32Array(whole.length), columns.map(column));
  const { titles, places, classes } = tables;
  keepNumbered(whole, {
    tables,
    titles: { places: join((each) => each.titles.places), texts: titles.texts },
    locations: {
      folders: { places: join(({ locations }) => locations.folders.places), texts: places.folders.texts },
      names: { places: join(({ locations }) => locations.names.places), texts: places.names.texts },
    },
    classes: { places: join((each) => each.classes.places), samples: classes.samples },
    idEnds: joined(
      new Uint16Array(whole.length),
      columns.map(({ idEnds }) => idEnds),
    ),
  });
}

function isMadeOf(parts: readonly (readonly Finding[])[], whole: readonly Finding[]): boolean {
  let position = 0;
  for (const part of parts) for (const finding of part) if (whole[position++] !== finding) return false;
  return position === whole.length;
}

function joined<Places extends Uint32Array | Uint16Array>(into: Places, parts: readonly Places[]): Places {
  let position = 0;
  for (const part of parts) {
    into.set(part, position);
    position += part.length;
  }
  return into;
}
