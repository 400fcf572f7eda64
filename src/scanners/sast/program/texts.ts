/** The texts of a tree's scripts, of which the looks at their neighbours ask for the same ones again and again. */
import { readContent } from '../../../text/contents.ts';
import { decodeText } from '../../../text/decode.ts';
import type { ScriptLinks } from './links.ts';

/** A tree's scripts, and where their contents lie. */
export interface ScriptTree {
  root: string;
  links: ScriptLinks;
}

/** As `createTexts` gives it out. */
export interface KnownText {
  /** Empty when nobody can read it. */
  text: string;
  /** Whether it hands on what another file made without a word of what that is. */
  isHandingOn: boolean;
}

/** Kept of those that were asked for last, in letters. */
const mostCharacters = 2_000_000;

export function createTexts(tree: ScriptTree): (path: string) => KnownText {
  /** The ones that were used last at the end. */
  const kept = new Map<string, KnownText>();
  let characters = 0;
  return (path) => {
    const before = kept.get(path);
    const known = before ?? describe(readText(tree, path));
    kept.delete(path);
    kept.set(path, known);
    if (before === undefined) characters += known.text.length;
    for (const [oldest, { text }] of kept) {
      if (characters <= mostCharacters || oldest === path) break;
      kept.delete(oldest);
      characters -= text.length;
    }
    return known;
  };
}

const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;

function describe(text: string): KnownText {
  return { text, isHandingOn: handingOn.test(text) };
}

function readText({ root, links }: ScriptTree, path: string): string {
  try {
    const { text, isEncrypted } = decodeText(readContent(root, links.get(path)?.stored ?? path));
    return isEncrypted ? '' : text;
  } catch {
    return '';
  }
}
