/** Scans one commit: exports its contents into a temporary folder, runs every scanner on it, and deletes the folder. */
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import { scanTypes } from '../api/words.ts';
import { createCancelledError, GateError } from '../errors.ts';
import { type ExportedTree, exportCommit } from '../git/export.ts';
import { listChangedPaths, listRenames } from '../git/tracked.ts';
import { detectByName, isForeign, noLanguage } from '../languages/languages.ts';
import { detectProgram } from '../languages/program.ts';
import { reportIntroduced } from '../packages/locked-package.ts';
import type { Age } from '../sarif/old-findings.ts';
import type { ScannerRun } from '../sarif/program-run.ts';
import { getSeverityRank } from '../severity.ts';
import { closeContents } from '../text/contents.ts';
import type { ScannerFinding } from '../text/finding.ts';
import { findNewlyHidden, formatFileCount, nameFiles } from '../text/limits.ts';
import { type ExtraFile, programEngine, type ScanRequest, type TreeFile } from '../text/scan-request.ts';
import {
  compareTrees,
  findAges,
  findSameRun,
  formatIdentity,
  type ScanJob,
  type ScannedTree,
  type ScanResult,
  type SharedContents,
} from './scan-result.ts';

/** Runs the scanners on a tree. Rejects with SCAN_FAILED when they crash, with CANCELLED when the signal aborts. */
export type ScanTree = (request: ScanRequest, signal: AbortSignal) => Promise<ScannerRun[]>;

/** Adds what advisory sources say about the packages in lock files to the runs over one tree. */
export type LookUpPackages = (runs: readonly ScannerRun[], signal: AbortSignal) => Promise<ScannerRun[]>;

/**
 * Exports the commit and scans it. Rejects with SCAN_FAILED when nothing was scanned, with CANCELLED when the signal
 * aborts.
 */
