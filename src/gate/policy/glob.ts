/**
 * Matches paths against globs in time that grows only with the length of both. The author of a pull request chooses its
 * paths, and a regular expression made from a glob takes extremely long for some of them.
 */

/**
 * Supports `*` within a folder, `**` across folders, `?`, `[abc]`, `[!abc]` and `[^abc]`, `{a,b}`, and `\` before a
 * literal character. Hidden files match too. There are no negations and no extended globs.
 */
export function compileGlob(glob: string): (path: string) => boolean {
  const alternatives = expandBraces(glob).map((each) => extendToContents(each.split('/').map(parseSegment)));
  return (path) => {
    const parts = path.split('/');
    return alternatives.some((segments) => matchesSegments(segments, parts));
  };
}

/** No person writes more alternatives. With more, braces are taken literally, and the glob matches less. */
const alternativesMax = 1000;

function expandBraces(glob: string): string[] {
  let open = [{ done: '', rest: glob }];
  const globs: string[] = [];
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { done, rest } of open) {
      const found = findFirstBraces(rest);
      if (found === undefined) globs.push(done + rest);
      else for (const choice of found.choices) next.push({ done: done + found.before, rest: choice + found.after });
    }
    if (next.length + globs.length > alternativesMax) return [glob];
    open = next;
  }
  return globs;
}

/** Describes a mistake that makes the glob match less than its author meant. Undefined if none is visible. */
export function describeGlobProblem(glob: string): string | undefined {
  let open = 0;
  for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
    if (sign === '{') open += 1;
    else if (sign === '}') open = Math.max(0, open - 1);
  }
  if (open > 0) return 'has an unclosed {; write \\{ for a literal brace';
  const isTooMuch = expandBraces(glob).length === 1 && findFirstBraces(glob) !== undefined;
  return isTooMuch ? `has braces that expand to more than ${alternativesMax} globs` : undefined;
}

/** Whether a `[` has no `]` after it in the same path segment. Then it is taken literally, which is seldom meant. */
export function hasOpenSet(glob: string): boolean {
  return expandBraces(glob).some((each) => each.split('/').some(hasOpenSetInName));
}

function hasOpenSetInName(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') {
      const end = parseSetAt(text, at)?.end;
      if (end === undefined) return true;
      at = end;
    }
  }
  return false;
}

/** The first closed braces with a comma of their own. */
function findFirstBraces(glob: string): { before: string; choices: string[]; after: string } | undefined {
  const open: { start: number; cuts: number[] }[] = [];
  let found: { start: number; end: number; cuts: number[] } | undefined;
  for (let at = 0; at < glob.length; at += 1) {
    const letter = glob[at];
    if (letter === '\\') at += 1;
    else if (letter === '{') open.push({ start: at, cuts: [] });
    else if (letter === ',') open.at(-1)?.cuts.push(at);
    else if (letter === '}') {
      const { start, cuts } = open.pop() ?? { start: at, cuts: [] };
      if (cuts.length > 0 && (found === undefined || start < found.start)) found = { start, end: at, cuts };
    }
  }
  if (found === undefined) return undefined;
  const { start, end, cuts } = found;
  const edges = [start, ...cuts, end];
  const choices = edges.slice(1).map((edge, index) => glob.slice((edges[index] ?? 0) + 1, edge));
  return { before: glob.slice(0, start), choices, after: glob.slice(end + 1) };
}

type Letter = (letter: string) => boolean;
type Segments = readonly ('any folders' | readonly (Letter | 'star')[])[];

function parseSegment(text: string): Segments[number] {
  if (text === '**') return 'any folders';
  const letters: (Letter | 'star')[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const set = letter === '[' ? parseSetAt(text, at) : undefined;
    if (set !== undefined) {
      letters.push(set.letter);
      at = set.end;
    } else if (letter === '*') {
      if (letters.at(-1) !== 'star') letters.push('star');
    } else if (letter === '?') letters.push(() => true);
    else {
      if (letter === '\\' && at + 1 < text.length) at += 1;
      const own = text[at];
      letters.push((other) => other === own);
    }
  }
  return letters;
}

/**
 * Makes `src/**` match the folder `src` itself too. If a star ends the folder name, as in `a*` before `/**`, only what
 * lies in such a folder matches, because files have such names too.
 */
function extendToContents(segments: Segments): Segments {
  const last = segments.findLastIndex((segment) => segment !== 'any folders');
  const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
  return isOpen ? [...segments, ['star']] : segments;
}

/** Parses `[abc]`, `[a-z]`, `[!abc]`, `[^abc]`. Undefined if the bracket is not closed and is therefore literal. */
function parseSetAt(text: string, start: number): { letter: Letter; end: number } | undefined {
  const isNegated = text[start + 1] === '^' || text[start + 1] === '!';
  const first = start + (isNegated ? 2 : 1);
  const end = text.indexOf(']', first + 1);
  if (end === -1) return undefined;
  const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
  const letter: Letter = (given) =>
    ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
  return { letter, end };
}

/**
 * Whether the segments match the whole path. It goes through the segments and tracks which prefixes of the path match
 * so far.
 */
function matchesSegments(segments: Segments, parts: readonly string[]): boolean {
  let reached: boolean[] = [true];
  for (const segment of segments) {
    const next: boolean[] = [];
    for (let count = 0; count <= parts.length; count += 1) {
      next[count] =
        segment === 'any folders'
          ? reached[count] === true || next[count - 1] === true
          : reached[count - 1] === true && matchesSegment(segment, parts[count - 1] ?? '');
    }
    if (!next.includes(true)) return false;
    reached = next;
  }
  return reached[parts.length] === true;
}

/** Backtracks to the last star only: an earlier star could not match more. */
function matchesSegment(letters: readonly (Letter | 'star')[], part: string): boolean {
  if (part === '') return letters.length === 0;
  let [at, next] = [0, 0];
  let star: { next: number; at: number } | undefined;
  while (at < part.length) {
    const letter = letters[next];
    if (letter === 'star') {
      star = { next, at };
      next += 1;
    } else if (letter?.(part[at] ?? '') === true) {
      at += 1;
      next += 1;
    } else if (star !== undefined) {
      star.at += 1;
      at = star.at;
      next = star.next + 1;
    } else return false;
  }
  return letters.slice(next).every((letter) => letter === 'star');
}
