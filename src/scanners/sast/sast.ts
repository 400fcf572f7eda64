/** Searches JavaScript and TypeScript for dangerous code with our own rules, and names code that it could not read. */
import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import { engineInstallations } from '../../shared/installation.ts';
import { isNoProgramName, isReadByAnotherEngine } from '../../shared/languages/languages.ts';
import {
  detectProgram,
  detectScriptKind,
  guessScriptKind,
  pageLanguages,
  toScriptKind,
} from '../../shared/languages/program.ts';
import { getContentLength, readContent } from '../../shared/text/contents.ts';
import { getBaseName, getExtension, isInstalledPackage } from '../../shared/text/file-name.ts';
import {
  type AnalysisLimits,
  createSkipDiagnostics,
  formatUnnamedFiles,
  nameFiles,
  type SkippedFile,
} from '../../shared/text/limits.ts';
import { collapseBlanks } from '../../shared/text/snippet.ts';
import {
  type EngineContext,
  type EngineFinding,
  findReachable,
  runIfInstalled,
  type Scanner,
  scanInThread,
  type TaskContext,
  type TreeEngine,
  type TreeResult,
} from '../engine.ts';
import { findRenderedValue, isTemplateName, mayRender, type RenderedValue } from '../rendered.ts';
import {
  findConnected,
  hashLinkState,
  invertLinks,
  type Linked,
  linkScripts,
  maximumScriptBytes,
  readsRequest,
  type ScriptLinks,
} from './program/links.ts';
import type { Cut, ScriptOptions, ScriptResult, ScriptTask } from './script-file.ts';

const { name, scanType } = engineInstallations.sast;

/** Up to this number they are named one by one; the others share one line, like skipped files. */
const parseProblemLines = 200;

/** The engine. Tests replace the options. */
export function createSastEngine(options: ScriptOptions = {}): TreeEngine {
  const scanner: Scanner<ScriptTask, ScriptResult> = {
    name,
    // Imported here, so that only the process that scans scripts loads the parsers.
    open: async (root, links) => (await import('./script-file.ts')).openScripts(root, toLinks(links), options),
    stateOf: ({ path }, { consulted = [], cut }, { shared, digestOf }) =>
      hashLinkState([path, ...consulted], toLinks(shared), cut !== undefined, digestOf),
  };
  const scan = (context: EngineContext) =>
    runIfInstalled(engineInstallations.sast, () => scanScripts(context, scanner));
  return {
    name,
    scanType,
    scanner,
    loads: 'JavaScript',
    isShared: () => false,
    // A package may start with code in a folder of examples.
    isConsulted: (path) => isReadKind(path) || getBaseName(path) === 'package.json',
    findAffected: findConnectedScripts,
    scan,
  };
}

const toLinks = (shared: unknown): ScriptLinks => (shared as ScriptLinks | undefined) ?? new Map();

/** Whether other scripts may load it. */
function isLoadable(path: string): boolean {
  const kind = detectScriptKind(path);
  return kind !== undefined && 'extension' in kind && !isInstalledPackage(path);
}

/** Whether scripts and pages are understood by it: what a page writes may come from a script. */
function isReadKind(path: string): boolean {
  return detectScriptKind(path) !== undefined && !isInstalledPackage(path);
}

