/** What each finding means for a rule: it blocks through one that is broken, and may block through one that is open. */

import type { Severity } from '../severity.ts';
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Policy } from './policy.ts';
import type { Rule } from './rules/rule.ts';
import { type ScopeJudge, within } from './scopes/scope.ts';
import { blocks, type Question } from './slice.ts';
import type { Table } from './table.ts';
import type { Effect, RuleResult, Tally } from './verdict.ts';

/** One rule on the table: what it asks, and what came out. */
export interface Case {
  rule: Rule;
  table: Table;
  result: Omit<RuleResult, 'line'>;
}

export type Effects = ReadonlyMap<Finding, Effect>;

export interface NamedCase extends Case {
  /** Of the findings that the rule names; none for one that holds. */
  effects: Effects;
}

/** What the rules were judged on. */
export interface JudgedEffects {
  scope: ScopeJudge;
  policy: Policy;
  findings: readonly Finding[];
  counts: Evidence['counts'];
}

/** Under a rule that holds everything is allowed. */
export function effectsOfCase(each: Case, judged: JudgedEffects): Effects {
  const { result, table } = each;
  const { question } = table;
  if (result.verdict === 'passed') return new Map();
  const most = result.verdict === 'failed' ? 'blocks' : 'may block';
  const own = effectsOfRule(judged, within(question, judged.scope.includes), most);
  if (own.size > 0)
    return isWhole(each, own, judged) ? new Map([...own.keys()].map((finding) => [finding, 'blocks'])) : own;
  // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
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
 * Every finding that the scan can have counted is one that the broken rule counts, and the scan counts just as many: then each of
 * them blocks, although no detail says so.
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

/** The findings that a rule names, counted; and those whose score nobody knows where the policy leaves them out. */
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
