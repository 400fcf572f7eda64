/**
 * Finds source files that no scanner scanned: "0 findings" proves nothing if the scanner does not support the
 * repository's languages.
 */
import type { ScanDiagnostic, ScanLanguage } from '../../shared/api/schemas.ts';
import type { ViolationType } from '../../shared/api/words.ts';
import { detectByName, findLanguage, isForeign, noLanguage } from '../../shared/languages/languages.ts';
import { joinWithConjunction } from '../../shared/text/amounts.ts';
import { type Changes, normalizePath } from './changes.ts';

/** What to do about source files that no scanner covers. */
export const uncoveredWords = ['auto', 'inconclusive', 'note'] as const;

export interface UncoveredPolicy {
  /**
   * When unscanned files prevent a pass. `auto`: if they are more than half of the files in question. `inconclusive`:
   * always. `note`: never.
   */
  uncovered: (typeof uncoveredWords)[number];
  /** Languages that need not be scanned. */
  acceptUncovered?: readonly string[] | undefined;
  failOnTypes: readonly ViolationType[] | undefined;
}

export interface UncoveredFiles {
  /** `196 Python and 3 Go files were not scanned`. */
  text: string;
  /** Those of which no file was scanned. */
  languages: readonly string[];
  isOfChange: boolean;
  /** Whether this prevents a pass. */
  isFault: boolean;
}

/** The beginning of diagnostics about a data flow limit. */
const dataFlow = 'Data flow ';

/** Files of one language. */
interface LanguageCount {
  files: number;
  left: number;
}

/** Undefined if all files in question were scanned, or if the service does not state what was. */
export function findUncoveredFiles(
  scanned: {
    languages?: readonly ScanLanguage[] | undefined;
    changes: Changes | undefined;
    diagnostics: readonly ScanDiagnostic[];
  },
  policy: UncoveredPolicy,
): UncoveredFiles | undefined {
  const { languages, changes } = scanned;
  const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
  const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
  if (languages === undefined || !asksForCode) return undefined;
  const isOfChange = changes?.isComplete === true;
  const counts = isOfChange ? countChangedFiles(languages, changes, scanned.diagnostics) : countAllFiles(languages);
  for (const name of acceptUncovered) counts.delete(findLanguage(name) ?? name);
  const files = sumCounts(counts, (count) => count.files);
  const left = sumCounts(counts, (count) => count.left);
  if (left === 0) return undefined;
  const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
  const rest = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
  const unscanned = rest.flatMap(([language, count]) => (count.left === count.files ? language : []));
  return { text: formatUncoveredCounts(rest), languages: unscanned, isOfChange, isFault };
}

/** Why a pass would prove nothing, as a sentence without a final full stop. */
export function describeUncoveredFault(
  { text, isOfChange }: UncoveredFiles,
  { uncovered }: Pick<UncoveredPolicy, 'uncovered'>,
): string {
  const files = isOfChange ? 'changed source files' : 'source files';
  return uncovered === 'auto' ? `${text}; that is more than half of the ${files}` : text;
}

/** Uses only names of our own table, because a service can return any name. */
const toLanguageName = (language: string): string => findLanguage(language) ?? 'other';

function countAllFiles(languages: readonly ScanLanguage[]): Map<string, LanguageCount> {
  const counts = new Map<string, LanguageCount>();
  for (const { language, files, looked_at: lookedAt } of languages)
    addCount(counts, toLanguageName(language), { files, left: Math.max(0, files - lookedAt) });
  return counts;
}

/** Counts changed files by their name, or by what the scan states about files whose name does not tell the language. */
function countChangedFiles(
  languages: readonly ScanLanguage[],
  { files }: Changes,
  diagnostics: readonly ScanDiagnostic[],
): Map<string, LanguageCount> {
  const lookedAt = new Set(
    languages.filter((each) => each.looked_at > 0).map(({ language }) => toLanguageName(language)),
  );
  const unnamed = new Map(
    languages.flatMap(({ language, unnamed: paths = [] }) =>
      paths.map((path): [string, string] => [normalizePath(path), toLanguageName(language)]),
    ),
  );
  const none = new Set(
    languages.flatMap(({ language, unnamed = [] }) => (language === noLanguage ? unnamed.map(normalizePath) : [])),
  );
  // A file in which data flow analysis ended early was still read.
  const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
  const skipped = new Set(
    unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(normalizePath)),
  );
  const counts = new Map<string, LanguageCount>();
  for (const [path, { isGone }] of files) {
    const language = unnamed.get(path) ?? detectByName(path);
    if (isGone || language === undefined || none.has(path) || isForeign(path)) continue;
    const isLeft = !lookedAt.has(language) || skipped.has(path);
    addCount(counts, language, { files: 1, left: isLeft ? 1 : 0 });
  }
  return counts;
}

function addCount(counts: Map<string, LanguageCount>, language: string, { files, left }: LanguageCount): void {
  const known = counts.get(language) ?? { files: 0, left: 0 };
  counts.set(language, { files: known.files + files, left: known.left + left });
}

function sumCounts(counts: ReadonlyMap<string, LanguageCount>, of: (count: LanguageCount) => number): number {
  return [...counts.values()].reduce((total, count) => total + of(count), 0);
}

const shownLanguages = 3;

function formatUncoveredCounts(left: readonly [language: string, count: LanguageCount][]): string {
  const total = left.reduce((number, [, count]) => number + count.left, 0);
  const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
  const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
  const parts = rest === 0 ? shown : [...shown, `${rest} other`];
  return `${joinWithConjunction(parts)} ${total === 1 ? 'file was' : 'files were'} not scanned`;
}
