/** Looks for dangerous code in JavaScript and TypeScript with ESLint's security rules, and says which code it could not read. */
import type { ScanDiagnostic } from '../../../api/schemas.ts';
import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import { isKnownOther } from '../../../policy/languages/languages.ts';
import type { EngineContext, EngineFinding, EngineResult } from '../engine.ts';
import { sastInstallation } from '../installation.ts';
import { programOf } from '../program.ts';
import { normalized } from '../snippet.ts';
import { extensionOf, isInstalledPackage } from '../source-file.ts';
import { lookHere, type Scanner } from '../task.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { kindOfLanguage, scriptKindOf, suspicionOf } from './kinds.ts';
import type { LintLibraries } from './linter.ts';
import { linkScripts, type ScriptLinks, stateOfLinks } from './program/links.ts';
import type { ScriptAnswer, ScriptTask } from './script-file.ts';

const { name, scanType } = sastInstallation;

/** Named one by one; beyond, the rest share one line, as skipped files do. */
const parseProblemLines = 200;

/** The engine; `load` is replaced in tests. */
export function createSastEngine(load?: () => Promise<LintLibraries>): TreeEngine {
  const scanner = scannerOf(load);
  const scan = (context: EngineContext) => ifInstalled(sastInstallation, () => scanTree(context, scanner));
  return { name, scanType, scanner, isShared: () => false, isConsulted: isLinked, scan };
}

function scannerOf(load: (() => Promise<LintLibraries>) | undefined): Scanner<ScriptTask, ScriptAnswer> {
  return {
    name,
    // Here, so that only the process that looks at scripts loads what reads them.
    open: async (root, links) => (await import('./script-file.ts')).openScripts(root, linksIn(links), load),
    stateOf: ({ path }, { consulted = [] }, { shared, digestOf }) =>
      stateOfLinks([path, ...consulted], linksIn(shared), digestOf),
  };
}

const linksIn = (shared: unknown): ScriptLinks => (shared as ScriptLinks | undefined) ?? new Map();

/** Whether other scripts may load it. */
function isLinked(path: string): boolean {
  const kind = scriptKindOf(path);
  return kind !== undefined && 'extension' in kind && !isInstalledPackage(path);
}

export const sastEngine: TreeEngine = createSastEngine();

interface Progress {
  findings: EngineFinding[];
  lookedAt: string[];
  skips: Skip[];
  problems: ScanDiagnostic[];
  /** Files in which a value was too far away to be followed. */
  cutShort: string[];
  consulted: Map<string, readonly string[]>;
  /** Number of files per language that this engine does not read. */
  languages: Map<string, number>;
}

async function scanTree(context: EngineContext, scanner: Scanner<ScriptTask, ScriptAnswer>): Promise<TreeResult> {
  const { tasks, unknown, isElsewhere, ...sorted } = await sortFiles(context);
  const progress: Progress = {
    findings: [],
    lookedAt: [],
    problems: [],
    cutShort: [],
    consulted: new Map(),
    ...sorted,
  };
  const place = { ...context, shared: tasks.length === 0 ? undefined : await linksOf(context) };
  for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, place)) {
    const { path } = looked.task;
    if ('fault' in looked) progress.problems.push(problemAt(path, looked.fault));
    else addAnswer(progress, path, looked.answer);
  }
  const { findings, lookedAt, skips, problems, languages, consulted } = progress;
  const left = languageDiagnostics(languages, lookedAt.length === 0 && !isElsewhere ? unknown : []);
  const diagnostics = [...diagnosticsOfSkips(name, skips), ...problemDiagnostics(problems), ...left];
  const isWhole = diagnostics.length === 0;
  if (lookedAt.length > 0) {
    const said = [...diagnostics, ...limitDiagnostics(progress.cutShort)];
    return {
      findings,
      coverage: isWhole ? 'covered' : 'partly covered',
      diagnostics: said,
      lookedAt,
      ...(consulted.size > 0 ? { consulted } : {}),
    };
  }
  if (!isWhole) return { findings, coverage: 'not covered', diagnostics, lookedAt };
  const message = 'The commit holds no source code that needs analysis';
  const silence = isElsewhere ? [] : [{ engine: name, message }];
  return { findings, coverage: 'covered', diagnostics: silence, lookedAt };
}

