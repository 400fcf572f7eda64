/**
 * Runs all engines in parallel over one exported tree. One that fails does not affect the findings of the others. Finds
 * files that programs load as code although their names do not say so: `require('./x.cfg')`, `include 'x.md'`,
 * `exec(open('x.txt').read())`. They are scanned in the language of the program that loads them.
 */

import { posix } from 'node:path';
import type { Run } from 'sarif';
import { createCancelledError } from '../shared/errors.ts';
import { containsPhp, detectByName } from '../shared/languages/languages.ts';
import { detectScriptKind } from '../shared/languages/program.ts';
import { getSeverityRank, severities } from '../shared/severity.ts';
import { readContent } from '../shared/text/contents.ts';
import {
  classifyPath,
  getBaseName,
  getExtension,
  getFolder,
  isInstalledPackage,
  isUnshipped,
  isUnshippedTemplate,
} from '../shared/text/file-name.ts';
import type { ScanRequest } from '../shared/text/scan-request.ts';
import { createModules, type Modules } from './engine/python/python-modules.ts';
import { findIncluded, listIncludes } from './engine/tree-index.ts';
import type { EngineContext, EngineFinding, TreeEngine, TreeResult } from './engine.ts';
import { findReachable, invertEdges, joinEdges, limitScore } from './engine.ts';
import { writeRun } from './sarif.ts';
import { listLoadedScripts, listPackageEntries } from './sast/program/links.ts';

/** One SARIF run for each requested engine, in their order. Rejects with CANCELLED when the signal aborts. */
export async function runEngines(
  engines: readonly TreeEngine[],
  { root, files, changed, extras = [], only, isNarrow }: ScanRequest,
  surroundings: Pick<EngineContext, 'signal' | 'lookAtEach'>,
): Promise<Run[]> {
  const context = { root, neighbours: files, changed: changed && new Set(changed), isNarrow, extras, ...surroundings };
  const paths =
    changed === undefined || only !== undefined
      ? undefined
      : [...new Set([...files.map(({ path }) => path), ...changed])];
  const unshipped = createUnshippedTest({ root, files });
  const asked = engines.filter(({ name }) => only === undefined || only[name] !== undefined);
  const scans = asked.map(async (engine): Promise<Run> => {
    const loaded = engine.loads && findLoadedCode({ root, files }, engine.loads);
    const affected =
      isNarrow === true ? listAffected(engine, { ...context, files, ...(loaded && { loaded }) }) : undefined;
    const wanted = only === undefined ? affected : new Set(only[engine.name]);
    const own = files.filter(({ path }) => wanted === undefined || wanted.has(path));
    const isIdle = affected !== undefined && own.length === 0;
    const found = isIdle ? unaffected : await runEngine(engine, { ...context, files: own, ...(loaded && { loaded }) });
    // What is found in a file that only its loaders make a program, and in these, depends on all of them.
    const linked = loaded?.size ? { ...found, consulted: joinEdges(loaded, found.consulted) } : found;
    const result = lowerUnshipped(engine.name, linked, unshipped);
    return writeRun(engine, result, paths);
  });
  // All engines must have ended before the tree is deleted.
  const runs = await Promise.all(scans);
  if (surroundings.signal.aborted) throw createCancelledError(surroundings.signal);
  return runs;
}

/** The result of an engine that scans nothing that was changed. */
const unaffected: TreeResult = { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };

/** The files in which the change can have changed what the engine finds. */
function listAffected(engine: TreeEngine, context: EngineContext): Set<string> {
  const { files, changed = new Set<string>(), loaded = new Map<string, string[]>() } = context;
  const moved = findReachable(changed, (path) => loaded.get(path) ?? []);
  const isShared = engine.isShared ?? (() => true);
  const isMoved = [...moved].some((path) => isShared(path));
  const shared = isMoved ? files.map(({ path }) => path).filter((path) => isShared(path)) : [];
  const affected = [...moved, ...shared, ...(engine.findAffected?.(context, moved) ?? [])];
  const loads = invertEdges(loaded);
  return findReachable(affected, (path) => loads.get(path) ?? []);
}

/** When an engine fails, the findings of the others count; its own missing findings keep the run from passing. */
async function runEngine(engine: TreeEngine, context: EngineContext): Promise<TreeResult> {
  try {
    return await engine.scan(context);
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
    const message = `The engine failed: ${reason.slice(0, 300)}`;
    return {
      findings: [],
      coverage: 'not covered',
      diagnostics: [{ engine: engine.name, message, failed: true }],
      lookedAt: [],
    };
  }
}

/** Asset files of bundlers do not contain these words, and scripts with an effect do. */
const scriptWords =
  /\b(?:require|eval|function|Function|exports|process|globalThis|document|window|fetch|XMLHttpRequest)\b|=>|\bexport\s+(?:const|default|class|let|var)\b|\bimport\s(?:(?!\bimport\b).)*\bfrom\b/;
