/**
 * Scans one file and reports what is dangerous in its scripts; runs in a separate process. Scans one text with our own
 * rules in one traversal. No configuration, comment or ignore file has an effect.
 */

import type { DataStep } from '../../shared/api/schemas.ts';
import {
  hasOtherFormat,
  type PossibleScript,
  type ScriptExtension,
  type ScriptKind,
} from '../../shared/languages/program.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import { type DecodedFile, readFileText } from '../../shared/text/contents.ts';
import { shortenDataPath } from '../../shared/text/data-path.ts';
import { createFindingIdentifier } from '../../shared/text/fingerprint.ts';
import {
  collapseBlanks,
  createLineFinder,
  extractFramedCode,
  extractReportedCode,
  extractShownCode,
} from '../../shared/text/snippet.ts';
import type { EngineFinding, Task } from '../engine.ts';
import { describeRole } from '../engine.ts';
import type { RenderedValue } from '../rendered.ts';
import type { Flow, SearchLimits } from './flow/facts.ts';
import { createFlow } from './flow/flow.ts';
import { listOwners } from './flow/inventory.ts';
import { type Block, findScripts, replaceTemplateTags } from './markup.ts';
import { createTextCache, createView, findSkipReason, type ScriptLinks, type ScriptTree } from './program/links.ts';
import { createCachedParse, type Grammar, listGrammars, type ParserLibraries, type Source } from './program/parsing.ts';
import type { LintReport } from './rules/rule.ts';
import { findMeaning, findUnescapedOutput, listRenderedValues, runOwnRules, type SastMeaning } from './rules.ts';

export interface ScriptTask extends Task {
  kind: ScriptKind;
  /** Undefined for a file whose name shows its kind. */
  role?: PossibleScript['role'];
}

export interface ScriptResult extends Omit<LintResult, 'reports' | 'owners'> {
  findings: EngineFinding[];
  /** Languages of embedded scripts that were not scanned. */
  others?: string[];
  /** Values from a request that it gives to templates. */
  rendered?: RenderedValue[];
  /** By the index of a finding: the expression that the template writes without escaping. */
  outputs?: Record<number, string>;
}

/** Tests replace them. */
export interface ScriptOptions {
  load?: (() => Promise<ParserLibraries>) | undefined;
  limits?: SearchLimits | undefined;
}

export async function openScripts(
  root: string,
  links: ScriptLinks,
  { load = loadLintLibraries, limits }: ScriptOptions,
): Promise<(task: ScriptTask) => Promise<ScriptResult>> {
  const lint = createLinter(await load(), { root, links, limits });
  return (task) => scanFile(lint, root, task);
}

async function scanFile(lint: LintText, root: string, task: ScriptTask): Promise<ScriptResult> {
  if (task.role === undefined) return scanDecoded(lint, task, await readFileText(root, task.stored));
  const read = await readFileText(root, task.stored);
  const nothing: ScriptResult = { findings: [], isRead: false };
  if (read.isBinary) return nothing;
  if (task.role === 'loaded') {
    const asScript = scanDecoded(lint, { ...task, kind: { extension: '.js' } }, read);
    if (asScript.problem === undefined) return asScript;
    return addConsulted('markup' in task.kind ? scanDecoded(lint, task, read) : nothing, asScript.consulted ?? []);
  }
  const isPage = task.role === 'guess' && /<script[\s/>]/i.test(read.text);
  const result = scanDecoded(lint, isPage ? { ...task, kind: { markup: 'page' } } : task, read);
  const { findings, consulted = [] } = result;
  // A file that turns out not to be a script is not reported.
  return addConsulted(
    result.problem !== undefined && task.role === 'guess' ? nothing : { ...nothing, findings },
    consulted,
  );
}

function scanDecoded(lint: LintText, task: ScriptTask, read: DecodedFile): ScriptResult {
  const { text, narrow, isEncrypted } = read;
  if (isEncrypted) return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
  if (hasOtherFormat(task.path, text)) return { findings: [], isRead: false };
  if (narrow === undefined) return scanText(lint, task, text);
  const asBytes = scanText(lint, task, narrow);
  const asWide = scanText(lint, task, text);
  const consulted = [...(asBytes.consulted ?? []), ...(asWide.consulted ?? [])];
  if (asWide.problem !== undefined) return addConsulted(asBytes, consulted);
  if (asBytes.problem !== undefined) return addConsulted(asWide, consulted);
  return addConsulted({ ...asWide, findings: [...asBytes.findings, ...asWide.findings] }, consulted);
}

