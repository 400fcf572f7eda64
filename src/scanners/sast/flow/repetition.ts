/** Detects regular expressions with nested repetitions that can match the same text in many ways. */
import { attempt } from '../../../shared/errors.ts';

interface Atom {
  /** The class of characters that it matches, as a pattern. Undefined for a group. */
  pattern?: string;
  group?: Group;
  /** How often it matches: optionally, or a varying number of times. */
  isOptional: boolean;
  isVaried: boolean;
  isEndless: boolean;
}

interface Group {
  alternatives: Atom[][];
}

const longest = 2000;

export function isSlowPattern(pattern: string): boolean {
  if (pattern.length > longest || !/\)[+*{]/.test(pattern)) return false;
  const { group } = readGroup(pattern, 0);
  return hasSlowPart(group);
}

function hasSlowPart({ alternatives }: Group): boolean {
  return alternatives.some((atoms) =>
    atoms.some(
      ({ group, isEndless }) => group !== undefined && ((isEndless && isAmbiguous(group)) || hasSlowPart(group)),
    ),
  );
}

/** Whether one iteration of the group can also be read as two. */
function isAmbiguous({ alternatives }: Group): boolean {
  return alternatives.some((atoms) => {
    const varied = atoms.flatMap((atom) => listVariedParts(atom));
    if (varied.length === 0) return false;
    const fixed = atoms.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(listCharacterClasses);
    // A character that occurs in each iteration, and that no repetition matches, marks the end of the iteration.
    return !fixed.some((mark) => varied.every((each) => !overlaps(each, mark)));
  });
}

/** Parts that are repeated a varying number of times. */
function listVariedParts({ pattern, group, isVaried }: Atom): string[] {
  if (pattern !== undefined) return isVaried ? [pattern] : [];
  const inner = (group?.alternatives ?? []).flat();
  return isVaried ? inner.flatMap(listCharacterClasses) : inner.flatMap(listVariedParts);
}

function listCharacterClasses({ pattern, group }: Atom): string[] {
  if (pattern !== undefined) return [pattern];
  const [only, ...others] = group?.alternatives ?? [];
  // With several alternatives none is certain.
  return only === undefined || others.length > 0
    ? []
    : only.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(listCharacterClasses);
}

const samples = Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 32))
  .join('\n')
  .split('\n')
  .concat(['\n', '\t', 'é', '漢']);

function overlaps(one: string, other: string): boolean {
  const [first, second] = [one, other].map((each) => attempt(() => new RegExp(`^(?:${each})$`, 's')));
  return samples.some((sample) => first?.test(sample) && second?.test(sample));
}

/** Reads alternatives up to the closing bracket. */
function readGroup(pattern: string, from: number): { group: Group; end: number } {
  const alternatives: Atom[][] = [[]];
  let at = from;
  while (at < pattern.length && pattern[at] !== ')') {
    if (pattern[at] === '|') {
      alternatives.push([]);
      at += 1;
      continue;
    }
    const { atom, end } = readAtom(pattern, at);
    if (atom !== undefined) alternatives.at(-1)?.push(atom);
    at = end;
  }
  return { group: { alternatives }, end: at + 1 };
}

const single = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|[\s\S]/iy;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

function readAtom(pattern: string, at: number): { atom?: Atom; end: number } {
  const isGroup = pattern[at] === '(';
  const opening = isGroup ? (/^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at))?.[0] ?? '(') : '';
  single.lastIndex = at;
  const text = isGroup ? '' : (single.exec(pattern)?.[0] ?? pattern[at] ?? '');
  const inner = isGroup ? readGroup(pattern, at + opening.length) : undefined;
  const after = inner?.end ?? at + Math.max(text.length, 1);
  quantifier.lastIndex = after;
  const found = quantifier.exec(pattern);
  const end = after + (found?.[0].length ?? 0);
  // A lookaround matches no characters itself.
  if (/^\(\?(?:<?[=!])/.test(opening) || /^(?:[$^]|\\[bB])$/.test(text)) return { end };
  const times = parseQuantifier(found);
  return { atom: inner === undefined ? { pattern: text, ...times } : { group: inner.group, ...times }, end };
}

function parseQuantifier(found: RegExpExecArray | null): Pick<Atom, 'isOptional' | 'isVaried' | 'isEndless'> {
  const [, sign, least, comma, most] = found ?? [];
  if (sign !== undefined) return { isOptional: sign !== '+', isVaried: sign !== '?', isEndless: sign !== '?' };
  const isEndless = comma === ',' && most === '';
  return { isOptional: least === '0', isVaried: comma === ',' && least !== most, isEndless };
}