/** Data that is loaded as such, and files that are scanned with the scripts in them. */
const notScript = /\.(?:json|node|wasm|vue|svelte|astro|riot|marko)$/i;

const languages: Readonly<
  Record<
    NonNullable<TreeEngine['loads']>,
    {
      mayLoad(path: string): boolean;
      list(path: string, text: string, paths: ReadonlySet<string>): Iterable<string>;
      /** Whether the name of a file does not show the language although its content may be in it. */
      isOther(path: string, text: string): boolean;
    }
  >
> = {
  JavaScript: {
    mayLoad: (path) => detectScriptKind(path) !== undefined || getBaseName(path) === 'package.json',
    list: (path, text, paths) =>
      getBaseName(path) === 'package.json'
        ? listPackageEntries(path, text, paths)
        : [...listLoadedScripts(path, text, (each) => paths.has(each)), ...listRunTexts(path, text, paths)],
    isOther: (path, text) => {
      const kind = detectScriptKind(path);
      if (notScript.test(path) || (kind !== undefined && 'extension' in kind)) return false;
      return !/^\s*<(?!!--)/.test(text) && scriptWords.test(text);
    },
  },
  PHP: {
    mayLoad: (path) => detectByName(path) === 'PHP' || /\.(?:x?html?|shtml|tpl|inc)$/i.test(path),
    list: listIncludes,
    isOther: (path, text) => detectByName(path) !== 'PHP' && containsPhp(text),
  },
  Python: {
    mayLoad: (path) => detectByName(path) === 'Python',
    list: listRunTexts,
    isOther: (path) => detectByName(path) !== 'Python' && !/\.(?:so|pyd|dll|json)$/i.test(path),
  },
};

