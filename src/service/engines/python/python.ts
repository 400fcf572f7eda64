/** Looks for dangerous code in Python with ruff's security rules and a walk of our own from requests to where they do harm. */
import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { pythonInstallation } from '../installation.ts';
import { programOf } from '../program.ts';
import { normalized } from '../snippet.ts';
import { extensionOf, isInstalledPackage } from '../source-file.ts';
import { lookHere, type Task } from '../task.ts';
import { readFileText } from '../text.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { loadPythonLibraries, type PythonAnswer, type PythonLibraries, pythonScanner } from './python-file.ts';
import { isTemplate, unescapedIn } from './templates.ts';

const { name, scanType } = pythonInstallation;

/** The engine; `load` is replaced in tests. */
export function createPythonEngine(load: () => Promise<PythonLibraries> = loadPythonLibraries): TreeEngine {
  const scanner = pythonScanner(name, load);
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const sorted = await sortFiles(context);
    if (sorted.tasks.length + sorted.skips.length + sorted.notebooks === 0)
      return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return ifInstalled(pythonInstallation, () => scanTasks(context, sorted, scanner));
  };
  return { name, scanType, scanner, isShared: () => false, scan };
}

export const pythonEngine: TreeEngine = createPythonEngine();

interface Sorted {
  tasks: Task[];
  skips: Skip[];
  /** They are counted among the files of their language, and not read. */
  notebooks: number;
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<Sorted> {
  const sorted: Sorted = { tasks: [], skips: [], notebooks: 0 };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    if (isTemplate(path)) {
      // The others need no process of their own.
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
  scanner: ReturnType<typeof pythonScanner>,
): Promise<TreeResult> {
  const findings: EngineFinding[] = [];
  const lookedAt: string[] = [];
  const left: Skip[] = [...skips];
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
    const { path } = looked.task;
    const answer: PythonAnswer =
      'fault' in looked ? { findings: [], isRead: false, problem: looked.fault } : looked.answer;
    findings.push(...answer.findings);
    if (answer.isRead) lookedAt.push(path);
    if (answer.skipped !== undefined) left.push({ reason: answer.skipped, filePath: path });
    if (answer.problem !== undefined)
      left.push({ reason: `Not analysed to the end: ${normalized(answer.problem).slice(0, 200)}`, filePath: path });
  }
  const diagnostics = diagnosticsOfSkips(name, left);
  if (notebooks > 0) diagnostics.push({ engine: name, message: `Notebooks are not analysed (${notebooks})` });
  const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
  const coverage = diagnostics.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered';
  return { findings, coverage, diagnostics, lookedAt };
}
