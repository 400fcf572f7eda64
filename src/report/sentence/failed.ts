/** The sentence of a failed run: the blocking findings, by the worst violated rule. */
import { provenCount, type RuleResult, type Tally } from '../../policy/verdict.ts';
import { atOrAbove, type Severity, severities } from '../../severity.ts';
import type { Report } from '../report.ts';
import { findingWords, plural, sumOf, tallyWords } from '../tally.ts';
import { limitWords } from './passed.ts';
import { baseName, openFindings } from './standing.ts';

/** Longest first. */
export function failedSentences(report: Report): string[] {
  const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(byWorstNamed);
  const [worst] = broken;
  if (worst === undefined) return ['The policy failed'];
  const more = broken.length - 1;
  const others = more === 0 ? '' : ` and ${plural(more, 'more rule')} failed`;
  return ruleSentences(worst, report).map((sentence) => sentence + others);
}

function byWorstNamed(a: RuleResult, b: RuleResult): number {
  return worstRank(a) - worstRank(b) || provenCount(b) - provenCount(a);
}

function worstRank({ named }: RuleResult): number {
  const rank = severities.findIndex((severity) => named?.blocks[severity] !== undefined);
  return rank < 0 ? severities.length : rank;
}

function ruleSentences(rule: RuleResult, report: Report): string[] {
  const { asks, limit } = rule;
  const count = provenCount(rule);
  if (limit > 0) return [limitWords(rule)];
  if (asks?.kind === 'cvss')
    return [`${plural(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
  if (asks?.kind === 'epss')
    return [`${plural(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
  if (asks?.kind === 'age')
    return [`${findingWords({ [asks.severity]: count })} ${are(count)} open for more than ${asks.days} days`];
  return severitySentences(rule, report);
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function severitySentences(rule: RuleResult, report: Report): string[] {
  const named = rule.named?.blocks ?? {};
  if (sumOf(named) === 0 && report.base !== undefined && report.scope === 'auto') return growthSentences(rule, report);
  const known = sumOf(named) >= rule.lo ? named : countedOf(rule, report);
  const total = provenCount(rule);
  const newWord = sumOf(named) === total && isAllNew(rule, report) ? 'new' : undefined;
  const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : ' this pull request'}`;
  const lead = `${findingWords(sumOf(known) === total ? known : { ANY: total }, newWord)} ${block}`;
  const isSplit = sumOf(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
  return isSplit ? [`${lead}: ${tallyWords(known)}`, lead] : [lead];
}

/** The scan's counts for a rule's severities, if they add up to all that blocks. */
function countedOf(rule: RuleResult, { scan }: Report): Tally {
  const counts = Object.fromEntries(severitiesOf(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
  return sumOf(counts) === rule.lo ? counts : {};
}

function severitiesOf({ asks }: RuleResult): Severity[] {
  if (asks?.kind === 'severity') return atOrAbove(asks.floor);
  if (asks?.kind === 'match') return [...asks.severities];
  return asks?.kind === 'threshold' ? [asks.severity] : [...severities];
}

/** Whether every finding that the rule names is proven not to be in the base. */
function isAllNew(rule: RuleResult, report: Report): boolean {
  const asked = severitiesOf(rule);
  let hasOwn = false;
  for (const { effect, severity, novelty } of openFindings(report)) {
    if (effect !== 'blocks' || !asked.includes(severity)) continue;
    if (novelty !== 'new') return false;
    hasOwn = true;
  }
  return hasOwn;
}

/** Used if only the counts show an increase over the base, and no finding can be named. */
function growthSentences(rule: RuleResult, report: Report): string[] {
  const grown: Tally = {};
  for (const severity of severitiesOf(rule)) {
    const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
    if (more > 0) grown[severity] = more;
  }
  const isWhole = sumOf(grown) === rule.lo;
  const lead = `${findingWords(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${baseName(report)}`;
  const [only, ...others] = Object.keys(grown) as Severity[];
  if (!isWhole || only === undefined) return [lead];
  if (others.length > 0) return [`${lead}: ${tallyWords(grown)}`, lead];
  const there = report.base?.counts[only] || 'none';
  return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}
