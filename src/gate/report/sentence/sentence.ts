/** The sentence of a run, used as title, heading, error of the step and last line of the log. */

import { type InconclusiveReason, inconclusiveReasons, isInconclusive } from '../../../shared/errors.ts';
import { listAtOrAbove, type Severity, severities } from '../../../shared/severity.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { countProven, type RuleResult, type SeverityTally, type Verdict } from '../../policy/verdict.ts';
import type { Report } from '../report.ts';
import { formatFindingCount, formatTally, sumTally } from '../tally.ts';
import { addUncompared, getBaseBranchName, listOpenFindings } from './open-findings.ts';
import { formatLimit, formatPassedSentences } from './passed.ts';

/** Longest first. */
function formatUndecidedSentences(report: Report): string[] {
  const sentence = formatUndecidedSentence(report);
  const [longest = ''] = report.reason === 'evidence' ? addUncompared(report, [sentence]) : [sentence];
  if (!isInconclusive(report.reason) || report.reason === 'not-waited') return [longest];
  const ordinary = report.brief === undefined ? [`Inconclusive: ${describeBriefly(report.reason)}`] : [];
  return [longest, ...ordinary, 'Inconclusive'];
}

function formatUndecidedSentence(report: Report): string {
  const { reason, brief, scan } = report;
  if (reason === 'not-waited')
    return scan === undefined ? report.message : `Scan ${neutralizeLine(scan.id, 40)} was started and not waited for`;
  if (!isInconclusive(reason)) return 'Inconclusive';
  const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
  const uncovered = reason === 'not-covered' ? formatUncovered(report) : undefined;
  return `Inconclusive: ${brief ?? uncovered ?? (open && formatUndecidedRule(open, report)) ?? describeBriefly(reason)}`;
}

function describeBriefly(reason: InconclusiveReason): string {
  const { meaning, brief = meaning } = inconclusiveReasons[reason];
  return brief;
}

/** Used if uncovered files are the only reason. */
function formatUncovered({ uncovered, message }: Report): string | undefined {
  return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}

/** The number is given as a range. No other sentence states a bound. */
function formatUndecidedRule(rule: RuleResult, report: Report): string | undefined {
  const { lo, hi, limit } = rule;
  if (!Number.isFinite(hi)) return undefined;
  if (limit > 0) return `${lo === 0 ? 'up to' : `${lo} to`} ${formatLimit(rule)}`;
  const words = formatFindingCount(findExactTally(rule, report) ?? { ANY: hi });
  return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}

/** The findings that may block by severity, if the list or the scan's counts add up to all of them. */
function findExactTally({ hi, named, asks }: RuleResult, { scan }: Report): SeverityTally | undefined {
  const floor = asks?.kind === 'severity' ? listAtOrAbove(asks.floor) : [];
  const counted: SeverityTally = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
  return [named?.mayBlock ?? {}, counted].find((tally) => sumTally(tally) === hi);
}

export const sentenceLimit = 90;

/** Begins with a capital letter or a number. Neutralized, at most 90 characters, without a final full stop. */
export function formatSentence(report: Report): string {
  const ending = formatEnding(report);
  const versions = listVersions(report);
  const fitting = versions.map((version) => version + ending).find((version) => version.length <= sentenceLimit);
  return neutralizeLine(fitting ?? `${versions.at(-1) ?? ''}${ending}`, sentenceLimit);
}

/**
 * States who scanned instead of the service, and that the step passes despite the verdict. The sentence of a scan that was
 * not waited for already says so.
 */
function formatEnding({ verdict, reason, enforced, exitCode, isFallback }: Report): string {
  const scanners = isFallback ? ' (by the built-in scanners)' : '';
  if (verdict === 'passed' || exitCode !== 0) return scanners;
  if (!enforced) return `${scanners} (not enforced)`;
  return `${scanners}${verdict === 'inconclusive' && reason !== 'not-waited' ? ' (allowed by on-inconclusive)' : ''}`;
}

/** Longest first. */
function listVersions(report: Report): string[] {
  if (report.verdict === 'failed') return formatFailedSentences(report);
  return report.verdict === 'passed' ? formatPassedSentences(report) : formatUndecidedSentences(report);
}

const icons: Record<Verdict, string> = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks: Record<Verdict, string> = { passed: '✔', failed: '✖', inconclusive: '!' };

/** Never a cross on a green step, nor a check mark on a red one. */
export function chooseIcon(report: Report): string {
  return icons[getShownVerdict(report)];
}

