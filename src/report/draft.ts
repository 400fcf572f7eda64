/** The report in the making: what a run knows so far, so that one that is cut short still tells all of it. */
import type { RepositoryDetail, ScanDetail } from '../api/schemas.ts';
import { type GateError, type InconclusiveReason, inconclusiveReasons } from '../errors.ts';
import { type Evidence, isOpen } from '../policy/evidence.ts';
import { exceptionFor, reviewExceptions } from '../policy/exceptions.ts';
import { type Finding, isOfScan, type Severity, severities } from '../policy/finding.ts';
import type { Exception, Policy } from '../policy/policy.ts';
import { byWorst } from '../policy/ranking.ts';
import { reasonOf } from '../policy/reason.ts';
import type { Judgement } from '../policy/verdict.ts';
import { type Disclosure, isDisclosed, isOnChangedLine } from './disclosure.ts';
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

/** The report of a run that an error ended. */
export function withError(report: Report, error: GateError): Report {
  return { ...withInconclusive(report, reasonOf(error), error), brief: error.brief };
}

/** The report with a verdict that could not be reached, or that may not stand. */
export function withInconclusive(
  report: Report,
  reason: InconclusiveReason,
  said: { message?: string; hint?: string | undefined } = {},
): Report {
  const { message = inconclusiveReasons[reason].meaning, hint = inconclusiveReasons[reason].hint } = said;
  return { ...report, verdict: 'inconclusive', reason, message, hint, brief: undefined };
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
      languages: scan.languages,
    },
  };
}

/** What a run collected and judged. */
export interface Judged {
  evidence: Evidence;
  judgement: Judgement;
  policy: Policy;
}

/** The report with its verdict and all findings that may be of this scan, worst first. */
export function withJudgement(report: Report, { evidence, judgement, policy }: Judged, disclosure: Disclosure): Report {
  const { effects } = judgement;
  const current = evidence.findings.filter((finding) => finding.status !== 'FIXED' || isOpen(finding));
  const isShown = (finding: Finding) => effects.has(finding.id) || isOfScan(finding, evidence.counts);
  const own = current.filter(isShown).sort(byWorst(effects));
  return {
    ...report,
    verdict: judgement.verdict,
    reason: judgement.reason,
    message: messageOf(judgement),
    hint: hintOf(judgement),
    rules: judgement.rules,
    evidence,
    scan: report.scan && { ...report.scan, counts: evidence.counts },
    base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
    scope: policy.scope,
    uncovered: judgement.uncovered,
    today: policy.today,
    exceptions: reviewExceptions(own, policy.exceptions, policy.today),
    findings: own.map((finding) => ({
      ...finding,
      effect: effects.get(finding.id) ?? 'none',
      disclosed: isDisclosed(finding, disclosure),
      exception: coveringException(finding, policy),
      ...judgement.news.get(finding.id),
      isOnChangedLine: isOnChangedLine(finding, disclosure.changes ?? evidence.changes),
    })),
    elsewhereCount: current.length - own.length,
    listedSeverities: severities.filter((severity: Severity) => evidence.lists[severity]?.stands === true),
  };
}

function coveringException(finding: Finding, { exceptions, today }: Policy): Exception | undefined {
  const { answer, exception } = exceptionFor(finding, exceptions, today);
  return answer === 'yes' ? exception : undefined;
}

function messageOf({ verdict, reason, rules, doubt, uncovered }: Judgement): string {
  if (reason === 'not-covered') return doubt ?? inconclusiveReasons[reason].meaning;
  const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
  const lines = rules.length === 0 ? ['nothing can block: no rule is on'] : deciding;
  return [...lines, uncovered ?? []].flat().join('; ');
}

function hintOf({ verdict, reason, rules }: Judgement): string | undefined {
  if (verdict === 'passed') return undefined;
  if (verdict === 'failed') {
    return rules
      .filter((rule) => rule.verdict === 'failed')
      .map((rule) => rule.remedy)
      .join(' ');
  }
  return inconclusiveReasons[reason === 'not-covered' ? reason : 'evidence'].hint;
}
