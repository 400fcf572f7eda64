/**
 * What the evidence alone allows: every way to say which of the findings that may be of our scan are, and whether the scan
 * counts suppressed ones, that agrees with all that the service stated. Where two of them differ in the verdict, no reader of
 * that evidence can decide.
 */

import { findBaselineIds } from '../../src/gate/policy/baseline.ts';
import { judgeEvidence } from '../../src/gate/policy/judge.ts';
import { type Severity, severities } from '../../src/shared/severity.ts';
import {
  type BaseScan,
  type Evidence,
  type Finding,
  finding,
  found,
  isExcepted,
  isInChange,
  mayBeIntroduced,
  type Policy,
} from '../gate/policy/evidence.ts';

type Ternary = ReturnType<typeof isExcepted>;

interface Rule {
  limit: number;
  severities: readonly Severity[];
  matches(each: Finding): Ternary;
}

/** The same question is asked in each of the worlds. */
function remembering<Answer>(ask: (each: Finding) => Answer): (each: Finding) => Answer {
  const known = new Map<Finding, Answer>();
  return (each) => {
    const answer = known.get(each) ?? ask({ ...each, status: 'OPEN', label: 'seen' });
    known.set(each, answer);
    return answer;
  };
}

function isOpen({ status, label, detail }: Finding): boolean {
  if (status !== 'FIXED') return status === 'OPEN' || status === 'UNKNOWN';
  return label === 'seen' || (label === 'maybe' && detail?.lastSeen !== undefined);
}

const isSuppressed = ({ status }: Finding) => status === 'FALSE_POSITIVE' || status === 'ACCEPTED_RISK';

interface Range {
  least: number;
  most: number;
}

/** More doubtful findings of one severity than this are not enumerated. */
const mostDoubtful = 16;

/** True where some rule that holds in one of these worlds is broken in another; undefined when there are too many of them. */
export function isUndecidable(evidence: Evidence, policy: Policy): boolean | undefined {
  const given = { evidence, policy, rules: blockingRules(evidence, policy), ...questionsOf(evidence, policy) };
  const worlds = [true, false].map((countsSuppressed) => rangesOf(given, countsSuppressed));
  const possible = worlds.filter((ranges) => ranges !== 'impossible');
  if (possible.includes('too many')) return undefined;
  const all = possible.flatMap((ranges) => (Array.isArray(ranges) ? [ranges] : []));
  const { rules } = given;
  const isBroken = all.map((ranges) => rules.some((rule, index) => (ranges[index]?.least ?? 0) > rule.limit));
  const mayBreak = all.map((ranges) => rules.some((rule, index) => (ranges[index]?.most ?? 0) > rule.limit));
  // Rules that share severities may exclude each other's extremes: then it is not proven.
  return mayBreak.includes(true) && isBroken.includes(false);
}

/** What only warns decides nothing. */
function blockingRules({ startedAt, origin }: Evidence, policy: Policy): Rule[] {
  const asked: Policy = { ...policy, scope: 'scan', exceptions: [] };
  const judge = remembering((each) => judgeEvidence({ ...found(each), startedAt, origin }, asked).rules);
  const anything = { type: undefined, cvss: 10, epss: 100, filePath: undefined };
  return judge(finding()).map(({ limit }, index) => ({
    limit,
    severities: severities.filter((severity) => judge(finding({ ...anything, severity }))[index]?.hi !== 0),
    matches(each) {
      const { lo, hi } = judge(each)[index] ?? { lo: 0, hi: 0 };
      return lo > 0 ? 'yes' : hi > 0 ? 'unknown' : 'no';
    },
  }));
}

/** What every rule asks of a finding. */
const questionsOf = ({ changes, held }: Evidence, { exceptions, today, untouched }: Policy) => ({
  isCovered: remembering((each) => isExcepted(each, exceptions, today)),
  isLeft: remembering((each) => untouched === 'note' && mayBeIntroduced(each, changes, held) === 'no'),
  mayBeChanged: remembering((each) => changes === undefined || isInChange(each, changes) !== 'no'),
});

interface Given extends ReturnType<typeof questionsOf> {
  evidence: Evidence;
  policy: Policy;
  rules: readonly Rule[];
}

function rangesOf(given: Given, countsSuppressed: boolean): Range[] | 'impossible' | 'too many' {
  const ranges: Range[] = [];
  for (const rule of given.rules) {
    const parts = rule.severities.map((severity) => rangeOf(given, { rule, severity, countsSuppressed }));
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

function rangeOf(given: Given, asked: Asked): Range | 'impossible' | 'too many' {
  const { severity, countsSuppressed } = asked;
  const { evidence } = given;
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
    range.least = Math.min(range.least, countOf(given, { ...asked, held, counts: ['yes'] }));
    range.most = Math.max(range.most, countOf(given, { ...asked, held, counts: ['yes', 'unknown'] }));
  }
  return range;
}

/** How many the rule counts of these, were they what the scan found; what nobody states may fit a rule, or not. */
function countOf(
  { evidence, policy, isCovered, isLeft, mayBeChanged }: Given,
  { rule, severity, held, counts }: Asked & { held: readonly Finding[]; counts: readonly Ternary[] },
): number {
  const negated = { yes: 'no', no: 'yes', unknown: 'unknown' } as const;
  const isBlocking = (each: Finding) => {
    const answers = isOpen(each) ? [negated[isCovered(each)], rule.matches(each)] : ['no' as const];
    return counts.includes(answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes');
  };
  if (policy.scope === 'new' && evidence.baseline !== undefined) {
    const old = findBaselineIds(evidence.baseline, held.filter(isOpen), new Set(held.map(({ id }) => id)));
    return held.filter((finding) => isBlocking(finding) && !old.has(finding.id)).length;
  }
  if (policy.scope !== 'auto') return held.filter(isBlocking).length;
  const made = held.filter((finding) => isBlocking(finding) && !isLeft(finding));
  const isNewSince = (finding: Finding, base: BaseScan | undefined) =>
    (finding.detail?.firstDetected ?? 0) > (base?.completedAt ?? 0) + 5000;
  const changed = made.filter(mayBeChanged);
  const growths = [evidence.base, evidence.earlierBase].flatMap((base) => {
    const count = base?.counts[severity];
    const harmless = held.filter((finding) => !made.includes(finding) && isNewSince(finding, base));
    return count === undefined ? [] : [Math.min(made.length, held.length - harmless.length - count)];
  });
  const recent = made.filter((finding) => isNewSince(finding, evidence.base));
  return Math.max(changed.length, recent.length, Math.min(...growths, made.length));
}
