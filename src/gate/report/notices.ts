/** Notices beside the verdict: rules that warn, findings that do not count, exceptions that expire soon. */
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { countDaysBetween } from '../policy/exception-terms.ts';
import { countProven, type RuleResult, type Verdict } from '../policy/verdict.ts';
import type { Report } from './report.ts';
import { formatExceptionTarget } from './wording.ts';

/** A rule as it is shown. A rule that only warns is never called failed. */
export interface ShownRule extends RuleResult {
  shown: Verdict;
  /** `holds`, `broken`, `undecided`, `warns`. */
  word: string;
  /** What happens to the findings that it counts. */
  counted: 'blocking' | 'warned of';
}

const ruleWords: Record<Verdict, string> = { passed: 'passed', failed: 'failed', inconclusive: 'inconclusive' };
const warningWords: Record<Verdict, string> = { passed: 'passed', failed: 'warns', inconclusive: 'may warn' };

/** Every rule. Those that only warn come last. */
export function listShownRules({ rules, warnings = [] }: Pick<Report, 'rules' | 'warnings'>): ShownRule[] {
  return [
    ...rules.map((rule) => ({
      ...rule,
      shown: rule.verdict,
      word: ruleWords[rule.verdict],
      counted: 'blocking' as const,
    })),
    ...warnings.map((rule) => ({
      ...rule,
      shown: rule.verdict === 'passed' ? ('passed' as const) : ('inconclusive' as const),
      word: warningWords[rule.verdict],
      counted: 'warned of' as const,
    })),
  ];
}

/** Counts of the findings that the policy excludes, one line per reason. */
export function formatExclusions({ findings }: Pick<Report, 'findings'>): string[] {
  const counts = new Map<string, number>();
  for (const { leftOut } of findings) if (leftOut !== undefined) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
  return [...counts].map(
    ([why, count]) => `${pluralize(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`,
  );
}

/** Exceptions that end soon, one neutralized line each. */
export function formatEndingExceptions({ ending = [], today }: Pick<Report, 'ending' | 'today'>): string[] {
  return ending.map((exception) => {
    const days = today === undefined ? undefined : countDaysBetween(today, exception.expires);
    const when =
      days === undefined || days > 0 ? `${days === undefined ? '' : `in ${pluralize(days, 'day')}, `}on` : 'today,';
    const owner = exception.owner === undefined ? '' : ` (${neutralizeLine(exception.owner, 60)})`;
    return `The exception for ${formatExceptionTarget(exception)} ends ${when} ${exception.expires}${owner}`;
  });
}

/** Warnings of rules, one neutralized line each. */
export function formatWarnings({ warnings = [] }: Pick<Report, 'warnings'>): string[] {
  return warnings
    .filter(({ verdict }) => verdict !== 'passed')
    .map((each) => {
      const { rule, verdict, limit } = each;
      const name = neutralizeLine(rule, 80);
      if (verdict === 'inconclusive') return `Rule ${name} may warn: the number of its findings is unknown`;
      return `Rule ${name} warns of ${pluralize(countProven(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}
