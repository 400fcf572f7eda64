/** What the engine must know about a language in order to follow its values. */
import type { Node, Tree } from 'web-tree-sitter';
import type { TreeFile } from '../engine.ts';
import type { SyntaxForms } from '../patterns/grammar.ts';
import type { CodeFile } from './code.ts';
import type { Library } from './library.ts';
import type { NamePatterns, TreeIndex } from './tree-index.ts';

export interface DecodedCode {
  code: string;
  /** The offset in the written text. Undefined if both texts are the same. */
  toWritten?: (offset: number) => number;
}

export interface LanguageFront {
  forms: SyntaxForms;
  names: NamePatterns;
  /** Files besides its code that the code reads. */
  readsAlso?(path: string): boolean;
  library: Library;
  /** For a language whose files are not named after their classes. */
  createIndex?(root: string, files: readonly TreeFile[], names: NamePatterns): TreeIndex;
  /** What the compiler reads instead of the text. */
  decode?(path: string, text: string): DecodedCode;
  /** `text`: decoded. */
  readFile(root: Node, path: string, text: string, index: TreeIndex): CodeFile;
}

/** What the text of a file says, read once for all nodes of its tree. */
export function readOncePerTree<T>(read: (text: string) => T): (node: Node) => T {
  let last: { tree: Tree; value: T } | undefined;
  return ({ tree }) => {
    if (last?.tree !== tree) last = { tree, value: read(tree.rootNode.text) };
    return last.value;
  };
}
