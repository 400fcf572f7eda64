/** The sentence of a run, used as title, heading, error of the step and last line of the log. */

import { type InconclusiveReason, inconclusiveReasons, isInconclusive } from '../../../shared/errors.ts';
import { listAtOrAbove, type Severity, severities, severityWords } from '../../../shared/severity.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { joinWithConjunction, pluralize } from '../../../shared/text/amounts.ts';
import { countProven, type RuleResult, type SeverityTally, type Verdict } from '../../policy/verdict.ts';
import {
  addUncompared,
  countOpen,
  countWhere,
  formatFindingCount,
  formatOpen,
  formatTally,
  getBaseBranchName,
  isCompared,
  isNothingNew,
  listOpenFindings,
  sumTally,
  tallyDeferredNew,
} from '../numbers.ts';
import type { ExcusedSummary, Report } from '../report.ts';
import { isPartlyScanned, verdictIcons } from '../wording.ts';

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

/** Longest first. */
const listSentences: Record<Verdict, (report: Report) => string[]> = {
  passed: formatPassedSentences,
  failed: formatFailedSentences,
  inconclusive: formatUndecidedSentences,
};

export const sentenceLimit = 90;

/** Begins with a capital letter or a number. Neutralized, at most 90 characters, without a final full stop. */
export function formatSentence(report: Report): string {
  const ending = formatEnding(report);
  const versions = listSentences[report.verdict](report);
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

const marks: Record<Verdict, string> = { passed: '✔', failed: '✖', inconclusive: '!' };

/** Never a cross on a green step, nor a check mark on a red one. */
export function chooseIcon(report: Report): string {
  return verdictIcons[getShownVerdict(report)];
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
  const broken = report.rules
    .filter((rule) => rule.verdict === 'failed')
    .sort((a, b) => computeWorstRank(a) - computeWorstRank(b) || countProven(b) - countProven(a));
  const [worst] = broken;
  if (worst === undefined) return ['The policy failed'];
  const more = broken.length - 1;
  const others = more === 0 ? '' : ` and ${pluralize(more, 'more rule')} failed`;
  const sentences = formatRuleSentences(worst, report).map((sentence) => sentence + others);
  return addUncompared(report, sentences);
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
  const own = [...listOpenFindings(report)].filter(
    ({ effect, severity }) => effect === 'blocks' && asked.includes(severity),
  );
  return own.length > 0 && own.every(({ novelty }) => novelty === 'new');
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

/** What is still open, and what could not be judged, as long as there is room. Longest first. */
function formatPassedSentences(report: Report): string[] {
  const sentences = formatMainSentences(report);
  const [parts, brief] = [formatAdditions(report), formatBriefAdditions(report)];
  const [longest = ''] = sentences;
  return [longest + parts, ...sentences.map((sentence) => sentence + brief), ...sentences.slice(-1)];
}

/** Longest first. */
function formatMainSentences(report: Report): string[] {
  if (report.scan === undefined) return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
  const open = countOpen(report);
  const total = sumTally(open);
  const areAllCounted = severities.every((severity) => open[severity] !== undefined);
  if (total === 0 && areAllCounted && isPartlyScanned(report)) return ['No new findings', 'No new findings'];
  if (total === 0) return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
  if (report.excused !== undefined) return formatExcusedSentences(report, report.excused);
  const limited = formatWithinLimits(report);
  if (limited !== undefined) return [limited, 'Within the limits'];
  if (isCompared(report)) return formatComparedSentences(report, open);
  const floor = formatFloor(report, open);
  const lead = floor === undefined ? 'Nothing blocks' : `No ${floor} findings`;
  return [`${lead}; ${formatOpen(open)}`, lead];
}

/** A pass that depends on exceptions ends some day, so every version states the date. */
function formatExcusedSentences(report: Report, { tally, until, isOneDay }: ExcusedSummary): string[] {
  const verb = sumTally(tally) === 1 ? 'is' : 'are';
  const end = `${verb} accepted${isOneDay ? '' : ', the first'} until ${until}`;
  const limited = formatWithinLimits(report);
  const leads = limited === undefined ? ['Passed:'] : [`${limited};`, 'Within the limits:'];
  const counts = [limited === undefined ? formatFindingCount(tally) : formatTally(tally), String(sumTally(tally))];
  return leads.flatMap((lead) => counts.map((count) => `${lead} ${count} ${end}`));
}

function formatComparedSentences(report: Report, open: SeverityTally): [string, string] {
  const news = tallyDeferredNew(report);
  if (isNothingNew(report) && sumTally(news) > 0) {
    const concern = sumTally(news) === 1 ? 'concerns' : 'concern';
    return [
      `Nothing new here: ${formatFindingCount(news, 'new')} ${concern} ${getBaseBranchName(report)}`,
      'Nothing new here',
    ];
  }
  if (isNothingNew(report)) {
    const count = sumTally(open);
    const where = isPartlyScanned(report) ? ' in the scanned files' : '';
    const existing = `${count} existing ${count === 1 ? 'one' : 'ones'}${where} ${count === 1 ? 'remains' : 'remain'} open`;
    return [`No new findings; ${existing}`, 'No new findings'];
  }
  const floor = getRuleFloor(report);
  const lead = floor === undefined ? 'No new finding blocks' : `No new ${formatFloorSeverities(floor)} findings`;
  return [`${lead}; ${formatOpen(open)}`, lead];
}

/** `high or critical`, if no open finding reaches it. */
function formatFloor(report: Report, open: SeverityTally): string | undefined {
  const floor = getRuleFloor(report);
  if (floor === undefined || open.UNKNOWN !== undefined) return undefined;
  const isReached = listAtOrAbove(floor).some((severity) => open[severity] !== 0);
  return isReached ? undefined : formatFloorSeverities(floor);
}

function getRuleFloor({ rules }: Report): Severity | undefined {
  const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
  return asked?.kind === 'severity' ? asked.floor : undefined;
}

function formatFloorSeverities(floor: Severity): string {
  const names = listAtOrAbove(floor).map((severity) => severityWords[severity]);
  return joinWithConjunction(names.toReversed(), 'or');
}

function formatWithinLimits({ rules }: Report): string | undefined {
  const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
  if (used.length === 0) return undefined;
  return `Within the limits: ${used.map(formatLimit).join('; ')}`;
}

/** `4 medium findings, 20 are allowed`. */
function formatLimit(rule: RuleResult): string {
  const { asks, hi, limit, verdict } = rule;
  const number = verdict === 'failed' ? countProven(rule) : hi;
  const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
  if (asks?.kind !== 'threshold') return `${pluralize(number, 'finding')}, ${allowed}`;
  const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
  return `${number} ${severityWords[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}

function formatAdditions(report: Report): string {
  const { uncovered } = report;
  return [
    ...formatIgnored(report),
    ...formatGrace(report),
    ...formatWarned(report),
    ...formatUnscored(report),
    ...(uncovered === undefined ? [] : [uncovered]),
    ...formatFileErrors(report),
  ]
    .map((part) => `; ${part}`)
    .join('');
}

/** The limits of the pass, without details. */
function formatBriefAdditions(report: Report): string {
  const limits = [
    ...formatIgnored(report),
    ...formatGrace(report),
    ...(formatWarned(report).length > 0 ? ['a rule warns'] : []),
    ...(report.uncovered === undefined ? [] : ['source files were not scanned']),
    ...(formatUnscored(report).length > 0 ? ['not all have a score'] : []),
    ...formatFileErrors(report),
  ];
  return limits.length === 0 ? '' : `; ${joinWithConjunction(limits)}`;
}

/** Findings that will count soon. */
function formatGrace({ findings }: Report): string[] {
  const days: string[] = [];
  for (const { leftOut } of findings)
    if (leftOut !== undefined) days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
  const [first] = days.sort();
  if (first === undefined) return [];
  return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}

/** Findings of another part are judged by that part's own gate, so they are not mentioned. */
function formatIgnored({ findings }: Report): string[] {
  const count = countWhere(findings, ({ leftOut }) => leftOut === 'in an ignored path');
  return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}

/** `3 findings are warned of`. Each is counted once. Findings known only by number have no name. */
function formatWarned({ warnings = [], findings }: Report): string[] {
  const broken = warnings.filter(({ verdict }) => verdict === 'failed');
  if (broken.length === 0) return [];
  const named = countWhere(findings, ({ warnedBy }) => warnedBy !== undefined);
  const count = Math.max(named, ...broken.map(countProven));
  return [`${pluralize(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}

function formatUnscored({ rules }: Report): string[] {
  return rules.flatMap(({ asks, unscored = 0 }) => {
    if (unscored === 0) return [];
    const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
    return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
  });
}

/** If the step fails although nothing blocks, the reason is stated. */
function formatFileErrors({ exitCode }: Report): string[] {
  return exitCode === 2 ? ['a report file could not be written'] : [];
}