/** Includes the files that were read by attempts with another result. */
function addConsulted<Answer extends { consulted?: string[] }>(result: Answer, consulted: readonly string[]): Answer {
  const mergeLists = [...new Set([...(result.consulted ?? []), ...consulted])].sort();
  return mergeLists.length === 0 ? result : { ...result, consulted: mergeLists };
}

function scanText(lint: LintText, task: ScriptTask, text: string): ScriptResult {
  if ('extension' in task.kind) {
    const whole = { code: text, start: 0, extension: task.kind.extension };
    return toScriptResult(task.path, text, lintBlock(lint, task.path, whole));
  }
  const { blocks, others } = findScripts(text, task.kind.markup);
  const lineAt = createLineFinder(text);
  const results = blocks.map((block) => toPagePositions(lintBlock(lint, task.path, block), block.start, text, lineAt));
  const cuts = results.flatMap(({ cut }) => cut ?? []);
  const ends = new Set(cuts.flatMap((cut) => cut.ends));
  const joined: LintResult = {
    reports: [...results.flatMap(({ reports }) => reports), ...findUnescapedOutput(task.path, text)].sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    ...(cuts.length > 0 && { cut: { hidden: cuts.flatMap(({ hidden }) => hidden).sort(), ends: [...ends].sort() } }),
    isRead: results.length === 0 || results.some(({ isRead }) => isRead),
    problem: results.flatMap(({ problem }) => problem ?? [])[0],
    skipped: results.flatMap(({ skipped }) => skipped ?? [])[0],
    consulted: [...new Set(results.flatMap(({ consulted = [] }) => consulted))],
    owners: results.flatMap(({ owners = [] }) => owners),
  };
  return { ...toScriptResult(task.path, text, joined), others };
}

function lintBlock(lint: LintText, path: string, block: Block): LintResult {
  const skipped = findSkipReason(block.code);
  if (skipped !== undefined) return { reports: [], isRead: false, skipped };
  const result = lint(path, block.extension, block.code);
  if (result.problem === undefined) return result;
  return addConsulted(retryBlock(lint, path, block) ?? result, result.consulted ?? []);
}

/** Without template tags, or as a block of another kind. */
function retryBlock(lint: LintText, path: string, block: Block): LintResult | undefined {
  const plain = block.start === 0 ? undefined : replaceTemplateTags(block.code);
  const again = plain === undefined ? undefined : lint(path, block.extension, plain);
  if (again?.problem === undefined && again !== undefined) return again;
  if (block.isGuess) return { reports: [], isRead: true };
  if (block.inner === undefined) return undefined;
  const inner = lintBlock(lint, path, block.inner);
  // Reports of the inner block, with the positions of the outer one.
  return inner.problem === undefined
    ? toPagePositions(inner, block.inner.start - block.start, block.code, createLineFinder(block.code))
    : undefined;
}

/** The reports with the lines and columns of the page. */
function toPagePositions(
  result: LintResult,
  start: number,
  text: string,
  lineAt: (offset: number) => number,
): LintResult {
  const line = lineAt(start) - 1;
  const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1, start);
  const toPageColumn = (own: number, first: number) => (first === 1 ? own + before.length : own);
  const reports = result.reports.map((report) => ({
    ...report,
    line: report.line + line,
    endLine: report.endLine + line,
    ...(report.from?.path === undefined && report.from && { from: { ...report.from, line: report.from.line + line } }),
    column: toPageColumn(report.column, report.line),
    endColumn: toPageColumn(report.endColumn, report.endLine),
  }));
  return { ...result, reports };
}

function toScriptResult(path: string, text: string, { reports, owners = [], ...result }: LintResult): ScriptResult {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const identify = createFindingIdentifier();
  const meant = reports.flatMap((report) => {
    const meaning = findMeaning(report.ruleId, report.message);
    return meaning === undefined ? [] : [{ report, meaning }];
  });
  const role = describeRole(path, text);
  const kept = removeDuplicateReports(meant);
  const outputs = Object.fromEntries(
    kept.flatMap(({ report: { output } }, index) => (output === undefined ? [] : [[index, output]])),
  );
  const findings = kept.map(({ report, meaning }): EngineFinding => {
    const code = collapseBlanks(extractShownCode(lines, report));
    const dataPath = createDataPath(path, lines, report);
    return {
      ...meaning,
      description: `${meaning.description}${role === '' ? '' : ` ${role}`} Found by ${report.ruleId.replace('/', ': ')}.`,
      type: 'SAST',
      filePath: path,
      line: report.line,
      codeSnippet: extractFramedCode(lines, report),
      ...identify({ rule: report.ruleId, path, code, node: extractReportedCode(lines, report) }),
      ...(report.sources === undefined ? {} : { sources: report.sources }),
      ...(dataPath && { dataPath }),
      ...(report.owners && { owners: report.owners, ownersInFile: owners }),
    };
  });
  return { ...result, findings, outputs, rendered: listRenderedValues(path, reports) };
}

