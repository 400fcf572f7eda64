/** The way of data to a finding as people read it, one line of code for each place, and where the data comes from. */

import type { DataStep } from '../api/schemas.ts';
import { createRangeFinder, extractShownCode } from './snippet.ts';

export interface TextPlace {
  file: { path: string; text: string };
  /** Offset in the text. */
  start: number;
}

/** At most this many places of a path are listed, its source and its end included. */
const mostDataSteps = 10;

/** Each line once in a row, and of a long path its beginning and its end. Undefined if it leads nowhere. */
export function shortenDataPath(path: readonly DataStep[]): DataStep[] | undefined {
  const lines = path.filter(({ file_path, line }, index) => {
    const before = path[index - 1];
    return before?.file_path !== file_path || before.line !== line;
  });
  if (lines.length < 2) return undefined;
  return lines.toSpliced(mostDataSteps / 2, Math.max(0, lines.length - mostDataSteps));
}

/** `own`: the written text of a file, if the places have been found in another form of it. */
export function createDataPathReader(own: TextPlace['file']): (places: readonly TextPlace[]) => DataStep[] | undefined {
  const read = new Map<string, (start: number) => Pick<DataStep, 'line' | 'code'>>();
  return (places) => {
    const path = places.map(({ file, start }) => {
      const readLine = read.get(file.path) ?? createLineReader(file.path === own.path ? own.text : file.text);
      read.set(file.path, readLine);
      return { file_path: file.path, ...readLine(start) };
    });
    return shortenDataPath(path);
  };
}

function createLineReader(text: string): (start: number) => Pick<DataStep, 'line' | 'code'> {
  const lines = text.split(/\r\n|[\n\r]/);
  const findRange = createRangeFinder(text);
  return (start) => {
    const range = findRange(start, start);
    return { line: range.line, code: extractShownCode(lines, range).trim() };
  };
}

/** Where a value that reaches a finding comes from: a request, a page or a file. */
export interface FindingSource {
  kind: string;
  /** Path of the file in which it is read. */
  path: string;
  /** As normalized by `normalizeCode`. */
  code: string;
  /** Purposes for which it was sanitized on its way, but not for this finding. */
  safeFor: readonly string[];
}

/** At most this many sources of a finding are listed. */
export const mostSources = 12;