/** The same for a log. */
export function chooseMark(report: Report): string {
  return marks[getShownVerdict(report)];
}

/** A verdict that is not enforced, or that the step's result contradicts, is shown as a warning. */
export function getShownVerdict({ verdict, exitCode }: Report): Verdict {
  const isGreen = exitCode === 0;
  return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}

/** Longest first. */
function formatFailedSentences(report: Report): string[] {
  const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(compareWorstNamed);
  const [worst] = broken;
  if (worst === undefined) return ['The policy failed'];
  const more = broken.length - 1;
  const others = more === 0 ? '' : ` and ${pluralize(more, 'more rule')} failed`;
  const sentences = formatRuleSentences(worst, report).map((sentence) => sentence + others);
  return addUncompared(report, sentences);
}

function compareWorstNamed(a: RuleResult, b: RuleResult): number {
  return computeWorstRank(a) - computeWorstRank(b) || countProven(b) - countProven(a);
}

function computeWorstRank({ named }: RuleResult): number {
  const rank = severities.findIndex((severity) => named?.blocks[severity] !== undefined);
  return rank < 0 ? severities.length : rank;
}

function formatRuleSentences(rule: RuleResult, report: Report): string[] {
  const { asks, limit } = rule;
  const count = countProven(rule);
  if (limit > 0) return [formatLimit(rule)];
  if (asks?.kind === 'cvss')
    return [`${pluralize(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
  if (asks?.kind === 'epss')
    return [`${pluralize(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
  if (asks?.kind === 'age')
    return [
      `${formatFindingCount({ [asks.severity]: count })} ${count === 1 ? 'is' : 'are'} open for more than ${asks.days} days`,
    ];
  return formatSeveritySentences(rule, report);
}

function formatSeveritySentences(rule: RuleResult, report: Report): string[] {
  const named = rule.named?.blocks ?? {};
  if (sumTally(named) === 0 && report.base !== undefined && report.scope === 'auto')
    return formatGrowthSentences(rule, report);
  const known = sumTally(named) >= rule.lo ? named : readCounts(rule, report);
  const total = countProven(rule);
  const newWord = sumTally(named) === total && isAllNew(rule, report) ? 'new' : undefined;
  const verb = report.enforced ? (total === 1 ? 'blocks' : 'block') : 'would block';
  const block = `${verb}${report.pullRequest === undefined ? '' : report.isMergeRequest ? ' this merge request' : ' this pull request'}`;
  const lead = `${formatFindingCount(sumTally(known) === total ? known : { ANY: total }, newWord)} ${block}`;
  const isSplit = sumTally(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
  return isSplit ? [`${lead}: ${formatTally(known)}`, lead] : [lead];
}

/** The scan's counts for a rule's severities, if they add up to all that blocks. */
function readCounts(rule: RuleResult, { scan }: Report): SeverityTally {
  const counts = Object.fromEntries(
    listRuleSeverities(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]),
  );
  return sumTally(counts) === rule.lo ? counts : {};
}

function listRuleSeverities({ asks }: RuleResult): Severity[] {
  if (asks?.kind === 'severity') return listAtOrAbove(asks.floor);
  if (asks?.kind === 'match') return [...asks.severities];
  return asks?.kind === 'threshold' ? [asks.severity] : [...severities];
}

/** Whether every finding that the rule names is proven not to be in the base. */
function isAllNew(rule: RuleResult, report: Report): boolean {
  const asked = listRuleSeverities(rule);
  let hasOwn = false;
  for (const { effect, severity, novelty } of listOpenFindings(report)) {
    if (effect !== 'blocks' || !asked.includes(severity)) continue;
    if (novelty !== 'new') return false;
    hasOwn = true;
  }
  return hasOwn;
}

/** Used if only the counts show an increase over the base, and no finding can be named. */
function formatGrowthSentences(rule: RuleResult, report: Report): string[] {
  const grown: SeverityTally = {};
  for (const severity of listRuleSeverities(rule)) {
    const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
    if (more > 0) grown[severity] = more;
  }
  const isWhole = sumTally(grown) === rule.lo;
  const lead = `${formatFindingCount(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${getBaseBranchName(report)}`;
  const [only, ...others] = Object.keys(grown) as Severity[];
  if (!isWhole || only === undefined) return [lead];
  if (others.length > 0) return [`${lead}: ${formatTally(grown)}`, lead];
  const there = report.base?.counts[only] || 'none';
  return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}
