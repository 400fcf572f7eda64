/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one; a missing score is not judged, and counted. */
import { answer } from '../answer.ts';
import { type Finding, severities } from '../finding.ts';
import type { Rule, RuleKind } from './rule.ts';

export interface CvssPolicy {
  /** Blocks at this score and above, 0 to 10. */
  failOnCvss: number | undefined;
}

export const failOnCvss: RuleKind<CvssPolicy> = ({ failOnCvss: least }) =>
  least === undefined
    ? []
    : [scoreRule({ name: 'fail-on-cvss', kind: 'CVSS', least, unit: '', scoreOf: ({ cvss }) => cvss })];

export interface EpssPolicy {
  /** Blocks at this probability and above, in percent. */
  failOnEpss: number | undefined;
}

export const failOnEpss: RuleKind<EpssPolicy> = ({ failOnEpss: least }) =>
  least === undefined
    ? []
    : [scoreRule({ name: 'fail-on-epss', kind: 'EPSS', least, unit: '%', scoreOf: ({ epss }) => epss })];

interface Score {
  /** Of the setting. */
  name: string;
  kind: 'CVSS' | 'EPSS';
  least: number;
  unit: '' | '%';
  scoreOf(finding: Finding): number | undefined;
}

function scoreRule({ name, kind, least, unit, scoreOf }: Score): Rule {
  const subject = `${kind} ${least}${unit} or more`;
  return {
    name: `${name}=${least}${unit}`,
    subject: `findings with ${subject}`,
    limit: 0,
    severities,
    matches(finding) {
      const score = scoreOf(finding);
      return answer(score !== undefined && score >= least);
    },
    remedy: `Fix the findings with ${subject}, or suppress them at the service with a reason.`,
    isUnjudged: (finding) => scoreOf(finding) === undefined,
    unjudged: `without a ${kind} score`,
  };
}
