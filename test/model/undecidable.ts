/**
 * What the evidence alone allows: every way to say which of the findings that may be of our scan are, and whether the scan
 * counts suppressed ones, that agrees with all that the service stated. Where two of them differ in the verdict, no reader of
 * that evidence can decide.
 */

import { findBaselineIds } from '../../src/policy/baseline.ts';
import { isInChangedFile } from '../../src/policy/changes.ts';
import { type BaseScan, type Evidence, isOpen, isSuppressed } from '../../src/policy/evidence.ts';
import type { Finding } from '../../src/policy/finding.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { createRules } from '../../src/policy/rules/registry.ts';
import { andTernary, negateTernary, type Ternary, toTernary } from '../../src/policy/ternary.ts';
import { mayBeIntroduced } from '../../src/policy/untouched.ts';
import type { Severity } from '../../src/severity.ts';
import { exceptionFor } from '../policy/evidence.ts';

type Rule = ReturnType<typeof createRules>[number];

interface Range {
  least: number;
  most: number;
}

/** More doubtful findings of one severity than this are not enumerated. */
const mostDoubtful = 16;

/** True where some rule that holds in one of these worlds is broken in another; undefined when there are too many of them. */
export function isUndecidable(evidence: Evidence, policy: Policy): boolean | undefined {
  const worlds = [true, false].map((countsSuppressed) => rangesOf(evidence, policy, countsSuppressed));
  const possible = worlds.filter((ranges) => ranges !== 'impossible');
  if (possible.includes('too many')) return undefined;
  const all = possible.flatMap((ranges) => (Array.isArray(ranges) ? [ranges] : []));
  const rules = blockingRules(evidence, policy);
  const isBroken = all.map((ranges) => rules.some((rule, index) => (ranges[index]?.least ?? 0) > rule.limit));
  const mayBreak = all.map((ranges) => rules.some((rule, index) => (ranges[index]?.most ?? 0) > rule.limit));
  // Rules that share severities may exclude each other's extremes: then it is not proven.
  return mayBreak.includes(true) && isBroken.includes(false);
}

/** What only warns decides nothing. */
function blockingRules(evidence: Evidence, policy: Policy): Rule[] {
  return createRules(policy, evidence).filter(({ effect }) => effect === 'block');
}

function rangesOf(evidence: Evidence, policy: Policy, countsSuppressed: boolean): Range[] | 'impossible' | 'too many' {
  const ranges: Range[] = [];
  for (const rule of blockingRules(evidence, policy)) {
    const parts = rule.severities.map((severity) => rangeOf(evidence, policy, { rule, severity, countsSuppressed }));
    if (parts.includes('too many')) return 'too many';
    if (parts.includes('impossible')) return 'impossible';
    const known = parts.filter((part) => typeof part === 'object');
    ranges.push({
      least: known.reduce((sum, { least }) => sum + least, 0),
      most: known.reduce((sum, { most }) => sum + most, 0),
    });
  }
  return ranges;
}

interface Asked {
  rule: Rule;
  severity: Severity;
  countsSuppressed: boolean;
}

function rangeOf(evidence: Evidence, policy: Policy, asked: Asked): Range | 'impossible' | 'too many' {
  const { severity, countsSuppressed } = asked;
  const own = evidence.findings.filter((finding) => finding.severity === severity && finding.label !== 'elsewhere');
  const counted = own.filter((finding) => isOpen(finding) || (countsSuppressed && isSuppressed(finding)));
  const sure = counted.filter(({ label }) => label === 'seen');
  const doubtful = counted.filter(({ label }) => label !== 'seen');
  const missing = (evidence.counts[severity] ?? 0) - sure.length;
  if (missing < 0 || missing > doubtful.length) return 'impossible';
  if (doubtful.length > mostDoubtful) return 'too many';
  const range = { least: Number.POSITIVE_INFINITY, most: 0 };
  for (let mask = 0; mask < 2 ** doubtful.length; mask++) {
    const chosen = doubtful.filter((_, index) => (mask >> index) % 2 === 1);
    if (chosen.length !== missing) continue;
    const held = [...sure, ...chosen];
    range.least = Math.min(range.least, countOf(evidence, policy, { ...asked, held, counts: ['yes'] }));
    range.most = Math.max(range.most, countOf(evidence, policy, { ...asked, held, counts: ['yes', 'unknown'] }));
  }
  return range;
}

/** How many the rule counts of these, were they what the scan found; what nobody states may fit a rule, or not. */
function countOf(
  evidence: Evidence,
  policy: Policy,
  { rule, severity, held, counts }: Asked & { held: readonly Finding[]; counts: readonly Ternary[] },
): number {
  const isCovered = (finding: Finding) => exceptionFor(finding, policy.exceptions, policy.today).answer;
  const isBlocking = (finding: Finding) =>
    counts.includes(andTernary(toTernary(isOpen(finding)), negateTernary(isCovered(finding)), rule.matches(finding)));
  if (policy.scope === 'new' && evidence.baseline !== undefined) {
    const old = findBaselineIds(evidence.baseline, held.filter(isOpen), new Set(held.map(({ id }) => id)));
    return held.filter((finding) => isBlocking(finding) && !old.has(finding.id)).length;
  }
  if (policy.scope !== 'auto') return held.filter(isBlocking).length;
  const isLeft = (finding: Finding) =>
    policy.untouched === 'note' && mayBeIntroduced(finding, evidence.changes, evidence.held) === 'no';
  const made = held.filter((finding) => isBlocking(finding) && !isLeft(finding));
  const isNewSince = (finding: Finding, base: BaseScan | undefined) =>
    (finding.detail?.firstDetected ?? 0) > (base?.completedAt ?? 0) + 5000;
  const changed = made.filter(
    (finding) => evidence.changes === undefined || isInChangedFile(finding, evidence.changes) !== 'no',
  );
  const growths = [evidence.base, evidence.earlierBase].flatMap((base) => {
    const count = base?.counts[severity];
    const harmless = held.filter((finding) => !made.includes(finding) && isNewSince(finding, base));
    return count === undefined ? [] : [Math.min(made.length, held.length - harmless.length - count)];
  });
  const recent = made.filter((finding) => isNewSince(finding, evidence.base));
  return Math.max(changed.length, recent.length, Math.min(...growths, made.length));
}
