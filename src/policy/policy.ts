/** What a team asks of its code: plain data, read from the settings and the config file. */
import { type Severity, severities, type ViolationType } from './finding.ts';

export const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const;
export type Scope = (typeof scopes)[number];

/** The most that is allowed of a severity, or of one type at that severity. */
export interface Threshold {
  severity: Severity;
  /** Undefined: every type that no entry of its own names. */
  type: ViolationType | undefined;
  limit: number;
}

/** Accepts findings until a day. All criteria that are given must match; at least one is. */
export interface Exception {
  violationId?: string | undefined;
  /** `CWE-<number>`. */
  cwe?: string | undefined;
  type?: ViolationType | undefined;
  /** A glob over the file's path. */
  path?: string | undefined;
  title?: string | undefined;
  reason: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  expires: string;
  owner?: string | undefined;
}

export interface Policy {
  /** Blocks at this severity and above; NONE: severities alone do not block. */
  failOnSeverity: Severity | 'NONE';
  /** An entry judges its findings alone, instead of `failOnSeverity`; the most specific one that fits. */
  threshold: readonly Threshold[];
  /** Only these types can block; undefined: all. */
  failOnTypes: readonly ViolationType[] | undefined;
  /** Types that the scan must cover although more can block: what a trusted policy named before it was tightened. */
  coverTypes?: readonly ViolationType[] | undefined;
  /** Blocks at this score and above, 0 to 10. */
  failOnCvss: number | undefined;
  /** Blocks at this probability and above, in percent. */
  failOnEpss: number | undefined;
  /** Days after its first detection from which an open finding of the severity blocks. */
  maxAge: Readonly<Partial<Record<Severity, number>>>;
  /** `auto` here means the comparison with the base branch; where there is none it has become `scan`. */
  scope: Scope;
  exceptions: readonly Exception[];
  /** The day of the run, `YYYY-MM-DD` in UTC: exceptions end by it. */
  today: string;
}

/** This severity and all above it, worst first. */
export function atOrAbove(severity: Severity): Severity[] {
  return severities.slice(0, severities.indexOf(severity) + 1);
}
