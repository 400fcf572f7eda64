/** `cvss` and `epss`: this score or a higher one. A missing score may be any in its interval. */

import type { Severity } from '../../severity.ts';
import { type Answer, answer } from '../answer.ts';
import { type Finding, isUnclear } from '../finding.ts';
import type { Facts, Predicate } from './predicate.ts';

/** The possible range of a score. Undefined if the finding has none of this kind. */
type Interval = readonly [least: number, most: number] | undefined;

interface Scale {
  kind: 'cvss' | 'epss';
  /** The possible range if the score is missing. */
  intervalOf(finding: Finding): Interval;
  text(least: number): string;
  /** Text for people that says how a missing score is judged. */
  missing: string;
  ignored: string;
}

/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings: Readonly<Record<Severity, readonly [number, number]>> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [0.1, 3.9],
  INFO: [0, 0],
};

/** From 0 to 10. */
export const cvss = scorePredicate({
  kind: 'cvss',
  intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
  text: (least) => `with CVSS ${least} or more`,
  missing: 'without a CVSS score, judged by severity',
  ignored: 'without a CVSS score, not judged',
});

/** In percent. EPSS is published only for known vulnerabilities of dependencies. */
export const epss = scorePredicate({
  kind: 'epss',
  intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
  text: (least) => `with EPSS ${least}% or more`,
  missing: 'dependencies without an EPSS score, unknown',
  ignored: 'without an EPSS score, not judged',
});

function scorePredicate(scale: Scale): Predicate<number> {
  const isIgnored = ({ unscored }: Facts) => unscored === 'ignore';
  return {
    matches(finding, least, facts) {
      const stated = finding[scale.kind];
      const isOffScale = isUnclear(finding, scale.kind);
      if (stated !== undefined && (stated >= least || !isOffScale)) return answer(stated >= least);
      if (isOffScale) return 'unknown';
      return isIgnored(facts) ? 'no' : compared(scale.intervalOf(finding), least, finding);
    },
    text: scale.text,
    holdsAll: (wide, narrow) => wide <= narrow,
    isToldBySilence: true,
    score: {
      isMissing: (finding, facts) =>
        finding[scale.kind] === undefined &&
        !isUnclear(finding, scale.kind) &&
        (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
      missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
    },
  };
}

/** A detail may state a score that the list leaves out. */
function compared(interval: Interval, least: number, { detail }: Finding): Answer {
  if (detail === undefined) return 'unknown';
  if (interval === undefined || interval[1] < least) return 'no';
  return interval[0] >= least ? 'yes' : 'unknown';
}
