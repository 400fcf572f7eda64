/** Looks for dangerous code in JavaScript and TypeScript with ESLint's security rules, and says which code it could not read. */
import { dirname } from 'node:path';
import { type ScanDiagnostic, severityRank } from '../../../api/schemas.ts';
import { diagnosticsOfSkips, type Skip } from '../../../git/skipped-files.ts';
import type { EngineContext, EngineFinding, EngineResult } from '../engine.ts';
import { identities } from '../fingerprint.ts';
import { isProseOrData, languageOf, type ScriptExtension, scriptExtension, shebangLanguage } from '../languages.ts';
import { normalized, reportedCode, shownCode } from '../snippet.ts';
import { extensionOf, isInstalledPackage, readText } from '../source-file.ts';
import { loadIfInstalled, notInstalled, type TreeEngine, type TreeResult } from '../tree-engine.ts';
import { createLinter, type LintLibraries, type LintReport, type LintText, loadLintLibraries } from './linter.ts';
import { meaningOf, sastRules } from './rules.ts';

const name = 'eslint';
const packages = [
  'eslint@10',
  '@babel/core@8',
  '@babel/eslint-parser@8',
  'eslint-plugin-security@4',
  'eslint-plugin-no-unsanitized@4',
];

/** Above this a script is a bundle or data; ESLint would need gigabytes of memory for it. */
const maximumScriptBytes = 1024 * 1024;
/** A text is minified when most of it stands in lines that no person writes. */
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };
/** Named one by one; beyond, the rest share one line, as skipped files do. */
const parseProblemLines = 200;

/** The engine; `load` is replaced in tests. */
export function createSastEngine(load: () => Promise<LintLibraries> = loadLintLibraries): TreeEngine {
  return {
    name,
    scanType: 'sast',
    scan: async (context) => {
      const libraries = await loadIfInstalled(load);
      return libraries === undefined ? notInstalled(name, packages) : scanTree(context, libraries);
    },
  };
}

export const sastEngine: TreeEngine = createSastEngine();

interface Progress {
  root: string;
  lint: LintText;
  findings: EngineFinding[];
  lookedAt: string[];
  skips: Skip[];
  problems: ScanDiagnostic[];
}

async function scanTree(context: EngineContext, libraries: LintLibraries): Promise<TreeResult> {
  const { scripts, languages, unknown } = await sortFiles(context);
  const lint = createLinter(dirname(context.root), libraries);
  const progress: Progress = { root: context.root, lint, findings: [], lookedAt: [], skips: [], problems: [] };
  for (const [path, extension] of scripts) {
    context.signal.throwIfAborted();
    if (isInstalledPackage(path)) {
      progress.skips.push({ reason: 'Installed package under node_modules: code not analysed', filePath: path });
      continue;
    }
    await scanScript(progress, path, extension);
  }
  const { findings, lookedAt, skips } = progress;
  const left = languageDiagnostics(languages, lookedAt.length === 0 ? unknown : []);
  const diagnostics = [...diagnosticsOfSkips(name, skips), ...problemDiagnostics(progress.problems), ...left];
  const isWhole = diagnostics.length === 0;
  if (lookedAt.length > 0) return { findings, coverage: isWhole ? 'covered' : 'partly covered', diagnostics, lookedAt };
  if (!isWhole) return { findings, coverage: 'not covered', diagnostics, lookedAt };
  const message = 'The commit holds no source code that needs analysis';
  return { findings, coverage: 'covered', diagnostics: [{ engine: name, message }], lookedAt };
}

interface SortedFiles {
  scripts: [path: string, extension: ScriptExtension][];
  /** Number of files per language that this engine does not read. */
  languages: Map<string, number>;
  /** Files that are neither known code nor known to be none. */
  unknown: string[];
}

