/**
 * Finds which scripts of a tree load which others by a relative path, as scanning a file may need its neighbours, and
 * which are too large, or not written by people, and therefore not analyzed. The other scripts of a tree as the scan of
 * one file sees them: loaded on demand, limited in number, and reported.
 */

import { posix } from 'node:path';
import { attempt } from '../../../shared/errors.ts';
import { type ScriptExtension, scriptExtensions } from '../../../shared/languages/program.ts';
import { decodeText, readContent } from '../../../shared/text/contents.ts';
import { hashParts } from '../../../shared/text/fingerprint.ts';
import { findReachable, invertEdges } from '../../engine.ts';
import type { Flow, Neighbours } from '../flow/facts.ts';
import { createBounds, type SearchLimits, searchLimits } from '../flow/facts.ts';
import { createFlow, type FileContext } from '../flow/flow.ts';
import { listGrammars, type Parse } from './parsing.ts';

interface LinkedScript {
  /** Location of its content, relative to the root of the tree. */
  stored: string;
  extension: ScriptExtension;
  /** Sorted paths of the scripts that load it. */
  importers: string[];
  /** A limit leaves out scripts with a high rank first. */
  rank: number;
}

/** Changed: differs from the compared commit. Near: connected by imports with a changed script, in either direction. */
const ranks = { changed: 0, requestAndNear: 1, request: 2, near: 3, other: 4 };

export function readsRequest({ rank }: Pick<LinkedScript, 'rank'>): boolean {
  return rank === ranks.request || rank === ranks.requestAndNear;
}

/** By path. Plain data that is passed between threads. Scripts without links are left out. */
export type ScriptLinks = ReadonlyMap<string, LinkedScript>;