/** What a script finds may depend on every script that imports connect it with, now or before the change. */
function findConnectedScripts(
  { root, files, neighbours = files, extras = [], loaded }: EngineContext,
  changed: ReadonlySet<string>,
): Set<string> {
  const loadable = new Set([...changed].filter((path) => isLoadable(path) || loaded?.has(path)));
  if (loadable.size === 0) return new Set();
  const before = extras.filter(({ kind }) => kind === 'elsewhere');
  // Pages may load scripts too, and programs without an extension.
  const mayLoad = (path: string) =>
    isReadKind(path) || (getExtension(path) === '' && !isInstalledPackage(path)) || loaded?.has(path);
  const scripts = [...neighbours, ...before].filter(
    ({ path, stored }) => mayLoad(path) && getContentLength(stored) <= maximumScriptBytes,
  );
  const texts = scripts.map(({ path, stored }) => ({ path, text: readContent(root, stored).toString() }));
  const connected = findConnected(texts, loadable);
  // What they give to templates decides what those write.
  const isRendering = texts.some(({ path, text }) => connected.has(path) && mayRender(text));
  return isRendering
    ? new Set([...connected, ...neighbours.map(({ path }) => path).filter(isTemplateName)])
    : connected;
}

export const sastEngine: TreeEngine = createSastEngine();

interface SastProgress {
  findings: EngineFinding[];
  lookedAt: string[];
  skips: SkippedFile[];
  problems: ScanDiagnostic[];
  /** By the path of a file in which a limit of the search may hide something. */
  cuts: Map<string, Cut>;
  consulted: Map<string, readonly string[]>;
  rendered: RenderedValue[];
  /** By a finding in a template, the expression that it writes. */
  outputs: Map<EngineFinding, string>;
  /** Number of files per language that this engine does not scan. */
  languages: Map<string, number>;
}

async function scanScripts(context: EngineContext, scanner: Scanner<ScriptTask, ScriptResult>): Promise<TreeResult> {
  const { tasks, unknown, isElsewhere, ...sorted } = await sortScriptFiles(context);
  const progress: SastProgress = {
    ...{ findings: [], lookedAt: [], problems: [], rendered: [] },
    ...{ cuts: new Map(), consulted: new Map(), outputs: new Map(), ...sorted },
  };
  // All scripts, including those that are not scanned this time.
  const scripts = (context.neighbours ?? context.files).flatMap(({ path, stored }) => {
    if (context.loaded?.has(path)) return [{ path, stored, extension: '.js' as const }];
    const kind = isInstalledPackage(path) ? undefined : detectScriptKind(path);
    return kind !== undefined && 'extension' in kind ? [{ path, stored, extension: kind.extension }] : [];
  });
  const linked = tasks.length === 0 ? undefined : await linkScripts(context.root, scripts, context.changed);
  const taskContext = { ...context, shared: linked?.links };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, taskContext)) {
    const { path } = outcome.task;
    if ('fault' in outcome) progress.problems.push(createProblem(path, outcome.fault));
    else addScriptResult(progress, path, outcome.answer);
  }
  if (progress.outputs.size > 0) await readRenderingScripts(context, scanner, taskContext, progress);
  await connectTemplates(progress);
  const { findings, lookedAt, skips, problems, languages, consulted } = progress;
  const seen = [...languages]
    .sort((a, b) => b[1] - a[1])
    .map(([language, count]) => `${count} ${language} ${count === 1 ? 'file' : 'files'}`);
  const unnamed = lookedAt.length === 0 && !isElsewhere ? unknown : [];
  const kinds = [...new Set(unnamed.map((path) => getExtension(path) || 'no extension'))].sort().slice(0, 10);
  if (kinds.length > 0) seen.push(`${formatFileCount(unnamed.length)} of unknown kind (${kinds.join(', ')})`);
  const verb = seen.length === 1 && seen[0]?.startsWith('1 ') ? 'was' : 'were';
  const left = seen.length === 0 ? [] : [{ engine: name, message: `${seen.join(', ')} ${verb} not scanned` }];
  const unlisted = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
  const stopped = unlisted.map((filePath) => ({ reason: 'Analysis stopped early', filePath }));
  const named = [...createSkipDiagnostics(name, skips), ...problems.slice(0, parseProblemLines)];
  const diagnostics = [...named, ...createSkipDiagnostics(name, stopped), ...left];
  const isWhole = diagnostics.length === 0;
  if (lookedAt.length > 0) {
    const links = linked?.links ?? new Map();
    const { changed } = context;
    const said = [...diagnostics, ...createLimitDiagnostics(progress, links, changed !== undefined)];
    return {
      findings,
      coverage: isWhole ? 'covered' : 'partly covered',
      diagnostics: said,
      lookedAt,
      ...(consulted.size > 0 ? { consulted } : {}),
      ...(changed === undefined || linked === undefined ? {} : { limits: collectLimits(progress, linked) }),
    };
  }
  if (!isWhole) return { findings, coverage: 'not covered', diagnostics, lookedAt };
  const message = 'The commit contains no source code that needs analysis';
  const silence = isElsewhere ? [] : [{ engine: name, message }];
  return { findings, coverage: 'covered', diagnostics: silence, lookedAt };
}

