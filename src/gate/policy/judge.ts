/**
 * Turns evidence and policy into a verdict. It is pure: it reads no clock and no network, and the order of its input
 * does not matter.
 */

import { memoize } from '../../shared/once.ts';
import { type Severity, severities } from '../../shared/severity.ts';
import { describeCoverageFault, describeMissingLookUps, findUncoveredFiles } from './coverage.ts';
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import { indexExceptions } from './exceptions.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Policy } from './policy.ts';
import { formatReasoning } from './reasoning.ts';
import { createRules, excludesFindings, findExclusionReason, type Rule, type RuleContext } from './rules.ts';
import { scopeKinds } from './scopes.ts';
import { addCondition, isBlockingFinding, type Question, type ScopeJudge, sliceEvidence } from './slice.ts';
import { mergeDuplicates } from './statements.ts';
import { type Effect, type JudgedFinding, type Judgement, pickWorstVerdict, type RuleResult } from './verdict.ts';

/** One rule with its context and result. */
interface RuleCase {
  rule: Rule;
  table: RuleContext;
  result: Omit<RuleResult, 'line'>;
}

/** The shared first step of every question about the evidence. */
interface PreparedCases {
  policy: Policy;
  evidence: Evidence;
  scope: ScopeJudge;
  /** Findings with the labels that the counts prove. */
  findings: readonly Finding[];
  cases: readonly RuleCase[];
}

type EffectsByFinding = ReadonlyMap<Finding, Effect>;

/** A rule with the effects of the findings that it names. None if the rule passed. */
type RuleCaseWithEffects = RuleCase & { effects: EffectsByFinding };

/**
 * Judges the evidence. Failed needs proof that one rule is violated; passed needs proof that every rule is satisfied.
 * `aside` is the evidence for the rules that only warn.
 */
export function judgeEvidence(given: Evidence, policy: Policy, aside = given): Judgement {
  const addEffects = (prepared: PreparedCases) => (each: RuleCase) => ({
    ...each,
    effects: computeCaseEffects(each, prepared),
  });
  const prepared = prepareCases(given, policy);
  const blocking = prepared.cases.filter(isBlocking).map(addEffects(prepared));
  const beside = aside === given ? prepared : prepareCases(aside, policy);
  const warning = beside.cases.filter((each) => !isBlocking(each)).map(addEffects(beside));
  const rules = blocking.map(completeResult);
  const { evidence } = prepared;
  const uncovered = findUncoveredFiles(evidence, policy);
  const gaps = [uncovered?.text, describeMissingLookUps(evidence, policy)].filter((text) => text !== undefined);
  return {
    ...decideOutcome(rules, evidence, policy, uncovered),
    rules,
    warnings: warning.map(completeResult),
    // Gaps in coverage that limit a pass without preventing it.
    ...(gaps.length > 0 && { uncovered: gaps.join('; ') }),
    findings: judgeFindings(prepared, blocking, warning),
  };
}

function decideOutcome(
  rules: readonly RuleResult[],
  evidence: Evidence,
  policy: Policy,
  uncovered: ReturnType<typeof findUncoveredFiles>,
): Pick<Judgement, 'verdict' | 'reason' | 'doubt' | 'unscanned'> {
  const verdict = pickWorstVerdict(rules.map((rule) => rule.verdict));
  if (verdict === 'failed') return { verdict, reason: 'violations' };
  if (verdict === 'inconclusive') return { verdict, reason: 'evidence' };
  const doubt = describeCoverageFault(evidence, policy);
  if (doubt !== undefined) return { verdict: 'inconclusive', reason: 'not-covered', doubt };
  if (uncovered?.fault !== undefined) {
    const { fault, languages } = uncovered;
    return { verdict: 'inconclusive', reason: 'not-covered', doubt: fault, unscanned: languages };
  }
  return { verdict, reason: 'clean' };
}

function completeResult(each: RuleCaseWithEffects): RuleResult {
  const result = { ...each.result, ...countNamedFindings(each) };
  return { ...result, line: formatReasoning(each.rule, each.table, result) };
}

function isBlocking({ rule }: RuleCase): boolean {
  return rule.effect === 'block';
}

function prepareCases(given: Evidence, policy: Policy): PreparedCases {
  const evidence = { ...given, findings: mergeDuplicates(given.findings) };
  const scope = scopeKinds[policy.scope](evidence, policy);
  const slices = sliceEvidence(evidence);
  const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
  const findCover = indexExceptions(policy.exceptions, policy.today);
  // Each rule asks several times, and searching many exceptions is slow.
  const isExcepted = memoize((finding: Finding) => findCover(finding).answer);
  const cases = createRules(policy, evidence).map((rule): RuleCase => {
    const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
    return { rule, table, result: judgeRule(rule, table) };
  });
  return { policy, evidence, scope, findings, cases };
}

