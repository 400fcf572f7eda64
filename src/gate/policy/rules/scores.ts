/** `fail-on-cvss` and `fail-on-epss`: no findings with this score or a higher one. */
import { createRule, type RuleKind } from './rule.ts';

interface CvssPolicy {
  /** Blocks at this score and above, 0 to 10. */
  failOnCvss: number | undefined;
}

export const failOnCvss: RuleKind<CvssPolicy> = ({ failOnCvss: cvss }, facts) =>
  cvss === undefined
    ? []
    : [createRule({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)];

interface EpssPolicy {
  /** Blocks at this probability and above, in percent. */
  failOnEpss: number | undefined;
}

export const failOnEpss: RuleKind<EpssPolicy> = ({ failOnEpss: epss }, facts) =>
  epss === undefined
    ? []
    : [createRule({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)];