function addScriptResult(progress: SastProgress, path: string, result: ScriptResult): void {
  const { findings, isRead, skipped, problem, others = [] } = result;
  progress.findings.push(...findings);
  progress.rendered.push(...(result.rendered ?? []));
  for (const [index, output] of Object.entries(result.outputs ?? {})) {
    const finding = findings[Number(index)];
    if (finding !== undefined) progress.outputs.set(finding, output);
  }
  if (isRead) progress.lookedAt.push(path);
  if (result.consulted?.length) progress.consulted.set(path, result.consulted);
  if (result.cut !== undefined) progress.cuts.set(path, result.cut);
  if (skipped !== undefined) progress.skips.push({ reason: skipped, filePath: path });
  if (problem !== undefined) progress.problems.push(createProblem(path, problem));
  for (const language of others)
    progress.skips.push({ reason: `Script in ${collapseBlanks(language).slice(0, 40)}: not analyzed`, filePath: path });
}

/** Adds what scripts give to templates that are not scanned this time, and on which findings there depend. */
async function readRenderingScripts(
  context: EngineContext,
  scanner: Scanner<ScriptTask, ScriptResult>,
  taskContext: TaskContext,
  progress: SastProgress,
): Promise<void> {
  const { root, files, neighbours = files } = context;
  const rendering = neighbours.filter(
    ({ path, stored }) =>
      isLoadable(path) &&
      getContentLength(stored) <= maximumScriptBytes &&
      mayRender(readContent(root, stored).toString()),
  );
  const paths = rendering.map(({ path }) => path);
  for (const { filePath } of progress.outputs.keys()) {
    const before = progress.consulted.get(filePath) ?? [];
    progress.consulted.set(filePath, [...new Set([...before, ...paths])].sort());
  }
  const scanned = new Set(files.map(({ path }) => path));
  const others = rendering.filter(({ path }) => !scanned.has(path));
  if (others.length === 0) return;
  const { tasks } = await sortScriptFiles({ ...context, files: others });
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, taskContext))
    if ('answer' in outcome) progress.rendered.push(...(outcome.answer.rendered ?? []));
}

/** What a template writes is severe if a request brings it. */
async function connectTemplates({ findings, rendered, outputs }: SastProgress): Promise<void> {
  if (rendered.length === 0 || outputs.size === 0) return;
  const { addRenderedSource } = await import('./rules.ts');
  for (const [index, finding] of findings.entries()) {
    const output = outputs.get(finding);
    const value = output === undefined ? undefined : findRenderedValue(finding.filePath ?? '', output, rendered);
    if (value !== undefined) findings[index] = addRenderedSource(finding, value);
  }
}

interface SortedFiles extends Pick<SastProgress, 'languages' | 'skips'> {
  tasks: ScriptTask[];
  /** Files that are neither known code nor known to be something else. */
  unknown: string[];
  /** Whether there is code that another engine scans. */
  isElsewhere: boolean;
}

