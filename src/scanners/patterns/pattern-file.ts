/** Scans one file with the rules of its language; runs in a separate process. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PatternLanguage, RuleLanguage } from '../../shared/languages/languages.ts';
import { normalizeCode } from '../../shared/text/code-key.ts';
import { readFileText } from '../../shared/text/contents.ts';
import { createDataPathReader, type FindingSource, mostSources } from '../../shared/text/data-path.ts';
import { collapseBlanks, createLineFinder, createRangeFinder } from '../../shared/text/snippet.ts';
import { type CodeSearch, createCodeSearch } from '../engine/code-search.ts';
import { fronts } from '../engine/registry.ts';
import type { EngineFinding, Task, TreeFile } from '../engine.ts';
import { createFindingWriter, type FileAnswer } from './code-finding.ts';
import { patternRules } from './rules/registry.ts';
import type { PatternResult } from './search.ts';
import type { ValueSource } from './value-trace.ts';

export interface PatternTask extends Task {
  language: PatternLanguage;
  /** A page with code between its tags. */
  isPage?: true;
}

export interface PatternFinding extends EngineFinding {
  /** The functions that contain it, or a source of it. */
  functions: string[];
}

export interface PatternFileResult extends FileAnswer {
  findings: PatternFinding[];
  /** The result also depends on other files. */
  isShared?: boolean;
}

export type LoadSearch = (language: RuleLanguage) => Promise<CodeSearch>;

/** What the processes of the scanner know about the tree. */
export interface PatternShared {
  /** The files of the languages whose values are followed from file to file. */
  files: readonly TreeFile[];
}

/** Loads the parser once, and the grammar of each language when its first file is scanned. */
export async function loadGrammars(root: string, shared?: PatternShared): Promise<LoadSearch> {
  const library = await import('web-tree-sitter');
  // The package's main file is beside the grammars.
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
  await library.Parser.init();
  const searches = new Map<RuleLanguage, ReturnType<LoadSearch>>();
  const loadLanguage: LoadSearch = async (name) => {
    const language = await library.Language.load(join(folder, fronts[name].forms.file));
    return createCodeSearch(
      fronts[name],
      patternRules[name],
      { language, library },
      { root, files: shared?.files ?? [] },
    );
  };
  return (name) => {
    const search = searches.get(name) ?? loadLanguage(name);
    searches.set(name, search);
    return search;
  };
}

/** A longer file is data. */
const maximumCharacters = 1024 * 1024;

export async function scanPatternFile(
  root: string,
  { path, stored, language, isPage }: PatternTask,
  loadLanguage: LoadSearch,
): Promise<PatternFileResult> {
  const { text, isEncrypted } = await readFileText(root, stored);
  if (isEncrypted) return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
  if (text.length > maximumCharacters)
    return { findings: [], isRead: false, skipped: `${language} file larger than 1 MiB: code not analyzed` };
  const decoded = fronts[language].decode?.(path, text) ?? { code: text };
  const result = (await loadLanguage(language))(path, decoded.code);
  const { hits, owners, broken } =
    decoded.toWritten === undefined ? result : movePlaces(path, result, decoded.toWritten);
  const write = createFindingWriter(path, text, owners);
  const findRange = createRangeFinder(text);
  const lineAt = createLineFinder(text);
  const readDataPath = createDataPathReader({ path, text });
  const findings = hits.map(({ rule, severity, start, end, sources, owner }) => {
    const { weakness, remediation } = rule;
    const [source] = sources;
    const functions = [owner, ...sources.flatMap((each) => (each.elsewhere ? [] : each.owner))].filter(
      (each) => each !== '',
    );
    const finding = write({
      ...{ ...findRange(start, end), weakness, severity, remediation, owner },
      source: source && describeSource(source, lineAt),
      foundBy: `scan-gate: ${language} ${weakness}`,
      sources: source && listFindingSources(path, sources),
      dataPath: source && readDataPath([...source.steps, { file: { path, text }, start }]),
    });
    return { ...finding, functions: [...new Set(functions)] };
  });
  const { isShared, isLimited } = result;
  const read = { findings, isRead: true, ...(isShared && { isShared }), ...(isLimited && { isLimited }) };
  if (result.isCut) return { ...read, problem: 'its data flow was too long to follow completely' };
  // Tags around a page's code may be conditional, which no parser can follow.
  if (broken === undefined || isPage) return read;
  return { ...read, problem: `it could not be parsed at line ${createLineFinder(text)(broken)}` };
}

function movePlaces(
  path: string,
  { hits, broken, ...rest }: PatternResult,
  move: (offset: number) => number,
): PatternResult {
  const moveSteps = ({ steps }: ValueSource): ValueSource['steps'] =>
    steps.map((step) => (step.file.path === path ? { ...step, start: move(step.start) } : step));
  const moved = hits.map(({ start, end, sources, ...hit }) => ({
    ...{ ...hit, start: move(start), end: move(end) },
    sources: sources.map((source) => ({
      ...{ ...source, steps: moveSteps(source) },
      ...(source.elsewhere === undefined && { start: move(source.start) }),
    })),
  }));
  return { ...rest, hits: moved, ...(broken !== undefined && { broken: move(broken) }) };
}

/** The sources of a value in the file, as a finding names them. */
export function listFindingSources(path: string, sources: readonly ValueSource[]): FindingSource[] {
  return sources.slice(0, mostSources).map(({ code, isGuarded, elsewhere }) => ({
    ...{ kind: 'client', path: elsewhere?.path ?? path, code: normalizeCode(code, elsewhere?.path ?? path) },
    safeFor: isGuarded ? ['login'] : [],
  }));
}

/** The code of a source, and where it is, as a finding names it. */
export function describeSource({ code, start, elsewhere }: ValueSource, lineAt: (offset: number) => number): string {
  const place = elsewhere === undefined ? `on line ${lineAt(start)}` : `in ${elsewhere.path} on line ${elsewhere.line}`;
  return `${collapseBlanks(code).slice(0, 100)} ${place}`;
}
