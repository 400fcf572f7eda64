/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one; what a missing score may be is unknown. */
import { type Answer, answer } from '../answer.ts';
import { type Finding, type Severity, severities } from '../finding.ts';
import type { unscoredWords } from '../words.ts';
import type { Rule, RuleKind } from './rule.ts';

interface UnscoredPolicy {
  /** Whether a finding without a score may have any that fits it, or is left out. */
  unscored: (typeof unscoredWords)[number];
}

export interface CvssPolicy extends UnscoredPolicy {
  /** Blocks at this score and above, 0 to 10. */
  failOnCvss: number | undefined;
}

export const failOnCvss: RuleKind<CvssPolicy> = ({ failOnCvss: least, unscored }) =>
  least === undefined ? [] : [scoreRule({ kind: 'CVSS', unit: '', least, unscored, ...cvss })];

export interface EpssPolicy extends UnscoredPolicy {
  /** Blocks at this probability and above, in percent. */
  failOnEpss: number | undefined;
}

export const failOnEpss: RuleKind<EpssPolicy> = ({ failOnEpss: least, unscored }) =>
  least === undefined ? [] : [scoreRule({ kind: 'EPSS', unit: '%', least, unscored, ...epss })];

/** A score as far as it is known: at least and at most; undefined: the finding has none of this kind. */
type Interval = readonly [least: number, most: number] | undefined;

interface Score extends UnscoredPolicy {
  kind: 'CVSS' | 'EPSS';
  unit: string;
  least: number;
  scoreOf(finding: Finding): number | undefined;
  /** Without a score: what it may be. */
  intervalOf(finding: Finding): Interval;
  /** How a missing score is judged, for people. */
  missing: string;
}

/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings: Readonly<Record<Severity, readonly [number, number]>> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [0.1, 3.9],
  INFO: [0, 0],
};

const cvss = {
  scoreOf: (finding: Finding) => finding.cvss,
  intervalOf: ({ severity, severityKnown }: Finding): Interval => (severityKnown ? ratings[severity] : [0, 10]),
  missing: 'without a CVSS score, judged by severity',
};

/** EPSS is published for the known vulnerabilities of dependencies alone. */
const epss = {
  scoreOf: (finding: Finding) => finding.epss,
  intervalOf: ({ type }: Finding): Interval => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
  missing: 'dependencies without an EPSS score, unknown',
};

function scoreRule(score: Score): Rule {
  const { kind, unit, least, unscored } = score;
  const subject = `findings with ${kind} ${least}${unit} or more`;
  const isIgnored = unscored === 'ignore';
  const isMissing = (finding: Finding) => score.scoreOf(finding) === undefined;
  return {
    name: `fail-on-${kind.toLowerCase()}=${least}${unit}`,
    subject,
    asks: { kind: kind === 'CVSS' ? 'cvss' : 'epss', least },
    limit: 0,
    severities,
    matches(finding) {
      const stated = score.scoreOf(finding);
      if (stated !== undefined) return answer(stated >= least);
      return isIgnored ? 'no' : compared(score.intervalOf(finding), least, finding);
    },
    remedy: `Fix the ${subject}`,
    isUnscored: (finding) => isMissing(finding) && (isIgnored || score.intervalOf(finding) !== undefined),
    ignoresUnscored: isIgnored,
    unscored: isIgnored ? `without a${kind === 'EPSS' ? 'n' : ''} ${kind} score, not judged` : score.missing,
  };
}

/** A detail may state what the list leaves out. */
function compared(interval: Interval, least: number, { detail }: Finding): Answer {
  if (detail === undefined) return 'unknown';
  if (interval === undefined || interval[1] < least) return 'no';
  return interval[0] >= least ? 'yes' : 'unknown';
}