async function sortScriptFiles({ root, files, signal, loaded }: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { tasks: [], languages: new Map(), skips: [], unknown: [], isElsewhere: false };
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    const named = detectScriptKind(path);
    if (loaded?.has(path)) {
      sorted.tasks.push({ ...file, kind: named ?? { extension: '.js' }, role: 'loaded' });
      continue;
    }
    const isScript = named !== undefined && 'extension' in named;
    const program = isScript ? undefined : await detectProgram(root, file);
    const language = program?.language;
    // A page that begins like a PHP program is one.
    const kind = pageLanguages.has(language ?? '') ? undefined : (toScriptKind(language) ?? named);
    if (kind !== undefined && isInstalledPackage(path))
      sorted.skips.push({ reason: 'Installed package under node_modules: code not analyzed', filePath: path });
    else if (kind !== undefined) sorted.tasks.push({ ...file, kind });
    else {
      const isOther = isNoProgramName(path);
      const suspicion = guessScriptKind(path, language, isOther);
      if (suspicion !== undefined) sorted.tasks.push({ ...file, ...suspicion });
      if (isReadByAnotherEngine(language)) sorted.isElsewhere = true;
      else if (language !== undefined) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
      else if (!isOther && program?.isOther !== true) sorted.unknown.push(path);
    }
  }
  return sorted;
}

function createProblem(path: string, problem: string): ScanDiagnostic {
  const message = `Analysis stopped early: ${collapseBlanks(problem).slice(0, 200)}`;
  return { engine: name, message, file_path: path };
}

/** A limit of the search, and not a skipped file: patterns and nearby values were searched. */
function createLimitDiagnostics({ cuts }: SastProgress, links: ScriptLinks, isCompared: boolean): ScanDiagnostic[] {
  if (cuts.size === 0) return [];
  const paths = [...cuts.keys()].sort();
  const shown = paths.slice(0, 5).map((path) => collapseBlanks(path).slice(0, 100));
  const rest = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
  const message = `Data flow was too long to trace completely in ${shown.join(', ')}${rest}`;
  // It is only known which of them matter when the other commit is scanned.
  if (isCompared) return [{ engine: name, message }];
  const left = [...cuts].flatMap(([path, { ends }]) => ends.filter((each) => each !== path));
  const requests = [...findReachable(left, (path) => links.get(path)?.importers ?? [])].filter((path) => {
    const script = links.get(path);
    return script !== undefined && readsRequest(script);
  });
  const all = [...new Set([...paths, ...requests])];
  return [{ engine: name, message: `${message}${formatUnnamedFiles(all.length)}`, ...nameFiles(all) }];
}

/** With more files than this, everything that was opened for one of them counts as unknown to the others. */
const mostTraced = 100;

function collectLimits({ cuts, consulted }: SastProgress, { links, requestLines }: Linked): AnalysisLimits {
  const listImporters = (path: string) => links.get(path)?.importers ?? [];
  const loads = invertLinks(links);
  const findConnectedWith = (ends: readonly string[]) => [
    ...findReachable(ends, listImporters),
    ...findReachable(ends, (path) => loads.get(path) ?? []),
  ];
  const all = [...cuts].map(([path, { ends }]) => [path, ends.filter((each) => each !== path), ends] as const);
  const ofOthers = findConnectedWith(all.slice(mostTraced).flatMap(([, left]) => left));
  const beyond = all.flatMap(([path, left, ends], index) => {
    const opened = new Set(consulted.get(path)?.filter((each) => !left.includes(each)));
    const unseen = (index < mostTraced ? findConnectedWith(left) : ofOthers).filter((each) => !opened.has(each));
    const near = ends.includes(path) ? listImporters(path).flatMap((each) => [each, ...listImporters(each)]) : [];
    return [...unseen, ...near].filter((each) => each !== path);
  });
  return {
    hidden: [...cuts].map(([path, { hidden }]) => [path, hidden]),
    sources: [...new Set(beyond)].filter((path) => requestLines.has(path)),
    requestLines: [...requestLines],
  };
}

const formatFileCount = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
