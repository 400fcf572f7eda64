/**
 * Searches Python code for weaknesses with ruff's security rules, and with our own data flow analysis from requests to
 * dangerous uses.
 */
import type { ScanDiagnostic } from '../../api/schemas.ts';
import { pythonInstallation } from '../../installation.ts';
import { detectByName } from '../../languages/languages.ts';
import { detectProgram } from '../../languages/program.ts';
import { getContentLength, readContent } from '../../text/contents.ts';
import { readFileText } from '../../text/decode.ts';
import { getExtension, isInstalledPackage } from '../../text/file-name.ts';
import { nameFiles } from '../../text/limits.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../text/skipped-files.ts';
import { collapseBlanks, createRangeFinder } from '../../text/snippet.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { findRenderedValue, type RenderedValue } from '../rendered.ts';
import { scanInThread, type Task } from '../task.ts';
import { runIfInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { createPythonFindings, type WeaknessLocation } from './findings.ts';
import { readRouteFiles } from './logins.ts';
import { isApiDescription, readOperations } from './operations.ts';
import { maximumModuleBytes, type PythonTree } from './project.ts';
import {
  createPythonScanner,
  loadPythonLibraries,
  type PythonLibraries,
  type PythonResult,
  type PythonTask,
} from './python-file.ts';
import { type Selection, selectModules } from './selection.ts';
import { findProse, findUnescaped, isTemplate } from './templates.ts';
import { isNotebook, readPythonText } from './text.ts';

const { name, scanType } = pythonInstallation;

/**
 * The engine. Tests replace `load` and `mostModules`. In a tree with more modules, only that many are analyzed
 * together.
 */
export function createPythonEngine(
  load: () => Promise<PythonLibraries> = loadPythonLibraries,
  mostModules = 5000,
): TreeEngine {
  const scanner = createPythonScanner(name, load);
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const sorted = await sortPythonFiles(context);
    if (sorted.tasks.length + sorted.skips.length === 0)
      return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return runIfInstalled(pythonInstallation, () => scanPythonTasks(context, sorted, { scanner, mostModules }));
  };
  return { name, scanType, scanner, loads: 'Python', isShared: isSharedFile, scan };
}

export const pythonEngine: TreeEngine = createPythonEngine();

/** Values flow from file to file, also into templates. A file without an extension may also be Python. */
function isSharedFile(path: string): boolean {
  return (
    isNotebook(path) ||
    isTemplate(path) ||
    detectByName(path) === 'Python' ||
    getExtension(path) === '' ||
    isApiDescription(path)
  );
}

interface Sorted {
  tasks: PythonTask[];
  /** Pages that are safe only while their engine escapes. */
  pages: { task: PythonTask; locations: WeaknessLocation[] }[];
  skips: SkippedFile[];
}

async function sortPythonFiles({ root, files, loaded, signal }: EngineContext): Promise<Sorted> {
  const sorted: Sorted = { tasks: [], pages: [], skips: [] };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    if (isTemplate(path)) {
      // The other files need no separate process.
      const { text } = await readFileText(root, file.stored);
      if (findUnescaped(text).length > 0) sorted.tasks.push(file);
      const locations = locateProse(path, text);
      if (locations.length > 0) sorted.pages.push({ task: file, locations });
    } else if (!loaded?.has(path) && (await detectProgram(root, file)).language !== 'Python') continue;
    else if (isInstalledPackage(path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analyzed', filePath: path });
    else sorted.tasks.push(file);
  }
  return sorted;
}

async function scanPythonTasks(
  context: EngineContext,
  { tasks, pages, skips }: Sorted,
  { scanner, mostModules }: { scanner: ReturnType<typeof createPythonScanner>; mostModules: number },
): Promise<TreeResult> {
  const [locations, elsewhere]: [WeaknessLocation[], WeaknessLocation[]] = [[], []];
  const lookedAt: string[] = [];
  const rendered: RenderedValue[] = [];
  const left: SkippedFile[] = [...skips];
  const { tree, selection, large } = await readPythonTree(context, mostModules);
  const isAlone = ({ path }: Task) => selection !== undefined && !selection.chosen.has(path);
  const asked = tasks.map((task): PythonTask => (isAlone(task) ? { ...task, isAlone: true } : task));
  const place = { ...context, shared: tree };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, asked, place)) {
    const { path } = outcome.task;
    const result: PythonResult =
      'fault' in outcome ? { places: [], isRead: false, problem: outcome.fault } : outcome.answer;
    for (const place of result.places) (place.path === path ? locations : elsewhere).push(place);
    rendered.push(...(result.rendered ?? []));
    if (result.isRead) lookedAt.push(path);
    if (result.skipped !== undefined) left.push({ reason: result.skipped, filePath: path });
    if (result.problem !== undefined)
      left.push({ reason: `Analysis stopped early: ${collapseBlanks(result.problem).slice(0, 200)}`, filePath: path });
  }
  const diagnostics = createSkipDiagnostics(name, left);
  const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
  const coverage = diagnostics.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered';
  if (large.length > 0) diagnostics.push({ engine: name, message: largeMessage, ...nameFiles(large) });
  if (selection !== undefined) diagnostics.push(createLimitDiagnostic(selection, context.changed));
  const open = locations.some(({ opensPages }) => opensPages) ? pages : [];
  const written = open.flatMap(({ locations: each }) => each);
  const found = [...locations, ...elsewhere, ...written].map((each) => connectTemplate(each, rendered));
  const read = [...new Map([...tasks, ...open.map(({ task }) => task)].map((task) => [task.path, task])).values()];
  return {
    findings: await createFindings(context.root, read, found),
    coverage,
    diagnostics,
    lookedAt,
  };
}