export async function scanCommit(
  job: ScanJob,
  signal: AbortSignal,
  {
    scanTree: scanAlone,
    lookUpPackages,
    temporaryFolder = tmpdir(),
  }: {
    /** Starts the scanners. */
    scanTree: ScanTree;
    /** Looks up the packages in the lock files that the scanners read. */
    lookUpPackages?: LookUpPackages | undefined;
    /** The parent of the temporary folder. */
    temporaryFolder?: string;
  },
): Promise<ScanResult> {
  if (signal.aborted) throw createCancelledError(signal);
  const scanTree: ScanTree = async (request, abort) => {
    const runs = await scanAlone(request, abort);
    return lookUpPackages === undefined ? runs : lookUpPackages(runs, abort);
  };
  const folder = await mkdtemp(join(await realpath(temporaryFolder), 'scan-gate-'));
  try {
    await chmod(folder, 0o700);
    const root = join(folder, 'tree');
    await mkdir(root, { mode: 0o700 });
    const tree = await exportCommit({ ...job, destination: root, signal });
    const files = listTreeFiles(tree);
    const changed =
      job.comparedWith === undefined
        ? undefined
        : new Set(await listChangedPaths({ path: job.path, signal }, job.comparedWith, job.sha));
    for (const [path, target] of tree.renamed) if (changed?.has(target)) changed.add(path);
    const isNarrow = job.isNarrow === true && changed !== undefined;
    // Files in question: those of the change, if nothing else matters.
    const asked = isNarrow ? files.filter(({ path }) => changed.has(path)) : files;
    if (asked.length === 0 && !isNarrow)
      throw createNothingScannedError(job.sha, 'the commit contains no regular file', tree.diagnostics);
    const request = { root, files, changed: changed && [...changed], isNarrow, extras: listExtraFiles(tree) };
    const answers = await scanTree(request, signal);
    const ofCode = answers.filter(({ scanType }) => scanType === 'sast');
    const languages = await countLanguages(root, asked, new Set(ofCode.flatMap(({ lookedAt }) => lookedAt)));
    const combined = combineRuns(job.sha, asked.length === 0, answers, tree);
    const { raisedBy, ...result } = { ...combined, languages };
    if (job.comparedWith === undefined) return result;
    const head = { tree, answers };
    const baseScan = { path: job.path, sha: job.comparedWith, headSha: job.sha, changed, folder, signal, scanTree };
    const { ages, base, shared } = await compareWithBase(head, baseScan);
    const hidden = answers.flatMap((answer) => listHidingLimits(answer, base.answers, changed));
    const limitDiagnostics = answers.flatMap((answer) => {
      const before = findSameRun(base.answers, answer);
      return reportIntroduced(answer, { base: before, isSame: (path) => shared.isSame(answer, path) });
    });
    const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...limitDiagnostics, ...hidden];
    // A finding is not old if another scanner newly reports it as more severe.
    const raised = new Map(ages);
    for (const [identity, others] of raisedBy) {
      if (others.some((other) => !ages.has(other))) raised.delete(identity);
      else if (ages.has(identity) && others.some((other) => ages.get(other) === 'doubtful'))
        raised.set(identity, 'doubtful');
    }
    return { ...result, diagnostics, ages: raised };
  } finally {
    for (const name of ['tree', 'base']) closeContents(join(folder, name));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The changed files in which a limit of the analysis may hide a new finding. */
function listHidingLimits(
  { name, limits }: ScannerRun,
  base: readonly ScannerRun[],
  changed: ReadonlySet<string> | undefined,
): ScanDiagnostic[] {
  if (limits === undefined || changed === undefined) return [];
  const paths = findNewlyHidden(limits, base.find((answer) => answer.name === name)?.limits, changed);
  if (paths.length === 0) return [];
  const message = `Data flow was too long to trace completely through ${formatFileCount(paths.length)}`;
  return [{ engine: name, message, ...nameFiles(paths) }];
}

/** Scans the contents of the other commit that this commit does not share. */
async function compareWithBase(
  head: ScannedTree,
  {
    folder,
    changed,
    signal,
    scanTree,
    headSha,
    ...commit
  }: {
    path: string;
    sha: string;
    headSha: string;
    changed: ReadonlySet<string> | undefined;
    /** Absolute path of the scan's folder. */
    folder: string;
    signal: AbortSignal;
    scanTree: ScanTree;
  },
): Promise<{ ages: ReadonlyMap<string, Age>; base: ScannedTree; shared: SharedContents }> {
  const root = join(folder, 'base');
  await mkdir(root, { mode: 0o700 });
  const sharedWith = compareTrees(head);
  const selectNeedless = (contents: ExportedTree['contents']) => sharedWith(contents).isNeedless;
  const tree = await exportCommit({ ...commit, destination: root, signal, leaveOut: selectNeedless });
  const shared = sharedWith(tree.contents);
  const files = listTreeFiles(tree);
  const wanted = head.answers.map((scanner) => [scanner.name, shared.filesFor(scanner, files)] as const);
  const needed = wanted.filter(([, own]) => own.length > 0 || tree.links.length > 0);
  const only = Object.fromEntries(needed.map(([name, own]) => [name, own.map(({ path }) => path)]));
  const request = { root, files, changed: changed && [...changed], extras: listExtraFiles(tree), only };
  const answers = needed.length === 0 ? [] : await scanTree(request, signal);
  const idle = head.answers
    .filter(({ name }) => only[name] === undefined)
    .map(
      ({ name, scanType }): ScannerRun => ({
        name,
        scanType,
        findings: [],
        coverage: 'covered',
        diagnostics: [],
        lookedAt: [],
      }),
    );
  const base = { tree, answers: [...answers, ...idle] };
  const renames = await listRenames({ path: commit.path, signal }, commit.sha, headSha);
  return { ages: findAges(head, base, shared, renames), base, shared };
}

/** The versions of the programs that scanned, for the report. */
function listVersions(answers: readonly ScannerRun[]): ScanDiagnostic[] {
  const versions = answers.flatMap(({ name, program, lookedAt }) =>
    program?.version === undefined || lookedAt.length === 0 ? [] : [`${name} ${program.version}`],
  );
  return [...new Set(versions)].map((message) => ({ engine: programEngine, message }));
}

function listTreeFiles({ files, odd }: ExportedTree): TreeFile[] {
  return [...files, ...odd];
}

function listExtraFiles({ links, old }: ExportedTree): ExtraFile[] {
  return [
    ...links.map(({ path, stored }): ExtraFile => ({ path, stored, kind: 'link' })),
    ...old.map(({ commit, ...place }): ExtraFile => {
      if (commit === undefined) return { ...place, kind: 'elsewhere' };
      return { ...place, kind: place.path === '' ? 'message' : 'removed', commit };
    }),
  ];
}

function combineRuns(
  sha: string,
  mayBeIdle: boolean,
  answers: readonly ScannerRun[],
  tree: { diagnostics: ScanDiagnostic[]; isWhole: boolean },
): Omit<ScanResult, 'languages'> & { raisedBy: ReadonlyMap<string, readonly string[]> } {
  const own = answers.flatMap((answer) => answer.diagnostics);
  const diagnostics = [...tree.diagnostics, ...listVersions(answers), ...own];
  if (!mayBeIdle && answers.every(({ lookedAt }) => lookedAt.length === 0))
    throw createNothingScannedError(sha, 'no engine read any file', diagnostics);
  const { findings, raisedBy } = mergeScannerFindings(answers);
  return {
    findings: removeSecretCode(
      [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse(),
    ),
    raisedBy,
    coverage: computeCoverage(answers, tree.isWhole),
    diagnostics,
  };
}

/** Coverage is at most partial when the tree could not be exported completely. */
function computeCoverage(answers: readonly ScannerRun[], isWhole: boolean): Coverage {
  // Without the built-in scanners, some types may have no scanner at all.
  const coverage: Coverage = Object.fromEntries(scanTypes.map((type) => [type, 'not covered']));
  for (const [type, group] of Map.groupBy(answers, ({ scanType }) => scanType)) {
    const word = combineCoverage(group);
    coverage[type] = word === 'covered' && !isWhole ? 'partly covered' : word;
  }
  return coverage;
}

/**
 * Engines of one type divide the files by language. If one failed, the type is not covered; if one read nothing, it is
 * partly covered. A program only adds to them, so its failure does not take away what others cover.
 */
function combineCoverage(answers: readonly ScannerRun[]): ScannerRun['coverage'] {
  const words = new Set(answers.map(({ coverage }) => coverage));
  const engines = answers.filter(({ program }) => program === undefined);
  const isFailed = engines.some(({ diagnostics }) => diagnostics.some(({ failed }) => failed));
  const [word = 'not covered'] = words;
  if (isFailed || words.size <= 1) return isFailed ? 'not covered' : word;
  return answers.some(({ lookedAt }) => lookedAt.length > 0) ? 'partly covered' : 'not covered';
}

/** Code of a file that contains a secret could show it in any other finding. */
function removeSecretCode(findings: readonly ScannerFinding[]): ScannerFinding[] {
  const secretFiles = new Set(findings.filter(({ type }) => type === 'SECRET').map(({ filePath }) => filePath));
  return findings.map((finding) => {
    const { codeSnippet, dataPath, ...rest } = finding;
    const steps = dataPath?.map((step) => (secretFiles.has(step.file_path) ? { ...step, code: undefined } : step));
    const isShown = codeSnippet !== undefined && !secretFiles.has(finding.filePath);
    return { ...rest, ...(isShown && { codeSnippet }), ...(steps && { dataPath: steps }) };
  });
}

function createNothingScannedError(sha: string, why: string, diagnostics: readonly ScanDiagnostic[]): GateError {
  const hint = diagnostics
    .map(({ message }) => message)
    .slice(0, 5)
    .join('. ');
  return new GateError('SCAN_FAILED', `Nothing was scanned in commit ${sha}: ${why}`, hint === '' ? {} : { hint });
}

/** Up to this number they are named; more are only counted. */
const unnamedMax = 2000;

/** Generated and third-party files are not counted. */
export async function countLanguages(
  root: string,
  files: readonly { path: string; stored: string }[],
  lookedAt: ReadonlySet<string>,
): Promise<ScanLanguage[]> {
  const none: string[] = [];
  const counts = new Map<string, ScanLanguage & { unnamed: string[] }>();
  for (const file of files) {
    if (isForeign(file.path)) continue;
    const { language, isNamed } = await detectProgram(root, file);
    if (language === undefined && !isNamed && detectByName(file.path) !== undefined) {
      if (none.length < unnamedMax) none.push(file.path);
      continue;
    }
    if (language === undefined || language === 'Shell') continue;
    const count = counts.get(language) ?? { language, files: 0, looked_at: 0, unnamed: [] };
    counts.set(language, count);
    count.files += 1;
    if (lookedAt.has(file.path)) count.looked_at += 1;
    if (!isNamed && count.unnamed.length < unnamedMax) count.unnamed.push(file.path);
  }
  const sorted = [...counts.values()]
    .sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1))
    .map(({ unnamed, ...count }): ScanLanguage => (unnamed.length === 0 ? count : { ...count, unnamed }));
  return none.length === 0 ? sorted : [...sorted, { language: noLanguage, files: 0, looked_at: 0, unnamed: none }];
}

