/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import type { Finding } from './finding.ts';
import { boundsOf, type Interval } from './interval.ts';
import type { Policy } from './policy.ts';
import { rulesOf } from './rules/registry.ts';
import type { Rule } from './rules/rule.ts';
import type { Effect, Judgement, RuleResult, Verdict } from './verdict.ts';

/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
export function judge(evidence: Evidence, policy: Policy): Judgement {
  const rules = rulesOf(policy);
  const results = rules.map((rule) => judgeRule(rule, evidence));
  const broken = rules.filter((_, index) => results[index]?.verdict !== 'passed');
  const effects = effectsOf(broken, evidence.findings);
  const verdict = worst(results.map((result) => result.verdict));
  if (verdict === 'failed') return { verdict, reason: 'violations', rules: results, effects };
  if (verdict === 'inconclusive') return { verdict, reason: 'evidence', rules: results, effects };
  if (isUncovered(evidence)) return { verdict: 'inconclusive', reason: 'not-covered', rules: results, effects };
  return { verdict, reason: 'clean', rules: results, effects };
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('inconclusive') ? 'inconclusive' : 'passed';
}

/** A service that says what it covered, and covered nothing, has not scanned. */
function isUncovered({ coverage }: Evidence): boolean {
  return coverage !== undefined && Object.values(coverage).every((word) => word === 'not covered');
}

function judgeRule(rule: Rule, evidence: Evidence): RuleResult {
  const bounds = boundsOf(evidence, rule.matcher);
  const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
  return {
    rule: rule.name,
    verdict,
    lo: bounds.lo,
    hi: bounds.hi,
    limit: rule.limit,
    line: reasoning(rule, evidence, bounds, verdict),
    remedy: rule.remedy,
  };
}

/** A finding blocks through a rule that does not hold; under a rule that holds it is allowed. */
function effectsOf(rules: readonly Rule[], findings: readonly Finding[]): ReadonlyMap<string, Effect> {
  const effects = new Map<string, Effect>();
  for (const finding of findings) {
    if (finding.label === 'elsewhere' || !isOpen(finding)) continue;
    if (!rules.some((rule) => rule.matcher.matches(finding))) continue;
    effects.set(finding.id, finding.label === 'seen' ? 'blocks' : 'may block');
  }
  return effects;
}

function reasoning(rule: Rule, evidence: Evidence, bounds: Interval, verdict: Verdict): string {
  const facts = [...missingCounts(rule, evidence), ...explanations(rule, evidence, bounds)];
  const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  if (verdict === 'passed')
    return `${amount(bounds.hi)} ${rule.subject} found by this scan${because}, limit ${rule.limit}`;
  if (verdict === 'failed') {
    const open = bounds.hi > bounds.lo ? `at least ${bounds.lo}` : `${bounds.lo}`;
    return `${open} ${rule.subject} found by this scan${because}, limit ${rule.limit}`;
  }
  const most = Number.isFinite(bounds.hi) ? `at most ${bounds.hi}` : 'an unknown number';
  const distrust = bounds.distrust === undefined ? '' : `; ${bounds.distrust}`;
  return `at least ${bounds.lo} and ${most} ${rule.subject} may block${because}, limit ${rule.limit}${distrust}`;
}

function amount(count: number): string {
  return count === 0 ? 'no' : String(count);
}

function missingCounts(rule: Rule, evidence: Evidence): string[] {
  const missing = rule.matcher.severities.filter((severity) => evidence.counts[severity] === undefined);
  return missing.length === 0 ? [] : [`the scan states no count of ${missing.join(', ')}`];
}

/** What stands between the scan's count and the number that blocks. */
function explanations(rule: Rule, evidence: Evidence, bounds: Interval): string[] {
  const mine = evidence.findings.filter((finding) => rule.matcher.matches(finding) && finding.label !== 'elsewhere');
  const suppressed = mine.filter(isSuppressed).length;
  const unknown = mine.filter((finding) => !finding.severityKnown && isOpen(finding)).length;
  const facts: string[] = [];
  if (rule.matcher.severities.length > 1 && Number.isFinite(bounds.counted) && bounds.counted > 0) {
    const parts = rule.matcher.severities.filter((severity) => (evidence.counts[severity] ?? 0) > 0);
    facts.push(parts.map((severity) => `${evidence.counts[severity]} ${severity}`).join(', '));
  }
  if (suppressed > 0 && bounds.counted > bounds.lo) facts.push(`${suppressed} suppressed at the service`);
  if (unknown > 0) facts.push(`${unknown} of unknown severity, counted as CRITICAL`);
  return facts.filter((fact) => fact !== '');
}
