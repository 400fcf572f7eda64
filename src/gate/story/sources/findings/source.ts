/** Evidence from findings at hand: what the scanners of this machine return, or SARIF files. No service takes part. */

import type { ScanLanguage } from '../../../../shared/api/schemas.ts';
import type { Age } from '../../../../shared/sarif/old-findings.ts';
import type { SarifFinding } from '../../../../shared/sarif/results.ts';
import { type Severity, severities } from '../../../../shared/severity.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import { shortenDataPath } from '../../../../shared/text/data-path.ts';
import type { ScannerFinding } from '../../../../shared/text/finding.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import type { RunLog } from '../../../hosts/log.ts';
import type { Baseline } from '../../../policy/baseline.ts';
import { type Changes, isInChangedFile, isOnChangedLine, normalizePath } from '../../../policy/changes.ts';
import { type BaseFindings, type Evidence, type FindingOrigin, isOpen, noEvidence } from '../../../policy/evidence.ts';
import { type Finding, readAdvisory } from '../../../policy/finding.ts';
import { judgeEvidence } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { parseTime } from '../../../policy/times.ts';
import type { ReportScan } from '../../../report/report.ts';
import type { HeadState } from '../../guards.ts';
import { type CollectRequest, doubtPass, type EvidenceSource, type Progress } from '../../source.ts';

/** `reader` reads findings: it scans a commit, or reads files. */
export function createFindingsSource(
  reader: Pick<EvidenceSource, 'startsScan' | 'missingBase' | 'readMessages'> &
    Required<Pick<EvidenceSource, 'readTree'>> & {
      origin: FindingOrigin;
      /** The day of the run, in ms since the epoch. */
      nowMs: number;
      locate(context: RunContext): RunContext;
      /** Checks that the branch is at the judged commit, before and after the findings were read. */
      checkHead?(progress: Progress, when: 'before' | 'after'): Promise<HeadState>;
      read(progress: Progress): Promise<FoundFindings>;
      /** Undefined if there is nothing to compare with. */
      compare(
        progress: Progress,
        request: CollectRequest,
        changes: Changes | undefined,
      ): Promise<ComparedFindings | undefined>;
    },
): EvidenceSource {
  const { origin, startsScan, nowMs, missingBase, readTree, readMessages } = reader;
  let headBefore: HeadState | undefined;
  let found: FoundFindings | undefined;
  return {
    ...{ origin, startsScan, readTree, readMessages, missingBase },
    serviceOrigin: undefined,
    locate: async ({ context }) => reader.locate(context),
    async open(progress, isRead) {
      const looking: Promise<HeadState> = reader.checkHead?.(progress, 'before') ?? Promise.resolve({ kind: 'same' });
      [headBefore] = await Promise.all([looking, isRead]);
      return headBefore;
    },
    async start(progress) {
      found = await reader.read(progress);
      return true;
    },
    async collect(progress, request) {
      const { baseline, mayNarrow, readChanges } = request;
      const asked = request.policy;
      const { context, log } = progress;
      const changes = mayNarrow ? await readChanges() : undefined;
      const comparison = await reader.compare(progress, request, changes);
      const compared = mayNarrow ? comparison : undefined;
      // The steps run in order, so a missing value is a programming error.
      if (found === undefined) throw new Error('No findings were read yet');
      // On a laptop everything is trusted: there only the branch and its difference from `origin` tell what was merged.
      const { system, trust, branch, defaultBranch } = context;
      const isUnchangedDefault = changes === undefined && defaultBranch !== undefined && branch === defaultBranch;
      const evidence = buildEvidence(found, {
        ...{ origin, changes, baseline, nowMs, log, compared, isBaseOwn: !mayNarrow },
        isMerged: trust === 'own' && (system !== 'laptop' || isUnchangedDefault),
        paths: (await readTree()) ?? new Set(),
      });
      const isUncompared = compared === undefined && asked.scope === 'auto';
      const scope = isUncompared ? chooseScopeWithoutBase(origin, changes, context) : asked.scope;
      const policy: Policy = { ...asked, scope };
      if (origin === 'sarif') {
        if (progress.policy?.scope === 'auto' && scope !== 'auto')
          log.note(`Scope auto judges as ${scope}: there is no scan of the base branch`);
        // The languages that a tool supports do not prove that it scanned them. So this alone is only a note, unless
        // the policy makes it inconclusive.
        if (asked.uncovered !== 'inconclusive') policy.uncovered = 'note';
      }
      const { report } = progress;
      const languages = origin === 'sarif' ? undefined : found.languages;
      progress.report = {
        ...report,
        scan: { ...found.scan, status: 'COMPLETED', branch: context.branch, counts: {}, languages },
      };
      return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
    },
    async checkPass(progress) {
      return doubtPass(headBefore?.kind === 'same' ? await reader.checkHead?.(progress, 'after') : headBefore);
    },
  };
}

