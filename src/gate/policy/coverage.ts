/**
 * Checks that everything the policy relies on was scanned: "0 findings" proves nothing about code that was not scanned.
 */
import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import type { ScanType, ViolationType } from '../../shared/api/words.ts';
import { programInstallations } from '../../shared/installation.ts';
import {
  advisoryEngine,
  introducedOpen,
  notLookedUpPrefix as notLookedUpWords,
  otherRegistry,
} from '../../shared/packages/locked-package.ts';
import { joinFirst } from '../../shared/text/amounts.ts';
import { isChangedPath } from './changes.ts';
import type { Evidence } from './evidence.ts';
import { createCountingMatcher, createPathMatcher } from './path-matching.ts';
import type { Policy } from './policy.ts';

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

type CoveragePolicy = Pick<
  Policy,
  'failOnTypes' | 'coverTypes' | 'uncovered' | 'paths' | 'ignorePaths' | 'hasFullPaths' | 'scope'
>;

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
  const unknown = findFailedLookUps(evidence, policy);
  if (unknown.length > 0)
    return `the packages of ${joinFirst(unknown, 3)} could not be looked up. Run again later, or name another source in advisories`;
  const open = listOpenPackages(evidence, policy);
  if (open.length > 0)
    return `the change introduces packages in ${joinFirst(open, 3)} that no source of advisories knows`;
  const served = listDiagnosedPaths(evidence, policy, ({ message }) => message.startsWith(otherRegistry));
  if (served.length > 0)
    return `the change brings in packages in ${joinFirst(served, 3)} from another registry. If they are your own, name them in advisories-private`;
  const skipped = findSkippedChanges(evidence, policy);
  if (skipped.length === 0) return undefined;
  return `the pull request changes ${joinFirst(skipped, 3)}, which a scanner skipped or could not read`;
}

/** Lock files for which the advisory source returned no result. If only the change is judged, those that it changes. */
function findFailedLookUps(evidence: Evidence, policy: CoveragePolicy): string[] {
  const isWhole = ['scan', 'repository', 'new'].includes(policy.scope);
  const choose = isWhole || evidence.changes === undefined ? listDiagnosedPaths : listChangedDiagnosedPaths;
  return choose(evidence, policy, isFailedLookUp);
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
  { coverTypes, failOnTypes: before }: Pick<Policy, 'failOnTypes' | 'coverTypes'>,
  failOnTypes: Policy['failOnTypes'],
): Pick<Policy, 'coverTypes'> {
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

/** Files that the pull request changes and a scanner skipped, as far as this can affect the verdict. */
function findSkippedChanges(evidence: Evidence, policy: CoveragePolicy): string[] {
  const { failOnTypes, uncovered } = policy;
  const asksForPackages = uncovered === 'inconclusive' || failOnTypes?.includes('SCA') === true;
  return listChangedDiagnosedPaths(evidence, policy, (diagnostic) => asksForPackages || !concernsLookUp(diagnostic));
}

function isFailedLookUp(diagnostic: ScanDiagnostic): boolean {
  return diagnostic.failed === true && concernsLookUp(diagnostic) && listDiagnosticPaths(diagnostic).length > 0;
}

/** A dependency file that no configured source can look up. The scanner worked, but its data is incomplete. */
function concernsLookUp({ engine, message }: ScanDiagnostic): boolean {
  const isPackages = embeddedScanners[engine] === 'sca';
  return isPackages && /not looked up|versions of its dependencies are not known/.test(message);
}

type DiagnosticFilter = (diagnostic: ScanDiagnostic) => boolean;

/** The files that these diagnostics name, if a finding in them could block. */
function listDiagnosedPaths({ diagnostics }: Evidence, policy: CoveragePolicy, isMeant: DiagnosticFilter): string[] {
  const paths = diagnostics
    .filter((each) => canEngineBlock(each, policy) && isMeant(each))
    .flatMap(listDiagnosticPaths);
  return [...new Set(paths.filter((path) => canPathCount(path, policy)))].sort();
}

/** The subset of them that the pull request changes. */
function listChangedDiagnosedPaths(evidence: Evidence, policy: CoveragePolicy, isMeant: DiagnosticFilter): string[] {
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
