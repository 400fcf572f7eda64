/** The other scripts of a tree as one file's look sees them: loaded when they are asked for, few enough, and told afterwards. */
import type { SourceCode } from 'eslint';
import { readContent } from '../../../../git/contents.ts';
import { decodeText } from '../../text.ts';
import { type Bounds, createBounds } from '../flow/bounds.ts';
import type { Flow, Neighbours } from '../flow/facts.ts';
import { createFlow, type Home } from '../flow/flow.ts';
import { grammarsFor } from '../grammars.ts';
import { reasonToSkip } from '../size.ts';
import { resolved, type ScriptLinks } from './links.ts';
import type { Parsed, Parsing } from './parsing.ts';

/** A tree's scripts, and where their contents lie. */
export interface ScriptTree {
  root: string;
  links: ScriptLinks;
}

export interface View {
  home: Home;
  /** Other files on whose content, presence or absence the answers depended, sorted. */
  consulted(): string[];
}

/** Of one look; a function that is used everywhere is judged by the first of its users. */
const mostFiles = 40;
const mostImporters = 60;

export interface ViewParts {
  tree: ScriptTree;
  parsing: Parsing;
  sourceOf(text: string, parsed: Parsed): SourceCode;
}

export function viewFrom(path: string, parts: ViewParts, main: () => Flow | undefined): View {
  const { links } = parts.tree;
  const consulted = new Set<string>();
  const flows = new Map<string, Flow | undefined>();
  const bounds = createBounds();
  const open = (other: string): Flow | undefined => {
    if (other === path) return main();
    consulted.add(other);
    if (flows.has(other)) return flows.get(other);
    if (flows.size >= mostFiles) {
      bounds.cut();
      return undefined;
    }
    flows.set(other, undefined);
    const flow = load(other, parts, { path: other, neighbours, bounds });
    flows.set(other, flow);
    return flow;
  };
  const neighbours: Neighbours = {
    loadedBy: (flow, written) => {
      const found = resolved(flow.path, written, (each) => links.has(each));
      for (const missed of found.missed) consulted.add(missed);
      return found.path === undefined ? undefined : open(found.path);
    },
    importersOf: (flow, words) => {
      const importers = links.get(flow.path)?.importers ?? [];
      if (importers.length > mostImporters) bounds.cut();
      return importers.slice(0, mostImporters).flatMap((importer) => {
        consulted.add(importer);
        const isMeant = importer === path || words === undefined || holds(parts.tree, importer, words);
        return (isMeant ? open(importer) : undefined) ?? [];
      });
    },
  };
  return { home: { path, neighbours, bounds }, consulted: () => [...consulted].filter((each) => each !== path).sort() };
}

function load(path: string, { tree, parsing, sourceOf }: ViewParts, home: Home & { bounds: Bounds }): Flow | undefined {
  const script = tree.links.get(path);
  const text = script === undefined ? undefined : textOf(tree, path);
  if (script === undefined || text === undefined || reasonToSkip(text) !== undefined) return undefined;
  for (const grammar of grammarsFor(path, script.extension)) {
    const parsed = ifParsed(() => parsing.parse(path, text, grammar));
    if (parsed !== undefined) return createFlow(sourceOf(text, parsed), home);
  }
  return undefined;
}

function ifParsed(parse: () => Parsed): Parsed | undefined {
  try {
    return parse();
  } catch {
    // That it cannot be read is said where the file itself is looked at.
    return undefined;
  }
}

function textOf({ root, links }: ScriptTree, path: string): string | undefined {
  try {
    const { text, isEncrypted } = decodeText(readContent(root, links.get(path)?.stored ?? path));
    return isEncrypted ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Ways to hand on what another file made without a word of what it is. */
const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;

function holds(tree: ScriptTree, path: string, words: ReadonlySet<string>): boolean {
  const text = textOf(tree, path) ?? '';
  return handingOn.test(text) || [...words].some((word) => text.includes(word));
}