/**
 * Without files of the base, a pull request is judged by what it changes. An unreadable diff proves nothing. Our own
 * scanners could have scanned the base.
 */
function chooseScopeWithoutBase(
  origin: FindingOrigin,
  changes: Changes | undefined,
  { sources: { diff } }: RunContext,
): Policy['scope'] {
  if (origin !== 'sarif') return 'scan';
  const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
  return changes === undefined && !hasDiff ? 'scan' : 'changed';
}

/** A finding of our own scanners or of a SARIF file. Ours state everything that a file may leave open. */
type FoundFinding = Omit<ScannerFinding, 'type' | 'filePath'> &
  Pick<SarifFinding, 'type' | 'filePath'> &
  Partial<Pick<SarifFinding, 'severityKnown' | 'suppression' | 'suppressedIn' | 'places' | 'firstDetected'>>;

/** What was found in the judged commit. */
export interface FoundFindings {
  findings: readonly FoundFinding[];
  /** The id of each. */
  ids: readonly string[];
  /** How the report describes the scan. */
  scan: Pick<ReportScan, 'id' | 'createdAt' | 'startedAt' | 'completedAt' | 'coverage' | 'diagnostics'>;
  /** Source files by language. Undefined if it is not known which were read. */
  languages: ScanLanguage[] | undefined;
  /** When the scan began and ended, in ms since the epoch. A file of another tool states neither. */
  span?: { startedMs: number; endedMs: number };
}

/** What the judged commit was compared with, for people, and the age of each finding. */
export interface ComparedFindings {
  base: string;
  ages: readonly Age[];
}

interface EvidenceInput {
  origin: FindingOrigin;
  changes: Changes | undefined;
  /** Whether the author of a pull request may have chosen its base. */
  isBaseOwn: boolean;
  /** Whether the default branch's own commit is judged: everything in it was merged. */
  isMerged?: boolean;
  baseline: Baseline | undefined;
  nowMs: number;
  /** Undefined if nobody reads notes. */
  log?: RunLog;
  /** Paths of all files of the judged commit. */
  paths: ReadonlySet<string>;
  /** Undefined if there is nothing to compare with. */
  compared: ComparedFindings | undefined;
}

/** A: the counts of the open findings. B: the findings, in lists that are stable and settled. */
export function buildEvidence(found: FoundFindings, input: EvidenceInput): Evidence {
  const { scan, languages, span } = found;
  const { origin, changes, baseline, nowMs, log, paths, compared } = input;
  const findings = found.findings.map((finding, index) => toFinding(finding, index, found, input));
  if (log !== undefined) noteIgnoredSuppressions(found.findings, findings, log);
  const known = compared && toBaseFindings(compared, findings);
  const secretPlaces = findings.flatMap(({ type, filePath = [] }) => (type === 'SECRET' ? filePath : []));
  return {
    ...noEvidence,
    origin,
    counts: countOpenBySeverity(findings),
    findings,
    lists: Object.fromEntries(severities.map((severity) => [severity, { stands: true, settled: true }])),
    unknownSeverities: 'listed',
    startedAt: span?.startedMs ?? nowMs,
    coverage: scan.coverage,
    diagnostics: scan.diagnostics,
    languages,
    changes,
    held: new Map(secretPlaces.map((path) => [path, paths.has(normalizePath(path))])),
    baseline,
    known,
  };
}

