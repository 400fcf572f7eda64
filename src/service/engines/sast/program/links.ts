/** Which scripts of a tree load which others by a relative path: what a look at one file may need of its neighbours. */
import { posix } from 'node:path';
import { readContent } from '../../../../git/contents.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import { type ScriptExtension, scriptExtensions } from '../kinds.ts';
import { maximumScriptBytes } from '../size.ts';

export interface LinkedScript {
  /** Where its content lies, relative to the root of the tree. */
  stored: string;
  extension: ScriptExtension;
  /** Paths of the scripts that load it, sorted. */
  importers: string[];
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

export async function linkScripts(root: string, scripts: readonly NamedScript[]): Promise<ScriptLinks> {
  const known = new Map(scripts.map(({ path, stored, extension }) => [path, { stored, extension }]));
  const loads = new Map<string, Set<string>>();
  for (const { path, stored } of scripts) {
    const text = readContent(root, stored).toString();
    if (text.length > maximumScriptBytes) continue;
    for (const [, , written = ''] of text.matchAll(specifier)) {
      const found = resolved(path, written, (each) => known.has(each)).path;
      if (found === undefined || found === path) continue;
      const importers = loads.get(found);
      if (importers === undefined) loads.set(found, new Set([path]));
      else importers.add(path);
    }
  }
  const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
  return new Map(
    [...linked].flatMap((path) => {
      const script = known.get(path);
      return script === undefined ? [] : [[path, { ...script, importers: [...(loads.get(path) ?? [])].sort() }]];
    }),
  );
}

/** Of these paths whether a script that is linked with others lies there, what it holds, and who loads it. */
export function stateOfLinks(
  paths: readonly string[],
  links: ScriptLinks,
  digestOf: (stored: string) => string,
): string {
  const states = paths.map((path) => {
    const script = links.get(path);
    return script === undefined ? [path] : [path, digestOf(script.stored), script.extension, ...script.importers];
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
