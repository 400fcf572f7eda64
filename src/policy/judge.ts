/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */
import { coverageFault } from './coverage.ts';
import { type Evidence, isOpen, isSuppressed } from './evidence.ts';
import { exceptionFor } from './exceptions.ts';
import { type Finding, type Severity, severities } from './finding.ts';
import { leftOutBy } from './part.ts';
import type { Policy } from './policy.ts';
import { reasoning } from './reasoning.ts';
import { rulesOf } from './rules/registry.ts';
import type { Rule } from './rules/rule.ts';
import { scopeKinds } from './scopes/registry.ts';
import { type ScopeJudge, within } from './scopes/scope.ts';
import { type Bounds, blocks, type Question, type Slices, sliceEvidence } from './slice.ts';
import { combined } from './statements.ts';
import type { Table } from './table.ts';
import { uncoveredFault, uncoveredFiles } from './uncovered.ts';
import { type Effect, type Judgement, type News, type RuleResult, type Tally, worstVerdict } from './verdict.ts';

/** One rule on the table: what it asks, and what came out. */
interface Case {
  rule: Rule;
  table: Table;
  result: Omit<RuleResult, 'line'>;
}

interface NamedCase extends Case {
  /** Of the findings that the rule names; none for one that holds. */
  effects: ReadonlyMap<string, Effect>;
}

/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
export function judge(given: Evidence, policy: Policy): Judgement {
  const evidence = withoutDuplicates(given);
  const scope = scopeKinds[policy.scope](evidence, policy);
  const slices = sliceEvidence(evidence);
  const own = { scope, policy, findings: labelledFindings(evidence, slices), counts: evidence.counts };
  const cases = casesOf(evidence, policy, { scope, slices }).map(
    (each): NamedCase => ({ ...each, effects: effectsOfCase(each, own) }),
  );
  const [blocking, warning] = [cases.filter(isBlocking), cases.filter((each) => !isBlocking(each))];
  const resultsOf = (several: readonly NamedCase[]) => several.map((each) => withNames(each, own));
  const rules = resultsOf(blocking);
  const effects = effectsOf(blocking);
  const verdict = worstVerdict(rules.map((rule) => rule.verdict));
  const uncovered = uncoveredFiles(evidence, policy);
  const warned = { warnings: resultsOf(warning), warned: warnedBy(warning) };
  const leftOut = leftOutOf(own, evidence);
  const judged = {
    rules,
    ...warned,
    leftOut,
    effects,
    news: newsOf(own),
    ...(uncovered && { uncovered: uncovered.text }),
  };
  if (verdict === 'failed') return { verdict, reason: 'violations', ...judged };
  if (verdict === 'inconclusive') return { verdict, reason: 'evidence', ...judged };
  const doubt = coverageFault(evidence, policy) ?? (uncovered?.isFault ? uncoveredFault(uncovered, policy) : undefined);
  if (doubt !== undefined) return { verdict: 'inconclusive', reason: 'not-covered', ...judged, doubt };
  return { verdict, reason: 'clean', ...judged };
}

function isBlocking({ rule }: Case): boolean {
  return rule.effect === 'block';
}

function casesOf(evidence: Evidence, policy: Policy, { scope, slices }: Pick<Table, 'scope' | 'slices'>): Case[] {
  const isExcepted = (finding: Finding) => exceptionFor(finding, policy.exceptions, policy.today).answer;
  return rulesOf(policy, evidence).map((rule) => {
    const question: Question = { matches: rule.matches, isExcepted };
    const table = { question, scope, slices, evidence };
    return { rule, table, result: judgeRule(rule, table) };
  });
}

/** A finding counts once, however often it was listed. */
function withoutDuplicates(evidence: Evidence): Evidence {
  const unique = new Map<string, Finding>();
  for (const finding of evidence.findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : combined(known, finding));
  }
  return unique.size === evidence.findings.length ? evidence : { ...evidence, findings: [...unique.values()] };
}

