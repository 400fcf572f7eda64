/** Searches for common weaknesses in PHP, Java and Go with patterns over their syntax trees. */
import { patternInstallation } from '../../installation.ts';
import { isPatternLanguage } from '../../languages/languages.ts';
import { programOf } from '../../languages/program.ts';
import { isInstalledPackage } from '../../text/file-name.ts';
import { diagnosticsOfSkips, type Skip } from '../../text/skipped-files.ts';
import { normalized } from '../../text/snippet.ts';
import type { EngineContext, EngineFinding } from '../engine.ts';
import { lookHere, type Scanner } from '../task.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import type { LoadSearch, PatternFileAnswer, PatternTask } from './pattern-file.ts';

const { name, scanType } = patternInstallation;

/** The engine. Tests replace `load`. */
export function createPatternEngine(load?: () => Promise<LoadSearch>): TreeEngine {
  const scanner: Scanner<PatternTask, PatternFileAnswer> = {
    name,
    // Imported here, so that only the process that scans these files loads the parsers.
    open: async (root) => {
      const { loadGrammars, lookAtProgram } = await import('./pattern-file.ts');
      const search = await (load ?? loadGrammars)();
      return (task) => lookAtProgram(root, task, search);
    },
    stateOf: (_task, { findings }) => (findings.length === 0 ? '' : undefined),
  };
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const { tasks, skips } = await sortFiles(context);
    if (tasks.length + skips.length === 0) return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return ifInstalled(patternInstallation, () => scanTasks(context, { tasks, skips }, scanner));
  };
  return { name, scanType, scanner, isShared: () => false, scan };
}

export const patternEngine: TreeEngine = createPatternEngine();

interface SortedFiles {
  tasks: PatternTask[];
  skips: Skip[];
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { tasks: [], skips: [] };
  for (const file of files) {
    signal.throwIfAborted();
    const { language } = await programOf(root, file);
    if (!isPatternLanguage(language)) continue;
    if (isInstalledPackage(file.path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: file.path });
    else sorted.tasks.push({ ...file, language });
  }
  return sorted;
}

async function scanTasks(
  context: EngineContext,
  { tasks, skips }: SortedFiles,
  scanner: Scanner<PatternTask, PatternFileAnswer>,
): Promise<TreeResult> {
  const [findings, lookedAt]: [EngineFinding[], string[]] = [[], []];
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
    const { path } = looked.task;
    const answer: PatternFileAnswer =
      'fault' in looked ? { findings: [], isRead: false, problem: looked.fault } : looked.answer;
    findings.push(...answer.findings);
    if (answer.isRead) lookedAt.push(path);
    if (answer.skipped !== undefined) skips.push({ reason: answer.skipped, filePath: path });
    if (answer.problem !== undefined)
      skips.push({ reason: `Not analysed to the end: ${normalized(answer.problem).slice(0, 200)}`, filePath: path });
  }
  const languages = [...new Set(tasks.map(({ language }) => language))].sort();
  const partly = { engine: name, message: `Only common weaknesses are looked for in ${languages.join(', ')}` };
  return {
    findings,
    coverage: lookedAt.length > 0 ? 'partly covered' : 'not covered',
    diagnostics: [...(languages.length === 0 ? [] : [partly]), ...diagnosticsOfSkips(name, skips)],
    lookedAt,
  };
}
