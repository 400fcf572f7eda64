/** Scans one file with the rules of its language; runs in a separate process. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PatternLanguage } from '../../languages/languages.ts';
import { normalizeCode } from '../../text/code-key.ts';
import { readFileText } from '../../text/decode.ts';
import { mostSources } from '../../text/finding-source.ts';
import { createFindingIdentifier } from '../../text/fingerprint.ts';
import {
  collapseBlanks,
  createLineFinder,
  createRangeFinder,
  extractFramedCode,
  extractReportedCode,
  extractShownCode,
} from '../../text/snippet.ts';
import { type CodeSearch, createCodeSearch } from '../engine/code-search.ts';
import type { DecodedCode } from '../engine/front.ts';
import { fronts } from '../engine/registry.ts';
import type { EngineFinding, TreeFile } from '../engine.ts';
import { describeRole } from '../file-role.ts';
import { addLink, limitScore } from '../meaning.ts';
import type { Task } from '../task.ts';
import { patternRules } from './rules/registry.ts';
import type { PatternHit, PatternResult } from './search.ts';
import type { ValueSource } from './value-trace.ts';
import { patternWeaknesses } from './weaknesses.ts';

export interface PatternTask extends Task {
  language: PatternLanguage;
  /** A page with code between its tags. */
  isPage?: true;
}

export interface PatternFinding extends EngineFinding {
  /** The functions that contain it, or a source of it. */
  functions: string[];
}

export interface PatternFileResult {
  findings: PatternFinding[];
  isRead: boolean;
  /** The result also depends on other files. */
  isShared?: boolean;
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be read completely. */
  problem?: string;
}

export type LoadSearch = (language: PatternLanguage) => Promise<CodeSearch>;

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
  const searches = new Map<PatternLanguage, ReturnType<LoadSearch>>();
  const loadLanguage: LoadSearch = async (name) => {
    const rules = patternRules.filter((rule) => rule.language === name);
    const language = await library.Language.load(join(folder, fronts[name].forms.file));
    return createCodeSearch(fronts[name], rules, { language, library }, { root, files: shared?.files ?? [] });
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
  const decoded: DecodedCode = fronts[language].decode(path, text);
  const result = (await loadLanguage(language))(path, decoded.code);
  const { hits, owners, broken } = decoded.toWritten === undefined ? result : movePlaces(result, decoded.toWritten);
  const findings = createPatternFindings(path, text, hits, owners);
  const read = { findings, isRead: true, ...(result.isShared && { isShared: true }) };
  if (result.isCut) return { ...read, problem: 'its data flow was too long to follow completely' };
  // Tags around a page's code may be conditional, which no parser can follow.
  if (broken === undefined || isPage) return read;
  return { ...read, problem: `it could not be parsed at line ${createLineFinder(text)(broken)}` };
}

function movePlaces({ hits, broken, ...rest }: PatternResult, move: (offset: number) => number): PatternResult {
  const moved = hits.map(({ start, end, sources, ...hit }) => ({
    ...{ ...hit, start: move(start), end: move(end) },
    sources: sources.map((source) => (source.elsewhere ? source : { ...source, start: move(source.start) })),
  }));
  return { ...rest, hits: moved, ...(broken !== undefined && { broken: move(broken) }) };
}

function createPatternFindings(
  path: string,
  text: string,
  hits: readonly PatternHit[],
  owners: string[],
): PatternFinding[] {
  if (hits.length === 0) return [];
  const lines = text.split(/\r\n|[\n\r]/);
  const identify = createFindingIdentifier();
  const role = describeRole(path, text);
  const findRange = createRangeFinder(text);
  const lineAt = createLineFinder(text);
  return hits.map(({ rule, severity, start, end, sources, owner }) => {
    const [source] = sources;
    const { cwe, cvss, title, description } = patternWeaknesses[rule.weakness];
    const range = findRange(start, end);
    const from = source && ` It comes from ${describeSource(source, lineAt)}.`;
    return {
      type: 'SAST',
      severity,
      title,
      description: `${description}${from ?? ''}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${rule.language} ${rule.weakness}.`,
      remediation: addLink(rule.remediation, cwe),
      cwe,
      cvss: limitScore(severity, cvss),
      filePath: path,
      line: range.line,
      codeSnippet: extractFramedCode(lines, range),
      ...identify({
        rule: rule.weakness,
        path,
        code: collapseBlanks(extractShownCode(lines, range)),
        node: extractReportedCode(lines, range),
      }),
      owners: owner === '' ? [] : [owner],
      ownersInFile: owners,
      functions: [...new Set([owner, ...sources.filter(isHere).map((each) => each.owner)])].filter(
        (name) => name !== '',
      ),
      ...(source && {
        sources: sources.slice(0, mostSources).map(({ code, isGuarded, elsewhere }) => ({
          ...{ kind: 'client', path: elsewhere?.path ?? path, code: normalizeCode(code, elsewhere?.path ?? path) },
          safeFor: isGuarded ? ['login'] : [],
        })),
      }),
    };
  });
}

function isHere({ elsewhere }: ValueSource): boolean {
  return elsewhere === undefined;
}

function describeSource({ code, start, elsewhere }: ValueSource, lineAt: (offset: number) => number): string {
  const place = elsewhere === undefined ? `on line ${lineAt(start)}` : `in ${elsewhere.path} on line ${elsewhere.line}`;
  return `${collapseBlanks(code).slice(0, 100)} ${place}`;
}
