/**
 * Finds source files that no scanner scanned: "0 findings" proves nothing if the scanner does not support the
 * repository's languages.
 */
import type { ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import { isForeign, languageNamed, languageOf, noLanguage } from '../languages/languages.ts';
import { type Changes, normalPath } from './changes.ts';
import type { ViolationType } from './finding.ts';
import type { uncoveredWords } from './words.ts';

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

interface Scanned {
  languages?: readonly ScanLanguage[] | undefined;
  changes: Changes | undefined;
  diagnostics: readonly ScanDiagnostic[];
}

export interface Uncovered {
  /** `196 Python and 3 Go files were not looked at`. */
  text: string;
  /** Whether this prevents a pass. */
  isFault: boolean;
}

/** The beginning of diagnostics about a data flow limit. */
const dataFlow = 'Data flow ';

/** Files of one language. */
interface Count {
  files: number;
  left: number;
}

/** Undefined if all files in question were scanned, or if the service does not state what was. */
export function uncoveredFiles(scanned: Scanned, policy: UncoveredPolicy): Uncovered | undefined {
  const { languages, changes } = scanned;
  const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
  const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
  if (languages === undefined || !asksForCode) return undefined;
  const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
  for (const name of acceptUncovered) counts.delete(languageNamed(name) ?? name);
  const files = sum(counts, (count) => count.files);
  const left = sum(counts, (count) => count.left);
  if (left === 0) return undefined;
  const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
  return { text: textOf(counts), isFault };
}

/** Why a pass would prove nothing, as a sentence without a final full stop. */
export function uncoveredFault({ text }: Uncovered, { uncovered }: Pick<UncoveredPolicy, 'uncovered'>): string {
  const share = uncovered === 'auto' ? ', more than half of the source files' : '';
  return `${text}${share}`;
}

/** Uses only names of our own table, because a service can return any name. */
const nameOf = (language: string): string => languageNamed(language) ?? 'other';

function countsOfAll(languages: readonly ScanLanguage[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { language, files, looked_at: lookedAt } of languages)
    add(counts, nameOf(language), { files, left: Math.max(0, files - lookedAt) });
  return counts;
}

/** Counts changed files by their name, or by what the scan states about files whose name does not tell the language. */
function countsOfChange(
  languages: readonly ScanLanguage[],
  { files }: Changes,
  diagnostics: readonly ScanDiagnostic[],
): Map<string, Count> {
  const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
  const unnamed = new Map(
    languages.flatMap(({ language, unnamed: paths = [] }) =>
      paths.map((path): [string, string] => [normalPath(path), nameOf(language)]),
    ),
  );
  const none = new Set(
    languages.flatMap(({ language, unnamed = [] }) => (language === noLanguage ? unnamed.map(normalPath) : [])),
  );
  // A file in which data flow analysis ended early was still read.
  const unread = diagnostics.filter(({ message }) => !message.startsWith(dataFlow));
  const skipped = new Set(
    unread.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(normalPath)),
  );
  const counts = new Map<string, Count>();
  for (const [path, { isGone }] of files) {
    const language = unnamed.get(path) ?? languageOf(path);
    if (isGone || language === undefined || none.has(path) || isForeign(path)) continue;
    const isLeft = !lookedAt.has(language) || skipped.has(path);
    add(counts, language, { files: 1, left: isLeft ? 1 : 0 });
  }
  return counts;
}

function add(counts: Map<string, Count>, language: string, { files, left }: Count): void {
  const known = counts.get(language) ?? { files: 0, left: 0 };
  counts.set(language, { files: known.files + files, left: known.left + left });
}

function sum(counts: ReadonlyMap<string, Count>, of: (count: Count) => number): number {
  return [...counts.values()].reduce((total, count) => total + of(count), 0);
}

const shownLanguages = 3;

function textOf(counts: ReadonlyMap<string, Count>): string {
  const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
  const total = left.reduce((number, [, count]) => number + count.left, 0);
  const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
  const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
  const parts = rest === 0 ? shown : [...shown, `${rest} other`];
  const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${list} ${total === 1 ? 'file was' : 'files were'} not scanned`;
}
