/** What each finding means for a rule: it blocks if the rule failed, and may block if the rule is inconclusive. */

import type { Severity } from '../../shared/severity.ts';
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';
import { excludesFindings, findExclusionReason } from './part.ts';
import type { Policy } from './policy.ts';
import type { Rule, RuleContext } from './rules/rule.ts';
import { addCondition, type ScopeJudge } from './scopes/scope.ts';
import { isBlockingFinding, type Question } from './slice.ts';
import { addToTally, type Effect, type JudgedFinding, type RuleResult } from './verdict.ts';

/** One rule with its context and result. */
export interface RuleCase {
  rule: Rule;
  table: RuleContext;
  result: Omit<RuleResult, 'line'>;
}

type EffectsByFinding = ReadonlyMap<Finding, Effect>;

export interface RuleCaseWithEffects extends RuleCase {
  /** Effects of the findings that the rule names. Empty if the rule passed. */
  effects: EffectsByFinding;
}

/** The input on which the rules were judged. */
interface JudgedEffects {
  scope: ScopeJudge;
  policy: Policy;
  findings: readonly Finding[];
  counts: Evidence['counts'];
}

/** Under a rule that passed, no finding has an effect. */
export function computeCaseEffects(each: RuleCase, judged: JudgedEffects): EffectsByFinding {
  const { result, table } = each;
  const { question } = table;
  if (result.verdict === 'passed') return new Map();
  const most = result.verdict === 'failed' ? 'blocks' : 'may block';
  const own = computeRuleEffects(judged, addCondition(question, judged.scope.includes), most);
  if (own.size > 0)
    return isEveryCountedFindingNamed(each, own, judged)
      ? new Map([...own.keys()].map((finding) => [finding, 'blocks']))
      : own;
  // If only the counts show a problem (`auto` against the base's counts), no finding is named, so it may be any of
  // them.
  const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
  return computeRuleEffects({ ...judged, findings: maybe }, question, 'may block');
}

function computeRuleEffects(
  { findings, policy: { scope } }: JudgedEffects,
  question: Question,
  most: Effect,
): EffectsByFinding {
  const effects = new Map<Finding, Effect>();
  for (const finding of findings) {
    if (!isOpen(finding) || (finding.label === 'elsewhere' && scope !== 'repository')) continue;
    const answer = isBlockingFinding(finding, question);
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
function isEveryCountedFindingNamed(
  { rule, result }: RuleCase,
  effects: EffectsByFinding,
  { findings, counts }: JudgedEffects,
): boolean {
  if (effects.size !== result.hi) return false;
  if (![...effects.values()].includes('blocks')) return false;
  const candidates = findings.filter(
    (finding) =>
      rule.severities.includes(finding.severity) &&
      finding.label !== 'elsewhere' &&
      (isOpen(finding) || isSuppressed(finding)),
  );
  if (!candidates.every((finding) => finding.severityKnown && effects.has(finding))) return false;
  const listed = (severity: Severity) => countFindings(candidates, (finding) => finding.severity === severity);
  return rule.severities.every((severity) => counts[severity] === listed(severity));
}

/** Counts the findings that a rule names, and those without a score that the policy leaves out. */
export function countNamedFindings({
  rule,
  effects,
  table,
}: RuleCaseWithEffects): Pick<RuleResult, 'named' | 'unscored'> {
  const named: NonNullable<RuleResult['named']> = { blocks: {}, mayBlock: {} };
  for (const [finding, effect] of effects) addToTally(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
  const { isUnscored, ignoresUnscored } = rule;
  if (isUnscored === undefined || ignoresUnscored !== true) return { named };
  const isOwn = (finding: Finding) => finding.label !== 'elsewhere' && isOpen(finding) && isUnscored(finding);
  return { named, unscored: countFindings(table.findings, isOwn) };
}

/** Collects by id what the rules, the policy and the scope say about single findings. */
export function judgeFindings(
  { scope, policy, findings, evidence }: Pick<JudgedEffects, 'scope' | 'policy' | 'findings'> & { evidence: Evidence },
  blocking: readonly RuleCaseWithEffects[],
  warning: readonly RuleCaseWithEffects[],
): ReadonlyMap<string, JudgedFinding> {
  const judged = new Map<string, JudgedFinding>();
  const add = (id: string, facts: JudgedFinding) => judged.set(id, Object.assign(judged.get(id) ?? {}, facts));
  for (const { rule, effects } of blocking)
    for (const [{ id }, effect] of effects) {
      const { effect: known, brokenRules = [] } = judged.get(id) ?? {};
      add(id, { effect: known === 'blocks' ? known : effect, brokenRules: [...brokenRules, rule.name] });
    }
  // Only findings that are proven to match a warning rule: a finding blocks only through a rule that failed.
  for (const { rule, effects } of warning)
    for (const [{ id }, effect] of effects)
      if (effect === 'blocks') add(id, { warnedBy: [...(judged.get(id)?.warnedBy ?? []), rule.name] });
  const excludes = excludesFindings(policy);
  for (const finding of findings) {
    const { id, label } = finding;
    const isOwn = excludes && label !== 'elsewhere' && isOpen(finding);
    const leftOut = isOwn ? findExclusionReason(policy, finding, evidence) : undefined;
    if (leftOut !== undefined) add(id, { leftOut });
    const isNew = scope.novelty?.(finding) ?? 'unknown';
    if (isNew !== 'unknown') add(id, { novelty: isNew === 'yes' ? 'new' : 'old' });
    if (scope.isLeft?.(finding)) add(id, { isLeft: true });
  }
  return judged;
}
