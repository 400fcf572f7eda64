/** The report of a run with a verdict: its findings, worst first, their effects, and which outsiders may read. */

import { dayMs } from '../../shared/clock.ts';
import { describeReason, inconclusiveReasons } from '../../shared/errors.ts';
import { code, type Prose, prose } from '../../shared/prose.ts';
import { type Severity, severities } from '../../shared/severity.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { type Changes, isInChangedFile, normalizePath } from '../policy/changes.ts';
import { determineOwners } from '../policy/code-owners.ts';
import { type Evidence, isOpen, isSuppressed } from '../policy/evidence.ts';
import { findAffectedExceptions, indexExceptions, reviewExceptions } from '../policy/exceptions.ts';
import { type Finding, mayBelongToScan } from '../policy/finding.ts';
import { judgeEvidence } from '../policy/judge.ts';
import type { Exception, Policy } from '../policy/policy.ts';
import { sortWorstFirst } from '../policy/ranking.ts';
import { oldBaseDays } from '../policy/times.ts';
import type { Judgement } from '../policy/verdict.ts';
import { countWhere, tallyBySeverity } from './numbers.ts';
import { formatAdvice, formatUncompared } from './packages.ts';
import type { ExcusedSummary, Report, ReportFinding } from './report.ts';

/** What a run collected and judged. */
export interface JudgedReport {
  evidence: Evidence;
  judgement: Judgement;
  policy: Policy;
  /**
   * True if nobody else needs the findings any more. They are then changed in place, because copies would double the
   * memory.
   */
  isGivenAway?: boolean;
}

/** Adds the verdict and all findings that may belong to this scan, worst first. */
export function addJudgement(report: Report, judged: JudgedReport, disclosure: Disclosure): Report {
  const { evidence, judgement, policy } = judged;
  // The scan may not count what is suppressed, so its count does not prove that it did not find it.
  const isShown = (finding: Finding) =>
    judgement.findings.get(finding.id)?.effect !== undefined ||
    mayBelongToScan(finding, evidence.counts) ||
    (finding.label === 'maybe' && isSuppressed(finding));
  const own: ReportFinding[] = [];
  const findCover = indexExceptions(policy.exceptions, policy.today);
  // Each finding is kept once, in the form that the report shows if it does: keeping both would double the memory.
  const all = evidence.findings.map((finding) => {
    if (!isCurrent(finding) || !isShown(finding)) return finding;
    const shown = toReportFinding(finding, judged, findCover(finding), disclosure);
    own.push(shown);
    return shown;
  });
  const review = reviewExceptions(own, policy.exceptions, policy.today);
  const changes = disclosure.changes ?? evidence.changes;
  const base = describeBase(evidence);
  const isBaseOld = base?.ageDays !== undefined && base.ageDays >= oldBaseDays;
  const shown: Report = {
    ...report,
    notes: isBaseOld
      ? [
          ...report.notes,
          `The scan of ${base.branch} (${base.scanId}) is ${pluralize(base.ageDays ?? 0, 'day')} older: findings that only newer rules report count as new`,
        ]
      : report.notes,
    verdict: judgement.verdict,
    reason: judgement.reason,
    message: formatMessage(judged),
    hint: chooseHint(judged, formatUncompared(report)),
    rules: judgement.rules,
    warnings: judgement.warnings,
    evidence: { ...evidence, findings: all },
    scan: report.scan && { ...report.scan, counts: evidence.counts },
    base,
    scope: policy.scope,
    uncovered: judgement.uncovered,
    today: policy.today,
    // Comments already hide findings if outsiders might read them; files for other programs do not.
    ...(disclosure.disclose === 'auto' && disclosure.isPublicAssumed === true && { filesNameAll: true }),
    // Of what is not committed only a part may be scanned, where most exceptions match nothing.
    exceptions: report.uncommitted === undefined ? review : { ...review, unmatched: [] },
    excused: summarizeExcused(own, judged),
    ending: selectEndingExceptions(review.expiring, changes, own, report.pullRequest !== undefined),
    findings: sortWorstFirst(own, judgement.findings),
    elsewhereCount: countWhere(evidence.findings, isCurrent) - own.length,
    listedSeverities: severities.filter((severity: Severity) => evidence.lists[severity]?.stands === true),
  };
  return shown.verdict === 'failed' ? { ...shown, hint: formatAdvice(shown) } : shown;
}

/** The age is how long before the judged scan the base's scan ended, in whole days. */
function describeBase({ base, startedAt }: Evidence): Report['base'] {
  if (base === undefined) return undefined;
  const { scanId, branch, counts, completedAt } = base;
  const isDated = startedAt !== undefined && completedAt !== undefined;
  return { scanId, branch, counts, ...(isDated && { ageDays: Math.floor((startedAt - completedAt) / dayMs) }) };
}

/** Undefined if no exception can have made a difference. */
function summarizeExcused(
  own: readonly ReportFinding[],
  { evidence, judgement, policy }: JudgedReport,
): ExcusedSummary | undefined {
  if (judgement.verdict !== 'passed' || policy.exceptions.length === 0) return undefined;
  const wouldBe = judgeEvidence(evidence, { ...policy, exceptions: [] }).findings;
  const excused = own.filter(({ id, exception }) => exception !== undefined && wouldBe.get(id)?.effect !== undefined);
  const days = excused.flatMap(({ exception }) => exception?.expires ?? []).sort();
  const [until] = days;
  return until === undefined ? undefined : { tally: tallyBySeverity(excused), until, isOneDay: until === days.at(-1) };
}

