/** `fail-on-cvss` and `fail-on-epss`: no findings with this score or a higher one. */
import { createRule, type RuleKind } from './rule.ts';

/** Blocks at this score and above, 0 to 10. */
export const failOnCvss: RuleKind<{ failOnCvss: number | undefined }> = ({ failOnCvss: cvss }, facts) =>
  cvss === undefined
    ? []
    : [createRule({ name: `fail-on-cvss=${cvss}`, match: { cvss }, asks: { kind: 'cvss', least: cvss } }, facts)];

/** Blocks at this probability and above, in percent. */
export const failOnEpss: RuleKind<{ failOnEpss: number | undefined }> = ({ failOnEpss: epss }, facts) =>
  epss === undefined
    ? []
    : [createRule({ name: `fail-on-epss=${epss}%`, match: { epss }, asks: { kind: 'epss', least: epss } }, facts)];