/** One place of a finding that other scanners may report too. */
interface Place {
  scanner: string;
  finding: ScannerFinding;
  others: { scanner: string; finding: ScannerFinding }[];
}

/**
 * The findings of the runs, in their order. Only programs are merged into other runs. `raisedBy` names, by identity, the
 * findings of other scanners that became part of it and are more severe.
 */
function mergeScannerFindings(runs: readonly ScannerRun[]) {
  const places: Place[] = [];
  const byKey = new Map<string, Place[]>();
  for (const { name, program, findings } of runs) {
    for (const finding of findings) {
      const keys = listKeys(finding);
      const candidates = keys.flatMap((key) => byKey.get(key) ?? []);
      const same =
        program &&
        candidates.find(({ scanner, others }) => ![scanner, ...others.map((other) => other.scanner)].includes(name));
      if (same !== undefined) {
        same.others.push({ scanner: name, finding });
        continue;
      }
      const place = { scanner: name, finding, others: [] };
      places.push(place);
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), place]);
    }
  }
  const raisedBy = places.map(({ finding, others }): [string, string[]] => [
    formatIdentity(finding),
    others.filter((other) => isGraver(other.finding, finding)).map((other) => formatIdentity(other.finding)),
  ]);
  return { findings: places.map(combine), raisedBy: new Map(raisedBy.filter(([, others]) => others.length > 0)) };
}