/** Of all scripts, also of those that are not looked at this time. */
function linksOf({ root, files, neighbours = files }: EngineContext): Promise<ScriptLinks> {
  const scripts = neighbours.flatMap(({ path, stored }) => {
    const kind = isInstalledPackage(path) ? undefined : scriptKindOf(path);
    return kind !== undefined && 'extension' in kind ? [{ path, stored, extension: kind.extension }] : [];
  });
  return linkScripts(root, scripts);
}

function addAnswer(progress: Progress, path: string, answer: ScriptAnswer): void {
  const { findings, isRead, skipped, problem, others = [] } = answer;
  progress.findings.push(...findings);
  if (isRead) progress.lookedAt.push(path);
  if (answer.consulted !== undefined) progress.consulted.set(path, answer.consulted);
  if (answer.isCutShort) progress.cutShort.push(path);
  if (skipped !== undefined) progress.skips.push({ reason: skipped, filePath: path });
  if (problem !== undefined) progress.problems.push(problemAt(path, problem));
  for (const language of others)
    progress.skips.push({ reason: `Script in ${normalized(language).slice(0, 40)}: not analysed`, filePath: path });
}

interface SortedFiles extends Pick<Progress, 'languages' | 'skips'> {
  tasks: ScriptTask[];
  /** Files that are neither known code nor known to be none. */
  unknown: string[];
  /** Whether there is code that another engine reads. */
  isElsewhere: boolean;
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { tasks: [], languages: new Map(), skips: [], unknown: [], isElsewhere: false };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    const named = scriptKindOf(path);
    const language = named === undefined ? (await programOf(root, file)).language : undefined;
    const kind = named ?? kindOfLanguage(language);
    if (kind !== undefined && isInstalledPackage(path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
    else if (kind !== undefined) sorted.tasks.push({ ...file, kind });
    else {
      const isOther = isKnownOther(path);
      const suspicion = suspicionOf(path, language, isOther);
      if (suspicion !== undefined) sorted.tasks.push({ ...file, ...suspicion });
      if (language === 'Python') sorted.isElsewhere = true;
      else if (language !== undefined) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
      else if (!isOther) sorted.unknown.push(path);
    }
  }
  return sorted;
}

function problemAt(path: string, problem: string): ScanDiagnostic {
  return { engine: name, message: `Not analysed to the end: ${normalized(problem).slice(0, 200)}`, file_path: path };
}

function problemDiagnostics(problems: readonly ScanDiagnostic[]): ScanDiagnostic[] {
  const rest = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
  const shared = rest.map((filePath) => ({ reason: 'Not analysed to the end', filePath }));
  return [...problems.slice(0, parseProblemLines), ...diagnosticsOfSkips(name, shared)];
}

/** A limit of what is looked for, not a file that was left out: patterns were found in it, and values that are nearer. */
function limitDiagnostics(paths: readonly string[]): EngineResult['diagnostics'] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, 5).map((path) => normalized(path).slice(0, 100));
  const rest = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
  const message = `Values that come from far away were not followed to the end in ${shown.join(', ')}${rest}`;
  return [{ engine: name, message }];
}

function languageDiagnostics(
  languages: ReadonlyMap<string, number>,
  unknown: readonly string[],
): EngineResult['diagnostics'] {
  const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
  const kinds = [...new Set(unknown.map((path) => extensionOf(path) || 'no extension'))].sort().slice(0, 10);
  if (kinds.length > 0) seen.push(`unknown kinds: ${kinds.join(', ')} (${files(unknown.length)})`);
  if (seen.length === 0) return [];
  return [
    { engine: name, message: `Only JavaScript, TypeScript and Python are analysed; not looked at: ${seen.join(', ')}` },
  ];
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
