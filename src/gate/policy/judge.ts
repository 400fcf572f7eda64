/**
 * Turns evidence and policy into a verdict. It is pure: it reads no clock and no network, and the order of its input
 * does not matter.
 */

import { type Severity, severities } from '../../shared/severity.ts';
import { describeCoverageFault, describeMissingLookUps } from './coverage.ts';
import {
  computeCaseEffects,
  countNamedFindings,
  judgeFindings,
  type RuleCase,
  type RuleCaseWithEffects,
} from './effects.ts';
import type { Evidence } from './evidence.ts';
import { indexExceptions } from './exceptions.ts';
import type { Finding } from './finding.ts';
import type { Policy } from './policy.ts';
import { formatReasoning } from './reasoning.ts';
import { createRules } from './rules/registry.ts';
import type { Rule, RuleContext } from './rules/rule.ts';
import { scopeKinds } from './scopes/registry.ts';
import type { ScopeJudge } from './scopes/scope.ts';
import { type Bounds, sliceEvidence } from './slice.ts';
import { mergeDuplicates } from './statements.ts';
import type { Ternary } from './ternary.ts';
import { describeUncoveredFault, findUncoveredFiles, type UncoveredFiles } from './uncovered.ts';
import { type Judgement, pickWorstVerdict, type RuleResult } from './verdict.ts';

/**
 * Judges the evidence. Failed needs proof that one rule is violated; passed needs proof that every rule is satisfied.
 * `aside` is the evidence for the rules that only warn.
 */
export function judgeEvidence(given: Evidence, policy: Policy, aside = given): Judgement {
  const prepared = prepareCases(given, policy);
  const blocking = prepared.cases.filter(isBlocking).map((each) => addEffects(each, prepared, policy));
  const beside = aside === given ? prepared : prepareCases(aside, policy);
  const warning = beside.cases.filter((each) => !isBlocking(each)).map((each) => addEffects(each, beside, policy));
  const rules = blocking.map((each) => completeResult(each));
  const { evidence } = prepared;
  const uncovered = findUncoveredFiles(evidence, policy);
  return {
    ...decideOutcome(rules, evidence, policy, uncovered),
    rules,
    warnings: warning.map((each) => completeResult(each)),
    ...describeUncovered([uncovered?.text, describeMissingLookUps(evidence, policy)]),
    findings: judgeFindings({ ...prepared, policy }, blocking, warning),
  };
}

function addEffects(each: RuleCase, { scope, findings, evidence }: PreparedCases, policy: Policy): RuleCaseWithEffects {
  return { ...each, effects: computeCaseEffects(each, { scope, policy, findings, counts: evidence.counts }) };
}

/** Gaps in coverage that limit a pass without preventing it. */
function describeUncovered(texts: readonly (string | undefined)[]): Pick<Judgement, 'uncovered'> {
  const stated = texts.filter((text) => text !== undefined);
  return stated.length === 0 ? {} : { uncovered: stated.join('; ') };
}

interface JudgedOutcome extends Pick<Judgement, 'verdict' | 'reason' | 'doubt' | 'unscanned'> {}

function decideOutcome(
  rules: readonly RuleResult[],
  evidence: Evidence,
  policy: Policy,
  uncovered: UncoveredFiles | undefined,
): JudgedOutcome {
  const verdict = pickWorstVerdict(rules.map((rule) => rule.verdict));
  if (verdict === 'failed') return { verdict, reason: 'violations' };
  if (verdict === 'inconclusive') return { verdict, reason: 'evidence' };
  const doubt = describeCoverageFault(evidence, policy);
  if (doubt !== undefined) return { verdict: 'inconclusive', reason: 'not-covered', doubt };
  if (uncovered?.isFault) {
    const said = { doubt: describeUncoveredFault(uncovered, policy), unscanned: uncovered.languages };
    return { verdict: 'inconclusive', reason: 'not-covered', ...said };
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

/** The shared first step of every question about the evidence. */
interface PreparedCases {
  evidence: Evidence;
  scope: ScopeJudge;
  /** Findings with the labels that the counts prove. */
  findings: readonly Finding[];
  cases: readonly RuleCase[];
}

function prepareCases(given: Evidence, policy: Policy): PreparedCases {
  const evidence = { ...given, findings: mergeDuplicates(given.findings) };
  const scope = scopeKinds[policy.scope](evidence, policy);
  const slices = sliceEvidence(evidence);
  const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
  const isExcepted = createExceptionTest(policy);
  const cases = createRules(policy, evidence).map((rule): RuleCase => {
    const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
    return { rule, table, result: judgeRule(rule, table) };
  });
  return { evidence, scope, findings, cases };
}

/** Each rule asks several times, and searching many exceptions is slow, so the results are cached. */
function createExceptionTest({ exceptions, today }: Policy): (finding: Finding) => Ternary {
  if (exceptions.length === 0) return () => 'no';
  const index = indexExceptions(exceptions, today);
  const answers = new Map<Finding, Ternary>();
  return (finding) => {
    const found = answers.get(finding) ?? index.coverOf(finding).answer;
    answers.set(finding, found);
    return found;
  };
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
  return (finding) =>
    open.some((rule) => {
      if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no') return false;
      return prepared.scope.includes(finding) !== 'no' || !judgesFindingsOnly(policy);
    });
}

/** Scopes whose numbers come from single findings alone. */
function judgesFindingsOnly({ scope }: Policy): boolean {
  return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}

/** Severities of the undecided rules. */
export function listUndecidedSeverities(evidence: Evidence, policy: Policy): Severity[] {
  const open = listUndecidedRules(prepareCases(evidence, policy));
  // Which baseline entries are free depends on all similar findings, whatever their severity.
  if (policy.scope === 'new' && open.length > 0) return [...severities];
  return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}

function judgeRule(rule: Rule, table: RuleContext): Omit<RuleResult, 'line'> {
  const bounds = computeBounds(rule, table);
  const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
  const { name, limit, remedy, asks } = rule;
  return { rule: name, verdict, ...bounds, limit, remedy, asks };
}

/** Adds up bounds per severity, so that the tightest bound of each severity counts. */
function computeBounds(rule: Rule, { question, scope, slices }: RuleContext): Bounds {
  const parts = rule.severities.flatMap((severity) => {
    const slice = slices.known.get(severity);
    return slice === undefined ? [] : [scope.known(slice, question)];
  });
  if (rule.severities.includes('CRITICAL')) parts.push(scope.unknown(slices.unknown, question));
  return {
    lo: parts.reduce((sum, { lo }) => sum + lo, 0),
    hi: parts.reduce((sum, { hi }) => sum + hi, 0),
  };
}
