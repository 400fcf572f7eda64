/** The SARIF files of the base: which commit they are of, and which judged findings they have too. */
import { realpath } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ScanDiagnostic } from '../../../../shared/api/schemas.ts';
import { dayMs } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import { resolveCommit, resolveHead } from '../../../../shared/git/checkout.ts';
import { findMergeBase, isInBranch, type MergeTarget } from '../../../../shared/git/merge-base.ts';
import { findRepository } from '../../../../shared/git/repository.ts';
import type { GitLocation } from '../../../../shared/git/runner.ts';
import { listRenames, listTreePaths, readTextsAt } from '../../../../shared/git/tracked.ts';
import { type Age, type ComparedFinding, decideAges } from '../../../../shared/sarif/old-findings.ts';
import type { SarifFinding } from '../../../../shared/sarif/results.ts';
import { getSeverityRank } from '../../../../shared/severity.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import { normalizeCode } from '../../../../shared/text/code-key.ts';
import { type Changes, isInChangedFile } from '../../../policy/changes.ts';
import { oldBaseDays, parseTime } from '../../../policy/times.ts';
import { readNamedFiles, type SarifFile, type SarifReading } from './sarif-files.ts';
import type { ComparedFindings } from './source.ts';

/** Returns the age of each of the head's findings, in their order. */
function compareSarif({
  head,
  base,
  renames,
  isChanged,
}: {
  head: Pick<Parameters<typeof compareSarif>[0]['base'], 'findings' | 'textOf'>;
  base: {
    findings: readonly SarifFinding[];
    /** The code of a finding in the commit. Undefined if it could not be read. */
    textOf(finding: SarifFinding): string | undefined;
    tools: readonly string[];
    diagnostics: readonly ScanDiagnostic[];
    /** Whether the files state their commit. Only then does different code prove a different finding. */
    isCertain: boolean;
  };
  /** The base's paths of renamed files, by their paths in the head. */
  renames: ReadonlyMap<string, string>;
  /** Whether the file of the finding may have changed. */
  isChanged(finding: SarifFinding): boolean;
}): Age[] {
  const failed = base.diagnostics.some((diagnostic) => diagnostic.failed);
  const skipped = new Set(
    base.diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
  );
  // The base's scan may have missed it: its tool did not run there, failed, or did not read the whole file.
  const isUnseen = ({ tool, filePath = '' }: SarifFinding) =>
    failed || !base.tools.includes(tool) || skipped.has(filePath);
  const describeHead = (finding: SarifFinding): ComparedFinding & { finding: SarifFinding } => {
    const text = head.textOf(finding);
    // Rule and path alone do not suffice: another finding of the rule may have replaced an old one.
    const isSure = finding.isOfCode || getUnversionedPackage(finding) !== undefined || !isChanged(finding);
    const described = describeFinding(finding, text);
    if (isSure) return { ...described, finding, weakIdentity: undefined };
    const isOther = base.isCertain && text !== undefined;
    return { ...described, finding, identity: undefined, ...(isOther ? { weakIdentity: undefined } : {}) };
  };
  // Findings are all that is known of the files of both sides.
  const listPaths = (findings: readonly SarifFinding[]) => new Set(findings.map(({ filePath }) => filePath));
  const [paths, pathsBefore] = [listPaths(head.findings), listPaths(base.findings)];
  return decideAges({
    head: head.findings.map(describeHead),
    base: base.findings.map((finding) => describeFinding(finding, base.textOf(finding))),
    getPreviousPath: (path) => renames.get(path) ?? path,
    isUnseen: ({ finding }) => isUnseen(finding),
    isAdded: (path) => !pathsBefore.has(path),
    isGone: (path) => !paths.has(path),
  });
}

