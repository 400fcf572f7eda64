/** The report under construction: what a run knows so far, so that an interrupted run still reports it. */
import type { RepositoryDetail, ScanDetail } from '../../shared/api/schemas.ts';
import { describeReason, type GateError, type InconclusiveReason } from '../../shared/errors.ts';
import type { Prose } from '../../shared/prose.ts';
import type { FindingOrigin } from '../policy/evidence.ts';
import { getReason } from '../policy/verdict.ts';
import type { Report, ReportScan } from './report.ts';

/** The report at the start of every run: inconclusive. */
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
