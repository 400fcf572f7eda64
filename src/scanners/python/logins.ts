/** Which routes lead to a function, and whether something checks a login before it runs, as far as names tell. */
import { readContent } from '../../shared/text/contents.ts';
import { createModules, listImports, type Modules } from '../engine/python/python-modules.ts';
import type { TreeFile } from '../engine.ts';
import { readPythonText } from './text.ts';

/** The Python files of a tree. */
interface PythonFiles {
  modules: Modules;
  read(path: string): string | undefined;
}

/** Longer files define nothing that routes lead to. */
const longestModule = 512 * 1024;

/**
 * Says for each route that leads to the function around an offset what its sources are safe for: `login`, or `unrouted`
 * for one that no route leads to. `text`: that of the file, if it is not one of the tree.
 */
export function createRouteReader(root: string, tree: readonly TreeFile[]) {
  const stored = new Map(tree.filter(({ path }) => path.endsWith('.py')).map((file) => [file.path, file.stored]));
  const read = (path: string): string | undefined => {
    const position = stored.get(path);
    return position === undefined
      ? undefined
      : readPythonText(path, readContent(root, position, longestModule + 1))?.text.slice(0, longestModule);
  };
  const files: PythonFiles = { modules: createModules(stored.keys(), read), read };
  let routes: ReturnType<typeof readRouteFiles> | undefined;
  return (path: string, offset: number, text = read(path) ?? ''): string[][] => {
    routes ??= readRouteFiles(files, stored.keys());
    const { names, decorated, isGuarded } = readFunctionAround(files, path, text, offset);
    // For each registration, whether it checks a login.
    const registered = routes.flatMap((file) => {
      const own = file.modules.has(path) ? names.flatMap((name) => file.names.get(name) ?? []) : [];
      return own.length === 0 ? [] : [...own, ...Array.from({ length: file.included }, () => own.every(Boolean))];
    });
    const reached = [...registered, ...Array.from({ length: decorated }, () => false)];
    if (reached.length === 0) return [[...(isGuarded ? ['login'] : []), 'unrouted']];
    return reached.map((isChecked) => (isGuarded || isChecked ? ['login'] : []));
  };
}

const login = /auth|log(?:ged)?_?in|permission|user_passes_test|staff_member|jwt|protect|requires?_|admin/i;
const registration =
  /\b(?:path|re_path|url|add_url_rule|add_api_route|add_route|add_resource|add_view|register|add_(?:get|post|put|patch|delete)|Route)\(/g;
/** Longer code is not the arguments of a registration. */
const longestRegistration = 400;

/**
 * The files that register functions and classes as handlers, such as `urls.py`. `modules`: those whose handlers it may
 * name. `names`: for each time that a name is registered, whether the registration checks a login. `included`: the
 * number of files that include it in their routes.
 */
function readRouteFiles({ modules: finder, read }: PythonFiles, paths: Iterable<string>) {
  const included = new Map<string, number>();
  const found = [...paths].flatMap((path) => {
    const text = read(path) ?? '';
    const starts = [...text.matchAll(registration)].map(({ index }) => index);
    if (starts.length === 0) return [];
    const modules = new Set([path, ...finder.listImported(path, text)]);
    const names = new Map<string, boolean[]>();
    for (const [index, start] of starts.entries()) {
      const [code = ''] = text
        .slice(start, Math.min(starts[index + 1] ?? text.length, start + longestRegistration))
        .split(/\n(?:\]|def |class |@)/, 1);
      const dotted = [...code.matchAll(/["']([A-Za-z_]\w*(?:\.\w+)+)["']/g)].map(([, name = '']) => name);
      const named = finder.listImported(path, dotted.map((name) => `import ${name}`).join('\n'));
      for (const module of named) included.set(module, (included.get(module) ?? 0) + 1);
      for (const name of dotted) {
        const from = name.replace(/(.*)\.(.*)/, 'from $1 import $2');
        for (const module of finder.listImported(path, from)) modules.add(module);
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

/** The function around the offset: its name and that of its class, and how many of its decorators are routes. */
function readFunctionAround(
  files: PythonFiles,
  path: string,
  text: string,
  offset: number,
): { names: string[]; decorated: number; isGuarded: boolean } {
  const before = text.slice(0, offset);
  const start = [...before.matchAll(/\n[ \t]*(?:async[ \t]+)?def /g)].at(-1)?.index ?? 0;
  const rows = before.slice(0, start).split('\n');
  const above = rows.slice(rows.findLastIndex((row) => !/^[ \t]*@/.test(row)) + 1).join('\n');
  // A parameter may be followed by others.
  const signature = text.slice(start, start + longestSignature).search(/:[ \t]*[#\n]/);
  const header = text.slice(start, Math.max(offset, start + signature));
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
    names: [/def\s+(\w+)/.exec(header)?.[1] ?? [], /class\s+(\w+)/.exec(owner)?.[1] ?? []].flat(),
    decorated: [...above.matchAll(route)].length,
    isGuarded: condition.test(header) || named.some((name) => mayCheck(files, path, text, name)),
  };
}

/** Whether the check is not visible, or decides something. */
function mayCheck(files: PythonFiles, path: string, text: string, name: string): boolean {
  const definition = findDefinition(files, path, text, name.split('.'));
  if (definition === undefined) return true;
  const [first = '', ...body] = definition.split('\n');
  const bases = first.slice(first.indexOf(name.split('.').at(-1) ?? '') + name.length);
  return (
    /\b(?:if|raise|assert|try|and|or|match|abort|redirect)\b/.test(body.join('\n')) ||
    login.test(`${bases}\n${body.join('\n')}`)
  );
}

/** The code of a function or class that the tree contains. */
function findDefinition(
  { modules, read }: PythonFiles,
  path: string,
  text: string,
  [first = '', ...rest]: readonly string[],
): string | undefined {
  const readBlock = (code: string, name: string): string | undefined =>
    new RegExp(String.raw`^(?:async[ \t]+def|def|class)[ \t]+${name}\b.*(?:\n(?:[ \t#)].*)?)*`, 'm').exec(code)?.[0];
  const own = rest.length === 0 ? readBlock(text, first) : undefined;
  if (own !== undefined) return own;
  for (const { dots, module, names } of listImports(text)) {
    const original = names.get(first);
    if (original === undefined) continue;
    const parts = [...(original === '' ? [] : [original]), ...rest];
    const name = parts.pop() ?? '';
    const target = modules.findModule(dots, [module, ...parts].join('.'), path);
    const defining = target?.endsWith('.py') ? modules.findDefining(target, name) : undefined;
    return defining === undefined ? undefined : readBlock(read(defining) ?? '', name);
  }
  return undefined;
}
