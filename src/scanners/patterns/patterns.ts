/** Searches for common weaknesses in PHP, Java and Go with patterns over their syntax trees. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineInstallations } from '../../shared/installation.ts';
import {
  detectByName,
  isPatternLanguage,
  type PatternLanguage,
  type RuleLanguage,
} from '../../shared/languages/languages.ts';
import { detectProgram } from '../../shared/languages/program.ts';
import { readContent, readFileText } from '../../shared/text/contents.ts';
import { mostSources } from '../../shared/text/data-path.ts';
import { getBaseName, getFolder, isInstalledPackage } from '../../shared/text/file-name.ts';
import type { SkippedFile } from '../../shared/text/limits.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import { type CodeSearch, createCodeSearch } from '../engine/code-search.ts';
import { fronts } from '../engine/registry.ts';
import {
  type EngineContext,
  type EngineFinding,
  joinEdges,
  runIfInstalled,
  type Scanner,
  type Task,
  type TreeEngine,
  type TreeFile,
  type TreeResult,
} from '../engine.ts';
import {
  collectAnswers,
  createFindingWriter,
  createHitReader,
  type FileAnswer,
  listFindingSources,
} from './code-finding.ts';
import { patternRules } from './rules/registry.ts';

interface PatternTask extends Task {
  language: PatternLanguage;
  /** A page with code between its tags. */
  isPage?: true;
}

interface PatternFileResult extends FileAnswer {
  /** `functions`: those that contain it, or a source of it. */
  findings: (EngineFinding & { functions: string[] })[];
  /** The result also depends on other files. */
  isShared?: boolean | undefined;
}

/** Loads the parser once, and the grammar of each language when its first file is scanned. */
export async function loadGrammars(root: string, files: readonly TreeFile[]) {
  const library = await import('web-tree-sitter');
  // The package's main file is beside the grammars.
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
  await library.Parser.init();
  const searches = new Map<RuleLanguage, Promise<CodeSearch>>();
  const loadSearch = async (name: RuleLanguage): Promise<CodeSearch> => {
    const language = await library.Language.load(join(folder, fronts[name].forms.file));
    return createCodeSearch(fronts[name], patternRules[name], { language, library }, root, files);
  };
  return (name: RuleLanguage): Promise<CodeSearch> => {
    const search = searches.get(name) ?? loadSearch(name);
    searches.set(name, search);
    return search;
  };
}

/** A longer file is data. */
const maximumCharacters = 1024 * 1024;

async function scanPatternFile(
  root: string,
  { path, stored, language, isPage }: PatternTask,
  loadSearch: (name: RuleLanguage) => Promise<CodeSearch>,
): Promise<PatternFileResult> {
  const { text, isEncrypted } = await readFileText(root, stored);
  if (isEncrypted) return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
  if (text.length > maximumCharacters)
    return { findings: [], isRead: false, skipped: `${language} file larger than 1 MiB: code not analyzed` };
  const { hits, owners, broken, isLimited, isShared, ...found } = (await loadSearch(language))(path, text);
  const write = createFindingWriter(path, text, owners);
  const readHit = createHitReader(path, text, (sources) => listFindingSources(path, sources));
  const findings = hits.map((hit) => {
    const { rule, owner, sources } = hit;
    const functions = [owner, ...sources.flatMap((each) => (each.elsewhere ? [] : each.owner))];
    const finding = write(readHit(hit), rule.remediation, `scan-gate: ${language} ${rule.weakness}`, owner);
    return { ...finding, functions: [...new Set(functions)].filter((each) => each !== '') };
  });
  // Tags around a page's code may be conditional, which no parser can follow.
  const line = broken === undefined || isPage ? undefined : createLineFinder(text)(broken);
  const problem = found.problem ?? (line === undefined ? undefined : `it could not be parsed at line ${line}`);
  return { findings, isRead: true, isLimited, isShared, problem };
}

