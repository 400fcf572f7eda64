/** The other scripts of a tree as one file's look sees them: loaded when they are asked for, few enough, and told afterwards. */

import { readContent } from '../../../../git/contents.ts';
import { decodeText } from '../../text.ts';
import { createBounds } from '../flow/bounds.ts';
import type { Flow, Neighbours } from '../flow/facts.ts';
import { createFlow, type Home } from '../flow/flow.ts';
import { type Grammar, grammarsFor } from '../grammars.ts';
import { reasonToSkip } from '../size.ts';
import { resolved, type ScriptLinks } from './links.ts';
import type { Parsed, Parsing } from './parsing.ts';
import type { Source } from './source.ts';

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
const mostCharacters = 600_000;

export interface ViewParts {
  tree: ScriptTree;
  parsing: Parsing;
  sourceOf(text: string, parsed: Parsed, grammar: Grammar): Source;
}

export function viewFrom(path: string, parts: ViewParts, main: () => Flow | undefined): View {
  const { links } = parts.tree;
  const consulted = new Set<string>();
  const flows = new Map<string, Flow | undefined>();
  const texts = new Map<string, string>();
  const bounds = createBounds();
  let characters = 0;
  const textOf = (other: string): string => {
    const text = texts.get(other) ?? readText(parts.tree, other);
    texts.set(other, text);
    return text;
  };
  const open = (other: string): Flow | undefined => {
    if (other === path) return main();
    consulted.add(other);
    if (flows.has(other)) return flows.get(other);
    if (flows.size >= mostFiles || characters > mostCharacters) {
      bounds.cut();
      return undefined;
    }
    flows.set(other, undefined);
    const text = textOf(other);
    characters += text.length;
    const flow = load(text, parts, { path: other, neighbours, bounds });
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
        const isMeant = importer === path || words === undefined || holds(textOf(importer), words);
        return (isMeant ? open(importer) : undefined) ?? [];
      });
    },
  };
  return { home: { path, neighbours, bounds }, consulted: () => [...consulted].filter((each) => each !== path).sort() };
}

function load(text: string, { tree, parsing, sourceOf }: ViewParts, home: Home): Flow | undefined {
  const script = tree.links.get(home.path);
  if (script === undefined || text === '' || reasonToSkip(text) !== undefined) return undefined;
  for (const grammar of grammarsFor(home.path, script.extension)) {
    const parsed = ifParsed(() => parsing.parse(home.path, text, grammar));
    if (parsed !== undefined) return createFlow(sourceOf(text, parsed, grammar), home);
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

/** Empty when nobody can read it. */
function readText({ root, links }: ScriptTree, path: string): string {
  try {
    const { text, isEncrypted } = decodeText(readContent(root, links.get(path)?.stored ?? path));
    return isEncrypted ? '' : text;
  } catch {
    return '';
  }
}

/** Ways to hand on what another file made without a word of what it is. */
const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;

function holds(text: string, words: ReadonlySet<string>): boolean {
  return handingOn.test(text) || [...words].some((word) => text.includes(word));
}