function describeFinding(finding: SarifFinding, text: string | undefined): ComparedFinding {
  const { tool, ruleId, fingerprint, contentFingerprint, isOfCode, filePath, severity, advisory } = finding;
  const named = getUnversionedPackage(finding);
  const key = (kind: string, value: string | undefined) =>
    value === undefined ? [] : [JSON.stringify([tool, ruleId, kind, named, value])];
  return {
    identity: JSON.stringify([fingerprint, named]),
    weakIdentity: fingerprint,
    codeKeys: [
      ...key('code', text === undefined ? undefined : normalizeCode(text, filePath ?? '')),
      ...key('content', isOfCode ? contentFingerprint : undefined),
      ...key('package', named),
    ],
    path: filePath,
    advisory,
    severityRank: getSeverityRank(severity),
    score: finding.cvss,
  };
}

/**
 * The package of a finding without its version: an upgrade that does not help leaves the finding the same. A tool that
 * is not known names it in its message alone.
 */
function getUnversionedPackage({ advisory, ruleId, description }: SarifFinding): string | undefined {
  const purl = advisory?.purl?.replace(/(?<=[^/])@[^@/?#]*(?=$|[?#])/, '');
  if (purl !== undefined || !isAdvisoryId.test(ruleId ?? '')) return purl;
  return description?.replace(/\bv?\d+(?:\.\w+)+(?:[-+][\w.]+)?/g, '').trim();
}

const isAdvisoryId = /\b(?:CVE-\d{4}-\d+|GHSA(?:-\w{4}){3})\b/i;

/** Reads the files that `--base-sarif` names. Throws GateError SCAN_FAILED for a file that cannot be the base's. */
async function readBaseFiles(
  reading: SarifReading,
  judged: readonly SarifFile[],
  pathsBefore: ReadonlySet<string> | undefined,
): Promise<SarifFile[]> {
  const { job, request } = reading;
  const realPath = ({ name }: SarifFile) => realpath(resolve(job.folder, name));
  const paths = new Set([...(await reading.readPaths()), ...(pathsBefore ?? [])]);
  const files = await readNamedFiles(reading, request.baseFiles, paths);
  const taken = new Set(await Promise.all(judged.map(realPath)));
  for (const file of files) {
    if (taken.has(await realPath(file))) {
      throw createBaseError(`${file.name} is judged and cannot be its own base`, 'Name the file of the base branch.');
    }
    refuseForeignPaths(file);
  }
  return files;
}

/**
 * The paths of a scan in another folder match no file here, so everything would seem new. Throws GateError SCAN_FAILED.
 */
export function refuseForeignPaths({ name, scan: { findings, leftOutPlaces } }: SarifFile): void {
  if (leftOutPlaces > 0 && findings.every(({ filePath }) => filePath === undefined))
    throw createForeignPathsError(name);
}

function createForeignPathsError(name: string): GateError {
  return createBaseError(
    `${name} names files that are not of this repository`,
    'Have the scanner write paths from the root of the repository, as for the judged file.',
  );
}

/**
 * Determines the commit that the files state, which must be one of the base branch if git can tell. Throws GateError
 * SCAN_FAILED for another one. Logs what the base is. `sha` is undefined if this checkout does not show it; without
 * `isStated`, it is the merge base of the judged commit. `name` is for people: `main at 1a2b3c4d5e6f`, otherwise the names
 * of the files.
 */
async function determineBaseCommit(
  files: readonly SarifFile[],
  { job, context, log }: SarifReading,
  { head, left }: { head: string | undefined; left: string | undefined },
) {
  const names = files.map(({ name }) => basename(name)).join(', ');
  const place = getRepositoryLocation(job);
  const target = getMergeTarget(context);
  const { branch } = target;
  const judged = [context.headSha, head].filter((sha) => sha !== undefined);
  const stated: (string | undefined)[] = [];
  for (const { name, scan } of files) {
    for (const run of scan.revisions) stated.push(await resolveRunCommit(name, run, place, target, judged));
  }
  const [sha, ...others] = new Set(stated);
  if (sha !== undefined && others.length === 0) {
    const name = `${branch} at ${sha.slice(0, 12)}`;
    log.note(`Compared with ${names}, of ${name}`);
    return { sha, isStated: true, name, names };
  }
  const isStated = files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0));
  const why = isStated ? 'whose commit is not in this checkout' : 'which does not name its commit';
  log.note(`Compared with ${names}, ${others.length > 0 ? 'of several commits' : why}`);
  return { sha: left, isStated: false, name: names, names };
}

