/** What each finding means for a rule: it blocks if the rule failed, and may block if the rule is inconclusive. */

import type { Severity } from '../severity.ts';
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Policy } from './policy.ts';
import type { Rule } from './rules/rule.ts';
import { type ScopeJudge, within } from './scopes/scope.ts';
import { blocks, type Question } from './slice.ts';
import type { Table } from './table.ts';
import type { Effect, RuleResult, Tally } from './verdict.ts';

/** One rule with its context and result. */
export interface Case {
  rule: Rule;
  table: Table;
  result: Omit<RuleResult, 'line'>;
}

export type Effects = ReadonlyMap<Finding, Effect>;

export interface NamedCase extends Case {
  /** Effects of the findings that the rule names. Empty if the rule passed. */
  effects: Effects;
}

/** The input on which the rules were judged. */
export interface JudgedEffects {
  scope: ScopeJudge;
  policy: Policy;
  findings: readonly Finding[];
  counts: Evidence['counts'];
}

/** Under a rule that passed, no finding has an effect. */
export function effectsOfCase(each: Case, judged: JudgedEffects): Effects {
  const { result, table } = each;
  const { question } = table;
  if (result.verdict === 'passed') return new Map();
  const most = result.verdict === 'failed' ? 'blocks' : 'may block';
  const own = effectsOfRule(judged, within(question, judged.scope.includes), most);
  if (own.size > 0)
    return isWhole(each, own, judged) ? new Map([...own.keys()].map((finding) => [finding, 'blocks'])) : own;
  // If only the counts show a problem (`auto` against the base's counts), no finding is named, so it may be any of
  // them.
  const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
  return effectsOfRule({ ...judged, findings: maybe }, question, 'may block');
}

function effectsOfRule({ findings, policy: { scope } }: JudgedEffects, question: Question, most: Effect): Effects {
  const effects = new Map<Finding, Effect>();
  for (const finding of findings) {
    if (!isOpen(finding) || (finding.label === 'elsewhere' && scope !== 'repository')) continue;
    const answer = blocks(finding, question);
    if (answer === 'no') continue;
    const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
    effects.set(finding, isSure ? most : 'may block');
  }
  return effects;
}

/**
 * If the failed rule counts every finding that the scan can have counted, and the scan counts the same number, then
 * each of them blocks even without a detail that says so.
 */
function isWhole({ rule, result }: Case, effects: Effects, { findings, counts }: JudgedEffects): boolean {
  if (effects.size !== result.hi) return false;
  if (![...effects.values()].includes('blocks')) return false;
  const candidates = findings.filter(
    (finding) => rule.severities.includes(finding.severity) && finding.label !== 'elsewhere' && isCountable(finding),
  );
  if (!candidates.every((finding) => finding.severityKnown && effects.has(finding))) return false;
  const listed = (severity: Severity) => countFindings(candidates, (finding) => finding.severity === severity);
  return rule.severities.every((severity) => counts[severity] === listed(severity));
}

function isCountable(finding: Finding): boolean {
  return isOpen(finding) || isSuppressed(finding);
}

/** Counts the findings that a rule names, and those without a score that the policy leaves out. */
export function namedBy({ rule, effects, table }: NamedCase): Pick<RuleResult, 'named' | 'unscored'> {
  const named: NonNullable<RuleResult['named']> = { blocks: {}, mayBlock: {} };
  for (const [finding, effect] of effects) count(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
  const { isUnscored, ignoresUnscored } = rule;
  if (isUnscored === undefined || ignoresUnscored !== true) return { named };
  const isOwn = (finding: Finding) => finding.label !== 'elsewhere' && isOpen(finding) && isUnscored(finding);
  return { named, unscored: countFindings(table.findings, isOwn) };
}

function count(tally: Tally, { severity, severityKnown }: Finding): void {
  const key = severityKnown ? severity : 'UNKNOWN';
  tally[key] = (tally[key] ?? 0) + 1;
}
