/**
 * Checks that everything the policy relies on was scanned: "0 findings" proves nothing about code that was not scanned.
 */

import type { ScanDiagnostic, ScanLanguage } from '../../shared/api/schemas.ts';
import type { ScanType, ViolationType } from '../../shared/api/words.ts';
import { programInstallations } from '../../shared/installation.ts';
import { detectByName, findLanguage, isForeign, noLanguage } from '../../shared/languages/languages.ts';
import {
  advisoryEngine,
  introducedOpen,
  notLookedUpPrefix as notLookedUpWords,
  otherRegistry,
} from '../../shared/packages/locked-package.ts';
import { joinFirst, joinWithConjunction } from '../../shared/text/amounts.ts';
import { type Changes, isChangedPath, normalizePath } from './changes.ts';
import type { Evidence } from './evidence.ts';
import { createCountingMatcher, createPathMatcher } from './path-matching.ts';
import type { InclusionPolicy } from './rules.ts';
import type { Scope } from './slice.ts';

/** The scan type that finds each violation type. AGENTIC_SAST has none in the interface. */
export const scanTypeByViolationType: Partial<Record<ViolationType, ScanType>> = {
  SAST: 'sast',
  SCA: 'sca',
  SECRET: 'secrets',
  IAC: 'iac',
};

/** The scan type of each embedded scanner, by its name in diagnostics. */
const embeddedScanners: Readonly<Record<string, ScanType>> = {
  secretlint: 'secrets',
  javascript: 'sast',
  ruff: 'sast',
  'tree-sitter': 'sast',
  retire: 'sca',
  advisories: 'sca',
  iac: 'iac',
};

const typesByProgram = new Map(programInstallations.map(({ name, scanTypes }) => [name, scanTypes]));

/** What to do about source files that no scanner covers. */
export const uncoveredWords = ['auto', 'inconclusive', 'note'] as const;

/** The parts of a policy that decide what must have been scanned. */
export interface CoveragePolicy extends InclusionPolicy {
  failOnTypes: readonly ViolationType[] | undefined;
  /**
   * When unscanned files prevent a pass. `auto`: if they are more than half of the files in question. `inconclusive`:
   * always. `note`: never.
   */
  uncovered: (typeof uncoveredWords)[number];
  /** Languages that need not be scanned. */
  acceptUncovered?: readonly string[] | undefined;
  /**
   * Types that the scan must cover although more can block: those that a trusted policy named before it was tightened.
   */
  coverTypes?: readonly ViolationType[] | undefined;
  /** `auto` here means the comparison with the base branch. Without one, it was resolved to `scan`. */
  scope: Scope;
}

/** Why a pass would prove nothing, as a sentence without a final full stop. Undefined if nothing prevents a pass. */
export function describeCoverageFault(evidence: Evidence, policy: CoveragePolicy): string | undefined {
  const { failOnTypes, coverTypes } = policy;
  const { coverage } = evidence;
  if (coverage !== undefined) {
    if (Object.values(coverage).every((word) => word === 'not covered'))
      return 'nothing was scanned: the scan covers no finding type';
    const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
      const word = coverage[scanTypeByViolationType[type] ?? 'sast'];
      return word === undefined || word === 'not covered';
    });
    if (missing.length > 0) return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
  }
  const broken = evidence.diagnostics.filter((each) => each.failed && !isFailedLookUp(each));
  if (broken.length > 0) {
    const names = [...new Set(broken.map(({ engine }) => engine))].join(', ');
    // For a program, which the team installs itself, its own message says what to do.
    const told = broken.find(({ engine }) => typesByProgram.has(engine));
    const why = told === undefined ? '' : `. ${told.message.replace(/\.$/, '')}`;
    return `the scanner ${names} failed, so its findings are missing${why}`;
  }
  // If only the change is judged, the lock files that it changes.
  const isWhole = ['scan', 'repository', 'new'].includes(policy.scope);
  const choose = isWhole || evidence.changes === undefined ? listDiagnosedPaths : listChangedDiagnosedPaths;
  const unknown = choose(evidence, policy, isFailedLookUp);
  if (unknown.length > 0)
    return `the packages of ${joinFirst(unknown, 3)} could not be looked up. Run again later, or name another source in advisories`;
  const open = listOpenPackages(evidence, policy);
  if (open.length > 0)
    return `the change introduces packages in ${joinFirst(open, 3)} that no source of advisories knows`;
  const served = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(otherRegistry));
  if (served.length > 0)
    return `the change brings in packages in ${joinFirst(served, 3)} from another registry. If they are your own, name them in advisories-private`;
  const asksForPackages = policy.uncovered === 'inconclusive' || failOnTypes?.includes('SCA') === true;
  const skipped = listChangedDiagnosedPaths(evidence, policy, (each) => asksForPackages || !concernsLookUp(each));
  if (skipped.length === 0) return undefined;
  return `the pull request changes ${joinFirst(skipped, 3)}, which a scanner skipped or could not read`;
}

/**
 * Lock files with packages for which an advisory source returned no result. Only the packages that the change
 * introduces count. If nothing was compared, all packages in lock files that the change touches count.
 */
function listOpenPackages(evidence: Evidence, policy: CoveragePolicy): string[] {
  const introduced = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(introducedOpen));
  const touched = listChangedDiagnosedPaths(
    evidence,
    policy,
    ({ engine, message }) => engine === advisoryEngine && message.startsWith(notLookedUpWords),
  );
  return [...new Set([...introduced, ...touched])].sort();
}

/**
 * The types that the base requires to be covered, if the types that can block no longer include them. Then all types
 * may block, and none is required to.
 */
