/** Writes one line of reasoning per rule, for people who do not know how the gate counts. */
import { isOpen, isSuppressed } from './evidence.ts';
import { countFindings } from './finding.ts';
import type { Rule, RuleContext } from './rules.ts';
import { countProven, type RuleResult } from './verdict.ts';

/**
 * `3 critical or high found by this scan (1 critical, 2 high; 1 accepted)`, followed by the allowed number, if there is
 * one.
 */
export function formatReasoning(rule: Rule, table: RuleContext, result: Omit<RuleResult, 'line'>): string {
  const facts = [
    ...listCountFacts(rule, table),
    ...listFindingFacts(rule, table),
    ...(result.verdict === 'inconclusive' ? explainDistrust(rule, table) : []),
  ];
  const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  const allowed = rule.limit === 0 ? '' : `, ${rule.limit} allowed`;
  const number = formatAmount(result);
  const subject = number === '1' ? rule.subject.replace(/^findings\b/, 'finding') : rule.subject;
  return `${number} ${subject} ${table.scope.phrase}${because}${allowed}`;
}

/**
 * A bound appears only if the exact number is not known. For a failed rule, this is the number that every surface
 * shows.
 */
function formatAmount(result: Omit<RuleResult, 'line'>): string {
  const { lo, hi, verdict } = result;
  if (verdict === 'passed') return hi === 0 ? 'no' : lo === hi ? String(hi) : `at most ${hi}`;
  if (verdict === 'failed') return String(countProven(result));
  return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}

function listCountFacts({ severities }: Rule, { evidence: { counts }, scope }: RuleContext): string[] {
  const missing = severities.filter((severity) => counts[severity] === undefined);
  const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
  const list = found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(', ');
  return [
    ...(severities.length > 1 && list !== '' ? [scope.isOld ? `${list} in total` : list] : []),
    ...(missing.length > 0 ? [`the scan states no count of ${missing.join(', ').toLowerCase()}`] : []),
  ];
}

/** The facts that explain the difference between the scan's count and the number that blocks. */
function listFindingFacts(rule: Rule, { question, scope, findings, evidence }: RuleContext): string[] {
  const suppressed = evidence.origin === 'service' ? 'suppressed in the service' : 'suppressed';
  const own = findings.filter(({ label, severity }) => label !== 'elsewhere' && rule.severities.includes(severity));
  const open = own.filter(isOpen);
  const facts: [number, string][] = [
    [countFindings(own, (finding) => isSuppressed(finding) && rule.matches(finding) !== 'no'), suppressed],
    [
      countFindings(open, (finding) => rule.matches(finding) !== 'no' && question.isExcepted(finding) === 'yes'),
      'accepted',
    ],
    [countFindings(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== 'no'), 'existing'],
    [
      countFindings(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== 'no'),
      'in files that are not changed here, left to the default branch’s run',
    ],
    [countFindings(open, (finding) => !finding.severityKnown), 'of unknown severity, counted as critical'],
    [rule.isUnscored === undefined ? 0 : countFindings(open, rule.isUnscored), rule.unscored ?? ''],
  ];
  return facts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}

/** Why the list does not decide the rule: the first reason only. */
function explainDistrust(rule: Rule, { slices }: RuleContext): string[] {
  if (rule.severities.includes('CRITICAL') && !slices.unknown.isRead)
    return ['the list of violations of unknown severity kept changing'];
  const open = rule.severities
    .map((severity) => slices.known.get(severity))
    .filter((slice) => (slice?.counted ?? 0) !== 0);
  const reasons = open.map((slice) => slice?.distrust ?? (slice?.list?.settled ? undefined : 'the list kept changing'));
  return reasons.filter((reason) => reason !== undefined).slice(0, 1);
}
