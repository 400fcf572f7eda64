/** The texts of a tree's scripts, which scans of their neighbours read repeatedly. */
import { attempt } from '../../../shared/errors.ts';
import { decodeText, readContent } from '../../../shared/text/contents.ts';
import type { SearchLimits } from '../flow/bounds.ts';
import type { ScriptLinks } from './links.ts';

/** The scripts of a tree, and the locations of their contents. */
export interface ScriptTree {
  root: string;
  links: ScriptLinks;
  /** Default: those of scans. */
  limits?: SearchLimits | undefined;
}

/** A text as `createTextCache` returns it. */
export interface ScriptText {
  /** Empty when it cannot be read. */
  text: string;
  /** Whether it re-exports another file without naming the exports. */
  isHandingOn: boolean;
}

/** Number of characters of the most recently used texts that are cached. */
const mostCharacters = 2_000_000;

export function createTextCache(tree: ScriptTree): (path: string) => ScriptText {
  /** The most recently used text is last. */
  const kept = new Map<string, ScriptText>();
  let characters = 0;
  return (path) => {
    const before = kept.get(path);
    const read = () => {
      const { text, isEncrypted } = decodeText(readContent(tree.root, tree.links.get(path)?.stored ?? path));
      return isEncrypted ? '' : text;
    };
    const text = before?.text ?? attempt(read) ?? '';
    const scriptText = before ?? { text, isHandingOn: handingOn.test(text) };
    kept.delete(path);
    kept.set(path, scriptText);
    if (before === undefined) characters += scriptText.text.length;
    for (const [
      oldest,
      {
        text: { length },
      },
    ] of kept) {
      if (characters <= mostCharacters || oldest === path) break;
      kept.delete(oldest);
      characters -= length;
    }
    return scriptText;
  };
}

const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;
