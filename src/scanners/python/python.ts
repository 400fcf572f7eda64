/** Searches Python code for weaknesses with ruff's security rules and our own data flow from requests to sinks. */
import { pythonInstallation } from '../../shared/installation.ts';
import { detectByName } from '../../shared/languages/languages.ts';
import { detectProgram } from '../../shared/languages/program.ts';
import { readContent, readFileText } from '../../shared/text/contents.ts';
import { getExtension, isInstalledPackage } from '../../shared/text/file-name.ts';
import { createFlowDiagnostics, createSkipDiagnostics, type SkippedFile } from '../../shared/text/limits.ts';
import type { EngineContext, EngineFinding, Task, TreeEngine, TreeResult } from '../engine.ts';
import { runIfInstalled } from '../engine.ts';
import { collectAnswers } from '../patterns/code-finding.ts';
import { findRenderedValue, type RenderedValue } from '../rendered.ts';
import { createPythonFindings, type WeaknessLocation } from './findings.ts';
import { isApiDescription } from './operations.ts';
import { createPythonScanner, loadPythonLibraries, locateUnescaped, type PythonLibraries } from './python-file.ts';
import { findProse, findUnescaped, isTemplate } from './templates.ts';
import { isNotebook, readPythonText } from './text.ts';

const { name, scanType } = pythonInstallation;

/** The engine. Tests replace `load`. */
export function createPythonEngine(load: () => Promise<PythonLibraries> = loadPythonLibraries): TreeEngine {
  const scanner = createPythonScanner(name, load);
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const sorted = await sortPythonFiles(context);
    if (sorted.tasks.length + sorted.skips.length === 0)
      return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return runIfInstalled(pythonInstallation, () => scanPythonTasks(context, sorted, scanner));
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
  tasks: Task[];
  /** Pages that are safe only while their engine escapes. */
  pages: { task: Task; locations: WeaknessLocation[] }[];
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
      const locations = locateUnescaped(path, text, findProse(text));
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
  scanner: ReturnType<typeof createPythonScanner>,
): Promise<TreeResult> {
  const files = (context.neighbours ?? context.files).filter(isFollowed);
  const { answers, lookedAt, limited, skips: more } = await collectAnswers(context, scanner, tasks, { files });
  const locations = answers.flatMap(({ places }) => places);
  const given = answers.flatMap(({ rendered = [] }) => rendered);
  const diagnostics = createSkipDiagnostics(name, [...skips, ...more]);
  const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
  const coverage = diagnostics.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered';
  diagnostics.push(...createFlowDiagnostics(name, limited));
  const open = locations.some(({ opensPages }) => opensPages) ? pages : [];
  const written = open.flatMap(({ locations: each }) => each);
  const found = [...locations, ...written].map((each) => connectTemplate(each, given));
  const read = [...new Map([...tasks, ...open.map(({ task }) => task)].map((task) => [task.path, task])).values()];
  return {
    findings: await createFindings(context.root, read, found),
    coverage,
    diagnostics,
    lookedAt,
  };
}

/** What a template writes is severe if a request brings it. */
function connectTemplate(location: WeaknessLocation, rendered: readonly RenderedValue[]): WeaknessLocation {
  for (const output of location.outputs ?? []) {
    const value = findRenderedValue(location.path, output, rendered);
    if (value !== undefined) return { ...location, severity: 'HIGH', source: value.source, sources: value.sources };
  }
  return location;
}

/** Whether values are followed into the file from others, or it says which functions requests call. */
function isFollowed({ path }: Pick<Task, 'path'>): boolean {
  return (getExtension(path) === '.py' && !isInstalledPackage(path)) || isApiDescription(path);
}

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