/** From its source to the report. */
function createDataPath(path: string, lines: readonly string[], report: LintReport): DataStep[] | undefined {
  const { from } = report;
  if (from === undefined) return undefined;
  const readStep = (line: number) => ({
    ...{ file_path: path, line },
    code: extractShownCode(lines, { ...report, line, endLine: line }).trim(),
  });
  const source =
    from.path === undefined ? readStep(from.line) : { file_path: from.path, line: from.line, code: from.code };
  return shortenDataPath([source, readStep(report.line)]);
}

type ReportWithMeaning = { report: LintReport; meaning: SastMeaning };

/** Two rules may report one weakness at one location (`eval(x)`). The more severe report stays. */
function removeDuplicateReports(meant: readonly ReportWithMeaning[]): ReportWithMeaning[] {
  const rankReport = ({ meaning }: ReportWithMeaning) => getSeverityRank(meaning.severity);
  const best = new Map<string, ReportWithMeaning>();
  for (const one of meant) {
    const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
    const other = best.get(key);
    if (other === undefined || rankReport(one) < rankReport(other)) best.set(key, one);
  }
  return [...best.values()];
}

interface LintResult {
  /** The names of everything in the text that can own a report. */
  owners?: readonly string[];
  reports: LintReport[];
  /** Other files on which the result depends. */
  consulted?: string[];
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string | undefined;
  /** Why the file could not be read completely. The reports are then incomplete. */
  problem?: string | undefined;
  /** Undefined when no limit of the search was reached. */
  cut?: Cut;
  /** Whether any part could be analyzed. */
  isRead: boolean;
}

/** What a limit of the search may hide. */
export interface Cut {
  /** Locations in the file, as sorted hashes of their code. */
  hidden: string[];
  /** Sorted paths of the files at which the search ended. */
  ends: string[];
}

type LintText = (path: string, extension: ScriptExtension, text: string) => LintResult;

async function loadLintLibraries(): Promise<ParserLibraries> {
  const [parser, types, scopes] = await Promise.all([
    import('@babel/parser'),
    import('@babel/types'),
    import('eslint-scope'),
  ]);
  return { parser, babelKeys: types.VISITOR_KEYS, scopes };
}

const htmlComment = '<!-- or --> begins a comment in a script, and not in a module';

/** Creates a function that scans texts. It caches what it learns about the tree's scripts for a while. */
function createLinter(libraries: ParserLibraries, tree: ScriptTree): LintText {
  const parse = createCachedParse(libraries, (path) => tree.links.has(path));
  const readText = createTextCache(tree);
  return (path, extension, text) => {
    let main: Flow | undefined;
    const view = createView(path, { tree, parse, readText }, () => main);
    let problem: string | undefined;
    const all = listGrammars(path, extension, text);
    for (const grammar of all) {
      const source = parseSafely(() => parse(path, text, grammar));
      if ('problem' in source) {
        problem ??= source.problem;
        continue;
      }
      const result = runRules(() => {
        main = createFlow(source, view.home);
        return main;
      });
      problem ??= result.problem;
      if (result.problem !== undefined) continue;
      const consulted = view.consulted();
      // Nothing in the text says whether it runs as a script or as a module.
      const isOtherModule = (other: Grammar) =>
        other.sourceType === 'module' && !other.recover && !('problem' in parseSafely(() => parse('', text, other)));
      if (source.hasHtmlComment && all.some(isOtherModule)) return { ...result, consulted, problem: htmlComment };
      return { ...result, consulted, ...(grammar.recover && problem !== undefined ? { problem } : {}) };
    }
    return { reports: [], problem: problem ?? 'no grammar fits', isRead: false, consulted: view.consulted() };
  };
}

function runRules(open: () => Flow): LintResult {
  try {
    const flow = open();
    const { reports, hidden } = runOwnRules(flow);
    reports.sort((a, b) => a.line - b.line || a.column - b.column);
    const owners = reports.length === 0 ? [] : listOwners(flow.source);
    return {
      reports,
      owners,
      isRead: true,
      ...(hidden.length === 0 ? {} : { cut: { hidden, ends: [...flow.bounds.ends()].sort() } }),
    };
  } catch (error) {
    // A rule that fails on one unusual file must not cost the scan of all others.
    return { reports: [], problem: `a rule failed: ${getMessage(error).split('\n', 1)[0]}`, isRead: false };
  }
}

function parseSafely(parse: () => Source): Source | { problem: string } {
  try {
    return parse();
  } catch (error) {
    return { problem: `Parsing error: ${getMessage(error).trim()}` };
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