async function sortFiles({ root, files, signal }: EngineContext): Promise<SortedFiles> {
  const sorted: SortedFiles = { scripts: [], languages: new Map(), unknown: [] };
  for (const path of files) {
    signal.throwIfAborted();
    const extension = scriptExtension(path) ?? (await extensionByShebang(root, path));
    const language = languageOf(path) ?? (extension?.startsWith('.') ? undefined : extension);
    if (language !== undefined) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
    else if (extension !== undefined) sorted.scripts.push([path, extension as ScriptExtension]);
    else if (!isProseOrData(path)) sorted.unknown.push(path);
  }
  return sorted;
}

/** For a file without extension: `.js` when Node starts it, else the language of its first line. */
async function extensionByShebang(root: string, path: string): Promise<string | undefined> {
  if (extensionOf(path) !== '') return undefined;
  const language = shebangLanguage((await readText(root, path))?.split('\n', 1)[0] ?? '');
  return language === 'node' ? '.js' : language;
}

async function scanScript(progress: Progress, path: string, extension: ScriptExtension): Promise<void> {
  const text = await readText(progress.root, path);
  const skipped = text === undefined ? 'Binary content: code not analysed' : reasonToSkip(text);
  if (text === undefined || skipped !== undefined) {
    progress.skips.push({ reason: skipped ?? '', filePath: path });
    return;
  }
  const { reports, problem, isRead } = await progress.lint(path, extension, text);
  progress.findings.push(...findingsOf(path, text, reports));
  if (isRead) progress.lookedAt.push(path);
  if (problem !== undefined) {
    const message = `Not analysed to the end: ${normalized(problem).slice(0, 200)}`;
    progress.problems.push({ engine: name, message, file_path: path });
  }
}

function reasonToSkip(text: string): string | undefined {
  if (text.length > maximumScriptBytes)
    return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
  if (text.length < minified.leastBytes) return undefined;
  const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
  return long / text.length >= minified.share ? 'Minified script: code not analysed' : undefined;
}

function findingsOf(path: string, text: string, reports: readonly LintReport[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const identityOf = identities();
  const meant = reports.flatMap((report) => {
    const rule = sastRules[report.ruleId];
    return rule === undefined
      ? []
      : [{ report, meaning: meaningOf(rule, report.message, reportedCode(lines, report)) }];
  });
  return withoutDuplicates(meant).map(({ report, meaning }) => {
    const code = normalized(shownCode(lines, report));
    return {
      ...meaning,
      type: 'SAST',
      filePath: path,
      line: report.line,
      codeSnippet: shownCode(lines, report),
      ...identityOf({ rule: report.ruleId, path, code }),
    };
  });
}

type Meant = { report: LintReport; meaning: ReturnType<typeof meaningOf> };

/** Two rules can report one weakness at one place (`eval(x)`): the graver one stays. */
function withoutDuplicates(meant: readonly Meant[]): Meant[] {
  const rank = ({ meaning }: Meant) => severityRank(meaning.severity);
  const best = new Map<string, Meant>();
  for (const one of meant) {
    const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
    const other = best.get(key);
    if (other === undefined || rank(one) < rank(other)) best.set(key, one);
  }
  return [...best.values()];
}

function problemDiagnostics(problems: readonly ScanDiagnostic[]): ScanDiagnostic[] {
  const rest = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []);
  const shared = rest.map((filePath) => ({ reason: 'Not analysed to the end', filePath }));
  return [...problems.slice(0, parseProblemLines), ...diagnosticsOfSkips(name, shared)];
}

function languageDiagnostics(
  languages: ReadonlyMap<string, number>,
  unknown: readonly string[],
): EngineResult['diagnostics'] {
  const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
  const kinds = [...new Set(unknown.map((path) => extensionOf(path) || 'no extension'))].sort().slice(0, 10);
  if (kinds.length > 0) seen.push(`unknown kinds: ${kinds.join(', ')} (${files(unknown.length)})`);
  if (seen.length === 0) return [];
  return [{ engine: name, message: `Only JavaScript and TypeScript are analysed; not looked at: ${seen.join(', ')}` }];
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