/** The policy in which what only warns blocks: what that would need to know. */
export function withWarningsBlocking(policy: Policy): Policy {
  return { ...policy, rules: policy.rules?.map((rule) => ({ ...rule, effect: 'block' })) };
}

/** The rules that the evidence does not settle yet. */
function openRules(given: Evidence, policy: Policy): Rule[] {
  const evidence = withoutDuplicates(given);
  const scope = scopeKinds[policy.scope](evidence, policy);
  const cases = casesOf(evidence, policy, { scope, slices: sliceEvidence(evidence) });
  return cases.filter((each) => isBlocking(each) && each.result.verdict === 'inconclusive').map(({ rule }) => rule);
}

/** Whether more evidence could still change what a rule says. */
export function isUndecided(evidence: Evidence, policy: Policy): boolean {
  return openRules(evidence, policy).length > 0;
}

/**
 * Which findings the rules that are still open ask about: only their details can change the verdict. A suppressed finding
 * counts where it may explain what the scan counts.
 */
export function openQuestions(evidence: Evidence, policy: Policy): (finding: Finding) => boolean {
  const scope = scopeKinds[policy.scope](evidence, policy);
  const open = openRules(evidence, policy);
  return (finding) =>
    open.some((rule) => {
      if (!rule.severities.includes(finding.severity) || rule.matches(finding) === 'no') return false;
      return scope.includes(finding) !== 'no' || !isNarrow(policy);
    });
}

/** Scopes whose numbers come from single findings alone. */
function isNarrow({ scope }: Policy): boolean {
  return scope === 'changed' || scope === 'changed-lines' || scope === 'new';
}

/** Severities of the rules that are still open. */
export function openSeverities(evidence: Evidence, policy: Policy): Severity[] {
  const open = openRules(evidence, policy);
  // Which entries of the baseline are free depends on all findings that are like them, whatever their severity.
  if (policy.scope === 'new' && open.length > 0) return [...severities];
  return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}

function judgeRule(rule: Rule, table: Table): Omit<RuleResult, 'line'> {
  const bounds = boundsOf(rule, table);
  const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
  const { name, limit, remedy, asks } = rule;
  return { rule: name, verdict, ...bounds, limit, remedy, asks };
}

/** Severity by severity, so that the tightest bound of each counts; the sum is the rule's. */
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

/** What the rules were judged on. */
interface Judged {
  scope: ScopeJudge;
  policy: Policy;
  findings: readonly Finding[];
  counts: Evidence['counts'];
}

/** With what the numbers prove of them: where the scan counts as many as there are, each of them is its own. */
function labelledFindings({ findings }: Evidence, { known }: Slices): readonly Finding[] {
  const labelled = new Map([...known.values()].flatMap((slice) => slice.findings.map((each) => [each.id, each])));
  return findings.map((finding) => labelled.get(finding.id) ?? finding);
}

/** A finding blocks through a rule that is broken, and may block through one that is open; under one that holds it is allowed. */
function effectsOf(cases: readonly NamedCase[]): ReadonlyMap<string, Effect> {
  const effects = new Map<string, Effect>();
  for (const each of cases)
    for (const [id, effect] of each.effects) if (effects.get(id) !== 'blocks') effects.set(id, effect);
  return effects;
}

function effectsOfCase(each: Case, judged: Judged): ReadonlyMap<string, Effect> {
  const { result, table } = each;
  const { question } = table;
  if (result.verdict === 'passed') return new Map();
  const most = result.verdict === 'failed' ? 'blocks' : 'may block';
  const own = effectsOfRule(judged, within(question, judged.scope.includes), most);
  if (own.size > 0) return isWhole(each, own, judged) ? new Map([...own.keys()].map((id) => [id, 'blocks'])) : own;
  // What only the numbers show (`auto` against the base's count) names nobody, so it may be any of them.
  const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
  return effectsOfRule({ ...judged, findings: maybe }, question, 'may block');
}

