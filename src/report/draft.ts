/** The report in the making: what a run knows so far, so that one that is cut short still tells all of it. */
import type { RepositoryDetail, ScanDetail } from '../api/schemas.ts';
import type { GateError } from '../errors.ts';
import { type Evidence, isOpen } from '../policy/evidence.ts';
import { isOfScan, type Severity, severities } from '../policy/finding.ts';
import { byWorst } from '../policy/ranking.ts';
import { reasonOf } from '../policy/reason.ts';
import { type InconclusiveReason, inconclusiveReasons, type Judgement } from '../policy/verdict.ts';
import { type Disclosure, isDisclosed } from './disclosure.ts';
import type { Report, ReportScan } from './report.ts';

/** A report that has decided nothing yet: inconclusive, as every run starts. */
export function newReport(version: string): Report {
  return {
    formatVersion: 1,
    tool: { name: 'scan-gate', version },
    verdict: 'inconclusive',
    reason: 'settings',
    message: 'The run has not begun',
    hint: undefined,
    exitCode: 2,
    enforced: true,
    serviceOrigin: undefined,
    repository: undefined,
    repositoryUrl: undefined,
    branch: undefined,
    headSha: undefined,
    baseSha: undefined,
    event: undefined,
    pullRequest: undefined,
    scan: undefined,
    policy: { source: 'the settings of the step', sha256: '', settings: {} },
    rules: [],
    findings: [],
    elsewhereCount: 0,
    listedSeverities: [],
    notes: [],
    requests: {},
    durationMs: 0,
  };
}

/** The report of a run that an error ended. */
export function withError(report: Report, error: GateError): Report {
  return withInconclusive(report, reasonOf(error), error.message, error.hint);
}

/** The report with a verdict that could not be reached, or that may not stand. */
export function withInconclusive(
  report: Report,
  reason: InconclusiveReason,
  message: string = inconclusiveReasons[reason],
  hint?: string,
): Report {
  return { ...report, verdict: 'inconclusive', reason, message, hint };
}

export function withRepository(report: Report, repository: RepositoryDetail): Report {
  const { repository_id: id, name, vcs_url: vcsUrl } = repository;
  return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}

/** A scan that was started, and of which nothing but its id is known. */
export function withStartedScan(report: Report, scanId: string, branch: string): Report {
  return { ...report, scan: { ...unknownScan, id: scanId, branch, status: 'PENDING' } };
}

const unknownScan: Omit<ReportScan, 'id' | 'branch' | 'status'> = {
  createdAt: undefined,
  startedAt: undefined,
  completedAt: undefined,
  counts: {},
  coverage: undefined,
  diagnostics: [],
};

export function withScan(report: Report, scan: ScanDetail): Report {
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
    },
  };
}

/** The report with its verdict and all findings that may be of this scan, worst first. */
export function withJudgement(
  report: Report,
  evidence: Evidence,
  judgement: Judgement,
  disclosure: Disclosure,
): Report {
  const { effects } = judgement;
  const current = evidence.findings.filter((finding) => finding.status !== 'FIXED' || isOpen(finding));
  const own = current.filter((finding) => isOfScan(finding, evidence.counts)).sort(byWorst(effects));
  return {
    ...report,
    verdict: judgement.verdict,
    reason: judgement.reason,
    message: messageOf(judgement),
    hint: hintOf(judgement),
    rules: judgement.rules,
    scan: report.scan && { ...report.scan, counts: evidence.counts },
    findings: own.map((finding) => ({
      ...finding,
      effect: effects.get(finding.id) ?? 'none',
      disclosed: isDisclosed(finding, disclosure),
    })),
    elsewhereCount: current.length - own.length,
    listedSeverities: severities.filter((severity: Severity) => evidence.lists[severity] !== undefined),
  };
}

function messageOf({ verdict, reason, rules }: Judgement): string {
  if (reason === 'not-covered') return inconclusiveReasons[reason];
  if (rules.length === 0) return 'nothing can block: fail-on-severity is none and there is no threshold';
  const deciding = rules.filter((rule) => rule.verdict === verdict);
  return deciding.map((rule) => rule.line).join('; ');
}

function hintOf({ verdict, reason, rules }: Judgement): string | undefined {
  if (verdict === 'passed') return undefined;
  if (verdict === 'failed') {
    return rules
      .filter((rule) => rule.verdict === 'failed')
      .map((rule) => rule.remedy)
      .join(' ');
  }
  if (reason === 'not-covered') return 'Nothing was scanned: see what the scan says about its coverage.';
  return 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.';
}