/** Code that handles requests or registers routes. */
const requests: Readonly<Record<PatternLanguage, RegExp>> = {
  PHP: /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\brequest\b|\bRoute::/i,
  Java: /\b(?:\w*Mapping|getParameter|HttpServletRequest|Path|QueryParam|RequestParam)\b/,
  Go: /\bhttp\.Request\b|\b(?:gin|echo|fiber)\.Ctx|\b(?:gin|echo)\.Context\b|\bHandle(?:Func)?\(/,
};
const definition =
  /\bfunction\s+&?(\w+)|\bfunc\s*(?:\([^()\n]{0,300}\)\s*)?(\w+)|^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|private|protected|static|final|synchronized)[ \t]+(?![ \t])){1,6}[\w<>[\],.?][\w<>[\],.? ]{0,300}[ \t](\w+)[ \t]*\(/;

const longestText = 1024 * 1024;

/** Paths of files by the path and the name of each function, once for each line with a call that is not constant. */
function findForeignCallers(
  { root, files, neighbours = files }: EngineContext,
  functions: readonly { path: string; name: string }[],
): Map<string, string[]> {
  const wanted = new Map(functions.map((one) => [`${one.path} ${one.name}`, one]));
  const callers = new Map<string, string[]>();
  if (wanted.size === 0) return callers;
  for (const { path: from, stored } of neighbours) {
    const language = detectByName(from);
    if (!isPatternLanguage(language)) continue;
    const text = readContent(root, stored, longestText).toString();
    if (!requests[language].test(text)) continue;
    for (const [key, { path, name }] of wanted) {
      if (path === from || !text.includes(name) || language !== detectByName(path)) continue;
      const folder = getFolder(path);
      // Whether the name of a function in the program may mean the one in the file.
      const mayMean =
        language === 'Go'
          ? getFolder(from) === folder || text.includes(`${getBaseName(folder)}.${name}`)
          : new RegExp(String.raw`\b${escapeName(getBaseName(path).replace(/\..*$/, ''))}\b`).test(text);
      if (!mayMean) continue;
      const calls = text.split('\n').filter((line) => isCall(line, name));
      if (calls.length > 0) callers.set(key, [...(callers.get(key) ?? []), ...calls.map(() => from)]);
    }
  }
  return callers;
}

function escapeName(name: string): string {
  return name.replaceAll(/\W/g, '\\$&');
}

function isCall(line: string, name: string): boolean {
  if (!line.includes(name) || /^\s*(?:\/\/|\*|#|\/\*|import\b|use\b|package\b)/.test(line)) return false;
  const [, ...defined] = definition.exec(line) ?? [];
  if (defined.includes(name)) return false;
  const own = escapeName(name);
  const call = new RegExp(
    String.raw`\b${own}\s*\((?!\s*(?:(?:"[^"]*"|'[^']*'|\d+)\s*)?\))|[(,]\s*[\w.$>:\\-]*\b${own}\s*[,)]|["'@]${own}["']`,
  );
  return call.test(line);
}

const { name, scanType } = engineInstallations.patterns;

/** The engine. Tests replace `load`. */
export function createPatternEngine(load = loadGrammars): TreeEngine {
  const scanner: Scanner<PatternTask, PatternFileResult> = {
    name,
    open: async (root, shared) => {
      const loadSearch = await load(root, (shared ?? []) as readonly TreeFile[]);
      return (task) => scanPatternFile(root, task, loadSearch);
    },
    stateOf: (_task, { findings, isShared }) => (findings.length === 0 && !isShared ? '' : undefined),
  };
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const { tasks, skips } = await sortPatternFiles(context);
    if (tasks.length + skips.length === 0) return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return runIfInstalled(engineInstallations.patterns, async () => {
      const { answers, lookedAt, skipped, limited } = await collectAnswers(context, scanner, tasks, skips, isFollowed);
      const languages = [...new Set(tasks.map(({ language }) => language))].sort();
      const partly = { engine: name, message: `Only common weaknesses are looked for in ${languages.join(', ')}` };
      return {
        ...addForeignCallers(
          context,
          answers.flatMap(({ findings }) => findings),
        ),
        coverage: lookedAt.length > 0 ? 'partly covered' : 'not covered',
        diagnostics: [...(languages.length === 0 ? [] : [partly]), ...skipped, ...limited],
        lookedAt,
      };
    });
  };
  const isConsulted = (path: string) => isPatternLanguage(detectByName(path));
  return {
    name,
    scanType,
    scanner,
    loads: 'PHP',
    isShared: isFollowed,
    isConsulted,
    scan,
  };
}

export const patternEngine: TreeEngine = createPatternEngine();

async function sortPatternFiles({ root, files, neighbours = files, loaded, signal }: EngineContext) {
  const [tasks, skips]: [PatternTask[], SkippedFile[]] = [[], []];
  // Folders into which Composer or Go installed packages: they have its list, or its loader.
  const installed = neighbours.flatMap(
    ({ path }) => /^(?:.*\/)?vendor\/(?=(?:composer\/installed\.json|modules\.txt)$)/.exec(path)?.[0] ?? [],
  );
  for (const file of files) {
    signal.throwIfAborted();
    const name = loaded?.has(file.path) ? 'PHP' : (await detectProgram(root, file)).language;
    const isPage = name === 'Java Server Pages';
    const language = isPage ? 'Java' : name;
    if (!isPatternLanguage(language)) continue;
    const isVendored = installed.some((folder) => file.path.startsWith(folder));
    if (isVendored || isInstalledPackage(file.path)) {
      const folder = isVendored ? 'vendor' : 'node_modules';
      skips.push({ reason: `Installed package under ${folder}: code not analyzed`, filePath: file.path });
    } else tasks.push({ ...file, language, ...(isPage && { isPage }) });
  }
  return { tasks, skips };
}

/** Whether values are followed into the file from others, or it decides about values in others. */
function isFollowed(path: string): boolean {
  const language = detectByName(path);
  if (isPatternLanguage(language)) return true;
  return Object.values(fronts).some(({ readsAlso }) => readsAlso?.(path));
}

/** Each further caller in another file makes a finding a new one. */
function addForeignCallers(
  context: EngineContext,
  findings: PatternFileResult['findings'],
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
