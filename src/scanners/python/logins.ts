/** Which routes lead to a function, and whether something checks a login before it runs, as far as names tell. */
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import { getFolder } from '../../text/file-name.ts';
import type { Module } from './module.ts';
import { maximumModuleBytes, type PythonProject, type RouteFile } from './project.ts';
import { listImportedModules } from './selection.ts';

const login = /auth|log(?:ged)?_?in|permission|user_passes_test|staff_member|jwt|protect|requires?_|admin/i;
const registration =
  /\b(?:path|re_path|url|add_url_rule|add_api_route|add_route|add_resource|add_view|register|add_(?:get|post|put|patch|delete)|Route)\(/g;
/** Longer code is not the arguments of a registration. */
const longestRegistration = 400;

export function readRouteFiles(root: string, files: ReadonlyMap<string, string>): RouteFile[] {
  const paths = new Set(files.keys());
  const included = new Map<string, number>();
  const found = [...files].flatMap(([path, stored]) => {
    const { text } = decodeText(readContent(root, stored, maximumModuleBytes));
    const starts = [...text.matchAll(registration)].map(({ index }) => index);
    if (starts.length === 0) return [];
    const modules = new Set([path, ...listImportedModules(path, text, paths)]);
    const names = new Map<string, boolean[]>();
    for (const [index, start] of starts.entries()) {
      const [code = ''] = text
        .slice(start, Math.min(starts[index + 1] ?? text.length, start + longestRegistration))
        .split(/\n(?:\]|def |class |@)/, 1);
      const dotted = [...code.matchAll(/["']([A-Za-z_]\w*(?:\.\w+)+)["']/g)].map(([, name = '']) => name);
      const named = listImportedModules(path, dotted.map((name) => `import ${name}`).join('\n'), paths);
      for (const module of named) included.set(module, (included.get(module) ?? 0) + 1);
      for (const name of dotted) {
        const from = name.replace(/(.*)\.(.*)/, 'from $1 import $2');
        for (const module of listImportedModules(path, from, paths)) modules.add(module);
      }
      const words = `${code.replaceAll(/(["']).*?\1/g, '')} ${dotted.join(' ')}`.match(/\b[A-Za-z_]\w*/g);
      for (const word of new Set(words)) names.set(word, [...(names.get(word) ?? []), login.test(code)]);
    }
    return [{ path, modules, names }];
  });
  return found.map(({ path, modules, names }) => ({ modules, names, included: included.get(path) ?? 0 }));
}

const decorator = /^[ \t]*@([\w.]+)/gm;
const base = /(?<![\w.])([\w.]{0,100}(?:Login|Permission|UserPasses|Staff|Superuser)\w{0,60}(?:Mixin|View))\b/g;
const dependency = /\b(?:Depends|Security)\(\s*([\w.]*(?:user|auth|token|login|admin)[\w.]*)/gi;
const permissions = /permission_classes\s*=\s*[[(]([^\])]*)/g;
const condition =
  /\bis_authenticated\b|\bhas_perm\b|\bif\s+not\s+(?:request\.user|current_user|g\.user)\b|['"](?:user|user_id|username)['"]\s+(?:not\s+)?in\s+session/;

const route = /^[ \t]*@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(/gm;

const longestSignature = 4000;

interface EnclosingFunction {
  /** Offset of its beginning. */
  start: number;
  /** Its name and that of its class. */
  names: string[];
  /** Number of decorators that are routes. */
  routes: number;
  isGuarded: boolean;
}

/** The function around the offset. */
export function readFunctionAround(project: PythonProject, module: Module, offset: number): EnclosingFunction {
  const before = module.source.text.slice(0, offset);
  const start = [...before.matchAll(/\n[ \t]*(?:async[ \t]+)?def /g)].at(-1)?.index ?? 0;
  const rows = before.slice(0, start).split('\n');
  const above = rows.slice(rows.findLastIndex((row) => !/^[ \t]*@/.test(row)) + 1).join('\n');
  // A parameter may be followed by others.
  const signature = module.source.text.slice(start, start + longestSignature).search(/:[ \t]*[#\n]/);
  const header = module.source.text.slice(start, Math.max(offset, start + signature));
  const owner = /^\n[ \t]/.test(header) ? before.slice(Math.max(before.lastIndexOf('\nclass ', start), 0), start) : '';
  const listNames = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const classes = listNames(owner, permissions).flatMap((list) => list.match(/[\w.]+/g) ?? []);
  const named = [
    ...listNames(above, decorator).filter((name) => login.test(name)),
    ...listNames(owner, base),
    ...listNames(header, dependency),
    ...classes.filter((name) => !/(?:^|\.)AllowAny$/.test(name)),
  ];
  return {
    start,
    names: [/def\s+(\w+)/.exec(header)?.[1] ?? [], /class\s+(\w+)/.exec(owner)?.[1] ?? []].flat(),
    routes: [...above.matchAll(route)].length,
    isGuarded: condition.test(header) || named.some((name) => mayCheck(project, module, name)),
  };
}

/** Whether the check is not visible, or decides something. */
function mayCheck(project: PythonProject, module: Module, name: string): boolean {
  const definition = findDefinition(project, module, name.split('.'));
  if (definition === undefined) return true;
  const [first = '', ...body] = definition.split('\n');
  const bases = first.slice(first.indexOf(name.split('.').at(-1) ?? '') + name.length);
  return (
    /\b(?:if|raise|assert|try|and|or|match|abort|redirect)\b/.test(body.join('\n')) ||
    login.test(`${bases}\n${body.join('\n')}`)
  );
}

/** Longer chains of imports are not followed. */
const mostImports = 4;

/** The code of a function or class that the tree contains. */
function findDefinition(
  project: PythonProject,
  module: Module,
  [first = '', ...rest]: readonly string[],
  steps = 0,
): string | undefined {
  const own = new RegExp(String.raw`^(?:async[ \t]+def|def|class)[ \t]+${first}\b.*(?:\n(?:[ \t#)].*)?)*`, 'm');
  const block = rest.length === 0 ? own.exec(module.source.text)?.[0] : undefined;
  const imported = module.imports.get(first);
  if (block !== undefined || imported === undefined || steps > mostImports) return block;
  let found = project.imported(module, imported);
  let left = imported.member === undefined ? rest : [imported.member, ...rest];
  const folder =
    found === undefined || 'folder' in found
      ? found?.folder
      : /(?:^|\/)__init__\.py$/.test(found.module.path)
        ? getFolder(found.module.path)
        : undefined;
  const inner = folder === undefined ? undefined : project.within(folder, left[0] ?? '');
  if (inner !== undefined) [found, left] = [inner, left.slice(1)];
  return found !== undefined && 'module' in found && left.length > 0
    ? findDefinition(project, found.module, left, steps + 1)
    : undefined;
}