/** The findings that only newer rules report seem new. */
function noteOlderBase(files: readonly SarifFile[], baseFiles: readonly SarifFile[], log: SarifReading['log']): void {
  const versions = new Map(files.flatMap(({ scan }) => [...scan.versions]));
  const others = baseFiles.flatMap(({ scan }) =>
    [...scan.versions].flatMap(([tool, version]) => {
      const judged = versions.get(tool);
      return judged === undefined || judged === version ? [] : `by ${tool} ${version} (here ${judged})`;
    }),
  );
  const [end, baseEnd] = [files, baseFiles].map((side) => {
    const times = side.flatMap(({ scan }) => scan.ends.map((text) => parseTime(text)));
    return times.includes(undefined) || times.length === 0 ? undefined : Math.max(...times.map((time) => time ?? 0));
  });
  const days = end === undefined || baseEnd === undefined ? 0 : Math.floor((end - baseEnd) / dayMs);
  const said = [...(days >= oldBaseDays ? [`${pluralize(days, 'day')} earlier`] : []), ...new Set(others)];
  if (said.length > 0)
    log.note(`The files of the base were made ${said.join(', ')}: findings that only newer rules report count as new`);
}

function getMergeTarget({ base, system }: SarifReading['context']): MergeTarget {
  return { branch: base?.branch ?? 'the base', sha: base?.sha, isLocalTrusted: system === 'laptop' };
}

function getRepositoryLocation({ folder, cancel }: SarifReading['job']): GitLocation | undefined {
  return findRepository(folder).checkout === undefined ? undefined : { path: folder, signal: cancel };
}

/** Undefined if the run states no revision, or if git knows none of them. */
async function resolveRunCommit(
  name: string,
  /** The revisions that the run states. One of them is this repository's commit. */
  run: readonly string[],
  place: GitLocation | undefined,
  target: MergeTarget,
  /** The judged commits. They cannot be their own base, even if git does not know how the two are related. */
  judged: readonly string[],
): Promise<string | undefined> {
  if (run.length === 0) return undefined;
  const written = run.filter((revision) => /^[0-9a-f]{7,64}$/i.test(revision));
  let other: string | undefined;
  let isUnknown = false;
  for (const revision of written) {
    const isJudged = judged.some((sha) => sha.startsWith(revision.toLowerCase()));
    const sha = isJudged ? undefined : place && (await resolveCommit(place, revision));
    const isOfBase = isJudged ? false : place && sha && (await isInBranch(place, sha, target));
    if (isOfBase === true) return sha;
    if (isOfBase === false) other = revision;
    else isUnknown = true;
  }
  if (isUnknown) return undefined;
  const [first = ''] = run;
  throw createBaseError(
    `${name} is of ${(other ?? first).slice(0, 12)}, which is not a commit of ${target.branch}`,
    `Name the file of a scan of ${target.branch}, best at the commit where this one left it.`,
  );
}

function createBaseError(message: string, hint: string): GateError {
  return new GateError('SCAN_FAILED', message, { hint, brief: 'the SARIF files of the base cannot be used' });
}

