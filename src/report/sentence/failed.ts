/** The sentence of a failed run: the blocking findings, by the worst violated rule. */
import { countProven, type RuleResult, type SeverityTally } from '../../policy/verdict.ts';
import { listAtOrAbove, type Severity, severities } from '../../severity.ts';
import type { Report } from '../report.ts';
import { formatFindingCount, formatTally, pluralize, sumTally } from '../tally.ts';
import { addUncompared, getBaseBranchName, listOpenFindings } from './open-findings.ts';
import { formatLimit } from './passed.ts';

/** Longest first. */
export function formatFailedSentences(report: Report): string[] {
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
      `${formatFindingCount({ [asks.severity]: count })} ${chooseIsOrAre(count)} open for more than ${asks.days} days`,
    ];
  return formatSeveritySentences(rule, report);
}

function chooseIsOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function formatSeveritySentences(rule: RuleResult, report: Report): string[] {
  const named = rule.named?.blocks ?? {};
  if (sumTally(named) === 0 && report.base !== undefined && report.scope === 'auto')
    return formatGrowthSentences(rule, report);
  const known = sumTally(named) >= rule.lo ? named : readCounts(rule, report);
  const total = countProven(rule);
  const newWord = sumTally(named) === total && isAllNew(rule, report) ? 'new' : undefined;
  const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : report.isMergeRequest ? ' this merge request' : ' this pull request'}`;
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
