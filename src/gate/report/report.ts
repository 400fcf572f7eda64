/** The model that every format renders. It is plain data: what a run knew, decided and could not do. */

import type { Coverage, RepositoryDetail, ScanDetail, ScanDiagnostic, ScanLanguage } from '../../shared/api/schemas.ts';
import type { Phase } from '../../shared/clock.ts';
import { describeReason, type GateError, type InconclusiveReason } from '../../shared/errors.ts';
import type { Prose } from '../../shared/prose.ts';
import type { Severity } from '../../shared/severity.ts';
import type { Evidence, FindingOrigin } from '../policy/evidence.ts';
import type { ExceptionReview } from '../policy/exceptions.ts';
import type { Finding } from '../policy/finding.ts';
import type { Exception } from '../policy/policy.ts';
import type { Scope } from '../policy/slice.ts';
import {
  type Effect,
  getReason,
  type JudgedFinding,
  type Reason,
  type RuleResult,
  type SeverityTally,
  type Verdict,
} from '../policy/verdict.ts';

export interface ReportFinding extends Finding, JudgedFinding {
  effect: Effect;
  /** Whether outsiders may see its name (`disclose`). The report files name all findings. */
  disclosed: boolean;
  /** The exception that covers it. */
  exception: Exception | undefined;
  /** Owners of its file by CODEOWNERS. Undefined if not known or not read. */
  owners?: readonly string[] | undefined;
  /** It is new, and in a file that the change does not touch. */
  isOnlyNewlySeen?: boolean | undefined;
  /** It is on a line that the pull request changes. */
  isOnChangedLine?: boolean | undefined;
}

export interface ReportScan {
  id: string;
  status: string;
  branch: string;
  /** ISO 8601, as stated by the service. */
  createdAt: string | undefined;
  startedAt: string | undefined;
  completedAt: string | undefined;
  /** The scan's own counts. A missing severity was not stated. */
  counts: Partial<Record<Severity, number>>;
  /** Undefined if the service does not state what it covered. */
  coverage: Coverage | undefined;
  diagnostics: ScanDiagnostic[];
  /** Undefined if the service does not state what it read. */
  languages?: readonly ScanLanguage[] | undefined;
  /** Somebody else started it, and it was used instead of a new one. */
  isAdopted?: boolean | undefined;
  /** The FAILED scan that this one replaced. */
  retryOf?: string | undefined;
}

/** The file to which an exception is added. */
export interface ExceptionsFile {
  path: string;
  /** The branch that it is read from. Undefined if there is none. */
  branch: string | undefined;
}

export interface Uncompared {
  /** Why there was nothing to compare with. Without a final full stop, as the remedy. */
  why: string;
  remedy?: string | undefined;
}

export interface ExcusedSummary {
  tally: SeverityTally;
  /** The first day on which one of the exceptions ends, `YYYY-MM-DD`. */
  until: string;
  /** Whether all of them end on that day. */
  isOneDay: boolean;
}

export interface UncommittedSubject {
  readonly kind: 'worktree' | 'staged';
  /** Full SHA of the commit that is checked out. Undefined before the first commit, and without git. */
  readonly headSha: string | undefined;
}