function locateProse(path: string, text: string): WeaknessLocation[] {
  const findRange = createRangeFinder(text);
  return findProse(text).map(({ start, end, outputs }) => ({
    ...findRange(start, end),
    path,
    rule: 'template-unescaped',
    weakness: 'escaping-off',
    severity: 'MEDIUM',
    outputs,
  }));
}

/** What a template writes is severe if a request brings it. */
function connectTemplate(location: WeaknessLocation, rendered: readonly RenderedValue[]): WeaknessLocation {
  for (const output of location.outputs ?? []) {
    const value = findRenderedValue(location.path, output, rendered);
    if (value !== undefined) return { ...location, severity: 'HIGH', source: value.source, sources: value.sources };
  }
  return location;
}

/** All Python files, including those that are not scanned this time. */
async function readPythonTree(
  { root, files, neighbours = files, changed }: EngineContext,
  most: number,
): Promise<{ tree: PythonTree; selection: Selection | undefined; large: string[] }> {
  const modules = neighbours.filter(({ path }) => getExtension(path) === '.py' && !isInstalledPackage(path));
  const selection = modules.length > most ? selectModules(root, modules, { changed, most }) : undefined;
  const shared = selection === undefined ? neighbours : modules.filter(({ path }) => selection.chosen.has(path));
  const large = modules.filter(
    ({ path, stored }) => changed?.has(path) && getContentLength(stored) > maximumModuleBytes,
  );
  const pythonFiles = shared.filter(({ path }) => getExtension(path) === '.py');
  const modulesByPath = new Map(pythonFiles.map(({ path, stored }) => [path, stored]));
  return {
    tree: {
      operations: await readOperations(root, neighbours),
      files: modulesByPath,
      routes: readRouteFiles(root, modulesByPath),
    },
    selection,
    large: large.map(({ path }) => path),
  };
}

const largeMessage = `Data flow from other files into changed files above ${maximumModuleBytes / 1024} KiB was not traced`;

/** Names the files whose data flow is cut off: all affected changed files, and as many others as fit. */
function createLimitDiagnostic(
  { chosen, left, cutOff }: Selection,
  changed: ReadonlySet<string> | undefined,
): ScanDiagnostic {
  const all = chosen.size + left.length;
  const message = `Data flow between files was traced in ${chosen.size} of ${all} Python files; in the others within each file only`;
  return { engine: name, message, ...nameFiles(changed === undefined ? left : cutOff) };
}

/**
 * If two findings are at the same location, the first counts: findings from the same file come before those from other
 * files.
 */
async function createFindings(
  root: string,
  tasks: readonly Task[],
  locations: readonly WeaknessLocation[],
): Promise<EngineFinding[]> {
  const byPath = Map.groupBy(locations, ({ path }) => path);
  const found: EngineFinding[] = [];
  for (const { path, stored } of tasks) {
    const own = byPath.get(path) ?? [];
    if (own.length === 0) continue;
    const text = isTemplate(path) ? undefined : readPythonText(path, readContent(root, stored))?.text;
    found.push(...createPythonFindings(path, text ?? (await readFileText(root, stored)).text, own));
  }
  return found;
}
