/**
 * The result of scanning one commit, the contract between the runner and the scanners, and which of its findings also
 * exist in the commit with which it is compared. Contents that both have are scanned once.
 */

import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { ExportedTree } from '../git/export.ts';
import { type Age, type ComparedFinding, decideAges } from '../sarif/old-findings.ts';
import type { ScannerRun } from '../sarif/program-run.ts';
import { getSeverityRank } from '../severity.ts';
import type { ScannerFinding } from '../text/finding.ts';
import { hashParts } from '../text/fingerprint.ts';

export interface ScanJob {
  /** Absolute path of the checkout or bare clone. */
  path: string;
  /** Absolute path of the checkout, if the commit is read elsewhere. */
  checkout?: string | undefined;
  /** Full SHA of the commit. */
  sha: string;
  /** Full SHA of a commit of the target branch: the commits since then are also searched for secrets. */
  base?: string | undefined;
  /** Full SHA of a commit: findings that it also has are not new. */
  comparedWith?: string | undefined;
  /** Whether only what differs from that commit matters: findings that cannot have changed are not looked for. */
  isNarrow?: boolean | undefined;
}

/** Identifies a finding within one repository. */
export function formatIdentity({ type, fingerprint }: Pick<ScannerFinding, 'type' | 'fingerprint'>): string {
  return `${type} ${fingerprint}`;
}

/**
 * The same for the same problem in every run, database and machine, so that exceptions and baselines stay valid.
 * `owner`: what tells two repositories of one service apart that have the same problem at the same location.
 */
export function createFindingId(
  { type, fingerprint }: Pick<ScannerFinding, 'type' | 'fingerprint'>,
  ...owner: string[]
) {
  return `vio_${hashParts([type, fingerprint, ...owner]).slice(0, 24)}`;
}

export interface ScanResult {
  findings: ScannerFinding[];
  coverage: Coverage;
  diagnostics: ScanDiagnostic[];
  /** Source files by language. */
  languages: ScanLanguage[];
  /** By identity, those that the compared commit has or may have. Undefined when there was no commit to compare with. */
  ages?: ReadonlyMap<string, Age> | undefined;
}

/** Rejects when the scan may be incomplete. The scan is then FAILED, never COMPLETED. */
export type ScanCommit = (job: ScanJob, signal: AbortSignal) => Promise<ScanResult>;

export interface ScannedTree {
  tree: Pick<ExportedTree, 'contents' | 'diagnostics'>;
  answers: readonly ScannerRun[];
}

/** The inputs that a scanner's findings in the head depend on. */
type Scanner = Pick<ScannerRun, 'name' | 'consulted' | 'dependencies'>;

/** What two trees have in common, as far as a scanner's findings depend on it. */
export interface SharedContents {
  /** Whether the scanner finds the same in the file in both trees. */
  isSame(scanner: Scanner, path: string): boolean;
  /** Whether the file has the same name and content, and no scanner needs it to understand other files. */
  isNeedless(path: string, oid: string): boolean;
  /** The files of the base that a scanner must scan. */
  filesFor<File extends { path: string }>(scanner: Scanner, files: readonly File[]): File[];
}