function toBaseFindings({ base, ages }: ComparedFindings, findings: readonly Finding[]): BaseFindings {
  const collectIds = (age: Age) => new Set(findings.filter((_, index) => ages[index] === age).map(({ id }) => id));
  const fresh = findings.filter((_, index) => ages[index] !== 'old');
  return { base, old: collectIds('old'), doubtful: collectIds('doubtful'), counts: countOpenBySeverity(fresh) };
}

function noteIgnoredSuppressions(all: readonly FoundFinding[], findings: readonly Finding[], { note }: RunLog): void {
  const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
  const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
  const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
  const advice = 'Accept them with exceptions in the policy';
  if (inSource > 0) {
    note(
      `${pluralize(inSource, 'finding')} suppressed only in the source ${inSource === 1 ? 'counts' : 'count'}: this branch may have added the suppression. ${advice}`,
    );
  }
  if (changed > 0) {
    note(
      `${pluralize(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`,
    );
  }
}

function toFinding(found: FoundFinding, index: number, { ids, span }: FoundFindings, input: EvidenceInput): Finding {
  const place = chooseLocation(found, input.changes);
  const { title, severity, severityKnown = true, type, cvss, epss, description, cwe, remediation, advisory } = found;
  const age = input.compared?.ages[index];
  const isSecret = type === 'SECRET';
  return {
    ...{ id: ids[index] ?? '', title, severity, severityKnown, type, cvss, epss, label: 'seen' },
    status: isSuppressionAccepted(found, place, input) ? 'ACCEPTED_RISK' : 'OPEN',
    filePath: place.filePath === '' ? undefined : place.filePath,
    line: place.line !== undefined && place.line >= 1 ? place.line : undefined,
    // Without a comparison, a scan sees everything for the first time.
    firstSeen: age === undefined ? span && true : { new: true, old: false, doubtful: undefined }[age],
    detail: {
      description,
      cwe,
      codeSnippet: isSecret ? undefined : found.codeSnippet,
      dataPath: isSecret ? undefined : found.dataPath && shortenDataPath(found.dataPath),
      remediation: remediation === '' ? undefined : remediation,
      firstDetected: span?.endedMs ?? parseTime(found.firstDetected),
      lastSeen: span?.endedMs,
      ...(advisory && { advisory: readAdvisory(advisory, { latestMs: span?.endedMs ?? input.nowMs }) }),
    },
  };
}

/**
 * If there are several locations, a changed one is used, on a changed line if possible: a finding is changed if any of
 * its locations is.
 */
function chooseLocation({ places = [], filePath, line }: FoundFinding, changes: Changes | undefined) {
  if (changes === undefined || places.length < 2) return { filePath, line };
  const changed = places.filter((place) => isInChangedFile(place, changes) !== 'no');
  return changed.find((place) => isOnChangedLine(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}

/**
 * A suppression in a file that the pull request changes may be its own, whatever kind it claims to be. A suppression in
 * the source counts only if it was merged, or if the changes are known.
 */
function isSuppressionAccepted(
  { suppression = 'none', suppressedIn = [] }: FoundFinding,
  place: Pick<Finding, 'filePath'>,
  { changes, isBaseOwn, isMerged = false }: EvidenceInput,
): boolean {
  if (suppression === 'none') return false;
  if (isMerged) return true;
  if (changes === undefined) return suppression === 'accepted' && !isBaseOwn;
  return [place, ...suppressedIn.map((filePath) => ({ filePath }))].every(
    (each) => isInChangedFile(each, changes) === 'no',
  );
}

/** Counts the open findings whose severity is known. */
function countOpenBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
  for (const finding of findings) if (finding.severityKnown && isOpen(finding)) counts[finding.severity] += 1;
  return counts;
}
