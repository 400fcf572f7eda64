/** Selects the Python files of a large tree that are analyzed together, when not all of them can be. */
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import type { TreeFile } from '../engine.ts';
import { findReachable, invertEdges } from '../reach.ts';
import { listStartFolders, maximumModuleBytes } from './project.ts';

export interface Selection {
  /** Paths of the modules that may call each other. */
  chosen: ReadonlySet<string>;
  /** Sorted paths of the files in which values are only followed within the file. */
  left: string[];
  /** Sorted paths of the changed files among these, and of those connected with them by calls. */
  cutOff: string[];
}

const importing =
  /^[ \t]*(?:from[ \t]+(\.*)[ \t]*([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([^\n#]+))/gm;
/** Code that reads a request or registers a handler contains this. */
const request =
  /\b(?:request|req|event|get_argument|get_query_argument|get_body_argument|RequestHandler|HTTPRequestHandler|urlpatterns|add_url_rule|info)\b|@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(/;

/**
 * Changed files come first, with everything that they call and that calls them. Then files that read a request, with
 * what they call.
 */
export function selectModules(
  root: string,
  modules: readonly TreeFile[],
  { changed = new Set(), most }: { changed?: ReadonlySet<string> | undefined; most: number },
): Selection {
  const paths = new Set(modules.map(({ path }) => path));
  const loads = new Map<string, Set<string>>();
  const asking: string[] = [];
  for (const { path, stored } of modules) {
    const { text } = decodeText(readContent(root, stored, maximumModuleBytes));
    if (request.test(text)) asking.push(path);
    loads.set(path, listImportedModules(path, text, paths));
  }
  const importers = invertEdges(loads);
  const listLoaded = (path: string) => loads.get(path) ?? [];
  const listImporters = (path: string) => importers.get(path) ?? [];
  const own = [...changed].filter((path) => paths.has(path)).sort();
  const order = new Set([
    ...findReachable(own, listLoaded),
    ...findReachable(own, listImporters),
    ...findReachable(asking, listLoaded),
    ...paths,
  ]);
  const chosen = new Set([...order].slice(0, most));
  const left = [...order].slice(most).sort();
  const neighbours = new Set([...findReachable(left, listImporters), ...findReachable(left, listLoaded)]);
  return { chosen, left, cutOff: own.filter((path) => neighbours.has(path)) };
}

/** The modules of the tree that the text imports, also inside functions. */
export function listImportedModules(path: string, text: string, paths: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const recordImport = (level: number, names: readonly string[]) => {
    for (const folder of listStartFolders(path, level)) {
      const base = [folder, ...names].filter((part) => part !== '').join('/');
      const file = [`${base}.py`, `${base}/__init__.py`].find((each) => paths.has(each));
      if (file === undefined) continue;
      found.add(file);
      return;
    }
  };
  for (const [, dots = '', from = '', members = '', plain] of text.matchAll(importing)) {
    const names = from.split('.').filter((part) => part !== '');
    if (plain === undefined) recordImport(dots.length, names);
    for (const each of (plain ?? members).replaceAll(/[()]|#.*/g, ' ').split(',')) {
      const [name = ''] = each.trim().split(/\s/, 1);
      recordImport(dots.length, [...names, ...name.split('.')]);
    }
  }
  found.delete(path);
  return found;
}
