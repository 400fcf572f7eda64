/** Searches for common weaknesses in PHP, Java and Go with patterns over their syntax trees. */
import { patternInstallation } from '../../installation.ts';
import { detectByName, isPatternLanguage } from '../../languages/languages.ts';
import { detectProgram } from '../../languages/program.ts';
import { isInstalledPackage } from '../../text/file-name.ts';
import { mostSources } from '../../text/finding-source.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../text/skipped-files.ts';
import { collapseBlanks } from '../../text/snippet.ts';
import type { EngineContext } from '../engine.ts';
import { joinEdges } from '../reach.ts';
import { type Scanner, scanInThread } from '../task.ts';
import { runIfInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { findCalledFiles, findForeignCallers } from './foreign-callers.ts';
import type { LoadSearch, PatternFileResult, PatternFinding, PatternTask } from './pattern-file.ts';

const { name, scanType } = patternInstallation;

/** The engine. Tests replace `load`. */
export function createPatternEngine(load?: () => Promise<LoadSearch>): TreeEngine {
  const scanner: Scanner<PatternTask, PatternFileResult> = {
    name,
    // Imported here, so that only the process that scans these files loads the parsers.
    open: async (root) => {
      const { loadGrammars, scanPatternFile } = await import('./pattern-file.ts');
      const search = await (load ?? loadGrammars)();
      return (task) => scanPatternFile(root, task, search);
    },
    stateOf: (_task, { findings }) => (findings.length === 0 ? '' : undefined),
  };
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const { tasks, skips } = await sortPatternFiles(context);
    if (tasks.length + skips.length === 0) return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return runIfInstalled(patternInstallation, () => scanPatternTasks(context, { tasks, skips }, scanner));
  };
  const isConsulted = (path: string) => isPatternLanguage(detectByName(path));
  return {
    name,
    scanType,
    scanner,
    loads: 'PHP',
    isShared: () => false,
    isConsulted,
    findAffected: findCalledFiles,
    scan,
  };
}

export const patternEngine: TreeEngine = createPatternEngine();

interface SortedFiles {
  tasks: PatternTask[];
  skips: SkippedFile[];
}

async function sortPatternFiles({
  root,
  files,
  neighbours = files,
  loaded,
  signal,
}: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { tasks: [], skips: [] };
  const installed = listInstalledFolders(neighbours);
  for (const file of files) {
    signal.throwIfAborted();
    const name = loaded?.has(file.path) ? 'PHP' : (await detectProgram(root, file)).language;
    const isPage = name === 'Java Server Pages';
    const language = isPage ? 'Java' : name;
    if (!isPatternLanguage(language)) continue;
    const isVendored = installed.some((folder) => file.path.startsWith(folder));
    if (isVendored || isInstalledPackage(file.path)) {
      const folder = isVendored ? 'vendor' : 'node_modules';
      sorted.skips.push({ reason: `Installed package under ${folder}: code not analyzed`, filePath: file.path });
    } else sorted.tasks.push({ ...file, language, ...(isPage && { isPage }) });
  }
  return sorted;
}

/** Folders into which Composer or Go installed packages: they have its list, or its loader. */
function listInstalledFolders(files: EngineContext['files']): string[] {
  return files.flatMap(
    ({ path }) => /^(?:.*\/)?vendor\/(?=(?:composer\/installed\.json|modules\.txt)$)/.exec(path)?.[0] ?? [],
  );
}

async function scanPatternTasks(
  context: EngineContext,
  { tasks, skips }: SortedFiles,
  scanner: Scanner<PatternTask, PatternFileResult>,
): Promise<TreeResult> {
  const [findings, lookedAt]: [PatternFinding[], string[]] = [[], []];
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, context)) {
    const { path } = outcome.task;
    const result: PatternFileResult =
      'fault' in outcome ? { findings: [], isRead: false, problem: outcome.fault } : outcome.answer;
    findings.push(...result.findings);
    if (result.isRead) lookedAt.push(path);
    if (result.skipped !== undefined) skips.push({ reason: result.skipped, filePath: path });
    if (result.problem !== undefined)
      skips.push({
        reason: `Analysis stopped early: ${collapseBlanks(result.problem).slice(0, 200)}`,
        filePath: path,
      });
  }
  const languages = [...new Set(tasks.map(({ language }) => language))].sort();
  const partly = { engine: name, message: `Only common weaknesses are looked for in ${languages.join(', ')}` };
  return {
    ...addForeignCallers(context, findings),
    coverage: lookedAt.length > 0 ? 'partly covered' : 'not covered',
    diagnostics: [...(languages.length === 0 ? [] : [partly]), ...createSkipDiagnostics(name, skips)],
    lookedAt,
  };
}

/** Each further caller in another file makes a finding a new one. */
function addForeignCallers(
  context: EngineContext,
  findings: readonly PatternFinding[],
): Pick<TreeResult, 'findings' | 'consulted'> {
  const functions = findings.flatMap(({ filePath: path, functions: own }) => own.map((name) => ({ path, name })));
  const callers = findForeignCallers(context, functions);
  if (callers.size === 0) return { findings: [...findings] };
  const edges = new Map<string, Set<string>>();
  const found = findings.map((finding) => {
    const added = finding.functions.flatMap((name) =>
      (callers.get(`${finding.filePath} ${name}`) ?? []).map((path) => ({
        kind: 'caller',
        path,
        code: '',
        safeFor: [],
      })),
    );
    if (added.length === 0) return finding;
    edges.set(finding.filePath, new Set([...(edges.get(finding.filePath) ?? []), ...added.map(({ path }) => path)]));
    return { ...finding, sources: [...(finding.sources ?? []), ...added].slice(0, mostSources) };
  });
  return { findings: found, consulted: joinEdges(edges) };
}
