/**
 * Turns evidence and policy into a verdict. It is pure: it reads no clock and no network, and the order of its input
 * does not matter.
 */

import { type Severity, severities } from '../severity.ts';
import type { Answer } from './answer.ts';
import { coverageFault, notLookedUp } from './coverage.ts';
import { distinct } from './distinct.ts';
import { type Case, effectsOfCase, type NamedCase, namedBy } from './effects.ts';
import type { Evidence } from './evidence.ts';
import { indexExceptions } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { namesById } from './names.ts';
import type { Policy } from './policy.ts';
import { reasoning } from './reasoning.ts';
import { rulesOf } from './rules/registry.ts';
import type { Rule } from './rules/rule.ts';
import { scopeKinds } from './scopes/registry.ts';
import type { ScopeJudge } from './scopes/scope.ts';
import { type Bounds, sliceEvidence } from './slice.ts';
import type { Table } from './table.ts';
import { type Uncovered, uncoveredFault, uncoveredFiles } from './uncovered.ts';
import { type Judgement, type RuleResult, worstVerdict } from './verdict.ts';

/**
 * Judges the evidence. Failed needs proof that one rule is violated; passed needs proof that every rule is satisfied.
 */
export function judge(given: Evidence, policy: Policy): Judgement {
  const { evidence, scope, findings, cases } = prepare(given, policy);
  const judged = { scope, policy, findings, counts: evidence.counts };
  const named = cases.map((each): NamedCase => ({ ...each, effects: effectsOfCase(each, judged) }));
  const [blocking, warning] = [named.filter(isBlocking), named.filter((each) => !isBlocking(each))];
  const rules = blocking.map((each) => resultOf(each));
  const uncovered = uncoveredFiles(evidence, policy);
  const result = {
    ...outcomeOf(rules, { evidence, policy, uncovered }),
    rules,
    warnings: warning.map((each) => resultOf(each)),
    ...describeUncovered([uncovered?.text, notLookedUp(evidence, policy)]),
  };
  return namesById(result, { ...judged, evidence, blocking, warning });
}

/** Gaps in coverage that limit a pass without preventing it. */
function describeUncovered(texts: readonly (string | undefined)[]): Pick<Judgement, 'uncovered'> {
  const stated = texts.filter((text) => text !== undefined);
  return stated.length === 0 ? {} : { uncovered: stated.join('; ') };
}

interface Outcome extends Pick<Judgement, 'verdict' | 'reason' | 'doubt'> {}

function outcomeOf(
  rules: readonly RuleResult[],
  { evidence, policy, uncovered }: { evidence: Evidence; policy: Policy; uncovered: Uncovered | undefined },
): Outcome {
  const verdict = worstVerdict(rules.map((rule) => rule.verdict));
  if (verdict === 'failed') return { verdict, reason: 'violations' };
  if (verdict === 'inconclusive') return { verdict, reason: 'evidence' };
  const doubt = coverageFault(evidence, policy) ?? (uncovered?.isFault ? uncoveredFault(uncovered, policy) : undefined);
  if (doubt !== undefined) return { verdict: 'inconclusive', reason: 'not-covered', doubt };
  return { verdict, reason: 'clean' };
}

function resultOf(each: NamedCase): RuleResult {
  const result = { ...each.result, ...namedBy(each) };
  return { ...result, line: reasoning(each.rule, each.table, result) };
}

function isBlocking({ rule }: Case): boolean {
  return rule.effect === 'block';
}

/** The shared first step of every question about the evidence. */
interface Prepared {
  evidence: Evidence;
  scope: ScopeJudge;
  /** Findings with the labels that the counts prove. */
  findings: readonly Finding[];
  cases: readonly Case[];
}

function prepare(given: Evidence, policy: Policy): Prepared {
  const evidence = { ...given, findings: distinct(given.findings) };
  const scope = scopeKinds[policy.scope](evidence, policy);
  const slices = sliceEvidence(evidence);
  const findings = [...slices.known.values(), slices.unknown].flatMap((slice) => slice.findings);
  const isExcepted = exceptionTest(policy);
  const cases = rulesOf(policy, evidence).map((rule): Case => {
    const table = { question: { matches: rule.matches, isExcepted }, scope, slices, evidence, findings };
    return { rule, table, result: judgeRule(rule, table) };
  });
  return { evidence, scope, findings, cases };
}

/** Each rule asks several times, and searching many exceptions is slow, so the results are cached. */
function exceptionTest({ exceptions, today }: Policy): (finding: Finding) => Answer {
  if (exceptions.length === 0) return () => 'no';
  const index = indexExceptions(exceptions, today);
  const answers = new Map<Finding, Answer>();
  return (finding) => {
    const found = answers.get(finding) ?? index.coverOf(finding).answer;
    answers.set(finding, found);
    return found;
  };
}

/** The policy with warning rules made blocking: used to find out what evidence they would need. */
export function withWarningsBlocking(policy: Policy): Policy {
  return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}

/** Rules that the evidence does not decide yet. */
function openRules({ cases }: Prepared): Rule[] {
  return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}

/** Whether more evidence could still change the result of a rule. */
export function isUndecided(evidence: Evidence, policy: Policy): boolean {
  return openRules(prepare(evidence, policy)).length > 0;
}

/**
 * Returns a test for the findings that undecided rules ask about: only their details can change the verdict. A
 * suppressed finding counts if it may explain the scan's count.
 */
export function openQuestions(evidence: Evidence, policy: Policy): (finding: Finding) => boolean {
  const prepared = prepare(evidence, policy);
  const open = openRules(prepared);
  return (finding) =>
    open.some((rule) => {
      if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no') return false;
      return prepared.scope.includes(finding) !== 'no' || !isNarrow(policy);
    });
}

/** Scopes whose numbers come from single findings alone. */
function isNarrow({ scope }: Policy): boolean {
  return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}

/** Severities of the undecided rules. */
export function openSeverities(evidence: Evidence, policy: Policy): Severity[] {
  const open = openRules(prepare(evidence, policy));
  // Which baseline entries are free depends on all similar findings, whatever their severity.
  if (policy.scope === 'new' && open.length > 0) return [...severities];
  return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}

function judgeRule(rule: Rule, table: Table): Omit<RuleResult, 'line'> {
  const bounds = boundsOf(rule, table);
  const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
  const { name, limit, remedy, asks } = rule;
  return { rule: name, verdict, ...bounds, limit, remedy, asks };
}

/** Adds up bounds per severity, so that the tightest bound of each severity counts. */
function boundsOf(rule: Rule, { question, scope, slices }: Table): Bounds {
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
