/** The sentence of a passed run: what is still open, and what could not be judged. */
import { listAtOrAbove, type Severity, severities, severityWords } from '../../../shared/severity.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { countProven, type RuleResult, type SeverityTally } from '../../policy/verdict.ts';
import type { ExcusedSummary, Report } from '../report.ts';
import { countWhere, formatFindingCount, formatOpen, formatTally, joinWithConjunction, sumTally } from '../tally.ts';
import { isPartlyScanned } from '../uncommitted.ts';
import { countOpen, getBaseBranchName, isCompared, isNothingNew, tallyDeferredNew } from './open-findings.ts';

/** Longest first. Limits of the pass are stated as long as there is room. */
export function formatPassedSentences(report: Report): string[] {
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
export function formatLimit(rule: RuleResult): string {
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