export function requireCoveredTypes(
  { coverTypes, failOnTypes: before }: Pick<CoveragePolicy, 'failOnTypes' | 'coverTypes'>,
  failOnTypes: CoveragePolicy['failOnTypes'],
): Pick<CoveragePolicy, 'coverTypes'> {
  const demanded = coverTypes ?? before ?? [];
  const isSaid = demanded.every((type) => failOnTypes?.includes(type));
  return isSaid ? {} : { coverTypes: demanded };
}

/** `2 dependency files were not looked up`: counts those that the pull request changes. Undefined if there are none. */
export function describeMissingLookUps(evidence: Evidence, policy: CoveragePolicy): string | undefined {
  const count = listChangedDiagnosedPaths(evidence, policy, concernsLookUp).length;
  if (count === 0) return undefined;
  return count === 1 ? '1 dependency file was not looked up' : `${count} dependency files were not looked up`;
}

function isFailedLookUp(diagnostic: ScanDiagnostic): boolean {
  return diagnostic.failed === true && concernsLookUp(diagnostic) && listDiagnosticPaths(diagnostic).length > 0;
}

/** A dependency file that no configured source can look up. The scanner worked, but its data is incomplete. */
function concernsLookUp({ engine, message }: ScanDiagnostic): boolean {
  const isPackages = embeddedScanners[engine] === 'sca';
  return isPackages && /not looked up|versions of its dependencies are not known/.test(message);
}

/** The files that these diagnostics name, if a finding in them could block. */
function listDiagnosedPaths(
  { diagnostics }: Evidence,
  policy: CoveragePolicy,
  isMeant: (diagnostic: ScanDiagnostic) => boolean,
): string[] {
  const paths = diagnostics
    .filter((each) => canEngineBlock(each, policy) && isMeant(each))
    .flatMap(listDiagnosticPaths);
  return [...new Set(paths.filter((path) => canPathCount(path, policy)))].sort();
}

/** The subset of them that the pull request changes. */
function listChangedDiagnosedPaths(
  evidence: Evidence,
  policy: CoveragePolicy,
  isMeant: (diagnostic: ScanDiagnostic) => boolean,
): string[] {
  const { changes } = evidence;
  if (changes === undefined) return [];
  const paths = listDiagnosedPaths(evidence, policy, isMeant);
  return paths.filter((path) => !changes.isComplete || isChangedPath(path, changes));
}

/** False for the diagnostics of a scanner whose findings cannot block. */
function canEngineBlock({ engine }: ScanDiagnostic, { failOnTypes }: CoveragePolicy): boolean {
  const own = embeddedScanners[engine];
  const types = own === undefined ? typesByProgram.get(engine) : [own];
  if (failOnTypes === undefined || types === undefined) return true;
  return failOnTypes.some((type) => types.includes(scanTypeByViolationType[type] ?? 'sast'));
}

/** False for a file that is certainly outside the judged paths. */
function canPathCount(filePath: string, policy: CoveragePolicy): boolean {
  const { paths, ignorePaths } = policy;
  const place = { filePath, unclear: [] };
  if (ignorePaths !== undefined && createPathMatcher(ignorePaths)(place) === 'yes') return false;
  return paths === undefined || createCountingMatcher(paths, policy)(place) !== 'no';
}

function listDiagnosticPaths({ file_path, file_paths }: ScanDiagnostic): string[] {
  return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}

/** The beginning of diagnostics about a data flow limit. */
const dataFlow = 'Data flow ';

/** Files of one language. */
interface LanguageCount {
  files: number;
  left: number;
}

/**
 * Finds source files that no scanner scanned: "0 findings" proves nothing if the scanner does not support the
 * repository's languages. Undefined if all files in question were scanned, or if the service does not state what was.
 */
export function findUncoveredFiles(
  { languages, changes, diagnostics }: Pick<Evidence, 'languages' | 'changes' | 'diagnostics'>,
  {
    uncovered,
    failOnTypes,
    acceptUncovered = [],
  }: Pick<CoveragePolicy, 'uncovered' | 'failOnTypes' | 'acceptUncovered'>,
):
  | {
      /** `196 Python and 3 Go files were not scanned`. */
      text: string;
      /** Those of which no file was scanned. */
      languages: readonly string[];
      /** Why a pass would prove nothing, as a sentence without a final full stop. Undefined if nothing prevents one. */
      fault: string | undefined;
    }
  | undefined {
  const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
  if (languages === undefined || !asksForCode) return undefined;
  const isOfChange = changes?.isComplete === true;
  const counts = isOfChange ? countChangedFiles(languages, changes, diagnostics) : countAllFiles(languages);
  for (const name of acceptUncovered) counts.delete(findLanguage(name) ?? name);
  const files = sumCounts(counts, (count) => count.files);
  const left = sumCounts(counts, (count) => count.left);
  if (left === 0) return undefined;
  const rest = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
  const text = formatUncoveredCounts(rest, left);
  const unscanned = rest.flatMap(([language, count]) => (count.left === count.files ? language : []));
  const isMost = uncovered === 'auto' && left * 2 > files;
  const fault = isMost
    ? `${text}; that is more than half of the ${isOfChange ? 'changed source files' : 'source files'}`
    : uncovered === 'inconclusive'
      ? text
      : undefined;
  return { text, languages: unscanned, fault };
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

function formatUncoveredCounts(left: readonly [language: string, count: LanguageCount][], total: number): string {
  const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
  const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
  const parts = rest === 0 ? shown : [...shown, `${rest} other`];
  return `${joinWithConjunction(parts)} ${total === 1 ? 'file was' : 'files were'} not scanned`;
}
