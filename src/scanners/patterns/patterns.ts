/** Searches for common weaknesses in PHP, Java and Go with patterns over their syntax trees. */
import { patternInstallation } from '../../installation.ts';
import { detectByName, isPatternLanguage, type PatternLanguage } from '../../languages/languages.ts';
import { detectProgram } from '../../languages/program.ts';
import { readContent } from '../../text/contents.ts';
import { getBaseName, getFolder, isInstalledPackage } from '../../text/file-name.ts';
import { mostSources } from '../../text/finding-source.ts';
import { createSkipDiagnostics, type SkippedFile } from '../../text/skipped-files.ts';
import { collapseBlanks } from '../../text/snippet.ts';
import { fronts } from '../engine/registry.ts';
import type { EngineContext } from '../engine.ts';
import { joinEdges } from '../reach.ts';
import { type Scanner, scanInThread } from '../task.ts';
import { runIfInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import type { LoadSearch, PatternFileResult, PatternFinding, PatternShared, PatternTask } from './pattern-file.ts';

/** Code that handles requests or registers routes. */
const requests: Readonly<Record<PatternLanguage, RegExp>> = {
  PHP: /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\brequest\b|\bRoute::/i,
  Java: /\b(?:\w*Mapping|getParameter|HttpServletRequest|Path|QueryParam|RequestParam)\b/,
  Go: /\bhttp\.Request\b|\b(?:gin|echo|fiber)\.Ctx|\b(?:gin|echo)\.Context\b|\bHandle(?:Func)?\(/,
};
const definition =
  /\bfunction\s+&?(\w+)|\bfunc\s*(?:\([^()\n]{0,300}\)\s*)?(\w+)|^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|private|protected|static|final|synchronized)[ \t]+(?![ \t])){1,6}[\w<>[\],.?][\w<>[\],.? ]{0,300}[ \t](\w+)[ \t]*\(/gm;

interface Program {
  path: string;
  language: PatternLanguage;
  text: string;
}

function* iteratePrograms(
  { root, files, neighbours = files }: Tree,
  isAsked: (path: string) => boolean,
): Generator<Program> {
  for (const { path, stored } of neighbours) {
    const language = detectByName(path);
    if (isPatternLanguage(language) && isAsked(path))
      yield { path, language, text: readContent(root, stored, longestText).toString() };
  }
}

type Tree = Pick<EngineContext, 'root' | 'files' | 'neighbours'>;
const longestText = 1024 * 1024;

/** Paths of files by the path and the name of each function, once for each line with a call that is not constant. */
function findForeignCallers(tree: Tree, functions: readonly { path: string; name: string }[]): Map<string, string[]> {
  const wanted = new Map(functions.map((one) => [`${one.path} ${one.name}`, one]));
  const callers = new Map<string, string[]>();
  if (wanted.size === 0) return callers;
  for (const program of iteratePrograms(tree, () => true)) {
    if (!requests[program.language].test(program.text)) continue;
    for (const [key, { path, name }] of wanted) {
      if (path === program.path || !program.text.includes(name) || !mayMean(program, path, name)) continue;
      const calls = program.text.split('\n').filter((line) => isCall(line, name));
      if (calls.length > 0) callers.set(key, [...(callers.get(key) ?? []), ...calls.map(() => program.path)]);
    }
  }
  return callers;
}

/** The files with a function that one of the changed files may call. */
function findCalledFiles(tree: Tree, changed: ReadonlySet<string>): Set<string> {
  const callers = [...iteratePrograms(tree, (path) => changed.has(path))].map((program) => ({
    program,
    words: new Set(program.text.match(/[A-Za-z_]\w*/g)),
  }));
  const called = new Set<string>();
  if (callers.length === 0) return called;
  for (const { path, language, text } of iteratePrograms(tree, (each) => !changed.has(each))) {
    const names = [...text.matchAll(definition)].flatMap(([, ...found]) => found.filter((name) => name !== undefined));
    const isCalled = callers.some(({ program, words }) =>
      names.some((name) => program.language === language && words.has(name) && mayMean(program, path, name)),
    );
    if (isCalled) called.add(path);
  }
  return called;
}

/** Whether the name of a function in the program may mean the one in the file. */
function mayMean({ path: from, language, text }: Program, path: string, name: string): boolean {
  if (language !== detectByName(path)) return false;
  const folder = getFolder(path);
  if (language === 'Go') return getFolder(from) === folder || text.includes(`${getBaseName(folder)}.${name}`);
  return new RegExp(String.raw`\b${escapeName(getBaseName(path).replace(/\..*$/, ''))}\b`).test(text);
}

function escapeName(name: string): string {
  return name.replaceAll(/\W/g, '\\$&');
}

function isCall(line: string, name: string): boolean {
  if (!line.includes(name) || /^\s*(?:\/\/|\*|#|\/\*|import\b|use\b|package\b)/.test(line)) return false;
  definition.lastIndex = 0;
  const [, ...defined] = definition.exec(line) ?? [];
  if (defined.includes(name)) return false;
  const own = escapeName(name);
  const call = new RegExp(
    String.raw`\b${own}\s*\((?!\s*(?:(?:"[^"]*"|'[^']*'|\d+)\s*)?\))|[(,]\s*[\w.$>:\\-]*\b${own}\s*[,)]|["'@]${own}["']`,
  );
  return call.test(line);
}

const { name, scanType } = patternInstallation;

/** The engine. Tests replace `load`. */
export function createPatternEngine(load?: (root: string, shared?: PatternShared) => Promise<LoadSearch>): TreeEngine {
  const scanner: Scanner<PatternTask, PatternFileResult> = {
    name,
    // Imported here, so that only the process that scans these files loads the parsers.
    open: async (root, shared) => {
      const { loadGrammars, scanPatternFile } = await import('./pattern-file.ts');
      const search = await (load ?? loadGrammars)(root, shared as PatternShared | undefined);
      return (task) => scanPatternFile(root, task, search);
    },
    stateOf: (_task, { findings, isShared }) => (findings.length === 0 && !isShared ? '' : undefined),
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
    isShared: isFollowed,
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
  const shared: PatternShared = { files: (context.neighbours ?? context.files).filter(({ path }) => isFollowed(path)) };
  for await (const outcome of (context.lookAtEach ?? scanInThread)(scanner, tasks, { ...context, shared })) {
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

/** Whether values are followed into the file from others, or it decides about values in others. */
function isFollowed(path: string): boolean {
  const language = detectByName(path);
  if (isPatternLanguage(language)) return true;
  return Object.values(fronts).some(({ readsAlso }) => readsAlso(path));
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
