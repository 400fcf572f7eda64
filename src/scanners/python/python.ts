/**
 * Searches Python code for weaknesses with ruff's security rules, and with our own data flow analysis from requests to
 * dangerous uses.
 */
import type { ScanDiagnostic } from '../../api/schemas.ts';
import { pythonInstallation } from '../../installation.ts';
import { languageOf } from '../../languages/languages.ts';
import { programOf } from '../../languages/program.ts';
import { bytesOf } from '../../text/contents.ts';
import { readFileText } from '../../text/decode.ts';
import { extensionOf, isInstalledPackage } from '../../text/file-name.ts';
import { namedFiles } from '../../text/limits.ts';
import { diagnosticsOfSkips, type Skip } from '../../text/skipped-files.ts';
import { normalized } from '../../text/snippet.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { lookHere, type Task } from '../task.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { isDescription, operationsIn } from './operations.ts';
import { told, type ValuePlace } from './places.ts';
import { maximumModuleBytes, type PythonTree } from './project.ts';
import {
  loadPythonLibraries,
  type PythonAnswer,
  type PythonLibraries,
  type PythonTask,
  pythonScanner,
} from './python-file.ts';
import { type Selection, selectModules } from './selection.ts';
import { isTemplate, unescapedIn } from './templates.ts';

const { name, scanType } = pythonInstallation;

/**
 * The engine. Tests replace `load` and `mostModules`. In a tree with more modules, only that many are analysed
 * together.
 */
export function createPythonEngine(
  load: () => Promise<PythonLibraries> = loadPythonLibraries,
  mostModules = 5000,
): TreeEngine {
  const scanner = pythonScanner(name, load);
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const sorted = await sortFiles(context);
    if (sorted.tasks.length + sorted.skips.length + sorted.notebooks === 0)
      return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return ifInstalled(pythonInstallation, () => scanTasks(context, sorted, { scanner, mostModules }));
  };
  return { name, scanType, scanner, isShared, scan };
}

export const pythonEngine: TreeEngine = createPythonEngine();

/** Values flow from file to file. A file without an extension may also be Python. */
function isShared(path: string): boolean {
  return !isTemplate(path) && (languageOf(path) === 'Python' || extensionOf(path) === '' || isDescription(path));
}

interface Sorted {
  tasks: PythonTask[];
  skips: Skip[];
  /** Notebooks are counted among the files of their language, but not scanned. */
  notebooks: number;
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<Sorted> {
  const sorted: Sorted = { tasks: [], skips: [], notebooks: 0 };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    if (isTemplate(path)) {
      // The other files need no separate process.
      const { text } = await readFileText(root, file.stored);
      if (unescapedIn(text).length > 0) sorted.tasks.push(file);
    } else if ((await programOf(root, file)).language !== 'Python') continue;
    else if (isInstalledPackage(path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
    else if (extensionOf(path) === '.ipynb') sorted.notebooks += 1;
    else sorted.tasks.push(file);
  }
  return sorted;
}

async function scanTasks(
  context: EngineContext,
  { tasks, skips, notebooks }: Sorted,
  { scanner, mostModules }: { scanner: ReturnType<typeof pythonScanner>; mostModules: number },
): Promise<TreeResult> {
  const [places, elsewhere]: [ValuePlace[], ValuePlace[]] = [[], []];
  const lookedAt: string[] = [];
  const left: Skip[] = [...skips];
  const { tree, selection, large } = await treeOf(context, mostModules);
  const isAlone = ({ path }: Task) => selection !== undefined && !selection.chosen.has(path);
  const asked = tasks.map((task): PythonTask => (isAlone(task) ? { ...task, isAlone: true } : task));
  const place = { ...context, shared: tree };
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, asked, place)) {
    const { path } = looked.task;
    const answer: PythonAnswer =
      'fault' in looked ? { places: [], isRead: false, problem: looked.fault } : looked.answer;
    for (const place of answer.places) (place.path === path ? places : elsewhere).push(place);
    if (answer.isRead) lookedAt.push(path);
    if (answer.skipped !== undefined) left.push({ reason: answer.skipped, filePath: path });
    if (answer.problem !== undefined)
      left.push({ reason: `Not analysed to the end: ${normalized(answer.problem).slice(0, 200)}`, filePath: path });
  }
  const diagnostics = diagnosticsOfSkips(name, left);
  if (notebooks > 0) diagnostics.push({ engine: name, message: `Notebooks are not analysed (${notebooks})` });
  const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
  const coverage = diagnostics.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered';
  if (large.length > 0) diagnostics.push({ engine: name, message: largeMessage, ...namedFiles(large) });
  if (selection !== undefined) diagnostics.push(limitDiagnostic(selection, context.changed));
  return {
    findings: await findingsAt(context.root, tasks, [...places, ...elsewhere]),
    coverage,
    diagnostics,
    lookedAt,
  };
}

/** All Python files, including those that are not scanned this time. */
async function treeOf(
  { root, files, neighbours = files, changed }: EngineContext,
  most: number,
): Promise<{ tree: PythonTree; selection: Selection | undefined; large: string[] }> {
  const modules = neighbours.filter(({ path }) => extensionOf(path) === '.py' && !isInstalledPackage(path));
  const selection = modules.length > most ? selectModules(root, modules, { changed, most }) : undefined;
  const shared = selection === undefined ? neighbours : modules.filter(({ path }) => selection.chosen.has(path));
  const large = modules.filter(({ path, stored }) => changed?.has(path) && bytesOf(stored) > maximumModuleBytes);
  const pythonFiles = shared.filter(({ path }) => extensionOf(path) === '.py');
  return {
    tree: {
      operations: await operationsIn(root, neighbours),
      files: new Map(pythonFiles.map(({ path, stored }) => [path, stored])),
    },
    selection,
    large: large.map(({ path }) => path),
  };
}

const largeMessage = `Data flow from other files into changed files above ${maximumModuleBytes / 1024} KiB was not traced`;

/** Names the files whose data flow is cut off: all affected changed files, and as many others as fit. */
function limitDiagnostic(
  { chosen, left, cutOff }: Selection,
  changed: ReadonlySet<string> | undefined,
): ScanDiagnostic {
  const all = chosen.size + left.length;
  const message = `Data flow between files was traced in ${chosen.size} of ${all} Python files; in the others within each file only`;
  return { engine: name, message, ...namedFiles(changed === undefined ? left : cutOff) };
}

/**
 * If two findings are at the same location, the first counts: findings from the same file come before those from other
 * files.
 */
async function findingsAt(
  root: string,
  tasks: readonly Task[],
  places: readonly ValuePlace[],
): Promise<EngineFinding[]> {
  const byPath = Map.groupBy(places, ({ path }) => path);
  const found: EngineFinding[] = [];
  for (const { path, stored } of tasks) {
    const own = byPath.get(path) ?? [];
    if (own.length > 0) found.push(...told(path, (await readFileText(root, stored)).text, own));
  }
  return found;
}
