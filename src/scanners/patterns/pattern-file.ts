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
import type { EngineFinding } from '../engine.ts';
import { describeRole } from '../file-role.ts';
import { addLink, limitScore } from '../meaning.ts';
import type { Task } from '../task.ts';
import { grammars } from './grammars/registry.ts';
import { patternRules } from './rules/registry.ts';
import { createPatternSearch, type PatternHit, type PatternResult, type PatternSearch } from './search.ts';
import { extractPageCode } from './server-page.ts';
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
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be read completely. */
  problem?: string;
}

export type LoadSearch = (language: PatternLanguage) => Promise<PatternSearch>;

/** Loads the parser once, and the grammar of each language when its first file is scanned. */
export async function loadGrammars(): Promise<LoadSearch> {
  const library = await import('web-tree-sitter');
  // The package's main file is beside the grammars.
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
  await library.Parser.init();
  const searches = new Map<PatternLanguage, Promise<PatternSearch>>();
  const loadLanguage = async (name: PatternLanguage) => {
    const grammar = grammars[name];
    const language = await library.Language.load(join(folder, grammar.file));
    return createPatternSearch(
      grammar,
      patternRules.filter((rule) => rule.language === name),
      { language, library },
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
  const read = language === 'Java' ? decodeJavaEscapes(isPage ? extractPageCode(text) : text) : { code: text };
  const result = (await loadLanguage(language))(read.code);
  const { hits, owners, broken } = read.toWritten === undefined ? result : movePlaces(result, read.toWritten);
  const findings = createPatternFindings(path, text, hits, owners);
  // Tags around a page's code may be conditional, which no parser can follow.
  if (broken === undefined || isPage) return { findings, isRead: true };
  return { findings, isRead: true, problem: `it could not be parsed at line ${createLineFinder(text)(broken)}` };
}

interface DecodedCode {
  code: string;
  /** The offset in the written text. Undefined if both texts are the same. */
  toWritten?: (offset: number) => number;
}

/** Java decodes these before it reads anything else: https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html#jls-3.3 */
function decodeJavaEscapes(text: string): DecodedCode {
  const escapes = [...text.matchAll(/(?<!\\)(?:\\\\)*\\(u+([\da-f]{4}))/gi)];
  if (escapes.length === 0) return { code: text };
  const pieces: string[] = [];
  /** Offsets in the code and in the text behind each escape. */
  const ends: { own: number; written: number }[] = [];
  let [own, written] = [0, 0];
  for (const { 0: whole, 1: name = '', 2: digits = '', index } of escapes) {
    const start = index + whole.length - name.length - 1;
    pieces.push(text.slice(written, start), String.fromCharCode(Number.parseInt(digits, 16)));
    own += start - written + 1;
    written = index + whole.length;
    ends.push({ own, written });
  }
  const toWritten = (offset: number) => {
    const last = ends.findLast((end) => end.own <= offset);
    return last === undefined ? offset : last.written + offset - last.own;
  };
  return { code: `${pieces.join('')}${text.slice(written)}`, toWritten };
}

function movePlaces({ hits, broken, ...rest }: PatternResult, move: (offset: number) => number): PatternResult {
  const moved = hits.map(({ start, end, sources, ...hit }) => ({
    ...{ ...hit, start: move(start), end: move(end) },
    sources: sources.map((source) => ({ ...source, start: move(source.start) })),
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
    const from =
      source && ` It comes from ${collapseBlanks(source.code).slice(0, 100)} on line ${lineAt(source.start)}.`;
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
      functions: [...new Set([owner, ...sources.map((each) => each.owner)])].filter((name) => name !== ''),
      ...(source && {
        sources: sources.slice(0, mostSources).map(({ code, isGuarded }) => ({
          ...{ kind: 'client', path, code: normalizeCode(code, path) },
          safeFor: isGuarded ? ['login'] : [],
        })),
      }),
    };
  });
}
