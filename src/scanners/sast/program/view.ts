/** The other scripts of a tree as the scan of one file sees them: loaded on demand, limited in number, and reported. */
import { attempt } from '../../../shared/errors.ts';
import { decodeText, readContent } from '../../../shared/text/contents.ts';
import { createBounds, type SearchLimits, searchLimits } from '../flow/bounds.ts';
import type { Flow, Neighbours } from '../flow/facts.ts';
import { createFlow, type FileContext } from '../flow/flow.ts';
import { listGrammars } from '../grammars.ts';
import { findSkipReason, isNearChange, type Resolution, resolveScriptPath, type ScriptLinks } from './links.ts';
import type { Parsed, Parsing } from './parsing.ts';
import type { Source } from './source.ts';

interface View {
  home: FileContext;
  /** Sorted paths of files whose content, presence or absence the result depends on. */
  consulted(): string[];
}

/** Of all files that are opened for one file. */
const mostCharacters = 1_200_000;
/** Factor for the limits when the path leads to a changed file. */
const shareOfNear = 2;

interface ViewParts {
  tree: ScriptTree;
  readText(path: string): ScriptText;
  parsing: Parsing;
  createSource(text: string, parsed: Parsed): Source;
}

export function createView(path: string, parts: ViewParts, main: () => Flow | undefined): View {
  const { links, limits = searchLimits } = parts.tree;
  const consulted = new Set<string>();
  const flows = new Map<string, Flow | undefined>();
  const resolutions = new Map<string, Resolution>();
  const bounds = createBounds(path, limits);
  let characters = 0;
  const openFile = (other: string): Flow | undefined => {
    if (other === path) return main();
    consulted.add(other);
    if (flows.has(other)) return flows.get(other);
    const script = links.get(other);
    const share = script !== undefined && isNearChange(script) ? shareOfNear : 1;
    if (flows.size >= share * limits.mostFiles || characters > share * mostCharacters) {
      bounds.cut(other);
      return undefined;
    }
    flows.set(other, undefined);
    const { text } = parts.readText(other);
    characters += text.length;
    const flow = loadFlow(text, parts, { path: other, neighbours, bounds });
    flows.set(other, flow);
    return flow;
  };
  const neighbours: Neighbours = {
    loadedBy: (flow, written) => {
      const key = `${flow.path}\n${written}`;
      const before = resolutions.get(key);
      const found = before ?? resolveScriptPath(flow.path, written, (each) => links.has(each));
      if (before === undefined) for (const missed of found.missed) consulted.add(missed);
      resolutions.set(key, found);
      return found.path === undefined ? undefined : openFile(found.path);
    },
    importersOf: (flow, words) => {
      const importers = links.get(flow.path)?.importers ?? [];
      const isRelevantImporter = (importer: string): boolean => {
        consulted.add(importer);
        if (importer === path || words === undefined) return true;
        const { text, isHandingOn } = parts.readText(importer);
        return isHandingOn || [...words].some((word) => text.includes(word));
      };
      const getRank = (each: string) => links.get(each)?.rank ?? Number.POSITIVE_INFINITY;
      const ranked = importers.toSorted((a, b) => getRank(a) - getRank(b));
      const before = bounds.cuts();
      const meant = ranked.slice(0, limits.mostImporters).filter(isRelevantImporter);
      const opened = new Map(meant.map((importer) => [importer, openFile(importer)]));
      for (const importer of ranked.slice(limits.mostImporters)) bounds.cut(importer);
      // The order of ranks only decides what is left out; the reported source must not depend on it.
      const isWhole = bounds.cuts() === before;
      return (isWhole ? importers : ranked).flatMap((importer) => opened.get(importer) ?? []);
    },
  };
  return {
    home: { path, neighbours, bounds },
    consulted: () => [...consulted].filter((each) => each !== path).sort(),
  };
}

function loadFlow(text: string, { tree, parsing, createSource }: ViewParts, home: FileContext): Flow | undefined {
  const script = tree.links.get(home.path);
  if (script === undefined || text === '' || findSkipReason(text) !== undefined) return undefined;
  for (const grammar of listGrammars(home.path, script.extension, text)) {
    // An unreadable file is reported when the file itself is scanned.
    const parsed = attempt(() => parsing.parse(home.path, text, grammar));
    if (parsed !== undefined) return createFlow(createSource(text, parsed), home);
  }
  return undefined;
}

/** The scripts of a tree, and the locations of their contents. */
export interface ScriptTree {
  root: string;
  links: ScriptLinks;
  /** Default: those of scans. */
  limits?: SearchLimits | undefined;
}

/** A text as `createTextCache` returns it. */
interface ScriptText {
  /** Empty when it cannot be read. */
  text: string;
  /** Whether it re-exports another file without naming the exports. */
  isHandingOn: boolean;
}

/** Number of characters of the most recently used texts that are cached. */
const mostKept = 2_000_000;

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
      if (characters <= mostKept || oldest === path) break;
      kept.delete(oldest);
      characters -= length;
    }
    return scriptText;
  };
}

const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;
