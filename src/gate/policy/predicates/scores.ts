/** `cvss` and `epss`: this score or a higher one. A missing score may be any in its interval. */

import type { Severity } from '../../../shared/severity.ts';
import { type Finding, isUnclear } from '../finding.ts';
import { type Ternary, toTernary } from '../ternary.ts';
import type { Predicate, PredicateFacts } from './predicate.ts';

/** The possible range of a score. Undefined if the finding has none of this kind. */
type ScoreInterval = readonly [least: number, most: number] | undefined;

/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings: Readonly<Record<Severity, readonly [number, number]>> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [0.1, 3.9],
  INFO: [0, 0],
};

/** From 0 to 10. */
export const cvss = createScorePredicate({
  kind: 'cvss',
  intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
  text: (least) => `with CVSS ${least} or more`,
  missing: 'without a CVSS score, judged by severity',
  ignored: 'without a CVSS score, not judged',
});

/** In percent. EPSS is published only for known vulnerabilities of dependencies. */
export const epss = createScorePredicate({
  kind: 'epss',
  intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
  text: (least) => `with EPSS ${least}% or more`,
  missing: 'dependencies without an EPSS score, unknown',
  ignored: 'without an EPSS score, not judged',
});

function createScorePredicate(scale: {
  kind: 'cvss' | 'epss';
  /** The possible range if the score is missing. */
  intervalOf(finding: Finding): ScoreInterval;
  text(least: number): string;
  /** Text for people that says how a missing score is judged. */
  missing: string;
  ignored: string;
}): Predicate<number> {
  const isIgnored = ({ unscored }: PredicateFacts) => unscored === 'ignore';
  return {
    matches(finding, least, facts) {
      const stated = finding[scale.kind];
      const isOffScale = isUnclear(finding, scale.kind);
      if (stated !== undefined && (stated >= least || !isOffScale)) return toTernary(stated >= least);
      if (isOffScale) return 'unknown';
      return isIgnored(facts) ? 'no' : compareInterval(scale.intervalOf(finding), least, finding);
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
function compareInterval(interval: ScoreInterval, least: number, { detail }: Finding): Ternary {
  if (detail === undefined) return 'unknown';
  if (interval === undefined || interval[1] < least) return 'no';
  return interval[0] >= least ? 'yes' : 'unknown';
}