export interface Report {
  formatVersion: 1;
  tool: { name: 'scan-gate'; version: string };
  verdict: Verdict;
  reason: Reason;
  /** The reason in one sentence without a final full stop. */
  message: string;
  /** Why a run was undecided, in a few words for a heading. Undefined: the default text of the reason. */
  brief?: string | undefined;
  /** Source files that were not scanned, as half a sentence. */
  uncovered?: string | undefined;
  /** The day of the run, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** What to do next, as a sentence. Undefined if there is nothing to do. */
  hint: Prose | undefined;
  exitCode: number;
  /** False under `warn-only`. Every surface then shows "not enforced". */
  enforced: boolean;
  origin: FindingOrigin;
  /** The action's own scanners judged a run that gets no secrets, instead of the service (`fallback`). */
  isFallback?: true;
  /** `scheme://host[:port]` of the service. */
  serviceOrigin: string | undefined;
  repository: { id: string | undefined; name: string; vcsUrl: string | undefined } | undefined;
  /** The repository's web address, for links: `https://github.com/owner/name`. */
  repositoryUrl: string | undefined;
  branch: string | undefined;
  headSha: string | undefined;
  baseSha: string | undefined;
  /** Set if what was judged is not a commit: `headSha` is undefined then. */
  uncommitted?: UncommittedSubject | undefined;
  event: string | undefined;
  pullRequest: number | undefined;
  /** On GitLab, `pullRequest` is the number of a merge request. */
  isMergeRequest?: boolean | undefined;
  scan: ReportScan | undefined;
  policy: {
    source: string;
    sha256: string;
    settings: Record<string, string>;
    exceptionsFile?: ExceptionsFile | undefined;
  };
  /**
   * True if files for other programs may name findings that are not `disclosed`, because outsiders are only assumed to
   * read them.
   */
  filesNameAll?: boolean | undefined;
  /** The scope that was applied. Undefined before there was a verdict. */
  scope: Scope | undefined;
  /** Set if a change was judged as a whole, because there was nothing to compare it with. */
  uncompared?: Uncompared | undefined;
  /** The base branch's scan with which `auto` compared. */
  base:
    | { scanId: string; branch: string; counts: Partial<Record<Severity, number>>; ageDays?: number | undefined }
    | undefined;
  exceptions: ExceptionReview | undefined;
  /** For a passed run: findings that would block, or might, without an exception. */
  excused?: ExcusedSummary | undefined;
  /** Exceptions that end soon and affect this run: its changed files, or the default branch. */
  ending?: readonly Exception[] | undefined;
  rules: RuleResult[];
  /** Results of rules that only warn. They do not change the verdict. */
  warnings?: readonly RuleResult[] | undefined;
  /**
   * Worst first: by effect, severity, CVSS, EPSS, path, line, id. Findings that are not of this scan (`elsewhere`) are
   * excluded.
   */
  findings: readonly ReportFinding[];
  /** Violations in the list that this scan did not see. */
  elsewhereCount: number;
  /** Severities whose full list was read. Others are known only by the scan's count. */
  listedSeverities: Severity[];
  /** What was judged, for the report file. Undefined if the run ended before. */
  evidence?: Evidence | undefined;
  /** Notes for the reader: assumptions, and what a surface could not do. */
  notes: string[];
  /** Number of requests by call, for the audit. */
  requests: Record<string, number>;
  /** Milliseconds, on this machine's monotonic clock. */
  durationMs: number;
  /** The duration of each phase, from the start of the process. */
  phases?: readonly Phase[] | undefined;
}

/** The report at the start of every run: inconclusive. What the run learns is added, so that an interrupted run reports it. */
export function createReport(version: string, origin: FindingOrigin = 'service'): Report {
  return {
    formatVersion: 1,
    tool: { name: 'scan-gate', version },
    verdict: 'inconclusive',
    reason: 'settings',
    message: 'The run has not started',
    hint: undefined,
    exitCode: 2,
    enforced: true,
    origin,
    serviceOrigin: undefined,
    repository: undefined,
    repositoryUrl: undefined,
    branch: undefined,
    headSha: undefined,
    baseSha: undefined,
    event: undefined,
    pullRequest: undefined,
    scan: undefined,
    policy: { source: 'none was read', sha256: '', settings: {} },
    scope: undefined,
    base: undefined,
    exceptions: undefined,
    rules: [],
    findings: [],
    elsewhereCount: 0,
    listedSeverities: [],
    notes: [],
    requests: {},
    durationMs: 0,
  };
}

/** The report of a run that ended with an error. */
export function addError(report: Report, error: GateError): Report {
  return makeInconclusive(report, getReason(error), error);
}

/** The report with an inconclusive verdict, because none was reached or it was withdrawn. */
export function makeInconclusive(
  report: Report,
  reason: InconclusiveReason,
  said: { message?: string; hint?: Prose | undefined; brief?: string | undefined } = {},
): Report {
  const usual = describeReason(reason, report.origin === 'service');
  const { message = usual.meaning, hint = usual.hint, brief = usual.brief } = said;
  return { ...report, verdict: 'inconclusive', reason, message, hint, brief };
}

export function addRepository(report: Report, repository: RepositoryDetail): Report {
  const { repository_id: id, name, vcs_url: vcsUrl } = repository;
  return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}

/** A scan that was started and of which only the id is known. */
export function addStartedScan(report: Report, scan: Pick<ReportScan, 'id' | 'branch' | 'isAdopted'>): Report {
  return { ...report, scan: { ...unknownScan, ...scan, status: 'PENDING' } };
}

const unknownScan: Omit<ReportScan, 'id' | 'branch' | 'status'> = {
  createdAt: undefined,
  startedAt: undefined,
  completedAt: undefined,
  counts: {},
  coverage: undefined,
  diagnostics: [],
};

export function addScan(report: Report, scan: ScanDetail): Report {
  return {
    ...report,
    scan: {
      id: scan.scan_id,
      status: scan.status,
      branch: scan.branch,
      createdAt: scan.created_at ?? undefined,
      startedAt: scan.started_at ?? undefined,
      completedAt: scan.completed_at ?? undefined,
      counts: {},
      coverage: scan.coverage,
      diagnostics: scan.diagnostics ?? [],
      languages: scan.languages,
      isAdopted: report.scan?.isAdopted,
      retryOf: report.scan?.retryOf,
    },
  };
}