/**
 * Every finding that the scan can have counted is one that the broken rule counts, and the scan counts just as many: then each of
 * them blocks, although no detail says so.
 */
function isWhole({ rule, result }: Case, effects: ReadonlyMap<string, Effect>, { findings, counts }: Judged): boolean {
  if (result.verdict !== 'failed' || effects.size !== result.hi || ![...effects.values()].includes('blocks'))
    return false;
  const candidates = findings.filter(
    (finding) => rule.severities.includes(finding.severity) && finding.label !== 'elsewhere' && isCountable(finding),
  );
  if (!candidates.every(({ id, severityKnown }) => severityKnown && effects.has(id))) return false;
  const listed = (severity: Severity) => candidates.filter((finding) => finding.severity === severity).length;
  return rule.severities.every((severity) => counts[severity] === listed(severity));
}

function isCountable(finding: Finding): boolean {
  return isOpen(finding) || isSuppressed(finding);
}

function leftOutOf({ findings, policy }: Judged, evidence: Evidence): Judgement['leftOut'] {
  const own = findings.filter((finding) => finding.label !== 'elsewhere' && isOpen(finding));
  return new Map(
    own.flatMap((finding) => {
      const why = leftOutBy(policy, finding, evidence);
      return why === undefined ? [] : [[finding.id, why] as const];
    }),
  );
}

/** What is proven to be what a broken rule warns of. */
function warnedBy(cases: readonly NamedCase[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { rule, effects, result } of cases) {
    if (result.verdict !== 'failed') continue;
    for (const [id, effect] of effects) if (effect === 'blocks') names.set(id, [...(names.get(id) ?? []), rule.name]);
  }
  return names;
}

function withNames(each: NamedCase, judged: Judged): RuleResult {
  const named = { ...each.result, ...namedBy(each, judged) };
  return { ...named, line: reasoning(each.rule, each.table, named) };
}

/** The findings that a rule names, counted; and those whose score nobody knows where the policy leaves them out. */
function namedBy({ rule, effects }: NamedCase, judged: Judged): Pick<RuleResult, 'named' | 'unscored'> {
  const named: NonNullable<RuleResult['named']> = { blocks: {}, mayBlock: {} };
  for (const finding of effects.size === 0 ? [] : judged.findings) {
    const effect = effects.get(finding.id);
    if (effect !== undefined) count(effect === 'blocks' ? named.blocks : named.mayBlock, finding);
  }
  const { isUnscored, ignoresUnscored } = rule;
  if (isUnscored === undefined || ignoresUnscored !== true) return { named };
  const unscored = judged.findings.filter(
    (finding) => finding.label !== 'elsewhere' && isOpen(finding) && isUnscored(finding),
  );
  return { named, unscored: unscored.length };
}

function count(tally: Tally, { severity, severityKnown }: Finding): void {
  const key = severityKnown ? severity : 'UNKNOWN';
  tally[key] = (tally[key] ?? 0) + 1;
}

/** How the findings stand to the base, as far as the scope compares with one. */
function newsOf({ scope, findings }: Judged): ReadonlyMap<string, News> {
  const words = { yes: 'new', no: 'old', unknown: undefined } as const;
  if (scope.novelty === undefined) return new Map();
  return new Map(
    findings.map((finding) => [
      finding.id,
      { novelty: words[scope.novelty?.(finding) ?? 'unknown'], isLeft: scope.isLeft?.(finding) === true },
    ]),
  );
}

function effectsOfRule({ findings, policy: { scope } }: Judged, question: Question, most: Effect): Map<string, Effect> {
  const effects = new Map<string, Effect>();
  for (const finding of findings) {
    if (!isOpen(finding) || (finding.label === 'elsewhere' && scope !== 'repository')) continue;
    const answer = blocks(finding, question);
    if (answer === 'no') continue;
    const isSure = answer === 'yes' && (finding.label === 'seen' || scope === 'repository');
    effects.set(finding.id, isSure ? most : 'may block');
  }
  return effects;
}
