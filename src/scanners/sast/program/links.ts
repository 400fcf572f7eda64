/** Which scripts of a tree load which others by a relative path: what a look at one file may need of its neighbours. */
import { posix } from 'node:path';
import { type ScriptExtension, scriptExtensions } from '../../../languages/script-kinds.ts';
import { readContent } from '../../../text/contents.ts';
import { fingerprintOf } from '../../../text/fingerprint.ts';
import { invert, reachedFrom } from '../../reach.ts';
import { maximumScriptBytes } from '../size.ts';

export interface LinkedScript {
  /** Where its content lies, relative to the root of the tree. */
  stored: string;
  extension: ScriptExtension;
  /** Paths of the scripts that load it, sorted. */
  importers: string[];
  /** Which scripts a limit leaves for last: those with the highest number. */
  rank: number;
}

/** Changed: the commit differs there from the one that it is compared with. Near: imports lead from it to such a script, or back. */
const ranks = { changed: 0, requestAndNear: 1, request: 2, near: 3, other: 4 };

/** Whether the script is changed, or values may pass through it on their way to a changed one. */
export function isNearChange({ rank }: Pick<LinkedScript, 'rank'>): boolean {
  return rank !== ranks.request && rank !== ranks.other;
}

export function readsRequest({ rank }: Pick<LinkedScript, 'rank'>): boolean {
  return rank === ranks.request || rank === ranks.requestAndNear;
}

/** By path; plain data, which crosses threads. Scripts without links to others are left out. */
export type ScriptLinks = ReadonlyMap<string, LinkedScript>;

export interface NamedScript {
  path: string;
  stored: string;
  extension: ScriptExtension;
}

/** Also what stands in a comment is taken for one: a link too many costs a look, one too few a finding. */
const specifier = /(?:\bfrom|\bimport|\brequire|\bexport)\b[\s(]*(["'`])(\.{1,2}(?:\/[^"'`\n\\]*)?)\1/g;

/** What code that reads a request, or says what answers one, holds: a word too many changes an order, one too few hides a script. */
const request =
  /\b_?(?:req|request|ctx|context)\b|\bevent\.\w|@(?:Body|Query|Params?|Headers?|Req|Get|Post|Put|Patch|Delete|Args)\b|\.(?:get|post|put|patch|delete|all|use|route)\(\s*["'`/]|\b(?:readBody|getQuery|getRouterParams?|[sS]earchParams|formData|location|queryStringParameters|params|body|query|cookies)\b/;

export interface Linked {
  links: ScriptLinks;
  /** By the path of a changed script: its lines that read a request, without the blanks around them. */
  requestLines: Map<string, string[]>;
}

export async function linkScripts(
  root: string,
  scripts: readonly NamedScript[],
  changed: ReadonlySet<string> = new Set(),
): Promise<Linked> {
  const known = new Map(scripts.map(({ path, stored, extension }) => [path, { stored, extension }]));
  const loads = new Map<string, Set<string>>();
  const asking = new Set<string>();
  const requestLines = new Map<string, string[]>();
  for (const { path, stored } of scripts) {
    const text = readContent(root, stored).toString();
    if (text.length > maximumScriptBytes) continue;
    if (request.test(text)) asking.add(path);
    if (changed.has(path)) requestLines.set(path, linesWith(request, text));
    for (const [, , written = ''] of text.matchAll(specifier)) {
      const found = resolved(path, written, (each) => known.has(each)).path;
      if (found === undefined || found === path) continue;
      const importers = loads.get(found);
      if (importers === undefined) loads.set(found, new Set([path]));
      else importers.add(path);
    }
  }
  const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
  const near = nearTo(changed, loads);
  const rankOf = (path: string): number => {
    if (changed.has(path)) return ranks.changed;
    if (asking.has(path)) return near.has(path) ? ranks.requestAndNear : ranks.request;
    return near.has(path) ? ranks.near : ranks.other;
  };
  const links = new Map(
    [...linked].flatMap((path): [string, LinkedScript][] => {
      const script = known.get(path);
      const importers = [...(loads.get(path) ?? [])].sort();
      return script === undefined ? [] : [[path, { ...script, importers, rank: rankOf(path) }]];
    }),
  );
  return { links, requestLines };
}

function linesWith(pattern: RegExp, text: string): string[] {
  return text.split('\n').flatMap((line) => (pattern.test(line) ? [line.trim()] : []));
}

type Loads = ReadonlyMap<string, ReadonlySet<string>>;

/** The scripts to which imports lead from one of these paths, and those from which they lead to one. */
function nearTo(paths: ReadonlySet<string>, importersOf: Loads): Set<string> {
  const loaded = invert(importersOf);
  const above = reachedFrom(paths, (path) => importersOf.get(path) ?? []);
  return new Set([...above, ...reachedFrom(paths, (path) => loaded.get(path) ?? [])]);
}

/** By the path of a script: what it loads. */
export function inverted(links: ScriptLinks): Map<string, Set<string>> {
  return invert([...links].map(([path, { importers }]) => [path, importers]));
}

/**
 * Of these paths whether a script that is linked with others lies there, what it holds, and who loads it. `isCut`: a limit was
 * reached, so that the answer depends on the ranks too.
 */
export function stateOfLinks(
  paths: readonly string[],
  { links, isCut }: { links: ScriptLinks; isCut: boolean },
  digestOf: (stored: string) => string,
): string {
  const rankOf = (path: string) => links.get(path)?.rank ?? ranks.other;
  const states = paths.map((path) => {
    const script = links.get(path);
    if (script === undefined) return [path];
    const state = [path, digestOf(script.stored), script.extension, ...script.importers];
    return isCut ? [...state, rankOf(path), ...script.importers.map(rankOf)] : state;
  });
  return fingerprintOf([JSON.stringify(states)]);
}

export interface Resolution {
  /** Undefined when no script of the tree is meant. */
  path: string | undefined;
  /** Places that are looked at before it: a file that appears there is loaded instead. */
  missed: string[];
}

/** As Node.js, bundlers and TypeScript look for a relative path. */
export function resolved(from: string, written: string, isThere: (path: string) => boolean): Resolution {
  const missed: string[] = [];
  for (const path of candidates(from, written)) {
    if (isThere(path)) return { path, missed };
    missed.push(path);
  }
  return { path: undefined, missed };
}

/** TypeScript is loaded by the name of what it is compiled to. */
const compiled: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

function candidates(from: string, written: string): string[] {
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
