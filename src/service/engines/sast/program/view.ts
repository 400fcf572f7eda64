/** The other scripts of a tree as one file's look sees them: loaded when they are asked for, few enough, and told afterwards. */

import { createBounds } from '../flow/bounds.ts';
import type { Flow, Neighbours } from '../flow/facts.ts';
import { createFlow, type Home } from '../flow/flow.ts';
import { type Grammar, grammarsFor } from '../grammars.ts';
import { reasonToSkip } from '../size.ts';
import { type Resolution, resolved } from './links.ts';
import type { Parsed, Parsing } from './parsing.ts';
import type { Source } from './source.ts';
import type { KnownText, ScriptTree } from './texts.ts';

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
  textOf(path: string): KnownText;
  parsing: Parsing;
  sourceOf(text: string, parsed: Parsed, grammar: Grammar): Source;
}

export function viewFrom(path: string, parts: ViewParts, main: () => Flow | undefined): View {
  const { links } = parts.tree;
  const consulted = new Set<string>();
  const flows = new Map<string, Flow | undefined>();
  const resolutions = new Map<string, Resolution>();
  const bounds = createBounds();
  let characters = 0;
  const open = (other: string): Flow | undefined => {
    if (other === path) return main();
    consulted.add(other);
    if (flows.has(other)) return flows.get(other);
    if (flows.size >= mostFiles || characters > mostCharacters) {
      bounds.cut();
      return undefined;
    }
    flows.set(other, undefined);
    const { text } = parts.textOf(other);
    characters += text.length;
    const flow = load(text, parts, { path: other, neighbours, bounds });
    flows.set(other, flow);
    return flow;
  };
  const neighbours: Neighbours = {
    loadedBy: (flow, written) => {
      const key = `${flow.path}\n${written}`;
      const before = resolutions.get(key);
      const found = before ?? resolved(flow.path, written, (each) => links.has(each));
      if (before === undefined) for (const missed of found.missed) consulted.add(missed);
      resolutions.set(key, found);
      return found.path === undefined ? undefined : open(found.path);
    },
    importersOf: (flow, words) => {
      const importers = links.get(flow.path)?.importers ?? [];
      if (importers.length > mostImporters) bounds.cut();
      return importers.slice(0, mostImporters).flatMap((importer) => {
        consulted.add(importer);
        const isMeant = importer === path || words === undefined || holds(parts.textOf(importer), words);
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

function holds({ text, isHandingOn }: KnownText, words: ReadonlySet<string>): boolean {
  return isHandingOn || [...words].some((word) => text.includes(word));
}