/** Determines which findings of the files the base has too. */
export async function compareWithBaseFiles(
  reading: SarifReading,
  files: readonly SarifFile[],
  changes: Changes | undefined,
): Promise<ComparedFindings> {
  const place = getRepositoryLocation(reading.job);
  const head = place && (await resolveHead(place));
  const left = place && head && (await findMergeBase(place, head, getMergeTarget(reading.context)));
  const baseFiles = await readBaseFiles(reading, files, await readTreePaths(place, left));
  const commit = await determineBaseCommit(baseFiles, reading, { head, left });
  noteOlderBase(files, baseFiles, reading.log);
  const findings = files.flatMap(({ scan }) => scan.findings);
  const before = baseFiles.flatMap(({ scan }) => scan.findings);
  const isChanged = (finding: SarifFinding) => changes === undefined || isInChangedFile(finding, changes) !== 'no';
  const [paths, pathsBefore] = [await readTreePaths(place, head), await readTreePaths(place, commit.sha)];
  if (hasAnyPathIn(findings, paths) && pathsBefore && before.length > 0 && !hasAnyPathIn(before, pathsBefore))
    throw createForeignPathsError(commit.names);
  const [code, codeBefore] = [
    await readFindingCode(place, head, findings.filter(isChanged)),
    await readFindingCode(place, commit.sha, before.filter(isChanged)),
  ];
  const ages = compareSarif({
    head: { findings, textOf: code },
    base: {
      findings: before,
      textOf: codeBefore,
      tools: baseFiles.flatMap(({ scan }) => scan.tools),
      diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
      isCertain: commit.isStated,
    },
    renames: place && head && commit.sha ? await listRenames(place, commit.sha, head) : new Map(),
    isChanged,
  });
  // The judged file may have been copied. So in changed files, the base's tree has to have the line too.
  const getContent = (all: readonly SarifFile[]) =>
    all.map(({ scan }) => ({ findings: scan.findings, revisions: scan.revisions }));
  const isCopy = isDeepStrictEqual(getContent(files), getContent(baseFiles));
  const isShown = (finding: SarifFinding) => {
    const line = { ...finding, isOfCode: false };
    return finding.line !== undefined && code(line) !== undefined && code(line) === codeBefore(line);
  };
  const isShownOld = (finding: SarifFinding | undefined) =>
    !isCopy || finding === undefined || !isChanged(finding) || isShown(finding);
  const shownAges = ages.map((age, index) => (age === 'old' && !isShownOld(findings[index]) ? 'doubtful' : age));
  return { base: commit.name, ages: shownAges };
}

async function readTreePaths(
  place: GitLocation | undefined,
  sha: string | undefined,
): Promise<ReadonlySet<string> | undefined> {
  return place === undefined || sha === undefined ? undefined : listTreePaths(place, sha);
}

function hasAnyPathIn(findings: readonly SarifFinding[], paths: ReadonlySet<string> | undefined): boolean {
  return findings.some(({ filePath }) => filePath !== undefined && paths?.has(filePath) === true);
}

/** A larger pull request is rare. Its findings that cannot be told apart are uncertain. */
const filesMax = 200;
const linesMax = 200;

/**
 * Reads the lines of a commit that the findings refer to. For a finding without a line, its description is used instead
 * of the code, except for a secret, whose description says nothing about it.
 */
async function readFindingCode(
  place: GitLocation | undefined,
  sha: string | undefined,
  findings: readonly SarifFinding[],
): Promise<(finding: SarifFinding) => string | undefined> {
  const placed = findings.filter(({ line }) => line !== undefined);
  const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
  const texts = place === undefined || sha === undefined ? undefined : await readTextsAt(place, sha, paths);
  const lines = new Map(paths.map((path) => [path, texts?.get(path)?.split(/\r\n|[\r\n]/)]));
  return ({ filePath = '', line, endLine, isOfCode, type, description }) => {
    if (line === undefined) return type === 'SECRET' || type === undefined ? undefined : description;
    // The first line of several may be the same for different code.
    if (isOfCode && endLine === undefined) return undefined;
    const region = lines.get(filePath)?.slice(line - 1, Math.min(endLine ?? line, line - 1 + linesMax));
    return region?.join('\n').trim() || undefined;
  };
}
