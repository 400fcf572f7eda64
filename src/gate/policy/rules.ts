/**
 * The rules of a policy. They are independent, and each of them can block. All have one form: a question about each
 * finding, and the limit that the policy sets. They ask only about findings that the policy includes: those in its part of
 * the repository, without the ignored ones, and without dependency findings in their grace period.
 */

import type { ViolationType } from '../../shared/api/words.ts';
import { dayMs } from '../../shared/clock.ts';
import { listAtOrAbove, type Severity, severities } from '../../shared/severity.ts';
import type { Evidence } from './evidence.ts';
import { type Finding, isUnclear } from './finding.ts';
import { createCountingMatcher, createPathMatcher, type PathPolicy } from './path-matching.ts';
import {
  canAbsenceDecide,
  compileMatch,
  formatMatch,
  includesMatch,
  listRequiredScores,
  type Match,
  type PredicateFacts,
} from './predicates.ts';
import type { Question, ScopeJudge, sliceEvidence } from './slice.ts';
import { andTernary, negateTernary, type Ternary, toTernary } from './ternary.ts';
import type { JudgedFinding, RuleQuestion } from './verdict.ts';

/** What happens to a run that violates a rule. */
export const ruleEffects = ['block', 'warn'] as const;
type RuleEffect = (typeof ruleEffects)[number];

export interface Rule {
  /** The setting as written, `fail-on-severity=high`, or the name from the policy file. */
  name: string;
  /** What it counts, for people: `CRITICAL or HIGH`. */
  subject: string;
  asks: RuleQuestion;
  limit: number;
  effect: RuleEffect;
  /** The severities that it can match. The scan's counts bound it by these. */
  severities: readonly Severity[];
  matches(finding: Finding): Ternary;
  /** How to make it pass, as a sentence. The caller may append an alternative. */
  remedy: string;
  /**
   * Tests whether a finding lacks the score that the rule needs. `unscored` describes these in the line of reasoning:
   * `without a CVSS score, not judged`.
   */
  isUnscored?: ((finding: Finding) => boolean) | undefined;
  unscored?: string | undefined;
  /** True if the policy ignores findings without a score. */
  ignoresUnscored?: boolean | undefined;
}

/** Everything that one rule is judged by. */
export interface RuleContext {
  question: Question;
  scope: ScopeJudge;
  slices: ReturnType<typeof sliceEvidence>;
  evidence: Evidence;
  /** All findings, with the labels that the counts prove. */
  findings: readonly Finding[];
}

/** The maximum number of findings of a severity, or of one type with that severity. */
export interface Threshold {
  severity: Severity;
  /** Undefined: every type without an entry of its own. */
  type: ViolationType | undefined;
  limit: number;
}

/** A rule that a team defines itself. */
export interface NamedRule {
  name: string;
  match: Match;
  /** The maximum allowed number of findings. */
  allow: number;
  effect: RuleEffect;
}

/** The parts of a policy that the rules read. */
export interface RulePolicy extends Omit<PredicateFacts, 'startedAt'>, InclusionPolicy {
  /** Blocks at this severity and above. NONE: severities alone do not block. */
  failOnSeverity: Severity | 'NONE';
  /** An entry alone judges its findings, instead of `failOnSeverity`. The most specific matching entry applies. */
  threshold: readonly Threshold[];
  /** Blocks at this score and above, 0 to 10. */
  failOnCvss: number | undefined;
  /** Blocks at this probability and above, in percent. */
  failOnEpss: number | undefined;
  /** Days after the first detection from which an open finding of the severity blocks. */
  maxAge: Readonly<Partial<Record<Severity, number>>>;
  rules?: readonly NamedRule[] | undefined;
  /** Only these types can block. Undefined: all. */
  failOnTypes: readonly ViolationType[] | undefined;
}