/**
 * The same file, line and weakness, or the same package, version and advisory. A secret in one place is one, because
 * scanners of secrets name different weaknesses or none.
 */
function listKeys({ type, filePath, line, cwe, advisory }: ScannerFinding): string[] {
  const { purl, cves = [], ids = [] } = advisory ?? {};
  if (purl !== undefined)
    return [...new Set([...cves, ...ids])].map((id) => JSON.stringify([type, filePath, purl, id]));
  const weakness = type === 'SECRET' ? 'secret' : cwe;
  return line === undefined || weakness === undefined ? [] : [JSON.stringify([type, filePath, line, weakness])];
}

function isGraver(one: ScannerFinding, other: ScannerFinding): boolean {
  return getSeverityRank(one.severity) < getSeverityRank(other.severity);
}

function combine({ scanner, finding, others }: Place): ScannerFinding {
  if (others.length === 0) return finding;
  const worst = others.map((other) => other.finding).reduce((a, b) => (isGraver(b, a) ? b : a), finding);
  const names = others.map((other) => `${other.scanner} (${other.finding.severity})`);
  const own = `${scanner} (${finding.severity})`;
  const cvss = Math.max(...[finding, ...others.map((other) => other.finding)].map((each) => each.cvss ?? -1));
  return {
    ...finding,
    severity: worst.severity,
    ...(cvss >= 0 && { cvss }),
    description: `${finding.description.replace(/\n\nFound by [^\n]*$/, '')}\n\nFound by ${[own, ...names].join(' and ')}.`,
  };
}