/** Matches in comments count too: a superfluous link costs some time, a missing one costs a finding. */
const specifier = /(?:\bfrom|\bimport|\brequire|\bexport)\b[\s(]*(["'`])(\.{1,2}(?:\/[^"'`\n\\]*)?)\1/g;

/** Code that reads a request or registers a handler has this. A wrong match changes an order, a missing one hides. */
const request =
  /\b_?(?:req|request|ctx|context)\b|\bevent\.\w|@(?:Body|Query|Params?|Headers?|Req|Get|Post|Put|Patch|Delete|Args)\b|\.(?:get|post|put|patch|delete|all|use|route)\(\s*["'`/]|\b(?:readBody|getQuery|getRouterParams?|[sS]earchParams|formData|location|queryStringParameters|params|body|query|cookies)\b/;

export interface Linked {
  links: ScriptLinks;
  /** By path of a changed script: its trimmed lines that read a request. */
  requestLines: Map<string, string[]>;
}

export async function linkScripts(
  root: string,
  scripts: readonly { path: string; stored: string; extension: ScriptExtension }[],
  changed: ReadonlySet<string> = new Set(),
): Promise<Linked> {
  const scriptsByPath = new Map(scripts.map(({ path, stored, extension }) => [path, { stored, extension }]));
  const loads = new Map<string, Set<string>>();
  const asking = new Set<string>();
  const requestLines = new Map<string, string[]>();
  for (const { path, stored } of scripts) {
    const text = readContent(root, stored).toString();
    if (text.length > maximumScriptBytes) continue;
    if (request.test(text)) asking.add(path);
    if (changed.has(path)) {
      const asked = text.split('\n').filter((line) => request.test(line));
      requestLines.set(
        path,
        asked.map((line) => line.trim()),
      );
    }
    for (const found of listLoadedScripts(path, text, (each) => scriptsByPath.has(each))) {
      if (found === path) continue;
      const importers = loads.get(found);
      if (importers === undefined) loads.set(found, new Set([path]));
      else importers.add(path);
    }
  }
  const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
  // The scripts that are connected by imports with a changed one.
  const loaded = invertEdges(loads);
  const above = findReachable(changed, (path) => loads.get(path) ?? []);
  const near = new Set([...above, ...findReachable(changed, (path) => loaded.get(path) ?? [])]);
  const computeRank = (path: string): number => {
    if (changed.has(path)) return ranks.changed;
    if (asking.has(path)) return near.has(path) ? ranks.requestAndNear : ranks.request;
    return near.has(path) ? ranks.near : ranks.other;
  };
  const links = new Map(
    [...linked].flatMap((path): [string, LinkedScript][] => {
      const script = scriptsByPath.get(path);
      const importers = [...(loads.get(path) ?? [])].sort();
      return script === undefined ? [] : [[path, { ...script, importers, rank: computeRank(path) }]];
    }),
  );
  return { links, requestLines };
}

/** Addresses of files that are run as scripts, but not imported. */
const started =
  /(?:\b(?:fork|Worker|SharedWorker|importScripts|URL|register|resolve)\(\s*|\b__dirname\s*\+\s*|\bsrc\s*=\s*)(["'`])(\.{0,2}\/?[\w@][^"'`\n\\]*)\1/g;
const joined = /\b(?:join|resolve)\(\s*(?:__dirname|import\.meta\.dirname)\s*((?:,\s*(?:"[^"\n]*"|'[^'\n]*')\s*)+)\)/g;

/** The paths that a script or page loads by a relative address. */
export function* listLoadedScripts(path: string, text: string, isThere: (path: string) => boolean): Generator<string> {
  const parts = [...text.matchAll(joined)].map(([, list = '']) =>
    [...list.matchAll(/["']([^"']*)["']/g)].map(([, part = '']) => part).join('/'),
  );
  const addresses = [...text.matchAll(specifier), ...text.matchAll(started)].map(([, , written = '']) => written);
  for (const written of [...addresses, ...parts]) {
    const found = resolveScriptPath(path, written.replace(/^\/+/, ''), isThere).path;
    if (found !== undefined) yield found;
  }
}

/** What a package starts with: its main file, its commands, and the script that starts it. */
export function* listPackageEntries(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  const entry = /"(?:main|module|browser|start|bin|import|require|default|[\w-]+)"\s*:\s*"([^"\n]+)"/g;
  const starts = text.replace(
    /"scripts"\s*:\s*\{(?:(?!"scripts")[^}])*\}/,
    (scripts) => /"start"\s*:\s*"[^"]*"/.exec(scripts)?.[0] ?? '',
  );
  for (const [, value = ''] of starts.matchAll(entry))
    for (const word of value.split(/\s+/))
      if (word.includes('/') || /\.[cm]?[jt]s$/.test(word) || paths.has(posix.join(posix.dirname(path), word)))
        yield* listLoadedScripts(path, `require('./${word.replace(/^\.?\//, '')}')`, (each) => paths.has(each));
}

/**
 * The scripts that are connected with one of these paths by imports in any direction, over any number of steps. A path
 * that no longer exists, or that is new, counts for every import that may have meant it.
 */
export function findConnected(
  scripts: readonly { path: string; text: string }[],
  changed: ReadonlySet<string>,
): Set<string> {
  const paths = new Set([...scripts.map(({ path }) => path), ...changed]);
  const links = new Map<string, Set<string>>();
  const connect = (from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const { path, text } of scripts) {
    for (const [, , written = ''] of text.matchAll(specifier)) {
      for (const found of listCandidates(path, written)) {
        if (!paths.has(found)) continue;
        connect(path, found);
        connect(found, path);
      }
    }
  }
  return findReachable(changed, (path) => links.get(path) ?? []);
}

/** By path of a script: the scripts that it loads. */
export function invertLinks(links: ScriptLinks): Map<string, Set<string>> {
  return invertEdges([...links].map(([path, { importers }]) => [path, importers]));
}

/**
 * The state of the linked scripts at these paths: whether each exists, its content, and its importers. `isCut`: a limit
 * was reached, so the result also depends on the ranks.
 */
export function hashLinkState(
  paths: readonly string[],
  links: ScriptLinks,
  isCut: boolean,
  digestOf: (stored: string) => string,
): string {
  const computeRank = (path: string) => links.get(path)?.rank ?? ranks.other;
  const states = paths.map((path) => {
    const script = links.get(path);
    if (script === undefined) return [path];
    const state = [path, digestOf(script.stored), script.extension, ...script.importers];
    return isCut ? [...state, computeRank(path), ...script.importers.map(computeRank)] : state;
  });
  return hashParts([JSON.stringify(states)]);
}

/** Resolves a relative path like Node.js, bundlers and TypeScript. */
function resolveScriptPath(from: string, written: string, isThere: (path: string) => boolean) {
  const missed: string[] = [];
  for (const path of listCandidates(from, written)) {
    if (isThere(path)) return { path, missed };
    missed.push(path);
  }
  return { path: undefined, missed };
}

/** TypeScript is loaded by the name of its compiled file. */
const compiled: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

function listCandidates(from: string, written: string): string[] {
  const base = posix.join(posix.dirname(from), written.replace(/[?#].*$/, '')).replace(/\/$/, '');
  const extension = posix.extname(base);
  const sources = (compiled[extension] ?? []).map((other) => `${base.slice(0, -extension.length)}${other}`);
  const folder = base === '.' ? 'index' : `${base}/index`;
  return [
    base,
    ...sources,
    ...scriptExtensions.map((other) => `${base}${other}`),
    ...scriptExtensions.map((other) => `${folder}${other}`),
  ];
}

/** A larger script is a bundle or data, and its syntax tree would need gigabytes of memory. */
export const maximumScriptBytes = 1024 * 1024;
/** A text is minified when most of it is in lines that no person writes. */
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };

/** Why the text is skipped. Undefined when it is analyzed. */
export function findSkipReason(text: string): string | undefined {
  if (text.length > maximumScriptBytes)
    return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analyzed`;
  if (text.length < minified.leastBytes) return undefined;
  const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
  return long / text.length >= minified.share ? 'Minified script: code not analyzed' : undefined;
}

/** Of all files that are opened for one file. */
const mostCharacters = 1_200_000;
/** Factor for the limits when the path leads to a changed file. */
const shareOfNear = 2;

interface ViewParts {
  tree: ScriptTree;
  readText: ReturnType<typeof createTextCache>;
  parse: Parse;
}

/** `consulted`: sorted paths of files whose content, presence or absence the result depends on. */
export function createView(path: string, parts: ViewParts, main: () => Flow | undefined) {
  const { links, limits = searchLimits } = parts.tree;
  const consulted = new Set<string>();
  const flows = new Map<string, Flow | undefined>();
  const resolutions = new Map<
    string,
    {
      /** Undefined when it names no script of the tree. */
      path: string | undefined;
      /** Paths that are tried before it: a file that appears there would be loaded instead. */
      missed: string[];
    }
  >();
  const bounds = createBounds(path, limits);
  let characters = 0;
  const openFile = (other: string): Flow | undefined => {
    if (other === path) return main();
    consulted.add(other);
    if (flows.has(other)) return flows.get(other);
    const script = links.get(other);
    // Whether the script changed, or values may pass through it on their way to a changed one.
    const isNear = script !== undefined && script.rank !== ranks.request && script.rank !== ranks.other;
    const share = isNear ? shareOfNear : 1;
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

function loadFlow(text: string, { tree, parse }: ViewParts, home: FileContext): Flow | undefined {
  const script = tree.links.get(home.path);
  if (script === undefined || text === '' || findSkipReason(text) !== undefined) return undefined;
  for (const grammar of listGrammars(home.path, script.extension, text)) {
    // An unreadable file is reported when the file itself is scanned.
    const source = attempt(() => parse(home.path, text, grammar));
    if (source !== undefined) return createFlow(source, home);
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

/** Number of characters of the most recently used texts that are cached. */
const mostKept = 2_000_000;

/** The text is empty when it cannot be read. `isHandingOn`: it re-exports another file without naming the exports. */
export function createTextCache(tree: ScriptTree) {
  /** The most recently used text is last. */
  const kept = new Map<string, { text: string; isHandingOn: boolean }>();
  let characters = 0;
  return (path: string) => {
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
    for (const [oldest, { text: least }] of kept) {
      if (characters <= mostKept || oldest === path) break;
      kept.delete(oldest);
      characters -= least.length;
    }
    return scriptText;
  };
}

const handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;