/** Code that runs a file by its name, and code that runs a text, which may be read from a file. */
const running = /\b(?:exec|execfile|run_path|load_source|SourceFileLoader|spec_from_file_location)\(/;
const runningText = /\b(?:eval|Function|Script|runIn\w+Context|compile\w*|_compile)\(/;

function mayRunFile(line: string): boolean {
  const start = line.search(runningText);
  return running.test(line) || (start >= 0 && /\bread/.test(line.slice(start)));
}

function* listRunTexts(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  for (const line of text.split(/[\r\n]+/).filter(mayRunFile))
    for (const [, , written = ''] of line.matchAll(/(["'`])([^"'`\n]+)\1/g)) {
      const found = findIncluded(path, written, paths);
      if (found !== undefined) yield found;
    }
}

const longestText = 1024 * 1024;

/** By path of such a file, the files that load it. */
function findLoadedCode(
  { root, files }: Pick<EngineContext, 'root' | 'files'>,
  language: NonNullable<TreeEngine['loads']>,
): ReadonlyMap<string, readonly string[]> {
  const { mayLoad, list, isOther } = languages[language];
  const stored = new Map(files.map((file) => [file.path, file.stored]));
  const paths = new Set(stored.keys());
  const loaded = new Map<string, string[]>();
  const readText = (path: string) => readContent(root, stored.get(path) ?? path, longestText + 1).toString();
  const queue = [...paths].filter((path) => mayLoad(path) && !isInstalledPackage(path));
  // Iterating over an array includes items that are added during the iteration.
  for (const path of queue) {
    const text = readText(path);
    if (text.length > longestText) continue;
    for (const found of new Set(list(path, text, paths))) {
      const loaders = loaded.get(found);
      if (loaders !== undefined) loaders.push(path);
      else if (found !== path && isOther(found, readText(found))) {
        loaded.set(found, [path]);
        if (!mayLoad(found)) queue.push(found);
      }
    }
  }
  return loaded;
}

/**
 * Weaknesses of code that is not shipped (tests, fixtures, examples, benchmarks, documentation) are rated one severity
 * lower, and those below high are only counted, because such code does not run in production. Secrets and packages keep
 * their severity wherever they are. A path alone proves nothing: what shipped code loads is shipped.
 */
function lowerUnshipped(name: string, result: TreeResult, test: ReturnType<typeof createUnshippedTest>): TreeResult {
  const consulted = new Map(result.consulted);
  for (const filePath of new Set(result.findings.map((finding) => finding.filePath))) {
    const loaders = test.listLoaders(filePath);
    if (loaders.length > 0)
      consulted.set(filePath, [...new Set([...(consulted.get(filePath) ?? []), ...loaders])].sort());
  }
  const isGrave = ({ severity }: EngineFinding) => getSeverityRank(severity) <= getSeverityRank('HIGH');
  const kept = result.findings.filter((finding) => !test.isUnshipped(finding) || isGrave(finding));
  const leftOut = result.findings.length - kept.length;
  const message = `Weaknesses below high in tests, examples, benchmarks and documentation are left out: ${leftOut}`;
  return {
    ...result,
    ...(consulted.size > 0 && { consulted }),
    findings: kept.map((finding) => {
      if (!test.isUnshipped(finding)) return finding;
      const severity = severities[getSeverityRank(finding.severity) + 1] ?? finding.severity;
      return { ...finding, severity, ...(finding.cvss !== undefined && { cvss: limitScore(severity, finding.cvss) }) };
    }),
    diagnostics: leftOut === 0 ? result.diagnostics : [...result.diagnostics, { engine: name, message }],
  };
}

/** The tree is only read for files whose path says that they are not shipped. */
function createUnshippedTest(tree: Pick<EngineContext, 'root' | 'files'>) {
  let loaders: Map<string, string> | undefined;
  let modules: Set<string> | undefined;
  const isModule = (folder: string) => {
    modules ??= new Set(tree.files.flatMap(({ path }) => (/\.(?:tf|tofu)$/.test(path) ? [getFolder(path)] : [])));
    return modules.has(folder);
  };
  const findLoader = (path: string) => {
    loaders ??= findLoadedUnshipped(tree);
    return loaders.get(path);
  };
  return {
    isUnshipped: ({ type, filePath }: Pick<EngineFinding, 'type' | 'filePath'>) => {
      if (type === 'IAC') return isUnshippedTemplate(filePath, isModule);
      return (
        (type === 'SAST' || type === 'AGENTIC_SAST') && isUnshipped(filePath) && findLoader(filePath) === undefined
      );
    },
    /** The files because of which a file is shipped whose path says otherwise. */
    listLoaders: (path: string) => {
      const above: string[] = [];
      for (let next = path; isUnshipped(next); ) {
        const loader = findLoader(next);
        if (loader === undefined || loader === next) break;
        above.push(loader);
        next = loader;
      }
      return above;
    },
  };
}

/** What configures tests and builds may load tests, and is not shipped either. */
const tooling =
  /(?:^|\/)(?:\.[^/]+\/|(?:jest|vite\.config|vitest|karma|cypress|playwright|wdio|mocha|ava|protractor|stryker|nightwatch|codecept|gulp|grunt|setup-?tests)[^/]*\.[cm]?[jt]s$|noxfile\.py$)|\.stor(?:y|ies)\.[cm]?[jt]sx?$/i;

/** Files that look unshipped by their path but that shipped code loads, directly or not; each with what loads it. */
export function findLoadedUnshipped({ root, files }: Pick<EngineContext, 'root' | 'files'>): Map<string, string> {
  const stored = new Map(files.map((file) => [file.path, file.stored]));
  const paths = new Set(stored.keys());
  const unshipped = files.map(({ path }) => path).filter(isUnshipped);
  if (unshipped.length === 0) return new Map();
  const findBySuffix = createSuffixIndex(unshipped);
  // It is not known what imports a package of Go; a program cannot be imported.
  const isPackage = (path: string) =>
    !/^\s*package\s+main\b/m.test(readContent(root, stored.get(path) ?? path).toString());
  const packages = unshipped.filter(
    (path) =>
      getExtension(path) === '.go' && !['test', 'fixture'].includes(classifyPath(path) ?? '') && isPackage(path),
  );
  const loaded = new Map(packages.map((path): [string, string] => [path, path]));
  const queue = files.map(({ path }) => path).filter((path) => !isUnshipped(path) && !tooling.test(path));
  // Iterating over an array includes items that are added during the iteration.
  for (const path of queue) {
    const list = chooseReader(path);
    if (list === undefined) continue;
    const content = readContent(root, stored.get(path) ?? path);
    if (content.length > longestText) continue;
    for (const found of list(path, content.toString(), paths, findBySuffix)) {
      if (loaded.has(found) || !isUnshipped(found)) continue;
      loaded.set(found, path);
      queue.push(found);
    }
  }
  return loaded;
}

type Reader = (
  path: string,
  text: string,
  paths: ReadonlySet<string>,
  findBySuffix: (written: string) => readonly string[],
) => Iterable<string>;

function chooseReader(path: string): Reader | undefined {
  if (getBaseName(path) === 'package.json') return listPackageEntries;
  if (starting.test(path)) return listStarts;
  if (getExtension(path) === '.py') return listPythonLoads;
  if (detectByName(path) === 'PHP') return listPhpLoads;
  return detectScriptKind(path) === undefined ? undefined : listScriptLoads;
}

/** An address without a folder to start from, as an alias, a root of sources or a page writes it: `@/demo/a`. */
const rooted = /(?:\bfrom|\bimport|\brequire|\bsrc\s*=)[\s(]*["'`]([@~#]?\/?)([\w@][^"'`\n]*)["'`]/g;

/** Only the folder of what is loaded is known: `require('./demo/' + name)`. */
const loadedFolder =
  /\b(?:require|import|include|import_module|__import__)(?:_once)?\b[\s(]{0,20}(?:\w{1,40}\.)?(?:(?:join|resolve)\(\s{0,20})?(?:__dirname|__DIR__|import\.meta\.dirname)?[\s,+.]{0,20}f?["'`]([\w@./-]*\w[/.]?)(?:["'`]\s{0,20}[,+.%]\s{0,20}\$?\w|\$?\{|\$\w)/g;

function* listLoadedFolders(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  for (const written of new Set([...text.matchAll(loadedFolder)].map(([, folder = '']) => folder))) {
    const folder = getExtension(path) === '.py' ? written.replaceAll('.', '/') : written.replace(/^\/+/, '');
    const from = /^\.?\.\//.test(folder) || detectByName(path) === 'PHP' ? getFolder(path) : '';
    const starts = [from, getFolder(path)].map((base) => posix.join(base, folder).replace(/\/*$/, '/'));
    for (const each of paths) if (starts.some((start) => each.startsWith(start))) yield each;
  }
}

function* listScriptLoads(...[path, text, paths, findBySuffix]: Parameters<Reader>): Generator<string> {
  yield* listLoadedScripts(path, text, (each) => paths.has(each));
  yield* listLoadedFolders(path, text, paths);
  for (const [, root = '', written = ''] of text.matchAll(rooted))
    if (written.includes('/') || /^[@~#]\/$/.test(root)) yield* findBySuffix(written);
}

/** What says how a program is started or installed. */
const starting =
  /(?:^|\/)(?:(?:docker|container)file(?!.*(?:test|dev|ci))[^/]*|[^/]*\.dockerfile|procfile|(?:docker-)?compose(?!.*(?:test|dev|ci))[^/]*\.ya?ml|(?:serverless|app|fly|render)\.(?:ya?ml|toml)|setup\.(?:py|cfg)|pyproject\.toml|[^/]*\.service)$/i;

/** Files that are named with their folder, and modules with a function or object: `demo/a.js`, `demo.a:main`. */
function* listStarts(...given: Parameters<Reader>): Generator<string> {
  const [path, text, paths] = given;
  if (getExtension(path) === '.py') yield* listPythonLoads(...given);
  const isInstalled = /^(?:pyproject|setup)/.test(getBaseName(path));
  for (const word of new Set(text.match(/(?<![\w./-])(?:\.?\/)?[\w-][\w./-]*(?::[A-Za-z_])?/g))) {
    const [written = '', isModule] = word.split(':');
    const name = posix.join(getFolder(path), written);
    const named = isModule === undefined ? [name] : [name, `${name.replaceAll('.', '/')}.py`];
    if (isModule !== undefined || !isInstalled) yield* named.filter((each) => paths.has(each));
    // The folder of a program of Go.
    if (word.startsWith('./') && !isInstalled)
      yield* [...paths].filter((each) => each.endsWith('.go') && getFolder(each) === name);
  }
}

const dotted = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)["']/g;

function* listPhpLoads(...[path, text, paths]: Parameters<Reader>): Generator<string> {
  yield* listIncludes(path, text, paths);
  yield* listLoadedFolders(path, text, paths);
}

const pythonModules = new WeakMap<ReadonlySet<string>, Modules>();

/** Django and others name modules in texts: `include('demo.urls')`. */
function* listPythonLoads(...[path, text, paths]: Parameters<Reader>): Generator<string> {
  const modules = pythonModules.get(paths) ?? createModules(paths, () => undefined);
  pythonModules.set(paths, modules);
  yield* modules.listImported(path, text);
  yield* listLoadedFolders(path, text, paths);
  const named = [...text.matchAll(dotted)].map(([, name = '']) => name.replace(/(.*)\.(.*)/, 'from $1 import $2'));
  if (named.length > 0) yield* modules.listImported(path, named.join('\n'));
}

/** Finds paths by their end without an extension: `demo/a` means `src/demo/a.ts` and `demo/a/index.js`. */
function createSuffixIndex(paths: readonly string[]) {
  const byLast = Map.groupBy(
    paths.map((path) => ({ path, stem: path.replace(/(?:\/index)?\.\w+$/, '') })),
    ({ stem }) => getBaseName(stem),
  );
  return (written: string) => {
    const stem = written.replace(/[?#].*$/, '').replace(/(?:\/index)?\.(?:[cm]?[jt]sx?|vue|svelte)$/, '');
    const fits = byLast.get(getBaseName(stem)) ?? [];
    return fits.filter((one) => one.stem === stem || one.stem.endsWith(`/${stem}`)).map(({ path }) => path);
  };
}
