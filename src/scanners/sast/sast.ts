/**
 * Searches JavaScript and TypeScript for dangerous code with our own rules, and names the code that it could not read.
 */
import type { ScanDiagnostic } from '../../api/schemas.ts';
import { sastInstallation } from '../../installation.ts';
import { isKnownOther, isReadByOthers } from '../../languages/languages.ts';
import { programOf } from '../../languages/program.ts';
import { kindOfLanguage, pageLanguages, scriptKindOf, suspicionOf } from '../../languages/script-kinds.ts';
import { extensionOf, isInstalledPackage } from '../../text/file-name.ts';
import { type AnalysisLimits, type CutFile, countBeyond, namedFiles } from '../../text/limits.ts';
import { diagnosticsOfSkips, type Skip } from '../../text/skipped-files.ts';
import { normalized } from '../../text/snippet.ts';
import type { EngineContext, EngineFinding, EngineResult } from '../engine.ts';
import { reachedFrom } from '../reach.ts';
import { lookHere, type Scanner } from '../task.ts';
import { ifInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import type { Cut } from './linter.ts';
import { inverted, type Linked, linkScripts, readsRequest, type ScriptLinks, stateOfLinks } from './program/links.ts';
import type { ParserLibraries } from './program/parsing.ts';
import type { LeftFiles } from './program/view.ts';
import type { ScriptAnswer, ScriptTask } from './script-file.ts';

const { name, scanType } = sastInstallation;

/** Up to this number they are named one by one; the others share one line, like skipped files. */
const parseProblemLines = 200;

/** The engine. Tests replace `load`. */
export function createSastEngine(load?: () => Promise<ParserLibraries>): TreeEngine {
  const scanner = scannerOf(load);
  const scan = (context: EngineContext) => ifInstalled(sastInstallation, () => scanTree(context, scanner));
  return { name, scanType, scanner, isShared: () => false, isConsulted: isLinked, scan };
}

function scannerOf(load: (() => Promise<ParserLibraries>) | undefined): Scanner<ScriptTask, ScriptAnswer> {
  return {
    name,
    // Imported here, so that only the process that scans scripts loads the parsers.
    open: async (root, links) => (await import('./script-file.ts')).openScripts(root, linksIn(links), load),
    stateOf: ({ path }, { consulted = [], cut }, { shared, digestOf }) =>
      stateOfLinks([path, ...consulted], { links: linksIn(shared), isCut: cut !== undefined }, digestOf),
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
  /** By the path of a file in which a limit of the search may hide something. */
  cuts: Map<string, Cut>;
  consulted: Map<string, readonly string[]>;
  /** Number of files per language that this engine does not scan. */
  languages: Map<string, number>;
}

async function scanTree(context: EngineContext, scanner: Scanner<ScriptTask, ScriptAnswer>): Promise<TreeResult> {
  const { tasks, unknown, isElsewhere, ...sorted } = await sortFiles(context);
  const progress: Progress = {
    findings: [],
    lookedAt: [],
    problems: [],
    cuts: new Map(),
    consulted: new Map(),
    ...sorted,
  };
  const linked = tasks.length === 0 ? undefined : await linksOf(context);
  const place = { ...context, shared: linked?.links };
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
    const links = linked?.links ?? new Map();
    const { changed } = context;
    const said = [...diagnostics, ...limitDiagnostics(progress.cuts, links, changed !== undefined)];
    return {
      findings,
      coverage: isWhole ? 'covered' : 'partly covered',
      diagnostics: said,
      lookedAt,
      ...(consulted.size > 0 ? { consulted } : {}),
      ...(changed === undefined || linked === undefined ? {} : { limits: limitsOf(progress, linked) }),
    };
  }
  if (!isWhole) return { findings, coverage: 'not covered', diagnostics, lookedAt };
  const message = 'The commit holds no source code that needs analysis';
  const silence = isElsewhere ? [] : [{ engine: name, message }];
  return { findings, coverage: 'covered', diagnostics: silence, lookedAt };
}

/** All scripts, including those that are not scanned this time. */
function linksOf({ root, files, neighbours = files, changed }: EngineContext): Promise<Linked> {
  const scripts = neighbours.flatMap(({ path, stored }) => {
    const kind = isInstalledPackage(path) ? undefined : scriptKindOf(path);
    return kind !== undefined && 'extension' in kind ? [{ path, stored, extension: kind.extension }] : [];
  });
  return linkScripts(root, scripts, changed);
}

function addAnswer(progress: Progress, path: string, answer: ScriptAnswer): void {
  const { findings, isRead, skipped, problem, others = [] } = answer;
  progress.findings.push(...findings);
  if (isRead) progress.lookedAt.push(path);
  if (answer.consulted !== undefined) progress.consulted.set(path, answer.consulted);
  if (answer.cut !== undefined) progress.cuts.set(path, answer.cut);
  if (skipped !== undefined) progress.skips.push({ reason: skipped, filePath: path });
  if (problem !== undefined) progress.problems.push(problemAt(path, problem));
  for (const language of others)
    progress.skips.push({ reason: `Script in ${normalized(language).slice(0, 40)}: not analysed`, filePath: path });
}

interface SortedFiles extends Pick<Progress, 'languages' | 'skips'> {
  tasks: ScriptTask[];
  /** Files that are neither known code nor known to be something else. */
  unknown: string[];
  /** Whether there is code that another engine scans. */
  isElsewhere: boolean;
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { tasks: [], languages: new Map(), skips: [], unknown: [], isElsewhere: false };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    const named = scriptKindOf(path);
    const isScript = named !== undefined && 'extension' in named;
    const program = isScript ? undefined : await programOf(root, file);
    const language = program?.language;
    // A page that begins like a PHP program is one.
    const kind = pageLanguages.has(language ?? '') ? undefined : (named ?? kindOfLanguage(language));
    if (kind !== undefined && isInstalledPackage(path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
    else if (kind !== undefined) sorted.tasks.push({ ...file, kind });
    else {
      const isOther = isKnownOther(path);
      const suspicion = suspicionOf(path, language, isOther);
      if (suspicion !== undefined) sorted.tasks.push({ ...file, ...suspicion });
      if (isReadByOthers(language)) sorted.isElsewhere = true;
      else if (language !== undefined) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
      else if (!isOther && program?.isOther !== true) sorted.unknown.push(path);
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

/** A limit of the search, and not a skipped file: patterns and nearby values were searched. */
function limitDiagnostics(
  cuts: ReadonlyMap<string, Cut>,
  links: ScriptLinks,
  isCompared: boolean,
): EngineResult['diagnostics'] {
  if (cuts.size === 0) return [];
  const paths = [...cuts.keys()].sort();
  const shown = paths.slice(0, 5).map((path) => normalized(path).slice(0, 100));
  const rest = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
  const message = `Data flow was too long to trace completely in ${shown.join(', ')}${rest}`;
  // It is only known which of them matter when the other commit is scanned.
  if (isCompared) return [{ engine: name, message }];
  const left = [...cuts.values()].flatMap((cut) => cut.left.importers);
  const above = [...reachedFrom(left, (path) => links.get(path)?.importers ?? [])];
  const all = [...new Set([...paths, ...above.filter((path) => isAsking(links, path))])];
  return [{ engine: name, message: `${message}${countBeyond(all.length)}`, ...namedFiles(all) }];
}

function isAsking(links: ScriptLinks, path: string): boolean {
  const script = links.get(path);
  return script !== undefined && readsRequest(script);
}

/** With more files than this, everything that was skipped on the way to one of them counts for all of them. */
const mostTraced = 100;

function limitsOf({ cuts, consulted }: Progress, { links, requestLines }: Linked): AnalysisLimits {
  const importersOf = (path: string) => links.get(path)?.importers ?? [];
  const loads = inverted(links);
  const beyond = ({ importers, loaded }: LeftFiles) =>
    new Set([...reachedFrom(importers, importersOf), ...reachedFrom(loaded, (path) => loads.get(path) ?? [])]);
  const others = [...cuts.values()].slice(mostTraced).map(({ left }) => left);
  const beyondOthers = beyond({
    importers: others.flatMap(({ importers }) => importers),
    loaded: others.flatMap(({ loaded }) => loaded),
  });
  const cut = [...cuts].map(([path, { hidden, left, isSpent }], index): CutFile => {
    const unopened = new Set([...left.importers, ...left.loaded]);
    const opened = new Set(consulted.get(path)?.filter((each) => !unopened.has(each)));
    const hiding = index < mostTraced ? beyond(left) : beyondOthers;
    const near = new Set(isSpent ? importersOf(path).flatMap((each) => [each, ...importersOf(each)]) : []);
    const sources = [...requestLines.keys()].filter(
      (each) => each !== path && ((hiding.has(each) && !opened.has(each)) || near.has(each)),
    );
    return { path, hidden, sources };
  });
  return { cut, requestLines };
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
    {
      engine: name,
      message: `Only JavaScript, TypeScript, Python, PHP, Java and Go are analysed; not scanned: ${seen.join(', ')}`,
    },
  ];
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