/** The policy with warning rules made blocking: used to find out what evidence they would need. */
export function makeWarningsBlock(policy: Policy): Policy {
  return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}

/** Rules that the evidence does not decide yet. */
function listUndecidedRules({ cases }: PreparedCases): Rule[] {
  return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}

/** Whether more evidence could still change the result of a rule. */
export function isUndecided(evidence: Evidence, policy: Policy): boolean {
  return listUndecidedRules(prepareCases(evidence, policy)).length > 0;
}

/**
 * Returns a test for the findings that undecided rules ask about: only their details can change the verdict. A
 * suppressed finding counts if it may explain the scan's count.
 */
export function createRelevanceTest(evidence: Evidence, policy: Policy): (finding: Finding) => boolean {
  const prepared = prepareCases(evidence, policy);
  const open = listUndecidedRules(prepared);
  // The numbers of these scopes come from single findings alone.
  const isByFindings = ['changed', 'changed-lines', 'new'].includes(policy.scope);
  return (finding) =>
    open.some((rule) => {
      if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no') return false;
      return prepared.scope.includes(finding) !== 'no' || !isByFindings;
    });
}

/** Severities of the undecided rules. */
export function listUndecidedSeverities(evidence: Evidence, policy: Policy): Severity[] {
  const open = listUndecidedRules(prepareCases(evidence, policy));
  // Which baseline entries are free depends on all similar findings, whatever their severity.
  if (policy.scope === 'new' && open.length > 0) return [...severities];
  return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}

/** Adds up bounds per severity, so that the tightest bound of each severity counts. */
function judgeRule(rule: Rule, { question, scope, slices }: RuleContext): Omit<RuleResult, 'line'> {
  const parts = rule.severities.flatMap((severity) => {
    const slice = slices.known.get(severity);
    return slice === undefined ? [] : [scope.known(slice, question)];
  });
  if (rule.severities.includes('CRITICAL')) parts.push(scope.unknown(slices.unknown, question));
  const bounds = {
    lo: parts.reduce((sum, { lo }) => sum + lo, 0),
    hi: parts.reduce((sum, { hi }) => sum + hi, 0),
  };
  const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
  const { name, limit, remedy, asks } = rule;
  return { rule: name, verdict, ...bounds, limit, remedy, asks };
}

function computeCaseEffects(each: RuleCase, prepared: PreparedCases): EffectsByFinding {
  const { result, table } = each;
  const { question } = table;
  const { policy, scope, findings } = prepared;
  if (result.verdict === 'passed') return new Map();
  const most = result.verdict === 'failed' ? 'blocks' : 'may block';
  const own = computeRuleEffects(findings, policy, addCondition(question, scope.includes), most);
  if (own.size > 0)
    return isEveryCountedFindingNamed(each, own, prepared)
      ? new Map([...own.keys()].map((finding) => [finding, 'blocks']))
      : own;
  // If only the counts show a problem (`auto` against the base's counts), no finding is named, so it may be any of
  // them.
  const maybe = findings.filter((finding) => scope.isLeft?.(finding) !== true);
  return computeRuleEffects(maybe, policy, question, 'may block');
}

/** A finding blocks if the rule failed, and may block if the rule is inconclusive. */
function computeRuleEffects(
  findings: readonly Finding[],
  { scope }: Policy,
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
  { findings, evidence }: PreparedCases,
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
  return rule.severities.every((severity) => evidence.counts[severity] === listed(severity));
}

/** Counts the findings that a rule names, and those without a score that the policy leaves out. */
function countNamedFindings({ rule, effects, table }: RuleCaseWithEffects): Pick<RuleResult, 'named' | 'unscored'> {
  const named: NonNullable<RuleResult['named']> = { blocks: {}, mayBlock: {} };
  for (const [{ severity, severityKnown }, effect] of effects) {
    const tally = effect === 'blocks' ? named.blocks : named.mayBlock;
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
  }
  const { isUnscored, ignoresUnscored } = rule;
  if (isUnscored === undefined || ignoresUnscored !== true) return { named };
  const isOwn = (finding: Finding) => finding.label !== 'elsewhere' && isOpen(finding) && isUnscored(finding);
  return { named, unscored: countFindings(table.findings, isOwn) };
}

/** Collects by id what the rules, the policy and the scope say about single findings. */
function judgeFindings(
  { scope, policy, findings, evidence }: PreparedCases,
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