/** The contents of the base are only known after its tree was read. */
export function compareTrees({
  tree: { contents: head },
  answers: scanners,
}: Pick<ScannedTree, 'tree'> & { answers: readonly Scanner[] }): (base: ExportedTree['contents']) => SharedContents {
  const dependsOnFile = ({ dependencies }: Scanner, path: string) => dependencies?.shared?.has(path) ?? true;
  const mayConsult = ({ dependencies }: Scanner, path: string) => dependencies?.consulted.has(path) === true;
  return (base) => {
    const hasSameContent = (path: string) => base.has(path) && base.get(path) === head.get(path);
    const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
    const hasEqualState = (path: string) => base.get(path) === head.get(path);
    const isBusy = new Map(
      scanners.map((scanner) => [scanner.name, changed.some((path) => mayConsult(scanner, path))]),
    );
    const isMoved = new Map(
      scanners.map((scanner) => [scanner.name, changed.some((path) => dependsOnFile(scanner, path))]),
    );
    const isSame = (scanner: Scanner, path: string) =>
      hasSameContent(path) &&
      !(isMoved.get(scanner.name) === true && dependsOnFile(scanner, path)) &&
      (scanner.consulted?.get(path) ?? []).every(hasEqualState);
    const isConsulted = (scanner: Scanner, path: string) =>
      isBusy.get(scanner.name) === true && mayConsult(scanner, path);
    return {
      isSame,
      isNeedless: (path, oid) =>
        head.get(path) === oid && scanners.every((scanner) => isSame(scanner, path) && !isConsulted(scanner, path)),
      filesFor: (scanner, files) => files.filter(({ path }) => !isSame(scanner, path)),
    };
  };
}

/** By identity, the findings of the head that the base has or may have. */
export function findAges(
  head: ScannedTree,
  base: ScannedTree,
  { isSame }: SharedContents,
  /** The base's path of each renamed file, by its path in the head. */
  renames: ReadonlyMap<string, string>,
): Map<string, Age> {
  const found = new Map<string, Age>();
  const note = (finding: ScannerFinding, age: Age | undefined) => {
    const identity = formatIdentity(finding);
    if (age !== 'new' && age !== undefined && found.get(identity) !== 'old') found.set(identity, age);
  };
  const getBasePath = (path: string) => renames.get(path) ?? path;
  for (const scanner of head.answers) {
    const { findings } = scanner;
    const before = findSameRun(base.answers, scanner);
    const isUnseen = createUnseenCheck(before, base.tree.diagnostics);
    // A finding in a file with the same name and content was also found there before.
    const same = findings.filter(({ filePath }) => isSame(scanner, filePath));
    const others = findings.filter(({ filePath }) => !isSame(scanner, filePath));
    const ages = decideAges({
      head: others.map(toComparedFinding),
      base: (before?.findings ?? []).map(toComparedFinding),
      getPreviousPath: getBasePath,
      isUnseen: ({ finding }) => isUnseen(finding),
      isAdded: (path) => !base.tree.contents.has(path),
      isGone: (path) => !head.tree.contents.has(path),
      owners: { head: scanner.owners ?? new Map(), base: before?.owners ?? new Map() },
    });
    for (const finding of same) note(finding, 'old');
    for (const [index, finding] of others.entries()) note(finding, ages[index]);
  }
  return found;
}

/** The run of the same scanner for the same type: a program of several types has several runs. */
export function findSameRun(answers: readonly ScannerRun[], { name, scanType }: ScannerRun): ScannerRun | undefined {
  return answers.find((answer) => answer.name === name && answer.scanType === scanType);
}

function toComparedFinding(finding: ScannerFinding): ComparedFinding & { finding: ScannerFinding } {
  const { type, filePath, severity, cvss, contentFingerprint, codeFingerprint, sources, owners, advisory } = finding;
  return {
    finding,
    identity: formatIdentity(finding),
    codeKeys: [contentFingerprint, codeFingerprint].flatMap((key) => (key === undefined ? [] : [`${type} ${key}`])),
    path: filePath,
    advisory,
    severityRank: getSeverityRank(severity),
    // The score of a dependency comes from its advisories, not from the code.
    score: type === 'SCA' ? undefined : cvss,
    sources,
    owners,
  };
}

/**
 * Whether the scan of the base may have missed the finding: its scanner failed, or did not scan the file completely.
 */
function createUnseenCheck(
  before: ScannerRun | undefined,
  ofTree: readonly ScanDiagnostic[],
): (finding: ScannerFinding) => boolean {
  const diagnostics = [...ofTree, ...(before?.diagnostics ?? [])];
  const isFailed = before === undefined || diagnostics.some(({ failed }) => failed);
  const skipped = new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
  );
  return ({ filePath }) => isFailed || skipped.has(filePath);
}