/** Creates the rules of each kind that a policy turns on, by the settings that do. */
const kinds: Readonly<Record<string, (policy: RulePolicy, facts: PredicateFacts) => Rule[]>> = {
  /** No findings of this severity or above, except where a threshold judges them instead. */
  'fail-on-severity'({ failOnSeverity: floor, threshold }, facts) {
    if (floor === 'NONE') return [];
    const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
    const severity = listAtOrAbove(floor).filter((each) => !whole.includes(each));
    if (severity.length === 0) return [];
    const name = `fail-on-severity=${floor.toLowerCase()}`;
    // A finding of unknown type counts in every entry of its severity and in this rule too.
    const isElsewhere = (finding: Finding) =>
      finding.type !== undefined && findThresholdEntry(finding, threshold) !== undefined;
    return [createRule({ name, match: { severity }, asks: { kind: 'severity', floor }, isElsewhere }, facts)];
  },
  /** At most this many findings of a severity, or of one type with that severity. */
  threshold: ({ threshold }, facts) =>
    threshold.map((entry) => {
      const { severity, type, limit } = entry;
      const name = `threshold ${formatThreshold(entry)}`;
      const match = { severity: [severity], type: type && [type] };
      // A finding without a known type counts in every entry of its severity.
      const isElsewhere = (finding: Finding) =>
        finding.type !== undefined && findThresholdEntry(finding, threshold) !== entry;
      return createRule({ name, match, asks: { kind: 'threshold', severity, type }, allow: limit, isElsewhere }, facts);
    }),
  /** No findings with this score or a higher one. */
  'fail-on-cvss': ({ failOnCvss: cvss }, facts) =>
    cvss === undefined
      ? []
      : [createRule({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)],
  'fail-on-epss': ({ failOnEpss: epss }, facts) =>
    epss === undefined
      ? []
      : [createRule({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)],
  /** No open finding of a severity whose first detection is more than this many days before the scan. */
  'max-age': ({ maxAge }, facts) =>
    severities.flatMap((severity) => {
      const days = maxAge[severity];
      if (days === undefined) return [];
      const name = `max-age ${severity.toLowerCase()}=${days}d`;
      const match = { severity: [severity], age: days };
      return [createRule({ name, match, asks: { kind: 'age', severity, days } }, facts)];
    }),
  /** The rules that a team defines itself. */
  rules: ({ rules = [] }, facts) =>
    rules.map(({ allow, match, ...rule }) => {
      const asks = { kind: 'match', severities: match.severity ?? severities } as const;
      return createRule({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
    }),
};

/** Whether a detail that does not state a fact can decide a rule. */
export function canAbsenceDecideRule(policy: RulePolicy): boolean {
  const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
  return hasGrace(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(canAbsenceDecide);
}

/** The rules that a policy turns on, each limited to the findings and types that can block. */
export function createRules(policy: RulePolicy, evidence: Pick<Evidence, 'startedAt' | 'origin'>): Rule[] {
  const alternative =
    evidence.origin === 'service'
      ? 'suppress them in the service with a reason'
      : 'accept them by violation_id with an exception in the policy file';
  const { unscored, fixCooldown, catalog, codeOwners, hasFullPaths, failOnTypes } = policy;
  const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalog, codeOwners, hasFullPaths };
  const rules = Object.values(kinds)
    .flatMap((createKind) => createKind(policy, facts))
    .map((rule) => ({ ...rule, remedy: `${rule.remedy}, or ${alternative}.` }));
  // Unknown if a finding may be in a part that the policy does not include.
  const isIncluded = (finding: Finding): Ternary =>
    andTernary(
      toTernary(findExclusionReason(policy, finding, evidence) === undefined),
      negateTernary(computeGrace(policy, finding, evidence).answer),
      policy.paths === undefined ? 'yes' : createCountingMatcher(policy.paths, policy)(finding),
    );
  const included = excludesFindings(policy) ? rules.map((rule) => limitRule(rule, isIncluded)) : rules;
  if (failOnTypes === undefined) return included;
  return included.map((rule) => ({
    ...limitRule(rule, compileMatch({ type: failOnTypes }, facts)),
    subject: `${rule.subject} (${failOnTypes.join(', ')} only)`,
  }));
}

function limitRule(rule: Rule, includes: (finding: Finding) => Ternary): Rule {
  return { ...rule, matches: (finding) => andTernary(includes(finding), rule.matches(finding)) };
}

/** Creates every rule: those of short settings and those with a name. */
function createRule(
  order: {
    name: string;
    match: Match;
    asks: RuleQuestion;
    /** The maximum allowed number of findings. Zero if not given. */
    allow?: number;
    effect?: RuleEffect;
    /** Whether another rule judges the finding instead, by severity and type. */
    isElsewhere?(finding: Finding): boolean;
  },
  facts: PredicateFacts,
): Rule {
  const { name, match, asks, allow, effect = 'block', isElsewhere } = order;
  const subject = formatMatch(match);
  const matches = compileMatch(match, facts);
  return {
    name,
    subject,
    asks,
    limit: allow ?? 0,
    effect,
    severities: match.severity ?? severities,
    matches:
      isElsewhere === undefined ? matches : (finding) => andTernary(toTernary(!isElsewhere(finding)), matches(finding)),
    remedy: formatRemedy(subject, match, allow),
    ...describeUnscored(match, facts),
  };
}

function formatRemedy(subject: string, { type: _, severity, ...others }: Match, allow: number | undefined): string {
  const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
  const what = isBare ? `${subject} findings` : subject;
  return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}

function describeUnscored(
  match: Match,
  facts: PredicateFacts,
): Pick<Rule, 'isUnscored' | 'unscored' | 'ignoresUnscored'> {
  const scores = listRequiredScores(match);
  const [first] = scores;
  if (first === undefined) return {};
  return {
    isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
    unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
    ignoresUnscored: facts.unscored === 'ignore',
  };
}

/** `high=5`, `sca-high=10`. */
export function formatThreshold({ severity, type, limit }: Threshold): string {
  return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}

/** The entry that judges a finding of known type: the entry of its type, otherwise the one of its severity. */
function findThresholdEntry(finding: Finding, all: readonly Threshold[]): Threshold | undefined {
  const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
  return (
    ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined)
  );
}

/** `blocks on more than 3 HIGH in src/**`. */
export function formatNamedRule({ match, allow, effect }: NamedRule): string {
  return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${formatMatch(match)}`;
}

/** Whether it lets through no more than the other rule. */
export function isAtLeastAsStrict(rule: NamedRule, other: NamedRule): boolean {
  const isEffective = rule.effect === 'block' || other.effect === 'warn';
  return isEffective && rule.allow <= other.allow && includesMatch(rule.match, other.match);
}

export interface InclusionPolicy extends PathPolicy {
  /**
   * Days after the advisory's publication or the first detection for which a dependency finding on the default branch
   * does not count, by severity.
   */
  newAdvisoryGrace?: Readonly<Partial<Record<Severity, number>>> | undefined;
  /** Globs: only findings that match are judged. */
  paths?: readonly string[] | undefined;
  /** Globs: findings that match do not count. */
  ignorePaths?: readonly string[] | undefined;
}

/** Whether the policy excludes anything. */
export function excludesFindings(policy: InclusionPolicy): boolean {
  return policy.paths !== undefined || policy.ignorePaths !== undefined || hasGrace(policy);
}

/** Undefined for a finding that counts or may count: a finding is excluded only if this is proven. */
export function findExclusionReason(
  policy: InclusionPolicy,
  finding: Finding,
  evidence: Pick<Evidence, 'startedAt'>,
): JudgedFinding['leftOut'] {
  const { paths, ignorePaths } = policy;
  if (ignorePaths !== undefined && createPathMatcher(ignorePaths)(finding) === 'yes') return 'in an ignored path';
  if (paths !== undefined && createCountingMatcher(paths, policy)(finding) === 'no')
    return 'in another part of the repository';
  const grace = computeGrace(policy, finding, evidence);
  return grace.answer === 'yes' ? `in its grace until ${grace.lastDay}` : undefined;
}

function hasGrace({ newAdvisoryGrace }: InclusionPolicy): boolean {
  return newAdvisoryGrace !== undefined && Object.keys(newAdvisoryGrace).length > 0;
}

/**
 * The earlier of the two times counts. Without either of them, or without the time of the scan, there is no grace.
 * `lastDay` is the last day, `YYYY-MM-DD` in UTC, that lies at least partly in the grace period.
 */
function computeGrace(
  { newAdvisoryGrace }: InclusionPolicy,
  finding: Finding,
  { startedAt }: Pick<Evidence, 'startedAt'>,
): { answer: Ternary; lastDay?: string } {
  const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : undefined;
  if (days === undefined || days === 0 || finding.type !== 'SCA' || isUnclear(finding, 'severity', 'type'))
    return { answer: 'no' };
  if (finding.detail === undefined) return { answer: 'unknown' };
  const { firstDetected, advisory } = finding.detail;
  const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== undefined);
  const endMs = Math.min(...known) + days * dayMs;
  if (startedAt === undefined || known.length === 0 || isUnclear(finding, 'firstDetected') || startedAt >= endMs)
    return { answer: 'no' };
  return { answer: 'yes', lastDay: new Date(endMs - 1).toISOString().slice(0, 10) };
}