function toReportFinding(
  finding: Finding,
  { evidence, judgement, policy, isGivenAway = false }: JudgedReport,
  { answer, exception }: ReturnType<ReturnType<typeof indexExceptions>>,
  disclosure: Disclosure,
): ReportFinding {
  const owners = determineOwners(finding, policy.codeOwners);
  const facts = judgement.findings.get(finding.id);
  // Facts that most findings lack take no memory in those.
  return Object.assign(isGivenAway ? finding : { ...finding }, {
    ...facts,
    effect: facts?.effect ?? 'none',
    disclosed: isDisclosed(finding, disclosure),
    exception: answer === 'yes' ? exception : undefined,
    ...(owners && { owners }),
    ...(facts?.novelty === 'new' && evidence.changes && isInChangedFile(finding, evidence.changes) === 'no'
      ? { isOnlyNewlySeen: true }
      : {}),
    ...(isCertainlyOnChangedLine(finding, disclosure.changes ?? evidence.changes) && { isOnChangedLine: true }),
  });
}

/** The default branch's run reports all of them. A pull request reports those that affect its own files. */
function selectEndingExceptions(
  expiring: readonly Exception[],
  changes: Changes | undefined,
  findings: readonly Finding[],
  isProposed: boolean,
): readonly Exception[] {
  if (changes === undefined) return isProposed ? [] : expiring;
  return findAffectedExceptions(expiring, changes, findings);
}

function isCurrent(finding: Finding): boolean {
  return finding.status !== 'FIXED' || isOpen(finding);
}

function formatMessage(judged: JudgedReport): string {
  const { verdict, reason, rules, doubt, uncovered } = judged.judgement;
  if (reason === 'not-covered') return doubt ?? inconclusiveReasons[reason].meaning;
  const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
  const lines = rules.length === 0 ? ['nothing can block: no rule is active'] : deciding;
  return [...lines, explainUnreadDiff(judged)?.message ?? [], uncovered ?? []].flat().join('; ');
}

/** If the scope needs the changes: why it is unknown whether a finding is in one of them. */
function explainUnreadDiff({
  judgement,
  evidence,
  policy,
}: JudgedReport): { message: string; hint: Prose } | undefined {
  const asks = policy.scope === 'changed' || policy.scope === 'changed-lines' || policy.scope === 'auto';
  const { changes, known } = evidence;
  if (judgement.reason !== 'evidence' || !asks || known !== undefined || changes?.isComplete) return undefined;
  return changes === undefined
    ? {
        message: 'the list of changed files could not be read, so any finding may be in the change',
        hint: prose`Run the gate again. In a workflow, the job needs the permission ${code('contents: read')}; elsewhere, clone more of the history.`,
      }
    : {
        message: 'the list of changed files is incomplete, so any finding may be in the change',
        hint: prose`Split the change, or judge it with ${code('scope: scan')}.`,
      };
}

/** Running again does not help if a SARIF file names paths that are not in the repository. */
const pathHint =
  'Have the scanner write paths from the root of the repository. The report lists the locations that were ignored.';

/** A failed run advises on what blocks instead. */
function chooseHint(judged: JudgedReport, uncompared: string | undefined): Prose | undefined {
  const { verdict, reason, unscanned = [] } = judged.judgement;
  if (verdict !== 'inconclusive') return undefined;
  const names = unscanned.includes('other') ? '' : unscanned.join(', ');
  if (names !== '')
    return prose`Add a scanner for ${names} (its SARIF can be judged), or accept the gap in the policy: ${code(`accept-uncovered: [${names}]`)}.`;
  const { origin, findings } = judged.evidence;
  const hasService = origin === 'service';
  if (!hasService && reason === 'evidence' && findings.some(({ filePath }) => filePath === undefined)) return pathHint;
  const hint =
    explainUnreadDiff(judged)?.hint ?? describeReason(reason === 'not-covered' ? reason : 'evidence', hasService).hint;
  return uncompared === undefined || reason !== 'evidence' ? hint : prose`${uncompared} ${hint ?? ''}`;
}

// Decides which findings may be named where outsiders can read (`disclose`). The gate's own report files always name
// all.

/** Values of `disclose`. */
export const disclosures = ['auto', 'all', 'changed', 'counts'] as const;

interface Disclosure {
  disclose: (typeof disclosures)[number];
  isPublic: boolean;
  /** The visibility of the repository is not known: `isPublic` is an assumption. */
  isPublicAssumed?: boolean | undefined;
  /** What the pull request changes. Undefined if not known: then no finding counts as changed. */
  changes: Changes | undefined;
}

/** True if the decision depends on what the pull request changes. */
export function needsChangedFiles({ disclose, isPublic }: Omit<Disclosure, 'changes'>): boolean {
  return disclose === 'changed' || (disclose === 'auto' && isPublic);
}

export function isDisclosed(finding: Pick<Finding, 'filePath'>, disclosure: Disclosure): boolean {
  if (disclosure.disclose === 'counts') return false;
  if (!needsChangedFiles(disclosure)) return true;
  return finding.filePath !== undefined && (disclosure.changes?.files.has(normalizePath(finding.filePath)) ?? false);
}

/** True only if it is certain: without the changed lines of the file, it is false. */
function isCertainlyOnChangedLine({ filePath, line }: Finding, changes: Changes | undefined): boolean {
  if (changes === undefined || filePath === undefined || line === undefined) return false;
  const lines = changes.files.get(normalizePath(filePath))?.lines ?? [];
  return lines.some(([first, last]) => first <= line && line <= last);
}
